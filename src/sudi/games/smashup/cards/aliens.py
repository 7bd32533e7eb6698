"""Aliens (Mimozemšťané): minions back to hands, bases exchanged."""

from sudi.kernel.effects import Fixed

from ..language.affecting import Affect, AffectAllAtChosenBase
from ..language.bases import JamBase, SwapBase
from ..language.extra_plays import ExtraPlay
from ..language.moving import ReturnThis
from ..language.players import Probe
from ..language.points import GainVP
from ..language.selectors import HERE, Minions
from ..law.protection import BOTTOM, MOVE, RETURN
from ..words.factions import ALIENS
from .build import Pack
from .card import AFTER_SCORING, FROM_PLAY, ON_BASE, Special

pack = Pack(ALIENS, "aliens")
CARDS = (
    pack.minion(
        "supreme_overlord",
        "Nejvyšší vládce",
        "Supreme Overlord",
        5,
        played=Affect(RETURN, Minions(), optional=True),
    ),
    pack.minion("invader", "Vetřelec", "Invader", 3, copies=2, played=GainVP(Fixed(1))),
    pack.minion(
        "scout",
        "Průzkumník",
        "Scout",
        3,
        copies=3,
        special=Special(AFTER_SCORING, FROM_PLAY, ReturnThis()),
    ),
    pack.minion(
        "collector",
        "Sběratel",
        "Collector",
        2,
        copies=4,
        played=Affect(RETURN, Minions(where=HERE, max_power=3), optional=True),
    ),
    pack.action("abduction", "Únos", "Abduction", played=Affect(RETURN, Minions()) >> ExtraPlay()),
    pack.action("beam_up", "Přenos na palubu", "Beam Up", copies=2, played=Affect(RETURN, Minions())),
    pack.action("crop_circles", "Kruhy v obilí", "Crop Circles", played=AffectAllAtChosenBase(RETURN)),
    pack.action(
        "disintegrator", "Dezintegrátor", "Disintegrator", copies=2, played=Affect(BOTTOM, Minions(max_power=3))
    ),
    pack.action("invasion", "Invaze", "Invasion", played=Affect(MOVE, Minions())),
    pack.action(
        "jammed_signal",
        "Rušení signálu",
        "Jammed Signal",
        play_on=ON_BASE,
        standing=JamBase("play"),
    ),
    pack.action("probe", "Sonda", "Probe", played=Probe()),
    pack.action("terraforming", "Terraformace", "Terraforming", played=SwapBase()),
)
