"""A library of cards: compiled once, and read otherwise where a set-up does so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudi.kernel.cards import Library
from sudi.kernel.effects import Fixed
from sudi.kernel.machine import Programs
from sudi.kernel.wording import Bilingual

from .toy import Score, card


def test_a_variant_has_programs_of_its_own() -> None:
    library = Library(Programs())
    point = card("point", 1, Score(Fixed(1)))
    library.add(point)
    library.variant("point (more)", replace(point, play=Score(Fixed(2))))
    plain, more = library.program("point", "play"), library.program("point (more)", "play")
    assert plain is not None
    assert more is not None
    assert plain is not more
    assert list(library.cards) == ["point"]
    with pytest.raises(ValueError, match="point"):
        library.add(point)


def test_a_match_may_show_cards_otherwise() -> None:
    library = Library(Programs())
    point, pair = card("point"), card("pair")
    library.add(point, pair)
    other = replace(point, override=Bilingual("jinak", "otherwise"))
    twin = library.read_as([other])
    assert twin.cards["point"].text("en") == "otherwise"
    assert twin.cards["pair"] is pair
    assert library.cards["point"] is point
    assert list(twin.cards) == list(library.cards)
    assert twin.programs is library.programs
