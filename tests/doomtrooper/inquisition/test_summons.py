"""A fortification summoned, a falcon that keeps a spell: from the printed texts."""

from __future__ import annotations

import pytest

from ..table import card, destiny, end_turn, fight, finish, ids, options, passes, play, rating, table


@pytest.mark.parametrize(
    ("pile", "purse", "left"), [("grave", 3, 0), ("grave", 2, None), ("library", 6, 0), ("library", 5, None)]
)
def test_a_fortification_is_summoned_for_its_price(pile: str, purse: int, left: int | None):
    m = table(
        {
            "squad": ["high_seer_castor"],
            "hand": ["summon_defense", "bayonet"],
            pile: ["industrial_complex", "kratach"],
            "destiny": purse - 1,
        },
        {},
    )
    play(m, "meditate")
    if left is None:
        assert "cast summon_defense high_seer_castor" not in options(m)
        return
    play(m, "cast summon_defense high_seer_castor")
    play(m, *([] if m.decision.name == "action" else ["lay industrial_complex squad"]))
    assert ids(m, "works", 0) == ["industrial_complex"]
    assert destiny(m)[0] == left
    assert ids(m, "sacrificed", 0) == ["summon_defense"]  # for good


def test_what_is_printed_on_the_fortification_is_paid_as_well():
    def offered(purse: int, actions: int, pile=("secret_hq", "reactive_armor_plates", "foxhole")) -> set[str]:
        m = table(
            {"squad": ["high_seer_castor+charger"], "hand": ["summon_defense", "bayonet"], "grave": list(pile),
             "destiny": purse},
            {},
            actions=actions,
        )  # fmt: skip
        play(m, "meditate")
        if "cast summon_defense high_seer_castor" not in options(m):
            return set()
        play(m, "cast summon_defense high_seer_castor")
        return {o.split()[-1] for o in options(m) if o.startswith("target ")}

    assert "secret_hq" in offered(8, 3)  # 3 for the spell and 5 of its own
    assert "secret_hq" not in offered(6, 3)


def test_a_falcon_casts_what_its_warrior_does_not_master_again_and_again():
    m = table(
        {"squad": ["valkyrie+the_falcon_of_pilgrims"], "hand": ["shield", "strike"], "destiny": 9},
        {"squad": ["infantry"], "hand": ["evasive_action"]},
    )
    play(m, "meditate", "use the_falcon_of_pilgrims 1", "target shield")
    assert "use the_falcon_of_pilgrims 1" not in options(m)  # it holds one
    assert ids(m, "attached", 0) == ["shield", "the_falcon_of_pilgrims"]
    passes(m)
    fight(m, "valkyrie", "infantry")
    before, purse = rating(m, "armour", "valkyrie"), destiny(m)[0]
    while "use the_falcon_of_pilgrims 2" not in options(m):
        play(m, "pass")
    play(m, "use the_falcon_of_pilgrims 2")
    while m.decision.name not in ("anytime", "react"):
        play(m, options(m)[0])
    while m.decision.name == "react":
        play(m, "pass")
    assert destiny(m)[0] < purse  # its price is paid
    assert rating(m, "armour", "valkyrie") > before
    assert ids(m, "attached", 0) == ["shield", "the_falcon_of_pilgrims"]  # it is back
    assert "use the_falcon_of_pilgrims 2" not in options(m)  # once between two draw steps
    finish(m)
    end_turn(m)
    end_turn(m)
    fight(m, "valkyrie", "infantry")
    offered = set()
    while m.decision is not None and m.state.phase:
        offered |= set(options(m))
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    assert "use the_falcon_of_pilgrims 2" in offered
    assert card(m, "the_falcon_of_pilgrims") >= 0
