"""What the terminal and the server show of cards: numbers as printed, attack and symbols, what lies on what."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from sudi.cli.match.battlefield import battlefield
from sudi.cli.match.layout import layout
from sudi.cli.words import Voice
from sudi.games.summonerwars.law.decks import BY_ID
from sudi.games.summonerwars.words.terminal import notes
from sudi.server.api.games import card_facts
from tests.cli.conftest import sudi_ as sudi_
from tests.cli.terminal import Terminal

from ..table import Match, number, play, table


@pytest.mark.rule("SUW-147", "SUW-148", "SUW-004", "SUW-006")
@pytest.mark.parametrize(
    ("id", "numbers"),
    [
        ("fk_ret_talus", {"strength": 2, "life": 12}),
        ("cg_blarf", {"cost": 0, "strength": 0, "life": 6}),
        ("gate", {"cost": 0, "life": 5}),
        ("pd_parapet", {"cost": 0, "life": 5}),
        ("fk_purge", {"cost": 0}),
    ],
)
def test_a_cost_of_nothing_is_shown_and_no_cost_is_not(sudi_: Terminal, id: str, numbers: dict[str, int]) -> None:
    assert card_facts("summonerwars", BY_ID[id]).numbers == numbers
    (data,) = [one for one in sudi_(f"cards summonerwars --json {id}").json["cards"] if one["id"] == id]
    assert {name: data[name] for name in ("cost", "strength", "life")} == {
        name: numbers.get(name) for name in ("cost", "strength", "life")
    }
    told = sudi_(f"cards summonerwars {id}").out
    assert ("Cost 0" in told) == (numbers.get("cost") == 0)
    assert "-1" not in told


@pytest.mark.rule("SUW-004", "SUW-005")
@pytest.mark.parametrize(
    ("id", "cs", "en"),
    [
        ("fk_gul_dass", ("Útok na blízko.", "Symboly: oheň, temnota."), ("Melee attack.", "Symbols: fire, dark.")),
        ("cg_horde_slinger", ("Útok na dálku.", "Symbol: pud."), ("Ranged attack.", "Symbol: instinct.")),
        ("fk_purge", ("Zvol", "Symboly: oheň, temnota."), ("Choose", "Symbols: fire, dark.")),
        ("gate", ("Jednotky", "kartou."), ("You", "card.")),
    ],
)
def test_a_text_tells_the_attack_first_and_the_symbols_last(id: str, cs: tuple[str, str], en: tuple[str, str]) -> None:
    card = BY_ID[id]
    for lang, (first, last) in (("cs", cs), ("en", en)):
        assert card.text(lang).startswith(first)
        assert card.text(lang).endswith(last)


def test_json_tells_attack_and_symbols(sudi_: Terminal) -> None:
    facts = card_facts("summonerwars", BY_ID["fk_gul_dass"]).facts
    assert facts == {"attack": "melee", "symbols": ("fire", "dark")}
    assert card_facts("summonerwars", BY_ID["fk_purge"]).facts == {"symbols": ("fire", "dark"), "phase": "move"}
    assert card_facts("summonerwars", BY_ID["pd_ice_golem"]).facts["structure"] is True
    pyre = card_facts("summonerwars", BY_ID["fk_sacrificial_pyre"]).facts
    assert pyre == {"active": True, "phase": "summon"}
    assert "phase" not in card_facts("summonerwars", BY_ID["gate"]).facts
    (data,) = sudi_("cards summonerwars --json gul-dass").json["cards"]
    assert (data["attack"], data["symbols"]) == ("melee", ["fire", "dark"])


def test_the_battlefield_tells_melee_from_ranged() -> None:
    m = table({"hand": ["gate"]}, board={"C3": "fk_gul_dass:2", "E3": "fk_undead_archer+1", "E4": "gate"})
    out = Console(file=io.StringIO(), width=120, record=True)
    out.print(battlefield(m, m.view(0), 0, layout(m.game), Voice("en")))
    drawn = out.export_text()
    assert "⚔4 ♥8 ✖2" in drawn
    assert "➶3 ♥2 ▮1" in drawn
    assert "│♥5 " in drawn  # a gate has no strength


def test_a_card_in_hand_shows_what_is_printed_and_not_what_its_copy_has_now(sudi_: Terminal) -> None:
    board = {"C3": "pd_frost_mage", "C4": "gate", "D1": "pd_svara"}
    m = table({"hand": ["pd_frost_mage"], "magic": 1}, board=board)
    (told,) = sudi_.at(m, "en", "show hand p1")
    row = next(line for line in told.splitlines() if "Frost Mage" in line)
    assert row.split()[2:5] == ["1", "1", "4"]


@pytest.mark.rule("SUW-163")
def test_a_discard_pile_is_counted_for_all_and_looked_through_by_its_owner(sudi_: Terminal) -> None:
    m = table({"hand": ["gate"], "discard": ["fk_purge"]}, {"discard": ["fk_dragos", "fk_purge"]}, phase="magic")
    mine, other = sudi_.at(m, "en", "show discard p1", "show discard p2")
    assert "Purge" in mine
    assert "2 cards" in other
    assert "Dragos" not in other


# ---- what lies on what ----
def told_of(m: Match, lang: str) -> list[str]:
    view: dict[str, Any] = m.view(0)
    return notes(view, lang, m.cards)


@pytest.mark.rule("SUW-235")
def test_the_terminal_tells_what_events_are_about_and_what_is_tucked_where() -> None:
    board = {"C3": "fk_undead_archer", "A1": "fk_ret_talus", "C5": "to_grognack@p2"}
    m = table(
        {"hand": ["gate"], "active": ["fk_sacrificial_pyre"]},
        {"hand": ["to_freeze"]},
        board=board,
        tucked=["fk_hellforged_weapon@p1"],
        under={"tucked.0": "C3"},
        turn="p2",
    )
    m.state.boost[m.state.active[0][0]] = 2
    play(m, "play to_freeze")
    assert m.state.aim[m.state.active[1][0]] == number(m, "C3")
    assert told_of(m, "en") == [
        "Sacrificial Pyre (Player 1): 2 boosts",
        "Freeze (Player 2): → Undead Archer (C3)",
        "Hellforged Weapon is under Undead Archer (C3)",
        "Undead Archer (C3): without abilities",
    ]
    assert told_of(m, "cs")[2:] == [
        "Pod kartou Nemrtví lučištníci (C3) leží Pekelná zbraň",
        "Nemrtví lučištníci (C3): beze schopností",
    ]
    assert told_of(table({"hand": ["gate"]}, board=board), "en") == []
