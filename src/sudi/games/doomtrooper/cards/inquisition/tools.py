"""Equipment and relics of the set Inquisition that are used, wear off or depend on who has them."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.actions import QuietAction
from ...language.effects.discarding import Cleanse, Cleansing
from ...language.effects.harm.cures import HealAfter, HealOne
from ...language.effects.harm.demolition import Raze
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.lasting import Lasting
from ...language.effects.recruiting import BringIn
from ...language.marks import CASTS, NO_EQUIPMENT, NO_WEAPONS, PERSONAL_AS_COMBAT
from ...language.needs import OWN_TURN, BearerIs
from ...language.occasions import OnWounded, OnYourTurn
from ...language.pieces import Piece
from ...language.scopes import BEARER, FACING, USER, WIELDER, HeldBy
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.bonuses import FORTS, BonusTimes
from ...language.standing.boosts import Boost
from ...language.standing.numbers import ShutOut
from ...language.standing.rule import COMBAT_LONG, Mark, Trigger, WorthIn, mark
from ...language.standing.strikes import Bounty, KillsOnWound
from ...state import IN_PLAY, KOHORT
from ...words import trait_nouns
from ...words import traits as tr
from .. import types
from ..build import equipment, relic
from ..card import Ability, Doomcard
from ..types import COMBAT

_HERETICS = Who(tr.HERETIC)
_BROTHERS = Who(tr.BROTHERHOOD, whose=YOURS)
_CARDINALS = ("cardinal_dominic", "cardinal_durand")
_RAZE = Bilingual("zničit vozidlo či opevnění", "destroy a vehicle or a fortification")
_HEAL = Bilingual("léčit", "heal")


def bayonet(id: str, cs: str, en: str, fight: int, maker: int = 0) -> Doomcard:
    """Added to a shoot weapon, it makes a fight weapon of it as well."""
    (word,) = trait_nouns.nouns_of(tr.SHOOT_WEAPON)
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=types.EQUIPMENT,
        lies=types.ON_BEARER,
        give=Piece(word, (types.EQUIPMENT, types.RELIC), tr.SHOOT_WEAPON, Who(whose=YOURS), tr.FIGHT_WEAPON, maker),
        after=types.STAYS,
        turns_into=tr.FIGHT_WEAPON,
        standing=(Boost(IN_PLAY, WIELDER, fight=fight),),
    )


EQUIPMENT = (
    bayonet("bayonet", "Bajonet", "Bayonet", 2),
    bayonet("chain_bayonet", "Řetězový bajonet", "Chain Bayonet", 6, tr.LEGION),
    equipment(
        "bauhaus_bully",
        "Bauhausský hromotluk",
        "Bauhaus Bully",
        tr.VEHICLE | tr.TANK,
        Boost(IN_PLAY, BEARER, fight=8, shoot=8, armour=8, value=8),
        mark(NO_EQUIPMENT),
        BonusTimes(IN_PLAY, FACING, Situation("defending"), source=FORTS),
        to=tr.IMPERIAL,
    ),
    equipment(
        "canyle",
        "Kanyla",
        "Canyle",
        0,
        to=tr.LEGION,
        abilities=(Ability("heal", _HEAL, HealOne(Who(tr.LEGION, wounded=True), half_value=True), actions=3),),
    ),
    equipment(
        "castigator_battlespear",
        "Bojové kopí trestatele",
        "Castigator Battlespear",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, Situation(not_bearer=tr.VALKYRIE), fight=2),
        Boost(IN_PLAY, BEARER, Situation(bearer=tr.VALKYRIE), fight=4),
        to=tr.DOOMTROOPER,
        abilities=(
            Ability(
                "throw",
                Bilingual("vrhnout kopí", "throw the spear"),
                Lasting((Boost("", USER, until=COMBAT_LONG, shoot=4),)),
                moment=COMBAT,
                discards=True,
                resting=True,
                needs=BearerIs(Who(tr.VALKYRIE)),
            ),
        ),
    ),
    equipment(
        "coagulant_autoinjector",
        "Koagulační autoinjektor",
        "Coagulant Autoinjector",
        0,
        abilities=(Ability("heal", _HEAL, HealOne(Who(wounded=True), own_side=True, uses=3), actions=1),),
    ),
    equipment(
        "dpat_9_deuce",
        "DPAT-9 „Deuce“",
        "DPAT-9 “Deuce”",
        tr.SHOOT_WEAPON,
        Boost(IN_PLAY, BEARER, shoot=6),
        to=tr.CAPITOL,
        abilities=(Ability("raze", _RAZE, Raze(), actions=1, attack=True, resting=True),),
    ),
    equipment(
        "icarus_jet_fighter",
        "Stíhačka Ikarus",
        "Icarus Jet Fighter",
        tr.VEHICLE | tr.AIRSHIP,
        Boost(IN_PLAY, BEARER, shoot=5, armour=5),
        mark(NO_WEAPONS),
        give=Who(title="archangel", whose=YOURS),
        abilities=(Ability("raze", _RAZE, Raze(), actions=3),),
    ),
    equipment(
        "mystic_battle_dress",
        "Bojový oděv mystika",
        "Mystic Battle Dress",
        0,
        Boost(IN_PLAY, BEARER, armour=1),
        Trigger(IN_PLAY, OnWounded((Who(tr.MYSTIC), Who(title="keeper_of_the_art"))), HealAfter(3)),
        to=tr.BROTHERHOOD,
    ),
)

RELICS = (
    relic(
        "archetypal_timepiece",
        "Archetypální hodiny",
        "Archetypal Timepiece",
        0,
        Trigger(IN_PLAY, OnYourTurn(), QuietAction()),
        to=tr.BAUHAUS,
        play=QuietAction(),
        abilities=(
            Ability(
                "hour",
                Bilingual("další akce", "another action"),
                QuietAction(),
                cost=5,
                once=True,
                needs=OWN_TURN,
            ),
        ),
    ),
    relic(
        "bringer_of_light",
        "Přinašeč světla",
        "Bringer of Light",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=7, armour=3),
        KillsOnWound(IN_PLAY, BEARER, Situation(facing=tr.LEGION)),
        Mark(IN_PLAY, HeldBy(_CARDINALS, _BROTHERS), name=PERSONAL_AS_COMBAT),
        to=tr.BROTHERHOOD,
    ),
    relic(
        "exorcist_glove",
        "Rukavice exorcisty",
        "Exorcist Glove",
        0,
        mark(CASTS, BEARER, n=tr.EXORCISM),
        WorthIn(IN_PLAY, BEARER, n=2, aspect=tr.EXORCISM),
        Boost(IN_PLAY, BEARER, Situation(facing=tr.HERETIC), fight=5, shoot=5),
        Boost(IN_PLAY, BEARER, Situation(facing=tr.LEGION, not_facing=tr.HERETIC), fight=3, shoot=3),
        to=tr.BROTHERHOOD,
    ),
    relic(
        "krynstons_skull",
        "Krynstonova lebka",
        "Krynston's Skull",
        0,
        Bounty(IN_PLAY, Who(tr.LEGION, whose=YOURS), n=4),
        to=tr.LEGION,
    ),
    relic(
        "scroll_of_unholy_invocation",
        "Svitek nesvatého vzývání",
        "Scroll of Unholy Invocation",
        0,
        to=tr.LEGION,
        abilities=(
            Ability(
                "invoke",
                Bilingual("vzývat apoštola", "invoke an apostle"),
                BringIn(Who(some=tr.APOSTLE), areas=(KOHORT,)),
                actions=3,
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
    relic(
        "the_shillelagh",
        "Shillelagh",
        "The Shillelagh",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=4),
        to=tr.IMPERIAL,
        abilities=(
            Ability(
                "banish",
                Bilingual("vyřadit bojovníka", "discard a warrior"),
                DiscardOne((), who=Who(lacks=tr.PERSONALITY | tr.IMPERIAL)),
                actions=3,
                cost=5,
                resting=True,
            ),
        ),
    ),
    relic(
        "the_liber_hereticus",
        "Liber Hereticus",
        "The Liber Hereticus",
        0,
        ShutOut(IN_PLAY, who=_HERETICS),
        Cleansing(IN_PLAY, who=_HERETICS),
        to=tr.BROTHERHOOD,
        play=Cleanse(who=_HERETICS, least_value=6),
    ),
)

CARDS = (*EQUIPMENT, *RELICS)
