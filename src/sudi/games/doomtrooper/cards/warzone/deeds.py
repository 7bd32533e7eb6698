"""More cards of the set Warzone: orders, guards, machines and beasts with a fate of their own."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.values import MULTIPLY
from sudi.kernel.wording import Bilingual

from ...language.effects.deeds.gambits import ChangeTacticOnce, StandGuard, SwapRatings
from ...language.effects.deeds.orders import AsItIs, CallUp, DefuseMine, GiveAway, Kamikaze, RecallRank
from ...language.effects.deeds.wards import (
    ChooseCovered,
    Covered,
    Devour,
    DriveBearer,
    FallsWithIt,
    GreatTakeCover,
    NeedsItsGround,
    NeedZone,
    OnArrival,
    OnOwnDiscardStep,
)
from ...language.effects.harm.destroying import RemoveOne
from ...language.effects.lasting import Lasting
from ...language.marks import (
    BE_ATTACKED,
    DEFUSES,
    EQUIP,
    FULL_POINTS,
    GIFTED,
    GOES_BACK,
    NO_OWN_SPECIALS,
    SELF_DESTRUCTS,
    STAYS_IN_COVER,
    USE_EQUIPMENT,
    USE_FORTS,
)
from ...language.needs import BEFORE_DISCARDING
from ...language.occasions import OnAnyDraw
from ...language.scopes import AIMED, BEARER, FROM_ZONE, ITSELF
from ...language.select import DOOMTROOPERS, YOURS, Who
from ...language.select import WARRIORS as EVERYBODY
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import TIMES, Boost
from ...language.standing.duties import OneAttack
from ...language.standing.licence import Feud
from ...language.standing.rule import COMBAT_LONG, Mark, Trigger, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY, KOHORT, SQUAD
from ...words import traits as tr
from ...words.ratings import FIGHT, SHOOT
from ..build import equipment, special, warrior, warzone
from ..card import Ability
from ..types import ACTIONS, ANYTIME, COMBAT, FORTIFICATION, ON_BEARER, ON_GAME, STAYS, WARZONE

_ON_MERCURY = NeedZone(tr.ON_MERCURY)
_OF_ALGEROTH = tr.LEGION | tr.OF_ALGEROTH

WARRIORS = (
    warrior(
        "bio_giant",
        "Bio-obr",
        "Bio-Giant",
        (22, 14, 26, 20),
        _OF_ALGEROTH,
        OneAttack(IN_PLAY, ITSELF),
        Forbid(IN_PLAY, GIFTED, ITSELF, NEVER),
        Forbid(IN_PLAY, EQUIP, ITSELF, NEVER),
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF, NEVER),
        Forbid(IN_PLAY, USE_FORTS, ITSELF, NEVER),
        mark(NO_OWN_SPECIALS),
    ),
    warrior(
        "brass_apocalypt",
        "Mosazný apokalyptik",
        "Brass Apocalypt",
        (6, 13, 10, 7),
        _OF_ALGEROTH,
        Trigger(IN_PLAY, OnArrival(), ChooseCovered(Who(whose=YOURS, areas=(KOHORT,), most_value=6))),
        Forbid(IN_PLAY, BE_ATTACKED, Covered()),
        FallsWithIt(IN_PLAY, ITSELF),
    ),
    warrior(
        "karnophage",
        "Karnofág",
        "Karnophage",
        (2, 2, 2, 3),
        _OF_ALGEROTH,
        Trigger(IN_PLAY, OnOwnDiscardStep(), Devour()),
    ),
    warrior(
        "mercurian_maculator",
        "Merkurský makulátor",
        "Mercurian Maculator",
        (8, 14, 6, 6),
        _OF_ALGEROTH,
        NeedsItsGround(IN_PLAY, ITSELF, need=_ON_MERCURY),
        needs=_ON_MERCURY,
    ),
)

GEAR = (
    equipment(
        "meta_cannon",
        "Meta-kanon",
        "Meta Cannon",
        tr.SHOOT_WEAPON,
        Boost(IN_PLAY, BEARER, shoot=4),
        KillsOnWound(IN_PLAY, BEARER),
        mark(GOES_BACK),
        to=tr.LEGION,
        give=Who(tr.LEGION, whose=YOURS, most_value=6),
    ),
    equipment(
        "tactical_computer",
        "Taktický počítač",
        "Tactical Computer",
        0,
        to=tr.COMMANDER,
        give=Who(tr.COMMANDER, whose=YOURS, without="tactical_computer"),
        abilities=(
            Ability("tactic", Bilingual("změnit taktiku", "change the tactic"), ChangeTacticOnce(), moment=COMBAT),
        ),
    ),
)

ZONES = (
    warzone(
        "mccraig_line",
        "McCraigova linie",
        "McCraig Line",
        "squad",
        (-1, 3, 2, 2),
        Boost(IN_PLAY, FROM_ZONE, Situation(bearer=tr.CAPITOL), fight=2, shoot=2, armour=2),
        traits=tr.ON_MARS,
        abilities=(
            Ability("call_up", Bilingual("vyložit Zákopníka", "deploy a Trencher"), CallUp(Who(title="trencher"))),
        ),
    ),
    warzone(
        "no_mans_land",
        "Země nikoho",
        "No-Man's Land",
        "squad kohort",
        (1, 1, 1, 4),
        Mark(IN_PLAY, FROM_ZONE, Situation(bearer=tr.FREELANCER), name=FULL_POINTS),
    ),
)

SPECIALS = (
    special(
        "assault_engineer",
        "Útočný ženista",
        "Assault Engineer",
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        play=DefuseMine(),
        rules=(mark(DEFUSES, BEARER),),
        abilities=(
            Ability(
                "raze",
                Bilingual("vyřadit opevnění či zónu", "discard a fortification or a warzone"),
                RemoveOne((FORTIFICATION, WARZONE), victory=1),
                actions=3,
                by_bearer=True,
            ),
        ),
    ),
    special(
        "grand_tactician",
        "Velký taktik",
        "Grand Tactician",
        ANYTIME,
        lies=ON_GAME,
        after=STAYS,
        play=AsItIs("vykládat válečné zóny a bránit se z nich", "laying warzones and defending from them"),
    ),
    special("lamb_for_the_slaughter", "Jehně na porážku", "Lamb for the Slaughter", ACTIONS, play=GiveAway()),
    special(
        "point_guard",
        "Přední stráž",
        "Point Guard",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(whose=YOURS, areas=(SQUAD, KOHORT)),
        after=STAYS,
        abilities=(
            Ability(
                "step_in",
                Bilingual("zaujmout místo napadeného", "take the place of the attacked"),
                StandGuard(FIGHT),
                by_bearer=True,
            ),
        ),
    ),
    special(
        "rear_guard",
        "Zadní stráž",
        "Rear Guard",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(whose=YOURS, areas=(SQUAD, KOHORT)),
        after=STAYS,
        abilities=(
            Ability(
                "step_in",
                Bilingual("zaujmout místo napadeného", "take the place of the attacked"),
                StandGuard(SHOOT),
                by_bearer=True,
            ),
        ),
    ),
    special(
        "pressing_matters",
        "Naléhavé záležitosti",
        "Pressing Matters",
        needs=BEFORE_DISCARDING,
        lies=ON_GAME,
        after=STAYS,
        rules=(Trigger(IN_PLAY, OnAnyDraw(), GreatTakeCover(7)),),
    ),
    special("scheduled_briefings", "Plánované porady", "Scheduled Briefings", ACTIONS, actions=2, play=RecallRank()),
    special(
        "self_destruct_programming",
        "Autodestrukční program",
        "Self-Destruct Programming",
        COMBAT,
        aim=Who(tr.CYBERTRONIC, whose=YOURS, fighting="combatant"),
        play=Lasting(
            (
                Boost("", AIMED, until=COMBAT_LONG, fight=3, layer=TIMES, operation=MULTIPLY),
                Mark("", AIMED, until=COMBAT_LONG, name=SELF_DESTRUCTS),
            )
        ),
    ),
    special(
        "shell_shocked",
        "V šoku z palby",
        "Shell Shocked",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(wounded=True),
        after=STAYS,
        play=DriveBearer(),
        rules=(Mark(IN_PLAY, BEARER, Situation(hurt=True), name=STAYS_IN_COVER),),
    ),
    special(
        "suicide_attack",
        "Sebevražedný útok",
        "Suicide Attack",
        ACTIONS,
        actions=3,
        limit=0,  # banned
        aim=Who(whose=YOURS),
        play=Kamikaze(),
    ),
    special(
        "turn_of_events",
        "Obrat událostí",
        "Turn of Events",
        COMBAT,
        aim=Who(whose=YOURS, fighting="combatant"),
        play=SwapRatings(),
    ),
    special(
        "unofficial_doctrine",
        "Neoficiální doktrína",
        "The Unofficial Doctrine",
        ANYTIME,
        lies=ON_GAME,
        after=STAYS,
        rules=(Feud(IN_PLAY, EVERYBODY, one=tr.BROTHERHOOD, other=tr.CYBERTRONIC),),
    ),
)

CARDS = (*WARRIORS, *GEAR, *ZONES, *SPECIALS)
