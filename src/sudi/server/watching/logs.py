"""What the server writes down about itself: JSON lines for programs, or lines for people, on stderr.

Every line has the time and the id of the request that it is about. No line has what somebody sent: no query, no name,
no address. The text of an exception may quote such things, so it is written only where the operating system, the
database or Redis speaks; of any other it is the kind and the place that are told.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .metrics import Counting

Kind = Literal["text", "json"]
REQUEST: ContextVar[str] = ContextVar("request", default="")
FRAMES = 15
_FITS = re.compile(r"[A-Za-z0-9_.-]{1,64}")


def request_id(given: str | None) -> str:
    """The id that a proxy or a client gave, if it is a plain one, or a new one."""
    return given if given is not None and _FITS.fullmatch(given) else secrets.token_hex(8)


def set_up(kind: Kind) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else ForPeople())
    root = logging.getLogger()
    root.handlers = [handler, Counting()]
    root.setLevel(logging.WARNING)
    logging.getLogger("sudi").setLevel(logging.INFO)


def told(problem: BaseException) -> str:
    """An exception without anything that a person typed."""
    kind = type(problem).__name__
    if isinstance(problem, DBAPIError):
        problem = problem.orig or problem
    system = isinstance(problem, OSError | SQLAlchemyError) or type(problem).__module__.split(".")[0] in (
        "sqlite3",
        "asyncpg",
        "redis",
    )
    first = next(iter(str(problem).splitlines()), "") if system else ""
    return f"{kind}: {first}" if first else kind


def places(problem: BaseException) -> list[str]:
    frames = traceback.extract_tb(problem.__traceback__)[-FRAMES:]
    return [f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in frames]


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "place": record.module,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"], line["trace"] = told(record.exc_info[1]), places(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class ForPeople(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(str(value) for value in getattr(record, "facts", {}).values())
        request = f"[{REQUEST.get()}]" if REQUEST.get() else ""
        words = [_time(record), f"{record.levelname:7}", record.getMessage(), facts, request]
        line = " ".join(word for word in words if word)
        if record.exc_info and record.exc_info[1] is not None:
            problem = record.exc_info[1]
            line += "".join(f"\n    {word}" for word in (told(problem), *places(problem)))
        return line
