"""Doomtrooper: the decks the other way round, a short match, and decks of the cards beyond the starter decks."""

from __future__ import annotations

from typing import Any

from sudi.games.doomtrooper.card import EQUIPMENT, SYMMETRY, WARRIOR
from sudi.games.doomtrooper.cards import CARDS
from sudi.games.doomtrooper.traits import NEVER_FIGHTS

_DOOMTROOPERS = """
2 infantry, 2 shadow_walker, 2 valerie_duval, 2 etoiles_mortant, 2 crenshaw_the_redeemer,
2 wolfbane_honor_guard, 2 venusian_marshal, 2 colonel_maxwell, 2 renegade_apostate, 2 local_thug,
2 freelancer_patriarch, 1 johnstone, 1 romanov, 1 cardinal_durand, 2 violator_sword, 2 grand_assault,
2 smell_of_war, 2 industrial_complex, 2 wave_of_righteousness, 2 cleansing_flame, 2 repudiate, 2 bauhaus_bank,
2 victoria, 2 shadow_walk, 2 dai_sho, 2 alliance_mishima, 2 alliance_cybertronic, 2 squadron_commander,
2 chasseur, 2 capitol_helmet, 2 rescue_mission, 2 programmed, 2 bodyguard, 2 stolen_paperwork, 2 summon_spell,
4 positive_karma, 2 clansman, 2 shield, 2 composite_armor, 2 cardinal_dominic, 2 inspire_the_masses,
2 the_cathedral, 2 mortis_sword, 2 exorcism, 2 revelation, 2 fly, 2 invulnerability, 2 ac40_justifier,
2 charger, 2 interceptor, 2 essence_of_rectitude, 2 essence_of_purity, 2 essence_of_integrity,
2 essence_of_morality, 2 essence_of_clarity, 2 repentance, 2 take_cover, 2 discovered, 2 mental_constitution,
2 tactical_advantage, 2 surprise_attack, 2 desperate_measures, 2 sabotage, 4 inquisitor, 2 grenade,
2 reassignment, 2 great_infurior
"""
_LEGION = """
2 demnogonis_cultist, 2 patriarch, 2 prophet, 2 hellhound_necrotank, 2 grim_reaper, 2 dance_on_the_edge,
2 great_rust_desert, 2 graveton, 2 rivetbull, 2 twotusk, 2 tribal_hound, 2 rasputin_raider,
2 armor_of_unholiness, 2 curators_mantle, 2 any_gear, 2 missing_in_action, 2 dont_call_again, 2 captured,
2 hidden_away, 2 insubordination, 2 curator, 4 positive_karma, 2 shrieketh, 2 possess, 2 citadel_of_demnogonis,
2 citadel_of_semai, 2 corrupt_shield, 2 chosen, 2 distort, 2 decay, 2 time_rot, 2 animate_dead, 2 razide,
2 immaculate_fury, 2 cairath, 2 gale_force_winds, 2 heavy_fog, 2 chasm, 2 negative_karma, 2 reversal_of_fortune,
2 ambush, 2 retreat, 2 legionnaire_of_semai, 2 heretic, 2 tainted, 2 blessed_legionnaire, 2 nepharite_of_semai,
1 industrial_complex, 2 miscommunication, 1 ilian_mistress, 1 algeroth_apostle
"""
_OTHERS: dict[str, Any] = {
    "decks": (" ".join(_DOOMTROOPERS.split()), " ".join(_LEGION.split())),
    "deck_rules": "free",
    "victory_points": 200,
}

SETUPS: tuple[dict[str, Any], ...] = (
    {"decks": ("legion", "brotherhood"), "victory_points": 20},
    {"decks": ("brotherhood", "brotherhood"), "first": "p2"},
    _OTHERS,
)

GOLDEN: dict[str, dict[str, Any]] = {"duel": {"first": "p1"}, "war": {"first": "p1"}}
# Cards that lie where they were laid, or are in the discard pile as soon as they are chosen and stay there.
STAYS = tuple(c.id for c in CARDS if c.type not in (WARRIOR, EQUIPMENT, SYMMETRY) or c.traits & NEVER_FIGHTS)
