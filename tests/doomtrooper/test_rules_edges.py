"""Both sides of rules whose first tests saw only one: gear, ki, beasts, the Art, prisoners, silence, sabotage."""

from __future__ import annotations

import pytest

from .table import (
    Match,
    card,
    covered,
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
    why,
    wounded,
)


def attach_to(m: Match, id: str) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith(f"attach {id} ")}


def attackers(m: Match) -> set[str]:
    """Who could attack now."""
    if "attack" not in options(m):
        return set()
    m = play(m.copy(), "attack")
    while "pass" in options(m):
        play(m, "pass")
    if m.decision.name == "opponents":
        return {o.split()[1] for o in options(m) if o.startswith("against")}
    return {m.state.t.defs[m.state.attacker].id}


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


@pytest.mark.rule("DTR-168", "DTR-169")
def test_ki_comes_and_goes_with_mishima():
    m = table({"squad": ["clansman", "trencher+samurai_armor"], "hand": ["shadow_walk"]}, {"kohort": ["razide"]})
    assert attach_to(m, "shadow_walk") == {"trencher"}  # a Mishima warrior by its armour
    for gone, hurt in ((False, False), (True, True)):
        m = table({"squad": ["clansman+samurai_armor+shadow_walk"]},
                  {"kohort": ["heretic!+decay", "legionnaire_of_semai"], "destiny": 10})  # fmt: skip
        play(m, "meditate")
        play(m, "use decay 1") if gone else play(m, "pass")
        assert ids(m, "attached", 0) == (["shadow_walk"] if gone else ["samurai_armor", "shadow_walk"])
        m.state.wounded |= 1 << card(m, "legionnaire_of_semai")
        fight(m, "clansman", "legionnaire_of_semai")
        finish(m)
        assert "legionnaire_of_semai" in ids(m, "grave", 1)
        assert attach_to(table({"squad": ["clansman"], "hand": ["shadow_walk"]}), "shadow_walk") == set()


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


# ---- the Art ----
@pytest.mark.rule("DTR-214", "DTR-217")
def test_a_spell_may_cost_actions():
    m = table({"squad": ["cardinal_dominic"], "hand": ["nathaniels_opportunity"], "grave": ["terror", "dark_fire"], "library": []})
    assert "cast nathaniels_opportunity cardinal_dominic" in options(m)
    play(m, "cast nathaniels_opportunity cardinal_dominic")
    assert m.state.actions == 2
    assert len(m.state.library[0]) == 2
    assert ids(m, "sacrificed", 0) == ["nathaniels_opportunity"]
    m = table({"squad": ["cardinal_dominic"], "hand": ["nathaniels_opportunity"], "grave": ["terror"]}, turn="p2")
    play(m, "meditate")
    assert m.decision.seat == 1  # not at any time


@pytest.mark.rule("DTR-499", "DTR-498", "DTR-209")
def test_a_spell_for_the_caster_is_not_always_a_combat_spell():
    m = table({"squad": ["inquisitor", "clansman"], "hand": ["improve_self"], "destiny": 9}, {})
    play(m, "meditate", "cast improve_self inquisitor")  # outside any combat
    while m.decision.name != "action":
        play(m, options(m)[0])
    printed = m.state.t.cards[card(m, "inquisitor")].fight
    assert rating(m, "fight", "inquisitor") == 2 * printed
    assert rating(m, "fight", "clansman") == 4


@pytest.mark.rule("DTR-343")
def test_a_spell_may_be_fetched_to_react():
    m = table(
        {"squad": ["cardinal_dominic"], "hand": ["positive_karma", "summon_spell"], "grave": ["repudiate"], "destiny": 2},
        {"hand": ["miscommunication"]},
    )
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert (m.decision.name, m.decision.seat) == ("react", 0)
    assert any("summon_spell" in o for o in options(m))
    play(m, next(o for o in options(m) if "summon_spell" in o))
    while m.decision.name == "target":
        play(m, options(m)[0])
    passes(m)
    assert ids(m, "sacrificed", 0) == ["repudiate", "summon_spell"]
    assert destiny(m)[0] >= 10  # the karma came through


# ---- blows ----
@pytest.mark.rule("DTR-267")
@pytest.mark.parametrize(("turns", "armour", "hurt"), [(0, 0, False), (2, -2, True)])
def test_negative_blows_wound_negative_armour(turns, armour, hurt):
    m = table({"outpost": ["undead_legionnaire+dance_on_the_edge"], "hand": ["v3"]}, {"outpost": ["trencher"]})
    play(m, "meditate", "play_on v3 trencher")
    for _ in range(turns):
        end_turn(m)
    assert (rating(m, "shoot", "undead_legionnaire"), rating(m, "armour", "trencher")) == (-1, armour)
    fight(m, "undead_legionnaire", "trencher", "shoot")
    finish(m)
    assert wounded(m, "trencher") is hurt


@pytest.mark.rule("DTR-292", "DTR-291", "DTR-290")
def test_an_ability_of_one_member_is_not_the_groups():
    """A killer alone kills; with a comrade that does not, the group only wounds."""
    for comrade, dead in ((False, True), (True, False)):
        m = table(
            {"kohort": ["nepharite_of_ilian", "razide"], "hand": ["reinforcements"], "destiny": 7},
            {"squad": ["sean_gallagher"], "hand": ["evasive_action"]},
        )
        fight(m, "nepharite_of_ilian", "sean_gallagher")
        if comrade:
            play(m, "play_on reinforcements nepharite_of_ilian")
            assert rating(m, "blow", "nepharite_of_ilian") == 8 + 9
        while m.state.phase and m.decision.name != "action":
            play(m, options(m)[-1] if m.decision.name != "target" else options(m)[0])
        assert ("sean_gallagher" in ids(m, "grave", 1)) is dead


@pytest.mark.rule("DTR-300", "DTR-301")
def test_a_struck_out_rating_is_never_used():
    m = table({"kohort": ["golgotha_princess"]}, {"squad": ["clansman"], "hand": ["evasive_action"]})
    play(m, "attack")
    assert m.state.tactic == 0  # nothing to choose: she never shoots
    m = table({"squad": ["clansman"]}, {"kohort": ["golgotha_princess"], "hand": ["tactical_advantage"]})
    play(m, "attack")
    assert m.state.tactic == 0  # nor is she shot at
    while "play tactical_advantage" not in options(m):
        play(m, "pass")
    play(m, "play tactical_advantage")
    finish(m)
    assert m.state.phase == 0
    assert not m.state.wounded
    m = table({"squad": ["rams_air_cavalry"]}, {"kohort": ["golgotha_princess"]})
    assert "attack" not in options(m)  # one only shoots, the other only fights


def test_golgotha_is_hurt_by_relics_only():
    for gear, hurt in (("", False), ("+dai_sho", True)):
        m = table({"squad": [f"sean_gallagher{gear}"]}, {"kohort": ["golgotha_princess"]})
        finish(fight(m, "sean_gallagher", "golgotha_princess"))  # 10 against 8
        assert wounded(m, "golgotha_princess") is hurt


# ---- prisoners and the silenced ----
@pytest.mark.rule("DTR-449", "DTR-450")
def test_a_prisoner_neither_fights_nor_helps():
    free = table({"squad": ["sgt_mcbride", "blood_beret"]}, {"kohort": ["razide"]})
    assert rating(free, "fight", "blood_beret") == 5
    assert attackers(free) == {"sgt_mcbride", "blood_beret"}
    m = table({"squad": ["sgt_mcbride+captured:by2", "blood_beret"]}, {"kohort": ["razide"]})
    assert rating(m, "fight", "blood_beret") == 4  # no bonus from a prisoner
    assert attackers(m) == {"blood_beret"}
    assert "cover sgt_mcbride" not in options(m)
    end_turn(m)
    play(m, "attack")
    assert m.state.defender == card(m, "blood_beret")  # the prisoner cannot be attacked


@pytest.mark.rule("DTR-448", "DTR-523")
def test_the_silenced_can_be_targeted_and_driven_into_cover():
    m = table({"squad": ["sean_gallagher+dont_call_again:by2", "valkyrie"]},
              {"hand": ["wave_of_righteousness", "cowardice"], "destiny": 10})  # fmt: skip
    hit = play(m.copy(), "meditate", "play wave_of_righteousness")
    assert "target sean_gallagher" in options(hit)
    play(m, "meditate", "play_at cowardice p1")
    assert covered(m, "sean_gallagher")


@pytest.mark.rule("DTR-373")
def test_silence_stops_an_attack_only_before_the_attacker_is_named():
    def silenced(phase: int) -> bool:
        """Is the only attacker's combat over after DON'T CALL AGAIN! in the window of this phase?"""
        m = table({"squad": ["clansman"], "hand": ["evasive_action"]}, {"kohort": ["razide"], "hand": ["dont_call_again"]})
        play(m, "attack")
        while m.state.phase < phase or "play_on dont_call_again clansman" not in options(m):
            play(m, "pass" if "pass" in options(m) else options(m)[0])
        play(m, "play_on dont_call_again clansman")
        return m.state.phase == 0

    assert silenced(1)
    assert not silenced(2)
    assert not silenced(5)


# ---- sabotage ----
@pytest.mark.rule("DTR-319", "DTR-318")
def test_an_attack_at_any_time_leaves_room_for_sabotage():
    side = {"squad": ["sean_gallagher"], "hand": ["grand_assault"]}
    m = table(side, {"kohort": ["heretic"]}, {})
    play(m, "meditate", "play grand_assault")
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert any(o == "sabotage sean_gallagher p3" for o in options(m)) or "attack" in options(m)
    play(m, "meditate") if "meditate" in options(m) else None
    m = table(side, {"kohort": ["heretic!"]}, {})
    play(m, "meditate", "play grand_assault")
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert {o for o in options(m) if o.startswith("sabotage")} == {
        "sabotage sean_gallagher p2",
        "sabotage sean_gallagher p3",
    }
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!"]}, {})
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert m.state.turn == 1  # an attack of one's own three actions leaves none


@pytest.mark.rule("DTR-317")
def test_an_attack_action_is_no_sabotage():
    m = table({"squad": ["clansman"]}, {}, actions=0, bonus_attacks=1)
    assert not any(o.startswith("sabotage") for o in options(m))
    m = table({"squad": ["clansman"]}, {}, actions=1)
    assert any(o.startswith("sabotage") for o in options(m))


# ---- actions ----
@pytest.mark.rule("DTR-236")
def test_attack_actions_are_lost_when_nobody_can_go_on():
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!"]}, attacks=3)
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert m.state.turn == 1  # nobody is left to attack, so the other two are gone
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!", "legionnaire_of_semai"]}, attacks=3)
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert set(options(m)) == {"attack", "end"}
