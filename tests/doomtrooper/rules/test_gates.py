"""What one gate for each deed has to refuse or offer: sabotage, attacks, transfers, boarding, the Outpost, healing."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import (
    card,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes,
    play,
    rating,
    table,
    why,
    wounded,
)


# ---- sabotage ----
@pytest.mark.rule("DTR-308", "DTR-318")
def test_sabotage_is_offered_beside_possible_attacks():
    m = table({"squad": ["clansman"]}, {"squad": ["trencher"]}, {"kohort": ["algeroth_apostle"]})
    assert "attack" in options(m)
    assert "sabotage clansman p3" in options(m)
    assert why(m, "sabotage clansman p2") == "DTR-308"


@pytest.mark.rule("DTR-318", "DTR-317")
def test_no_sabotage_after_an_attack_and_no_attack_after_a_sabotage():
    sides = ({"squad": ["clansman", "valkyrie"], "hand": ["evasive_action"]}, {"squad": ["trencher"]}, {})
    m = table(*sides, bonus_attacks=1)
    play(m, "sabotage valkyrie p3")
    finish(m)
    passes(m)
    assert "attack" not in options(m)
    m = table(*sides, bonus_attacks=1)
    finish(fight(m, "clansman", "trencher"))
    passes(m)
    assert m.state.turn != 0 or not any(o.startswith("sabotage") for o in options(m))
    m = table(*sides, attacking=True, actions=2)
    assert not any(o.startswith("sabotage") for o in options(m))
    assert why(m, "sabotage valkyrie p3") == "DTR-038"


@pytest.mark.rule("DTR-317", "DTR-315")
def test_attack_actions_and_granted_actions_are_no_sabotage():
    m = table({"squad": ["clansman"], "hand": ["inspired"]}, {"squad": ["trencher"]}, {}, turn="p2")
    play(m, "meditate", "play inspired")
    assert m.decision.name == "granted"
    assert not any(o.startswith("sabotage") for o in options(m))
    m = table({"squad": ["clansman"]}, {"squad": ["trencher"]}, {}, actions=0, bonus_attacks=1)
    assert not any(o.startswith("sabotage") for o in options(m))


@pytest.mark.rule("DTR-352")
@pytest.mark.parametrize(
    "action",
    ["meditate", "deploy infantry", "attach composite_armor valkyrie", "cover valkyrie", "leave trencher",
     "transfer valkyrie", "board cap_7000p", "lay fukido squad", "task solidarity p2"],
)  # fmt: skip
def test_every_other_standard_action_is_a_non_attack_action(action: str):
    """INSPIRED gives non-attack actions: each of these is one of them, and an attack is none."""
    side = {
        "squad": ["valkyrie", "trencher~", "chasseur+cap_7000p", "clansman"],
        "outpost": ["infantry"],
        "hand": ["infantry", "composite_armor", "fukido", "solidarity", "inspired"],
    }
    m = table(side, {"squad": ["trencher"], "outpost": ["infantry"]}, turn="p2", opened=True)
    play(m, "meditate", "play inspired")
    assert m.decision.name == "granted"
    assert "attack" not in options(m)
    assert action in options(m)
    play(m, action)
    own = table(side, {"squad": ["trencher"], "outpost": ["infantry"]}, opened=True)
    attacks = own.state.attacks
    play(own, action)
    assert own.state.attacks == attacks  # and in one's own turn the attack is still there
    assert not own.state.attacking


# ---- duties ----
@pytest.mark.rule("DTR-053")
def test_the_next_standard_action_is_out_of_cover_when_the_last_open_one_has_fallen():
    side = {"squad": ["clansman~", "valkyrie"], "hand": ["composite_armor", "infantry"], "destiny": 9}
    m = table(side, {"kohort": ["razide"]})
    assert {"meditate", "attach composite_armor clansman", "attack"} <= set(options(m))
    discard(m.state, card(m, "valkyrie"))
    play(m, "meditate")  # asked before, so it is done
    passes(m)
    assert set(options(m)) == {"leave clansman", "deploy infantry", "end"}
    assert why(m, "meditate") == "DTR-053"
    deployed = play(m.copy(), "deploy infantry")
    assert "meditate" in options(passes(deployed))
    play(m, "leave clansman")
    assert "meditate" in options(passes(m))


@pytest.mark.rule("DTR-053", "DTR-189")
def test_the_transfer_duty_comes_before_leaving_cover():
    m = table({"squad": ["clansman~"], "hand": ["infantry"], "destiny": 9}, {"outpost": ["prophet"]}, opened=True)
    assert set(options(m)) == {"transfer clansman", "end"}


# ---- transfers ----
@pytest.mark.rule("DTR-199")
def test_one_transfer_a_turn_through_inspired_too():
    m = table(
        {"squad": ["valkyrie", "clansman"], "outpost": ["trencher"], "hand": ["inspired"]},
        {"outpost": ["infantry"]},
        opened=True,
    )
    play(m, "transfer valkyrie", "play inspired")
    assert "transfer valkyrie" not in options(m)
    assert why(m, "transfer valkyrie") == "DTR-199"
    assert "transfer clansman" in options(m)
    play(m, "transfer clansman")
    passes(m)
    assert "transfer clansman" not in options(m)
    assert "transfer trencher" in options(m)


@pytest.mark.rule("DTR-199")
def test_the_turn_of_a_transfer_goes_from_draw_to_draw():
    m = table(
        {"squad": ["valkyrie"], "outpost": ["trencher"], "hand": ["inspired"]}, {"outpost": ["infantry"]}, opened=True
    )
    play(m, "transfer valkyrie")
    while m.state.turn == 0:
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done") if n in names))
    while "play inspired" not in options(m):
        play(m, "meditate" if "meditate" in options(m) else "pass")
    play(m, "play inspired")
    assert "transfer valkyrie" not in options(m)  # in the opponent's turn still the same one
    play(m, "end")
    end_turn(m)
    assert "transfer valkyrie" in options(m)


# ---- boarding ----
@pytest.mark.rule("DTR-089", "DTR-106")
def test_nobody_boards_a_vehicle_of_another_affiliation():
    m = table({"squad": ["clansman+cap_7000p", "chasseur+cap_7000p"]}, {"kohort": ["razide"]})
    assert len([o for o in options(m) if o.startswith("board")]) == 1
    m = table({"squad": ["clansman+cap_7000p"]}, {"kohort": ["razide"]})
    assert why(m, "board cap_7000p") == "DTR-106"
    m = table({"squad": ["chasseur+^cap_7000p"]}, {"hand": ["insubordination"]})
    inside = rating(m, "armour", "chasseur")
    play(m, "meditate", "play_on insubordination chasseur")
    passes(m)
    assert m.state.inside == 0
    assert rating(m, "armour", "chasseur") < inside
    assert not any(o.startswith("board") for o in options(m))


# ---- ETOILES MORTANT ----
def test_the_etoiles_pay_semai_what_they_have():
    foe = {"kohort": ["semai_lord", "heretic"]}
    for points, offered in ((3, False), (4, True)):
        m = table({"squad": ["etoiles_mortant"], "destiny": points}, foe)
        assert ("attack" in options(m)) is offered
        if offered:
            play(m, "attack")
            passes(m)
            assert m.state.destiny[0] == 0


def test_the_etoiles_are_not_sent_into_a_combat_without_a_tactic():
    m = table({"squad": ["etoiles_mortant+foxhole"]}, {"kohort": ["golgotha_princess"], "squad": ["infantry"]})
    play(m, "attack")  # she may not attack by fight, Golgotha may not shoot: the Legion cannot be attacked
    assert wounded(m, "infantry")  # so that nothing else was left


# ---- the Outpost and cover ----
@pytest.mark.rule("DTR-203")
def test_a_third_tribe_reaches_the_outpost_neither_openly_nor_through_cover():
    two = {"outpost": ["rasputin_raider", "prophet"], "hand": ["patriarch", "tribal_hound"], "destiny": 9}
    m = table(two, {}, opened=True)
    assert {"deploy tribal_hound", "hide tribal_hound"} <= set(options(m))
    assert not {"deploy patriarch", "hide patriarch"} & set(options(m))
    assert why(m, "hide patriarch") == why(m, "deploy patriarch") == "DTR-203"


@pytest.mark.rule("DTR-203")
def test_a_hidden_tribe_counts_as_one():
    side = {"outpost": ["rasputin_raider"], "hidden": ["prophet"], "hand": ["patriarch", "tribal_hound"], "destiny": 9}
    m = table(side, {}, opened=True)
    assert {"deploy tribal_hound", "hide tribal_hound"} <= set(options(m))
    assert not {"deploy patriarch", "hide patriarch"} & set(options(m))
    play(m, "leave prophet")
    assert ids(m, "outpost", 0) == ["prophet", "rasputin_raider"]


@pytest.mark.rule("DTR-203")
def test_a_third_tribe_that_is_found_in_cover_does_not_stay():
    m = table({"outpost": ["rasputin_raider", "prophet"], "hidden": ["patriarch"], "destiny": 9}, {}, opened=True)
    play(m, "leave patriarch")
    assert ids(m, "outpost", 0) == ["prophet", "rasputin_raider"]
    assert ids(m, "grave", 0) == ["patriarch"]


# ---- healing ----
@pytest.mark.rule("DTR-340")
def test_healing_answers_a_card_that_wounds():
    m = table(
        {"hand": ["suppressing_fire"]}, {"squad": ["trencher!+first_aid_kit", "valkyrie!"], "kohort": ["heretic!"]}
    )
    play(m, "play_at suppressing_fire p2", "area squad", "suffer trencher")
    killed = play(m.copy(), "pass")
    assert ids(killed, "grave", 1) == ["first_aid_kit", "trencher"]
    play(m, "use first_aid_kit 1")  # for nobody else: what this is about is healed
    assert wounded(m, "trencher")  # by the card, but not killed by it
    assert wounded(m, "valkyrie")
    assert ids(m, "grave", 1) == ["first_aid_kit"]


@pytest.mark.rule("DTR-274", "DTR-340")
def test_healing_does_not_answer_the_blow_of_a_combat():
    m = table({"kohort": ["razide"]}, {"squad": ["trencher!+first_aid_kit"]})
    fight(m, "razide", "trencher")
    while "pass" in options(m) and m.state.phase in (5, 6):
        play(m, "pass")
    assert not any("first_aid_kit" in o for o in options(m))
    finish(m)
    assert "trencher" in ids(m, "grave", 1)
