"""The Outpost and transfers, sabotage, timing, out of play, stolen cards, the end of a match."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.harm import wound
from sudi.kernel.machine import run

from .table import card, destiny, end_turn, fight, finish, ids, options, passes, play, rating, table, victory


def transfers(m) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith("transfer")}


@pytest.mark.rule("DTR-187", "DTR-191", "DTR-192", "DTR-186")
def test_the_outpost_has_to_be_opened():
    assert transfers(table({"squad": ["clansman", "valkyrie"]})) == set()
    m = table({"squad": ["clansman", "valkyrie"], "outpost": ["prophet"]})
    assert transfers(m) == {"clansman", "valkyrie"}
    play(m, "transfer clansman")
    assert ids(m, "outpost", 0) == ["clansman", "prophet"]
    assert m.state.actions == 2


@pytest.mark.rule("DTR-196", "DTR-197", "DTR-198", "DTR-199", "DTR-416", "DTR-414", "DTR-204")
def test_who_transfers_where():
    m = table({"outpost": ["prophet", "clansman", "renegade_apostate"], "squad": ["valkyrie"]})
    assert transfers(m) == {"clansman", "renegade_apostate", "valkyrie"}
    play(m, "transfer clansman", "transfer renegade_apostate")
    assert ids(m, "squad", 0) == ["clansman", "valkyrie"]
    assert ids(m, "aside", 0) == ["renegade_apostate"]
    assert transfers(m) == {"valkyrie"}  # once a turn
    m = table({"outpost": ["prophet", "razide"], "kohort": ["heretic"]})
    play(m, "transfer razide")
    assert ids(m, "kohort", 0) == ["heretic", "razide"]


@pytest.mark.rule("DTR-188", "DTR-189", "DTR-190")
def test_everybody_has_to_man_the_outpost():
    m = table({"squad": ["clansman~", "valkyrie~"], "hand": ["prophet", "infantry"], "destiny": 9},
              {"outpost": ["rasputin_raider"]})  # fmt: skip
    assert set(options(m)) == {"transfer clansman", "transfer valkyrie", "deploy prophet", "end"}
    play(m, "transfer clansman")
    assert m.state.covered >> card(m, "clansman") & 1
    m = table({"outpost": ["clansman"], "squad": ["valkyrie"]}, {"outpost": ["rasputin_raider"]})
    assert transfers(m) == {"valkyrie"}  # the last one has to stay


@pytest.mark.rule("DTR-522")
def test_a_covered_warrior_transfers_in_cover():
    m = table({"squad": ["clansman~", "valkyrie"], "outpost": ["prophet"]})
    play(m, "transfer clansman")
    assert m.state.covered >> card(m, "clansman") & 1
    assert ids(m, "outpost", 0) == ["clansman", "prophet"]
    assert ids(m, "squad", 0) == ["valkyrie"]


@pytest.mark.rule("DTR-193")
def test_a_vehicle_takes_two_actions():
    side = {"squad": ["clansman+imperial_doomlord", "rams_air_cavalry"], "outpost": ["prophet"]}
    m = table(side)
    play(m, "transfer clansman")
    assert m.state.actions == 1
    assert transfers(m) == set()  # the airship would need two


@pytest.mark.rule("DTR-195")
def test_nobody_transfers_in_a_combat():
    m = table({"squad": ["clansman"], "outpost": ["prophet"]}, {"kohort": ["razide"], "outpost": ["rasputin_raider"],
               "squad": ["valkyrie"], "hand": ["inspired"]})  # fmt: skip
    fight(m, "clansman", "razide")
    play(m, "play inspired")
    assert m.decision.name == "granted"
    assert transfers(m) == set()


@pytest.mark.rule("DTR-200", "DTR-201")
def test_who_stands_together_on_the_outpost():
    m = table({"squad": ["clansman", "valkyrie+tainted"], "outpost": ["razide"]})
    assert transfers(m) == {"razide", "valkyrie"}  # a spy may stand with both
    m = table({"squad": ["clansman"], "kohort": ["heretic"], "outpost": ["valkyrie+tainted"]})
    assert transfers(m) == {"clansman", "heretic", "valkyrie"}


@pytest.mark.rule("DTR-202")
def test_a_complete_conversion_on_the_outpost_forces_somebody_off():
    m = table({"outpost": ["clansman", "valkyrie"]}, {"hand": ["dark_visitation"]})
    play(m, "meditate", "play_on dark_visitation clansman")
    assert set(options(m)) == {"transfer clansman", "transfer valkyrie", "end"}
    play(m, "transfer clansman")
    assert ids(m, "kohort", 0) == ["clansman"]


@pytest.mark.rule("DTR-203")
def test_at_most_two_tribes():
    m = table({"outpost": ["prophet", "patriarch"], "hand": ["rasputin_raider", "prophet"], "destiny": 9})
    assert [o for o in options(m) if o.startswith("deploy")] == ["deploy prophet"]


# ---- sabotage ----
def sabotages(m) -> set[str]:
    return {o for o in options(m) if o.startswith("sabotage")}


@pytest.mark.rule("DTR-308", "DTR-310", "DTR-312", "DTR-313", "DTR-307", "DTR-316")
def test_sabotage_pays_half_the_value():
    m = table({"squad": ["clansman"]}, {"squad": ["romanov"]})
    assert sabotages(m) == {"sabotage clansman p2"}
    play(m, "sabotage clansman p2")
    assert options(m) == ["victory 2", "victory 1", "victory 0"]  # half of 3, rounded up
    play(m, "victory 1")
    assert (victory(m)[0], destiny(m)[0]) == (1, 6)
    assert m.state.turn == 1  # the other actions are lost


@pytest.mark.rule("DTR-308", "DTR-299", "DTR-446", "DTR-466")
def test_who_protects_from_sabotage():
    assert sabotages(table({"squad": ["clansman"]}, {"kohort": ["heretic"]})) == set()
    assert sabotages(table({"squad": ["clansman"]}, {"squad": ["romanov"]}))
    assert sabotages(table({"squad": ["clansman"]}, {"squad": ["mortificator+hidden"]}))
    assert sabotages(table({"squad": ["clansman"]}, {"hidden": ["heretic"]})) == set()


@pytest.mark.rule("DTR-309", "DTR-318", "DTR-317")
def test_sabotage_once_and_never_with_an_attack():
    m = table({"squad": ["clansman", "valkyrie"]}, {"squad": ["romanov"]})
    m.state.sabotaged[1] = 1
    m = m.copy()
    from sudi.games.doomtrooper.actions import sabotages as offered

    assert offered(m.state, 0) == []
    m.state.sabotaged[1] = 0
    assert len(offered(m.state, 0)) == 2
    m.state.attacking = True
    assert offered(m.state, 0) == []


@pytest.mark.rule("DTR-314", "DTR-315")
def test_no_sabotage_before_everybody_has_played():
    assert sabotages(table({"squad": ["clansman"], "rounds": 1}, {})) == set()
    assert sabotages(table({"squad": ["clansman"]}, {"rounds": 0})) == set()
    assert sabotages(table({"squad": ["clansman"]}, {"rounds": 1}))
    m = table({"squad": ["clansman"], "hand": ["inspired"]}, {"squad": ["romanov"]}, turn="p2")
    play(m, "meditate", "play inspired")
    assert sabotages(m) == set()  # not in the other player's turn


@pytest.mark.rule("DTR-311")
def test_a_warrior_in_time_prevents_it():
    m = table({"squad": ["clansman"]}, {"hand": ["inspired", "heretic"], "destiny": 3})
    play(m, "sabotage clansman p2", "play inspired", "deploy heretic")
    while m.decision.seat == 1 and m.decision.name == "granted":
        play(m, "end")
    passes(m)
    assert victory(m)[0] == 0
    assert m.state.turn == 1


@pytest.mark.rule("DTR-308", "DTR-334")
def test_a_secret_hq_protects():
    assert sabotages(table({"squad": ["clansman"]}, {"works": ["secret_hq:kohort"]})) == set()


# ---- timing ----
@pytest.mark.rule("DTR-031", "DTR-027", "DTR-028", "DTR-030")
def test_doomed_comes_before_the_complex():
    m = table({}, {"works": ["industrial_complex:squad", "doomed:by1"], "destiny": 3})
    end_turn(m)
    assert destiny(m)[1] == 3
    assert ids(m, "works", 1) == ["industrial_complex"]
    m = table({}, {"works": ["industrial_complex:squad", "doomed:by1"], "destiny": 4})
    end_turn(m)
    assert destiny(m)[1] == 4
    assert ids(m, "works", 1) == ["doomed", "industrial_complex"]


@pytest.mark.rule("DTR-030")
def test_own_effects_in_the_order_one_likes():
    m = table({}, {"works": ["industrial_complex:squad", "secret_hq:squad"], "destiny": 2})
    play(m, "end")
    assert m.decision.name == "order"
    kept = m.copy()
    play(kept, next(o for o in options(kept) if "industrial" in o), "yes")
    assert ids(kept, "works", 1) == ["industrial_complex", "secret_hq"]
    assert destiny(kept)[1] == 0
    play(m, next(o for o in options(m) if "secret" in o))
    assert ids(m, "works", 1) == ["industrial_complex"]


@pytest.mark.rule("DTR-015", "DTR-019", "DTR-024")
def test_windows_in_a_turn_and_who_is_first():
    m = table({"hand": ["positive_karma"]}, {"hand": ["positive_karma"]})
    play(m, "meditate")
    assert (m.decision.name, m.decision.seat) == ("anytime", 0)
    play(m, "pass")
    assert (m.decision.name, m.decision.seat) == ("anytime", 1)
    play(m, "play positive_karma")  # p1 passed before and gets a new chance
    assert (m.decision.name, m.decision.seat) == ("anytime", 0)
    play(m, "pass")
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-023")
def test_when_all_have_passed_the_game_moves_on():
    m = table({"hand": ["positive_karma"]}, {})
    play(m, "meditate", "pass")
    assert m.decision.name == "action"
    assert not any(o.startswith("play") for o in options(m))


@pytest.mark.rule("DTR-016", "DTR-227", "DTR-229")
def test_cards_of_the_start_of_a_turn():
    m = table({}, {"hand": ["initiative", "positive_karma"]})
    play(m, "end", "pass")  # the window after p1's discard step
    assert options(m) == ["play initiative", "pass"]
    play(m, "pass")
    assert options(m) == ["play positive_karma", "pass"]


@pytest.mark.rule("DTR-338", "DTR-339", "DTR-515")
def test_only_what_acts_on_the_card_is_a_reaction():
    m = table({"hand": ["positive_karma", "narrow_escape", "miscommunication"]}, {"hand": ["doomed"]}, turn="p2")
    play(m, "meditate", "play_at doomed p1")
    assert options(m) == ["play_on miscommunication doomed", "pass"]
    m = table({"squad": ["clansman"], "hand": ["composite_armor"]}, {"hand": ["miscommunication"]})
    play(m, "attach composite_armor clansman")
    assert m.decision.name == "action"  # no special card


@pytest.mark.rule("DTR-346")
def test_no_card_without_influence():
    m = table({"squad": ["inquisitor"], "hand": ["essence_of_virtue", "earthquake", "positive_karma"]}, {})
    play(m, "meditate")
    assert options(m) == ["play positive_karma", "pass"]


@pytest.mark.rule("DTR-348")
def test_a_card_played_stays_played():
    m = table({"hand": ["positive_karma"]}, {"hand": ["miscommunication"]})
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert ids(m, "hand", 0) == []


# ---- special cards and alliances ----
@pytest.mark.rule("DTR-227", "DTR-228")
def test_special_cards_for_actions_and_points():
    m = table({"kohort": ["heretic", "razide"], "hand": ["grim_reaper"]})
    assert [o for o in options(m) if "grim" in o] == ["play_on grim_reaper heretic"]
    play(m, "play_on grim_reaper heretic")
    assert m.state.actions == 1
    assert rating(m, "fight", "heretic") == 4


@pytest.mark.rule("DTR-230", "DTR-231", "DTR-233")
def test_alliances_are_unique():
    m = table({"squad": ["shadow_walker"], "hand": ["alliance_mishima", "clansman"]}, {"kohort": ["razide"]})
    play(m, "meditate", "play alliance_mishima")
    assert "deploy clansman" in options(m)
    m = table({"hand": ["alliance_mishima"]}, {"works": ["alliance_mishima"]})
    play(m, "meditate")
    assert m.decision.name == "action"


# ---- out of play, silenced, imprisoned ----
@pytest.mark.rule("DTR-443", "DTR-444", "DTR-484", "DTR-485", "DTR-503", "DTR-372")
def test_missing_in_action_is_out_of_play():
    m = table({"squad": ["sgt_mcbride", "blood_beret"]}, {"hand": ["missing_in_action"], "kohort": ["razide"]})
    play(m, "meditate", "play_on missing_in_action sgt_mcbride")
    assert rating(m, "fight", "blood_beret") == 4  # no bonus any more
    assert "cover sgt_mcbride" not in options(m)
    m = table({"squad": ["clansman"]}, {"hand": ["missing_in_action"], "kohort": ["razide"]})
    play(m, "attack")
    seen = set()
    while m.state.phase:
        seen |= {m.state.phase} if any("missing" in o for o in options(m)) else set()
        play(m, options(m)[-1])
    assert seen == {1}  # at the latest before the opponents are named


@pytest.mark.rule("DTR-445", "DTR-486", "DTR-487")
def test_a_missing_personality_may_be_played_again_and_the_old_one_goes():
    m = table({"squad": ["sean_gallagher+missing_in_action:by2", "valkyrie"], "hand": ["sean_gallagher"],
               "destiny": 8}, {})  # fmt: skip
    from sudi.games.doomtrooper.moving import discard, put_away

    put_away(m.state, card(m, "sean_gallagher"))
    m = m.copy()
    m.state.options = []
    from sudi.games.doomtrooper.actions import take
    from sudi.games.doomtrooper.vocabulary import DEPLOY

    fresh = m.state.hand[0][0]
    take(m.state, 0, DEPLOY(fresh))
    assert m.state.squad[0].count(fresh) == 1
    discard(m.state, card(m, "missing_in_action"))
    assert [m.state.t.defs[c].id for c in m.state.squad[0]] == ["valkyrie", "sean_gallagher"]
    assert fresh in m.state.squad[0]  # the newer one stays


@pytest.mark.rule("DTR-447", "DTR-523")
def test_dont_call_again():
    m = table({"squad": ["sean_gallagher+dont_call_again:by2", "valkyrie"], "hand": ["composite_armor"]},
              {"kohort": ["razide"]})  # fmt: skip
    assert [o for o in options(m) if o.startswith("attach")] == ["attach composite_armor valkyrie"]
    play(m, "attack")
    assert all("sean" not in o for o in options(m))
    m = table({"squad": ["sean_gallagher+dont_call_again:by2"]}, {"kohort": ["razide"]}, actions=4)
    play(m, "use dont_call_again 1")
    assert ids(m, "attached", 0) == []


@pytest.mark.rule("DTR-449", "DTR-450", "DTR-451", "DTR-452")
def test_prisoners():
    m = table({"squad": ["sgt_mcbride+captured:by2", "blood_beret"], "hand": ["sgt_mcbride", "composite_armor"],
               "destiny": 9}, {"kohort": ["razide"], "hand": ["wave_of_righteousness"], "destiny": 10})  # fmt: skip
    assert [o for o in options(m) if o.startswith("attach")] == ["attach composite_armor blood_beret"]
    assert "deploy sgt_mcbride" not in options(m)
    play(m, "meditate", "play wave_of_righteousness")
    assert "target sgt_mcbride" in options(m)


# ---- stolen cards ----
@pytest.mark.rule("DTR-453", "DTR-454")
def test_a_programmed_warrior_changes_sides_and_returns_to_its_owner():
    from sudi.games.doomtrooper.moving import discard

    m = table({"hand": ["programmed"], "destiny": 4}, {"squad": ["clansman+composite_armor"]})
    play(m, "play_on programmed clansman")
    assert destiny(m)[0] == 1
    assert ids(m, "squad", 0) == ["clansman"]
    assert rating(m, "armour", "clansman") == 7
    discard(m.state, card(m, "clansman"))
    assert ids(m, "grave", 1) == ["clansman", "composite_armor"]
    assert ids(m, "grave", 0) == ["programmed"]


@pytest.mark.rule("DTR-491", "DTR-511")
def test_the_bank_is_never_discarded():
    from sudi.games.doomtrooper.moving import discard, sacrifice

    m = table({"works": ["bauhaus_bank:squad"]})
    assert not discard(m.state, card(m, "bauhaus_bank"))
    assert not sacrifice(m.state, card(m, "bauhaus_bank"))
    assert ids(m, "works", 0) == ["bauhaus_bank"]


# ---- the end ----
@pytest.mark.rule("DTR-323", "DTR-324")
@pytest.mark.parametrize(("before", "over"), [(36, True), (35, False)])
def test_whoever_reaches_the_target_wins(before, over):
    m = table({"squad": ["sean_gallagher"], "victory": before}, {"kohort": ["necromutant!"]})
    fight(m, "sean_gallagher", "necromutant")
    finish(m)
    assert (m.result is not None) == over
    if over:
        assert m.result.winners == (0,)
    m = table({"squad": ["sean_gallagher"], "victory": 16}, {"kohort": ["necromutant!"]}, setup={"victory_points": 20})
    fight(m, "sean_gallagher", "necromutant")
    finish(m)
    assert m.result.winners == (0,)


@pytest.mark.rule("DTR-326", "DTR-327")
def test_both_at_once():
    m = table({"squad": ["clansman!"], "victory": 36}, {"kohort": ["necromutant!"], "victory": 38})
    fight(m, "clansman", "necromutant")
    finish(m)
    assert m.result.winners == (1,)  # 40 against 41
    m = table({"squad": ["clansman!"], "victory": 36}, {"kohort": ["necromutant!"], "victory": 37})
    fight(m, "clansman", "necromutant")
    finish(m)
    assert m.result is None
    assert m.state.overtime


@pytest.mark.rule("DTR-325", "DTR-328")
def test_time_is_up():
    m = table({"victory": 3}, {"victory": 2}, setup={"turn_limit": 3})
    for _ in range(3):
        assert m.result is None
        end_turn(m)
    assert m.result is not None
    assert (m.result.winners, m.result.rule) == ((0,), "DTR-328")


@pytest.mark.rule("DTR-048", "DTR-049", "DTR-333")
def test_an_empty_library_and_nobody_to_fight():
    m = table({"squad": ["clansman"], "debt": 1}, {"library": [], "hand": ["heretic"], "destiny": 0}, turn="p2")
    m.state.drought[1] = 1
    for _ in range(2):
        end_turn(m)
        end_turn(m)
    if m.result is None:
        end_turn(m)
    assert m.result.winners == (0,)
    assert m.result.rule == "DTR-049"


@pytest.mark.rule("DTR-329", "DTR-330", "DTR-331", "DTR-332")
def test_debts():
    from sudi.games.doomtrooper.ending import check_victory, compare

    m = table({"victory": 45, "debt": 1}, {"victory": 2})
    check_victory(m.state)
    assert m.result is None  # in debt nobody wins
    m = table(
        {"victory": 9, "debt": 8, "destiny": 5}, {"victory": 9, "debt": 10, "destiny": 0}, setup={"turn_limit": 3}
    )
    m.state.turns, m.state.overtime = 6, 5
    compare(m.state)
    assert m.result.winners == (0,)
    assert m.result.scores == (6, 0)
    m = table({"victory": 1, "debt": 8, "destiny": 0}, {"victory": 1, "debt": 9, "destiny": 0}, setup={"turn_limit": 3})
    m.state.turns, m.state.overtime = 6, 5
    compare(m.state)
    assert m.result.winners == ()


@pytest.mark.rule("DTR-393")
def test_a_killed_personality_comes_back():
    m = table({"hand": ["sean_gallagher"], "grave": ["sean_gallagher"], "destiny": 8})
    assert "deploy sean_gallagher" in options(m)


@pytest.mark.rule("DTR-298")
def test_leaders_are_wounded_by_other_means():
    m = table({"squad": ["johnstone"]})
    for result in (True, False):
        m.state.stack, m.state.seat = [], -1
        wound(m.state, card(m, "johnstone"))
        run(m.state)
        assert bool(m.state.wounded) == result
    assert ids(m, "grave", 0) == ["johnstone"]
