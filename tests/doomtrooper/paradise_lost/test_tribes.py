"""Warriors of the tribes: whom they strengthen, whom they shield, what they may not have."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    attach_to,
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
    why,
    wounded,
)


def outposts(mine: list[str], theirs: list[str], **more: object) -> Match:
    hand: dict[str, object] = {"hand": ["evasive_action"]}
    return table({"outpost": mine, **hand, **more}, {"outpost": theirs, **hand}, opened=True)


def targets(m: Match, attacker: str) -> set[str]:
    play(m, "attack")
    passes(m)
    return {o.split()[-1] for o in options(m) if o.startswith(f"against {attacker} ")}


# ---- auras ----
def test_a_brotherbound_sergeant_leads_troopers_and_other_sergeants_of_its_player():
    m = outposts(
        ["brotherbound_sergeant", "brotherbound_trooper", "jihad_infantry_trooper"], ["brotherbound_trooper@p2"]
    )
    assert numbers(m, "brotherbound_sergeant") == (6, 5, 7)
    assert numbers(m, "brotherbound_trooper") == (6, 5, 7)
    assert numbers(m, "jihad_infantry_trooper") == (7, 6, 7)
    m = outposts(["brotherbound_sergeant", "brotherbound_sergeant"], ["brotherbound_trooper"])
    assert numbers(m, "brotherbound_sergeant") == (8, 7, 9)
    assert numbers(m, "brotherbound_trooper") == (4, 3, 5)


@pytest.mark.parametrize(
    ("leader", "led", "before", "after", "not_led"),
    [
        ("cossack_kommendant", "cossack", (5, 4, 5), (8, 7, 8), "soldat"),
        ("soldat_kommendant", "shock_soldat", (5, 5, 6), (8, 8, 9), "cossack"),
        ("lutheran_sergeant", "lutheran_disciple", (5, 4, 4), (7, 6, 6), "corsair"),
    ],
)
def test_leaders_of_an_area_lead_those_beside_them(
    leader: str, led: str, before: tuple[int, int, int], after: tuple[int, int, int], not_led: str
):
    alone = outposts([led, not_led], [leader])
    assert numbers(alone, led) == before
    plain = numbers(alone, not_led)
    m = outposts([leader, led, not_led], ["cavalier"])
    assert numbers(m, led) == after
    assert numbers(m, not_led) == plain


def test_a_kommendant_does_not_lead_itself_but_another_does():
    m = outposts(["cossack_kommendant", "soldat_kommendant"], [])
    assert numbers(m, "cossack_kommendant") == (7, 5, 6)
    m = outposts(["cossack_kommendant", "cossack_kommendant"], [])
    assert numbers(m, "cossack_kommendant") == (10, 8, 9)


def test_a_horde_centurion_leads_the_players_horde_troopers_only():
    m = outposts(["horde_centurion", "horde_trooper", "gendarme"], [])
    assert numbers(m, "horde_centurion") == (7, 7, 5)
    assert numbers(m, "horde_trooper") == (7, 6, 7)
    assert numbers(m, "gendarme") == (7, 8, 8)
    m = outposts(["horde_centurion"], ["horde_trooper"])
    assert numbers(m, "horde_trooper") == (5, 4, 5)


# ---- for each comrade ----
def test_cavaliers_of_every_kind_count_for_each_other_on_one_outpost():
    m = outposts(["cavalier", "heavy_cavalier", "scout_cavalier", "corsair+equine"], ["cavalier@p2"])
    assert numbers(m, "heavy_cavalier") == (3 + 3, 6 + 3, 5 + 3)  # the rider of an Equine is one as well
    assert numbers(m, "scout_cavalier") == (4 + 3, 4 + 3, 5 + 3)
    assert numbers(m, "corsair") == (7 + 2, 3, 6 + 2)  # the beast's numbers, no cavalier's bonus


def test_a_soldat_counts_heavy_weapons_only():
    m = outposts(["soldat", "schwerwaffe_soldat", "schwerwaffe_soldat", "shock_soldat"], ["schwerwaffe_soldat@p2"])
    assert numbers(m, "soldat") == (5 + 4, 4 + 4, 5 + 4)
    assert numbers(m, "schwerwaffe_soldat") == (3, 7, 5)


@pytest.mark.parametrize(("comrades", "more"), [(0, 0), (1, 2), (2, 4)])
def test_templar_legionnaires_count_their_own_title(comrades: int, more: int):
    m = outposts(["templar_legionnaire"] * (1 + comrades) + ["templar_marine"], [])
    assert numbers(m, "templar_legionnaire") == (4 + more, 4 + more, 4 + more)


@pytest.mark.parametrize(("fusiliers", "each"), [(1, 4), (3, 12)])
def test_fusiliers_have_four_times_their_number(fusiliers: int, each: int):
    m = outposts(["fusilier"] * fusiliers + ["corsair"], ["fusilier@p2"])
    assert numbers(m, "fusilier") == (each, each, each)
    assert rating(m, "value", "fusilier") == 4


def test_a_fusilier_on_a_horse_adds_the_horse_to_its_base():
    m = outposts(["fusilier+equine", "fusilier"], [])
    riding = next(w for w in m.state.outpost[0] if w in m.state.bearer)
    assert [m.state.t.defs[riding].id, rating(m, "fight", "fusilier")] == ["fusilier", 10]


def test_a_handler_helps_whoever_has_or_is_a_beast_beside_it():
    m = outposts(["mastodont_handler", "prophet+twotusk", "corsair", "cossack"], ["cossack@p2"])
    assert numbers(m, "prophet") == (3 + 4 + 2, 3 + 2, 4 + 4 + 2)
    assert numbers(m, "corsair") == (7, 3, 6)
    assert numbers(m, "mastodont_handler") == (4, 4, 4)
    m = outposts(["mastodont_handler", "mastodont_handler", "cossack"], [])
    assert numbers(m, "cossack") == (9, 8, 9)


# ---- who may be attacked, and how ----
def test_the_scout_alone_may_be_attacked():
    m = outposts(["corsair"], ["scout_cavalier", "cavalier", "fusilier"])
    play(m, "attack")
    assert m.state.t.defs[m.state.defender].id == "scout_cavalier"  # nobody else: there is no question
    m = outposts(["corsair"], ["cavalier", "fusilier"])
    assert targets(m, "corsair") == {"cavalier", "fusilier"}


def test_two_scouts_shield_everybody_but_each_other():
    m = outposts(["corsair"], ["scout_cavalier", "scout_cavalier", "fusilier"])
    play(m, "attack")
    passes(m)
    against = {o for o in options(m) if o.startswith("against ")}
    assert len(against) == 2
    assert all("scout_cavalier" in o for o in against)


def test_beasts_beside_a_brotherbound_trooper_are_not_fought_but_shot_at():
    m = outposts(["corsair"], ["brotherbound_trooper", "cossack"])
    fight(m, "corsair", "cossack", "shoot")
    assert m.state.tactic == 1
    m = outposts(["corsair"], ["brotherbound_trooper", "cossack"])
    fight(m, "corsair", "cossack", "fight")
    assert m.state.tactic == 1  # there was nothing to choose
    m = outposts(["corsair"], ["brotherbound_trooper", "cossack"])
    fight(m, "corsair", "brotherbound_trooper")  # it is no beast
    assert m.state.tactic == 0


def test_a_beast_beside_a_brotherbound_trooper_attacks_by_fight_itself():
    m = outposts(["brotherbound_trooper", "cossack"], ["corsair"])
    fight(m, "cossack", "corsair")
    assert m.state.tactic == 0


# ---- what they may not have ----
@pytest.mark.parametrize("warrior", ["brotherbound_trooper", "jihad_infantry_trooper"])
def test_some_of_crescentia_ride_no_beasts(warrior: str):
    m = outposts([warrior, "mastodont_handler"], [], hand=["twotusk"])
    assert attach_to(m, "twotusk") == {"mastodont_handler"}
    assert why(m, f"attach twotusk {warrior}") == "DTR-456"


@pytest.mark.parametrize("warrior", ["flammen_soldat", "shock_soldat", "greymourn_trenchartillery", "indigo_island"])
def test_some_receive_no_weapons_but_other_gear(warrior: str):
    m = outposts([warrior], [], hand=["charger", "punisher_blade", "composite_armor"])
    assert attach_to(m, "charger") == set()
    assert attach_to(m, "punisher_blade") == set()
    assert attach_to(m, "composite_armor") == {warrior}


def test_the_emasculator_receives_no_weapon_that_shoots():
    m = outposts(["gomorrian_emasculator"], [], hand=["charger", "ac40_justifier", "punisher_blade"])
    assert attach_to(m, "charger") == set()
    assert attach_to(m, "ac40_justifier") == set()
    assert attach_to(m, "punisher_blade") == {"gomorrian_emasculator"}


def test_the_greymourn_shoots_when_it_attacks_and_defends_as_it_is_attacked():
    m = outposts(["greymourn_trenchartillery"], ["corsair"])
    fight(m, "greymourn_trenchartillery", "corsair", "shoot")
    assert m.state.tactic == 1
    m = outposts(["corsair"], ["greymourn_trenchartillery"])
    fight(m, "corsair", "greymourn_trenchartillery")
    assert m.state.tactic == 0


@pytest.mark.parametrize(("gear", "armour"), [("+^tailwave", 5 + 6 - 4), ("+tailwave", 5), ("+^blitztank", 5 + 5)])
def test_airships_are_easy_targets_for_the_greymourn(gear: str, armour: int):
    m = outposts(["soldat" + gear], ["greymourn_trenchartillery"])
    fight(m, "soldat", "greymourn_trenchartillery", "shoot")
    assert rating(m, "armour", "soldat") == armour


# ---- first strikes ----
def test_a_cossack_strikes_first_in_fights_only():
    m = outposts(["cossack"], ["gendarme!"])
    fight(m, "cossack", "gendarme", "fight")
    finish(m)
    assert "cossack" in ids(m, "grave", 0)  # 5 against 8: the first blow does nothing
    m = outposts(["cossack"], ["fusilier"])
    fight(m, "cossack", "fusilier", "fight")
    finish(m)
    assert wounded(m, "fusilier")


@pytest.mark.parametrize(("attacker", "struck_back"), [("cossack_scout", False), ("cossack", True)])
def test_a_scout_strikes_before_whoever_always_strikes_first(attacker: str, struck_back: bool):
    """Two who always strike first strike at the same time (DTR-460); the scout is first even then."""
    m = outposts([f"{attacker}+cybernetic_power_arm"], ["cossack!"])
    fight(m, attacker, "cossack")
    finish(m)
    assert "cossack" in ids(m, "grave", 1)
    assert wounded(m, attacker) is struck_back


@pytest.mark.parametrize(("attacker", "struck_back"), [("cossack_scout", False), ("templar_marine", True)])
def test_a_scout_strikes_first_even_where_nobody_ever_does(attacker: str, struck_back: bool):
    m = table(
        {"outpost": [f"{attacker}+cybernetic_power_arm"], "hand": ["evasive_action"]},
        {"outpost": ["gendarme!"], "hand": ["evasive_action"], "works": ["perimeter_alarm:outpost"]},
        opened=True,
    )
    fight(m, attacker, "gendarme")
    finish(m)
    assert "gendarme" in ids(m, "grave", 1)
    assert (attacker in ids(m, "grave", 0)) is struck_back


# ---- the last stand ----
def test_a_sacred_tear_that_attacks_by_fight_is_gone_afterwards_without_points():
    m = outposts(["sacred_tear"], ["fusilier", "corsair"])
    fight(m, "sacred_tear", "corsair")
    assert rating(m, "fight", "sacred_tear") == 16
    finish(m)
    assert "corsair" in ids(m, "grave", 1)
    assert ids(m, "sacrificed", 0) == ["sacred_tear"]
    assert victory(m) == [6, 7]  # the corsair's 7 would have wounded it


def test_the_opponent_of_a_sacred_tear_earns_nothing_if_it_could_not_hurt_it():
    m = outposts(["sacred_tear+composite_armor"], ["corsair", "nassal"])
    fight(m, "sacred_tear", "nassal")
    finish(m)
    assert ids(m, "sacrificed", 0) == ["sacred_tear"]
    assert victory(m) == [2, 0]


@pytest.mark.parametrize(("attacks", "tactic"), [(True, "shoot"), (False, "fight")])
def test_a_sacred_tear_is_an_ordinary_warrior_otherwise(attacks: bool, tactic: str):
    mine, theirs = (["sacred_tear"], ["fusilier"]) if attacks else (["fusilier"], ["sacred_tear"])
    m = outposts(mine, theirs)
    fight(m, mine[0], theirs[0], tactic)
    finish(m)
    assert ids(m, "sacrificed", 0) == ids(m, "sacrificed", 1) == []
    assert wounded(m, "sacred_tear")
    assert wounded(m, "fusilier")


@pytest.mark.parametrize(
    ("foe", "beast"), [("cossack", True), ("mastodont_handler+twotusk", True), ("corsair", False), ("fusilier", False)]
)
def test_a_martyr_gives_its_life_against_beasts(foe: str, beast: bool):
    m = outposts(["crescentian_martyr"], [foe, "nassal"])
    id = foe.split("+")[0]
    fight(m, "crescentian_martyr", id, "shoot")
    assert rating(m, "shoot", "crescentian_martyr") == (20 if beast else 5)
    finish(m)
    assert ids(m, "sacrificed", 0) == (["crescentian_martyr"] if beast else [])
    assert (id in ids(m, "grave", 1)) is beast


def test_a_martyr_that_defends_against_a_beast_gives_its_life_as_well():
    m = outposts(["cossack", "nassal"], ["crescentian_martyr+composite_armor"])
    fight(m, "cossack", "crescentian_martyr", "shoot")
    finish(m)
    assert "cossack" in ids(m, "grave", 0)
    assert ids(m, "sacrificed", 1) == ["crescentian_martyr"]
    assert victory(m) == [0, 5]


# ---- others ----
def test_a_jaeger_is_better_when_it_attacks():
    m = outposts(["jaeger_commando"], ["corsair"])
    assert numbers(m, "jaeger_commando") == (5, 5, 5)
    fight(m, "jaeger_commando", "corsair")
    assert numbers(m, "jaeger_commando") == (9, 9, 9)
    m = outposts(["corsair"], ["jaeger_commando"])
    fight(m, "corsair", "jaeger_commando")
    assert numbers(m, "jaeger_commando") == (5, 5, 5)


@pytest.mark.parametrize(
    ("killer", "grave"),
    [("corsair", "grave"), ("gendarme", "grave"), ("shock_soldat", "sacrificed"), ("flammen_soldat", "grave")],
)
def test_whom_they_wound_they_kill(killer: str, grave: str):
    m = outposts([killer], ["fusilier"])
    fight(m, killer, "fusilier")
    finish(m)
    assert "fusilier" in ids(m, grave, 1)
