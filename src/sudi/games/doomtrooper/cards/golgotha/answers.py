"""Cards of Golgotha that answer deaths, losses, payments and victories, and about attacks of other kinds."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.answers.turns import KIN, Counterfeit, EndsWhenBack, Mourn, RaiseBar, SaveOther, TakeLost
from ...language.effects.attacks.extra import Mutiny, Snipe
from ...language.marks import ATTACK, NO_COUNTER, ONE_ATTACK_ACTION
from ...language.scopes import BEARER
from ...language.select import ANOTHERS, THEIRS, YOURS, Fighter, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.rule import mark
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import special, warrior
from ..card import Ability
from ..types import (
    ACTIONS,
    ANYTIME,
    ON_BEARER,
    ON_DEATH,
    ON_GAME,
    ON_JOINED,
    ON_KILL,
    ON_LOSS,
    ON_WIN,
    SACRIFICED,
    STAYS,
)

CARDS = (
    special(
        "cliffhanger",
        "Nad propastí",
        "Cliffhanger",
        ON_KILL,
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, whose=ANOTHERS),
        after=STAYS,
        play=SaveOther(),
        rules=(Forbid(IN_PLAY, ATTACK, BEARER, whom=Who(tr.DOOMTROOPER, whose=YOURS)),),
    ),
    special(
        "close_but_no_cigar",
        "Těsně vedle",
        "Close But No Cigar",
        ON_WIN,
        play=RaiseBar(3),
        rules=(mark(NO_COUNTER),),
    ),
    special("close_call", "O vlásek!", "Close Call!", ON_LOSS, limit=1, after=SACRIFICED, play=TakeLost()),
    special("fools_gold", "Kočičí zlato", "Fool's Gold", ON_JOINED, limit=1, play=Counterfeit()),
    special(
        "martyr",
        "Mučedník",
        "Martyr",
        ON_DEATH,
        lies=ON_GAME,
        after=STAYS,
        play=Mourn(),
        rules=(Boost(IN_PLAY, KIN, fight=2, shoot=2, armour=2), EndsWhenBack(IN_PLAY)),
    ),
    special(
        "mutiny",
        "Vzpoura",
        "Mutiny",
        ACTIONS,
        traits=tr.LEGION,
        attack=True,
        aim=Fighter(tr.LEGION, whose=THEIRS),
        after=SACRIFICED,
        play=Mutiny(),
    ),
    special(
        "equal_rights",
        "Rovná práva",
        "Equal Rights",
        ACTIONS,
        lies=ON_GAME,
        after=STAYS,
        rules=(mark(ONE_ATTACK_ACTION),),
    ),
    warrior(
        "infantry_sniper",
        "Odstřelovač pěchoty",
        "Infantry Sniper",
        (3, 9, 5, 9),
        tr.CAPITOL,
        abilities=(Ability("snipe", Bilingual("vystřelit", "shoot"), Snipe(Who(tr.CAPITOL)), moment=ANYTIME),),
    ),
)
