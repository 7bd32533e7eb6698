"""What is refused at other moments than the action step, and what a question refuses: by which rule, in which words."""

from __future__ import annotations

import pytest

from ..table import Match, fight, finish, options, play, table, why


def said(m: Match, name: str) -> str:
    refusal = m.why_not(name)
    assert refusal is not None
    return refusal.text["en"]


# ---- in a window ----
@pytest.mark.rule("DTR-042", "DTR-182", "DTR-227", "DTR-347", "DTR-338", "DTR-272", "DTR-282", "DTR-016", "DTR-017")
@pytest.mark.parametrize(
    ("card", "rule", "when"),
    [
        ("infantry", "DTR-042", "is deployed as an action"),
        ("composite_armor", "DTR-182", "is laid as an action"),
        ("grim_reaper", "DTR-227", "is played as an action"),
        ("evasive_action", "DTR-347", "in the modifier phase"),
        ("miscommunication", "DTR-338", "right after the card that it answers"),
        ("narrow_escape", "DTR-272", "about to be killed"),
        ("initiative", "DTR-016", "at the start of your turn"),
        ("ruthless_efficiency", "DTR-017", "at the end of your turn"),
    ],
)
def test_a_window_tells_when_a_card_is_played(card: str, rule: str, when: str):
    m = table({"squad": ["clansman"], "kohort": ["heretic"], "hand": [card, "positive_karma"]})
    play(m, "meditate")
    assert why(m, f"play {card}") == rule
    assert when in said(m, f"play {card}")


@pytest.mark.rule("DTR-182")
def test_gear_is_given_in_a_window_only_where_a_card_allows_it():
    m = table({"squad": ["clansman"], "hand": ["composite_armor", "positive_karma"]})
    play(m, "meditate")
    assert why(m, "attach composite_armor clansman") == "DTR-182"
    m = table({"kohort": ["algeroth_apostle", "heretic"], "squad": ["clansman"], "hand": ["composite_armor"]})
    play(m, "meditate")
    assert {"attach composite_armor algeroth_apostle", "attach composite_armor heretic", "pass"} == set(options(m))
    assert why(m, "attach composite_armor clansman") == "DTR-182"


# ---- in the action step ----
@pytest.mark.rule("DTR-205", "DTR-508", "DTR-194")
def test_what_cannot_be_used_or_moved_is_told_by_whose_it_is():
    m = table(
        {"squad": ["clansman", "valkyrie"], "works": ["the_cathedral:squad"]},
        {"squad": ["infantry+composite_armor"], "works": ["fukido:squad"]},
    )
    assert why(m, "use the_cathedral 1") == "DTR-205"
    assert "acts by itself" in said(m, "use the_cathedral 1")
    assert "acts by itself" not in said(m, "use fukido 1")  # not yours
    assert "acts by itself" not in said(m, "use clansman 1")  # a warrior does what it does
    assert "it can be attacked" in said(m, "cover infantry")
    assert "not yours" in said(m, "cover composite_armor")
    assert why(m, "transfer the_cathedral") == "DTR-194"


@pytest.mark.rule("DTR-087")
def test_gear_stays_where_it_is_unless_it_says_otherwise():
    m = table({"squad": ["clansman+composite_armor", "trencher+foxhole", "valkyrie"]}, {"squad": ["infantry+grenade"]})
    assert {o for o in options(m) if o.startswith("move")} == {"move foxhole clansman", "move foxhole valkyrie"}
    assert said(m, "move composite_armor valkyrie").startswith("Composite Armor stays where it is")
    assert said(m, "move foxhole trencher") == "Foxhole is on Trencher already."
    assert "stays where it is" not in said(m, "move grenade valkyrie")  # not yours


@pytest.mark.rule("DTR-104")
def test_whoever_is_in_cover_does_not_board_the_vehicle_it_is_given():
    m = table({"squad": ["clansman~", "valkyrie", "trencher"], "hand": ["imperial_doomlord"]})
    inside = play(m.copy(), "attach imperial_doomlord trencher")
    assert options(inside) == ["inside", "outside"]
    play(m, "attach imperial_doomlord clansman")
    assert "inside" not in options(m)
    assert not m.state.inside


# ---- questions that cards ask ----
@pytest.mark.rule("DTR-290", "DTR-291", "DTR-054", "DTR-466", "DTR-300")
def test_who_is_no_reinforcement():
    squad = ["clansman", "trencher~", "blood_beret", "valkyrie", "romanov", "bauhaus_cop"]
    m = table(
        {"squad": squad, "kohort": ["heretic"], "outpost": ["prophet"], "hand": ["reinforcements"], "destiny": 20},
        {"squad": ["etoiles_mortant"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "etoiles_mortant")
    play(m, "play_on reinforcements clansman", "units 1")
    assert set(options(m)) == {"target blood_beret", "target valkyrie"}
    assert "in the combat already" in said(m, "target clansman")
    assert why(m, "target trencher") == "DTR-054"
    assert why(m, "target romanov") == "DTR-466"
    assert why(m, "target heretic") == why(m, "target prophet") == "DTR-291"
    assert "against its own corporation" in said(m, "target bauhaus_cop")
    assert why(m, "target etoiles_mortant") == "DTR-290"
    m = table(
        {"squad": ["clansman", "rams_air_cavalry", "trencher", "valkyrie"], "hand": ["reinforcements"], "destiny": 20},
        {"kohort": ["razide"]},
    )
    fight(m, "clansman", "razide")
    play(m, "play_on reinforcements clansman", "units 1")
    assert why(m, "target rams_air_cavalry") == "DTR-300"  # it takes part in shoot-outs only


@pytest.mark.rule("DTR-290")
def test_nobody_reinforces_the_other_side():
    m = table(
        {"aside": ["local_thug"], "kohort": ["razide", "heretic"], "hand": ["reinforcements"], "destiny": 20},
        {"squad": ["clansman"]},
    )
    fight(m, "razide", "clansman")
    play(m, "play_on reinforcements razide")
    assert "target local_thug" not in options(m)


@pytest.mark.rule("DTR-334", "DTR-503")
def test_what_distort_does_not_destroy():
    m = table({"kohort": ["necromutant+distort"], "destiny": 29}, {"squad": ["clansman+composite_armor+grenade"]})
    play(m, "meditate", "use distort 1")
    assert set(options(m)) == {"target composite_armor", "target grenade"}
    assert said(m, "target clansman") == "What goes is weapon / equipment in play; Clansman is none."
    assert why(m, "target distort") == "DTR-503"


@pytest.mark.rule("DTR-334")
@pytest.mark.parametrize(
    ("works", "what"),
    [("unholy_carronade:kohort", "warzone / fortification"), ("great_infurior:squad", "fortification")],
)
def test_a_gun_says_what_it_destroys(works: str, what: str):
    gun = works.partition(":")[0]
    m = table({"squad": ["clansman"], "works": [works]}, {"squad": ["trencher"], "works": ["fukido:squad", "fukido"]})
    play(m, f"use {gun} 1")
    assert said(m, "target trencher") in (f"What goes is {what}{end}; Trencher is none." for end in ("", " in play"))


@pytest.mark.rule("DTR-232", "DTR-503")
def test_no_card_but_one_that_names_it_takes_an_alliance():
    sides = {"squad": ["clansman"]}, {"works": ["alliance_mishima", "fukido:squad"]}
    m = table({**sides[0], "hand": ["upheaval"]}, sides[1])
    play(m, "play upheaval")
    assert set(options(m)) == {"target clansman", "target fukido"}
    assert why(m, "target alliance_mishima") == "DTR-232"
    assert why(m, "target upheaval") == "DTR-503"


@pytest.mark.rule("DTR-277", "DTR-334")
def test_whom_the_first_aid_kit_does_not_heal():
    m = table(
        {"squad": ["clansman!+first_aid_kit", "valkyrie", "trencher!"], "kohort": ["heretic!"]},
        {"squad": ["infantry!"]},
    )
    play(m, "meditate", "use first_aid_kit 1")
    assert set(options(m)) == {"target clansman", "target trencher"}
    assert said(m, "target valkyrie") == "Valkyrie is not wounded."
    assert why(m, "target heretic") == "DTR-334"
    assert why(m, "target infantry") == "DTR-277"


@pytest.mark.rule("DTR-334")
def test_only_equipment_strengthens_an_entrenchment():
    hand = ["grenade", "composite_armor", "positive_karma"]
    m = table({"squad": ["clansman"], "works": ["fortified_entrenchment:squad"], "hand": hand})
    play(m, "meditate", "use fortified_entrenchment 1")
    assert set(options(m)) == {"target grenade", "target composite_armor"}
    assert said(m, "target positive_karma") == "Positive Karma is no equipment."


@pytest.mark.rule("DTR-491")
def test_what_cannot_be_discarded_is_not_used_by_discarding_it():
    m = table({"squad": ["clansman!+first_aid_kit"], "hand": ["superior_quality", "positive_karma"]})
    assert "use first_aid_kit 1" in options(play(m.copy(), "meditate"))
    play(m, "play_on superior_quality first_aid_kit")
    assert (m.decision.name, options(m)) == ("anytime", ["play positive_karma", "pass"])
    assert why(m, "use first_aid_kit 1") == "DTR-491"


# ---- what is told ----
@pytest.mark.rule("DTR-281", "DTR-282")
@pytest.mark.parametrize("victory", [0, 4])
def test_nobody_is_told_of_no_points(victory: int):
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["necromutant!"]})
    finish(fight(m, "sean_gallagher", "necromutant"), victory)
    told = [line.text("en") for line in m.log()]
    assert any(" 4 " in line for line in told if "gains" in line)
    assert not [line for line in told if "gains 0" in line]


@pytest.mark.parametrize(
    ("id", "rule"),
    [
        ("evasive_action", "DTR-347"),
        ("miscommunication", "DTR-338"),
        ("narrow_escape", "DTR-338"),
        ("bamboozled", "DTR-338"),
        ("blood_lust", "DTR-016"),
        ("ruthless_efficiency", "DTR-017"),
        ("positive_karma", "DTR-229"),
    ],
)
def test_the_action_step_tells_when_else_a_card_is_played(id, rule):
    m = table({"squad": ["clansman"], "hand": [id, "infantry"]}, {"kohort": ["razide"]})
    assert why(m, f"play {id}") == rule
