"""Setting a table of Doomtrooper for a test, in the player's language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import sudi
from sudi.games.doomtrooper.game import GAME
from sudi.kernel.written.position import from_position

from .soundness import in_order

Match = sudi.Match
ZONES = ("hand", "library", "grave", "sideboard", "squad", "kohort", "outpost", "aside", "hidden", "works")
FILLER = "infantry"  # a plain warrior of neither starter deck, so that no library is empty


def table(*players: dict[str, Any], setup: dict[str, Any] | None = None, **common: Any) -> Match:
    """A match in the action step of p1's third turn, with 3 actions. One mapping per player:

        table({"squad": ["clansman+composite_armor", "valkyrie!"], "destiny": 10}, {"kohort": ["necromutant~"]})

    `a+b+c`: b and c are attached to a; `!` wounded, `~` in cover, `^` inside the vehicle that follows. `card@p2`
    belongs to p2. `works` are fortifications and the like, written `fukido:squad` with their area, `doomed:by2` with
    who played them. Everything else goes in as a position knows it (turn="p2", actions=1 ...).
    """
    sides = [dict(p) for p in (players if len(players) > 1 else (*players, {})[:2])]
    while len(sides) < 2:
        sides.append({})
    data: dict[str, Any] = {"players": [], "bearer": {}, "area": {}, "by": {}, "aim": {}, "turns": 3, **common}
    marks: dict[str, list[str]] = {"wounded": [], "covered": [], "inside": []}
    owned: list[Counter[str]] = [Counter() for _ in sides]
    for seat, side in enumerate(sides):
        laid: dict[str, Any] = {"hand": [], "destiny": 5, **side}
        attached: list[str] = []
        for zone in ZONES:
            if zone not in laid:
                continue
            cards = []
            for n, written in enumerate(laid[zone]):
                place = f"p{seat + 1}.{zone}.{n}"
                card, *rest = written.split("+")
                card = _marks(card, place, marks)
                card, _, extra = card.partition(":")
                if extra.startswith("by"):
                    data["by"][place] = f"p{extra[2:]}"
                elif extra:
                    data["area"][place] = ("squad", "kohort", "outpost", "aside").index(extra)
                cards.append(_own(card, seat, owned))
                for on_it in rest:
                    where = f"p{seat + 1}.attached.{len(attached)}"
                    data["bearer"][where] = place
                    inside = on_it.startswith("^")
                    on_it, _, by = on_it.lstrip("^").partition(":by")
                    if by:
                        data["by"][where] = f"p{by}"
                    attached.append(_own(on_it, seat, owned))
                    if inside:
                        marks["inside"].append(where)
            laid[zone] = cards
        if attached:
            laid["attached"] = attached
        data["players"].append(laid)
    decks = []
    for seat, laid in enumerate(data["players"]):
        if "library" not in laid:
            owned[seat][FILLER] += 12
        # By name, so that any kind of card may be the very first one, whose number is 0.
        decks.append(", ".join(f"{n} {id}" for id, n in sorted(owned[seat].items())) or f"1 {FILLER}")
    data["setup"] = {"decks": decks, "deck_rules": "free", **(setup or {})}
    data["game"] = "doomtrooper"
    data["mode"] = common.get("mode", "duel" if len(sides) == 2 else "war")
    data.update({name: places for name, places in marks.items() if places})
    for name in ("bearer", "area", "by", "aim"):
        if not data[name]:
            del data[name]
    return in_order(from_position(GAME, data))


def _marks(card: str, place: str, marks: dict[str, list[str]]) -> str:
    if card.endswith("!"):
        marks["wounded"].append(place)
        return _marks(card[:-1], place, marks)
    if card.endswith("~"):
        marks["covered"].append(place)
        return _marks(card[:-1], place, marks)
    return card


def _own(card: str, seat: int, owned: list[Counter[str]]) -> str:
    id, _, owner = card.partition("@p")
    owned[int(owner) - 1 if owner else seat][id] += 1
    return card


# ---- playing ----
def options(m: Match) -> list[str]:
    return [o.name for o in m.decision.options] if m.decision else []


def play(m: Match, *choices: str) -> Match:
    """Choose, and look after every choice whether the table is in order."""
    for choice in choices:
        m.choose(choice)
        in_order(m)
    return m


def passes(m: Match) -> Match:
    """Everybody passes until a question comes that is no window."""
    while m.decision is not None and "pass" in options(m):
        play(m, "pass")
    return m


def fight(m: Match, attacker: str, defender: str, tactic: str = "fight") -> Match:
    """Declare a combat and go on to the window of the modifier phase (or past it, if nobody can play anything)."""
    play(m, "attack")
    while m.decision is not None and 0 < m.state.phase < 5:
        if m.decision.name == "opponents":
            play(m, f"against {attacker} {defender}")
        elif m.decision.name == "tactic":
            play(m, tactic)
        elif "pass" in options(m):
            play(m, "pass")
        else:
            break
    return m


def tactics(attacker: str, defender: str) -> set[str]:
    """The kinds of combat that whoever attacks may choose from."""
    cards = ["evasive_action"]
    m = table({"squad": [attacker], "hand": cards}, {"squad": [defender], "hand": cards})
    play(m, "attack")
    while m.decision is not None and m.decision.name != "tactic" and m.state.phase < 5:
        play(m, "pass")
    return set(options(m)) if m.decision and m.decision.name == "tactic" else {("fight", "shoot")[m.state.tactic]}


def passes_until(m: Match, phase: int) -> Match:
    """Pass in windows before a phase of the combat."""
    while m.decision is not None and "pass" in options(m) and 0 < m.state.phase < phase:
        play(m, "pass")
    return m


def finish(m: Match, victory: int | None = None) -> Match:
    """Pass to the end of the combat; points are taken as so many victory points (default: all)."""
    while m.decision is not None and m.decision.name in ("anytime", "react", "points"):
        if m.decision.name == "points":
            play(m, options(m)[0] if victory is None else f"victory {victory}")
        else:
            play(m, "pass")
    return m


def end_turn(m: Match) -> Match:
    """Go on to the action step of the next player."""
    turn = m.state.turn
    while m.decision is not None and not (m.state.turn != turn and m.decision.name == "action"):
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", "yes", names[-1]) if n in names))
    return m


# ---- looking ----
def ids(m: Match, zone: str, seat: int | None = None) -> list[str]:
    cards = getattr(m.state, zone)
    return sorted(m.state.t.defs[c].id for c in (cards if seat is None else cards[seat]))


def card(m: Match, id: str, seat: int | None = None) -> int:
    """The number of a card in play (of a seat)."""
    found = [c for c in m.state.t.instances(id) if m.state.live >> c & 1 and seat in (None, m.state.side[c])]
    assert found, f"{id} is not in play"
    return int(found[0])


def rating(m: Match, name: str, id: str) -> int:
    return m.explain(f"{name} of {id}").total


def wounded(m: Match, id: str) -> bool:
    return bool(m.state.wounded >> card(m, id) & 1)


def covered(m: Match, id: str) -> bool:
    return bool(m.state.covered >> card(m, id) & 1)


def destiny(m: Match) -> list[int]:
    return list(m.state.destiny)


def victory(m: Match) -> list[int]:
    return list(m.state.victory)


def why(m: Match, name: str) -> str:
    """The rule that refuses an option."""
    refusal = m.why_not(name)
    assert refusal is not None, f"{name} is possible"
    return refusal.rule


def attach_to(m: Match, id: str) -> set[str]:
    """Whom the card may be attached to now."""
    return {o.split()[-1] for o in options(m) if o.startswith(f"attach {id} ")}


def plays_on(m: Match, id: str) -> set[str]:
    """What the card may be played on now."""
    return {o.split()[-1] for o in options(m) if o.startswith(f"play_on {id} ")}


def numbers(m: Match, id: str) -> tuple[int, int, int]:
    """Fight, shoot and armour of a warrior now."""
    return rating(m, "fight", id), rating(m, "shoot", id), rating(m, "armour", id)
