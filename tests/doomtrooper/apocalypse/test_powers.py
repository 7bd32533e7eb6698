"""Ki powers, gear, places and warriors of Apocalypse that act in combats, on other cards and in turns."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.combat.blows import strikes_first

from ..table import (
    attach_to,
    card,
    covered,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    why,
    wounded,
)

WAIT = ["evasive_action"]


# ---- attacks that take two actions ----
@pytest.mark.parametrize(
    ("bearer", "power", "kills"),
    [("samurai", "cobras_venomous_strike", False), ("chasseur", "hardened_fist", True)],
)
def test_a_fight_for_two_actions_at_twice_the_base(bearer: str, power: str, kills: bool):
    m = table({"squad": [f"{bearer}+{power}"], "hand": WAIT}, {"squad": ["sean_gallagher"], "hand": WAIT})
    before = rating(m, "fight", bearer)
    play(m, f"use {power} 1")
    assert m.state.actions == 1
    while m.state.phase < 5:
        play(m, "pass")
    assert m.state.tactic == 0
    assert rating(m, "fight", bearer) == 2 * before
    m = finish(m)
    assert rating(m, "fight", bearer) == before if bearer in ids(m, "squad", 0) else True
    victim = table({"squad": [f"{bearer}+{power}"], "hand": WAIT}, {"squad": ["trencher"], "hand": WAIT})
    play(victim, f"use {power} 1")
    finish(victim)
    assert ("trencher" in ids(victim, "grave", 1)) is kills


def test_it_is_the_attack_of_the_turn_and_needs_two_actions():
    m = table(
        {"squad": ["samurai+cobras_venomous_strike"], "hand": WAIT}, {"squad": ["infantry"], "hand": WAIT}, actions=1
    )
    assert "use cobras_venomous_strike 1" not in options(m)
    assert why(m, "use cobras_venomous_strike 1") == "DTR-036"
    m = table({"squad": ["samurai+cobras_venomous_strike"]}, {"squad": ["infantry"]}, attacks=0)
    assert why(m, "use cobras_venomous_strike 1") == "DTR-353"


def test_somebody_who_never_fights_cannot_be_struck_like_that():
    m = table({"squad": ["samurai+cobras_venomous_strike"]}, {"kohort": ["golgotha_mistress"]})
    assert "use cobras_venomous_strike 1" not in options(m)


# ---- ending a combat ----
@pytest.mark.parametrize(
    ("power", "tactic", "ends"),
    [
        ("hands_of_stone", "fight", True),
        ("hands_of_stone", "shoot", False),
        ("mongooses_artful_dodge", "shoot", True),
        ("mongooses_artful_dodge", "fight", False),
    ],
)
def test_a_parry_ends_its_kind_of_combat(power: str, tactic: str, ends: bool):
    m = table({"squad": ["sean_gallagher"], "hand": WAIT}, {"squad": [f"samurai+{power}"], "hand": WAIT})
    play(m, "attack")
    while f"use {power} 1" not in options(m) and m.state.phase and m.state.phase < 6:
        name = m.decision.name if m.decision else ""
        play(m, "against sean_gallagher samurai" if name == "opponents" else tactic if name == "tactic" else "pass")
    assert (f"use {power} 1" in options(m)) is ends
    if ends:
        play(m, f"use {power} 1")
        finish(m)
        assert not wounded(m, "samurai")
        assert not wounded(m, "sean_gallagher")


def test_a_parry_answers_a_card_of_the_combat():
    m = table(
        {"squad": ["sean_gallagher"], "hand": ["powerful_blow"]}, {"squad": ["samurai+hands_of_stone"], "hand": WAIT}
    )
    play(m, "attack")
    while "play_on powerful_blow sean_gallagher" not in options(m):
        play(m, "fight" if m.decision and m.decision.name == "tactic" else "pass")
    play(m, "play_on powerful_blow sean_gallagher")
    assert m.decision is not None
    assert (m.decision.seat, m.decision.name) == (1, "react")
    play(m, "use hands_of_stone 1")
    finish(m)
    assert not wounded(m, "samurai")


def test_nobody_has_both():
    m = table({"squad": ["samurai+hands_of_stone", "yojimbo"], "hand": ["mongooses_artful_dodge"]}, {})
    assert attach_to(m, "mongooses_artful_dodge") == {"yojimbo"}
    m = table({"squad": ["samurai+mongooses_artful_dodge", "yojimbo"], "hand": ["hands_of_stone"]}, {})
    assert attach_to(m, "hands_of_stone") == {"yojimbo"}


# ---- wills ----
def test_a_will_of_adamantium_is_wounded_where_others_are_killed():
    for power, dead in (("", True), ("+adamantium_will", False)):
        m = table({"kohort": ["nepharite_of_ilian"], "hand": WAIT}, {"squad": [f"samurai{power}"], "hand": WAIT})
        finish(fight(m, "nepharite_of_ilian", "samurai"))
        assert ("samurai" in ids(m, "grave", 1)) is dead
        assert dead or wounded(m, "samurai")


def test_it_is_wounded_by_what_kills_without_a_blow_and_a_second_wound_kills_it():
    for mark, dead in (("", False), ("!", True)):
        m = table({"squad": ["shadow_master"]}, {"squad": [f"samurai{mark}+adamantium_will"]})
        finish(play(m, "use shadow_master 1"))
        assert ("samurai" in ids(m, "grave", 1)) is dead
        assert dead or wounded(m, "samurai")


def test_no_special_card_wounds_it():
    m = table({"hand": ["eat_this", *WAIT]}, {"squad": ["samurai+adamantium_will", "clansman"]})
    play(m, "meditate", "play eat_this")
    assert wounded(m, "clansman")
    assert not wounded(m, "samurai")


# ---- healing ----
def test_seeking_cover_heals():
    m = table({"squad": ["samurai!+ki_self_healing", "shogun!"]}, {})
    play(m, "cover samurai")
    assert covered(m, "samurai")
    assert not wounded(m, "samurai")
    m = table({"squad": ["samurai!", "shogun"]}, {})
    play(m, "cover samurai")
    assert wounded(m, "samurai")


def test_implants_heal_until_no_armour_is_left():
    m = table({"squad": ["trencher+adrenaline_implants", "clansman"]}, {"hand": WAIT})
    base = rating(m, "armour", "trencher")
    mine = card(m, "trencher")
    for n in range(1, base):
        m.state.wounded |= 1 << mine
        m.state.actions = 3
        play(m, "meditate")
        assert not wounded(m, "trencher")
        assert rating(m, "armour", "trencher") == base - n
    m.state.wounded |= 1 << mine
    m.state.actions = 3
    play(m, "meditate")
    assert ids(m, "grave", 0) == ["adrenaline_implants", "trencher"]
    assert victory(m) == [0, 0]


def test_implants_are_for_doomtroopers_outside_the_brotherhood_and_take_three_actions():
    m = table({"squad": ["trencher", "sacred_warrior"], "kohort": ["razide"], "hand": ["adrenaline_implants"]}, {})
    assert attach_to(m, "adrenaline_implants") == {"trencher"}
    play(m, "meditate")
    assert attach_to(m, "adrenaline_implants") == set()


# ---- bombs, charms and baubles ----
def test_a_bomb_takes_the_killer_along():
    m = table(
        {"squad": ["sean_gallagher"], "hand": WAIT},
        {"squad": ["infantry!+brainwave_bomb", "clansman"], "hand": WAIT},
    )
    fight(m, "sean_gallagher", "infantry")
    finish(m)
    assert "sean_gallagher" in ids(m, "grave", 0)
    assert ids(m, "sacrificed", 1) == ["brainwave_bomb", "infantry"]
    assert victory(m) == [2, 8]


def test_a_bomb_needs_a_combat():
    m = table({"squad": ["shadow_master", "trencher"]}, {"squad": ["infantry+brainwave_bomb"]})
    finish(play(m, "use shadow_master 1", "target infantry"))
    assert ids(m, "grave", 1) == ["brainwave_bomb", "infantry"]
    assert ids(m, "squad", 0) == ["trencher"]


def test_a_charm_keeps_off_what_makes_worse():
    m = table(
        {"hand": ["good_luck_charm", "demoted", "undying_loyalty"], "squad": ["clansman+demoted", "infantry"]},
        {"hand": WAIT},
    )
    play(m, "attach good_luck_charm clansman")
    assert ids(m, "grave", 0) == ["demoted"]
    passes(m)
    assert plays_on(m, "undying_loyalty") == {"clansman", "infantry"}
    assert "clansman" not in plays_on(m, "demoted")


def test_a_bauble_strips_an_opponents_warrior_and_keeps_it_so():
    m = table(
        {"hand": ["innocent_bauble", "undying_loyalty"], "squad": ["infantry"]},
        {"squad": ["clansman+combat_armor+bayonet"], "hand": ["composite_armor", *WAIT]},
    )
    assert attach_to(m, "innocent_bauble") == {"clansman"}
    play(m, "attach innocent_bauble clansman")
    assert ids(m, "grave", 1) == ["bayonet", "combat_armor"]
    assert plays_on(m, "undying_loyalty") == {"infantry"}
    assert attach_to(end_turn(m), "composite_armor") == set()


# ---- against magic and against cards ----
def test_an_aura_negates_spells_for_six():
    for points, offered in ((6, True), (5, False)):
        m = table(
            {"squad": ["archinquisitor_nikodemus"], "hand": ["shield", *WAIT], "destiny": 9},
            {"squad": ["samurai+aura_of_mystical_resistance"], "destiny": points, "hand": WAIT},
        )
        fight(m, "archinquisitor_nikodemus", "samurai")
        before = rating(m, "armour", "archinquisitor_nikodemus")
        play(m, "cast shield archinquisitor_nikodemus")
        while m.decision is not None and m.decision.name in ("target", "units"):
            play(m, options(m)[0])
        assert ("use aura_of_mystical_resistance 1" in options(m)) is offered
        if offered:
            play(m, "use aura_of_mystical_resistance 1")
            assert destiny(m)[1] == 0
            assert rating(m, "armour", "archinquisitor_nikodemus") == before


def test_a_lucky_sense_strikes_first_and_alone():
    m = table({"squad": ["shogun+kanjis_lucky_sense"], "hand": WAIT}, {"squad": ["toshiro"], "hand": WAIT})
    fight(m, "shogun", "toshiro")
    s = m.state
    assert strikes_first(s, s.attacker)[0] == 1
    assert strikes_first(s, s.defender)[0] == 0


def test_a_lucky_sense_negates_a_special_card_on_its_warrior_for_six():
    for aim, offered in (("shogun", True), ("samurai", False)):
        m = table(
            {"hand": ["demoted", *WAIT]},
            {"squad": ["shogun+kanjis_lucky_sense", "samurai"], "destiny": 6, "hand": WAIT},
        )
        play(m, "meditate", f"play_on demoted {aim}")
        assert ("use kanjis_lucky_sense 1" in options(m)) is offered
        if offered:
            play(m, "use kanjis_lucky_sense 1")
            assert destiny(m)[1] == 0
            assert ids(m, "grave", 0) == ["demoted"]


def test_an_amulet_keeps_the_opponent_from_using_ki():
    for gear, end in (("", True), ("+yomuras_amulet", False)):
        m = table(
            {"squad": [f"sean_gallagher{gear}"], "hand": WAIT}, {"squad": ["samurai+hands_of_stone"], "hand": WAIT}
        )
        fight(m, "sean_gallagher", "samurai")
        while m.decision is not None and m.decision.seat == 0:
            play(m, "pass")
        assert ("use hands_of_stone 1" in options(m)) is end


# ---- places ----
def test_a_board_room_brings_a_leader_and_is_sacrificed():
    m = table({"works": ["board_room:squad"], "squad": ["clansman"], "sideboard": ["lord_nozaki"]}, {})
    play(m, "use board_room 1")
    assert ids(m, "sacrificed", 0) == ["board_room"]
    assert "lord_nozaki" in [*ids(m, "aside", 0), *ids(m, "squad", 0)]
    m = table({"works": ["board_room:squad"], "squad": ["clansman"], "sideboard": ["clansman"]}, {})
    assert "use board_room 1" not in options(m)


def test_a_boot_camp_musters_five_warriors_of_little_value_for_nothing():
    m = table(
        {"works": ["boot_camp:squad"], "hand": ["infantry"] * 6 + ["sean_gallagher"], "destiny": 0}, {"hand": WAIT}
    )
    play(m, "meditate")
    for _ in range(5):
        assert "use boot_camp 1" in options(m)
        play(m, "use boot_camp 1")
    assert ids(m, "squad", 0) == ["infantry"] * 5
    assert ids(m, "grave", 0) == ["boot_camp"]
    assert destiny(m)[0] == 1
    assert ids(m, "hand", 0) == ["infantry", "sean_gallagher"]


def test_a_target_dies_of_a_wound_by_a_doomtrooper_and_nothing_saves_it():
    for marked in (False, True):
        m = table(
            {"works": ["targeting_installation:squad"], "squad": ["sean_gallagher"], "hand": WAIT},
            {"squad": ["trencher"], "hand": ["narrow_escape"]},
        )
        if marked:
            play(m, "use targeting_installation 1")
            while m.decision is not None and m.decision.name == "afflict":
                play(m, "target trencher")
            passes(m)
        fight(m, "sean_gallagher", "trencher")
        finish(m)
        assert ("trencher" in ids(m, "grave", 1)) is marked


# ---- relics ----
def test_a_soul_well_sacrifices_and_grows():
    m = table(
        {"kohort": ["child_of_ilian+soul_well", "nepharite_of_ilian"], "hand": WAIT},
        {"squad": ["infantry", "clansman"], "hand": WAIT},
    )
    before = numbers(m, "child_of_ilian")
    finish(fight(m, "nepharite_of_ilian", "infantry"))
    assert ids(m, "sacrificed", 1) == ["infantry"]
    assert numbers(m, "child_of_ilian") == tuple(n + 1 for n in before)


def test_a_stone_keeps_the_dark_symmetry_of_its_cohort():
    for stone, gone in (("", ["decay", "sleep"]), ("+symmetry_stone", [])):
        m = table({"hand": ["symmetry_failure", *WAIT]}, {"kohort": [f"razide{stone}", "necromutant+decay+sleep"]})
        play(m, "meditate")
        if "play symmetry_failure" in options(m):
            play(m, "play symmetry_failure")
        assert ids(m, "grave", 1) == gone


def test_a_crystal_sacrifices_a_card_of_a_library_and_wounds():
    m = table({"squad": ["clansman+visionary_crystal"]}, {"library": ["infantry", "razide"], "hand": WAIT})
    play(m, "use visionary_crystal 1", "player p2", "target razide")
    finish(m)
    assert ids(m, "sacrificed", 1) == ["razide"]
    assert ids(m, "sacrificed", 0) == ["visionary_crystal"]
    assert wounded(m, "clansman")


# ---- warriors ----
def test_a_dark_mystic_has_ki_powers_and_common_gifts_only():
    hand = ["hands_of_stone", "sleep", "distort"]
    m = table({"kohort": ["dark_mystic", "heretic"], "squad": ["samurai"], "hand": hand}, {})
    assert attach_to(m, "hands_of_stone") == {"dark_mystic", "samurai"}
    assert "dark_mystic" not in attach_to(m, "distort")


def test_a_dark_mystic_uses_its_ki():
    m = table({"squad": ["sean_gallagher"], "hand": WAIT}, {"kohort": ["dark_mystic+hands_of_stone"], "hand": WAIT})
    fight(m, "sean_gallagher", "dark_mystic")
    while m.decision is not None and m.decision.seat == 0:
        play(m, "pass")
    assert "use hands_of_stone 1" in options(m)


def test_maledrach_has_what_is_for_heretics_and_is_none():
    m = table({"kohort": ["maledrach", "razide", "heretic"], "hand": ["barbarous_power", "distort", "infection"]}, {})
    assert attach_to(m, "barbarous_power") == {"maledrach", "heretic"}
    assert "maledrach" in attach_to(m, "infection")


def test_the_red_guard_leads_the_undead_and_strengthens_saladin_wherever_he_is():
    m = table(
        {"kohort": ["red_guard_legionnaire", "undead_legionnaire", "red_guard_legionnaire"]}, {"kohort": ["saladin"]}
    )
    plain = table({"kohort": ["undead_legionnaire"]}, {})
    assert numbers(m, "undead_legionnaire") == tuple(n + 10 for n in numbers(plain, "undead_legionnaire"))
    assert numbers(m, "saladin") == (14, 10, 10)


def test_a_shadow_master_gives_itself_up_for_a_kill():
    m = table({"squad": ["shadow_master"]}, {"squad": ["sean_gallagher", "clansman"]})
    play(m, "use shadow_master 1", "target sean_gallagher")
    finish(m)
    assert ids(m, "sacrificed", 0) == ["shadow_master"]
    assert ids(m, "grave", 1) == ["sean_gallagher"]
    assert victory(m) == [8, 8]


def test_total_war_lifts_bans_on_whom_to_attack():
    for works, found in (([], set()), (["total_war"], {"razide"})):
        m = table(
            {"kohort": ["heretic"], "works": ["loyal_to_the_legion", *works], "hand": WAIT},
            {"kohort": ["razide"], "hand": WAIT},
        )
        if "attack" in options(m):
            passes(play(m, "attack"))
        assert m.decision is not None
        assert ("attack" in options(m) or m.decision.name != "action") is bool(found)
