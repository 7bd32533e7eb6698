"""The two starter decks: libraries of 60 cards with sideboards."""

from __future__ import annotations

_BROTHERHOOD = """
3 inquisitor, 3 valkyrie, 2 mortificator, 1 keeper_of_the_art, 2 archangel, 3 clansman, 2 blood_beret, 1 trencher,
1 young_guard, 1 rams_air_cavalry, 1 sean_gallagher, 1 sgt_mcbride, 1 crenshaw_the_mortificator,
2 clansman_claymore, 1 imperial_doomlord, 2 composite_armor, 1 portable_force_shield, 1 punisher_handgun,
1 imperial_southpaw, 1 first_aid_kit, 1 fukido, 1 the_cathedral, 1 foxhole,
1 elemental_wall, 2 shield, 1 strike, 1 speed, 1 exorcise_dark_influences, 1 exorcise_wound, 1 lesser_telepathy,
1 improve_self, 1 nepharite_hunt, 1 fury_of_the_clansmen, 1 defensive_perimeter,
3 positive_karma, 2 miscommunication, 1 narrow_escape, 1 evasive_action, 1 powerful_blow, 1 inspired, 1 blood_lust,
1 bamboozled, 1 reinforcements, 1 essence_of_virtue, 1 knighthood
"""
_BROTHERHOOD_SIDE = """
2 foxhole, 1 essence_of_rectitude, 1 essence_of_purity, 1 essence_of_integrity, 1 essence_of_morality,
1 essence_of_clarity, 1 repentance, 1 exorcism, 1 invulnerability, 1 fly, 1 mortis_sword, 1 ac40_justifier,
1 cardinal_dominic, 1 inspire_the_masses, 1 charger, 1 interceptor, 1 take_cover, 1 discovered, 1 mental_constitution,
1 tactical_advantage, 1 surprise_attack, 1 desperate_measures, 1 sabotage, 1 revelation
"""
_LEGION = """
4 undead_legionnaire, 3 child_of_ilian, 2 legionnaire_of_semai, 3 necromutant, 1 centurion, 2 blessed_legionnaire,
2 heretic, 1 nepharite_of_ilian, 1 nepharite_of_semai, 1 nepharite_of_algeroth, 1 alakhai_the_cunning,
1 ex_imperial_freelancer, 1 curator_sword, 2 kratach, 1 scythe_of_semai, 1 vassht, 1 composite_armor, 1 personal_mines,
1 deathlockdrum, 1 smoke_bomb, 1 citadel_of_algeroth, 1 citadel_of_ilian, 1 secret_hq,
2 dark_fire, 1 resist_pain, 1 terror, 1 dimensional_warp, 1 dimensional_hole, 1 hand_of_death, 1 time_death,
1 true_gate, 1 portal_of_undeath, 1 assassination, 1 suicide_mission,
3 positive_karma, 1 miscommunication, 1 dark_visitation, 1 tainted, 1 cowardice, 1 necromutant_frenzy, 1 doomed,
1 powerful_blow, 1 lucky_shot, 1 initiative, 1 earthquake, 1 malfunction
"""
_LEGION_SIDE = """
2 legionnaire_of_semai, 2 heretic, 1 shrieketh, 1 possess, 1 citadel_of_demnogonis, 1 citadel_of_semai,
1 corrupt_shield, 1 chosen, 1 distort, 1 decay, 1 time_rot, 1 animate_dead, 1 razide, 1 immaculate_fury, 1 cairath,
1 gale_force_winds, 1 heavy_fog, 1 chasm, 1 negative_karma, 1 reversal_of_fortune, 1 ambush, 1 retreat, 1 first_aid_kit
"""
STARTERS = {
    "brotherhood": (_BROTHERHOOD, _BROTHERHOOD_SIDE),
    "legion": (_LEGION, _LEGION_SIDE),
}
