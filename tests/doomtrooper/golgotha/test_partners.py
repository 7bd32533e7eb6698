"""Cards for partners, for those whom the Art does not touch, about changed ratings and sight; of other sets as well:
several attacks in one action, work for another player, equipment that is not let go of, vehicles behind walls."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.standing.protection import warded
from sudi.games.doomtrooper.rules.leaving import discard

from ..table import (
    attach_to,
    card,
    covered,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    rating,
    table,
    victory,
    wounded,
)

WAIT = ["evasive_action"]


def until(m, *names: str):
    while m.decision is not None and m.decision.name not in names:
        play(m, "pass")
    return m


def four(mine: dict, foe: dict | None = None, partner: dict | None = None):
    """p1 and p3 play together against p2 and p4."""
    return table(mine, foe or {"squad": ["hussar"]}, partner or {}, {"squad": ["infantry"]}, mode="teams")


# ---- among partners ----
def test_warriors_go_over_to_a_partner_for_an_action_each():
    m = four(
        {"squad": ["clansman"], "kohort": ["heretic"], "hand": ["troop_transfer", *WAIT]}, None, {"squad": ["trencher"]}
    )
    play(m, "meditate", "play troop_transfer")
    assert set(options(m)) == {"target clansman", "target heretic", "target trencher", "done"}
    play(m, "target heretic")
    assert (ids(m, "kohort", 0), ids(m, "kohort", 2)) == ([], ["heretic"])
    assert m.state.actions == 1
    play(m, "target trencher")
    assert (ids(m, "squad", 0), m.state.actions) == (["clansman", "trencher"], 0)


def test_equipment_goes_over_to_whoever_may_have_it():
    m = four(
        {"squad": ["clansman+clansman_claymore+composite_armor"], "hand": ["arms_convoy", *WAIT]},
        {"squad": ["trencher"]},
        {"squad": ["hussar"]},
    )
    play(m, "meditate", "play arms_convoy")
    assert set(options(m)) == {"target composite_armor", "done"}  # a claymore is for Imperial warriors
    play(m, "target composite_armor")
    assert m.state.t.defs[m.state.bearer[card(m, "composite_armor")]].id == "hussar"
    assert m.state.side[card(m, "composite_armor")] == 2
    assert m.state.actions == 1


@pytest.mark.parametrize("id", ["arms_convoy", "troop_transfer", "truce"])
def test_they_are_for_partners_only(id: str):
    mine = {
        "squad": ["clansman+composite_armor", "hussar"],
        "hand": [id, "natural_disaster"],
        "works": ["graveton:squad"],
    }
    m = table(mine, {"squad": ["trencher"]})
    play(m, "meditate")
    assert "play natural_disaster" in options(m)
    assert f"play {id}" not in options(m)


def test_a_truce_stops_attacks_and_special_cards_between_the_teams():
    m = four({"squad": ["clansman"], "hand": ["truce"]}, {"squad": ["hussar"], "hand": ["hidden_in_the_shadows"]})
    assert "attack" in options(m)
    play(m, "meditate", "play truce")
    passes(m)
    assert "attack" not in options(m)
    end_turn(m)
    assert "attack" not in options(m)
    play(m, "meditate")
    assert {o for o in options(m) if o.startswith("play_on")} <= {
        "play_on hidden_in_the_shadows hussar",
        "play_on hidden_in_the_shadows infantry",
    }
    passes(m)
    for _ in range(3):
        end_turn(m)
    assert "attack" in options(m)


# ---- ratings, sight, the Art ----
def test_printed_ratings_are_shared_out_anew():
    m = table({"kohort": ["nepharite_of_ilian"], "hand": ["changeling_power"]}, {})
    f, s, a = numbers(m, "nepharite_of_ilian")
    play(m, "attach changeling_power nepharite_of_ilian")
    play(m, next(o for o in options(m) if o.endswith(f" {f + s + a}")))
    while m.decision.name != "action":
        play(m, options(m)[0])
    assert numbers(m, "nepharite_of_ilian") == (f + s + a, 0, 0)
    discard(m.state, card(m, "changeling_power"))
    assert numbers(m, "nepharite_of_ilian") == (f, s, a)


@pytest.mark.parametrize(("gear", "tactics"), [("", {"fight"}), ("+infrared_goggles", {"fight", "shoot"})])
def test_with_goggles_one_shoots_in_heavy_fog(gear: str, tactics: set[str]):
    m = table({"squad": [f"clansman{gear}"], "hand": ["heavy_fog"]}, {"squad": ["hussar"]})
    play(m, "meditate", "play heavy_fog")
    passes(m)
    play(m, "attack")
    found = set(options(m)) if m.decision.name == "tactic" else {("fight", "shoot")[m.state.tactic]}
    assert found & {"fight", "shoot"} == tactics or (tactics == {"fight"} and m.state.phase == 0)


@pytest.mark.parametrize(("gear", "more"), [("", 3), ("+infrared_goggles", 0)])
def test_nobody_hides_in_the_shadows_from_goggles(gear: str, more: int):
    m = table({"squad": [f"clansman{gear}"], "hand": WAIT}, {"squad": ["hussar+hidden_in_the_shadows"], "hand": WAIT})
    bare = rating(table({"squad": ["hussar"]}, {}), "armour", "hussar")
    fight(m, "clansman", "hussar")
    assert rating(m, "armour", "hussar") == bare + more


def test_the_proclaimer_and_his_player_are_immune_to_the_art():
    m = table({"kohort": ["doomsday_proclaimer"]}, {"squad": ["nicholai"], "hand": ["gaze", "exorcise_wound"]})
    gaze, _ = m.state.hand[1]
    assert warded(m.state, 1, gaze, 0)
    assert not warded(m.state, 0, gaze, 1)
    discard(m.state, card(m, "doomsday_proclaimer"))
    assert not warded(m.state, 1, gaze, 0)


def test_a_conspiracy_makes_its_player_immune_for_good():
    m = table(
        {"kohort": ["nepharite_of_algeroth"], "hand": ["heretic_conspiracy"]},
        {"squad": ["nicholai!", "hussar"], "hand": ["gaze"]},
    )
    assert [o for o in options(m) if o.startswith("task heretic_conspiracy")] == ["task heretic_conspiracy p1"]
    play(m, "task heretic_conspiracy p1")
    gaze = m.state.hand[1][0]
    assert not warded(m.state, 1, gaze, 0)
    finish(fight(m, "nepharite_of_algeroth", "nicholai"))
    assert ids(m, "works", 0) == []
    assert warded(m.state, 1, gaze, 0)


def test_others_than_personalities_of_the_brotherhood_do_not_count():
    m = table(
        {"kohort": ["nepharite_of_algeroth"], "works": ["heretic_conspiracy"]}, {"squad": ["sacred_warrior!", "hussar"]}
    )
    finish(fight(m, "nepharite_of_algeroth", "sacred_warrior"))
    assert ids(m, "works", 0) == ["heretic_conspiracy"]


# ---- several attacks in one action ----
def test_an_aquabeast_fights_two():
    m = table(
        {"kohort": ["aquabeast"], "hand": ["composite_armor", *WAIT]}, {"squad": ["clansman", "hussar"], "hand": WAIT}
    )
    assert attach_to(m, "composite_armor") == set()
    play(m, "attack")
    until(m, "opponents")
    play(m, "against aquabeast clansman")
    assert {"target clansman", "target hussar", "done"} == set(options(m))
    play(m, "target hussar")
    fought = set()
    while m.state.phase:
        if m.state.tactic >= 0:
            assert m.state.tactic == 0
            fought.add(m.state.defender)
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    assert len(fought) == 2


def test_alone_it_may_shoot():
    m = table({"kohort": ["aquabeast"], "hand": WAIT}, {"squad": ["clansman"], "hand": WAIT})
    play(m, "attack")
    while m.decision.name != "tactic":
        play(m, "done" if "done" in options(m) else "pass")
    assert set(options(m)) == {"fight", "shoot"}


def grinding(*named: str):
    m = table(
        {"outpost": ["grinder_island"], "hand": WAIT}, {"outpost": ["soldat", "corsair"], "hand": WAIT}, opened=True
    )
    play(m, "attack")
    until(m, "opponents")
    play(m, f"against grinder_island {named[0]}")
    for one in named[1:]:
        play(m, one if one == "done" else f"target {one}")
    until(m, "tactic")
    play(m, "fight")
    return m


@pytest.mark.parametrize(
    ("named", "force"),
    [
        (("soldat", "done"), 3),
        (("soldat", "soldat", "done"), 6),
        (("soldat", "soldat", "soldat", "soldat"), 12),
        (("soldat", "corsair", "done"), 3),
    ],
)
def test_grinder_combines_attacks_on_one_opponent(named: tuple[str, ...], force: int):
    m = grinding(*named)
    assert rating(m, "fight", "grinder_island") == force


def test_grinder_attacks_the_others_afterwards():
    m = grinding("soldat", "corsair", "corsair", "done")
    while m.state.defender != card(m, "corsair"):
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    while m.state.tactic < 0:
        play(m, "fight" if "fight" in options(m) else "pass")
    assert rating(m, "fight", "grinder_island") == 6


# ---- WORKING ON THE SLY ----
def test_who_works_for_another_attacks_whom_that_one_chooses():
    m = table(
        {"squad": ["trencher!", "infantry"], "hand": ["working_on_the_sly"], "destiny": 20},
        {"squad": ["sean_gallagher"]},
    )
    price = rating(m, "value", "sean_gallagher")
    assert attach_to(m, "working_on_the_sly") == {"sean_gallagher"}
    play(m, "attach working_on_the_sly sean_gallagher")
    assert destiny(m)[0] == 20 - price
    end_turn(m)
    play(m, "attack")
    until(m, "opponents", "defender")
    if m.decision.name == "opponents":
        play(m, "against sean_gallagher infantry")
    assert (m.decision.name, m.decision.seat) == ("defender", 0)
    play(m, "target trencher")
    assert m.state.defender == card(m, "trencher")
    until(m, "tactic")
    play(m, "fight")
    until(m, "points")
    assert m.decision.seat == 0  # even for his own warrior
    play(m, options(m)[0])
    assert victory(m)[0] > 0
    assert "working_on_the_sly" in ids(m, "grave", 0)


def test_who_cannot_pay_assigns_nothing():
    m = table({"squad": ["infantry"], "hand": ["working_on_the_sly"], "destiny": 1}, {"squad": ["sean_gallagher"]})
    assert attach_to(m, "working_on_the_sly") == set()


# ---- TIGHT GRIP ----
@pytest.mark.parametrize(("purse", "answer", "kept"), [(5, "yes", True), (5, "no", False), (2, "", False)])
def test_equipment_is_kept_for_points(purse: int, answer: str, kept: bool):
    m = table(
        {"kohort": ["necromutant+distort"], "destiny": 20},
        {"squad": ["clansman+composite_armor"], "works": ["tight_grip"], "destiny": purse},
    )
    play(m, "meditate", "use distort 1")
    if answer:
        assert (m.decision.name, m.decision.seat) == ("hold", 1)
        play(m, answer)
    assert ("composite_armor" in ids(m, "attached", 1)) is kept
    assert destiny(m)[1] == (purse - 3 if kept else purse)


def test_what_is_used_up_is_gone():
    m = table({"squad": ["clansman!+first_aid_kit"], "works": ["tight_grip"], "destiny": 9}, {"squad": ["hussar"]})
    play(m, "meditate", "use first_aid_kit 1")
    assert m.decision.name != "hold"
    assert "first_aid_kit" in ids(m, "grave", 0)


# ---- URBAN TACTICS ----
def test_vehicles_use_walls_and_cover():
    for works, may in (([], False), (["urban_tactics"], True)):
        m = table({"squad": ["clansman+^gt_offroad", "hussar"], "works": [*works, "luna:squad"]}, {})
        bare = table({"squad": ["clansman+^gt_offroad", "hussar"], "works": works}, {})
        more = rating(m, "armour", "clansman") - rating(bare, "armour", "clansman")
        assert more == (1 if may else 0)
        assert ("cover clansman" in options(m)) is may
    play(m, "cover clansman")
    assert covered(m, "clansman")
    assert m.state.inside >> card(m, "gt_offroad") & 1
    discard(m.state, card(m, "urban_tactics"))
    assert not covered(m, "clansman")


def test_airships_stay_in_the_sky():
    m = table({"squad": ["clansman+^imperial_doomlord", "hussar"], "works": ["urban_tactics"]}, {})
    assert "cover clansman" not in options(m)


# ---- POWER OF PERCEPTION ----
def test_a_card_that_an_opponent_has_found_is_lost():
    m = table(
        {"squad": ["clansman"], "hand": ["nasty_surprise"], "library": ["bayonet", "infantry"], "destiny": 20},
        {"kohort": ["necromutant+power_of_perception"]},
    )
    play(m, "meditate") if "play nasty_surprise" not in options(m) else None
    play(m, "play nasty_surprise")
    while m.decision.name not in ("react", "action") or m.decision.seat == 0:
        play(m, next((o for o in options(m) if "bayonet" in o), options(m)[0]))
        if m.decision is None or m.decision.name == "action":
            break
    assert m.decision.seat == 1
    play(m, "use power_of_perception 1")
    assert "bayonet" in ids(m, "sacrificed", 0)
    assert "power_of_perception" in ids(m, "grave", 1)
    assert not wounded(m, "clansman")


# ---- cards turned over ----
def test_a_collapse_halves_all_points_and_shuts_factories_down():
    m = table(
        {"squad": ["clansman"], "hand": ["economic_collapse"], "destiny": 6, "works": ["factory:squad"]},
        {"squad": ["hussar"], "destiny": 5, "works": ["industrial_complex:squad", "graveton:squad"]},
    )
    play(m, "meditate", "play economic_collapse")
    assert destiny(m) == [3, 2]  # seven and five, halves rounded up are lost
    (factory,) = m.state.t.instances("factory")
    assert not m.state.live >> factory & 1
    passes(m)
    assert {o for o in options(m) if o.startswith("turn_up")} == {"turn_up factory"}  # for two actions
    play(m, "turn_up factory")
    assert m.state.live >> factory & 1
    assert m.state.turn == 1 or m.state.actions == 0
    end_turn(m) if m.state.turn == 0 else None
    assert destiny(m)[1] == 2  # a complex that is shut down brings nothing
    assert "turn_up industrial_complex" in options(m)  # for all three
    play(m, "turn_up industrial_complex")
    assert m.state.turn == 0 or m.state.actions == 0


def test_an_eclipse_turns_everything_over_but_warriors():
    m = table(
        {"squad": ["clansman+composite_armor"], "hand": ["total_eclipse"], "works": ["graveton:squad"]},
        {"squad": ["hussar+bayonet"]},
    )
    plain = rating(table({"squad": ["clansman"]}, {}), "armour", "clansman")
    play(m, "meditate", "play total_eclipse")
    passes(m)
    assert covered(m, "clansman")
    assert covered(m, "hussar")
    assert rating(m, "armour", "clansman") == plain + 3  # cover, and no suit of armour
    assert m.state.down.bit_count() == 3
    play(m, "leave clansman")
    assert {"turn_up composite_armor", "turn_up bayonet", "turn_up graveton"} <= set(options(m))
    play(m, "turn_up composite_armor")
    assert rating(m, "armour", "clansman") > plain


def test_a_card_that_lies_face_down_goes_with_its_warrior():
    m = table({"squad": ["clansman+composite_armor", "infantry"], "hand": ["total_eclipse"]}, {"squad": ["hussar"]})
    play(m, "meditate", "play total_eclipse")
    discard(m.state, card(m, "clansman"))
    assert ids(m, "grave", 0) == ["clansman", "composite_armor", "total_eclipse"]
    assert m.state.down == 0
