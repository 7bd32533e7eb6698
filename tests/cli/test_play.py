"""Playing at the terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import sudi
from sudi.cli import main
from sudi.cli.match.layout import layout_of
from sudi.games import game
from tests.cli.terminal import Terminal
from tests.shards.table import table as shards

START = "play shards --seed 3 --set characters=decima+volos"  # p1 begins and draws 3 crystals


def test_the_table_shows_market_hand_players_and_numbered_options(sudi_: Terminal) -> None:
    said = sudi_(START)
    assert said.code == 0
    assert said.err == ""
    for part in ("Centre row", "Reactor Drone", "Hand (you)", "3×   Crystal", "Decima", "Volos", "mastery"):
        assert part in said.out, part
    assert "1  Play Infinity Shard  [play infinity_shard]" in said.out
    assert said.out.rstrip().endswith("Goodbye.")


def test_czech_table(sudi_: Terminal) -> None:
    said = sudi_(START + " --lang cs", "play cry", "konec")
    for part in ("Verbovací nabídka", "Ruka (ty)", "mistrovství", "Fáze hraní: co uděláš?", "Vylož kartu Krystal"):
        assert part in said.out, part
    assert "Hráč 1 získává 1 drahokam (Krystal)." in said.out
    assert "Na shledanou." in said.out
    assert "Play phase" not in said.out


def test_the_locale_chooses_the_language(sudi_: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Ruka (ty)" in sudi_(START).out
    assert "Hand (you)" in sudi_(START + " --lang en").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Hand (you)" in sudi_(START).out


@pytest.mark.parametrize(
    "typed", ["2", "play crystal", "play cry", "Play Cry", "crystal", "Vylož kartu Krystal", "krystal"]
)
def test_an_option_by_number_name_beginning_or_card(sudi_: Terminal, typed: str) -> None:
    said = sudi_(START, typed)
    assert "Player 1 plays Crystal." in said.out
    assert "gems 1, power 0" in said.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("play", "'play' could be several options: play infinity_shard, play crystal, play blaster; type more"),
        ("0", "There is no option number 0; choose from 1 to 4."),
        ("5", "There is no option number 5; choose from 1 to 4."),
        ("²", "There is no option '²' here"),
        ("dance", "There is no option 'dance' here"),
        ("recruit reactor_drone", "Reactor Drone costs 3 gems and you have no gems. [SOI-055]"),
        ("why not recruit reactor", "Reactor Drone costs 3 gems and you have no gems. [SOI-055]"),
        ("why not naverbuj Reaktorový dron", "Reactor Drone costs 3 gems and you have no gems. [SOI-055]"),
        ("why not focus", "Focus costs 1 gem and you have none. [SOI-032]"),
        ("why not play crystal", "You can, it is offered now: 2 Play Crystal."),
        ("why not 2", "You can, it is offered now: 2 Play Crystal."),
        ("why not 9", "There is no option number 9; choose from 1 to 4."),
        ("why not play zzz", "There is no card 'zzz'"),
        ("why not", "try for example 'why not Reactor Drone'"),
        ("why can't I recruit reactor", "Reactor Drone costs 3 gems and you have no gems. [SOI-055]"),
        ("text void", "There is no card 'void'"),
        ("text", "Add a card, for example 'text "),
        ("explain", "These can be explained: cost, health,"),
        ("explain luck", "These can be explained: cost, health,"),
        ("explain gems of reactor", "A card has no gems"),
        ("undo", "There is nothing to take back."),
        ("save", "Add a file"),
        ("save no/such/folder/match.json", "cannot be written"),
        ("help", "take your last choice back"),
    ],
)
def test_questions_and_slips_are_answered_and_nothing_happens(sudi_: Terminal, typed: str, answer: str) -> None:
    said = sudi_(START, typed)
    assert answer in said.out
    assert said.code == 0
    assert said.out.count("Play phase: what do you do?") == 1  # the same question is still open


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("proč ne recruit reactor", "Karta Reaktorový dron stojí 3 drahokamy a ty nemáš žádný drahokam. [SOI-055]"),
        (
            "proc ne naverbuj reaktorovy dron",
            "Karta Reaktorový dron stojí 3 drahokamy a ty nemáš žádný drahokam. [SOI-055]",
        ),
        ("proč ne balíček", "Z toho, co je v dobíracím balíčku, teď nejde zvolit nic"),
        ("proč ne balíček hráče 2", "Z toho, co je v dobíracím balíčku (Hráč 2), teď nejde zvolit nic"),
        ("proč ne verbovací nabídka", "drahokamy a ty nemáš žádný drahokam. [SOI-055]"),
        ("proč ne ruka", "Něco s tím teď udělat jde"),
        ("proč ne tancuj", "Takhle se ptát nedá"),
        ("text krystal", "Krystal (Základní karta)"),
        ("text xyz", "Neznámé jméno „xyz“ (karta)"),
        ("zpět", "Není co vzít zpět."),
        ("pomoc", "vrátí tvou poslední volbu"),
        ("9", "Volba číslo 9 tu není; vyber číslo od 1 do 4."),
        ("vysvětli štěstí", "Vysvětlit jde: cena, životy"),
        ("vysvětli cenu reaktorovy dron", "Cena, Reaktorový dron: 3"),
        ("vysvětli drahokamy karty krystal", "Tohle číslo karta nemá"),
    ],
)
def test_czech_questions(sudi_: Terminal, typed: str, answer: str) -> None:
    assert answer in sudi_(START + " --lang cs", typed).out


def test_a_pile_of_somebody_else_by_its_english_name(sudi_: Terminal) -> None:
    assert "Nothing in the draw pile (Player 2) can be chosen now" in sudi_(START, "why not deck of Player 2").out


def test_explain_shows_terms_with_cards_totals_and_rules(sudi_: Terminal) -> None:
    said = sudi_(START, "play cry", "play cry", "focus", "explain gems")
    tail = said.out[said.out.rindex("Gems, Player 1: 1") :].splitlines()[1:5]
    assert [line.split() for line in tail] == [
        ["at", "the", "start", "=", "0"],
        ["+1", "Crystal", "=", "1"],
        ["+1", "Crystal", "=", "2"],
        ["−1", "=", "1", "[SOI-032]"],
    ]
    czech = sudi_(START + " --lang cs", "play cry", "vysvětli drahokamy hráče 1").out
    assert "Drahokamy, Hráč 1: 1" in czech
    assert "výchozí stav" in czech


def test_undo_goes_back_to_the_own_previous_choice(sudi_: Terminal, tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    sudi_(START, "play cry", f"save {before}", "play blaster", "undo", f"save {after}")
    assert before.read_text() == after.read_text()
    assert json.loads(before.read_text())["choices"] == ["play crystal"]


def test_undo_takes_the_answers_of_the_bot_back_too(sudi_: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = sudi_(START, "end", "undo", f"save {file}", "end", "zpět")
    assert "— It is the turn of Player 2. —" in said.out
    assert json.loads(file.read_text())["choices"] == []
    # The bot answers the same choice in the same way: the second time it is told word for word again.
    told = said.out.split("What happened")
    assert told[2].split("Centre row")[0] == told[3].split("Centre row")[0]


def test_save_and_load(sudi_: Terminal, tmp_path: Path) -> None:
    file, again = tmp_path / "match.json", tmp_path / "again.json"
    said = sudi_(START, "play cry", "play blaster", f"save {file}")
    assert f"sudi play shards --load {file}" in said.out
    said = sudi_(f"play shards --load {file}", f"save {again}")
    assert "gems 1, power 1" in said.out
    assert file.read_text() == again.read_text()
    assert sudi.replay(file).choices == ["play crystal", "play blaster"]
    assert list(tmp_path.iterdir()) == [file, again] or len(list(tmp_path.iterdir())) == 2  # no drafts left


def test_save_never_overwrites_something_else(sudi_: Terminal, tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("milk, bread")
    said = sudi_(START, f"save {other}")
    assert "is no record of a match; choose another name" in said.out
    assert other.read_text() == "milk, bread"


def test_load_refuses_what_it_cannot_go_on_with(sudi_: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    sudi_(START, "play cry", f"save {file}")
    whole = file.read_text()
    for text, says in (
        (whole[:-20], "cut off"),
        (whole.replace('"rules": 2', '"rules": 99'), "version 99"),
        (whole.replace("play crystal", "play axia"), "Choice 1"),
        (whole.replace('"choices"', '"moves"'), "not a record"),
    ):
        file.write_text(text)
        said = sudi_(f"play shards --load {file}")
        assert (said.code, said.out) == (2, ""), says
        assert says in said.err
        assert said.err.count("\n") == 1
    file.write_text(whole)
    said = sudi_(f"play shards --load {file} --mode duel --seed 4")
    assert said.code == 2
    assert "leave out --mode, --seed" in said.err


def test_hot_seat_hides_the_other_hand_and_asks_to_hand_over(sudi_: Terminal) -> None:
    # Seed 3: p1 holds the Infinity Shard; the log must not tell p2 what p1 drew, nor the table show it.
    said = sudi_(START + " --hotseat", "", "end", "")
    assert "Hand over the keyboard to Player 1, then press Enter." in said.out
    first, second = said.out.split("Hand over the keyboard to Player 2, then press Enter.")
    assert "Player 1 draws Infinity Shard." in first
    assert "Infinity Shard" not in second.replace("Player 1 plays Infinity Shard", "")
    assert "Player 1 draws a card." in second
    assert "Player 2 draws a card." not in second
    assert "Player 2 (you, on turn)" in second


def test_hot_seat_waits_before_it_shows_anything(sudi_: Terminal) -> None:
    said = sudi_(START + " --hotseat", "", "end")  # nobody has taken the keyboard over
    assert "Player 2 (you" not in said.out
    assert said.code == 0


@pytest.mark.parametrize(("held", "under"), [("command_seer", "crystal"), ("crystal", "command_seer")])
def test_hot_seat_is_handed_over_to_whoever_could_have_a_shield(
    sudi_: Terminal, tmp_path: Path, held: str, under: str
) -> None:
    file = tmp_path / "new.json"
    sudi_(START + " --hotseat", "", f"save {file}")
    setup = json.loads(file.read_text())["setup"]
    assert setup["single"] == "asked"
    other = {"hand": [held], "deck": [under], "discard": []}
    match = shards({"hand": ["crystal"]}, other, power=7, setup={name: setup[name] for name in ("single", "ends")})
    file.write_text(match.record().to_json())
    said = sudi_(f"play shards --load {file} --hotseat", "", "end", "")
    _, second = said.out.split("Hand over the keyboard to Player 2, then press Enter.")
    assert "[done]" in second
    assert ("[shield command_seer]" in second) is (held == "command_seer")


def test_solo_against_the_nemesis(sudi_: Terminal) -> None:
    said = sudi_(
        "play shards --mode solo --seed 1 --set characters=decima nemesis=volos".replace(" nemesis", " --set nemesis"),
        "1",
        "end",
    )
    assert "The nemesis reveals" in said.out
    assert "Nemesis" in said.out


def test_a_match_to_its_end_tells_winner_rule_and_seed(sudi_: Terminal) -> None:
    said = sudi_("play shards --seed 8 --set characters=random", *["end"] * 400)
    assert "The match is over. Winner: Player 2." in said.out
    assert "Rule SOI-110:" in said.out
    assert "--seed 8" in said.out.splitlines()[-1]
    # Before the end the seed stays secret.
    assert "--seed" not in sudi_(START).out


def test_interrupt_ends_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Interrupting(io.StringIO):
        def readline(self, *_: object) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupting())
    assert main([*START.split(), "--lang", "cs"]) == 130
    assert capsys.readouterr().err.strip() == "Přerušeno."


def test_a_game_without_a_layout_of_its_own_gets_a_plain_table() -> None:
    plain = layout_of(game("shards").state.fields)
    assert "health" in plain.player_values
    assert "hand" in plain.own_zones
    assert "deck" not in plain.own_zones
    assert "deck" in plain.player_sizes
    assert "row" in plain.brief_zones
    assert "centre" not in plain.brief_zones
    assert plain.label("relic_taken", "cs") == "relic taken"


def test_the_plain_table_draws(sudi_: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudi.cli.match.layout.find_spec", lambda name: None)
    said = sudi_(START)
    assert "row: Reactor Drone" in said.out.replace("Row:", "row:")
    assert "1  Play Infinity Shard" in said.out
