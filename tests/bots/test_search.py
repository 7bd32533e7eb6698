"""The player who thinks: it finds what wins, knows no more than its seat, and stops when it is told to."""

from __future__ import annotations

from random import Random

import pytest

import sudi
from sudi.bots import bot, decide
from sudi.bots.budget import Budget, hurry, read_budget
from sudi.bots.glance import Glance
from sudi.bots.hands import added, ask, dismiss
from sudi.bots.levels import RANKS
from sudi.bots.search import Candidate, Search, settled, think_apart
from sudi.games import game
from sudi.kernel.dealing import determinise
from sudi.kernel.machine import apply
from sudi.mind.mind import Mind
from sudi.mind.store import mind_of
from tests.generic.cases import BASIC, Case
from tests.mind.test_aspects import decisions
from tests.shards.table import table

every_mode = pytest.mark.parametrize("case", BASIC, ids=str)


@every_mode
def test_two_worlds_that_a_seat_cannot_tell_apart_are_thought_about_alike(case: Case) -> None:
    """The same choice and the same numbers behind it: nothing hidden reaches the search."""
    thinker = Search("s", Budget(tries=12), width=4)
    for at, s in enumerate(decisions(case, every=19, most=3)):
        twin = determinise(s, s.seat, 77 + at)
        twin.rng ^= 0x5EED
        found = []
        for world in (determinise(s, s.seat, 5), determinise(twin, s.seat, 5)):
            tried = thinker.think(case.game, world, s.seat, Random(3))
            found.append([(one.option, one.prior, one.total, one.tried) for one in tried])
        assert found[0] == found[1]
        assert decide(thinker, case.game, s, s.seat, Random(9)) == decide(thinker, case.game, twin, s.seat, Random(9))


@every_mode
def test_every_level_answers_in_every_mode(case: Case) -> None:
    for s in decisions(case, every=23, most=2):
        before = s.copy()
        for rank in RANKS[:-1]:
            assert 0 <= decide(bot(rank.name), case.game, s, s.seat, Random(1)) < len(s.options)
        assert s == before


def test_the_last_blow_is_seen() -> None:
    match = table({"hand": []}, {"health": 5, "champions": ["drakonarius"]}, power=5)
    assert match.decision is not None
    thinker = Search("s", Budget(tries=40))
    found = thinker.think(match.game, match.state.copy(), 0, Random(1))
    assert match.decision.options[found[0].option].name == "end"
    assert found[0].mean == 1.0


def test_a_glance_sees_the_last_blow_and_leaves_the_state_as_it_is() -> None:
    match = table({"hand": []}, {"health": 5, "champions": ["drakonarius"]}, power=5)
    assert match.decision is not None
    s = match.state.copy()
    at = Glance(doubt=0.0, lean=0.0).choose(match.game, s, 0, Random(1))
    assert match.decision.options[at].name == "end"
    assert s == match.state


def test_a_glance_looks_nowhere_where_the_policy_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, looked = game("smashup"), []
    monkeypatch.setattr(Mind, "worth", lambda self, *rest: looked.append(rest) or 0.5)
    for s in decisions(Case("smashup", "standard", 2), every=17, most=6):
        scores = mind_of("smashup", "standard").policy.of(rules, s)
        # Where every look is alike the policy's own preference is all that is left.
        for doubt, most in ((1.0, 0 if scores.count(max(scores)) == 1 else 3), (0.0, 3)):
            assert scores[Glance(tried=3, doubt=doubt).choose(rules, s, s.seat, Random(1))] == max(scores)
            assert len(looked) <= most
            looked.clear()


def test_the_same_tries_with_the_same_seed_give_the_same_choice_and_other_seeds_other_worlds() -> None:
    s = decisions(Case("shards", "duel", 2), every=17, most=6)[-1]
    rules = game("shards")
    first, again, other = (
        [(one.option, one.total) for one in Search("s", Budget(tries=32)).think(rules, s, s.seat, Random(seed))]
        for seed in (4, 4, 5)
    )
    assert first == again
    assert first != other


def test_tries_are_not_exceeded_and_go_where_it_is_close() -> None:
    for s in decisions(Case("shards", "duel", 2), every=11, most=12):
        found = Search("s", Budget(tries=64)).think(game("shards"), s, s.seat, Random(2))
        if len(found) > 1:
            assert sum(one.tried for one in found) <= 64 + len(found)
            assert found[0].tried == max(one.tried for one in found)


def test_copies_are_thought_about_once() -> None:
    rules = game("smashup")
    s = rules.new_state(seed=3)
    rng = Random(1)
    for _ in range(60):
        thinker = Search("s", Budget(tries=8), width=99)
        names = [one.option for one in thinker.candidates(rules, s)]
        assert len(names) == len(set(names)) <= len(s.options)
        apply(s, rng.randrange(len(s.options)))


@pytest.mark.parametrize(
    ("typed", "budget"),
    [("20ms", Budget(seconds=0.02)), ("1s", Budget(seconds=1.0)), ("0.5s", Budget(seconds=0.5)), ("i64", Budget(64))],
)
def test_budgets_are_written_as_people_write_them(typed: str, budget: Budget) -> None:
    assert read_budget(typed) == budget


@pytest.mark.parametrize("typed", ["", "1", "s", "-1s", "i0", "0s", "i", "1h", "99999s", "i1.5", "1 s", "1sx", "i8x0"])
def test_a_budget_that_is_none_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(sudi.BadSetup, match="write it like 20ms, 1s or i64"):
        bot(f"search:{typed}")


def test_there_are_six_levels_with_names_in_both_languages() -> None:
    assert len(RANKS) == 6
    for texts in ([rank.title for rank in RANKS], [rank.says for rank in RANKS]):
        for lang in ("cs", "en"):
            assert len({text[lang] for text in texts}) == 6
        assert not {text["cs"] for text in texts} & {text["en"] for text in texts}


def test_where_nothing_differs_or_one_is_clear_it_stops_before_its_tries_are_used_up() -> None:
    match = table({"hand": ["crystal", "blaster"]}, {"health": 5}, power=9)
    found = Search("s", Budget(tries=4000)).think(match.game, match.state.copy(), 0, Random(1))
    assert sum(one.tried for one in found) < 1000
    assert settled([Candidate(0, 0.5, 24.0, 24, [1.0] * 24), Candidate(1, 0.5, 0.0, 24, [0.0] * 24)])
    assert settled([Candidate(0, 0.5, 12.0, 24, [0.5] * 24), Candidate(1, 0.5, 12.0, 24, [0.5] * 24)])
    close = [0.4, 0.7] * 12  # now better, now worse: nobody knows yet
    assert not settled([Candidate(0, 0.5, 12.0, 24, [0.5] * 24), Candidate(1, 0.5, sum(close), 24, close)])
    assert not settled([Candidate(0, 0.5, 8.0, 8, [1.0] * 8), Candidate(1, 0.5, 0.0, 8, [0.0] * 8)])  # too early


def test_whoever_is_in_a_hurry_answers_by_the_policy_at_once() -> None:
    s = decisions(Case("smashup", "standard", 2), every=17, most=4)[-1]
    rules, thinker = game("smashup"), Search("s", Budget(tries=10**6))
    with hurry(0.0):  # the moment has passed long ago
        found = thinker.think(rules, s, s.seat, Random(1))
    assert [one.tried for one in found] == [0] * len(found)
    assert found[0].prior == max(one.prior for one in found)
    with hurry(None):
        assert thinker.candidates(rules, s)


def test_several_processes_find_the_same_again_and_every_try_counts() -> None:
    s = decisions(Case("shards", "duel", 2), every=17, most=6)[-1]
    rules = game("shards")
    thinker = Search("s", read_budget("i64x2"))
    assert thinker.budget == Budget(64, hands=2)
    try:
        assert len({thinker.choose(rules, s.copy(), s.seat, Random(4)) for _ in range(2)}) == 1
        late = ask(1, think_apart, [(Budget(seconds=9.0), 8, 0.5, "", 0.0, "shards", s.copy(), s.seat, 1)])[0].result()
        assert [tried for _, _, _, tried in late] == [0] * len(late)  # its moment had passed
    finally:
        dismiss()
    one, other = [(3, 0.1, 4.0, 8), (1, 0.9, 1.0, 2)], [(1, 0.9, 7.0, 8), (3, 0.1, 1.0, 2)]
    assert added([one, other]) == [(1, 0.9, 8.0, 10), (3, 0.1, 5.0, 10)]
    assert added([[(3, 0.1, 2.0, 2), (1, 0.9, 7.0, 10)]])[0][0] == 1  # two lucky tries are not enough
