"""Orders of Invasion cards for the Invasion itself."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.machine import push
from sudi.kernel.wording import Words

from ..rules.end.falling import end
from ..rules.invasion.deck import destroy_invasion, inv_recycle
from ..rules.invasion.deploying import DEPLOYING
from ..rules.invasion.orders import Order, rule_in_force
from ..rules.invasion.protocols import activate_protocol, inv_tokens
from ..rules.invasion.stack import scenario
from ..rules.invasion.zones import inv_store
from ..state import RoneState
from ..words import lexicon, log
from ..words.names import WILD


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
        if self.kind == WILD:
            many = w.count(self.n, lexicon.RESOURCE)
            return w.pick(f"uloží {many} podle volby hráčů", f"stores {many} of the players' choice")
        many = lexicon.kind_of_resource(w, self.n, self.kind)
        return w.pick(f"uloží {many}", f"stores {many}")


@dataclass(frozen=True)
class DeployMore(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, DEPLOYING, 0, x=self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, lexicon.CARD)
        return w.pick(f"nasadí navíc {many}", f"deploys {self.n} additional {lexicon.CARD.en[0 if self.n == 1 else 1]}")


@dataclass(frozen=True)
class InvasionRecycles(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        for _ in range(self.n):
            inv_recycle(s)

    def say(self, w: Words) -> str:
        many = w.count(self.n, lexicon.CARD)
        return w.pick(f"recykluje {many}", f"recycles {many}")


@dataclass(frozen=True)
class ActivateProtocols(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        for _ in range(self.n):
            activate_protocol(s)

    def say(self, w: Words) -> str:
        many = w.count(self.n, lexicon.PROTOCOL)
        return w.pick(f"aktivuje {many}", f"activates {many}")


@dataclass(frozen=True)
class LoseTokens(_ForInvasion):
    n: int = 1

    def do(self, s: RoneState, seat: int, source: int) -> None:
        inv_tokens(s, -self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, lexicon.RESEARCH)
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
        top = lexicon.top_cards(w, self.n)
        return w.pick(f"zničí {top} svého odhazovacího balíčku", f"destroys {top} of its discard pile")


@dataclass(frozen=True)
class RestoreBase(_ForInvasion):
    def do(self, s: RoneState, seat: int, source: int) -> None:
        armour = scenario(s).base_armor
        s.base_armor = armour.of(s.t.players) if armour is not None else 0
        if s.log is not None:
            s.log.append((log.L_BASE, 0, -1, 0, -1))

    def say(self, w: Words) -> str:
        return w.pick("obnoví brnění své základny", "restores the armour of its base")


@dataclass(frozen=True)
class LoseScenario(_ForInvasion):
    def do(self, s: RoneState, seat: int, source: int) -> None:
        if s.log is not None:
            s.log.append((log.L_ORDERED, 0, source, 0, -1))
        end(s, rule_in_force(s))

    def say(self, w: Words) -> str:
        return w.pick("vyhraje scénář", "wins the scenario")
