"""Viruses (DTR-505 to DTR-507): infections of single warriors that grow worse and spread to their neighbours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....state import DoomState, in_play, own_warriors, warriors
from ....words import traits as tr
from ....words.ratings import signed, to_ratings
from ...counting import shielded
from ...marks import EXPOSED
from ...occasions import OnOwnDraw
from ...scopes import AIMED
from ...select import traits_of
from ...standing.boosts import Boost
from ...standing.rule import GAME_LONG, Mark, Trigger
from ..act import AIM, Act

NEAR = Mark("", AIMED, until=GAME_LONG, name=EXPOSED)
_PLACES = 8


def infected(s: DoomState, warrior: int, illness: Boost) -> bool:
    rule = s.t.rule_ids(illness)
    return any(e[0] == rule and e[3] == warrior for e in s.lasting)


def may_infect(s: DoomState, warrior: int, illness: Boost) -> bool:
    """DTR-506: one virus of a kind on a warrior; and some players are protected."""
    return not shielded(s, s.side[warrior]) and not infected(s, warrior, illness)


def where(s: DoomState, warrior: int) -> int:
    """The area of a player, as one number."""
    return s.side[warrior] * _PLACES + s.at[warrior]


@dataclass(frozen=True)
class Spread(Act):
    """Every infection grows worse; whoever has been beside one since the last time is infected as well."""

    illness: Boost
    near: Mark = NEAR

    def instant(self) -> Instant:
        def spread(s: DoomState, me: int, src: int, x: int) -> None:
            ill, near = s.t.rule_ids(self.illness), s.t.rule_ids(self.near)
            beside = {e[3]: e[4] for e in s.lasting if e[0] == near and e[2] == src}
            s.lasting = [
                (*e[:4], e[4] + 1) if e[0] == ill and e[2] == src else e
                for e in s.lasting
                if not (e[0] == near and e[2] == src)
            ]
            for warrior, area in beside.items():
                there = in_play(s, warrior) and where(s, warrior) == area
                if there and may_infect(s, warrior, self.illness):
                    last(s, self.illness, me, src, warrior, 1)
            expose(s, me, src, self.illness, self.near)

        return spread

    def say(self, w: Words) -> list[Clause]:
        return []


def expose(s: DoomState, me: int, src: int, illness: Boost, near: Mark) -> None:
    """Remember who stands beside an infected warrior now."""
    ill = s.t.rule_ids(illness)
    areas = {where(s, e[3]) for e in s.lasting if e[0] == ill and e[2] == src}
    for warrior in warriors(s):
        area = where(s, warrior)
        if area in areas and traits_of(s, warrior) & tr.DOOMTROOPER and not infected(s, warrior, illness):
            last(s, near, me, src, warrior, area)


@dataclass(frozen=True)
class Epidemic(Trigger):
    """The course of the disease, which outlives the card that brought it."""

    until: str = GAME_LONG


@dataclass(frozen=True)
class Infect(Act):
    """The chosen warrior is infected; from then on the virus takes its course."""

    victim: ClassVar[str] = AIM

    illness: Boost
    course: Epidemic

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and may_infect(s, aim, self.illness)

    def instant(self) -> Instant:
        def infect(s: DoomState, me: int, src: int, x: int) -> None:
            aim = s.aim[src]
            if in_play(s, aim) and may_infect(s, aim, self.illness):
                last(s, self.illness, me, src, aim, 1)
                last(s, self.course, me, src)

        return infect

    def say(self, w: Words) -> list[Clause]:
        n, to = signed(self.illness.fight), to_ratings(w, self.illness.all_keys())
        return [
            Clause(
                _INFECT,
                w.pick(
                    f"ho: má {n} {to} a na začátku každého tvého kroku dobírání další {n} (i pod nulu); Doomtrooper, "
                    "který je s nakaženým ve stejné oblasti od jednoho tvého kroku dobírání do druhého, se nakazí také",
                    f"it: it has {n} {to}, and another {n} at the beginning of each of your draw steps (even below "
                    "zero); a Doomtrooper in the same area as an infected one from one of your draw steps to the next "
                    "is infected too",
                ),
            )
        ]


_INFECT = verb("nakaz", "nakazit", "nakazí", "infect")


def epidemic(illness: Boost) -> Infect:
    return Infect(illness, Epidemic("", OnOwnDraw(), Spread(illness)))


@dataclass(frozen=True)
class CureAll(Act):
    """Your warriors in play are healthy again; new infections are not prevented."""

    def ids(self, s: DoomState) -> set[int]:
        return {e[0] for e in s.lasting if s.t.traits[e[2]] & tr.VIRUS and e[3] >= 0}

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        near = s.t.rule_ids(NEAR)
        mine, found = set(own_warriors(s, me)), self.ids(s)
        return any(e[0] in found and e[0] != near and e[3] in mine for e in s.lasting)

    def instant(self) -> Instant:
        def cure(s: DoomState, me: int, src: int, x: int) -> None:
            mine, found = set(own_warriors(s, me)), self.ids(s)
            s.lasting = [e for e in s.lasting if e[0] not in found or e[3] not in mine]

        return cure

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_CURE, w.pick("všechny své bojovníky ze všech virů", "all your warriors of every virus"))]


_CURE = verb("vyleč", "vyléčit", "vyléčí", "cure")
