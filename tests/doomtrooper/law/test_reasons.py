"""Every refusal names its rule; every number tells its terms."""

from __future__ import annotations

import pytest

from ..table import card, fight, options, play, table, why


@pytest.mark.rule("DTR-014")
def test_the_catalogue_of_actions():
    m = table({"squad": ["clansman", "valkyrie~", "trencher+imperial_doomlord"], "outpost": ["prophet"],
               "hand": ["infantry", "composite_armor", "fukido", "suicide_mission", "victoria", "grim_reaper"],
               "kohort": ["heretic"]}, {"kohort": ["razide"], "outpost": ["rasputin_raider"]})  # fmt: skip
    kinds = {o.split()[0] for o in options(m)}
    assert kinds == {
        "deploy", "hide", "cover", "leave", "meditate", "attach", "lay", "board", "transfer", "play_on", "attack", "end"
    }  # fmt: skip


@pytest.mark.rule("DTR-508", "DTR-483", "DTR-046", "DTR-050", "DTR-052", "DTR-078", "DTR-042")
def test_reasons_about_warriors():
    m = table({"squad": ["clansman", "valkyrie~"], "hand": ["sean_gallagher", "young_guard", "terror"], "destiny": 3},
              {"kohort": ["razide"]})  # fmt: skip
    assert why(m, "cover razide") == "DTR-508"
    assert why(m, "deploy razide") == "DTR-483"
    assert why(m, "deploy sean_gallagher") == "DTR-046"
    assert why(m, "deploy terror") == "DTR-042"
    assert why(m, "hide young_guard") == "DTR-078"
    assert why(m, "cover valkyrie") == "DTR-050"
    assert why(m, "cover clansman") == "DTR-052"
    assert why(m, "leave clansman") == "DTR-062"


@pytest.mark.rule("DTR-456", "DTR-082", "DTR-083", "DTR-120", "DTR-127", "DTR-116")
def test_reasons_about_attachments():
    m = table({"squad": ["clansman+composite_armor"], "outpost": ["zhurgon"], "kohort": ["heretic+dark_fire"],
               "works": ["fukido:squad"],
               "hand": ["composite_armor", "kratach", "distort", "dark_fire", "fukido"]})  # fmt: skip
    assert why(m, "attach composite_armor zhurgon") == "DTR-456"
    assert why(m, "attach composite_armor clansman") == "DTR-082"
    assert why(m, "attach kratach clansman") == "DTR-083"
    assert why(m, "attach distort heretic") == "DTR-120"
    assert why(m, "attach dark_fire heretic") == "DTR-127"
    assert why(m, "lay fukido squad") == "DTR-116"
    assert why(m, "lay fukido kohort") == "DTR-112"


@pytest.mark.rule("DTR-125")
def test_who_may_never_have_gifts():
    m = table({"kohort": ["curator+animate_dead"], "hand": ["dark_fire"]}, {"grave": ["razide"]}, actions=4)
    play(m, "use animate_dead 1")
    assert why(m, "attach dark_fire razide") == "DTR-125"


@pytest.mark.rule("DTR-191", "DTR-200", "DTR-198", "DTR-188", "DTR-053")
def test_reasons_about_the_outpost_and_duties():
    m = table({"squad": ["clansman"]})
    assert why(m, "transfer clansman") == "DTR-191"
    m = table({"squad": ["clansman"], "outpost": ["razide", "prophet"]})
    assert why(m, "transfer clansman") == "DTR-200"
    assert why(m, "transfer prophet") == "DTR-198"
    m = table({"squad": ["clansman"]}, {"outpost": ["prophet"]})
    assert why(m, "meditate") == "DTR-188"
    m = table({"squad": ["clansman~"]})
    assert why(m, "meditate") == "DTR-053"


@pytest.mark.rule("DTR-039", "DTR-308", "DTR-314", "DTR-019", "DTR-361")
def test_reasons_about_attacks_and_moments():
    m = table({"squad": ["clansman"], "hand": ["positive_karma"], "rounds": 1}, {"kohort": ["razide"]})
    assert why(m, "attack") == "DTR-039"
    assert why(table({"squad": ["clansman"]}, {"kohort": ["razide"]}), "sabotage clansman p2") == "DTR-308"
    assert why(m, "play positive_karma") == "DTR-229"
    assert why(m, "pass") == "DTR-019"
    assert why(m, "fight") == "DTR-361"
    assert why(table({"squad": ["clansman"], "rounds": 1}, {}), "sabotage clansman p2") == "DTR-314"
    play(m, "meditate")
    assert why(m, "meditate") == "DTR-361"


@pytest.mark.rule("DTR-214", "DTR-347", "DTR-016")
@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("Let", "DTR-214"),  # a card's whole name says more than the beginning of "Let X be wounded"
        ("cast fly", "DTR-214"),
        ("seslat Let", "DTR-214"),
        ("play_on ambush inquisitor", "DTR-347"),
        ("cast elemental_wall inquisitor", "DTR-347"),
        ("play initiative", "DTR-016"),
    ],
)
def test_what_belongs_to_another_moment_says_so_however_it_is_asked_for(asked: str, rule: str):
    hand = ["fly", "ambush", "elemental_wall", "initiative"]
    assert why(table({"squad": ["inquisitor"], "hand": hand}, {"kohort": ["razide"]}), asked) == rule


@pytest.mark.rule("DTR-038")
def test_after_an_attack_nothing_but_attacks():
    m = table({"squad": ["clansman"], "hand": ["lucky_shot"]}, {"kohort": ["alakhai_the_cunning"]}, attacks=2)
    fight(m, "clansman", "alakhai_the_cunning")
    while m.decision.name != "action":
        play(m, "pass")
    assert why(m, "meditate") == "DTR-038"


def test_a_rating_tells_its_terms():
    m = table({"squad": ["clansman~+composite_armor", "valkyrie"], "works": ["fukido:squad"]})
    terms = [(t.operation, t.amount, t.total, t.rule) for t in m.explain("armour of clansman").terms]
    assert terms == [("printed", 3, 3, ""), ("add", 4, 7, ""), ("add", 2, 9, ""), ("add", 3, 12, "DTR-051")]
    sources = [t.source for t in m.explain("armour of clansman").terms]
    assert sources[1:3] == [card(m, "composite_armor"), card(m, "fukido")]


def test_points_tell_where_they_came_from():
    m = table({"destiny": 5})
    play(m, "meditate")
    assert [(t.operation, t.amount) for t in m.explain("destiny of p1").terms] == [("start", 5), ("add", 1)]
