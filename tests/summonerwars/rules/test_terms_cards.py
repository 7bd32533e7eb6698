"""Terms of the glossary about cards: control, belonging, tucking, back to hand, names, classes, structures."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sudi
from sudi.games.summonerwars.cards.catalogue import CARDS
from sudi.games.summonerwars.cards.ready import READY
from sudi.games.summonerwars.language.groups import named
from sudi.games.summonerwars.law.decks import BY_ID
from sudi.games.summonerwars.rules import places
from sudi.games.summonerwars.state import tucked_by
from sudi.games.summonerwars.words.names import FACTIONS, UNDEAD, NameWord

from ..table import (
    at,
    boosts,
    builds,
    dice,
    hurt,
    moves,
    number,
    options,
    play,
    refused,
    settle,
    side,
    strength,
    summons,
    table,
    targets,
    until,
    zone,
)

KEEP = {"hand": ["gate"]}


# ---- control ----
@pytest.mark.rule("SUW-167", "SUW-207", "SUW-121")
def test_a_player_controls_the_own_deck_and_active_events() -> None:
    m = table(
        {"active": ["fk_sacrificial_pyre"], **KEEP}, board={"C3": "fk_undead_carrier", "C6": "fk_undead_carrier@p2"}
    )
    assert (side(m, "C3"), side(m, "C6")) == (0, 1)
    assert m.state.t.holder_of(m.state, m.state.active[0][0]) == 0


@pytest.mark.rule("SUW-168", "SUW-169")
def test_lent_control_turns_a_card_round_and_back() -> None:
    board = {"C3": "br_tacullu", "C5": "se_lioness@p2:1+2", "D4": "se_makeinda_ru@p2", "C6": "se_rhinoceros@p2"}
    m = table({"hand": ["br_mind_control", "gate"]}, {"hand": ["gate"]}, board)
    play(m, "play br_mind_control")
    assert {o.split("@")[-1] for o in options(m)} == {"C5", "D4", "done"}
    play(m, "target se_lioness@C5", "done")
    assert (side(m, "C5"), side(m, "D4")) == (0, 1)
    assert (hurt(m, "C5"), boosts(m, "C5")) == (1, 2)
    facing = {slot["name"]: card["now"]["side"] for slot in m.view(1)["slots"] for card in slot["board"]}
    assert facing["C5"] == 0  # everybody sees whose it is now
    until(m, "move")
    assert moves(m, "se_lioness@C5")
    until(m, "attack")
    assert "C6" in targets(m, "se_lioness@C5")
    while m.state.turn == 0:
        play(m, "end")
    assert side(m, "C5") == 1


@pytest.mark.rule("SUW-167", "SUW-207")
def test_friendly_means_controlled() -> None:
    """A foreign gate under own control counts for Frost Bolt and opens its spaces; the own gate no longer does."""
    board = {"C3": "pd_frost_mage", "C4": "gate@p2", "B3": "gate", "F1": "pd_svara"}
    m = table({"hand": ["pd_ice_smith"]}, board=board, decks=("polar_dwarves", "fallen_kingdom"))
    assert strength(m, "C3") == 1 + 1
    m = table({"hand": ["pd_ice_smith"]}, board=board, decks=("polar_dwarves", "fallen_kingdom"), taken={"C4": "p1"})
    assert strength(m, "C3") == 1 + 2
    assert "C5" in summons(m, "pd_ice_smith")
    m = table({"hand": ["pd_ice_smith"]}, board=board, decks=("polar_dwarves", "fallen_kingdom"), taken={"B3": "p2"})
    assert strength(m, "C3") == 1


@pytest.mark.rule("SUW-170")
def test_a_card_belongs_to_the_deck_it_began_in() -> None:
    board = {"C3": "br_tacullu", "C5": "cg_beast_rider@p2:1", "F1": "br_deceiver"}
    m = table(KEEP, {"hand": ["gate"]}, board, phase="attack")
    with dice("MR MR M"):
        play(m, "attack br_tacullu@C3 cg_beast_rider@C5", "capture")
    card = number(m, "C5")
    assert side(m, "C5") == 0
    assert m.state.t.owner[card] == 1


# ---- tucked cards ----
def armed(**changes: Any) -> Any:
    """p1's Archer holds the Weapon."""
    board = {"C3": "fk_undead_archer", "C5": "gate_start@p2", "E3": "fk_undead_warrior", "E4": "gate@p2"}
    more = {"phase": "attack", "tucked": ["fk_hellforged_weapon@p1"], "under": {"tucked.0": "C3"}} | changes
    return table(KEEP, {"hand": ["gate"]}, board | more.pop("board", {}), **more)


@pytest.mark.rule("SUW-227", "SUW-229")
def test_who_controls_the_top_card_controls_what_is_under_it() -> None:
    m = armed()
    weapon = m.state.tucked[0]
    assert tucked_by(m.state, weapon) == 0
    taken = armed(taken={"C3": "p2"}, turn="p2")
    assert tucked_by(taken.state, weapon) == 1
    assert strength(taken, "C3") == 3 + 2  # and it serves the new owner
    with dice("MR M M M M"):
        play(taken, "attack fk_undead_archer@C3 gate_start@C5")
    assert hurt(taken, "C5") == 1


@pytest.mark.rule("SUW-229", "SUW-170")
def test_a_tucked_card_still_belongs_to_its_own_deck() -> None:
    m = armed(board={"C3": "fk_undead_archer:1", "C4": "fk_gul_dass"}, taken={"C3": "p2"})
    with dice("M RS"):
        settle(play(m, "attack fk_gul_dass@C4 fk_undead_archer@C3"))
    assert sorted(zone(m, "discard", 0)) == ["fk_hellforged_weapon", "fk_undead_archer"]
    assert m.state.magic == [1, 0]


@pytest.mark.rule("SUW-230")
def test_effects_do_not_reach_tucked_cards() -> None:
    """The Smith under the Cavalry is no unit on the battlefield: nothing can choose or count it."""
    board = {"C3": "pd_bear_cavalry", "F1": "pd_svara", "C4": "gate@p2"}
    tucked = {"tucked": ["pd_ice_smith@p1"], "under": {"tucked.0": "C3"}}
    m = table(KEEP, {"hand": ["gate"]}, board, decks=("polar_dwarves", "fallen_kingdom"), phase="move", **tucked)
    assert not [o for o in options(m) if "pd_ice_smith" in o]
    smith = m.state.tucked[0]
    assert m.state.at[smith] == -1
    play(m, "move pd_bear_cavalry@C3 C3")
    until(m, "attack")
    with dice("RS M M"):
        play(m, "attack pd_bear_cavalry@C3 gate@C4")
    assert hurt(m, "C4") == 2 + 2  # but its own text says that it works from there


@pytest.mark.rule("SUW-232")
def test_a_card_that_is_tucked_loses_its_tokens_and_what_was_under_it() -> None:
    board = {"C3": "pd_ice_smith:1+2", "C4": "pd_bear_cavalry", "F1": "pd_svara", "F8": "fk_ret_talus@p2"}
    m = table(KEEP, {"hand": ["gate"]}, board, phase="move", tucked=["pd_ice_smith@p1"], under={"tucked.0": "C3"})
    below, smith = m.state.tucked[0], number(m, "C3")
    play(m, "move pd_ice_smith@C3 C2", "second")
    assert m.state.under[smith] == number(m, "C4")
    assert m.state.tucked == [smith]
    assert (m.state.damage[smith], m.state.boost[smith]) == (0, 0)
    assert m.state.discard[0] == [below]


@pytest.mark.rule("SUW-231", "SUW-236", "SUW-258")
def test_tucked_cards_are_discarded_however_the_top_card_leaves() -> None:
    """Eliminated, discarded or taken back to hand."""
    for leave in (places.discard, places.to_hand):
        m = armed()
        archer = number(m, "C3")
        leave(m.state, archer)
        assert "fk_hellforged_weapon" in zone(m, "discard", 0)
        assert m.state.tucked == []
        assert archer in (m.state.hand[0] if leave is places.to_hand else m.state.discard[0])
        assert m.state.magic == [0, 0]


@pytest.mark.rule("SUW-237", "SUW-164")
def test_a_card_that_was_back_in_hand_is_new() -> None:
    """A Climber that attacked, was saved to hand and came again has no damage and no memory."""
    board = {"C4": "cg_horde_climber:2+1", "C5": "fk_gul_dass@p2", "D2": "gate", "F1": "cg_sneeks"}
    m = table({"active": ["cg_unrelenting"], "hand": ["gate"]}, {"hand": ["gate"]}, board, phase="attack", turn="p2")
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C5 cg_horde_climber@C4")
    assert "cg_horde_climber" in zone(m, "hand", 0)
    until(m, "summon", 0)
    play(m, "summon cg_horde_climber D3")
    assert (hurt(m, "D3"), boosts(m, "D3")) == (0, 0)


# ---- names, classes, factions ----
@pytest.mark.rule("SUW-080", "SUW-161")
def test_a_name_in_a_text_means_every_card_with_the_word() -> None:
    frost = NameWord("Frost", ("",) * 6, ("",) * 6)
    ice = NameWord("Ice", ("",) * 6, ("",) * 6)
    assert {c.id for c in CARDS if named(c.name.en, frost)} == {"pd_frost_mage", "to_frost_shaman"}
    found = {c.id for c in CARDS if named(c.name.en, ice)}
    assert {"pd_ice_golem", "pd_ice_smith", "pd_ice_ram", "pd_ice_repair"} <= found  # units and events alike
    assert "br_deceiver" not in found


@pytest.mark.rule("SUW-081", "SUW-080")
def test_undead_and_archers() -> None:
    archer = NameWord("Archer", ("",) * 6, ("",) * 6)
    undead = {c.id for c in CARDS if named(c.name.en, UNDEAD)}
    assert {"fk_undead_warrior", "fk_undead_archer"} <= undead
    assert "fk_hellfire_cultist" not in undead
    archers = {c.id for c in CARDS if named(c.name.en, archer)}
    assert {"fk_undead_archer", "br_wind_archer"} <= archers
    assert "fk_undead_warrior" not in archers


@pytest.mark.rule("SUW-126")
def test_every_card_is_of_one_class() -> None:
    kinds = {card.kind for card in CARDS}
    assert kinds == {"summoner", "champion", "common", "epic_event", "event", "structure"}
    for card in CARDS:
        assert card.unit + card.event + (card.kind == "structure") == 1


@pytest.mark.rule("SUW-126", "SUW-135", "SUW-114")
def test_effects_keep_to_their_class() -> None:
    """Mind Control is for commons and champions, the Chant of Entangling for commons only."""
    board = {
        "C3": "br_tacullu",
        "C4": "se_abua_shi@p2",
        "B3": "gate@p2",
        "D3": "se_lioness@p2",
        "C2": "se_miti_kyru@p2",
    }
    m = table({"hand": ["br_mind_control", "gate"]}, board=board)
    play(m, "play br_mind_control")
    assert {o.split("@")[-1] for o in options(m)} == {"D3", "C2", "done"}


@pytest.mark.rule("SUW-157")
def test_every_unit_names_its_faction() -> None:
    for card in CARDS:
        if card.unit:
            faction = FACTIONS[card.faction]
            assert card.id.startswith(faction.prefix + "_")
            assert faction.name.cs in card.type_line("cs")
            assert faction.name.en in card.type_line("en")


@pytest.mark.rule("SUW-183")
def test_different_cards_have_different_names() -> None:
    """Arrow of Light takes unit cards of different names: a second Knight is not offered."""
    hand = ["va_citadel_knight", "va_citadel_knight", "va_temple_priest", "va_mass_heal"]
    board = {"C4": "va_citadel_archer", "C6": "gate_start@p2", "F1": "va_sera_eldwyn"}
    m = table({"hand": hand}, board=board, phase="attack")
    play(m, "attack va_citadel_archer@C4 gate_start@C6")
    assert set(options(m)) == {"shed va_citadel_knight", "shed va_temple_priest", "done"}
    play(m, "shed va_citadel_knight")
    assert set(options(m)) == {"shed va_temple_priest", "done"}
    with dice("MR M"):
        play(m, "done")
    assert m.state.magic[0] == 1


@pytest.mark.rule("SUW-148")
def test_a_summoner_is_no_unit_that_costs_nothing() -> None:
    board = {"C4": "cg_sneeks", "D4": "cg_horde_climber", "B4": "cg_beast_rider"}
    m = table({"hand": ["cg_sneak", "gate"]}, board=board, phase="move")
    play(m, "play cg_sneak")
    assert set(options(m)) == {"target cg_horde_climber@D4", "done"}


# ---- structures that are more ----
@pytest.mark.rule("SUW-117", "SUW-202", "SUW-042")
def test_an_event_of_the_structure_class_is_built() -> None:
    m = table({"hand": ["pd_parapet", "gate"], "magic": 1}, board={"C5": "pd_svara"}, phase="build")
    assert builds(m, "pd_parapet") >= {"A1", "F3", "C6", "B5"}
    assert "play pd_parapet" not in options(m)
    assert refused(m, "play pd_parapet") == "SUW-202"
    play(m, "build pd_parapet C6")
    assert at(m, "C6") == "pd_parapet"
    assert zone(m, "active", 0) == zone(m, "discard", 0) == []


@pytest.mark.rule("SUW-251", "SUW-117", "SUW-042", "SUW-034")
def test_a_golem_is_a_unit_and_a_structure() -> None:
    hand = {"hand": ["pd_ice_golem", "gate", "pd_ice_repair"], "magic": 3}
    board = {"C3": "gate", "F5": "pd_svara"}
    m = table(hand, board=board)
    assert summons(m, "pd_ice_golem") == {"B3", "C2", "C4", "D3"}
    play(m, "summon pd_ice_golem C4")
    assert m.state.magic[0] == 1
    until(m, "move")
    assert moves(m, "pd_ice_golem@C4") == {"C5", "B4", "D4"}  # its own text lets it move, by 1 space
    built = table(hand, board=board, phase="build")
    assert {"A1", "F3", "F6", "E5", "F4"} <= builds(built, "pd_ice_golem")
    assert "C4" not in builds(built, "pd_ice_golem")
    play(built, "build pd_ice_golem F6")
    assert built.state.magic[0] == 1
    hurt_one = table(hand, board={**board, "E6": "pd_ice_golem:3", "E7": "pd_frost_mage"}, phase="move")
    assert strength(hurt_one, "E7") == 1 + 1
    play(hurt_one, "play pd_ice_repair")
    assert hurt(hurt_one, "E6") == 1
    poor = table({"hand": ["pd_ice_golem", "gate"], "magic": 1}, board=board, phase="build")
    assert builds(poor, "pd_ice_golem") == set()


@pytest.mark.rule("SUW-192", "SUW-251")
def test_a_built_golem_is_a_gate_at_once() -> None:
    m = table(
        {"hand": ["pd_ice_golem", "pd_ice_smith", "gate"], "magic": 2},
        {"hand": ["gate"]},
        {"F5": "pd_svara"},
        phase="build",
    )
    play(m, "build pd_ice_golem F6")
    until(m, "summon", 0)
    assert summons(m, "pd_ice_smith") == {"E6", "F7"}


# ---- searching, drawing ----
@pytest.mark.rule("SUW-124")
@pytest.mark.parametrize("decks", list(zip(READY, reversed(READY), strict=True)))
def test_a_draw_pile_keeps_its_order_throughout_a_match(decks: tuple[str, str]) -> None:
    """No card of the eight decks searches a draw pile: cards leave it from the top only, in the order they lay in."""
    m, rng = sudi.new("summonerwars", seed=9, decks=decks), Random(9)
    lay = [list(pile) for pile in m.state.deck]
    while m.decision is not None:
        m.choose(rng.randrange(len(m.decision.options)))
        for before, pile in zip(lay, m.state.deck, strict=True):
            assert list(pile) == before[: len(pile)]


@pytest.mark.rule("SUW-125", "SUW-122")
@pytest.mark.parametrize("pile", [[], ["va_mass_heal"], ["va_mass_heal", "va_renewed_hope", "va_mass_heal"]])
def test_effects_draw_no_more_than_the_pile_has(pile: list[str]) -> None:
    """The Paladin draws for special symbols."""
    board = {"C4": "va_citadel_paladin", "C5": "se_rhinoceros@p2", "F1": "va_sera_eldwyn"}
    m = table({"hand": ["gate"], "deck": pile}, board=board, phase="attack")
    with dice("RS RS M"):
        play(m, "attack va_citadel_paladin@C4 se_rhinoceros@C5")
    assert len(m.state.hand[0]) == 1 + min(2, len(pile))
    assert m.result is None


@pytest.mark.rule("SUW-240", "SUW-157")
def test_each_faction_has_a_deck_of_its_own() -> None:
    summoners = [card for card in CARDS if card.kind == "summoner" and not card.variant_of]
    assert [card.faction for card in summoners] == list(range(len(FACTIONS)))
    assert BY_ID["pd_svara"] in summoners
