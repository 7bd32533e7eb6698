"""What counts at which moment: who stood where, what came before an attack, whose ability still works."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.rules.happenings import (
    DESTROYED,
    MOVED,
    SUMMONED,
    card_of,
    destroyed_n,
    killer,
    moved_n,
    moved_straight,
    moved_through,
    space_of,
    stood_beside,
    without_card,
)

from ..table import Match, at, boosts, dice, hurt, options, play, refused, settle, table, told, zone

KEEP = {"hand": ["gate"]}


def next_is(match: Match, card: str) -> Match:
    """Let the effect of a card come next."""
    return play(match, next(o for o in options(match) if o.startswith(f"next {card}")))


# ---- a charge is a move ----
@pytest.mark.rule("SUW-256", "SUW-257")
@pytest.mark.parametrize(
    ("knights", "damage"), [(("B4",), 1), (("B3",), 1), (("B3", "B5"), 2), (("C4",), 0), (("B6",), 0)]
)
def test_whoever_charges_past_an_engaging_unit_is_hurt_as_in_any_move(knights: tuple[str, ...], damage: int) -> None:
    board = {"A2": "cg_beast_rider", "F1": "cg_sneeks", **dict.fromkeys(knights, "va_citadel_knight@p2")}
    m = settle(play(table(KEEP, board=board, phase="move"), "move cg_beast_rider@A2 A6"))
    assert (at(m, "A6"), hurt(m, "A6")) == ("cg_beast_rider", damage)


@pytest.mark.rule("SUW-256")
def test_a_charge_ends_where_the_rider_falls() -> None:
    board = {"A2": "cg_beast_rider:2", "F1": "cg_sneeks", "B4": "pe_royal_guardian@p2"}
    m = play(table(KEEP, board=board, phase="move"), "move cg_beast_rider@A2 A6")
    assert (at(m, "A6"), zone(m, "discard", 0)) == (None, ["cg_beast_rider"])
    log = told(m)
    away, hit = log.index("Beast Rider gets away from A4."), log.index("Beast Rider takes 1 damage.")
    assert away < hit < log.index("Beast Rider is destroyed.")
    assert not [line for line in log if line.startswith("Beast Rider moves")]


def test_a_shortened_charge_still_passes_whoever_stands_beside_it() -> None:
    board = {"A2": "cg_beast_rider", "F1": "cg_sneeks", "B3": "br_deceiver@p2"}
    m = table(KEEP, {"active": ["br_perplexing_tempest"]}, board=board, phase="move")
    play(m, "move cg_beast_rider@A2 A5")
    assert hurt(m, "A5") == 1


# ---- who stood beside a unit when it was destroyed ----
def test_immolate_burns_whoever_stood_there_even_if_it_has_left_since() -> None:
    """The Archer takes the Cultist's own space before the fire comes; the other Archer comes too late to burn."""
    board = {
        "C4": "fk_gul_dass",
        "C5": "fk_hellfire_cultist@p2:1",
        "D5": "fk_undead_archer",
        "D7": "fk_undead_archer",
    }
    m = table(KEEP, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_gul_dass@C4 fk_hellfire_cultist@C5")
    next_is(m, "fk_undead_archer@D5")
    settle(play(m, "accept"))
    assert at(m, "C5") == "fk_undead_archer"
    assert (hurt(m, "C5"), hurt(m, "C4"), hurt(m, "D7")) == (1, 1, 0)


def test_immolate_spares_a_unit_that_comes_to_stand_there_afterwards() -> None:
    board = {"C4": "fk_gul_dass", "C5": "fk_hellfire_cultist@p2:1", "C7": "fk_undead_archer:1"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_gul_dass@C4 fk_hellfire_cultist@C5")
    next_is(m, "fk_undead_archer@C7")
    settle(play(m, "accept"))
    assert (at(m, "C5"), hurt(m, "C5"), hurt(m, "C4")) == ("fk_undead_archer", 1, 1)


# ---- before an attack comes before its target ----
DRAIN = {"C3": "fk_dragos", "C4": "fk_undead_archer@p2:1", "C5": "fk_hellfire_cultist", "D3": "fk_undead_carrier@p2"}


@pytest.mark.rule("SUW-047", "SUW-204")
def test_life_drain_comes_before_the_target_is_declared() -> None:
    """The Cultist's fire takes the Archer along; the attack finds another target."""
    m = play(table(KEEP, board=DRAIN, phase="attack"), "attack fk_dragos@C3 fk_undead_archer@C4")
    settle(play(m, "target fk_hellfire_cultist@C5"))
    assert at(m, "C4") is None
    assert (m.decision.name, set(options(m))) == ("aim", {"target fk_undead_carrier@D3", "decline"})
    with dice("M M MS M"):
        play(m, "target fk_undead_carrier@D3")
    assert at(m, "D3") is None
    log = told(m)
    assert log[:6] == [
        "Hellfire Cultist is destroyed.",
        "Hellfire Cultist deals damage.",
        "Undead Archer takes 1 damage.",
        "Undead Archer is destroyed.",
        "Player 1 gains 1 magic.",
        "Dragos attacks Undead Carrier (Player 2).",
    ]
    assert not [line for line in log if line.startswith("Dragos attacks Undead Archer")]
    assert m.state.fought


@pytest.mark.rule("SUW-063", "SUW-204")
def test_an_attack_that_was_not_made_does_not_save_from_the_price_of_idleness() -> None:
    board = {k: c for k, c in DRAIN.items() if k != "D3"}
    m = play(table(KEEP, board=board, phase="attack"), "attack fk_dragos@C3 fk_undead_archer@C4")
    play(m, "target fk_hellfire_cultist@C5")
    assert at(m, "C4") is None
    assert hurt(m, "A1") == 1
    assert "Player 1 attacked no enemy: the price of idleness." in told(m)
    assert not m.state.lasting


def test_the_target_is_chosen_anew_after_life_drain_and_must_be_if_the_first_one_still_stands() -> None:
    board = {"C3": "fk_dragos", "C4": "gate@p2", "D3": "fk_undead_carrier@p2", "B3": "fk_undead_carrier"}
    m = play(table(KEEP, board=board, phase="attack"), "attack fk_dragos@C3 gate@C4", "target fk_undead_carrier@B3")
    assert set(options(m)) == {"target gate@C4", "target fk_undead_carrier@D3"}
    assert refused(m, "decline") == "SUW-047"
    assert refused(m, "target fk_dragos@C3") == "SUW-120"
    with dice("RS RS M M"):
        play(m, "target fk_undead_carrier@D3")
    assert at(m, "D3") is None
    kept = play(table(KEEP, board=board, phase="attack"), "attack fk_dragos@C3 gate@C4")
    with dice("RS RS M M"):
        play(kept, "decline")  # nothing was given up, so the target stands as declared
    assert hurt(kept, "C4") == 2


def test_an_own_target_is_called_own_when_it_is_chosen_anew() -> None:
    board = {"C3": "fk_dragos", "C4": "gate@p2", "B3": "fk_undead_carrier", "D3": "fk_undead_archer", "C2": "gate"}
    m = play(table(KEEP, board=board, phase="attack"), "attack fk_dragos@C3 gate@C4")
    play(m, "target fk_undead_carrier@B3")
    if "decline" in options(m):  # the own Archer does not take the place of the fallen one
        play(m, "decline")
    said = {o.name: (o.text("en"), o.harms) for o in m.decision.options}
    assert said["target gate@C2"] == ("Choose your own Gate (C2)", True)
    assert said["target gate@C4"] == ("Choose Gate (C4)", False)


# ---- whoever has left ----
@pytest.mark.rule("SUW-192")
def test_an_ability_that_waits_is_not_carried_out_once_its_unit_has_left() -> None:
    """The Cultist's fire takes the Carrier before Infect; a Carrier that has left infects nobody."""
    board = {"C4": "fk_undead_carrier:2", "C5": "fk_hellfire_cultist@p2:1"}
    m = table({"hand": ["gate"], "discard": ["fk_undead_carrier"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_carrier@C4 fk_hellfire_cultist@C5")
    next_is(m, "fk_hellfire_cultist")
    assert (at(m, "C4"), at(m, "C5"), m.decision.name) == (None, None, "magic")
    alive = table({"hand": ["gate"], "discard": ["fk_undead_carrier"]}, board=board, phase="attack")
    with dice("M M"):
        play(alive, "attack fk_undead_carrier@C4 fk_hellfire_cultist@C5")
    next_is(alive, "fk_undead_carrier@C4")
    assert set(options(alive)) == {"take fk_undead_carrier", "decline"}


@pytest.mark.rule("SUW-192")
@pytest.mark.parametrize(
    ("attacker", "summoner"), [("va_citadel_paladin:3", "va_sera_eldwyn"), ("to_ragnor:7", "to_grognack")]
)
def test_riposte_first_and_the_attackers_own_ability_is_gone(attacker: str, summoner: str) -> None:
    name = attacker.partition(":")[0]
    board = {"C4": attacker, "C5": "pe_fanessa@p2", "F1": summoner}
    for fallen in (True, False):
        m = table(KEEP, board=board, phase="attack")
        with dice("MS MS MS"):
            play(m, f"attack {name}@C4 pe_fanessa@C5")
        next_is(m, "pe_fanessa" if fallen else name)
        settle(m)
        assert at(m, "C4") is None
        gained = len(m.state.hand[0]) - 1 if "paladin" in name else boosts(m, "F1")
        assert gained == (0 if fallen else 3)


def test_whoever_fell_to_the_first_fire_does_not_fall_to_the_second_again() -> None:
    """Two Cultists fall by one Purge, and one Carrier stood beside both."""
    board = {
        "C4": "fk_hellfire_cultist",
        "D5": "fk_hellfire_cultist",
        "C5": "fk_undead_carrier@p2:2",
        "C6": "fk_undead_carrier@p2",
    }
    m = table({"hand": ["fk_purge"]}, {"hand": ["gate"]}, board=board, phase="move")
    play(m, "play fk_purge", "target fk_hellfire_cultist@C4", "target fk_hellfire_cultist@D5", "done")
    while m.decision.name == "target":
        play(m, "decline")
    settle(m)
    assert at(m, "C5") is None
    assert m.state.magic[0] == 1  # once for the one Carrier


@pytest.mark.rule("SUW-164")
def test_what_an_event_tells_forgets_a_card_that_has_left() -> None:
    n = destroyed_n(70, 47, 69, 1 << 70 | 1 << 3)
    assert (card_of(n), space_of(n), killer(n), stood_beside(n)) == (70, 47, 69, 1 << 70 | 1 << 3)
    assert killer(destroyed_n(5, 0, -1, 0)) == -1
    left = without_card(DESTROYED, n, 70)
    assert (card_of(left), space_of(left), killer(left), stood_beside(left)) == (70, 47, 69, 1 << 3)
    n = moved_n(70, 47, 4, 1 << 70 | 1)
    left = without_card(MOVED, n, 70)
    assert (card_of(left), space_of(left), moved_straight(left), moved_through(left)) == (70, 47, 4, 1)
    assert without_card(SUMMONED, 47, 0) == 47


# ---- life that was lent ----
@pytest.mark.rule("SUW-129", "SUW-249")
@pytest.mark.parametrize(
    ("seat", "choices", "phase"),
    [
        ({"hand": ["br_mind_control"]}, ("play br_mind_control", "target pd_ollag@C5", "done"), "summon"),
        ({"hand": ["to_freeze"]}, ("play to_freeze",), "summon"),
    ],
)
def test_a_structure_that_an_event_takes_its_lent_life_from_brings_magic(
    seat: dict[str, list[str]], choices: tuple[str, ...], phase: str
) -> None:
    summoner = "br_tacullu" if "br_mind_control" in seat["hand"] else "to_grognack"
    board = {"C4": summoner, "C5": "pd_ollag@p2", "F6": "gate@p2:5", "F7": "gate@p2:4"}
    m = table({**seat, "magic": 0}, board=board, phase=phase)
    for choice in choices:
        if choice in options(m):
            play(m, choice)
    assert (at(m, "F6"), at(m, "F7"), m.state.magic[0]) == (None, "gate", 1)


@pytest.mark.rule("SUW-129")
def test_a_captured_lender_brings_magic_for_what_falls_without_it() -> None:
    board = {"C4": "br_tacullu", "C5": "pd_ollag@p2:6", "F6": "gate@p2:5"}
    m = table(KEEP, board=board, phase="attack")
    with dice("MR MR MR"):
        play(m, "attack br_tacullu@C4 pd_ollag@C5", "capture")
    assert (at(m, "F6"), m.state.magic[0]) == (None, 1)


@pytest.mark.rule("SUW-129")
def test_a_lender_pushed_out_of_reach_brings_magic_in_the_later_print() -> None:
    board = {"C2": "br_wind_mage", "C4": "pd_ollag_later@p2", "E5": "gate@p2:5", "F1": "br_tacullu"}
    m = table(KEEP, board=board, phase="attack", setup={"edition": "later"})
    play(m, "use br_wind_mage@C2 push", "to B4")
    assert (at(m, "E5"), m.state.magic[0]) == (None, 1)


# ---- would be destroyed ----
@pytest.mark.rule("SUW-156")
def test_who_would_go_back_to_hand_would_not_be_destroyed_and_cannot_be_captured() -> None:
    board = {"C4": "br_tacullu", "C5": "cg_horde_slinger@p2"}
    m = table(KEEP, {"active": ["cg_unrelenting"]}, board=board, phase="attack")
    with dice("MR MR MR"):
        play(m, "attack br_tacullu@C4 cg_horde_slinger@C5")
    assert (at(m, "C5"), zone(m, "hand", 1)) == (None, ["cg_horde_slinger"])
    champion = table(KEEP, {"active": ["cg_unrelenting"]}, board={**board, "C5": "cg_smeg@p2:3"}, phase="attack")
    with dice("MR MR MR"):
        play(champion, "attack br_tacullu@C4 cg_smeg@C5")
    assert "capture" in options(champion)  # Unrelenting speaks of commons


# ---- what cannot be forced ----
@pytest.mark.rule("SUW-143")
def test_a_blast_hurts_what_it_cannot_force() -> None:
    board = {"C3": "br_tacullu", "C5": "br_kalal"}
    m = play(table({"hand": ["br_blast", "br_blast"], "magic": 1}, board=board, phase="move"), "play br_blast")
    assert (at(m, "C5"), hurt(m, "C5")) == ("br_kalal", 1)


@pytest.mark.rule("SUW-253")
def test_a_lender_that_is_destroyed_brings_magic_for_itself_alone() -> None:
    board = {"C4": "br_tacullu", "C5": "pd_ollag@p2:6", "F6": "gate@p2:5"}
    m = table(KEEP, board=board, phase="attack")
    with dice("MR MR MR"):
        play(m, "attack br_tacullu@C4 pd_ollag@C5", "damage")
    assert (at(m, "F6"), m.state.magic[0]) == (None, 1)
