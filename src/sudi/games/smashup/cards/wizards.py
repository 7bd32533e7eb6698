"""Wizards (Čarodějové): actions upon actions."""

from ..language.drawing import Draw, DrawItsPower, NewHand
from ..language.extra_plays import ExtraEachTurn, ExtraPlay, ExtraWhileScoring
from ..language.revealing import TakeTopMinions, TopActionMayBeUsed, UseOthersTopAction
from ..language.searching import SearchAction
from ..words.factions import WIZARDS
from .build import Pack

pack = Pack(WIZARDS, "wizards")
CARDS = (
    pack.minion(
        "archmage", "Arcimág", "Archmage", 4, played=ExtraWhileScoring(), standing=ExtraEachTurn("play", action=True)
    ),
    pack.minion("chronomage", "Chronomág", "Chronomage", 3, copies=2, played=ExtraPlay(action=True)),
    pack.minion("enchantress", "Čarodějka", "Enchantress", 2, copies=3, played=Draw(1)),
    pack.minion("neophyte", "Novic", "Neophyte", 2, copies=4, played=TopActionMayBeUsed()),
    pack.action("mass_enchantment", "Hromadné očarování", "Mass Enchantment", played=UseOthersTopAction()),
    pack.action("mystic_studies", "Mystická studia", "Mystic Studies", copies=2, played=Draw(2)),
    pack.action("portal", "Portál", "Portal", played=TakeTopMinions(5)),
    pack.action("sacrifice", "Oběť", "Sacrifice", played=DrawItsPower()),
    pack.action("scry", "Věštění", "Scry", played=SearchAction()),
    pack.action("summon", "Vyvolání", "Summon", copies=2, played=ExtraPlay()),
    pack.action("time_loop", "Časová smyčka", "Time Loop", played=ExtraPlay(action=True, n=2)),
    pack.action(
        "winds_of_change", "Vítr změn", "Winds of Change", played=NewHand(discard=False) >> ExtraPlay(action=True)
    ),
)
