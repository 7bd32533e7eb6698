"""The review of a finished match: begun in the background, followed while it is worked on, kept with the record."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, get, post

from ..store.reviews import Kept
from ..wire.messages import Text
from .common import services, some_user
from .tables import finished, stored_table


class ReviewOption(msgspec.Struct):
    choice: str
    cs: str
    en: str


class ReviewError(msgspec.Struct):
    """A choice that cost something beyond doubt; `n` counts choices from 1, `right` are answers about as good as the
    best, `error` is a standard error."""

    n: int
    turn: int
    question: Text
    taken: ReviewOption
    best: ReviewOption
    right: list[str]
    cost: float
    error: float
    grade: Literal["slip", "mistake", "blunder"]


class ReviewTurn(msgspec.Struct, rename={"first": "from", "last": "to"}):
    turn: int
    of: str
    first: int
    last: int
    before: float
    after: float
    choice: float
    luck: float
    others: float


class ReviewPoint(msgspec.Struct):
    """The chance to win before a choice: as the seat could know it, and with open cards."""

    n: int
    turn: int
    known: float
    open: float


class ReviewSeat(msgspec.Struct):
    """`choice`, `luck` and `others` add up to `result` less `start`."""

    seat: str
    start: float
    result: float
    choice: float
    luck: float
    others: float
    decisions: int
    mean_cost: float | None
    errors: list[ReviewError]
    turns: list[ReviewTurn]
    turning_points: list[ReviewTurn]
    curve: list[ReviewPoint]


class ReviewFound(msgspec.Struct):
    game: str
    mode: str
    choices: int
    finished: bool  # by the rules; otherwise it is reckoned up to the last choice
    seats: list[ReviewSeat]


class ReviewFace(msgspec.Struct):
    """How far it is; `review` once it is done."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    total: int = 0
    review: ReviewFound | None = None


def _face(kept: Kept | None) -> ReviewFace:
    if kept is None:
        return ReviewFace("none")
    found = None if kept.found is None else msgspec.convert(kept.found, ReviewFound)
    return ReviewFace(kept.status, kept.done, kept.total, found)


@get("/tables/{table:str}/review")
async def review_of(request: Request[Any, Any, Any], table: str) -> ReviewFace:
    """What there is of a review; whoever may have the record may read it."""
    known = services(request)
    stored = await stored_table(known, table)
    return _face(await known.reviewing.reviews.get(stored.plan.id))


@post("/tables/{table:str}/review", status_code=200)
async def begin_review(request: Request[Any, Any, Any], table: str) -> ReviewFace:
    """Have a finished match looked at, unless that was done already."""
    known, who = services(request), await some_user(request)
    record = await finished(request, table)
    return _face(await known.reviewing.begin(table, who.id, msgspec.json.encode(record)))


HANDLERS = [review_of, begin_review]
