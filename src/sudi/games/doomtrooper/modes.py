"""Ways to play, and the values of the set-up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.setting import AT_RANDOM, SEATS, Mode, Setting, Value, by_name
from sudi.kernel.windows import ABLE, EVERYONE, SETTING
from sudi.kernel.wording import Bilingual

from .building.boosters import with_boosters
from .building.drawn import able, army_called
from .building.limited import BOOSTERS
from .building.pools import by_hand, check, contents
from .cards.catalogue import BY_ID
from .cards.sets import SETS
from .decks import DRAFT, DRAWN, OPENED, PICKED, RANDOM, SEALED, TITLES, Deck, deck_for

TOURNAMENT = "tournament"
ALL = "all"


@dataclass(frozen=True)
class DoomMode(Mode):
    """`sides`: how many teams there are; 0: each for himself."""

    sides: int = 0


MODES: dict[str, Mode] = {
    mode.name: mode
    for mode in (
        DoomMode("duel", (2,), Bilingual("Duel", "Duel")),
        DoomMode("war", (3, 4), Bilingual("Válka více hráčů", "War of several players")),
        DoomMode("teams", (4,), Bilingual("Dva proti dvěma", "Two against two"), sides=2),
    )
}

SETTINGS = by_name(
    Setting(
        "decks",
        ("brotherhood", "legion"),
        Bilingual("Balíčky hráčů", "The players' decks"),
        each={
            RANDOM: AT_RANDOM.text,
            DRAWN: Bilingual("náhodné karty", "cards drawn at random"),
            SEALED: Bilingual("postavený ze zavřených boosterů", "built of sealed boosters"),
            DRAFT: Bilingual("postavený z karet vybíraných koly", "built of cards picked in turn"),
            OPENED: Bilingual("stavíš si ho z boosterů", "you build it of boosters"),
            PICKED: Bilingual("vybíráš si karty z boosterů koly", "you draft cards of boosters"),
            **TITLES,
        },
        own=Bilingual("text balíčku", "the text of a deck"),
    ),
    Setting(
        "sets",
        ALL,
        Bilingual("Povolené sady karet", "Sets of cards that are allowed"),
        (  # each set that is enough by itself
            Value(ALL, Bilingual("všechny", "all of them")),
            *(Value(id, title) for id, title in SETS.items() if able((id,))),
        ),
        own=Bilingual("jména několika sad", "the names of several sets"),
    ),
    Setting(
        "boosters",
        BOOSTERS,
        Bilingual("Kolik boosterů dostane, kdo z nich staví balíček", "Boosters for whoever builds a deck of them"),
        span=(5, 12),
    ),
    Setting("first", RANDOM, Bilingual("Kdo začíná", "Who begins"), (AT_RANDOM, *SEATS)),
    Setting("victory_points", 40, Bilingual("Cílový počet vítězných bodů", "Victory points to win"), span=(1, 1_000)),
    Setting(
        "turn_limit",
        120,
        Bilingual("Po kolika kolech vyprší čas", "After how many turns the time is up"),
        span=(1, 100_000),
    ),
    Setting(
        SETTING,
        ABLE,
        Bilingual("Koho se ptát, zda něco zahraje", "Who is asked to play something"),
        (
            Value(ABLE, Bilingual("jen toho, kdo má co", "only who can")),
            Value(EVERYONE, Bilingual("každého (nic se neprozradí)", "everyone (nothing is given away)")),
        ),
    ),
    Setting(
        "deck_rules",
        TOURNAMENT,
        Bilingual("Stavba balíčku", "Deck building"),
        (
            Value(TOURNAMENT, Bilingual("podle turnajových pravidel", "by the tournament rules")),
            Value("free", Bilingual("libovolná", "free")),
        ),
    ),
)


def check_setup(players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
    """One deck for each player, legal ones if the tournament rules are wanted."""
    decks = setup["decks"]
    if not isinstance(decks, tuple) or not decks or not all(isinstance(d, str) for d in decks):
        raise BadSetup("Write decks as a list with one deck for each player, such as brotherhood and legion.")
    sets = allowed_sets(setup["sets"])
    if "decks" not in given:
        decks = tuple(decks[seat % len(decks)] if len(sets) == len(SETS) else RANDOM for seat in range(players))
    if len(decks) != players:
        raise BadSetup(f"Write {players} decks, one for each player, not {len(decks)}.")
    for deck in decks:
        if deck in (DRAWN, RANDOM) or deck.startswith(f"{DRAWN}:"):
            _check_drawn(deck, sets)
        elif deck in (SEALED, DRAFT, OPENED, PICKED):
            if not with_boosters(sets):
                raise BadSetup("None of these sets came in boosters.")
        elif by_hand(deck):
            _check_sets(Deck(tuple(id for id in contents(deck) if id in BY_ID), ()), sets)
        else:
            _check_sets(deck_for(deck, setup["deck_rules"] == TOURNAMENT), sets)
    check(decks)
    if setup["first"] != RANDOM and int(setup["first"][1]) > players:
        raise BadSetup(f"The set-up value 'first' must be random or one of p1 to p{players}.")
    return {**setup, "decks": decks}


def allowed_sets(written: Any) -> tuple[str, ...]:
    """The sets that a set-up names: all, one, or several in a list or with a plus or commas between them."""
    parts = written if isinstance(written, tuple) else (written,)
    if not all(isinstance(part, str) for part in parts):
        raise BadSetup("Write the names of sets, such as unlimited or inquisition.")
    names = [name for part in parts for name in re.split(r"[\s,+]+", part.strip().lower()) if name]
    if ALL in names:
        return tuple(SETS)
    for name in names:
        if name not in SETS:
            raise unknown("set", name, (ALL, *SETS))
    if not names:
        raise BadSetup(f"Write the names of sets, or {ALL}.")
    return tuple(name for name in SETS if name in names)


def _check_drawn(deck: str, sets: tuple[str, ...]) -> None:
    name = deck.partition(":")[2]
    if name and army_called(name) not in able(sets):
        raise BadSetup(f"These sets have too few warriors for the army {name!r}.")
    if not able(sets):
        raise BadSetup("These sets have too few warriors for any army.")


def _check_sets(deck: Deck, sets: tuple[str, ...]) -> None:
    if len(sets) == len(SETS):
        return
    strangers = sorted({card.name.en for card in deck.cards() if BY_ID[card.id].box not in sets})
    if strangers:
        more = f" and {len(strangers) - 3} more" if len(strangers) > 3 else ""
        raise BadSetup(f"This deck has cards of sets that are not allowed: {', '.join(strangers[:3])}{more}.")
