"""An option that hurts the one who chooses it says so; every other one does no harm to what it names."""

from __future__ import annotations

import random

import pytest

import sudi
from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.games.doomtrooper.game import GAME
from sudi.games.doomtrooper.state import DoomState, in_play, pile, root
from sudi.kernel.decision import first, second
from sudi.kernel.match import Match

from ..table import options, play, table

AIMED = ("target", "play_on", "play_at", "player", "duck", "suffer", "attach", "task", "play", "organisation")


def harmful(m: sudi.Match) -> set[str]:
    return {o.name for o in m.decision.options if o.harms} if m.decision else set()


# ---- by hand: what is printed as a loss ----
def test_cards_that_hurt_are_marked_where_they_are_aimed_at_ones_own():
    m = table(
        {
            "squad": ["clansman+composite_armor", "valkyrie~"],
            "hand": ["malfunction", "cowardice", "doomed", "negative_karma", "dont_call_again", "missing_in_action"],
        },
        {"squad": ["trencher+composite_armor"], "destiny": 3},
    )
    play(m, "meditate")
    assert harmful(m) == {
        "play_on malfunction clansman",
        "play_at cowardice p1",
        "play_at doomed p1",
        "play_at negative_karma p1",
        "play_on dont_call_again clansman",
        "play_on dont_call_again valkyrie",
        "play_on missing_in_action clansman",
        "play_on missing_in_action valkyrie",
    }


def test_effects_on_everybody_are_marked_if_they_reach_ones_own():
    for kohort, marked in ((["heretic"], True), (["razide"], False)):
        m = table({"kohort": kohort, "hand": ["repentance"]}, {"kohort": ["heretic"]})
        play(m, "meditate")
        assert ("play repentance" in harmful(m)) is marked
    m = table({"squad": ["clansman+composite_armor"], "hand": ["sabotage"]}, {"squad": ["infantry+composite_armor"]})
    play(m, "meditate")
    assert harmful(m) == set()
    play(m, "play sabotage")
    assert harmful(m) == {"organisation imperial"}


@pytest.mark.parametrize(
    ("mine", "theirs", "card", "marked"),
    [
        (["nepharite_of_algeroth"], ["child_of_ilian"], "essence_of_virtue", True),  # all of them are wounded
        (["child_of_ilian"], ["nepharite_of_algeroth"], "essence_of_virtue", False),
        (["heretic+dark_fire"], ["heretic"], "essence_of_rectitude", True),  # they lose their gifts, if they have any
        (["heretic"], ["heretic+dark_fire"], "essence_of_rectitude", False),
    ],
)
def test_an_essence_is_marked_if_ones_own_followers_lose_something(
    mine: list[str], theirs: list[str], card: str, marked: bool
):
    m = table({"squad": ["valkyrie"], "kohort": mine, "hand": [card]}, {"kohort": theirs})
    play(m, "meditate")
    assert (f"play {card}" in harmful(m)) is marked


def test_a_refusal_that_loses_something_is_marked():
    m = table({"hand": ["cowardice"]}, {"squad": ["clansman~", "valkyrie"], "destiny": 9})
    play(m, "meditate", "play_at cowardice p2")
    assert (set(options(m)), harmful(m)) == ({"yes", "no"}, {"no"})
    m = table({}, {"works": ["secret_hq:kohort"], "destiny": 5})
    play(m, "end")
    assert (set(options(m)), harmful(m)) == ({"yes", "no"}, {"no"})


def test_swapping_for_less_and_naming_ones_own_victim():
    m = table({"hand": ["reversal_of_fortune"], "destiny": 4}, {"destiny": 9})
    play(m, "meditate")
    assert harmful(m) == set()
    m = table({"hand": ["reversal_of_fortune"], "destiny": 14}, {"destiny": 9})
    play(m, "meditate")
    assert harmful(m) == {"play_at reversal_of_fortune p2"}
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["assassination"]}, {"squad": ["infantry"]})
    play(m, "attach assassination clansman")
    assert harmful(m) == {"target valkyrie"}


# ---- at random: nothing that is named and one's own comes to harm unmarked ----
def _lost(before: DoomState, after: DoomState, me: int, cards: list[int]) -> list[int]:
    """Which of these cards of the player have been hurt or have gone."""
    return [
        c
        for c in cards
        if not (in_play(after, c) or after.away >> root(after, c) & 1)
        or (after.wounded >> c & 1 and not before.wounded >> c & 1)
        or (before.side[c] == me != after.side[c])
    ]


def _named(s: DoomState, me: int, option: sudi.Option) -> list[int]:
    """The player's own cards in play that an option is about: named, or lying on what is named."""
    code = option.code
    cards = [n for n, verb in zip((first(code), second(code)), _kinds(option), strict=True) if verb == "card"]
    mine = [c for c in cards if 0 <= c < len(s.t.kind) and in_play(s, c) and s.side[c] == me]
    return [*mine, *(x for c in mine for x in pile(s, c) if s.side[x] == me)]


def _kinds(option: sudi.Option) -> tuple[str, str]:
    verb = GAME.vocabulary.verbs.of(option.code)
    return verb.a, verb.b


def _unmarked(m: sudi.Match, option: sudi.Option) -> list[str]:
    """What an option that is not marked hurts all the same."""
    s, me = m.state, m.decision.seat
    named = _named(s, me, option) if option.verb in AIMED and not option.harms else []
    if not named:
        return []
    tried: Match = m.copy()
    tried.choose(option.name)
    return [s.t.defs[c].id for c in _lost(s, tried.state, me, named)]


BOARD = {
    "squad": ["clansman+composite_armor", "valkyrie~", "trencher!+first_aid_kit", "archangel+mortis_sword"],
    "kohort": ["necromutant+kratach+dark_fire", "heretic", "curator~"],
    "outpost": ["infantry"],
    "works": ["fukido:squad", "industrial_complex:kohort"],
    "grave": ["samurai"],
    "destiny": 60,
}
FOE = {
    "squad": ["blood_beret+composite_armor", "chasseur~", "samurai"],
    "kohort": ["razide+kratach", "centurion!"],
    "outpost": ["infantry"],
    "works": ["industrial_complex:kohort"],
    "destiny": 30,
}


def _follow(m: sudi.Match, id: str, depth: int) -> list[tuple[str, list[str]]]:
    """Every way to play the card and to answer what it asks, with what is hurt unmarked."""
    found = []
    for option in m.decision.options:
        if m.decision.name in ("action", "anytime", "react") and id not in option.name:
            continue
        found += [(option.name, hurt)] if (hurt := _unmarked(m, option)) else []
        if depth:
            tried = m.copy()
            tried.choose(option.name)
            if tried.decision is not None and tried.decision.name not in ("action", "anytime", "react", "edge"):
                found += _follow(tried, id, depth - 1)
    return found


PLAYED = [card.id for card in CARDS if card.type in ("special", "art", "mission", "symmetry", "ki", "relic")]


@pytest.mark.parametrize("id", PLAYED)
def test_no_card_hurts_what_it_is_played_on_unmarked(id: str):
    m = table({**BOARD, "hand": [id]}, FOE, opened=True, actions=4)
    assert _follow(m, id, 3) == []
    play(m, "meditate")
    if m.decision is not None and m.decision.name == "anytime":
        assert _follow(m, id, 3) == []


@pytest.mark.parametrize("seed", range(4))
def test_no_option_harms_what_it_names_without_saying_so(seed: int):
    rng = random.Random(seed)
    m = sudi.new("doomtrooper", seed=seed, decks=["random", "random"], deck_rules="free")
    for _ in range(300):
        if m.decision is None:
            break
        if not m.state.phase:
            for option in m.decision.options:
                assert not _unmarked(m, option), option.name
        m.choose(rng.choice(m.decision.options).name)
