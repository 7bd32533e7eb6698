"""The numbers printed on promotional cards, as `test_numbers` reads them."""

RATINGS = """
guardian_gargoyle 1 1 4 4 | michaelis_the_apostate 3 3 5 7 | nepharite_warlord 3 6 4 7 | nicholai 5 4 6 8
ragathol 10 4 6 7 | wolfe_in_the_heat 9 3 9 8
hunter_special_forces 9 4 7 7
aquabeast 9 2 9 12
"""
NUMBERS = """
spellbound 3
nepharite_warlord 5 | luna 1 2 | stranglehold 1
hunter_special_forces 2
"""
SINGLE = "spellbound"
