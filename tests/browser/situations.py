"""Opening a table at a certain decision: a match is played at random until the question is there, then played on."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Callable
from typing import Any

import sudi

from .people import my_turn

Wanted = Callable[[Any], bool]  # of a match that asks the first seat


def names(match: Any) -> list[str]:
    """What is offered now, by name."""
    return [option.name for option in match.decision.options]


def offers(*verbs: str) -> Wanted:
    """A decision that offers all of these verbs."""
    return lambda match: set(verbs) <= {name.split()[0] for name in names(match)}


def offered(view: dict[str, Any], verb: str) -> dict[str, Any]:
    """The first option of a verb."""
    return next(option for option in view["decision"]["options"] if option["name"].split()[0] == verb)


def find(game: str, wanted: Wanted, mode: str | None = None, players: int | None = None, **setup: Any) -> Any:
    """A match that stands at a decision of the first seat which is as wanted."""
    for seed in range(60):
        match = sudi.new(game, mode=mode, players=players, seed=seed, **setup)
        chance = random.Random(seed)
        for _ in range(320):
            if match.result is not None or match.decision is None:
                break
            if match.decision.seat == 0 and wanted(match):
                return match
            match.choose(at_random(match, chance))
    raise AssertionError(f"No match of {game} came to such a decision.")


def near_the_end(game: str, seed: int = 0, asked: int = 10) -> Any:
    """A match in which the first seat would be asked so many times more, had it been played at random to its end."""
    match = sudi.new(game, seed=seed)
    chance = random.Random(seed)
    last: deque[Any] = deque(maxlen=asked)
    while match.decision is not None:
        if match.decision.seat == 0:
            last.append(match.copy())
        match.choose(at_random(match, chance))
    return last[0]


def at_random(match: Any, chance: random.Random) -> str:
    """Any option, rarely the one that ends it: whoever ends the turn early never gets anywhere."""
    busy = [name for name in names(match) if name not in ("end", "decline", "done", "pass")]
    return chance.choice(busy) if busy and chance.random() < 0.9 else chance.choice(names(match))


def play_from(page: Any, match: Any) -> dict[str, Any]:
    """Go on with a match against bots, in the first seat; the view at the decision."""
    view: dict[str, Any] = match.view(0)
    others = [player["seat"] for player in view["players"][1:]] if view["mode"] != "solo" else []
    record = json.loads(match.record().to_json())
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in others)]
    origin = "/".join(page.url.split("/")[:3])
    answer = page.request.post(
        origin + "/api/replay/fork",
        data={"record": record, "at": len(match), "seats": seats},
        headers={"Origin": origin},
    )
    assert answer.ok, answer.text()
    page.goto(origin + answer.json()["link"])
    my_turn(page)
    return view


def log_text(page: Any) -> str:
    return str(page.inner_text("#log"))


def drag(page: Any, what: Any, onto: Any, at: tuple[float, float] = (0.5, 0.5)) -> None:
    """By mouse, from the middle of one thing to a place on another."""
    onto.scroll_into_view_if_needed()
    here, there = what.bounding_box(), onto.bounding_box()
    assert here is not None
    assert there is not None
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(here["x"] + here["width"] / 2 + 20, here["y"] + here["height"] / 2 - 20, steps=3)
    page.mouse.move(there["x"] + there["width"] * at[0], there["y"] + there["height"] * at[1], steps=5)


class Finger:
    """One finger on a touch screen, as the browser itself sees it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.wire = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def move(self, path: list[tuple[float, float]]) -> None:
        for x, y in path:
            self._touch("touchMove", (x, y))
            self.page.wait_for_timeout(16)

    def up(self) -> None:
        self._touch("touchEnd")


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def way(start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> list[tuple[float, float]]:
    (x, y), (a, b) = start, end
    return [(x + (a - x) * n / steps, y + (b - y) * n / steps) for n in range(1, steps + 1)]
