"""Effects that a single card has: raising the dead, redeeming, ageing, possession, stored spells, a spell at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.standing import Standing, last
from sudi.kernel.values import DIVIDE_UP
from sudi.kernel.wording import ACC, Clause, Words, verb

from . import traits as tr
from . import vocabulary as v
from . import words
from .acts import Act
from .bans import GIFTED, USE_ART, Forbid
from .boosts import TIMES, Boost
from .card import SYMMETRY
from .casting import CASTS
from .choosing import ChooseOne, choose_from
from .deploying import in_play_already
from .harm import POSSESSES, REMOVED_IF_KILLED
from .healing_effects import heal
from .missions import complete
from .moving import discard
from .points import funds, pay
from .ratings import value
from .scopes import AIMED
from .select import THEIRS, Who, traits_of
from .standing import GAME_LONG, Becomes, Immune, Mark, Rule
from .state import KOHORT, DoomState, attachments, in_play, own_warriors, put, warriors
from .words import DESTINY

DARK_CARD_PRICE = 3
THEIRS_ALL = Who(whose=THEIRS)


# ---- raising the dead ----
HALVED = Boost(
    "", AIMED, until=GAME_LONG, fight=2, shoot=2, armour=2, value=2, layer=TIMES, operation=DIVIDE_UP
)  # fmt: skip
NO_ART = Forbid("", USE_ART, AIMED, until=GAME_LONG)
NO_GIFTS = Forbid("", GIFTED, AIMED, until=GAME_LONG)
GONE = Mark("", AIMED, until=GAME_LONG, name=REMOVED_IF_KILLED)


@dataclass(frozen=True)
class AnimateDead(Act, Script):
    """A warrior of any discard pile serves in your Cohort, with halved ratings."""

    rules: tuple[Standing, ...] = (HALVED, NO_ART, NO_GIFTS, GONE)
    slots = 0

    def find(self, s: DoomState) -> list[int]:
        return [c for grave in s.grave for c in grave if s.t.is_warrior[c] and not in_play_already(s, c)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = list({(s.t.kind[c], s.t.owner[c]): c for c in self.find(s)}.values())
            choose_from(s, f, found, go(2))

        def chosen(s: DoomState, f: Frame) -> None:
            card = first(s.answer)
            put(s, card, KOHORT, f[ME])
            note(s, v.L_DEPLOYS, f[ME], card)
            for rule in self.rules:
                last(s, rule, f[ME], f[SRC], card)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.PUT,
                w.pick(
                    "do své Kohorty bojovníka z kteréhokoli hrobu; jeho hodnoty jsou poloviční (nahoru), nesmí užívat "
                    "Umění ani Černou symetrii, a je-li zabit, je obětován",
                    "a warrior from any discard pile into your Cohort; its ratings are halved (rounded up), it may use "
                    "neither the Art nor the Dark Symmetry, and if killed it is sacrificed",
                ),
            )
        ]


# ---- redeeming heretics ----
@dataclass(frozen=True)
class Redeem(Act, Script):
    """For every unit one Doomtrooper that was made a heretic is itself again; its dark cards go first, for a price."""

    slots = 1

    def causes(self, s: DoomState, warrior: int) -> list[int]:
        """The cards that made a warrior a heretic."""
        return [
            c
            for c in attachments(s, warrior)
            if any(isinstance(r, Becomes) and r.gains & tr.HERETIC for r in s.t.cards[c].standing)
        ]

    def price(self, s: DoomState, warrior: int) -> int:
        return DARK_CARD_PRICE * sum(s.t.type[c] == SYMMETRY for c in attachments(s, warrior))

    def find(self, s: DoomState, me: int) -> list[int]:
        return [w for w in warriors(s) if self.causes(s, w) and self.price(s, w) <= funds(s, me)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(self.find(s, me))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        left = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X]

        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[ME]) if f[left] > 0 else []
            choose_from(s, f, found, go(3))

        def chosen(s: DoomState, f: Frame) -> None:
            f[left] -= 1
            warrior = first(s.answer)
            pay(s, f[ME], self.price(s, warrior), f[SRC])
            for card in attachments(s, warrior):
                if s.t.type[card] == SYMMETRY or card in self.causes(s, warrior):
                    discard(s, card)
            from .moving import go_home

            go_home(s, warrior)
            f[PC] = go(1)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(DARK_CARD_PRICE, DESTINY, ACC)
        return [
            Clause(
                _FREE,
                w.pick(
                    f"1 Doomtroopera, který se stal kacířem; za každou jeho kartu Černé symetrie, která se vyřazuje, "
                    f"zaplaťte {n}",
                    f"1 Doomtrooper that became a heretic; pay {n} for each of its Dark Symmetry cards, which are "
                    "discarded",
                ),
            )
        ]


_FREE = verb("vykup", "vykupte", "vykoupit", "vykoupí", "redeem")


# ---- ageing ----
@dataclass(frozen=True)
class AgeWarrior(ChooseOne):
    """Put a marker on an opposing warrior; whoever is worth nothing any more is discarded."""

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return THEIRS_ALL.find(s, me, src)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.markers[card] += 1
        if value(s, card) <= 0:
            discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.MARK,
                w.pick(
                    "značku stáří na cizího bojovníka; klesne-li jeho hodnota na 0, je vyřazen",
                    "a marker of age on an opposing warrior; if its value falls to 0, it is discarded",
                ),
            )
        ]


# ---- possession ----
@dataclass(frozen=True)
class Possesses(Rule):
    """Doomtroopers killed by the bearer stay with their player, as heretics."""

    turns: Becomes = Becomes(  # noqa: RUF009
        "", AIMED, until=GAME_LONG, gains=tr.HERETIC | tr.LEGION, loses=tr.DOOMTROOPER | tr.AFFILIATIONS
    )
    topic: ClassVar[str] = "possession"

    def key(self) -> str:
        return POSSESSES

    def say(self, w: Words) -> str:
        return w.pick(
            "Doomtrooper, kterého bojovník zabije, se nevyřazuje: stává se kacířem v Kohortě svého hráče.",
            "A Doomtrooper killed by the warrior is not discarded: it becomes a heretic in its player's Cohort.",
        )


# ---- inspiring the masses ----
WARDED = Immune("", AIMED, until=GAME_LONG, symmetry=True)
LEARNED = Mark("", AIMED, until=GAME_LONG, name=CASTS, n=tr.ALL_ARTS)


@dataclass(frozen=True)
class InspireMasses(Act):
    """Heal your Doomtroopers in play and ward them; Brothers among them learn the whole Art. Later ones do not."""

    rules: tuple[Standing, ...] = (WARDED, LEARNED)

    def instant(self) -> Instant:
        def inspire(s: DoomState, me: int, src: int, x: int) -> None:
            warded, learned = self.rules
            for warrior in own_warriors(s, me):
                traits = traits_of(s, warrior)
                if traits & tr.DOOMTROOPER:
                    if s.wounded >> warrior & 1:
                        heal(s, warrior)
                    last(s, warded, me, src, warrior)
                    if traits & tr.BROTHERHOOD:
                        last(s, learned, me, src, warrior)
            complete(s, src, me)

        return inspire

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.HEAL,
                w.pick(
                    "všechny své Doomtroopery, kteří jsou právě ve hře; jsou od nynějška imunní vůči Černé symetrii a "
                    "bojovníci Bratrstva mezi nimi smějí sesílat všechna kouzla; tím je úkol splněn",
                    "all your Doomtroopers now in play; from now on they are immune to the Dark Symmetry, and the "
                    "Brotherhood warriors among them may cast every spell; that completes the mission",
                ),
            )
        ]


@dataclass(frozen=True)
class NeedCard:
    """A card of this title has to be in play."""

    id: str

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return any(in_play(s, c) for c in s.t.instances(self.id))

    def say(self, w: Words) -> str:
        name = v.library.cards[self.id].name[w.lang] if self.id in v.library.cards else self.id
        return w.pick(f"Ve hře musí být {name}.", f"{name} has to be in play.")
