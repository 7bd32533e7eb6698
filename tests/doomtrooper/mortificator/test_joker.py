"""JOKER!: an exact copy of any card in play, no personality and no relic, played by the rules of the original."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard, into_hand, sacrifice
from sudi.kernel.dealing import determinise
from sudi.kernel.view import sight

from ..table import card, destiny, end_turn, finish, ids, options, passes, play, rating, table

WAIT = ["evasive_action"]


def joker(mine: dict, theirs: dict | None = None, **common):
    hand = ["joker", *mine.pop("hand", WAIT)]
    return table({"hand": hand, "destiny": 20, **mine}, theirs or {"squad": ["hussar"]}, **common)


def posing(m) -> set[str]:
    return {o.removeprefix("pose joker ") for o in options(m) if o.startswith("pose joker ")}


# ---- what it may be ----
def test_it_is_any_card_in_play_whoever_has_it():
    m = joker(
        {"squad": ["clansman+composite_armor", "trencher"], "works": ["foxhole:squad"]},
        {"squad": ["hussar"], "kohort": ["necromutant"]},
    )
    assert posing(m) == {
        "clansman",
        "trencher",
        "composite_armor",
        "hussar",
        "necromutant",
    }  # a second FOXHOLE is not allowed
    assert "pose joker foxhole" not in options(m)  # a second one is not allowed


@pytest.mark.parametrize("never", ["mitch_hunter", "max_steiner"])
def test_it_is_no_personality(never):
    m = joker({"squad": ["clansman", never]})
    assert posing(m) == {"clansman", "hussar"}
    assert "personality" in m.why_not(f"pose joker {never}").text.en


def test_it_is_no_relic():
    m = joker({"squad": ["clansman", "inquisitor"]}, {"squad": ["hussar+dai_sho"]})
    assert posing(m) == {"clansman", "inquisitor", "hussar"}
    assert "relic" in m.why_not("pose joker dai_sho").text.en


def test_what_is_not_in_play_it_is_not():
    m = joker({"squad": ["clansman"], "hand": ["valkyrie", *WAIT], "grave": ["samurai"]})
    assert posing(m) == {"clansman", "hussar"}


# ---- by the rules of the original ----
def test_as_a_warrior_it_is_deployed_and_paid_for():
    m = joker({"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    play(m, "pose joker necromutant")
    assert ids(m, "kohort", 0) == ["necromutant"]
    assert ids(m, "hand", 0) == WAIT
    assert (m.state.actions, destiny(m)[0]) == (2, 20 - m.state.t.value[card(m, "necromutant", 0)])
    assert rating(m, "fight", "necromutant@p1") == rating(m, "fight", "necromutant@p2")


def test_whoever_cannot_pay_cannot_play_it_so():
    m = joker({"squad": ["clansman"], "destiny": 1}, {"kohort": ["necromutant"]})
    assert "pose joker necromutant" not in options(m)
    assert m.why_not("pose joker necromutant") is not None


def test_as_equipment_it_is_given_to_whoever_may_bear_that():
    m = joker({"squad": ["trencher", "samurai"]}, {"squad": ["clansman+composite_armor"]})
    before = rating(m, "armour", "trencher")
    play(m, "pose joker composite_armor")
    assert set(options(m)) == {"attach composite_armor trencher", "attach composite_armor samurai"}
    play(m, "attach composite_armor trencher")
    assert rating(m, "armour", "trencher") > before
    assert m.state.actions == 2


def test_as_a_card_for_any_time_it_is_played_at_any_time():
    m = joker({"squad": ["samurai", "free_marine"]}, {"squad": ["hussar+knighthood:by2"]})
    assert "knighthood" not in posing(m)  # it is not played as an action
    play(m, "meditate")
    assert m.decision.name == "anytime"
    assert posing(m) == {"knighthood"}
    play(m, "pose joker knighthood")
    play(m, "play_on knighthood samurai")
    assert m.state.bearer[card(m, "knighthood", 0)] == card(m, "samurai", 0)


def test_it_takes_as_many_actions_as_the_original():
    def table_with(actions: int):
        return joker({"squad": ["clansman"]}, {"squad": ["hussar+martial_training"]}, actions=actions)

    needed = 3
    assert "martial_training" not in posing(table_with(needed - 1))
    m = table_with(needed)
    play(m, "pose joker martial_training")
    assert m.state.bearer[card(m, "martial_training", 0)] == card(m, "clansman")
    assert m.state.actions == 0


# ---- a copy is one of the original's title ----
def test_the_copy_is_a_warrior_like_any_and_fights():
    m = joker({"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    play(m, "pose joker clansman")
    assert ids(m, "squad", 0) == ["clansman", "clansman"]
    passes(m)
    play(m, "attack", "against clansman necromutant@p2#2", "fight")
    finish(m)
    assert m.state.phase == 0


# ---- it is JOKER! again when it goes ----
@pytest.mark.parametrize(("how", "zone"), [(discard, "grave"), (sacrifice, "sacrificed"), (into_hand, "hand")])
def test_when_the_copy_leaves_play_it_is_the_joker_again(how, zone):
    m = joker({"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    play(m, "pose joker necromutant")
    how(m.state, card(m, "necromutant", 0))
    assert "joker" in ids(m, zone, 0)
    assert ids(m, "kohort", 0) == []
    assert "necromutant" not in [*ids(m, "grave", 0), *ids(m, "hand", 0), *ids(m, "sacrificed", 0)]
    if zone == "hand":
        passes(play(m, "meditate"))
        assert "necromutant" in posing(m)


def test_the_original_may_go_and_the_copy_stays():
    m = joker({"squad": ["clansman"]}, {"squad": ["hussar"], "kohort": ["necromutant"]})
    play(m, "pose joker necromutant")
    discard(m.state, card(m, "necromutant", 1))
    assert ids(m, "kohort", 0) == ["necromutant"]


def test_opponents_know_what_it_has_become_and_worlds_are_dealt():
    m = joker({"squad": ["clansman", "trencher"], "hand": WAIT}, {"squad": ["samurai+composite_armor"], "hand": WAIT})
    play(m, "pose joker composite_armor")
    copy = next(c for c in m.state.hand[0] if m.state.t.defs[c].id == "composite_armor")
    assert copy in sight(m.state, 1).values["hand"][0]
    world = determinise(m.state, 1, 3)
    assert copy in world.hand[0]


def test_it_is_not_deployed_into_cover():
    m = joker({"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    play(m, "pose joker necromutant")
    assert m.state.hidden[0] == []


def test_in_an_opponents_turn_nothing_that_takes_actions_is_played():
    m = joker({"squad": ["clansman"]}, {"squad": ["hussar"], "hand": WAIT})
    end_turn(m)
    assert m.state.turn == 1
    assert m.state.seat == 1
