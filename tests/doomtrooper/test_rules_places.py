"""The Outpost and transfers, sabotage, out of play, stolen cards."""

from __future__ import annotations

import pytest

from .table import card, destiny, fight, ids, options, passes, play, rating, table, victory


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


@pytest.mark.rule("DTR-191", "DTR-192")
def test_a_tribal_warrior_opens_the_outpost():
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["infantry", "prophet"], "destiny": 9}, {})
    play(m, "deploy infantry")
    assert transfers(m) == set()
    play(m, "deploy prophet")
    assert transfers(m) == {"clansman", "valkyrie", "infantry"}


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
