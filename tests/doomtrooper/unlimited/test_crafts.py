"""Cards of the base set about gear that changes hands, extra cards, and leave to attack anybody."""

from __future__ import annotations

from ..table import Match, card, destiny, end_turn, ids, options, passes, play, plays_on, table, victory

QUIET = ["evasive_action"]


def on(m: Match, gear: str) -> str:
    """Who has it."""
    return str(m.state.t.defs[m.state.bearer[card(m, gear)]].id)


# ---- BLIND FURY ----
def test_blind_fury_turns_on_anybody():
    m = table(
        {"squad": ["clansman", "infantry", "sean_gallagher"], "hand": ["blind_fury"]},
        {"squad": ["hussar"], "hand": QUIET},
    )
    assert plays_on(m, "blind_fury") == set()
    play(m, "attack")
    assert plays_on(m, "blind_fury") == {"clansman", "infantry"}
    play(m, "play_on blind_fury clansman")
    passes(m)
    pairs = {tuple(o.split()[1:]) for o in options(m) if o.startswith("against")}
    assert {d for a, d in pairs if a == "clansman"} == {"infantry", "sean_gallagher", "hussar"}
    assert {d for a, d in pairs if a == "infantry"} == {"hussar"}


# ---- BORN WITH A SILVER SPOON ----
def test_a_silver_spoon_is_for_a_trooper_who_has_just_come():
    m = table({"squad": ["hussar"], "hand": ["born_with_a_silver_spoon", "infantry", "mystic"], "destiny": 20}, {})
    assert "play_on born_with_a_silver_spoon hussar" not in options(m)
    brother = m.copy()
    play(m, "deploy infantry")
    assert "play_on born_with_a_silver_spoon infantry" in options(m)
    before = destiny(m)[0]
    play(m, "play_on born_with_a_silver_spoon infantry")
    passes(m)
    assert (destiny(m)[0], victory(m)[0]) == (before - 5, 3)
    play(brother, "deploy mystic")
    assert not any("silver_spoon" in o for o in options(brother))


def test_no_spoon_for_the_others_troopers():
    m = table({"hand": ["infantry"], "destiny": 9}, {"hand": ["born_with_a_silver_spoon"], "destiny": 9})
    play(m, "deploy infantry")
    assert not any("silver_spoon" in o for o in options(m))


# ---- EFFICIENCY TRAINING ----
def test_equipment_is_exchanged_among_ones_own():
    m = table(
        {
            "squad": ["infantry+combat_armor", "clansman+clansman_claymore"],
            "kohort": ["heretic"],
            "hand": ["efficiency_training"],
        },
        {"squad": ["hussar+composite_armor"]},
    )
    play(m, "play efficiency_training")
    assert set(options(m)) == {"target combat_armor", "done"}  # nobody else may have the claymore; none of the others'
    play(m, "target combat_armor")
    assert set(options(m)) == {"target clansman", "target heretic"}
    play(m, "target heretic")
    assert on(m, "combat_armor") == "heretic"
    play(m, "target combat_armor", "target clansman", "done")
    assert on(m, "combat_armor") == "clansman"
    assert m.state.actions == 2


# ---- TELEPORTATION ----
def test_equipment_is_teleported():
    m = table(
        {"squad": ["keeper_of_the_art", "infantry+combat_armor"], "hand": ["teleportation"], "destiny": 1},
        {"squad": ["hussar+composite_armor", "chasseur"], "kohort": ["heretic+kratach"]},
    )
    play(m, "meditate")
    play(m, "cast teleportation keeper_of_the_art")
    if m.decision is not None and m.decision.name == "units":
        play(m, options(m)[0])
    assert {o for o in options(m) if o.startswith("target")} == {"target combat_armor", "target composite_armor"}
    mine = m.copy()
    play(m, "target composite_armor")
    assert m.decision is None or "to_hand" not in options(m)
    while m.decision is not None and m.decision.name == "equip":
        play(m, options(m)[0])
    assert on(m, "composite_armor") == "chasseur"
    play(mine, "target combat_armor", "to_hand")
    assert ids(mine, "hand", 0) == ["combat_armor"]


# ---- TRUE PATH ----
def test_the_true_path_shows_more_cards():
    library = ["hussar", "clansman", "valkyrie", "infantry", "infantry", "infantry"]
    m = table(
        {"squad": ["hussar"]}, {"squad": ["keeper_of_the_art"], "hand": ["true_path"], "destiny": 3, "library": library}
    )
    while "cast true_path keeper_of_the_art" not in options(m):
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", names[-1]) if n in names))
    assert m.state.turn == 1
    play(m, "cast true_path keeper_of_the_art")
    if m.decision is not None and m.decision.name == "units":
        play(m, options(m)[-1])
    assert len(options(m)) == 2  # the keeper's points count twice
    assert len(ids(m, "hand", 1)) == 2
    play(m, options(m)[0])
    assert len(ids(m, "grave", 1)) == 2  # the spell, and the card that was not kept
    assert len(ids(m, "library", 1)) in (0, 4)


def test_it_is_cast_before_drawing_only():
    m = table({"squad": ["keeper_of_the_art"], "hand": ["true_path"], "destiny": 9}, {})
    play(m, "meditate")
    assert not any("true_path" in o for o in options(m))
    assert end_turn(m).state.turn == 1
