"""Warriors of the set Inquisition."""

from __future__ import annotations

from ...language.marks import ANY_GIFTS, ART_FOR_ALL, ATTACK, DRIVEN, FREE_CARDS, USE_EQUIPMENT
from ...language.scopes import FACING, ITSELF
from ...language.select import LEGIONARIES, YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.nature import Immune
from ...language.standing.rule import Mark, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import warrior

_OWN_FOLLOWERS = Who(tr.OF_ALGEROTH, whose=YOURS)

CARDS = (
    warrior("antiquarian", "Antikvář", "Antiquarian", (3, 3, 3, 3), tr.BROTHERHOOD, casts=tr.SUMMONING | tr.KINETICS),
    # That its spells are for the Dark Legion only follows from its side (DTR-221).
    warrior("apostate", "Odpadlík", "Apostate", (3, 3, 4, 7), tr.LEGION | tr.HERETIC, casts=tr.ALL_ARTS),
    warrior(
        "callistonian_conqueror",
        "Kallistonský dobyvatel",
        "Callistonian Conqueror",
        (6, 6, 6, 7),
        tr.LEGION | tr.OF_SEMAI | tr.INTRUDER,
        KillsOnWound(IN_PLAY, Who(tr.INTRUDER)),
    ),
    warrior(
        "dark_huntsman",
        "Temný lovec",
        "Dark Huntsman",
        (5, 5, 5, 6),
        tr.LEGION | tr.OF_ALGEROTH,
        Forbid(IN_PLAY, ATTACK, Who(tr.DOOMTROOPER, tr.CORPORATIONS), whom=Who(title="dark_huntsman")),
        Boost(IN_PLAY, FACING, Situation(bearer=tr.CORPORATIONS), armour=-3),
    ),
    warrior(
        "eradicator_deathdroid",
        "Smrtidroid Vyhladitel",
        "Eradicator Deathdroid",
        (4, 13, 10, 12),
        tr.CYBERTRONIC | tr.VEHICLE,
        Immune(IN_PLAY, ITSELF, symmetry=True),
        Forbid(IN_PLAY, DRIVEN, ITSELF),
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF),
        never_art=True,
    ),
    warrior(
        "ilian_temple_sentinel",
        "Strážce Ilianina chrámu",
        "Ilian Temple Sentinel",
        (3, 3, 4, 5),
        tr.LEGION | tr.OF_ILIAN | tr.TEMPLAR,
        Immune(IN_PLAY, Who(tr.TEMPLAR, whose=YOURS), art=True),
    ),
    warrior(
        "mentor",
        "Mentor",
        "Mentor",
        (3, 3, 3, 3),
        tr.MISHIMA,
        Boost(IN_PLAY, Who(tr.MISHIMA, whose=YOURS, others=True), fight=1, shoot=1),
    ),
    warrior(
        "scion_of_ilian",
        "Ilianin potomek",
        "Scion of Ilian",
        (4, 5, 4, 5),
        tr.LEGION | tr.OF_ILIAN | tr.CHILD_OF_ILIAN,
        KillsOnWound(IN_PLAY, Who(tr.CHILD_OF_ILIAN, whose=YOURS)),
    ),
    warrior(
        "the_unnamed",
        "Ten, jehož jméno se nevyslovuje",
        "That Which Is Not To Be Named",
        (None, None, None, 25),
        tr.LEGION | tr.PERSONALITY,
        Forbid(IN_PLAY, DRIVEN, ITSELF),
        KillsOnWound(IN_PLAY, LEGIONARIES, Situation(facing=tr.DOOMTROOPER)),
    ),
    warrior(
        "valpurgius",
        "Valpurgius",
        "Valpurgius",
        (4, 4, 7, 8),
        tr.LEGION | tr.OF_ALGEROTH | tr.NEPHARITE | tr.PERSONALITY,
        Mark(IN_PLAY, _OWN_FOLLOWERS, name=ANY_GIFTS),
        Mark(IN_PLAY, _OWN_FOLLOWERS, name=FREE_CARDS, n=tr.GIFTS),
        mark(ART_FOR_ALL),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "vince_diamond",
        "Vince Diamond",
        "Vince Diamond",
        (8, 11, 7, 10),
        tr.CYBERTRONIC | tr.PERSONALITY | tr.CHASSEUR,
        Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT),
        Boost(IN_PLAY, Who(tr.CHASSEUR, whose=YOURS, others=True), fight=2, shoot=2, armour=2),
        never_art=True,
    ),
    warrior(
        "zenithian_slaughtermaster",
        "Zenitský mistr jatek",
        "Zenithian Slaughtermaster",
        (9, 2, 4, 7),
        tr.LEGION | tr.OF_MUAWIJHE | tr.SOULSLAYER,
        KillsOnWound(IN_PLAY, Who(tr.SOULSLAYER)),
    ),
)
