"""Beasts, and warriors considered beasts."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING
from sudi.games.doomtrooper.rules.control import take_control
from sudi.games.doomtrooper.state import ASIDE, OUTPOST

from ..table import attach_to, card, fight, ids, options, play, rating, table, why


# ---- beasts ----
@pytest.mark.rule("DTR-170", "DTR-171", "DTR-172", "DTR-173", "DTR-174", "DTR-286")
def test_a_beast_makes_new_base_ratings():
    m = table({"outpost": ["prophet", "rasputin_raider"], "hand": ["twotusk"]})
    assert attach_to(m, "twotusk") == {"prophet"}
    play(m, "attach twotusk prophet")
    assert [rating(m, r, "prophet") for r in ("fight", "shoot", "armour", "value")] == [7, 3, 8, 8]
    terms = m.explain("fight of prophet").terms
    assert [t.operation for t in terms] == ["printed", "add"]
    m = table({"outpost": ["prophet+twotusk"], "hand": ["twotusk", "composite_armor"]})
    assert attach_to(m, "twotusk") == set()
    assert attach_to(m, "composite_armor") == {"prophet"}


@pytest.mark.rule("DTR-178", "DTR-179", "DTR-181")
def test_warriors_considered_beasts():
    m = table({"outpost": ["tribal_hound", "prophet"], "hand": ["twotusk"]})
    assert attach_to(m, "twotusk") == {"prophet"}
    assert "transfer tribal_hound" not in options(m)
    assert "cover tribal_hound" in options(m)


# ---- beasts ----
@pytest.mark.rule("DTR-175")
def test_a_rider_stays_on_the_outpost():
    m = table({"outpost": ["clansman+twotusk", "valkyrie", "prophet"]})
    assert {o for o in options(m) if o.startswith("transfer")} == {"transfer valkyrie"}
    assert why(m, "transfer clansman") == "DTR-175"


@pytest.mark.rule("DTR-177", "DTR-173", "DTR-181")
def test_riders_and_beasts_hide_and_use_forts_and_zones():
    m = table(
        {"outpost": ["prophet+twotusk", "tribal_hound", "clansman+twotusk"], "works": ["fukido:squad"]},
        {"outpost": ["rasputin_raider"]},
    )
    assert {"cover prophet", "cover tribal_hound"} <= set(options(m))
    assert not any(o.startswith(("board", "alight")) for o in options(m))  # a beast is always ridden
    assert rating(m, "armour", "clansman") == 3 + 4 + 2  # the beast and the city
    for rider in ("prophet+twotusk", "tribal_hound"):
        m = table({"outpost": ["rasputin_raider"]}, {"outpost": [rider], "works": ["graveton:outpost"]})
        fight(m, "rasputin_raider", rider.split("+")[0])
        assert options(m) == ["zone graveton", "open"]


@pytest.mark.rule("DTR-286", "DTR-285", "DTR-174")
def test_the_beast_comes_before_everything_else():
    m = table({"outpost": ["prophet+twotusk+composite_armor", "prophet"]})
    assert [t.amount for t in m.explain("armour of prophet").terms] == [4, 4, 4]
    m = table({"kohort": ["curator+dance_on_the_edge+grim_reaper+twotusk"]})
    # (3 + 4 - 2) x 2: the beast makes the base, the gift lowers it, the Reaper doubles
    assert rating(m, "fight", "curator") == 10
    assert [(t.operation, t.amount) for t in m.explain("fight of curator").terms] == [
        ("printed", 3), ("add", 4), ("add", -2), ("multiply", 2)
    ]  # fmt: skip


@pytest.mark.rule("DTR-171", "DTR-178")
def test_a_beast_or_a_vehicle():
    m = table({"outpost": ["clansman+twotusk", "trencher"], "hand": ["imperial_doomlord"]})
    assert attach_to(m, "imperial_doomlord") == {"trencher"}
    assert why(m, "attach imperial_doomlord clansman") == "DTR-171"
    m = table({"outpost": ["prophet+imperial_doomlord", "prophet"], "hand": ["twotusk"]})
    assert len([o for o in options(m) if o.startswith("attach twotusk")]) == 1
    m = table({"kohort": ["algeroth_apostle", "razide"], "outpost": ["zhurgon"], "hand": ["hellhound_necrotank"]},
              {"outpost": ["prophet"]})  # fmt: skip
    play(m, "meditate")  # Algeroth equips any warrior of the Legion, but no beast with a vehicle
    assert attach_to(m, "hellhound_necrotank") == {"algeroth_apostle", "razide"}


@pytest.mark.rule("DTR-176", "DTR-180")
def test_whoever_is_forced_off_the_outpost_loses_the_beast():
    m = table({"outpost": ["prophet+twotusk", "tribal_hound"]})
    take_control(m.state, card(m, "prophet"), 0, ASIDE)
    assert ids(m, "aside", 0) == ["prophet"]
    assert ids(m, "grave", 0) == ["twotusk"]
    take_control(m.state, card(m, "tribal_hound"), 0, ASIDE)
    assert "tribal_hound" in ids(m, "grave", 0)
    m = table({"outpost": ["prophet+twotusk"]}, {})
    take_control(m.state, card(m, "prophet"), 1, OUTPOST)
    assert RATING["fight"].of(m.state, card(m, "prophet")) == 7  # another player's Outpost: it keeps the beast
