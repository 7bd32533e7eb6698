"""Vanguards: what their events do, and what they must not do."""

from __future__ import annotations

from ..table import Match, at, dice, hurt, options, play, settle, strength, summons, table, until, zone


# ---- Holy Judgment ----
def test_holy_judgment_strengthens_friendly_commons() -> None:
    board = {"C3": "va_citadel_knight", "D3": "va_coleen_brighton", "C5": "va_citadel_knight@p2"}
    m = table({"hand": ["va_holy_judgment", "va_mass_heal"]}, board=board, phase="attack")
    play(m, "play va_holy_judgment")
    assert (strength(m, "C3"), strength(m, "D3"), strength(m, "C5")) == (2 + 1, 3, 2)
    assert m.state.boost[m.state.active[0][0]] == 2


def judged(boost: int) -> Match:
    """p2's Magic phase, with p1's Holy Judgment lying there."""
    return table(
        {"active": ["va_holy_judgment"], "hand": ["va_temple_priest"]},
        {"hand": ["fk_purge"]},
        board={"D2": "gate"},
        phase="magic",
        turn="p2",
        boost={"p1.active.0": boost},
    )


def test_holy_judgment_stays_for_a_boost() -> None:
    m = play(judged(1), "end")
    assert set(options(m)) == {"accept", "decline"}
    left = play(m.copy(), "decline")
    assert zone(left, "active", 0) == []
    assert zone(left, "discard", 0) == ["va_holy_judgment"]
    play(m, "accept")
    assert zone(m, "active", 0) == ["va_holy_judgment"]
    assert m.state.boost[m.state.active[0][0]] == 0
    until(m, "magic", 1)
    play(m, "end")
    assert zone(m, "active", 0) == []  # no boost is left, so nobody is asked


def test_holy_judgment_loses_a_boost_for_every_friendly_unit_that_falls_and_for_no_other() -> None:
    board = {
        "B3": "va_temple_priest",
        "B4": "fk_undead_carrier@p2",
        "D3": "va_temple_priest",
        "D4": "fk_undead_carrier@p2",
        "E7": "fk_undead_carrier@p2",
        "E8": "fk_hellfire_cultist@p2",
    }
    m = table(
        {"active": ["va_holy_judgment"]},
        {"hand": ["fk_purge"]},
        board=board,
        phase="attack",
        turn="p2",
        boost={"p1.active.0": 1},
    )
    event = m.state.active[0][0]
    with dice("M M", "M M", "M M"):
        settle(play(m, "attack fk_undead_carrier@E7 fk_hellfire_cultist@E8"))
        assert m.state.boost[event] == 1  # the enemy's own loss
        settle(play(m, "attack fk_undead_carrier@B4 va_temple_priest@B3"))
        assert m.state.boost[event] == 0
        settle(play(m, "attack fk_undead_carrier@D4 va_temple_priest@D3"))
    assert m.state.boost[event] == 0  # never below
    assert zone(m, "active", 0) == ["va_holy_judgment"]


# ---- Guarding Spirits ----
def test_guarding_spirits_soften_the_first_attack_of_a_turn_near_the_summoner() -> None:
    board = {
        "C1": "va_sera_eldwyn",
        "C4": "va_citadel_archer",  # 3 spaces from her
        "C5": "fk_undead_warrior@p2",
        "B4": "fk_undead_warrior@p2",
        "E5": "va_citadel_archer",
        "E6": "fk_undead_warrior@p2",
    }
    m = table({"active": ["va_guarding_spirits"]}, {"hand": ["fk_purge"]}, board=board, phase="attack", turn="p2")
    with dice("M M", "M M", "M M"):
        play(m, "attack fk_undead_warrior@C5 va_citadel_archer@C4")
        assert hurt(m, "C4") == 1
        play(m, "attack fk_undead_warrior@B4 va_citadel_archer@C4")
        assert hurt(m, "C4") == 1 + 2
        play(m, "attack fk_undead_warrior@E6 va_citadel_archer@E5")
    assert hurt(m, "E5") == 2  # 6 spaces from her


def test_guarding_spirits_guard_no_champion() -> None:
    board = {"C1": "va_sera_eldwyn", "C3": "va_coleen_brighton", "C4": "fk_undead_warrior@p2"}
    m = table({"active": ["va_guarding_spirits"]}, {"hand": ["fk_purge"]}, board=board, phase="attack", turn="p2")
    with dice("M M"):
        play(m, "attack fk_undead_warrior@C4 va_coleen_brighton@C3")
    assert hurt(m, "C3") == 2


# ---- Mass Heal ----
def test_mass_heal_heals_commons_and_champions_within_two_spaces_of_the_summoner() -> None:
    board = {
        "C1": "va_sera_eldwyn:5",
        "C3": "va_valna_stoutheart:3",
        "D2": "va_citadel_knight:1",
        "C4": "va_citadel_knight:3",  # 3 spaces away
        "B1": "gate:4",
        "D1": "va_citadel_knight@p2:3",
    }
    m = table({"hand": ["va_mass_heal", "va_renewed_hope"], "magic": 1}, board=board, phase="move")
    play(m, "play va_mass_heal")
    assert (hurt(m, "C3"), hurt(m, "D2")) == (1, 0)
    assert [hurt(m, space) for space in ("C1", "C4", "B1", "D1")] == [5, 3, 4, 3]
    assert m.state.magic[0] == 0


# ---- Renewed Hope ----
HOPE = {"hand": ["va_renewed_hope", "va_citadel_knight", "va_citadel_knight"], "magic": 4}


def test_renewed_hope_opens_every_phase_and_the_spaces_beside_the_summoner() -> None:
    m = table(HOPE, board={"C1": "va_sera_eldwyn", "E5": "gate"})
    assert summons(m, "va_citadel_knight") == {"D5", "F5", "E4", "E6"}
    play(m, "play va_renewed_hope")
    wanted = {"D5", "F5", "E4", "E6", "B1", "D1", "C2"}
    for phase in ("summon", "move", "build", "attack", "magic"):
        assert summons(until(m, phase), "va_citadel_knight") == wanted
    play(m, "summon va_citadel_knight C2")
    assert at(m, "C2") == "va_citadel_knight"
    assert m.state.magic[0] == 2


def test_renewed_hope_lets_one_summon_the_cards_of_the_draw_phase_once_they_are_drawn() -> None:
    pile = ["va_temple_priest", "va_mass_heal", "va_mass_heal", "va_guarding_spirits", "va_citadel_paladin"]
    m = table(
        {"active": ["va_renewed_hope"], "hand": ["va_guarding_spirits"], "deck": pile, "magic": 2},
        board={"C1": "va_sera_eldwyn", "E5": "gate"},
        phase="magic",
    )
    play(m, "end")
    assert len(m.state.hand[0]) == 5
    assert summons(m, "va_citadel_paladin") == {"D5", "F5", "E4", "E6", "B1", "D1", "C2"}
    assert m.why_not("summon va_citadel_paladin A8").rule == "SUW-025"
    play(m, "summon va_citadel_paladin C2")
    assert len(m.state.hand[0]) == 4  # drawn once, not again
    assert len(m.state.deck[0]) == 1


def test_without_renewed_hope_nobody_is_asked_in_the_draw_phase() -> None:
    m = table({"hand": ["va_temple_priest"]}, {"hand": ["fk_purge"]}, board={"E5": "gate"}, phase="magic")
    play(m, "end")
    assert m.state.turn == 1


def test_renewed_hope_is_for_the_own_turn_and_ends_with_the_next_one() -> None:
    m = table(HOPE, {"hand": ["va_citadel_knight"], "magic": 2}, board={"C1": "va_sera_eldwyn", "E7": "gate@p2"})
    play(m, "play va_renewed_hope")
    until(m, "move", 1)
    assert not summons(m, "va_citadel_knight")
    until(m, "magic", 1)
    play(m, "end")
    assert zone(m, "active", 0) == []
    assert not [o for o in options(m) if o.startswith("summon") and o.endswith(("B1", "D1", "C2"))]
