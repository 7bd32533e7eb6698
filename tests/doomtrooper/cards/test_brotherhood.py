"""What the cards of the starter deck of the Brotherhood and Imperial do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import destiny, end_turn, fight, finish, ids, options, play, rating, table, victory, wounded
from .test_legion import until


def test_keeper_of_the_art_helps_from_outside_and_doubles_destiny():
    m = table({"squad": ["keeper_of_the_art", "clansman"], "hand": ["shield", "evasive_action"], "destiny": 3},
              {"kohort": ["razide"]})  # fmt: skip
    fight(m, "clansman", "razide")
    play(m, "cast shield keeper_of_the_art", "units 6")  # Razide may not be helped
    assert destiny(m)[0] == 0
    assert rating(m, "armour", "clansman") == 3 + 6


def test_archangel_flies_any_airship():
    m = table({"squad": ["archangel", "valkyrie"], "hand": ["imperial_doomlord"]})
    assert [o for o in options(m) if "doomlord" in o] == ["attach imperial_doomlord archangel"]
    play(m, "attach imperial_doomlord archangel", "inside")
    assert rating(m, "shoot", "archangel") == 6


def test_clansman_fights_better_only_when_attacking_the_legion():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]}, {"kohort": ["razide"]})
    fight(m, "clansman", "razide")
    assert rating(m, "fight", "clansman") == 5
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]}, {"squad": ["valkyrie"]})
    fight(m, "clansman", "valkyrie")
    assert rating(m, "fight", "clansman") == 4
    m = table({"kohort": ["razide"], "hand": ["evasive_action"]}, {"squad": ["clansman"]})
    fight(m, "razide", "clansman")
    assert rating(m, "fight", "clansman") == 4


@pytest.mark.rule("DTR-205", "DTR-497")
def test_trencher_digs_in_with_a_foxhole_of_the_collection():
    m = table({"squad": ["trencher"], "sideboard": ["foxhole"]})
    play(m, "use trencher 1")
    assert ids(m, "attached", 0) == ["foxhole"]
    assert rating(m, "armour", "trencher") == 4
    assert m.state.turn == 1
    assert "use trencher 1" not in options(table({"squad": ["trencher"]}))  # no foxhole anywhere
    assert "use trencher 1" not in options(table({"squad": ["trencher"], "sideboard": ["foxhole"]}, actions=2))


def test_young_guard_refuses_cover_and_cities():
    m = table({"squad": ["young_guard", "clansman"], "works": ["fukido:squad"]})
    assert "cover young_guard" not in options(m)
    assert rating(m, "armour", "young_guard") == 3
    assert rating(m, "armour", "clansman") == 5


def test_rams_ignores_the_opponents_fortifications():
    m = table({"squad": ["rams_air_cavalry"], "hand": ["lucky_shot"]},
              {"squad": ["clansman+foxhole"], "works": ["fukido:squad"]})  # fmt: skip
    fight(m, "rams_air_cavalry", "clansman", "shoot")
    assert rating(m, "armour", "clansman") == 3


def test_crenshaw_makes_mortificators_deadly():
    for mates, dead in ((["mortificator"], []), (["mortificator", "crenshaw_the_mortificator"], ["trencher"])):
        m = table({"squad": mates}, {"squad": ["trencher"]})
        fight(m, "mortificator", "trencher")
        finish(m)
        assert ids(m, "grave", 1) == dead


def test_southpaw_is_better_against_airships():
    m = table({"squad": ["clansman+imperial_southpaw"], "hand": ["lucky_shot"]}, {"squad": ["rams_air_cavalry"]})
    fight(m, "clansman", "rams_air_cavalry", "shoot")
    assert rating(m, "blow", "clansman") == 2 + 4 + 2


def test_two_handguns():
    m = table({"squad": ["clansman+punisher_handgun+punisher_handgun"]})
    assert rating(m, "fight", "clansman") == 6


def test_first_aid_kit_does_not_heal_across_the_sides():
    m = table({"squad": ["clansman+first_aid_kit"], "kohort": ["heretic!"]}, {})
    play(m, "meditate")
    assert m.decision.name == "action"


def test_speed_ends_the_combat_with_its_wound():
    m = table({"squad": ["inquisitor"], "hand": ["speed"]}, {"kohort": ["necromutant"]})
    fight(m, "inquisitor", "necromutant")
    play(m, "cast speed inquisitor")
    assert wounded(m, "necromutant")
    assert not wounded(m, "inquisitor")


def test_exorcise_dark_influences_shuts_a_gift_out():
    m = table({"squad": ["inquisitor"], "hand": ["exorcise_dark_influences", "evasive_action"], "destiny": 3},
              {"kohort": ["razide+terror"]})  # fmt: skip
    fight(m, "inquisitor", "razide")
    assert rating(m, "armour", "inquisitor") == 3
    play(m, "cast exorcise_dark_influences inquisitor")
    passes_target = [o for o in options(m) if o.startswith("target")]
    if passes_target:
        play(m, passes_target[0])
    assert rating(m, "armour", "inquisitor") == 4
    assert destiny(m)[0] == 2


def test_lesser_telepathy_changes_the_tactic():
    m = table(
        {"squad": ["valkyrie", "clansman"], "hand": ["lesser_telepathy", "evasive_action"]}, {"kohort": ["razide"]}
    )
    fight(m, "clansman", "razide")
    play(m, "cast lesser_telepathy valkyrie")
    assert m.state.tactic == 1


def test_improve_self_lasts_until_the_next_turn():
    m = table({"squad": ["inquisitor"], "hand": ["improve_self"]}, {})
    play(m, "meditate", "cast improve_self inquisitor")
    assert [rating(m, r, "inquisitor") for r in ("fight", "shoot", "armour", "value")] == [8, 8, 8, 8]
    end_turn(m)
    assert rating(m, "fight", "inquisitor") == 8
    end_turn(m)
    assert rating(m, "fight", "inquisitor") == 4


def test_defensive_perimeter_pays_for_every_new_title():
    m = table({"works": ["defensive_perimeter"], "hand": ["fukido", "industrial_complex", "industrial_complex"]})
    play(m, "lay fukido squad", "lay industrial_complex squad", "lay industrial_complex squad")
    assert victory(m)[0] == 2
    assert "defensive_perimeter" in ids(m, "works", 0)


def test_fury_of_the_clansmen_takes_destiny_if_one_likes():
    m = table({"squad": ["clansman+fury_of_the_clansmen"], "destiny": 0}, {"kohort": ["necromutant!"]})
    fight(m, "clansman", "necromutant")
    until(m, "reward")
    play(m, "as_destiny 16")
    finish(m)
    assert destiny(m)[0] == 16
    assert victory(m)[0] == 4


def test_essence_of_virtue_purges_followers_of_algeroth():
    m = table({"squad": ["inquisitor"], "hand": ["essence_of_virtue"]},
              {"kohort": ["necromutant+dark_fire", "child_of_ilian+dark_fire"]})  # fmt: skip
    play(m, "meditate", "play essence_of_virtue")
    assert wounded(m, "necromutant")
    assert not wounded(m, "child_of_ilian")
    assert ids(m, "attached", 1) == ["dark_fire"]
    m = table({"squad": ["clansman"], "hand": ["essence_of_virtue"]}, {"kohort": ["necromutant"]})
    play(m, "meditate")
    assert m.decision.name == "action"  # no Brother in the Squad


def test_knighthood_gives_a_second_affiliation():
    m = table(
        {"squad": ["valkyrie", "clansman"], "hand": ["knighthood"], "works": ["fukido:squad", "the_cathedral:squad"]}
    )
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on")] == ["play_on knighthood valkyrie"]
    play(m, "play_on knighthood valkyrie")
    assert rating(m, "armour", "valkyrie") == 3 + 2 + 2


@pytest.mark.rule("DTR-290", "DTR-291", "DTR-292")
def test_reinforcements_add_up_and_the_opponent_picks_his_target():
    m = table({"squad": ["clansman", "blood_beret"], "kohort": ["razide"], "outpost": ["trencher"],
               "hand": ["reinforcements"], "destiny": 14}, {"kohort": ["alakhai_the_cunning"]})  # fmt: skip
    fight(m, "clansman", "alakhai_the_cunning")
    play(m, "play_on reinforcements clansman")
    assert m.state.destiny[0] == 7  # one helper in the same area: no more than one unit is offered
    assert m.decision.seat == 1
    assert options(m) == ["target clansman", "target blood_beret"]
    assert rating(m, "blow", "clansman") == 5 + 4
    play(m, "target blood_beret")
    finish(m)
    assert wounded(m, "blood_beret")
    assert not wounded(m, "clansman")


def test_inspired_gives_up_to_three_actions():
    m = table({"hand": ["inspired"], "destiny": 0}, {})
    play(m, "meditate", "play inspired", "meditate", "meditate", "end")
    assert destiny(m)[0] == 3
    assert m.state.actions == 2


def test_mortis_sword_grows_with_its_spells():
    m = table({"squad": ["inquisitor+mortis_sword"], "hand": ["speed", "shield"]})
    assert rating(m, "fight", "inquisitor") == 5
    play(m, "use mortis_sword 1")
    assert rating(m, "fight", "inquisitor") == 6
    assert ids(m, "hand", 0) == ["shield"]  # kinetics is none of his


def test_inspire_the_masses():
    m = table({"squad": ["cardinal_dominic+inspire_the_masses", "clansman!", "valkyrie"],
               "works": ["the_cathedral:squad"],
               "hand": ["shield"]}, {"kohort": ["razide+terror"]})  # fmt: skip
    play(m, "use inspire_the_masses 1")
    assert not wounded(m, "clansman")
    assert ids(m, "grave", 0) == ["inspire_the_masses"]


def test_revelation_lets_anybody_cast():
    m = table({"squad": ["clansman"], "hand": ["revelation", "improve_self"]}, {})
    play(m, "meditate", "play_on revelation clansman")
    assert rating(m, "fight", "clansman") == 8
    m = table({"squad": ["clansman"], "hand": ["revelation", "shield"]}, {})
    play(m, "meditate")
    assert m.decision.name == "action"  # a combat spell cannot be cast now


def test_exorcism_redeems_for_a_price():
    m = table({"squad": ["valkyrie"], "kohort": ["clansman+dark_visitation+dark_fire"], "hand": ["exorcism"],
               "destiny": 8}, {})  # fmt: skip
    play(m, "meditate", "cast exorcism valkyrie")
    assert ids(m, "squad", 0) == ["clansman", "valkyrie"]
    assert destiny(m)[0] == 1
    assert ids(m, "grave", 0) == ["dark_fire", "dark_visitation", "exorcism"]


def test_fly_keeps_attackers_away():
    m = table({"squad": ["inquisitor"], "hand": ["fly"]}, {"kohort": ["razide"]})
    play(m, "meditate", "cast fly inquisitor")
    end_turn(m)
    assert "attack" not in options(m)
