"""The Art: who casts what for whom, what it costs, who cancels it."""

from __future__ import annotations

import pytest

from ..table import Match, card, destiny, fight, finish, ids, options, passes, play, rating, table, wounded


# ---- the Art ----
@pytest.mark.rule("DTR-214", "DTR-217")
def test_a_spell_may_cost_actions():
    side = {"squad": ["cardinal_dominic"], "hand": ["nathaniels_opportunity"], "grave": ["terror", "dark_fire"]}
    m = table({**side, "library": []})
    assert "cast nathaniels_opportunity cardinal_dominic" in options(m)
    play(m, "cast nathaniels_opportunity cardinal_dominic")
    assert m.state.actions == 2
    assert len(m.state.library[0]) == 2
    assert ids(m, "sacrificed", 0) == ["nathaniels_opportunity"]
    m = table({"squad": ["cardinal_dominic"], "hand": ["nathaniels_opportunity"], "grave": ["terror"]}, turn="p2")
    play(m, "meditate")
    assert m.decision.seat == 1  # not at any time


def dagger(hand: list[str], **more) -> Match:
    """p1 casts; p2 has the dagger in the Cohort and a Brother in the Squad to pay with."""
    side = {"squad": ["cardinal_dominic", "archangel"], "hand": hand, "destiny": 7, **more}
    return table(side, {"kohort": ["heretic+dagger_of_sacrifice"], "squad": ["inquisitor"]})


@pytest.mark.rule("DTR-215", "DTR-368", "DTR-337")
@pytest.mark.parametrize(("cancelled", "armour"), [(False, 3 + 4), (True, 3)])
def test_a_cancelled_spell_costs_its_points(cancelled, armour):
    m = dagger(["elemental_wall", "evasive_action"])
    fight(m, "archangel", "heretic")
    play(m, "cast elemental_wall archangel", "units 2")
    assert (m.decision.name, m.decision.seat) == ("react", 1)
    play(m, "use dagger_of_sacrifice 1" if cancelled else "pass")
    assert rating(m, "armour", "archangel") == armour
    assert destiny(m)[0] == 3
    assert ids(m, "squad", 1) == ([] if cancelled else ["inquisitor"])


@pytest.mark.rule("DTR-215", "DTR-212")
@pytest.mark.parametrize(
    ("grave", "cancelled", "paid"), [(True, False, 4), (False, False, 7), (True, True, 4), (False, True, 7)]
)
def test_a_cancelled_summons_costs_what_it_would_have_cost(grave, cancelled, paid):
    """What a summoning spell is cast for is announced with it; only the card itself is named while it acts."""
    pile = {"grave": ["composite_armor"]} if grave else {"library": ["composite_armor"]}
    m = dagger(["summon_item", "evasive_action"], **pile)
    play(m, "meditate", "cast summon_item cardinal_dominic", "use dagger_of_sacrifice 1" if cancelled else "pass")
    while m.decision.name not in ("action", "anytime"):
        play(m, options(m)[0])
    assert destiny(m)[0] == 8 - paid
    assert ("composite_armor" in ids(m, "attached", 0)) is not cancelled


@pytest.mark.rule("DTR-215", "DTR-212")
def test_what_a_summons_asks_for_beyond_that_is_paid_when_the_card_is_named():
    m = dagger(["summon_item", "evasive_action"], grave=["composite_armor"], library=["combat_armor"])
    play(m, "meditate", "cast summon_item cardinal_dominic")
    assert destiny(m)[0] == 8 - 4
    play(m, "pass", "target combat_armor")
    while m.decision.name not in ("action", "anytime"):
        play(m, options(m)[0])
    assert destiny(m)[0] == 8 - 7


@pytest.mark.rule("DTR-215", "DTR-214")
@pytest.mark.parametrize(("cancelled", "cards"), [(False, 2), (True, 0)])
def test_a_cancelled_spell_costs_its_action(cancelled, cards):
    m = dagger(["nathaniels_opportunity"], grave=["terror", "dark_fire"], library=[])
    play(m, "cast nathaniels_opportunity cardinal_dominic", "use dagger_of_sacrifice 1" if cancelled else "pass")
    assert m.state.actions == 2
    assert len(m.state.library[0]) == cards
    assert ids(m, "hand", 0) == []


@pytest.mark.rule("DTR-336")
def test_a_spell_of_a_combat_may_be_cancelled_later():
    m = dagger(["elemental_wall", "evasive_action"])
    fight(m, "archangel", "heretic")
    play(m, "cast elemental_wall archangel", "units 2", "pass")
    assert (m.decision.name, m.decision.seat) == ("anytime", 1)
    play(m, "use dagger_of_sacrifice 1")
    assert rating(m, "armour", "archangel") == 3


@pytest.mark.rule("DTR-499", "DTR-498", "DTR-209")
def test_a_spell_for_the_caster_is_not_always_a_combat_spell():
    m = table({"squad": ["inquisitor", "clansman"], "hand": ["improve_self"], "destiny": 9}, {})
    play(m, "meditate", "cast improve_self inquisitor")  # outside any combat
    while m.decision.name != "action":
        play(m, options(m)[0])
    printed = m.state.t.cards[card(m, "inquisitor")].fight
    assert rating(m, "fight", "inquisitor") == 2 * printed
    assert rating(m, "fight", "clansman") == 4


@pytest.mark.rule("DTR-343")
def test_a_spell_may_be_fetched_to_react():
    side = {"squad": ["cardinal_dominic"], "hand": ["positive_karma", "summon_spell"], "grave": ["repudiate"]}
    m = table({**side, "destiny": 2}, {"hand": ["miscommunication"]})
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert (m.decision.name, m.decision.seat) == ("react", 0)
    assert any("summon_spell" in o for o in options(m))
    play(m, next(o for o in options(m) if "summon_spell" in o))
    while m.decision.name == "target":
        play(m, options(m)[0])
    passes(m)
    assert ids(m, "sacrificed", 0) == ["repudiate", "summon_spell"]
    assert destiny(m)[0] >= 10  # the karma came through


def casts(m) -> set[tuple[str, str]]:
    return {tuple(o.split()[1:]) for o in options(m) if o.startswith("cast ")}


@pytest.mark.rule("DTR-206", "DTR-207", "DTR-208", "DTR-220", "DTR-218", "DTR-493", "DTR-263")
def test_who_casts_what_in_a_combat():
    hand = ["shield", "elemental_wall", "lesser_telepathy", "improve_self"]
    side = {"squad": ["mortificator", "archangel", "valkyrie"], "hand": hand, "destiny": 9}
    m = table(side, {"kohort": ["razide"]})
    fight(m, "mortificator", "razide")
    # kinetics by the Mortificator in the combat; the Archangel is not in it; premonition from outside
    assert casts(m) == {("shield", "mortificator"), ("lesser_telepathy", "valkyrie")}
    m = table({**side, "squad": ["inquisitor"]}, {"kohort": ["razide"]})
    play(m, "meditate")
    assert casts(m) == {("improve_self", "inquisitor")}  # the others need a combat


@pytest.mark.rule("DTR-210", "DTR-211", "DTR-212", "DTR-216", "DTR-217")
def test_destiny_buys_the_effect_until_the_end_of_the_combat():
    m = table({"squad": ["archangel"], "hand": ["elemental_wall"], "destiny": 7}, {"kohort": ["necromutant"]})
    fight(m, "archangel", "necromutant")
    play(m, "cast elemental_wall archangel")
    assert options(m) == ["units 1", "units 2", "units 3"]
    play(m, "units 2")
    assert destiny(m)[0] == 3
    finish(m)
    assert not wounded(m, "archangel")  # 3 + 4 against 4
    assert rating(m, "armour", "archangel") == 3
    assert ids(m, "grave", 0) == ["elemental_wall"]


@pytest.mark.rule("DTR-219", "DTR-209")
def test_combat_spells_are_cast_on_any_participant():
    m = table({"squad": ["inquisitor", "clansman"], "hand": ["exorcise_wound"], "destiny": 4}, {"squad": ["valkyrie"]})
    fight(m, "clansman", "valkyrie")
    play(m, "cast exorcise_wound inquisitor")
    assert options(m) == ["target clansman", "target valkyrie"]
    play(m, "target clansman", "units 2")
    assert not wounded(m, "clansman")  # 3 against 3 + 2


@pytest.mark.rule("DTR-221", "DTR-516")
def test_the_art_does_not_help_the_legion():
    m = table({"squad": ["inquisitor"], "kohort": ["heretic"], "hand": ["exorcise_wound", "lesser_telepathy"],
               "destiny": 4}, {"squad": ["clansman"]})  # fmt: skip
    fight(m, "heretic", "clansman")
    play(m, "cast exorcise_wound inquisitor")
    assert m.state.aim[m.state.t.instances("exorcise_wound")[0]] == card(m, "clansman")


@pytest.mark.rule("DTR-222", "DTR-223")
def test_a_heretic_casts_for_the_legion():
    for conversion, helped in (("dark_visitation", ["heretic"]), ("tainted", ["heretic", "clansman"])):
        where = "kohort" if conversion == "dark_visitation" else "squad"
        side = {where: [f"inquisitor+{conversion}"], "hand": ["exorcise_wound"], "destiny": 4}
        side["kohort"] = [*side.get("kohort", []), "heretic"]
        m = table(side, {"squad": ["clansman"]})
        fight(m, "heretic", "clansman")
        play(m, "cast exorcise_wound inquisitor")
        aimed = [o.split()[1] for o in options(m) if o.startswith("target")]
        assert (aimed or [m.state.t.defs[m.state.aim[m.state.t.instances("exorcise_wound")[0]]].id]) == helped


@pytest.mark.rule("DTR-224")
def test_the_art_helps_whoever_belongs_to_neither_side():
    m = table({"squad": ["inquisitor"], "aside": ["local_thug"], "hand": ["exorcise_wound"], "destiny": 4},
              {"squad": ["clansman"]})  # fmt: skip
    fight(m, "local_thug", "clansman")
    play(m, "cast exorcise_wound inquisitor")
    assert options(m) == ["target local_thug", "target clansman"]


@pytest.mark.rule("DTR-225", "DTR-226")
def test_some_never_cast_but_may_be_helped():
    m = table({"squad": ["chasseur", "inquisitor"], "hand": ["exorcise_wound", "shield", "revelation"], "destiny": 4},
              {"squad": ["clansman"]})  # fmt: skip
    fight(m, "chasseur", "clansman")
    assert casts(m) == {("exorcise_wound", "inquisitor")}
    assert not any(o.startswith("play_on revelation chasseur") for o in options(m))
    play(m, "cast exorcise_wound inquisitor")
    assert "target chasseur" in options(m)


@pytest.mark.rule("DTR-368")
def test_a_cancelled_card_costs_all_the_same():
    m = table({"squad": ["clansman"], "hand": ["cleansing_flame"], "destiny": 8},
              {"kohort": ["razide"], "hand": ["miscommunication"]})  # fmt: skip
    play(m, "meditate", "play_on cleansing_flame razide")
    play(m, "play_on miscommunication cleansing_flame")
    assert ids(m, "kohort", 1) == ["razide"]
    assert destiny(m)[0] == 1
    assert ids(m, "grave", 0) == ["cleansing_flame"]


@pytest.mark.rule("DTR-225", "DTR-208")
def test_whoever_may_not_use_the_art_casts_nothing_it_knew():
    side = {"hand": ["improve_self"], "destiny": 9}
    m = table({**side, "squad": ["inquisitor"]}, {})
    play(m, "meditate")
    assert "cast improve_self inquisitor" in options(m)
    m = table({**side, "squad": ["inquisitor+programmed"]}, {})
    play(m, "meditate")
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-213")
def test_a_spell_is_strengthened_later_in_the_combat():
    m = table(
        {"squad": ["archangel", "clansman"], "hand": ["elemental_wall", "evasive_action"], "destiny": 5},
        {"kohort": ["razide"]},
    )
    fight(m, "archangel", "razide")
    play(m, "cast elemental_wall archangel", "units 1")
    assert rating(m, "armour", "archangel") == 5
    play(m, "strengthen elemental_wall")
    assert rating(m, "armour", "archangel") == 7
    assert destiny(m)[0] == 1
    assert "strengthen elemental_wall" not in options(m)  # one point is not enough for two


@pytest.mark.rule("DTR-469")
def test_a_combat_spell_in_somebody_elses_combat():
    m = table({"squad": ["clansman"]}, {"squad": ["valkyrie"]},
              {"squad": ["inquisitor"], "hand": ["exorcise_wound"], "destiny": 2})  # fmt: skip
    fight(m, "clansman", "valkyrie")
    assert m.decision.seat == 2
    play(m, "cast exorcise_wound inquisitor", "target valkyrie")
    finish(m)
    assert wounded(m, "clansman")
    assert wounded(m, "valkyrie")  # 4 against 3 + 1
    assert destiny(m)[2] == 0


# ---- a spell that still acts in a combat is not in the discard pile to be fetched ----
@pytest.mark.rule("DTR-213", "DTR-217")
def test_a_spell_of_this_combat_is_not_cast_once_more_in_it():
    """One payment would strengthen both castings of the one card, and one answer cancel both."""
    side = {"squad": ["keeper_of_the_art"], "hand": ["elemental_wall", "summon_spell", "evasive_action"], "destiny": 30}
    m = table(side, {"kohort": ["razide"]})
    fight(m, "keeper_of_the_art", "razide")
    play(m, "cast elemental_wall keeper_of_the_art", "units 1")
    assert [o for o in options(m) if o.startswith("strengthen")] == ["strengthen elemental_wall"]
    assert not any("summon_spell" in o for o in options(m))  # there is nothing else to be fetched
    assert ids(m, "grave", 0) == ["elemental_wall"]
    finish(m)
    assert "cast summon_spell keeper_of_the_art" not in options(m)  # a combat spell outside a combat


@pytest.mark.rule("DTR-217", "DTR-343")
def test_another_copy_is_fetched_in_the_same_combat():
    side = {"squad": ["keeper_of_the_art"], "hand": ["elemental_wall", "summon_spell"], "destiny": 30}
    m = table({**side, "grave": ["elemental_wall"]}, {"kohort": ["razide"]})
    fight(m, "keeper_of_the_art", "razide")
    before = rating(m, "armour", "keeper_of_the_art")
    play(m, "cast elemental_wall keeper_of_the_art", "units 1")
    once = rating(m, "armour", "keeper_of_the_art") - before
    play(m, "cast summon_spell keeper_of_the_art", "units 1")
    assert rating(m, "armour", "keeper_of_the_art") == before + 2 * once
    assert len([o for o in options(m) if o.startswith("strengthen")]) == 2
    play(m, next(o for o in options(m) if o.startswith("strengthen")))
    assert rating(m, "armour", "keeper_of_the_art") == before + 3 * once  # each casting grows by itself
