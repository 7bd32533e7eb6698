"""Cultists, freelancers, jailers, the engineer, the mercenary."""

from __future__ import annotations

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.allegiance import CYBERTRONIC, Enrol
from ...language.effects.gear import EquipAnybody
from ...language.effects.harm.prison import STRIKER, VICTIM, Imprison
from ...language.marks import ATTACK, DRIVEN, PAYS_FOR
from ...language.occasions import OnHurt
from ...language.scopes import ITSELF
from ...language.select import DOOMTROOPERS, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import BASE, BoughtFor
from ...language.standing.nature import Immune
from ...language.standing.rule import Trigger, mark
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import warrior
from ..card import Ability, Doomcard
from .leaders import NEVER


def _cultist(apostle: str, possessive: str, ratings: tuple[int, int, int], follower: int) -> Doomcard:
    return warrior(
        f"{apostle.lower()}_cultist",
        f"{possessive} vyznavač kultu",
        f"{apostle} Cultist",
        (*ratings, 3),
        tr.LEGION | tr.DOOMTROOPER | tr.HERETIC | tr.CULTIST | follower,
        Forbid(IN_PLAY, ATTACK, ITSELF, whom=Who(tr.BROTHERHOOD)),
        placed="squad",
    )


CULTISTS = (
    _cultist("Algeroth", "Algerothův", (3, 3, 3), tr.OF_ALGEROTH),
    _cultist("Demnogonis", "Demnogonisův", (4, 3, 2), tr.OF_DEMNOGONIS),
    _cultist("Ilian", "Ilianin", (2, 4, 3), tr.OF_ILIAN),
    _cultist("Muawijhe", "Muawijheův", (3, 2, 4), tr.OF_MUAWIJHE),
    _cultist("Semai", "Semaiův", (4, 2, 3), tr.OF_SEMAI),
)


def _freelancer(id: str, cs: str, ratings: tuple[int, int, int], corporation: int, *rules: Standing) -> Doomcard:
    en = tr.names(corporation)[0].en
    return warrior(
        id,
        cs,
        f"Ex-{en} Freelancer",
        (*ratings, 1),
        tr.FREELANCER,
        mark(PAYS_FOR, n=corporation),
        *rules,
    )


GIFT_IMMUNE = Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT)
FREELANCERS = (
    _freelancer("ex_bauhaus_freelancer", "Ex-bauhausský žoldnéř", (2, 2, 4), tr.BAUHAUS),
    _freelancer("ex_capitol_freelancer", "Ex-kapitolský žoldnéř", (2, 4, 2), tr.CAPITOL),
    _freelancer("ex_cybertronic_freelancer", "Ex-kybertronický žoldnéř", (2, 2, 4), tr.CYBERTRONIC, GIFT_IMMUNE),
    _freelancer("ex_mishima_freelancer", "Ex-mishimský žoldnéř", (3, 3, 3), tr.MISHIMA),
)

OTHERS = (
    warrior(
        "mercenary",
        "Potulný žoldák",
        "Mercenary",
        (15, 15, 15, 0),
        tr.PERSONALITY | tr.GENERAL,
        BoughtFor(IN_PLAY, ITSELF, value=1, layer=BASE),
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
        Forbid(IN_PLAY, DRIVEN, ITSELF),
        Trigger(IN_PLAY, OnHurt(Who(tr.OF_ALGEROTH, whose=YOURS), DOOMTROOPERS), Imprison(VICTIM)),
    ),
)

CARDS = (*CULTISTS, *FREELANCERS, *OTHERS)
