"""Every no has its rule and its cards."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.summonerwars.words import vocabulary as v

from ..table import dice, options, play, refused, table, until

KEEP = {"hand": ["gate"]}

# (position, choice, rule): each refusal that a phase can give.
FIELD = {
    "C3": "gate",
    "C4": "fk_undead_carrier",
    "C5": "fk_undead_warrior@p2",
    "E3": "fk_undead_archer",
    "E5": "gate@p2",
    "E6": "fk_gul_dass@p2",
}
HAND = {"hand": ["fk_hellfire_cultist", "fk_dragos", "gate", "fk_purge", "fk_elut_bal"], "magic": 1}
CASES = [
    ("summon", "summon gate C2", "SUW-214"),
    ("summon", "summon fk_undead_warrior C2", "SUW-213"),  # not in hand
    ("summon", "summon fk_dragos C2", "SUW-172"),
    ("summon", "summon fk_hellfire_cultist C4", "SUW-025"),  # occupied
    ("summon", "summon fk_hellfire_cultist F6", "SUW-025"),  # no gate
    ("move", "summon fk_hellfire_cultist C2", "SUW-213"),  # phase
    ("summon", "build gate A2", "SUW-116"),
    ("build", "build fk_purge A2", "SUW-117"),
    ("build", "build gate_start A2", "SUW-116"),
    ("build", "build gate C4", "SUW-043"),
    ("build", "build gate F5", "SUW-043"),
    ("summon", "move fk_undead_carrier@C4 D4", "SUW-030"),
    ("move", "move fk_gul_dass@E6 E7", "SUW-030"),
    ("move", "move fk_dragos A2", "SUW-030"),
    ("move", "move gate@C3 C2", "SUW-034"),
    ("move", "move fk_undead_carrier@C4 C5", "SUW-033"),
    ("move", "move fk_undead_carrier@C4 F4", "SUW-031"),
    ("move", "attack fk_undead_carrier@C4 fk_undead_warrior@C5", "SUW-045"),
    ("attack", "attack fk_undead_warrior@C5 fk_undead_carrier@C4", "SUW-045"),
    ("attack", "attack gate@C3 fk_undead_carrier@C4", "SUW-198"),
    ("attack", "attack fk_undead_carrier@C4 fk_undead_carrier@C4", "SUW-120"),
    ("attack", "attack fk_undead_carrier@C4 fk_dragos", "SUW-118"),
    ("attack", "attack fk_undead_carrier@C4 gate@E5", "SUW-048"),
    ("attack", "attack fk_undead_archer@E3 fk_undead_warrior@C5", "SUW-049"),
    ("attack", "attack fk_undead_archer@E3 fk_gul_dass@E6", "SUW-050"),
    ("summon", "play gate", "SUW-072"),
    ("summon", "play fk_purge", "SUW-072"),
    ("move", "play fk_blood_summon", "SUW-073"),
    ("summon", "discard gate", "SUW-065"),
    ("magic", "discard fk_undead_warrior", "SUW-065"),
    ("summon", "use fk_undead_carrier@C4 raise_the_dead", "SUW-191"),
    ("summon", "use fk_ret_talus@F8 raise_the_dead", "SUW-167"),
    ("move", "use fk_ret_talus@A1 raise_the_dead", "SUW-191"),  # phase
    ("summon", "use fk_ret_talus@A1 raise_the_dead", "SUW-080"),  # no undead card among the discarded ones
    # every deed with a card of the wrong sort
    ("summon", "summon fk_purge C2", "SUW-214"),
    ("build", "build fk_hellfire_cultist A2", "SUW-117"),
    ("move", "play fk_hellfire_cultist", "SUW-072"),
    ("move", "move fk_purge A2", "SUW-136"),
    ("move", "move gate@E5 E4", "SUW-030"),
    ("attack", "attack fk_purge fk_undead_warrior@C5", "SUW-136"),
    ("attack", "attack gate@E5 fk_undead_warrior@C5", "SUW-045"),
    ("attack", "attack fk_dragos fk_undead_warrior@C5", "SUW-045"),
    ("summon", "target fk_undead_carrier@C4", "SUW-021"),
    ("summon", "accept", "SUW-021"),
]


@pytest.mark.parametrize(("phase", "choice", "rule"), CASES, ids=lambda value: str(value).replace(" ", "_"))
def test_a_refusal_names_its_rule(phase: str, choice: str, rule: str) -> None:
    m = table(HAND, board=FIELD, phase=phase)
    assert m.state.prompt == v.ASK_PHASE[("summon", "move", "build", "attack", "magic").index(phase)]
    assert refused(m, choice) == rule


def test_what_can_be_chosen_is_not_refused() -> None:
    m = table(HAND, board=FIELD)
    assert all(m.why_not(name) is None for name in options(m))


@pytest.mark.rule("SUW-020")
def test_the_opponent_has_to_wait() -> None:
    m = table(KEEP, KEEP, FIELD, phase="move")
    waiting = m.why_not("move fk_undead_warrior@C5 D5", 1)
    assert waiting.rule == "SUW-020"
    assert waiting.text.cs == "Teď rozhoduje Hráč 1 (je na tahu): co udělá ve fázi Pohyb."


def test_the_second_move_and_the_fourth_have_reasons_of_their_own() -> None:
    board = {**FIELD, "A3": "fk_gul_dass"}
    m = table({**KEEP, "hand": ["gate", "fk_purge"]}, board=board, phase="move")
    play(m, "move fk_undead_carrier@C4 D4")
    assert refused(m, "move fk_undead_carrier@D4 D5") == "SUW-032"
    play(m, "move fk_undead_archer@E3 E4", "move fk_gul_dass@A3 A4")
    assert refused(m, "move fk_ret_talus@A1 B1") == "SUW-030"


def test_the_second_attack_and_the_fourth_have_reasons_of_their_own() -> None:
    m = table(KEEP, board={**FIELD, "D5": "fk_gul_dass"}, phase="attack")
    with dice("RS RS"):
        play(m, "attack fk_undead_carrier@C4 fk_undead_warrior@C5")
    assert refused(m, "attack fk_undead_carrier@C4 fk_undead_warrior@C5") == "SUW-045"
    slingers = {"C4": "cg_horde_slinger", "C5": "gate@p2", "D4": "cg_beast_rider", "D5": "gate@p2", "F1": "cg_sneeks"}
    m = table(KEEP, board=slingers, phase="attack", attacks=3)
    assert m.why_not("attack cg_horde_slinger@C4 gate@C5") is None  # Relentless
    assert refused(m, "attack cg_beast_rider@D4 gate@D5") == "SUW-045"


@pytest.mark.rule("SUW-089")
def test_a_ban_names_the_card_that_forbids() -> None:
    board = {"C4": "cg_horde_clinger", "D4": "cg_horde_climber", "F1": "cg_sneeks"}
    m = table(KEEP, board=board, phase="move")
    assert refused(m, "move cg_horde_clinger@C4 C5") == "SUW-089"
    assert m.why_not("move cg_horde_clinger@C4 C5").cards == ("cg_horde_clinger",)


@pytest.mark.rule("SUW-089", "SUW-154")
def test_a_frozen_unit_neither_acts_nor_can_be_attacked() -> None:
    board = {"C3": "to_grognack", "C5": "cg_horde_climber@p2", "C6": "gate@p2", "B5": "to_smasher", "B6": "gate@p2"}
    m = table({"hand": ["to_freeze", "gate"]}, KEEP, board)
    play(m, "play to_freeze", "target cg_horde_climber@C5")
    until(m, "attack")
    assert refused(m, "attack to_smasher@B5 cg_horde_climber@C5") == "SUW-089"
    until(m, "move", 1)
    assert refused(m, "move cg_horde_climber@C5 C4") == "SUW-089"


@pytest.mark.rule("SUW-089")
def test_protect_is_named_where_it_draws_the_attack() -> None:
    board = {"C4": "cg_beast_rider", "C5": "va_citadel_knight@p2", "D4": "va_temple_priest@p2", "F1": "cg_sneeks"}
    m = table(KEEP, board=board, phase="attack")
    assert refused(m, "attack cg_beast_rider@C4 va_temple_priest@D4") == "SUW-089"
    assert m.why_not("attack cg_beast_rider@C4 va_citadel_knight@C5") is None


@pytest.mark.rule("SUW-146")
def test_elut_bal_needs_a_unit_to_replace() -> None:
    m = table({"hand": ["fk_elut_bal"], "magic": 6}, board={"C3": "gate", "C4": "fk_undead_carrier"})
    assert refused(m, "summon fk_elut_bal C2") == "SUW-146"
    assert refused(m, "summon fk_elut_bal C3") == "SUW-146"
    assert m.why_not("summon fk_elut_bal C4") is None


@pytest.mark.rule("SUW-214")
def test_the_longest_reason_wins() -> None:
    """Of two Archers, one in hand and one on the battlefield, the one that comes nearest to being legal speaks."""
    m = table({"hand": ["fk_undead_archer", "fk_hellfire_cultist"], "magic": 1}, board=FIELD)
    assert refused(m, "summon fk_undead_archer C2") == "SUW-172"


def test_unknown_words_are_told_with_what_is_near() -> None:
    m = table(HAND, board=FIELD)
    with pytest.raises(sudi.IllegalChoice, match="summon"):
        m.choose("sumon fk_hellfire_cultist C2")
    with pytest.raises(sudi.IllegalChoice, match="C2"):
        m.choose("summon fk_hellfire_cultist CC2")
    with pytest.raises(sudi.IllegalChoice, match="fk_hellfire_cultist"):
        m.choose("summon fk_hellfire_cultst C2")
    with pytest.raises(sudi.IllegalChoice, match="not in sight"):
        m.choose("summon cg_blarf C2")


def test_a_card_in_the_corner_is_named_with_its_space_like_any_other() -> None:
    """A1 is the first space of all."""
    board = {"A1": "fk_gul_dass", "C3": "fk_gul_dass@p2", "B1": "gate@p2", "D1": "fk_ret_talus"}
    m = table({"hand": ["gate"]}, board=board, phase="attack")
    assert "Gul-Dass (A1)" in m.why_not("attack fk_gul_dass@A1 fk_gul_dass@C3").text["en"]
    m = table({"hand": ["gate"]}, board={"A2": "fk_gul_dass", "D1": "fk_ret_talus"}, phase="move")
    m.choose("move fk_gul_dass@A2 A1")
    assert "Gul-Dass moves to A1." in [line.text("en") for line in m.log()]


@pytest.mark.rule("SUW-139", "SUW-183")
@pytest.mark.parametrize(
    ("event", "board", "phase", "chosen", "rule"),
    [
        ("fk_purge", {"C3": "fk_undead_carrier", "E3": "fk_undead_archer"}, "move", "fk_undead_carrier@C3", "SUW-139"),
        ("pd_glacial_shift", {"C2": "gate", "D3": "gate", "D1": "pd_svara"}, "build", "gate@C2", "SUW-139"),
        (
            "br_mind_control",
            {"C3": "br_tacullu", "C4": "fk_undead_carrier@p2", "D3": "fk_undead_archer@p2"},
            "summon",
            "fk_undead_carrier@C4",
            "SUW-139",
        ),
        (
            "se_chant_of_entangling",
            {"C1": "se_abua_shi", "C2": "se_lioness", "C3": "se_rhinoceros", "D2": "se_lioness"},
            "summon",
            "se_rhinoceros@C3",
            "SUW-183",
        ),
    ],
)
def test_nothing_is_chosen_twice(event: str, board: dict[str, str], phase: str, chosen: str, rule: str) -> None:
    m = play(table({"hand": [event, event]}, board=board, phase=phase), f"play {event}")
    assert m.why_not(f"target {chosen}") is None
    play(m, f"target {chosen}")
    assert refused(m, f"target {chosen}") == rule
    others = [option for option in options(m) if option.startswith("target ")]
    assert others
    assert all(m.why_not(option) is None for option in others)


@pytest.mark.rule("SUW-126", "SUW-136", "SUW-114", "SUW-198")
@pytest.mark.parametrize(
    ("event", "board", "phase", "wrong", "rule"),
    [
        (
            "pe_burn",
            {"C1": "pe_queen_maldaria", "C2": "pe_fanessa", "D1": "pe_ember_mage"},
            "move",
            "gate@B1",
            "SUW-126",
        ),
        ("fk_purge", {"C1": "fk_ret_talus"}, "move", "gate@B1", "SUW-136"),
        (
            "fk_hellforged_weapon",
            {"C2": "fk_undead_carrier", "C3": "fk_undead_archer"},
            "build",
            "fk_dragos@E1",
            "SUW-114",
        ),
        ("pd_glacial_shift", {"C1": "pd_svara", "C2": "gate"}, "build", "pd_ollag@E1", "SUW-198"),
    ],
)
def test_a_card_of_another_class_is_refused_by_its_class(
    event: str, board: dict[str, str], phase: str, wrong: str, rule: str
) -> None:
    card, _, space = wrong.partition("@")
    m = table({"hand": [event, event]}, board={**board, space: card}, phase=phase)
    assert refused(play(m, f"play {event}"), f"target {wrong}") == rule


@pytest.mark.rule("SUW-183")
def test_cards_shown_for_the_arrow_of_light_have_different_names() -> None:
    board = {"C3": "va_citadel_archer", "C5": "gate_start@p2"}
    hand = ["va_citadel_knight", "va_citadel_knight", "va_temple_priest", "va_mass_heal"]
    m = play(table({"hand": hand}, board=board, phase="attack"), "attack va_citadel_archer@C3 gate_start@C5")
    assert m.why_not("shed va_citadel_knight") is None
    play(m, "shed va_citadel_knight")
    assert refused(m, "shed va_citadel_knight") == "SUW-183"
    assert refused(m, "shed va_mass_heal") == "SUW-136"
    assert m.why_not("shed va_temple_priest") is None
