"""Numbers printed on cards of the set Apocalypse."""

RATINGS = """
andrew_drougan 5 9 8 9 | brother_claudius 7 7 6 8 | brother_stern 8 6 8 8 | demon_hunter 5 5 7 7
elemental_master 8 8 9 10 | grey_mystic 5 5 4 8 | freedom_brigadeer 3 7 6 7 | keitoku_asano 11 7 10 10
kritana 9 8 10 11 | nicola_brannaghan 7 9 10 12 | shogun 5 4 6 6 | white_mystic 5 5 6 6
"""
NUMBERS = """
ceremonial_blade 4 | crows_piercing_glance 1 | factory_retrofit 3 | dire_portents 1 1 | andrew_drougan 3
brother_claudius 3 | brother_stern 5 | elemental_master 5 | keitoku_asano 4 | kritana 4 | nicola_brannaghan 4
shogun 6 6 | white_mystic 2
"""
SINGLE = """
"""
