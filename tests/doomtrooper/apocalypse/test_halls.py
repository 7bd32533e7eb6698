"""Cards kept under cards: stores, halls of the dead and of relics, frozen and impaled warriors, prisoners at work."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard, sacrifice

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
    rating,
    table,
    victory,
)

WAIT = ["evasive_action"]


def under(m, keeper: str) -> list[str]:
    where = card(m, keeper)
    return sorted(m.state.t.defs[c].id for c, on in enumerate(m.state.bearer) if on == where)


def uses(m, id: str) -> set[str]:
    return {o for o in options(m) if o.startswith(f"use {id} ")}


# ---- ARMORY ----
def test_an_armory_keeps_equipment_that_does_nothing_there():
    m = table(
        {"squad": ["clansman+bayonet", "hussar"], "works": ["armory:squad"], "hand": ["composite_armor", *WAIT]}, {}
    )
    play(m, "meditate", "use armory 1")
    passes(m)
    assert under(m, "armory") == ["composite_armor"]
    assert m.state.actions == 2  # storing takes none
    assert rating(m, "armour", "clansman") == rating(table({"squad": ["clansman"]}, {}), "armour", "clansman")
    play(m, "use armory 3")  # the bayonet is laid down
    passes(m)
    assert under(m, "armory") == ["bayonet", "composite_armor"]
    assert m.state.actions == 1
    play(m, "use armory 2", "target hussar")  # a bayonet is added to a weapon, and there is none
    passes(m)
    assert under(m, "armory") == ["bayonet"]
    assert m.state.t.defs[m.state.bearer[card(m, "composite_armor")]].id == "hussar"


def test_only_warriors_of_the_squad_that_may_have_it_take_equipment():
    m = table(
        {"squad": ["hussar"], "kohort": ["heretic"], "works": ["armory:squad"], "hand": ["clansman_claymore", *WAIT]},
        {},
    )
    play(m, "meditate", "use armory 1")
    passes(m)
    assert "use armory 2" not in options(m)


def test_five_pieces_are_enough_and_any_may_be_thrown_out():
    m = table({"squad": ["clansman"], "works": ["armory:squad"], "hand": ["bayonet"] * 6}, {})
    play(m, "meditate", *["use armory 1"] * 5)
    assert uses(m, "armory") == {"use armory 4"}
    play(m, "use armory 4")
    assert ids(m, "grave", 0) == ["bayonet"]
    assert "use armory 1" in options(m)


# ---- GRAVEYARD, GRAVE ROBBERS ----
def buried(victim: str = "sean_gallagher!", **mine):
    m = table(
        {"kohort": ["nepharite_of_algeroth"], "works": ["graveyard:aside"], **mine},
        {"squad": [victim, "hussar"], "hand": ["sean_gallagher"], "destiny": 30},
    )
    finish(fight(m, "nepharite_of_algeroth", victim.rstrip("!")))
    return m


def test_a_personality_killed_in_combat_lies_in_the_graveyard():
    m = buried()
    assert under(m, "graveyard") == ["sean_gallagher"]
    assert ids(m, "grave", 1) == []
    assert victory(m)[0] > 0
    end_turn(m)
    assert "deploy sean_gallagher" not in options(m)  # it is still in play
    discard(m.state, card(m, "graveyard"))
    assert ids(m, "grave", 1) == ["sean_gallagher"]


def test_others_and_those_who_are_discarded_do_not():
    m = table({"works": ["graveyard:aside"]}, {"squad": ["sean_gallagher", "clansman"]})
    discard(m.state, card(m, "sean_gallagher"))
    assert ids(m, "grave", 1) == ["sean_gallagher"]
    m = buried("clansman!")
    assert "clansman" in ids(m, "grave", 1)


def test_there_is_one_graveyard():
    m = table({"squad": ["clansman"], "hand": ["graveyard"]}, {"works": ["graveyard:aside"]})
    assert not [o for o in options(m) if o.startswith("lay graveyard")]
    m = table({"squad": ["clansman"], "hand": ["graveyard"]}, {})
    assert [o for o in options(m) if o.startswith("lay graveyard")]


def test_robbers_bring_whom_they_pay_for():
    for purse, may in ((30, True), (0, False)):
        m = buried(hand=["grave_robbers"], destiny=purse)
        m.state.victory = [0, 0]
        price = m.state.t.value[m.state.t.instances("sean_gallagher")[0]]
        for _ in range(2):
            end_turn(m)
        m.state.destiny[0] = purse
        assert ("play grave_robbers" in options(m)) is may
        if may:
            play(m, "play grave_robbers")
            passes(m)
            assert ids(m, "squad", 0) == ["sean_gallagher"]
            assert destiny(m)[0] == purse - price
            assert "grave_robbers" in ids(m, "sacrificed", 0)
            discard(m.state, card(m, "sean_gallagher"))
            assert ids(m, "grave", 1) == ["sean_gallagher"]  # back to its owner


# ---- MUSEUM, PRIVATE COLLECTOR ----
def test_lost_relics_go_to_the_museum_and_to_their_piles_with_it():
    m = table(
        {"squad": ["clansman+armor_of_the_true_assassin"], "works": ["museum:aside"]},
        {"squad": ["hussar+first_aid_kit"]},
    )
    sacrifice(m.state, card(m, "armor_of_the_true_assassin"))
    discard(m.state, card(m, "first_aid_kit"))
    assert under(m, "museum") == ["armor_of_the_true_assassin"]
    assert ids(m, "grave", 1) == ["first_aid_kit"]
    discard(m.state, card(m, "museum"))
    assert ids(m, "sacrificed", 0) == ["armor_of_the_true_assassin"]


def test_a_relic_of_a_dead_warrior_goes_there_too_and_no_copy_comes():
    m = table(
        {"squad": ["sean_gallagher"], "works": ["museum:aside"], "hand": ["armor_of_the_true_assassin"]},
        {"squad": ["clansman!+armor_of_the_true_assassin", "hussar"]},
    )
    finish(fight(m, "sean_gallagher", "clansman"))
    assert under(m, "museum") == ["armor_of_the_true_assassin"]
    assert attach_to(m, "armor_of_the_true_assassin") == set()
    discard(m.state, card(m, "museum"))
    assert ids(m, "grave", 1) == ["armor_of_the_true_assassin", "clansman"]


def test_a_collector_takes_a_relic_for_whoever_may_have_it():
    m = table(
        {"squad": ["clansman"], "hand": ["private_collector"]},
        {"squad": ["hussar+armor_of_the_true_assassin"], "works": ["museum:aside"]},
    )
    assert "play private_collector" not in options(m)
    m = table(
        {"squad": ["clansman"], "kohort": ["heretic"], "hand": ["private_collector"]},
        {"squad": ["hussar"], "works": ["museum:aside+armor_of_the_true_assassin"]},
    )
    play(m, "play private_collector")
    assert m.state.t.defs[m.state.bearer[card(m, "armor_of_the_true_assassin")]].id == "clansman"  # no Doomtrooper else
    assert (m.state.side[card(m, "armor_of_the_true_assassin")], ids(m, "sacrificed", 0)) == (0, ["private_collector"])
    discard(m.state, card(m, "museum"))
    discard(m.state, card(m, "armor_of_the_true_assassin"))
    assert ids(m, "grave", 1) == ["armor_of_the_true_assassin", "museum"]  # back to its owner


# ---- CRYOTECH CHAMBER ----
def frozen(answer: str, victim: str = "necromutant!"):
    m = table(
        {"squad": ["sean_gallagher"]},
        {"kohort": [victim + "+distort", "heretic"], "works": ["cryotech_chamber:kohort"]},
    )
    fight(m, "sean_gallagher", victim.rstrip("!"))
    while m.decision.name != "react":
        play(m, "pass")
    assert m.decision.seat == 1
    play(m, answer)
    return finish(m)


def test_a_dying_legionary_returns_to_the_hand_without_points():
    m = frozen("use cryotech_chamber 1")
    assert "necromutant" in ids(m, "hand", 1)
    assert ids(m, "grave", 1) == ["distort"]
    assert victory(m)[0] == 0
    m = frozen("pass")
    assert "necromutant" in ids(m, "grave", 1)
    assert victory(m)[0] > 0


def test_it_is_for_the_dark_legion_of_its_player():
    m = table({"kohort": ["nepharite_of_algeroth"]}, {"squad": ["clansman!"], "works": ["cryotech_chamber:kohort"]})
    finish(fight(m, "nepharite_of_algeroth", "clansman"))
    assert "clansman" in ids(m, "grave", 1)


# ---- IMPALE ----
@pytest.mark.parametrize("victim", ["clansman", "clansman!"])
def test_whom_it_wounds_lies_under_it_and_raises_its_armour(victim: str):
    m = table(
        {"kohort": ["nepharite_of_algeroth"], "hand": ["impale", *WAIT]},
        {"squad": [victim + "+bayonet", "hussar"], "hand": WAIT},
    )
    before = numbers(m, "nepharite_of_algeroth")
    fight(m, "nepharite_of_algeroth", "clansman")
    play(m, "play_on impale nepharite_of_algeroth")
    finish(m)
    assert under(m, "nepharite_of_algeroth") == ["clansman"]
    assert (ids(m, "squad", 1), ids(m, "grave", 1)) == (["hussar"], ["bayonet"])
    assert victory(m)[0] == 0
    assert numbers(m, "nepharite_of_algeroth") == (before[0], before[1], before[2] + 3)
    discard(m.state, card(m, "nepharite_of_algeroth"))
    assert "clansman" in ids(m, "grave", 1)


def test_it_is_for_fights_of_the_legion():
    m = table({"kohort": ["nepharite_of_algeroth"], "hand": ["impale", *WAIT]}, {"squad": ["clansman"], "hand": WAIT})
    fight(m, "nepharite_of_algeroth", "clansman", "shoot")
    assert not [o for o in options(m) if o.startswith("play_on impale")]
    m = table({"squad": ["hussar"], "hand": ["impale", *WAIT]}, {"squad": ["clansman"], "hand": WAIT})
    fight(m, "hussar", "clansman")
    assert not [o for o in options(m) if o.startswith("play_on impale")]


# ---- PILLAGED MUNITIONS ----
def test_tribes_keep_one_piece_of_the_dead_and_give_it_to_anybody_of_theirs():
    m = table(
        {"outpost": ["gendarme", "soldat"], "works": ["pillaged_munitions:outpost"]},
        {"outpost": ["infantry!+bayonet+clansman_claymore"]},
        opened=True,
    )
    finish(fight(m, "gendarme", "infantry"))
    assert set(options(m)) == {"target bayonet", "target clansman_claymore", "done"}
    play(m, "target clansman_claymore")
    assert under(m, "pillaged_munitions") == ["clansman_claymore"]
    assert "bayonet" in ids(m, "grave", 1)
    for _ in range(2):
        end_turn(m)
    play(m, "use pillaged_munitions 1", "target soldat")
    assert m.state.t.defs[m.state.bearer[card(m, "clansman_claymore")]].id == "soldat"
    assert m.state.actions == 2


# ---- BROTHERHOOD ARCHIVES ----
def test_archives_hold_four_cards_of_the_hand():
    m = table({"squad": ["clansman"], "works": ["brotherhood_archives:squad"], "hand": ["bayonet"] * 5}, {})
    play(m, "meditate", *["use brotherhood_archives 1"] * 4)
    assert len(m.state.secret[0]) == 4
    assert "use brotherhood_archives 1" not in options(m)
    passes(m)
    play(m, "use brotherhood_archives 2")
    passes(m)
    assert (len(m.state.secret[0]), len(m.state.hand[0]), m.state.actions) == (3, 2, 1)
    discard(m.state, card(m, "brotherhood_archives"))
    assert ids(m, "grave", 0).count("bayonet") == 3


# ---- PRISONER WORK CAMP ----
def test_prisoners_work_for_their_camp_and_go_with_it():
    m = table(
        {"outpost": ["infantry"], "works": ["prisoner_work_camp:outpost"], "hand": ["captured"]},
        {"outpost": ["soldat", "corsair"]},
        opened=True,
    )
    play(m, "play_on captured soldat")
    assert m.decision.name == "camp"
    play(m, "yes")
    passes(m)
    for _ in range(2):
        end_turn(m)
    assert (m.state.actions, m.state.attacks) == (4, 1)
    discard(m.state, card(m, "prisoner_work_camp"))
    assert ids(m, "outpost", 1) == ["corsair"]
    assert "soldat" in ids(m, "grave", 1)


def test_whoever_stays_where_he_is_does_not_work():
    m = table(
        {"outpost": ["infantry"], "works": ["prisoner_work_camp:outpost"], "hand": ["captured"]},
        {"outpost": ["soldat", "corsair"]},
        opened=True,
    )
    play(m, "play_on captured soldat", "no")
    for _ in range(2):
        end_turn(m)
    assert m.state.actions == 3
    discard(m.state, card(m, "prisoner_work_camp"))
    assert ids(m, "outpost", 1) == ["corsair", "soldat"]
