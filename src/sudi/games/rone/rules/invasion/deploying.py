"""The Invasion deploys cards (RON-149 to RON-151) and sends scouts (RON-270)."""

from __future__ import annotations

from sudi.kernel.machine import PC, Frame, push, slots

from ...state import RoneState
from ...words import log
from ...words.vocabulary import programs
from .deck import need_card, out_of_cards
from .orders import ORDERS, WHEN_DEPLOYED
from .stack import invasion_card
from .zones import inv_store

# ---- deploying ----
CARD, NUMBER = slots(2)  # being deployed; the how manieth in this phase


def reveal(s: RoneState, f: Frame) -> None:
    """RON-149: the reward is stored before the card is placed."""
    if out_of_cards(s):
        return
    f[CARD] = card = s.inv_deck.pop()
    s.arriving.append(card)
    s.deployments += 1
    f[NUMBER] = s.deployments
    if s.log is not None:
        s.log.append((log.L_DEPLOYS, 0, card, 0, -1))
    inv_store(s, invasion_card(s, card).rewards, card)


def deploy_effects(s: RoneState, f: Frame) -> None:
    """RON-271, RON-272: with equal odds only so many cards do more than store their reward."""
    if invasion_card(s, f[CARD]).deploy is not None and (not s.with_effects or f[NUMBER] <= s.with_effects):
        push(s, ORDERS, 0, f[CARD], 0, WHEN_DEPLOYED, 0, 0)


def place(s: RoneState, f: Frame) -> None:
    """RON-150, RON-151: onto the card deployed before it."""
    card = f[CARD]
    if card in s.arriving:
        s.arriving.remove(card)
        s.deployed.append(card)
    f[PC] = 0


DEPLOYING = programs.procedure("deploying", need_card, reveal, deploy_effects, place, slots=2)


def send_scout(s: RoneState, f: Frame) -> None:
    """RON-270: its reward is stored, and it goes on the discard pile."""
    f[PC] = 0
    if out_of_cards(s):
        return
    card = s.inv_deck.pop()
    s.inv_discard.append(card)
    if s.log is not None:
        s.log.append((log.L_SCOUTS, 0, card, 0, -1))
    inv_store(s, invasion_card(s, card).rewards, card)


SCOUTING = programs.procedure("scouting", need_card, send_scout)
