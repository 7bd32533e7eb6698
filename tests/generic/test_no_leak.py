"""Nobody sees what they may not: change everything hidden, and every view stays the same to the byte.

What a viewer may not know is worked out here from the declarations alone, not by the code under test.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import sudi
from sudi.kernel.dealing import Dealer, determinise, sight_key
from sudi.kernel.law import pending
from sudi.kernel.log import entry
from sudi.kernel.machine import PC, PROG, apply
from sudi.kernel.state import EVERYONE, GRID, NOBODY, OWNER, SEAT_ZONES, SLOT_ZONES, places
from sudi.kernel.view import REFEREE, SPECTATOR, sight

from .cases import CASES, Case, stages, wander
from .slow_dealing import slowly

every_case = pytest.mark.parametrize("case", CASES, ids=str)
SECRET_SEED = 7_404_919_337_121_583  # long enough that no view contains it by chance


def zones(s: Any) -> list[tuple[str, Any, int, list[int]]]:
    """Every place for cards: its name, its declaration, whose it is, and the list itself."""
    found = []
    for name, number, cards in places(s):
        field = s.fields[name]
        found.append((name, field, number if field.shape == SEAT_ZONES else -1, cards))
    return found


def may_look(s: Any, field: Any, owner: int, viewer: int) -> bool:
    if field.seen_by == EVERYONE:
        return True
    if callable(field.seen_by):
        return bool(field.seen_by(s, owner, viewer))  # asked for spectators too: what lies open lies open for all
    if field.seen_by == NOBODY or viewer < 0:
        return False
    assert field.seen_by == OWNER
    return bool(owner >= 0 and s.t.decider[owner] == viewer)


def remembers(s: Any, viewer: int, card: int) -> bool:
    """Has the viewer been shown where this card went? A spectator knows what every seat knows."""
    seats = [viewer] if viewer >= 0 else range(s.t.seats)
    return all(s.known[seat] >> card & 1 for seat in seats)


def hidden_places(s: Any, viewer: int) -> dict[str, list[tuple[list[int], int]]]:
    """By pool, the places whose cards the viewer does not know: (list, index)."""
    pools: dict[str, list[tuple[list[int], int]]] = {}
    for name, field, owner, cards in zones(s):
        if may_look(s, field, owner, viewer):
            continue
        pool = f"{field.pool}{owner}" if field.pool.startswith("own") else field.pool or name
        pools.setdefault(pool, []).extend((cards, i) for i, c in enumerate(cards) if not remembers(s, viewer, c))
    return pools


def disturbed(match: sudi.Match, viewer: int, seed: int) -> tuple[sudi.Match, int]:
    """The match with everything changed that the viewer may not know, and how many cards changed places."""
    other = match.copy()
    s, dice, moved = other.state, random.Random(seed), 0
    for gaps in hidden_places(s, viewer).values():
        cards = [pile[i] for pile, i in gaps]
        dice.shuffle(cards)
        for (pile, i), card in zip(gaps, cards, strict=True):
            moved += pile[i] != card
            pile[i] = card
    s.rng = dice.getrandbits(64)
    other.seed = dice.getrandbits(60)
    if s.seat >= 0 and viewer != s.seat:
        s.options = s.options[::-1][: max(2, len(s.options) - 1)]  # what somebody else may choose is theirs to know
        s.answer = dice.getrandbits(20)
    return other, moved


def seen(match: sudi.Match, viewer: int) -> bytes:
    return msgspec.json.encode(match.view(None if viewer == SPECTATOR else viewer))


def read(match: sudi.Match, viewer: int) -> bytes:
    return msgspec.json.encode(match.log(None if viewer == SPECTATOR else viewer))


def viewers(match: sudi.Match) -> list[int]:
    return [SPECTATOR, *range(match.state.t.seats)]


@every_case
def test_views_do_not_depend_on_what_is_hidden(case: Case) -> None:
    moved = 0
    for match in stages(case, 12):
        for viewer in viewers(match):
            for seed in (1, 2):
                other, changed = disturbed(match, viewer, seed)
                moved += changed
                assert seen(other, viewer) == seen(match, viewer)
            assert read(other, viewer) == read(match, viewer)
    assert moved > case.share(100)  # otherwise nothing was put to the test


@every_case
def test_offers_do_not_depend_on_what_is_hidden(case: Case) -> None:
    """Laid out anew with other hidden cards, the table offers the seat on turn the same."""
    for match in stages(case, 8):
        if match.decision is None or not match.game.at_rest(match.state):
            continue
        names = sorted(o.name for o in match.decision.options)
        other, _ = disturbed(match, match.decision.seat, 3)
        again = sudi.from_position(other.position())
        assert sorted(o.name for o in again.decision.options) == names


@every_case
def test_a_view_shows_only_cards_its_seat_may_see(case: Case) -> None:
    for match in stages(case, 16):
        s = match.state
        for viewer in viewers(match):
            view = match.view(None if viewer == SPECTATOR else viewer)
            for name, number, cards in places(s):
                field = s.fields[name]
                owner = number if field.shape == SEAT_ZONES else -1
                if field.shape in (SLOT_ZONES, GRID):
                    shown = view["slots"][number][name]
                else:
                    shown = view[name] if owner < 0 else view["players"][owner][name]
                assert len(shown) == len(cards)
                open_cards = {card["n"] for card in shown if card is not None}
                if may_look(s, field, owner, viewer):
                    assert open_cards == set(cards)
                else:
                    assert open_cards == {c for c in cards if remembers(s, viewer, c)}, (name, owner, viewer)


@every_case
def test_a_view_tells_others_who_is_asked_and_nothing_more(case: Case) -> None:
    for match in stages(case, 16):
        if match.decision is None:
            continue
        asked = match.decision.seat
        for viewer in viewers(match):
            shown = match.view(None if viewer == SPECTATOR else viewer)["decision"]
            if viewer == asked:
                assert [o["name"] for o in shown["options"]] == [o.name for o in match.decision.options]
            else:
                window = match.game.prompts.all[match.state.prompt].window  # a round for everyone, as everyone knows
                assert shown == {"seat": f"p{asked + 1}"} | ({"window": window} if window else {})
                assert b'"options"' not in seen(match, viewer)


@every_case
def test_chance_is_in_no_view_and_no_log(case: Case) -> None:
    for number, match in enumerate(wander(case.match(SECRET_SEED), 4, 120)):
        if number % 10:
            continue
        assert match.seed == SECRET_SEED
        for viewer in viewers(match):
            for text in (seen(match, viewer), read(match, viewer)):
                assert str(SECRET_SEED).encode() not in text
                assert str(match.state.rng).encode() not in text
                assert b'"rng"' not in text
                assert b'"stack"' not in text


@every_case
def test_the_log_names_only_cards_that_could_be_seen(case: Case) -> None:
    """A card in a line that a viewer may read was open to that viewer before the step that wrote it, or is after."""
    game, s, dice, named = case.game, case.state(), random.Random(8), 0
    everybody = [SPECTATOR, *range(s.t.seats)]
    for _ in range(240):
        if s.seat < 0 or (case.setup and named > 60):
            break
        s.answer, s.seat = s.options[dice.randrange(len(s.options))], -1
        while s.stack and s.seat < 0:  # the machine's own loop, one step at a time
            before, s.log = s.copy(), []
            frame = s.stack[-1]
            frame[PC] += 1
            s.t.steps[frame[PROG]][frame[PC] - 1](s, frame)
            shuffled = any(game.lines.all[raw[0]].name == "shuffles" for raw in s.log)
            for raw in s.log:
                for viewer in everybody:
                    line = entry(s.t, game.lines, raw, viewer)
                    if line.card is not None:
                        named += 1
                        if line.line in ("discards", "acts") and shuffled:
                            continue  # played or laid open on the discard pile and shuffled away again in one step
                        assert raw[2] in _open(before, viewer) | _open(s, viewer), (viewer, line)
    assert named > 30


def _open(s: Any, viewer: int) -> set[int]:
    return {
        card
        for _, field, owner, cards in zones(s)
        for card in cards
        if may_look(s, field, owner, viewer) or remembers(s, viewer, card)
    }


# ---- a complete state for a searcher ----
@every_case
def test_a_dealt_state_agrees_with_what_is_known(case: Case) -> None:
    differ = 0
    for match in stages(case, 14):
        s = match.state
        for viewer in viewers(match):
            one, two = determinise(s, viewer, 1), determinise(s, viewer, 2)
            assert sight(one, viewer) == sight(s, viewer)
            assert sight(two, viewer) == sight(s, viewer)
            differ += one != two
            assert one.rng not in (s.rng, two.rng)
            if viewer == s.seat >= 0:
                assert one.options == s.options
                assert (one.prompt, one.about, one.stack) == (s.prompt, s.about, s.stack)
    assert differ > case.share(9)


@every_case
def test_a_dealt_state_depends_only_on_what_is_known(case: Case) -> None:
    for match in stages(case, 14):
        for viewer in viewers(match):
            other, _ = disturbed(match, viewer, 5)
            assert determinise(match.state, viewer, 9) == determinise(other.state, viewer, 9)


@every_case
def test_the_key_of_what_is_known_depends_on_that_and_on_nothing_else(case: Case) -> None:
    for match in stages(case, 10):
        for viewer in viewers(match):
            other, _ = disturbed(match, viewer, 5)
            key = sight_key(match.state, viewer)
            assert sight_key(other.state, viewer) == key
            assert sight_key(determinise(match.state, viewer, 4), viewer) == key
    keys: dict[int, Any] = {}
    for match in wander(case.match(), 3, 60):
        seen = sight(match.state, 0)
        assert keys.setdefault(sight_key(match.state, 0), seen) == seen


@every_case
def test_the_quick_way_of_dealing_is_the_slow_one(case: Case) -> None:
    """`sight`, and its gaps filled one by one; also for who has already been given a plausible world."""
    for number, match in enumerate(stages(case, 14)):
        for viewer in (REFEREE, *viewers(match)):
            dealer, s = Dealer(match.state, viewer), match.state
            for seed in (number, -1, 2**63 + number):
                world = dealer.deal(seed)
                assert world == slowly(s, viewer, seed)
                assert determinise(world, viewer, 1) == slowly(world, viewer, 1)
            before = dealer.deal(0)
            while world.seat >= 0 and viewer == s.seat and world.turns < s.turns + 2:
                apply(world, 0 if world.turns == s.turns else -1)
            assert dealer.deal(0) == before  # worlds share nothing that changes


@every_case
def test_a_dealt_state_can_be_played(case: Case) -> None:
    """Every option leads somewhere, with every card in exactly one place."""
    for match in stages(case, 8):
        s = match.state
        if s.seat < 0:
            continue
        for option in range(len(s.options)):
            dealt = determinise(s, s.seat, 100 + option)
            dice = random.Random(option)
            apply(dealt, option)
            for _ in range(15):
                if dealt.seat < 0:
                    break
                apply(dealt, dice.randrange(len(dealt.options)))
            lying = sorted(card for *_, cards in zones(dealt) for card in cards)
            assert lying == list(range(len(s.t.defs)))
            assert dealt.seat >= 0 or dealt.result is not None


@every_case
def test_a_state_dealt_for_whoever_is_not_asked_can_be_played_too(case: Case) -> None:
    """Who is asked has options that fit the cards dealt to it, and the match goes on to its end."""
    for number, match in enumerate(stages(case, 10)):
        s = match.state
        for viewer in viewers(match):
            if s.seat < 0 or viewer == s.seat:
                continue
            dealt, dice = determinise(s, viewer, number), random.Random(number)
            assert dealt.seat == s.seat
            question, frame = pending(dealt)
            assert dealt.options
            assert dealt.options == question.options(dealt, frame)
            for _ in range(case.share(240)):
                if dealt.seat < 0:
                    break
                apply(dealt, dice.randrange(len(dealt.options)))
            lying = sorted(card for *_, cards in zones(dealt) for card in cards)
            assert lying == list(range(len(s.t.defs)))


# ---- numbers ----
SECRET_DECKS = [case for case in CASES if case.match().game.ready_decks()]


@pytest.mark.parametrize("case", SECRET_DECKS, ids=str)
def test_a_number_of_a_card_nobody_brought_is_answered_like_one_of_a_card_out_of_sight(case: Case) -> None:
    match = case.match()
    s = match.state
    number = next(iter(match.game.explainable()))
    brought = {card.id for card in s.t.defs}
    absent = next((id for id in match.cards if id not in brought), "")
    if not absent:
        pytest.skip("these decks have every card")
    seen = {s.t.defs[c].id for _, field, owner, cards in zones(s) for c in cards if may_look(s, field, owner, 0)}
    unseen = next(card.id for card in s.t.defs if card.id not in seen)
    told = []
    for id in (absent, unseen):
        with pytest.raises(sudi.SudiError) as refused:
            match.explain(f"{number} of {id}", 0)
        told.append(str(refused.value).replace(id, "it"))
    assert told[0] == told[1]
    assert match.explain(f"{number} of {unseen}").subject  # a referee may know
