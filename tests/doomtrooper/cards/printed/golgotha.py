"""Numbers printed on cards of the set Golgotha."""

RATINGS = """
atilla_iii 8 7 8 9 | callistonian_sundancer 12 4 7 9 | chris_jackson 4 8 8 7 | coral_beach 7 8 7 8
golgotha_mistress - - - 12 | inquisitor_simon 5 10 8 9 | pretorian_behemoth 13 7 9 10 | shinobi 5 9 8 8
timothy_macguire 4 10 7 7 | toshiro 10 2 7 7
fury_elite_guard 5 6 7 7 | last_ritesman 3 7 8 7 | saladin 12 8 10 11 | sergeant_carter 2 6 8 7
desert_scorpion 3 6 4 5
infantry_sniper 3 9 5 9
doomsday_proclaimer 3 7 7 5
"""
NUMBERS = """
lack_of_faith 1 | leashed 1 5 | undying_loyalty 1 | leveled_field 3 | out_of_fuel 1 | tax_refund 1
combat_fatigue 1 | honor_the_emperor 1 | double_time 2 2 | golgothas_mirror 2 | chris_jackson 3 | coral_beach 2
pretorian_behemoth 2 | shinobi 5 | timothy_macguire 4
behemoth_armor 2 6 | carcass_suit 0 5 | fury_elite_guard 5 | last_ritesman 3 | sergeant_carter 4 | extortion 1 4
yahoo 2
attrition 1 2 | armory 1 1 5 | inquisition_card 1 | nothing_is_sacred 1 | wartime_retribution 2
close_but_no_cigar 3 | martyr 2 | mutiny 1 | equal_rights 1
arms_convoy 1 | troop_transfer 1 | changeling_power 0 | infrared_goggles 2
economic_collapse 2 3 | total_eclipse 1
"""
SINGLE = """
leveled_field golgothas_mirror
attrition
close_call fools_gold
"""
