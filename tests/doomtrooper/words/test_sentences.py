"""What the texts of cards say in words: one sentence for each way of saying something, as the cards mean it."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.cards.catalogue import CARDS

TEXTS = {card.id: card for card in CARDS}
SENTENCES = (
    (
        "bauhaus_bank",
        "Hraj kdykoli.",
        "Play at any time.",
    ),
    (
        "bauhaus_bank",
        "Nesmí být nikdy obětována.",
        "It may never be sacrificed.",
    ),
    (
        "bodyguard",
        "Považován za opevnění.",
        "Considered a fortification.",
    ),
    (
        "burning_lungs",
        "Více kopií této karty se sčítá.",
        "Several copies of this card add up.",
    ),
    (
        "burning_lungs",
        "Zůstává ve hře.",
        "It stays in play.",
    ),
    (
        "cardinal_dominic",
        "Kacíři nesmějí útočit na bojovníka Kardinál Dominik.",
        "Heretics may not attack Cardinal Dominic.",
    ),
    (
        "central_europe",
        "Obránce v této zóně získává +2 k zápasu a střelbě.",
        "The defender in this zone gains +2 to fight and shoot.",
    ),
    (
        "chasm",
        "Bojovníci nesmějí zápasit do začátku tvého příštího kola; souboj, který se tak právě vede, končí.",
        "Warriors may not fight until the start of your next turn; a combat of that kind that is going on ends.",
    ),
    (
        "crenshaw_the_redeemer",
        "Smí sesílat kouzla všech aspektů Umění.",
        "May cast spells of every aspect of the Art.",
    ),
    (
        "dance_on_the_edge",
        "Bojovník má −2 k základnímu zápasu, střelbě a obraně.",
        "The warrior has −2 to base fight, shoot and armour.",
    ),
    (
        "defensive_perimeter",
        "Přiděl kterémukoli hráči.",
        "Assign to any player.",
    ),
    (
        "eaonian_justifier",
        "Nikdy nebojuje.",
        "It never takes part in a combat.",
    ),
    (
        "exorcism",
        "Za každých 5 bodů osudu vykup 1 Doomtroopera, který se stal kacířem; za každou jeho kartu Černé "
        "symetrie, která se vyřazuje, zaplať 3 body osudu.",
        "For every 5 destiny points redeem 1 Doomtrooper that became a heretic; pay 3 destiny points for "
        "each of its Dark Symmetry cards, which are discarded.",
    ),
    (
        "gale_force_winds",
        "Vyřaď všechny vzdušné koráby ve hře.",
        "Discard all airships in play.",
    ),
    (
        "golgotha_princess",
        "Bojuje jen zápasem.",
        "It takes part in fights only.",
    ),
    (
        "great_infurior",
        "Zaplať 6 bodů osudu.",
        "Pay 6 destiny points.",
    ),
    (
        "hagelsturm",
        "Přilož ke svému veliteli Bauhausu nebo Kapitolu.",
        "Attach to a Bauhaus or Capitol commander of yours.",
    ),
    (
        "ilian_mistress",
        "Smějí dostat dary apoštolů kdykoli a bez akce.",
        "They may receive gifts of the apostles at any time for no action.",
    ),
    (
        "ki_teleportation",
        "Přilož ke svému Vrahovi ze stínu Mishimy.",
        "Attach to a Mishima Shadow Walker of yours.",
    ),
    (
        "local_thug",
        "Nepatří k žádné straně.",
        "It belongs to no side.",
    ),
    (
        "lurker",
        "Bojovník nesmí být napaden a nechrání před sabotáží.",
        "The warrior may not be attacked and does not protect from sabotage.",
    ),
    (
        "mandible",
        "Používá se jen v zápase.",
        "It is used in fights only.",
    ),
    (
        "miscommunication",
        "Hraj ihned poté, co někdo jiný zahraje speciální kartu.",
        "Play right after somebody else plays a special card.",
    ),
    (
        "nepharite_hunt",
        "Zabije-li bojovník Nefarita, získej 4násobek hodnoty oběti v bodech osudu, nebo 2násobek ve "
        "vítězných bodech; tím je úkol splněn.",
        "If the warrior kills a Nepharite, gain 4 times the victim's value in destiny points or 2 times in "
        "victory points; that completes the mission.",
    ),
    (
        "our_will",
        "V průběhu souboje, za každý bod osudu:",
        "During a combat, for every destiny point:",
    ),
    (
        "portal_of_undeath",
        "Přilož ke svému Nefaritovi Algerotha.",
        "Attach to a Nepharite of Algeroth of yours.",
    ),
    (
        "prison_camp",
        "Zraní-li tvůj Doomtrooper Doomtroopera a přežije-li souboj, můžeš uvěznit zraněného, dokud je tato"
        " karta ve hře; všechny jeho karty se vyřazují; vězeň nesmí útočit, být napaden ani provádět akce a"
        " ostatním nic nepřidává.",
        "If a Doomtrooper of yours wounds a Doomtrooper and survives the combat, you may imprison the "
        "wounded one for as long as this card is in play; all its cards are discarded; a prisoner may not "
        "attack, be attacked or act, and adds nothing to others.",
    ),
    (
        "rams_air_cavalry",
        "Bojuje jen střelbou.",
        "It takes part in shoot-outs only.",
    ),
    (
        "recruitment",
        "Smí sesílat kouzla všech aspektů Umění.",
        "It may cast spells of every aspect of the Art.",
    ),
    (
        "repudiate",
        "Seslat ho smí každý, kdo smí sesílat jakákoli kouzla.",
        "Whoever may cast any spells may cast it.",
    ),
    (
        "scythe_of_semai",
        "Získává +4 k zápasu a +8 ke střelbě, je-li to Pretoriánský lovec.",
        "It gains +4 to fight and +8 to shoot if it is a Pretorian Stalker.",
    ),
    (
        "stolen_paperwork",
        "Poté tuto kartu obětuj.",
        "Then sacrifice this card.",
    ),
    (
        "stolen_paperwork",
        "Hraj ihned poté, co soupeř zahraje speciální kartu.",
        "Play right after an opponent plays a special card.",
    ),
    (
        "surprise_attack",
        "útočník.",
        "the attacker.",
    ),
    (
        "the_conviction",
        "Hraj za 1 akci.",
        "Play for 1 action.",
    ),
    (
        "the_conviction",
        "Musíš mít na své Stanici Patriarchu kmenů.",
        "You need a Tribal Patriarch on your Outpost.",
    ),
    (
        "training",
        "Zůstává před ním.",
        "It stays before that player.",
    ),
    (
        "v3",
        "Doomtrooper na Stanici.",
        "a Doomtrooper on an Outpost.",
    ),
    (
        "vac_engineer",
        "přilož ke kterémukoli Doomtrooperovi vybavení Kybertroniku z ruky.",
        "attach Cybertronic equipment of your hand to any Doomtrooper.",
    ),
    (
        "venusian_marshal",
        "Tvoji Doomtroopeři Bauhausu (kromě osobností a Venušanských maršálů) získávají +2 k zápasu, "
        "střelbě a obraně, je-li tato karta ve tvém Mužstvu.",
        "Your Bauhaus Doomtroopers (except personalities and Venusian Marshals) gain +2 to fight, shoot and"
        " armour, while this card is in your Squad.",
    ),
)
WHOLE = (
    (
        "second_chance",
        "Hraj kdykoli. Zamíchej do své knihovny jednu ze svých obětovaných karet. Poté tuto kartu obětuj.",
        "Play at any time. Shuffle one of your sacrificed cards into your library. Then sacrifice this card.",
    ),
    (
        "triangulating_scope",
        "Vylož k Mužstvu, nebo ke Kohortě kteréhokoli hráče. Bojovníci v této oblasti získávají +3 ke "
        "střelbě při útoku. Neberou při útoku ohled na úkryt protivníka. Neberou při útoku ohled na "
        "opevnění protivníka.",
        "Lay to the Squad or the Cohort of any player. The warriors of this area gain +3 to shoot when "
        "attacking. They ignore the opponent's cover when attacking. They ignore the opponent's "
        "fortifications when attacking.",
    ),
    (
        "prophet",
        "Půlměsíc. Válečník kmenů. Lze ho napadnout, až když v jeho oblasti nezbývá nikdo jiný než takoví jako on.",
        "Crescentia. Tribal warrior. It may be attacked only when nobody but its like is left in its area.",
    ),
    (
        "inquisitor",
        "Bratrstvo. Smí sesílat kouzla Umění exorcismu a Umění mentalismu.",
        "Brotherhood. May cast spells of the Art of Exorcism and the Art of Mentalism.",
    ),
    (
        "citadel_of_demnogonis",
        "Vylož do své Kohorty. Tvoji stoupenci Demnogonise ve tvé Kohortě získávají +2 k obraně.",
        "Lay into your Cohort. Your followers of Demnogonis in your Cohort gain +2 to armour.",
    ),
    (
        "colonel_maxwell",
        "Imperiál. Osobnost. Velitel. Zákopník. Ostatní tvoji Zákopníci získávají +6 k zápasu, střelbě a obraně.",
        "Imperial. Personality. Commander. Trencher. Your other Trenchers gain +6 to fight, shoot and armour.",
    ),
    (
        "necromutant_frenzy",
        "Hraj kdykoli. Zůstává ve hře. Nekromutanti útočí jako první v zápase, ne však proti Nekromutantům.",
        "Play at any time. It stays in play. Necromutants strike first in a fight, but not against Necromutants.",
    ),
    (
        "romanov",
        "Bauhaus. Osobnost. Vůdce korporace. Nikdy nebojuje ani není v úkrytu. Neútočné akce smíš měnit na "
        "útočné; útočí při nich jen bojovníci Bauhausu.",
        "Bauhaus. Personality. Corporate leader. It never takes part in a combat and is never in cover. You"
        " may turn non-attack actions into attack actions; only Bauhaus warriors attack with them.",
    ),
    (
        "ex_imperial_freelancer",
        "Doomtrooper. Body, které získá, jsou body osudu. Smí dostat karty pro bojovníky Imperiálu; za "
        "každou zaplať 3 body osudu.",
        "Doomtrooper. Whatever it earns becomes destiny points. It may receive cards meant for Imperial "
        "warriors; pay 3 destiny points for each.",
    ),
    (
        "scrambling_device",
        "Přilož ke svému Doomtrooperovi nebo kacíři. Kdykoli, obětováním této karty: vyřaď jednu speciální "
        "kartu ve hře.",
        "Attach to a Doomtrooper or heretic of yours. At any time, by sacrificing this card: discard a "
        "special card in play.",
    ),
)


@pytest.mark.parametrize(("id", "cs", "en"), SENTENCES)
def test_a_card_says_this(id: str, cs: str, en: str) -> None:
    for text, sentence in ((TEXTS[id].text("cs"), cs), (TEXTS[id].text("en"), en)):
        assert f" {sentence} " in f" {text} "


@pytest.mark.parametrize(("id", "cs", "en"), WHOLE)
def test_a_card_says_this_and_nothing_else(id: str, cs: str, en: str) -> None:
    assert (TEXTS[id].text("cs"), TEXTS[id].text("en")) == (cs, en)
