"""What cards of the Invasion do: lists of orders, carried out one at a time by one procedure.

Orders are not compiled into programs of their own. A frame names the card and the place in its list, so that cards
which players bring along (own_scenario.py) run without a program that nobody else has.
"""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.machine import ARG, PC, SRC, Frame, push
from sudi.kernel.wording import Bilingual, Words

from . import vocabulary as v
from . import words
from .card import RoneCard
from .carrying import EXHAUSTING, UNSCREWING, UNSTORING
from .effects import ARMOUR, GAIN_NOUNS, GAINS, damage_words
from .ending import fall
from .hardship import BLOCKING, MILLING
from .invader import (
    AT_END,
    AT_START,
    DEPLOYING,
    EVENT,
    WHEN_ACTIVE,
    WHEN_DEFEATED,
    WHEN_DEPLOYED,
    ZONE_EFFECT,
    activate_protocol,
    destroy_invasion,
    discard_invasion,
    inv_recycle,
    inv_store,
    inv_tokens,
)
from .moves import gain_research, lose_armour, suffer
from .stack import hindered, scenario
from .state import RoneState
from .vocabulary import programs
from .words import WILD


class Order:
    """One thing an Invasion card does: to a player, or for the Invasion (`seat` is then -1)."""

    to_players = True

    def do(self, s: RoneState, seat: int, source: int) -> None:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        """As the end of "each player ..." or of "the Invasion ..."."""
        raise NotImplementedError


@dataclass(frozen=True)
class Orders:
    """So many orders in a row; those to players are carried out player by player (RON-D32)."""

    parts: tuple[Order, ...]

    @property
    def each(self) -> bool:
        return self.parts[0].to_players

    def say(self, w: Words) -> str:
        who = w.pick("každý hráč", "each player") if self.each else w.pick("Invaze", "the Invasion")
        return f"{who} {w.pick(' a ', ' and ').join(part.say(w) for part in self.parts)}"


def orders(*parts: Order) -> Orders:
    return Orders(parts)


# ---- to each player ----
@dataclass(frozen=True)
class Hit(Order):
    """Damage at once (RON-D08)."""

    kind: int
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        suffer(s, seat, self.kind, self.n)

    def say(self, w: Words) -> str:
        return w.pick(f"obdrží {damage_words(w, self.kind, self.n)}", f"receives {damage_words(w, self.kind, self.n)}")


@dataclass(frozen=True)
class LoseArmour(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        lose_armour(s, seat, self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.ARMOUR)
        return w.pick(f"přijde o {many}", f"loses {many}")


@dataclass(frozen=True)
class MillOwn(Order):
    """The top cards of the own deck to the dump or the discard pile."""

    n: int
    to_dump: bool

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, MILLING, seat, source, self.n, int(self.to_dump))

    def say(self, w: Words) -> str:
        one = self.n == 1
        cs = "vrchní kartu svého balíčku" if one else f"{self.n} vrchní karty svého balíčku"
        en = "the top card of their deck" if one else f"the top {self.n} cards of their deck"
        if self.to_dump:
            return w.pick(f"odloží na skládku {cs}", f"puts {en} on their dump")
        return w.pick(f"odhodí {cs}", f"discards {en}")


@dataclass(frozen=True)
class LoseStored(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, UNSTORING, seat, source, self.n, seat, 0, 0)

    def say(self, w: Words) -> str:
        cs = "1 svůj uložený zdroj" if self.n == 1 else f"{self.n} své uložené zdroje"
        return w.pick(f"zničí {cs}", f"destroys {w.count(self.n, words.RESOURCE)} they have stored")


@dataclass(frozen=True)
class LoseScrews(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, UNSCREWING, seat, source, self.n, seat)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.SCREW)
        return w.pick(f"zničí {many} na svém cvičišti", f"destroys {many} on their training ground")


@dataclass(frozen=True)
class ExhaustOwn(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, EXHAUSTING, seat, source, self.n, seat)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.CARD)
        return w.pick(f"unaví {many} ve své základně", f"exhausts {many} of their base")


@dataclass(frozen=True)
class BlockDice(Order):
    """RON-262: dice of one's choice count as used until the end of the round."""

    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, BLOCKING, seat, source, self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.DIE)
        return w.pick(
            f"nesmí do konce kola použít {many} podle své volby", f"may not use {many} of their choice this round"
        )


@dataclass(frozen=True)
class AddResearch(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        gain_research(s, seat, self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.RESEARCH)
        return w.pick(f"získá {many}", f"gains {many}")


@dataclass(frozen=True)
class PlayerGains(Order):
    what: str
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        less = self.what == ARMOUR and hindered(s, "gain_armor_minus")  # holds for every gain, whoever causes it
        GAINS[self.what](s, seat, source, max(0, self.n - less))

    def say(self, w: Words) -> str:
        many = w.count(self.n, GAIN_NOUNS[self.what])
        return w.pick(f"získá {many}", f"gains {many}")


# ---- for the Invasion ----
class _ForInvasion(Order):
    to_players = False


@dataclass(frozen=True)
class InvasionStores(_ForInvasion):
    kind: int
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        inv_store(s, (self.kind,) * self.n, source)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.RESOURCE)
        if self.kind == WILD:
            return w.pick(f"uloží {many} podle volby hráčů", f"stores {many} of the players' choice")
        kind = words.KIND_NAMES[self.kind][w.lang]
        return w.pick(f"uloží {many} ({kind})", f"stores {many} ({kind})")


@dataclass(frozen=True)
class DeployMore(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, DEPLOYING, 0, -1, self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.CARD)
        return w.pick(f"nasadí navíc {many}", f"deploys {self.n} additional {words.CARD.en[0 if self.n == 1 else 1]}")


@dataclass(frozen=True)
class InvasionRecycles(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        for _ in range(self.n):
            inv_recycle(s)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.CARD)
        return w.pick(f"recykluje {many}", f"recycles {many}")


@dataclass(frozen=True)
class ActivateProtocols(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        for _ in range(self.n):
            activate_protocol(s)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.PROTOCOL)
        return w.pick(f"aktivuje {many}", f"activates {many}")


@dataclass(frozen=True)
class LoseTokens(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        inv_tokens(s, -self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, words.RESEARCH)
        return w.pick(f"přijde o {many}", f"loses {many}")


@dataclass(frozen=True)
class DestroyThisCard(_ForInvasion):
    """RON-182: it does not go to the discard pile."""

    def do(self, s: RoneState, seat: int, source: int) -> None:
        if source in s.arriving:
            s.arriving.remove(source)
            destroy_invasion(s, source)

    def say(self, w: Words) -> str:
        return w.pick("tuto kartu zničí, místo aby ji odhodila", "destroys this card instead of discarding it")


@dataclass(frozen=True)
class DestroyDiscards(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        for _ in range(min(self.n, len(s.inv_discard))):
            destroy_invasion(s, s.inv_discard.pop())

    def say(self, w: Words) -> str:
        cs = "vrchní kartu" if self.n == 1 else f"{self.n} vrchní karty"
        en = "the top card" if self.n == 1 else f"the top {self.n} cards"
        return w.pick(f"zničí {cs} svého odhazovacího balíčku", f"destroys {en} of its discard pile")


@dataclass(frozen=True)
class RestoreBase(_ForInvasion):
    def do(self, s: RoneState, seat: int, source: int) -> None:
        armour = scenario(s).base_armor
        s.base_armor = armour.of(s.t.players) if armour is not None else 0
        if s.log is not None:
            s.log.append((v.L_BASE, 0, -1, 0, -1))

    def say(self, w: Words) -> str:
        return w.pick("obnoví brnění své základny", "restores the armour of its base")


@dataclass(frozen=True)
class LoseScenario(_ForInvasion):
    def do(self, s: RoneState, seat: int, source: int) -> None:
        fall(s, 0, lost_deck=True)

    def say(self, w: Words) -> str:
        return w.pick("vyhraje scénář", "wins the scenario")


HINDRANCES = {
    "no_reroll": Bilingual("hráči nemohou používat žetony přehozu", "players cannot use re-roll tokens"),
    "no_pairs": Bilingual("hráči nemohou používat uložené zdroje", "players cannot use stored resources"),
    "gain_armor_minus": Bilingual(
        "každý zisk brnění hráče je o 1 nižší", "every gain of armour by a player is lowered by 1"
    ),
    "no_convert": Bilingual("hráči nemohou přeměňovat kostky", "players cannot convert dice"),
    "first_hit": Bilingual(
        "první bod střeleckého zranění každé nasazené karty v kole se nepočítá",
        "the first point of ranged damage to each deployed card in the round is ignored",
    ),
}

# The effects of the five training zones (RON-183): blue, red, black, green, yellow.
ZONE_ORDERS = (
    orders(LoseArmour(1)),
    orders(Hit(words.RANGED, 1)),
    orders(Hit(words.MELEE, 2)),
    orders(InvasionRecycles(1)),
    orders(MillOwn(1, to_dump=True)),
)


# ---- carrying them out ----
WHICH, AT, SEAT = range(ARG, ARG + 3)


def orders_of(s: RoneState, card: int, which: int) -> Orders | None:
    """The list that a frame is about."""
    if which >= ZONE_EFFECT:
        return ZONE_ORDERS[which - ZONE_EFFECT]
    if which >= EVENT:
        return scenario(s).events[which - EVENT].orders
    if which in (AT_START, AT_END, WHEN_ACTIVE):
        host: RoneCard | None = s.t.protocol[card] or s.t.scenario[card]
        name = {AT_START: "round_start", AT_END: "round_end", WHEN_ACTIVE: "active"}[which]
    else:
        host = s.t.invasion[card]
        name = {WHEN_DEPLOYED: "deploy", WHEN_DEFEATED: "defeated"}.get(which, "when_trained")
    found = getattr(host, name, None)
    assert found is None or isinstance(found, Orders)
    return found


def next_order(s: RoneState, f: Frame) -> None:
    """One order at a time; everything for one player before the next (RON-D32)."""
    found = orders_of(s, f[SRC], f[WHICH])
    if found is None or s.ended or f[SEAT] >= (s.t.seats if found.each else 1):
        if s.stack and s.stack[-1] is f:
            s.stack.pop()
        return
    part, seat = found.parts[f[AT]], f[SEAT]
    f[AT] += 1
    if f[AT] == len(found.parts):
        f[AT], f[SEAT] = 0, seat + 1
    f[PC] = 0
    part.do(s, seat if found.each else -1, f[SRC])


ORDERS = programs.procedure("orders", next_order, slots=3)


def _put_away(s: RoneState, f: Frame) -> None:
    """A defeated or trained card goes on the discard pile, unless it was destroyed."""
    if f[SRC] in s.arriving:
        s.arriving.remove(f[SRC])
        discard_invasion(s, f[SRC])


PUT_AWAY = programs.procedure("put away", _put_away)
