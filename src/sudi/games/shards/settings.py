"""The values of the set-up, uncertain readings included."""

from __future__ import annotations

from sudi.kernel.setting import AT_RANDOM, NO_YES, Setting, Value, by_name
from sudi.kernel.wording import Bilingual

from .modes import MODES
from .state import MAX_HEALTH, MAX_MASTERY
from .words.names import CHARACTER_NAMES, CHARACTERS

_CHARACTERS = dict(zip(CHARACTERS, CHARACTER_NAMES, strict=True))
_SOLO = tuple(mode.name for mode in MODES.values() if mode.solo)
_TOGETHER = tuple(mode.name for mode in MODES.values() if not mode.solo)
_TEAMS = tuple(mode.name for mode in MODES.values() if mode.teams)
_CHOOSE = Value("choose", Bilingual("vybere si hráč", "the player chooses"))
_GAINS = (
    Value("mastery", Bilingual("mistrovství", "mastery")),
    Value("power", Bilingual("sílu", "power")),
    Value("health", Bilingual("životy", "health")),
)

SETTINGS = by_name(
    Setting(
        "expansion",
        False,
        Bilingual("Hrát s rozšířením Relikvie budoucnosti", "Play with the expansion Relics of the Future"),
        NO_YES,
        modes=_TOGETHER,  # the solo game has it always
    ),
    Setting(
        "characters",
        "choose",
        Bilingual("Jak se rozdělí postavy", "How characters are assigned"),
        (
            Value("choose", Bilingual("každý si vybere", "everybody chooses")),
            AT_RANDOM,
            Value("auction", Bilingual("dražbou", "by auction"), modes=_TOGETHER),
        ),
        each=_CHARACTERS,
    ),
    Setting(
        "relics",
        "own",
        Bilingual("Relikvie", "Relics"),
        (
            Value("own", Bilingual("vlastní dvojice postavy", "the character's own pair")),
            Value("draft", Bilingual("hráči si je rozebírají", "drafted"), modes=_TOGETHER),
            AT_RANDOM,
            Value("none", Bilingual("žádné", "none")),
        ),
        needs=("expansion", True),
    ),
    Setting(
        "nemesis",
        "choose",
        Bilingual("Postava úhlavního nepřítele", "The character of the nemesis"),
        (_CHOOSE, AT_RANDOM, *(Value(id, name) for id, name in _CHARACTERS.items())),
        modes=_SOLO,
    ),
    Setting(
        "eleventh",
        "choose",
        Bilingual("Jedenáctá základní karta", "The eleventh starter card"),
        (_CHOOSE, *reversed(NO_YES)),
        modes=_SOLO,
    ),
    Setting(
        "seating",
        "rows",
        Bilingual("Kdo sedí naproti komu", "Who sits opposite whom"),
        (
            Value("rows", Bilingual("1. proti 4., 2. proti 3. (dvě řady)", "1 and 4, 2 and 3 (two rows)")),
            Value("square", Bilingual("1. proti 3., 2. proti 4. (čtverec)", "1 and 3, 2 and 4 (a square)")),
        ),
        modes=_TEAMS,
    ),
    Setting(
        "hold_back",
        "several",
        Bilingual(
            "Smí si útočník nechat sílu, která tím propadne", "May the attacker keep power back, which is then lost"
        ),
        (
            Value("several", Bilingual("jen proti více protivníkům", "only against several opponents")),
            *reversed(NO_YES),
        ),
    ),
    Setting(
        "turn_limit",
        500,
        Bilingual("Po kolika tazích partie končí remízou", "After how many turns the match is a draw"),
        span=(1, 100_000),
    ),
    Setting(
        "talons",
        "forward",
        Bilingual("Drápy chaosu počítají životy získané", "Entropic Talons count health gained"),
        (
            Value("forward", Bilingual("až potom", "from then on")),
            Value("whole_turn", Bilingual("za celý tah", "in the whole turn")),
        ),
    ),
    Setting(
        "ferrata_guards",
        "each",
        Bilingual("Dvě gardy Ferrata přidávají životy", "Two Ferrata Guards add health"),
        (Value("each", Bilingual("obě", "each")), Value("once", Bilingual("jen jednou", "only once"))),
    ),
    Setting(
        "cloud_oracles",
        "everyone",
        Bilingual("Síťoví věštci porovnávají mistrovství", "Cloud Oracles compare mastery"),
        (
            Value("everyone", Bilingual("se všemi", "with everyone")),
            Value("enemies", Bilingual("jen s nepřáteli", "with enemies only")),
        ),
        modes=_TEAMS,  # elsewhere everyone is an enemy
    ),
    Setting(
        "nemesis_match",
        "mastery",
        Bilingual("Co získá úhlavní nepřítel (3) při shodě frakce", "What the nemesis gains (3) on a faction match"),
        _GAINS,
        modes=_SOLO,
    ),
    Setting(
        "nemesis_draw",
        "mastery",
        Bilingual(
            "Co získá úhlavní nepřítel (1) místo každé dobrané karty",
            "What the nemesis gains (1) instead of each card drawn",
        ),
        _GAINS,
        modes=_SOLO,
    ),
    Setting(
        "nemesis_health",
        MAX_HEALTH,
        Bilingual("Životy úhlavního nepřítele na začátku", "The health of the nemesis at the start"),
        span=(1, MAX_HEALTH),
        modes=_SOLO,
    ),
    Setting(
        "nemesis_mastery",
        0,
        Bilingual("Mistrovství úhlavního nepřítele na začátku", "The mastery of the nemesis at the start"),
        span=(0, MAX_MASTERY - 1),
        modes=_SOLO,
    ),
    Setting(
        "nemesis_reckons_shields",
        False,
        Bilingual(
            "Počítá úhlavní nepřítel při smrtícím útoku se štíty hráče",
            "Does the nemesis reckon with the player's shields before a lethal attack",
        ),
        NO_YES,
        modes=_SOLO,
    ),
)
