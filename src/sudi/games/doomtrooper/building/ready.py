"""Ready-made decks, one for each army, built to work: warriors of all values, gear that most of them can use."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .armies import ARMIES

# By army: the deck, a slash, the sideboard.
_DECKS = {
    "brotherhood": """
4 archangel, 4 valkyrie, 3 mortificator, 4 keeper_of_the_art, 4 inquisitor, 1 blessed_vestal_laura, 1 mystic,
1 indigo_island, 1 brother_stern, 1 crenshaw_the_mortificator, 1 crenshaw_island, 1 crenshaw_the_redeemer,
1 inquisitor_majoris, 1 cardinal_dominic, 1 inquisitor_simon, 2 portable_force_shield, 2 imperial_southpaw,
2 cybernetic_power_arm, 2 gehenna_puker, 2 castigator_battlespear, 1 shield, 1 strike, 1 improve_self, 1 speed,
2 foxhole, 2 powerful_blow, 2 lucky_shot, 2 inspired, 1 evasive_action, 1 positive_karma, 1 blood_lust, 1 take_aim,
1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 ac41_purifier, 1 charger, 1 composite_armor, 1 inquisitor_battle_dress, 1 body_armor, 1 nimrod_mk_i,
1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 ac40_justifier, 1 plasma_carbine, 1 avenger_sword,
1 samurai_armor, 1 bolter, 1 interceptor, 1 mortis_sword, 1 punisher_combo, 1 mystic_battle_dress,
1 punisher_handgun, 1 combat_armor, 1 punisher_blade, 1 book_of_law, 1 blessed_armor, 1 radar_scanner,
1 smoke_screen
""",
    "imperial": """
4 clansman, 4 young_guard, 3 golden_lion, 4 rams_air_cavalry, 4 banner_bearer, 2 rogue, 1 sean_gallagher,
1 timothy_macguire, 1 airman_trevor_bartholomew, 1 edward_s_murdoch, 2 wolfbane_honor_guard, 1 colonel_maxwell,
1 andrew_drougan, 2 portable_force_shield, 2 clansman_claymore, 2 imperial_southpaw, 2 cybernetic_power_arm,
2 gehenna_puker, 2 foxhole, 2 powerful_blow, 2 lucky_shot, 2 inspired, 2 evasive_action, 2 positive_karma,
2 blood_lust, 2 take_aim, 1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 castigator_battlespear, 1 charger, 1 composite_armor, 1 body_armor, 1 sr_mk_xii_assailant, 1 nimrod_mk_i,
1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 samurai_armor, 1 ac40_justifier, 1 plasma_carbine, 1 bolter,
1 epidermal_plates, 1 interceptor, 1 punisher_combo, 1 punisher_handgun, 1 combat_armor, 1 punisher_blade,
1 blessed_armor, 1 radar_scanner, 1 smoke_screen, 1 first_aid_kit, 1 personal_mines, 1 smoke_bomb
""",
    "bauhaus": """
4 dragoon, 4 bauhaus_blitzer, 3 hussar, 4 etoiles_mortant, 4 venusian_ranger, 1 agent_nick_michaels, 1 bauhaus_cop,
1 wolfe_in_the_heat, 1 wolfe, 1 max_steiner, 1 valerie_duval, 2 venusian_marshal, 1 capitaine, 1 kommandant,
2 portable_force_shield, 2 imperial_southpaw, 2 cybernetic_power_arm, 2 gehenna_puker, 2 castigator_battlespear,
2 foxhole, 2 powerful_blow, 2 lucky_shot, 2 inspired, 2 evasive_action, 2 positive_karma, 2 blood_lust, 2 take_aim,
1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 charger, 1 composite_armor, 1 body_armor, 1 nimrod_mk_i, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush,
1 samurai_armor, 1 ac40_justifier, 1 plasma_carbine, 1 bolter, 1 epidermal_plates, 1 interceptor, 1 violator_sword,
1 punisher_combo, 1 punisher_handgun, 1 combat_armor, 1 punisher_blade, 1 blessed_armor, 1 radar_scanner,
1 smoke_screen, 1 first_aid_kit, 1 personal_mines, 1 smoke_bomb, 1 grenade
""",
    "capitol": """
4 martian_banshee, 4 sunset_striker, 3 infantry, 4 free_marine, 1 agent_nick_michaels, 4 sea_lion, 1 chris_jackson,
1 big_bob_watts, 1 mitch_hunter, 1 mitch_hunter_island, 2 sergeant, 1 general_michael_kell, 1 flight_commander,
2 portable_force_shield, 2 imperial_southpaw, 2 cybernetic_power_arm, 2 gehenna_puker, 2 castigator_battlespear,
2 foxhole, 2 powerful_blow, 2 lucky_shot, 2 inspired, 2 evasive_action, 2 positive_karma, 2 blood_lust, 2 take_aim,
2 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 dpat_9_deuce, 1 charger, 1 composite_armor, 1 body_armor, 1 nimrod_mk_i, 1 deathlockdrum, 1 cybernetic_retinas,
1 airbrush, 1 samurai_armor, 1 ac40_justifier, 1 plasma_carbine, 1 bolter, 1 epidermal_plates, 1 interceptor,
1 punisher_combo, 1 punisher_handgun, 1 combat_armor, 1 punisher_blade, 1 capitol_sword, 1 blessed_armor,
1 radar_scanner, 1 smoke_screen, 1 first_aid_kit, 1 personal_mines, 1 smoke_bomb
""",
    "cybertronic": """
4 cybercurity_mp, 4 machinator, 3 twitcher, 1 doctor_diana, 4 chasseur, 4 cuirassier, 1 chemiman, 1 coral_beach,
3 combat_overseer, 1 cyril_dent, 1 eradicator_deathdroid, 2 portable_force_shield, 2 imperial_southpaw,
2 cybernetic_power_arm, 2 gehenna_puker, 2 castigator_battlespear, 2 foxhole, 2 powerful_blow, 2 lucky_shot,
2 inspired, 2 evasive_action, 2 positive_karma, 2 blood_lust, 2 take_aim, 2 surprise_attack, 2 tactical_advantage,
1 narrow_escape, 1 initiative, 1 ambush
/
1 charger, 1 ssw4200p, 1 composite_armor, 1 body_armor, 1 nimrod_mk_i, 1 deathlockdrum, 1 cybernetic_retinas,
1 airbrush, 1 samurai_armor, 1 ac40_justifier, 1 plasma_carbine, 1 bolter, 1 epidermal_plates, 1 interceptor,
1 punisher_combo, 1 punisher_handgun, 1 combat_armor, 1 punisher_blade, 1 blessed_armor, 1 radar_scanner,
1 smoke_screen, 1 first_aid_kit, 1 personal_mines, 1 smoke_bomb, 1 grenade
""",
    "mishima": """
4 suicide_warhead, 4 mentor, 3 samurai, 1 agent_nick_michaels, 4 shadow_walker, 4 bushi, 1 combat_warhead,
1 toshiro, 1 shinobi, 1 yojimbo, 1 tatsu, 2 demon_hunter, 1 keitoku_asano, 1 yuichiro, 2 portable_force_shield,
2 imperial_southpaw, 2 cybernetic_power_arm, 2 gehenna_puker, 2 castigator_battlespear, 2 foxhole, 2 powerful_blow,
2 lucky_shot, 2 inspired, 2 evasive_action, 2 positive_karma, 2 blood_lust, 2 take_aim, 1 surprise_attack,
1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 ceremonial_blade, 1 charger, 1 composite_armor, 1 body_armor, 1 nimrod_mk_i, 1 deathlockdrum,
1 cybernetic_retinas, 1 airbrush, 1 samurai_armor, 1 ac40_justifier, 1 plasma_carbine, 1 bolter, 1 epidermal_plates,
1 interceptor, 1 punisher_combo, 1 archer_sniper_rifle, 1 punisher_handgun, 1 scalper, 1 combat_armor,
1 punisher_blade, 1 blessed_armor, 1 radar_scanner, 1 smoke_screen, 1 first_aid_kit, 1 personal_mines
""",
    "cartel": """
4 suicide_warhead, 4 dragoon, 3 martian_banshee, 4 etoiles_mortant, 4 rams_air_cavalry, 2 banner_bearer,
1 wolfe_in_the_heat, 1 wolfe, 1 sean_gallagher, 1 timothy_macguire, 1 toshiro, 1 shinobi, 1 cyril_dent,
1 eradicator_deathdroid, 2 portable_force_shield, 2 imperial_southpaw, 2 cybernetic_power_arm, 2 gehenna_puker,
2 castigator_battlespear, 2 foxhole, 2 powerful_blow, 2 lucky_shot, 2 inspired, 2 evasive_action, 2 positive_karma,
2 blood_lust, 2 take_aim, 1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 charger, 1 composite_armor, 1 body_armor, 1 nimrod_mk_i, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush,
1 samurai_armor, 1 ac40_justifier, 1 plasma_carbine, 1 bolter, 1 epidermal_plates, 1 interceptor, 1 punisher_combo,
1 punisher_handgun, 1 combat_armor, 1 punisher_blade, 1 blessed_armor, 1 radar_scanner, 1 smoke_screen,
1 first_aid_kit, 1 personal_mines, 1 smoke_bomb, 1 grenade, 1 scrambling_device
""",
    "doomtroopers": """
4 suicide_warhead, 4 ex_bauhaus_freelancer, 3 ex_cybertronic_freelancer, 4 etoiles_mortant, 4 rams_air_cavalry,
2 banner_bearer, 1 indigo_island, 1 wolfe_in_the_heat, 1 wolfe, 1 sean_gallagher, 1 timothy_macguire, 1 toshiro,
1 cyril_dent, 1 eradicator_deathdroid, 2 portable_force_shield, 2 imperial_southpaw, 2 cybernetic_power_arm,
2 gehenna_puker, 2 castigator_battlespear, 2 foxhole, 2 powerful_blow, 2 lucky_shot, 2 inspired, 2 evasive_action,
2 positive_karma, 2 blood_lust, 2 take_aim, 1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative,
1 ambush
/
1 charger, 1 composite_armor, 1 body_armor, 1 nimrod_mk_i, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush,
1 samurai_armor, 1 ac40_justifier, 1 plasma_carbine, 1 bolter, 1 epidermal_plates, 1 interceptor, 1 punisher_combo,
1 punisher_handgun, 1 combat_armor, 1 punisher_blade, 1 blessed_armor, 1 radar_scanner, 1 smoke_screen,
1 first_aid_kit, 1 personal_mines, 1 smoke_bomb, 1 grenade, 1 scrambling_device
""",
    "mercenaries": """
4 suicide_warhead, 4 ex_bauhaus_freelancer, 3 ex_cybertronic_freelancer, 4 etoiles_mortant, 1 freelancer_patriarch,
4 rams_air_cavalry, 1 banner_bearer, 1 indigo_island, 1 wolfe_in_the_heat, 1 wolfe, 1 sean_gallagher,
1 timothy_macguire, 1 toshiro, 1 cyril_dent, 1 eradicator_deathdroid, 2 portable_force_shield, 2 imperial_southpaw,
2 cybernetic_power_arm, 2 gehenna_puker, 2 castigator_battlespear, 2 foxhole, 2 powerful_blow, 2 lucky_shot,
2 inspired, 2 evasive_action, 2 positive_karma, 2 blood_lust, 2 take_aim, 1 surprise_attack, 1 tactical_advantage,
1 narrow_escape, 1 initiative, 1 ambush
/
1 charger, 1 composite_armor, 1 body_armor, 1 nimrod_mk_i, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush,
1 ac40_justifier, 1 plasma_carbine, 1 samurai_armor, 1 bolter, 1 epidermal_plates, 1 interceptor, 1 punisher_combo,
1 punisher_handgun, 1 combat_armor, 1 punisher_blade, 1 blessed_armor, 1 radar_scanner, 1 smoke_screen,
1 first_aid_kit, 1 personal_mines, 1 smoke_bomb, 1 grenade, 1 scrambling_device
""",
    "algeroth": """
4 nassal, 4 algeroth_cultist, 3 undead_legionnaire, 4 supreme_necromagus, 4 necromutant, 2 centurion,
3 pretorian_stalker, 3 immaculate_fury, 1 pretorian_behemoth, 1 alakhai_the_cunning, 2 scythe_of_semai, 2 azogar,
2 portable_force_shield, 2 curator_sword, 2 imperial_southpaw, 1 dark_fire, 1 corrupt_shield, 1 distort,
1 invoke_frenzy, 1 resist_pain, 2 foxhole, 2 citadel_of_algeroth, 1 powerful_blow, 1 lucky_shot, 1 inspired,
1 evasive_action, 1 positive_karma, 1 blood_lust, 1 take_aim, 1 surprise_attack, 1 tactical_advantage,
1 narrow_escape, 1 initiative, 1 ambush
/
1 cybernetic_power_arm, 1 gehenna_puker, 1 charger, 1 improved_kratach, 1 tormentor_incinerator, 1 composite_armor,
1 body_armor, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 vassht, 1 ac40_justifier, 1 kratach,
1 plasma_carbine, 1 bolter, 1 interceptor, 1 punisher_handgun, 1 shrieketh, 1 pandoras_box, 1 combat_armor,
1 punisher_blade, 1 radar_scanner, 1 smoke_screen, 1 first_aid_kit, 1 personal_mines
""",
    "semai": """
4 semai_cultist, 4 legionnaire_of_semai, 3 heretic, 1 billy, 4 guardian_gargoyle, 3 callistonian_conqueror,
3 callistonian_intruder, 1 callistonian_sundancer, 2 scythe_of_semai, 2 azogar, 2 portable_force_shield,
2 curator_sword, 2 imperial_southpaw, 1 dark_fire, 1 corrupt_shield, 1 resist_pain, 2 foxhole, 2 citadel_of_semai,
2 powerful_blow, 2 lucky_shot, 2 inspired, 2 evasive_action, 2 positive_karma, 2 blood_lust, 2 take_aim,
2 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 cybernetic_power_arm, 1 gehenna_puker, 1 charger, 1 improved_kratach, 1 tormentor_incinerator, 1 composite_armor,
1 body_armor, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 vassht, 1 ac40_justifier, 1 kratach,
1 plasma_carbine, 1 bolter, 1 interceptor, 1 punisher_handgun, 1 shrieketh, 1 pandoras_box, 1 combat_armor,
1 punisher_blade, 1 radar_scanner, 1 smoke_screen, 1 first_aid_kit, 1 personal_mines
""",
    "muawijhe": """
4 muawijhe_cultist, 4 heretic, 1 billy, 3 zenithian_soulslayer, 3 zenithian_slaughtermaster, 2 scythe_of_semai,
2 azogar, 2 portable_force_shield, 2 curator_sword, 2 imperial_southpaw, 1 dark_fire, 1 corrupt_shield,
1 resist_pain, 2 foxhole, 2 citadel_of_muawijhe, 3 powerful_blow, 3 lucky_shot, 3 inspired, 3 evasive_action,
2 positive_karma, 2 blood_lust, 2 take_aim, 2 surprise_attack, 2 tactical_advantage, 2 narrow_escape, 2 initiative,
2 ambush
/
1 cybernetic_power_arm, 1 gehenna_puker, 1 charger, 1 improved_kratach, 1 composite_armor, 1 body_armor,
1 tormentor_incinerator, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 vassht, 1 ac40_justifier, 1 kratach,
1 plasma_carbine, 1 bolter, 1 interceptor, 1 necrobionics, 1 punisher_handgun, 1 shrieketh, 1 pandoras_box,
1 combat_armor, 1 punisher_blade, 1 radar_scanner, 1 smoke_screen, 1 first_aid_kit
""",
    "ilian": """
4 ilian_cultist, 4 child_of_ilian, 3 heretic, 4 scion_of_ilian, 4 ilian_temple_sentinel, 1 billy, 3 templar,
3 nepharite_of_ilian, 1 kritana, 2 scythe_of_semai, 2 azogar, 2 portable_force_shield, 2 curator_sword,
2 imperial_southpaw, 1 dark_fire, 1 corrupt_shield, 1 hand_of_death, 1 resist_pain, 2 foxhole, 2 citadel_of_ilian,
2 powerful_blow, 2 lucky_shot, 2 inspired, 1 evasive_action, 1 positive_karma, 1 blood_lust, 1 take_aim,
1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 cybernetic_power_arm, 1 gehenna_puker, 1 charger, 1 improved_kratach, 1 tormentor_incinerator, 1 composite_armor,
1 body_armor, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 vassht, 1 ac40_justifier, 1 kratach,
1 plasma_carbine, 1 bolter, 1 interceptor, 1 punisher_handgun, 1 shrieketh, 1 pandoras_box, 1 combat_armor,
1 punisher_blade, 1 radar_scanner, 1 smoke_screen, 1 first_aid_kit, 1 personal_mines
""",
    "demnogonis": """
4 demnogonis_cultist, 4 blessed_legionnaire, 3 heretic, 4 curator, 4 nepharite_of_demnogonis, 1 billy, 3 cairath,
3 metropolitan_prophet, 2 scythe_of_semai, 2 azogar, 2 portable_force_shield, 2 curator_sword, 2 imperial_southpaw,
1 dark_fire, 1 corrupt_shield, 1 hand_of_death, 1 distort, 1 invoke_frenzy, 1 resist_pain, 2 foxhole,
2 citadel_of_demnogonis, 2 powerful_blow, 2 lucky_shot, 1 inspired, 1 evasive_action, 1 positive_karma,
1 blood_lust, 1 take_aim, 1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 cybernetic_power_arm, 1 gehenna_puker, 1 tormentor_incinerator, 1 charger, 1 improved_kratach, 1 composite_armor,
1 body_armor, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 vassht, 1 ac40_justifier, 1 kratach,
1 plasma_carbine, 1 bolter, 1 interceptor, 1 punisher_handgun, 1 shrieketh, 1 pandoras_box, 1 combat_armor,
1 punisher_blade, 1 radar_scanner, 1 smoke_screen, 1 first_aid_kit, 1 personal_mines
""",
    "dark": """
4 muawijhe_cultist, 4 ilian_cultist, 3 semai_cultist, 4 supreme_necromagus, 4 scion_of_ilian, 2 necromutant,
3 pretorian_stalker, 3 immaculate_fury, 1 pretorian_behemoth, 1 callistonian_sundancer, 2 scythe_of_semai, 2 azogar,
2 portable_force_shield, 2 curator_sword, 2 imperial_southpaw, 1 dark_fire, 1 corrupt_shield, 1 hand_of_death,
1 distort, 1 invoke_frenzy, 1 resist_pain, 2 foxhole, 2 powerful_blow, 1 lucky_shot, 1 inspired, 1 evasive_action,
1 positive_karma, 1 blood_lust, 1 take_aim, 1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative,
1 ambush
/
1 cybernetic_power_arm, 1 gehenna_puker, 1 charger, 1 improved_kratach, 1 tormentor_incinerator, 1 composite_armor,
1 body_armor, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 vassht, 1 ac40_justifier, 1 kratach,
1 plasma_carbine, 1 bolter, 1 interceptor, 1 punisher_handgun, 1 shrieketh, 1 pandoras_box, 1 necrobionics,
1 combat_armor, 1 punisher_blade, 1 radar_scanner, 1 smoke_screen, 1 first_aid_kit
""",
    "tribes": """
4 nassal, 4 patriarch, 4 heavy_cavalier, 4 cossack, 2 soldat, 1 indigo_island, 3 zhurgon, 2 phische, 1 gendarme,
1 colonel_harding, 2 portable_force_shield, 2 imperial_southpaw, 2 cybernetic_power_arm, 2 gehenna_puker, 2 charger,
2 foxhole, 2 powerful_blow, 2 lucky_shot, 2 inspired, 2 evasive_action, 2 positive_karma, 2 blood_lust, 2 take_aim,
2 surprise_attack, 2 tactical_advantage, 2 narrow_escape, 1 initiative, 1 ambush
/
1 composite_armor, 1 body_armor, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 ac40_justifier,
1 plasma_carbine, 1 bolter, 1 interceptor, 1 punisher_handgun, 1 combat_armor, 1 punisher_blade, 1 radar_scanner,
1 smoke_screen, 1 first_aid_kit, 1 personal_mines, 1 smoke_bomb, 1 grenade, 1 demolition_kit, 1 psycho_scanner,
1 coagulant_autoinjector, 1 miscommunication, 1 bamboozled, 1 reinforcements, 1 essence_of_virtue
""",
    "mixed": """
4 suicide_warhead, 4 ex_bauhaus_freelancer, 3 ex_cybertronic_freelancer, 4 local_thug, 4 heavy_cavalier,
2 etoiles_mortant, 1 indigo_island, 3 pretorian_stalker, 2 immaculate_fury, 1 cyril_dent, 1 pretorian_behemoth,
2 portable_force_shield, 2 imperial_southpaw, 2 cybernetic_power_arm, 2 gehenna_puker, 2 charger, 2 foxhole,
2 powerful_blow, 2 lucky_shot, 2 inspired, 2 evasive_action, 2 positive_karma, 2 blood_lust, 2 take_aim,
1 surprise_attack, 1 tactical_advantage, 1 narrow_escape, 1 initiative, 1 ambush
/
1 composite_armor, 1 body_armor, 1 deathlockdrum, 1 cybernetic_retinas, 1 airbrush, 1 castigator_battlespear,
1 ac40_justifier, 1 plasma_carbine, 1 bolter, 1 nimrod_mk_i, 1 interceptor, 1 punisher_handgun, 1 combat_armor,
1 punisher_combo, 1 punisher_blade, 1 radar_scanner, 1 smoke_screen, 1 blessed_armor, 1 first_aid_kit,
1 personal_mines, 1 smoke_bomb, 1 grenade, 1 scrambling_device, 1 demolition_kit, 1 psycho_scanner
""",
}
READY = {f"{army}_army": text for army, text in _DECKS.items()}
READY_TITLES: dict[str, Bilingual] = {f"{army}_army": ARMIES[army].title for army in _DECKS}
