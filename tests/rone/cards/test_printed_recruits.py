"""What is printed on recruit cards (RON-020 to RON-024, RON-290), compared with the set card by card."""

from __future__ import annotations

import pytest

from sudi.games.rone.cards import catalogue as cards

from .printed import does, kinds, tag

# id: cost, damage (melee, ranged, armour destruction), reward, training cost, faction, what it does
STARTERS = {
    "water_canister": ("", (0, 0, 0), 1, 0, "neutral", "W 1"),
    "jugura": ("KW", (3, 0, 0), 1, 0, "mutant", ""),
    "order": ("W", (0, 0, 0), 1, 0, "neutral", "screw 1, draw 1"),
    "vision": ("Y", (0, 0, 0), 2, 0, "neutral", "rerolls 1, keep 1"),
    "tribe_guardians": ("BG", (1, 0, 0), 1, 0, "mutant", "armour 2, life 1"),
    "areja": ("G", (0, 0, 0), 1, 0, "hybrid", "life 1, recycle 1"),
    "brawler": ("K", (2, 0, 0), 1, 0, "soldier", ""),
    "scout": ("W", (0, 1, 0), 1, 0, "soldier", ""),
    "commander_atus": ("RW", (0, 1, 0), 1, 0, "soldier", "screw 2"),
    "hovercraft": ("B", (0, 0, 0), 1, 0, "machine", "armour 2"),
    "destroyer": ("RK", (2, 1, 1), 0, 0, "machine", ""),
    "jalak": ("YW", (0, 0, 0), 2, 0, "hybrid", "their dump 1, screw 1"),
}
ADDITIONAL = {
    "scrap_gatherer": ("W", (0, 0, 0), 3, 0, "neutral", ""),
    "field_mechanic": ("Y", (0, 0, 0), 1, 0, "soldier", "screw 3"),
    "militiaman": ("K", (3, 0, 0), 0, 0, "soldier", ""),
    "border_ranger": ("R", (0, 2, 0), 0, 0, "soldier", ""),
    "herbalist": ("G", (0, 0, 0), 1, 0, "mutant", "life 2"),
    "barricade": ("B", (0, 0, 0), 1, 0, "machine", "armour 3"),
    "quartermaster": ("", (0, 0, 0), 1, 0, "neutral", "draw 1"),
    "tuner": ("YW", (0, 0, 0), 1, 0, "machine", "upgrade 1, rerolls 1"),
}
SOLDIERS = {
    "conscript": ("W", (1, 0, 0), 1, 2, "soldier", "screw 1, rerolls 1"),
    "ruin_marksman": ("R", (0, 2, 0), 0, 2, "soldier", "rerolls 1"),
    "company_medic": ("G", (0, 0, 0), 1, 3, "soldier", "life 2, undump 1"),
    "drill_instructor": ("Y", (0, 0, 0), 1, 3, "soldier", "screw 3, rerolls 1"),
    "trench_digger": ("B", (1, 0, 0), 1, 3, "soldier", "armour 3"),
    "grenadier": ("RW", (2, 2, 0), 0, 3, "soldier", ""),
    "signaller": ("W", (0, 0, 0), 1, 2, "soldier", "draw 2; trained: screw 1"),
    "sniper_mira": ("RR", (0, 4, 0), 0, 5, "soldier", "keep 1"),
    "engineer_platoon": ("YB", (0, 0, 0), 3, 3, "soldier", "armour 2, screw 1"),
    "commander_korda": ("RY", (0, 2, 0), 2, 4, "soldier", "draw 1"),
    "machine_gun_nest": ("RRW", (0, 3, 0), 1, 5, "soldier", "armour 2, rerolls 1"),
    "night_watch": ("K", (2, 0, 0), 1, 2, "soldier", "keep 1"),
    "veteran": ("RK", (2, 2, 0), 0, 4, "soldier", "if played 3: melee 2"),
    "artillery_spotter": ("Y", (0, 0, 0), 1, 3, "soldier", "rerolls 2, if another soldier: ranged 2"),
    "paratrooper": ("RB", (0, 2, 2), 1, 3, "soldier", ""),
    "old_guard": ("RRK", (3, 3, 0), 0, 6, "soldier", "armour 2"),
    "field_chaplain": ("GW", (0, 0, 0), 1, 3, "soldier", "life 2, refresh 1"),
}
MACHINES = {
    "walker_drone": ("B", (1, 0, 0), 1, 1, "machine", "armour 2"),
    "repair_bot": ("Y", (0, 0, 0), 2, 2, "machine", "armour 2"),
    "bulldozer": ("KW", (2, 0, 3), 1, 3, "machine", ""),
    "mammoth_tank": ("BKW", (4, 0, 2), 1, 5, "machine", "armour 2"),
    "behemoth": ("BKK", (6, 0, 2), 0, 6, "machine", "armour 2"),
    "rocket_battery": ("RB", (0, 3, 0), 1, 3, "machine", ""),
    "carrier": ("YW", (0, 0, 0), 2, 3, "machine", "draw 2, keep 1"),
    "shield_generator": ("BB", (0, 0, 0), 1, 3, "machine", "armour 6"),
    "harvester": ("W", (0, 0, 0), 4, 3, "machine", ""),
    "flame_buggy": ("RK", (3, 1, 0), 1, 3, "machine", ""),
    "calibration_arm": ("Y", (0, 0, 0), 1, 2, "machine", "upgrade 1, turn 1"),
    "sentry_tower": ("RW", (0, 2, 0), 1, 3, "machine", "armour 2"),
    "excavator": ("YK", (1, 0, 0), 3, 3, "machine", "sacrifice 1"),
    "self_propelled_gun": ("RBW", (0, 4, 2), 0, 5, "machine", ""),
    "factory_module": ("YB", (0, 0, 0), 2, 4, "machine", "screw 3, starter 1"),
    "heat_shield": ("B", (0, 0, 0), 1, 2, "machine", "armour 3, rerolls 1"),
    "autonomous_convoy": ("", (0, 0, 0), 2, 2, "machine", "armour 1; trained: recruit 1"),
    "prototype": ("YY", (0, 0, 0), 0, 2, "machine", "discover 1, upgrade 1, destroy this"),
}
HYBRIDS = {
    "mercenary_fennec": ("K", (2, 0, 0), 1, 2, "hybrid", "their discard 1"),
    "shadow_runner": ("W", (1, 0, 0), 1, 2, "hybrid", "their dump 1, their discard 1"),
    "resource_thief": ("Y", (0, 0, 0), 2, 2, "hybrid", "their stored 2, store 1"),
    "rhino_hybrid": ("KK", (4, 0, 1), 1, 3, "hybrid", ""),
    "saboteur": ("KY", (2, 0, 0), 1, 3, "hybrid", "their screw 2, their exhaust 1, their stored 1"),
    "venom_blade": ("KR", (2, 2, 0), 0, 4, "hybrid", "their dump 1"),
    "bounty_hunter": ("RW", (0, 2, 0), 1, 3, "hybrid", "if bare: ranged 2"),
    "lynx_scout": ("", (0, 0, 0), 0, 2, "hybrid", "draw 1, keep 1; drawn: rerolls 1"),
    "fence": ("Y", (0, 0, 0), 0, 2, "hybrid", "parts 3 / recruit 1, screw 2"),
    "wolf_pack": ("K", (1, 0, 0), 1, 2, "hybrid", "if another hybrid: melee 3"),
    "cyber_spider": ("KYW", (3, 0, 0), 1, 4, "hybrid", "their dump 2, their stored 2"),
    "hired_killer": ("RK", (0, 3, 0), 1, 3, "hybrid", "their discard 1, armour -1"),
    "bear_colossus": ("KKG", (5, 0, 0), 1, 6, "hybrid", "life 2"),
    "serpent_courier": ("YW", (0, 0, 0), 1, 3, "hybrid", "draw 2, C 1, rerolls 1"),
    "mercenary_captain": ("KRW", (3, 2, 0), 2, 5, "hybrid", ""),
    "wire_leech": ("YK", (0, 0, 0), 3, 3, "hybrid", "their research 1, their stored 1, research -1"),
    "smuggled_ammunition": ("", (0, 3, 0), 0, 2, "hybrid", "fleeting"),
}
MUTANTS = {
    "crawler": ("G", (2, 0, 0), 1, 1, "mutant", ""),
    "acid_spitter": ("G", (0, 1, 3), 0, 2, "mutant", ""),
    "swamp_giant": ("GK", (4, 0, 0), 0, 3, "mutant", "life 1"),
    "shaman": ("GW", (0, 0, 0), 1, 3, "mutant", "life 2, recycle 2, rerolls 1"),
    "scavenger": ("W", (0, 0, 0), 2, 2, "mutant", "undump 2; dumped: armour 1"),
    "insect_swarm": ("GG", (0, 2, 0), 1, 3, "mutant", "their discard 2, recycle 1"),
    "regenerator": ("GB", (0, 0, 0), 1, 4, "mutant", "life 3, armour 2"),
    "broodmother": ("GKW", (4, 0, 0), 1, 4, "mutant", "recruit 1, screw 1"),
    "berserker": ("K", (4, 0, 0), 1, 2, "mutant", "life -1"),
    "bonebreaker": ("KK", (3, 0, 2), 1, 3, "mutant", ""),
    "fungal_grove": ("G", (0, 0, 0), 1, 2, "mutant", "sacrifice 1, life 1"),
    "ancient_one": ("GGK", (4, 0, 0), 0, 6, "mutant", "life 3, recycle 1"),
    "mutant_sprinter": ("", (1, 0, 0), 1, 2, "mutant", ""),
    "water_seeker": ("GY", (0, 0, 0), 2, 3, "mutant", "C 1, life 1, screw 1"),
    "two_headed_brute": ("KG", (3, 0, 0), 1, 3, "mutant", "if life 7: melee 3"),
    "pit_horror": ("KGW", (3, 0, 0), 1, 4, "mutant", "their dump 2, recycle 2"),
}
RECRUITS = {**SOLDIERS, **MACHINES, **HYBRIDS, **MUTANTS}


@pytest.mark.rule("RON-019", "RON-020", "RON-022", "RON-023", "RON-024")
@pytest.mark.parametrize(
    ("printed", "table", "copies"),
    [(cards.STARTERS, STARTERS, 1), (cards.ADDITIONAL, ADDITIONAL, 2), (cards.RECRUITS, RECRUITS, 1)],
    ids=["starters", "additional", "recruits"],
)
def test_recruit_cards_are_as_the_set_prints_them(printed: tuple, table: dict, copies: int) -> None:
    found = {
        card.id: (kinds(card.cost), card.damage, card.reward, card.training_cost or 0, tag(card.faction), does(card))
        for card in printed
    }
    assert found == table
    assert {card.copies for card in printed} == {copies}


@pytest.mark.rule("RON-290")
def test_only_starters_have_no_training_cost() -> None:
    assert {card.training_cost for card in (*cards.STARTERS, *cards.ADDITIONAL)} == {None}
    assert None not in {card.training_cost for card in cards.RECRUITS}
