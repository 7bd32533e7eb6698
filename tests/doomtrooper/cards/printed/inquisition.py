"""The numbers printed on cards of Inquisition, as `test_numbers` reads them."""

RATINGS = """
grizzly_battle_tank 8 14 16 20
eminent_summoner 4 4 5 7
antiquarian 3 3 3 3 | apostate 3 3 4 7 | callistonian_conqueror 6 6 6 7 | dark_huntsman 5 5 5 6
eradicator_deathdroid 4 13 10 12 | ilian_temple_sentinel 3 3 4 5 | mentor 3 3 3 3 | scion_of_ilian 4 5 4 5
the_unnamed - - - 25 | valpurgius 4 4 7 8 | vince_diamond 8 11 7 10 | zenithian_slaughtermaster 9 2 4 7
doctor_diana 3 3 6 5 | golem_of_darkness 6 5 7 7 | tekron 4 4 3 6
"""
NUMBERS = """
double_duty 1 | tight_formation 2 | summon_defense 3 6
loot_and_pillage 3 20
grizzly_battle_tank 2 2 20
power_stabilizer 1
plague_bearer 2 4
nazgaroth 1 5 8
loot_the_dead 1
evil_eye 3
desperate_times 25
dark_huntsman 3 | mentor 1 | vince_diamond 2 | ac41_purifier 5 | avenger_sword 3 | azogar 3 5
improved_kratach 5 | inquisitor_battle_dress 1 3 | necrobionics 3 | necromower 3 5 | ssw4200p 4
armor_of_the_true_assassin 4 | monstrous_power 2 | unholy_power 4 | ungodly_power 5 | factory 1 | hideout 2
mortification 2 | summoning_empathy 1 | first_directorate 1 | attack_prediction 6 | dispose 1 3 15
elemental_alteration 1 1 | enlarge 2 6
doctor_diana 1 | tekron 3 | chain_bayonet 6 | bauhaus_bully 8 | canyle 3 | castigator_battlespear 2 4 4
coagulant_autoinjector 1 3 | dpat_9_deuce 1 6 | icarus_jet_fighter 3 5 | mystic_battle_dress 1 3
archetypal_timepiece 1 1 1 5 | bringer_of_light 3 7 | exorcist_glove 2 3 5 | krynstons_skull 4
scroll_of_unholy_invocation 3 | the_shillelagh 1 3 4 5 | the_liber_hereticus 6 | annihilation 3
arctic_wave 2 4 | envision 1 1 | equilibrium 3 | greater_divination 1 6 | gusts_of_hesitation 1
storm_of_chaos 1 4 | behest 2 | age_of_catastrophe 3 5 | commendation 1 3 | decoration 1 3 | recognition 1 3
curse_of_algeroth 4 | duty_roster 1 4 | hidden_cache 7 | snipers 2 4 | taxation 1 3 | tithe 1 2
third_directorate 1 1 | fourth_directorate 1 1 1
archer_sniper_rifle 1 2 5 | sr_mk_xii_assailant 1 4 4 | nimrod_mk_i 1 4 4 | laser_sight 1 2 3
the_black_gate 1 5 | summon_hero 2 | summon_trooper 2 | summon_item 4 7 | summon_relic 7 10 | charge 2 3
shriek 1 1 2 4
panzerknacker 4 | greater_manipulation 1 3
mission_statement 3 | dark_summoning 3 | second_directorate 1 | subversive_agent 1 | fist_of_fury 1
transmutation 0
bolster_your_forces 1
"""
SINGLE = """
double_duty
loot_and_pillage
desperate_times
dispose
annihilation greater_divination gusts_of_hesitation storm_of_chaos supply_line_severed wrath_of_algeroth
"""
