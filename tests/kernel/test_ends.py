"""A phase in which nothing is left but its end: taken without asking, or asked for where a match is set up so."""

from __future__ import annotations

import pytest

from sudi.kernel.decision import PHASE, QUESTION, Verbs
from sudi.kernel.ends import ASKED, ENDS, SILENT, note_over, only_ends, over_lines
from sudi.kernel.log import Lines, entry
from sudi.kernel.machine import Programs, ask
from sudi.kernel.single import ANSWERED, SINGLE, put

from .test_window_order import Table
from .toy.game import Toy

verbs = Verbs()
DO, END = verbs.add("do", cs="Hrát", en="Play"), verbs.add("end", cs="Konec", en="End", stops=PHASE)
WAIT = verbs.add("wait", cs="Počkat", en="Wait", stops=QUESTION)


def asked(options: list[int], asks: bool) -> Table:
    s = Table(Programs())
    s.t.ask_ends, s.t.puts = (frozenset([END()]), put) if asks else (frozenset(), None)
    ask(s, 2, 0, options)
    return s


@pytest.mark.parametrize(
    ("options", "asks", "seat"),
    [
        ([END()], False, -1),
        ([END()], True, 2),
        ([DO()], True, -1),  # no end of a phase: no choice, as ever
        ([DO(), END()], False, 2),
        ([DO(), END()], True, 2),
    ],
)
def test_who_can_only_end_the_phase_is_asked_where_the_match_is_set_up_so(
    options: list[int], asks: bool, seat: int
) -> None:
    s = asked(options, asks)
    assert s.seat == seat
    assert s.answer == (options[0] if seat < 0 else 0)


@pytest.mark.parametrize(
    ("options", "alone"), [([END()], True), ([END(), WAIT()], True), ([DO(), END()], False), ([END(), DO()], False)]
)
def test_one_more_thing_to_do_is_a_choice(options: list[int], alone: bool) -> None:
    s = asked(options, True)
    s.options = options
    assert only_ends(s, verbs) is alone
    s.t.ask_ends = frozenset()
    assert not only_ends(s, verbs)


LINES = Lines({})
OVER = over_lines(LINES, cs="{seat} končí.", en="{seat} ends it.", alone=("Nic nešlo.", "Nothing could be done."))


@pytest.mark.parametrize("alone", [False, True])
def test_the_reason_is_for_the_player_and_the_line_for_all(alone: bool) -> None:
    s, chosen, reason = Toy().new_state(seed=3, ends=ASKED), "Player 1 ends it.", "Nothing could be done."
    s.log, s.options = [], [Toy.verbs.by_name["end"]()] if alone else s.options
    note_over(s, Toy.verbs, OVER, 0)
    told = [entry(s.t, LINES, s.log[0], viewer) for viewer in (0, 1, None)]
    assert [one.line for one in told] == ["phase over"] * 3
    assert [one.en for one in told] == ([reason, chosen, reason] if alone else [chosen] * 3)


def test_matches_that_do_not_ask_tell_nothing() -> None:
    s = Toy().new_state(seed=3)
    s.log = []
    note_over(s, Toy.verbs, OVER, 0)
    assert s.log == []


def test_tables_ask_and_bots_look_ahead_without_being_asked() -> None:
    toy = Toy()
    assert toy.for_table({"big": True}) == {ENDS: ASKED, SINGLE: ASKED, "big": True}
    assert toy.for_table({ENDS: SILENT, SINGLE: ANSWERED}) == {ENDS: SILENT, SINGLE: ANSWERED}
    tables = toy.new_state(seed=3, **toy.for_table({"big": True})).t
    assert tables.ask_ends
    quick = toy.for_thinking(tables)
    assert not quick.ask_ends
    assert quick.puts is None
    assert quick.setup == {"big": True, ENDS: SILENT, SINGLE: ANSWERED}
    assert toy.for_thinking(quick) is quick
