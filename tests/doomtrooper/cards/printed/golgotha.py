"""Numbers printed on cards of the set Golgotha."""

RATINGS = """
atilla_iii 8 7 8 9 | callistonian_sundancer 12 4 7 9 | chris_jackson 4 8 8 7 | coral_beach 7 8 7 8
golgotha_mistress - - - 12 | inquisitor_simon 5 10 8 9 | pretorian_behemoth 13 7 9 10 | shinobi 5 9 8 8
timothy_macguire 4 10 7 7 | toshiro 10 2 7 7
"""
NUMBERS = """
lack_of_faith 1 | leashed 1 5 | undying_loyalty 1 | leveled_field 3 | out_of_fuel 1 | tax_refund 1
combat_fatigue 1 | honor_the_emperor 1 | double_time 2 2 | golgothas_mirror 2 | chris_jackson 3 | coral_beach 2
pretorian_behemoth 2 | shinobi 5 | timothy_macguire 4
"""
SINGLE = """
leveled_field golgothas_mirror
"""
