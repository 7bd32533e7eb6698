"""At the terminal too a phase that ends by itself says why, and asks first whoever wants to be asked."""

from __future__ import annotations

import pytest

import sudi
from tests.cli.terminal import Terminal
from tests.shards.table import table

REASON = {
    "en": "The play phase is over: nothing else could be done in it.",
    "cs": "Fáze hraní skončila: nic dalšího v ní nešlo udělat.",
}
ONLY_END = {"en": "Nothing else can be done now.", "cs": "Nic jiného teď udělat nejde."}
SWITCH = {"en": "ask ends", "cs": "konce fází"}


def blaster() -> sudi.Match:
    return table({"hand": ["blaster"]}, {"hand": ["crystal"]}, setup={"ends": "asked"})


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_phase_ends_and_says_why(sudi_: Terminal, lang: str) -> None:
    played, *_ = sudi_.at(blaster(), lang, "blaster", "log")
    assert REASON[lang] in played
    assert ONLY_END[lang] not in played


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_command_makes_it_ask_and_another_lets_it_go_on(sudi_: Terminal, lang: str) -> None:
    switched, played, ended, *_ = sudi_.at(blaster(), lang, SWITCH[lang], "blaster", "1", "log")
    assert {"en": "You will be asked", "cs": "dostaneš otázku"}[lang] in switched
    assert ONLY_END[lang] in played
    assert "[end]" in played
    assert REASON[lang] not in played
    assert REASON[lang] in ended
    # Switched off while the question is there, it is answered at once.
    _, asked, off, *_ = sudi_.at(blaster(), lang, SWITCH[lang], "blaster", SWITCH[lang], "log")
    assert ONLY_END[lang] in asked
    assert REASON[lang] in off


def test_undo_goes_past_the_end_that_came_by_itself(sudi_: Terminal) -> None:
    _, undone, *_ = sudi_.at(blaster(), "en", "blaster", "undo", "log")
    assert "[play blaster]" in undone
    # Nor does it stop where the end would come by itself again.
    *_, undone, _ = sudi_.at(blaster(), "en", "ask ends", "blaster", "end", "ask ends", "undo", "log")
    assert "[play blaster]" in undone


def test_a_flag_asks_from_the_beginning_and_new_matches_can_ask(sudi_: Terminal) -> None:
    start = "play shards --seed 3 --set characters=decima+volos"
    assert "You will be asked" in sudi_(start, "ask ends").out
    assert "ends by itself, and you are told" in sudi_(f"{start} --ask-ends", "ask ends").out


def test_a_match_that_was_not_set_up_to_ask_says_so(sudi_: Terminal) -> None:
    silent = table({"hand": ["blaster", "crystal"]}, {"hand": ["crystal"]})
    (answer, *_) = sudi_.at(silent, "en", "ask ends", "log")
    assert "comes from a record that did not ask" in answer
