"""Views have exactly the type that is declared for their game, and the browser's types are made from it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sudi
from sudi.games import game as game_by_name
from sudi.kernel.schema import Schema
from sudi.kernel.view import REFEREE, SPECTATOR
from sudi.kernel.view_type import common_type, view_type

from ..web_types import generator
from .cases import CASES, GAMES, Case, wander
from .fitting import wrong

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def declared(game: str) -> Schema:
    return view_type(game_by_name(game))


def viewers(match: sudi.Match) -> list[int]:
    return [SPECTATOR, REFEREE, *range(match.state.t.seats)]


def looked_at(played: sudi.Match, seed: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """What every viewer sees of a random match: at its first choices, at every 27th one after, and at its end."""
    for step, match in enumerate(wander(played, seed)):
        if step < 50 or step % 27 == 0 or match.decision is None:
            for viewer in viewers(match):
                yield viewer, match.shown_to(viewer)


@every_case
def test_a_view_is_exactly_of_the_declared_type(case: Case) -> None:
    kind = declared(case.game_name)
    for viewer, view in looked_at(case.match(61), 61):
        assert wrong(view, kind) == [], f"seen by {viewer}"


@every_game
def test_every_view_has_what_the_views_of_all_games_have(game: str) -> None:
    common = common_type()
    for viewer, view in looked_at(sudi.new(game, seed=61), 61):
        assert wrong(view, common) == [], f"seen by {viewer}"


@every_game
def test_every_number_that_is_declared_is_shown(game: str) -> None:
    """What `numbers_shown` names does turn up."""
    kinds = {frozenset(kind) for kind in game_by_name(game).numbers_shown}
    seen: set[frozenset[str]] = set()
    for case in CASES:
        if case.game_name != game or seen == kinds:
            continue
        for step, match in enumerate(wander(case.match(62), 62, 400)):
            if step % 10 == 0:
                seen |= {frozenset(numbers) for numbers in match.game.current_numbers(match.state).values()}
    assert seen == kinds


@every_game
def test_the_comparison_sees_what_is_not_declared(game: str) -> None:
    kind, match = declared(game), sudi.new(game, seed=63)
    good = match.shown_to(match.decision.seat)
    assert wrong(good, kind) == []

    def spoilt(change: Any) -> list[str]:
        bad = copy.deepcopy(good)
        change(bad)
        return wrong(bad, kind)

    assert spoilt(lambda view: view.update(secret=1)) == ["view: nobody declared secret"]
    assert spoilt(lambda view: view.pop("turn")) == ["view: turn is missing"]
    assert spoilt(lambda view: view.update(turns="3")) == ["view.turns: '3' is no integer"]
    assert spoilt(lambda view: view.update(game="chess"))
    assert spoilt(lambda view: view["players"][0].pop("hand")) == ["view.players[0]: hand is missing"]
    assert spoilt(lambda view: view["players"][0].update(mood=2)) == ["view.players[0]: nobody declared mood"]
    assert spoilt(lambda view: view["decision"]["options"][0].update(verb="fly"))
    assert spoilt(lambda view: view["decision"]["options"][0]["parts"].append({"kind": "card"}))
    assert spoilt(lambda view: view["decision"].pop("prompt"))
    assert spoilt(lambda view: view.update(result={"winners": [1], "scores": [], "rule": ""}))
    open_zones = [name for name, one in kind["$defs"]["Player"]["properties"].items() if one == OPEN]
    for name in open_zones:
        assert spoilt(lambda view, name=name: view["players"][0].update({name: [None]})), "no card of it is hidden"
    assert open_zones


OPEN = {"type": "array", "items": {"$ref": "#/$defs/Card"}}


# ---- the browser's types ----
def test_the_browsers_types_of_views_are_those_that_are_declared() -> None:
    made = generator()
    there = {file.name: file.read_text(encoding="utf-8") for file in made.VIEWS.glob("*.ts")}
    assert there == made.views(), "run python web/generate_types.py"


@every_game
def test_the_browsers_types_name_everything_in_a_view(game: str) -> None:
    made = generator().views()
    text, shared = made[f"{game}.ts"], made["common.ts"]
    for part, kind in declared(game)["$defs"].items():
        where = text if f"export type {part} =" in text else shared
        assert f"export type {part} =" in where
        assert f"{part}," in text or f"{part} }}" in text or where is text, "what is shared is imported"
        for name in kind.get("properties", ()):
            assert f"  {name}: " in where or f"  {name}?: " in where or f"  {name}:\n" in where
