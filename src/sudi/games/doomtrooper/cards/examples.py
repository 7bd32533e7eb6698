"""Cards beyond the starter decks that the rulebook's worked examples name."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..actions import ATTACK_KIND, CONVERTS, MORE_ATTACKS
from ..attaching import FREE_CARDS
from ..card import (
    ACTIONS,
    EQUIPMENT,
    FORTIFICATION,
    IN_AREA,
    ON_BEARER,
    ON_CARD,
    SACRIFICED,
    START,
    STAYS,
    Ability,
    Doomcard,
)
from ..casting import ART_FOR_ALL, CASTS
from ..effects import CancelCard, GainDestiny, Lasting, TakeActions
from ..field_effects import DiscardAimed, DiscardOne
from ..happenings import OnDrawStep
from ..harm import POINTS_AS_DESTINY
from ..luring import MustAttack
from ..moving import BACK_TO_LIBRARY, NEVER_DISCARDED, NEVER_SACRIFICED
from ..outside_effects import CancelImmunity, Reassign, ThrowGrenade
from ..ratings import ANY_EQUIPMENT, ANY_GIFTS, NO_EQUIPMENT
from ..select import AIMED, BEARER, ITSELF, LEGIONARIES, YOURS, Situation, Who
from ..standing import (
    ATTACK,
    BASE,
    TO_NEXT_TURN,
    Boost,
    FirstStrike,
    Forbid,
    Immune,
    KillsOnWound,
    Mark,
    Trigger,
    doubled,
    mark,
)
from ..state import IN_PLAY, SQUAD
from ..words import ARMOUR, FIGHT, SHOOT, VALUE
from .build import equipment, fortification, gift, special, spell, warrior

LEADER = tr.PERSONALITY | tr.CORPORATE_LEADER


def _leader(id: str, cs: str, en: str, corporation: int) -> Doomcard:
    name = tr.names(corporation)[0]
    return warrior(
        id,
        cs,
        en,
        (None, None, None, 20),
        corporation | LEADER,
        mark(
            CONVERTS,
            f"Neútočné akce smíte měnit na útočné; útočit pak musí bojovníci této příslušnosti: {name.cs}.",
            f"You may turn non-attack actions into attack actions, taken by warriors of this affiliation: {name.en}.",
            n=corporation,
        ),
    )


WARRIORS = (
    warrior("infantry", "Pěchota", "Infantry", (2, 3, 2, 2), tr.CAPITOL),
    warrior(
        "shadow_walker",
        "Vrah ze stínu",
        "Shadow Walker",
        (4, 3, 4, 5),
        tr.MISHIMA,
        FirstStrike(IN_PLAY, ITSELF, always=True),
    ),
    warrior(
        "valerie_duval",
        "Valerie Duvalová",
        "Valerie Duval",
        (8, 4, 8, 8),
        tr.BAUHAUS | tr.PERSONALITY | tr.ETOILE,
        Immune(IN_PLAY, Who(tr.ETOILE, whose=YOURS), symmetry=True),
    ),
    warrior(
        "etoiles_mortant",
        "Smrtící hvězda",
        "Etoiles Mortant",
        (4, 2, 6, 4),
        tr.BAUHAUS | tr.ETOILE,
        MustAttack(IN_PLAY, ITSELF, whom=LEGIONARIES, own=True),
    ),
    warrior(
        "crenshaw_the_redeemer",
        "Crenshaw Vykupitel",
        "Crenshaw the Redeemer",
        (7, 4, 6, 7),
        tr.BROTHERHOOD | tr.PERSONALITY | tr.MORTIFICATOR,
        KillsOnWound(IN_PLAY, ITSELF, sacrifices=True),
        Forbid(
            IN_PLAY,
            ATTACK,
            ITSELF,
            whom=Who(tr.BROTHERHOOD),
            note=Bilingual("Nikdy nenapadne bojovníka Bratrstva.", "Never attacks a Brotherhood warrior."),
        ),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "wolfbane_honor_guard",
        "Wolfbaneovský strážce cti",
        "Wolfbane Honor Guard",
        (6, 5, 7, 7),
        tr.IMPERIAL | tr.CLANSMAN,
        Boost(IN_PLAY, ITSELF, Situation(using="clansman_claymore"), fight=8),
    ),
    warrior(
        "venusian_marshal",
        "Venušanský maršál",
        "Venusian Marshal",
        (8, 7, 8, 8),
        tr.BAUHAUS | tr.MARSHAL,
        Boost(
            IN_PLAY,
            Who(tr.BAUHAUS | tr.DOOMTROOPER, lacks=tr.PERSONALITY | tr.MARSHAL, whose=YOURS),
            fight=2,
            shoot=2,
            armour=2,
            source_area=SQUAD,
        ),
    ),
    warrior(
        "colonel_maxwell",
        "Plukovník Maxwell",
        "Colonel Maxwell",
        (9, 7, 8, 9),
        tr.IMPERIAL | tr.PERSONALITY | tr.TRENCHER | tr.CAPTAIN,
        Boost(IN_PLAY, Who(tr.TRENCHER, whose=YOURS, others=True), fight=6, shoot=6, armour=6),
    ),
    warrior(
        "renegade_apostate",
        "Renegátský odpadlík",
        "Renegade Apostate",
        (4, 4, 5, 7),
        0,
        mark(ART_FOR_ALL, "Smí seslat kouzlo na kohokoli.", "May cast spells on anybody."),
        placed="aside",
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "local_thug",
        "Místní hrdlořez",
        "Local Thug",
        (15, 5, 13, 5),
        0,
        mark(POINTS_AS_DESTINY, "Body, které získá, jsou body osudu.", "Whatever it earns becomes destiny points."),
        placed="aside",
    ),
    warrior(
        "freelancer_patriarch",
        "Žoldnéřský patriarcha",
        "Freelancer Patriarch",
        (3, 3, 6, 5),
        tr.PERSONALITY | tr.FREELANCER,
        Boost(IN_PLAY, Who(tr.FREELANCER, others=True), fight=5, shoot=5, armour=5),
        KillsOnWound(IN_PLAY, Who(tr.FREELANCER, others=True)),
    ),
    warrior("patriarch", "Patriarcha", "Patriarch", (3, 3, 3, 3), tr.LUTHERAN | tr.TRIBAL | tr.LAST_RESORT),
    warrior("prophet", "Prorok", "Prophet", (3, 3, 4, 4), tr.CRESCENTIA | tr.TRIBAL | tr.LAST_RESORT),
    warrior(
        "demnogonis_cultist",
        "Demnogonisův vyznavač kultu",
        "Demnogonis Cultist",
        (4, 3, 2, 3),
        tr.LEGION | tr.DOOMTROOPER | tr.HERETIC | tr.CULTIST | tr.OF_DEMNOGONIS,
        Forbid(
            IN_PLAY,
            ATTACK,
            ITSELF,
            whom=Who(tr.BROTHERHOOD),
            note=Bilingual("Nesmí napadat bojovníky Bratrstva.", "May not attack Brotherhood warriors."),
        ),
        placed="squad",
    ),
    _leader("johnstone", "Polní maršál Johnstone", "Field Marshal Johnstone", tr.IMPERIAL),
    _leader("romanov", "Generálka Constance Romanovová", "Staff General Constance Romanov", tr.BAUHAUS),
    warrior(
        "cardinal_durand",
        "Kardinál Durand",
        "Cardinal Durand",
        (11, 11, 11, 14),
        tr.BROTHERHOOD | tr.PERSONALITY,
        Mark(
            IN_PLAY,
            Who(tr.BROTHERHOOD),
            name=CASTS,
            n=tr.ALL_ARTS,
            text=Bilingual(
                "Všichni bojovníci Bratrstva smějí sesílat všechna kouzla.",
                "All Brotherhood warriors cast every spell.",
            ),
        ),
        mark(
            BACK_TO_LIBRARY,
            "Je-li zabit nebo vyřazen, zamíchejte ho do knihovny.",
            "If killed or discarded, it is shuffled into the library.",
        ),
        abilities=(Ability("negate", Bilingual("zrušit imunitu", "negate immunity"), CancelImmunity("art")),),
    ),
)

OTHERS = (
    equipment(
        "violator_sword",
        "Barbarský meč",
        "Violator Sword",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=2),
        to=tr.BAUHAUS | tr.DOOMTROOPER,
    ),
    equipment(
        "hellhound_necrotank",
        "Nekrotank Pekelný pes",
        "Hellhound Necrotank",
        tr.VEHICLE,
        Boost(IN_PLAY, BEARER, fight=5, shoot=5, armour=5, value=5),
        mark(NO_EQUIPMENT, "Uvnitř se nesmí používat jiné vybavení.", "Inside no other equipment may be used."),
        to=tr.LEGION,
    ),
    special(
        "grim_reaper",
        "Smrtka",
        "Grim Reaper",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=Who(tr.LEGION, most_value=4),
        after=STAYS,
        rules=(doubled(BEARER, FIGHT, SHOOT, ARMOUR, VALUE),),
    ),
    gift(
        "dance_on_the_edge",
        "Tanec na okraji prázdnoty",
        "Dance on the Edge of the Void",
        tr.DARK_GIFT,
        Boost(IN_PLAY, BEARER, fight=-2, shoot=-2, armour=-2, layer=BASE),
    ),
    special("grand_assault", "Rozsáhlá ofenziva", "Grand Assault", limit=1, play=TakeActions(1, ATTACK_KIND)),
    special(
        "smell_of_war",
        "Chuť války",
        "Smell of War",
        START,
        play=Lasting(
            (
                Mark(
                    "",
                    AIMED,
                    until=TO_NEXT_TURN,
                    name=MORE_ATTACKS,
                    text=Bilingual(
                        "všichni hráči smějí útočit vícekrát; každý útok navíc stojí 2 body osudu, do začátku vašeho "
                        "příštího kola",
                        "all players may attack more than once for 2 destiny points per extra attack, until the start "
                        "of your next turn",
                    ),
                ),
            ),
            everywhere=True,
        ),
    ),
    fortification(
        "industrial_complex",
        "Průmyslový komplex",
        "Industrial Complex",
        "squad kohort",
        Trigger(IN_PLAY, OnDrawStep(), GainDestiny(3)),
        many=True,
    ),
    special(
        "wave_of_righteousness",
        "Vlna poctivosti",
        "Wave of Righteousness",
        limit=1,
        per=10,
        after=SACRIFICED,
        play=DiscardOne((), warriors=True, units=True),
    ),
    special(
        "cleansing_flame",
        "Očistný plamen",
        "Cleansing Flame",
        limit=1,
        cost=8,
        after=SACRIFICED,
        aim=LEGIONARIES,
        play=DiscardAimed(),
    ),
    spell(
        "repudiate",
        "Zapuzení",
        "Repudiate",
        0,
        when=ON_CARD,
        any_caster=True,
        after=SACRIFICED,
        play=CancelCard(),
    ),
    fortification(
        "bauhaus_bank",
        "Bauhausská korporační banka",
        "Bauhaus Bank",
        "squad kohort outpost",
        mark(
            "bank",
            "Smíte platit až 10 body osudu na dluh; za 1 bod dluhu vraťte 2. S dluhem nemůžete vyhrát.",
            "You may pay up to 10 destiny points on credit; repay 2 for each. With a debt you cannot win.",
        ),
        mark(NEVER_DISCARDED, "Nesmí být nikdy vyřazena.", "May never be discarded."),
        mark(NEVER_SACRIFICED, "Ani obětována.", "Nor sacrificed."),
    ),
)

APOSTLE = tr.LEGION | tr.PERSONALITY | tr.APOSTLE
LATER = (
    warrior(
        "ilian_mistress",
        "Ilian – vládkyně prázdnoty",
        "Ilian, Mistress of the Void",
        (None, None, None, 20),
        APOSTLE,
        Mark(IN_PLAY, Who(tr.LEGION, whose=YOURS), name=ANY_GIFTS),
        Mark(
            IN_PLAY,
            Who(tr.LEGION, whose=YOURS),
            name=FREE_CARDS,
            n=sum(tr.APOSTLES_GIFTS),
            text=Bilingual(
                "Vaši bojovníci Černé legie smějí kdykoli a bez akce dostat dary kteréhokoli apoštola.",
                "Your Dark Legion warriors may receive gifts of any apostle at any time for no action.",
            ),
        ),
        abilities=(Ability("negate", Bilingual("zrušit imunitu", "negate immunity"), CancelImmunity("symmetry")),),
    ),
    warrior(
        "algeroth_apostle",
        "Algeroth – apoštol války",
        "Algeroth, Apostle of War",
        (None, None, None, 20),
        APOSTLE,
        Mark(IN_PLAY, Who(tr.LEGION, whose=YOURS), name=ANY_EQUIPMENT),
        Mark(
            IN_PLAY,
            Who(tr.LEGION, whose=YOURS),
            name=FREE_CARDS,
            n=tr.POISON,
            text=Bilingual(
                "Vaši bojovníci Černé legie smějí kdykoli a bez akce dostat jakékoli vybavení.",
                "Your Dark Legion warriors may receive any equipment at any time for no action.",
            ),
        ),
        abilities=(
            Ability(
                "smash",
                Bilingual("zničit vybavení", "destroy equipment"),
                DiscardOne((EQUIPMENT,), anywhere=True),
                actions=3,
            ),
        ),
    ),
    equipment(
        "grenade",
        "Protiposádkový granát",
        "Antipersonnel Grenade",
        0,
        abilities=(
            Ability(
                "throw",
                Bilingual("hodit granát", "throw it"),
                ThrowGrenade(),
                actions=1,
                attack=True,
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
    special("reassignment", "Převelení", "Reassignment", ACTIONS, limit=1, aim=Who(), play=Reassign()),
    Doomcard(
        id="great_infurior",
        name=Bilingual("Velký zuřivec Bauhausu", "Bauhaus Great Infurior"),
        type=EQUIPMENT,
        lies=IN_AREA,
        areas=("squad",),
        after=STAYS,
        cost=6,
        abilities=(
            Ability(
                "fire",
                Bilingual("zničit opevnění", "destroy a fortification"),
                DiscardOne((FORTIFICATION,), anywhere=True),
                actions=3,
            ),
        ),
    ),
)

CARDS = (*WARRIORS, *OTHERS, *LATER)
