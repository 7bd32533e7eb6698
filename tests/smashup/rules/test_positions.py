"""Positions: refused ones name the field, good ones come back as they went; no card is ever lost."""

from __future__ import annotations

import random

import pytest
import yaml

import sudi

from ..table import busy, everything_in_one_place, options, play, power

OASIS, TAR, HOME = "base_jungle_oasis", "base_tar_pits", "base_the_homeworld"
REX, LASER = "dinosaurs_king_rex", "dinosaurs_laseratops"


def position(**changes):
    data = {
        "game": "smashup",
        "setup": {"factions": ["ninjas+aliens", "pirates+robots"]},
        "players": [{"hand": []}, {"hand": []}],
        "slots": [{"bases": [TAR]}],
    }
    return sudi.from_position(data | changes)


def at_tar_pits(**cards):
    return {"slots": [{"bases": [TAR], **cards}]}


BAD = [
    ({"players": [{"hand": [REX]}, {}]}, r"players\[0\]\.hand\[0\]", "SMU-007"),
    ({"players": [{"hand": ["pirates_cannon"]}, {}]}, r"players\[0\]\.hand\[0\]", "SMU-007"),
    ({"players": [{"deck": ["base_tortuga"]}, {}]}, r"players\[0\]\.deck\[0\]", "SMU-017"),
    ({"players": [{"vp": -1}, {}]}, r"players\[0\]\.vp", "SMU-002"),
    ({"players": [{"asleep": 4}, {}]}, r"players\[0\]\.asleep", ""),
    ({"players": [{"faction_a": "pirates"}, {}]}, r"players\[0\]\.faction_a", "SMU-009"),
    ({"players": [{"faction_a": "pirate"}, {}]}, r"players\[0\]\.faction_a", ""),
    ({"players": [{}, {}, {}, {}, {}]}, "mode or setup", "SMU-001"),
    (at_tar_pits(minions=["pirates_dinghy"]), r"slots\[0\]\.minions\[0\]", "SMU-050"),
    (at_tar_pits(minions=[REX]), r"slots\[0\]\.minions\[0\]", "SMU-033"),
    (at_tar_pits(minions=["base_tortuga"]), r"slots\[0\]\.minions\[0\]", "SMU-050"),
    (at_tar_pits(minions=["ninjas_shinobi"] * 4), r"slots\[0\]\.minions\[3\]", "SMU-003"),
    (at_tar_pits(actions=["pirates_first_mate"]), r"slots\[0\]\.actions\[0\]", "SMU-051"),
    (at_tar_pits(actions=["pirates_dinghy"]), r"slots\[0\]\.actions\[0\]", "SMU-037"),
    (at_tar_pits(actions=["ninjas_poison"]), r"on\.s1\.actions\.0", "SMU-151"),
    (
        at_tar_pits(actions=["ninjas_infiltrate"], minions=["aliens_scout"]) | {"on": {"s1.actions.0": "s1.minions.0"}},
        r"on\.s1\.actions\.0",
        "SMU-150",
    ),
    (
        at_tar_pits(actions=["ninjas_poison"], minions=["aliens_scout"]) | {"on": {"s1.actions.0": "s1.minions.1"}},
        r"on\.s1\.actions\.0",
        "SMU-151",
    ),
    (at_tar_pits(actions=["ninjas_infiltrate"]) | {"named": {"s1.actions.0": 9}}, r"named\.s1\.actions\.0", ""),
    ({"slots": [{"bases": [TAR, OASIS]}]}, r"slots\[0\]\.bases", "SMU-014"),
    ({"slots": [{"bases": ["ninjas_shinobi"]}]}, r"slots\[0\]\.bases\[0\]", "SMU-052"),
    ({"slots": [{"bases": [], "minions": ["ninjas_shinobi"]}]}, r"slots\[0\]\.bases", "SMU-032"),
    ({"slots": [{}] * 4}, "slots", "SMU-014"),
    ({"base_deck": ["ninjas_shinobi"]}, r"base_deck\[0\]", "SMU-017"),
    ({"limbo": ["ninjas_shinobi"]}, "limbo", ""),
    ({"fresh": ["s1.actions.0"]}, r"fresh\[0\]", ""),
    ({"turn": "p3"}, "turn", "SMU-001"),
    ({"sleepers": 1}, "sleepers", ""),
]


@pytest.mark.parametrize(("changes", "field", "at_stake"), BAD)
def test_a_position_that_cannot_be_names_the_field(changes, field, at_stake):
    """`at_stake` is the rule that such a position would break, where there is one."""
    with pytest.raises(sudi.SudiError, match=rf"^{field}\b|^{field}[:\[]") as refused:
        position(**changes)
    assert "\n" not in str(refused.value)


@pytest.mark.rule("SMU-008", "SMU-009")
@pytest.mark.parametrize(
    ("players", "boxes"),
    [
        ([{"faction_a": "pirates", "faction_b": "pirates"}, {}], 2),
        ([{"faction_a": "pirates"}, {"faction_b": "pirates"}], 1),
    ],
)
def test_factions_of_a_position_obey_the_rules_of_the_box(players, boxes):
    with pytest.raises(sudi.SudiError, match=r"players\[.\]\.faction_.: "):
        position(players=players, setup={"boxes": boxes})


@pytest.mark.rule("SMU-010")
def test_a_position_without_names_takes_factions_nobody_has():
    match = position(players=[{"faction_a": "pirates"}, {"faction_b": "zombies"}], setup={})
    s = match.state
    assert len({*s.faction_a, *s.faction_b}) == 4
    everything_in_one_place(match)


def test_a_quiet_position_is_readable_and_comes_back():
    match = busy(
        {"hand": ["ninjas_shinobi"], "vp": 4, "discard": ["dinosaurs_howl"]},
        minions={"jungle_oasis": [REX, "aliens_scout@p2"], "tar_pits": [LASER]},
        actions={"jungle_oasis": [f"dinosaurs_upgrade>{REX}", "tricksters_block_the_path@p2"]},
        named={"s1.actions.1": 3},
    )
    data = match.position()
    assert "machine" not in data
    assert data["on"] == {"s1.actions.0": "s1.minions.0"}
    again = sudi.from_position(data)
    assert options(again) == options(match)
    assert again.position() == data
    assert power(again, REX) == 9
    everything_in_one_place(again)


@pytest.mark.rule("SMU-C03", "SMU-099")
def test_borrowed_and_infiltrating_actions_come_back_as_they_were():
    match = busy(
        {"hand": ["wizards_mass_enchantment"]},
        {"deck": ["ninjas_infiltrate"]},
        minions={"the_central_brain": ["wizards_archmage"]},
    )
    play(match, "act wizards_mass_enchantment", "act_at ninjas_infiltrate base_the_central_brain", "ignore")
    again = sudi.from_position(match.position())
    assert power(again, "wizards_archmage") == power(match, "wizards_archmage") == 4
    assert again.position() == match.position()


@pytest.mark.parametrize("seed", range(6))
def test_any_moment_of_a_match_comes_back_exactly(seed):
    chance = random.Random(seed)
    match = sudi.new("smashup", players=2 + seed % 3, seed=seed, boxes=1 + seed % 2)
    for step in range(160):
        if match.decision is None:
            break
        match.choose(chance.randrange(len(options(match))))
        if step % 8 == 0 and match.decision is not None:
            everything_in_one_place(match)
            again = sudi.from_position(match.position())
            assert options(again) == options(match)
            assert again.position() == match.position()


@pytest.mark.rule("SMU-067", "SMU-126")
def test_the_middle_of_a_scoring_comes_back_exactly():
    match = busy(
        {"hand": ["ninjas_shinobi", "robots_zapbot"]},
        minions={"the_homeworld": [f"{REX}@p2", f"{LASER}@p2", f"{LASER}@p2", *["dinosaurs_armor_stego@p2"] * 2]},
    )
    play(match, "end", "special ninjas_shinobi")
    again = sudi.from_position(match.position())
    assert again.state == match.state
    for side in (match, again):
        play(side, f"play robots_zapbot {HOME}")
    assert options(again) == options(match)


@pytest.mark.parametrize("key", ["on", "'on'"])
def test_on_may_be_written_bare_in_yaml(key):
    """YAML 1.1 reads a bare `on` as true."""
    written = f"""
        game: smashup
        setup: {{factions: [ninjas+aliens, dinosaurs+robots]}}
        players: [{{hand: []}}, {{hand: []}}]
        slots:
          - {{bases: [base_tar_pits], minions: [dinosaurs_king_rex], actions: [dinosaurs_upgrade]}}
        {key}: {{s1.actions.0: s1.minions.0}}
    """
    data = yaml.safe_load(written)
    assert (True in data) == (key == "on")
    assert power(sudi.from_position(data), REX) == 7 + 2


def test_a_bare_false_is_no_field():
    with pytest.raises(sudi.BadPosition, match="False"):
        sudi.from_position({"game": "smashup", False: {}})
