"""What the Invasion does with its cards: its shuffle, its supplies, storing, deploying, protocols.

Where it has a free choice the players choose together; the lowest seat is asked (RON-D18).
"""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.machine import ARG, PC, SRC, Frame, X, ask, push
from sudi.kernel.view import forget, show

from . import vocabulary as v
from .ending import end
from .happenings import OPPONENT_SHUFFLED, happen
from .moves import lose_research, refresh_all, top_of_supply
from .stack import invasion_card
from .state import KIND_WORD, ZONES, RoneState
from .vocabulary import programs
from .words import COLOURS, WILD

TOKENS_PER_PLAYER = 2  # the Invasion never has more research tokens (RON-D34)


def discard_invasion(s: RoneState, card: int) -> None:
    s.worn[card] = s.wounds[card] = 0
    s.inv_discard.append(card)
    if s.log is not None:
        s.log.append((v.L_INV_CARD, 0, card, 0, -1))


def destroy_invasion(s: RoneState, card: int) -> None:
    s.worn[card] = s.wounds[card] = 0
    s.inv_destroyed.append(card)
    if s.log is not None:
        s.log.append((v.L_DESTROYED, 0, card, 0, -1))


# ---- the shuffle ----
def begin_shuffle(s: RoneState, f: Frame) -> None:
    """RON-134 to RON-136: protocols save cards of the dump, the rest of it is destroyed."""
    for _ in range(min(len(s.protocols), len(s.inv_dump))):
        s.inv_discard.append(s.inv_dump.pop())
    for card in s.inv_dump:
        destroy_invasion(s, card)
    s.inv_dump = []
    f[X] = s.t.players


def ask_scrap(s: RoneState, f: Frame) -> None:
    """The players choose cards of its discard pile to be destroyed, one for each player."""
    if not f[X] or not s.inv_discard:
        f[PC] = 3
        return
    f[X] -= 1
    kind = s.t.kind
    ask(s, 0, v.ASK_SCRAP, [v.DESTROY(c) for c in {kind[c]: c for c in s.inv_discard}.values()])


def take_scrap(s: RoneState, f: Frame) -> None:
    card = s.answer - v.DESTROY.code
    s.inv_discard.remove(card)
    destroy_invasion(s, card)
    f[PC] = 1


def rebuild(s: RoneState, f: Frame) -> None:
    """RON-135: it also helps the players, as their shuffle helps an opponent."""
    for seat in range(s.t.seats):
        lose_research(s, seat, 1)
        refresh_all(s, seat)
    s.inv_deck, s.inv_discard = s.inv_discard, []
    if s.inv_deck:
        forget(s, s.inv_deck)
        shuffle(s, s.inv_deck)
        if s.log is not None:
            s.log.append((v.L_INV_SHUFFLES, 0, -1, 0, -1))
        happen(s, OPPONENT_SHUFFLED, -1, -1)


INV_SHUFFLING = programs.procedure("the Invasion shuffles", begin_shuffle, ask_scrap, take_scrap, rebuild)


def need_card(s: RoneState, f: Frame) -> None:
    """A card of the Invasion's deck is needed; an empty deck is rebuilt first."""
    if not f[X] or s.ended:
        if s.stack and s.stack[-1] is f:
            s.stack.pop()
        return
    f[X] -= 1
    if not s.inv_deck:
        push(s, INV_SHUFFLING, 0)


def out_of_cards(s: RoneState) -> bool:
    """RON-133, RON-145, RON-D38: without any card left the Invasion has lost the scenario."""
    if s.inv_deck:
        return False
    end(s)
    return True


# ---- storing ----
def inv_store(s: RoneState, kinds: tuple[int, ...], source: int = -1) -> None:
    """RON-259, RON-261: into the zone of its colour, without limit; the players choose for a wild one (RON-260)."""
    for kind in kinds:
        if kind != WILD:
            into_zone(s, kind)
    wild = sum(kind == WILD for kind in kinds)
    if wild:
        push(s, INV_STORING, 0, source, wild)


def into_zone(s: RoneState, colour: int) -> None:
    s.inv_stored += ZONES.one[colour]
    if s.log is not None:
        s.log.append((v.L_INV_STORES, 0, -1, KIND_WORD + colour, -1))


def ask_store_zone(s: RoneState, f: Frame) -> None:
    if not f[X]:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, 0, v.ASK_ZONE_STORE, [v.ZONE(colour) for colour in COLOURS], f[SRC])


def take_store_zone(s: RoneState, f: Frame) -> None:
    into_zone(s, s.answer - v.ZONE.code)
    f[PC] = 0


INV_STORING = programs.procedure("the Invasion stores", ask_store_zone, take_store_zone)


# ---- deploying ----
CARD, NUMBER = ARG, ARG + 1


def reveal(s: RoneState, f: Frame) -> None:
    """RON-149: the reward is stored before the card is placed."""
    if out_of_cards(s):
        return
    f[CARD] = card = s.inv_deck.pop()
    s.arriving.append(card)
    s.deployments += 1
    f[NUMBER] = s.deployments
    if s.log is not None:
        s.log.append((v.L_DEPLOYS, 0, card, 0, -1))
    inv_store(s, invasion_card(s, card).rewards, card)


def deploy_effects(s: RoneState, f: Frame) -> None:
    """RON-271, RON-272: with equal odds only so many cards do more than store their reward."""
    if invasion_card(s, f[CARD]).deploy is not None and (not s.with_effects or f[NUMBER] <= s.with_effects):
        push(s, programs.by_name["orders"], 0, f[CARD], 0, WHEN_DEPLOYED, 0, 0)


def place(s: RoneState, f: Frame) -> None:
    """RON-150, RON-151: onto the card deployed before it."""
    card = f[CARD]
    if card in s.arriving:
        s.arriving.remove(card)
        s.deployed.append(card)
    f[PC] = 0


DEPLOYING = programs.procedure("deploying", need_card, reveal, deploy_effects, place, slots=2)
# Which orders of a card are carried out; see orders.py.
WHEN_DEPLOYED, WHEN_TRAINED, WHEN_DEFEATED, WHEN_ACTIVE, AT_START, AT_END, EVENT, ZONE_EFFECT = (
    0,
    1,
    2,
    3,
    4,
    5,
    10,
    100,
)


def send_scout(s: RoneState, f: Frame) -> None:
    """RON-270: its reward is stored, and it goes on the discard pile."""
    f[PC] = 0
    if out_of_cards(s):
        return
    card = s.inv_deck.pop()
    s.inv_discard.append(card)
    if s.log is not None:
        s.log.append((v.L_SCOUTS, 0, card, 0, -1))
    inv_store(s, invasion_card(s, card).rewards, card)


SCOUTING = programs.procedure("scouting", need_card, send_scout)


def mill_one(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    if out_of_cards(s):
        return
    card = s.inv_deck.pop()
    (s.inv_dump if f[ARG] else s.inv_discard).append(card)
    if s.log is not None:
        s.log.append((v.L_INV_CARD, 0, card, 0, -1))


INV_MILLING = programs.procedure("cards of the Invasion's deck", need_card, mill_one, slots=1)


# ---- the rest ----
def recruit_into(s: RoneState, zone: int) -> None:
    """RON-148, RON-184, RON-265: the top card of the supply into an empty zone."""
    if not s.training[zone]:
        card = top_of_supply(s, s.inv_supply, s.inv_destroyed)
        if card >= 0:
            s.training[zone].append(card)
            if s.log is not None:
                s.log.append((v.L_INV_RECRUITS, 0, card, 0, -1))


def activate_protocol(s: RoneState) -> None:
    """RON-264: the top card of the protocol supply, active."""
    card = top_of_supply(s, s.protocol_supply, s.protocols_destroyed)
    if card >= 0:
        s.protocols.append(card)
        s.exhausted &= ~s.t.bit[card]
        if s.log is not None:
            s.log.append((v.L_PROTOCOL, 0, card, 0, -1))


def inv_recycle(s: RoneState) -> None:
    """RON-263: from its dump before its discard pile."""
    pile = s.inv_dump or s.inv_discard
    if pile:
        card = pile.pop()
        s.inv_deck.append(card)
        show(s, card)
        if s.log is not None:
            s.log.append((v.L_INV_CARD, 0, card, 0, -1))


def inv_tokens(s: RoneState, n: int) -> None:
    s.inv_research = max(0, min(s.inv_research + n, TOKENS_PER_PLAYER * s.t.players))
    if s.log is not None:
        s.log.append((v.L_INV_TOKENS, 0, -1, s.inv_research, -1))


def ask_unstore(s: RoneState, f: Frame) -> None:
    """Resources in training zones are destroyed; slots: zones that are done with, must they differ."""
    left = [z for z, n in enumerate(ZONES.counts(s.inv_stored)) if n and not f[ARG] >> z & 1]
    if not f[X] or not left:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, f[2], v.ASK_ZONE_EMPTY, [v.ZONE(zone) for zone in left], f[SRC])


def take_unstore(s: RoneState, f: Frame) -> None:
    zone = s.answer - v.ZONE.code
    s.inv_stored -= ZONES.one[zone]
    if f[ARG + 1]:
        f[ARG] |= 1 << zone
    if s.log is not None:
        s.log.append((v.L_INV_LOSES, f[2], -1, 1, -1))
    f[PC] = 0


INV_UNSTORING = programs.procedure("destroying the Invasion's resources", ask_unstore, take_unstore, slots=2)


def ask_protocol(s: RoneState, f: Frame) -> None:
    ready = [c for c in s.protocols if s.t.has_active[c] and not s.exhausted >> c & 1]
    if not f[X] or not ready:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, f[2], v.ASK_EXHAUST, [v.EXHAUST(c) for c in ready], f[SRC])


def take_protocol(s: RoneState, f: Frame) -> None:
    card = s.answer - v.EXHAUST.code
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((v.L_EXHAUSTED, f[2], card, 0, -1))
    f[PC] = 0


INV_EXHAUSTING = programs.procedure("exhausting protocols", ask_protocol, take_protocol)
