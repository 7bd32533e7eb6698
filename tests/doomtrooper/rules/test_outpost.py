"""The Outpost and transfers; whoever stands aside."""

from __future__ import annotations

import pytest

from ..table import card, fight, ids, options, play, rating, table
from .test_leaving import transfers


@pytest.mark.rule("DTR-187", "DTR-191", "DTR-192", "DTR-186")
def test_the_outpost_has_to_be_opened():
    assert transfers(table({"squad": ["clansman", "valkyrie"]})) == set()
    m = table({"squad": ["clansman", "valkyrie"], "outpost": ["prophet"]})
    assert transfers(m) == {"clansman", "valkyrie"}
    play(m, "transfer clansman")
    assert ids(m, "outpost", 0) == ["clansman", "prophet"]
    assert m.state.actions == 2


@pytest.mark.rule("DTR-191", "DTR-192")
def test_a_tribal_warrior_opens_the_outpost():
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["infantry", "prophet"], "destiny": 9}, {})
    play(m, "deploy infantry")
    assert transfers(m) == set()
    play(m, "deploy prophet")
    assert transfers(m) == {"clansman", "valkyrie", "infantry"}


@pytest.mark.rule("DTR-196", "DTR-197", "DTR-198", "DTR-199", "DTR-416", "DTR-414", "DTR-204")
def test_who_transfers_where():
    m = table({"outpost": ["prophet", "clansman", "renegade_apostate"], "squad": ["valkyrie"]})
    assert transfers(m) == {"clansman", "renegade_apostate", "valkyrie"}
    play(m, "transfer clansman", "transfer renegade_apostate")
    assert ids(m, "squad", 0) == ["clansman", "valkyrie"]
    assert ids(m, "aside", 0) == ["renegade_apostate"]
    assert transfers(m) == {"valkyrie"}  # once a turn
    m = table({"outpost": ["prophet", "razide"], "kohort": ["heretic"]})
    play(m, "transfer razide")
    assert ids(m, "kohort", 0) == ["heretic", "razide"]


@pytest.mark.rule("DTR-188", "DTR-189", "DTR-190")
def test_everybody_has_to_man_the_outpost():
    m = table({"squad": ["clansman~", "valkyrie~"], "hand": ["prophet", "infantry"], "destiny": 9},
              {"outpost": ["rasputin_raider"]})  # fmt: skip
    assert set(options(m)) == {"transfer clansman", "transfer valkyrie", "deploy prophet", "end"}
    play(m, "transfer clansman")
    assert m.state.covered >> card(m, "clansman") & 1
    m = table({"outpost": ["clansman"], "squad": ["valkyrie"]}, {"outpost": ["rasputin_raider"]})
    assert transfers(m) == {"valkyrie"}  # the last one has to stay


@pytest.mark.rule("DTR-522")
def test_a_covered_warrior_transfers_in_cover():
    m = table({"squad": ["clansman~", "valkyrie"], "outpost": ["prophet"]})
    play(m, "transfer clansman")
    assert m.state.covered >> card(m, "clansman") & 1
    assert ids(m, "outpost", 0) == ["clansman", "prophet"]
    assert ids(m, "squad", 0) == ["valkyrie"]


@pytest.mark.rule("DTR-193")
def test_a_vehicle_takes_two_actions():
    side = {"squad": ["clansman+imperial_doomlord", "rams_air_cavalry"], "outpost": ["prophet"]}
    m = table(side)
    play(m, "transfer clansman")
    assert m.state.actions == 1
    assert transfers(m) == set()  # the airship would need two


@pytest.mark.rule("DTR-195")
def test_nobody_transfers_in_a_combat():
    m = table({"squad": ["clansman"], "outpost": ["prophet"]}, {"kohort": ["razide"], "outpost": ["rasputin_raider"],
               "squad": ["valkyrie"], "hand": ["inspired"]})  # fmt: skip
    fight(m, "clansman", "razide")
    play(m, "play inspired")
    assert m.decision.name == "granted"
    assert transfers(m) == set()


@pytest.mark.rule("DTR-200", "DTR-201")
def test_who_stands_together_on_the_outpost():
    m = table({"squad": ["clansman", "valkyrie+tainted"], "outpost": ["razide"]})
    assert transfers(m) == {"razide", "valkyrie"}  # a spy may stand with both
    m = table({"squad": ["clansman"], "kohort": ["heretic"], "outpost": ["valkyrie+tainted"]})
    assert transfers(m) == {"clansman", "heretic", "valkyrie"}


@pytest.mark.rule("DTR-202")
def test_a_complete_conversion_on_the_outpost_forces_somebody_off():
    m = table({"outpost": ["clansman", "valkyrie"]}, {"hand": ["dark_visitation"]})
    play(m, "meditate", "play_on dark_visitation clansman")
    assert set(options(m)) == {"transfer clansman", "transfer valkyrie", "end"}
    play(m, "transfer clansman")
    assert ids(m, "kohort", 0) == ["clansman"]


@pytest.mark.rule("DTR-203")
def test_at_most_two_tribes():
    m = table({"outpost": ["prophet", "patriarch"], "hand": ["rasputin_raider", "prophet"], "destiny": 9})
    assert [o for o in options(m) if o.startswith("deploy")] == ["deploy prophet"]


# ---- areas ----
@pytest.mark.rule("DTR-440", "DTR-439")
def test_a_card_for_the_squad_is_not_for_the_outpost():
    m = table({"squad": ["clansman"], "outpost": ["valkyrie"], "hand": ["squad_drill"]}, {"squad": ["trencher"]})
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on")] == ["play_on squad_drill clansman"]


@pytest.mark.rule("DTR-415", "DTR-416")
def test_whoever_stands_aside_is_of_no_area_until_it_goes_to_the_outpost():
    for place, foe, zone in (("aside", "kohort", False), ("outpost", "outpost", True)):
        attacker = "razide" if foe == "kohort" else "rasputin_raider"
        m = table(
            {foe: [attacker], "outpost": ["rasputin_raider"]},
            {"outpost": ["prophet"], place: ["local_thug", *(["prophet"] if place == "outpost" else [])],
             "works": ["graveton:outpost", "victoria:squad"], "hand": ["evasive_action"]},
        )  # fmt: skip
        fight(m, attacker, "local_thug")
        assert (m.decision.name == "zone") is zone


@pytest.mark.rule("DTR-442")
def test_the_infurior_reaches_the_outpost():
    m = table(
        {"works": ["great_infurior:squad"], "squad": ["clansman"]},
        {"works": ["secret_hq:outpost"], "squad": ["trencher"]},
    )
    play(m, "use great_infurior 1")
    assert ids(m, "works", 1) == []


@pytest.mark.rule("DTR-415")
def test_cards_for_an_area_do_not_reach_those_outside():
    m = table({"kohort": ["necromutant"], "works": ["citadel_of_algeroth:kohort"], "aside": ["local_thug"]})
    assert rating(m, "armour", "local_thug") == 13
    assert rating(m, "armour", "necromutant") == 6


@pytest.mark.rule("DTR-249")
def test_who_stands_in_has_to_be_on_the_same_battlefield():
    m = table({"kohort": ["razide"], "outpost": ["prophet"]},
              {"outpost": ["bodyguard"], "squad": ["clansman"], "hand": ["evasive_action"]})  # fmt: skip
    m.state.aim[card(m, "bodyguard")] = card(m, "clansman")
    fight(m, "razide", "clansman")
    assert "use bodyguard 3" not in options(m)
    m = table({"kohort": ["razide"]}, {"squad": ["bodyguard", "clansman"], "hand": ["evasive_action"]})
    m.state.aim[card(m, "bodyguard")] = card(m, "clansman")
    fight(m, "razide", "clansman")
    assert "use bodyguard 3" in options(m)


@pytest.mark.rule("DTR-188", "DTR-443")
def test_a_missing_warrior_mans_no_outpost_and_presses_nobody():
    away = ["prophet+missing_in_action"]
    m = table(
        {"squad": ["clansman", "valkyrie"], "outpost": away}, {"outpost": ["rasputin_raider"]}, away=["p1.outpost.0"]
    )
    assert set(options(m)) == {"transfer clansman", "transfer valkyrie", "end"}
    m = table({"squad": ["clansman", "valkyrie"]}, {"outpost": away}, away=["p2.outpost.0"])
    assert "meditate" in options(m)
