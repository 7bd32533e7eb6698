"""Cards of the base set about attacks: ordered, announced, two in one action."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.massed import Command
from ...language.effects.attacks.orders import Announce, DictateAttack, SendMessage, TellPlans
from ...language.effects.harm.area import AreaAttack, MassedDamage
from ...language.effects.keeping.piles import Fetch
from ...language.marks import ANYBODY, BOASTS, COMES_FIRST, EASES, GIFTED, SECOND_TARGET
from ...language.needs import OWN_TURN
from ...language.occasions import OnKill
from ...language.scopes import BEARER, ITSELF
from ...language.select import YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.rule import Mark, Trigger, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import equipment, gift, spell, warrior
from ..card import Ability
from ..factions.legion import ART_IMMUNE
from ..types import ACTIONS

CARDS = (
    warrior(
        "lane_chung",
        "Lane Chung",
        "Lane Chung",
        (3, 6, 4, 4),
        tr.CAPITOL | tr.PERSONALITY,
        mark(BOASTS),
        abilities=(Ability("announce", Bilingual("ohlásit útok", "announce an attack"), Announce(), needs=OWN_TURN),),
    ),
    warrior(
        "pam_afton",
        "Pam Aftonová",
        "Pam Afton",
        (2, 5, 4, 4),
        tr.CAPITOL | tr.PERSONALITY,
        Mark(IN_PLAY, Who(title="lane_chung", whose=YOURS), name=EASES),
    ),
    warrior(
        "nepharite_of_muawijhe",
        "Muawijheho Nefarit",
        "Nepharite of Muawijhe",
        (6, 8, 3, 7),
        tr.LEGION | tr.OF_MUAWIJHE | tr.NEPHARITE,
        ART_IMMUNE,
        KillsOnWound(IN_PLAY, ITSELF),
        Trigger(IN_PLAY, OnKill(ITSELF), Fetch("screaming_legionnaire")),
    ),
    warrior(
        "screaming_legionnaire",
        "Ječící legionář",
        "Screaming Legionnaire",
        (3, 2, 1, 3),
        tr.LEGION | tr.OF_MUAWIJHE | tr.LEGIONNAIRE,
        Forbid(IN_PLAY, GIFTED, ITSELF),
        abilities=(
            Ability(
                "winds",
                Bilingual("vyvolat vichry šílenství", "invoke the winds of insanity"),
                MassedDamage(),
                actions=3,
            ),
        ),
    ),
    equipment(
        "nimrod_autocannon",
        "Automatický kanón Nimrod",
        "Nimrod Autocannon",
        tr.SHOOT_WEAPON | tr.CAPITOL,
        Boost(IN_PLAY, BEARER, shoot=3),
        mark(SECOND_TARGET, BEARER, n=ANYBODY),
    ),
    spell(
        "command",
        "Povel",
        "Command",
        tr.CHANGELING,
        when=ACTIONS,
        attack=True,
        cost=6,
        play=Command(),
    ),
    spell("empathy", "Empatie", "Empathy", tr.CHANGELING, when=ACTIONS, per=10, play=TellPlans()),
    spell("telepathic_message", "Telepatický vzkaz", "Telepathic Message", tr.MANIPULATION, play=SendMessage()),
    warrior("hatamoto", "Hatamoto", "Hatamoto", (4, 4, 4, 4), tr.MISHIMA | tr.HATAMOTO, mark(COMES_FIRST)),
    gift(
        "flow_of_acid",
        "Proud kyseliny",
        "Flow of Acid",
        tr.GIFT_OF_ALGEROTH,
        abilities=(
            Ability(
                "flow", Bilingual("rozlít kyselinu", "let the acid flow"), AreaAttack(), actions=3, per=3, once=True
            ),
        ),
    ),
    gift(
        "control_mind",
        "Ovládnutí mysli",
        "Control Mind",
        tr.GIFT_OF_SEMAI,
        abilities=(Ability("dictate", Bilingual("určit útok", "dictate"), DictateAttack(), actions=3, once=True),),
    ),
)
