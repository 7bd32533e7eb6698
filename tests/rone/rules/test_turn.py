"""The ten phases of a turn."""

from __future__ import annotations

import pytest

from sudi.games.rone.state import PHASES

from ..table import asked, damage, end_turn, hurry, options, play, screws, standing, stored, table, zone


@pytest.mark.rule("RON-077", "RON-078")
def test_the_phases_come_in_order_and_turns_alternate() -> None:
    match = table(
        {"hand": ["brawler", "scout", "harvester"], "resources": {"black": 1, "red": 2}, "ground": ["crawler"]},
    )
    phases = [PHASES[match.state.phase]]
    play(match, "play brawler", "play harvester")
    turn = match.state.turns
    play(match, "end")
    while match.state.turns == turn:
        phases.append(PHASES[match.state.phase])
        match.choose({"parts": "buy drill" if screws(match, "crawler") < 1 else "finish"}.get(asked(match), 0))
    assert phases == ["main", "store", "parts", "parts", "discard"]
    assert match.state.turn == 1
    assert PHASES[match.state.phase] == "draw"
    assert zone(match, "discard", 0) == ["brawler", "harvester", "crawler"]


@pytest.mark.rule("RON-079", "RON-032")
def test_start_of_turn_effects_in_the_order_of_ones_choice() -> None:
    match = table({}, {"base": ["gyroscope", "assembly_line"], "ground": ["crawler", "veteran"]})
    end_turn(match)
    assert asked(match) == "order"
    assert options(match) == ["next gyroscope 0", "next assembly_line 1"]
    play(match, "next assembly_line 1", "screw veteran")
    assert asked(match) == "draw"
    assert match.state.rerolls[1] == 1
    assert screws(match, "veteran") == 1


@pytest.mark.rule("RON-080", "RON-081", "RON-082")
def test_one_draws_one_by_one_and_may_draw_nothing() -> None:
    match = table({}, {"deck": ["brawler", "scout", "vision"], "hand": []})
    end_turn(match)
    assert options(match) == ["draw", "stop"]
    play(match, "draw")
    assert zone(match, "hand", 1) == ["vision"]
    assert options(match) == ["draw", "stop"]
    play(match, "draw", "stop")
    assert zone(match, "hand", 1) == ["vision", "scout"]
    nothing = end_turn(table({}, {"deck": ["brawler"]}))
    play(nothing, "stop")
    assert asked(nothing) == "main"
    assert zone(nothing, "hand", 1) == []


@pytest.mark.rule("RON-083", "RON-D07")
def test_while_drawing_the_shuffle_is_a_choice() -> None:
    match = end_turn(table({}, {"deck": ["brawler"], "discard": ["scout"], "dump": []}))
    play(match, "draw")
    assert options(match) == ["shuffle", "stop"]
    play(match.copy(), "stop")
    play(match, "shuffle")
    assert sorted(zone(match, "hand", 1)) == ["brawler", "scout"]
    assert asked(match) == "main"  # nothing left to draw or to shuffle, so nobody is asked
    assert match.result is None


@pytest.mark.rule("RON-085", "RON-086")
def test_the_main_phase_offers_everything_in_any_order() -> None:
    match = table(
        {
            "hand": ["brawler"],
            "resources": {"black": 1},
            "rolled": "B---",
            "stored": {"red": 2},
            "base": ["catapult"],
            "rerolls": 1,
        }
    )
    kinds = {name.split()[0] for name in options(match)}
    assert kinds == {"play", "use", "convert", "pair", "activate", "reroll", "end"}
    play(match, "activate catapult", "use blue", "pair red", "play brawler")
    assert damage(match) == {"melee": 2, "ranged": 1}


@pytest.mark.rule("RON-094", "RON-023", "RON-286", "RON-096")
def test_rewards_and_gained_parts_are_spent_and_the_rest_is_lost() -> None:
    match = table({"hand": ["brawler", "jugura"], "resources": {"black": 3}, "base": ["field_workshop"]})
    play(match, "play brawler", "play jugura", "activate field_workshop", "end")
    assert asked(match) == "parts"
    assert match.state.parts[0] == 4
    play(match, "buy reroll", "finish")
    assert match.state.parts[0] == 0
    assert match.state.rerolls[0] == 1


@pytest.mark.rule("RON-094", "RON-092")
def test_a_card_that_left_the_played_zone_counts_for_nothing() -> None:
    match = table({"hand": ["brawler", "jugura"], "resources": {"black": 3}})
    play(match, "play brawler", "play jugura")
    gone = match.state.played[0].pop()
    match.state.destroyed_recruits.append(gone)
    play(match, "end")
    assert match.state.armor[1] == 16 - 2  # the Brawler's 2 melee damage only
    assert match.state.parts[0] == 1


@pytest.mark.rule("RON-015", "RON-095")
def test_parts_buy_any_mix_of_actions() -> None:
    match = table(
        {"hand": ["harvester"], "resources": {"red": 1}, "ground": ["crawler", "veteran"], "dump": ["vision"]}
    )
    play(match, "play harvester", "end")
    assert set(options(match)) == {
        *("buy drill", "buy reroll", "buy recycle", "buy starter", "buy recruit", "buy sacrifice"),
        *("buy refresh", "buy upgrade", "buy discover", "finish"),
    }
    play(match, "buy drill", "screw veteran", "buy drill", "screw veteran", "buy recycle")
    assert zone(match, "deck", 0)[-1] == "vision"  # the only card to recycle
    assert screws(match, "veteran") == 2
    assert match.state.parts[0] == 1
    assert "buy recruit" not in options(match)  # costs 2


def test_the_price_of_a_discovery_grows_with_the_technologies() -> None:
    match = table({"hand": ["harvester"], "resources": {"red": 1}, "base": ["catapult", "armoury", "mayor_ilya"]})
    play(match, "play harvester", "end", "buy discover")
    assert match.state.parts[0] == 0  # 2 technologies: 4 parts; the leader does not count
    cheap = table({"hand": ["harvester"], "resources": {"red": 1}})
    play(cheap, "play harvester", "end", "buy discover")
    assert cheap.state.parts[0] == 2
    dear = table({"hand": ["harvester"], "resources": {"red": 1}, "base": ["catapult", "armoury", "jammer"]})
    play(dear, "play harvester", "end")
    assert "buy discover" not in options(dear)


@pytest.mark.rule("RON-097", "RON-100", "RON-098", "RON-304")
def test_played_cards_in_any_order_and_trained_cards_above_them() -> None:
    match = table(
        {
            "hand": ["brawler", "jugura"],
            "resources": {"black": 3},
            "ground": ["crawler"],
            "discard": ["vision"],
        },
        screws={"p1.ground.0": 1},
    )
    play(match, "play brawler", "play jugura", "end", "finish")
    assert options(match) == ["discard brawler", "discard jugura", "rest"]
    play(match, "discard jugura")
    assert zone(match, "discard", 0) == ["vision", "jugura", "brawler", "crawler"]


@pytest.mark.rule("RON-101")
def test_end_of_turn_effects_happen_then() -> None:
    match = table({"base": ["mayor_ilya"], "dump": ["brawler", "scout", "vision"]})
    end_turn(match)
    assert zone(match, "dump", 0) == ["brawler", "scout"]
    assert zone(match, "discard", 0) == ["vision"]
    last = table({"base": ["mayor_ilya"], "dump": ["brawler"]})
    end_turn(last)
    assert (zone(last, "dump", 0), zone(last, "discard", 0)) == ([], ["brawler"])
    none = table({"base": ["mayor_ilya"], "dump": []})
    end_turn(none)
    assert (zone(none, "dump", 0), zone(none, "discard", 0)) == ([], [])


@pytest.mark.rule("RON-D31")
def test_what_cannot_be_done_is_left_out() -> None:
    match = table({"hand": ["saboteur"], "resources": {"black": 1, "yellow": 1}})
    before = standing(match)
    play(match, "play saboteur")
    after = standing(match)
    changed = {name for name in after if after[name] != before.get(name, 0)}
    assert changed == {"hand", "played"}
    assert stored(match, 1) == {}


@pytest.mark.rule("RON-D26")
def test_a_round_is_one_turn_of_each_player() -> None:
    match = table({})
    turns = match.state.turns
    hurry(end_turn(match), to="main")
    end_turn(match)
    assert match.state.turn == 0
    assert match.state.turns == turns + 2


@pytest.mark.rule("RON-076", "RON-D41", "RON-079")
@pytest.mark.parametrize("first", ["gyroscope", "assembly_line"])
def test_compensation_is_spent_before_between_or_after_effects_of_the_start(first: str) -> None:
    later = {"gyroscope": "assembly_line", "assembly_line": "gyroscope"}[first]
    base = ["gyroscope", "assembly_line"]
    match = table({}, {"base": base, "parts": 2, "compensated": True, "ground": ["veteran"]})
    end_turn(match)
    assert asked(match) == "start"
    assert [name for name in options(match) if "next" in name] == ["next gyroscope 0", "next assembly_line 1"]
    play(match, f"next {first} {base.index(first)}")
    assert [name for name in options(match) if "next" in name] == [f"next {later} 0"]
    assert (match.state.rerolls[1], screws(match, "veteran")) == ((1, 0) if first == "gyroscope" else (0, 1))
    play(match, "buy drill")
    assert match.state.parts[1] == 1
    play(match, f"next {later} 0")
    assert (match.state.rerolls[1], screws(match, "veteran")) == (1, 2)
    play(match, "buy reroll")  # they have to be spent while they can be
    assert (match.state.rerolls[1], match.state.parts[1], match.state.compensated[1]) == (2, 0, False)
    assert asked(match) == "draw"
