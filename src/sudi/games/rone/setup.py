"""Setting the table up (RON-295, RON-296): leaders, starting technologies, decks, dice, recruits, the Invasion."""

from __future__ import annotations

from sudi.kernel.chance import below, shuffle
from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import PC, Frame, push, slots

from .cards.card import Permanent, Recruit
from .cards.invasion_card import InvasionCard, Protocol, Scenario
from .rules.invasion.deck import recruit_into
from .rules.invasion.protocols import activate_protocol, inv_tokens
from .rules.invasion.stack import scenario, scenario_card
from .rules.permanents import into_base
from .rules.recruiting import DISCOVERING, RECRUITING
from .rules.turn import BEGIN, INVASION, TURN
from .state import COMPENSATION, P_INVASION, P_START, RECRUITS, RoneState
from .words import log
from .words import questions as q
from .words import vocabulary as v
from .words.names import COLOURS
from .words.vocabulary import programs

BASE_DECK, PER_PLAYER, FULL_DECK = 10, 3, 22  # RON-159, RON-268


# ---- where the cards start ----
def sort_cards(s: RoneState) -> None:
    """Every card to the pile it starts in, unshuffled; starters in sets of twelve (RON-063, RON-065, RON-D39)."""
    sets: dict[str, int] = {}
    for number, card in enumerate(s.t.cards):
        if isinstance(card, Recruit):
            if card.box == "starter":
                seat = sets.get(card.id, 0)
                sets[card.id] = seat + 1
                (s.deck[seat] if seat < s.t.seats else s.starters).append(number)
            elif card.training_cost is None:
                s.starters.append(number)
            else:
                s.recruits.append(number)
        elif isinstance(card, Permanent):
            (s.leaders if card.leader else s.technologies).append(number)
        elif isinstance(card, InvasionCard):
            s.inv_supply.append(number)
        elif isinstance(card, Protocol):
            s.protocol_supply.append(number)
        elif isinstance(card, Scenario):
            s.scenarios.append(number)


def turn_order(s: RoneState) -> list[int]:
    """RON-D39: the first player or team begins; otherwise by seats."""
    if s.t.coop or s.t.quick:
        return list(range(s.t.seats))
    if s.t.teams:
        return [*s.t.mates[s.first], *s.t.enemies[s.first]]
    return [s.first, *s.t.enemies[s.first]]


def set_up(s: RoneState) -> None:
    """The whole set-up; what is pushed last comes first."""
    sort_cards(s)
    s.live = 0
    s.first = 0 if s.t.coop or s.t.quick else s.t.mates[below(s, s.t.seats)][0]  # RON-074
    s.turn = s.first
    shuffle(s, s.recruits)
    shuffle(s, s.technologies)
    if s.t.coop:
        prepare_invasion(s)
    for seat in range(s.t.seats):
        shuffle(s, s.deck[seat])  # RON-064
        s.armor[seat], s.life[seat] = s.t.start_armor, s.t.start_life
    begin_play(s)
    order = turn_order(s)
    for seat in reversed(order):
        push(s, RECRUITING, seat, x=RECRUITS)  # RON-067
    for seat in reversed(order):
        push(s, DISCOVERING, seat, x=1)  # RON-062
    leaders = s.t.setup["leaders"]
    if leaders == "choose":
        push(s, LEADERS, order[0], -1, 0, tuple(order))
        return
    pool = s.leaders[:]
    shuffle(s, pool)
    for seat in order:
        card = pool.pop() if leaders == "random" else s.t.instances(leaders[seat])[0]
        take_leader(s, seat, card)


def begin_play(s: RoneState) -> None:
    """The turn at the bottom of the stack; the second side is compensated (RON-075, RON-D17)."""
    frame = push(s, TURN, 0)
    frame[PC] = INVASION if s.t.coop else BEGIN
    s.phase = P_INVASION if s.t.coop else P_START
    s.turn = s.first
    if not s.t.coop and not s.t.quick:
        for seat in s.t.enemies[s.first]:
            s.parts[seat] = COMPENSATION
            s.compensated[seat] = True


# ---- leaders ----
(WAITING,) = slots(1)  # the seats that have no leader yet


LEADER = Question(
    q.ASK_LEADER,
    (
        Choice(
            v.LEAD,
            Domain(
                lambda c: c.s.leaders,
                "RON-061",
                cs="Vybírá se volný vůdce",
                en="Only a leader whom nobody plays can be chosen",
                apart=(
                    Check(
                        "RON-D14",
                        lambda c: not any(c.a in base for base in c.s.base),
                        cs="Za vůdce {a} už někdo hraje.",
                        en="Somebody plays as {a} already.",
                    ),
                ),
            ),
        ),
    ),
    me=lambda s, f: int(f[WAITING][0]),
)


def ask_leader(s: RoneState, f: Frame) -> None:
    """RON-061, RON-D14: in turn order, from those nobody has taken."""
    if not f[WAITING]:
        s.stack.pop()
        return
    LEADER.ask(s, f)


@answers(LEADER)
def choose_leader(s: RoneState, f: Frame) -> None:
    take_leader(s, f[WAITING][0], first(s.answer))
    f[WAITING] = f[WAITING][1:]
    f[PC] = 0


def take_leader(s: RoneState, seat: int, card: int) -> None:
    s.leaders.remove(card)
    into_base(s, seat, card)
    if s.log is not None:
        s.log.append((log.L_LEADER, seat, card, 0, -1))


LEADERS = programs.procedure("choosing leaders", ask_leader, choose_leader, slots=1)


# ---- the Invasion ----
def deck_size(s: RoneState) -> int:
    """RON-159, RON-160; with equal odds always 22 (RON-268)."""
    return FULL_DECK if s.t.equal_odds else BASE_DECK + PER_PLAYER * s.t.players


def prepare_invasion(s: RoneState) -> None:
    """RON-158 to RON-162: random starting cards make the deck, everything else the supply."""
    starting = [c for c in s.inv_supply if s.t.cards[c].starting]  # type: ignore[attr-defined]
    shuffle(s, starting)
    s.inv_deck = starting[: deck_size(s)]
    s.inv_supply = [c for c in s.inv_supply if c not in set(s.inv_deck)]
    shuffle(s, s.inv_supply)
    shuffle(s, s.inv_deck)
    shuffle(s, s.protocol_supply)
    prepare_scenario(s)


def prepare_scenario(s: RoneState) -> None:
    """RON-163 to RON-166: a card into each training zone, protocols, research tokens, events, the base."""
    card = scenario(s)
    s.round = s.events = s.inv_stored = s.deployments = s.with_effects = 0
    for zone in COLOURS:
        recruit_into(s, zone)
    while len(s.protocols) < card.protocols and (s.protocol_supply or s.protocols_destroyed):
        activate_protocol(s)
    s.inv_research = 0
    inv_tokens(s, s.t.players)
    s.base_life = card.base_life.of(s.t.players) if card.base_life is not None else 0
    s.base_armor = card.base_armor.of(s.t.players) if card.base_armor is not None else 0
    if s.log is not None:
        s.log.append((log.L_SCENARIO, 0, scenario_card(s), 0, -1))
