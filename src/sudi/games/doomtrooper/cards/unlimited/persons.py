"""Warriors of the base set that do something more."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.harm.cures import OWN_DOOMTROOPERS, PassWoundOn
from ...language.effects.lasting import Lasting
from ...language.marks import COVER, NO_AFTERMATH
from ...language.scopes import FACING, ITSELF
from ...language.select import DOOMTROOPERS
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost, UnderCard
from ...language.standing.nature import Immune, Loyal
from ...language.standing.rule import COMBAT_LONG, mark
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import warrior
from ..card import Ability
from ..types import COMBAT

CARDS = (
    warrior(
        "agent_nick_michaels",
        "Agent Nick Michaels",
        "Agent Nick Michaels",
        (4, 4, 4, 4),
        tr.CORPORATIONS | tr.PERSONALITY | tr.GENERAL,
        Loyal(IN_PLAY, ITSELF, keeps=tr.AFFILIATIONS, never=tr.HERETIC),
    ),
    warrior(
        "archinquisitor_nikodemus",
        "Arciinkvizitor Nikodemus",
        "Archinquisitor Nikodemus",
        (8, 8, 8, 9),
        tr.BROTHERHOOD | tr.PERSONALITY,
        Immune(IN_PLAY, ITSELF, symmetry=True),
        Forbid(IN_PLAY, COVER, DOOMTROOPERS),
        casts=tr.ALL_ARTS,
        abilities=(
            Ability(
                "pass on",
                Bilingual("přenést zranění", "pass the wound on"),
                PassWoundOn(OWN_DOOMTROOPERS),
                actions=1,
                cost=5,
            ),
        ),
    ),
    warrior(
        "fay_and_klaus",
        "Fay a Klaus",
        "Fay & Klaus",
        (3, 3, 3, 5),
        tr.CYBERTRONIC | tr.PERSONALITY,
        Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT),
        abilities=(
            Ability(
                "team",
                Bilingual("bojovat spolu", "battle as a team"),
                Lasting(
                    (Boost("", ITSELF, until=COMBAT_LONG, fight=3, shoot=3, armour=3, value=3),),
                    everywhere=True,
                    single=True,
                ),
                cost=5,
                moment=COMBAT,
            ),
        ),
    ),
    warrior(
        "twitcher",
        "Twitcher",
        "Twitcher",
        (2, 2, 2, 2),
        tr.CYBERTRONIC,
        UnderCard(IN_PLAY, ITSELF, fight=1, shoot=1, title="ticker"),
        mark(NO_AFTERMATH),
    ),
    warrior(
        "wolfbane_light_cavalry",
        "Lehká kavalerie Wolfbane",
        "Wolfbane Light Cavalry",
        (5, 4, 4, 5),
        tr.IMPERIAL,
        Boost(IN_PLAY, FACING, Situation(sheltered=False), armour=-3),
        Boost(IN_PLAY, FACING, Situation(sheltered=True), armour=3),
    ),
)
