"""What can be asked of a game before it begins: each value is said in words, and whatever is offered is accepted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import sudi
from sudi.games import NAMES, game
from sudi.kernel.setting import WEIGHTS, Setting

SETTINGS = [(name, setting) for name in NAMES for setting in game(name).settings]
LANGUAGES = ("cs", "en")


def written(setting: Setting) -> set[str]:
    """Everything that stands for itself when it is typed and has to be said otherwise to people."""
    values = {one.value for one in setting.values} | set(setting.each)
    return {value for value in values if isinstance(value, str)}


def texts(setting: Setting) -> Iterator[str]:
    for text in (setting.says, *(one.text for one in setting.values), *setting.each.values(), setting.own):
        if text is not None:
            yield from (text.cs, text.en)


@pytest.mark.parametrize(("name", "setting"), SETTINGS)
def test_every_value_is_said_in_words(name: str, setting: str) -> None:
    one = game(name).settings[setting]
    assert one.values or one.span or one.each or one.own, "nobody could know what to write"
    for value in [*written(one), *([one.default] if isinstance(one.default, str) else [])]:
        said = one.text(value)
        for lang in LANGUAGES:
            assert said[lang].strip()
        assert said.cs != value
        assert said.en != value or value in one.each or re.fullmatch("[a-z]+", value), "an English word may be itself"
    for text in texts(one):
        assert "_" not in text
        assert not re.search(r"\bp[1-4]\b|\btrue\b|\bfalse\b", text), text


@pytest.mark.parametrize("name", NAMES)
def test_no_czech_text_holds_a_value_as_it_is_written(name: str) -> None:
    settings = game(name).settings.values()
    raw = set().union(*(written(one) for one in settings)) - {"none"}
    for one in settings:
        for text in (one.says, *(value.text for value in one.values), *one.each.values()):
            assert not raw & set(re.findall(r"\w+", text.cs)), text.cs


def offered(one: Setting, mode: str, players: int) -> Iterator[Any]:
    yield from (value.value for value in one.values if value.fits(mode, players))
    yield from one.span or ()
    if one.each:
        names = list(one.each)
        if "random" not in names:
            yield ["+".join(names[seat * one.each_of : (seat + 1) * one.each_of]) for seat in range(players)]
        else:
            yield [names[seat % len(names)] for seat in range(players)]


@pytest.mark.parametrize(("name", "setting"), SETTINGS)
def test_whatever_a_mode_offers_is_accepted(name: str, setting: str) -> None:
    one = game(name).settings[setting]
    for mode in game(name).modes.values():
        if not one.has(mode.name):
            continue
        needed = dict([one.needs]) if one.needs and game(name).settings[one.needs[0]].has(mode.name) else {}
        for players in mode.players:
            for value in offered(one, mode.name, players):
                game(name).setup(mode.name, players, {setting: value, **needed})


@pytest.mark.parametrize(("name", "setting"), SETTINGS)
def test_a_list_of_values_is_all_there_is(name: str, setting: str) -> None:
    one = game(name).settings[setting]
    for value in ("nonsense", -1, None):
        with pytest.raises(sudi.SudiError):
            game(name).setup(one.modes[0] if one.modes else None, None, {setting: value})


@pytest.mark.parametrize("name", NAMES)
def test_a_game_says_what_it_is_in_one_line(name: str) -> None:
    one = game(name)
    for lang in LANGUAGES:
        assert 30 <= len(one.says[lang]) <= 110
        assert one.says[lang].endswith(".")
    low, high = one.minutes
    assert 0 < low < high <= 240
    told = sudi.games()[name]
    assert told["minutes"] == [low, high]
    assert told["says"]["cs"] == one.says.cs
    assert told["weight"]["en"] in WEIGHTS
    assert {told["weight"]["en"]} <= {"light", "medium", "heavy"}
