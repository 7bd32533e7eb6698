"""Looking at what lies open, generically from the declared zones."""

from __future__ import annotations

import pytest

import sudi
from sudi.cli.match.layout import layout
from sudi.kernel.state import EVERYONE, SEAT_ZONES, ZONE, places
from sudi.kernel.wording.text import LANGUAGES
from tests.generic.cases import CASES, Case, stages

from .tables import table_of
from .terminal import Terminal

one_of_each = pytest.mark.parametrize(
    "case", list({case.game_name: case for case in reversed(CASES) if not case.setup}.values()), ids=str
)


@one_of_each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_zone_is_shown_by_each_of_its_names(sudi_: Terminal, case: Case, lang: str) -> None:
    """Open zones with their cards, hidden ones by how many there are; whose they are may be said in many ways."""
    command, nothing = ("ukaž", "Nic takového") if lang == "cs" else ("show", "There is nothing like")
    for match in stages(case, 6):
        s, shown = match.state, layout(match.game)
        if match.decision is None or match.decision.seat != 0:
            continue
        for name, number, cards in places(s):
            field = s.fields[name]
            if field.shape not in (ZONE, SEAT_ZONES):
                continue
            whose = match.game.seat_label(s.t, number, lang) if field.shape == SEAT_ZONES else ""
            label = shown.labels[name][lang] if name in shown.labels else name
            typed = [f"{label} {whose}", f"{name} p{number + 1}" if whose else name, f"{whose} {label}"]
            if field.where is not None:
                typed.append(f"{field.where[LANGUAGES.index(lang)]} {whose}")
            answers = sudi_.at(match.copy(), lang, *(f"{command} {one}" for one in typed))
            for line, answer in zip(typed, answers, strict=True):
                assert not answer.startswith(nothing), line
                assert whose in answer, line
            if field.seen_by == EVERYONE:
                for line, answer in zip(typed[:3], answers, strict=False):
                    assert all(_word(s.t.defs[card].name[lang]) in answer for card in cards), (line, answer)


def _word(name: str) -> str:
    """A word of a name that fits into a column."""
    return max(name.split(), key=len)[:12]


@pytest.mark.parametrize("game", sorted(sudi.games()))
def test_who_holds_how_many_cards(sudi_: Terminal, game: str) -> None:
    match = table_of(game)
    (told,) = sudi_.at(match, "cs", "ukaž")
    s = match.state
    rows = [line.split() for line in told.splitlines() if line.startswith("Hráč ")]
    zones = [name for name, field in s.fields.items() if field.shape == SEAT_ZONES and any(getattr(s, name))]
    assert [row[2:] for row in rows] == [[str(len(getattr(s, name)[seat])) for name in zones] for seat in (0, 1)]


@pytest.mark.parametrize("game", sorted(sudi.games()))
def test_a_player_is_shown_with_everything_of_theirs(sudi_: Terminal, game: str) -> None:
    match = table_of(game)
    for told in sudi_.at(match, "en", "show p2", "show player 2", "ukaž Hráč 2", "show Player 2"):
        assert told.startswith("Player 2: ")
        assert "?" in told  # the hand or the draw pile is there, and hidden


def test_hidden_cards_are_counted_and_not_named(sudi_: Terminal) -> None:
    match = table_of("shards")
    told = sudi_.at(match, "en", "show hand p2", "show deck p2", "show p2", "show crystal")
    assert told[0] == "Hand (Player 2): 1 card, hidden\n"
    assert "hidden" in told[1]
    assert "Hand (1 card): ?" in told[2]
    assert "in hand (Player 2)" not in told[3]


def test_the_own_hand_and_own_pile(sudi_: Terminal) -> None:
    for told in sudi_.at(table_of("shards"), "en", "show my hand", "ukaž svou ruku", "show hand of player 1"):
        assert told.startswith("Hand (Player 1): 2 cards")
        assert "Player 2" not in told


def test_a_card_is_shown_with_where_it_lies(sudi_: Terminal) -> None:
    cs, en = sudi_.at(table_of("shards"), "cs", "ukaž zettu", "show Zetta")
    assert cs == en
    assert "1× ve hře (Hráč 2)" in cs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_there_is_answered_with_what_is(sudi_: Terminal, lang: str) -> None:
    (told,) = sudi_.at(table_of("shards"), lang, "ukaž modrá velryba")
    assert told.count("\n") == 1
    assert "modrá velryba" in told
    assert layout(table_of("shards").game).labels["row"][lang] in told
