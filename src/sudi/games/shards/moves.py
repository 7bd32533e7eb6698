"""The moves that cards make: drawing, gaining, recruiting, banishing, destroying. Rules and effects share them."""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.machine import ME, SRC, Instant, over, push
from sudi.kernel.triggers import fire, replaced
from sudi.kernel.view import forget, show

from .state import INFINITE, MAX_HEALTH, MAX_MASTERY, ROW_SIZE, ShardsState
from .vocabulary import (
    L_BANISHES,
    L_DESTROYED,
    L_DIRECT,
    L_DRAWS,
    L_END,
    L_GEMS,
    L_HEALTH,
    L_INFINITE,
    L_MASTERY,
    L_POWER,
    L_RETURNS,
    L_REVEALS,
    L_ROW,
    L_SHUFFLES,
    programs,
)

ALLY_PLAYED, CHAMPION_PLAYED, HEALTH_GAINED, DAMAGE_DEALT, RECRUITED = (
    "ally played",
    "champion played",
    "health gained",
    "damage dealt",
    "recruited",
)
DIRECTLY = "directly into play"


# ---- cards ----
def draw(s: ShardsState, seat: int, n: int) -> None:
    """SOI-020 to SOI-022: an empty pile is rebuilt only when a card has to be drawn from it."""
    deck, hand = s.deck[seat], s.hand[seat]
    while n > 0:
        if not deck:
            if not s.discard[seat]:
                return  # nothing left anywhere: draw what there is
            reshuffle(s, seat)
        take = n if n < len(deck) else len(deck)
        if s.log is not None:
            for card in reversed(deck[-take:]):
                s.log.append((L_DRAWS, seat, card, 0, -1))
        hand += deck[-take:]
        del deck[-take:]
        n -= take


def reshuffle(s: ShardsState, seat: int) -> None:
    deck, discard = s.deck[seat], s.discard[seat]
    deck += discard
    discard.clear()
    forget(s, deck)
    shuffle(s, deck)
    if s.log is not None:
        s.log.append((L_SHUFFLES, seat, -1, 0, -1))


def reveal(s: ShardsState, seat: int, card: int) -> None:
    show(s, card)
    if s.log is not None:
        s.log.append((L_REVEALS, seat, card, 0, -1))


def to_hand(s: ShardsState, seat: int, card: int) -> None:
    """An open card goes to hand: everybody has seen which."""
    s.hand[seat].append(card)
    show(s, card)
    if s.log is not None:
        s.log.append((L_RETURNS, seat, card, 0, -1))


def banish(s: ShardsState, seat: int, card: int, pile: list[int]) -> None:
    """SOI-106, SOI-107: back to the box, out of the match."""
    pile.remove(card)
    s.banished.append(card)
    if s.log is not None:
        s.log.append((L_BANISHES, seat, card, 0, -1))


def destroy(s: ShardsState, card: int) -> None:
    """SOI-074, SOI-130: to the discard pile of its player; a champion of the nemesis is banished (SOI-179)."""
    for seat, champions in enumerate(s.champions):
        if card in champions:
            champions.remove(card)
            s.exhausted &= ~(1 << card)
            s.arrived &= ~(1 << card)
            (s.banished if seat == s.t.nemesis else s.discard[seat]).append(card)
            if s.log is not None:
                s.log.append((L_DESTROYED, seat, card, 0, -1))
            return


# ---- the centre row ----
def refill(s: ShardsState, slot: int) -> None:
    """SOI-023: the empty slot is filled at once; in the nemesis's turn only at its end (SOI-190)."""
    if s.centre:
        card = s.centre.pop()
        s.row.insert(slot, card)
        if s.log is not None:
            s.log.append((L_ROW, s.turn, card, 0, -1))
    elif s.t.nemesis >= 0:
        # SOI-193: the row cannot be filled any more.
        if s.log is not None:
            s.log.append((L_END, s.t.nemesis, -1, 0, -1))
        over(s, ((s.t.nemesis,), scores(s), "SOI-193"))


def leave_row(s: ShardsState, card: int) -> None:
    """A card leaves the row; its slot is refilled before anything else happens (SOI-024)."""
    row = s.row
    slot = row.index(card)
    del row[slot]
    if s.turn != s.t.nemesis:
        refill(s, slot)


def fill_row(s: ShardsState) -> None:
    while len(s.row) < ROW_SIZE and s.result is None:
        if not s.centre and s.t.nemesis < 0:
            return
        refill(s, len(s.row))


def acquire(s: ShardsState, seat: int, card: int, to_hand_instead: bool = False) -> None:
    """A recruited card comes to its new owner: usually to the discard pile (SOI-051)."""
    if s.lasting and replaced(s, RECRUITED, seat, card) is not None:
        s.champions[seat].append(card)  # put into play, not played (SOI-220)
        if s.log is not None:
            s.log.append((L_DIRECT, seat, card, 0, -1))
    elif to_hand_instead:
        to_hand(s, seat, card)
    else:
        s.discard[seat].append(card)


# ---- resources ----
def _beyond(lost: int) -> int:
    """The last number of a log line that names no other seat (-1), less what was lost at the limit: see explain."""
    return -1 - lost if lost > 0 else -1


def gain_gems(s: ShardsState, seat: int, card: int, n: int) -> None:
    s.gems += n
    if s.log is not None and n:
        s.log.append((L_GEMS, seat, card, n, -1))


def gems_at_once(n: int) -> Instant:
    """The commonest effect of all, as one function without another call inside."""

    def gain(s: ShardsState, seat: int, card: int, x: int) -> None:
        s.gems += n
        if s.log is not None:
            s.log.append((L_GEMS, seat, card, n, -1))

    return gain


def gain_power(s: ShardsState, seat: int, card: int, n: int) -> None:
    power = s.power + n
    s.power = power if power < INFINITE else INFINITE
    if s.log is not None and n:
        s.log.append((L_INFINITE if n >= INFINITE else L_POWER, seat, card, n, -1))


def gain_mastery(s: ShardsState, seat: int, card: int, n: int) -> None:
    """SOI-050: never above 30."""
    mastery = s.mastery
    total = mastery[seat] + n
    mastery[seat] = total if total < MAX_MASTERY else MAX_MASTERY
    if s.log is not None and n:
        s.log.append((L_MASTERY, seat, card, n, _beyond(total - MAX_MASTERY)))


def gain_health(s: ShardsState, seat: int, card: int, n: int) -> None:
    """SOI-046, SOI-105: never above 50; what would go beyond still counts as gained for cards that ask (SOI-211)."""
    health = s.health
    total = health[seat] + n
    health[seat] = total if total < MAX_HEALTH else MAX_HEALTH
    s.healed += n
    if s.log is not None and n:
        s.log.append((L_HEALTH, seat, card, n, _beyond(total - MAX_HEALTH)))
    if s.lasting:
        fire(s, HEALTH_GAINED, seat, card, n)


# ---- playing ----
def play_from_hand(s: ShardsState, card: int) -> None:
    """SOI-220: from hand into the own play zone; the effect resolves at once (SOI-053)."""
    me = s.turn
    s.hand[me].remove(card)
    t = s.t
    if t.is_champion[card]:
        s.champions[me].append(card)
        s.arrived |= 1 << card
        fire(s, CHAMPION_PLAYED, me, card)
        return
    s.played.append(card)
    program = t.play[me][card]
    if program is not None and program.instant is not None and not s.lasting:
        program.instant(s, me, card, 0)
        if s.lasting:  # it set something up that waits for allies: this one counts as played before
            fire(s, ALLY_PLAYED, me, card, card)
    else:
        resolve(s, me, card)


def resolve(s: ShardsState, me: int, card: int) -> None:
    """The effect of an ally that was just played, and then whatever waits for an ally to be played."""
    program = s.t.play[me][card]
    if program is None:
        return
    if program.instant is not None:
        program.instant(s, me, card, 0)
        if s.lasting:
            fire(s, ALLY_PLAYED, me, card, card)
        return
    if s.lasting:
        push(s, AFTERWARDS, me, card)
    push(s, program, me, card)


def scores(s: ShardsState) -> tuple[int, ...]:
    return tuple(s.health)


def _afterwards(s: ShardsState, f: list[int]) -> None:
    fire(s, ALLY_PLAYED, f[ME], f[SRC], f[SRC])


AFTERWARDS = programs.procedure("after an ally was played", _afterwards)
