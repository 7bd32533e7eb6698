"""Both sides of rules whose first tests saw only one: gear, vehicles, gifts, ki, beasts."""

from __future__ import annotations

import pytest

from .table import (
    attach_to,
    card,
    fight,
    finish,
    ids,
    options,
    play,
    rating,
    table,
    why,
    wounded,
)


# ---- gear ----
@pytest.mark.rule("DTR-084", "DTR-083")
def test_gear_for_doomtroopers_is_not_for_the_legion():
    m = table(
        {"squad": ["clansman"], "kohort": ["razide"], "aside": ["local_thug"], "outpost": ["prophet"],
         "hand": ["punisher_combo", "composite_armor"]},
    )  # fmt: skip
    assert attach_to(m, "punisher_combo") == {"clansman"}
    assert attach_to(m, "composite_armor") == {"clansman", "razide", "local_thug", "prophet"}


@pytest.mark.rule("DTR-096", "DTR-094")
@pytest.mark.parametrize(("tactic", "blow"), [("fight", 4 + 2), ("shoot", 2 + 2)])
def test_a_fight_and_shoot_weapon_works_in_both(tactic, blow):
    m = table({"squad": ["clansman+punisher_combo"], "hand": ["evasive_action"]}, {"squad": ["valkyrie"]})
    fight(m, "clansman", "valkyrie", tactic)
    assert rating(m, "blow", "clansman") == blow


@pytest.mark.rule("DTR-097", "DTR-260")
def test_what_is_no_weapon_counts_beside_one():
    m = table(
        {"squad": ["clansman+punisher_combo+portable_force_shield+composite_armor"], "hand": ["evasive_action"]},
        {"squad": ["valkyrie"]},
    )
    fight(m, "clansman", "valkyrie")
    assert m.decision.name == "anytime"  # one weapon only, so nothing to choose
    assert rating(m, "blow", "clansman") == 4 + 2
    assert rating(m, "armour", "clansman") == 3 + 6 + 4


@pytest.mark.rule("DTR-103")
def test_only_the_rider_is_without_fortifications():
    m = table(
        {"squad": ["clansman+^imperial_doomlord"], "works": ["fukido:squad"], "hand": ["evasive_action"]},
        {"squad": ["trencher"], "works": ["fukido:squad"]},
    )
    fight(m, "clansman", "trencher", "shoot")
    assert rating(m, "armour", "clansman") == 3 + 3  # the vehicle, not the city
    assert rating(m, "armour", "trencher") == 2 + 2  # its opponent has the city


@pytest.mark.rule("DTR-109", "DTR-518")
def test_a_warrior_considered_a_vehicle_is_always_inside():
    m = table({"squad": ["rams_air_cavalry", "clansman"], "works": ["fukido:squad"]}, {"kohort": ["razide"]})
    printed = m.state.t.cards[card(m, "rams_air_cavalry")].armour
    assert rating(m, "armour", "rams_air_cavalry") == printed
    assert rating(m, "armour", "clansman") == 5
    assert "cover rams_air_cavalry" not in options(m)
    assert why(m, "cover rams_air_cavalry") == "DTR-104"
    assert not any(o.startswith(("board", "alight")) for o in options(m))


@pytest.mark.rule("DTR-117", "DTR-150", "DTR-090")
def test_forts_and_relics_go_to_ones_own_only():
    m = table({"squad": ["clansman"], "kohort": ["heretic"], "hand": ["foxhole", "armor_of_unholiness"]},
              {"squad": ["trencher"], "kohort": ["razide"]})  # fmt: skip
    assert attach_to(m, "foxhole") <= {"clansman", "heretic"}
    assert "clansman" in attach_to(m, "foxhole")
    assert attach_to(m, "armor_of_unholiness") == {"heretic"}
    assert why(m, "attach armor_of_unholiness razide") == "DTR-090"


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


# ---- beasts ----
@pytest.mark.rule("DTR-175")
def test_a_rider_stays_on_the_outpost():
    m = table({"outpost": ["clansman+twotusk", "valkyrie", "prophet"]})
    assert {o for o in options(m) if o.startswith("transfer")} == {"transfer valkyrie"}
    assert why(m, "transfer clansman") == "DTR-175"


@pytest.mark.rule("DTR-177", "DTR-173", "DTR-181")
def test_riders_and_beasts_hide_and_use_forts_and_zones():
    m = table(
        {"outpost": ["prophet+twotusk", "tribal_hound", "clansman+twotusk"], "works": ["fukido:squad"]},
        {"outpost": ["rasputin_raider"]},
    )
    assert {"cover prophet", "cover tribal_hound"} <= set(options(m))
    assert not any(o.startswith(("board", "alight")) for o in options(m))  # a beast is always ridden
    assert rating(m, "armour", "clansman") == 3 + 4 + 2  # the beast and the city
    for rider in ("prophet+twotusk", "tribal_hound"):
        m = table({"outpost": ["rasputin_raider"]}, {"outpost": [rider], "works": ["graveton:outpost"]})
        fight(m, "rasputin_raider", rider.split("+")[0])
        assert options(m) == ["zone graveton", "open"]


@pytest.mark.rule("DTR-286", "DTR-285", "DTR-174")
def test_the_beast_comes_before_everything_else():
    m = table({"outpost": ["prophet+twotusk+composite_armor", "prophet"]})
    assert [t.amount for t in m.explain("armour of prophet").terms] == [4, 4, 4]
    m = table({"kohort": ["curator+dance_on_the_edge+grim_reaper+twotusk"]})
    # (3 + 4 - 2) x 2: the beast makes the base, the gift lowers it, the Reaper doubles
    assert rating(m, "fight", "curator") == 10
    assert [(t.operation, t.amount) for t in m.explain("fight of curator").terms] == [
        ("printed", 3), ("add", 4), ("add", -2), ("multiply", 2)
    ]  # fmt: skip


# ---- what an action costs, and what affiliation means ----
@pytest.mark.rule("DTR-118", "DTR-141", "DTR-151", "DTR-170", "DTR-165", "DTR-110")
@pytest.mark.parametrize(
    ("side", "option"),
    [
        ({"kohort": ["razide"], "hand": ["dark_fire"]}, "attach dark_fire razide"),
        ({"kohort": ["razide"], "hand": ["armor_of_unholiness"]}, "attach armor_of_unholiness razide"),
        ({"hand": ["victoria"]}, "lay victoria squad"),
        ({"outpost": ["prophet"], "hand": ["twotusk"]}, "attach twotusk prophet"),
        ({"squad": ["samurai"], "hand": ["shadow_walk"]}, "attach shadow_walk samurai"),
        ({"hand": ["fukido"]}, "lay fukido squad"),
    ],
)
def test_the_actions_of_the_catalogue_cost_one_each(side, option):
    m = play(table(side), option)
    assert m.state.actions == 2


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


@pytest.mark.rule("DTR-171", "DTR-178")
def test_a_beast_or_a_vehicle():
    m = table({"outpost": ["clansman+twotusk", "trencher"], "hand": ["imperial_doomlord"]})
    assert attach_to(m, "imperial_doomlord") == {"trencher"}
    assert why(m, "attach imperial_doomlord clansman") == "DTR-171"
    m = table({"outpost": ["prophet+imperial_doomlord", "prophet"], "hand": ["twotusk"]})
    assert len([o for o in options(m) if o.startswith("attach twotusk")]) == 1
    m = table({"kohort": ["algeroth_apostle", "razide"], "outpost": ["zhurgon"], "hand": ["hellhound_necrotank"]},
              {"outpost": ["prophet"]})  # fmt: skip
    play(m, "meditate")  # Algeroth equips any warrior of the Legion, but no beast with a vehicle
    assert attach_to(m, "hellhound_necrotank") == {"algeroth_apostle", "razide"}


@pytest.mark.rule("DTR-519", "DTR-103")
def test_a_ban_on_fortifications_covers_what_is_considered_one():
    m = table({"squad": ["clansman+^imperial_doomlord+portable_force_shield"]})
    assert rating(m, "armour", "clansman") == 3 + 3
    play(m, "alight imperial_doomlord")
    assert rating(m, "armour", "clansman") == 3 + 6


@pytest.mark.rule("DTR-228")
@pytest.mark.parametrize(("points", "offered"), [(7, False), (8, True)])
def test_a_special_card_has_to_be_paid_for(points, offered):
    m = table({"hand": ["cleansing_flame"], "destiny": points - 1}, {"kohort": ["razide"]})
    play(m, "meditate")
    assert any("cleansing_flame" in o for o in options(m)) is offered
    if offered:
        play(m, "play_on cleansing_flame razide")
        assert m.state.destiny[0] == 0
