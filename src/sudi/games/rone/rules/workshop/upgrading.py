"""The workshop: upgrading dice screw by screw (RON-052, RON-D21, RON-D35)."""

from __future__ import annotations

from collections.abc import Iterator

from sudi.kernel.decision import Verb, first, second
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, slots

from ...state import RoneState
from ...words import log
from ...words import questions as q
from ...words import vocabulary as v
from ...words.names import COLOURS, SCREW_WORDS
from ...words.vocabulary import programs
from ..end.falling import again
from .dice import (
    DICE,
    FACES,
    UNROLLED,
    side_shown,
    swapped,
    unfold,
    with_face,
)
from .workbench import die_on, on_bench, screw_on, side_on

PER_UPGRADE = 2  # screws of one die that one upgrade may change
COLOURED = len(COLOURS)  # screws from 1 on are coloured
OUT = len(FACES)  # where the words of screws begin behind those of faces


def in_every_way(s: RoneState, seat: int, die: int) -> tuple[object, ...]:
    """What makes a die the same as another one: its faces, the one on top, and whether it can still be used."""
    faces, side = unfold(s.dice[seat])[die], side_shown(s.shown[seat], die)
    top = -1 if side == UNROLLED else faces[side]
    return tuple(sorted(faces)), top, (s.used[seat] | s.blocked[seat]) >> die & 1


def dice_to_upgrade(s: RoneState, seat: int) -> list[int]:
    """RON-D35: any own die, rolled or not, used or blocked; dice alike in every way once."""
    found: dict[tuple[object, ...], int] = {}
    for die in range(DICE):
        found.setdefault(in_every_way(s, seat, die), die)
    return list(found.values())


UPGRADED = Question(
    q.ASK_DIE,
    (
        Choice(
            v.DIE_NUMBER,
            Domain(
                lambda c: range(1, DICE + 1),
                "RON-D35",
                cs="Vylepšit lze kteroukoli ze čtyř vlastních kostek",
                en="Any of your own four dice can be upgraded",
            ),
            alike=lambda c: in_every_way(c.s, c.me, c.a - 1) if 1 <= c.a <= DICE else c.a,
        ),
    ),
)


def _screws(c: Case, top: bool) -> Iterator[tuple[int, int]]:
    """Faces of the die on the bench with each screw on them: the one that shows, or the others."""
    die = die_on(c.s.bench)
    shown = side_shown(c.s.shown[c.me], die)
    for side, face in enumerate(unfold(c.s.dice[c.me])[die]):
        if (side == shown) == top:
            yield from ((face, OUT + screw) for screw in FACES[face])


def _taken_out(verb: Verb, top: bool, cs: str, en: str) -> Choice:
    return Choice(
        verb,
        Domain(lambda c: [face for face, _ in _screws(c, top)], "RON-D21", cs, en),
        Domain(
            lambda c: [screw for face, screw in _screws(c, top) if face == c.a],
            "RON-D21",
            cs="Vyjmout lze jen šroubek, který na té straně je",
            en="Only a screw that is on that face can be taken out",
        ),
        pairs=lambda c: _screws(c, top),
    )


TAKEN_OUT = Question(
    q.ASK_OUT,
    (
        _taken_out(v.UNSCREW_FACE, False, "Vybírá se z ostatních stran kostky", "It is one of the other faces"),
        _taken_out(v.UNSCREW_TOP, True, "Nahoře na kostce je jiná strana", "Another face of the die is on top"),
        stop(v.DONE),
    ),
    values=lambda c: {"die": die_on(c.s.bench) + 1},
)
PUT_IN = Question(
    q.ASK_INTO,
    (
        Choice(
            v.INTO,
            Domain(
                lambda c: range(1, COLOURED + 1),
                "RON-052",
                cs="Vkládá se barevný šroubek",
                en="Only a coloured screw is put in",
            ),
            checks=(
                Check(
                    "RON-052",
                    lambda c: c.a != screw_on(c.s.bench),
                    cs="Šroubek té barvy ({a}) jsi právě vyjmul; vlož jinou.",
                    en="You have just taken a screw of that colour ({a}) out; put in another.",
                ),
            ),
        ),
    ),
    values=lambda c: {"die": die_on(c.s.bench) + 1, "out": SCREW_WORDS[screw_on(c.s.bench)].text},
)


(LEFT,) = slots(1)  # screws that may still be changed


def ask_die(s: RoneState, f: Frame) -> None:
    s.bench = 0
    if again(s, f):
        ask(s, f[ME], q.ASK_DIE, [v.DIE_NUMBER(die + 1) for die in dice_to_upgrade(s, f[ME])], f[SRC])


@answers(UPGRADED)
def take_die(s: RoneState, f: Frame) -> None:
    s.bench = on_bench(first(s.answer) - 1)
    f[LEFT] = PER_UPGRADE


def ask_out(s: RoneState, f: Frame) -> None:
    """Any screw of any face (RON-D21), or done; the face that shows is named apart, equal faces once."""
    if not f[LEFT]:
        f[PC] = 0
        return
    f[LEFT] -= 1
    die = die_on(s.bench)
    s.bench = on_bench(die)
    top = side_shown(s.shown[f[ME]], die)
    faces = unfold(s.dice[f[ME]])[die]
    others = sorted({face for side, face in enumerate(faces) if side != top})
    options = [v.UNSCREW_FACE(face, OUT + screw) for face in others for screw in sorted(set(FACES[face]))]
    if top != UNROLLED:
        options += [v.UNSCREW_TOP(faces[top], OUT + screw) for screw in sorted(set(FACES[faces[top]]))]
    ask(s, f[ME], q.ASK_OUT, [*options, v.DONE()])


@answers(TAKEN_OUT)
def ask_in(s: RoneState, f: Frame) -> None:
    if s.answer == v.DONE():
        f[PC] = 0
        return
    die = die_on(s.bench)
    side = top = side_shown(s.shown[f[ME]], die)
    face, out = first(s.answer), second(s.answer) - OUT
    if v.verbs.of(s.answer) is not v.UNSCREW_TOP:
        faces = unfold(s.dice[f[ME]])[die]
        side = next(side for side in range(len(faces)) if side != top and faces[side] == face)
    s.bench = on_bench(die, side, out)
    ask(s, f[ME], q.ASK_INTO, [v.INTO(screw) for screw in range(1, COLOURED + 1) if screw != out])


@answers(PUT_IN)
def take_in(s: RoneState, f: Frame) -> None:
    """RON-052: one screw for a coloured one; it counts at once."""
    me = f[ME]
    die, side, out = die_on(s.bench), side_on(s.bench), screw_on(s.bench)
    new = swapped(unfold(s.dice[me])[die][side], out, first(s.answer))
    s.dice[me] = with_face(s.dice[me], die, side, new)
    if s.log is not None:
        s.log.append((log.L_UPGRADES, me, -1, die + 1, -1))
    f[PC] = TAKE_OUT


UPGRADING = programs.procedure("upgrading", ask_die, take_die, ask_out, ask_in, take_in, slots=1)
TAKE_OUT = UPGRADING.at(ask_out)
