"""Special cards, spells and gifts of Inquisition that came later: what they do and what they leave alone."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    attach_to,
    card,
    covered,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
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


def targets(m: Match) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith("target ")}


# ---- honours after a combat ----
@pytest.mark.parametrize(
    ("attacker", "victim", "given"),
    [
        ("infantry", "hussar!", False),
        ("pretorian_stalker", "edward_s_murdoch!", False),
        ("archangel", "valkyrie!", False),
    ],
)
def test_an_honour_is_for_doomtroopers_that_have_killed_somebody_worth_more(attacker: str, victim: str, given: bool):
    area = "kohort" if attacker == "pretorian_stalker" else "squad"
    m = table({area: [attacker], "hand": ["recognition"]}, {"squad": [victim, "infantry"]})
    fight(m, attacker, victim[:-1])
    finish(m)
    assert ("recognition" not in ids(m, "hand", 0)) is given


@pytest.mark.parametrize(
    ("id", "rated"), [("commendation", "fight"), ("decoration", "shoot"), ("recognition", "armour")]
)
def test_an_honour_raises_a_rating_and_the_value(id: str, rated: str):
    m = table({"squad": ["trencher"], "hand": [id, id]}, {"squad": ["free_marine!", "infantry"], "hand": ["take_aim"]})
    fight(m, "trencher", "free_marine", "fight")
    before = rating(m, rated, "trencher")
    m.state.t.printed["armour"][card(m, "free_marine")] = 0  # so that the blow kills
    while not plays_on(m, id):
        play(m, options(m)[0] if m.decision.name == "points" else "pass")
    assert plays_on(m, id) == {"trencher"}
    play(m, f"play_on {id} trencher")
    assert rating(m, rated, "trencher") == before + 3
    assert rating(m, "value", "trencher") == 4
    assert plays_on(m, id) == {"trencher"}  # any number of them: 5 is still more than 4


# ---- hands ----
def test_a_storm_takes_a_whole_hand():
    m = table(
        {"squad": ["mystic"], "hand": ["storm_of_chaos", "foxhole"], "destiny": 4}, {"hand": ["heimburg", "fukido"]}
    )
    play(m, "cast storm_of_chaos mystic")
    passes(m)
    assert {o for o in options(m) if o.startswith("player")} == {"player p1", "player p2"}
    play(m, "player p2")
    passes(m)
    assert ids(m, "grave", 1) == ["fukido", "heimburg"]
    assert ids(m, "hand", 0) == ["foxhole"]


def test_gusts_take_cards_by_chance_one_for_a_point():
    m = table(
        {"squad": ["mystic"], "hand": ["gusts_of_hesitation"], "destiny": 1},
        {"hand": ["heimburg", "fukido", "foxhole"]},
    )
    play(m, "meditate", "cast gusts_of_hesitation mystic", "units 2")
    passes(m)
    assert len(ids(m, "grave", 1)) == 2
    assert destiny(m)[0] == 0


@pytest.mark.parametrize(("money", "gone"), [(5, 0), (11, 1), (17, 2)])
def test_divination_discards_one_card_for_every_further_payment(money: int, gone: int):
    m = table(
        {"squad": ["mystic"], "hand": ["greater_divination"], "destiny": money},
        {"library": ["heimburg", "fukido", "foxhole"], "grave": ["the_hq"]},
    )
    play(m, "meditate", "cast greater_divination mystic")
    if gone:
        play(m, f"units {gone + 1}")
    passes(m)
    assert {o for o in options(m) if o.startswith("pile")} == {"pile library", "pile grave"}
    play(m, "pile library")
    for _ in range(gone):
        play(m, options(m)[0])
    passes(m)
    assert len(m.state.library[1]) == 3 - gone


def test_a_hidden_cache_fills_the_hand():
    m = table({"squad": ["clansman"], "hand": ["hidden_cache", "foxhole"]}, {"squad": ["infantry"]})
    play(m, "meditate", "play hidden_cache")
    passes(m)
    play(m, "yes")
    assert len(m.state.hand[0]) == 7
    assert ids(m, "sacrificed", 0) == ["hidden_cache"]


def test_behest_looks_at_any_hand_for_two_actions():
    m = table({"kohort": ["callistonian_intruder+behest"], "hand": ["foxhole"]}, {"hand": ["fukido"]})
    play(m, "use behest 1")
    assert {o for o in options(m) if o.startswith("player")} == {"player p1", "player p2"}
    play(m, "player p2")
    assert m.state.actions == 1


# ---- points ----
def test_taxation_takes_three_for_each_warrior_in_squad_and_cohort():
    m = table(
        {"squad": ["clansman"], "hand": ["taxation"], "destiny": 0},
        {"squad": ["infantry"], "kohort": ["heretic"], "destiny": 4},
    )
    play(m, "play taxation")
    passes(m)
    assert destiny(m) == [6, 0]  # what the other player lacks comes from the pool


def test_a_tithe_is_for_brothers_in_squads():
    m = table(
        {"squad": ["mystic"], "hand": ["tithe"], "destiny": 0},
        {"squad": ["inquisitor", "infantry"], "kohort": ["heretic"], "destiny": 9},
    )
    play(m, "play tithe")
    passes(m)
    assert destiny(m) == [2, 7]


@pytest.mark.parametrize(
    ("mine", "gained"),
    [
        ({"works": ["duty_roster"], "squad": ["clansman", "free_marine"]}, 1),
        ({"works": ["third_directorate:squad"], "squad": ["clansman"]}, 2),
        ({"squad": ["clansman"]}, 0),
    ],
)
def test_what_warriors_bring_in_the_draw_step(mine: dict[str, list[str]], gained: int):
    m = table({**mine, "destiny": 0}, {"squad": ["mystic", "inquisitor", "infantry"], "destiny": 0}, turn="p2")
    end_turn(m)
    assert destiny(m)[0] == gained


@pytest.mark.parametrize(("source", "actions"), [("works", 4), ("", 3)])
def test_the_fourth_directorate_gives_one_more_quiet_action(source: str, actions: int):
    mine = {"works": ["fourth_directorate:squad"]} if source else {}
    m = table({**mine, "squad": ["clansman"], "hand": ["foxhole"]}, {"squad": ["infantry"]}, turn="p2")
    end_turn(m)
    assert m.state.actions == actions
    assert m.state.attacks == 1


# ---- wounds ----
def test_only_the_duty_roster_is_limited_to_one():
    for id in ("third_directorate", "fourth_directorate"):
        m = table({"hand": [id], "works": [f"{id}:squad"]})
        assert f"play {id}" in options(m)
    m = table({"hand": ["duty_roster"], "works": ["duty_roster"], "squad": ["clansman"]}, {"hand": ["duty_roster"]})
    play(m, "meditate")
    assert m.state.seat == 1  # only the other player is asked
    assert "play duty_roster" in options(m)


def test_each_directorate_counts():
    m = table(
        {"works": ["third_directorate:squad"] * 2 + ["fourth_directorate:squad"] * 2, "destiny": 0},
        {"squad": ["mystic"]},
        turn="p2",
    )
    end_turn(m)
    assert destiny(m)[0] == 2
    assert (m.state.actions, m.state.attacks) == (5, 1)


def test_a_mortal_wound_finishes_an_opponents_wounded_warrior():
    m = table({"squad": ["clansman!"], "hand": ["mortal_wound"]}, {"squad": ["free_marine!", "infantry"]})
    play(m, "meditate")
    assert plays_on(m, "mortal_wound") == {"free_marine"}
    play(m, "play_on mortal_wound free_marine")
    finish(m)
    assert victory(m)[0] == 5
    m = table({"squad": ["clansman"], "hand": ["mortal_wound", "take_aim"]}, {"squad": ["free_marine!"]})
    fight(m, "clansman", "free_marine")
    assert why(m, "play_on mortal_wound free_marine") == "DTR-229"


@pytest.mark.parametrize(("money", "answer", "dies"), [(4, "yes", False), (4, "no", True), (3, "no", True)])
def test_snipers_are_bought_off_before_every_draw(money: int, answer: str, dies: bool):
    m = table({"squad": ["clansman"]}, {"squad": ["max_steiner+snipers:by1", "infantry"], "destiny": money})
    while m.state.turn == 0:
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", names[-1]) if n in names))
    if m.decision.name == "pay_or":
        assert options(m) == ["yes", "no"]
        play(m, answer)
    finish(m)
    assert ("max_steiner" in ids(m, "grave", 1)) is dies
    assert victory(m)[0] == (8 if dies else 0)


def test_snipers_aim_at_personalities_that_fight():
    m = table(
        {"squad": ["clansman"], "hand": ["snipers"]},
        {"squad": ["max_steiner", "infantry"], "kohort": ["algeroth_apostle"]},
    )
    assert plays_on(m, "snipers") == {"max_steiner"}


def test_press_wounds_both_and_pays_nobody():
    m = table({"squad": ["mystic"], "hand": ["press"]}, {"squad": ["free_marine!", "infantry"]})
    fight(m, "mystic", "free_marine")
    play(m, "cast press mystic")
    finish(m)
    assert wounded(m, "mystic")
    assert "free_marine" in ids(m, "grave", 1)
    assert victory(m) == [0, 0]


def test_neither_press_nor_pacifism_touches_an_opponent_immune_to_the_art():
    mine = {"squad": ["mystic"], "hand": ["press", "take_aim"]}
    m = table(mine, {"kohort": ["alakhai_the_cunning"], "hand": ["take_aim"]})
    fight(m, "mystic", "alakhai_the_cunning")
    assert "cast press mystic" not in options(m)  # DTR-378: it would neither retreat nor be wounded
    m = table({"squad": ["mystic"], "hand": ["pacifism"]}, {"kohort": ["alakhai_the_cunning"]})
    fight(m, "mystic", "alakhai_the_cunning")
    play(m, "cast pacifism mystic")
    finish(m)
    assert "mystic" in ids(m, "grave", 0)
    assert ids(m, "kohort", 1) == ["alakhai_the_cunning"]


def test_pacifism_discards_everybody_in_the_combat():
    m = table({"squad": ["mystic", "clansman"], "hand": ["pacifism"]}, {"squad": ["free_marine", "infantry"]})
    fight(m, "mystic", "free_marine")
    play(m, "cast pacifism mystic")
    finish(m)
    assert "mystic" in ids(m, "grave", 0)
    assert "free_marine" in ids(m, "grave", 1)
    assert victory(m) == [0, 0]
    assert ids(m, "squad", 0) == ["clansman"]


def test_anybody_immune_can_be_distracted_during_a_combat():
    m = table(
        {"squad": ["infantry"], "hand": ["distracted", "take_aim"]},
        {"squad": ["max_steiner", "hussar"], "hand": ["take_aim"]},
    )
    fight(m, "infantry", "hussar")
    assert plays_on(m, "distracted") == {"max_steiner"}  # he only looks on


@pytest.mark.parametrize(("victim", "immune"), [("max_steiner", True), ("hussar", False)])
def test_distraction_is_for_whoever_is_immune(victim: str, immune: bool):
    m = table(
        {"kohort": ["necromutant+blindness"], "hand": ["distracted", "take_aim"]},
        {"squad": [victim], "hand": ["take_aim"]},
    )
    fight(m, "necromutant", victim)
    before = rating(m, "fight", victim)
    assert (plays_on(m, "distracted") == {victim}) is immune
    if immune:
        play(m, f"play_on distracted {victim}")
        assert rating(m, "fight", victim) == before - 2


# ---- what is discarded ----
@pytest.mark.parametrize(("id", "caster"), [("equilibrium", "mystic"), ("curse_of_algeroth", "")])
def test_the_first_special_card_is_discarded_for_nothing(id: str, caster: str):
    mine = {"squad": [caster]} if caster else {"kohort": ["razide"]}
    m = table(
        {**mine, "hand": [id], "destiny": 0},
        {"squad": ["clansman+reputation", "hussar+hidden_in_the_shadows"]},
        actions=2,
    )
    play(m, "meditate", f"cast {id} {caster}" if caster else f"play {id}")
    passes(m)
    assert targets(m) == {"reputation", "hidden_in_the_shadows"}
    play(m, "target hidden_in_the_shadows")
    passes(m)
    assert ids(m, "grave", 1) == ["hidden_in_the_shadows"]


def test_the_curse_wants_a_follower_of_algeroth():
    m = table({"kohort": ["templar"], "hand": ["curse_of_algeroth"]}, {"squad": ["clansman+reputation"]})
    play(m, "meditate")
    assert m.decision.name == "action"


def test_the_wrath_spares_the_gear_of_algeroths_followers():
    m = table(
        {"kohort": ["razide+kratach", "templar+necrobionics"], "hand": ["wrath_of_algeroth"]},
        {"squad": ["clansman+combat_armor"]},
    )
    play(m, "meditate", "play wrath_of_algeroth")
    passes(m)
    assert ids(m, "attached", 0) == ["kratach"]
    assert ids(m, "attached", 1) == []


def test_an_age_without_equipment():
    m = table(
        {"squad": ["clansman+combat_armor", "hussar"], "hand": ["age_of_catastrophe", "combat_armor"], "destiny": 5},
        {"squad": ["infantry"], "hand": ["combat_armor", "foxhole"]},
    )
    play(m, "play age_of_catastrophe")
    passes(m)
    assert ids(m, "attached", 0) == []
    end_turn(m)
    assert attach_to(m, "combat_armor") == set()
    assert why(m, "attach combat_armor infantry") == "DTR-334"
    assert attach_to(m, "foxhole") == {"infantry"}


def test_annihilation_leaves_nothing():
    m = table(
        {"squad": ["mystic+combat_armor"], "hand": ["annihilation", "foxhole"]},
        {"kohort": ["ilian_temple_sentinel"], "works": ["hideout:kohort"], "grave": ["fukido"]},
    )
    play(m, "cast annihilation mystic")
    passes(m)
    assert m.state.live == 0
    assert ids(m, "sacrificed", 1) == ["hideout", "ilian_temple_sentinel"]
    assert ids(m, "grave", 1) == ["fukido"]
    assert "foxhole" in ids(m, "hand", 0)


def test_envision_is_an_attack_on_a_hidden_enemy_of_the_light():
    m = table(
        {"squad": ["mystic"], "hand": ["envision"]}, {"kohort": ["razide~", "necromutant"], "squad": ["infantry~"]}
    )
    play(m, "cast envision mystic")
    passes(m)
    assert "razide" in ids(m, "grave", 1)
    assert victory(m)[0] == 0
    assert m.state.turn == 1  # after an attack there is nothing else to do
    m = table({"squad": ["mystic"], "hand": ["envision"]}, {"kohort": ["razide~"]}, attacks=0)
    assert "cast envision mystic" not in options(m)
    assert why(m, "cast envision mystic") == "DTR-238"


# ---- waves, eyes, supply lines ----
@pytest.mark.parametrize(("answer", "shoot"), [("yes", 0), ("no", 2)])
def test_an_arctic_wave_is_kept_up_for_points(answer: str, shoot: int):
    m = table({"squad": ["mystic"], "hand": ["arctic_wave"], "destiny": 9}, {"squad": ["hussar"]})
    play(m, "meditate", "cast arctic_wave mystic")
    passes(m)
    assert rating(m, "shoot", "hussar") == 0
    end_turn(m)
    while m.decision.name != "upkeep":
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", names[-1]) if n in names))
    play(m, answer)
    assert rating(m, "shoot", "hussar") == shoot


def test_an_unholy_eye_is_not_answered():
    m = table({"kohort": ["heretic+unholy_eye"]}, {"squad": ["free_marine"]})
    fight(m, "heretic", "free_marine")
    finish(m)
    assert not wounded(m, "heretic")
    m = table({"kohort": ["heretic", "necromutant"], "hand": ["unholy_eye"]}, {})
    assert attach_to(m, "unholy_eye") == {"heretic"}


def test_a_severed_supply_line_leaves_the_hand_as_it_is():
    m = table(
        {"squad": ["clansman"], "hand": ["supply_line_severed"]},
        {"squad": ["infantry"], "hand": ["foxhole"]},
    )
    while "play_at supply_line_severed p2" not in options(m):
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", names[-1]) if n in names))
    assert m.state.turn == 1
    play(m, "play_at supply_line_severed p2")
    passes(m)
    assert ids(m, "hand", 1) == ["foxhole"]
    end_turn(m)
    end_turn(m)
    assert m.state.turn == 1
    assert len(m.state.hand[1]) == 7  # only that once


def test_a_heretic_is_transfigured_for_the_newcomers_value():
    m = table(
        {
            "kohort": ["heretic", "razide"],
            "hand": ["transfiguration"],
            "library": ["necromutant", "templar", "ragathol"],
            "destiny": 4,
        },
        {"squad": ["infantry"]},
    )
    play(m, "meditate", "play_on transfiguration heretic")
    passes(m)
    assert ids(m, "sacrificed", 0) == ["heretic"]
    assert ids(m, "kohort", 0) == ["necromutant", "razide"]
    assert destiny(m)[0] == 1
    assert not covered(m, "necromutant")
