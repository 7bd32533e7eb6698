"""What a game's puzzles ask for, read from `games/<game>/puzzles/goals.yaml`: goals that can be proved, in words.

begin: [play]           # the questions at which a puzzle may begin
until: [discard]        # and those at which it is over, beside the end of the turn
inside: true            # may it begin after the first choices of a turn?
later: [store]          # questions that hardly matter: a quick look takes the first answer, the proof tries all
free: true              # is it left open where something goes to?
aside: [event]          # cards of the own hand that are put back into the deck, so that the turn is smaller
survive: 6              # how much of what wins the rival has to threaten to gain; without it, no such puzzles
goals:
  - number: health      # of the state, or the number of cards in a zone
    of: rival           # or own
    at_most: true       # or at least
    least: 6            # how much the best line has to change
    wins_at: 0          # how much of it wins the match
    say: {cs: ..., en: ...}
    told: {cs: ..., en: ...}
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup
from sudi.kernel.wording.text import Bilingual

from .goals import Goal, Hold, Number, Reach, Win

WIN = Bilingual("Vyhraj v tomto tahu.", "Win this turn.")
SURVIVE = Bilingual(
    "Přežij: zařiď v tomto tahu, aby soupeř nemohl vyhrát ve svém příštím tahu. Všechny karty jsou odkryté.",
    "Survive: see to it this turn that your opponent cannot win in its next turn. All cards are open.",
)
HELD = Bilingual("Soupeř má v ruce: {cards}.", "Your opponent holds: {cards}.")
NEXT_OWN = Bilingual("Na vrchu tvého balíčku leží postupně: {cards}.", "Your deck has on top, in this order: {cards}.")
NEXT_THEIRS = Bilingual("Na vrchu soupeřova balíčku: {cards}.", "Your opponent's deck has on top: {cards}.")
DECKS = ("deck", "library")
TOP = 5  # cards of a deck that are told
SAFE = Bilingual("soupeř v příštím tahu nevyhraje", "your opponent does not win in its next turn")
LOST = Bilingual("soupeř v příštím tahu vyhraje", "your opponent wins in its next turn")
YOUR_TURN = Bilingual("tvůj tah ještě neskončil", "your turn is not over yet")
NOT_WON = Bilingual("partie ještě není vyhraná", "the match is not won yet")


@dataclass(frozen=True)
class Asked:
    """One kind of goal of a game."""

    number: str
    of_rival: bool
    most: bool
    least: int
    wins_at: int | None
    can: str  # the verb that is to be possible
    to: str  # to what kind of cards of the rival
    say: Bilingual
    told: Bilingual

    def goals(self, s: Any, seat: int) -> Iterator[Goal]:
        """The goals of this kind for a seat of a match, without how much it is to be."""
        rival = rival_of(s, seat)
        if self.can:
            yield from (Reach(self.can, card, seat, 0) for card in self._there(s, rival))
        else:
            yield Number(self.number, rival if self.of_rival else seat, self.most, 0)

    def _there(self, s: Any, rival: int) -> list[str]:
        """The cards of the rival that lie on the table and are what something is to be done to."""
        t, lying = s.t, [card for card in range(len(s.t.defs)) if s.t.lies_at(s, card) >= 0]
        mine = [t.defs[card] for card in lying if t.holder_of(s, card) == rival]
        return sorted({card.id for card in mine if card.kind == self.to})

    def hold(self, s: Any, seat: int) -> Hold | None:
        """The rival's aim for its next turn, if so much of it wins."""
        rival = rival_of(s, seat)
        aim = next(self.goals(s, rival), None)
        if self.wins_at is None or not isinstance(aim, Number):
            return None
        return Hold(seat, replace(aim, n=self.wins_at), rival)

    def fits(self, game: str, goal: Goal, seat: int) -> bool:
        if isinstance(goal, Reach):
            return self.can == goal.verb and self.to == kind_of(game, goal.card)
        if isinstance(goal, Number):
            whose = self.of_rival == (goal.seat != seat)
            return (self.number, self.most) == (goal.field, goal.most) and whose
        return False


@dataclass(frozen=True)
class Kinds:
    """What the puzzles of a game may be."""

    begin: tuple[str, ...]
    until: tuple[str, ...]
    later: tuple[str, ...]
    inside: bool
    widest: int  # options at the beginning
    seems: int  # how many times as many lines as states a turn may seem to have at a quick look
    setup: dict[str, Any]
    free: bool
    aside: tuple[str, ...]  # facts of printed cards
    survive: int  # how much of what wins the rival has to threaten to gain; 0: the game has no such puzzles
    goals: tuple[Asked, ...]


def rival_of(s: Any, seat: int) -> int:
    """The other player of a duel."""
    return next(other for other in range(s.t.seats) if s.t.sides[other] != s.t.sides[seat])


def set_to(goal: Goal, reached: int) -> Goal:
    """The same goal, for exactly as much as was reached."""
    if isinstance(goal, Win | Hold):
        return goal
    return replace(goal, n=-reached if isinstance(goal, Number) and goal.most else reached)


@cache
def kinds_of(game: str) -> Kinds:
    game_by_name(game)
    file = files(f"sudi.games.{game}").joinpath("puzzles", "goals.yaml")
    if not file.is_file():
        raise BadSetup(f"No puzzles can be made of {game}: it has no puzzles/goals.yaml that says what they ask for.")
    data = yaml.safe_load(file.read_text("utf-8"))
    return Kinds(
        tuple(data["begin"]),
        tuple(data.get("until", ())),
        tuple(data.get("later", ())),
        bool(data.get("inside", False)),
        int(data.get("widest", 40)),
        int(data.get("seems", 6)),
        dict(data.get("setup", {})),
        bool(data.get("free", False)),
        tuple(data.get("aside", ())),
        int(data.get("survive", 0)),
        tuple(_asked(one) for one in data["goals"]),
    )


def _asked(data: dict[str, Any]) -> Asked:
    return Asked(
        str(data.get("number", "")),
        data.get("of") == "rival",
        bool(data.get("at_most", False)),
        int(data["least"]),
        data.get("wins_at"),
        str(data.get("can", "")),
        str(data.get("to", "")),
        Bilingual(data["say"]["cs"], data["say"]["en"]),
        Bilingual(data["told"]["cs"], data["told"]["en"]),
    )


def sentence(game: str, goal: Goal, seat: int) -> Bilingual:
    """What the puzzle asks for."""
    if isinstance(goal, Win):
        return WIN
    if isinstance(goal, Hold):
        return SURVIVE
    return _filled(game, _kind(game, goal, seat).say, goal, goal.n)


def standing(game: str, goal: Goal, seat: int, s: Any) -> Bilingual:
    """How far it has come in a state. Of a win: how much there is of what wins."""
    if isinstance(goal, Hold):
        return YOUR_TURN if not goal.is_due(s) else SAFE if goal.holds(s) else LOST
    if not isinstance(goal, Win):
        return _filled(game, _kind(game, goal, seat).told, goal, goal.value(s))
    for asked in kinds_of(game).goals:
        near = next(asked.goals(s, seat), None)
        if asked.wins_at is not None and isinstance(near, Number):
            return _filled(game, asked.told, near, near.value(s))
    return NOT_WON


def _kind(game: str, goal: Goal, seat: int) -> Asked:
    for asked in kinds_of(game).goals:
        if asked.fits(game, goal, seat):
            return asked
    raise BadSetup(f"The goals of {game} have no {goal.data()}; puzzles made for it have to be made again.")


def open_cards(game: str, position: dict[str, Any], goal: Hold) -> Bilingual:
    """What lies open only because all cards do: the rival's hand, and what the two draw next."""
    own, theirs = position["players"][goal.seat], position["players"][goal.rival]
    parts = [(HELD, theirs.get("hand", ()))]
    for text, side in ((NEXT_OWN, own), (NEXT_THEIRS, theirs)):
        deck = next((side[name] for name in DECKS if name in side), ())
        parts.append((text, list(reversed(deck))[:TOP]))
    cards = game_by_name(game).library.cards
    told = []
    for text, ids in parts:
        if ids:
            names = [cards[id.partition("#")[0].partition("@")[0]].name for id in ids]
            listed = [", ".join(name[lang] for name in names) for lang in ("cs", "en")]
            told.append(Bilingual(text.cs.format(cards=listed[0]), text.en.format(cards=listed[1])))
    return Bilingual(" ".join(text.cs for text in told), " ".join(text.en for text in told))


def kind_of(game: str, card: str) -> str:
    found: Any = game_by_name(game).library.cards[card]
    return str(found.kind)


def _filled(game: str, text: Bilingual, goal: Goal, n: int) -> Bilingual:
    name = game_by_name(game).library.cards[goal.card].name if isinstance(goal, Reach) else Bilingual("", "")
    return Bilingual(text.cs.format(n=n, card=name.cs), text.en.format(n=n, card=name.en))
