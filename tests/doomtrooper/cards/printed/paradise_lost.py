"""Numbers printed on cards of the set Paradise Lost."""

RATINGS = """
crenshaw_island 6 7 8 8 | indigo_island 3 14 8 8 | mitch_hunter_island 7 7 7 7 | colonel_harding 8 7 7 9
gomorrian_emasculator 4 9 7 8 | nassal 3 3 3 2 | phische 8 1 7 6 | brotherbound_trooper 4 3 5 4
brotherbound_sergeant 6 5 7 6 | crescentian_martyr 5 5 4 8 | sacred_tear 4 4 4 7 | jihad_infantry_trooper 7 6 7 7
mastodont_handler 4 4 4 4 | cavalier 5 3 4 4 | heavy_cavalier 3 6 5 5 | scout_cavalier 4 4 5 4 | corsair 7 3 6 6
fusilier 0 0 0 4 | greymourn_trenchartillery 3 9 6 6 | lutheran_sergeant 7 6 6 6 | cossack 5 4 5 5
cossack_kommendant 7 5 6 7 | cossack_scout 4 4 4 4 | soldat 5 4 5 5 | schwerwaffe_soldat 3 7 5 6
flammen_soldat 8 8 4 6 | shock_soldat 5 5 6 6 | soldat_kommendant 6 5 6 7 | jaeger_commando 5 5 5 7
gendarme 7 8 8 9 | horde_centurion 7 7 5 8 | horde_trooper 5 4 5 5 | templar_legionnaire 4 4 4 4
templar_marine 6 6 7 7
gendarme_bestal 4 4 4 4 | master_valpurgius 6 6 9 10
high_seer_castor 3 3 4 6
grinder_island 3 3 6 10
"""
NUMBERS = """
eclipse_mammoth 3 3
emissaries 1
blitztank 5 | tailwave 6 | veiled_dart 6 | grimgrind_airvessel 4 | verounist_stingray 3 | torrent_battle_wagon 3
ironshark 5 | body_armor 3 | equine 2 | marine_serett 2 4 4 | eastern_europe 1 2 3 | southern_europe 2 3 3
bloody_coup 1 3 | curbed 1 | higher_value_on_life 1 | off_to_the_butcher 15 | planetary_bombing 3
brotherbound_sergeant 2 | crescentian_martyr 20 | sacred_tear 16 | mastodont_handler 2 | cavalier 1
heavy_cavalier 1 | scout_cavalier 1 | fusilier 4 | greymourn_trenchartillery 4 | lutheran_sergeant 2
cossack_kommendant 3 | soldat 2 | soldat_kommendant 3 | jaeger_commando 4 | horde_centurion 2
templar_legionnaire 2
asian_skull 2 3 | european_skull 2 3 | north_american_skull 2 3 | south_american_skull 2 3 | holy_urox 2 2 3 6
mastodont 2 3 4 | predatorian 2 2 | corarius_transport 2 2 5 | palanquin_airvessel 1 2 | garbage_dump 1 4
northwestern_europe 1 3 | parasitic_stupor 1 1 | withering_death 3 | battle_madness 0 2 | gendarme_bestal 1 1 2
pillaged_munitions 1 1 | brotherhood_archives 1 4 | grave_robbers 3 | private_collector 3 | prisoner_work_camp 1
manhunt 5 | raze_the_land 5 | requisition 1
behold_the_future_possibilities 1 6 | gang_up 1 3 4 | razor_wire_fence 1 6 | tusked_serett 2 2 3
support_artillery_ox 2 2 3
grinder_island 3 4 | tight_grip 1 3
"""
SINGLE = """
navigational_error
"""
