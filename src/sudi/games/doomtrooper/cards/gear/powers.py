"""Beasts, ki powers, relics and alliances."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.cancelling import CancelSpell
from ...language.marks import ANSWER, ANY_GEAR, ANY_GIFTS, ANY_WARZONE, LUNGES
from ...language.scopes import BEARER
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.boosts import Boost
from ...language.standing.nature import Becomes, Immune
from ...language.standing.rule import Mark, mark
from ...language.standing.strikes import FirstStrike
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ..build import alliance, beast, ki, relic
from ..card import Ability

CARDS = (
    beast("rivetbull", "Nýtobýk", "Rivetbull", (4, 0, 3, 2), tr.RASPUTIN),
    beast("twotusk", "Půlměsíčský dvoukel", "Crescentian Twotusk", (4, 0, 4, 4), tr.CRESCENTIA),
    ki(
        "shadow_walk",
        "Chůze stínu",
        "Shadow Walk",
        FirstStrike(IN_PLAY, BEARER),
        Becomes(IN_PLAY, BEARER, gains=tr.SHADOW_WALKER),
    ),
    ki(
        "ki_teleportation",
        "Teleportace ki",
        "Ki Teleportation",
        mark(ANY_WARZONE, BEARER),
        to=tr.SHADOW_WALKER,
    ),
    relic(
        "armor_of_unholiness",
        "Brnění bezbožnosti",
        "Armor of Unholiness",
        tr.ARMOUR_SUIT,
        Boost(IN_PLAY, BEARER, armour=4),
        Immune(IN_PLAY, BEARER, art=True),
        mark(ANY_GIFTS, BEARER),
        to=tr.LEGION,
    ),
    relic(
        "dai_sho",
        "Dai-šó dávných císařů",
        "Dai-Sho of the Ancient Emperors",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=6),
        Mark(IN_PLAY, Who(tr.MISHIMA, whose=YOURS), name=LUNGES),
        to=tr.MISHIMA,
    ),
    relic(
        "dagger_of_sacrifice",
        "Obětní dýka",
        "Dagger of Sacrifice",
        0,
        mark(ANSWER),
        to=tr.LEGION,
        abilities=(
            Ability(
                "cancel",
                Bilingual("zrušit kouzlo", "cancel a spell"),
                CancelSpell(Who(tr.BROTHERHOOD, whose=YOURS, areas=(SQUAD,))),
                moment=ANSWER,
            ),
        ),
    ),
    alliance(
        "alliance_mishima",
        "Aliance Mishimy",
        "Mishima",
        Boost(IN_PLAY, Who(tr.MISHIMA, whose=YOURS), Situation(facing=tr.LEGION), fight=5, shoot=5, armour=5),
    ),
    alliance(
        "alliance_cybertronic",
        "Aliance Kybertroniku",
        "Cybertronic",
        Mark(IN_PLAY, Who(tr.CYBERTRONIC, whose=YOURS), name=ANY_GEAR),
    ),
)
