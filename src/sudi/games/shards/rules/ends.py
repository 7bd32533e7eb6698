"""How the match ends: players fall, somebody is left, the nemesis prevails, or it has gone on too long."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import over

from ..state import ShardsState
from ..words.vocabulary import L_DRAW_GAME, L_END, L_END_TEAM, L_OUT


def scores(s: ShardsState) -> tuple[int, ...]:
    return tuple(s.health)


def eliminate(s: ShardsState, seat: int) -> None:
    """SOI-039: out of the match, with all cards."""
    note(s, L_OUT, seat)
    for pile in (s.hand[seat], s.deck[seat], s.discard[seat], s.champions[seat], s.relics[seat]):
        s.banished += pile
        pile.clear()


def declare_winners(s: ShardsState) -> None:
    """SOI-110: the last player or team left wins."""
    team = s.t.team
    left = {team[o] for o in range(s.t.seats) if s.health[o] > 0}
    if len(left) == 1:
        winning = next(iter(left))
        winners = tuple(o for o in range(s.t.seats) if team[o] == winning)
        win(s, winners, "SOI-110" if s.t.nemesis < 0 else "SOI-191" if s.t.nemesis in winners else "SOI-162")


def win(s: ShardsState, winners: tuple[int, ...], rule: str) -> None:
    if len(winners) > 1:
        note(s, L_END_TEAM, winners[0], other=winners[1])
    else:
        note(s, L_END, winners[0])
    over(s, (winners, scores(s), rule))


def end_in_draw(s: ShardsState) -> None:
    note(s, L_DRAW_GAME, s.turn)
    over(s, ((), scores(s), "SOI-C01"))
