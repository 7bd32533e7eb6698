"""How the terminal lays the table out: which declared fields it shows, where, what they are called, and the dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sudi.kernel.wording import Bilingual

from ..rules.workshop.dice import SCREW_LETTERS
from ..state import PHASES
from .names import COLOURS, FEMININE_NAMES, KIND_IDS, KIND_NAMES, PHASE_NAMES, SCREW_WORDS

LABELS = {
    "armor": Bilingual("brnění", "armour"),
    "life": Bilingual("životy", "life"),
    "parts": Bilingual("náhradní díly", "spare parts"),
    "rerolls": Bilingual("žetony přehozu", "re-roll tokens"),
    "research": Bilingual("výzkum", "research"),
    "wins": Bilingual("vyhrané zápasy", "won matches"),
    "dice": Bilingual("kostky", "dice"),
    "shown": Bilingual("padlo", "rolled"),
    "used": Bilingual("použité kostky", "used dice"),
    "blocked": Bilingual("zakázané kostky", "blocked dice"),
    "resources": Bilingual("zdroje", "resources"),
    "stored": Bilingual("uložené zdroje", "stored"),
    "reductions": Bilingual("slevy", "reductions"),
    "damage": Bilingual("zranění", "damage"),
    "hand": Bilingual("ruka", "hand"),
    "deck": Bilingual("balíček", "deck"),
    "discard": Bilingual("odhozené", "discard"),
    "dump": Bilingual("skládka", "dump"),
    "played": Bilingual("zahrané", "played"),
    "ground": Bilingual("cvičiště", "in training"),
    "base": Bilingual("základna", "base"),
    "screws": Bilingual("šroubky", "screws"),
    "exhausted": Bilingual("unavená", "exhausted"),
    "phase": Bilingual("fáze", "phase"),
    "round": Bilingual("kolo", "round"),
    "inv_research": Bilingual("výzkum Invaze", "Invasion research"),
    "inv_stored": Bilingual("zdroje Invaze", "Invasion resources"),
    "base_life": Bilingual("životy základny Invaze", "life of the Invasion's base"),
    "base_armor": Bilingual("brnění základny Invaze", "armour of the Invasion's base"),
    "deployed": Bilingual("Nasazené karty Invaze", "Deployed Invasion cards"),
    "protocols": Bilingual("Protokoly", "Protocols"),
    "training": Bilingual("tréninková zóna", "training zone"),
    "melee": Bilingual("na blízko", "melee"),
    "ranged": Bilingual("střelecké", "ranged"),
    "armor_break": Bilingual("zničení brnění", "armour destruction"),
    "diverted": Bilingual("odložené brnění", "armour set aside"),
    "scenario": Bilingual("scénář", "scenario"),
    "events": Bilingual("čekají události", "events to come"),
    "sacrifice": Bilingual("karty k obětování", "cards to sacrifice from"),
    "candidates": Bilingual("karty k naverbování", "cards to recruit from"),
    "findings": Bilingual("technologie k objevení", "technologies to discover from"),
    "playing": Bilingual("vyhodnocovaná karta", "card being resolved"),
    "recruits": Bilingual("balíček verbovacích karet", "recruit deck"),
    "technologies": Bilingual("balíček technologií", "technology deck"),
    "starters": Bilingual("balíček startovních karet", "starter pile"),
    "leaders": Bilingual("volní vůdci", "free leaders"),
    "destroyed_recruits": Bilingual("zničené karty", "destroyed cards"),
    "destroyed_technologies": Bilingual("zničené technologie", "destroyed technologies"),
    "inv_deck": Bilingual("balíček Invaze", "Invasion deck"),
    "inv_discard": Bilingual("odhozené karty Invaze", "Invasion discard"),
    "inv_dump": Bilingual("skládka Invaze", "Invasion dump"),
    "inv_supply": Bilingual("zásoba karet Invaze", "Invasion supply"),
    "inv_destroyed": Bilingual("zničené karty Invaze", "destroyed Invasion cards"),
    "arriving": Bilingual("vyhodnocované karty Invaze", "Invasion cards being resolved"),
    "protocol_supply": Bilingual("zásoba protokolů", "protocol supply"),
    "protocols_destroyed": Bilingual("zničené protokoly", "destroyed protocols"),
    "scenarios": Bilingual("scénáře kampaně", "scenarios of the campaign"),
    "turns": Bilingual("tah č.", "turn no."),
    **dict(zip(KIND_IDS, KIND_NAMES, strict=True)),
}
PLAYER_VALUES = ("life", "armor")
# Told below, where there are any.
HAS = ("resources", "stored", "reductions", "damage", "diverted", "rerolls", "parts", "research")
PLAYER_SIZES = ("hand", "deck", "discard", "dump")
PLAYER_ZONES = ("base", "ground")
TURN_VALUES = ("phase",)
OPEN_ZONES = ("deployed", "protocols")
SLOT_ZONES = ()  # training zones have a line of their own below
BRIEF_ZONES = ()
OWN_ZONES = ("hand",)
CARD_MARKS = ("exhausted",)
CARD_NUMBERS = ("life", "armor", "melee", "ranged")
VALUE_NAMES = {"phase": dict(zip(PHASES, PHASE_NAMES, strict=True))}


# ---- dice, training and the Invasion: what the table of players has no room for ----
def notes(view: dict[str, Any], lang: str, cards: Mapping[str, Any]) -> list[str]:
    """What the dice show, screws on cards, the die that is being upgraded, and where the Invasion stands."""
    cs = lang == "cs"
    lines = []
    for player in view["players"]:
        if any(side is not None for side in player["shown"]):
            lines.append(f"{'Kostky' if cs else 'Dice'} ({player['name'][lang]}): {', '.join(_dice(player, lang))}")
        has = [f"{LABELS[name][lang]}: {_many(player[name], lang)}" for name in HAS if player[name]]
        if has:
            lines.append(f"{'Zásoby' if cs else 'Supplies'} ({player['name'][lang]}): {'; '.join(has)}")
        trained = [_progress(card, card.get("screws", 0), lang, cards) for card in player["ground"]]
        if trained:
            lines.append(f"{'Šroubky' if cs else 'Screws'} ({player['name'][lang]}): {', '.join(trained)}")
    bench = view.get("bench") or {}
    asked = view.get("decision") or {}
    if bench and "seat" in asked:
        player = next(one for one in view["players"] if one["seat"] == asked["seat"])
        line = f"{'Na pracovním stole: kostka' if cs else 'On the workbench: die'} {bench['die']}"
        faces = player["dice"][bench["die"] - 1]
        if "face" in bench:
            out = next(word.text[lang] for word in SCREW_WORDS if word.id == bench["out"])
            line += f", {'strana' if cs else 'face'} {_face(faces[bench['face'] - 1], lang)}"
            line += f", {'vyjmutý šroubek' if cs else 'screw taken out'}: {out}"
        else:
            line += f" ({' | '.join(_face(face, lang) for face in faces)})"
        lines.append(line)
    return [*lines, *_invasion(view, lang, cards)] if view["scenarios"] else lines


def _invasion(view: dict[str, Any], lang: str, cards: Mapping[str, Any]) -> list[str]:
    """The scenario and its events, what is in the training zones, and the stack from the bottom with its totals."""
    cs = lang == "cs"
    scenario = cards[view["scenarios"][view["scenario"]]["card"]]
    coming = [
        f"{event.name[lang]} ({event.ends})" for i, event in enumerate(scenario.events) if not view["events"] >> i & 1
    ]
    facts = [(LABELS["scenario"][lang], scenario.name[lang]), (LABELS["round"][lang], view["round"])]
    if coming:
        facts.append((LABELS["events"][lang], ", ".join(coming)))
    facts.append((LABELS["inv_research"][lang], view["inv_research"]))
    if view["base_life"]:
        facts += [(LABELS[name][lang], view[name]) for name in ("base_life", "base_armor")]
    lines = ["; ".join(f"{name}: {value}" for name, value in facts)]
    zones = []
    for colour, place in zip(COLOURS, view["slots"], strict=True):
        stored = view["inv_stored"].get(KIND_IDS[colour], 0)
        there = [_progress(card, stored, lang, cards) for card in place["training"]] or (
            [str(stored)] if stored else []
        )
        zones += [f"{FEMININE_NAMES[colour][lang]}: {one}" for one in there]
    if zones:
        lines.append(f"{'Tréninkové zóny' if cs else 'Training zones'}: {'; '.join(zones)}")
    resting = [cards[card["card"]].name[lang] for card in view["protocols"] if card.get("exhausted")]
    if resting:
        lines.append(f"{'Unavené protokoly' if cs else 'Exhausted protocols'}: {', '.join(resting)}")
    if view["deployed"]:
        names = [cards[card["card"]].name[lang] for card in view["deployed"]]
        now = view["deployed"][-1]["now"]
        totals = ", ".join(f"{LABELS[name][lang]} {now[name]}" for name in CARD_NUMBERS)
        lines.append(f"{'Nasazené odspodu' if cs else 'Deployed, from the bottom'}: {', '.join(names)} ({totals})")
    return lines


def _progress(card: dict[str, Any], have: int, lang: str, cards: Mapping[str, Any]) -> str:
    """A card in training with what it has and what it needs: Veterán 2/4."""
    printed = cards[card["card"]]
    return f"{printed.name[lang]} {have}/{printed.training_cost or 0}"


def _many(value: Any, lang: str) -> str:
    if not isinstance(value, dict):
        return str(value)
    return ", ".join(f"{LABELS[kind][lang]} {n}" for kind, n in value.items()) or "–"


def _face(screws: str, lang: str) -> str:
    """NBR: blue + red."""
    colours = [FEMININE_NAMES[SCREW_LETTERS.index(letter) - 1][lang] for letter in screws if letter != SCREW_LETTERS[0]]
    return " + ".join(colours) or ("bez barvy" if lang == "cs" else "blank")


def _dice(player: dict[str, Any], lang: str) -> list[str]:
    used, blocked = (" (použitá)", " (zakázaná)") if lang == "cs" else (" (used)", " (blocked)")
    shown = []
    for number, side in enumerate(player["shown"], 1):
        face = "?" if side is None else _face(player["dice"][number - 1][side - 1], lang)
        mark = blocked if number in player["blocked"] else used if number in player["used"] else ""
        shown.append(face + mark)
    return shown


NOTES = notes
