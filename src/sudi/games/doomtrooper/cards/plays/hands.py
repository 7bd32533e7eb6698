"""Cards about hands and hidden piles."""

from __future__ import annotations

from ...language.effects.discarding import DiscardOwn
from ...language.effects.hands import BackToHand, DropHand, FillHands, NewHand, TakeFrom
from ...language.effects.keeping.looking import LookThrough
from ...language.marks import NO_COUNTER
from ...language.needs import OTHERS_TURN
from ...language.select import LEGIONARIES
from ...language.standing.numbers import HandLimit
from ...language.standing.rule import mark
from ...state import GRAVE, IN_PLAY
from ...words import traits as tr
from ..build import special, spell
from ..types import ACTIONS, COMBAT, ON_GAME, SACRIFICED, SPECIAL, START, STAYS

CARDS = (
    special(
        "subterfuge",
        "Lest",
        "Subterfuge",
        ACTIONS,
        actions=3,
        at_player="any",
        limit=1,
        after=SACRIFICED,
        play=DropHand(),
    ),
    special(
        "and_stay_dead",
        "A zůstaň mrtvý!",
        "And Stay Dead!",
        after=SACRIFICED,
        play=LookThrough(GRAVE, takes=2, forever=True),
    ),
    special("fill_em_up", "Doplnění stavů", "Fill'em Up", needs=OTHERS_TURN, play=FillHands()),
    special("tucked_away", "Schováno vespod", "Tucked Away", at_player="any", play=NewHand()),
    spell(
        "banishment",
        "Vyhnání",
        "Banishment",
        tr.MANIPULATION,
        when=ACTIONS,
        actions=2,
        cost=5,
        aim=LEGIONARIES,
        play=BackToHand(),
    ),
    special(
        "second_thoughts",
        "Rozmysleli se",
        "Second Thoughts",
        COMBAT,
        limit=1,
        after=SACRIFICED,
        play=BackToHand(both=True),
    ),
    special(
        "nasty_surprise",
        "Nemilé překvapení",
        "A Nasty Surprise",
        cost=10,
        limit=1,
        after=SACRIFICED,
        play=TakeFrom(but_types=(SPECIAL,), but_traits=tr.PERSONALITY, shown=True),
        rules=(mark(NO_COUNTER),),
    ),
    special(
        "manifest_destiny",
        "Zjevný osud",
        "Manifest Destiny",
        START,
        lies=ON_GAME,
        after=STAYS,
        rules=(HandLimit(IN_PLAY, draws=10, keeps=10),),
        play=DiscardOwn("double_time"),
    ),
    special(
        "fortune_of_war",
        "Štěstí ve válce",
        "Fortune of War",
        lies=ON_GAME,
        after=STAYS,
        rules=(HandLimit(IN_PLAY, keeps=0),),
    ),
)
