"""The Invasion's training zones: storing resources there (RON-259 to RON-261) and destroying them."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask, push, slots

from ...state import RoneState
from ...words import log
from ...words import questions as q
from ...words import vocabulary as v
from ...words.names import COLOURS, KIND_WORD, WILD, ZONE_WORD
from ...words.vocabulary import programs
from ..bags import ZONES
from ..end.falling import each_time
from .deck import recruit_into
from .orders import ORDERS, PUT_AWAY, WHEN_TRAINED, ZONE_EFFECT
from .stack import invasion_card


# ---- storing ----
def inv_store(s: RoneState, kinds: tuple[int, ...], source: int = -1) -> None:
    """RON-259, RON-261: into the zone of its colour, without limit; the players choose for a wild one (RON-260)."""
    for kind in kinds:
        if kind != WILD:
            into_zone(s, kind)
    wild = sum(kind == WILD for kind in kinds)
    if wild:
        push(s, INV_STORING, 0, source, wild)


def into_zone(s: RoneState, colour: int) -> None:
    s.inv_stored += ZONES.one[colour]
    if s.log is not None:
        s.log.append((log.L_INV_STORES, 0, -1, KIND_WORD + colour, -1))


STORED = Question(
    q.ASK_ZONE_STORE,
    (
        Choice(
            v.ZONE,
            Domain(
                lambda c: COLOURS,
                "RON-260",
                cs="Žolíkový zdroj Invaze jde do jedné z pěti tréninkových zón",
                en="A wild resource of the Invasion goes into one of the five training zones",
            ),
        ),
    ),
)


def ask_store_zone(s: RoneState, f: Frame) -> None:
    if not f[X]:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, 0, q.ASK_ZONE_STORE, v.ZONE.each(COLOURS), f[SRC])


@answers(STORED)
def take_store_zone(s: RoneState, f: Frame) -> None:
    into_zone(s, first(s.answer))
    f[PC] = 0


INV_STORING = programs.procedure("the Invasion stores", ask_store_zone, take_store_zone)


DONE_WITH, DISTINCT = slots(2)  # zones that are done with; must they differ?


EMPTIED = Question(
    q.ASK_ZONE_EMPTY,
    (
        Choice(
            v.ZONE,
            Domain(
                lambda c: COLOURS,
                "RON-147",
                cs="Zdroj Invaze se ničí v jedné z pěti tréninkových zón",
                en="A resource of the Invasion is destroyed in one of the five training zones",
            ),
            checks=(
                Check(
                    "RON-D31",
                    lambda c: ZONES.get(c.s.inv_stored, c.a),
                    cs="V tréninkové zóně ({a}) žádný zdroj není.",
                    en="There is no resource in the {a} training zone.",
                ),
                Check(
                    "RON-035",
                    lambda c: not c.f[DONE_WITH] >> c.a & 1,
                    cs="Zničené zdroje musí být různé a z této zóny ({a}) už jeden zničen byl.",
                    en="The destroyed resources have to differ, and one of the {a} zone has been destroyed.",
                ),
            ),
        ),
    ),
)


@answers(EMPTIED)
def take_unstore(s: RoneState, f: Frame) -> None:
    zone = first(s.answer)
    s.inv_stored -= ZONES.one[zone]
    if f[DISTINCT]:
        f[DONE_WITH] |= 1 << zone
    if s.log is not None:
        s.log.append((log.L_INV_LOSES, f[ME], -1, ZONE_WORD + zone, -1))
    f[PC] = 0


INV_UNSTORING = programs.procedure("destroying the Invasion's resources", each_time(EMPTIED), take_unstore, slots=2)


# ---- training (step 4) ----
ZONE, CARD = slots(2)


def needed(s: RoneState, zone: int) -> int:
    """The resources that the card of a zone needs to be trained."""
    return invasion_card(s, s.training[zone][0]).training_cost


TRAINED = Question(
    q.ASK_ZONE_TRAIN,
    (
        Choice(
            v.ZONE,
            Domain(
                lambda c: [zone for zone in COLOURS if c.s.training[zone]],
                "RON-180",
                cs="Cvičí se karta v tréninkové zóně",
                en="Only a card in a training zone is trained",
            ),
            checks=(
                Check(
                    "RON-180",
                    lambda c: ZONES.get(c.s.inv_stored, c.a) >= needed(c.s, c.a),
                    cs="Tréninková zóna ({a}) má {have:resource}, potřebuje {need}.",
                    en="The {a} training zone has {have:resource} and needs {need}.",
                    by=lambda c: c.s.training[c.a],
                    values=lambda c: {"have": ZONES.get(c.s.inv_stored, c.a), "need": needed(c.s, c.a)},
                ),
            ),
        ),
    ),
)


def ask_zone(s: RoneState, f: Frame) -> None:
    """RON-180, RON-185: every card that can be trained must be, in an order the players choose."""
    if not TRAINED.ask(s, f):
        for zone in COLOURS:  # RON-D30: zones that stayed empty
            recruit_into(s, zone)
        s.stack.pop()


@answers(TRAINED)
def take_zone(s: RoneState, f: Frame) -> None:
    """RON-181, RON-266: its resources are destroyed, and it does what it does when trained."""
    f[ZONE] = zone = first(s.answer)
    f[CARD] = card = s.training[zone].pop()
    s.inv_stored -= ZONES.get(s.inv_stored, zone) * ZONES.one[zone]
    s.arriving.append(card)
    if s.log is not None:
        s.log.append((log.L_INV_TRAINS, 0, card, 0, -1))
    push(s, PUT_AWAY, 0, card)
    if invasion_card(s, card).when_trained is not None:
        push(s, ORDERS, 0, card, 0, WHEN_TRAINED, 0, 0)


def zone_effect(s: RoneState, f: Frame) -> None:
    """RON-183."""
    push(s, ORDERS, 0, f[CARD], 0, ZONE_EFFECT + f[ZONE], 0, 0)


def refill_zone(s: RoneState, f: Frame) -> None:
    recruit_into(s, f[ZONE])
    f[PC] = 0


INV_TRAINING = programs.procedure("the Invasion trains", ask_zone, take_zone, zone_effect, refill_zone, slots=2)
