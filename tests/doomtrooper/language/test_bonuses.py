"""Bonuses of other cards that count more often or not at all; blows that are not returned."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING

from ..table import (
    attach_to,
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
    wounded,
)


# ---- GUNFIGHTER, WEAPON LINK, YUICHIRO ----
def test_a_gunfighter_has_three_times_what_his_handgun_adds_and_nothing_else_more_often():
    m = table({"squad": ["clansman+punisher_handgun+composite_armor", "trencher"], "hand": ["gunfighter"]}, {})
    before = numbers(m, "clansman")
    play(m, "play_on gunfighter clansman")
    passes(m)
    assert m.state.actions == 1
    after = numbers(m, "clansman")
    assert [new - old for new, old in zip(after, before, strict=True)] == [2, 2, 0]
    told = [(m.state.t.defs[t.source].id, t.amount) for t in m.explain("shoot of clansman").terms]
    assert told[-2:] == [("punisher_handgun", 1), ("gunfighter", 2)]


def test_gunfighter_goes_to_anybodys_warrior_and_triples_once_more_for_each_copy():
    m = table({"squad": ["clansman"], "hand": ["gunfighter"]}, {"squad": ["trencher+punisher_handgun+gunfighter"]})
    assert plays_on(m, "gunfighter") == {"clansman", "trencher"}
    assert rating(m, "fight", "trencher") == 3 + 3
    play(m, "play_on gunfighter trencher")
    passes(m)
    assert rating(m, "fight", "trencher") == 3 + 9


def test_a_linked_weapon_counts_twice_and_another_one_does_not():
    squad = ["samurai+punisher_blade+dai_sho", "chasseur+punisher_blade"]
    m = table({"squad": squad, "hand": ["weapon_link"]}, {"squad": ["trencher"], "hand": ["evasive_action"]})
    assert attach_to(m, "weapon_link") == {"samurai"}
    play(m, "attach weapon_link samurai")
    assert set(options(m)) == {"target punisher_blade", "target dai_sho"}
    for linked, fighting in (("dai_sho", 3 + 12), ("punisher_blade", 3 + 6)):
        n = m.copy()
        play(n, f"target {linked}")
        fight(passes(n), "samurai", "trencher")
        play(n, "weapon dai_sho")
        assert rating(n, "fight", "samurai") == fighting


def test_weapon_link_wants_a_weapon():
    assert attach_to(table({"squad": ["samurai+composite_armor"], "hand": ["weapon_link"]}), "weapon_link") == set()


def test_yuichiro_helps_his_players_samurai_with_fight_weapons_only():
    side = ["yuichiro+punisher_blade", "samurai+dai_sho", "clansman+punisher_blade"]
    m = table({"squad": side}, {"squad": ["samurai+punisher_blade"]})
    assert rating(m, "fight", "yuichiro") == 7 + 2
    assert rating(m, "fight", "samurai@p1") == 3 + 12
    assert rating(m, "fight", "samurai@p2") == 3 + 1
    assert rating(m, "fight", "clansman") == 4 + 1


# ---- beasts and fortifications ----
def test_rampage_doubles_what_a_beast_in_the_combat_adds_until_its_end():
    m = table(
        {"outpost": ["rasputin_raider+rivetbull", "prophet+twotusk"], "hand": ["rampage"]},
        {"outpost": ["tribal_hound+twotusk"], "hand": ["evasive_action"]},
        opened=True,
    )
    assert not plays_on(m, "rampage")
    fight(m, "rasputin_raider", "tribal_hound")
    mine, theirs = numbers(m, "rasputin_raider"), numbers(m, "tribal_hound")
    worth = rating(m, "value", "rasputin_raider")
    assert plays_on(m, "rampage") == {"rivetbull", "twotusk"}  # of the two in the combat
    play(m, "play_on rampage rivetbull")
    after = numbers(m, "rasputin_raider")
    assert [new - old for new, old in zip(after, mine, strict=True)] == [4, 0, 3]
    assert rating(m, "value", "rasputin_raider") == worth  # that is no bonus to fight, shoot or armour
    assert numbers(m, "tribal_hound") == theirs
    finish(m)
    assert not m.state.lasting


def test_the_howling_is_for_beasts_of_crescentia_and_is_sacrificed_at_the_next_turn():
    mine = {"outpost": ["prophet+twotusk"], "hand": ["the_howling"], "library": ["infantry"] * 3}
    theirs = {"outpost": ["rasputin_raider+rivetbull"], "library": ["infantry"] * 3}
    m = table(mine, theirs, opened=True)
    before = rating(m, "fight", "prophet"), rating(m, "fight", "rasputin_raider")
    play(m, "play the_howling")
    passes(m)
    assert rating(m, "fight", "prophet") == before[0] + 4
    assert rating(m, "fight", "rasputin_raider") == before[1]
    end_turn(m)
    assert ids(m, "works", 0) == ["the_howling"]  # the others' turn does not end it
    end_turn(m)
    assert ids(m, "sacrificed", 0) == ["the_howling"]
    assert rating(m, "fight", "prophet") == before[0]
    alone = table({"outpost": ["tribal_hound"], "hand": ["the_howling"]}, theirs, opened=True)
    assert "play the_howling" not in options(alone)


def test_the_howling_of_another_player_is_for_his_beasts_and_keeps_nobody_from_a_howling_of_his_own():
    mine = {"outpost": ["prophet+twotusk"], "hand": ["the_howling"]}
    theirs = {"outpost": ["prophet"], "works": ["the_howling"]}
    m = table(mine, theirs, opened=True)
    before = rating(m, "fight", "prophet")
    play(m, "play the_howling")
    passes(m)
    assert RATING["fight"].of(m.state, m.state.outpost[0][0]) == before + 4
    again = table({**mine, "works": ["the_howling"]}, {}, opened=True)
    assert "play the_howling" not in options(again)  # prophecies do not add up (DTR-496)


def test_a_security_system_doubles_the_armour_of_its_fortification_for_all_whom_that_helps():
    m = table(
        {"squad": ["clansman", "infantry"], "works": ["fukido:squad"], "hand": ["advanced_security_system"]},
        {"squad": ["blood_beret"], "works": ["fukido:squad"]},
    )
    assert plays_on(m, "advanced_security_system") == {"fukido@p1", "fukido@p2"}
    armour = rating(m, "armour", "clansman"), rating(m, "armour", "infantry"), rating(m, "armour", "blood_beret")
    play(m, "play_on advanced_security_system fukido@p1")
    passes(m)
    assert rating(m, "armour", "clansman") == armour[0] + 2
    assert (rating(m, "armour", "infantry"), rating(m, "armour", "blood_beret")) == armour[1:]


# ---- OUR ENEMY'S WEAKNESS ----
def test_the_weakness_of_the_enemy_takes_bonuses_from_whom_one_attacks_and_leaves_the_rest():
    mine = {"outpost": ["prophet+enemys_weakness"], "squad": ["blood_beret"]}
    theirs = {
        "squad": ["clansman+composite_armor+foxhole"],
        "hand": ["evasive_action", "lucky_shot"],
        "outpost": ["prophet"],
    }
    m = table(mine, theirs)
    armour, force = rating(m, "armour", "clansman"), rating(m, "fight", "clansman")
    assert armour == 3 + 4 + 2
    fight(m, "blood_beret", "clansman", "shoot")
    assert rating(m, "armour", "clansman") == 3
    assert rating(m, "fight", "clansman") == force  # what is taken away stays taken away
    play(m, "play_on evasive_action clansman")
    assert rating(m, "armour", "clansman") == 3
    theirs_attack = table(theirs, mine)
    fight(theirs_attack, "clansman", "blood_beret", "shoot")
    assert rating(theirs_attack, "armour", "clansman") == armour


def test_the_weakness_of_the_enemy_takes_doubled_and_tripled_ratings_too():
    mine = {"outpost": ["prophet+enemys_weakness"], "squad": ["blood_beret"]}
    theirs = {
        "kohort": ["undead_legionnaire+orb_of_the_smaller_servants"],
        "hand": ["evasive_action"],
        "outpost": ["prophet"],
    }
    m = table(mine, theirs)
    printed = m.state.t.defs[m.state.kohort[1][0]]
    assert rating(m, "armour", "undead_legionnaire") == 3 * printed.armour
    fight(m, "blood_beret", "undead_legionnaire", "shoot")
    assert rating(m, "armour", "undead_legionnaire") == printed.armour
    theirs_attack = table(theirs, mine)
    fight(theirs_attack, "undead_legionnaire", "blood_beret", "shoot")
    assert rating(theirs_attack, "armour", "undead_legionnaire") == 3 * printed.armour


@pytest.mark.rule("DTR-496")
def test_a_prophet_knows_the_weakness_of_the_enemy_once():
    m = table({"outpost": ["prophet+enemys_weakness"], "hand": ["enemys_weakness"]}, {"outpost": ["prophet"]})
    assert not plays_on(m, "enemys_weakness")


# ---- blows that are not returned ----
def test_who_is_taken_by_the_throat_does_not_strike_back():
    m = table({"squad": ["trencher"], "hand": ["by_the_throat"]}, {"squad": ["clansman"]})
    fight(m, "trencher", "clansman")  # 3 against 3, 4 against 2
    assert plays_on(m, "by_the_throat") == {"trencher", "clansman"}
    play(m, "play_on by_the_throat trencher")
    finish(m)
    assert wounded(m, "clansman")
    assert not wounded(m, "trencher")


def test_by_the_throat_is_for_fights_and_does_not_silence_whoever_strikes_first():
    m = table({"squad": ["trencher"], "hand": ["by_the_throat"]}, {"squad": ["clansman"]})
    fight(m, "trencher", "clansman", "shoot")
    assert not plays_on(m, "by_the_throat")
    m = table({"squad": ["clansman"], "hand": ["by_the_throat"]}, {"squad": ["shadow_walker"]})
    fight(m, "clansman", "shadow_walker")
    play(m, "play_on by_the_throat clansman")
    finish(m)
    assert wounded(m, "clansman")
    assert wounded(m, "shadow_walker")


def test_a_stun_grenade_is_used_up_for_a_first_strike_without_retaliation():
    squad = {"squad": ["mortificator+stun_grenade", "clansman"]}
    m = table(squad, {"kohort": ["necromutant"]})
    assert attach_to(table({**squad, "hand": ["stun_grenade"]}), "stun_grenade") == {"mortificator"}
    play(m, "attack")
    while "against mortificator necromutant" not in options(m):
        play(m, "pass")
    assert "use stun_grenade 1" not in options(m)
    play(m, "against mortificator necromutant")
    play(m, "use stun_grenade 1")
    passes(m)
    play(m, "fight")
    finish(m)
    assert ids(m, "grave", 0) == ["stun_grenade"]
    assert not wounded(m, "mortificator")  # 4 against 3 would have wounded it
