"""Fortifications of the set Inquisition."""

from __future__ import annotations

from ...language.effects.points import GainDestiny
from ...language.marks import CASTS
from ...language.occasions import OnDrawStep
from ...language.select import YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.rule import Mark, Trigger
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import fortification
from ..card import Doomcard


def _school(id: str, cs: str, en: str, aspect: int, traits: int = tr.CATHEDRAL) -> Doomcard:
    """Its player's Doomtroopers master an aspect of the Art."""
    learned = Mark(IN_PLAY, Who(tr.DOOMTROOPER, whose=YOURS), name=CASTS, n=aspect)
    return fortification(id, cs, en, "squad", learned, traits=traits | tr.BROTHERHOOD)  # the sign (DTR-477)


CARDS = (
    _school("burroughs_cathedral", "Katedrála v Burroughsu", "The Burroughs Cathedral", tr.PREMONITION),
    _school("fukido_cathedral", "Katedrála ve Fukidu", "The Fukido Cathedral", tr.MENTALISM),
    _school("gibson_cathedral", "Katedrála v Gibsonu", "The Gibson Cathedral", tr.CHANGELING),
    _school("heimburg_cathedral", "Katedrála v Heimburgu", "The Heimburg Cathedral", tr.EXORCISM),
    _school("longshore_cathedral", "Katedrála v Longshoru", "The Longshore Cathedral", tr.ELEMENTS),
    _school("san_dorado_cathedral", "Katedrála v San Doradu", "The San Dorado Cathedral", tr.MANIPULATION),
    _school("volksburg_cathedral", "Katedrála ve Volksburgu", "The Volksburg Cathedral", tr.KINETICS),
    _school("stone_archives", "Kamenné archivy", "The Stone Archives", tr.SUMMONING, traits=0),
    fortification(
        "factory",
        "Továrna",
        "Factory",
        "squad kohort",
        Trigger(IN_PLAY, OnDrawStep(), GainDestiny(1)),
        many=True,
    ),
    fortification(
        "hideout",
        "Skrýš",
        "Hideout",
        "kohort",
        Boost(IN_PLAY, Who(tr.HERETIC, whose=YOURS), armour=2),
    ),
)
