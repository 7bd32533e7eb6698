"""Ways to play, and the values of the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.setting import AT_RANDOM, SEATS, Mode, Setting, Value, by_name
from sudi.kernel.windows import ABLE, EVERYONE, SETTING
from sudi.kernel.wording import Bilingual

from .decks import RANDOM, TITLES, deck_for

TOURNAMENT = "tournament"


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
        each={RANDOM: AT_RANDOM.text, **TITLES},
        own=Bilingual("text balíčku", "the text of a deck"),
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
    if "decks" not in given:
        decks = tuple(decks[seat % len(decks)] for seat in range(players))
    if len(decks) != players:
        raise BadSetup(f"Write {players} decks, one for each player, not {len(decks)}.")
    for deck in decks:
        if deck != RANDOM:
            deck_for(deck, setup["deck_rules"] == TOURNAMENT)
    if setup["first"] != RANDOM and int(setup["first"][1]) > players:
        raise BadSetup(f"The set-up value 'first' must be random or one of p1 to p{players}.")
    return {**setup, "decks": decks}
