"""Positions written by hand: what they leave open is filled in, what cannot be is refused with the field to change."""

from __future__ import annotations

from typing import Any

from sudi.kernel.chance import shuffle
from sudi.kernel.errors import BadPosition

from ..cards.card import ACTION, BASE, MINION, NOTHING, ON_BASE
from ..setup import assign_cards, factions_left
from ..state import HAND_SIZE, SmashState
from ..words.factions import FACTION_IDS
from .piles import draw


def check_factions(s: SmashState, data: dict[str, Any]) -> None:
    """SMU-007 to SMU-010, and no contradiction between the set-up and the players."""
    wanted = s.t.setup["factions"]
    taken: list[str] = []
    for seat, player in enumerate(data.get("players", [])[: s.t.seats]):
        pair = [player[field] for field in ("faction_a", "faction_b") if player.get(field) in FACTION_IDS]
        path = f"players[{seat}].faction_{'ab'[len(pair) - 1]}"
        if isinstance(wanted, tuple) and not set(pair) <= set(wanted[seat].split("+")):
            raise BadPosition(f"{path}: the set-up gives this seat {wanted[seat]}; leave the field out.")
        if len(set(pair)) < len(pair):
            raise BadPosition(f"{path}: a player needs two different factions (SMU-008).")
        taken += pair
        if any(taken.count(name) > s.t.setup["boxes"] for name in pair):
            raise BadPosition(f"{path}: the faction is taken more often than there are boxes (SMU-009).")


def check_cards(s: SmashState) -> None:
    """Every card lies where a card of its kind can lie, and cards in play and in hands belong to somebody."""
    owned = min(s.faction_a + s.faction_b) >= 0
    for place in range(s.t.slots):
        if len(s.bases[place]) > 1:
            raise BadPosition(f"slots[{place}].bases: only one base lies at a place.")
        if not s.bases[place] and (s.minions[place] or s.actions[place]):
            raise BadPosition(f"slots[{place}].bases: cards lie only at a base; name the base.")
        for name, kind in (("bases", BASE), ("minions", MINION), ("actions", ACTION)):
            _check_kind(s, getattr(s, name)[place], (kind,), f"slots[{place}].{name}")
            if kind != BASE:
                _check_owner(s, getattr(s, name)[place], f"slots[{place}].{name}")
    for seat in range(s.t.seats):
        for name in ("hand", "deck", "discard"):
            cards = getattr(s, name)[seat]
            _check_kind(s, cards, (MINION, ACTION), f"players[{seat}].{name}")
            if owned:
                _check_owner(s, cards, f"players[{seat}].{name}")
    for name in ("base_deck", "base_discard"):
        _check_kind(s, getattr(s, name), (BASE,), name)


def _check_kind(s: SmashState, cards: list[int], kinds: tuple[str, ...], path: str) -> None:
    for i, card in enumerate(cards):
        if s.t.cards[card].kind not in kinds:
            raise BadPosition(f"{path}[{i}]: {s.t.cards[card].id!r} is no {' or '.join(kinds)}.")


def _check_owner(s: SmashState, cards: list[int], path: str) -> None:
    for i, card in enumerate(cards):
        if s.owner[card] < 0:
            raise BadPosition(f"{path}[{i}]: nobody plays the faction of {s.t.cards[card].id!r}.")


def check_attached(s: SmashState) -> None:
    """Actions for minions lie on a minion at the same base, all others on none."""
    for place, actions in enumerate(s.actions):
        for i, action in enumerate(actions):
            path, on = f"on.s{place + 1}.actions.{i}", s.on[action]
            printed = s.t.cards[action]
            if printed.play_on == NOTHING:
                raise BadPosition(f"slots[{place}].actions[{i}]: {printed.id!r} does not stay on the table.")
            if printed.play_on == ON_BASE and on >= 0:
                raise BadPosition(f"{path}: {printed.id!r} lies on its base; leave the entry out.")
            if printed.play_on != ON_BASE and on not in s.minions[place]:
                raise BadPosition(f"{path}: name the minion at this base that {printed.id!r} is on.")
            if not -1 <= s.named[action] < len(FACTION_IDS):
                raise BadPosition(f"named.s{place + 1}.actions.{i}: must be 0 to {len(FACTION_IDS) - 1}.")
    if s.limbo:
        raise BadPosition("limbo: cards lie there only in the middle of an effect; leave the field out.")


# ---- filling in what a position leaves open ----
def settle_factions(s: SmashState, data: dict[str, Any]) -> None:
    """Factions decide whose cards are whose: those the position names, the set-up's, or the first free ones."""
    check_factions(s, data)
    for seat, player in enumerate(data.get("players", [])[: s.t.seats]):
        for field, zone in (("faction_a", s.faction_a), ("faction_b", s.faction_b)):
            if player.get(field) in FACTION_IDS:
                zone[seat] = FACTION_IDS.index(player[field])
    wanted = s.t.setup["factions"]
    for seat in range(s.t.seats):
        if isinstance(wanted, tuple):
            s.faction_a[seat], s.faction_b[seat] = (FACTION_IDS.index(n) for n in wanted[seat].split("+"))
        for zone in (s.faction_a, s.faction_b):
            if zone[seat] < 0 and "machine" not in data:
                zone[seat] = factions_left(s, seat)[0]
    if min(s.faction_a + s.faction_b) >= 0:  # in the middle of a draft nobody owns a card yet
        assign_cards(s)


def fill(s: SmashState, given: set[str], loose: list[int]) -> None:
    """Put the cards that a position does not mention where they sensibly belong."""
    bases = [c for c in loose if s.t.pack[c] < 0]
    if "base_deck" not in given:
        s.base_deck += bases
        shuffle(s, s.base_deck)
    else:
        s.base_discard += bases
    for place in range(s.t.slots):
        if f"slots[{place}].bases" not in given and s.base_deck:
            base = s.base_deck.pop()
            s.bases[place], s.at[base] = [base], place
            s.live |= 1 << base
    for card in loose:
        owner = s.owner[card]
        if s.t.pack[card] < 0:
            continue
        if owner < 0 or f"players[{owner}].deck" in given:
            s.box.append(card)
        else:
            s.deck[owner].append(card)
    for seat in range(s.t.seats):
        if f"players[{seat}].deck" not in given:
            shuffle(s, s.deck[seat])
        if f"players[{seat}].hand" not in given:
            draw(s, seat, HAND_SIZE)
