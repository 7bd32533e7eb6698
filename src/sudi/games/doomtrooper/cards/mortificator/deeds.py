"""Special cards and dark gifts of the set Mortificator that do something once and for all."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.deeds.arming import DrawWeapon
from ...language.effects.deeds.clearing import ClearAreaGear
from ...language.effects.deeds.corruption import Bless, Corrupt, LosesDestiny, LosesHand
from ...language.effects.deeds.levelling import Level, TurnPiles
from ...language.effects.deeds.replacing import Disguise
from ...language.effects.deeds.returning import HomeWithGear
from ...language.effects.deeds.secrets import CallBluff, RevealSecret, SpyOut, Tuck
from ...language.effects.deeds.sharing import ClosesWithIt, EndMarket, FortToShare, OnTheirTurn, OpenEmbassy
from ...language.effects.deeds.silence import Bribe, KeepOut
from ...language.effects.discarding import DiscardItself
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.lasting import Lasting
from ...language.marks import KEEPS_SECRETS, MANY_GIFTS, NEVER_DISCARDED, SHARES_FORT, USE_ART, USE_DARK
from ...language.needs import JUST_NAMED, OWN_TURN, NeedWarrior
from ...language.pieces import ZONE, Piece
from ...language.scopes import AIMED, BEARER, FromZone
from ...language.select import COMBATANTS, DOOMTROOPERS, LEGIONARIES, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.disuse import NobodyPlays, OutsidersKeepOut
from ...language.standing.numbers import NoAreaGear
from ...language.standing.rule import COMBAT_LONG, Trigger, mark
from ...language.standing.tolls import DrawToll, SpecialToll
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ..build import gift, special
from ..card import Ability
from ..types import ACTIONS, COMBAT, FORTIFICATION, ON_BEARER, ON_GAME, ON_PLAYER, ON_SECRET, SACRIFICED, STAYS, WARZONE

_IN_HOST = FromZone(True, host=True)
_COMMON = Who(tr.DOOMTROOPER, lacks=tr.PERSONALITY)

SECRETS = (
    special("bluff", "Blaf", "Bluff", ON_SECRET, play=CallBluff()),
    special("informants", "Informátoři", "Informants", needs=OWN_TURN, play=SpyOut()),
    special(
        "secret",
        "Tajemství",
        "Secret",
        ACTIONS,
        lies=ON_GAME,
        after=STAYS,
        many=True,
        rules=(mark(NEVER_DISCARDED), mark(KEEPS_SECRETS)),
        abilities=(
            Ability("tuck", Bilingual("položit kartu pod tajemství", "lay a card under it"), Tuck(), actions=1),
            Ability("reveal", Bilingual("odhalit tajemství", "reveal the secret"), RevealSecret()),
        ),
    ),
)

PLAYERS = (
    special(
        "bribery",
        "Úplatek",
        "Bribery",
        COMBAT,
        aim=COMBATANTS,
        pays_value=2,
        play=Bribe(),
    ),
    special(
        "cornered",
        "Zahnán do kouta",
        "Cornered",
        COMBAT,
        play=Lasting((NobodyPlays("", AIMED, until=COMBAT_LONG),), everywhere=True, alone=True),
    ),
    special(
        "embassy",
        "Velvyslanectví",
        "Embassy",
        needs=FortToShare(),
        lies=ON_GAME,
        after=STAYS,
        many=True,
        rules=(ClosesWithIt(IN_PLAY), mark(SHARES_FORT)),
        play=OpenEmbassy(),
    ),
    special(
        "entitlement",
        "Výsadní právo",
        "Entitlement",
        needs=JUST_NAMED,
        play=KeepOut((OutsidersKeepOut("", AIMED, until=COMBAT_LONG),), everywhere=True, alone=True),
    ),
    special(
        "wanna_play",
        "Chceš si hrát?",
        "Wanna Play?",
        ACTIONS,
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        rules=(DrawToll(IN_PLAY), Trigger(IN_PLAY, OnTheirTurn(), DiscardItself())),
        play=EndMarket("falling_market"),
    ),
    special(
        "watchful_eye",
        "Bdělé oko",
        "Watchful Eye",
        ACTIONS,
        actions=3,
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        rules=(SpecialToll(IN_PLAY),),
    ),
)

SPECIALS = (
    special(
        "blessed_by_apostle",
        "Požehnán apoštolem",
        "Blessed by Apostle",
        ACTIONS,
        lies=ON_BEARER,
        give=LEGIONARIES,
        after=STAYS,
        many=True,  # another apostle each time
        play=Bless(),
    ),
    special(
        "carnage",
        "Krveprolití",
        "Carnage",
        ACTIONS,
        actions=3,
        needs=NeedWarrior(Who(whose=YOURS)),
        play=Level(),
    ),
    special("concealed_weapon", "Ukrytá zbraň", "Concealed Weapon", COMBAT, aim=COMBATANTS, play=DrawWeapon(8)),
    special(
        "dead_zone",
        "Mrtvá zóna",
        "Dead Zone",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=Piece(ZONE, (WARZONE,)),
        after=STAYS,
        rules=(Forbid(IN_PLAY, USE_ART, _IN_HOST), Forbid(IN_PLAY, USE_DARK, _IN_HOST)),
    ),
    special("deja_vu", "Déjà vu", "Deja Vu", ACTIONS, actions=3, after=SACRIFICED, play=TurnPiles(25)),
    special(
        "hasty_getaway",
        "Kvapný útěk",
        "Hasty Getaway",
        COMBAT,
        limit=1,
        aim=COMBATANTS,
        after=SACRIFICED,
        play=HomeWithGear(),
    ),
    special(
        "listen_up",
        "Poslouchej!",
        "Listen Up!",
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        rules=(NoAreaGear(IN_PLAY),),
        play=ClearAreaGear(),
    ),
    special(
        "master_of_disguise",
        "Mistr převleků",
        "Master of Disguise",
        ACTIONS,
        actions=2,
        aim=Who(whose=YOURS, areas=(SQUAD,)),
        play=Disguise(_COMMON),
    ),
    special(
        "terrorist_attack",
        "Teroristický útok",
        "Terrorist Attack",
        play=DiscardOne((FORTIFICATION,), anywhere=True, forever=True, sign=tr.BROTHERHOOD),
    ),
)

GIFTS = (
    gift("symmetry_flow", "Proud symetrie", "Symmetry Flow", tr.DARK_GIFT, mark(MANY_GIFTS, BEARER), but=tr.HERETIC),
    gift(
        "moral_decay",
        "Mravní rozklad",
        "Moral Decay",
        tr.GIFT_OF_DEMNOGONIS,
        abilities=(
            Ability(
                "corrupt",
                Bilingual("obrátit Doomtroopera", "convert a Doomtrooper"),
                Corrupt(_COMMON),
                actions=3,
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
    gift(
        "pound_of_flesh",
        "Libra masa",
        "Pound of Flesh",
        tr.DARK_GIFT,
        but=tr.HERETIC,
        limit=1,
        abilities=(
            Ability("hand", Bilingual("zbavit hráče ruky", "take a hand"), LosesHand(), discards=True, sacrifices=True),
            Ability(
                "trooper",
                Bilingual("vyřadit Doomtroopera", "discard a Doomtrooper"),
                DiscardOne((), who=DOOMTROOPERS),
                discards=True,
                sacrifices=True,
            ),
            Ability(
                "destiny",
                Bilingual("vzít body osudu", "take destiny points"),
                LosesDestiny(20),
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
)

CARDS = (*SECRETS, *PLAYERS, *SPECIALS, *GIFTS)
