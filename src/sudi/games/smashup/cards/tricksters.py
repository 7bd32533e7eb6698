"""Tricksters (Skřítkové): what you play may turn against you."""

from ..language.affecting import Affect
from ..language.bases import NameFaction
from ..language.destroying import DestroyAction, DestroyIt
from ..language.drawing import Draw
from ..language.extra_plays import ExtraEachTurn, ExtraWhileScoring
from ..language.occasions import AffectedByOthersCard, MinionPlayedHere, ThisDestroyed
from ..language.players import CulpritDiscards, ItsPlayerDiscards, OthersDiscard, PutToSleep
from ..language.scopes import PlayingHere
from ..language.selectors import HERE, Minions
from ..language.standing import Forbid, Guard, Trigger
from ..law.protection import DESTROY
from ..words.factions import TRICKSTERS
from .build import Pack
from .card import ON_BASE

pack = Pack(TRICKSTERS, "tricksters")
CARDS = (
    pack.minion(
        "leprechaun",
        "Leprikón",
        "Leprechaun",
        5,
        standing=Trigger("play", MinionPlayedHere(weaker=True), DestroyIt()),
    ),
    pack.minion(
        "brownie", "Šotek", "Brownie", 4, copies=2, standing=Trigger("play", AffectedByOthersCard(), CulpritDiscards(2))
    ),
    pack.minion(
        "gnome",
        "Gnóm",
        "Gnome",
        3,
        copies=3,
        played=Affect(DESTROY, Minions(where=HERE, fewer_than_own_here=True), optional=True),
    ),
    pack.minion(
        "gremlin",
        "Gremlin",
        "Gremlin",
        2,
        copies=4,
        standing=Trigger("play", ThisDestroyed(), Draw(1) >> OthersDiscard(1)),
    ),
    pack.action(
        "block_the_path",
        "Zatarasit cestu",
        "Block the Path",
        play_on=ON_BASE,
        played=NameFaction(),
        standing=Forbid(
            "play",
            "play minion",
            PlayingHere(named=True),
        ),
    ),
    pack.action("disenchant", "Odčarování", "Disenchant", copies=2, played=DestroyAction("anywhere")),
    pack.action(
        "enshrouding_mist",
        "Zahalující mlha",
        "Enshrouding Mist",
        copies=2,
        play_on=ON_BASE,
        played=ExtraWhileScoring(),
        standing=ExtraEachTurn("play", action=False),
    ),
    pack.action(
        "flame_trap",
        "Ohnivá past",
        "Flame Trap",
        play_on=ON_BASE,
        standing=Trigger("play", MinionPlayedHere(), DestroyIt(and_this=True)),
    ),
    pack.action(
        "hideout",
        "Skrýš",
        "Hideout",
        play_on=ON_BASE,
        standing=Guard("play", bearer=False),
    ),
    pack.action("mark_of_sleep", "Znamení spánku", "Mark of Sleep", played=PutToSleep()),
    pack.action(
        "pay_the_piper",
        "Zaplať krysaři",
        "Pay the Piper",
        play_on=ON_BASE,
        standing=Trigger("play", MinionPlayedHere(), ItsPlayerDiscards()),
    ),
    pack.action("take_the_shinies", "Seber cetky", "Take the Shinies", played=OthersDiscard(2)),
)
