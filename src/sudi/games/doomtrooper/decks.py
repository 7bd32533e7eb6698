"""Decks: at least 60 cards and at most 4 of a title, with a sideboard of exactly 25 (DTR-471, DTR-500).

A deck file is plain text, one card a line by its name or id; what follows the line `sideboard:` is the sideboard:

    # my brothers
    3 Inquisitor
    2 Archangel
    ...
    sideboard:
    1 Fly
    ...

The same fits into one line, with commas between the cards and a slash before the sideboard."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from sudi.kernel.deck import DeckReport
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.permissions import Refusal
from sudi.kernel.wording import Bilingual
from sudi.kernel.wording.plain import typed_number

from .building.ready import READY, READY_TITLES
from .cards.card import Doomcard
from .cards.catalogue import BY_ID, CARDS
from .cards.sets import plain as plain
from .cards.starters import STARTERS
from .cards.types import TYPE_NAMES

LEAST, SIDEBOARD, MOST_COPIES = 60, 25, 4
RANDOM = "random"  # one of the ready-made decks
DRAWN = "drawn"  # cards by chance; of an army: drawn:mishima
SEALED, DRAFT = "sealed", "draft"  # what boosters hold, each for himself or picked in turn, built automatically
OPENED, PICKED = "opened", "picked"  # the same, picked and built by the player at the table
TITLES = {
    "brotherhood": Bilingual("Bratrstvo a Imperiál", "Brotherhood and Imperial"),
    "legion": Bilingual("Černá legie", "Dark Legion"),
    **READY_TITLES,
}
_BREAKS = ("sideboard:", "/")


@dataclass(frozen=True)
class Deck:
    main: tuple[str, ...]
    side: tuple[str, ...]

    def cards(self) -> list[Doomcard]:
        return [BY_ID[id] for id in (*self.main, *self.side)]


EMPTY = Deck((), ())


def deck_for(written: str, strict: bool = True) -> Deck:
    """A ready-made deck by its name, or the text of a deck; `strict`: refused with all reasons if it is not legal."""
    if written in TITLES:
        return starter(written)
    if " " not in written:
        raise unknown("deck", written, (*TITLES, RANDOM, DRAWN, SEALED, DRAFT, OPENED, PICKED))
    deck = parse(written)
    problems = check(deck) if strict else []
    if problems:
        reasons = " ".join(f"{p.text.en[:-1]} ({p.rule})." for p in problems)
        raise BadSetup(f"This deck is not legal: {reasons}")
    return deck


@cache
def starter(name: str) -> Deck:
    """A starter deck or another ready-made one."""
    return parse(READY[name] if name in READY else "/".join(STARTERS[name]))


# ---- deck files ----
_NAMES = {plain(card.name.cs): card.id for card in CARDS}
_NAMES |= {plain(card.name.en): card.id for card in CARDS}
_NAMES |= {plain(card.id): card.id for card in CARDS}  # an id before any name
LONGEST_NAME = 80


def parse(text: str) -> Deck:
    """Read a deck file; what cannot be read is refused with its line."""
    halves: tuple[list[str], list[str]] = ([], [])
    side = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line.lower() == _BREAKS[0]:
            side = True
            continue
        if len(line) < LONGEST_NAME and plain(line.partition(" ")[2]) in _NAMES:  # perhaps with a comma or a slash
            halves[side].extend(_cards([line], number))
            continue
        for n, part in enumerate(line.split(_BREAKS[1])):
            side = side or n > 0
            halves[side].extend(_cards(part.split(","), number))
    return Deck(tuple(halves[0]), tuple(halves[1]))


def _cards(entries: list[str], number: int) -> list[str]:
    found: list[str] = []
    for entry in entries:
        many, _, name = entry.strip().partition(" ")
        if not many:
            continue
        amount = typed_number(many.rstrip("x×"))
        if amount is None or not name.strip() or amount > 99:
            raise BadSetup(f"Line {number} of the deck: write a number and a card, such as '3 Inquisitor'.")
        id = name if name in BY_ID else _NAMES.get(plain(name))
        if id is None:
            raise BadSetup(f"Line {number} of the deck: {unknown('card', name.strip(), [c.name.en for c in CARDS])}")
        found += [id] * amount
    return found


def write(deck: Deck, lang: str = "en") -> str:
    """A deck as a file that `parse` reads: warriors first, then what they carry, then the rest."""
    lines = _written(deck.main, lang)
    if deck.side:
        lines += [_BREAKS[0], *_written(deck.side, lang)]
    return "\n".join(lines) + "\n"


def _written(ids: tuple[str, ...], lang: str) -> list[str]:
    order = list(TYPE_NAMES)
    counts = Counter(ids)
    rows = sorted(counts, key=lambda id: (order.index(BY_ID[id].type), id))
    return [f"{counts[id]} {BY_ID[id].name[lang]}" for id in rows]


# ---- what the rules say ----
def check(deck: Deck) -> list[Refusal]:
    """Everything that is wrong with a deck; an empty list means that it is legal."""
    problems: list[Refusal] = []
    if len(deck.main) < LEAST:
        problems.append(
            Refusal(
                "DTR-471",
                Bilingual(
                    f"Balíček má mít nejméně {LEAST} karet, tento jich má {len(deck.main)}.",
                    f"A deck has at least {LEAST} cards, this one has {len(deck.main)}.",
                ),
            )
        )
    if len(deck.side) != SIDEBOARD:
        problems.append(
            Refusal(
                "DTR-500",
                Bilingual(
                    f"Sideboard má mít přesně {SIDEBOARD} karet, tento jich má {len(deck.side)}.",
                    f"A sideboard has exactly {SIDEBOARD} cards, this one has {len(deck.side)}.",
                ),
            )
        )
    for id, count in sorted(Counter((*deck.main, *deck.side)).items()):
        card = BY_ID[id]
        most = min(MOST_COPIES, card.limit)
        if count > most:
            text = Bilingual(
                f"Karta {card.name.cs} smí být v balíčku i sideboardu dohromady nejvýš {most}×, je tu {count}×.",
                f"At most {most} of {card.name.en} may be in deck and sideboard together, here are {count}.",
            )
            problems.append(Refusal("DTR-471", text, (id,)))
    return problems


def report(text: str) -> DeckReport:
    """A deck file as the game reads it, with everything that is wrong with it."""
    deck = parse(text)
    main, side = (dict(Counter(half)) for half in (deck.main, deck.side))
    return DeckReport(write(deck), main, {}, tuple(check(deck)), side)
