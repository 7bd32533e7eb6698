"""The numbers printed on cards of Warzone, as `test_numbers` reads them."""

RATINGS = """
venom_bat - 1 1 1
scout_bat - 1 1 1
aide_de_camp 3 4 7 7 | banner_bearer 5 1 4 4 | battle_functionary 6 5 9 10 | bushi 3 3 4 4 | capitaine 5 6 9 10
captain 6 8 7 9 | charles_sykes 8 7 11 13 | commander_chieftain 9 5 7 9 | cyril_dent 11 8 11 9 | destroyer 7 7 7 7
eva_valmonte 1 1 1 4 | flight_commander 5 9 7 9 | general_michael_kell 7 11 9 12 | jito 5 5 5 6 | kommandant 5 6 9 10
reaper_of_souls 8 3 6 6 | sergeant 3 7 5 6 | shugo 7 7 7 9 | supreme_necromagus 4 4 5 5 | technomancer 3 3 4 5
war_medic 0 0 5 3 | immaculate_spawn 3 9 6 6 | bio_giant 22 14 26 20 | brass_apocalypt 6 13 10 7
karnophage 2 2 2 3 | mercurian_maculator 8 14 6 6
"""
NUMBERS = """
klein_helitek_dragonfly 1 1 1 3 5 | reaver_troop_carrier 1 1 1 3 5 | lancelot_light_freighter 1 1 3
fruits_of_war 1
brain_strain 1 3
scout_bat 1 2
great_grey 2
crusader_rocket_launcher 1 1 1 3
aide_de_camp 4 | jito 4 | sergeant 4 | battle_functionary 9 | capitaine 9 | captain 8 | commander_chieftain 8 | shugo 8
flight_commander 3 | kommandant 5 | charles_sykes 3 | general_michael_kell 3 | banner_bearer 2 | bushi 2 | cyril_dent 7
eva_valmonte 1 1 2 | war_medic 3 | supreme_necromagus 3 | black_widow 4 | death_angel 3 12 | gt_offroad 2
asteroid_settlement 1 1 2 | citadel_sanctum 3 | crater_of_anatholia 1 2 3 | cyberopolis 1 2 3 3
helstrom_mountains 2 3 3 4 | infested_asteroid 2 3 5 | diamond_caverns 2 3 4 5 | phobos_and_deimos 1 1 2 5
sacred_outpost 2 3 6 | shinrikyo_underworld 2 3 | venusian_jungle 1 2 3 3 | artillery_support 5 | close_air_support 5
clan_membership 2 | code_of_honor 2 | elite_trooper 2 4 | special_forces_training 1 3 | secret_assassin 8 | death_row 1
escape 2 | hero_award 3 | honor_award 1
dragonbike 2 5 | jet_pack 5 | pegasus 3 4 | airbrush 3 | tormentor_incinerator 5 6
brass_apocalypt 6 | meta_cannon 4 6 | mccraig_line 1 2 2 3 | no_mans_land 1 4 | assault_engineer 1 3
lamb_for_the_slaughter 1 | point_guard 1 | rear_guard 1 | pressing_matters 7 | scheduled_briefings 2
shell_shocked 1 | suicide_attack 3 | rattlesnake 5
"""
SINGLE = "secret_assassin"
