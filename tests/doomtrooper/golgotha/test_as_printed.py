"""Cards of Golgotha played from their printed texts: what a wrong reading of them did."""

from __future__ import annotations

import pytest

from ..table import destiny, fight, finish, ids, options, passes, play, table, wounded

WAIT = ["evasive_action"]


def until(m, name: str, *choices: str):
    """Pass (or choose one of these) until a question of this name comes."""
    while m.decision.name != name:
        play(m, next(o for o in (*choices, "pass") if o in options(m)))
    return m


# ---- CLIFFHANGER, PUNCH DRUNK, SACHS 9000GL: the state from before the combat ----
def fenced(**theirs):
    """An attacker that the fence has wounded in the combat and the defender then kills."""
    m = table(
        {"squad": ["infantry", "hussar"], "hand": WAIT},
        {"squad": ["sean_gallagher+razor_wire_fence"], "destiny": 9, **theirs},
        actions=1,
    )
    fight(m, "infantry", "sean_gallagher")
    while not wounded(m, "infantry"):  # cards may be played before the fence strikes
        play(m, "pass")
    return m


@pytest.mark.parametrize("card", ["cliffhanger", "punch_drunk"])
def test_a_saved_warrior_is_as_it_was_before_the_combat(card: str):
    m = fenced(hand=[card])
    while f"play_on {card} infantry" not in options(m):
        play(m, "pass")
    play(m, f"play_on {card} infantry")
    finish(m)
    assert "infantry" in ids(m, "squad", 0)
    assert not wounded(m, "infantry")


def test_a_partner_s_doomtrooper_is_another_player_s_too():
    m = table(
        {"squad": ["sean_gallagher"]},
        {"squad": ["infantry!", "hussar"]},
        {"squad": ["trencher"]},
        {"squad": ["dragoon"], "hand": ["cliffhanger"]},
        mode="teams",
    )
    fight(m, "sean_gallagher", "infantry")
    while m.decision.name != "react":
        play(m, "pass")
    assert (m.decision.seat, "play_on cliffhanger infantry" in options(m)) == (3, True)
    play(m, "play_on cliffhanger infantry")
    finish(m)
    assert "infantry" in ids(m, "squad", 1)


def test_who_was_wounded_before_the_combat_still_is():
    m = table({"squad": ["sean_gallagher"], "hand": ["cliffhanger"]}, {"squad": ["infantry!", "hussar"], "hand": WAIT})
    fight(m, "sean_gallagher", "infantry")
    while "play_on cliffhanger infantry" not in options(m):
        play(m, "pass")
    play(m, "play_on cliffhanger infantry")
    finish(m)
    assert wounded(m, "infantry")


def test_narrow_escape_leaves_the_wound_of_this_combat():
    m = table(
        {"squad": ["infantry", "hussar"], "hand": ["narrow_escape"]},
        {"squad": ["sean_gallagher+razor_wire_fence"]},
        actions=1,
    )
    fight(m, "infantry", "sean_gallagher")
    while "play_on narrow_escape infantry" not in options(m):
        play(m, "pass")
    play(m, "play_on narrow_escape infantry")
    finish(m)
    assert wounded(m, "infantry")  # "remains at its current status"


# ---- EQUAL RIGHTS ----
def test_an_attack_that_a_card_grants_is_the_one_that_equal_rights_leave():
    m = table(
        {"squad": ["captain+command_helmet", "clansman"], "works": ["equal_rights"]},
        {"squad": ["infantry", "hussar"]},
        actions=2,
    )
    play(m, "meditate", "use command_helmet 1")
    until(m, "opponents")
    play(m, "against captain infantry")
    while m.state.phase:
        play(m, next(o for o in ("shoot", "pass", "victory 0") if o in options(m)))
    passes(m)
    assert "meditate" in options(m)
    assert "attack" not in options(m)


def test_after_the_attack_of_the_turn_nothing_grants_another_one():
    for works, may in (([], True), (["equal_rights"], False)):
        m = table(
            {"squad": ["captain+command_helmet", "clansman"], "works": works, "hand": WAIT},
            {"squad": ["infantry", "hussar"]},
            actions=1,
        )
        fight(m, "clansman", "hussar", "shoot")
        while m.state.phase:
            play(m, next(o for o in ("pass", "victory 0") if o in options(m)))
        assert ("use command_helmet 1" in options(m)) is may


def test_an_ability_that_takes_the_attack_action_still_attacks():
    m = table(
        {"squad": ["samurai+cobras_venomous_strike"], "works": ["equal_rights"]},
        {"squad": ["infantry", "hussar"]},
        actions=2,
    )
    play(m, "use cobras_venomous_strike 1")
    until(m, "opponents")
    assert "against samurai infantry" in options(m)


# ---- FOOL'S GOLD ----
def test_gold_is_false_for_whoever_pays_for_a_warrior_of_the_graveyard():
    m = table(
        {
            "squad": ["infantry"],
            "hand": ["grave_robbers"],
            "works": ["graveyard:aside+sean_gallagher@p2"],
            "destiny": 30,
        },
        {"squad": ["hussar"], "hand": ["fools_gold"]},
    )
    play(m, "play grave_robbers")
    left = destiny(m)[0]
    until(m, "repay_value", "play_on fools_gold sean_gallagher")
    play(m, "yes")
    assert 30 - destiny(m)[0] == 2 * (30 - left)


# ---- WARTIME RETRIBUTION ----
@pytest.mark.parametrize("bank", [[], ["cardinals_bank:squad"]])
def test_retribution_does_not_touch_guarded_points(bank: list[str]):
    m = table(
        {"squad": ["sean_gallagher"], "works": bank},
        {"squad": ["infantry!", "hussar"], "hand": ["wartime_retribution"]},
        actions=1,
    )
    fight(m, "sean_gallagher", "infantry")
    until(m, "points")
    play(m, "victory 2")
    assert (
        "play wartime_retribution" in options(m) or "play_on wartime_retribution infantry" in options(m)
    ) is not bank


# ---- ARMORY ----
def test_a_weapon_goes_to_the_armory_with_its_parts_which_are_taken_to_weapons_again():
    m = table(
        {
            "squad": ["hussar+gehenna_puker", "clansman+imperial_southpaw"],
            "works": ["armory:squad"],
            "hand": ["bayonet"],
        },
        {},
    )
    play(m, "attach bayonet gehenna_puker", "use armory 3", "target gehenna_puker")
    store = [c for c, on in enumerate(m.state.bearer) if on == m.state.t.instances("armory")[0]]
    assert sorted(m.state.t.defs[c].id for c in store) == ["bayonet", "gehenna_puker"]
    assert not any(m.state.live >> c & 1 for c in store)  # they do nothing there
    assert ids(m, "grave", 0) == []
    passes(m)
    play(m, "use armory 2", "target bayonet")
    if m.decision.name != "action" and m.state.actions:
        play(m, options(m)[0])
    bayonet = m.state.t.instances("bayonet")[0]
    assert m.state.t.defs[m.state.bearer[bayonet]].id == "imperial_southpaw"
    assert m.state.live >> bayonet & 1


def test_no_more_than_five_cards_come_with_their_parts():
    m = table(
        {"squad": ["hussar+gehenna_puker"], "works": ["armory:squad+combat_armor+first_aid_kit+kratach+vassht"]}, {}
    )
    assert "use armory 3" in options(m)
    m = table(
        {
            "squad": ["hussar+gehenna_puker"],
            "works": ["armory:squad+combat_armor+first_aid_kit+kratach+vassht"],
            "hand": ["bayonet"],
        },
        {},
    )
    play(m, "attach bayonet gehenna_puker")
    passes(m)
    assert "target gehenna_puker" not in options(play(m.copy(), "use armory 3") if "use armory 3" in options(m) else m)
