"""The nemesis of the solo game: an automatic opponent that reads cards in its own way (SOI-160 to SOI-193).

It never asks; where it would have to decide, the player decides for it (SOI-175). What its cards mean is not a set of
exceptions inside the rules but a rewriting of their trees, so that its texts are rendered like all others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.effects import Amount, Effect, Fixed, If, Instant, Instead, Nothing, rewrite
from sudi.kernel.machine import ARG, PC, Frame, ask, begin, over, push
from sudi.kernel.permissions import forbidden
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .card import ShardsCard
from .combat import strike
from .conditions import Keyword, Mastery, PerDiscarded
from .effects import (
    GEMS,
    MASTERY,
    Banish,
    Draw,
    Gain,
    MoreCards,
    RecruitFree,
    ReturnAll,
    ReturnSelf,
    ReturnToHand,
    amount_words,
)
from .moves import destroy, fill_row, gain_health, gain_mastery, gain_power, scores
from .numbers import HEALTH, SHIELD, guard
from .standing import Trigger, YouPlayThis
from .state import INFINITE, MAX_MASTERY, NEVER, ShardsState
from .turn import pass_turn, reset_turn
from .vocabulary import library, programs

KEYWORD_MASTERY = 15  # SOI-187, SOI-188
MATCH_GAIN = 3  # SOI-171


@dataclass(frozen=True)
class Burn(Effect):
    """SOI-176: instead of gaining gems the nemesis banishes that many cards from the top of the centre deck."""

    amount: Amount

    def instant(self) -> Instant:
        count = self.amount.count()

        def burn(s: ShardsState, me: int, src: int, x: int) -> None:
            for _ in range(min(count(s, me, src, x), len(s.centre))):
                card = s.centre.pop()
                s.banished.append(card)
                if s.log is not None:
                    s.log.append((v.L_BANISHES, me, card, 0, -1))

        return burn

    def say(self, w: Words) -> list[Clause]:
        gems = amount_words(w, self.amount, GEMS)
        rest = w.pick(
            f"z verbovacího balíčku vrchní karty (místo: {gems})",
            f"top cards of the centre deck (for {gems})",
        )
        return [Clause(words.BANISH, rest)]


def as_nemesis(effect: Effect, draw_becomes: str) -> Effect:
    """A card's effect as the nemesis carries it out."""

    def rule(node: Any) -> Any:
        if isinstance(node, Gain):
            if isinstance(node.amount, PerDiscarded):
                return Nothing()  # SOI-180: it has no discard pile
            return Burn(node.amount) if node.resource == GEMS else node
        if isinstance(node, Draw):
            return Gain(draw_becomes, Fixed(node.n))  # SOI-177
        if isinstance(node, (Banish, ReturnToHand, ReturnAll, ReturnSelf, RecruitFree, MoreCards)):
            return Nothing()  # SOI-180, SOI-224
        if isinstance(node, If) and isinstance(node.condition, Keyword):
            return If(Mastery(KEYWORD_MASTERY), node.then)
        if isinstance(node, Instead):
            ladder = tuple((Mastery(KEYWORD_MASTERY) if isinstance(c, Keyword) else c, e) for c, e in node.alternatives)
            return Instead(node.base, ladder)
        return node

    result = rewrite(effect, rule)
    assert isinstance(result, Effect)
    return result


def nemesis_id(card: str, draw_becomes: str) -> str:
    return f"nemesis {draw_becomes} {card}"


def teach(cards: tuple[ShardsCard, ...]) -> None:
    """Compile every centre card as the nemesis reads it, for each reading of what a draw becomes."""
    for draw_becomes in (MASTERY, "power", "health"):
        for card in cards:
            effects = card.effects()
            for rule in card.standing:
                if isinstance(rule, Trigger) and isinstance(rule.when, YouPlayThis):
                    effects["played"] = rule.do
            for name, effect in effects.items():
                library.compile(nemesis_id(card.id, draw_becomes), name, as_nemesis(effect, draw_becomes))


# ---- the turn ----
FACTION = ARG
REVEAL, PLAY_ROW, TAKE_ROW, READY, ACTIVATE, ACTIVATED, AIM, AIMED, STRIKE, CLEAN = range(10)
_GAINS = {"mastery": gain_mastery, "power": gain_power, "health": gain_health}


def reveal_top(s: ShardsState, f: Frame) -> None:
    """SOI-170 to SOI-172: reveal, gain on a faction match, play the card."""
    if not s.centre:
        f[PC] = READY
        return
    card = s.centre.pop()
    f[FACTION] = s.t.faction[card]
    if s.log is not None:
        s.log.append((v.L_NEMESIS_REVEALS, s.turn, card, 0, -1))
    if f[FACTION] == s.character[s.turn]:
        _GAINS[s.t.setup["nemesis_match"]](s, s.turn, card, MATCH_GAIN)
    play_for(s, card)


def play_for(s: ShardsState, card: int) -> None:
    me = s.t.nemesis
    if s.log is not None:
        s.log.append((v.L_PLAYS, me, card, 0, -1))
    if s.t.is_champion[card]:
        s.champions[me].append(card)  # SOI-178
        s.arrived |= 1 << card
        played = library.program(nemesis_id(s.t.cards[card].id, s.t.setup["nemesis_draw"]), "played")
        if played is not None:
            begin(s, played, me, card)
        return
    s.played.append(card)
    program = s.t.play[me][card]
    if program is not None:
        if s.lasting:
            push(s, programs.by_name["after an ally was played"], me, card)
        begin(s, program, me, card)


def mastered(s: ShardsState) -> bool:
    """SOI-192: with 30 mastery the nemesis wins at once."""
    if s.mastery[s.t.nemesis] < MAX_MASTERY:
        return False
    if s.log is not None:
        s.log.append((v.L_END, s.t.nemesis, -1, 0, -1))
    over(s, ((s.t.nemesis,), scores(s), "SOI-192"))
    return True


def offer_row(s: ShardsState, f: Frame) -> None:
    """SOI-173, SOI-174: every card in the row of the revealed card's faction; the player chooses the order."""
    if mastered(s):
        return
    matching = {s.t.kind[c]: c for c in s.row if s.t.faction[c] == f[FACTION]}
    if not matching:
        f[PC] = READY
        return
    ask(s, s.turn, v.ASK_NEMESIS_CARD, [v.PLAY(c) for c in matching.values()])


def play_row(s: ShardsState, f: Frame) -> None:
    card = s.answer
    s.row.remove(card)  # SOI-190: refilled only at the end of this turn
    f[PC] = PLAY_ROW
    play_for(s, card)


def get_champions_ready(s: ShardsState, f: Frame) -> None:
    s.exhausted = 0


def offer_champion(s: ShardsState, f: Frame) -> None:
    """SOI-181: all of its champions, newly played ones included, one after another."""
    if mastered(s):
        return
    me = s.turn
    ready = {s.t.kind[c]: c for c in s.champions[me] if not s.exhausted >> c & 1 and s.t.exhaust[me][c] is not None}
    if not ready:
        f[PC] = AIM
        return
    ask(s, me, v.ASK_NEMESIS_CHAMPION, [v.EXHAUST(c) for c in ready.values()])


def activate(s: ShardsState, f: Frame) -> None:
    card = s.answer - v.EXHAUST.code
    s.exhausted |= 1 << card
    if s.log is not None:
        s.log.append((v.L_EXHAUSTS, s.turn, card, 0, -1))
    f[PC] = ACTIVATE
    program = s.t.exhaust[s.turn][card]
    assert program is not None
    begin(s, program, s.turn, card)


def aim(s: ShardsState, f: Frame) -> None:
    """SOI-182 to SOI-185: the player if that kills; otherwise champions, the most expensive first."""
    player = 0
    if forbidden(s, "attack player", s.turn, player) is None and lethal(s, player):
        f[PC] = STRIKE
        return
    within = [
        c
        for c in s.champions[player]
        if HEALTH.of(s, c) <= s.power and forbidden(s, "attack champion", s.turn, c) is None
    ]
    if not within:
        f[PC] = STRIKE
        return
    price = [0 if s.t.cost[c] >= NEVER else s.t.cost[c] for c in within]
    dearest = {s.t.kind[c]: c for c, cost in zip(within, price, strict=True) if cost == max(price)}
    ask(s, s.turn, v.ASK_NEMESIS_TARGET, [v.ATTACK(c) for c in dearest.values()])


def lethal(s: ShardsState, player: int) -> bool:
    """Would its power bring the player to 0? By default it does not reckon with shields, which it cannot see."""
    stopped = 0
    if s.t.setup["nemesis_reckons_shields"] and forbidden(s, "prevent damage", s.turn, player) is None:
        stopped = guard(s, player) + sum(SHIELD.of(s, c) for c in s.hand[player])
    return s.power >= INFINITE or s.power - stopped >= s.health[player]


def take_aim(s: ShardsState, f: Frame) -> None:
    card = s.answer - v.ATTACK.code
    price = HEALTH.of(s, card)
    if s.power < INFINITE:
        s.power -= price
    if s.log is not None:
        s.log.append((v.L_ATTACKS, s.turn, card, price, -1))
    destroy(s, card)
    f[PC] = AIM


def strike_player(s: ShardsState, f: Frame) -> None:
    """SOI-186: whatever power is left hits the player, who may use shields."""
    if s.power > 0 and forbidden(s, "attack player", s.turn, 0) is None:
        strike(s, [(0, s.power)])


def end_turn(s: ShardsState, f: Frame) -> None:
    """SOI-189, SOI-190: banish its allies, refill the row, and the player is next."""
    s.banished += s.played
    s.played = []
    reset_turn(s)
    fill_row(s)
    if s.result is None:
        pass_turn(s)


NEMESIS = programs.procedure(
    "nemesis",
    reveal_top,
    offer_row,
    play_row,
    get_champions_ready,
    offer_champion,
    activate,
    aim,
    take_aim,
    strike_player,
    end_turn,
    slots=1,
)
