"""Every number printed on a card that was built, copied from the cards: their texts are rendered from what runs."""

from __future__ import annotations

import re

import pytest

from sudi.games.doomtrooper.cards.card import Doomcard
from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.games.doomtrooper.cards.types import WARRIOR
from sudi.games.doomtrooper.game import GAME
from sudi.kernel.wording import LANGUAGES

from .printed import apocalypse, golgotha, inquisition, mortificator, paradise_lost, promo, unlimited, warzone

# Fight, shoot, armour and value; a dash for what a warrior has not. The MERCENARY's value is what is bid for it.
RATINGS = """
yuichiro 7 7 9 9
inquisitor 4 4 4 4 | valkyrie 3 3 3 3 | mortificator 3 3 3 3 | keeper_of_the_art 3 3 5 4 | archangel 3 3 3 3
clansman 4 2 3 3 | blood_beret 4 4 3 4 | trencher 3 2 2 3 | young_guard 2 4 3 3 | rams_air_cavalry - 4 6 5
sean_gallagher 10 3 8 8 | sgt_mcbride 5 5 4 5 | crenshaw_the_mortificator 3 7 8 7 | cardinal_dominic 10 7 10 10
undead_legionnaire 3 1 2 2 | child_of_ilian 1 3 2 2 | legionnaire_of_semai 1 2 3 2 | necromutant 4 4 4 4
centurion 4 4 4 5 | blessed_legionnaire 2 2 1 3 | heretic 2 2 2 3 | nepharite_of_ilian 8 5 4 7
nepharite_of_semai 5 4 5 6 | nepharite_of_algeroth 11 5 6 8 | alakhai_the_cunning 9 9 12 12
ex_imperial_freelancer 4 2 2 1 | razide 9 2 7 7 | immaculate_fury 5 12 7 8 | cairath 8 2 6 6 | curator 3 4 3 4
infantry 2 3 2 2 | shadow_walker 4 3 4 5 | valerie_duval 8 4 8 8 | etoiles_mortant 4 2 6 4
crenshaw_the_redeemer 7 4 6 7 | wolfbane_honor_guard 6 5 7 7 | venusian_marshal 8 7 8 8
colonel_maxwell 9 7 8 9 | renegade_apostate 4 4 5 7 | local_thug 15 5 13 5 | freelancer_patriarch 3 3 6 5
patriarch 3 3 3 3 | prophet 3 3 4 4 | cardinal_durand 11 11 11 14 | squadron_commander 7 3 5 6
bodyguard 2 2 6 4 | samurai 3 3 3 3 | chasseur 5 2 4 5 | combat_overseer 4 3 7 7 | golgotha_princess 8 - 8 12
kadaver 2 2 2 2 | zhurgon 1 8 7 6 | paparazzo 2 2 2 4 | ilian_mistress - - - 20 | algeroth_apostle - - - 20
demnogonis_befouler - - - 20 | muawijhe_lord - - - 20 | semai_lord - - - 20 | johnstone - - - 20
romanov - - - 20 | lord_nozaki - - - 20 | president_colding - - - 20 | nineteenth_executive - - - 20
algeroth_cultist 3 3 3 3 | demnogonis_cultist 4 3 2 3 | ilian_cultist 2 4 3 3 | muawijhe_cultist 3 2 4 3
semai_cultist 4 2 3 3 | ex_bauhaus_freelancer 2 2 4 1 | ex_capitol_freelancer 2 4 2 1
ex_cybertronic_freelancer 2 2 4 1 | ex_mishima_freelancer 3 3 3 1 | mercenary 15 15 15 0 | vac_engineer 3 3 3 4
bauhaus_cop 2 2 2 4 | eaonian_justifier - - - 10 | lutheran_disciple 5 4 4 4
"""
# The numbers that a card says, in words or digits, the smallest first; of a card that is not here, none.
NUMBERS = """
manifest_destiny 10 10 | fortune_of_war 7 | rising_market 2 | throwing_it_all_away 1 1
subterfuge 3 | and_stay_dead 2 | fill_em_up 7 | banishment 2 5 | nasty_surprise 10
gunfighter 2 | the_howling 1 | enemys_weakness 1 | advanced_security_system 1
keeper_of_the_art 2 | clansman 1 | trencher 3 | sgt_mcbride 1 | clansman_claymore 1 1 2 2 | composite_armor 4
portable_force_shield 6 | punisher_handgun 1 | imperial_southpaw 2 4 | first_aid_kit 1 | ac40_justifier 3
charger 5 | interceptor 2 | fukido 2 | the_cathedral 2 | foxhole 1 2 2 | alakhai_the_cunning 2
ex_imperial_freelancer 3 | curator_sword 2 4 | kratach 3 | scythe_of_semai 4 4 8 | vassht 2 | deathlockdrum 2 3
citadel_of_algeroth 2 | citadel_of_ilian 2 | citadel_of_demnogonis 2 | citadel_of_semai 2 | secret_hq 5 5
dark_fire 1 | resist_pain 1 | terror 1 | hand_of_death 2 | true_gate 1 10 | distort 10 | decay 10
time_rot 0 1 1 3 | animate_dead 3 | barbarous_power 1 | dance_on_the_edge 2 | elemental_wall 2 2 | shield 1
strike 1 | exorcise_dark_influences 1 | exorcise_wound 1 1 2 | fly 2 | exorcism 1 3 5 | summon_spell 2 4
nathaniels_opportunity 1 | nepharite_hunt 2 4 | fury_of_the_clansmen 2 4 | defensive_perimeter 1
assassination 2 | suicide_mission 3 | inspire_the_masses 3 | solidarity 1 2 | dark_kohort 10
well_rounded_squad 10 | positive_karma 10 | evasive_action 2 | powerful_blow 2 | lucky_shot 2 | inspired 3
blood_lust 1 | initiative 1 | reinforcements 1 7 | cowardice 5 | doomed 3 | gale_force_winds 3
wolfbane_honor_guard 8 | venusian_marshal 2 | colonel_maxwell 6 | freelancer_patriarch 5 | squadron_commander 4
bodyguard 3 | combat_overseer 4 | kadaver 1 3 | paparazzo 3 | algeroth_apostle 3 | demnogonis_befouler 3
semai_lord 4 | ex_bauhaus_freelancer 3 | ex_capitol_freelancer 3 | ex_cybertronic_freelancer 3
ex_mishima_freelancer 3 | shore_leave 1 | rescue_mission 1 | captured 1 | hidden 1 | lurker 1
dont_call_again 4 | programmed 1 | recruitment 1 | suppressing_fire 1 | training 1 | grim_reaper 2 4
grand_assault 1 | smell_of_war 2 | wave_of_righteousness 1 10 | cleansing_flame 8 | reassignment 1
hostile_takeover 1 | mortis_sword 1 1 1 | shrieketh 1 | book_of_law 1 1 | triangulating_scope 3
punisher_blade 1 | capitol_sword 1 | combat_coordinator 8 | violator_sword 2 | hellhound_necrotank 5 | grenade 1
great_infurior 3 6 | hellblaster 1 7 | superior_quality 1 | hagelsturm 4 | mandible 5 | punisher_combo 2
samurai_armor 3 | unholy_carronade 3 | cybermech 1 3 | fortified_entrenchment 2 2 | protective_wall 1 3
industrial_complex 3 | bauhaus_bank 1 2 10 | great_rust_desert 2 2 6 | victoria 1 2 3 3 | graveton 1 1 4 4
central_europe 2 3 | rivetbull 2 3 4 | twotusk 4 | armor_of_unholiness 4 | dai_sho 6 | alliance_mishima 5
death_maze 1 | cardinals_blood 1 | curators_gift 1 | blessed_blood 2 | the_defiance 1 | the_protection 1
the_sacrifice 1 | the_conviction 1 | true_enemy 1 3 | our_will 1 1 | v3 2 2 | burning_lungs 1 2 | inoculations 1
anti_toxin 3
"""

# The cards of which a deck holds one copy; of every other one it holds four.
SINGLE = """
subterfuge second_thoughts nasty_surprise
bamboozled missing_in_action captured dont_call_again programmed recruitment second_chance grand_assault
wave_of_righteousness cleansing_flame reassignment ruthless_efficiency
"""


# Banned: known, and in no deck.
BANNED = "eternal_curse corporate_shenanigans golgotha_unleashed suicide_attack mask_of_the_vestals deal_with_it"
BANNED += " the_falcon_of_pilgrims"


def read(table: str) -> dict[str, list[str]]:
    rows = (entry.split() for entry in table.replace("\n", "|").split("|"))
    return {row[0]: row[1:] for row in rows if row}


SETS = (unlimited, inquisition, warzone, mortificator, golgotha, apocalypse, paradise_lost, promo)
PRINTED_RATINGS = read("|".join((RATINGS, *(one.RATINGS for one in SETS))))
PRINTED_NUMBERS = read("|".join((NUMBERS, *(one.NUMBERS for one in SETS))))
PRINTED_LIMIT = dict.fromkeys(" ".join((SINGLE, *(one.SINGLE for one in SETS))).split(), 1)
PRINTED_LIMIT |= dict.fromkeys(BANNED.split(), 0)
BUILT = [card for card in CARDS if card.box != "trial"]


def test_the_tables_are_about_cards_that_are_there() -> None:
    assert set(PRINTED_RATINGS) == {card.id for card in BUILT if card.type == WARRIOR}
    assert set(PRINTED_NUMBERS) | set(PRINTED_LIMIT) <= {card.id for card in BUILT}


@pytest.mark.parametrize("card", BUILT, ids=lambda card: card.id)
def test_a_card_has_its_printed_numbers(card: Doomcard) -> None:
    if card.type == WARRIOR:
        ratings = [card.fight, card.shoot, card.armour, card.value]
        assert ["-" if n is None else str(n) for n in ratings] == PRINTED_RATINGS[card.id]
    for lang in LANGUAGES:
        said = sorted(re.findall(r"(?<![A-Za-z])\d+", card.text(lang)), key=int)
        assert said == PRINTED_NUMBERS.get(card.id, [])


@pytest.mark.rule("DTR-471")
@pytest.mark.parametrize("card", BUILT, ids=lambda card: card.id)
def test_a_deck_holds_so_many_copies_of_a_card_and_no_more(card: Doomcard) -> None:
    limit = PRINTED_LIMIT.get(card.id, 4)
    for copies, wrong in ((limit, []), (limit + 1, [card.id]))[not limit :]:
        problems = GAME.check_deck(f"{copies} {card.id}").problems
        assert [id for problem in problems for id in problem.cards] == wrong
    assert card.face()[1]["limit"] == limit
