"""The rule reference of every game: complete in both languages, and every entry held by a test."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
import yaml

from .cases import GAMES
from .marks import marked, marks_of


def reference(game: str) -> list[dict[str, Any]]:
    data = yaml.safe_load(files("sudi.games").joinpath(game, "rules.yaml").read_text("utf-8"))
    assert data["game"] == game
    rules: list[dict[str, Any]] = data["rules"]
    return rules


ENTRIES = [(game, rule) for game in GAMES for rule in reference(game)]
TO_TEST = [rule["id"] for _, rule in ENTRIES if not rule.get("physical")]


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique(game: str) -> None:
    ids = [rule["id"] for rule in reference(game)]
    assert len(ids) > 10
    assert {id for id in ids if ids.count(id) > 1} == set()
    assert all(re.fullmatch(r"[A-Z]{2,4}-[A-Z]?\d+[a-z]?", id) for id in ids)


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_stands_in_both_languages(game: str) -> None:
    for rule in reference(game):
        for lang in ("cs", "en"):
            text = rule[lang]
            assert text == text.strip(), rule["id"]
            assert text.endswith((".", "!", "?", ".)", "”", "“")), rule["id"]
        assert rule["cs"] != rule["en"], rule["id"]


@pytest.mark.parametrize("game", GAMES)
def test_physical_entries_give_their_reason_and_are_few(game: str) -> None:
    rules = reference(game)
    physical = [rule for rule in rules if rule.get("physical")]
    for rule in physical:
        assert isinstance(rule["physical"], str), f"{rule['id']}: write the reason, not just that it is so"
        assert len(rule["physical"]) > 10, rule["id"]
    assert len(physical) <= len(rules) // 5


@pytest.mark.parametrize("id", TO_TEST)
def test_the_rule_has_a_test(id: str) -> None:
    assert marked().get(id), f"no test carries @pytest.mark.rule({id!r})"


def test_no_test_is_marked_with_a_rule_that_is_not_there() -> None:
    known = {rule["id"] for _, rule in ENTRIES}
    prefixes = {id.partition("-")[0] for id in known}
    stray = {id: tests for id, tests in marked().items() if id.partition("-")[0] in prefixes and id not in known}
    assert stray == {}


def test_marks_are_found_wherever_pytest_finds_them() -> None:
    source = """
import pytest
pytestmark = [pytest.mark.rule("ABC-001")]

@pytest.mark.rule("ABC-002", "ABC-003")
def test_one(): ...

@pytest.mark.rule("ABC-004")
class TestTwo:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("ABC-005")), 2])
    def test_inner(self, n): ...

@pytest.mark.rule("ABC-006")
def helper(): ...
"""
    assert dict(marks_of(source)) == {
        "test_one": ["ABC-001", "ABC-002", "ABC-003"],
        "TestTwo::test_inner": ["ABC-001", "ABC-004", "ABC-005"],
    }
    with pytest.raises(ValueError, match="write the ids"):
        list(marks_of("@pytest.mark.rule(ID)\ndef test_x(): ..."))
