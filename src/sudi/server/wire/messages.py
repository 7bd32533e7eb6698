"""The messages of the WebSocket, both ways. Their JSON Schema is what the browser's types are made from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sudi.kernel.chance import Seed
from sudi.table.asking import AskingFace, Until, When
from sudi.table.face import LogEntry, TableFace

from ..guard.limits import Limits

_LIMITS = Limits()
Id = Annotated[str, Meta(min_length=1, max_length=_LIMITS.id_characters, pattern="^[ -~]+$")]  # it is stored
Name = Annotated[str, Meta(min_length=1, max_length=200)]
Version = Annotated[int, Meta(ge=0)]
# As `Match.view`; what it has is declared for each game (`kernel.view_type`, `GET /api/games/{game}/view`).
View = Annotated[dict[str, Any], Meta(title="View")]


class Text(msgspec.Struct, frozen=True):
    cs: str
    en: str


# ---- client to server ----
class _In(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_In, tag="hello"):
    known: int | None = None
    heard: int | None = None


class Choose(_In, tag="choose"):
    id: Id
    version: Version
    option: Name


class Say(_In, tag="chat"):
    text: str


class Undo(_In, tag="undo"):
    action: Literal["ask", "accept", "refuse"]


class Rematch(_In, tag="rematch"):
    pass


class Resign(_In, tag="resign"):
    pass


class Leave(_In, tag="leave"):
    pass


class Ready(_In, tag="ready"):
    pass


class Draw(_In, tag="draw"):
    action: Literal["ask", "accept", "refuse"]


class Claim(_In, tag="claim"):
    pass


class PutIn(_In, tag="stand_in"):
    """Let a bot play for somebody who is away."""

    seat: Annotated[str, Meta(max_length=8)]


class Back(_In, tag="back"):
    """Take one's seat back from the bot."""


class Ping(_In, tag="ping"):
    t: float


class Why(_In, tag="why"):
    id: Id
    option: Name


class Explain(_In, tag="explain"):
    id: Id
    what: Name


class Hint(_In, tag="hint"):
    """What would you do? For the seat that is asked, from what it knows."""

    id: Id


class WhenToAsk(_In, tag="asking"):
    """When my seat wants to be asked, in windows and where it has a single answer; everything at once."""

    when: When
    until: Until | None = None
    hold: bool = False
    own_turn: bool = False
    ends: bool = False
    quick: bool = False


FromClient = (
    Hello
    | Choose
    | Say
    | Undo
    | Rematch
    | Resign
    | Leave
    | Ready
    | Draw
    | Claim
    | PutIn
    | Back
    | Ping
    | Why
    | Explain
    | Hint
    | WhenToAsk
)


# ---- server to client ----
class State(msgspec.Struct, tag_field="type", tag="state"):
    version: int
    you: str | list[str] | None
    table: TableFace
    view: View | None
    log_from: int
    log: list[LogEntry]
    seed: Seed | None
    asking: AskingFace | None


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    id: str
    version: int


class Error(msgspec.Struct, tag_field="type", tag="error"):
    id: str | None
    code: str
    text: Text
    rule: str | None = None


class Said(msgspec.Struct, tag_field="type", tag="chat", rename={"sender": "from"}):
    n: int
    sender: str
    guest: bool
    seat: str | None
    text: str
    at: float


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    t: float


class RefusalText(msgspec.Struct):
    rule: str
    text: Text
    cards: list[str]


class TermLine(msgspec.Struct):
    source: str | None
    operation: str
    amount: int
    total: int
    rule: str
    seat: str | None  # the player it has to do with, where no card does
    by: Text | None  # the ability of the source that it comes from, where that has a name


class DerivationLines(msgspec.Struct):
    value: str
    subject: str
    total: int
    terms: list[TermLine]


class HintReason(msgspec.Struct):
    """Something that is more or less at the end of the turn than with a worse option, and what that is worth."""

    cs: str
    en: str
    more: float
    worth: float


class HintLine(msgspec.Struct):
    """An option with the share of the win that may be expected, and how far behind the best one that is, give or take
    the doubt (a standard error). `stake`, of the best one: how far the worst is behind it, beyond doubt."""

    option: str
    cs: str
    en: str
    worth: float
    behind: float
    doubt: float
    stake: float
    does: list[Text]  # at once, whatever is hidden
    because: list[HintReason]


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    id: str
    refusal: RefusalText | None = None
    derivation: DerivationLines | None = None
    hints: list[HintLine] | None = None  # the best first


FromServer = State | Accepted | Error | Said | Pong | Answer

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> FromClient:
    """A client's message; msgspec.DecodeError is raised for anything that is not in the schema."""
    return _decoder.decode(text)


write: Callable[[Any], bytes] = _encoder.encode
