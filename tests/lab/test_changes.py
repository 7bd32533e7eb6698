"""Changes as data: read with lines, played in processes of their own, seen in the matches and in the texts."""

from __future__ import annotations

import pytest

from sudi.games import NAMES, game
from sudi.kernel.errors import BadSetup
from sudi.lab.whatif.changes import read_changes
from sudi.lab.whatif.trees import built, numbers, put_at, value_at, written
from sudi.lab.work import Arm, Bench, Plan, run


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Line 1 of the changes: the file is empty"),
        ("cards:\n  blastr: {cost: 1}", "Line 2 of the changes: There is no card of shards 'blastr'; did you mean"),
        ("cards:\n  numeri_drones:\n    cots: 1", "Line 3 of the changes: numeri_drones has no such number"),
        ("cards:\n  numeri_drones:\n    cost: many", "Line 3 of the changes: write a whole number"),
        ("cards:\n  numeri_drones:\n    play: [{Gian: {}}]", "Line 3 of the changes: There is no effect 'Gian'"),
        ("cards:\n  numeri_drones:\n    name: 3", "Line 3 of the changes: 'name' of numeri_drones is neither"),
        ("game: rone", "Line 1 of the changes: these changes are for rone, not for shards"),
        ("constants:\n  state.ROW: 3", "Line 2 of the changes: There is no constant of shards 'state.ROW'"),
        ("cards: [", "of the changes: this is no YAML"),
        ("colour: red", "Line 1 of the changes: There is no field 'colour'"),
    ],
)
def test_a_slip_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_changes("shards", text)
    assert said in str(refused.value)


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_every_card_can_be_reached_by_its_path(name: str) -> None:
    for card in game(name).library.cards.values():
        for path, n in numbers(card):
            assert value_at(card, path) == n
            head = path.partition(".")[0].partition("[")[0]
            rest = path[len(head) :]
            if rest:
                changed = put_at(getattr(card, head), rest, n + 1)
                assert value_at(changed, rest) == n + 1


def test_an_effect_that_is_written_down_is_built_again() -> None:
    for card in game("rone").library.cards.values():
        for effect in card.effects().values():
            assert built(written(effect)) == effect


def test_an_effect_of_another_card_and_one_written_out() -> None:
    rone = game("rone").library.cards
    found = read_changes("rone", "cards:\n  steward_bolek: {active: {like: mayor_ilya.active}}\n")
    assert built(found.cards["steward_bolek"][0][1]) == rone["mayor_ilya"].active  # type: ignore[attr-defined]
    found = read_changes("rone", "cards:\n  mayor_ilya: {active: [{Screws: {n: 4}}, {Mill: {n: 1}}]}\n")
    assert repr(built(found.cards["mayor_ilya"][0][1])).count("n=") == 2


def test_changes_are_played_beside_the_unchanged_game_and_leave_this_process_alone() -> None:
    # Everybody has 1 health instead of 50, by a constant: matches are short; a card that costs nothing is another game.
    texts = ("constants: {state.HAND_SIZE: 1}", "cards: {numeri_drones: {cost: 0}}")
    arms = [Arm("shards", "duel", 2, pilots=("policy",), changes=read_changes("shards", text).text) for text in texts]
    with Bench(workers=1) as bench:
        free, poor, cheap = run(Plan((Arm("shards", "duel", 2, pilots=("policy",)), *arms), 6, 2), bench)
    assert sum(row.turns for row in poor) > 1.3 * sum(row.turns for row in free)  # one card a turn gets nobody far
    assert [row.written() for row in cheap] != [row.written() for row in free]
    assert game("shards").library.cards["numeri_drones"].cost == 3  # type: ignore[attr-defined]


def test_an_occasion_is_replaced_by_another_one_and_by_nothing_else() -> None:
    when = "cards:\n  master_kovan:\n    standing[0].when: "
    found = read_changes("rone", when + "{YouPlay: {faction: 1, once: true}}")
    ((path, node),) = found.cards["master_kovan"]
    assert (path, built(node).once) == ("standing[0].when", True)
    assert "once=False" in found.data()[0]["before"]
    with pytest.raises(BadSetup, match="Line 3 of the changes: Mill cannot stand in the place of YouPlay"):
        read_changes("rone", when + "{Mill: {n: 1}}")
