"""Sabotage: against whom, by whom, and who is protected (DTR-307 to DTR-318)."""

from __future__ import annotations

from sudi.kernel.law import Check, Domain, barred

from ...language.counting import marked
from ...language.marks import NO_SABOTAGE, SILENCED
from ...state import DoomState, opponents, own_warriors
from ...words import vocabulary as v
from .attacks import only_attacks_left
from .capability import any_capable, capable


def everybody_has_played(s: DoomState, me: int) -> bool:
    return s.rounds[me] > 1 and all(s.rounds[p] for p in opponents(s, me))


def sabotages(s: DoomState, me: int) -> list[int]:
    """The short way to `SABOTAGING`, whoever may act."""
    found: list[int] = []
    if s.turn != me or only_attacks_left(s) or s.rounds[me] <= 1:
        return found
    for seat in s.t.foes[me]:
        if any_capable(s, seat) or s.lost[seat] or s.sabotaged[seat]:
            continue
        if guard_of(s, seat) >= 0 or not everybody_has_played(s, me):
            continue
        found += [v.SABOTAGE(w, seat) for w in own_warriors(s, me) if capable(s, w) and not marked(s, SILENCED, w)]
    return found


def guard_of(s: DoomState, seat: int) -> int:
    """The card that protects a player without any warriors; -1: none does."""
    mask = s.t.standing_masks.get(NO_SABOTAGE, 0) & s.live
    if not mask or own_warriors(s, seat):
        return -1
    return next((c for c in s.works[seat] if mask >> c & 1), -1)


# ---- the law ----
MOMENT = (
    Check(
        "DTR-315",
        lambda c: c.s.turn == c.me,
        cs="Sabotáž se provádí jen ve vlastním kole.",
        en="Sabotage is carried out in one's own turn only.",
    ),
    Check(
        "DTR-314",
        lambda c: everybody_has_played(c.s, c.me),
        cs="Dokud všichni neodehráli své první kolo, sabotáž možná není.",
        en="There is no sabotage until everybody has played a first turn.",
    ),
)
OPPONENTS = Domain(
    lambda c: opponents(c.s, c.me),
    "DTR-308",
    cs="Sabotáž se provádí proti soupeři",
    en="Sabotage is directed at an opponent",
)
SABOTAGING = (
    Check(
        "DTR-308",
        lambda c: not any_capable(c.s, c.b),
        cs="{b}: tento hráč má ve hře bojeschopného bojovníka, a proto proti němu sabotáž možná není.",
        en="{b} has a combat-capable warrior in play, so there is no sabotage.",
    ),
    barred(
        "DTR-334",
        lambda c: guard_of(c.s, c.b),
        cs="Před sabotáží hráče chrání {by}.",
        en="{by} protects that player from sabotage.",
    ),
    Check(
        "DTR-309",
        lambda c: not c.s.sabotaged[c.b],
        cs="Sabotáž proti témuž hráči lze provést jen jednou za kolo.",
        en="There is one sabotage a turn against each player.",
    ),
    Check(
        "DTR-308",
        lambda c: capable(c.s, c.a),
        cs="Bojovník {a} není bojeschopný, a proto sabotáž provést nemůže.",
        en="{a} is not combat-capable and cannot carry out a sabotage.",
    ),
)
