"""Every no has its rule and its card; every number shows how it came about."""

from __future__ import annotations

import pytest

import sudi

from ..table import busy, options, play, table

OASIS, TAR, FACTORY, BRAIN = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_the_central_brain"
REX, LASER, RAPTOR = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_war_raptor"


def refused(match, choice):
    reason = match.why_not(choice)
    assert reason is not None, f"{choice} can be chosen"
    assert reason.text["cs"] != reason.text["en"]
    assert all(text.endswith(".") for text in (reason.text["cs"], reason.text["en"]))
    with pytest.raises(sudi.IllegalChoice):
        match.copy().choose(choice)
    return reason


@pytest.mark.rule("SMU-029")
def test_the_free_plays_are_used_up():
    match = busy({"hand": [REX, LASER, "dinosaurs_howl", "dinosaurs_rampage", "wizards_chronomage"]})
    play(match, f"play {REX} {OASIS}")
    assert refused(match, f"play {LASER} {OASIS}").rule == "SMU-029"
    match = busy({"hand": [REX, "dinosaurs_howl", "dinosaurs_rampage"]})
    play(match, "act dinosaurs_howl")
    assert refused(match, "act dinosaurs_rampage").rule == "SMU-029"


@pytest.mark.rule("SMU-050", "SMU-051")
def test_a_minion_is_no_action_and_an_action_no_minion():
    match = busy({"hand": [REX, "dinosaurs_howl"]})
    assert refused(match, f"act {REX}").rule == "SMU-050"
    assert refused(match, f"play dinosaurs_howl {OASIS}").rule == "SMU-051"


@pytest.mark.rule("SMU-039")
def test_only_cards_of_the_hand_are_played():
    match = busy({"hand": ["dinosaurs_howl"], "discard": [LASER]}, minions={"jungle_oasis": [REX]})
    assert refused(match, f"play {REX} {OASIS}").rule == "SMU-039"
    assert refused(match, f"play {LASER} {OASIS}").rule == "SMU-039"
    assert refused(match, f"raise {REX} {OASIS}").rule == "SMU-039"
    assert refused(match, f"raise {LASER} {OASIS}").rule == "SMU-039"
    assert refused(match, "act dinosaurs_rampage").rule == "SMU-039"


@pytest.mark.rule("SMU-032", "SMU-087")
def test_where_no_base_lies_nothing_is_played():
    match = busy({"hand": [REX, "aliens_jammed_signal"]}, bases=["none", "tortuga", "jungle_oasis"], base_deck=[])
    assert refused(match, f"play {REX} place1").rule == "SMU-032"
    assert refused(match, "act_at aliens_jammed_signal place1").rule == "SMU-032"


@pytest.mark.rule("SMU-118")
@pytest.mark.parametrize(
    ("guard", "named"), [("zombies_overrun", {}), ("tricksters_block_the_path", {"s1.actions.0": 1})]
)
def test_the_card_that_forbids_is_named(guard, named):
    match = busy({"hand": [REX]}, actions={"jungle_oasis": [f"{guard}@p2"]}, named=named)
    reason = refused(match, f"play {REX} {OASIS}")
    assert reason.rule == "SMU-118"
    assert reason.cards == (REX, guard)
    assert match.why_not(f"play {REX} {FACTORY}") is None


@pytest.mark.rule("SMU-118")
def test_block_the_path_stops_only_the_named_faction_and_everybody():
    match = busy(
        {"hand": [REX, "aliens_scout"]},
        actions={"jungle_oasis": ["tricksters_block_the_path@p2"]},
        named={"s1.actions.0": 0},
    )
    assert match.why_not(f"play {REX} {OASIS}") is None
    assert refused(match, f"play aliens_scout {OASIS}").rule == "SMU-118"


@pytest.mark.rule("SMU-118")
def test_a_sleeper_plays_no_actions():
    """Ruling R27: the whole turn, Specials included; the next turn is free again."""
    match = busy(
        {"hand": ["dinosaurs_howl", "pirates_full_sail"], "deck": []},
        {"hand": ["tricksters_mark_of_sleep"], "deck": []},
        minions={"jungle_oasis": [f"{LASER}@p1"], "tar_pits": [REX]},
        turn="p2",
    )
    play(match, "act tricksters_mark_of_sleep", "who p1", "end")
    assert refused(match, "act dinosaurs_howl").rule == "SMU-118"
    assert not [o for o in options(match) if o.startswith("act")]
    play(match, "end", "end")
    assert "act dinosaurs_howl" in options(match)


@pytest.mark.rule("SMU-118", "SMU-104")
def test_a_sleeper_uses_no_action_as_a_special_in_the_own_turn_but_may_in_others():
    for turn, offered in (("p1", False), ("p2", True)):
        match = busy(
            {"hand": ["pirates_full_sail"], "asleep": 2 if turn == "p1" else 1},
            minions={"jungle_oasis": [f"{REX}@p2", f"{LASER}@p2", f"{LASER}@p2"]},
            turn=turn,
        )
        play(match, "end")
        assert (match.decision.name == "before") == offered


@pytest.mark.rule("SMU-036", "SMU-100", "SMU-152")
def test_an_action_needs_its_proper_target():
    match = busy(
        {"hand": ["ninjas_smoke_bomb", "ninjas_infiltrate", "ninjas_poison"]},
        minions={"jungle_oasis": ["ninjas_shinobi", f"{REX}@p2"], "tar_pits": [f"{LASER}@p2"]},
        actions={"tar_pits": ["dinosaurs_wildlife_preserve@p2"]},
    )
    assert refused(match, f"act_on ninjas_smoke_bomb {REX}@{OASIS}").rule == "SMU-152"
    assert refused(match, "act ninjas_infiltrate").rule == "SMU-036"
    assert refused(match, f"act_on ninjas_infiltrate {REX}@{OASIS}").rule == "SMU-036"
    assert refused(match, f"act_at ninjas_poison {OASIS}").rule == "SMU-036"
    assert refused(match, f"act_on ninjas_poison {LASER}@{TAR}").rule == "SMU-100"
    assert refused(match, "act_on ninjas_poison dinosaurs_armor_stego").rule == "SMU-036"
    assert match.why_not(f"act_on ninjas_poison {REX}@{OASIS}") is None


@pytest.mark.rule("SMU-103", "SMU-104", "SMU-148")
def test_specials_have_their_time_and_place():
    match = busy({"hand": [REX, "ninjas_ninja_acolyte"]}, minions={"tortuga": ["ninjas_ninja_acolyte@p1"]})
    assert refused(match, f"special {REX}").rule == "SMU-103"
    match = busy({"hand": ["ninjas_ninja_acolyte", REX]})
    assert refused(match, "special ninjas_ninja_acolyte").rule == "SMU-104"
    match = busy({"hand": [REX]}, minions={"tortuga": ["ninjas_ninja_acolyte@p2"]})
    assert refused(match, "special ninjas_ninja_acolyte@base_tortuga").rule == "SMU-104"


@pytest.mark.rule("SMU-034", "SMU-136")
def test_first_things_first():
    match = busy({"hand": ["ninjas_ninja_master", "ninjas_shinobi"]}, minions={"jungle_oasis": [f"{REX}@p2"]})
    assert refused(match, f"target {REX}@{OASIS}").rule == "SMU-029"
    assert (
        refused(match, "decline").text.en
        == "Nobody asks for that now; now the question is: “Play cards: what do you do?”."
    )
    play(match, f"play ninjas_ninja_master {OASIS}")
    for choice in ("end", f"play ninjas_shinobi {OASIS}"):
        later = refused(match, choice)
        assert later.rule == "SMU-029"
        assert (
            "in step 2 of your turn; now the question is: “Ninja Master: which minion do you destroy?”" in later.text.en
        )


@pytest.mark.rule("SMU-049")
def test_a_turn_belongs_to_one_player():
    """Asked on behalf of a seat that is not on turn, the referee says so."""
    match = busy({"hand": [REX]})
    other = match.why_not(f"play {REX} {OASIS}", 1)
    assert other.rule == "SMU-049"
    assert other.text.en == "Player 1 is being asked now, whose turn it is: what to play."


# ---- numbers ----
def adds_up(derivation):
    """The last term carries the total, and each follows from the one before."""
    total = 0
    for term in derivation.terms:
        sign = {"subtract": -1}.get(term.operation, 1)
        total = term.amount if term.operation in ("printed", "start", "at least") else total + sign * term.amount
        assert term.total == total
    assert total == derivation.total
    return [(t.operation, t.amount) for t in derivation.terms]


@pytest.mark.rule("SMU-151")
def test_the_power_of_a_minion_with_everything_on_it():
    """King Rex at the Central Brain, upgraded, howled at and poisoned: 7 + 1 + 2 + 1 - 4."""
    match = busy(
        {"hand": ["dinosaurs_howl"]},
        minions={"the_central_brain": [REX]},
        actions={"the_central_brain": [f"dinosaurs_upgrade>{REX}", f"ninjas_poison@p2>{REX}"]},
    )
    play(match, "act dinosaurs_howl")
    found = match.explain(f"power of {REX}")
    assert found.total == 7
    terms = adds_up(found)
    assert terms[0] == ("printed", 7)
    assert sorted(terms[1:]) == [("add", 1), ("add", 1), ("add", 2), ("subtract", 4)]
    sources = {match.state.t.cards[t.source].id for t in found.terms}
    assert sources == {REX, BRAIN, "dinosaurs_upgrade", "ninjas_poison", "dinosaurs_howl"}


@pytest.mark.rule("SMU-151")
def test_a_floor_of_0_is_a_term_with_its_rule():
    match = busy(
        minions={"jungle_oasis": ["aliens_scout@p1"]}, actions={"jungle_oasis": ["ninjas_poison@p2>aliens_scout"]}
    )
    found = match.explain("power of aliens_scout")
    assert adds_up(found)[-1] == ("at least", 0)
    assert found.terms[-1].rule == "SMU-151"


def test_out_of_play_the_printed_power_counts():
    """Ruling R03."""
    match = busy({"hand": [RAPTOR]})
    assert adds_up(match.explain(f"power of {RAPTOR}")) == [("printed", 2)]


@pytest.mark.rule("SMU-052", "SMU-056")
def test_breakpoint_and_total():
    match = busy({"hand": ["dinosaurs_rampage"]}, minions={"factory_436_1337": [RAPTOR, RAPTOR, "robots_warbot@p2"]})
    play(match, "act dinosaurs_rampage")
    assert adds_up(match.explain(f"breakpoint of {FACTORY}")) == [("printed", 25), ("subtract", 4)]
    assert adds_up(match.explain(f"total of {FACTORY}")) == [("add", 4), ("add", 4), ("add", 4)]


@pytest.mark.rule("SMU-002", "SMU-068")
def test_victory_points_by_what_brought_them():
    match = busy(
        {"vp": 3, "hand": ["aliens_invader"]},
        minions={"factory_436_1337": [REX, LASER, LASER, "dinosaurs_armor_stego", "robots_nukebot@p2"]},
    )
    play(match, f"play aliens_invader {FACTORY}", "end")
    found = match.explain("vp of p1")
    assert found.total == match.state.vp[0] == 3 + 1 + 2 + 4
    assert adds_up(found) == [("start", 3), ("add", 1), ("add", 2), ("add", 4)]
    assert [match.state.t.cards[t.source].id for t in found.terms[1:]] == ["aliens_invader", FACTORY, FACTORY]
    assert adds_up(match.explain("vp of p2")) == [("start", 0), ("add", 2)]


@pytest.mark.parametrize(
    "question", ["power of dinosaurs_howl", f"breakpoint of {REX}", f"total of {TAR}", "vp of p3", "speed of p1"]
)
def test_senseless_questions_are_refused_in_a_sentence(question):
    match = table({"hand": [REX, "dinosaurs_howl"]})
    with pytest.raises(sudi.SudiError) as refusal:
        match.explain(question)
    assert str(refusal.value)[-1] in ".?"
