"""The numbers printed on cards of Mortificator, as `test_numbers` reads them."""

RATINGS = """
bauhaus_security_guard 3 5 7 6
erwin_stahler 6 6 7 7 | golgotha_unleashed 14 - 6 12
metropolitan_prophet 4 5 5 7 | spirit_of_nathaniel - - - 30 | wolfe 3 9 9 8
jake_kramer 5 6 5 6
"""
NUMBERS = """
deal_with_it 3 4 | panic_button 1
watch_tower 1 1 2
luna_memorial_hospital 2 2
it_shall_be_done 2
dwindling_faith 2
cursed_artifact 2 3
untouchable 1
robbed_blind 2
spiraling_death 3
spirit_of_nathaniel 1 4 | wolfe 5 | autogyro 4 | foreseeing_talisman 12 | reactive_armor_plates 2 | stahler_palace 10
certified_operator 2 | defensive_barrier 1 | illumination 1 | inconvenient_phone_call 2 | inferior_technology 1
rage 1 8 | try_and_stop_me 1 | admonish_resistance 3 | economic_breakdown 15 | gung_ho 1 | day_of_mourning 5
trust_in_the_arms 1 | into_the_dark 5 | to_be_or_not_to_be 4 4 | burglary 3 | ghost_in_the_machine 3 10
living_on_the_edge 3 20 | play_it_again 1 10 | special_orders 20
punch_drunk 4 | blessed_by_apostle 1 | carnage 3 | concealed_weapon 8 | dead_zone 2 | deja_vu 3 25
master_of_disguise 2 | moral_decay 3 | pound_of_flesh 1 20 | lifeguard_armor 4 | pandoras_box 1 1 | smoke_screen 3
surveillance_ship 1 3 | club_arkadin 5 | secret 1 1 | wanna_play 1 1 | watchful_eye 1 3
erwin_stahler 1
battle_cry 3 | powerful_command 3 | blasting_away 2 | temporary_insanity 10 | trail_of_evidence 2
jake_kramer 1 2 5
"""
SINGLE = "joker eat_this hasty_getaway pound_of_flesh"
