"""When a seat is asked in windows: by its wish and by open facts, never by what it holds."""

from __future__ import annotations

from typing import Any

import pytest

import sudi
from sudi.kernel.windows import Moment
from sudi.table import Refused, Table, asking, looking, takeback
from sudi.table.asking import Asking, wants
from tests.doomtrooper.table import table as situation

from .people import ClockPlan, choose, options, sit_down
from .reading import log

KARMA = {"hand": ["positive_karma"]}  # can be played at any time
NOTHING = {"hand": ["clansman_claymore"]}  # cannot be played in a window at all
EVERYONE = {"windows": "everyone"}
KINDS: list[Any] = ["always", "combat", "affected", "reactions", "never"]


def war(me: dict[str, Any], other: dict[str, Any], **rest: Any) -> Table:
    mine = {"squad": ["clansman"], "destiny": 5, **me}
    theirs = {"kohort": ["necromutant"], "destiny": 5, **other}
    return sit_down(situation(mine, theirs, setup=EVERYONE), **rest)


def settle(table: Table, now: float = 0.0) -> list[tuple[int, str]]:
    """Let the table pass for whoever wants it; who passed."""
    passed = []
    while asking.passes(table):
        assert table.asks is not None
        passed.append((table.asks, table.match.game.prompts.all[table.match.state.prompt].name))  # type: ignore[union-attr]
        table.take(asking.pass_on(table, now), now)
    return passed


ANYWHERE = Moment("anytime")
MY_FIGHT = Moment("anytime", fights=True)
MY_CARDS = Moment("anytime", fights=True, affects=True)
ANY_CARD = Moment("reaction")
MY_HURT = Moment("reaction", affects=True)
MY_START = Moment("anytime", own_turn=True)
MOMENTS = (ANYWHERE, MY_FIGHT, MY_CARDS, ANY_CARD, MY_HURT, MY_START)


@pytest.mark.parametrize(
    ("wish", "asked"),
    [
        (Asking("always"), [*MOMENTS]),
        (Asking("combat"), [MY_FIGHT, MY_CARDS, MY_HURT]),
        (Asking("affected"), [MY_CARDS, MY_HURT]),
        (Asking("reactions"), [ANY_CARD, MY_HURT]),
        (Asking("affected", own_turn=True), [MY_CARDS, MY_HURT, MY_START]),
        (Asking("always", until="turn", since=3), []),
        (Asking("never", own_turn=True), []),
        (Asking("never", hold=True), [*MOMENTS]),
        (Asking("reactions", until="turn", hold=True, since=3), [*MOMENTS]),
    ],
    ids=str,
)
def test_a_wish_picks_the_moments(wish: Asking, asked: list[Moment]) -> None:
    assert [m for m in MOMENTS if wants(wish, m)] == asked


@pytest.mark.parametrize("other", [KARMA, NOTHING], ids=["something", "nothing"])
def test_a_seat_that_wants_to_is_asked_with_and_without_a_card(other: dict[str, Any]) -> None:
    table = war(NOTHING, other)
    asking.take(table, asking.wish(table, [1], "always", None, False))
    choose(table, "meditate")
    assert settle(table) == [(0, "anytime")]
    assert table.asks == 1
    assert options(table)[-1] == "pass"
    assert len(options(table)) == (2 if other is KARMA else 1)


@pytest.mark.parametrize("other", [KARMA, NOTHING], ids=["something", "nothing"])
def test_a_seat_that_does_not_want_to_passes_at_once_in_the_record(other: dict[str, Any]) -> None:
    table = war(NOTHING, other)
    choose(table, "meditate")
    assert table.goes_on_alone
    assert looking.view(table, 0)["decision"] == {"seat": "p1", "window": "anytime"}  # type: ignore[index]
    assert settle(table) == [(0, "anytime"), (1, "anytime")]
    assert table.choices == ["meditate", "pass", "pass"]
    assert table.asks == 0
    assert "meditate" in options(table)


def test_everybody_sees_the_same_whatever_the_other_holds() -> None:
    seen, held, filler = [], (*KARMA["hand"], *NOTHING["hand"]), ["infantry"] * 12
    for hand, under in (held, held[::-1]):  # the same deck, shuffled otherwise
        table = war(NOTHING, {"hand": [hand], "library": [*filler, under]})
        views = []
        for choice in ("meditate", "meditate", "end"):
            choose(table, choice)
            settle(table)
            views.append((table.version, looking.view(table, 0), looking.view(table, None), log(table, 0, 0)))
        seen.append(views)
    assert seen[0] == seen[1]


def test_the_default_asks_in_the_modifier_phase_of_ones_own_combat_only() -> None:
    table = war(NOTHING, NOTHING)
    choose(table, "attack")
    settle(table)
    choose(table, "fight")  # one against one: nobody has to be named
    settle(table)
    state = table.match.state  # type: ignore[union-attr]
    assert (table.asks, state.phase) == (0, 5)
    choose(table, "pass")
    settle(table)
    assert (table.asks, state.phase) == (1, 5), "the defender is asked as well"


@pytest.mark.parametrize("wanted", [True, False])
def test_the_start_of_ones_own_turn_is_asked_for_by_itself(wanted: bool) -> None:
    table = war(NOTHING, {"hand": ["blood_lust"]})  # for the start of a turn only
    asking.take(table, asking.wish(table, [1], "affected", None, False, own_turn=wanted))
    while table.asks == 0:
        choose(table, "end" if "end" in options(table) else -1)
        settle(table)
    assert ("play blood_lust" in options(table)) is wanted
    assert (asking.moment(table) is not None) is wanted


def test_pass_until_the_end_of_the_combat_ends_with_it() -> None:
    table = war(NOTHING, NOTHING)
    asking.take(table, asking.wish(table, [0, 1], "always", None, False))
    choose(table, "attack")
    asking.take(table, asking.wish(table, [0], "always", "combat", False))
    while (span := asking.spans(table).get("combat")) is not None:
        if not settle(table):
            assert table.asks == 1 or table.match.decision.name not in ("anytime", "react")  # type: ignore[union-attr]
            choose(table, -1)
    assert span is None
    assert table.seats[0].asking == Asking("always")


def test_pass_until_the_end_of_the_turn_holds_for_this_turn() -> None:
    table = war(NOTHING, NOTHING)
    asking.take(table, asking.wish(table, [0, 1], "always", None, False))
    asking.take(table, asking.wish(table, [1], "always", "turn", False))
    turns = asking.spans(table)["turn"]
    while asking.spans(table)["turn"] == turns:
        assert table.asks == 0 or asking.passes(table), "the one who passes is not asked in this turn"
        if not settle(table):
            choose(table, -1)
    assert table.seats[1].asking.until is None
    while asking.moment(table) is None:
        choose(table, -1)
    assert not asking.passes(table)


def test_what_is_not_going_on_cannot_be_waited_for() -> None:
    table = war(NOTHING, NOTHING)
    asking.take(table, asking.wish(table, [0], "always", "combat", False))
    assert table.seats[0].asking == Asking("always")


def test_hold_asks_once() -> None:
    table = war(NOTHING, NOTHING)
    asking.take(table, asking.wish(table, [1], "reactions", None, True))
    choose(table, "meditate")
    settle(table)
    assert table.asks == 1
    assert asking.used_up(table, table.choose([1], "pass", 0.0)) == {1: Asking("reactions")}
    assert table.seats[1].asking.hold, "only a step that is taken uses it up"
    choose(table, "pass")
    assert table.seats[1].asking == Asking("reactions")
    settle(table)
    choose(table, "meditate")
    settle(table)
    assert table.asks == 0, "only once"


def test_a_reaction_finds_who_wants_reactions() -> None:
    table = war(KARMA, NOTHING)
    asking.take(table, asking.wish(table, [0], "always", None, False))
    asking.take(table, asking.wish(table, [1], "reactions", None, False))
    choose(table, "meditate")
    assert table.asks == 0
    choose(table, "play positive_karma")
    assert settle(table) == []
    assert table.match.decision.name == "react"  # type: ignore[union-attr]
    while table.asks == 0:
        choose(table, "pass")
    assert table.asks == 1
    assert options(table) == ["pass"]


def test_ones_own_card_asks_the_others_and_not_oneself() -> None:
    """A card for a warrior: whoever played it is not bothered about it, whoever's warrior it is meant for is."""
    frenzy = {"hand": ["negative_karma", "positive_karma"]}
    for card, whom in (("play_at negative_karma p2", 1), ("play_at negative_karma p1", None)):
        table = war(frenzy, NOTHING)
        asking.take(table, asking.wish(table, [0], "affected", None, True))
        choose(table, "meditate")
        assert table.asks == 0
        choose(table, card)
        settle(table)
        assert table.match is not None
        assert (table.asks if table.match.decision.name == "react" else None) == whom  # type: ignore[union-attr]


def test_nobody_speaks_for_others() -> None:
    with pytest.raises(Refused) as no:
        asking.wish(war(NOTHING, NOTHING), [], "always", None, False)
    assert no.value.code == "not_yours"


def test_ones_own_wish_is_ones_own_business() -> None:
    table = war(NOTHING, NOTHING)
    asking.take(table, asking.wish(table, [0], "combat", None, True))
    assert asking.face(table, 0) == asking.AskingFace("combat", None, True, False, ["turn"], True, KINDS, None, None)
    assert asking.face(table, 1) == asking.AskingFace("affected", None, False, False, ["turn"], True, KINDS, None, None)
    assert asking.face(table, None) is None


def test_a_match_that_asks_only_who_can_choose_leaves_nothing_to_wish_for() -> None:
    table = sit_down(sudi.new("shards", mode="duel", seed=2))
    assert asking.face(table, 0) is None


def test_taking_back_goes_past_what_was_passed_for_me() -> None:
    table = war(NOTHING, NOTHING, undo="free")
    choose(table, "meditate")
    settle(table)
    assert table.choices == ["meditate", "pass", "pass"]
    step = takeback.ask(table, [0], 0.0)
    assert step is not None
    assert step.move.option == "0"
    table.take(step, 0.0)
    assert table.choices == []
    assert takeback.face(table).can_ask == []


def test_a_window_costs_no_time_and_gives_none() -> None:
    table = war(NOTHING, NOTHING, clock=ClockPlan("chess", 60, 5, "default"))
    asking.take(table, asking.wish(table, [1], "affected", None, False, own_turn=True))
    choose(table, "meditate", 10.0)
    settle(table, 10.0)
    assert table.clock.left == {0: 50.0, 1: 60.0}, "the same player moves on: no increment"
    while table.asks == 0:
        choose(table, "end" if "end" in options(table) else -1, 20.0)
        settle(table, 20.0)
    assert asking.moment(table) is not None, "the start of the other's turn"
    assert table.clock.left == {0: 40.0, 1: 60.0}
    choose(table, "pass", 22.0)
    settle(table, 22.0)
    assert table.clock.left == {0: 45.0, 1: 58.0}, "now the move is the other's: five seconds for the one that is over"


def test_a_bot_is_asked_in_every_window() -> None:
    table = war(NOTHING, KARMA, bots=(1,))
    choose(table, "meditate")
    assert settle(table) == [(0, "anytime")]
    assert table.asks == 1
    assert "play positive_karma" in options(table)


def test_bots_look_past_windows_in_which_nobody_can_do_anything() -> None:
    match = situation({"squad": ["clansman"], **NOTHING}, {"kohort": ["necromutant"]}, setup=EVERYONE)
    quick = match.game.for_thinking(match.state.t)
    assert match.state.t.ask_everyone
    assert not quick.ask_everyone
    assert [card.id for card in quick.defs] == [card.id for card in match.state.t.defs]
