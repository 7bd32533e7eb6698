"""Whole experiments, small: planted truths come out, reports are the same for the same seed, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sudi.cli import main
from sudi.games import game
from sudi.kernel.errors import SudiError
from sudi.lab.advice import advise
from sudi.lab.cards.exchanging import Deck
from sudi.lab.cards.worth import cards
from sudi.lab.compare import compare
from sudi.lab.health import health
from sudi.lab.reports.making import Maker
from sudi.lab.reports.words import say
from sudi.lab.tune import tune
from sudi.lab.tune.aims import read_aims
from sudi.lab.whatif.changes import read_changes
from sudi.lab.work import Arm, Bench, Plan, run
from sudi.lab.work.arm import ABSENT, LACKING, OFFERED, OWNED, Gift
from sudi.lab.work.playing import dealt
from sudi.lab.work.watching import comeback, decided, drama, lead_changes

pytest.importorskip("scipy")
pytest.importorskip("matplotlib")


def state(name: str, setup: dict[str, object], *gifts: Gift, deal: int = 0) -> object:
    one = game(name)
    arm = Arm(name, next(iter(one.modes)), 2, (setup,), gifts=gifts)
    return dealt(one, arm, setup, 11, deal)


# ---- arranging cards ----
def test_an_owned_card_takes_the_place_of_a_starter() -> None:
    plain, given = (state("shards", {"characters": "random"}, *g) for g in ((), (Gift(OWNED, "zara_ra", 1),)))
    names = [[s.t.card_ids[c] for c in (*s.deck[1], *s.hand[1])] for s in (plain, given)]  # type: ignore[attr-defined]
    assert len(names[0]) == len(names[1]) == 10
    assert ("zara_ra" in names[0], "zara_ra" in names[1]) == (False, True)
    other = [[s.t.card_ids[c] for c in (*s.deck[0], *s.hand[0])] for s in (plain, given)]  # type: ignore[attr-defined]
    assert other[0] == other[1]  # the other seat has the very same cards in the very same order


def test_an_offered_card_lies_in_the_row_and_an_absent_one_nowhere() -> None:
    offered = state("shards", {"characters": "random"}, Gift(OFFERED, "zara_ra", 0))
    absent = state("shards", {"characters": "random"}, Gift(ABSENT, "zara_ra"))
    assert "zara_ra" in [offered.t.card_ids[c] for c in offered.row]  # type: ignore[attr-defined]
    there = [absent.t.card_ids[c] for c in (*absent.row, *absent.centre)]  # type: ignore[attr-defined]
    assert "zara_ra" not in there
    assert len(absent.row) == len(offered.row) == 6  # type: ignore[attr-defined]


def test_a_faction_that_lacks_a_card_has_as_many_cards_as_before() -> None:
    setup = {"factions": ["robots+ninjas", "pirates+zombies"], "boxes": 2}
    for deal in range(6):
        s = state("smashup", setup, Gift(LACKING, "robots_zapbot", 0), deal=deal)
        mine = [s.t.card_ids[c] for c in (*s.deck[0], *s.hand[0])]  # type: ignore[attr-defined]
        assert (len(mine), "robots_zapbot" in mine) == (40, False)
        assert len(s.deck[1]) + len(s.hand[1]) == 40  # type: ignore[attr-defined]


def test_in_rone_a_card_is_owned_or_among_the_first_to_look_at() -> None:
    s = state("rone", {"leaders": "random"}, Gift(OWNED, "catapult", 0))
    assert "catapult" in [s.t.card_ids[c] for c in s.base[0]]  # type: ignore[attr-defined]
    for seat in (0, 1):
        s = state("rone", {"leaders": "random"}, Gift(OFFERED, "behemoth", seat))
        assert "behemoth" in [s.t.card_ids[c] for c in s.recruits]  # type: ignore[attr-defined]


def test_exchanged_decks_stay_legal() -> None:
    wars = game("summonerwars")
    deck = Deck(wars, wars.deck_text("polar_dwarves"))
    for card in list(deck.chosen)[:4]:
        for mate in deck.mates(card)[:2]:
            text = deck.exchanged(card, mate)
            assert text is not None
            report = wars.check_deck(text)
            assert report.legal
            assert report.chosen.get(card, 0) == deck.chosen[card] - 1


# ---- experiments ----
def test_a_strong_card_given_away_helps_and_a_planted_change_is_seen() -> None:
    found = cards("shards", ["thorn_zealot"], deals=25, seed=4, bench=Bench(workers=1))
    assert found.cards[0].worth.real
    assert found.cards[0].worth.mean > 0.1
    assert {"drawn", "played"} <= {*found.cards[0].splits}


def test_a_card_that_nobody_may_use_is_worth_nothing_more() -> None:
    found = cards("shards", ["zetta_encryptor"], how="offered", pilot="random", deals=6, bench=Bench(workers=1))
    assert not found.cards[0].worth.real


def test_a_leader_made_absurdly_strong_beats_the_field() -> None:
    changes = read_changes("rone", "cards: {mayor_ilya: {active: [{Damage: {kind: 1, n: 14}}]}}")
    found = compare("rone", names=["mayor_ilya"], field=True, deals=8, seed=3, changes=changes, bench=Bench(workers=1))
    assert found.changed is not None
    assert found.moved["mayor_ilya"].mean > 0.2
    assert found.changed.field["mayor_ilya"].mean > 0.75


def test_health_measures_every_mode_and_knows_who_began() -> None:
    found = health("shards", "duel", pilot="random", strong="policy", weak="random", deals=10, bench=Bench(workers=1))
    (cell,) = found.cells
    assert cell.skill is not None
    assert cell.skill.low > 0.6  # the policy beats chance
    assert 0 <= cell.means["forced"].mean < 0.5
    assert cell.means["branching"].mean > 2
    assert {"began", "lead_changes", "drama", "decided", "comeback"} <= {*cell.means}
    assert sum(cell.histogram.values()) == 10


def test_measures_of_a_match_by_hand() -> None:
    chances = [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], [0.2, 0.8], [0.9, 0.1]]
    assert lead_changes(chances) == 2
    assert decided(chances, 0) == 4 / 5  # ahead for good only at the last of five turns
    assert decided(chances, 1) == 1.0
    assert drama(chances, 0) == pytest.approx(0.6**0.5)
    assert (comeback(chances, 0, 2), comeback(chances, 1, 2)) == (True, True)
    assert not comeback(chances[:4], 1, 2)


def test_a_search_finds_the_number_that_was_spoiled() -> None:
    pytest.importorskip("optuna")
    aims = read_aims("shards", "parameters: {state.HAND_SIZE: [4, 5]}\naims: {characters: [0, 1]}")
    found = tune("shards", aims, tries=3, deals=1, confirm=1, named=["tetra"], pilot="random", bench=Bench(workers=1))
    assert found.path[0].values == {"state.HAND_SIZE": 5}  # the unchanged game comes first
    assert found.best.values == {"state.HAND_SIZE": 5}  # everything is within the aim, and changing has its price
    assert found.confirmed is None


def test_aims_are_refused_with_their_line() -> None:
    with pytest.raises(SudiError, match="Line 2 of the changes: write the lowest and the highest"):
        read_aims("shards", "parameters:\n  state.HAND_SIZE: [5, 4]\naims: {characters: [0, 1]}")


def test_advice_plays_the_field_and_confirms_exchanges() -> None:
    found = advise("summonerwars", "polar_dwarves", ["cave_goblins"], pilot="random", deals=4, tries=3, bench=Bench(1))
    assert [*found.field] == ["cave_goblins"]
    assert 1 <= len(found.exchanges) <= 3
    for deck in found.decks.values():
        assert game("summonerwars").check_deck(deck).legal


def test_the_same_seed_writes_the_same_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "lab",
        "restrict",
        "shards",
        "--never",
        "verb:focus",
        "--deals",
        "4",
        "--pilot",
        "random",
        "--lang",
        "cs",
    ]
    for name, workers in (("a", "1"), ("b", "2")):
        assert main([*command, "--workers", workers, "--out", str(tmp_path / name)]) == 0
    assert "Co chybí tomu, kdo něco nesmí" in capsys.readouterr().out
    for file in ("report.html", "report.json"):
        assert (tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes()
    page = (tmp_path / "a" / "report.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "src=" not in page  # one file that needs no other
    data = json.loads((tmp_path / "a" / "report.json").read_text(encoding="utf-8"))
    assert data["seed"] == 0
    assert data["command"].startswith("sudi lab restrict shards")


@pytest.mark.parametrize(
    "command",
    [
        "health shards --mode duel --deals 3 --pilot random --strong random --weak random",
        "cards shards --cards zara_ra --deals 3 --pilot random",
        "compare summonerwars --names cave_goblins,polar_dwarves --deals 2 --pilot random",
        "deck summonerwars cave_goblins --field polar_dwarves --deals 2 --tries 2 --pilot random",
        "numbers rone mayor_ilya",
    ],
)
def test_every_command_prints_one_json_document(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    workers = [] if command.startswith("numbers") else ["--workers", "1"]
    assert main(["lab", *command.split(), *workers, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] in command


def test_fresh_deals_are_other_deals() -> None:
    arm = Arm("shards", "duel", 2, pilots=("random",))
    with Bench(workers=1) as bench:
        ((*first,),) = run(Plan((arm,), 3, 0), bench)
        ((*fresh,),) = run(Plan((arm,), 3, 0, first=3), bench)
        ((*both,),) = run(Plan((arm,), 6, 0), bench)
    assert first + fresh == both


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("restrict shards", "Řekni, co se nikdy nesmí"),
        ("restrict shards --never recruit", "Napiš card:JMÉNO"),
        ("compare shards --players 3 --mode melee", "Porovnávají se dva hráči"),
        ("health shards --mode duel --deals 0", "Počet musí být celé číslo od 1."),
        ("cards smashup --pairs 2", "v této hře vynech --pairs"),
        ("deck shards nothing.txt", "hráči balíčky nestaví"),
        ("deck summonerwars cave_goblins --tries 0", "Počet musí být celé číslo od 1."),
        ("cards shards --copies 0", "Počet musí být celé číslo od 1."),
        ("cards shards --pairs -1", "Počet musí být celé číslo od 0."),
        ("numbers rone nothing", "nejsou v cestě žádného čísla"),
    ],
)
def test_what_cannot_be_is_refused_in_one_czech_sentence(
    command: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    workers = [] if command.startswith("numbers") else ["--workers", "1"]
    assert main(["lab", *command.split(), *workers, "--lang", "cs"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err


@pytest.mark.parametrize(
    ("aims", "more", "said"),
    [
        ("parameters: {}\naims: {characters: [0, 1]}", "", "jmenuj aspoň jedno číslo"),
        ("parameters: {state.HAND_SIZE: [4, 5]}\naims: {}", "", "jmenuj aspoň jeden cíl"),
        ("parameters: {state.HAND_SIZE: [4, 5]}\naims: {characters: [0, 1]}", "--tries 0", "celé číslo od 1"),
        ("parameters: {state.HAND_SIZE: [4, 5]}\naims: {characters: [0, 1]}", "--confirm 0", "celé číslo od 1"),
    ],
)
def test_a_search_for_nothing_is_refused(
    aims: str, more: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("optuna")
    (tmp_path / "aims.yaml").write_text(aims, encoding="utf-8")
    command = ["lab", "tune", "shards", "--aims", str(tmp_path / "aims.yaml"), *more.split()]
    assert main([*command, "--workers", "1", "--lang", "cs"]) == 2
    assert said in capsys.readouterr().err


def test_a_search_tells_how_much_it_has_played() -> None:
    pytest.importorskip("optuna")
    aims = read_aims("shards", "parameters: {state.HAND_SIZE: [5, 5]}\naims: {characters: [0, 1]}")
    bench = Bench(workers=1)
    tune("shards", aims, tries=1, deals=1, named=["tetra"], pilot="random", bench=bench)
    assert bench.played == 2  # from either seat


def test_a_comparison_with_changes_tells_what_became_of_whoever_begins() -> None:
    changes = read_changes("shards", "constants: {state.HAND_SIZE: 4}")
    names = ["tetra", "volos"]
    found = compare("shards", names=names, pilot="random", deals=2, changes=changes, bench=Bench(workers=1))
    assert found.changed is not None
    assert found.changed.first is not None
    tables = Maker("en", "", drawn=False).compare(found).tables
    told = [(table.title, row[0], row[1]) for table in tables for row in table.rows]
    began = [(title, share) for title, what, share in told if what == say("began", "en")]
    assert [share for _, share in began][:2] == [f"{one.mean:.1%}" for one in (found.first, found.changed.first)]
    assert len({title for title, _ in began}) == 3  # before, as changed, and what has moved
