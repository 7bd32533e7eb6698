"""Alliances, warriors and gear of Golgotha that lead, guard, turn and protect."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING

from ..table import (
    attach_to,
    card,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    why,
    wounded,
)

WAIT = ["evasive_action"]


def test_equipment_of_bauhaus_warriors_is_not_discarded():
    for works, found in (([], {"bauhaus_blitzer", "clansman"}), (["alliance_bauhaus"], {"clansman"})):
        gear = ["bauhaus_blitzer+composite_armor", "clansman+combat_armor"]
        m = table({"kohort": ["necromutant+distort"], "destiny": 20}, {"squad": gear, "works": works})
        play(m, "meditate", "use distort 1")
        if m.decision is not None and m.decision.name == "destroy":
            left = {m.state.t.defs[m.state.bearer[card(m, o.split()[1])]].id for o in options(m)}
        else:
            left = {"clansman" if ids(m, "grave", 1) == ["combat_armor"] else "bauhaus_blitzer"}
        assert left == found


def test_it_goes_with_its_warrior():
    m = table(
        {"squad": ["clansman"], "hand": WAIT},
        {"squad": ["bauhaus_blitzer!+bayonet"], "works": ["alliance_bauhaus"], "hand": WAIT},
    )
    finish(fight(m, "clansman", "bauhaus_blitzer"))
    assert ids(m, "grave", 1) == ["bauhaus_blitzer", "bayonet"]


def test_capitol_warriors_come_at_any_time_for_their_value():
    m = table(
        {"works": ["alliance_capitol"], "hand": ["infantry", "clansman"], "destiny": 6, "squad": ["blood_beret"]},
        {"squad": ["trencher"], "hand": WAIT},
    )
    play(m, "meditate")
    assert "use alliance_capitol 1" in options(m)
    play(m, "use alliance_capitol 1")
    assert "infantry" in ids(m, "squad", 0)
    assert destiny(m)[0] == 7 - 2
    assert m.state.actions == 2
    assert ids(m, "hand", 0) == ["clansman"]


def test_capitol_warriors_come_in_a_combat_too():
    m = table(
        {"squad": ["hussar"], "hand": WAIT},
        {"squad": ["clansman"], "works": ["alliance_capitol"], "hand": ["infantry", *WAIT], "destiny": 6},
    )
    fight(m, "hussar", "clansman")
    while m.decision.seat == 0:
        play(m, "pass")
    play(m, "use alliance_capitol 1")
    assert ids(m, "squad", 1) == ["clansman", "infantry"]
    assert destiny(m)[1] == 6 - 2
    assert m.state.phase  # the combat goes on


def test_a_capitol_warrior_that_cannot_be_paid_does_not_come():
    m = table(
        {"works": ["alliance_capitol"], "hand": ["infantry"], "destiny": 0, "squad": ["blood_beret"]}, {"hand": WAIT}
    )
    play(m, "meditate")
    assert "use alliance_capitol 1" not in options(m)


@pytest.mark.parametrize(
    ("mine", "foe", "area", "healed"),
    [
        ("clansman", "razide", "kohort", True),
        ("clansman", "sean_gallagher", "squad", False),
        ("trencher", "razide", "kohort", True),
    ],
)
def test_imperial_warriors_wounded_by_the_legion_are_healed(mine: str, foe: str, area: str, healed: bool):
    m = table({"squad": [mine], "works": ["alliance_imperial"], "hand": WAIT}, {area: [foe], "hand": WAIT})
    fight(m, mine, foe)
    finish(m)
    assert wounded(m, mine) is not healed


def test_only_the_imperial_warriors_of_its_player_are_healed():
    m = table(
        {"squad": ["clansman"], "hand": WAIT}, {"kohort": ["razide"], "works": ["alliance_imperial"], "hand": WAIT}
    )
    finish(fight(m, "clansman", "razide"))
    assert wounded(m, "clansman")


def test_a_killing_wound_is_not_healed():
    m = table(
        {"squad": ["clansman!"], "works": ["alliance_imperial"], "hand": WAIT}, {"kohort": ["razide"], "hand": WAIT}
    )
    finish(fight(m, "clansman", "razide"))
    assert "clansman" in ids(m, "grave", 0)


# ---- gear ----
def test_the_armor_fits_a_behemoth_best_and_lets_it_have_gifts_of_algeroth():
    m = table(
        {"kohort": ["razide+behemoth_armor", "pretorian_behemoth+behemoth_armor"], "hand": ["distort", "decay"]}, {}
    )
    assert rating(m, "armour", "razide") == rating(table({"kohort": ["razide"]}, {}), "armour", "razide") + 2
    assert rating(m, "armour", "pretorian_behemoth") == 9 + 6
    assert "pretorian_behemoth" in attach_to(m, "distort")
    bare = table({"kohort": ["pretorian_behemoth"], "hand": ["distort"]}, {})
    assert attach_to(bare, "distort") == set()


def test_the_armor_allows_no_other_gifts():
    m = table({"kohort": ["pretorian_behemoth+behemoth_armor", "heretic"], "hand": ["sleep"]}, {})
    assert "pretorian_behemoth" not in attach_to(m, "sleep")


def test_a_carcass_suit_leaves_no_other_equipment():
    m = table({"kohort": ["necromutant+carcass_suit+kratach"]}, {})
    plain = table({"kohort": ["necromutant"]}, {})
    f, _, a = numbers(plain, "necromutant")
    assert numbers(m, "necromutant") == (2 * f, 0, a + 5)


# ---- warriors ----
def test_the_fury_stands_in_for_a_personality_of_the_brotherhood():
    m = table(
        {"squad": ["fury_elite_guard", "nicholai", "sacred_warrior", "clansman"], "hand": WAIT, "destiny": 9},
        {"kohort": ["razide"], "hand": WAIT},
        turn="p2",
    )
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("use")] == ["use fury_elite_guard 1"]
    play(m, "use fury_elite_guard 1")
    assert m.state.aim[card(m, "fury_elite_guard")] == card(m, "nicholai")
    passes(m)
    fight(m, "razide", "nicholai")
    while m.decision is not None and m.decision.seat == 1 and "pass" in options(m):
        play(m, "pass")
    play(m, "use fury_elite_guard 3")
    assert m.state.defender == card(m, "fury_elite_guard")


def test_the_fury_is_assigned_to_another_for_five_points():
    m = table({"squad": ["fury_elite_guard", "nicholai", "sacred_warrior"], "destiny": 9}, {"hand": WAIT})
    play(m, "meditate", "use fury_elite_guard 1", "use fury_elite_guard 2")
    assert destiny(m)[0] == 10 - 5
    assert m.state.aim[card(m, "fury_elite_guard")] == card(m, "sacred_warrior")


def test_a_ritesman_turns_a_doomtrooper_who_loses_what_it_may_not_have():
    m = table(
        {"kohort": ["last_ritesman"]},
        {"squad": ["clansman+clansman_claymore+combat_armor", "sean_gallagher"]},
    )
    play(m, "use last_ritesman 1")
    assert ids(m, "kohort", 1) == ["clansman"]
    assert ids(m, "grave", 1) == ["clansman_claymore"]
    assert ids(m, "attached", 1) == ["combat_armor"]
    play(end_turn(m), "meditate")
    assert "sean_gallagher" in ids(m, "squad", 1)


def test_saladin_and_alakhai_do_not_share_a_cohort():
    m = table({"kohort": ["alakhai_the_cunning"], "hand": ["saladin"], "destiny": 20}, {})
    assert "deploy saladin" not in options(m)
    m = table({"kohort": ["saladin"], "hand": ["alakhai_the_cunning"], "destiny": 20}, {})
    assert "deploy alakhai_the_cunning" not in options(m)
    m = table({"hand": ["saladin"], "destiny": 20}, {"kohort": ["alakhai_the_cunning"]})
    assert "deploy saladin" in options(m)


@pytest.mark.parametrize(
    ("theirs", "found"),
    [
        ({"kohort": ["alakhai_the_cunning", "razide"]}, {"alakhai_the_cunning"}),
        ({"kohort": ["razide"]}, {"razide"}),
    ],
)
def test_saladin_attacks_nobody_but_alakhai_while_he_is_there(theirs: dict[str, list[str]], found: set[str]):
    m = table({"kohort": ["saladin", "necromutant"], "hand": WAIT}, {**theirs, "hand": WAIT})
    passes(play(m, "attack"))
    assert {o.split()[2] for o in options(m) if o.startswith("against saladin")} == found


def test_carter_leads_the_infantry_and_no_other_sergeant_does():
    m = table({"squad": ["sergeant_carter", "infantry"]}, {"squad": ["infantry"]})
    assert numbers(m, "sergeant_carter") == (2, 6, 8)
    mine = card(m, "infantry", 0)
    plain = table({"squad": ["infantry"]}, {})
    before = numbers(plain, "infantry")
    assert tuple(RATING[r].of(m.state, mine) for r in ("fight", "shoot", "armour")) == tuple(n + 4 for n in before)
    theirs = card(m, "infantry", 1)
    assert tuple(RATING[r].of(m.state, theirs) for r in ("fight", "shoot", "armour")) == before


# ---- plays ----
def test_extortion_is_played_before_the_first_action_of_a_turn():
    m = table(
        {"squad": ["clansman"], "hand": WAIT}, {"hand": ["extortion", *WAIT], "destiny": 20, "squad": ["infantry"]}
    )
    while m.decision is not None and m.state.turn != 1:
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", names[-1]) if n in names))
    while m.decision is not None and m.state.turn == 1:
        names = options(m)
        play(m, next(n for n in ("end", "done", "pass", names[-1]) if n in names))
    while m.decision is not None and "play_at extortion p1" not in options(m):
        play(m, "pass")
    assert m.state.turn == 0
    play(m, "play_at extortion p1")
    assert options(m) == ["units 1", "units 2"]
    play(m, "units 2")
    assert m.state.actions == 1
    assert destiny(m)[1] == 20 - 8


def test_limited_resources_make_sabotage_pay_destiny_only():
    for works, split in (([], True), (["limited_resources"], False)):
        m = table({"squad": ["clansman"], "works": works}, {})
        play(m, "sabotage clansman p2")
        assert (m.decision is not None and m.decision.name == "points") is split
        if not split:
            assert victory(m)[0] == 0


def test_a_fortified_warzone_protects_its_player_until_a_warrior_comes():
    m = table(
        {"hand": ["fortify_warzone", "infantry"], "works": ["asteroid_settlement:squad"]},
        {"squad": ["clansman"], "works": ["asteroid_settlement:squad"]},
        turn="p2",
    )
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on")] == ["play_on fortify_warzone asteroid_settlement"]
    play(m, "play_on fortify_warzone asteroid_settlement")
    play(passes(m), "sabotage clansman p1")
    assert m.decision is None or m.decision.name != "points"
    assert victory(m)[1] == 0
    assert destiny(m)[1] > 5 + 1
    assert m.state.turn == 0
    play(passes(m), "deploy infantry")
    assert ids(m, "grave", 0) == ["fortify_warzone"]


def test_touched_by_the_light_makes_a_heretic_a_doomtrooper_without_affiliation():
    m = table(
        {"hand": ["touched_by_the_light", *WAIT], "squad": ["infantry"]},
        {"kohort": ["heretic+sleep"], "squad": ["clansman+tainted"]},
    )
    play(m, "meditate")
    assert plays_on(m, "touched_by_the_light") == {"heretic", "clansman"}
    play(m, "play_on touched_by_the_light heretic")
    assert ids(m, "kohort", 1) == []
    assert ids(m, "squad", 1) == ["clansman", "heretic"]
    assert ids(m, "grave", 1) == ["sleep"]


def test_yahoo_pays_two_more_for_a_kill():
    m = table({"squad": ["clansman+yahoo"], "hand": WAIT}, {"squad": ["infantry!"], "hand": WAIT})
    finish(fight(m, "clansman", "infantry"))
    assert victory(m)[0] == 2 + 2
    assert ids(m, "attached", 0) == ["yahoo"]


@pytest.mark.parametrize(("answer", "more"), [("yes", (2, 0, 1)), ("no", (0, -1, 0))])
def test_the_attacker_takes_what_helps_or_what_hinders_on_a_warzone(answer: str, more: tuple[int, ...]):
    m = table(
        {"squad": ["clansman"], "hand": ["territorial_advantage", *WAIT]},
        {"squad": ["infantry"], "works": ["asteroid_settlement:squad"], "hand": WAIT},
    )
    before, theirs = numbers(m, "clansman"), numbers(m, "infantry")
    fight(m, "clansman", "infantry")
    play(m, "zone asteroid_settlement")
    while "play territorial_advantage" not in options(m):
        play(m, "pass")
    play(m, "play territorial_advantage", answer)
    assert numbers(m, "clansman") == tuple(n + d for n, d in zip(before, more, strict=True))
    assert numbers(m, "infantry") == tuple(n + d for n, d in zip(theirs, (2, -1, 1), strict=True))


def test_without_a_warzone_there_is_nothing_to_take():
    m = table({"squad": ["clansman"], "hand": ["territorial_advantage", *WAIT]}, {"squad": ["infantry"], "hand": WAIT})
    fight(m, "clansman", "infantry")
    assert why(m, "play territorial_advantage") == "DTR-347"
