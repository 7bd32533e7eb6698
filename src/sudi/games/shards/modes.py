"""The modes of the game and the values of its set-up, uncertain readings included; what goes with what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.game import Mode, Setting
from sudi.kernel.wording import Bilingual

from .state import MAX_HEALTH, MAX_MASTERY
from .words.names import CHARACTERS


@dataclass(frozen=True)
class ShardsMode(Mode):
    """What sets a mode apart from a duel."""

    teams: bool = False  # two against two, each facing the enemy opposite
    melee: bool = False  # an attack hits everybody for the full amount
    solo: bool = False  # one player against the nemesis
    several: bool = False  # power may be divided between several opponents


MODES = {
    mode.name: mode
    for mode in (
        ShardsMode("duel", (2,), Bilingual("Duel", "Duel")),
        ShardsMode("free_for_all", (3, 4, 2), Bilingual("Každý proti každému", "Free for all"), several=True),
        ShardsMode("teams", (4,), Bilingual("Dva proti dvěma", "Two against two"), teams=True),
        ShardsMode("melee", (3,), Bilingual("Řežba ve třech", "Three-way melee"), melee=True),
        ShardsMode(
            "solo", (1,), Bilingual("Sólová hra proti úhlavnímu nepříteli", "Solo against the nemesis"), solo=True
        ),
    )
}


def check_setup(mode: ShardsMode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
    """Refuse what does not go together, and settle the defaults that depend on the mode."""
    if mode.solo:
        if setup["expansion"] is False and "expansion" in given:
            raise BadSetup("The solo game needs the expansion; leave out expansion=false.")
        setup["expansion"] = True  # SOI-006
    if not setup["expansion"]:
        if "relics" in given and setup["relics"] != "none":
            raise BadSetup("Relics belong to the expansion; add expansion=true or leave relics out.")
        setup["relics"] = "none"
    if mode.solo and setup["relics"] == "draft":
        raise BadSetup("A relic draft needs at least 2 players; choose relics=own or relics=random.")
    _check_characters(mode, players, setup)
    if setup["hold_back"] == "several":
        setup["hold_back"] = mode.several and players > 2
    return setup


def _check_characters(mode: ShardsMode, players: int, setup: dict[str, Any]) -> None:
    wanted = setup["characters"]
    if isinstance(wanted, str) and wanted not in ("choose", "random", "auction"):
        wanted = setup["characters"] = tuple(wanted.split("+"))
    if wanted == "auction" and mode.solo:
        raise BadSetup("An auction needs at least 2 players; choose characters=choose or characters=random.")
    if isinstance(wanted, tuple):
        for name in wanted:
            if name not in CHARACTERS:
                raise unknown("character", name, CHARACTERS)
        if len(wanted) != players or len(set(wanted)) != players:
            raise BadSetup(f"The list of characters needs {players} different names, one for each player.")
        if setup["nemesis"] in wanted:
            raise BadSetup("The nemesis needs a character that nobody else plays.")


def _setting(name: str, default: object, choices: tuple[object, ...], cs: str, en: str) -> Setting:
    return Setting(name, default, choices, Bilingual(cs, en))


def _number(name: str, default: int, low: int, high: int, cs: str, en: str) -> Setting:
    return Setting(name, default, (), Bilingual(cs, en), span=(low, high))


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
            "Jak se rozdělí postavy: choose (hráči volí), random (losem), auction (dražbou), nebo jména podle míst.",
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
        _number(
            "turn_limit",
            500,
            1,
            100_000,
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
        _number(
            "nemesis_health",
            MAX_HEALTH,
            1,
            MAX_HEALTH,
            "Životy úhlavního nepřítele na začátku.",
            "The health of the nemesis at the start.",
        ),
        _number(
            "nemesis_mastery",
            0,
            0,
            MAX_MASTERY - 1,
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
