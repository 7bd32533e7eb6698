"""How the parts of a text are worded: whose cards and where, when, how much; one of many, one alone or several."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.law.decks import BY_ID


@pytest.mark.parametrize(
    ("id", "cs", "en"),
    [
        # ---- whose, of which class and name, where ----
        ("fk_purge", "libovolný počet vlastních jednotek.", "any number of friendly units."),
        ("fk_hellforged_weapon", "Zvol vlastní běžnou jednotku a", "Choose a friendly common and"),
        ("br_hypnotic_call", "Zvol běžnou jednotku nebo hrdinu.", "Choose a common or champion."),
        ("to_freeze", "nebo hrdinu bez žetonů posílení ve", "Choose an unboosted common or champion within"),
        ("pe_burn", "ve vzdálenosti do 2 polí od svého Vyvolavače", "within 2 spaces of your summoner"),
        ("br_blast", "do 3 volných polí v přímém směru od svého", "within 3 clear straight spaces of your summoner"),
        ("pe_ember_archer", "volných polí v přímém směru od této jednotky", "clear straight spaces of this unit"),
        ("pd_ice_ram", "zvolit jednotku sousedící s ní a", "choose a unit adjacent to it and"),
        (
            "pd_jarmund",
            "každé cizí jednotce sousedící s vlastní stavbou",
            "enemy unit adjacent to a friendly structure",
        ),
        ("cg_sneak", "vlastních jednotek s náklady 0.", "friendly units with a cost of 0."),
        (
            "se_chant_of_growth",
            "posil ji i každou vlastní jednotku sousedící s ní",
            "it and each friendly unit adjacent",
        ),
        ("pd_glacial_shift", "Zvol až 3 vlastní stavby ve", "Choose up to 3 friendly structures within"),
        ("pd_glacial_shift", "zatlač každou z nich o 1 až 2 pole.", "force each of them 1 to 2 spaces."),
        (
            "br_mind_control",
            "počet cizích běžných jednotek a hrdinů ve",
            "number of enemy commons and champions within",
        ),
        ("va_mass_heal", "ze všech vlastních běžných jednotek a hrdinů", "from each friendly common and champion"),
        ("pd_ice_repair", "2 zranění z každé vlastní stavby.", "2 damage from each friendly structure."),
        ("pe_queen_maldaria_digital", "zvolit další vlastní jednotku a", "choose another friendly unit and"),
        (
            "pe_blinding_flare",
            "s tvým Vyvolavačem i na něj samého",
            "adjacent to your summoner and on the summoner itself",
        ),
        ("pe_ember_beast", "sousedící s vlastní Žhavou jednotkou.", "adjacent to a friendly Ember unit."),
        ("pe_holleas", "Žhavé jednotky můžeš vyvolávat na volná", "You may summon Ember units to empty"),
        ("se_chant_of_weaving", "sousedící se zvolenou jednotkou.", "adjacent to the chosen unit."),
        ("va_renewed_hope", "sousedící se svým Vyvolavačem.", "adjacent to your summoner."),
        ("pe_fire_drake", "pole sousedící se svým Vyvolavačem.", "to an empty space adjacent to your summoner."),
        (
            "va_guarding_spirits",  # here the units are the subject, not the reader
            "Vlastní běžné jednotky ve vzdálenosti do 3 polí od tvého Vyvolavače mají",
            "Friendly commons within 3 spaces of your summoner have",
        ),
        ("gate", "sousedící s touto kartou.", "adjacent to this card."),
        # ---- changed numbers ----
        ("fk_gul_dass", "má +1 k síle za každé zranění na ní.", "has +1 strength for each damage on it."),
        ("se_lioness", "má +1 život za každý žeton", "has +1 life for each boost on it, to a maximum of +5."),
        ("pd_ollag", "Vlastní stavby mají +1 život.", "Friendly structures have +1 life."),
        ("va_jacob_eldwyn", "za každé 2 body magie, které máš.", "for every 2 magic you have."),
        ("pd_frost_mage", "za každou vlastní stavbu sousedící s", "for each friendly structure adjacent to"),
        ("to_targan", "Mrazové jednotky sousedící s touto jednotkou mají", "Frost units adjacent to this unit have +1"),
        ("cg_pile_on", "má při útoku +1 k síle za každou", "has +1 strength for each other friendly unit adjacent"),
        (
            "br_hypnotic_call",
            "má při útoku na zvolenou jednotku +1",
            "has +1 strength when it attacks the chosen unit.",
        ),
        ("cg_horde_climber", "se může pohnout o 1 pole dál.", "may move 1 extra space."),
        ("se_rhinoceros", "na ní, nejvýš o 5 polí.", "1 extra space for each boost on it, to a maximum of 5."),
        ("pd_ice_golem", "Tato jednotka se pohybuje o 1 pole méně.", "This unit moves 1 space less."),
        ("br_perplexing_tempest", "Všechny jednotky se pohybují o 1", "All units move 1 space less."),
        ("br_wind_archer", "až 4 volná pole v přímém směru.", "up to 4 clear straight spaces away."),
        # ---- hits ----
        ("fk_dragos", "symbol za 1 zásah na blízko.", "special symbol as 1 melee symbol in this attack."),
        ("pd_ice_smith", "se počítá každý zvláštní symbol za 2 zásahy", "each special symbol as 2 melee symbols."),
        (
            "to_shonk",
            "Útoky této jednotky přidávají 1 zranění za",
            "Attacks of this unit add 1 damage for each special",
        ),
        ("to_smasher", "Útoky na tuto jednotku přidávají za", "Attacks on this unit add 1 more damage for each"),
        (
            "br_deceiver",
            "přidávají útoky cizích jednotek",
            "attacks of enemy units adjacent to this unit add 1 damage less.",
        ),
        ("to_frost_shaman", "Nepadne-li žádný zvláštní symbol,", "If no special symbol is rolled,"),
        ("pe_ember_mage", "První útok na tuto jednotku v každém tahu přidá", "adds at most 1 damage."),
        # ---- bans ----
        ("cg_horde_clinger", "Tato jednotka se nemůže pohybovat.", "This unit cannot move."),
        ("br_kalal", "Tato jednotka nemůže být zatlačena.", "This unit cannot be forced."),
        ("pe_queen_maldaria_digital", "jednotkou nemohou být zatlačeny.", "adjacent to this unit cannot be forced."),
        ("to_freeze", "se nemůže pohybovat, útočit, být zatlačena ani se stát", "cannot move, attack, be forced or be"),
        # ---- when ----
        (
            "to_ragnor",
            "Po útoku této jednotky na cizí jednotku posil",
            "After this unit attacks an enemy unit, boost your",
        ),
        ("br_gulldune", "Po útoku této jednotky na cizí kartu můžeš", "After this unit attacks an enemy card, you may"),
        ("to_tundra_fighter", "na sousedící cizí kartu hoď", "attacks an adjacent enemy card, roll"),
        ("pe_royal_guardian", "na sousedící cizí běžnou jednotku nebo hrdinu", "an adjacent enemy common or champion,"),
        ("to_primal_fury", "Po útoku tvého Vyvolavače na", "After your summoner attacks an adjacent enemy card, once"),
        (
            "to_brutal_force",
            "Po útoku, kterým tato jednotka zranila",
            "After an attack with which this unit damaged a unit",
        ),
        ("br_kalal", "Po útoku této jednotky nebo namísto něj", "After this unit attacks, or instead of attacking,"),
        (
            "to_for_glory",
            "nejvýš 1 zvláštní symbol, uštědři této",
            "shows no more than 1 special symbol, deal this unit 1",
        ),
        (
            "va_temple_priest",
            "Před útokem této jednotky na vlastní",
            "Before this unit attacks a friendly common or champion,",
        ),
        ("fk_dragos", "Před útokem této jednotky můžeš", "Before this unit attacks, you may"),
        ("va_coleen_brighton", "stane cílem útoku, hoď 2 kostkami.", "becomes the target of an attack, roll 2 dice."),
        ("va_coleen_brighton_digital", "cílem útoku cizí jednotky, hoď", "of an attack by an enemy unit, roll"),
        (
            "fk_undead_warrior",
            "Kdykoli je ve tvém tahu eliminována jednotka,",
            "Whenever a unit is destroyed in your turn,",
        ),
        (
            "fk_undead_archer",
            "jednotka ve vzdálenosti do 3 polí od",
            "a unit within 3 spaces of this unit is destroyed in",
        ),
        ("va_holy_judgment", "Kdykoli je eliminována vlastní", "Whenever a friendly unit is destroyed, remove 1"),
        ("fk_sacrificial_pyre", "Kdykoli je eliminována jednotka,", "Whenever a unit is destroyed, boost this card."),
        ("cg_beast_rider", "Pokud se pohne alespoň o 3 pole jedním", "If it moves at least 3 spaces in one direction,"),
        ("to_grognack", "není-li na ní žádný žeton posílení, posil", "moves, if there is no boost on it, boost"),
        (
            "cg_the_eater",
            "pokud tato jednotka v tomto tahu žádnou jednotku",
            "if this unit has destroyed no unit this turn,",
        ),
        (
            "pe_queen_maldaria_digital",
            "tahu zaútočila na cizí kartu,",
            "if this unit attacked an enemy card this turn,",
        ),
        ("cg_blarf", "Na začátku své fáze Útok zvol jednu", "At the start of your Attack phase, choose one: 1) pay 1"),
        ("pd_ice_ram_later", "když se vlastní stavba pohne", "Each time a friendly structure moves or is forced,"),
        ("pd_ice_ram", "když pohneš stavbou nebo ji zatlačíš,", "Each time you move or force a structure,"),
        # ---- what is done ----
        ("pd_ice_ram", "Potom ji můžeš zatlačit o 1 pole.", "Then you may force it 1 space."),
        ("br_hypnotic_call", "o 1 pole blíž ke svému Vyvolavači.", "1 space nearer to your summoner."),
        ("to_brutal_force", "zatlačit o 1 pole od této jednotky.", "force it 1 space away from this unit."),
        ("va_holy_judgment", "Posil tuto kartu 2krát.", "Boost this card 2 times."),
        ("fk_undead_warrior", "odstraň z této karty 2 žetony posílení.", "remove 2 boosts from this card."),
        (
            "fk_hellforged_weapon",
            "uštědři této jednotce 1 zranění za",
            "deal this unit 1 damage for each special symbol",
        ),
        (
            "fk_hellforged_weapon",
            "kartou má schopnost Prokletí:",
            "The unit on top of this card has the ability Cursed:",
        ),
        ("va_guarding_spirits", "mají schopnost Záštita: První", "have the ability Guarded: The first"),
        (
            "br_gwalark",
            "která začíná pohyb ve vzdálenosti do 2 polí od",
            "Friendly commons that set out within 2 spaces of",
        ),
        ("to_primal_fury", "zaútočit se svým Vyvolavačem navíc", "on an adjacent enemy card with your summoner."),
        ("se_makeinda_ru", "Namísto pohybu této jednotky můžeš", "Instead of moving this unit, you may"),
        ("fk_ret_talus", "Jednou za tah ve své fázi Vyvolávání můžeš", "Once per turn in your Summon phase, you may"),
        ("fk_undead_carrier", "na pole eliminované jednotky.", "on the space of the destroyed unit."),
    ],
)
def test_a_part_of_a_text_is_worded_in_both_languages(id: str, cs: str, en: str) -> None:
    assert cs in BY_ID[id].text("cs")
    assert en in BY_ID[id].text("en")
