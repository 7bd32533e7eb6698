"""Golden texts: one match per mode and all card texts, as a reader sees them.

A change of rules or of wording shows up here as a change of text. SUDI_UPDATE_GOLDEN=1 rewrites the files.
"""

from __future__ import annotations

import difflib
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import sudi
from sudi.games import game as game_by_name

from .cases import GAMES, extras

GOLDEN = Path(__file__).parent / "golden"
MODES = [(name, mode) for name, facts in sudi.games().items() for mode in facts["modes"]]
SEED, OPENING_LINES, ENDING_CHOICES, LONGEST = 7, 230, 12, 400


def compare(name: str, text: str) -> None:
    path = GOLDEN / name
    if os.environ.get("SUDI_UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    before = path.read_text("utf-8") if path.exists() else ""
    if before != text:
        changes = difflib.unified_diff(before.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=2)
        shown = "\n".join(list(changes)[:60])
        pytest.fail(f"{name} has changed; look at it, and if it is meant, run with SUDI_UPDATE_GOLDEN=1:\n{shown}")


# ---- one match per mode ----
def both(cs: str, en: str) -> str:
    return f"{cs} | {en}"


def log_lines(match: sudi.Match, since: int) -> list[str]:
    """What happened, each line as the seat it is about may read it."""
    logs = [match.log(seat, since) for seat in range(match.state.t.seats)]
    return ["   " + both(logs[line.seat][i].cs, logs[line.seat][i].en) for i, line in enumerate(logs[0])]


def moment(match: sudi.Match, number: int) -> list[str]:
    decision = match.decision
    assert decision is not None
    lines = [f"{number}. p{decision.seat + 1} {both(decision.prompt('cs'), decision.prompt('en'))}"]
    shown = decision.options if len(decision.options) <= 12 else [*decision.options[:6], *decision.options[-3:]]
    for option in shown:
        lines.append(f"   [{option.index}] {option.name} | {both(option.text('cs'), option.text('en'))}")
        if option.index == 5 and len(shown) < len(decision.options):
            lines.append(f"   ... {len(decision.options) - len(shown)} more options ...")
    return lines


def playthrough(game: str, mode: str) -> Iterator[list[str]]:
    """The match choice by choice: who is asked what, what may be chosen, what is chosen, what happens."""
    setup = getattr(extras(game), "GOLDEN", {}).get(mode, {})
    match = sudi.new(game, mode, seed=SEED, **setup)
    players = len(match.view()["players"])
    happened = log_lines(match, 0)
    yield [f"{game}, {mode}, {players} seats, seed {SEED}, {setup or 'default set-up'}", *happened]
    dice, told, number = random.Random(SEED), len(happened), 0
    while match.decision is not None:
        number += 1
        lines = moment(match, number)
        option = dice.choice(match.decision.options)
        match.choose(option)
        happened = log_lines(match, told)
        told += len(happened)
        yield [*lines, f"=> {option.name}", *happened]
    winners = ", ".join(f"p{seat + 1}" for seat in match.result.winners) or "nobody"
    yield [f"The end: {winners}; scores {list(match.result.scores)}; rule {match.result.rule}"]


def golden_match(game: str, mode: str) -> str:
    """The beginning and the end of the match in full; what lies between is left out."""
    parts = list(playthrough(game, mode))
    lines: list[str] = []
    shown = 0
    while shown < len(parts) and len(lines) + len(parts[shown]) <= OPENING_LINES:
        lines += parts[shown]
        shown += 1
    ending = max(shown, len(parts) - 1 - ENDING_CHOICES)
    while sum(map(len, parts[ending:])) > LONGEST - OPENING_LINES - 10:
        ending += 1
    if ending > shown:
        lines += ["", f"... {ending - shown} choices later ...", ""]
    return "\n".join([*lines, *(line for part in parts[ending:] for line in part)]) + "\n"


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_golden_match(game: str, mode: str) -> None:
    text = golden_match(game, mode)
    assert text.count("\n") <= LONGEST
    assert "The end:" in text
    compare(f"{game}-{mode}.txt", text)


# ---- the cards ----
def card_texts(game: str, lang: str) -> str:
    blocks = []
    for card in game_by_name(game).library.cards.values():
        kind = f" ({card.type_line(lang)})" if hasattr(card, "type_line") else ""
        blocks.append(f"{card.id}: {card.name[lang]}{kind}\n  {card.text(lang) or '-'}\n")
    return "\n".join(blocks)


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_golden_card_texts(game: str, lang: str) -> None:
    compare(f"{game}-cards.{lang}.txt", card_texts(game, lang))


def test_no_golden_file_is_left_over() -> None:
    wanted = {f"{game}-{mode}.txt" for game, mode in MODES}
    wanted |= {f"{game}-cards.{lang}.txt" for game in GAMES for lang in ("cs", "en")}
    assert {path.name for path in GOLDEN.iterdir()} == wanted
