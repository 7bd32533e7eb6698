"""Warriors of Warzone: whom they lead, whom they kill, what it costs to attack them."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING

from ..table import (
    Match,
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
    rating,
    table,
    victory,
    wounded,
)


def targets(m: Match, attacker: str) -> set[str]:
    play(m, "attack")
    passes(m)
    return {o.split()[-1] for o in options(m) if o.startswith(f"against {attacker} ")}


def all_four(m: Match, id: str) -> tuple[int, ...]:
    return (*numbers(m, id), rating(m, "value", id))


# ---- sergeants ----
@pytest.mark.parametrize(
    ("sergeant", "led", "stranger"),
    [
        ("aide_de_camp", "hussar", "bauhaus_blitzer"),
        ("jito", "samurai", "combat_warhead"),
        ("sergeant", "infantry", "sunset_striker"),
    ],
)
def test_a_sergeants_unit_gains_four_to_everything(sergeant: str, led: str, stranger: str):
    m = table({"squad": [sergeant, led, led, stranger, "clansman"], "hand": ["foxhole"]}, {})
    before = {id: all_four(m, id) for id in (sergeant, led, stranger, "clansman")}
    play(m, "meditate")
    assert {o.split()[1] for o in options(m) if o.startswith("assign ")} == {led, stranger}
    play(m, next(o for o in options(m) if o.startswith(f"assign {led} ")))
    units = [c for c in m.state.t.instances(led) if m.state.live >> c & 1]
    assert [RATING["value"].of(m.state, c) for c in units] == [before[led][3] + 4] * 2
    assert all_four(m, led) == tuple(n + 4 for n in before[led])
    assert {id: all_four(m, id) for id in (sergeant, stranger, "clansman")} == {
        id: n for id, n in before.items() if id != led
    }


# ---- captains ----
def kills(mine: list[str], attacker: str, theirs: str = "squad", tactic: str = "fight", **more: object) -> bool:
    m = table({"squad": mine, "hand": ["foxhole"], **more}, {theirs: ["undead_legionnaire"], "hand": ["foxhole"]})
    fight(m, attacker, "undead_legionnaire", tactic)
    finish(m)
    gone = ids(m, "grave", 1) == ["undead_legionnaire"]
    assert gone or wounded(m, "undead_legionnaire")
    return gone


@pytest.mark.parametrize(
    ("captain", "attacker", "deadly"),
    [
        ("capitaine", "max_steiner", True),  # value 8
        ("capitaine", "bauhaus_blitzer", True),
        ("capitaine", "capitaine", False),  # value 10
        ("capitaine", "clansman", False),
        ("captain", "free_marine", True),
        ("captain", "captain", False),  # value 9
        ("commander_chieftain", "sean_gallagher", True),  # value 8
        ("commander_chieftain", "colonel_maxwell", False),  # value 9
        ("shugo", "tatsu", True),
        ("shugo", "shugo", False),
        ("battle_functionary", "battle_functionary", False),
    ],
)
def test_a_captain_makes_the_lesser_of_its_corporation_deadly(captain: str, attacker: str, deadly: bool):
    assert kills([captain, *([attacker] if attacker != captain else [])], attacker, "kohort") is deadly


def test_a_captain_does_that_from_the_squad_only():
    m = table(
        {"outpost": ["captain", "free_marine"], "hand": ["foxhole"]},
        {"outpost": ["undead_legionnaire"], "hand": ["foxhole"]},
    )
    fight(m, "free_marine", "undead_legionnaire")
    finish(m)
    assert wounded(m, "undead_legionnaire")


def test_a_captain_is_nothing_to_an_opponents_warriors():
    m = table(
        {"squad": ["free_marine"], "hand": ["foxhole"]},
        {"squad": ["captain"], "kohort": ["undead_legionnaire"], "hand": ["foxhole"]},
    )
    fight(m, "free_marine", "undead_legionnaire")
    finish(m)
    assert wounded(m, "undead_legionnaire")


@pytest.mark.parametrize(
    ("captain", "n", "stronger", "same"),
    [
        ("flight_commander", 3, "infantry+^grapeshot_guardian", "infantry"),
        ("flight_commander", 3, "infantry+grapeshot_guardian", "infantry"),  # outside, but it has one
        ("flight_commander", 0, "infantry+combat_armor", "infantry"),
        ("kommandant", 5, "hussar+wolfclaw", "hussar"),
        ("kommandant", 0, "hussar+combat_armor", "hussar"),
    ],
)
def test_captains_of_crews(captain: str, n: int, stronger: str, same: str):
    id = stronger.split("+")[0]
    without = table({"squad": [stronger]}, {})
    led = table({"squad": [captain, stronger]}, {})
    assert all_four(led, id) == tuple(k + n for k in all_four(without, id))
    alone = table({"squad": [captain, same]}, {})
    assert rating(alone, "value", same) == alone.state.t.value[next(iter(alone.state.t.instances(same)))]


@pytest.mark.parametrize(
    ("vehicle", "captain", "gains"),
    [("eradicator_deathdroid", "flight_commander", 0), ("eradicator_deathdroid", "kommandant", 0)],
)
def test_crews_of_other_corporations_gain_nothing(vehicle: str, captain: str, gains: int):
    m = table({"squad": [captain, vehicle]}, {})
    assert all_four(m, vehicle) == (4, 13, 10, 12)


# ---- generals and standard bearers ----
@pytest.mark.parametrize(
    ("general", "comrade", "stranger"),
    [("charles_sykes", "chasseur", "infantry"), ("general_michael_kell", "infantry", "chasseur")],
)
def test_a_general_strengthens_everybody_else_of_the_corporation(general: str, comrade: str, stranger: str):
    plain = table({"squad": [comrade, stranger]}, {})
    m = table({"squad": [general, comrade, stranger]}, {"squad": ["sea_lion", "cuirassier"]})
    assert all_four(m, comrade) == tuple(n + 3 for n in all_four(plain, comrade))
    assert all_four(m, stranger) == all_four(plain, stranger)
    assert all_four(m, "sea_lion") == (3, 4, 4, 4)
    assert all_four(m, "cuirassier") == (4, 3, 4, 4)
    alone = table({"squad": [general]}, {})
    assert all_four(m, general) == all_four(alone, general)


def test_a_general_on_an_outpost_leads_nobody():
    m = table({"outpost": ["general_michael_kell", "infantry"], "squad": ["sea_lion"]}, {})
    assert (all_four(m, "infantry"), all_four(m, "sea_lion")) == ((2, 3, 2, 2), (3, 4, 4, 4))


@pytest.mark.parametrize(("bearer", "comrade", "armour"), [("banner_bearer", "clansman", 3), ("bushi", "samurai", 3)])
def test_a_standard_bearer_gives_armour_in_the_squad(bearer: str, comrade: str, armour: int):
    m = table({"squad": [bearer, comrade, "infantry"], "kohort": []}, {"squad": ["hussar"]})
    assert rating(m, "armour", comrade) == armour + 2
    assert rating(m, "armour", bearer) == 4  # not its own
    assert rating(m, "armour", "infantry") == 2
    assert numbers(m, comrade)[:2] == ({"clansman": 4, "samurai": 3}[comrade], {"clansman": 2, "samurai": 3}[comrade])


def test_two_standard_bearers_help_each_other():
    m = table({"squad": ["banner_bearer", "banner_bearer", "clansman"]}, {})
    assert rating(m, "armour", "banner_bearer") == 6
    assert rating(m, "armour", "clansman") == 7


def test_a_standard_bearer_is_nothing_to_an_outpost():
    m = table({"squad": ["banner_bearer"], "outpost": ["clansman"]}, {})
    assert rating(m, "armour", "clansman") == 3


# ---- killers ----
@pytest.mark.parametrize(
    ("victim", "dies"),
    [("infantry", True), ("sean_gallagher", False), ("infantry+reputation+reputation", False)],  # 2, 8, 2 + 6
)
def test_cyril_kills_whom_he_wounds_up_to_a_total_value_of_seven(victim: str, dies: bool):
    m = table({"squad": ["cyril_dent"], "hand": ["foxhole"]}, {"squad": [victim], "hand": ["foxhole"]})
    id = victim.split("+")[0]
    fight(m, "cyril_dent", id)
    finish(m)
    assert (id in ids(m, "grave", 1)) is dies
    assert dies or wounded(m, id)


def test_cyril_counts_exactly_seven():
    m = table({"squad": ["cyril_dent"], "hand": ["foxhole"]}, {"kohort": ["razide"], "hand": ["foxhole"]})
    fight(m, "cyril_dent", "razide")  # value 7
    finish(m)
    assert ids(m, "grave", 1) == ["razide"]


def test_cyrils_own_kind():
    m = table({"squad": ["cyril_dent"], "hand": ["blindness"]}, {})
    assert m.state.t.cards[next(iter(m.state.t.instances("cyril_dent")))].never_art
    assert "cuirassier" in m.state.t.cards[next(iter(m.state.t.instances("cyril_dent")))].face()[1]["traits"]


def test_a_destroyer_removes_its_victims_from_the_game():
    m = table({"kohort": ["destroyer"], "hand": ["foxhole"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
    fight(m, "destroyer", "infantry", "shoot")
    finish(m)
    assert (ids(m, "sacrificed", 1), ids(m, "grave", 1)) == (["infantry"], [])


@pytest.mark.parametrize(("tactic", "dies"), [("fight", True), ("shoot", False)])
def test_a_reaper_kills_in_fights(tactic: str, dies: bool):
    m = table({"kohort": ["reaper_of_souls"], "hand": ["foxhole"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
    fight(m, "reaper_of_souls", "infantry", tactic)
    finish(m)
    assert (ids(m, "grave", 1) == ["infantry"]) is dies


# ---- others ----
def test_a_necromagus_strengthens_its_players_other_heretics():
    m = table({"kohort": ["supreme_necromagus", "heretic", "razide"]}, {"kohort": ["apostate"]})
    assert all_four(m, "heretic") == (5, 5, 5, 3)
    assert numbers(m, "supreme_necromagus") == (4, 4, 5)
    assert numbers(m, "razide") == (9, 2, 7)
    assert numbers(m, "apostate") == (3, 3, 4)


def test_a_technomancer_may_have_any_equipment():
    m = table({"kohort": ["technomancer", "heretic"], "hand": ["violator_sword", "mortis_sword"]}, {})
    assert attach_to(m, "violator_sword") == {"technomancer"}
    assert attach_to(m, "mortis_sword") == {"technomancer"}
    play(m, "attach violator_sword technomancer")
    assert rating(m, "fight", "technomancer") == 5


def test_eva_spies_once_for_each_action():
    m = table(
        {"squad": ["eva_valmonte", "infantry"], "kohort": ["razide"], "hand": ["foxhole"]}, {"squad": ["clansman"]}
    )
    play(m, "use eva_valmonte 1", "use eva_valmonte 1")
    assert numbers(m, "infantry") == (6, 7, 6)
    assert numbers(m, "eva_valmonte") == (1, 1, 1)
    assert numbers(m, "razide") == (9, 2, 7)
    assert numbers(m, "clansman") == (4, 2, 3)
    end_turn(m)
    assert numbers(m, "infantry") == (6, 7, 6)
    end_turn(m)
    assert numbers(m, "infantry") == (2, 3, 2)


@pytest.mark.parametrize(("points", "may"), [(0, False), (1, True)])
def test_an_opponent_pays_a_victory_point_to_attack_eva(points: int, may: bool):
    m = table({"squad": ["clansman"], "hand": ["foxhole"], "victory": points}, {"squad": ["eva_valmonte", "infantry"]})
    play(m, "attack")
    passes(m)
    if not may:
        assert m.state.defender == card(m, "infantry")
        return
    before = destiny(m)
    play(m, "against clansman eva_valmonte")
    assert (victory(m), destiny(m)) == ([0, 0], before)


def test_attacking_others_beside_eva_is_free():
    m = table({"squad": ["clansman"], "hand": ["foxhole"], "victory": 1}, {"squad": ["eva_valmonte", "infantry"]})
    play(m, "attack")
    passes(m)
    play(m, "against clansman infantry")
    assert victory(m) == [1, 0]


def test_a_medic_heals_any_doomtrooper_for_three_actions():
    m = table({"squad": ["war_medic", "infantry!"], "kohort": ["razide!"]}, {"squad": ["clansman!", "valkyrie"]})
    play(m, "use war_medic 1")
    assert {o for o in options(m) if o.startswith("target")} == {"target infantry", "target clansman"}
    play(m, "target clansman")
    assert not wounded(m, "clansman")
    assert (wounded(m, "infantry"), wounded(m, "razide"), m.state.turn) == (True, True, 1)


def test_a_medic_never_attacks_and_uses_no_equipment():
    m = table({"squad": ["war_medic+combat_armor", "infantry"], "hand": ["foxhole"]}, {"squad": ["clansman"]})
    assert rating(m, "armour", "war_medic") == 5
    assert targets(m, "war_medic") == set()
    assert options(table({"squad": ["war_medic", "infantry!"]}, {}, actions=2)).count("use war_medic 1") == 0
