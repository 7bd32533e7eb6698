"""Which dice can be used, and why others cannot (RON-109 to RON-113, RON-262)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check

from ..rules.workshop.dice import die_of, die_word, lying


def usable(c: Case, seat: int) -> list[int]:
    """The words of all dice of a seat that are rolled and neither used nor blocked."""
    s = c.s
    return [die_word(die, face) for die, face in lying(s.dice[seat], s.shown[seat], s.used[seat] | s.blocked[seat])]


def _used(c: Case) -> bool:
    s, me = c.s, c.me
    shown = [die_word(die, face) for die, face in lying(s.dice[me], s.shown[me], s.blocked[me])]
    return c.a in shown and bool(s.used[me] >> die_of(c.a) & 1)


ALREADY_USED = Check(
    "RON-111",
    lambda c: not _used(c),
    cs="Kostka, která ukazuje „{a}“, už v tomto kole použita byla.",
    en="The die that shows “{a}” has been used this turn.",
    weight=1,
)
BLOCKED = Check(
    "RON-262",
    lambda c: not c.s.blocked[c.me] >> die_of(c.a) & 1,
    cs="Kostku č. {n} do konce kola použít nesmíš.",
    en="You may not use die no. {n} until the end of the round.",
    values=lambda c: {"n": die_of(c.a) + 1},
)
