"""Warriors of the Brotherhood and the corporations in the base set."""

from __future__ import annotations

from sudi.kernel.standing import Standing

from ...language.marks import CASTS, COVER, FRAIL, IGNORES_FORTS, USE_EQUIPMENT
from ...language.scopes import ITSELF
from ...language.select import YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.nature import Immune
from ...language.standing.rule import Mark, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import Ratings, warrior
from ..card import Doomcard

GIFT_IMMUNE = Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT)
SYMMETRY_IMMUNE = Immune(IN_PLAY, ITSELF, symmetry=True)


def _patron(id: str, cs: str, en: str, ratings: Ratings, corporation: int, kind: int, *rules: Standing) -> Doomcard:
    """A personality that keeps the Dark Symmetry off the warriors of its kind, itself included (DTR-409)."""
    ward = Immune(IN_PLAY, Who(kind, whose=YOURS), symmetry=True)
    return warrior(id, cs, en, ratings, corporation | kind | tr.PERSONALITY, *rules, ward)


def _machine(id: str, cs: str, en: str, ratings: Ratings, *rules: Standing, kind: int = 0) -> Doomcard:
    """Of Cybertronic: no common gift reaches it, and it never uses the Art."""
    return warrior(id, cs, en, ratings, tr.CYBERTRONIC | kind, GIFT_IMMUNE, *rules, never_art=True)


BROTHERHOOD = (
    warrior(
        "inquisitor_majoris",
        "Inkvizitor Majoris",
        "Inquisitor Majoris",
        (7, 7, 7, 8),
        tr.BROTHERHOOD | tr.INQUISITOR_MAJORIS,
        casts=tr.ALL_ARTS,
    ),
    warrior("mystic", "Mystik", "Mystic", (4, 4, 4, 5), tr.BROTHERHOOD | tr.MYSTIC, casts=tr.ALL_ARTS),
    warrior("revisor", "Revizor", "Revisor", (3, 3, 3, 3), tr.BROTHERHOOD, casts=tr.MANIPULATION | tr.MENTALISM),
    warrior(
        "sacred_warrior",
        "Svatý válečník",
        "Sacred Warrior",
        (3, 3, 3, 3),
        tr.BROTHERHOOD | tr.SACRED_WARRIOR,
        casts=tr.PREMONITION | tr.EXORCISM,
    ),
    _patron(
        "blessed_vestal_laura",
        "Blahoslavená vestálka Laura",
        "Blessed Vestal Laura",
        (4, 4, 4, 5),
        tr.BROTHERHOOD,
        tr.VALKYRIE,
        Mark(IN_PLAY, Who(tr.VALKYRIE, whose=YOURS), name=CASTS, n=tr.ALL_ARTS),
    ),
)

BAUHAUS = (
    warrior("bauhaus_blitzer", "Bauhausský úderník", "Bauhaus Blitzer", (3, 3, 3, 3), tr.BAUHAUS),
    warrior("dragoon", "Dragoun", "Dragoon", (1, 3, 5, 3), tr.BAUHAUS),
    warrior("hussar", "Husar", "Hussar", (2, 2, 3, 2), tr.BAUHAUS),
    warrior(
        "venusian_ranger",
        "Venušanský hraničář",
        "Venusian Ranger",
        (4, 3, 4, 4),
        tr.BAUHAUS | tr.VENUSIAN_RANGER,
        GIFT_IMMUNE,
    ),
    _patron("max_steiner", "Max Steiner", "Max Steiner", (4, 7, 9, 8), tr.BAUHAUS, tr.VENUSIAN_RANGER),
)

CAPITOL = (
    warrior("free_marine", "Svobodný mariňák", "Free Marine", (4, 6, 4, 5), tr.CAPITOL | tr.FREE_MARINE),
    warrior("martian_banshee", "Marťanská bánší", "Martian Banshee", (1, 5, 3, 3), tr.CAPITOL),
    warrior("sea_lion", "Mořský lev", "Sea Lion", (3, 4, 4, 4), tr.CAPITOL | tr.SEA_LION),
    warrior("sunset_striker", "Soumračný útočník", "Sunset Striker", (3, 3, 3, 3), tr.CAPITOL),
    _patron("big_bob_watts", "Velký Bob Watts", "Big Bob Watts", (5, 8, 7, 7), tr.CAPITOL, tr.FREE_MARINE),
    _patron("mitch_hunter", "Mitch Hunter", "Mitch Hunter", (4, 7, 7, 7), tr.CAPITOL, tr.INFANTRY),
)

CYBERTRONIC = (
    _machine("cuirassier", "Kyrysník", "Cuirassier", (4, 3, 4, 4), kind=tr.CUIRASSIER),
    _machine("cybercurity_mp", "Policista Cybercurity", "Cybercurity MP", (3, 3, 4, 3)),
    _machine("machinator", "Machinátor", "Machinator", (3, 3, 3, 3)),
    _machine("chemiman", "ChemiMan", "ChemiMan", (4, 4, 4, 4), KillsOnWound(IN_PLAY, ITSELF)),
)

IMPERIAL = (
    warrior("golden_lion", "Zlatý lev", "Golden Lion", (3, 3, 3, 3), tr.IMPERIAL | tr.GOLDEN_LION),
    _patron("edward_s_murdoch", "Edward S. Murdoch", "Edward S. Murdoch", (7, 4, 7, 7), tr.IMPERIAL, tr.GOLDEN_LION),
    warrior(
        "airman_trevor_bartholomew",
        "Letec Trevor Bartholomew",
        "Airman Trevor Bartholomew",
        (None, 6, 8, 7),
        tr.IMPERIAL | tr.RAMS | tr.AIRSHIP | tr.VEHICLE | tr.PERSONALITY,
        Forbid(IN_PLAY, COVER, ITSELF),
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF),
        mark(IGNORES_FORTS),
        Boost(IN_PLAY, Who(tr.RAMS), shoot=1, armour=1),
    ),
)

MISHIMA = (
    warrior("combat_warhead", "Bojová hlavice", "Combat Warhead", (4, 4, 3, 4), tr.MISHIMA, SYMMETRY_IMMUNE),
    warrior(
        "suicide_warhead",
        "Sebevražedná hlavice",
        "Suicide Warhead",
        (10, 0, 0, 3),
        tr.MISHIMA,
        SYMMETRY_IMMUNE,
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF),
        mark(FRAIL),
    ),
    _patron("tatsu", "Tatsu", "Tatsu", (6, 6, 7, 7), tr.MISHIMA, tr.SAMURAI),
    _patron("yojimbo", "Yojimbo", "Yojimbo", (7, 5, 7, 7), tr.MISHIMA, tr.HATAMOTO),
)

CARDS = (*BROTHERHOOD, *BAUHAUS, *CAPITOL, *CYBERTRONIC, *IMPERIAL, *MISHIMA)
