"""Effects on who controls a warrior, whether it is in play, what it belongs to, and who stands in for whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.values import Scope
from sudi.kernel.wording import Clause, Words, verb

from . import traits as tr
from . import vocabulary as v
from . import words
from .acts import Act
from .cancelling import being_played
from .choosing import ChooseOne
from .may import IMPRISONED, capable, same_field
from .moving import AWAY, discard, put_away, take_control
from .playing import CANCELLED, begin_play, plays
from .prison import any_prisoner, free
from .ratings import in_vehicle
from .scopes import AIMED
from .select import DOOMTROOPERS, traits_of
from .standing import Becomes
from .state import MODIFIERS, SQUAD, DoomState, own_warriors
from .units import leads


# ---- out of play ----
@dataclass(frozen=True)
class PutAway(Act):
    def instant(self) -> Instant:
        return lambda s, me, src, x: put_away(s, s.bearer[src])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TREAT,
                w.pick(
                    "bojovníka tak, jako by ve hře nebyl, dokud tato karta neodejde",
                    "the warrior as if it were not in play for as long as this card stays",
                ),
            )
        ]


_TREAT = verb("považuj", "považujte", "považovat", "považuje", "treat")


@dataclass(frozen=True)
class BringBack(Act):
    """Your warriors that are missing or imprisoned are back."""

    def cards(self, s: DoomState, me: int) -> list[int]:
        keys = (AWAY, IMPRISONED)
        return [c for c in s.attached[me] if any(r.key() in keys for r in s.t.cards[c].standing)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.cards(s, me)) or any_prisoner(s, me)

    def instant(self) -> Instant:
        def back(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.cards(s, me):
                discard(s, card)
            free(s, me)

        return back

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN,
                w.pick(
                    "do hry všechny své pohřešované a uvězněné bojovníky",
                    "all your missing and imprisoned warriors to play",
                ),
            )
        ]


_RETURN = verb("vrať", "vraťte", "vrátit", "vrátí", "return")


@dataclass(frozen=True)
class DiscardItself(Act):
    def instant(self) -> Instant:
        return lambda s, me, src, x: _drop(s, src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DISCARD, w.pick("tuto kartu", "this card"))]


def _drop(s: DoomState, card: int) -> None:
    discard(s, card)


# ---- stolen warriors (DTR-453 to DTR-455) ----
@dataclass(frozen=True)
class Recruit(Act):
    """The bearer comes to your Squad."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return True

    def instant(self) -> Instant:
        def recruit(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.bearer[src]
            if s.side[warrior] != me:
                take_control(s, warrior, me, SQUAD)

        return recruit

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.PUT, w.pick("bojovníka do svého Mužstva", "the warrior into your Squad"))]


@dataclass(frozen=True)
class LoseMembership(Act, Script):
    """The bearer loses one affiliation that you choose; without any it is a freelancer (DTR-430)."""

    losses: tuple[Standing, ...] = tuple(
        Becomes("", AIMED, loses=t.bit) for t in tr.TRAITS if t.bit & tr.AFFILIATIONS
    )  # fmt: skip
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(traits_of(s, aim) & tr.AFFILIATIONS)

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        bits = [next(t.bit for t in tr.TRAITS if t.id == word.id) for word in v.ORGANISATIONS]

        def choose(s: DoomState, f: Frame) -> None:
            has = traits_of(s, s.bearer[f[SRC]]) & tr.AFFILIATIONS
            has = has & ~s.t.traits[s.bearer[f[SRC]]] or has  # what cards have given goes first
            found = [n for n, bit in enumerate(bits) if bit & has]
            if not found:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_ORGANISATION, v.ORGANISATION.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            lost = bits[first(s.answer)]
            rule = next(r for r in self.losses if isinstance(r, Becomes) and r.loses == lost)
            last(s, rule, f[ME], f[SRC], s.bearer[f[SRC]])

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.CANCEL,
                w.pick(
                    "jednu příslušnost bojovníka, nejdříve získanou kartou",
                    "one affiliation of the warrior, one that a card has given first",
                ),
            )
        ]


# ---- bodyguards (DTR-413) ----
@dataclass(frozen=True)
class Guard(ChooseOne):
    """Assign the warrior to a Doomtrooper of yours. `again`: it guards somebody already."""

    again: bool = False

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for w in own_warriors(s, me) if w not in (src, s.aim[src]) and DOOMTROOPERS.fits(s, me, src, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return (s.aim[src] >= 0) == self.again and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = card

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_ASSIGN, w.pick("ho některému svému Doomtrooperovi", "it to a Doomtrooper of yours"))]


_ASSIGN = verb("přiděl", "přidělte", "přidělit", "přidělí", "assign")


@dataclass(frozen=True)
class StandIn(Act):
    """It fights in place of the warrior it guards; being considered a fortification, not for one in a vehicle."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        ward = s.aim[src]
        return (
            s.phase == MODIFIERS
            and ward in (s.attacker, s.defender)
            and not in_vehicle(s, ward)
            and capable(s, src)
            and same_field(s, src, ward)
            and not s.covered >> src & 1
        )

    def instant(self) -> Instant:
        def stand_in(s: DoomState, me: int, src: int, x: int) -> None:
            if s.aim[src] == s.attacker:
                s.attacker, s.weapon_a = src, -1
            else:
                s.defender, s.weapon_d = src, -1

        return stand_in

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_TAKE_PLACE, w.pick("střeženého bojovníka", "the warrior it guards"))]


_TAKE_PLACE = verb("nahraď jím", "nahraďte jím", "nahradit jím", "nahradí", "let it replace")


# ---- other people's cards, spells from elsewhere ----
@dataclass(frozen=True)
class TakeOver(Act, Script):
    """The special card just played has no effect for its player; you play it now, at your own cost (DTR-369)."""

    slots = 0

    def ways(self, s: DoomState, me: int, card: int) -> list[int]:
        return plays(s, me, card)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = being_played(s, aim)
        return frame is not None and frame[ME] != me and not frame[CANCELLED] and bool(self.ways(s, me, aim))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            card = s.aim[f[SRC]]
            frame = being_played(s, card)
            if frame is not None:
                frame[CANCELLED] = 1
            options = self.ways(s, f[ME], card)
            if not options:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, options, f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            begin_play(s, f[ME], s.answer)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(_STEAL, w.pick("tuto kartu ihned sami místo jejího hráče", "that card yourself instead, at once"))
        ]


_STEAL = verb("zahraj", "zahrajte", "zahrát", "zahraje", "play")


# ---- a sergeant's unit ----
@dataclass(frozen=True)
class UnitOf(Scope):
    """The warriors assigned to this sergeant, while both stand in the Squad."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.unit[target] == card and s.at[card] == s.at[target] == SQUAD and leads(s, card, target)

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovník přidělený tomuto seržantovi", "a warrior assigned to this sergeant")


UNIT = UnitOf()
