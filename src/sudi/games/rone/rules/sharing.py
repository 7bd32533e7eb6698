"""Gains that may go to team mates, unit by unit (RON-201 to RON-210, RON-D36), or be set aside for an extra action."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask, push, slots
from sudi.kernel.wording import LANGUAGES, Bilingual, Words

from ..language.hindrances import LESS_ARMOUR
from ..state import P_INVASION, RoneState
from ..words import lexicon
from ..words import questions as q
from ..words import vocabulary as v
from ..words.names import ANY_COLOUR, COLOURS, KIND_NAMES
from ..words.vocabulary import programs
from .board import ARMOUR, GAIN_NOUNS, GAINS, gain_resources
from .invasion.stack import hindered
from .resources import GAINED, NO_PLACE, put_by, stored_by_choice
from .together import may_share
from .training import SCREWING

WHATS = tuple(GAINS)
SCREW, RESOURCE = len(WHATS), len(WHATS) + 1


WHAT, KIND = slots(2)  # what is gained; of which kind a resource is


def hand_over(s: RoneState, f: Frame, seat: int, n: int) -> None:
    """What is shared arrives; it belongs to the receiver, whose limits hold."""
    what = f[WHAT]
    if what < SCREW:
        GAINS[WHATS[what]](s, seat, f[SRC], n)
    elif what == SCREW:
        push(s, SCREWING, seat, f[SRC], n)
    else:
        gain_resources(s, seat, f[SRC], f[KIND], n)


def may_divert(s: RoneState, what: int) -> bool:
    """RON-204, RON-143, RON-D24: armour gained in any phase of one's turn may be set aside for an extra action."""
    return s.t.coop and what == WHATS.index(ARMOUR) and s.phase != P_INVASION


def takers(s: RoneState, me: int) -> list[int]:
    """Team mates to whom a part of the gain may go (RON-201)."""
    return [mate for mate in s.t.mates[me] if mate != me] if may_share(s) else []


def begin_sharing(s: RoneState, f: Frame) -> None:
    if s.t.coop and f[WHAT] == WHATS.index(ARMOUR) and hindered(s, LESS_ARMOUR):
        f[X] = max(0, f[X] - LESS_ARMOUR.n)  # once per effect, before anything is shared
    if not takers(s, f[ME]) and not may_divert(s, f[WHAT]):
        n, f[X] = f[X], 0
        if n:
            hand_over(s, f, f[ME], n)


def what_is_shared(f: Frame) -> Bilingual:
    if f[WHAT] == RESOURCE:
        kind = KIND_NAMES[f[KIND]]
        return Bilingual(f"{kind.cs} zdroj", f"a {kind.en} resource")
    noun = lexicon.SCREW if f[WHAT] == SCREW else GAIN_NOUNS[WHATS[f[WHAT]]]
    return Bilingual(*(Words(lang).count(f[X], noun) for lang in LANGUAGES))


SHARED = Question(
    q.ASK_GIVE,
    (
        stop(v.MINE),
        Choice(
            v.GIVE,
            Domain(
                lambda c: [mate for mate in c.s.t.mates[c.me] if mate != c.me],
                "RON-203",
                cs="Dát ze zisku lze spoluhráči",
                en="Part of a gain can go to a team mate",
            ),
            before=(
                Check(
                    "RON-201",
                    lambda c: may_share(c.s),
                    cs="Spoluhráčům lze zisk předat jen v hlavní fázi a při udělení zranění.",
                    en="A gain can go to team mates in the main phase and the damage phase only.",
                ),
            ),
        ),
        stop(
            v.DIVERT,
            Check(
                "RON-204",
                lambda c: may_divert(c.s, c.f[WHAT]),
                cs="Stranou na dodatečnou akci lze odložit jen získané brnění, a to v kampani v kole hráčů.",
                en="Only gained armour can be set aside for an extra action, in the campaign on the players' turn.",
            ),
        ),
    ),
    "RON-203",
    values=lambda c: {"what": what_is_shared(c.f)},
)


def ask_share(s: RoneState, f: Frame) -> None:
    if not f[X] or s.ended:
        if s.stack and s.stack[-1] is f:
            s.stack.pop()
        return
    options = [v.MINE(), *v.GIVE.each(takers(s, f[ME]))]
    if may_divert(s, f[WHAT]):
        options.append(v.DIVERT())
    ask(s, f[ME], q.ASK_GIVE, options, f[SRC])


@answers(SHARED)
def take_share(s: RoneState, f: Frame) -> None:
    f[PC] = SHARE
    if s.answer == v.MINE():
        n, f[X] = f[X], 0
        hand_over(s, f, f[ME], n)
        return
    f[X] -= 1
    if s.answer == v.DIVERT():
        s.diverted[f[ME]] += 1
    else:
        hand_over(s, f, first(s.answer), 1)


SHARING = programs.procedure("sharing", begin_sharing, ask_share, take_share, slots=2)
SHARE = SHARING.at(ask_share)


# ---- resources ----
(OF_KIND,) = slots(1)


def ask_kind(s: RoneState, f: Frame) -> None:
    if not f[X]:
        s.stack.pop()
        return
    f[X] -= 1
    kinds = COLOURS if f[OF_KIND] == ANY_COLOUR else (f[OF_KIND],)
    ask(s, f[ME], q.ASK_GAIN, v.TAKE.each(kinds), f[SRC])


@answers(GAINED)
def share_kind(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    push(s, SHARING, f[ME], f[SRC], 1, RESOURCE, first(s.answer))


SHARING_RESOURCES = programs.procedure("sharing resources", ask_kind, share_kind, slots=1)


# ---- storing ----
(WHOSE,) = slots(1)  # where it is stored


WHOSE_STORE = Question(
    q.ASK_WHOSE,
    (
        Choice(
            v.GIVE,
            Domain(
                lambda c: c.s.t.mates[c.me],
                "RON-209",
                cs="Uložit zdroj lze u sebe nebo u spoluhráče",
                en="A resource is stored with you or with a team mate",
            ),
        ),
    ),
)
THEIR_PLACE = stored_by_choice(lambda c: int(c.f[WHOSE]))


def ask_whose(s: RoneState, f: Frame) -> None:
    """RON-209: each stored resource on anybody's board."""
    if not f[X]:
        s.stack.pop()
        return
    f[X] -= 1
    seats = s.t.mates[f[ME]] if may_share(s) else [f[ME]]
    ask(s, f[ME], q.ASK_WHOSE, v.GIVE.each(seats), f[SRC])


@answers(WHOSE_STORE)
def ask_where(s: RoneState, f: Frame) -> None:
    f[WHOSE] = first(s.answer)
    if not THEIR_PLACE.ask(s, f):
        s.answer = NO_PLACE


@answers(THEIR_PLACE)
def put_there(s: RoneState, f: Frame) -> None:
    put_by(s, f[WHOSE], s.answer)
    f[PC] = 0


STORING_SHARED = programs.procedure("storing for the team", ask_whose, ask_where, put_there, slots=1)
