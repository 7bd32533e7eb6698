"""Apostles and leaders of corporations."""

from __future__ import annotations

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.craft.immunity import CancelImmunity
from ...language.effects.harm.destroying import BuyOut, DiscardOne
from ...language.marks import ANY_EQUIPMENT, ANY_GIFTS, ANY_KIND_OF_GEAR, CONVERTS, FREE_CARDS
from ...language.select import DOOMTROOPERS, LEGIONARIES, YOURS, Who
from ...language.standing.duties import AttackPrice
from ...language.standing.rule import Mark, mark
from ...language.standing.strikes import FirstStrike
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import warrior
from ..card import Ability, Doomcard
from ..types import EQUIPMENT

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
        Mark(IN_PLAY, Who(tr.LEGION, whose=YOURS), name=FREE_CARDS, n=sum(tr.APOSTLES_GIFTS)),
        abilities=(Ability("negate", Bilingual("zrušit imunitu", "negate immunity"), CancelImmunity("symmetry")),),
    ),
    warrior(
        "algeroth_apostle",
        "Algeroth – apoštol války",
        "Algeroth, Apostle of War",
        (*NEVER, 20),
        APOSTLE,
        Mark(IN_PLAY, Who(tr.LEGION, whose=YOURS), name=ANY_EQUIPMENT),
        Mark(IN_PLAY, Who(tr.LEGION, whose=YOURS), name=FREE_CARDS, n=ANY_KIND_OF_GEAR),
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
    return warrior(
        id,
        cs,
        en,
        (*NEVER, 20),
        corporation | LEADER,
        mark(CONVERTS, n=corporation),
    )


LEADERS = (
    _leader("johnstone", "Polní maršál Johnstone", "Field Marshal Johnstone", tr.IMPERIAL),
    _leader("romanov", "Generálka Constance Romanovová", "Staff General Constance Romanov", tr.BAUHAUS),
    _leader("lord_nozaki", "Lord Nozaki", "Lord Nozaki", tr.MISHIMA),
    _leader("president_colding", "Prezident Charles W. Colding", "President Charles W. Colding", tr.CAPITOL),
    _leader("nineteenth_executive", "Devatenáctý exekutiv", "The Nineteenth Executive", tr.CYBERTRONIC),
)

CARDS = (*APOSTLES, *LEADERS)
