"""Warriors of the set Inquisition that heal, are healed, or bring others."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.harm.cures import HealOne, HealsAtOnce
from ...language.effects.recruiting import BringIn, Transform
from ...language.marks import GIFTED
from ...language.scopes import ITSELF
from ...language.select import YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.nature import Immune
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import warrior
from ..card import Ability

CARDS = (
    warrior(
        "doctor_diana",
        "Doktorka Diana",
        "Doctor Diana",
        (3, 3, 6, 5),
        tr.CYBERTRONIC | tr.PERSONALITY,
        Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT),
        never_art=True,
        abilities=(
            Ability(
                "heal", Bilingual("léčit", "heal"), HealOne(Who(tr.DOOMTROOPER, wounded=True), hides=True), actions=1
            ),
        ),
    ),
    warrior(
        "golem_of_darkness",
        "Golem temnoty",
        "Golem of Darkness",
        (6, 5, 7, 7),
        tr.LEGION | tr.OF_ALGEROTH,
        Forbid(IN_PLAY, GIFTED, ITSELF),
        HealsAtOnce(IN_PLAY, ITSELF),
    ),
    warrior(
        "tekron",
        "Tekron",
        "Tekron",
        (4, 4, 3, 6),
        tr.LEGION | tr.OF_ALGEROTH,
        abilities=(
            Ability(
                "transform",
                Bilingual("proměnit kacíře", "transform a heretic"),
                Transform(
                    Who(tr.HERETIC, whose=YOURS),
                    BringIn(Who(tr.OF_ALGEROTH, lacks=tr.PERSONALITY), pays=True, replaces=True),
                ),
                actions=3,
            ),
        ),
    ),
)
