"""The modes of the game and the values of its set-up, uncertain readings included."""

from __future__ import annotations

from sudi.kernel.game import Mode, Setting
from sudi.kernel.wording import Bilingual

from .words.names import CHARACTERS

MODES = {
    mode.name: mode
    for mode in (
        Mode("duel", (2,), Bilingual("Souboj", "Duel")),
        Mode("free_for_all", (3, 4, 2), Bilingual("Každý proti každému", "Free for all")),
        Mode("teams", (4,), Bilingual("Dva proti dvěma", "Two against two")),
        Mode("melee", (3,), Bilingual("Řežba ve třech", "Three-way melee")),
        Mode("solo", (1,), Bilingual("Sólová hra proti úhlavnímu nepříteli", "Solo against the nemesis")),
    )
}


def _setting(name: str, default: object, choices: tuple[object, ...], cs: str, en: str) -> Setting:
    return Setting(name, default, choices, Bilingual(cs, en))


SETTINGS = {
    setting.name: setting
    for setting in (
        _setting(
            "expansion",
            False,
            (False, True),
            "Hrát s rozšířením Relikvie budoucnosti.",
            "Play with the expansion Relics of the Future.",
        ),
        _setting(
            "characters",
            "choose",
            (),
            "Jak se rozdělí postavy: choose, random, auction, nebo seznam jmen podle míst.",
            "How characters are assigned: choose, random, auction, or a list of names by seat.",
        ),
        _setting(
            "relics",
            "own",
            ("own", "draft", "random", "none"),
            "Relikvie: vlastní dvojice postavy, výběr, náhodné, nebo žádné.",
            "Relics: the character's own pair, a draft, random ones, or none.",
        ),
        _setting(
            "nemesis",
            "choose",
            ("choose", "random", *CHARACTERS),
            "Postava úhlavního nepřítele (sólová hra).",
            "The character of the nemesis (solo).",
        ),
        _setting(
            "eleventh",
            "choose",
            ("choose", True, False),
            "Jedenáctá základní karta v sólové hře.",
            "The eleventh starter card in the solo game.",
        ),
        _setting(
            "seating",
            "rows",
            ("rows", "square"),
            "Kdo sedí naproti komu ve hře dva proti dvěma: dvě řady (p1–p4, p2–p3), nebo čtverec (p1–p3, p2–p4).",
            "Who sits opposite whom in two against two: two rows (p1-p4, p2-p3) or a square (p1-p3, p2-p4).",
        ),
        _setting(
            "hold_back",
            "several",
            ("several", True, False),
            "Smí si útočník nechat sílu, která tím propadne; výchozí: jen proti více protivníkům.",
            "May the attacker keep power back, which is then lost; by default only against several opponents.",
        ),
        _setting(
            "turn_limit",
            500,
            (),
            "Po tolika tazích partie končí remízou.",
            "After so many turns the match is a draw.",
        ),
        _setting(
            "talons",
            "forward",
            ("forward", "whole_turn"),
            "Drápy chaosu: počítají se životy získané poté, nebo za celý tah.",
            "Entropic Talons: count health gained from then on, or in the whole turn.",
        ),
        _setting(
            "ferrata_guards",
            "each",
            ("each", "once"),
            "Garda Ferrata: dvě gardy přidávají životy obě, nebo jen jednou.",
            "Ferrata Guard: two of them add health each, or only once.",
        ),
        _setting(
            "cloud_oracles",
            "everyone",
            ("everyone", "enemies"),
            "Síťoví věštci: porovnává se mistrovství se všemi, nebo jen s nepřáteli (rozdíl je jen v týmech).",
            "Cloud Oracles: compare mastery with everyone or with enemies only (differs only in teams).",
        ),
        _setting(
            "nemesis_match",
            "mastery",
            ("mastery", "power", "health"),
            "Co získá úhlavní nepřítel (3) při shodě frakce.",
            "What the nemesis gains (3) on a faction match.",
        ),
        _setting(
            "nemesis_draw",
            "mastery",
            ("mastery", "power", "health"),
            "Co získá úhlavní nepřítel (1) místo každé dobrané karty.",
            "What the nemesis gains (1) instead of each card drawn.",
        ),
        _setting(
            "nemesis_health",
            50,
            (),
            "Životy úhlavního nepřítele na začátku.",
            "The health of the nemesis at the start.",
        ),
        _setting(
            "nemesis_mastery",
            0,
            (),
            "Mistrovství úhlavního nepřítele na začátku.",
            "The mastery of the nemesis at the start.",
        ),
        _setting(
            "nemesis_reckons_shields",
            False,
            (False, True),
            "Počítá úhlavní nepřítel při rozhodování o smrtícím útoku se štíty hráče.",
            "Does the nemesis reckon with the player's shields when it looks for a lethal attack.",
        ),
    )
}
