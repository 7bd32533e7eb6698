"""The account of a match: own choices, luck and the others add up, from what a seat knew and nothing else."""

from __future__ import annotations

import random

import pytest

import sudi
from sudi.coach.judging import Judge, Weighed
from sudi.coach.review.ledger import Ledger, ledger
from sudi.coach.review.steps import again, brings_news, cards_seen, steps_of
from sudi.kernel.dealing import determinise
from tests.generic.cases import BASIC, Case
from tests.mind.test_aspects import decisions
from tests.shards.table import table

every_mode = pytest.mark.parametrize("case", BASIC, ids=str)


def played(match: sudi.Match, choices: int, seed: int = 1) -> sudi.Match:
    """So many choices of random players."""
    rng = random.Random(seed)
    while match.decision is not None and len(match) < choices:
        match.choose(rng.randrange(len(match.decision.options)))
    return match


def account(match: sudi.Match, seat: int, worlds: int = 2) -> Ledger:
    steps, end = steps_of(match)
    return ledger(Judge(match.game, worlds, worlds, width=3), steps, end, seat)


@every_mode
def test_choices_luck_and_others_add_up_exactly(case: Case) -> None:
    match = played(case.match(), 20)
    found = account(match, case.players - 1)
    columns = sum(found.total(column) for column in ("choice", "luck", "others"))
    assert columns == pytest.approx(found.result - found.start, abs=1e-9)
    assert len(found.entries) == len(match)
    assert all(entry.choice <= 0 for entry in found.entries)
    for entry, following in zip(found.entries, found.entries[1:], strict=False):
        assert entry.before + entry.change == pytest.approx(following.before, abs=1e-9)


@every_mode
def test_each_column_is_filled_by_what_it_is_about(case: Case) -> None:
    """A choice costs its maker only, and where chance did not speak there is no luck."""
    match = played(case.match(), 20, seed=2)
    steps, end = steps_of(match)
    states = [step.before for step in steps] + [end]
    found = account(match, 0)
    for step, entry in zip(steps, found.entries, strict=True):
        if step.seat != 0 or not step.is_real:
            assert entry.choice == 0
        if step.seat == 0:
            assert entry.others == 0
        if not brings_news(step.before, states[step.number + 1], 0, step.seat):
            assert entry.luck == pytest.approx(0, abs=1e-12)


@every_mode
def test_what_a_seat_cannot_tell_apart_is_judged_alike(case: Case) -> None:
    judge = Judge(case.game, 3, 3, width=3)
    for at, s in enumerate(decisions(case, every=19, most=3)):
        twin = determinise(s, s.seat, 77 + at)
        twin.rng ^= 0x5EED
        assert judge.options(s, at) == judge.options(twin, at)
        other = (s.seat + 1) % case.players
        before = s.copy()
        hidden = determinise(s, other, 31 + at)
        assert judge.moment(s, other, at) == judge.moment(hidden, other, at)
        assert s == before


def test_the_same_choice_with_other_luck_keeps_what_both_know_and_deals_the_rest_anew() -> None:
    match = played(sudi.new("shards", seed=4), 120)
    steps = steps_of(match)[0]
    ends = [step for step in steps if step.seat == 1 and step.name == "end"]
    step = ends[2]
    after = steps[step.number + 1].before
    worlds = [again(step, 0, seed) for seed in range(12)]
    assert step.before == steps_of(match)[0][step.number].before  # the match itself is left alone
    hands = {tuple(sorted(world.t.card_ids[card] for card in world.hand[0])) for world in worlds}
    assert len(hands) == 1, "what the seat holds stays"
    assert len({tuple(world.hand[1]) for world in worlds}) > 1, "what the other draws is chance"
    for world in worlds:
        assert (world.health, world.champions, world.mastery) == (after.health, after.champions, after.mastery)
        assert world.known == step.before.known, "nobody has learned anything by being dealt anew"


def test_a_card_that_only_the_actor_knew_is_no_news_of_chance() -> None:
    """Who plays a card from the hand shows it; that it was there is what the others did, not luck."""
    match = table({"hand": ["crystal"]}, {"hand": ["blaster"]})
    before = match.state.copy()
    match.choose("play crystal")
    after = match.state
    card = next(card for card in before.hand[0] if before.t.card_ids[card] == "crystal")
    bit = before.t.bit[card]
    assert not cards_seen(before, 1) & bit
    assert cards_seen(after, 1) & bit
    assert not brings_news(before, after, 1, 0)


def test_a_win_that_was_thrown_away_is_the_error_and_costs_all_of_it() -> None:
    """With five power the rival at five health is dead; who hits the champion instead has lost that."""
    match = table({"hand": [], "health": 1}, {"health": 5, "champions": ["drakonarius"]}, power=5)
    wasted = [option.name for option in match.decision.options if "drakonarius" in option.name]
    found = Judge(match.game).options(match.state, taken=match.decision.option(wasted[0]).index)
    names = {one.option: match.decision.options[one.option].name for one in found}
    assert names[found[0].option] == "end"
    lost = next(one for one in found if names[one.option] == wasted[0])
    gap = found[0].ahead_of(lost)
    assert gap.is_sure
    assert found[0].worth == 1.0
    assert gap.mean > 0.3


def test_gaps_are_compared_world_by_world() -> None:
    """Two options whose worths scatter alike differ for sure; two that differ by chance do not."""
    steady = Weighed(0, 0.5, (0.2, 0.8, 0.4, 0.6)), Weighed(1, 0.5, (0.1, 0.7, 0.3, 0.5))
    loose = Weighed(0, 0.5, (0.2, 0.8, 0.4, 0.6)), Weighed(1, 0.5, (0.6, 0.1, 0.7, 0.3))
    assert steady[0].ahead_of(steady[1]).is_sure
    assert steady[0].ahead_of(steady[1]).mean == pytest.approx(0.1)
    assert not loose[0].ahead_of(loose[1]).is_sure
