"""Warriors, equipment and fortifications of Mortificator."""

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
    wounded,
)


def targets(m: Match, attacker: str) -> set[str]:
    play(m, "attack")
    passes(m)
    return {o.split()[-1] for o in options(m) if o.startswith(f"against {attacker} ")}


# ---- warriors ----
def test_the_prophet_follows_all_five_and_always_strikes_first():
    gifts = ["indigestion", "mind_melt", "hand_of_death", "deform", "insane_dance"]
    m = table({"kohort": ["metropolitan_prophet"], "hand": gifts}, {"squad": ["infantry"]})
    assert all(attach_to(m, gift) == {"metropolitan_prophet"} for gift in gifts)
    m = table(
        {"squad": ["free_marine!"], "hand": ["foxhole"]}, {"kohort": ["metropolitan_prophet"], "hand": ["foxhole"]}
    )
    fight(m, "free_marine", "metropolitan_prophet", "shoot")  # 6 against 5, 5 against 4
    finish(m)
    assert ids(m, "grave", 0) == ["free_marine"]
    assert not wounded(m, "metropolitan_prophet")


@pytest.mark.parametrize(
    ("attacker", "victim", "dies"),
    [
        ("valkyrie", "undead_legionnaire", True),
        ("valkyrie", "infantry", False),
        ("clansman", "undead_legionnaire", False),
    ],
)
def test_the_spirit_makes_brothers_deadly_to_the_legion(attacker: str, victim: str, dies: bool):
    area = "squad" if victim == "infantry" else "kohort"
    m = table({"squad": [attacker, "spirit_of_nathaniel"], "hand": ["foxhole"]}, {area: [victim], "hand": ["foxhole"]})
    fight(m, attacker, victim)
    finish(m)
    assert (victim in ids(m, "grave", 1)) is dies
    assert dies or wounded(m, victim)


def test_the_spirit_teaches_everybodys_brothers_and_discards_apostles_for_four_actions():
    m = table(
        {"squad": ["spirit_of_nathaniel", "revisor"], "hand": ["shield"]},
        {"kohort": ["semai_lord", "razide"], "squad": ["valkyrie"]},
        actions=4,
    )
    assert "use spirit_of_nathaniel 1" in options(m)
    play(m, "use spirit_of_nathaniel 1")
    passes(m)
    assert "semai_lord" in ids(m, "grave", 1)
    three = table({"squad": ["spirit_of_nathaniel"], "hand": ["shield"]}, {"kohort": ["semai_lord"]})
    assert "use spirit_of_nathaniel 1" not in options(three)


def test_the_spirit_never_fights():
    m = table({"squad": ["clansman"], "hand": ["foxhole"]}, {"squad": ["spirit_of_nathaniel", "infantry", "hussar"]})
    assert targets(m, "clansman") == {"infantry", "hussar"}


@pytest.mark.parametrize(("gun", "shoot"), [("deathlockdrum", 9 + 3 + 5), ("charger", 9 + 5), ("", 9)])
def test_wolfe_likes_his_deathlockdrum(gun: str, shoot: int):
    m = table({"squad": [f"wolfe+{gun}" if gun else "wolfe"], "hand": ["evasive_action"]}, {"squad": ["infantry"]})
    fight(m, "wolfe", "infantry", "shoot")
    assert rating(m, "shoot", "wolfe") == shoot


# ---- gear ----
def test_an_autogyro_allows_neither_fortifications_nor_warzones():
    for rider, zone in (("infantry+^autogyro", False), ("infantry", True)):
        m = table(
            {"squad": [rider], "hand": ["evasive_action"]},
            {"squad": ["clansman"], "works": ["fukido:squad", "victoria:squad"], "hand": ["evasive_action"]},
        )
        fight(m, "infantry", "clansman", "shoot")
        assert (m.decision.name == "zone") is zone
        if not zone:
            assert rating(m, "armour", "clansman") == 3
    assert numbers(table({"squad": ["infantry+^autogyro"]}, {}), "infantry") == (2, 7, 6)
    m = table({"squad": ["infantry"], "kohort": ["heretic"], "hand": ["autogyro"]}, {})
    assert attach_to(m, "autogyro") == {"infantry"}


@pytest.mark.parametrize(("points", "may"), [(12, True), (11, False)])
def test_a_talisman_foresees_a_special_card(points: int, may: bool):
    m = table(
        {"squad": ["clansman"], "hand": ["positive_karma"], "destiny": 0},
        {"squad": ["mortificator!+foreseeing_talisman"], "destiny": points},
    )
    play(m, "meditate", "play positive_karma")
    if may:
        assert options(m) == ["use foreseeing_talisman 1", "pass"]
        play(m, "use foreseeing_talisman 1")
        passes(m)
        assert destiny(m) == [1, 0]
        assert ids(m, "attached", 1) == ["foreseeing_talisman"]  # it is not used up
    else:
        assert destiny(m) == [11, 11]


def test_only_a_mortificator_has_a_talisman():
    m = table({"squad": ["mortificator", "valkyrie"], "hand": ["foreseeing_talisman"]}, {})
    assert attach_to(m, "foreseeing_talisman") == {"mortificator"}


@pytest.mark.parametrize(("tactic", "saved"), [("shoot", True), ("fight", False)])
def test_a_bullet_proof_car(tactic: str, saved: bool):
    m = table(
        {"squad": ["cyril_dent"], "hand": ["foxhole"]},
        {"squad": ["aide_de_camp+sachs_9000gl"], "hand": ["foxhole"]},
    )
    fight(m, "cyril_dent", "aide_de_camp", tactic)
    while m.decision is not None and m.state.phase:
        play(m, "use sachs_9000gl 1" if "use sachs_9000gl 1" in options(m) else options(m)[-1])
    gone = "aide_de_camp" in ids(m, "grave", 1)
    assert gone is not saved
    if saved:
        assert not wounded(m, "aide_de_camp")
        assert ids(m, "grave", 1) == ["sachs_9000gl"]


# ---- fortifications ----
def test_golgothas_citadel():
    for works, dies in ((["golgothas_citadel:kohort"], True), ([], False)):
        m = table(
            {"kohort": ["razide"], "works": works, "hand": ["foxhole"]}, {"squad": ["infantry"], "hand": ["foxhole"]}
        )
        fight(m, "razide", "infantry")
        finish(m)
        assert (ids(m, "grave", 1) == ["infantry"]) is dies
    m = table({"squad": ["clansman"], "hand": ["earthquake"]}, {"works": ["golgothas_citadel:kohort"]})
    play(m, "meditate", "play earthquake")
    passes(m)
    assert ids(m, "sacrificed", 1) == ["golgothas_citadel"]


def test_plates_protect_any_vehicle():
    m = table(
        {"squad": ["infantry+^gt_offroad+combat_armor"], "hand": ["reactive_armor_plates", "air_to_ground_missile"]},
        {"squad": ["samurai+dragonbike"]},
    )
    assert attach_to(m, "reactive_armor_plates") == {"gt_offroad", "dragonbike"}
    play(m, "attach reactive_armor_plates gt_offroad")
    assert m.state.actions == 1
    assert "play air_to_ground_missile" not in options(m)  # the only tank is protected
    m = table({"squad": ["infantry+^gt_offroad"], "hand": ["air_to_ground_missile"]}, {})
    play(m, "meditate")
    assert "play air_to_ground_missile" in options(m)


@pytest.mark.parametrize(
    ("attacker", "destiny_", "whom"),
    [
        ("clansman", 9, {"razide", "infantry"}),
        ("clansman", 10, {"razide", "infantry", "heretic"}),
        ("mortificator", 0, {"razide", "infantry", "heretic"}),
    ],
)
def test_the_palace_keeps_heretics_from_the_poor(attacker: str, destiny_: int, whom: set[str]):
    m = table(
        {"squad": [attacker], "hand": ["foxhole"], "destiny": destiny_},
        {"kohort": ["heretic", "razide"], "squad": ["infantry"], "works": ["stahler_palace:kohort"]},
    )
    assert targets(m, attacker) == whom
    if destiny_ == 10:
        play(m, "against clansman heretic")
        assert destiny(m)[0] == 0
    assert card(m, "stahler_palace") >= 0
