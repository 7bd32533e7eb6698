"""The next match, the next scenario: what is kept (RON-220 to RON-227, RON-230 to RON-232, RON-D23)."""

from __future__ import annotations

from sudi.kernel.chance import below, shuffle
from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import Frame, X, push

from ...setup import begin_play, deck_size, prepare_scenario, turn_order
from ...state import RECRUITS, RoneState
from ...words import questions as q
from ...words import vocabulary as v
from ...words.vocabulary import programs
from ..deck import top_of_supply
from ..recruiting import RECRUITING
from ..workshop.dice import NOT_ROLLED


# ---- the next match, the next scenario ----
def keep_players(s: RoneState) -> None:
    """Recruit cards, dice and bases are kept; the training ground and everything else is not."""
    t = s.t
    give_back_playing(s)
    for seat in range(t.seats):
        s.destroyed_recruits += s.ground[seat]
        for card in s.ground[seat]:
            s.screws[card] = 0
        deck = s.deck[seat] + s.discard[seat] + s.dump[seat] + s.hand[seat] + s.played[seat] + s.sacrifice[seat]
        for zone in (s.discard, s.dump, s.hand, s.played, s.ground, s.sacrifice):
            zone[seat] = []
        shuffle(s, deck)
        s.deck[seat] = deck
        s.armor[seat], s.life[seat] = t.start_armor, t.start_life
        for bag in (s.stored, s.resources, s.reductions, s.damage, s.spent, s.used, s.blocked):
            bag[seat] = 0
        for counter in (s.parts, s.rerolls, s.research, s.diverted, s.plays, s.keeps):
            counter[seat] = 0
        s.shown[seat] = NOT_ROLLED
        s.compensated[seat] = False
        s.destroyed_recruits += s.candidates[seat]
        s.destroyed_technologies += s.findings[seat]
        s.candidates[seat], s.findings[seat] = [], []
    s.exhausted = s.kept = s.fleeing = s.spent_cards = 0
    s.known = [0] * t.seats
    s.recruits += s.destroyed_recruits  # RON-222, RON-231
    s.technologies += s.destroyed_technologies
    s.destroyed_recruits, s.destroyed_technologies = [], []
    shuffle(s, s.recruits)
    shuffle(s, s.technologies)
    s.fallen = s.ended = 0
    s.delayed = []


def give_back_playing(s: RoneState) -> None:
    """A card that was being played when the match ended belongs to whoever played it, and is shuffled with the rest."""
    s.played[s.turn] += s.playing
    s.playing = []


WHO_BEGINS = Question(
    q.ASK_BEGIN,
    (
        Choice(
            v.BEGIN,
            Domain(lambda c: range(c.s.t.seats), "RON-D15", cs="Začíná jeden z hráčů", en="One of the players begins"),
        ),
    ),
)


def ask_begin(s: RoneState, f: Frame) -> None:
    """RON-D15: the loser chooses who begins the next match; after a draw chance does."""
    if f[X] < 0:
        s.answer = v.BEGIN(below(s, s.t.seats))
    else:
        WHO_BEGINS.ask(s, f)


@answers(WHO_BEGINS)
def next_match(s: RoneState, f: Frame) -> None:
    s.first = first(s.answer)
    keep_players(s)
    s.stack.clear()
    begin_play(s)
    for seat in reversed(turn_order(s)):
        push(s, RECRUITING, seat, x=RECRUITS)


NEXT_MATCH = programs.procedure("next match", ask_begin, next_match)


def next_scenario(s: RoneState, f: Frame) -> None:
    """RON-220 to RON-227: the Invasion keeps its cards and protocols too."""
    keep_players(s)
    deck = s.inv_deck + s.inv_discard + s.inv_dump + s.deployed + s.arriving
    s.inv_discard, s.inv_dump, s.deployed, s.arriving = [], [], [], []
    for zone in range(s.t.slots):
        s.inv_destroyed += s.training[zone]
        s.training[zone] = []
    for card in deck:
        s.worn[card] = s.wounds[card] = 0
    s.inv_supply += s.inv_destroyed
    s.protocol_supply += s.protocols_destroyed
    s.inv_destroyed, s.protocols_destroyed = [], []
    shuffle(s, s.inv_supply)
    shuffle(s, s.protocol_supply)
    while len(deck) < deck_size(s):
        card = top_of_supply(s, s.inv_supply, s.inv_destroyed)
        if card < 0:
            break
        deck.append(card)
    shuffle(s, deck)
    s.inv_deck = deck
    s.grazed = 0
    s.scenario += 1
    prepare_scenario(s)
    s.stack.clear()
    begin_play(s)
    for seat in reversed(turn_order(s)):
        push(s, RECRUITING, seat, x=RECRUITS)


NEXT_SCENARIO = programs.procedure("next scenario", next_scenario)
