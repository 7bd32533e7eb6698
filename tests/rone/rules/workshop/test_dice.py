"""Rolling, using, converting, re-rolling, turning and upgrading dice."""

from __future__ import annotations

from collections import Counter

import pytest

from sudi.games.rone.rules.workshop.dice import FACE, FACES, NOT_ROLLED, side_shown, unfold

from ...table import asked, end_turn, faces, gained, hurry, options, play, resources, table, zone


@pytest.mark.rule("RON-053", "RON-109", "RON-110", "RON-111")
def test_a_die_gives_its_colours_once() -> None:
    match = table({"rolled": "BR--"})
    assert "use blank" not in options(match)  # neutral screws give nothing
    play(match, "use blue")
    assert resources(match) == {"blue": 1}
    assert not any(name.startswith(("use blue", "convert blank blue")) for name in options(match))
    assert "use red" in options(match)


@pytest.mark.rule("RON-053")
def test_every_coloured_screw_of_a_face_counts() -> None:
    match = table({"rolled": "B---", "dice": [["NNN", "BBR", "NNR", "NNK", "NNG", "NNY"]] + [["NNN"] * 6] * 3})
    play(match, "use blue-blue-red")
    assert resources(match) == {"blue": 2, "red": 1}


@pytest.mark.rule("RON-112", "RON-113", "RON-D35")
def test_two_dice_become_any_resource_whatever_they_show() -> None:
    match = table({"rolled": "B---", "stored": {"red": 2}})
    play(match, "convert blank blank")
    assert options(match) == [f"gain {kind}" for kind in ("blue", "red", "black", "green", "yellow", "wild")]
    play(match, "gain wild")
    assert resources(match) == {"wild": 1}
    play(match, "convert blank blue", "gain green")
    assert resources(match) == {"wild": 1, "green": 1}
    assert not any(name.startswith(("use", "convert")) for name in options(match))  # all four are used


@pytest.mark.rule("RON-111")
def test_one_unused_die_cannot_be_converted() -> None:
    match = table({"rolled": "BRKG"})
    play(match, "use blue", "use red", "use black")
    assert not any(name.startswith("convert") for name in options(match))
    assert "use green" in options(match)


@pytest.mark.rule("RON-084")
def test_every_turn_all_dice_are_rolled() -> None:
    seen: Counter[int] = Counter()
    match = table({"rolled": "BRKG"}, {"parts": 0})
    for _ in range(30):
        hurry(match, to="draw")
        assert match.state.shown[match.state.turn] == NOT_ROLLED
        hurry(match, to="main")
        sides = [side_shown(match.state.shown[match.state.turn], die) for die in range(4)]
        seen.update(sides)
        if match.decision is None:
            break
        end_turn(match)
    assert set(seen) == set(range(6))


@pytest.mark.rule("RON-016", "RON-017", "RON-D04")
def test_a_token_re_rolls_an_unused_die() -> None:
    match = table({"rolled": "BR--", "rerolls": 2})
    play(match, "use blue")
    assert "reroll red p1" in options(match)
    assert "reroll blue p1" not in options(match)  # it has been used
    rng = match.state.rng
    play(match, "reroll red p1")
    assert match.state.rerolls[0] == 1
    assert match.state.rng != rng
    end_turn(match)
    assert match.state.rerolls[0] == 1  # tokens are kept


@pytest.mark.rule("RON-016")
def test_without_a_token_nothing_is_re_rolled() -> None:
    assert not any(name.startswith("reroll") for name in options(table({"rolled": "BR--"})))


@pytest.mark.rule("RON-052", "RON-D21", "RON-D34")
def test_an_upgrade_changes_up_to_two_screws_of_one_die() -> None:
    match = table({"base": ["dice_forge"], "rolled": "B---"})
    play(match, "activate dice_forge")
    assert options(match) == ["number 1", "number 2"]  # the three blank dice are alike
    play(match, "number 1")
    assert {"take blank neutral", "take red neutral", "take red red", "take_top blue blue", "done"} <= set(
        options(match)
    )
    assert "take blue blue" not in options(match)  # blue shows, and is named as the face on top
    play(match, "take_top blue blue")  # coloured ones may go too
    assert options(match) == ["in red", "in black", "in green", "in yellow"]
    play(match, "in red", "take blank neutral", "in red")
    assert sorted(FACES[face] for face in faces(match, 0, 0)) == [
        *((0, 0, 2), (0, 0, 2), (0, 0, 2), (0, 0, 3), (0, 0, 4), (0, 0, 5)),
    ]
    assert asked(match) == "main"
    assert match.state.research[0] == 0
    assert "use red" in options(match)  # the rolled face shows the new screw at once


def test_an_upgrade_may_stop_early() -> None:
    match = table({"base": ["dice_forge"]})
    assert gained(match, "activate dice_forge", "done") == {"exhausted": 1}


@pytest.mark.rule("RON-018", "RON-D34", "RON-015", "RON-095")
def test_research_tokens_make_the_next_upgrade_dearer() -> None:
    match = table({"hand": ["harvester"], "resources": {"red": 1}, "research": 0})
    play(match, "play harvester", "end")
    assert asked(match) == "parts"
    assert match.state.parts[0] == 4
    play(match, "buy upgrade", "done")
    assert (match.state.parts[0], match.state.research[0]) == (3, 1)
    play(match, "buy upgrade", "done")
    assert (match.state.parts[0], match.state.research[0]) == (1, 2)
    assert "buy upgrade" not in options(match)  # 3 would be needed
    assert "buy drill" in options(match)


@pytest.mark.rule("RON-D34")
def test_the_upgrade_never_costs_less_than_one() -> None:
    match = table({"hand": ["harvester"], "resources": {"red": 1}, "base": ["nano_workshop"]})
    play(match, "play harvester", "end", "buy upgrade", "done")
    assert match.state.parts[0] == 3


@pytest.mark.rule("RON-D35")
def test_a_die_may_be_turned_once_to_a_face_of_ones_choice() -> None:
    match = table({"base": ["calibrator"], "rolled": "BR--"})
    play(match, "use blue", "activate calibrator")
    assert "die blue" not in options(match)  # used
    play(match, "die red")
    assert options(match) == [f"face {name}" for name in ("blank", "blue", "red", "black", "green", "yellow")]
    play(match, "face green")
    assert options(match) == ["die blank", "done"]  # the turned die is done
    play(match, "done")
    assert "use green" in options(match)
    assert match.state.rerolls[0] == 1


@pytest.mark.rule("RON-262")
def test_a_blocked_die_is_neither_rolled_nor_used_nor_re_rolled() -> None:
    match = table({"rerolls": 1}, mode="campaign", inv_deck=["dampener"], protocols=[], deployed=["watch_drone"])
    end_turn(match, discard="rest")
    assert asked(match) == "draw"
    assert match.state.blocked[0] == 1
    hurry(match, to="main")
    assert side_shown(match.state.shown[0], 0) == 7
    assert len([n for n in options(match) if n.startswith("reroll")]) <= 3
    shown = match.view(0)["players"][0]["shown"]
    assert shown[0] is None
    assert None not in shown[1:]


def test_dice_read_and_written_in_positions() -> None:
    match = table({"rolled": "YGKR"})
    data = match.position()["players"][0]
    assert data["shown"] == [6, 5, 4, 3]
    built = table({"dice": [["BBB"] + ["NNN"] * 5] * 4, "rolled": "----"})
    assert unfold(built.state.dice[0])[0][0] == FACE[1, 1, 1]
    assert built.position()["players"][0]["dice"][0][0] == "BBB"
    with pytest.raises(ValueError, match="four dice"):
        table({"dice": [["BBB"]]})
    assert zone(built, "hand", 0) == []


@pytest.mark.rule("RON-111", "RON-112", "RON-109")
@pytest.mark.parametrize(
    ("rolled", "choice", "used"),
    [
        ("BRKG", "convert blue red", [1, 2]),
        ("BRKG", "convert red green", [2, 4]),
        ("BRKG", "convert black green", [3, 4]),
        ("BRKG", "convert blue green", [1, 4]),
        ("BRKG", "use blue", [1]),
        ("BRKG", "use black", [3]),
        ("BRKG", "use green", [4]),
    ],
)
def test_exactly_the_dice_that_were_chosen_are_used(rolled: str, choice: str, used: list[int]) -> None:
    match = play(table({"rolled": rolled}), choice)
    assert match.view(0)["players"][0]["used"] == used


@pytest.mark.rule("RON-D35")
@pytest.mark.parametrize(
    ("player", "dice"),
    [
        ({"rolled": "BB--"}, [1, 3]),
        ({"rolled": "BB--", "used": [1]}, [1, 2, 3]),
        ({"rolled": "BB--", "used": [2]}, [1, 2, 3]),
        ({"rolled": "--BB", "used": [4]}, [1, 3, 4]),
        ({"rolled": "BB--", "blocked": [1]}, [1, 2, 3]),
        ({"rolled": "BB--", "used": [1], "blocked": [2]}, [1, 3]),
        ({"rolled": "B???"}, [1, 2]),
    ],
)
def test_dice_alike_in_every_way_are_upgraded_as_one(player: dict[str, object], dice: list[int]) -> None:
    match = play(table({"base": ["dice_forge"], **player}), "activate dice_forge")
    assert options(match) == [f"number {die}" for die in dice]
