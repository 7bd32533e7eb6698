"""The base set beyond the starter decks and the cards that the rules name."""

RATINGS = """
inquisitor_majoris 7 7 7 8 | mystic 4 4 4 5 | revisor 3 3 3 3 | sacred_warrior 3 3 3 3
blessed_vestal_laura 4 4 4 5 | bauhaus_blitzer 3 3 3 3 | dragoon 1 3 5 3 | hussar 2 2 3 2 | venusian_ranger 4 3 4 4
max_steiner 4 7 9 8 | free_marine 4 6 4 5 | martian_banshee 1 5 3 3 | sea_lion 3 4 4 4 | sunset_striker 3 3 3 3
big_bob_watts 5 8 7 7 | mitch_hunter 4 7 7 7 | cuirassier 4 3 4 4 | cybercurity_mp 3 3 4 3 | machinator 3 3 3 3
chemiman 4 4 4 4 | golden_lion 3 3 3 3 | edward_s_murdoch 7 4 7 7 | airman_trevor_bartholomew - 6 8 7
combat_warhead 4 4 3 4 | suicide_warhead 10 0 0 3 | tatsu 6 6 7 7 | yojimbo 7 5 7 7 | ezoghoul 5 8 7 8
templar 4 7 5 6 | zenithian_soulslayer 7 2 6 6 | callistonian_intruder 4 4 6 6 | nepharite_of_demnogonis 4 5 2 5
pretorian_stalker 12 3 8 7
agent_nick_michaels 4 4 4 4 | archinquisitor_nikodemus 8 8 8 9 | fay_and_klaus 3 3 3 5 | twitcher 2 2 2 2
wolfbane_light_cavalry 5 4 4 5
billy 4 4 4 5 | rogue 5 3 4 4
lane_chung 3 6 4 4 | pam_afton 2 5 4 4 | screaming_legionnaire 3 2 1 3 | nepharite_of_muawijhe 6 8 3 7
hatamoto 4 4 4 4
"""
NUMBERS = """
discern_truth 1 3 5
proficiency 1 1
snub_the_cardinal 3 10
reinstatement 1 1
portal_of_the_great_conqueror 3
phantasm 4 6 10
infiltration 6
bacteria_grenade 0 1 3 4
purple_shark 4 5
twist_of_fate 5 5 20 | wind_of_insanity 1 1 5
airman_trevor_bartholomew 1 | combat_armor 1 | cybernetic_power_arm 6 | gehenna_puker 6 | plasma_carbine 3
telescopic_sight 1 | grenade_launcher 3 | reverberating_sharpener 1 | cybernetic_retinas 3 | scalper 1 1 | bolter 2
citadel_of_muawijhe 2 | heimburg 2 | longshore 2 | san_dorado 2 | the_hq 2 | installation 1 3 3
spiked_barricade 1 1 | callistonian_intruder 6 | nepharite_of_demnogonis 2 7 | pretorian_stalker 2 | blindness 2
deform 2 | indigestion 2 | insane_dance 2 | mind_melt 2 | portal_of_dark_healing 3 | shroud 1 | clan_infighting 1
exonerated_ronin 1 | internal_affairs_crackdown 1 | recalled 1 | traitor_discovered 1 | whispers_of_heresy 1
fifteen_minutes_of_fame 5 | changeling_empathy 1 | elemental_empathy 1 | exorcism_empathy 1 | kinetic_empathy 1
manipulative_empathy 1 | mentalism_empathy 1 | premonition_empathy 1 | mystical_training 3 | reputation 3 3
hidden_in_the_shadows 3 | demoted 0 2 | take_aim 1 | evasion_training 1 2 3 | martial_training 1 2 3
sharpshooter 1 2 3 | lost_paperwork 3 | framed 1 5 | influence 1 | undercover_agents 1 3 | surprise_invasion 1
elemental_ball 2 2 | elemental_bolt 2 2 | explosion 3 5 | levitation 1 | exorcise_disease 1 1 2
exorcise_evil_thoughts 1 1 2 | exorcise_infection 1 1 2 | exorcise_poison 1 1 2
flush_out_the_coward 2 | destroy_kohort 5 | destroy_squad 5 | siege_of_the_citadel 1
archinquisitor_nikodemus 1 5 | fay_and_klaus 3 5 | twitcher 1 | wolfbane_light_cavalry 3 3 | sleep 1
send_dreams 5 | invoke_frenzy 1 1 | invoke_pain 1 3 | illusion 3 | necrovisual_link 1 | ticker 2
greater_domination 2 5 | lesser_domination 1 5 | gaze 10 | item_vision 4 | presence 1 | resist_elements 1 2
forced_march 1 | divine_inspiration 3 | gift_of_fate 8 | joy_of_victory 5 | portents_of_victory 2
retraining 1 1 5 | bayonet 2
billy 5 | at_peace_with_the_art 2 | tainted_conjurer 3 | prove_your_valor 3
nimrod_autocannon 3 | command 1 6 | empathy 1 10 | control_mind 1 3 | screaming_legionnaire 1 3
born_with_a_silver_spoon 3 5 | efficiency_training 1 | teleportation 1 | true_path 1 1 3
flow_of_acid 1 3 3
"""
SINGLE = """
snub_the_cardinal
greater_domination lesser_domination bogged_down divine_inspiration expedite_request gift_of_fate retraining
"""
