"""How the terminal lays the table out: which declared fields it shows, where, what they are called, and what lies on
what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sudi.kernel.wording import Bilingual, Words

from .lexicon import BOOST
from .phases import PHASE_NAMES, PHASES

LABELS = {
    "magic": Bilingual("magie", "magic"),
    "hand": Bilingual("ruka", "hand"),
    "deck": Bilingual("dobírací balíček", "draw pile"),
    "discard": Bilingual("odhozené", "discard"),
    "active": Bilingual("trvající události", "active events"),
    "board": Bilingual("bojiště", "battlefield"),
    "tucked": Bilingual("zasunuté karty", "tucked cards"),
    "limbo": Bilingual("právě se vyhodnocuje", "being resolved"),
    "phase": Bilingual("fáze", "phase"),
    "moves": Bilingual("pohyby", "moves"),
    "attacks": Bilingual("útoky", "attacks"),
    "strength": Bilingual("síla", "strength"),
    "life": Bilingual("životy", "life"),
    "cost": Bilingual("náklady", "cost"),
    "damage": Bilingual("zranění", "damage"),
    "boost": Bilingual("posílení", "boost"),
    "turns": Bilingual("tah č.", "turn no."),
}
PLAYER_VALUES = ("magic",)
PLAYER_SIZES = ("hand", "deck", "discard")
PLAYER_ZONES = ("active",)
TURN_VALUES = ("phase", "moves", "attacks")
BRIEF_ZONES = ("limbo",)
OWN_ZONES = ("hand",)
CARD_MARKS = ()
CARD_NUMBERS = ("cost", "strength", "life")
CARD_FACTS = ("attack", "symbols", "phase")
VALUE_NAMES = {"phase": dict(zip(PHASES, PHASE_NAMES, strict=True))}
GRID_COLUMNS = 6
GRID_NUMBERS = (("strength", "⚔"), ("life", "♥"))
GRID_SIGNS = ("attack", {"ranged": "➶"})
GRID_FACTS = (("damage", "✖"), ("boost", "▮"))


def notes(view: dict[str, Any], lang: str, cards: Mapping[str, Any]) -> list[str]:
    """What the battlefield has no room for: what active events are about, their boost, tucked cards, lost abilities."""
    w = Words(lang)
    standing = {card["n"]: (card, place["name"]) for place in view["slots"] for card in place["board"]}
    called = {n: f"{cards[card['card']].name[lang]} ({space})" for n, (card, space) in standing.items()}
    lines = []
    for player in view["players"]:
        for event in player["active"]:
            about = " + ".join(called[event[aim]] for aim in ("aim", "aim_too") if event.get(aim, -1) in called)
            boost = w.count(event["boost"], BOOST) if event.get("boost") else ""
            facts = ", ".join(filter(None, (f"→ {about}" if about else "", boost)))
            if facts:
                lines.append(f"{cards[event['card']].name[lang]} ({player['name'][lang]}): {facts}")
    for card in view["tucked"]:
        under = called.get(card.get("under", -1), "")
        lines.append(
            w.pick(
                f"Pod kartou {under} leží {cards[card['card']].name.cs}",
                f"{cards[card['card']].name.en} is under {under}",
            )
        )
    silenced = [n for n, (card, _) in standing.items() if card.get("silenced")]
    lines += [f"{called[n]}: {w.pick('beze schopností', 'without abilities')}" for n in silenced]
    return lines


NOTES = notes
