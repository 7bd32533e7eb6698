"""A tight formation, a plagiarized warrior: from the printed texts."""

from __future__ import annotations

from sudi.games.doomtrooper.language.effects.deeds.formation import IN_RANKS
from sudi.games.doomtrooper.language.lending import abilities_of
from sudi.games.doomtrooper.language.ratings import RATING
from sudi.games.doomtrooper.rules.leaving import discard

from ..table import card, fight, finish, ids, numbers, options, passes, play, plays_on, rating, table, victory


def test_copies_join_the_warrior_and_each_adds_two_to_everything():
    m = table(
        {
            "squad": ["trencher+combat_armor", "clansman", "trencher+first_aid_kit"],
            "hand": ["tight_formation", "bayonet"],
        },
        {"squad": ["trencher"], "kohort": ["razide"]},
    )
    play(m, "meditate")
    assert any(o.startswith("play_on tight_formation razide") for o in options(m))
    play(m, next(o for o in options(m) if o.startswith("play_on tight_formation trencher") and "p2" not in o))
    leader = m.state.bearer[card(m, "tight_formation")]
    assert leader in m.state.squad[0]
    while m.decision.seat or "use tight_formation 1" not in options(m):  # p2 could give his own, and does not
        play(m, "pass")
    play(m, "use tight_formation 1")
    mates = [c for c in m.state.squad[0] if m.state.t.defs[c].id == "trencher"]
    assert mates == [leader]  # one warrior from now on
    assert len(m.state.squad[0]) == 2
    printed = m.state.t.cards[leader]
    assert RATING["fight"].of(m.state, leader) == printed.fight + 2
    assert RATING["value"].of(m.state, leader) == printed.value + 2
    gear = {m.state.t.defs[c].id for c in m.state.attached[0] if m.state.bearer[c] == leader}
    assert {"combat_armor", "first_aid_kit"} <= gear  # it keeps all cards
    passes(m)
    assert "use tight_formation 1" not in options(m)  # the other player's copy is his own


def test_another_players_copy_joins_if_he_likes_and_dies_into_his_own_discard_pile():
    m = table(
        {"squad": ["infantry+tight_formation", "clansman"], "hand": ["bayonet"]},
        {"squad": ["infantry!+combat_armor", "hussar"], "kohort": ["razide"]},
        actions=2,
    )
    number = m.state.t.rule_ids(IN_RANKS)
    leader = m.state.bearer[card(m, "tight_formation")]
    m.state.lasting = [*m.state.lasting, (number, 0, card(m, "tight_formation"), leader, 0)]
    play(m, "meditate")
    assert m.decision.seat == 1  # only he has a copy, and only he decides
    play(m, "use tight_formation 1")
    assert ids(m, "squad", 1) == ["hussar"]
    assert sorted(ids(m, "squad", 0)) == ["clansman", "infantry"]
    assert RATING["fight"].of(m.state, leader) == m.state.t.cards[leader].fight + 2
    assert m.state.side[card(m, "combat_armor")] == 0
    assert not m.state.wounded >> leader & 1
    m.state.wounded |= 1 << leader
    while m.state.turn == 0 or m.decision.name != "action":
        play(m, "end" if "end" in options(m) else options(m)[-1])
    finish(fight(m, "razide", "infantry"))
    assert [ids(m, "grave", seat).count("infantry") for seat in (0, 1)] == [1, 1]
    assert "combat_armor" in ids(m, "grave", 1)


def test_no_personality_forms_ranks_and_a_group_dies_as_one():
    m = table(
        {"squad": ["infantry", "infantry", "yuichiro"], "hand": ["tight_formation", "bayonet"]}, {"kohort": ["razide"]}
    )
    play(m, "meditate")
    assert "yuichiro" not in plays_on(m, "tight_formation")
    play(m, next(o for o in options(m) if o.startswith("play_on tight_formation infantry")))
    while "use tight_formation 1" not in options(m):
        play(m, "pass")
    play(m, "use tight_formation 1")
    passes(m)
    leader = m.state.squad[0][0] if m.state.t.defs[m.state.squad[0][0]].id == "infantry" else m.state.squad[0][-1]
    m.state.wounded |= 1 << leader
    while m.state.turn == 0:
        play(m, "end" if "end" in options(m) else options(m)[-1])
    while m.decision.name != "action":
        play(m, options(m)[-1])
    finish(fight(m, "razide", "infantry"))
    assert ids(m, "squad", 0) == ["yuichiro"]
    assert ids(m, "grave", 0).count("infantry") == 2
    assert victory(m)[1] == 4  # its value of 2, and 2 for the other one


# ---- PLAGIARIZE ----
def test_a_plagiarized_warrior_lends_its_abilities_and_not_its_ratings():
    m = table(
        {"kohort": ["nepharite_of_ilian", "child_of_ilian"], "hand": ["plagiarize"]},
        {"squad": ["chasseur", "yuichiro", "infantry"]},
    )
    before = numbers(m, "child_of_ilian")
    play(m, "attach plagiarize child_of_ilian")
    assert "target yuichiro" not in options(m)  # no personality
    assert "target infantry" not in options(m)  # nothing is written on it
    play(m, "target chasseur")
    assert numbers(m, "child_of_ilian") == before
    lent = [m.state.t.rules[e[0]] for e in m.state.lasting if e[3] == card(m, "child_of_ilian")]
    assert [rule.giver for rule in lent] == ["chasseur"]


def test_what_can_be_done_for_actions_is_lent_too_while_the_gift_is_there():
    m = table(
        {"kohort": ["nepharite_of_ilian", "child_of_ilian"], "hand": ["plagiarize"]},
        {"squad": ["trencher", "infantry"]},
        actions=3,
    )
    assert not any(o.startswith("use child_of_ilian") for o in options(m))
    play(m, "attach plagiarize child_of_ilian")
    play(m, "target trencher")
    child = card(m, "child_of_ilian")
    assert [n for n, _ in abilities_of(m.state, child)] == [4]
    discard(m.state, card(m, "plagiarize"))
    assert abilities_of(m.state, child) == ()
    assert rating(m, "fight", "child_of_ilian") == 1
