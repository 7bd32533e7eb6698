"""Decks: the ready-made ones, deck files, and what the rulebook says about building one (SUW-094 to SUW-110).

A deck file is plain text. It names the summoner and the cards that are chosen freely; gates, starting units and epic
events come with the summoner and may be listed or left out:

    # my dwarves
    summoner: Svara
    1 Nadiana
    1 Ollag
    1 Jarmund
    4 Ice Golem
    ...
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass, field

from sudi.kernel.deck import DeckReport
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.permissions import Refusal
from sudi.kernel.wording import Bilingual
from sudi.kernel.wording.plain import typed_number

from ..cards.card import CHAMPION, COMMON, EVENT, SUMMONER, WarCard
from ..cards.catalogue import CARDS
from ..cards.ready import READY, Ready
from ..words.names import SYMBOLS

BY_ID = {card.id: card for card in CARDS}
# Decks are built of the cards of the first print; the edition of the match turns them into its own.
FIRST_PRINTS = tuple(card for card in CARDS if not card.variant_of)
GATES_A_DECK = 3  # SUW-096
EPICS_A_DECK = 2  # SUW-098
HOW_MANY = {CHAMPION: 3, EVENT: 6, COMMON: 16}  # SUW-099 to SUW-101
MOST_ALIKE = {CHAMPION: 1, EVENT: 2, COMMON: 4}  # SUW-105 to SUW-107
COUNT_RULES = {CHAMPION: "SUW-100", EVENT: "SUW-099", COMMON: "SUW-101"}
ALIKE_RULES = {CHAMPION: "SUW-105", EVENT: "SUW-106", COMMON: "SUW-107"}
PLURALS = {
    CHAMPION: Bilingual("hrdinů", "champions"),
    EVENT: Bilingual("standardních událostí", "standard events"),
    COMMON: Bilingual("běžných jednotek", "commons"),
}


@dataclass
class Deck:
    """The freely chosen cards of a deck, by id; the rest follows from the summoner."""

    summoner: str
    chosen: Counter[str] = field(default_factory=Counter)

    @property
    def ready(self) -> Ready:
        return READY_BY_SUMMONER[self.summoner]

    def cards(self) -> list[WarCard]:
        """The draw pile: 30 cards."""
        pile = [BY_ID["gate"]] * GATES_A_DECK + [BY_ID[self.ready.epic]] * EPICS_A_DECK
        return pile + [BY_ID[id] for id, n in self.chosen.items() for _ in range(n)]


READY_BY_SUMMONER = {ready.summoner: ready for ready in READY.values()}


def plain(name: str) -> str:
    """A name as people type it: no case, no accents, no punctuation."""
    bare = unicodedata.normalize("NFD", name.lower())
    return "".join(c for c in bare if c.isalnum())


_NAMES = {plain(key): card.id for card in FIRST_PRINTS for key in (card.id, card.name.en, card.name.cs)}


def find_card(name: str) -> str | None:
    """A card by its id or by its name in either language; a plural of the English name is understood too."""
    wanted = plain(name)
    return _NAMES.get(wanted) or (_NAMES.get(wanted[:-1]) if wanted.endswith("s") else None)


def parse(text: str) -> Deck:
    """Read a deck file; what cannot be read is refused with its line."""
    deck: Deck | None = None
    found: Counter[str] = Counter()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        label, colon, rest = line.partition(":")
        if colon and plain(label) in ("summoner", "vyvolavac"):
            id = find_card(rest)
            if id is None or BY_ID[id].kind != SUMMONER:
                names = [BY_ID[ready.summoner].name.en for ready in READY.values()]
                raise BadSetup(f"Line {number} of the deck: {unknown('summoner', rest.strip(), names)}")
            if deck is not None:
                raise BadSetup(f"Line {number} of the deck names a second summoner; a deck has exactly one (SUW-094).")
            deck = Deck(id)
            continue
        many, _, name = line.partition(" ")
        amount = typed_number(many.rstrip("x×"))
        if amount is None or not name.strip():
            raise BadSetup(f"Line {number} of the deck: write a number and a card, such as '4 Ice Golem'.")
        card = find_card(name)
        if card is None:
            names = [c.name.en for c in FIRST_PRINTS]
            raise BadSetup(f"Line {number} of the deck: {unknown('card', name.strip(), names)}")
        found[card] += amount
    if deck is None:
        raise BadSetup("The deck names no summoner; begin it with a line such as 'summoner: Svara' (SUW-094).")
    return _without_fixed(deck, found)


def fixed_cards(deck: Deck) -> dict[str, int]:
    """What comes with a summoner, besides the starting units."""
    return {deck.summoner: 1, "gate_start": 1, "gate": GATES_A_DECK, deck.ready.epic: EPICS_A_DECK}


def _without_fixed(deck: Deck, found: Counter[str]) -> Deck:
    """Take out what comes with the summoner anyway, if it is listed in its right number."""
    for id, n in fixed_cards(deck).items():
        if found[id] == n:
            del found[id]
    starting = Counter(id for id, _, _ in deck.ready.units)
    commons = sum(n for id, n in found.items() if BY_ID[id].kind == COMMON)
    if commons == HOW_MANY[COMMON] + starting.total() and starting <= found:
        found -= starting  # the list names all commons of the deck, the starting units among them
    deck.chosen = +found
    return deck


def write(deck: Deck, lang: str = "en") -> str:
    """A deck as a file that `parse` reads."""
    head = {"en": "summoner", "cs": "vyvolavač"}[lang]
    lines = [f"{head}: {BY_ID[deck.summoner].name[lang]}"]
    order = [CHAMPION, COMMON, EVENT]
    ids = sorted(deck.chosen, key=lambda id: (order.index(BY_ID[id].kind) if BY_ID[id].kind in order else 9, id))
    return "\n".join([*lines, *(f"{deck.chosen[id]} {BY_ID[id].name[lang]}" for id in ids)]) + "\n"


def check(deck: Deck) -> list[Refusal]:
    """Everything that is wrong with a deck; an empty list means that it is legal."""
    problems: list[Refusal] = []
    for kind, wanted in HOW_MANY.items():
        n = sum(count for id, count in deck.chosen.items() if BY_ID[id].kind == kind)
        if n != wanted:
            what = PLURALS[kind]
            problems.append(
                Refusal(
                    COUNT_RULES[kind],
                    Bilingual(
                        f"Sada má mít {wanted} {what.cs}, tato má {n}.",
                        f"A deck has exactly {wanted} {what.en}, this one has {n}.",
                    ),
                )
            )
    own = set(BY_ID[deck.summoner].symbols)
    for id, count in sorted(deck.chosen.items()):
        card = BY_ID[id]
        if card.kind not in HOW_MANY:
            problems.append(_out_of_place(card, fixed_cards(deck).get(id, 0), count))
            continue
        if count > MOST_ALIKE[card.kind]:
            most = MOST_ALIKE[card.kind]
            problems.append(
                Refusal(
                    ALIKE_RULES[card.kind],
                    Bilingual(
                        f"Karta {card.name.cs} smí být v sadě nejvýš {most}×, je tu {count}×.",
                        f"At most {most} of {card.name.en} may be in a deck, here are {count}.",
                    ),
                    (id,),
                )
            )
        if not own & set(card.symbols):
            problems.append(_no_symbol(card, deck))
    return problems


def _out_of_place(card: WarCard, wanted: int, count: int) -> Refusal:
    """A card that nobody chooses for a deck, or one that comes with the summoner in another number."""
    rules = {"summoner": "SUW-094", "gate_start": "SUW-095", "gate": "SUW-096", "epic_event": "SUW-098"}
    rule = rules.get(card.id) or rules[card.kind]
    if wanted:
        text = Bilingual(
            f"Karta {card.name.cs} má být v sadě {wanted}×, je tu {count}×.",
            f"{card.name.en} is in a deck {wanted} times, here {count}; it may also be left out of the list.",
        )
    else:
        text = Bilingual(
            f"Karta {card.name.cs} se do sady nevybírá: patří k jinému Vyvolavači.",
            f"{card.name.en} is not chosen for a deck; it comes with another summoner.",
        )
    return Refusal(rule, text, (card.id,))


def _no_symbol(card: WarCard, deck: Deck) -> Refusal:
    leader = BY_ID[deck.summoner]
    shown = ", ".join(SYMBOLS[x].cs for x in leader.symbols)
    shown_en = ", ".join(SYMBOLS[x].en for x in leader.symbols)
    return Refusal(
        "SUW-103",
        Bilingual(
            f"Karta {card.name.cs} nemá žádný symbol Vyvolavače {leader.name.cs} ({shown}).",
            f"{card.name.en} shows no symbol of {leader.name.en} ({shown_en}).",
        ),
        (card.id,),
    )


def report(text: str) -> DeckReport:
    """A deck file with everything that belongs to the deck and everything that is wrong with it."""
    deck = parse(text)
    fixed = Counter(fixed_cards(deck))
    fixed.update(id for id, _, _ in deck.ready.units)
    return DeckReport(write(deck), dict(deck.chosen), dict(fixed), tuple(check(deck)))


def ready_deck(faction: str) -> Deck:
    """The ready-made deck of a faction (SUW-002, SUW-110)."""
    ready = READY[faction]
    return Deck(ready.summoner, Counter(dict(ready.chosen)))


def deck_for(value: str) -> Deck:
    """A faction's name, or the text of a deck file; a deck that is not legal is refused with all its reasons."""
    if value in READY:
        return ready_deck(value)
    if "\n" not in value and ":" not in value:
        raise unknown("deck", value, READY)
    deck = parse(value)
    problems = check(deck)
    if problems:
        reasons = " ".join(f"{p.text.en[:-1]} ({p.rule})." for p in problems)
        raise BadSetup(f"This deck is not legal: {reasons}")
    return deck
