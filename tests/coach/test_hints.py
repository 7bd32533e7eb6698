"""Advice: the option that wins is named, with what it does and why, and nothing hidden gets into it."""

from __future__ import annotations

import pytest

import sudi
from sudi.cli import main
from sudi.coach.hints import Looks, feature_words, hints, sensible, shares
from sudi.coach.judging import Judge, Weighed
from sudi.games import game
from sudi.kernel.dealing import determinise
from sudi.mind.store import mind_of
from sudi.mind.value import Value
from tests.generic.cases import BASIC, Case
from tests.mind.test_aspects import decisions
from tests.shards.table import table


def test_the_blow_that_wins_comes_first_and_says_what_happens() -> None:
    match = table({"hand": []}, {"health": 5, "champions": ["drakonarius"]}, power=5)
    found = hints(match)
    assert found[0].name == "end"
    assert found[0].worth == 1.0
    assert found[0].behind == 0.0
    assert any("Player 2" in line.en for line in found[0].does)
    assert all(one.worth <= found[0].worth for one in found)
    assert len({one.name for one in found}) == len(found)


def test_only_what_is_certain_is_told_of_what_happens() -> None:
    """A card is drawn from a shuffled pile: that some are drawn is certain, which ones is not."""
    pile = ["crystal"] * 7 + ["blaster", "shard_reactor", "infinity_shard"]
    match = table({"hand": ["order_initiate"], "deck": pile})
    drawn = ("Blaster", "Shard Reactor", "Infinity Shard")
    for one in hints(match):
        for line in one.does:
            assert not ("draws" in line.en and any(name in line.en for name in drawn))


def test_what_is_at_stake_counts_options_that_are_not_told() -> None:
    """Five ways to go on are equal, ending the turn throws the win away: three are told, and still it matters."""
    hand = ["crystal", "blaster", "shard_reactor", "command_seer", "spore_cleric"]
    match = table({"hand": hand, "health": 1}, {"health": 4, "hand": ["blaster"] * 1}, power=3)
    found = hints(match)
    assert all(one.worth > 0.9 for one in found)
    assert found[0].stake > 0.3
    assert [one.stake for one in found[1:]] == [0.0, 0.0]
    sure = table({"hand": []}, {"health": 5, "champions": ["drakonarius"]}, power=5)
    assert hints(sure)[0].stake >= hints(sure)[1].behind > 0


def test_nobody_is_advised_to_hit_what_is_their_own_without_need() -> None:
    """Equal by the numbers: the one that hurts nobody's own comes first, and a real difference still decides."""
    match = sudi.from_position(
        {
            "game": "summonerwars",
            "setup": {"decks": ["polar_dwarves", "cave_goblins"]},
            "players": [{"magic": 0, "hand": []}, {"magic": 3, "hand": []}],
            "board": {"C1": "pd_svara@p1", "C2": "gate_start@p1", "C6": "gate_start@p2", "D8": "cg_sneeks@p2"},
            "phase": "attack",
            "turn": "p1",
        }
    )
    decision = match.decision
    assert decision is not None
    own = next(n for n, option in enumerate(decision.options) if option.harms)
    other = next(n for n, option in enumerate(decision.options) if not option.harms)
    near = [Weighed(own, 0.5, (0.52, 0.48)), Weighed(other, 0.5, (0.46, 0.53))]
    assert [one.option for one in sensible(near, decision)] == [other, own]
    far = [Weighed(own, 0.5, (0.52, 0.53)), Weighed(other, 0.5, (0.40, 0.41))]
    assert [one.option for one in sensible(far, decision)] == [own, other]


@pytest.mark.parametrize("case", [case for case in BASIC if case.players == 2], ids=str)
def test_advice_is_the_same_for_all_that_the_seat_cannot_tell_apart(case: Case) -> None:
    s = decisions(case, every=23, most=2)[-1]
    twin = determinise(s, s.seat, 9)
    twin.rng ^= 0x5EED
    judge = Judge(case.game, 2, 2, width=3)
    one, two = (hints(sudi.Match(case.game, state, 0), judge) for state in (s, twin))
    assert [hint.data() for hint in one] == [hint.data() for hint in two]
    for hint in one:
        assert hint.text.cs
        assert hint.text.en


def test_the_shares_of_the_features_are_the_whole_change() -> None:
    value = Value({"a": [0.5, 2.0], "b": [-0.2, -1.0], "c": [0.1, 0.0]}, 0.1, [-1.0], [0.7])
    before, after = {"a": 1.0, "b": 2.0, "c": 1.0}, {"a": 3.0, "b": 0.5, "c": 1.0}
    found = shares(value, before, after)
    assert sum(found.values()) == pytest.approx(value.of(after) - value.of(before))
    assert set(found) == {"a", "b"}, "what has not changed has no share"
    assert found["a"] > 0
    assert found["b"] > 0, "less of what harms speaks for it"
    assert shares(value, before, before) == {}


def test_slopes_are_those_of_the_curve() -> None:
    value = Value({"a": [0.5, 2.0], "b": [-0.2, -1.0]}, 0.1, [-1.0], [0.7])
    here, step = {"a": 1.0, "b": 0.3}, 1e-6
    for name in ("a", "b"):
        there = {**here, name: here[name] + step}
        assert value.slopes(here, [name])[name] == pytest.approx((value.of(there) - value.of(here)) / step, rel=1e-4)
    assert value.slopes(here, ["unknown"]) == {"unknown": 0.0}


@pytest.mark.parametrize("name", ["shards", "smashup", "summonerwars", "rone", "doomtrooper"])
def test_most_of_what_the_mind_looks_at_has_words_in_both_languages(name: str) -> None:
    rules = game(name)
    mind = mind_of(name, next(iter(rules.modes)))
    measures = ("evaluate", "turn", "stage ")  # of the mind itself
    spoken = [feature_words(rules, key) for key in mind.value.rows if not key.startswith(measures)]
    assert sum(words is not None for words in spoken) > len(spoken) / 2
    assert all(words.cs and words.en for words in spoken if words is not None)


def test_advice_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["choose decima", "rada", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["play", "shards", "--lang", "cs", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    assert "naděje na výhru" in told
    assert "stane se: Hráč 1" in told


def test_a_reason_says_whose_it_is() -> None:
    """Power that hits the opponent takes their health; it does not give any to whoever strikes."""
    match = table({"hand": ["blaster", "infinity_shard"], "health": 50}, {"health": 30, "hand": ["crystal"]}, power=9)
    judge = Judge(match.game, 4, 4)
    decision = match.decision
    assert decision is not None
    end, play = (
        next(n for n, one in enumerate(decision.options) if one.name.startswith(verb)) for verb in ("end", "p")
    )
    weighed = {one.option: one for one in judge.options(match.state, 0)}
    looks = Looks(judge, match, list(weighed.values()))
    told = {reason.what.en: reason.more for reason in looks.reasons(weighed[play], weighed[end])}
    assert "health" not in told
    assert told["health of the opponent"] < 0
