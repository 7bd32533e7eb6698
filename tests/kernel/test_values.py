"""Derived numbers in layers with the way they came about; and which of several permissions is the strongest."""

from __future__ import annotations

from itertools import permutations

import pytest

from sudi.kernel.permissions import forbidden
from sudi.kernel.values import DIVIDE_UP, operate
from sudi.kernel.wording import Bilingual

from .table import number, play, table
from .toy import POWER


def power(field: list[str], of: str = "die") -> int:
    """The power of a card in play (the die prints 3) beside others."""
    match = table({"field": [of, *field]}, {})
    card = number(match, of)
    value = POWER.of(match.state, card)
    derivation = POWER.derive(match.state, card)
    assert derivation.total == value
    assert derivation.terms[-1].total == value
    assert derivation.terms[0].operation == "printed"
    assert POWER.of_many(match.state, [card]) == [POWER.table(match.state)[card]] == [value]
    return value


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ([], 3),
        (["banner"], 5),
        (["banner", "banner"], 7),
        (["drum"], 9),
        (["curse"], 1),  # divided, rounded down
        (["mask"], 10),
        (["drum", "banner"], 11),  # multiply, then add
        (["mask", "drum"], 30),  # set, then multiply
        (["mask", "drum", "banner"], 32),
        (["mask", "curse", "banner"], 7),
        (["weight"], 0),  # never below the floor
        (["weight", "drum", "banner"], 2),
    ],
)
def test_layers_apply_in_the_games_order(field: list[str], value: int) -> None:
    for order in permutations(field):
        assert power(list(order)) == value


def test_the_floor_holds_without_any_modifier() -> None:
    assert power([], of="debt") == 0


def test_the_floor_comes_last() -> None:
    assert power(["banner", "banner"], of="debt") == 0  # -4 + 4
    assert power(["banner", "banner", "mask"], of="debt") == 14


def test_the_floor_is_a_term_with_its_rule() -> None:
    match = table({"field": ["die", "weight"]}, {})
    last = POWER.derive(match.state, number(match, "die")).terms[-1]
    assert (last.source, last.operation, last.amount, last.rule) == (-1, "at least", 0, "TOY-1")


def test_a_derivation_names_every_card_in_order() -> None:
    match = table({"field": ["die", "banner", "mask", "drum"]}, {})
    s = match.state
    derivation = match.explain("power of die")
    told = [(s.t.defs[t.source].id, t.operation, t.amount, t.total) for t in derivation.terms]
    assert told == [
        ("die", "printed", 3, 3),
        ("mask", "set", 10, 10),
        ("drum", "multiply", 3, 30),
        ("banner", "add", 2, 32),
    ]
    assert (derivation.value, derivation.subject, derivation.total) == ("power", "die", 32)


def test_a_modifier_reaches_only_its_scope() -> None:
    match = table({"field": ["die"]}, {"field": ["banner"]})
    assert POWER.of(match.state, number(match, "die")) == 3
    assert POWER.of(match.state, number(match, "banner")) == 3


def test_a_modifier_works_only_in_its_zone() -> None:
    match = table({"field": ["die"], "hand": ["banner"]}, {})
    assert POWER.of(match.state, number(match, "die")) == 3
    assert POWER.of(play(match, "play banner").state, number(match, "die")) == 5


def test_a_lasting_modifier_reaches_only_its_target() -> None:
    match = table({"field": ["die"], "hand": ["oath"]}, {"field": ["pair"]})
    play(match, "play oath")
    assert [o.name for o in match.decision.options] == ["aim die", "aim oath", "aim pair"]
    play(match, "aim pair")
    s = match.state
    assert [POWER.of(s, number(match, id)) for id in ("die", "oath", "pair")] == [3, 0, 7]
    assert s.lasting[0][3] == number(match, "pair")
    assert POWER.derive(s, number(match, "pair")).terms[-1].source == number(match, "oath")
    s.lasting = []
    assert POWER.of(s, number(match, "pair")) == 2


def test_rounding_goes_the_way_that_is_asked_for() -> None:
    assert [operate("divide", n, 2) for n in (4, 5, 6)] == [2, 2, 3]
    assert [operate(DIVIDE_UP, n, 2) for n in (4, 5, 6)] == [2, 3, 3]


# ---- permissions ----
STRENGTH = ["can", "cannot", "always", "never"]


def banned_by(*field: str) -> str | None:
    match = table({"field": list(field)}, {})
    ban = forbidden(match.state, "march", 0, 0)
    if ban is None:
        return None
    assert ban[0].rule == "TOY-2"
    return match.state.t.defs[ban[1]].id


def test_what_nothing_forbids_may_be_done() -> None:
    assert banned_by() is None


@pytest.mark.parametrize("weak", STRENGTH)
@pytest.mark.parametrize("strong", STRENGTH)
def test_the_strongest_permission_decides(weak: str, strong: str) -> None:
    if STRENGTH.index(weak) > STRENGTH.index(strong):
        weak, strong = strong, weak
    expected = strong if strong in ("cannot", "never") else None
    assert banned_by(weak, strong) == expected
    assert banned_by(strong, weak) == expected


def test_all_four_at_once() -> None:
    for order in permutations(STRENGTH):
        assert banned_by(*order) == "never"


def test_a_permission_is_about_its_action_only() -> None:
    match = table({"field": ["never"]}, {})
    assert forbidden(match.state, "swim", 0, 0) is None


def test_a_term_is_told_with_the_part_of_the_card_that_it_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table({"field": ["die"], "hand": ["oath"]}, {"field": ["pair"]})
    play(match, "play oath", "aim pair")
    s = match.state
    pair = number(match, "pair")
    assert [term.by for term in POWER.derive(s, pair).terms] == [None, None]
    monkeypatch.setattr(type(s.t), "rule_title", lambda self, rule: Bilingual("Přísaha", "Oath"))
    assert [term.by for term in POWER.derive(s, pair).terms] == [None, Bilingual("Přísaha", "Oath")]
