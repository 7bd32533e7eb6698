"""Dark Symmetry, ki and relics: who receives them, when they rest."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import attach_to, card, end_turn, fight, finish, ids, options, passes, play, rating, table, wounded


# ---- Dark Symmetry ----
@pytest.mark.rule("DTR-118", "DTR-119", "DTR-120", "DTR-121", "DTR-126", "DTR-127")
def test_gifts_go_to_the_legion_and_to_followers():
    m = table({"squad": ["clansman"], "kohort": ["necromutant+dark_fire", "child_of_ilian"],
               "hand": ["dark_fire", "distort", "hand_of_death"]}, {"kohort": ["razide"]})  # fmt: skip
    assert attach_to(m, "dark_fire") == {"child_of_ilian"}  # one copy each
    assert attach_to(m, "distort") == {"necromutant"}
    assert attach_to(m, "hand_of_death") == {"child_of_ilian"}
    play(m, "attach hand_of_death child_of_ilian")
    assert rating(m, "fight", "child_of_ilian") == 3


@pytest.mark.rule("DTR-130", "DTR-131")
def test_any_gift_looks_away_from_the_apostle_only():
    m = table({"kohort": ["alakhai_the_cunning", "necromutant"], "hand": ["hand_of_death", "portal_of_undeath"]})
    assert attach_to(m, "hand_of_death") == {"alakhai_the_cunning"}
    assert attach_to(m, "portal_of_undeath") == {"alakhai_the_cunning"}
    m = table({"kohort": ["necromutant+chosen"], "hand": ["hand_of_death", "portal_of_undeath"]})
    assert attach_to(m, "hand_of_death") == {"necromutant"}
    assert attach_to(m, "portal_of_undeath") == set()  # no Nepharite


@pytest.mark.rule("DTR-128", "DTR-129", "DTR-122", "DTR-424", "DTR-425")
def test_heretics_receive_gifts_and_rest_without_the_legion():
    m = table({"squad": ["clansman+tainted"], "hand": ["dark_fire", "distort"]})
    assert attach_to(m, "dark_fire") == {"clansman"}
    assert attach_to(m, "distort") == set()
    play(m, "attach dark_fire clansman")
    assert rating(m, "fight", "clansman") == 5
    discard(m.state, card(m, "tainted"))
    assert rating(m, "fight", "clansman") == 4  # kept, not used
    assert ids(m, "attached", 0) == ["dark_fire"]


# ---- relics ----
@pytest.mark.rule("DTR-141", "DTR-142", "DTR-143", "DTR-144", "DTR-145")
def test_relics_are_unique():
    m = table({"kohort": ["razide", "heretic"], "squad": ["clansman"], "hand": ["armor_of_unholiness"]})
    assert attach_to(m, "armor_of_unholiness") == {"razide", "heretic"}
    m = table({"kohort": ["razide"], "hand": ["armor_of_unholiness"]}, {"kohort": ["heretic+armor_of_unholiness"]})
    assert attach_to(m, "armor_of_unholiness") == set()
    m = table({"kohort": ["razide"], "hand": ["armor_of_unholiness"], "grave": ["armor_of_unholiness"]})
    assert attach_to(m, "armor_of_unholiness") == {"razide"}


@pytest.mark.rule("DTR-149", "DTR-517")
def test_a_relic_armour_is_armour_but_no_equipment():
    m = table({"kohort": ["razide+armor_of_unholiness"], "hand": ["composite_armor"]}, {"hand": ["malfunction"]})
    assert attach_to(m, "composite_armor") == set()
    play(m, "meditate")
    assert m.decision.seat == 0  # MALFUNCTION! finds no equipment, so p2 is not even asked
    m = table({"squad": ["shadow_walker+dai_sho+punisher_handgun"]}, {"kohort": ["razide"], "hand": ["evasive_action"]})
    fight(m, "shadow_walker", "razide")
    assert options(m) == ["weapon dai_sho", "weapon punisher_handgun"]  # one weapon, relics included


# ---- ki ----
@pytest.mark.rule("DTR-165", "DTR-167")
def test_ki_is_for_mishima():
    m = table({"squad": ["shadow_walker", "clansman"], "hand": ["shadow_walk"]})
    assert attach_to(m, "shadow_walk") == {"shadow_walker"}
    m = table({"squad": ["shadow_walker+shadow_walk"], "hand": ["shadow_walk"]})
    assert attach_to(m, "shadow_walk") == set()


@pytest.mark.rule("DTR-185")
def test_attachments_work_whether_one_likes_it_or_not():
    m = table({"squad": ["clansman+foxhole"]})
    assert rating(m, "fight", "clansman") == 2


def test_the_turn_goes_on_after_attachments():
    m = table({"squad": ["clansman"], "hand": ["composite_armor"]})
    play(m, "attach composite_armor clansman")
    end_turn(passes(m))
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-123", "DTR-122")
def test_a_gift_works_at_once():
    m = table({"kohort": ["cairath"], "hand": ["decay"], "destiny": 10}, {"squad": ["clansman+composite_armor"]})
    play(m, "attach decay cairath")
    assert "use decay 1" in options(m)  # in the window right behind the action
    play(m, "use decay 1")
    assert ids(m, "grave", 1) == ["composite_armor"]
    assert ids(m, "attached", 0) == ["decay"]  # and it stays


# ---- ki ----
@pytest.mark.rule("DTR-166", "DTR-165")
def test_a_ki_power_works_while_it_is_attached():
    for ki, hurt in (("", True), ("+shadow_walk", False)):
        m = table({"squad": [f"samurai{ki}"]}, {"squad": ["mortificator!"]})
        finish(fight(m, "samurai", "mortificator"))  # 3 against 3 on both sides
        assert ids(m, "squad", 1) == []
        assert wounded(m, "samurai") is hurt


@pytest.mark.rule("DTR-168")
def test_ki_is_for_those_who_become_mishima():
    m = table({"squad": ["clansman", "trencher+samurai_armor"], "hand": ["shadow_walk"]}, {"kohort": ["razide"]})
    assert attach_to(m, "shadow_walk") == {"trencher"}  # a Mishima warrior by its armour
    play(m, "attach shadow_walk trencher")
    assert ids(m, "attached", 0) == ["samurai_armor", "shadow_walk"]


@pytest.mark.rule("DTR-169")
def test_without_mishima_the_power_rests():
    for loss, hurt in (([], False), (["insubordination"], True)):
        m = table({"squad": ["samurai+shadow_walk"]}, {"squad": ["mortificator!"], "hand": loss})
        play(m, "meditate")
        if loss:
            play(m, "play_on insubordination samurai")
        finish(fight(m, "samurai", "mortificator"))
        assert wounded(m, "samurai") is hurt
        assert "shadow_walk" in ids(m, "attached", 0)


@pytest.mark.rule("DTR-129", "DTR-128")
def test_without_the_legion_no_more_gifts():
    side = {"squad": ["clansman+tainted+dark_fire"], "hand": ["resist_pain"]}
    assert attach_to(table(side), "resist_pain") == {"clansman"}
    m = table({**side, "squad": ["clansman+dark_fire"]})
    assert attach_to(m, "resist_pain") == set()
    assert rating(m, "fight", "clansman") == 4  # the one it has rests


@pytest.mark.rule("DTR-148", "DTR-089")
def test_a_relic_rests_without_its_affiliation_too():
    m = table({"squad": ["shadow_walker+dai_sho"]}, {"hand": ["insubordination"]})
    assert rating(m, "fight", "shadow_walker") == 4 + 6
    play(m, "meditate", "play_on insubordination shadow_walker")
    assert rating(m, "fight", "shadow_walker") == 4
    assert "dai_sho" in ids(m, "attached", 0)


@pytest.mark.rule("DTR-418", "DTR-419")
def test_apostles_bear_attachments_but_follow_nobody():
    m = table({"kohort": ["ilian_mistress", "child_of_ilian"], "hand": ["composite_armor"]})
    assert attach_to(m, "composite_armor") == {"ilian_mistress", "child_of_ilian"}
    m = table({"kohort": ["algeroth_apostle", "necromutant"], "hand": ["distort"]})
    assert attach_to(m, "distort") == {"necromutant"}


@pytest.mark.rule("DTR-130")
def test_ilian_bestows_any_gift_at_any_time():
    m = table({"kohort": ["ilian_mistress", "necromutant"], "hand": ["hand_of_death"]}, {})
    play(m, "meditate")
    assert m.decision.name == "anytime"
    play(m, "attach hand_of_death necromutant")
    assert rating(m, "fight", "necromutant") == 6
    assert m.state.actions == 2


def test_alakhai_gets_gifts_of_algeroth_for_no_action():
    m = table({"kohort": ["alakhai_the_cunning", "necromutant"], "hand": ["dimensional_warp", "hand_of_death"]}, {})
    play(m, "meditate")
    assert options(m) == ["attach dimensional_warp alakhai_the_cunning", "pass"]


@pytest.mark.rule("DTR-146", "DTR-147")
def test_a_relic_of_a_missing_warrior_may_be_played_again():
    side = {"kohort": ["razide+armor_of_unholiness", "heretic"], "hand": ["armor_of_unholiness"]}
    assert attach_to(table(side), "armor_of_unholiness") == set()
    m = table({**side, "kohort": ["razide+armor_of_unholiness+missing_in_action:by2", "heretic"]})
    assert attach_to(m, "armor_of_unholiness") == {"heretic"}
    play(m, "attach armor_of_unholiness heretic")
    discard(m.state, card(m, "missing_in_action"))
    assert ids(m, "kohort", 0) == ["heretic", "razide"]
    assert [m.state.t.defs[m.state.bearer[c]].id for c in m.state.attached[0]] == ["heretic"]  # the earlier one went
