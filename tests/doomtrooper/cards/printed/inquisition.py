"""The numbers printed on cards of Inquisition, as `test_numbers` reads them."""

RATINGS = """
antiquarian 3 3 3 3 | apostate 3 3 4 7 | callistonian_conqueror 6 6 6 7 | dark_huntsman 5 5 5 6
eradicator_deathdroid 4 13 10 12 | ilian_temple_sentinel 3 3 4 5 | mentor 3 3 3 3 | scion_of_ilian 4 5 4 5
the_unnamed - - - 25 | valpurgius 4 4 7 8 | vince_diamond 8 11 7 10 | zenithian_slaughtermaster 9 2 4 7
"""
NUMBERS = """
dark_huntsman 3 | mentor 1 | vince_diamond 2 | ac41_purifier 5 | avenger_sword 3 | azogar 3 5
improved_kratach 5 | inquisitor_battle_dress 1 3 | necrobionics 3 | necromower 3 5 | ssw4200p 4
armor_of_the_true_assassin 4 | monstrous_power 2 | unholy_power 4 | ungodly_power 5 | factory 1 | hideout 2
mortification 2 | summoning_empathy 1 | first_directorate 1 | attack_prediction 6 | dispose 1 3 15
elemental_alteration 1 1 | enlarge 2 6
"""
SINGLE = "dispose"
