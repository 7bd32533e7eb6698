"""Cards of Paradise Lost about beasts, fences, groups, open hands and warriors lost on the way."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.answers.turns import BeastSuffers, Redirect, Rider
from ...language.effects.attacks.extra import Bombard, GangUp
from ...language.effects.attacks.parting import FightAgain
from ...language.effects.keeping.grip import HoldOn, OnGearLost
from ...language.effects.keeping.out_of_play import PutAway
from ...language.effects.keeping.riding import JumpOn, StayTogether, together
from ...language.effects.keeping.sight import OpenHands, TopCards, UpkeepOrLost
from ...language.marks import AWAY, EQUIP, FENCED, GONE_FOR_GOOD, HAVE_RELICS, MISSING, MOVABLE, USE_ART
from ...language.occasions import OnFought, OnYourTurn
from ...language.scopes import BEARER, ITSELF
from ...language.select import WARRIORS, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.duties import FourAttacks
from ...language.standing.rule import Mark, Trigger, mark
from ...language.standing.sight import UrbanTactics
from ...state import IN_PLAY, OUTPOST
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import beast, fortification, special, warrior
from ..card import Ability
from ..types import ACTIONS, ART, ON_BEARER, ON_CARD, ON_GAME, ON_TRANSFER, ON_WOUND, STAYS

_BOMBARD = Ability("bombard", Bilingual("zaútočit na hráče", "attack a player"), Bombard(3), actions=2, attack=True)

_JUMP_ON = Ability(
    "jump_on",
    Bilingual("naskočit", "jump on"),
    JumpOn(Who(tr.CRESCENTIA, lacks=tr.BEAST, whose=YOURS, areas=(OUTPOST,))),
    actions=3,
)

CARDS = (
    warrior(
        "grinder_island",
        "Grinder – člen ostrovního týmu",
        "Grinder - Island Team Member",
        (3, 3, 6, 10),
        tr.BROTHERHOOD | tr.DOOMTROOPER | tr.TRIBAL | tr.PERSONALITY,
        FourAttacks(IN_PLAY, ITSELF),
        Forbid(IN_PLAY, USE_ART, ITSELF),
        Forbid(IN_PLAY, EQUIP, ITSELF),
        Forbid(IN_PLAY, HAVE_RELICS, ITSELF),
        placed="outpost",
    ),
    special(
        "tight_grip",
        "Pevný stisk",
        "Tight Grip",
        ACTIONS,
        lies=ON_GAME,
        after=STAYS,
        rules=(Trigger(IN_PLAY, OnGearLost(), HoldOn(3)),),
    ),
    special(
        "urban_tactics",
        "Městská taktika",
        "Urban Tactics",
        lies=ON_GAME,
        after=STAYS,
        rules=(UrbanTactics(IN_PLAY),),
    ),
    special(
        "behold_the_future_possibilities",
        "Pohled do budoucnosti",
        "Behold the Future Possibilities",
        ACTIONS,
        traits=tr.PROPHECY,
        lies=ON_BEARER,
        give=Who(tr.PROPHET, whose=YOURS, areas=(OUTPOST,)),
        after=STAYS,
        rules=(OpenHands(IN_PLAY), Trigger(IN_PLAY, OnYourTurn(), UpkeepOrLost(6))),
    ),
    warrior(
        "high_seer_castor",
        "Nejvyšší věštec Castor",
        "High Seer Castor",
        (3, 3, 4, 6),
        tr.BROTHERHOOD | tr.PERSONALITY | tr.MYSTIC,
        TopCards(IN_PLAY),
        casts=tr.ALL_ARTS,
    ),
    special(
        "gang_up",
        "Všichni na něj!",
        "Gang Up!",
        ACTIONS,
        lies=ON_GAME,
        after=STAYS,
        abilities=(Ability("join", Bilingual("přidat bojovníka", "add a warrior"), GangUp()),),
    ),
    special(
        "navigational_error",
        "Navigační chyba",
        "Navigational Error",
        ON_TRANSFER,
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        limit=1,
        play=PutAway(),
        rules=(Mark(IN_PLAY, BEARER, name=AWAY, n=MISSING), mark(GONE_FOR_GOOD)),
    ),
    special("noble_beast", "Ušlechtilé zvíře", "Noble Beast", ON_WOUND, aim=Rider(lacks=tr.BEAST), play=BeastSuffers()),
    fortification(
        "razor_wire_fence",
        "Plot z ostnatého drátu",
        "Razor Wire Fence",
        "",
        Mark(IN_PLAY, BEARER, name=FENCED, n=6),
        mark(MOVABLE),
    ),
    special(
        "redirect",
        "Přesměrování",
        "Redirect",
        ON_CARD,
        traits=tr.BROTHERHOOD,
        counters=(ART,),
        play=Redirect(),
    ),
    beast(
        "tusked_serett",
        "Klatý serett",
        "Tusked Serett",
        (3, -2, 2, 2),
        tr.TEMPLARS,
        Trigger(IN_PLAY, OnFought(FIGHT), FightAgain()),
    ),
    beast(
        "eclipse_mammoth",
        "Mamut Zatmění",
        "Eclipse Mammoth",
        (0, 0, 0, 0),
        tr.CRESCENTIA,
        together(IN_PLAY),
        StayTogether(IN_PLAY),
        abilities=(_JUMP_ON,),
    ),
    beast(
        "support_artillery_ox",
        "Dělostřelecký vůl",
        "Support Artillery Ox",
        (0, 0, 2, 0),
        tr.CRESCENTIA,
        abilities=(_BOMBARD,),
    ),
)
