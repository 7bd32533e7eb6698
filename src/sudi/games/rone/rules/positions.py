"""Positions written by hand: where the cards go that they leave out, and what cannot be."""

from __future__ import annotations

from sudi.kernel.chance import below, shuffle
from sudi.kernel.errors import BadPosition
from sudi.kernel.machine import PC, PROG, Step
from sudi.kernel.state import SEAT_ZONES

from ..cards.card import Permanent, Recruit, RoneCard
from ..cards.invasion_card import InvasionCard, Protocol, Scenario
from ..setup import deck_size
from ..state import (
    P_DAMAGE,
    P_DISCARD,
    P_DRAW,
    P_END,
    P_INVASION,
    P_MAIN,
    P_PARTS,
    P_START,
    P_STORE,
    P_TRAIN,
    PHASES,
    RoneState,
)
from .damage_phase import open_damage
from .invasion.stack import scenario
from .invasion.turn import evaluate
from .spare_parts import open_parts
from .turn import TURN, begin_turn, discard_phase, draw_shuffled, end_phase, open_draw, roll, store_phase, train_phase
from .workshop.dice import DICE, NOT_ROLLED, SIDES, turned

OF_RECRUITS = ("hand", "deck", "discard", "dump", "played", "ground", "sacrifice")


def fill(s: RoneState, given: set[str], loose: list[int]) -> None:
    if s.phase != P_MAIN:
        raise BadPosition("phase: a position written by hand stands in the main phase; write main or leave it out.")
    check(s)
    starters: dict[str, list[int]] = {}
    for card in loose:
        printed = s.t.cards[card]
        if isinstance(printed, Recruit):
            if printed.box == "starter":
                starters.setdefault(printed.id, []).append(card)
            elif printed.training_cost is None:
                s.starters.append(card)
            else:
                (s.destroyed_recruits if "recruits" in given else s.recruits).append(card)
        elif isinstance(printed, Permanent):
            if printed.leader:
                s.leaders.append(card)
            else:
                (s.destroyed_technologies if "technologies" in given else s.technologies).append(card)
        elif isinstance(printed, InvasionCard):
            (s.inv_destroyed if "inv_supply" in given else s.inv_supply).append(card)
        elif isinstance(printed, Protocol):
            (s.protocols_destroyed if "protocol_supply" in given else s.protocol_supply).append(card)
        else:
            s.scenarios.append(card)
    fill_decks(s, given, starters)
    for pile, name in ((s.recruits, "recruits"), (s.technologies, "technologies")):
        if name not in given:
            shuffle(s, pile)
    s.live = 0
    for seat in range(s.t.seats):
        for card in (*s.hand[seat], *s.played[seat]):  # RON-D19: they came there this turn
            s.fleeing |= s.t.fleeting & s.t.bit[card]
        if f"players[{seat}].base" not in given and not any(_is_leader(s.t.cards[c]) for c in s.base[seat]):
            s.base[seat].append(s.leaders.pop(0))
        for card in s.base[seat]:
            s.live |= s.t.bit[card]
        if f"players[{seat}].shown" not in given and s.shown[seat] == NOT_ROLLED and seat in s.t.mates[s.turn]:
            for die in range(DICE):
                s.shown[seat] = turned(s.shown[seat], die, below(s, SIDES))
    if s.t.coop:
        fill_invasion(s, given)
    if not s.turns:
        s.turns = 1


def _is_leader(card: RoneCard) -> bool:
    return isinstance(card, Permanent) and card.leader


def fill_decks(s: RoneState, given: set[str], starters: dict[str, list[int]]) -> None:
    """A deck that is not given holds the starters that its player has nowhere else."""
    for seat in range(s.t.seats):
        if f"players[{seat}].deck" in given:
            continue
        own = {s.t.cards[c].id for name in OF_RECRUITS for c in getattr(s, name)[seat]}
        for id, copies in starters.items():
            if copies and id not in own:
                s.deck[seat].append(copies.pop(0))
        shuffle(s, s.deck[seat])
    s.starters += [card for copies in starters.values() for card in copies]


def fill_invasion(s: RoneState, given: set[str]) -> None:
    if "inv_supply" not in given:
        if "inv_deck" not in given:
            starting = [c for c in s.inv_supply if s.t.cards[c].starting]  # type: ignore[attr-defined]
            shuffle(s, starting)
            s.inv_deck = starting[: deck_size(s)]
            taken = set(s.inv_deck)
            s.inv_supply = [c for c in s.inv_supply if c not in taken]
        shuffle(s, s.inv_supply)
    if "protocol_supply" not in given:
        shuffle(s, s.protocol_supply)
    if "scenarios" not in given:
        s.scenarios.sort()
    if "inv_deck" in given:  # somebody has written the Invasion down; what is missing there is 0
        return
    if "inv_research" not in given:
        s.inv_research = s.t.players
    if "round" not in given:
        s.round = 1
    card = scenario(s)
    if "base_life" not in given and card.base_life is not None:
        s.base_life = card.base_life.of(s.t.players)
    if "base_armor" not in given and card.base_armor is not None:
        s.base_armor = card.base_armor.of(s.t.players)


ENTERED: dict[Step, int] = {
    begin_turn: P_START,
    open_draw: P_DRAW,
    roll: P_MAIN,
    store_phase: P_STORE,
    open_damage: P_DAMAGE,
    open_parts: P_PARTS,
    discard_phase: P_DISCARD,
    train_phase: P_TRAIN,
    end_phase: P_END,
    evaluate: P_INVASION,
}


def _phases() -> tuple[int, ...]:
    """The phase in which a turn is while each of its steps is the next one."""
    found, phase = [], P_START
    for step in TURN.steps:
        found.append(P_DRAW if step is draw_shuffled else phase)
        phase = ENTERED.get(step, phase)
    return tuple(found)


PHASE_AT = _phases()


def fits(s: RoneState) -> None:
    """An exact position stands in the phase that the turn at the bottom of its stack has come to."""
    if s.stack and s.stack[0][PROG] == TURN.id and s.phase != PHASE_AT[s.stack[0][PC]]:
        phase = PHASES[PHASE_AT[s.stack[0][PC]]]
        raise BadPosition(f"phase: what is asked here belongs to the phase {phase!r}, not {PHASES[s.phase]!r}.")


def check(s: RoneState) -> None:
    """Every card lies where a card of its kind can lie."""
    for name, kinds in ALLOWED.items():
        zones = getattr(s, name)
        per_seat = s.fields[name].shape == SEAT_ZONES
        for seat, cards in enumerate(zones if per_seat else [zones]):
            for i, card in enumerate(cards):
                if not isinstance(s.t.cards[card], kinds):
                    path = f"players[{seat}].{name}[{i}]" if per_seat else f"{name}[{i}]"
                    raise BadPosition(f"{path}: the card {s.t.cards[card].id!r} cannot lie there.")
    if any(life <= 0 for life in s.life):
        raise BadPosition("players: somebody without life has lost; write at least 1.")


ALLOWED: dict[str, type | tuple[type, ...]] = {
    **dict.fromkeys((*OF_RECRUITS, "candidates", "recruits", "starters", "destroyed_recruits", "playing"), Recruit),
    **dict.fromkeys(("base", "findings", "technologies", "leaders", "destroyed_technologies"), Permanent),
    **dict.fromkeys(("inv_deck", "inv_discard", "inv_dump", "inv_supply", "inv_destroyed", "deployed"), InvasionCard),
    **dict.fromkeys(("protocols", "protocol_supply", "protocols_destroyed"), Protocol),
    "scenarios": Scenario,
}
