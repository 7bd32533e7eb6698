"""What may be done in the main phase: cards, dice, abilities, stored resources, re-rolls (RON-085, RON-086)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sudi.kernel.decision import BITS, VERB_SHIFT
from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, same_title, stop
from sudi.kernel.wording import Bilingual

from ..language.hindrances import NO_CONVERT, NO_PAIRS, NO_REROLL
from ..rules.bags import RESOURCES, ZONES
from ..rules.invasion.stack import hindered, invasion_card
from ..rules.workshop.dice import ALL_DICE, FACE_KINDS, GIVES, built_alike, different, face_of, pairs
from ..state import RoneState
from ..words import questions as q
from ..words import vocabulary as v
from ..words.names import KINDS
from .dice import ALREADY_USED, BLOCKED, usable
from .extra_actions import EXTRA, extra_options
from .hindrances import unhindered
from .paying import PRICE_IS_PAID, payments
from .permanents import EXHAUSTIBLE
from .phases import WAITING

PAIR_SIZE = 2  # RON-121


# ---- cards ----
def in_training(s: RoneState, card: int) -> dict[str, int]:
    """How far the Invasion is with training a card."""
    zone = next(zone for zone, cards in enumerate(s.training) if card in cards)
    return {"have": ZONES.get(s.inv_stored, zone), "need": invasion_card(s, card).training_cost}


PLAY = Choice(
    v.PLAY,
    Domain(
        lambda c: c.s.hand[c.me],
        "RON-114",
        cs="Hraje se verbovací karta z ruky",
        en="Only a recruit card in your hand can be played",
        apart=(
            Check(
                "RON-119",
                lambda c: c.a not in c.s.played[c.me],
                cs="Karta {a} už v tomto kole zahrána byla.",
                en="{a} has been played this turn already.",
            ),
            Check(
                "RON-292",
                lambda c: c.a not in c.s.ground[c.me] or c.s.screws[c.a] < c.s.t.training_cost[c.a],
                cs="Karta {a} je na cvičišti: šroubků má dost, na odhazovací balíček půjde ve fázi vycvičení.",
                en="{a} is on the training ground: it has its screws and is discarded in the training phase.",
            ),
            Check(
                "RON-039",
                lambda c: c.a not in c.s.ground[c.me],
                cs="Karta {a} je ještě na cvičišti: má {have:screw}, potřebuje {need}.",
                en="{a} is still on the training ground: it has {have:screw} and needs {need}.",
                values=lambda c: {"have": c.s.screws[c.a], "need": c.s.t.training_cost[c.a]},
            ),
            Check(
                "RON-195",
                lambda c: c.a not in c.s.deployed,
                cs="Karta Invaze {a} je nasazená: zasáhneš ji jen zraněním, a to až bude poslední nasazenou.",
                en="The Invasion has deployed {a}: only damage hits it, once it is the last deployed card.",
            ),
            Check(
                "RON-138",
                lambda c: not any(c.a in cards for cards in c.s.training),
                cs="Kartu {a} cvičí Invaze: v tréninkové zóně má {have:resource}, potřebuje {need}.",
                en="The Invasion trains {a}: its training zone has {have:resource} and needs {need}.",
                values=lambda c: in_training(c.s, c.a),
            ),
            Check(
                "RON-137",
                lambda c: c.a not in c.s.protocols,
                cs="Karta {a} je protokol Invaze; ten spouští jen Invaze sama.",
                en="{a} is a protocol of the Invasion; only the Invasion carries it out.",
            ),
        ),
    ),
    checks=PRICE_IS_PAID,
    alike=same_title,
)

ACTIVATE = Choice(
    v.ACTIVATE,
    Domain(
        lambda c: c.s.base[c.me],
        "RON-120",
        cs="Použít lze schopnost karty ve vlastní základně",
        en="Only the ability of a card in your own base can be used",
        apart=(
            Check(
                "RON-120",
                lambda c: not any(c.a in base for base in c.s.base),
                cs="Karta {a} leží v základně někoho jiného; použít můžeš jen schopnosti karet ve své.",
                en="{a} lies in the base of somebody else; you can use the abilities of your own base only.",
            ),
        ),
    ),
    checks=EXHAUSTIBLE,
)


# ---- dice ----
def two_dice(c: Case) -> Iterator[tuple[int, int]]:
    """Any two usable dice, in either order; the face that comes first in the list of faces is named first."""
    words = usable(c, c.me)
    for i, one in enumerate(words):
        for other in words[i + 1 :]:
            first, second = sorted((one, other), key=face_of)
            yield second, first
            yield first, second


USE = Choice(
    v.USE,
    Domain(
        lambda c: usable(c, c.me),
        "RON-109",
        cs="Použít lze hozenou kostku, která ještě použita nebyla",
        en="Only a rolled die that has not been used can be used",
        apart=(ALREADY_USED, BLOCKED),
    ),
    checks=(
        Check(
            "RON-053",
            lambda c: GIVES[face_of(c.a)],
            cs="Strana bez barevných šroubků žádný zdroj nedá; takovou kostku lze jen přeměnit s jinou.",
            en="A face without coloured screws gives no resource; such a die can only be converted with another.",
        ),
    ),
    alike=lambda c: built_alike(c.s.dice[c.me], c.a),
)

CONVERT = Choice(
    v.CONVERT,
    Domain(
        lambda c: usable(c, c.me),
        "RON-112",
        cs="Přeměňují se dvě hozené kostky, které ještě použity nebyly",
        en="Two rolled dice that have not been used are converted",
        apart=(ALREADY_USED, BLOCKED),
    ),
    Domain(
        lambda c: usable(c, c.me),
        "RON-112",
        cs="K přeměně je třeba druhé hozené a nepoužité kostky",
        en="Converting takes a second rolled die that has not been used",
    ),
    checks=(unhindered(NO_CONVERT),),
    pairs=two_dice,
    alike=lambda c: tuple(sorted(built_alike(c.s.dice[c.me], word) for word in (c.a, c.b))),
)


def rerollers(c: Case) -> list[int]:
    """Whose dice one's token re-rolls; among players who share, anybody's (RON-210)."""
    return list(c.s.t.mates[c.me]) if c.s.t.sharing else [c.me]


REROLL = Choice(
    v.REROLL,
    Domain(
        lambda c: [word for seat in rerollers(c) for word in usable(c, seat)],
        "RON-017",
        cs="Přehodit lze hozenou kostku, která ještě použita nebyla",
        en="Only a rolled die that has not been used can be re-rolled",
    ),
    Domain(
        rerollers,
        "RON-016",
        cs="Přehodit lze jen vlastní kostku, nebo kostku spoluhráče",
        en="Only a die of your own or of a team mate can be re-rolled",
    ),
    checks=(
        Check(
            "RON-016",
            lambda c: c.s.rerolls[c.me],
            cs="Přehození stojí žeton přehozu a ty žádný nemáš.",
            en="A re-roll costs a re-roll token and you have none.",
        ),
        unhindered(NO_REROLL),
    ),
    pairs=lambda c: [(word, seat) for seat in rerollers(c) for word in usable(c, seat)],
    alike=lambda c: (built_alike(c.s.dice[c.b], c.a), c.b),
)

# ---- stored resources ----
PAIR = Choice(
    v.PAIR,
    Domain(lambda c: KINDS, "RON-121", cs="Používají se dva uložené zdroje", en="Two stored resources are used"),
    checks=(
        Check(
            "RON-121",
            lambda c: RESOURCES.get(c.s.stored[c.me], c.a) >= PAIR_SIZE,
            cs="Je třeba dvou uložených zdrojů jednoho druhu ({a}) a máš uloženo: {have}.",
            en="It takes two stored resources of one kind ({a}) and you have stored {have}.",
            values=lambda c: {"have": RESOURCES.get(c.s.stored[c.me], c.a)},
        ),
        unhindered(NO_PAIRS),
    ),
)

MAIN_PHASE = Question(
    q.ASK_MAIN,
    (PLAY, USE, CONVERT, PAIR, ACTIVATE, REROLL, EXTRA, stop(v.END), WAITING),
    "RON-086",
    active_seat,
    Bilingual("v hlavní fázi tvého kola", "in the main phase of your turn"),
)


# ---- the short way ----
USE_CODE, CONVERT_CODE, ACTIVATE_CODE, REROLL_CODE = v.USE.code, v.CONVERT.code, v.ACTIVATE.code, v.REROLL.code


@lru_cache(maxsize=1 << 15)
def dice_options(dice: int, shown: int, unusable: int) -> tuple[int, ...]:
    """Using a die that shows colours (RON-109), converting two dice (RON-112)."""
    options = []
    for die, face in different(dice, shown, unusable):
        if GIVES[face]:
            options.append(USE_CODE + die * FACE_KINDS + face)
    for word, another in pairs(dice, shown, unusable):
        options.append(CONVERT_CODE + (another << BITS) + word)
    return tuple(options)


@lru_cache(maxsize=1 << 12)
def pair_options(stored: int) -> tuple[int, ...]:
    return tuple(v.PAIR(kind) for kind in KINDS if RESOURCES.get(stored, kind) >= PAIR_SIZE)


def main_options(s: RoneState, me: int) -> list[int]:
    """What MAIN_PHASE gives but for its end."""
    t = s.t
    # PLAY is verb number 0: a bare card number means playing it. Identical cards are one option.
    options: list[int] = []
    hand = s.hand[me]
    if hand:
        kind, cost, reductions, pool, found = t.kind, t.cost, s.reductions[me], s.resources[me], {}
        for c in hand:
            found[kind[c]] = c
        nothing = not pool and not reductions  # to pay with
        for c in found.values():
            if not cost[c] or (not nothing and payments(cost[c], reductions, pool)):
                options.append(c)
    unusable = s.used[me] | s.blocked[me]
    if unusable != ALL_DICE:
        options += dice_options(s.dice[me], s.shown[me], unusable)
    stored = s.stored[me]
    if stored:
        options += pair_options(stored)
    exhausted, active = s.exhausted, t.has_active
    for c in s.base[me]:
        if active[c] and not exhausted >> c & 1:
            options.append(ACTIVATE_CODE + c)
    if s.rerolls[me]:
        options += reroll_options(s, me)
    if t.coop:
        options = [o for o in options if not _forbidden(s, o)] + extra_options(s, me)
    return options


def reroll_options(s: RoneState, me: int) -> list[int]:
    options = []
    for seat in s.t.mates[me] if s.t.sharing else (me,):
        code = REROLL_CODE + (seat << BITS)
        for die, face in different(s.dice[seat], s.shown[seat], s.used[seat] | s.blocked[seat]):
            options.append(code + die * FACE_KINDS + face)
    return options


HINDERED = {v.CONVERT.id: NO_CONVERT, v.PAIR.id: NO_PAIRS, v.REROLL.id: NO_REROLL}


def _forbidden(s: RoneState, option: int) -> bool:
    what = HINDERED.get(option >> VERB_SHIFT)
    return what is not None and hindered(s, what)
