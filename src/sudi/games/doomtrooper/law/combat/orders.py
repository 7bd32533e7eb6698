"""What was said about the attacks of a player's next turn: who has to attack, who is to be attacked, who has to stay.

Such an order is a lasting rule of the player whom it binds. Its number says how many turns of that player pass before
it holds, and for a plan whom to attack and how. What cannot be done does not bind.
"""

from __future__ import annotations

from ...language.marks import ORDERED
from ...state import DoomState

SEND, STRIKE, PLAN, STAY, PEACE = range(1, 6)  # this one attacks; this one is attacked; both; this one, nobody attacks
Entry = tuple[int, int, int, int, int]
_WAITS, _TACTIC = 3, 2  # bits of the number


def pack(waits: int, defender: int = -1, tactic: int = -1) -> int:
    return ((defender + 1) << _TACTIC | tactic + 1) << _WAITS | waits


def waits_of(entry: Entry) -> int:
    return entry[4] & (1 << _WAITS) - 1


def defender_of(entry: Entry) -> int:
    return (entry[4] >> _WAITS >> _TACTIC) - 1


def tactic_of(entry: Entry) -> int:
    return (entry[4] >> _WAITS & (1 << _TACTIC) - 1) - 1


def turns_ahead(s: DoomState, seat: int, nth: int = 1) -> int:
    """How many turns pass before the nth one that this player has yet to begin."""
    return nth if s.turn == seat else nth - 1


def _kind(s: DoomState, entry: Entry) -> int:
    return int(getattr(s.t.rules[entry[0]], "n", 0))


def orders(s: DoomState, me: int) -> list[Entry]:
    """Those that bind a player now: in his own turn."""
    if not s.lasting or s.turn != me:
        return []
    keys = s.t.rule_keys
    return [e for e in s.lasting if e[1] == me and ORDERED in keys[e[0]] and not waits_of(e)]


def sends(s: DoomState, entry: Entry, warrior: int) -> bool:
    return entry[3] == warrior and _kind(s, entry) in (SEND, PLAN)


def fulfils(s: DoomState, entry: Entry, attacker: int, defender: int) -> bool:
    kind = _kind(s, entry)
    if kind == STRIKE:
        return entry[3] == defender
    if kind == PLAN:
        return entry[3] == attacker and defender_of(entry) == defender
    return kind == SEND and entry[3] == attacker


def told_to_stay(s: DoomState, warrior: int) -> bool:
    found = orders(s, s.side[warrior])
    return any(_kind(s, e) == PEACE or (_kind(s, e) == STAY and e[3] == warrior) for e in found)


Pairs = list[tuple[int, list[int]]]


def obeying(s: DoomState, me: int, pairs: Pairs) -> Pairs:
    """Of these attacks those that an order demands; all of them if none does, or none can be made."""
    binding = [e for e in orders(s, me) if _kind(s, e) in (SEND, STRIKE, PLAN)]
    if not binding:
        return pairs
    found = [(a, [d for d in whom if any(fulfils(s, e, a, d) for e in binding)]) for a, whom in pairs]
    return [pair for pair in found if pair[1]] or pairs


def owed(s: DoomState, me: int, pairs: Pairs) -> bool:
    """Is there an attack among these that an order demands?"""
    binding = [e for e in orders(s, me) if _kind(s, e) in (SEND, STRIKE, PLAN)]
    return any(fulfils(s, e, a, d) for e in binding for a, whom in pairs for d in whom)


def as_planned(s: DoomState, me: int, tactics: list[int]) -> list[int]:
    """The tactic that was announced for this attack, if it is open; otherwise any."""
    for entry in orders(s, me):
        if _kind(s, entry) == PLAN and fulfils(s, entry, s.attacker, s.defender) and tactic_of(entry) in tactics:
            return [tactic_of(entry)]
    return tactics


def obey(s: DoomState, me: int, attacker: int, defender: int, tactic: int = -1) -> None:
    """An attack has been made: what it fulfils binds no more; a plan when its tactic is chosen too."""
    done = [
        e for e in orders(s, me) if fulfils(s, e, attacker, defender) and (tactic >= 0 or _kind(s, e) != PLAN)
    ]  # fmt: skip
    if done:
        s.lasting = [e for e in s.lasting if e not in done]


def turn_over(s: DoomState, me: int) -> None:
    """Orders for this turn are over; those for later ones come nearer."""
    keys, kept = s.t.rule_keys, []
    for e in s.lasting:
        if e[1] == me and ORDERED in keys[e[0]]:
            if waits_of(e):
                kept.append((*e[:4], e[4] - 1))
        else:
            kept.append(e)
    s.lasting = kept
