"""Setting a table of Smash Up for a test, in the player's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sudi
from sudi.games.smashup.cards.box import BASES, PACKS
from sudi.games.smashup.cards.card import SmashCard
from sudi.games.smashup.game import GAME
from sudi.games.smashup.words.factions import FACTION_IDS
from sudi.kernel.state import places

Match = sudi.Match

# Bases that do nothing in step 1, nor while cards are played, nor after scoring: a test sees only what it lays out.
QUIET = ("jungle_oasis", "factory_436_1337", "rhodes_plaza_mall", "school_of_wizardry", "tortuga")

ZONES = ("hand", "deck", "discard")
LIBRARY = {printed.id: printed for pack in PACKS for printed in pack}

# Minions and actions that do nothing while they are in a hand.
SPARE = {
    "aliens": (["aliens_collector", "aliens_invader"], ["aliens_probe", "aliens_beam_up"]),
    "dinosaurs": (["dinosaurs_armor_stego", "dinosaurs_war_raptor"], ["dinosaurs_howl", "dinosaurs_augmentation"]),
    "ninjas": (["ninjas_tiger_assassin", "ninjas_ninja_acolyte"], ["ninjas_seeing_stars", "ninjas_infiltrate"]),
    "pirates": (["pirates_saucy_wench", "pirates_first_mate"], ["pirates_broadside", "pirates_dinghy"]),
    "robots": (["robots_zapbot", "robots_hoverbot"], ["robots_tech_center"]),
    "tricksters": (
        ["tricksters_gremlin", "tricksters_gnome"],
        ["tricksters_disenchant", "tricksters_enshrouding_mist"],
    ),
    "wizards": (["wizards_neophyte", "wizards_enchantress"], ["wizards_mystic_studies", "wizards_summon"]),
    "zombies": (["zombies_walker", "zombies_tenacious_z"], ["zombies_grave_robbing", "zombies_they_keep_coming"]),
}


def table(
    *players: dict[str, Any],
    bases: list[str] | None = None,
    minions: dict[str, list[str]] | None = None,
    actions: dict[str, list[str]] | None = None,
    factions: list[str] | None = None,
    seats: int = 2,
    boxes: int = 1,
    setup: dict[str, Any] | None = None,
    **common: Any,
) -> Match:
    """A match in step 2 of p1's turn. One mapping per player: hand, deck (its top is the last), discard, vp ...

        table({"hand": ["pirates_cannon"]}, minions={"tar_pits": ["dinosaurs_king_rex@p2"]})

    Hands not given are empty, decks not given are the rest of the two factions. `minions` and `actions` go by base;
    bases are written without `base_`. `card@p2` is p2's; an action on a minion is `upgrade>king_rex`: the first of
    that id at that base, or `upgrade>king_rex#2` the second. Bases come in the order of `bases`; what is missing is
    filled with quiet ones. Factions follow from the cards; without a mark a card is p1's unless somebody else has
    its faction. What else a position knows goes in as it is (`turn="p2"`, `base_deck=[...]`, `borrower={...}`).
    """
    laid = [{"hand": [], **player} for player in players]
    laid += [{"hand": []} for _ in range(max(seats, len(players)) - len(laid))]
    minions, actions = minions or {}, actions or {}
    _check_names([*(bases or []), *minions, *actions])
    names = list(dict.fromkeys([*(bases or []), *minions, *actions]))
    spare = [base for base in QUIET if base not in names and f"base_{base}" not in common.get("base_deck", [])]
    names += spare[: len(laid) + 1 - len(names)]
    on = dict(common.pop("on", {}))
    slots = []
    for place, base in enumerate(names, start=1):
        slot = {"bases": [f"base_{base}"] if base != "none" else [], "minions": list(minions.get(base, []))}
        slot["actions"] = []
        for n, action in enumerate(actions.get(base, [])):
            card, _, bearer = action.partition(">")
            slot["actions"].append(card)
            if bearer:
                id, _, which = bearer.partition("#")
                ids = [i for i, m in enumerate(slot["minions"]) if m.partition("@")[0] == id]
                on[f"s{place}.actions.{n}"] = f"s{place}.minions.{ids[int(which or 1) - 1]}"
        slots.append(slot)
    if factions is None:
        factions = _factions(laid, [card for slot in slots for card in slot["minions"] + slot["actions"]])
    setup = {"factions": factions, "boxes": boxes, **(setup or {})}
    if on:
        common["on"] = on
    return sudi.from_position({"game": "smashup", "players": laid, "slots": slots, "setup": setup, **common})


def _check_names(bases: list[str]) -> None:
    known = [card.id.removeprefix("base_") for card in BASES] + ["none"]
    for base in bases:
        assert base in known, f"there is no base {base}; write it without base_"


def busy(*players: dict[str, Any], **facts: Any) -> Match:
    """A table at which no turn passes by itself: everybody holds a minion and an action more, harmless ones.

    Whoever has nothing left to do but end the turn is not asked, and the turn would be over. `hand` leaves them out.
    """
    trial = table(*players, **facts)
    seats = trial.state.t.seats
    laid = [{"hand": [], **player} for player in players] + [{"hand": []} for _ in range(seats - len(players))]
    written = [card.partition("@")[0].partition(">")[0] for player in laid for z in ZONES for card in player.get(z, [])]
    for cards in (*facts.get("minions", {}).values(), *facts.get("actions", {}).values()):
        written += [card.partition("@")[0].partition(">")[0] for card in cards]
    boxes = facts.get("boxes", 1)
    spares: list[list[str]] = []
    for seat, player in enumerate(laid):
        own = [trial.state.faction_a[seat], trial.state.faction_b[seat]]
        spare = []
        for kind in (0, 1):
            choices = [name for f in own for name in SPARE[FACTION_IDS[f]][kind]]
            free = [n for n in choices if written.count(n) < LIBRARY[n].copies * boxes]
            spare.append(free[0])
            written.append(free[0])
        player["hand"] = [*player["hand"], *spare]
        spares.append(spare)
    facts["factions"] = list(trial.state.t.setup["factions"])
    match = table(*laid, **facts)
    match.spares = spares  # type: ignore[attr-defined]
    return match


@contextmanager
def more_cards(monkeypatch: Any, faction: int, *cards: SmashCard) -> Iterator[None]:
    """A box with more cards in one faction's pack: rules that no printed card of this box uses can be played, too."""
    library = GAME.library
    for card in cards:
        if not any(library.program(card.id, name) for name in card.effects()):
            library.cards.pop(card.id, None)
            library.add(card)
        library.cards[card.id] = card
    usual = GAME.make_tables

    def make_tables(mode: Any, players: int, setup: dict[str, Any]) -> Any:
        tables = usual(mode, players, setup)
        pack = next(pack for pack, c in zip(tables.pack, tables.cards, strict=True) if c.faction == faction)
        dealt = [card for card in cards for _ in range(card.copies)]
        return type(tables)(library, players, tables.cards + dealt, tables.pack + [pack] * len(dealt))

    monkeypatch.setattr(GAME, "make_tables", make_tables)
    monkeypatch.setattr(GAME, "_tables", {})
    try:
        yield
    finally:
        for card in cards:
            del library.cards[card.id]


def hand(match: Match, seat: int) -> list[str]:
    """A hand without the spare cards of a busy table."""
    cards = zone(match, "hand", seat)
    for spare in match.spares[seat]:  # type: ignore[attr-defined]
        if spare in cards:
            cards.remove(spare)
    return cards


def _factions(players: list[dict[str, Any]], in_play: list[str]) -> list[str]:
    """Two factions for each player: those of the cards laid out, then any that nobody has."""
    mine: list[list[str]] = [[] for _ in players]

    def take(seat: int, card: str) -> None:
        faction = card.partition("_")[0]
        if faction in FACTION_IDS and faction not in mine[seat]:
            mine[seat].append(faction)

    for seat, player in enumerate(players):
        for zone_name in ("hand", "deck", "discard"):
            for card in player.get(zone_name, []):
                take(seat, card)
    for card in in_play:
        if "@" in card:
            take(int(card.partition("@")[2][1:]) - 1, card)
    for card in in_play:
        faction = card.partition("_")[0]
        if "@" not in card and not any(faction in owned for owned in mine):
            take(0, card)
    left = [f for f in FACTION_IDS if not any(f in owned for owned in mine)]
    for owned in mine:
        while len(owned) < 2:
            owned.append(left.pop())
        assert len(owned) == 2, f"these cards need more than two factions: {owned}"
    return ["+".join(owned) for owned in mine]


def options(match: Match) -> list[str]:
    return [o.name for o in match.decision.options] if match.decision else []


def zone(match: Match, name: str, where: int | str | None = None) -> list[str]:
    """The cards of a zone by id: `zone(m, "hand", 0)`, `zone(m, "minions", "tar_pits")`, `zone(m, "base_deck")`."""
    cards = getattr(match.state, name)
    if isinstance(where, str):
        where = place(match, where)
    return [match.state.t.defs[c].id for c in (cards if where is None else cards[where])]


def place(match: Match, base: str) -> int:
    """The place of a base on the table."""
    ids = [[match.state.t.defs[c].id for c in bases] for bases in match.state.bases]
    return ids.index([f"base_{base}"])


def play(match: Match, *choices: str) -> Match:
    """Make choices by name, one after another. Bases may be written as they are (`base_tar_pits`)."""
    for choice in choices:
        match.choose(choice)
    return match


def plays(match: Match, minion: str) -> list[str]:
    """The bases at which this minion may be played now, from hand or from the discard pile."""
    return [o.split()[-1] for o in options(match) if o.startswith((f"play {minion} ", f"raise {minion} "))]


def card(match: Match, id: str, n: int = 0) -> int:
    """The number of a card: the nth copy of this id that is in play, or in a hand, a deck, a pile."""
    s = match.state
    copies = s.t.instances(id)
    return sorted(copies, key=lambda c: (s.at[c] < 0, c))[n]


def lines(match: Match, kind: str) -> list[tuple[int, str | None, int]]:
    """The log lines of a kind as (seat, card, number), as a referee reads them."""
    events = [e for past in match.past() for e in past.events]
    cards, names = match.state.t.defs, match.game.lines.all
    return [(seat, cards[c].id if c >= 0 else None, n) for line, seat, c, n, _ in events if names[line].name == kind]


def power(match: Match, minion: str) -> int:
    """The power of a minion, as the match explains it: `power(m, "dinosaurs_king_rex")`."""
    return match.explain(f"power of {minion}").total


def everything_in_one_place(match: Match) -> None:
    """Each card lies in exactly one place."""
    seen = [card for _, _, cards in places(match.state) for card in cards]
    assert sorted(seen) == list(range(len(match.state.t.defs)))
