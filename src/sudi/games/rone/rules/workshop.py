"""Working on dice: upgrading them screw by screw, turning them to a face of one's choice, putting them aside."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask, slots

from ..state import RoneState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .dice import DICE, FACES, UNROLLED, die_of, die_word, different, side_shown, swapped, turned, unfold, with_face
from .falling import again
from .workbench import die_on, on_bench, screw_on, side_on

PER_UPGRADE = 2  # screws of one die that one upgrade may change
OUT = len(FACES)  # where the words of screws begin behind those of faces


def dice_to_upgrade(s: RoneState, seat: int) -> list[int]:
    """RON-D35: any own die, rolled or not, used or blocked; dice alike in every way once."""
    faces, shown = unfold(s.dice[seat]), s.shown[seat]
    unusable = s.used[seat] | s.blocked[seat]
    found: dict[tuple[object, ...], int] = {}
    for die in range(DICE):
        side = side_shown(shown, die)
        top = -1 if side == UNROLLED else faces[die][side]
        found.setdefault((tuple(sorted(faces[die])), top, unusable >> die & 1), die)
    return list(found.values())


(LEFT,) = slots(1)  # screws that may still be changed


def ask_die(s: RoneState, f: Frame) -> None:
    s.bench = 0
    if again(s, f):
        ask(s, f[ME], v.ASK_DIE, [v.DIE_NUMBER(die + 1) for die in dice_to_upgrade(s, f[ME])])


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
    ask(s, f[ME], v.ASK_OUT, [*options, v.DONE()])


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
    ask(s, f[ME], v.ASK_INTO, [v.INTO(screw) for screw in range(1, 6) if screw != out])


def take_in(s: RoneState, f: Frame) -> None:
    """RON-052: one screw for a coloured one; it counts at once."""
    me = f[ME]
    die, side, out = die_on(s.bench), side_on(s.bench), screw_on(s.bench)
    new = swapped(unfold(s.dice[me])[die][side], out, first(s.answer))
    s.dice[me] = with_face(s.dice[me], die, side, new)
    if s.log is not None:
        s.log.append((v.L_UPGRADES, me, -1, 0, -1))
    f[PC] = TAKE_OUT


UPGRADING = programs.procedure("upgrading", ask_die, take_die, ask_out, ask_in, take_in, slots=1)
TAKE_OUT = UPGRADING.at(ask_out)


# ---- turning dice ----
DIE, TURNED = slots(2)  # the die in hand; those turned already, each once


def ask_turn(s: RoneState, f: Frame) -> None:
    """Up to so many unused, usable, rolled dice."""
    me = f[ME]
    there = different(s.dice[me], s.shown[me], s.used[me] | s.blocked[me] | f[TURNED])
    if not there:
        s.stack.pop()
    elif again(s, f):
        ask(s, me, v.ASK_TURN, [*(v.DIE(die_word(die, face)) for die, face in there), v.DONE()])


def take_turn(s: RoneState, f: Frame) -> None:
    if s.answer == v.DONE():
        f[X] = 0
        s.stack.pop()
        return
    f[DIE] = die = die_of(first(s.answer))
    s.bench = on_bench(die)
    f[TURNED] |= 1 << die
    faces = unfold(s.dice[f[ME]])[die]
    ask(s, f[ME], v.ASK_FACE, [v.FACE(face) for face in sorted(set(faces))])


def turn_die(s: RoneState, f: Frame) -> None:
    me, face = f[ME], first(s.answer)
    side = unfold(s.dice[me])[f[DIE]].index(face)
    s.shown[me] = turned(s.shown[me], f[DIE], side)
    s.bench = 0
    if s.log is not None:
        s.log.append((v.L_TURNS_DIE, me, -1, face, -1))
    f[PC] = 0


TURNING = programs.procedure("turning dice", ask_turn, take_turn, turn_die, slots=2)


def ask_block(s: RoneState, f: Frame) -> None:
    """The dice are not rolled yet: equal ones are one choice."""
    faces, blocked = unfold(s.dice[f[ME]]), s.blocked[f[ME]]
    free = {tuple(sorted(faces[die])): die for die in reversed(range(DICE)) if not blocked >> die & 1}
    if not free or not f[X]:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, f[ME], v.ASK_BLOCK, [v.DIE_NUMBER(die + 1) for die in sorted(free.values())], f[SRC])


def take_block(s: RoneState, f: Frame) -> None:
    s.blocked[f[ME]] |= 1 << first(s.answer) - 1
    if s.log is not None:
        s.log.append((v.L_BLOCKED, f[ME], -1, 0, -1))
    f[PC] = 0


BLOCKING = programs.procedure("blocking dice", ask_block, take_block)
