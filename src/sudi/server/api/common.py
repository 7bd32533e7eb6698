"""What every handler needs: who asks, from where, and how an error is answered."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from sudi.kernel.errors import SudiError, UnknownName
from sudi.table import Refused

from ..guard.limits import counted
from ..services import Services
from ..store.people import User
from ..wire.messages import Text
from ..wire.socket import COOKIE

log = logging.getLogger("sudi.server")
STATUS = {
    "no_table": 404, "unknown": 404, "who": 401, "login": 403, "not_yours": 403, "origin": 403, "banned": 403,
    "taken": 409, "forked": 409, "full": 409, "over": 409, "waiting": 409, "running": 409, "rate": 429, "tables": 429,
    "review": 429, "storage": 503,
}  # fmt: skip


class Problem(msgspec.Struct):
    """What every refusal looks like."""

    code: str
    text: Text


def services(request: Request[Any, Any, Any]) -> Services:
    found: Services = request.app.state.services
    return found


def address(request: Request[Any, Any, Any]) -> str:
    """By which the limits count."""
    return counted(request.client.host if request.client is not None else "")


async def user(request: Request[Any, Any, Any]) -> User | None:
    return await services(request).people.who(request.cookies.get(COOKIE))


async def some_user(request: Request[Any, Any, Any]) -> User:
    found = await user(request)
    if found is None:
        raise Refused("who", "Nejdřív řekni své jméno nebo se přihlas.", "Say your name or sign in first.")
    return found


def heavy(request: Request[Any, Any, Any]) -> None:
    if not services(request).heavy.take(address(request)):
        raise Refused("rate", "Pomaleji, prosím; chvilku počkej.", "Slower, please; wait a moment.")


def answer(code: str, cs: str, en: str, status: int) -> Response[Problem]:
    return Response(Problem(code, Text(cs, en)), status_code=status, media_type="application/json")


def refused(_: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    return answer(no.code, no.text.cs, no.text.en, STATUS.get(no.code, 400))


def wrong(_: Request[Any, Any, Any], no: SudiError) -> Response[Problem]:
    missing = isinstance(no, UnknownName)
    return answer("unknown" if missing else "setup", f"Takhle to nejde: {no}", str(no), 404 if missing else 400)


def http(_: Request[Any, Any, Any], no: HTTPException) -> Response[Problem]:
    detail = no.detail
    if isinstance(no, ValidationException) and no.extra:
        detail = "; ".join(str(one.get("message", one)) if isinstance(one, dict) else str(one) for one in no.extra)
    code = {404: "unknown", 405: "method", 413: "size"}.get(no.status_code, "schema")
    return answer(code, f"Tomuhle požadavku nerozumím: {detail}", f"Not a request I know: {detail}", no.status_code)


def unreadable(_: Request[Any, Any, Any], no: Exception) -> Response[Problem]:
    """A body that is no text, or nested without end: the reader of JSON gives up before it could say what is wrong."""
    return answer("schema", f"Tenhle požadavek nejde přečíst: {no}", f"The request cannot be read: {no}", 400)


def failed(_: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=problem)
    return answer("internal", "Něco se pokazilo; zkus to znovu.", "Something went wrong; try again.", 500)


PROBLEMS: dict[Any, Any] = {
    Refused: refused,
    SudiError: wrong,
    HTTPException: http,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: failed,
}
