"""Equipment, relics and gifts of the set Inquisition."""

from __future__ import annotations

from sudi.kernel.values import MULTIPLY

from ...language.marks import CASTS, PERSONAL_AS_COMBAT
from ...language.scopes import BEARER
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.boosts import BASE, Boost
from ...language.standing.nature import Becomes
from ...language.standing.rule import Mark
from ...language.standing.strikes import FirstStrike, KillsOnWound, Overkill
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import SHOOT
from ..build import equipment, gift, relic
from ..card import Doomcard

_OF_ALGEROTH = tr.NEPHARITE | tr.OF_ALGEROTH
_INQUISITORS = tr.INQUISITOR | tr.INQUISITOR_MAJORIS
_BROTHERS = Who(tr.BROTHERHOOD, whose=YOURS)

EQUIPMENT = (
    equipment(
        "ac41_purifier",
        "AC-41 „Purifier“",
        "AC-41 “Purifier”",
        tr.SHOOT_WEAPON | tr.MACHINE_GUN | tr.FLAMETHROWER,
        Boost(IN_PLAY, BEARER, shoot=5),
        KillsOnWound(IN_PLAY, BEARER),
        to=tr.BROTHERHOOD,
    ),
    equipment(
        "avenger_sword",
        "Meč mstitele",
        "Avenger Sword",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=3),
        to=tr.BROTHERHOOD,
    ),
    equipment(
        "azogar",
        "Azogar",
        "Azogar",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, Situation(not_being=_OF_ALGEROTH), fight=3),
        Boost(IN_PLAY, BEARER, Situation(being=_OF_ALGEROTH), fight=5),
        to=tr.LEGION,
    ),
    equipment(
        "improved_kratach",
        "Vylepšený Kratach",
        "Improved Kratach",
        tr.SHOOT_WEAPON | tr.MACHINE_GUN,
        Boost(IN_PLAY, BEARER, shoot=5),
        to=tr.LEGION,
    ),
    equipment(
        "inquisitor_battle_dress",
        "Bojový oděv inkvizitora",
        "Inquisitor Battle Dress",
        0,
        Boost(IN_PLAY, BEARER, Situation(not_bearer=_INQUISITORS), armour=1),
        Boost(IN_PLAY, BEARER, Situation(bearer=_INQUISITORS), armour=3),
        to=tr.BROTHERHOOD,
    ),
    equipment("necrobionics", "Nekrobionika", "Necrobionics", 0, Boost(IN_PLAY, BEARER, fight=3), to=tr.HERETIC),
    equipment(
        "necromower",
        "Nekrosekačka",
        "Necromower",
        tr.VEHICLE,
        Boost(IN_PLAY, BEARER, fight=5, armour=3),
        to=tr.DOOMTROOPER,
    ),
    equipment(
        "ssw4200p",
        "SSW4200P",
        "SSW4200P",
        tr.SHOOT_WEAPON | tr.MACHINE_GUN,
        Boost(IN_PLAY, BEARER, shoot=4),
        Overkill(IN_PLAY, BEARER, rating=SHOOT),
        to=tr.CYBERTRONIC,
    ),
)

RELICS = (
    relic(
        "armor_of_the_true_assassin",
        "Brnění pravého vraha",
        "Armor of the True Assassin",
        tr.ARMOUR_SUIT,
        Boost(IN_PLAY, BEARER, armour=4),
        Becomes(IN_PLAY, BEARER, gains=tr.MORTIFICATOR),
        KillsOnWound(IN_PLAY, BEARER),
        FirstStrike(IN_PLAY, BEARER),
        to=tr.DOOMTROOPER,
    ),
    relic(
        "codex_of_concealed_perception",
        "Kodex skrytého vnímání",
        "Codex of Concealed Perception",
        0,
        Mark(IN_PLAY, _BROTHERS, name=CASTS, n=tr.ALL_ARTS),
        Mark(IN_PLAY, _BROTHERS, name=PERSONAL_AS_COMBAT),
        to=tr.BROTHERHOOD,
    ),
    relic(
        "orb_of_the_smaller_servants",
        "Koule menších služebníků",
        "Orb of the Smaller Servants",
        0,
        Boost(
            IN_PLAY,
            Who(tr.LEGIONNAIRE, whose=YOURS),
            fight=3,
            shoot=3,
            armour=3,
            value=3,
            layer=BASE,
            operation=MULTIPLY,
        ),
        to=tr.LEGION,
    ),
)


def _power(id: str, cs: str, en: str, n: int) -> Doomcard:
    stronger = Boost(IN_PLAY, BEARER, fight=n, shoot=n, armour=n, value=n)
    return gift(id, cs, en, tr.DARK_GIFT, stronger, to=tr.HERETIC)


GIFTS = (
    _power("monstrous_power", "Obludná moc", "Monstrous Power", 2),
    _power("unholy_power", "Nesvatá moc", "Unholy Power", 4),
    _power("ungodly_power", "Bezbožná moc", "Ungodly Power", 5),
)

CARDS = (*EQUIPMENT, *RELICS, *GIFTS)
