"""Building decks: every limit on both sides, deck files, and decks in a match."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import sudi
from sudi.games.summonerwars.cards.catalogue import CARDS
from sudi.games.summonerwars.cards.ready import READY
from sudi.games.summonerwars.law.decks import BY_ID, Deck, check, deck_for, find_card, parse, ready_deck, report, write

from ..table import number, strength, table

DWARVES = """
# the deck of the rulebook
summoner: Svara
1 Nadiana
1 Ollag
1 Jarmund
4 Frost Mage
4 Ice Golem
4 Bear Cavalry
4 Ice Smith
2 Parapet
2 Ice Repair
2 Glacial Shift
"""


def dwarves(**changes: int) -> Deck:
    """The ready deck with other numbers of some cards."""
    deck = ready_deck("polar_dwarves")
    for id, n in changes.items():
        deck.chosen[id] = n
    deck.chosen = +deck.chosen
    return deck


def rules(deck: Deck) -> list[str]:
    return sorted(problem.rule for problem in check(deck))


# ---- the ready-made decks ----
@pytest.mark.rule("SUW-110", "SUW-002", "SUW-240")
@pytest.mark.parametrize("faction", READY)
def test_a_ready_deck_is_legal_and_of_one_faction(faction: str) -> None:
    deck = ready_deck(faction)
    assert check(deck) == []
    assert {card.box for card in deck.cards()} == {faction, "gates"}
    assert len(deck.cards()) == 30


@pytest.mark.rule("SUW-097", "SUW-098", "SUW-133", "SUW-094", "SUW-095", "SUW-096", "SUW-102")
@pytest.mark.parametrize("faction", READY)
def test_what_comes_with_the_summoner(faction: str) -> None:
    m = sudi.new("summonerwars", seed=3, decks=(faction, faction))
    own = Counter(m.state.t.cards[c].id for c in range(len(m.state.t.cards)) if m.state.t.owner[c] == 0)
    ready = READY[faction]
    assert sum(own.values()) == 34
    kinds = Counter(BY_ID[id].kind for id in own.elements())
    assert kinds == {"summoner": 1, "structure": 4, "epic_event": 2, "event": 6, "champion": 3, "common": 18}
    assert (own["gate_start"], own["gate"], own[ready.summoner], own[ready.epic]) == (1, 3, 1, 2)
    on_board = [m.state.t.cards[c].id for c in m.state.board if c >= 0 and m.state.t.owner[c] == 0]
    assert sorted(on_board) == sorted([ready.summoner, "gate_start", *(id for id, _, _ in ready.units)])
    assert len(m.state.deck[0]) + len(m.state.hand[0]) == 30


@pytest.mark.rule("SUW-109")
def test_the_dwarves_of_the_rulebook() -> None:
    m = sudi.new("summonerwars", seed=3, decks=("polar_dwarves", "fallen_kingdom"))
    own = Counter(m.state.t.cards[c].id for c in range(len(m.state.t.cards)) if m.state.t.owner[c] == 0)
    assert own == {
        "pd_svara": 1,
        "gate_start": 1,
        "gate": 3,
        "pd_ice_ram": 2,
        "pd_parapet": 2,
        "pd_ice_repair": 2,
        "pd_glacial_shift": 2,
        "pd_nadiana": 1,
        "pd_ollag": 1,
        "pd_jarmund": 1,
        "pd_frost_mage": 4 + 1,  # SUW-108: one more to start with
        "pd_ice_golem": 4 + 1,
        "pd_bear_cavalry": 4,
        "pd_ice_smith": 4,
    }
    assert (BY_ID["pd_parapet"].name.cs, BY_ID["pd_glacial_shift"].name.cs) == ("Ledová hradba", "Drift ledovce")


# ---- the limits ----
@pytest.mark.rule("SUW-100", "SUW-135")
@pytest.mark.parametrize(("n", "wrong"), [(1, []), (0, ["SUW-100"])])
def test_three_champions(n: int, wrong: list[str]) -> None:
    assert rules(dwarves(pd_ollag=n)) == wrong
    assert rules(dwarves(to_targan=1)) == ["SUW-100"]  # four (water, so the symbol fits)


@pytest.mark.rule("SUW-105")
def test_no_champion_twice() -> None:
    assert rules(dwarves(pd_ollag=2, pd_jarmund=0)) == ["SUW-105"]
    assert rules(dwarves(to_targan=1, pd_jarmund=0)) == []


@pytest.mark.rule("SUW-099", "SUW-197")
@pytest.mark.parametrize(("n", "wrong"), [(0, ["SUW-099"]), (1, ["SUW-099"]), (2, [])])
def test_six_standard_events(n: int, wrong: list[str]) -> None:
    assert rules(dwarves(pd_parapet=n)) == wrong
    assert rules(dwarves(to_freeze=1)) == ["SUW-099"]


@pytest.mark.rule("SUW-106", "SUW-197")
def test_two_of_an_event_at_most() -> None:
    assert rules(dwarves(pd_parapet=3, pd_ice_repair=1)) == ["SUW-106"]
    assert rules(dwarves(pd_parapet=2, pd_ice_repair=1, to_freeze=1)) == []


@pytest.mark.rule("SUW-101", "SUW-114")
@pytest.mark.parametrize(("n", "wrong"), [(3, ["SUW-101"]), (4, [])])
def test_sixteen_commons(n: int, wrong: list[str]) -> None:
    assert rules(dwarves(pd_bear_cavalry=n)) == wrong
    assert rules(dwarves(to_smasher=1)) == ["SUW-101"]


@pytest.mark.rule("SUW-107", "SUW-108", "SUW-114")
def test_four_of_a_common_at_most_besides_the_starting_ones() -> None:
    assert rules(dwarves(pd_bear_cavalry=5, pd_ice_smith=3)) == ["SUW-107"]
    assert rules(dwarves(pd_frost_mage=5, pd_ice_smith=3)) == ["SUW-107"]
    assert rules(dwarves(pd_frost_mage=4)) == []  # with the starting Frost Mage there are five in the deck
    assert rules(dwarves(pd_bear_cavalry=3, to_smasher=1)) == []


@pytest.mark.rule("SUW-103", "SUW-104")
@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("to_ragnor", True),  # instinct and water: one of them is Svara's
        ("to_targan", True),  # water alone
        ("to_shonk", False),  # instinct alone
        ("cg_blarf", False),  # two symbols, none of them Svara's
    ],
)
def test_a_card_needs_a_symbol_of_the_summoner(card: str, fits: bool) -> None:
    assert set(BY_ID["pd_svara"].symbols) == {"water", "logic", "martial"}
    assert rules(dwarves(pd_ollag=0, **{card: 1})) == ([] if fits else ["SUW-103"])


@pytest.mark.rule("SUW-103", "SUW-252")
def test_commons_and_standard_events_need_a_symbol_and_gates_and_epics_none() -> None:
    assert rules(dwarves(pd_ice_smith=3, cg_horde_climber=1)) == ["SUW-103"]
    assert rules(dwarves(pd_parapet=1, cg_sneak=1)) == ["SUW-103"]
    assert BY_ID["gate"].symbols == BY_ID["gate_start"].symbols == BY_ID["pd_ice_ram"].symbols == ()
    assert check(ready_deck("polar_dwarves")) == []


@pytest.mark.rule("SUW-094", "SUW-095", "SUW-096", "SUW-098", "SUW-133")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("1 Ret-Talus", "SUW-094"),
        ("2 Svara", "SUW-094"),
        ("2 Starting Gate", "SUW-095"),
        ("4 Gate", "SUW-096"),
        ("2 Gate", "SUW-096"),
        ("1 Sacrificial Pyre", "SUW-098"),
        ("3 Ice Ram", "SUW-098"),
        ("1 Ice Ram", "SUW-098"),
    ],
)
def test_what_comes_with_the_summoner_cannot_be_chosen_otherwise(line: str, rule: str) -> None:
    problems = check(parse(DWARVES + line))
    assert [p.rule for p in problems] == [rule]
    assert all(p.text.cs.endswith(".") and p.text.en.endswith(".") and p.text.cs != p.text.en for p in problems)


def test_a_problem_names_its_numbers_and_its_card() -> None:
    found = check(dwarves(pd_bear_cavalry=6, cg_blarf=1))
    by_rule = {p.rule: p for p in found}
    assert set(by_rule) == {"SUW-100", "SUW-101", "SUW-103", "SUW-107"}
    assert "exactly 16 commons, this one has 18" in by_rule["SUW-101"].text.en
    assert "16 běžných jednotek, tato má 18" in by_rule["SUW-101"].text.cs
    assert by_rule["SUW-107"].cards == ("pd_bear_cavalry",)
    assert by_rule["SUW-103"].cards == ("cg_blarf",)
    assert "water, logic, martial" in by_rule["SUW-103"].text.en
    assert "voda, rozum, boj" in by_rule["SUW-103"].text.cs


# ---- deck files ----
@pytest.mark.rule("SUW-003")
def test_a_deck_file_is_read() -> None:
    assert parse(DWARVES) == ready_deck("polar_dwarves")
    assert check(parse(DWARVES)) == []


@pytest.mark.rule("SUW-109")
def test_a_full_list_is_read_as_well() -> None:
    """As the rulebook lists a deck: with gates, epic events and the starting units."""
    full = DWARVES + "1 Starting Gate\n3 Gate\n2 Ice Ram\n1 Frost Mage\n1 Ice Golem\n"
    assert parse(full) == ready_deck("polar_dwarves")
    short = DWARVES + "1 Frost Mage\n"  # one of the two is neither a full list nor the chosen cards
    assert rules(parse(short)) == ["SUW-101", "SUW-107"]


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("faction", READY)
def test_what_is_written_is_read_again(faction: str, lang: str) -> None:
    deck = ready_deck(faction)
    text = write(deck, lang)
    assert parse(text) == deck
    assert text.splitlines()[0] == {"cs": "vyvolavač", "en": "summoner"}[lang] + f": {BY_ID[deck.summoner].name[lang]}"


def test_names_are_understood_as_people_write_them() -> None:
    for written in ("Ice Golem", "ice golems", "LEDOVÍ GOLEMOVÉ", "ledovi golemove", "pd_ice_golem", "Ice-Golem"):
        assert find_card(written) == "pd_ice_golem", written
    assert find_card("Ice Gole") is None
    assert find_card("") is None
    czech = "Vyvolavač: Svara\n4x Ledoví kováři  # kováři\n\n2× Oprava ledem\n"
    assert parse(czech) == Deck("pd_svara", Counter({"pd_ice_smith": 4, "pd_ice_repair": 2}))


def test_lines_of_one_card_add_up() -> None:
    assert parse("summoner: Svara\n3 Ice Smith\n1 Ice Smith").chosen == {"pd_ice_smith": 4}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("4 Ice Golem\n", "names no summoner"),
        ("", "names no summoner"),
        ("summoner: Svarra\n", r"Line 1 of the deck.*Svara"),
        ("summoner: Ollag\n", "Line 1 of the deck"),
        ("# x\nsummoner: Svara\nsummoner: Sneeks\n", r"Line 3 of the deck.*SUW-094"),
        ("summoner: Svara\n\nIce Golem\n", r"Line 3 of the deck: write a number"),
        ("summoner: Svara\n4\n", "Line 2 of the deck: write a number"),
        ("summoner: Svara\n-4 Ice Golem\n", "Line 2 of the deck: write a number"),
        ("summoner: Svara\n4 Ice Golam\n", r"Line 2 of the deck.*Ice Golem"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(sudi.BadSetup, match=message):
        parse(text)


def test_other_prints_are_no_cards_of_their_own() -> None:
    variants = [card for card in CARDS if card.variant_of]
    assert variants
    for card in variants:
        assert find_card(card.id) is None
        assert find_card(card.name.en) == card.variant_of


def test_a_report_tells_the_whole_deck_and_what_is_wrong() -> None:
    good = report(DWARVES)
    assert good.legal
    assert good.size == 34
    assert good.fixed["gate"] == 3
    assert good.fixed["pd_frost_mage"] == 1
    assert parse(good.text) == ready_deck("polar_dwarves")
    bad = report(DWARVES.replace("1 Ollag", ""))
    assert not bad.legal
    assert [p.rule for p in bad.problems] == ["SUW-100"]


# ---- decks in a match ----
@pytest.mark.rule("SUW-003", "SUW-012")
def test_an_illegal_deck_is_refused_with_all_its_reasons() -> None:
    bad = DWARVES.replace("4 Ice Smith", "5 Ice Smith").replace("1 Ollag", "1 Blarf").replace("2 Parapet", "")
    with pytest.raises(sudi.BadSetup) as caught:
        sudi.new("summonerwars", seed=1, decks=(bad, "cave_goblins"))
    for rule in ("SUW-101", "SUW-107", "SUW-103", "SUW-099"):
        assert f"({rule})" in str(caught.value)
    assert "SUW-100" not in str(caught.value)
    with pytest.raises(sudi.UnknownName, match="polar_dwarves"):
        deck_for("polar_dwarfs")


MIXED = DWARVES.replace("Jarmund", "Targan").replace("Bear Cavalry", "Frost Shaman").replace("Glacial Shift", "Freeze")


@pytest.mark.rule("SUW-003", "SUW-240", "SUW-080")
def test_a_deck_of_two_factions_is_played() -> None:
    m = sudi.new("summonerwars", seed=8, decks=(MIXED, "cave_goblins"), first="p1")
    own = Counter(m.state.t.cards[c].id for c in range(len(m.state.t.cards)) if m.state.t.owner[c] == 0)
    assert (own["to_targan"], own["to_frost_shaman"], own["to_freeze"], own["pd_jarmund"]) == (1, 4, 2, 0)
    choice = random.Random(8)
    for _ in range(3000):
        if m.decision is None:
            break
        m.choose(choice.randrange(len(m.decision.options)))
    assert m.result is not None
    again = sudi.replay(m.record())
    assert again.result == m.result


@pytest.mark.rule("SUW-161", "SUW-080")
def test_names_reach_across_factions() -> None:
    """Targan strengthens adjacent friends with Frost in their name: the dwarves' Frost Mage as well."""
    board = {"C3": "to_targan", "C4": "pd_frost_mage", "B3": "to_frost_shaman", "D3": "pd_ice_smith", "F1": "pd_svara"}
    m = table(board=board, decks=(MIXED, "cave_goblins"))
    assert (strength(m, "C4"), strength(m, "B3"), strength(m, "D3")) == (1 + 1, 3 + 1, 2)
    assert number(m, "C3") >= 0
