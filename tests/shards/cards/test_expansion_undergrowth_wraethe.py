"""Expansion cards of the Undergrowth and the Wraethe: what each does and what it must not do."""

from __future__ import annotations

import pytest

from ..table import options, play, relic_table, zone


# ---- Arach Devotees ----
def test_arach_devotees_draw_and_heal_only_when_unified() -> None:
    match = relic_table({"health": 30, "hand": ["arach_devotees", "crystal"], "deck": ["blaster"]})
    play(match, "play arach_devotees")
    assert match.state.health[0] == 30
    assert sorted(zone(match, "hand", 0)) == ["blaster", "crystal"]


def test_arach_devotees_heal_after_another_undergrowth_ally() -> None:
    match = relic_table({"health": 30, "hand": ["arach_devotees", "spore_cleric", "crystal"]})
    play(match, "play spore_cleric", "play arach_devotees")
    assert match.state.health[0] == 30 + 4 + 3


def test_arach_devotees_draw_first_so_that_the_drawn_card_can_be_revealed() -> None:
    match = relic_table({"health": 30, "hand": ["arach_devotees", "crystal"], "deck": ["spore_cleric"]})
    play(match, "play arach_devotees")
    assert set(options(match)) == {"reveal spore_cleric", "decline"}
    declined = play(match.copy(), "decline")
    assert declined.state.health[0] == 30
    play(match, "reveal spore_cleric")
    assert match.state.health[0] == 33
    assert "spore_cleric" in zone(match, "hand", 0)


def test_arach_devotees_are_not_unified_by_a_champion() -> None:
    match = relic_table(
        {"health": 30, "hand": ["arach_devotees", "taur_arachpriest", "crystal"], "champions": ["additri_gaiamancer"]}
    )
    play(match, "play taur_arachpriest", "play arach_devotees")
    assert match.decision.name == "play"
    assert match.state.health[0] == 30


# ---- Hounds of Volos ----
@pytest.mark.parametrize(("character", "power"), [("volos", 5), ("tetra", 0)])
def test_hounds_of_volos_fight_for_volos_only(character: str, power: int) -> None:
    match = relic_table({"character": character, "health": 30, "hand": ["hounds_of_volos", "crystal"]})
    play(match, "play hounds_of_volos")
    assert (match.state.health[0], match.state.power) == (35, power)


def test_hounds_of_volos_can_be_hired() -> None:
    match = relic_table(
        {"character": "volos", "health": 30}, row=["hounds_of_volos"], centre=["omnius", "axia"], gems=3
    )
    play(match, "hire hounds_of_volos")
    assert (match.state.health[0], match.state.power, match.state.gems) == (35, 5, 0)
    play(match, "end")
    assert "hounds_of_volos" not in zone(match, "discard", 0)
    assert zone(match, "centre") == ["hounds_of_volos", "omnius"]


# ---- Taur ----
@pytest.mark.rule("SOI-112")
@pytest.mark.parametrize(("card", "alone", "copied"), [("undergrowth_aspirant", 0, 5), ("leshai_knight", 3, 6)])
def test_for_taurs_copy_the_copied_ally_is_another_one(card: str, alone: int, copied: int) -> None:
    """The copy is Taur's own effect, and the ally that was played this turn is another card than Taur."""
    match = relic_table({"health": 10, "champions": ["taur_arachpriest"], "hand": [card, "crystal"]})
    play(match, f"play {card}")
    assert match.state.power == alone
    play(match, "exhaust taur_arachpriest")
    assert match.state.power == alone + copied


def test_taur_copies_an_undergrowth_ally_played_this_turn() -> None:
    match = relic_table(
        {
            "health": 10,
            "champions": ["taur_arachpriest"],
            "hand": ["spore_cleric", "leshai_knight", "nil_assassin", "crystal"],
        }
    )
    play(match, "play spore_cleric", "play nil_assassin", "play leshai_knight")
    assert (match.state.health[0], match.state.power) == (14, 5 + 6)
    play(match, "exhaust taur_arachpriest")
    assert set(options(match)) == {"copy spore_cleric", "copy leshai_knight"}  # no Wraethe, no starter
    play(match, "copy leshai_knight")
    assert (match.state.health[0], match.state.power) == (14, 5 + 6 + 6)  # a compulsory single copy


def test_taur_with_nothing_to_copy_does_nothing() -> None:
    match = relic_table({"champions": ["taur_arachpriest"], "hand": ["nil_assassin", "crystal"]})
    play(match, "play nil_assassin", "exhaust taur_arachpriest")
    assert match.decision.name == "play"
    assert match.state.power == 5
    assert "exhaust taur_arachpriest" not in options(match)


def test_taur_copies_a_hired_mercenary() -> None:
    match = relic_table({"champions": ["taur_arachpriest"], "health": 10}, row=["spore_cleric"], gems=2)
    play(match, "hire spore_cleric", "exhaust taur_arachpriest")
    assert match.state.health[0] == 18


def test_taur_copying_is_not_playing() -> None:
    """A reading of ours: a copy adds no further ally for cards that count allies."""
    match = relic_table({"champions": ["taur_arachpriest", "additri_gaiamancer"], "hand": ["spore_cleric", "crystal"]})
    play(match, "play spore_cleric", "exhaust taur_arachpriest", "exhaust additri_gaiamancer")
    assert match.state.power == 2 + 2


def test_taur_copies_nothing_of_an_earlier_turn() -> None:
    match = relic_table({"champions": ["taur_arachpriest"], "health": 10, "discard": ["spore_cleric"]})
    play(match, "exhaust taur_arachpriest")
    assert match.state.health[0] == 10


# ---- copies of copies ----
@pytest.mark.rule("SOI-C04")
def test_a_copy_of_ojas_cannot_copy_ojas_again() -> None:
    match = relic_table(
        {"champions": ["taur_arachpriest"], "health": 10, "hand": ["ojas_genesis_druid", "spore_cleric", "crystal"]}
    )
    play(match, "play spore_cleric", "play ojas_genesis_druid")
    assert match.state.health[0] == 18  # the only other card played: copied without asking
    play(match, "exhaust taur_arachpriest")
    assert set(options(match)) == {"copy spore_cleric", "copy ojas_genesis_druid"}
    play(match, "copy ojas_genesis_druid")
    assert match.decision.name == "play"  # inside the copy of Ojas only the Cleric is left to copy
    assert match.state.health[0] == 22


@pytest.mark.rule("SOI-C04")
def test_a_copied_ojas_with_nothing_else_to_copy_ends() -> None:
    match = relic_table({"champions": ["taur_arachpriest"], "hand": ["ojas_genesis_druid", "crystal"]})
    play(match, "play ojas_genesis_druid", "exhaust taur_arachpriest")
    assert match.decision.name == "play"
    assert match.state.lasting == []


# ---- Pall Shades ----
@pytest.mark.rule("SOI-216")
@pytest.mark.parametrize(
    ("discard", "power"), [([], 0), (["blaster"], 0), (["spore_cleric"], 0), (["nil_assassin"], 3)]
)
def test_pall_shades_draw_always_and_hit_with_an_echo(discard: list[str], power: int) -> None:
    """The rulebook's answer: the card is drawn even when Echo is not fulfilled."""
    match = relic_table({"hand": ["pall_shades", "crystal"], "discard": discard, "deck": ["shard_reactor"]})
    play(match, "play pall_shades")
    assert match.state.power == power
    assert sorted(zone(match, "hand", 0)) == ["crystal", "shard_reactor"]


def test_pall_shades_look_for_the_echo_before_they_draw() -> None:
    """Drawing reshuffles the discard pile; the line above has been resolved by then."""
    match = relic_table({"hand": ["pall_shades", "crystal"], "discard": ["nil_assassin"], "deck": []})
    play(match, "play pall_shades")
    assert match.state.power == 3
    assert "nil_assassin" in zone(match, "hand", 0)


def test_pall_shades_do_not_hear_the_enemys_discard_pile() -> None:
    match = relic_table({"hand": ["pall_shades", "crystal"]}, {"discard": ["nil_assassin"]})
    assert play(match, "play pall_shades").state.power == 0


# ---- The Lost ----
def test_the_lost_banish_for_ko_syn_wu() -> None:
    match = relic_table(
        {"character": "ko_syn_wu", "hand": ["the_lost", "crystal", "shard_reactor"], "discard": ["blaster"]}
    )
    play(match, "play the_lost")
    assert match.state.power == 6
    assert set(options(match)) == {
        "banish crystal hand",
        "banish shard_reactor hand",
        "banish blaster discard",
        "decline",
    }
    assert "blaster" in zone(play(match.copy(), "decline"), "discard", 0)
    play(match, "banish crystal hand")
    assert zone(match, "hand", 0) == ["shard_reactor"]  # one card only
    assert match.state.gems == 0  # SOI-126: a banished card gives nothing


def test_the_lost_banish_for_nobody_else() -> None:
    match = relic_table({"character": "volos", "hand": ["the_lost", "crystal"], "discard": ["blaster"]})
    play(match, "play the_lost")
    assert match.decision.name == "play"
    assert match.state.power == 6


def test_the_lost_can_be_hired() -> None:
    match = relic_table({"character": "volos"}, row=["the_lost"], gems=4)
    assert play(match, "hire the_lost").state.power == 6


# ---- Ru Bo Vai ----
@pytest.mark.parametrize("mastery", [9, 10])
def test_ru_bo_vai_ignores_shields_from_10_mastery(mastery: int) -> None:
    match = relic_table(
        {"mastery": mastery, "champions": ["ru_bo_vai"], "character": "volos"},
        {"hand": ["command_seer"], "health": 20},
    )
    play(match, "exhaust ru_bo_vai")
    assert match.state.power == 4
    play(match, "end")
    if mastery == 9:
        assert "shield command_seer" in options(match)
        play(match, "shield command_seer")
        assert match.state.health[1] == 20
    else:
        assert match.decision.name == "play"
        assert match.state.health[1] == 16


def test_ru_bo_vai_must_be_exhausted_for_it() -> None:
    match = relic_table(
        {"mastery": 10, "champions": ["ru_bo_vai"], "character": "volos"}, {"hand": ["command_seer"]}, power=4
    )
    play(match, "end")
    assert "shield command_seer" in options(match)


def test_ru_bo_vai_ignores_praetorian_02_as_well() -> None:
    match = relic_table(
        {"mastery": 10, "champions": ["ru_bo_vai"], "character": "volos"},
        {"champions": ["praetorian_02"], "health": 20, "character": "decima"},
    )
    play(match, "exhaust ru_bo_vai", "end")
    assert match.state.health[1] == 16


def test_ru_bo_vais_effect_ends_with_the_turn() -> None:
    match = relic_table(
        {"mastery": 10, "champions": ["ru_bo_vai"], "character": "volos", "hand": ["command_seer"], "deck": []},
        {"hand": ["nil_assassin", "crystal"], "character": "tetra", "mastery": 10, "health": 20},
    )
    play(match, "exhaust ru_bo_vai", "end")
    assert match.state.health[1] == 16
    play(match, "play nil_assassin", "end")
    assert match.decision.seat == 0
    assert "shield command_seer" in options(match)
