"""Fortifications that warriors step into, a tank for two dragoons, a hospital that moves, a curse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.log import note
from sudi.kernel.machine import SRC, Frame
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Clause, Words, verb

from ....rules.leaving import discard, into_hand
from ....state import HAND, PLACES, SQUAD, DoomState, attachments, in_play, own_warriors, stow
from ....words import trade_questions as q
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.areas import IN_OWN_AREA
from ....words.whom import title_of
from ...needs import Need
from ...select import Who, traits_of
from ..act import AIM, Act, ChooseOne, ChooseSeveral, meant, own_warriors_in_play


# ---- how many one has ----
@dataclass(frozen=True)
class HaveTitled(Need):
    """The player has at least so many warriors of this title in an area."""

    title: str
    n: int
    area: int = SQUAD

    def met(self, s: DoomState, me: int, src: int) -> bool:
        mine = [w for w in own_warriors(s, me) if s.at[w] == self.area]
        return sum(s.t.defs[w].id == self.title for w in mine) >= self.n

    def say(self, w: Words) -> str:
        name, where = title_of(self.title)[w.lang], IN_OWN_AREA[PLACES[self.area]][w.lang]
        return w.pick(
            f"Musíš mít {where} aspoň {self.n}× kartu {name}.", f"You need {name} at least {self.n} times {where}."
        )

    def missing(self) -> Bilingual:
        name, where = title_of(self.title), IN_OWN_AREA[PLACES[self.area]]
        return Bilingual(
            f"musíš mít {where.cs} aspoň {self.n}× kartu {name.cs}",
            f"you have to have {name.en} at least {self.n} times {where.en}",
        )


@dataclass(frozen=True)
class FewerThan(Need):
    """The player has fewer than so many cards of this title in play."""

    title: str
    n: int

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return sum(in_play(s, c) and s.side[c] == me for c in s.t.instances(self.title)) < self.n

    def say(self, w: Words) -> str:
        return w.pick(f"Smíš jich mít ve hře nejvýše {self.n}.", f"You may have at most {self.n} of them in play.")

    def missing(self) -> Bilingual:
        return Bilingual(f"smíš jich mít ve hře nejvýše {self.n}", f"you may have at most {self.n} of them in play")


# ---- a tank for two dragoons ----
@dataclass(frozen=True)
class GiveUp(ChooseSeveral):
    """So many warriors of this title in one's Squad are discarded, in place of the value of the newcomer."""

    title: str
    n: int
    price: int
    asking = v.ASK_OFFERING

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-334", "Vyřazuje se tvůj bojovník", "One of your warriors is discarded")

    def checks(self) -> tuple[Check, ...]:
        return (meant(Who(title=self.title, areas=(SQUAD,))),)

    def harms(self, c: Case) -> bool:
        return True

    def times(self, f: Frame) -> int:
        return self.n

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        name = title_of(self.title)[w.lang]
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    f"ze svého Mužstva {self.n}× kartu {name}; jeho hodnotu {self.price} neplatíš",
                    f"{name} {self.n} times from your Squad; you do not pay its value of {self.price}",
                ),
            )
        ]


# ---- a tower ----
def inside_of(s: DoomState, tower: int) -> int:
    """Who is in the tower, -1: nobody. Whoever has left the Squad has left it."""
    who = s.aim[tower]
    return who if who >= 0 and in_play(s, who) and s.at[who] == SQUAD and s.side[who] == s.side[tower] else -1


@dataclass(frozen=True)
class TowerMates(Scope):
    """The Squad members of the player that share an affiliation with whoever is in the tower."""

    many: ClassVar[bool] = True

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        inside = inside_of(s, card)
        if inside < 0 or s.at[target] != SQUAD or s.side[target] != holder:
            return False
        return bool(traits_of(s, inside) & traits_of(s, target) & tr.AFFILIATIONS)

    def say_scope(self, w: Words) -> str:
        return w.pick(
            "je-li ve věži bojovník, bojovníci tvého Mužstva téže příslušnosti",
            "while a warrior is inside, your Squad members of the same affiliation",
        )


@dataclass(frozen=True)
class StepInside(ChooseOne):
    """A warrior of the Squad goes into the tower, if nobody is there."""

    asking = q.ASK_TOWER

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-334", "Do věže jde tvůj bojovník", "One of your warriors goes into the tower")

    def checks(self) -> tuple[Check, ...]:
        return (meant(Who(areas=(SQUAD,))),)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return inside_of(s, src) < 0 and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        for tower in s.works[s.side[card]]:
            if s.aim[tower] == card and s.t.kind[tower] == s.t.kind[f[SRC]]:
                s.aim[tower] = -1  # nobody is in two of them
        s.aim[f[SRC]] = card

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _MOVE,
                w.pick(
                    "do věže bojovníka svého Mužstva (vejde se jeden)", "a Squad member of yours into it (it holds one)"
                ),
            )
        ]


@dataclass(frozen=True)
class StepOutside(Act):
    """Whoever is in the tower leaves it."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return inside_of(s, src) >= 0

    def instant(self) -> Instant:
        def leave(s: DoomState, me: int, src: int, x: int) -> None:
            s.aim[src] = -1

        return leave

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_MOVE, w.pick("bojovníka z věže ven", "the warrior out of it"))]


_MOVE = verb("přesuň", "přesunout", "přesune", "move")


# ---- a hospital that moves ----
@dataclass(frozen=True)
class BackFromAnywhere(Act):
    """The card itself returns to the hand, out of play or out of the discard pile."""

    def instant(self) -> Instant:
        def back(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, src):
                into_hand(s, src)
            elif src in s.grave[me]:
                note(s, v.L_RETURNS, me, src)
                stow(s, src, HAND, True)

        return back

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN, w.pick("tuto kartu do ruky, i z hrobu", "this card to your hand, even from the discard pile")
            )
        ]


_RETURN = verb("vrať", "vrátit", "vrátí", "return")


# ---- a curse ----
@dataclass(frozen=True)
class DropSpecials(Act):
    """All other special cards on the bearer are discarded."""

    victim: ClassVar[str] = AIM

    def instant(self) -> Instant:
        def drop(s: DoomState, me: int, src: int, x: int) -> None:
            for card in attachments(s, s.bearer[src]):
                if card != src and s.t.is_special[card] and in_play(s, card):
                    discard(s, card)

        return drop

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.DISCARD, w.pick("všechny jiné speciální karty na něm", "all other special cards on it"))]
