"""Warriors that the rulebook names: the other apostles, leaders, cultists and freelancers, jailers, the mercenary."""

from __future__ import annotations

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..aftermath import OnHurt
from ..attaching import FREE_CARDS, PAYS_FOR
from ..attack_actions import CONVERTS
from ..bans import ATTACK, DRIVEN, Forbid
from ..boosts import BASE
from ..card import EQUIPMENT, Ability, Doomcard
from ..field_effects import DiscardOne
from ..gear_effects import EquipAnybody
from ..lone_effects import CYBERTRONIC, BuyOut, Enrol
from ..outside_effects import CancelImmunity
from ..prices import AttackPrice, BoughtFor
from ..prison import STRIKER, VICTIM, Imprison
from ..ratings import ANY_EQUIPMENT, ANY_GIFTS
from ..scopes import ITSELF
from ..select import DOOMTROOPERS, LEGIONARIES, YOURS, Who
from ..standing import FirstStrike, Immune, Mark, Trigger, mark
from ..state import IN_PLAY
from .build import warrior

NEVER = (None, None, None)
APOSTLE = tr.LEGION | tr.PERSONALITY | tr.APOSTLE
GREAT_APOSTLES = (
    warrior(
        "ilian_mistress",
        "Ilian – vládkyně prázdnoty",
        "Ilian, Mistress of the Void",
        (*NEVER, 20),
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
        (*NEVER, 20),
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
)


def _apostle(id: str, cs: str, en: str, *rules: Standing, abilities: tuple[Ability, ...] = ()) -> Doomcard:
    return warrior(id, cs, en, (*NEVER, 20), APOSTLE, *rules, abilities=abilities)


APOSTLES = (
    *GREAT_APOSTLES,
    _apostle(
        "demnogonis_befouler",
        "Demnogonis – hanobitel",
        "Demnogonis, the Befouler",
        abilities=(
            Ability("buy_out", Bilingual("vyřadit Doomtroopera", "discard a Doomtrooper"), BuyOut(), actions=3),
        ),
    ),
    _apostle(
        "muawijhe_lord",
        "Muawijhe – pán vizí",
        "Muawijhe, Lord of Visions",
        FirstStrike(IN_PLAY, LEGIONARIES),
    ),
    _apostle(
        "semai_lord",
        "Semai – pán zášti",
        "Semai, Lord of Spite",
        AttackPrice(IN_PLAY, DOOMTROOPERS, n=4, whom=LEGIONARIES),
    ),
)

LEADER = tr.PERSONALITY | tr.CORPORATE_LEADER


def _leader(id: str, cs: str, en: str, corporation: int) -> Doomcard:
    name = tr.names(corporation)[0]
    return warrior(
        id,
        cs,
        en,
        (*NEVER, 20),
        corporation | LEADER,
        mark(
            CONVERTS,
            f"Neútočné akce smíte měnit na útočné; útočit pak musí bojovníci této příslušnosti: {name.cs}.",
            f"You may turn non-attack actions into attack actions, taken by warriors of this affiliation: {name.en}.",
            n=corporation,
        ),
    )


LEADERS = (
    _leader("johnstone", "Polní maršál Johnstone", "Field Marshal Johnstone", tr.IMPERIAL),
    _leader("romanov", "Generálka Constance Romanovová", "Staff General Constance Romanov", tr.BAUHAUS),
    _leader("lord_nozaki", "Lord Nozaki", "Lord Nozaki", tr.MISHIMA),
    _leader("president_colding", "Prezident Charles W. Colding", "President Charles W. Colding", tr.CAPITOL),
    _leader("nineteenth_executive", "Devatenáctý exekutiv", "The Nineteenth Executive", tr.CYBERTRONIC),
)


def _cultist(apostle: str, possessive: str, ratings: tuple[int, int, int], follower: int) -> Doomcard:
    return warrior(
        f"{apostle.lower()}_cultist",
        f"{possessive} vyznavač kultu",
        f"{apostle} Cultist",
        (*ratings, 3),
        tr.LEGION | tr.DOOMTROOPER | tr.HERETIC | tr.CULTIST | follower,
        Forbid(
            IN_PLAY,
            ATTACK,
            ITSELF,
            whom=Who(tr.BROTHERHOOD),
            note=Bilingual("Nesmí napadat bojovníky Bratrstva.", "May not attack Brotherhood warriors."),
        ),
        placed="squad",
    )


CULTISTS = (
    _cultist("Algeroth", "Algerothův", (3, 3, 3), tr.OF_ALGEROTH),
    _cultist("Demnogonis", "Demnogonisův", (4, 3, 2), tr.OF_DEMNOGONIS),
    _cultist("Ilian", "Ilianin", (2, 4, 3), tr.OF_ILIAN),
    _cultist("Muawijhe", "Muawijheův", (3, 2, 4), tr.OF_MUAWIJHE),
    _cultist("Semai", "Semaiův", (4, 2, 3), tr.OF_SEMAI),
)


def _freelancer(
    id: str, cs: str, of: str, ratings: tuple[int, int, int], corporation: int, *rules: Standing
) -> Doomcard:
    en = tr.names(corporation)[0].en
    return warrior(
        id,
        cs,
        f"Ex-{en} Freelancer",
        (*ratings, 1),
        tr.FREELANCER,
        mark(
            PAYS_FOR,
            f"Body, které získá, jsou vždy body osudu. Smí používat karty pro bojovníky {of}; za každou zaplaťte 3 "
            "body osudu.",
            f"Whatever it earns becomes destiny points. It may use cards meant for {en} warriors; pay 3 destiny points "
            "for each.",
            n=corporation,
        ),
        *rules,
    )


GIFT_IMMUNE = Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT)
FREELANCERS = (
    _freelancer("ex_bauhaus_freelancer", "Ex-bauhausský žoldnéř", "Bauhausu", (2, 2, 4), tr.BAUHAUS),
    _freelancer("ex_capitol_freelancer", "Ex-kapitolský žoldnéř", "Kapitolu", (2, 4, 2), tr.CAPITOL),
    _freelancer(
        "ex_cybertronic_freelancer", "Ex-kybertronický žoldnéř", "Kybertroniku", (2, 2, 4), tr.CYBERTRONIC, GIFT_IMMUNE
    ),
    _freelancer("ex_mishima_freelancer", "Ex-mishimský žoldnéř", "Mishimy", (3, 3, 3), tr.MISHIMA),
)

OTHERS = (
    warrior(
        "mercenary",
        "Potulný žoldák",
        "Mercenary",
        (15, 15, 15, 0),
        tr.PERSONALITY,
        BoughtFor(IN_PLAY, ITSELF, value=1, layer=BASE, per_markers=1),
        auction=True,
    ),
    warrior(
        "vac_engineer",
        "Technik",
        "VAC Engineer",
        (3, 3, 3, 4),
        tr.CYBERTRONIC,
        GIFT_IMMUNE,
        never_art=True,
        abilities=(
            Ability("equip", Bilingual("vybavit", "equip"), EquipAnybody(tr.CYBERTRONIC)),
            Ability("enrol", Bilingual("udělit příslušnost", "give the affiliation"), Enrol(CYBERTRONIC)),
        ),
    ),
    warrior(
        "bauhaus_cop",
        "Bauhausský policista",
        "Bauhaus Cop",
        (2, 2, 2, 4),
        tr.BAUHAUS,
        Trigger(
            IN_PLAY,
            OnHurt(DOOMTROOPERS, Who(tr.BAUHAUS, whose=YOURS), kills=True),
            Imprison(STRIKER, all_cards=False),
        ),
    ),
    warrior(
        "eaonian_justifier",
        "Eonský soudce",
        "Eaonian Justifier",
        (*NEVER, 10),
        tr.LEGION | tr.OF_ALGEROTH,
        Forbid(
            IN_PLAY,
            DRIVEN,
            ITSELF,
            note=Bilingual("Nesmí nikdy bojovat ani být v úkrytu.", "May never fight or be in cover."),
        ),
        Trigger(IN_PLAY, OnHurt(Who(tr.OF_ALGEROTH, whose=YOURS), DOOMTROOPERS), Imprison(VICTIM)),
    ),
)

CARDS = (*APOSTLES, *LEADERS, *CULTISTS, *FREELANCERS, *OTHERS)
