"""Fortifications one steps into, a hospital that moves, a tank for dragoons, a curse: from the printed texts."""

from __future__ import annotations

from ..table import fight, finish, ids, options, play, plays_on, rating, table, why, wounded


def test_a_watch_tower_lets_its_own_kind_strike_first():
    side = {"squad": ["clansman", "young_guard", "hussar"], "works": ["watch_tower:squad"]}
    m = table(side, {"kohort": ["necromutant"]})
    play(m, "use watch_tower 1")
    assert set(options(m)) == {"target clansman", "target young_guard", "target hussar"}
    play(m, "target young_guard")
    assert m.state.actions == 2
    assert not any(o == "use watch_tower 1" for o in options(m))  # it holds one
    out = play(m.copy(), "use watch_tower 2")
    from sudi.games.doomtrooper.rules.combat.blows import strikes_first

    def first(match, id: str) -> bool:
        play(match, "attack")
        while match.decision is not None and match.state.attacker < 0:
            play(match, next(o for o in (f"against {id} necromutant", "pass") if o in options(match)))
        return strikes_first(match.state, match.state.attacker)[0] > 0

    assert first(m.copy(), "clansman")  # Imperial like the one inside
    assert not first(m.copy(), "hussar")  # Bauhaus
    assert not first(out, "clansman")  # nobody is inside any more


def test_two_watch_towers_and_no_more():
    m = table({"squad": ["clansman"], "hand": ["watch_tower"] * 3})
    play(m, "lay watch_tower squad", "lay watch_tower squad")
    assert not any(o.startswith("lay watch_tower") for o in options(m))


def test_luna_hospital_heals_and_comes_back_from_the_discard_pile():
    m = table({"squad": ["clansman!", "hussar"], "works": ["luna_memorial_hospital:squad"], "outpost": []})
    healed = play(m.copy(), "use luna_memorial_hospital 1")
    assert not wounded(healed, "clansman")
    assert healed.state.actions == 1
    play(m, "use luna_memorial_hospital 2")
    assert "luna_memorial_hospital" in ids(m, "hand", 0)
    m = table({"squad": ["clansman!"], "grave": ["luna_memorial_hospital"]}, {"grave": ["luna_memorial_hospital"]})
    assert [o for o in options(m) if o.startswith("use luna")] == ["use luna_memorial_hospital 2"]
    play(m, "use luna_memorial_hospital 2")
    assert ids(m, "hand", 0) == ["luna_memorial_hospital"]
    assert m.state.actions == 1
    m = table({"squad": ["clansman!"], "grave": ["luna_memorial_hospital"]}, actions=1)
    assert not any(o.startswith("use luna") for o in options(m))


def test_a_grizzly_comes_for_two_dragoons_and_no_points():
    m = table({"squad": ["dragoon", "clansman"], "hand": ["grizzly_battle_tank"], "destiny": 30})
    assert "deploy grizzly_battle_tank" not in options(m)
    m = table(
        {"squad": ["dragoon", "dragoon", "clansman"], "hand": ["grizzly_battle_tank", "combat_armor"], "destiny": 2}
    )
    play(m, "deploy grizzly_battle_tank")
    while any(o.startswith("target") for o in options(m)):
        play(m, options(m)[0])
    assert ids(m, "squad", 0) == ["clansman", "grizzly_battle_tank"]
    assert ids(m, "grave", 0) == ["dragoon", "dragoon"]
    assert m.state.destiny[0] == 2
    assert m.state.actions == 2
    assert rating(m, "value", "grizzly_battle_tank") == 20
    assert why(m, "attach combat_armor grizzly_battle_tank")


def test_an_eternal_curse_shuts_special_cards_out():
    m = table(
        {"squad": ["clansman+blessed_blood"], "hand": ["eternal_curse", "blessed_blood", "inspired"]},
        {"squad": ["hussar"]},
    )
    play(m, "meditate", "play_on eternal_curse clansman")
    while m.decision.name != "action":
        play(m, "pass")
    assert ids(m, "attached", 0) == ["eternal_curse"]
    assert "blessed_blood" in ids(m, "grave", 0)
    assert plays_on(m, "blessed_blood") == {"hussar"}
    fight(m, "clansman", "hussar")
    assert not any(o == "play_on inspired clansman" for o in options(m))
    finish(m)
