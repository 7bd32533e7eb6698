"""Viruses (DTR-505 to DTR-507): infections of single warriors that grow worse and spread to their neighbours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....state import LIMBO, OUTPOST, DoomState, in_play, own_warriors, warriors
from ....words import card_text
from ....words import traits as tr
from ....words.ratings import signed, to_ratings
from ...counting import shielded
from ...marks import EXPOSED, MUTATED
from ...occasions import OnOwnDraw
from ...scopes import AIMED
from ...select import traits_of
from ...standing.boosts import Boost
from ...standing.rule import GAME_LONG, Mark, Rule, Trigger
from ...standing.settling import Settles
from ...twins import same
from ..act import AIM, PLAYER, Act

NEAR = Mark("", AIMED, until=GAME_LONG, name=EXPOSED)
_PLACES = 8


def infected(s: DoomState, warrior: int, illness: Rule) -> bool:
    rule = s.t.rule_ids(illness)
    return any(e[0] == rule and same(s, e[3], warrior) for e in s.lasting)


def may_infect(s: DoomState, warrior: int, illness: Rule) -> bool:
    """DTR-506: one virus of a kind on a warrior; and some players are protected."""
    return not shielded(s, s.side[warrior]) and not infected(s, warrior, illness)


def where(s: DoomState, warrior: int) -> int:
    """The area of a player, as one number."""
    return s.side[warrior] * _PLACES + s.at[warrior]


@dataclass(frozen=True)
class Spread(Act):
    """Every infection grows worse; whoever has been beside one since the last time is infected as well."""

    illness: Rule
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


def catches(s: DoomState, virus: int, warrior: int) -> bool:
    """Doomtroopers do; the Tribal too, if the virus has mutated."""
    kinds = tr.DOOMTROOPER | (tr.TRIBAL if mutated(s, virus) else 0)
    return bool(traits_of(s, warrior) & kinds)


def mutated(s: DoomState, virus: int) -> bool:
    return any(e[2] == virus and MUTATED in s.t.rule_keys[e[0]] for e in s.lasting)


def expose(s: DoomState, me: int, src: int, illness: Rule, near: Mark) -> None:
    """Remember who stands beside an infected warrior now."""
    ill = s.t.rule_ids(illness)
    areas = {where(s, e[3]) for e in s.lasting if e[0] == ill and e[2] == src}
    for warrior in warriors(s):
        area = where(s, warrior)
        if area in areas and catches(s, src, warrior) and not infected(s, warrior, illness):
            last(s, near, me, src, warrior, area)


@dataclass(frozen=True)
class Epidemic(Trigger):
    """The course of the disease, which outlives the card that brought it."""

    until: str = GAME_LONG


@dataclass(frozen=True)
class Infect(Act):
    """The chosen warrior is infected; from then on the virus takes its course."""

    victim: ClassVar[str] = AIM

    illness: Rule
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
        if not isinstance(self.illness, Boost):
            text = card_text.rules((self.illness,), w).rstrip(".")
            text = text.removeprefix(self.illness.scope.say_scope(w).capitalize() + " ")
            return [
                Clause(
                    _INFECT,
                    w.pick(
                        f"ho: {text}; Doomtrooper, který je s nakaženým ve stejné oblasti od jednoho tvého kroku "
                        "dobírání do druhého, se nakazí také",
                        f"it: it {text}; a Doomtrooper in the same area as an infected one from one of your draw steps "
                        "to the next is infected too",
                    ),
                )
            ]
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


def epidemic(illness: Rule) -> Infect:
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


# ---- a plague that needs no time ----
@dataclass(frozen=True)
class Contagion(Settles):
    """Whoever of those who catch it stands beside a diseased warrior is diseased at once."""

    illness: Rule = NEAR
    until: str = GAME_LONG

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        ill = s.t.rule_ids(self.illness)
        areas = {where(s, e[3]) for e in s.lasting if e[0] == ill and e[2] == card and in_play(s, e[3])}
        for warrior in warriors(s) if areas else ():
            if where(s, warrior) in areas and catches(s, card, warrior) and may_infect(s, warrior, self.illness):
                last(s, self.illness, seat, card, warrior, 1)


@dataclass(frozen=True)
class PlagueOutpost(Act):
    """Every Doomtrooper on the Outpost of the player it is played on is diseased, and so is whoever comes near."""

    victim: ClassVar[str] = PLAYER

    illness: Rule
    course: Contagion

    def ripe(self, s: DoomState, seat: int) -> list[int]:
        there = [w for w in own_warriors(s, seat) if s.at[w] == OUTPOST and traits_of(s, w) & tr.DOOMTROOPER]
        return [w for w in there if may_infect(s, w, self.illness)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.t.is_warrior[aim] and s.at[src] == LIMBO and s.aim[src] == aim:
            return may_infect(s, aim, self.illness)
        return 0 <= aim < s.t.seats and bool(self.ripe(s, aim))

    def instant(self) -> Instant:
        def plague(s: DoomState, me: int, src: int, x: int) -> None:
            aim = s.aim[src]
            for warrior in [aim] if aim >= 0 else self.ripe(s, s.whom[src]):
                if in_play(s, warrior):
                    last(s, self.illness, me, src, warrior, 1)
            last(s, self.course, me, src)

        return plague

    def say(self, w: Words) -> list[Clause]:
        text = card_text.rules((self.illness,), w).rstrip(".")
        text = text.removeprefix(self.illness.scope.say_scope(w).capitalize() + " ")
        return [
            Clause(
                _INFECT,
                w.pick(
                    f"všechny Doomtroopery na jeho Stanici: každý z nich {text}; Doomtrooper, který je s nakaženým ve "
                    "stejné oblasti, se ihned nakazí také",
                    f"all Doomtroopers on that player's Outpost: each of them {text}; a Doomtrooper in the same area "
                    "as an infected one is infected at once",
                ),
            )
        ]


def plague(illness: Rule) -> PlagueOutpost:
    return PlagueOutpost(illness, Contagion("", AIMED, illness=illness))
