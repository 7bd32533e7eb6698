"""Looking things up: games and cards."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import sudi
from sudi.games import game as game_by_name
from sudi.kernel.cards import Card
from sudi.kernel.errors import UnknownName
from sudi.kernel.wording.plain import plain

from .match.layout import layout
from .output import console, grid, print_json
from .words import Voice

CARD_WIDTH = 40


def games(read: argparse.Namespace, say: Voice) -> int:
    found = sudi.games()
    if read.json:
        print_json(found)
        return 0
    out = console()
    table = grid(say("game"), say("title"), say("modes"), say("cards"), right=(3,))
    for name, one in found.items():
        modes = "\n".join(
            f"{mode} ({', '.join(map(str, facts['players']))}): {facts['title'][say.lang]}"
            for mode, facts in one["modes"].items()
        )
        table.add_row(name, one["title"][say.lang], modes, str(one["cards"]))
    out.print(table)
    table = grid(say("game"), say("what_it_is"), say("minutes"), say("weight"))
    for name, one in found.items():
        table.add_row(name, one["says"][say.lang], "–".join(map(str, one["minutes"])), one["weight"][say.lang])
    out.print(table)
    for name, one in found.items():
        table = grid(say("name_of_setting"), say("meaning"), say("default"), say("values"))
        table.title = say("setting", game=name)
        for setting, facts in one["setup"].items():
            only = (
                ""
                if len(facts["modes"]) == len(one["modes"])
                else "\n"
                + say("only_in", modes=", ".join(one["modes"][mode]["title"][say.lang] for mode in facts["modes"]))
            )
            meaning = facts["says"][say.lang] + only
            table.add_row(setting, meaning, facts["default_text"][say.lang], "\n".join(_values(facts, say)))
        out.print(table)
    return 0


def _values(facts: dict[str, Any], say: Voice) -> Iterator[str]:
    """What can be written for a set-up value, each with what it means."""
    for one in facts["values"]:
        written = str(one["value"]).lower() if isinstance(one["value"], bool) else str(one["value"])
        yield written if written == one[say.lang] else f"{written}: {one[say.lang]}"
    if facts["span"] is not None:
        yield say("span", low=facts["span"][0], high=facts["span"][1])
    if facts["each"]:
        names = ", ".join(f"{name}: {text[say.lang]}" for name, text in facts["each"].items())
        yield say("each_seat" if facts["each_of"] == 1 else "each_seat_more", n=facts["each_of"], names=names)
    if facts["own"] is not None:
        yield str(facts["own"][say.lang])


def cards(read: argparse.Namespace, say: Voice) -> int:
    game = game_by_name(read.game)
    found = [card for card in game.library.cards.values() if holds(card, read.words)]
    if not found:
        raise UnknownName(say("no_card", game=game.name, words=" ".join(read.words)))
    if read.json:
        shown = layout(game)
        facts = (*shown.card_numbers, *shown.card_facts)
        print_json({"game": game.name, "cards": [card_data(card, facts) for card in found]})
        return 0
    table = grid(say("name"), say("text"))
    table.columns[0].max_width = CARD_WIDTH  # the text gets the room
    for card in found:
        kind = ", ".join(filter(None, (type_line(card, say.lang), f"{card.copies}×")))
        table.add_row(f"{card.name[say.lang]}\n[{card.id}]\n{kind}", facts_and_text(game, card, say))
        table.add_section()
    console().print(table)
    return 0


def holds(card: Card, words: list[str]) -> bool:
    """All words anywhere in what is printed on the card, in either language."""
    if not words:
        return True
    both = " ".join(f"{card.name[lang]} {type_line(card, lang)} {card.text(lang)}" for lang in ("cs", "en"))
    printed = plain(f"{card.id} {card.id.replace('_', ' ')} {both}")
    return all(plain(word) in printed for word in " ".join(words).split())


def card_data(card: Card, facts: tuple[str, ...]) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": {"cs": card.name.cs, "en": card.name.en},
        "type": {"cs": type_line(card, "cs"), "en": type_line(card, "en")},
        "text": {"cs": card.text("cs"), "en": card.text("en")},
        "box": card.box,
        "copies": card.copies,
        **{name: printed_fact(card, name) for name in facts},
    }


def printed_fact(card: Card, name: str) -> Any:
    """A number or another fact as it is printed on a card, None where none is. A card whose fields are not what is
    printed on it says itself what is."""
    face = getattr(card, "face", None)
    if face is None:
        return getattr(card, name, None)
    numbers, facts = face()
    return numbers.get(name, facts.get(name))


def type_line(card: Card, lang: str) -> str:
    """The printed type, for games whose cards have one."""
    line = getattr(card, "type_line", None)
    return str(line(lang)) if line is not None else ""


def facts_and_text(game: Any, card: Card, say: Voice) -> str:
    """Printed numbers and the text: "cena 5, štít 3. Získej ..."."""
    shown = layout(game)
    numbers = {name: written(card, printed_fact(card, name)) for name in shown.card_numbers}
    facts = ", ".join(f"{shown.label(name, say.lang)} {number}" for name, number in numbers.items() if number)
    return f"{facts[:1].upper() + facts[1:]}. {card.text(say.lang)}".strip() if facts else card.text(say.lang)


def written(card: Card, number: Any) -> str:
    """A number for people. A 0 is left out, unless the card itself says that it is printed on it."""
    return "" if number is None or (not number and not hasattr(card, "face")) else str(number)
