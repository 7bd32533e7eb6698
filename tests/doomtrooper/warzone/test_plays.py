"""Special cards of Warzone: when, on whom, what happens and what must not."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    card,
    destiny,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    wounded,
)


def in_zone(
    hand: list[str], mine: str = "infantry", theirs: str = "samurai", zones: tuple[str, ...] = ("victoria",)
) -> Match:
    m = table(
        {"squad": [mine], "hand": [*hand, "evasive_action"]},
        {"squad": [theirs], "works": [f"{zone}:squad" for zone in zones], "hand": ["evasive_action"]},
    )
    fight(m, mine.split("+")[0], theirs.split("+")[0])
    while m.decision is not None and m.state.phase < 5:
        play(m, f"zone {zones[0]}" if f"zone {zones[0]}" in options(m) else "pass")
    return m


# ---- the ground ----
def test_an_air_assault_takes_the_warzone_away():
    m = in_zone(["air_assault"])
    assert numbers(m, "samurai") == (2, 6, 5)
    play(m, "play air_assault")
    passes_once(m)
    assert numbers(m, "samurai") == (3, 3, 3)
    assert m.state.warzone == -1


def passes_once(m: Match) -> None:
    """Whoever reacts lets it be."""
    while m.decision is not None and m.decision.name == "react":
        play(m, "pass")


def test_without_a_warzone_there_is_no_air_assault():
    m = table(
        {"squad": ["infantry"], "hand": ["air_assault", "evasive_action"]},
        {"squad": ["samurai"], "works": ["victoria:squad"]},
    )
    fight(m, "infantry", "samurai")
    while m.decision is not None and m.state.phase < 5:
        play(m, "open" if "open" in options(m) else "pass")
    assert "play air_assault" not in options(m)
    assert "play_on evasive_action infantry" in options(m)


def test_a_transfer_lets_the_attacker_choose_among_the_defenders_zones():
    m = in_zone(["transfer"], zones=("victoria", "venusian_jungle"))
    play(m, "play transfer")
    passes_once(m)
    assert m.decision.seat == 0
    assert set(options(m)) == {"zone victoria", "zone venusian_jungle", "open"}
    play(m, "zone venusian_jungle")
    assert numbers(m, "samurai") == (6, 2, 5)


def test_a_raid_takes_what_fortifications_add():
    m = table(
        {"squad": ["infantry"], "hand": ["commando_raid"]},
        {"squad": ["clansman+combat_armor"], "works": ["fukido:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "clansman")
    assert rating(m, "armour", "clansman") == 3 + 1 + 2
    play(m, "play commando_raid")
    passes_once(m)
    assert rating(m, "armour", "clansman") == 3 + 1
    finish(m)
    assert rating(m, "armour", "clansman") == 6


# ---- support ----
@pytest.mark.parametrize(
    ("title", "whom", "facing", "expected"),
    [
        ("artillery_support", "clansman", "infantry", (4, 7)),
        ("artillery_support", "clansman", "infantry+^gt_offroad", (4, 2)),
        ("artillery_support", "clansman", "rams_air_cavalry", (4, 7 - 5)),
        ("close_air_support", "clansman", "infantry", (9, 2)),
        ("close_air_support", "clansman", "eradicator_deathdroid", (4, 2)),
    ],
)
def test_support_from_afar_is_no_use_against_vehicles(title: str, whom: str, facing: str, expected: tuple[int, int]):
    m = table({"squad": [whom], "hand": [title]}, {"squad": [facing], "hand": ["evasive_action"]})
    fight(m, whom, facing.split("+")[0], "shoot")
    while m.decision is not None and m.decision.seat == 1:  # whoever strikes first plays first
        play(m, "pass")
    play(m, f"play_on {title} {whom}")
    passes_once(m)
    assert numbers(m, whom)[:2] == expected


# ---- mines ----
def test_a_minefield_wounds_the_attacker_and_ends_the_combat():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]}, {"squad": ["infantry"], "hand": ["minefield"]})
    fight(m, "clansman", "infantry")
    play(m, "pass", "play minefield")
    passes(m)
    finish(m)
    assert (wounded(m, "clansman"), wounded(m, "infantry"), m.state.phase) == (True, False, 0)
    assert ids(m, "sacrificed", 1) == ["minefield"]


def test_a_minefield_that_kills_is_paid():
    m = table({"squad": ["clansman!"], "hand": ["evasive_action"]}, {"squad": ["infantry"], "hand": ["minefield"]})
    fight(m, "clansman", "infantry")
    play(m, "pass", "play minefield")
    finish(m)
    assert (ids(m, "grave", 0), victory(m)) == (["clansman"], [0, 3])


def test_a_minefield_is_for_the_defenders_player():
    m = table({"squad": ["clansman"], "hand": ["minefield", "evasive_action"]}, {"squad": ["infantry"]})
    fight(m, "clansman", "infantry")
    assert "play minefield" not in options(m)


def test_an_anti_tank_minefield_destroys_the_tank():
    m = table(
        {"squad": ["clansman+^gt_offroad"], "hand": ["evasive_action"]},
        {"squad": ["infantry"], "hand": ["anti_tank_minefield"]},
    )
    fight(m, "clansman", "infantry", "shoot")
    play(m, "pass", "play anti_tank_minefield")
    finish(m)
    assert wounded(m, "clansman")
    assert (ids(m, "attached", 0), m.state.phase) == ([], 0)


def test_an_anti_tank_minefield_is_no_use_against_others():
    for attacker in ("clansman", "clansman+gt_offroad", "samurai+^dragonbike"):
        m = table(
            {"squad": [attacker], "hand": ["evasive_action"]},
            {"squad": ["infantry"], "hand": ["anti_tank_minefield", "lucky_shot"]},
        )
        fight(m, attacker.split("+")[0], "infantry", "shoot")
        play(m, "pass")
        assert "play anti_tank_minefield" not in options(m)


# ---- SUDDEN DEATH ----
@pytest.mark.parametrize(
    ("attacker", "defender", "tactic", "may"),
    [
        ("clansman", "razide", "fight", True),
        ("clansman", "razide", "shoot", False),
        ("necromutant", "razide", "fight", False),
        ("clansman", "infantry", "fight", False),
    ],
)
def test_sudden_death_of_a_doomtrooper_that_attacks_the_legion(attacker: str, defender: str, tactic: str, may: bool):
    def side(id: str) -> str:
        return "kohort" if id in ("razide", "necromutant") else "squad"

    m = table(
        {side(attacker): [attacker], "hand": ["evasive_action"]},
        {side(defender): [defender], "hand": ["sudden_death", "evasive_action"]},
    )
    fight(m, attacker, defender, tactic)
    play(m, "pass")
    assert plays_on(m, "sudden_death") == ({attacker} if may else set())
    if may:
        play(m, f"play_on sudden_death {attacker}")
        finish(m)
        assert (ids(m, "grave", 0), victory(m)) == ([attacker], [0, 0])


# ---- cards that stay on warriors ----
def test_clan_membership():
    m = table(
        {"squad": ["infantry", "chasseur"], "kohort": ["razide"], "hand": ["clan_membership"]}, {"squad": ["samurai"]}
    )
    play(m, "meditate")
    assert plays_on(m, "clan_membership") == {"infantry", "samurai"}
    play(m, "play_on clan_membership infantry")
    passes(m)
    assert numbers(m, "infantry") == (4, 5, 2)
    m = table({"squad": ["infantry+clan_membership", "clansman"], "hand": ["clansman_claymore"]}, {})
    assert "attach clansman_claymore infantry" not in options(m)  # no Imperial affiliation comes with it


def test_a_code_of_honour_spares_weaker_doomtroopers():
    m = table(
        {"squad": ["samurai+code_of_honor"], "hand": ["foxhole"]},
        {"squad": ["infantry", "clansman", "inquisitor", "infantry+reputation"], "kohort": ["undead_legionnaire"]},
    )
    assert numbers(m, "samurai") == (5, 5, 3)
    play(m, "attack")
    passes(m)
    found = {o.split(" ", 2)[2] for o in options(m) if o.startswith("against samurai ")}
    # 2 is lower than 3; 3, 4 and 2 + 3 are not; the Dark Legion is no matter
    assert {name.split("@")[0] for name in found} == {"clansman", "inquisitor", "infantry", "undead_legionnaire"}
    assert sum(name.startswith("infantry") for name in found) == 1


def test_whoever_has_a_code_of_honour_is_of_bauhaus():
    m = table({"squad": ["samurai+code_of_honor", "infantry"], "hand": ["violator_sword", "scalper"]}, {})
    assert "attach violator_sword samurai" in options(m)
    assert "attach scalper samurai" in options(m)


def test_an_elite_trooper_has_double_base_ratings():
    m = table({"squad": ["infantry+combat_armor", "free_marine"], "kohort": ["heretic"], "hand": ["elite_trooper"]}, {})
    assert plays_on(m, "elite_trooper") == {"infantry"}  # the marine is worth 5
    play(m, "play_on elite_trooper infantry")
    passes(m)
    assert (*numbers(m, "infantry"), rating(m, "value", "infantry")) == (4, 6, 5, 4)
    assert m.state.actions == 1


def test_special_forces_discard_a_special_card():
    m = table(
        {"squad": ["infantry+special_forces_training"]},
        {"squad": ["clansman+reputation+combat_armor"], "works": ["skepticism"]},
    )
    play(m, "use special_forces_training 1")
    assert {o for o in options(m) if o.startswith("target")} == {"target reputation", "target skepticism"}
    play(m, "target reputation")
    assert ids(m, "grave", 1) == ["reputation"]


def test_who_may_join_the_special_forces():
    m = table(
        {"squad": ["infantry", "tatsu"], "kohort": ["heretic"], "hand": ["special_forces_training"]},
        {"squad": ["hussar"]},
    )
    assert plays_on(m, "special_forces_training") == {"infantry", "hussar"}


# ---- destruction ----
def test_a_natural_disaster_takes_one_warzone():
    m = table(
        {"squad": ["clansman"], "hand": ["natural_disaster"]},
        {"works": ["victoria:squad", "fukido:squad", "graveton:squad"]},
    )
    play(m, "meditate", "play natural_disaster")
    passes(m)
    assert set(options(m)) == {"target victoria", "target graveton"}
    play(m, "target graveton")
    assert ids(m, "works", 1) == ["fukido", "victoria"]


def test_bombs_fall_on_every_factory_and_complex():
    m = table(
        {"squad": ["clansman"], "works": ["factory:squad"], "hand": ["strategic_bombing"]},
        {"works": ["factory:squad", "industrial_complex:squad", "fukido:squad"]},
    )
    play(m, "meditate", "play strategic_bombing")
    passes(m)
    assert (ids(m, "works", 0), ids(m, "works", 1)) == ([], ["fukido"])


def test_a_secret_assassin_takes_a_doomtrooper_without_points():
    m = table(
        {"squad": ["clansman"], "hand": ["secret_assassin"], "destiny": 9},
        {"squad": ["sean_gallagher"], "kohort": ["razide"]},
    )
    play(m, "meditate")
    assert plays_on(m, "secret_assassin") == {"clansman", "sean_gallagher"}
    play(m, "play_on secret_assassin sean_gallagher")
    passes(m)
    assert (ids(m, "grave", 1), victory(m), destiny(m)[0]) == (["sean_gallagher"], [0, 0], 10 - 8)
    assert ids(m, "sacrificed", 0) == ["secret_assassin"]


# ---- prisoners ----
def jailed(hand: list[str], **more: object) -> Match:
    return table(
        {"squad": ["clansman"], "outpost": ["infantry+captured"], "hand": hand, **more},
        {"outpost": ["sea_lion+captured"], "squad": ["samurai"]},
    )


def test_death_row_takes_a_prisoner_for_its_value():
    m = jailed(["death_row"], destiny=4)
    assert plays_on(m, "death_row") == {"infantry", "sea_lion"}
    play(m, "play_on death_row sea_lion")
    passes(m)
    assert (destiny(m)[0], victory(m)) == (0, [0, 0])
    assert "sea_lion" in ids(m, "grave", 1)
    poor = jailed(["death_row"], destiny=3)
    assert plays_on(poor, "death_row") == {"infantry"}


def test_a_prisoner_of_ones_own_escapes_to_the_hand():
    m = jailed(["escape"])
    assert plays_on(m, "escape") == {"infantry"}
    play(m, "play_on escape infantry")
    passes(m)
    assert "infantry" in ids(m, "hand", 0)
    assert m.state.actions == 1


# ---- FIZZLE ----
def test_a_spell_fizzles():
    m = table({"squad": ["mystic"], "hand": ["shield"], "destiny": 9}, {"squad": ["clansman"], "hand": ["fizzle"]})
    fight(m, "mystic", "clansman")
    play(m, "cast shield mystic")
    while m.decision is not None and m.decision.seat == 0:
        play(m, options(m)[0])
    assert options(m) == ["play_on fizzle shield", "pass"]
    play(m, "play_on fizzle shield")
    passes_once(m)
    assert rating(m, "armour", "mystic") == 4
    assert destiny(m)[0] < 9
    assert m.state.t.cards[card(m, "mystic")].id == "mystic"


def test_only_spells_fizzle():
    m = table(
        {"squad": ["mystic"], "hand": ["evasive_action"]}, {"squad": ["clansman"], "hand": ["fizzle", "lucky_shot"]}
    )
    fight(m, "mystic", "clansman")
    play(m, "play_on evasive_action mystic")
    assert m.decision.seat == 1
    assert not any("fizzle" in o for o in options(m))
    assert rating(m, "armour", "mystic") == 6
