"""Needs about the moment: the bearer's own combat, somebody's turn, partners at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.wording import Bilingual, Words

from ..state import MODIFIERS, TACTIC, DoomState, team_mates
from ..words.ratings import IN_TACTIC, TACTICS
from .needs import Need
from .select import in_combat


@dataclass(frozen=True)
class BeforeBlows(Need):
    """In a combat of this tactic in which the bearer takes part, before the blows fall."""

    tactic: str = ""

    def met(self, s: DoomState, me: int, src: int) -> bool:
        if not TACTIC <= s.phase <= MODIFIERS or s.stopped or not in_combat(s, s.bearer[src]):
            return False
        return not self.tactic or TACTICS[s.tactic] == self.tactic

    def clause(self, w: Words) -> str:
        how = IN_TACTIC[self.tactic][w.lang] if self.tactic else w.pick("v souboji", "in a combat")
        return w.pick(f"{how} bojovníka", f"{how} of the warrior")

    def say(self, w: Words) -> str:
        return self.clause(w)

    def missing(self) -> Bilingual:
        where = IN_TACTIC[self.tactic] if self.tactic else Bilingual("v souboji", "in a combat")
        return Bilingual(f"musí být bojovník právě {where.cs}", f"the warrior has to be {where.en} now")


@dataclass(frozen=True)
class TheirFirstAction(Need):
    """In anybody's turn, before an action in it, outside a combat."""

    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return not s.acted and not s.phase

    def say(self, w: Words) -> str:
        return w.pick(
            "Hraj na hráče v jeho kole, než provede první akci.",
            "Play on a player in that player's turn before an action is taken in it.",
        )

    def missing(self) -> Bilingual:
        return Bilingual("nesmí být v tomto kole ještě provedena žádná akce", "no action may have been taken this turn")


@dataclass(frozen=True)
class InTeams(Need):
    """Only at a table with partners; `own`: in one's own turn."""

    own: bool = False
    timing: ClassVar[bool] = True
    rule: ClassVar[str] = "DTR-229"

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return bool(team_mates(s, me)) and (not self.own or s.turn == me)

    def say(self, w: Words) -> str:
        if self.own:
            return w.pick("Hraj ve svém kole, jen ve hře dvojic.", "Play in your own turn, only in a game of partners.")
        return w.pick("Hraj kdykoli, jen ve hře dvojic.", "Play at any time, only in a game of partners.")

    def missing(self) -> Bilingual:
        if self.own:
            return Bilingual("musí jít o hru dvojic a být tvoje kolo", "it has to be a game of partners and your turn")
        return Bilingual("musí jít o hru dvojic", "it has to be a game of partners")


THEIR_FIRST_ACTION, IN_TEAMS, IN_OWN_TEAM_TURN = TheirFirstAction(), InTeams(), InTeams(True)
