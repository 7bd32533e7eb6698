"""Building decks: what the rules allow, what is wrong and by which rule, deck files in both languages."""

from __future__ import annotations

import re

import pytest

import sudi
from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.games.doomtrooper.decks import deck_for, parse, starter, write
from sudi.games.doomtrooper.game import GAME

FREELY = [card.id for card in CARDS if card.limit >= 4]

MAIN = ", ".join(f"4 {id}" for id in FREELY[:15])  # 60 cards

SIDE = ", ".join(f"4 {id}" for id in FREELY[15:21]) + f", 1 {FREELY[21]}"  # 25 cards


def wrong(text: str) -> list[str]:
    return [problem.rule for problem in GAME.check_deck(text).problems]


def refused(deck: str) -> str:
    with pytest.raises(sudi.BadSetup) as no:
        GAME.setup("duel", 2, {"decks": (deck, "legion")})
    return str(no.value)


@pytest.mark.rule("DTR-471")
def test_sixty_cards_are_enough_and_59_are_not():
    assert wrong(f"{MAIN} / {SIDE}") == []
    fewer = MAIN.replace("4 ", "3 ", 1)
    assert wrong(f"{fewer} / {SIDE}") == ["DTR-471"]
    assert "at least 60 cards, this one has 59 (DTR-471)" in refused(f"{fewer} / {SIDE}")
    assert wrong(f"{MAIN}, 4 {FREELY[30]} / {SIDE}") == []  # more than 60 are fine


@pytest.mark.rule("DTR-471")
def test_four_copies_and_no_fifth_counting_the_sideboard_too():
    once_more = SIDE.replace(f"1 {FREELY[21]}", f"1 {FREELY[0]}")
    report = GAME.check_deck(f"{MAIN} / {once_more}")
    assert [(problem.rule, problem.cards) for problem in report.problems] == [("DTR-471", (FREELY[0],))]
    assert "nejvýš 4×, je tu 5×" in report.problems[0].text.cs


@pytest.mark.rule("DTR-471")
def test_the_limit_of_a_card_of_its_own_counts_before_the_four():
    rare = next(card for card in CARDS if card.limit == 1)
    side = SIDE.replace(f"1 {FREELY[21]}", f"1 {rare.id}")
    assert wrong(f"{MAIN} / {side}") == []
    assert wrong(f"{MAIN}, 1 {rare.id} / {side}") == ["DTR-471"]


@pytest.mark.rule("DTR-500")
@pytest.mark.parametrize(("change", "rules"), [("", []), (f", 1 {FREELY[22]}", ["DTR-500"])])
def test_a_sideboard_has_exactly_25_cards(change, rules):
    assert wrong(f"{MAIN} / {SIDE}{change}") == rules
    assert wrong(f"{MAIN} / {SIDE[: SIDE.rindex(',')]}") == ["DTR-500"]  # 24


def test_every_problem_is_told_at_once():
    assert sorted(set(wrong(f"5 {FREELY[0]}"))) == ["DTR-471", "DTR-500"]
    said = refused(f"5 {FREELY[0]} / 1 fly")
    assert len(re.findall(r"DTR-\d+", said)) == 3


def test_no_rules_hold_for_free_decks():
    GAME.setup("duel", 2, {"decks": ("5 infantry / 1 fly", "legion"), "deck_rules": "free"})


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("name", list(GAME.ready_decks()))
def test_a_starter_deck_is_a_legal_deck_file_in_both_languages(name, lang):
    text = GAME.deck_text(name, lang)
    report = GAME.check_deck(text)
    assert report.legal
    assert (report.size, sum(report.side.values())) == (60, 25)
    assert sorted(parse(text).main) == sorted(starter(name).main)
    assert write(parse(text), lang) == text
    assert deck_for(text).side == tuple(sorted(parse(text).side, key=parse(text).side.index))


def test_a_deck_file_is_read_as_people_write_it():
    deck = parse("# mine\n3x Inkvizitor\n2 archangel, 1 Valkyrie\nSideboard:\n1 Fly\n")
    assert deck.main == ("inquisitor",) * 3 + ("archangel",) * 2 + ("valkyrie",)
    assert deck.side == ("fly",)


@pytest.mark.parametrize(
    ("line", "said"), [("3 clnsman", "did you mean 'Clansman'"), ("many clansman", "a number and")]
)
def test_what_cannot_be_read_is_named_with_its_line(line, said):
    with pytest.raises(sudi.BadSetup, match=f"Line 2 .*{said}"):
        GAME.check_deck(f"1 fly\n{line}\n")


def test_a_random_deck_is_drawn_by_the_seed_and_recorded():
    met = set()
    for seed in range(8):
        match = sudi.new("doomtrooper", seed=seed, decks=["random", "legion"])
        met.add(match.state.t.defs[0].id)
        assert sudi.replay(match.record()).state == match.state
    assert len(met) > 2  # one of the ready-made ones, by the seed
