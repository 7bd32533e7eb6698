"""Which minions a standing rule is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import cards_of
from sudi.kernel.values import Scope
from sudi.kernel.wording import Words

from ..events import minion_in, place_in
from ..law.ignoring import ignores_bonus
from ..state import SmashState, controller, minions_in_play, own_among

# The deeds that cards in play forbid.
DESTROYING, AFFECTING, PLAYING_MINIONS = "destroy", "affect", "play minion"


# ---- scopes ----
@dataclass(frozen=True)
class Itself(Scope):
    itself: ClassVar[bool] = True

    def those(self, s: SmashState, holder: int, card: int) -> list[int]:
        return [card]

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return card == target

    def subject(self, w: Words) -> str:
        return w.pick("", "it")

    def ban(self, w: Words, deed: str) -> str:
        assert deed == DESTROYING
        return w.pick("Tohoto bojovníka nelze zničit.", "This minion cannot be destroyed.")


@dataclass(frozen=True)
class Aimed(Scope):
    """Whatever the lasting rule was aimed at."""

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return True


@dataclass(frozen=True)
class Bearer(Scope):
    """The minion this action is on."""

    def those(self, s: SmashState, holder: int, card: int) -> list[int]:
        return [s.on[card]] if s.on[card] >= 0 else []

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.on[card] == target

    def subject(self, w: Words) -> str:
        return w.pick("tento bojovník", "this minion")


@dataclass(frozen=True)
class BearerFromOthers(Scope):
    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.on[card] == target and actor != holder

    def ban(self, w: Words, deed: str) -> str:
        assert deed == AFFECTING
        return w.pick(
            "Akce ostatních hráčů tohoto bojovníka neovlivní.", "Other players' actions do not affect this minion."
        )


@dataclass(frozen=True)
class OwnMinionsHereFromOthers(Scope):
    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return actor != holder and controller(s, target) == holder and s.at[target] == s.at[card]

    def ban(self, w: Words, deed: str) -> str:
        assert deed == AFFECTING
        return w.pick(
            "Akce ostatních hráčů tvé bojovníky u této základny neovlivní.",
            "Your minions here are not affected by other players' actions.",
        )


@dataclass(frozen=True)
class MinionsHere(Scope):
    """For a base: every minion at it, but for those of a player who ignores the base (ruling R22)."""

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.at[target] != s.at[card] or not s.t.is_minion[target]:
            return False
        return not s.ignoring or not ignores_bonus(s, controller(s, target), s.at[card])

    def those(self, s: SmashState, holder: int, card: int) -> list[int]:
        here = s.minions[s.at[card]]
        return [m for m in here if self.covers(s, holder, card, holder, m)] if s.ignoring else here

    def subject(self, w: Words) -> str:
        return w.pick("každý bojovník tu", "each minion here")


@dataclass(frozen=True)
class OwnMicrobots(Scope):
    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return controller(s, target) == holder and is_microbot(s, target)

    def those(self, s: SmashState, holder: int, card: int) -> list[int]:
        return microbots_of(s, holder)

    def subject(self, w: Words) -> str:
        return w.pick("každý tvůj minibot", "each of your microbots")


@dataclass(frozen=True)
class PlayingHere(Scope):
    """Playing a minion here: the target is an event of both. By others, or one of the named faction."""

    named: bool = False

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        here = s.at[card] == place_in(target)
        return here and self.bars(s, holder, card, actor, s.t.faction[minion_in(target)])

    def bars(self, s: SmashState, holder: int, card: int, actor: int, faction: int) -> bool:
        """Does it keep a player from playing minions of this faction at its base?"""
        return faction == s.named[card] if self.named else actor != holder

    def ban(self, w: Words, deed: str) -> str:
        assert deed == PLAYING_MINIONS
        if self.named:
            return w.pick(
                "Bojovníky jmenované frakce sem nikdo nesmí zahrát.",
                "Nobody may play minions of the named faction here.",
            )
        return w.pick("Ostatní hráči sem nesmí hrát bojovníky.", "Other players may not play minions here.")


def is_microbot(s: SmashState, minion: int) -> bool:
    """By name, or because a card of its player makes all of that player's minions microbots (ruling R25)."""
    return s.t.microbot[minion] or all_are_microbots(s, controller(s, minion))


def all_are_microbots(s: SmashState, seat: int) -> bool:
    if not s.t.making_microbots & s.live:
        return False
    for maker in cards_of(s.t.making_microbots & s.live):  # noqa: SIM110 (a generator costs more than the loop)
        if controller(s, maker) == seat:
            return True
    return False


def microbots_of(s: SmashState, seat: int) -> list[int]:
    """All microbots a player has in play."""
    if all_are_microbots(s, seat):
        return own_among(s, seat, minions_in_play(s))
    return own_among(s, seat, cards_of(s.t.microbots & s.live))
