"""A spy in the ranks, a mission done in secret, questions about a hand: from the printed texts."""

from __future__ import annotations

import pytest

from ..table import destiny, fight, ids, options, play, table, victory


def settled(m, seat: int = 0, answers=()):
    """Go on until an action or the end; victory points are taken."""
    wanted = list(answers)
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        names = options(m)
        want = next((o for o in wanted if o in names), None)
        if want:
            wanted.remove(want)
        else:
            want = "pass" if "pass" in names else "no" if "no" in names else names[0]
        play(m, want)
    return m


# ---- SPY IN THE RANKS ----
@pytest.mark.parametrize("spied", [True, False])
def test_a_spy_takes_the_points_of_a_mission_and_the_warrior_goes(spied: bool):
    m = table(
        {"squad": ["yuichiro+nepharite_hunt", "trencher"]},
        {"kohort": ["nepharite_of_ilian!", "necromutant"], "hand": ["spy_in_the_ranks"]},
    )
    fight(m, "yuichiro", "nepharite_of_ilian")
    settled(m, answers=["as_victory 14", "play_on spy_in_the_ranks yuichiro"] if spied else ["as_victory 14"])
    if spied:
        assert victory(m) == [7, 14]  # the kill itself is still his own; the mission's points are not
        assert ids(m, "squad", 0) == ["trencher"]
        assert "yuichiro" in ids(m, "grave", 0)
        assert ids(m, "grave", 1)[-1] == "spy_in_the_ranks"
    else:
        assert victory(m) == [21, 0]
        assert ids(m, "squad", 0) == ["trencher", "yuichiro"]


def test_a_spy_waits_for_a_mission_not_for_a_kill_and_not_for_its_own_players():
    m = table(
        {"squad": ["yuichiro", "trencher"]},
        {"kohort": ["nepharite_of_ilian!", "necromutant"], "hand": ["spy_in_the_ranks"]},
    )
    fight(m, "yuichiro", "nepharite_of_ilian")
    settled(m, answers=["play_on spy_in_the_ranks yuichiro"])
    assert "spy_in_the_ranks" in ids(m, "hand", 1)
    m = table(
        {"squad": ["yuichiro+nepharite_hunt"], "hand": ["spy_in_the_ranks"]},
        {"kohort": ["nepharite_of_ilian!", "necromutant"]},
    )
    fight(m, "yuichiro", "nepharite_of_ilian")
    settled(m, answers=["play_on spy_in_the_ranks yuichiro"])
    assert "spy_in_the_ranks" in ids(m, "hand", 0)


# ---- SECRET MISSION ----
@pytest.mark.parametrize(
    ("task", "told"), [("nepharite_hunt", True), ("nepharite_hunt", False), ("clan_infighting", None)]
)
def test_a_mission_of_the_hand_that_was_done_is_played_with_this_card(task: str, told: bool | None):
    m = table(
        {"squad": ["yuichiro", "trencher"], "hand": [task, "secret_mission"]},
        {"kohort": ["nepharite_of_ilian!", "necromutant"]},
    )
    fight(m, "yuichiro", "nepharite_of_ilian")
    while m.decision.name not in ("in_secret", "action", "discard", "points"):
        play(m, options(m)[0])
    if told is None:  # nothing of what that mission asks for was done
        settled(m)
        assert ids(m, "hand", 0) == [task, "secret_mission"]
        assert victory(m) == [7, 0]
        return
    play(m, "yes" if told else "no")
    settled(m, answers=["as_victory 14"])
    if told:
        assert victory(m) == [21, 0]
        assert {task, "secret_mission"} <= set(ids(m, "grave", 0))
        assert ids(m, "hand", 0) == []
    else:
        assert victory(m) == [7, 0]
        assert ids(m, "hand", 0) == [task, "secret_mission"]


def test_without_this_card_a_mission_has_to_be_assigned_and_it_is_never_played_alone():
    m = table({"squad": ["yuichiro"], "hand": ["nepharite_hunt"]}, {"kohort": ["nepharite_of_ilian!", "necromutant"]})
    settled(fight(m, "yuichiro", "nepharite_of_ilian"))
    assert victory(m) == [7, 0]
    m = table({"squad": ["yuichiro"], "hand": ["secret_mission"]}, {"kohort": ["nepharite_of_ilian!", "necromutant"]})
    assert not any("secret" in o for o in options(m))
    settled(fight(m, "yuichiro", "nepharite_of_ilian"))
    assert ids(m, "hand", 0) == ["secret_mission"]


def test_the_proof_can_be_cancelled_like_any_special_card():
    m = table(
        {"squad": ["yuichiro"], "hand": ["nepharite_hunt", "secret_mission"]},
        {"kohort": ["nepharite_of_ilian!", "necromutant"], "hand": ["miscommunication"]},
    )
    fight(m, "yuichiro", "nepharite_of_ilian")
    settled(m, answers=["yes", "play_on miscommunication secret_mission"])
    assert victory(m) == [7, 0]
    assert ids(m, "hand", 0) == ["nepharite_hunt"]
    assert "secret_mission" in ids(m, "grave", 0)


# ---- DISCERN TRUTH ----
def asked(hand: list[str], *answers: str, purse: int = 6, theirs: int = 20):
    m = table(
        {"squad": ["high_seer_castor"], "hand": ["discern_truth", "bayonet"], "destiny": purse - 1},
        {"kohort": ["necromutant"], "hand": hand, "destiny": theirs},
    )
    play(m, "meditate", "cast discern_truth high_seer_castor")
    return play(m, *answers)


def said(m) -> list[str]:
    return [line.line for line in m.log() if line.line in ("says_yes", "says_no", "refuses")]


@pytest.mark.parametrize(
    ("what", "truth"),
    [
        ("warrior", "says_yes"),
        ("mission", "says_no"),
        ("worth_8", "says_no"),
        ("worth_5", "says_yes"),
        ("vehicle", "says_no"),
    ],
)
def test_a_question_about_a_hand_is_answered_truthfully(what: str, truth: str):
    m = asked(["razide", "kratach"], "units 1", f"inquire {what}")
    assert m.decision.seat == 1
    assert options(m) == ["answer", "refuse"]
    play(m, "answer")
    assert said(m) == [truth]
    assert destiny(m) == [3, 20]


def test_to_refuse_costs_five_and_the_same_may_be_asked_again():
    m = asked(["razide"], "units 2", "inquire warrior", "refuse")
    assert destiny(m) == [0, 15]
    play(m, "inquire warrior", "answer")
    assert said(m) == ["refuses", "says_yes"]
    poor = asked(["razide"], "units 1", "inquire warrior", theirs=4)
    assert options(poor) != ["answer", "refuse"]  # who cannot pay cannot refuse
    assert destiny(poor)[1] == 4
