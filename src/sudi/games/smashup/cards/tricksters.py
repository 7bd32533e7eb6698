"""Tricksters (Skřítkové): what you play may turn against you."""

from sudi.kernel.wording import Bilingual

from ..card import ON_BASE, StandingExtra
from ..deeds import NameFaction, PutToSleep
from ..effects import Affect, DestroyAction
from ..gains import Draw, OthersDiscard
from ..happenings import CulpritDiscards, DestroyIt, ItsPlayerDiscards
from ..moves import DESTROY
from ..scopes import PlayingHere
from ..select import HERE, Minions
from ..standing import AffectedByOthersCard, Forbid, MinionPlayedHere, ThisDestroyed, Trigger
from ..words import TRICKSTERS
from .build import Pack

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
            text=Bilingual(
                "Bojovníky jmenované frakce sem nikdo nesmí zahrát.",
                "Nobody may play minions of the named faction here.",
            ),
        ),
    ),
    pack.action("disenchant", "Odčarování", "Disenchant", copies=2, played=DestroyAction("anywhere")),
    pack.action(
        "enshrouding_mist",
        "Zahalující mlha",
        "Enshrouding Mist",
        copies=2,
        play_on=ON_BASE,
        gives=StandingExtra(action=False, here=True),
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
        hides=True,
        ongoing_text=Bilingual(
            "Pokud by akce jiného hráče ovlivnila tvé bojovníky u této základny, znič tuto kartu a akce je neovlivní.",
            "If another player's action would affect your minions here, destroy this card "
            "and the action does not affect them.",
        ),
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
