"""What something costs and brings, in words: the verb agrees with what is left."""

from __future__ import annotations

import pytest

from sudi.kernel.wording import Bilingual, noun
from sudi.kernel.wording.price import FREE, gained, spent, together

GEM = noun(
    "gem",
    "mi",
    "drahokam drahokamu drahokamu drahokam drahokamu drahokamem",
    "drahokamy drahokamů drahokamům drahokamy drahokamech drahokamy",
    "gem",
)


@pytest.mark.parametrize(
    ("n", "have", "cs", "en"),
    [
        (1, 1, "1 drahokam (nezbude nic)", "1 gem (none left)"),
        (1, 2, "1 drahokam (zbude 1)", "1 gem (1 left)"),
        (2, 4, "2 drahokamy (zbudou 2)", "2 gems (2 left)"),
        (5, 9, "5 drahokamů (zbudou 4)", "5 gems (4 left)"),
        (2, 7, "2 drahokamy (zbude 5)", "2 gems (5 left)"),
        (0, 3, "zdarma", "free"),
    ],
)
def test_what_is_spent_tells_what_is_left(n: int, have: int, cs: str, en: str) -> None:
    assert spent(n, have, GEM) == Bilingual(cs, en)


def test_what_never_ends_leaves_nothing_to_tell() -> None:
    assert spent(3, None, GEM) == Bilingual("3 drahokamy", "3 gems")


def test_what_is_gained_tells_the_sum() -> None:
    assert gained(1, 7, GEM) == Bilingual("1 drahokam (celkem 8)", "1 gem (8 in all)")


def test_several_costs_stand_in_a_row_without_what_is_free() -> None:
    both = together(spent(1, 3, GEM), FREE, spent(2, None, GEM))
    assert both == Bilingual("1 drahokam (zbudou 2), 2 drahokamy", "1 gem (2 left), 2 gems")
    assert together(FREE, FREE) == FREE
    assert together() is None
