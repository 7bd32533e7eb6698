"""Plain cards of our own for rules that no built card exercises; in no starter deck."""

from __future__ import annotations

from dataclasses import replace

from ..language.effects.harm.destroying import RemoveOne
from ..language.effects.points import Tax
from ..language.marks import ANY_EQUIPMENT
from ..language.occasions import OnAnyDraw
from ..language.scopes import BEARER
from ..language.select import LEGIONARIES, YOURS, Who
from ..language.standing.boosts import Boost
from ..language.standing.rule import Trigger, mark
from ..state import IN_PLAY, SQUAD
from ..words import traits as tr
from .build import equipment, special, warrior
from .card import Doomcard
from .types import ACTIONS, ALLIANCE, ON_BEARER, ON_GAME, STAYS

_CARDS: tuple[Doomcard, ...] = (
    warrior("tribal_hound", "Kmenový pes", "Tribal Hound", (5, 1, 3, 4), tr.CRESCENTIA | tr.TRIBAL | tr.BEAST),
    warrior("rasputin_raider", "Rasputinův nájezdník", "Rasputin Raider", (3, 3, 3, 3), tr.RASPUTIN | tr.TRIBAL),
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
        rules=(mark(ANY_EQUIPMENT, BEARER),),
    ),
    special(
        "war_tax",
        "Válečná daň",
        "War Tax",
        lies=ON_GAME,
        after=STAYS,
        rules=(Trigger(IN_PLAY, OnAnyDraw(), Tax(1), everybody=True),),
    ),
    special(
        "squad_drill",
        "Výcvik mužstva",
        "Squad Drill",
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, whose=YOURS, areas=(SQUAD,)),
        after=STAYS,
        rules=(Boost(IN_PLAY, BEARER, fight=1),),
    ),
    special("upheaval", "Převrat", "Upheaval", ACTIONS, play=RemoveOne(())),
    special("broken_pact", "Porušená smlouva", "Broken Pact", ACTIONS, play=RemoveOne((ALLIANCE,))),
)
CARDS = tuple(replace(card, box="trial") for card in _CARDS)
