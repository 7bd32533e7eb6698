"""The ten starter cards of every player: SOI-004."""

from __future__ import annotations

from ..language.amounts import INFINITY
from ..language.conditions import Mastery
from ..language.gains import gain
from .build import instead, starter

CARDS = (
    starter("crystal", "Krystal", "Crystal", copies=7, play=gain(gems=1)),
    starter("blaster", "Pulzní pistole", "Blaster", play=gain(power=1)),
    starter(
        "shard_reactor",
        "Úlomkový reaktor",
        "Shard Reactor",
        play=instead(gain(gems=2), (Mastery(5), gain(gems=3)), (Mastery(15), gain(gems=4))),
    ),
    starter(
        "infinity_shard",
        "Úlomek nekonečna",
        "Infinity Shard",
        play=instead(
            gain(power=2),
            (Mastery(10), gain(power=3)),
            (Mastery(20), gain(power=5)),
            (Mastery(30), gain(power=INFINITY)),
        ),
    ),
)
