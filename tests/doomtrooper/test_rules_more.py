"""Rules that want cards beyond the starter decks: immunity cancelled, spells strengthened, grenades, apostles ..."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.moving import bring_back, discard, put_away
from sudi.games.doomtrooper.ratings import RATING
from sudi.games.doomtrooper.transfer import force_off

from .table import (
    attach_to,
    card,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes,
    play,
    rating,
    table,
    victory,
    wounded,
)


@pytest.mark.rule("DTR-213")
def test_a_spell_is_strengthened_later_in_the_combat():
    m = table(
        {"squad": ["archangel", "clansman"], "hand": ["elemental_wall", "evasive_action"], "destiny": 5},
        {"kohort": ["razide"]},
    )
    fight(m, "archangel", "razide")
    play(m, "cast elemental_wall archangel", "units 1")
    assert rating(m, "armour", "archangel") == 5
    play(m, "strengthen elemental_wall")
    assert rating(m, "armour", "archangel") == 7
    assert destiny(m)[0] == 1
    assert "strengthen elemental_wall" not in options(m)  # one point is not enough for two


@pytest.mark.rule("DTR-106")
def test_losing_the_affiliation_one_leaves_the_vehicle():
    m = table({"squad": ["clansman+^imperial_doomlord", "valkyrie"]}, {"hand": ["insubordination"]})
    play(m, "meditate", "play_on insubordination clansman")
    assert m.state.inside == 0
    assert rating(m, "shoot", "clansman") == 2


@pytest.mark.rule("DTR-380", "DTR-381")
def test_immunity_is_cancelled_but_its_cards_stay():
    m = table({"kohort": ["ilian_mistress", "razide+terror"], "hand": ["evasive_action"]},
              {"squad": ["valkyrie+mental_constitution"]})  # fmt: skip
    fight(m, "razide", "valkyrie")
    assert rating(m, "armour", "valkyrie") == 3
    play(m, "use ilian_mistress 1")
    assert rating(m, "armour", "valkyrie") == 2
    assert ids(m, "attached", 1) == ["mental_constitution"]
    discard(m.state, card(m, "ilian_mistress"))
    assert rating(m, "armour", "valkyrie") == 3


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


@pytest.mark.rule("DTR-238", "DTR-239", "DTR-513")
def test_a_grenade_is_an_attack_action_without_a_combat():
    m = table({"squad": ["clansman+grenade"]}, {"squad": ["valkyrie!", "romanov"], "hand": ["evasive_action"]})
    play(m, "use grenade 1")
    assert m.decision.name == "points"  # no combat, no combat cards; the leader is no target
    play(m, "victory 3")
    assert ids(m, "grave", 1) == ["valkyrie"]
    assert ids(m, "sacrificed", 0) == ["grenade"]
    assert m.state.turn == 1 or set(options(m)) <= {"attack", "end"}
    m = table({"squad": ["clansman+grenade"], "rounds": 1}, {"squad": ["valkyrie"]})
    assert "use grenade 1" not in options(m)


@pytest.mark.rule("DTR-455", "DTR-454")
def test_a_programmed_warrior_is_reassigned_to_its_owners_library():
    m = table(
        {"hand": ["reassignment", "programmed"], "destiny": 3}, {"squad": ["clansman+composite_armor"], "destiny": 0}
    )
    play(m, "play_on programmed clansman", "play_on reassignment clansman")
    library = [m.state.t.defs[c].id for c in m.state.library[1]]
    assert {"clansman", "composite_armor"} <= set(library)
    assert ids(m, "grave", 0) == ["programmed", "reassignment"]
    assert destiny(m) == [0, 3]


@pytest.mark.rule("DTR-442")
def test_the_infurior_reaches_the_outpost():
    m = table(
        {"works": ["great_infurior:squad"], "squad": ["clansman"]},
        {"works": ["secret_hq:outpost"], "squad": ["trencher"]},
    )
    play(m, "use great_infurior 1")
    assert ids(m, "works", 1) == []


@pytest.mark.rule("DTR-146", "DTR-147")
def test_a_relic_of_a_missing_warrior_may_be_played_again():
    m = table({"kohort": ["razide+armor_of_unholiness", "heretic"], "hand": ["armor_of_unholiness"]})
    assert attach_to(m, "armor_of_unholiness") == set()
    put_away(m.state, card(m, "razide"))
    play(m, "meditate")
    assert attach_to(m, "armor_of_unholiness") == {"heretic"}
    play(m, "attach armor_of_unholiness heretic")
    bring_back(m.state, m.state.kohort[0][0])
    assert ids(m, "kohort", 0) == ["heretic", "razide"]
    assert [m.state.t.defs[m.state.bearer[c]].id for c in m.state.attached[0]] == ["heretic"]  # the earlier one went


@pytest.mark.rule("DTR-176", "DTR-180")
def test_whoever_is_forced_off_the_outpost_loses_the_beast():
    m = table({"outpost": ["prophet+twotusk", "tribal_hound"]})
    force_off(m.state, card(m, "prophet"), 3, 0)
    assert ids(m, "aside", 0) == ["prophet"]
    assert ids(m, "grave", 0) == ["twotusk"]
    force_off(m.state, card(m, "tribal_hound"), 3, 0)
    assert "tribal_hound" in ids(m, "grave", 0)
    m = table({"outpost": ["prophet+twotusk"]}, {})
    force_off(m.state, card(m, "prophet"), 2, 1)
    assert RATING["fight"].of(m.state, card(m, "prophet")) == 7  # another player's Outpost: it keeps the beast


@pytest.mark.rule("DTR-134")
def test_earlier_deeds_do_not_count_for_a_mission():
    m = table({"squad": ["sean_gallagher"], "hand": ["nepharite_hunt"]}, {"grave": ["nepharite_of_semai"]})
    play(m, "attach nepharite_hunt sean_gallagher")
    assert victory(m)[0] == 0
    assert ids(m, "attached", 0) == ["nepharite_hunt"]


@pytest.mark.rule("DTR-341")
def test_a_cancelled_reaction_may_be_played_once_more():
    m = table({"hand": ["positive_karma", "miscommunication"], "destiny": 0},
              {"hand": ["miscommunication", "miscommunication"]})  # fmt: skip
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert m.decision.seat == 0
    play(m, "play_on miscommunication miscommunication")
    while "play_on miscommunication positive_karma" not in options(m):
        play(m, "pass")
    play(m, "play_on miscommunication positive_karma")
    passes(m)
    assert destiny(m)[0] == 1


@pytest.mark.rule("DTR-394")
def test_each_death_of_a_personality_is_paid():
    m = table({"kohort": ["nepharite_of_algeroth", "immaculate_fury"]},
              {"squad": ["sean_gallagher!"], "grave": ["sean_gallagher"]})  # fmt: skip
    fight(m, "nepharite_of_algeroth", "sean_gallagher")
    finish(m)
    assert victory(m)[0] == 8


@pytest.mark.rule("DTR-404")
def test_a_sergeant_gets_a_new_unit():
    m = table({"squad": ["squadron_commander", "clansman", "blood_beret"]})
    play(m, "meditate", "assign clansman squadron_commander")
    assert not any(o.startswith("assign blood_beret") for o in options(m))
    discard(m.state, card(m, "clansman"))
    passes(m)
    play(m, "meditate")
    assert "assign blood_beret squadron_commander" in options(m)


@pytest.mark.rule("DTR-415")
def test_cards_for_an_area_do_not_reach_those_outside():
    m = table({"kohort": ["necromutant"], "works": ["citadel_of_algeroth:kohort"], "aside": ["local_thug"]})
    assert rating(m, "armour", "local_thug") == 13
    assert rating(m, "armour", "necromutant") == 6


@pytest.mark.rule("DTR-469")
def test_a_combat_spell_in_somebody_elses_combat():
    m = table({"squad": ["clansman"]}, {"squad": ["valkyrie"]},
              {"squad": ["inquisitor"], "hand": ["exorcise_wound"], "destiny": 2})  # fmt: skip
    fight(m, "clansman", "valkyrie")
    assert m.decision.seat == 2
    play(m, "cast exorcise_wound inquisitor", "target valkyrie")
    finish(m)
    assert wounded(m, "clansman")
    assert wounded(m, "valkyrie")  # 4 against 3 + 1
    assert destiny(m)[2] == 0


@pytest.mark.rule("DTR-468")
def test_a_passing_protection_does_not_open_the_way_for_sabotage():
    m = table({"squad": ["inquisitor"], "hand": ["fly"]}, {"kohort": ["razide"]})
    play(m, "meditate", "cast fly inquisitor")
    end_turn(m)
    assert not any(o.startswith(("attack", "sabotage")) for o in options(m))


@pytest.mark.rule("DTR-249")
def test_who_stands_in_has_to_be_on_the_same_battlefield():
    m = table({"kohort": ["razide"], "outpost": ["prophet"]},
              {"outpost": ["bodyguard"], "squad": ["clansman"], "hand": ["evasive_action"]})  # fmt: skip
    m.state.aim[card(m, "bodyguard")] = card(m, "clansman")
    fight(m, "razide", "clansman")
    assert "use bodyguard 3" not in options(m)
    m = table({"kohort": ["razide"]}, {"squad": ["bodyguard", "clansman"], "hand": ["evasive_action"]})
    m.state.aim[card(m, "bodyguard")] = card(m, "clansman")
    fight(m, "razide", "clansman")
    assert "use bodyguard 3" in options(m)


@pytest.mark.rule("DTR-157")
def test_the_zone_is_chosen_once():
    m = table({"kohort": ["razide"]}, {"squad": ["clansman"], "works": ["victoria:squad"], "hand": ["evasive_action"]})
    fight(m, "razide", "clansman")
    asked = 0
    while m.state.phase:
        asked += m.decision.name == "zone"
        play(m, "open" if m.decision.name == "zone" else options(m)[-1])
        assert m.state.warzone == -1
    assert asked == 1


@pytest.mark.rule("DTR-018")
def test_no_window_between_two_turns():
    m = table({"hand": ["positive_karma"]}, {"hand": ["positive_karma"]})
    play(m, "end", "done")
    asked = []
    while m.decision.name == "anytime":
        asked.append((m.state.turn, m.decision.seat))
        play(m, "pass")
    # after the discard step; then, in the next turn, after its start and after drawing
    assert asked == [(0, 0), (0, 1), (1, 1), (1, 0), (1, 1), (1, 0)]


@pytest.mark.rule("DTR-335")
def test_cards_are_carried_out_in_the_order_in_which_they_are_played():
    m = table({"hand": ["negative_karma", "positive_karma"], "destiny": 3}, {})
    first = play(m.copy(), "meditate", "play positive_karma", "play_at negative_karma p1")
    second = play(m.copy(), "meditate", "play_at negative_karma p1", "play positive_karma")
    assert (destiny(first)[0], destiny(second)[0]) == (0, 10)
