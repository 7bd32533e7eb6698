"""A line of the log says whose card is meant where several seats have cards of one title."""

from __future__ import annotations

import pytest

import sudi
from sudi.kernel.log import title


@pytest.mark.parametrize(("seat", "card", "said"), [(0, 0, "Crystal"), (1, 0, "Crystal (Player 1)"), (0, 1, "Ojas")])
def test_whose_card_is_meant(seat: int, card: int, said: str) -> None:
    tables = sudi.new("shards", seed=1).state.t
    crystal = next(n for n, d in enumerate(tables.defs) if d.id == "crystal" and tables.owner[n] == 0)
    centre = next(n for n, d in enumerate(tables.defs) if d.id.startswith("ojas"))
    number = (crystal, centre)[card]
    assert title(tables, number, seat, "en").startswith(said)
    assert ("(" in title(tables, number, seat, "en")) == ("(" in said)
