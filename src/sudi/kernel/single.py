"""Questions with a single answer.

They are answered without asking: right for bots and quick for simulation. Among people that tells: who is asked holds
something, who is not holds nothing. So a match may be set up to ask all the same (`single: asked`) wherever the seat
could have had another answer for all that everybody knows. That is worked out from open facts: its question is read
once more as if it held every card that could be in its hand. What comes of it is the same whatever it really holds.
"""

from __future__ import annotations

from typing import Any

from .law import Question, pending, question_at
from .machine import Frame
from .setting import Setting, Value
from .state import NOBODY, SEAT_ZONES
from .view import SPECTATOR, knows, may_see
from .wording.text import Bilingual

# The set-up value that every game has, and its values.
SINGLE, ANSWERED, ASKED = "single", "answered", "asked"
SETTING = Setting(
    SINGLE,
    ANSWERED,
    Bilingual("Otázka, na kterou je jediná odpověď", "A question with a single answer"),
    (
        Value(ANSWERED, Bilingual("zodpoví se sama", "answers itself")),
        Value(
            ASKED,
            Bilingual(
                "ptá se, pokud ostatní nemohou vědět, že je jediná",
                "is asked if the others cannot know that there is only one",
            ),
        ),
    ),
)


def could_hold(s: Any, seat: int) -> dict[str, list[int]]:
    """By zone, the cards that for all everybody knows a seat could have where only it may look: in its hand, say."""
    shown = knows(s, SPECTATOR)
    pools: dict[str, list[int]] = {}
    found: dict[str, list[int]] = {}
    own = [
        (name, spec.pool, getattr(s, name)[seat], spec.seen_by != NOBODY)
        for name, spec in s.fields.items()
        if spec.shape == SEAT_ZONES and spec.pool.startswith("own") and not may_see(s, spec, seat, SPECTATOR)
    ]
    for _, pool, cards, _ in own:
        pools.setdefault(pool, []).extend(card for card in cards if not shown >> card & 1)
    for name, pool, cards, looked_at in own:
        if looked_at:
            known = [card for card in cards if shown >> card & 1]
            found[name] = known if len(known) == len(cards) else sorted((*known, *pools[pool]))
    return found


def could_choose(s: Any, question: Question, f: Frame) -> bool:
    """Could the seat that this question is for have a choice, for all that everybody knows?"""
    seat = question.me(s, f)
    if seat < 0:
        return False
    held = {}
    for name, cards in could_hold(s, seat).items():
        zones = getattr(s, name)
        held[name], zones[seat] = zones[seat], cards
    try:
        return question.several(s, f)
    finally:
        for name, cards in held.items():
            getattr(s, name)[seat] = cards


def put(s: Any, prompt: int, options: list[int]) -> bool:
    """Is a question with this one answer asked all the same? What `ask` wants to know at tables."""
    if options[0] in s.t.ask_ends:
        return True
    question = question_at(s, prompt) if s.t.ask_single else None
    return question is not None and could_choose(s, question, s.stack[-1])


def hides(s: Any) -> bool:
    """Does it tell nothing that the pending question is asked? Answered unasked, it would tell what the seat holds."""
    asked = pending(s) if s.t.ask_single else None
    return asked is not None and could_choose(s, *asked)
