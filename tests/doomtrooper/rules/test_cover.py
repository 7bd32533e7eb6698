"""Cover in its three forms (DTR-050 to DTR-078, DTR-382 to DTR-390)."""

from __future__ import annotations

import pytest

from ..table import covered, destiny, end_turn, fight, finish, ids, options, passes, play, rating, table, victory, why


@pytest.mark.rule("DTR-050", "DTR-051", "DTR-056")
def test_a_warrior_seeks_cover_even_wounded():
    m = table({"squad": ["clansman!", "valkyrie"]})
    assert rating(m, "armour", "clansman") == 3
    play(m, "cover clansman")
    assert covered(m, "clansman")
    assert rating(m, "armour", "clansman") == 6
    assert m.state.actions == 2


@pytest.mark.rule("DTR-052")
def test_the_last_open_warrior_stays_open():
    m = table({"squad": ["clansman~", "valkyrie"]})
    assert "cover valkyrie" not in options(m)
    assert "leave clansman" in options(m)
    m = table({"squad": ["clansman", "valkyrie"]})
    assert "cover valkyrie" in options(m)


@pytest.mark.rule("DTR-053", "DTR-062")
def test_when_all_are_covered_one_has_to_come_out():
    m = table({"squad": ["clansman~", "valkyrie~"], "hand": ["infantry", "terror"], "destiny": 2})
    assert set(options(m)) == {"leave clansman", "leave valkyrie", "deploy infantry", "end"}
    play(m, "leave clansman")
    assert not covered(m, "clansman")
    assert "meditate" in options(m)


@pytest.mark.rule("DTR-063", "DTR-054")
def test_whoever_leaves_cover_does_not_attack_this_turn():
    m = table({"squad": ["sean_gallagher~", "valkyrie"]}, {"kohort": ["heretic"]})
    play(m, "attack")
    assert all("sean" not in o for o in options(m))  # in cover
    m = table({"squad": ["sean_gallagher~", "valkyrie"]}, {"kohort": ["heretic", "centurion"]})
    play(m, "leave sean_gallagher", "attack")
    assert all("sean" not in o for o in options(m))
    m = table({"squad": ["sean_gallagher~", "valkyrie"]}, {"kohort": ["heretic"]})
    play(m, "leave sean_gallagher")
    end_turn(m)
    end_turn(m)
    play(m, "attack")
    assert any("sean" in o for o in options(m))


@pytest.mark.rule("DTR-054", "DTR-053")
def test_nobody_attacks_when_all_are_in_cover():
    m = table({"squad": ["sean_gallagher~", "valkyrie~"]}, {"kohort": ["heretic"]})
    assert set(options(m)) == {"leave sean_gallagher", "leave valkyrie", "end"}


@pytest.mark.rule("DTR-055", "DTR-266")
def test_a_covered_defender_has_more_armour_and_stays_in_cover():
    m = table({"squad": ["clansman"]}, {"kohort": ["necromutant~", "heretic"]})
    fight(m, "clansman", "necromutant")  # 4 + 1 against the Legion, armour 4 + 3
    finish(m)
    assert covered(m, "necromutant")
    assert not m.state.wounded >> m.state.t.instances("necromutant")[0] & 1
    m = table({"squad": ["clansman"]}, {"kohort": ["necromutant", "heretic"]})
    fight(m, "clansman", "necromutant")
    finish(m)
    assert m.state.wounded >> m.state.t.instances("necromutant")[0] & 1


@pytest.mark.rule("DTR-059", "DTR-060")
def test_attachments_in_cover_lie_open():
    m = table({"squad": ["clansman~+composite_armor", "valkyrie"], "hand": ["punisher_handgun"]})
    play(m, "attach punisher_handgun clansman")
    assert ids(m, "attached", 0) == ["composite_armor", "punisher_handgun"]
    assert rating(m, "armour", "clansman") == 3 + 4 + 3
    assert m.view(1)["players"][0]["attached"][0]["card"] == "composite_armor"


@pytest.mark.rule("DTR-061", "DTR-417")
def test_some_may_never_be_in_cover():
    m = table({"squad": ["johnstone", "valkyrie"]}, {"hand": ["cowardice"]})
    assert "cover johnstone" not in options(m)
    assert "cover valkyrie" in options(m)
    play(m, "meditate", "play_at cowardice p1")
    assert covered(m, "valkyrie")
    assert not covered(m, "johnstone")


@pytest.mark.rule("DTR-064", "DTR-065", "DTR-066", "DTR-067", "DTR-068", "DTR-070")
def test_deploying_into_cover_takes_three_actions_and_nothing_is_paid():
    m = table({"squad": ["valkyrie"], "hand": ["sean_gallagher", "infantry"], "destiny": 1})
    assert "hide sean_gallagher" in options(m)
    play(m, "hide sean_gallagher")
    assert ids(m, "hidden", 0) == ["sean_gallagher"]
    assert destiny(m)[0] == 1
    assert m.decision.name == "discard"  # the only thing of this turn
    assert m.view(1)["players"][0]["hidden"] == [None]
    assert "hide infantry" not in options(table({"squad": ["valkyrie"], "hand": ["infantry"]}, actions=2))


@pytest.mark.rule("DTR-078")
def test_who_may_not_be_deployed_into_cover():
    m = table({"squad": ["valkyrie"], "hand": ["young_guard", "rams_air_cavalry", "johnstone", "clansman"]})
    assert [o for o in options(m) if o.startswith("hide")] == ["hide clansman"]


@pytest.mark.rule("DTR-069")
def test_nothing_is_attached_to_a_hidden_warrior():
    m = table({"squad": ["valkyrie"], "hidden": ["clansman"], "hand": ["composite_armor"]})
    assert [o for o in options(m) if o.startswith("attach")] == ["attach composite_armor valkyrie"]


@pytest.mark.rule("DTR-071", "DTR-067")
def test_a_hidden_warrior_is_paid_for_when_it_leaves_cover():
    m = table({"squad": ["valkyrie"], "hidden": ["clansman"], "destiny": 4})
    play(m, "leave clansman")
    assert ids(m, "squad", 0) == ["clansman", "valkyrie"]
    assert destiny(m)[0] == 1


@pytest.mark.rule("DTR-072", "DTR-073", "DTR-074", "DTR-386")
@pytest.mark.parametrize(("victories", "left"), [(5, 2), (2, 0)])
def test_whoever_cannot_pay_loses_everything(victories, left):
    m = table({"squad": ["valkyrie"], "hidden": ["sean_gallagher"], "destiny": 5, "victory": victories})
    play(m, "leave sean_gallagher")  # costs 8
    assert ids(m, "grave", 0) == ["sean_gallagher"]
    assert (destiny(m)[0], victory(m)[0]) == (0, left)


@pytest.mark.rule("DTR-067", "DTR-071", "DTR-266")
def test_an_attacked_hidden_warrior_is_revealed_and_defends_from_cover():
    m = table({"squad": ["sean_gallagher"]}, {"hidden": ["razide"], "destiny": 7})
    play(m, "attack")
    assert options(m) == ["unmask sean_gallagher 1"] or m.decision.name == "tactic"
    passes(m)
    if m.decision.name == "opponents":
        play(m, "unmask sean_gallagher 1")
    assert destiny(m)[1] == 0
    assert rating(m, "armour", "razide") == 7 + 3
    assert ids(m, "kohort", 1) == ["razide"]


@pytest.mark.rule("DTR-076", "DTR-077")
def test_an_attack_on_an_illegal_hidden_target_is_spent():
    m = table({"squad": ["crenshaw_the_redeemer"]}, {"hidden": ["inquisitor"], "kohort": ["centurion"], "destiny": 9})
    play(m, "attack", "unmask crenshaw_the_redeemer 1")
    assert m.state.turn == 1  # no new attack
    assert ids(m, "squad", 1) == ["inquisitor"]
    assert covered(m, "inquisitor")


@pytest.mark.rule("DTR-375", "DTR-521")
def test_cowardice_drives_all_into_cover_and_one_has_to_come_out():
    m = table({"squad": ["clansman", "valkyrie~"], "destiny": 5}, {"kohort": ["heretic"], "hand": ["cowardice"]})
    play(m, "meditate", "play_at cowardice p1")
    assert m.decision.name == "ransom"  # Valkyrie was in cover already: 5 destiny points or she goes
    play(m, "no")
    assert ids(m, "squad", 0) == ["clansman"]
    assert options(m) == ["leave clansman", "end"]


@pytest.mark.rule("DTR-375")
def test_cowardice_on_the_attacker_does_not_end_the_combat():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]}, {"kohort": ["necromutant"], "hand": ["cowardice"]})
    fight(m, "clansman", "necromutant")
    play(m, "pass")
    assert m.decision.seat == 1
    play(m, "play_at cowardice p1")
    assert m.state.attacker >= 0
    assert rating(m, "armour", "clansman") == 6


@pytest.mark.rule("DTR-058", "DTR-387")
def test_the_order_of_hidden_warriors_is_kept():
    m = table({"squad": ["valkyrie"], "hand": ["clansman"], "hidden": ["infantry"]})
    play(m, "hide clansman")
    assert [m.state.t.defs[c].id for c in m.state.hidden[0]] == ["infantry", "clansman"]


# ---- personalities in cover ----
def hiding(m, *seats: int):
    """Tell the state in which order the hidden warriors came."""
    m.state.hiding = 1
    for seat in seats:
        m.state.hiding = m.state.hiding * 8 + seat
    return m


@pytest.mark.rule("DTR-384", "DTR-385")
def test_a_hidden_personality_comes_first():
    m = hiding(
        table(
            {"squad": ["valkyrie"], "hand": ["sean_gallagher"], "destiny": 9},
            {"hidden": ["sean_gallagher"], "kohort": ["heretic"], "destiny": 8},
        ),
        1,
    )
    play(m, "deploy sean_gallagher")
    assert ids(m, "squad", 1) == ["sean_gallagher"]
    assert ids(m, "hand", 0) == ["sean_gallagher"]
    assert destiny(m) == [9, 0]
    assert m.state.actions == 3  # another action may be taken


@pytest.mark.rule("DTR-386", "DTR-390")
def test_if_the_hidden_one_cannot_be_paid_the_open_one_comes():
    m = hiding(
        table(
            {"squad": ["valkyrie"], "hand": ["sean_gallagher"], "destiny": 9},
            {"hidden": ["sean_gallagher"], "kohort": ["heretic"], "destiny": 7},
        ),
        1,
    )
    play(m, "deploy sean_gallagher")
    assert ids(m, "squad", 0) == ["sean_gallagher", "valkyrie"]
    assert ids(m, "grave", 1) == ["sean_gallagher"]
    assert destiny(m) == [1, 0]


@pytest.mark.rule("DTR-387", "DTR-388", "DTR-389", "DTR-520")
@pytest.mark.parametrize(("destinies", "where"), [(8, 1), (7, 0)])
def test_of_several_hidden_ones_the_first_that_pays(destinies, where):
    m = hiding(
        table(
            {"squad": ["valkyrie"], "hidden": ["sean_gallagher"], "destiny": 9},
            {"hidden": ["sean_gallagher"], "kohort": ["heretic"], "destiny": destinies},
        ),
        1,
        0,
    )
    play(m, "leave sean_gallagher")
    assert "sean_gallagher" in ids(m, "squad", where)
    assert ids(m, "hand", 0) == (["sean_gallagher"] if where else [])


@pytest.mark.rule("DTR-382", "DTR-383", "DTR-494")
def test_one_copy_of_a_personality():
    m = table({"hand": ["valerie_duval"], "destiny": 20}, {"squad": ["valerie_duval"]})
    assert "deploy valerie_duval" not in options(m)
    assert "deploy valerie_duval" in options(table({"hand": ["valerie_duval"], "destiny": 20}))


@pytest.mark.rule("DTR-065", "DTR-064")
def test_with_more_actions_there_is_more_to_do_after_deploying_into_cover():
    m = table({"squad": ["valkyrie"], "hand": ["infantry"]}, actions=4)
    play(m, "hide infantry")
    assert (m.decision.name, m.state.actions) == ("action", 1)


@pytest.mark.rule("DTR-053", "DTR-521")
def test_whoever_has_only_warriors_deployed_into_cover_brings_one_out():
    """They are in cover as anybody else there: nothing but leaving it or deploying another is a next action."""
    m = table({"hidden": ["valkyrie"], "hand": ["infantry", "composite_armor"], "destiny": 9}, {"kohort": ["razide"]})
    assert set(options(m)) == {"leave valkyrie", "deploy infantry", "end"}
    assert why(m, "meditate") == "DTR-053"
    m = table({"squad": ["clansman"], "hidden": ["valkyrie"], "destiny": 9}, {"kohort": ["razide"]})
    assert {"meditate", "leave valkyrie"} <= set(options(m))  # somebody is out of cover
