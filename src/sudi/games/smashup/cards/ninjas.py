"""Ninjas (Nindžové): out of the shadows at the last moment."""

from sudi.kernel.effects import Fixed

from ..language.affecting import ANY_NUMBER, Affect
from ..language.bases import IgnoreBase, IgnoreBonus
from ..language.destroying import DestroyAction, DestroyThis
from ..language.extra_plays import Disguise, ExtraPlay, PlayMinionThereNow, PlayThisThere
from ..language.moving import ReturnThis
from ..language.occasions import EndOfTurn, StartOfTurn
from ..language.scopes import Bearer, BearerFromOthers
from ..language.selectors import HERE, OWN, Minions
from ..language.standing import Forbid, PowerChange, Trigger
from ..law.protection import DESTROY, MOVE
from ..words.factions import NINJAS
from .build import Pack
from .card import BEFORE_SCORING, FROM_HAND, FROM_PLAY, ON_BASE, ON_MINION, ON_OWN_MINION, OWN_TURN, Special

pack = Pack(NINJAS, "ninjas")
CARDS = (
    pack.minion(
        "ninja_master",
        "Nindžovský mistr",
        "Ninja Master",
        5,
        played=Affect(DESTROY, Minions(where=HERE), optional=True),
    ),
    pack.minion(
        "tiger_assassin",
        "Tygří bojovnice",
        "Tiger Assassin",
        4,
        copies=2,
        played=Affect(DESTROY, Minions(where=HERE, max_power=3), optional=True),
    ),
    pack.minion(
        "shinobi",
        "Šinobi",
        "Shinobi",
        3,
        copies=3,
        special=Special(BEFORE_SCORING, FROM_HAND, PlayThisThere(), once=True),
    ),
    pack.minion(
        "ninja_acolyte",
        "Nindžovský učeň",
        "Ninja Acolyte",
        2,
        copies=4,
        special=Special(OWN_TURN, FROM_PLAY, ReturnThis() >> ExtraPlay(here=True, in_its_place=True)),
    ),
    pack.action(
        "assassination",
        "Úkladná vražda",
        "Assassination",
        play_on=ON_MINION,
        standing=Trigger("play", EndOfTurn(), DestroyThis(bearer=True)),
    ),
    pack.action("disguise", "Převlek", "Disguise", played=Disguise()),
    pack.action(
        "hidden_ninja",
        "Skrytý nindža",
        "Hidden Ninja",
        special=Special(BEFORE_SCORING, FROM_HAND, PlayMinionThereNow()),
    ),
    pack.action(
        "infiltrate",
        "Infiltrace",
        "Infiltrate",
        copies=2,
        play_on=ON_BASE,
        played=DestroyAction("base") >> IgnoreBonus(),
        standing=IgnoreBase("play"),
    ),
    pack.action(
        "poison",
        "Otrava",
        "Poison",
        play_on=ON_MINION,
        played=DestroyAction("minion", count=ANY_NUMBER, optional=True),
        standing=PowerChange(
            "play",
            "power",
            Bearer(),
            Fixed(4),
            "subtract",
        ),
    ),
    pack.action("seeing_stars", "Šurikeny", "Seeing Stars", copies=2, played=Affect(DESTROY, Minions(max_power=3))),
    pack.action(
        "smoke_bomb",
        "Kouřová clona",
        "Smoke Bomb",
        play_on=ON_OWN_MINION,
        standing=(
            Forbid(
                "play",
                "affect",
                BearerFromOthers(),
            ),
            Trigger("play", StartOfTurn(), DestroyThis()),
        ),
    ),
    pack.action("way_of_deception", "Cesta klamu", "Way of Deception", played=Affect(MOVE, Minions(OWN))),
)
