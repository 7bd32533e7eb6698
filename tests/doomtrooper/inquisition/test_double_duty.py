"""DOUBLE DUTY: an exact copy of any warrior in play; whatever happens to one of the two happens to both."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.effects.attacks.massed import TO_YOU
from sudi.games.doomtrooper.language.effects.craft.bonds import TIED
from sudi.games.doomtrooper.language.effects.craft.borrowing import ADDED
from sudi.games.doomtrooper.language.effects.harm.plagues import STRICKEN, SpreadInSquad
from sudi.games.doomtrooper.language.effects.harm.viruses import infected
from sudi.games.doomtrooper.language.lending import Lent, borrowed, borrowing
from sudi.games.doomtrooper.language.ratings import RATING
from sudi.games.doomtrooper.language.twins import twins_of
from sudi.games.doomtrooper.law.bans import bound
from sudi.games.doomtrooper.rules.combat.spoils import earner
from sudi.games.doomtrooper.rules.leaving import discard, into_hand, kill, sacrifice, wound
from sudi.games.doomtrooper.state import MODIFIERS
from sudi.kernel.standing import last

from ..table import card, end_turn, finish, ids, options, passes, play, table, victory

WAIT = ["evasive_action"]


def doubled(whom: str, mine: dict, theirs: dict | None = None, **common):
    m = table(
        {"hand": ["double_duty", *mine.pop("hand", WAIT)], "destiny": 20, **mine},
        {"hand": WAIT, "destiny": 20, **(theirs or {"squad": ["hussar"]})},
        **common,
    )
    play(m, f"play_on double_duty {whom}")
    return passes(m)


def pair(m, id: str) -> list[int]:
    """The original and its copy."""
    found = [c for c in m.state.t.instances(id) if m.state.live >> c & 1]
    return sorted(found, key=lambda c: m.state.guise[c])


def numbers(m, c: int) -> list[int]:
    return [RATING[name].of(m.state, c) for name in ("fight", "shoot", "armour", "value")]


# ---- coming into play ----
def test_it_is_a_copy_of_any_warrior_for_one_action_and_no_points():
    m = doubled("hussar", {"squad": ["clansman"]})
    assert ids(m, "squad", 0) == ["clansman", "hussar"]
    assert (m.state.actions, m.state.destiny[0]) == (2, 20)
    original, copy = pair(m, "hussar")
    assert (m.state.side[original], m.state.side[copy]) == (1, 0)
    assert numbers(m, original) == numbers(m, copy)


def test_a_personality_too():
    m = doubled("mitch_hunter", {"squad": ["clansman"]}, {"squad": ["mitch_hunter"]})
    assert ids(m, "squad", 0) == ["clansman", "mitch_hunter"]


def test_a_warrior_of_the_legion_comes_to_the_cohort():
    m = doubled("necromutant", {"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    assert ids(m, "kohort", 0) == ["necromutant"]


def test_cards_that_are_no_warriors_are_not_copied():
    m = table({"squad": ["clansman+composite_armor"], "hand": ["double_duty", *WAIT]}, {"squad": ["hussar"]})
    assert {o for o in options(m) if "double_duty" in o} == {
        "play_on double_duty clansman",
        "play_on double_duty hussar",
    }


def test_the_copy_of_a_wounded_warrior_is_wounded():
    m = doubled("hussar", {"squad": ["clansman"]}, {"squad": ["hussar!"]})
    assert all(m.state.wounded >> c & 1 for c in pair(m, "hussar"))


# ---- cards that affect one affect both ----
def test_what_one_wears_serves_both_whoever_gives_it():
    m = doubled("hussar", {"squad": ["clansman"], "hand": ["composite_armor", *WAIT]})
    before = numbers(m, pair(m, "hussar")[0])
    play(m, next(o for o in options(m) if o.startswith("attach composite_armor hussar")))
    passes(m)
    original, copy = pair(m, "hussar")
    assert m.state.bearer[card(m, "composite_armor")] == copy
    assert numbers(m, original) == numbers(m, copy)
    assert numbers(m, copy)[2] > before[2]


def test_what_the_original_wore_before_serves_the_copy():
    m = doubled("hussar", {"squad": ["clansman"]}, {"squad": ["hussar+composite_armor"]})
    plain = table({"squad": ["hussar"]})
    original, copy = pair(m, "hussar")
    assert numbers(m, copy) == numbers(m, original)
    assert numbers(m, copy)[2] > numbers(plain, card(plain, "hussar"))[2]


def test_a_second_piece_of_the_same_gear_is_no_use_to_the_other():
    mine = {"squad": ["clansman"], "hand": ["composite_armor", *WAIT]}
    m = doubled("hussar", mine, {"squad": ["hussar+composite_armor"]})
    assert [o for o in options(m) if o.startswith("attach composite_armor clansman")]
    assert not [o for o in options(m) if o.startswith("attach composite_armor hussar")]


def test_of_two_weapons_one_is_used():
    """One lies on the one card, the other on the other; one and the same warrior uses one of them (DTR-260)."""
    mine = {"squad": ["clansman+clansman_claymore"], "hand": ["punisher_blade", *WAIT]}
    m = doubled("clansman", mine, {"kohort": ["necromutant"]})
    original, copy = pair(m, "clansman")
    armed = numbers(m, copy)
    play(m, next(o for o in options(m) if o.startswith("attach punisher_blade clansman")))
    assert numbers(m, original) == numbers(m, copy)
    assert numbers(m, copy)[0] == armed[0]


def test_a_rule_aimed_at_one_counts_for_both():
    m = doubled("hussar", {"squad": ["clansman"]})
    original, copy = pair(m, "hussar")
    before = numbers(m, copy)
    last(m.state, ADDED[0], 0, original, original, 3)
    assert numbers(m, copy) == numbers(m, original) == [before[0] + 3, *before[1:]]


# ---- wounded and killed ----
def test_if_one_is_wounded_both_are():
    for n in (0, 1):
        m = doubled("hussar", {"squad": ["clansman"]})
        wound(m.state, pair(m, "hussar")[n])
        play(m, "meditate")
        passes(m)
        assert all(m.state.wounded >> c & 1 for c in pair(m, "hussar"))


def test_if_one_is_killed_both_are_and_points_are_earned_once():
    m = doubled("necromutant", {"squad": ["clansman"]}, {"kohort": ["necromutant!"]})
    worth = numbers(m, pair(m, "necromutant")[0])[3]
    end = end_turn(end_turn(m))
    play(end, "attack")
    while end.state.phase < MODIFIERS:
        wanted = [o for o in options(end) if o.startswith("against clansman")]
        play(end, wanted[0] if wanted else next(o for o in ("fight", "pass") if o in options(end)))
    for rule in ADDED[:3]:
        last(end.state, rule, 0, end.state.attacker, end.state.attacker, 60)
    finish(end)
    assert not pair(end, "necromutant")
    assert "necromutant" in ids(end, "grave", 1)
    assert "double_duty" in ids(end, "grave", 0)
    assert victory(end)[0] == worth


@pytest.mark.parametrize("n", [0, 1])
@pytest.mark.parametrize(("how", "zone"), [(discard, "grave"), (sacrifice, "sacrificed"), (into_hand, "hand")])
def test_if_one_leaves_play_so_does_the_other(how, zone, n):
    m = doubled("hussar", {"squad": ["clansman"]})
    how(m.state, pair(m, "hussar")[n])
    assert ids(m, "squad", 0) == ["clansman"]
    assert "hussar" in ids(m, zone, 1)
    assert "double_duty" in ids(m, zone, 0)
    assert not [c for c in range(len(m.state.guise)) if m.state.guise[c] >= 0]


def test_other_warriors_of_that_title_are_others():
    theirs = {"squad": ["hussar", "hussar"], "hand": WAIT}
    m = table({"squad": ["clansman"], "hand": ["double_duty", *WAIT]}, theirs)
    play(m, "play_on double_duty hussar@p2#1")
    passes(m)
    alone = next(c for c in pair(m, "hussar") if not twins_of(m.state, c))
    kill(m.state, alone)
    play(m, "meditate")
    passes(m)
    assert len(pair(m, "hussar")) == 2
    assert not any(m.state.wounded >> c & 1 for c in pair(m, "hussar"))


# ---- never against itself ----
def test_it_never_attacks_itself():
    m = doubled("hussar", {"squad": ["clansman"]}, {"squad": ["hussar", "trencher"]})
    play(m, "attack")
    passes(m)
    named = [o for o in options(m) if o.startswith("against hussar")]
    assert named
    assert not [o for o in named if o.split()[2].startswith("hussar")]
    assert [o for o in options(m) if o.startswith("against clansman hussar")]


# ---- beside other cards ----
def test_nobody_is_added_where_no_more_warriors_may_be():
    """PRIMAL BITCH shuts the Squad in which she is; the Cohort stays open."""
    m = table(
        {"squad": ["clansman"], "hand": ["hussar", "double_duty", *WAIT], "destiny": 30},
        {"kohort": ["necromutant"], "hand": ["primal_bitch", *WAIT]},
    )
    play(m, "deploy hussar", "play_on primal_bitch hussar")
    passes(m)
    assert "play_on double_duty clansman" not in options(m)
    assert "play_on double_duty necromutant" in options(m)


def test_a_joker_may_be_a_copy_of_the_copy():
    m = doubled("hussar", {"squad": ["clansman"], "hand": ["joker", *WAIT]})
    play(m, "pose joker hussar")
    passes(m)
    alone = [c for c in pair(m, "hussar") if not twins_of(m.state, c)]
    assert len(pair(m, "hussar")) == 3
    assert len(alone) == 1  # a warrior of its own


# ---- what lasts on one of the two, asked where rules that effects set up are read ----
def test_whom_a_card_ties_to_one_of_them_is_tied_to_both():
    m = doubled("hussar", {"squad": ["clansman"]})
    original, copy = pair(m, "hussar")
    clansman = card(m, "clansman")
    last(m.state, TIED, 0, original, clansman, original + 1)
    last(m.state, TIED, 0, original, original, clansman + 1)
    for one in (original, copy):
        assert bound(m.state, clansman, one) == original
        assert bound(m.state, one, clansman) == original


def test_a_virus_and_a_plague_meet_one_warrior():
    m = doubled("hussar", {"squad": ["hussar", "clansman"]}, {"kohort": ["razide"]})
    one, other = (c for c in m.state.squad[0] if m.state.t.defs[c].id == "hussar")
    last(m.state, STRICKEN, 1, card(m, "razide"), one)
    assert infected(m.state, other, STRICKEN)
    assert SpreadInSquad().healthy(m.state, 0) == [card(m, "clansman")]


def test_abilities_lent_to_one_are_the_other_s_as_well():
    m = doubled("hussar", {"squad": ["clansman"], "hand": ["plagiarize"]})
    original, copy = pair(m, "hussar")
    rule = next(r for r in m.state.t.rules if isinstance(r, Lent))
    last(m.state, rule, 0, card(m, "clansman"), copy)
    assert borrowed(m.state, original) == borrowed(m.state, copy) == rule.giver
    assert borrowing(m.state) == 1 << original | 1 << copy


def test_points_that_a_card_gives_away_are_given_away_for_both():
    m = doubled("hussar", {"squad": ["clansman"]})
    original, copy = pair(m, "hussar")
    last(m.state, TO_YOU, 0, card(m, "clansman"), original)
    assert earner(m.state, original) == earner(m.state, copy) == 0
