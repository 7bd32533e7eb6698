"""The table as the terminal draws it: a row for every warrior, with its numbers now and what lies on it."""

from __future__ import annotations

import io

from rich.console import Console

from sudi.cli.match.table import Drawing
from sudi.cli.words import Voice

from ..table import Match, table


def drawn(match: Match, seat: int = 0) -> list[str]:
    out = Console(file=io.StringIO(), width=140, highlight=False, markup=False)
    Drawing(match, seat, Voice("cs"), out).draw()
    assert isinstance(out.file, io.StringIO)
    return [" ".join(line.split()) for line in out.file.getvalue().splitlines()]


def test_a_warrior_stands_with_its_numbers_and_its_attachments() -> None:
    match = table(
        {"squad": ["clansman+composite_armor", "valkyrie!~"], "hand": ["clansman"]},
        {"kohort": ["necromutant+kratach"]},
    )
    lines = drawn(match)
    assert "Hráč 1 Mužstvo Příslušník klanu 4 2 7 3 Kompozitní brnění" in lines  # 3 + 4 armour
    assert "Valkýra (se zraněním, v úkrytu) 3 3 6 3" in lines  # cover: +3
    assert any(line.startswith("Hráč 2 Kohorta Nekromutant") and line.endswith("Kratach") for line in lines)
    in_hand = next(line for line in lines if line.startswith("Příslušník klanu"))
    assert in_hand.startswith("Příslušník klanu 4 2 3 3")  # printed, not those of the copy in play


def test_what_hides_is_a_question_mark_for_others() -> None:
    match = table({"squad": ["clansman"], "hidden": ["valkyrie"]}, {"kohort": ["necromutant"]})
    assert any(line.endswith("Vyloženi do úkrytu Valkýra") for line in drawn(match, 0))
    assert any(line.endswith("Vyloženi do úkrytu ?") for line in drawn(match, 1))


def test_a_combat_is_told_in_one_line_with_both_sides() -> None:
    match = table({"squad": ["clansman"], "hand": ["powerful_blow"]}, {"kohort": ["necromutant+kratach"]})
    assert not any(line.startswith("Souboj") for line in drawn(match))
    match.choose("attack")
    while match.decision is not None and not any(o.name.startswith("play_on") for o in match.decision.options):
        fight = match.decision.option("tactic fight") or match.decision.options[0]
        match.choose(fight)
    (line,) = [line for line in drawn(match) if line.startswith("Souboj")]
    assert "Příslušník klanu (útočí, síla útoku 5" in line  # 4, and 1 against the Dark Legion
    assert "× Nekromutant (brání se" in line
    assert line.startswith("Souboj: modifikátory.")
