"""Setting the table up: characters (chosen, random or auctioned), starter decks, the centre row, relics."""

from __future__ import annotations

from typing import Any

from sudi.kernel.chance import below, shuffle
from sudi.kernel.decision import first
from sudi.kernel.law import Case, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, ask, push, slots
from sudi.kernel.wording import Bilingual

from .cards.card import RELIC
from .rules.moves import draw, fill_row
from .rules.turn import TURN
from .state import HAND_SIZE, ShardsState
from .words import nouns
from .words import vocabulary as v
from .words.names import CHARACTERS
from .words.phrases import counted
from .words.vocabulary import DECLINE, programs


def ask_in_turn(question: Question, s: ShardsState, f: Frame) -> None:
    """Before the first turn it is the turn of whoever has to choose."""
    s.turn = question.me(s, f)
    question.ask(s, f)


# ---- who plays whom ----
(ORDER,) = slots(1)  # the seats still to choose


def free_characters(s: ShardsState) -> list[int]:
    """SOI-009: no two players share one."""
    return [n for n in range(len(CHARACTERS)) if n not in s.character]


def begin_choosing(s: ShardsState, f: Frame) -> None:
    seats = s.t.seats
    people = [seat for seat in range(seats) if seat != s.t.nemesis]
    at = people.index(s.first) if s.first in people else 0
    f[ORDER] = tuple(people[at:] + people[:at])


def ask_character(s: ShardsState, f: Frame) -> None:
    if not f[ORDER]:
        s.stack.pop()
        return
    ask_in_turn(WHOM_TO_PLAY, s, f)


FREE_CHARACTER = Domain(
    lambda c: free_characters(c.s),
    "SOI-009",
    cs="Volí se postava, kterou ještě nikdo nemá",
    en="Only a character that nobody has yet is chosen",
)
WHOM_TO_PLAY = Question(
    v.ASK_CHOOSE,
    (Choice(v.CHOOSE, FREE_CHARACTER),),
    me=lambda s, f: int(f[ORDER][0]),
    values=lambda c: {"won": ""},
)


@answers(WHOM_TO_PLAY)
def take_character(s: ShardsState, f: Frame) -> None:
    set_character(s, f[ORDER][0], first(s.answer))
    f[ORDER] = f[ORDER][1:]
    f[PC] = ASK_CHARACTER


def set_character(s: ShardsState, seat: int, character: int) -> None:
    s.character[seat] = character
    note(s, v.L_CHARACTER, seat, n=character)


CHOOSING = programs.procedure("choosing characters", begin_choosing, ask_character, take_character, slots=1)
ASK_CHARACTER = CHOOSING.at(ask_character)


def ask_nemesis(s: ShardsState, f: Frame) -> None:
    """SOI-163: the player also chooses whom to face, unless the set-up has named the nemesis."""
    known = s.character[s.t.nemesis]
    free = [known] if known >= 0 else free_characters(s)
    if s.t.setup["nemesis"] == "random":
        free = [free[below(s, len(free))]]
    ask(s, 0, v.ASK_OPPOSE, [v.OPPOSE(n) for n in free])


@answers(Question(v.ASK_OPPOSE, (Choice(v.OPPOSE, FREE_CHARACTER),), "SOI-163"))
def take_nemesis(s: ShardsState, f: Frame) -> None:
    if s.character[s.t.nemesis] < 0:
        set_character(s, s.t.nemesis, first(s.answer))


def ask_eleventh(s: ShardsState, f: Frame) -> None:
    """SOI-164: the player may add the card of the own character to the starter deck."""
    wanted = s.t.setup["eleventh"]
    card = eleventh_card(s)
    options = {"choose": [v.ADD(card), DECLINE()], True: [v.ADD(card)], False: [DECLINE()]}[wanted]
    ask(s, 0, v.ASK_ADD, options)


def eleventh_card(s: ShardsState) -> int:
    return next(c for c in s.centre if s.t.cards[c].solo_starter_of == s.character[0])


ELEVENTH = Domain(
    lambda c: [eleventh_card(c.s)],
    "SOI-164",
    cs="Přidat lze jen kartu, která patří ke tvé postavě",
    en="Only the card that belongs to your character can be added",
)


@answers(Question(v.ASK_ADD, (Choice(v.ADD, ELEVENTH), stop(DECLINE))))
def take_eleventh(s: ShardsState, f: Frame) -> None:
    if s.answer != DECLINE():
        card = first(s.answer)
        s.centre.remove(card)
        s.deck[0].append(card)


FACING = programs.procedure("facing the nemesis", ask_nemesis, take_nemesis, ask_eleventh, take_eleventh)


# ---- dealing ----
def sort_cards(s: ShardsState) -> None:
    """Every card to the pile it starts in, unshuffled."""
    for card, owner in enumerate(s.t.owner):
        if owner >= 0:
            s.deck[owner].append(card)
        elif s.t.cards[card].character >= 0:
            s.spare_relics.append(card)
        else:
            s.centre.append(card)


def deal_cards(s: ShardsState, f: Frame) -> None:
    """SOI-013 to SOI-017: shuffle the decks, draw opening hands, lay out the row."""
    shuffle(s, s.centre)
    for seat in range(s.t.seats):
        if seat != s.t.nemesis:
            shuffle(s, s.deck[seat])
            draw(s, seat, HAND_SIZE)
    fill_row(s)


DEALING = programs.procedure("dealing", deal_cards)

# ---- the character auction ----
BIDDERS, BID, OPENER, WAITING = slots(4)


def open_auction(s: ShardsState, f: Frame) -> None:
    """SOI-195: a random player opens the bidding."""
    f[WAITING] = tuple(range(s.t.seats))
    f[OPENER] = s.first
    open_round(s, f)


def open_round(s: ShardsState, f: Frame) -> None:
    """SOI-201: bidding goes clockwise from the opener among those who have no character yet."""
    waiting, seats = f[WAITING], s.t.seats
    f[BIDDERS] = tuple(o for i in range(seats) if (o := (f[OPENER] + i) % seats) in waiting)
    f[BID] = 0


def ask_bid(s: ShardsState, f: Frame) -> None:
    """SOI-197, SOI-198: at least 1 and more than the current bid, or out of this round."""
    if len(f[BIDDERS]) == 1:
        s.answer = DECLINE()
        return
    ask_in_turn(BIDDING, s, f)  # a bid that leaves no health would lose the match at once


HIGHER_BID = Domain(
    lambda c: range(c.f[BID] + 1, c.s.health[c.me]),
    "SOI-197",
    cs="Nabídka musí být vyšší než {bid} a nižší než tvých {health:health}",
    en="A bid has to be more than {bid} and less than your {health:health}",
    values=lambda c: {"bid": c.f[BID], "health": c.s.health[c.me]},
)


def bidding(c: Case) -> dict[str, Any]:
    """What the question names: the highest bid and whose it is."""
    if not c.f[BID]:
        return {"best": Bilingual("zatím nikdo nic nenabídl", "nobody has bid yet")}
    who, bid = c.s.t.seat_names[c.f[BIDDERS][-1]], counted(c.f[BID], nouns.HEALTH)
    return {"best": Bilingual(f"zatím nejvíc, {bid.cs}, nabízí {who.cs}", f"{who.en} leads with {bid.en}")}


BIDDING = Question(
    v.ASK_BID,
    (Choice(v.BID, HIGHER_BID), stop(DECLINE)),
    me=lambda s, f: int(f[BIDDERS][0]),
    values=bidding,
)


@answers(BIDDING)
def take_bid(s: ShardsState, f: Frame) -> None:
    bidders = f[BIDDERS]
    if len(bidders) == 1:
        return
    f[PC] = ASK_BID
    if s.answer == DECLINE():
        f[BIDDERS] = bidders[1:]
        return
    f[BID] = first(s.answer)
    f[BIDDERS] = (*bidders[1:], bidders[0])
    note(s, v.L_BIDS, bidders[0], n=f[BID])


def win_auction(s: ShardsState, f: Frame) -> None:
    """SOI-199, SOI-200, SOI-203: the winner pays and chooses; the winner of the first round begins the match."""
    winner = f[BIDDERS][0]
    s.health[winner] -= f[BID]
    if len(f[WAITING]) == s.t.seats:
        s.first = winner
    if len(f[WAITING]) > 1:
        note(s, v.L_WINS_AUCTION, winner, n=f[BID])
    ask_in_turn(WINNERS_CHOICE, s, f)


def winning(c: Case) -> dict[str, Any]:
    """What the question names: for how much the auction was won."""
    if not c.f[BID]:
        return {"won": ""}
    bid = counted(c.f[BID], nouns.HEALTH)
    return {"won": Bilingual(f"Vyhráváš dražbu za {bid.cs}. ", f"You win the auction for {bid.en}. ")}


WINNERS_CHOICE = Question(
    v.ASK_CHOOSE,
    (Choice(v.CHOOSE, FREE_CHARACTER),),
    me=lambda s, f: int(f[BIDDERS][0]),
    values=winning,
)


@answers(WINNERS_CHOICE)
def next_auction(s: ShardsState, f: Frame) -> None:
    winner = f[BIDDERS][0]
    set_character(s, winner, first(s.answer))
    f[WAITING] = tuple(o for o in f[WAITING] if o != winner)
    if f[WAITING]:
        seats = s.t.seats
        f[OPENER] = next(o for i in range(1, seats + 1) if (o := (winner + i) % seats) in f[WAITING])
        open_round(s, f)
        f[PC] = ASK_BID


AUCTION = programs.procedure("auction", open_auction, ask_bid, take_bid, win_auction, next_auction, slots=4)
ASK_BID = AUCTION.at(ask_bid)

# ---- relics ----
(PICKS,) = slots(1)  # the seats still to pick, in order


def lay_out_relics(s: ShardsState, f: Frame) -> None:
    """Each player's own pair (SOI-134), random pairs (SOI-209), or two per player in the middle (SOI-205)."""
    how = s.t.setup["relics"]
    people = [seat for seat in range(s.t.seats) if seat != s.t.nemesis]
    pile = [c for c, card in enumerate(s.t.cards) if card.kind == RELIC]
    s.spare_relics.clear()
    if how == "own":
        for seat in people:
            s.relics[seat] = [c for c in pile if s.t.cards[c].character == s.character[seat]]
        s.spare_relics = [c for c in pile if s.t.cards[c].character not in {s.character[p] for p in people}]
        f[PICKS] = ()
        return
    shuffle(s, pile)
    if how == "random":
        for seat in people:
            s.relics[seat] = [pile.pop(), pile.pop()]
        s.spare_relics = pile
        f[PICKS] = ()
        return
    s.offered_relics = [pile.pop() for _ in range(2 * len(people))]
    s.spare_relics = pile
    # SOI-206, SOI-207: a random player first, clockwise, and back again from the last one.
    bid = s.t.setup["characters"] == "auction"
    if s.t.teams and not bid:
        start = (s.first + 1) % len(people)  # SOI-151, SOI-208: so the left-hand player of a random team is last
    else:
        start = below(s, len(people))
    around = people[start:] + people[:start]
    f[PICKS] = (*around, *reversed(around))
    if not bid:
        s.first = around[-1]  # SOI-208; a bid for the first turn outranks it


def ask_relic(s: ShardsState, f: Frame) -> None:
    if not f[PICKS]:
        s.stack.pop()
        return
    ask_in_turn(WHICH_RELIC, s, f)


WHICH_RELIC = Question(
    v.ASK_PICK,
    (
        Choice(
            v.PICK,
            Domain(
                lambda c: c.s.offered_relics,
                "SOI-205",
                cs="Vybírá se relikvie, která leží uprostřed stolu",
                en="Only a relic in the middle of the table is picked",
            ),
        ),
    ),
    me=lambda s, f: int(f[PICKS][0]),
    values=lambda c: {"nth": Bilingual("druhou", "second") if c.s.relics[c.me] else Bilingual("první", "first")},
)


@answers(WHICH_RELIC)
def take_relic(s: ShardsState, f: Frame) -> None:
    card, seat = first(s.answer), f[PICKS][0]
    s.offered_relics.remove(card)
    s.relics[seat].append(card)
    note(s, v.L_PICKS, seat, card)
    f[PICKS] = f[PICKS][1:]
    f[PC] = ASK_RELIC


RELICS = programs.procedure("relics", lay_out_relics, ask_relic, take_relic, slots=1)
ASK_RELIC = RELICS.at(ask_relic)


# ---- ready ----
def ready(s: ShardsState, f: Frame) -> None:
    """SOI-011: each player after the first starts with one mastery more; in teams all with 0 (SOI-153)."""
    s.turn = s.first
    if not s.t.teams and s.t.nemesis < 0:
        for place in range(s.t.seats):
            s.mastery[(s.first + place) % s.t.seats] = place


READY = programs.procedure("ready", ready)


def set_up(s: ShardsState) -> None:
    """Sort the cards and push everything that happens before the first turn; what is pushed last comes first."""
    setup = s.t.setup
    s.first = first_seat(s)
    sort_cards(s)
    if s.t.nemesis >= 0:
        s.health[s.t.nemesis] = setup["nemesis_health"]
        s.mastery[s.t.nemesis] = setup["nemesis_mastery"]
    push(s, TURN, 0)
    push(s, READY, 0)
    if setup["relics"] != "none":
        push(s, RELICS, 0)
    if setup["characters"] == "auction":
        push(s, AUCTION, 0)
    push(s, DEALING, 0)
    if s.t.nemesis >= 0:
        push(s, FACING, 0)
        if setup["nemesis"] in CHARACTERS:  # taken before anybody chooses, so that it is not shared (SOI-009)
            set_character(s, s.t.nemesis, CHARACTERS.index(setup["nemesis"]))
    if setup["characters"] == "choose":
        push(s, CHOOSING, 0)
    elif setup["characters"] == "random":
        deck = free_characters(s)
        shuffle(s, deck)
        for seat in range(s.t.seats):
            if seat != s.t.nemesis:
                set_character(s, seat, deck.pop())
    elif setup["characters"] != "auction":
        for seat, name in enumerate(setup["characters"]):
            set_character(s, seat, CHARACTERS.index(name))


def first_seat(s: ShardsState) -> int:
    """SOI-007, SOI-151: a random player; in teams the left-hand player of a random team."""
    if s.t.nemesis >= 0:
        return 0
    if s.t.teams:
        return 1 + 2 * below(s, 2)
    return below(s, s.t.seats)
