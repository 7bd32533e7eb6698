"""Numbers printed on cards of the set Apocalypse."""

RATINGS = """
andrew_drougan 5 9 8 9 | brother_claudius 7 7 6 8 | brother_stern 8 6 8 8 | demon_hunter 5 5 7 7
elemental_master 8 8 9 10 | grey_mystic 5 5 4 8 | freedom_brigadeer 3 7 6 7 | keitoku_asano 11 7 10 10
kritana 9 8 10 11 | nicola_brannaghan 7 9 10 12 | shogun 5 4 6 6 | white_mystic 5 5 6 6
dark_mystic 4 5 5 7 | maledrach 6 5 8 10 | red_guard_legionnaire 6 5 6 7 | shadow_master 6 5 5 8
"""
NUMBERS = """
ceremonial_blade 4 | crows_piercing_glance 1 | factory_retrofit 3 | dire_portents 1 1 | andrew_drougan 3
brother_claudius 3 | brother_stern 5 | elemental_master 5 | keitoku_asano 4 | kritana 4 | nicola_brannaghan 4
shogun 6 6 | white_mystic 2
aura_of_mystical_resistance 6 | kanjis_lucky_sense 6 | nomuras_quickened_step 1 5 15 | cobras_venomous_strike 2
adrenaline_implants 0 1 3 | hardened_fist 2 | board_room 3 | boot_camp 4 5 | targeting_installation 1
soul_well 1 | visionary_crystal 1 3 | red_guard_legionnaire 1 5 | shadow_master 3 | total_war 2
administrative_crackdown 1 1
summon_warzone 1 4 8 | paladines_favor 1 5
weapons_expert 2 2
"""
SINGLE = """
innocent_bauble board_room
cryotech_chamber
eye_of_algeroth pass_the_buck
working_on_the_sly
"""
