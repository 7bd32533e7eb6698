"""Plain cards of our own for rules that no built card exercises; in no starter deck."""

from __future__ import annotations

from dataclasses import replace

from .. import traits as tr
from ..card import ON_BEARER, STAYS, Doomcard
from ..may import IMPRISONED
from ..ratings import ANY_EQUIPMENT
from ..select import BEARER, LEGIONARIES, WARRIORS
from ..standing import BE_ATTACKED, Boost, Forbid, mark
from ..state import IN_PLAY
from .build import equipment, special, warrior

_CARDS: tuple[Doomcard, ...] = (
    warrior("tribal_hound", "Kmenový pes", "Tribal Hound", (5, 1, 3, 4), tr.CRESCENTIA | tr.TRIBAL | tr.BEAST),
    warrior("rasputin_raider", "Rasputinův nájezdník", "Rasputin Raider", (3, 3, 3, 3), tr.RASPUTIN | tr.TRIBAL),
    warrior("chasseur", "Lovec", "Chasseur", (3, 3, 3, 3), tr.CYBERTRONIC, never_art=True),
    equipment(
        "curators_mantle",
        "Kurátorský plášť",
        "Curator's Mantle",
        0,
        Boost(IN_PLAY, BEARER, armour=1),
        to=tr.CURATOR | tr.LEGION,
    ),
    equipment(
        "capitol_helmet", "Kapitolská přilba", "Capitol Helmet", 0, Boost(IN_PLAY, BEARER, armour=1), to=tr.CAPITOL
    ),
    special(
        "any_gear",
        "Zbrojnice Algerothova",
        "Arsenal of Algeroth",
        lies=ON_BEARER,
        give=LEGIONARIES,
        after=STAYS,
        rules=(mark(ANY_EQUIPMENT, "Smí dostat jakékoli vybavení.", "May receive any equipment.", BEARER),),
    ),
    special(
        "captured",
        "Zajatec",
        "Captured!",
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        rules=(
            mark(
                IMPRISONED,
                "Bojovník je uvězněn: nesmí útočit, být napaden ani provádět akce.",
                "The warrior is imprisoned: it may not attack, be attacked or act.",
                BEARER,
            ),
        ),
    ),
    special(
        "hidden_away",
        "Schován",
        "Hidden",
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        rules=(Forbid(IN_PLAY, BE_ATTACKED, BEARER),),
    ),
)
CARDS = tuple(replace(card, box="trial") for card in _CARDS)
