"""Coded fields: one integer in the state, plain data in views and positions; and words that share a name."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.kernel.decision import WORD, Verbs, Word
from sudi.kernel.errors import BadPosition
from sudi.kernel.hearing.naming import _values
from sudi.kernel.match import Match
from sudi.kernel.schema import several, whole
from sudi.kernel.state import SEATS, PerPlayer, State, coded
from sudi.kernel.wording import Bilingual
from sudi.kernel.written.position import _in
from sudi.kernel.written.position_out import written


def show(value: int) -> list[int]:
    return [value // 10, value % 10]


def read(data: Any) -> int:
    if not isinstance(data, list) or len(data) != 2:
        raise ValueError("write two digits.")
    return int(data[0]) * 10 + int(data[1])


class Digits(State):
    digits: PerPlayer[int] = coded(42, show=show, shows=several(whole(0, 9), 2, 2), read=read)


def test_a_coded_field_is_a_number_that_is_shown_and_read_as_data() -> None:
    field = Digits.fields["digits"]
    assert field.shape == SEATS
    assert field.default == 42
    assert field.shows == several(whole(0, 9), 2, 2)
    assert written(field, 37) == [3, 7]
    assert _in(None, field, [3, 7], "players[0].digits") == 37


def test_what_cannot_be_read_is_refused_with_the_field_and_what_to_write() -> None:
    with pytest.raises(BadPosition, match=r"players\[0\].digits: write two digits."):
        _in(None, Digits.fields["digits"], [3], "players[0].digits")


def test_a_word_may_stand_for_several_values() -> None:
    words = tuple(Word(id, Bilingual(id, id)) for id in ("red", "blue", "red"))
    verb = Verbs().add("use", a=WORD, words=words, cs="Použij {a}", en="Use {a}")
    match = Match.__new__(Match)
    match.state = type("Nobody", (), {"t": None})()
    assert _values(match, verb, WORD, "red") == [0, 2]
    assert _values(match, verb, WORD, "blue@p2") == [1]
