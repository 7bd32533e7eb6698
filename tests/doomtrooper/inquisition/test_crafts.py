"""Cards of Inquisition about gear and where it goes, bought kills, shared ratings and leave to attack."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    attach_to,
    card,
    destiny,
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

QUIET = ["evasive_action"]


def over(m: Match) -> Match:
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        names = options(m)
        play(m, "pass" if "pass" in names else names[0])
    return m


# ---- where discarded gear goes ----
@pytest.mark.parametrize("kit", [True, False])
def test_a_repair_kit_saves_the_gear_of_the_dead(kit: bool):
    m = table(
        {"squad": ["infantry!+combat_armor"], "hand": ["field_repair_kit"]}, {"squad": ["sea_lion"], "hand": QUIET}
    )
    assert attach_to(m, "field_repair_kit") == {"combat_armor"}
    if kit:
        play(m, "attach field_repair_kit combat_armor")
        passes(m)
    fight(m, "infantry", "sea_lion")
    over(m)
    assert ("combat_armor" in ids(m, "library", 0)) is kit
    assert ("combat_armor" in ids(m, "grave", 0)) is not kit
    assert ("field_repair_kit" in ids(m, "grave", 0)) is kit


def test_a_repair_kit_is_for_any_equipment_or_fortification_in_play():
    m = table(
        {"squad": ["infantry+combat_armor"], "works": ["fukido:squad"], "hand": ["field_repair_kit", "reliquary"]},
        {"squad": ["hussar+composite_armor", "valkyrie+codex_of_concealed_perception"]},
    )
    assert attach_to(m, "field_repair_kit") == {"combat_armor", "fukido", "composite_armor"}
    assert attach_to(m, "reliquary") == {"codex_of_concealed_perception"}


def test_a_vault_salvages_equipment_of_the_dead_but_its_bearers():
    mine = ["heretic!+mortis_sword", "razide+vault_of_unholy_restoration"]
    m = table({"kohort": mine, "hand": QUIET}, {"squad": ["sean_gallagher"], "hand": QUIET})
    fight(m, "heretic", "sean_gallagher")
    over(m)
    assert ids(m, "grave", 0) == ["heretic"]
    assert "mortis_sword" in ids(m, "library", 0)
    mine = ["heretic!+mortis_sword+vault_of_unholy_restoration", "razide"]
    m = table({"kohort": mine, "hand": QUIET}, {"squad": ["sean_gallagher"], "hand": QUIET})
    fight(m, "heretic", "sean_gallagher")
    over(m)
    assert ids(m, "grave", 0) == ["heretic", "mortis_sword", "vault_of_unholy_restoration"]


def test_a_relic_in_its_reliquary_stays_or_is_shuffled_back():
    m = table(
        {"squad": ["valkyrie!+codex_of_concealed_perception"], "hand": ["reliquary"]},
        {"squad": ["sea_lion"], "hand": QUIET},
    )
    gear = attach_to(m, "reliquary")
    assert len(gear) == 1
    play(m, f"attach reliquary {gear.pop()}")
    passes(m)
    fight(m, "valkyrie", "sea_lion")
    over(m)
    assert "codex_of_concealed_perception" in ids(m, "library", 0)
    assert "reliquary" in ids(m, "grave", 0)


# ---- MISSION STATEMENT ----
def test_a_mission_statement_turns_actions_of_capitol_into_attacks():
    m = table(
        {"squad": ["sea_lion+mission_statement", "clansman"], "hand": QUIET},
        {"squad": ["cardinal_dominic"], "hand": QUIET},
        attacks=0,
    )
    play(m, "attack")
    passes(m)
    assert m.state.attacker == card(m, "sea_lion")  # with such an action nobody else attacks
    assert m.state.noted[card(m, "mission_statement")] == 1
    spent = table(
        {"squad": ["sea_lion+mission_statement"]}, {"squad": ["hussar"]}, attacks=0, noted={"p1.attached.0": 3}
    )
    assert "attack" not in options(spent)  # three times in a turn
    m = table({"squad": ["sea_lion"]}, {"squad": ["hussar"]}, attacks=0)
    assert "attack" not in options(m)


# ---- PLAGUE GUN ----
def test_a_plague_gun_kills_and_wounds_a_comrade():
    m = table(
        {"kohort": ["nepharite_of_demnogonis+plague_gun"], "hand": QUIET},
        {"squad": ["infantry", "hussar", "clansman"], "kohort": ["heretic"], "hand": QUIET},
    )
    play(m, "attack")
    passes(m)
    play(m, "against nepharite_of_demnogonis infantry")
    while m.decision is not None and m.decision.name != "stricken":
        names = options(m)
        play(m, "fight" if "fight" in names else "pass" if "pass" in names else names[0])
    assert m.state.seat == 1
    assert set(options(m)) == {"target hussar", "target clansman"}
    play(m, "target clansman")
    over(m)
    assert ids(m, "grave", 1) == ["infantry"]
    assert wounded(m, "clansman")


def test_the_plague_takes_one_comrade_and_leaps_no_further():
    m = table(
        {"kohort": ["nepharite_of_demnogonis+plague_gun"], "hand": QUIET},
        {"squad": ["infantry", "hussar!", "clansman!"], "hand": QUIET},
    )
    worth = rating(m, "value", "infantry") + rating(m, "value", "hussar")
    fight(m, "nepharite_of_demnogonis", "infantry")
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        names = options(m)
        play(m, next((n for n in ("pass", "target hussar") if n in names), names[0]))
    assert ids(m, "grave", 1) == ["hussar", "infantry"]
    assert ids(m, "squad", 1) == ["clansman"]
    assert victory(m)[0] == worth  # whoever the plague kills earns points, too


# ---- DARK SUMMONING ----
def test_dark_equipment_is_summoned():
    m = table(
        {
            "kohort": ["nepharite_of_algeroth+dark_summoning", "heretic"],
            "library": ["kratach", "combat_armor", "clansman_claymore", "kratach"],
        },
        {},
    )
    play(m, "use dark_summoning 1")
    assert m.state.actions == 0 or m.state.turn == 1
    assert "kratach" in ids(m, "attached", 0)
    assert "dark_summoning" in ids(m, "grave", 0)
    assert "combat_armor" in ids(m, "library", 0)


# ---- THE SECOND DIRECTORATE ----
def test_a_wound_is_bought_to_be_a_kill():
    for attacker, can in (("inquisitor", True), ("sea_lion", False)):
        m = table(
            {"squad": [attacker], "works": ["second_directorate:squad"], "hand": QUIET, "destiny": 9},
            {"squad": ["infantry", "hussar"], "hand": QUIET},
        )
        fight(m, attacker, "infantry")
        offered = False
        while m.decision is not None and m.decision.name not in ("action", "discard"):
            names = options(m)
            if "use second_directorate 1" in names:
                offered = True
                play(m, "use second_directorate 1")
                assert destiny(m)[0] == 7
                continue
            play(m, "pass" if "pass" in names else names[0])
        assert offered is can
        assert ("infantry" in ids(m, "grave", 1)) is can


# ---- PREFERRED SPELL ----
def test_a_preferred_spell_comes_back():
    m = table(
        {"squad": ["mystic"], "hand": ["shield"], "destiny": 9},
        {"squad": ["infantry"], "hand": ["preferred_spell"]},
    )
    fight(m, "mystic", "infantry")
    play(m, "cast shield mystic", "units 1")
    assert m.state.seat == 1
    play(m, next(o for o in options(m) if "preferred_spell" in o))
    assert ids(m, "hand", 0) == ["shield"]
    assert "preferred_spell" in ids(m, "grave", 1)
    assert not any(o.startswith("cast shield") for o in options(m))  # it still acts in this combat
    over(m)
    assert "shield" in ids(m, "hand", 0)


def test_ones_own_spell_comes_back_too():
    m = table({"squad": ["mystic"], "hand": ["shield", "preferred_spell"], "destiny": 9}, {"squad": ["infantry"]})
    fight(m, "mystic", "infantry")
    play(m, "cast shield mystic", "units 1")
    assert "play_on preferred_spell shield" in options(m)


# ---- BOLSTER YOUR FORCES ----
def test_any_number_of_comrades_come_for_their_value():
    m = table(
        {"squad": ["infantry", "sea_lion", "young_guard"], "hand": ["bolster_your_forces"], "destiny": 6},
        {"kohort": ["razide"], "hand": QUIET},
    )
    fight(m, "infantry", "razide")
    play(m, "play_on bolster_your_forces infantry")
    assert "done" in options(m)
    helpers = {o.split()[1] for o in options(m) if o.startswith("target")}
    assert helpers
    assert "razide" not in helpers
    chosen = sorted(helpers)[0]
    worth = m.explain(f"value of {chosen}").total
    play(m, f"target {chosen}")
    assert destiny(m)[0] == 6 - worth
    assert len(m.state.helpers) == 1


# ---- ATTRACTION ----
def test_two_troopers_that_are_attracted_leave_each_other_alone():
    m = table(
        {"squad": ["infantry", "clansman"], "hand": ["attraction", *QUIET]},
        {"squad": ["hussar!", "chasseur"], "kohort": ["heretic"], "hand": QUIET},
    )
    play(m, "meditate", "play attraction")
    while m.decision is not None and m.decision.name == "react":
        play(m, "pass")
    assert "target heretic" not in options(m)
    play(m, "target infantry")
    assert "target infantry" not in options(m)
    play(m, "target hussar")
    passes(m)
    play(m, "attack")
    passes(m)
    pairs = {tuple(o.split()[1:]) for o in options(m) if o.startswith("against")}
    assert ("infantry", "hussar") not in pairs
    assert {("infantry", "chasseur"), ("clansman", "hussar")} <= pairs
    play(m, "against clansman hussar")
    over(m)
    assert "attraction" in ids(m, "grave", 0)  # the hussar is gone


def attracted(m: Match, one: str, other: str) -> Match:
    play(m, "play attraction")
    while m.decision is not None and m.decision.name == "react":
        play(m, "pass")
    return play(m, f"target {one}", f"target {other}")


@pytest.mark.parametrize("pair", [("infantry", "hussar"), ("clansman", "hussar")])
def test_attraction_in_the_middle_of_a_combat_keeps_the_two_from_harm(pair: tuple[str, str]):
    m = table({"squad": ["infantry", "clansman"], "hand": ["attraction", *QUIET]}, {"squad": ["hussar"], "hand": QUIET})
    fight(m, "infantry", "hussar")
    attracted(m, *pair)
    over(m)
    assert (wounded(m, "infantry") or wounded(m, "hussar")) is (pair[0] == "clansman")


def test_those_attracted_do_each_other_no_harm_by_other_means_either():
    mine = {"squad": ["infantry+grenade", "clansman"], "hand": ["attraction", *QUIET]}
    m = table(mine, {"squad": ["hussar", "chasseur"], "hand": QUIET})
    before = m.copy()
    play(m, "meditate")
    attracted(m, "infantry", "hussar")
    passes(m)
    whom = []
    for n in (before, m):
        play(n, "use grenade 1")
        while n.decision is not None and "pass" in options(n):
            play(n, "pass")
        whom.append({o for o in options(n) if o.startswith("target")})
    assert whom[0] - whom[1] == {"target hussar"}
    assert "target chasseur" in whom[1]


# ---- MASK OF THE VESTALS ----
def test_cards_played_are_replaced_under_the_mask():
    m = table({"squad": ["valkyrie+mask_of_the_vestals"], "hand": ["infantry"], "destiny": 9}, {})
    play(m, "deploy infantry")
    assert set(options(m)) == {"yes", "no"}
    play(m, "yes")
    assert len(m.state.hand[0]) == 1
    m = table({"squad": ["valkyrie"], "hand": ["infantry"], "destiny": 9}, {})
    play(m, "deploy infantry")
    assert m.state.hand[0] == []


# ---- never played ----
def test_a_noted_collector_has_nothing_to_add():
    m = table({"squad": ["infantry"], "hand": ["noted_collector"]}, {})
    play(m, "meditate")
    assert "play noted_collector" not in options(m)


# ---- leave to attack ----
def test_a_subversive_agent_attacks_his_own_too():
    m = table({"squad": ["infantry+subversive_agent", "clansman"], "hand": QUIET}, {"squad": ["hussar"], "hand": QUIET})
    play(m, "attack")
    passes(m)
    pairs = {tuple(o.split()[1:]) for o in options(m) if o.startswith("against")}
    assert pairs == {("infantry", "clansman"), ("infantry", "hussar"), ("clansman", "hussar")}


def test_dissension_is_among_members_of_one_corporation():
    m = table(
        {"squad": ["infantry", "sea_lion", "clansman"], "hand": ["corporate_dissension", *QUIET]},
        {"squad": ["hussar"], "hand": QUIET},
    )
    play(m, "meditate", "play corporate_dissension")
    while m.decision is not None and m.decision.name == "react":
        play(m, "pass")
    assert len(options(m)) == 5
    play(m, "organisation capitol")
    passes(m)
    play(m, "attack")
    passes(m)
    pairs = {tuple(o.split()[1:]) for o in options(m) if o.startswith("against") and not o.endswith("hussar")}
    assert pairs == {("infantry", "sea_lion"), ("sea_lion", "infantry")}


# ---- shared ratings ----
def test_a_fist_of_fury_is_shared_out():
    m = table(
        {"squad": ["keeper_of_the_art"], "hand": ["fist_of_fury"], "destiny": 2}, {"squad": ["hussar"], "hand": QUIET}
    )
    caster = "keeper_of_the_art"
    fight(m, caster, "hussar")
    before = numbers(m, caster)
    play(m, f"cast fist_of_fury {caster}")
    while m.decision is not None and m.decision.name in ("target", "units"):
        play(m, f"target {caster}" if m.decision.name == "target" else "units 4")
    assert destiny(m)[0] == 0  # two points, which count twice
    assert len(options(m)) == 5
    play(m, "amount 1")
    assert len(options(m)) == 4  # none to all of what is left
    play(m, "amount 1")
    assert tuple(b - a for a, b in zip(before, numbers(m, caster), strict=True)) == (1, 1, 2)
    finish(m)
    over(m)


def test_transmuted_ratings_keep_their_sum_and_hurt():
    m = table({"squad": ["keeper_of_the_art"], "hand": ["transmutation"]}, {"squad": ["infantry"], "hand": QUIET})
    fight(m, "keeper_of_the_art", "infantry")
    before = numbers(m, "keeper_of_the_art")
    play(m, "cast transmutation keeper_of_the_art")
    while m.decision is not None and m.decision.name == "target":
        play(m, "target keeper_of_the_art")
    assert len(options(m)) == sum(before) + 1
    play(m, "amount 2", "amount 0")
    assert numbers(m, "keeper_of_the_art") == (2, 0, sum(before) - 2)
    over(m)
    assert wounded(m, "keeper_of_the_art")
