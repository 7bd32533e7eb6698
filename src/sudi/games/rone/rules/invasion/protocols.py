"""The Invasion's protocols and its research tokens (RON-137, RON-186, RON-264, RON-D34)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask

from ...state import RoneState
from ...words import vocabulary as v
from ...words.vocabulary import programs
from ..deck import top_of_supply

TOKENS_PER_PLAYER = 2  # the Invasion never has more research tokens (RON-D34)


def activate_protocol(s: RoneState) -> None:
    """RON-264: the top card of the protocol supply, active."""
    card = top_of_supply(s, s.protocol_supply, s.protocols_destroyed)
    if card >= 0:
        s.protocols.append(card)
        s.exhausted &= ~s.t.bit[card]
        if s.log is not None:
            s.log.append((v.L_PROTOCOL, 0, card, 0, -1))


def inv_tokens(s: RoneState, n: int) -> None:
    s.inv_research = max(0, min(s.inv_research + n, TOKENS_PER_PLAYER * s.t.players))
    if s.log is not None:
        s.log.append((v.L_INV_TOKENS, 0, -1, s.inv_research, -1))


def ask_protocol(s: RoneState, f: Frame) -> None:
    ready = [c for c in s.protocols if s.t.has_active[c] and not s.exhausted >> c & 1]
    if not f[X] or not ready:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, f[ME], v.ASK_EXHAUST, [v.EXHAUST(c) for c in ready], f[SRC])


def take_protocol(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((v.L_EXHAUSTED, f[ME], card, 0, -1))
    f[PC] = 0


INV_EXHAUSTING = programs.procedure("exhausting protocols", ask_protocol, take_protocol)
