"""Decks in the terminal."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import Terminal


def test_the_ready_decks_are_listed(sudi_: Terminal) -> None:
    assert "polar_dwarves" in sudi_("deck summonerwars").out
    assert sudi_("deck summonerwars --json").json["polar_dwarves"]["cs"] == "Polární trpaslíci"


def test_a_printed_deck_is_read_back_as_legal(sudi_: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    for lang in ("cs", "en"):
        file.write_text(sudi_(f"deck summonerwars fallen_kingdom --lang {lang}").out, encoding="utf-8")
        said = sudi_(f"deck summonerwars {file} --json")
        assert (said.code, said.json["legal"], said.json["size"]) == (0, True, 34)


def test_a_broken_deck_tells_its_rules_and_exits_with_one(sudi_: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    text = sudi_("deck summonerwars fallen_kingdom").out.replace("4 Undead Archer", "5 Undead Archer")
    file.write_text(text, encoding="utf-8")
    said = sudi_(f"deck summonerwars {file}")
    assert said.code == 1
    assert "SUW-107" in said.out
    assert "SUW-101" in said.out
    assert [p["rule"] for p in sudi_(f"deck summonerwars {file} --json").json["problems"]] == ["SUW-101", "SUW-107"]


def test_what_is_no_deck_is_refused_in_one_sentence(sudi_: Terminal, tmp_path: Path) -> None:
    assert sudi_("deck summonerwars nowhere.deck").code == 2
    empty = tmp_path / "empty.deck"
    empty.write_text("", encoding="utf-8")
    assert "SUW-094" in sudi_(f"deck summonerwars {empty}").err
    assert "do not build decks" in sudi_("deck shards").err


def test_a_deck_file_is_played_with_an_at_sign(sudi_: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    file.write_text(sudi_("deck summonerwars fallen_kingdom").out, encoding="utf-8")
    said = sudi_(f"simulate summonerwars --matches 2 --processes 1 --json --set decks=@{file}+fallen_kingdom")
    assert said.code == 0
    assert sudi_("simulate summonerwars --set decks=@nowhere.deck+fallen_kingdom").code == 2


def test_a_deck_of_doomtrooper_is_told_its_curve_and_what_it_lacks(sudi_: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    text = sudi_("deck doomtrooper imperial_army").out
    file.write_text(text, encoding="utf-8")
    said = sudi_(f"deck doomtrooper {file}")
    assert said.code == 0
    assert "█████" in said.out
    file.write_text(text.replace("sideboard:", "1 Elemental Wall\nsideboard:"), encoding="utf-8")
    said = sudi_(f"deck doomtrooper {file}")
    assert (said.code, "Nothing in this deck can use Elemental Wall. [DTR-346]" in said.out) == (0, True)
    found = sudi_(f"deck doomtrooper {file} --json").json
    assert found["advice"][0]["cards"] == ["elemental_wall"]
    assert sum(found["curve"].values()) > 20


def test_cards_for_a_deck_are_found_by_set_affiliation_type_price_and_words(sudi_: Terminal) -> None:
    def ids(more: str) -> set[str]:
        found = sudi_(f"deck doomtrooper --json {more}").json["cards"]
        return {card["id"] for card in found}

    imperial = ids("--box unlimited --faction imperial --kind warrior")
    assert {"clansman", "golden_lion"} <= imperial
    assert "infantry" not in imperial
    cheap = ids("--box unlimited --faction imperial --kind warrior --most 3")
    assert "clansman" in cheap
    assert cheap < imperial
    assert "powerful_blow" in ids("--find powerful")
    assert "Clansman" in sudi_("deck doomtrooper --find clansman --kind warrior").out
