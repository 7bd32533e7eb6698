"""The core cards of Homodeus, each with what it does and what it must not do."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table, zone


@pytest.mark.rule("SOI-111")
def test_kiln_drone() -> None:
    assert gained(holding("kiln_drone"), "play kiln_drone") == {"gems": 2}
    assert gained(holding("kiln_drone", champions=["systema_ai"]), "play kiln_drone") == {"gems": 4}


def test_mining_drones() -> None:
    match = holding("mining_drones", deck=["kiln_drone", "crystal"])
    assert gained(match, "play mining_drones") == {"gems": 1, "drawn": 1}
    assert zone(match, "hand", 0) == ["blaster", "crystal"]


def test_reactor_drone() -> None:
    assert gained(holding("reactor_drone", mastery=30, champions=["li_hin"]), "play reactor_drone") == {"gems": 3}


# ---- Korvus Legionnaire ----
def test_korvus_legionnaire_must_return_a_champion() -> None:
    discard = ["kiln_drone", "li_hin", "nil_assassin"]
    match = holding("korvus_legionnaire", discard=discard)
    assert gained(match, "play korvus_legionnaire") == {"power": 2}  # one champion: there is nothing to choose
    assert zone(match, "hand", 0) == ["blaster", "li_hin"]
    assert zone(match, "discard", 0) == ["kiln_drone", "nil_assassin"]
    assert "play li_hin" in options(match)


def test_korvus_legionnaire_chooses_among_champions_of_any_faction_and_cannot_decline() -> None:
    match = holding("korvus_legionnaire", discard=["li_hin", "evokatus", "crystal", "evokatus"])
    play(match, "play korvus_legionnaire")
    assert options(match) == ["return li_hin", "return evokatus"]
    play(match, "return evokatus")
    assert zone(match, "discard", 0).count("evokatus") == 1
    assert match.state.power == 2


def test_korvus_legionnaire_without_champions_and_with_those_of_others() -> None:
    match = table({"hand": ["korvus_legionnaire", "crystal"], "discard": ["crystal"]}, {"discard": ["fao_cutul"]})
    assert gained(match, "play korvus_legionnaire") == {"power": 2}
    assert zone(match, "hand", 0) == ["crystal"]


# ---- Venator of the Wastes ----
@pytest.mark.rule("SOI-111", "SOI-085")
@pytest.mark.parametrize(("mastery", "lost"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_venator_takes_two_mastery_but_never_below_none(mastery: int, lost: int) -> None:
    match = table(
        {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["li_hin"], "mastery": 6}, {"mastery": mastery}
    )
    expected = {"power": 4} | ({"p2.mastery": -lost} if lost else {})
    assert gained(match, "play venator_of_the_wastes") == expected


@pytest.mark.rule("SOI-111")
def test_venator_without_a_champion_only_gives_power() -> None:
    match = table({"hand": ["venator_of_the_wastes", "crystal"]}, {"mastery": 9, "champions": ["li_hin"]})
    assert gained(match, "play venator_of_the_wastes") == {"power": 4}


def test_venator_chooses_one_enemy_who_is_still_playing() -> None:
    match = table(
        {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["li_hin"]},
        {"mastery": 9},
        {"health": 0, "mastery": 9},
        {"mastery": 9},
        mode="free_for_all",
    )
    play(match, "play venator_of_the_wastes")
    assert options(match) == ["weaken p2", "weaken p4"]  # it must be somebody
    play(match, "weaken p4")
    assert match.state.mastery == [0, 9, 9, 7]


# ---- champions ----
@pytest.mark.parametrize(
    ("others", "drawn"),
    [([], 0), (["evokatus"], 0), (["evokatus", "li_hin"], 0), (["evokatus", "evokatus"], 2)],
)
def test_primus_pilus_draws_with_three_homodeus_champions_itself_included(others: list[str], drawn: int) -> None:
    match = holding(deck=["crystal"] * 3, champions=["primus_pilus", *others])
    assert gained(match, "exhaust primus_pilus") == ({"drawn": 2} if drawn else {})
    assert "exhaust primus_pilus" not in options(match)


def test_primus_pilus_does_not_count_champions_of_others() -> None:
    match = table(
        {"hand": ["crystal"], "champions": ["primus_pilus"]}, {"champions": ["evokatus", "evokatus", "optio_crusher"]}
    )
    assert gained(match, "exhaust primus_pilus") == {}


@pytest.mark.parametrize(("others", "power"), [([], 1), (["evokatus"], 2), (["drakonarius", "li_hin"], 2)])
def test_evokatus_gives_power_for_each_homodeus_champion(others: list[str], power: int) -> None:
    match = table({"hand": ["crystal"], "champions": ["evokatus", *others]}, {"champions": ["optio_crusher"]})
    assert gained(match, "exhaust evokatus") == {"power": power}


@pytest.mark.rule("SOI-220", "SOI-081")
def test_evokatus_draws_when_played_and_only_then() -> None:
    match = holding("evokatus", "evokatus", deck=["crystal"] * 4, champions=["evokatus"][:0])
    assert gained(match, "play evokatus") == {"drawn": 1}
    assert gained(match, "exhaust evokatus") == {"power": 1}
    assert gained(match, "play evokatus") == {"drawn": 1}  # one card, although another Evokatus is in play already
    match = holding("korvus_legionnaire", deck=["crystal"] * 4, discard=["evokatus"])
    assert gained(match, "play korvus_legionnaire") == {"power": 2}  # returning is not playing


@pytest.mark.rule("SOI-086", "SOI-087")
@pytest.mark.parametrize(("mastery", "power"), [(0, 3), (9, 3), (10, 5), (30, 5)])
def test_optio_crusher(mastery: int, power: int) -> None:
    match = holding(champions=["optio_crusher"], mastery=mastery)
    assert gained(match, "exhaust optio_crusher") == {"power": power}


def test_drakonarius_gives_6_power() -> None:
    assert gained(holding(champions=["drakonarius"], mastery=30), "exhaust drakonarius") == {"power": 6}


@pytest.mark.rule("SOI-025")
def test_drakonarius_is_safe_only_beside_general_decurion_of_the_same_player() -> None:
    alone = table({"hand": ["crystal"], "champions": ["general_decurion"]}, {"champions": ["drakonarius"]}, power=2)
    assert "attack drakonarius" in options(alone)
    match = table({"hand": ["crystal"]}, {"champions": ["general_decurion", "drakonarius"]}, power=9)
    assert options(match) == ["play crystal", "attack general_decurion", "end"]
    play(match, "attack general_decurion")
    assert "attack drakonarius" in options(match)  # 2 power are left, and nobody protects it any more
    match = table({"hand": ["crystal"]}, {"champions": ["drakonarius"], "hand": ["general_decurion"]}, power=9)
    assert "attack drakonarius" in options(match)


@pytest.mark.rule("SOI-122", "SOI-025")
def test_drakonarius_can_be_destroyed_by_an_effect() -> None:
    match = table(
        {"hand": ["spore_cleric", "thorn_zealot", "crystal"]}, {"champions": ["general_decurion", "drakonarius"]}
    )
    play(match, "play spore_cleric", "play thorn_zealot")
    assert options(match) == ["destroy general_decurion", "destroy drakonarius"]
    play(match, "destroy drakonarius")
    assert zone(match, "champions", 1) == ["general_decurion"]


# ---- Numeri Drones ----
def test_numeri_drones_put_the_next_homodeus_champion_into_play_ready() -> None:
    match = table(
        {"hand": ["crystal"], "champions": ["numeri_drones"], "deck": ["crystal"]},
        row=["evokatus", "optio_crusher"],
        gems=8,
    )
    assert gained(match, "exhaust numeri_drones") == {"gems": 1}
    assert gained(match, "recruit evokatus") == {"gems": -4}  # put into play, not played: no card is drawn
    assert zone(match, "champions", 0) == ["numeri_drones", "evokatus"]
    assert gained(match, "exhaust evokatus") == {"power": 2}
    play(match, "recruit optio_crusher")  # only the next one
    assert zone(match, "discard", 0) == ["optio_crusher"]


@pytest.mark.rule("SOI-220")
def test_a_champion_put_into_play_was_not_played_for_dominion() -> None:
    match = table(
        {"hand": ["order_initiate", "spore_cleric", "nil_assassin", "crystal"], "champions": ["numeri_drones"]},
        row=["evokatus"],
        gems=3,
    )
    play(match, "exhaust numeri_drones", "recruit evokatus", "play spore_cleric", "play nil_assassin")
    assert gained(match, "play order_initiate") == {"gems": 2}


def test_numeri_drones_wait_past_allies_and_other_champions() -> None:
    match = table(
        {"hand": ["crystal"], "champions": ["numeri_drones"]},
        row=["kiln_drone", "li_hin", "primus_pilus"],
        gems=9,
    )
    play(match, "exhaust numeri_drones", "recruit kiln_drone", "recruit li_hin", "recruit primus_pilus")
    assert zone(match, "discard", 0) == ["kiln_drone", "li_hin"]
    assert zone(match, "champions", 0) == ["numeri_drones", "primus_pilus"]


def test_two_numeri_drones_bring_a_champion_each() -> None:
    """Read as an ability of each: the second one waits for the champion after the one that the first has brought in."""
    drones = ["numeri_drones", "numeri_drones"]
    row = ["primus_pilus", "evokatus", "optio_crusher"]
    match = table({"hand": ["crystal"], "champions": drones}, row=row, gems=15)
    play(match, "exhaust numeri_drones", "exhaust numeri_drones")
    play(match, "recruit primus_pilus", "recruit evokatus", "recruit optio_crusher")
    assert zone(match, "champions", 0) == [*drones, "primus_pilus", "evokatus"]
    assert zone(match, "discard", 0) == ["optio_crusher"]


def test_numeri_drones_before_and_after() -> None:
    match = table({"hand": ["crystal"], "champions": ["numeri_drones"]}, row=["primus_pilus", "evokatus"], gems=6)
    play(match, "recruit primus_pilus", "exhaust numeri_drones", "recruit evokatus")
    assert zone(match, "discard", 0) == ["primus_pilus"]  # recruited before
    assert zone(match, "champions", 0) == ["numeri_drones", "evokatus"]


@pytest.mark.rule("SOI-109")
def test_numeri_drones_promise_ends_with_the_turn() -> None:
    match = table(
        {"hand": ["crystal"], "champions": ["numeri_drones"], "deck": ["crystal"] * 5},
        {"hand": ["crystal", "crystal"]},
        row=["primus_pilus"],
    )
    play(match, "exhaust numeri_drones", "end", "play crystal", "play crystal", "recruit primus_pilus", "end")
    assert zone(match, "champions", 1) == []  # nor does it help anybody else
    match = table(
        {"hand": ["crystal"], "champions": ["numeri_drones"], "deck": ["crystal"] * 5}, {}, row=["primus_pilus"]
    )
    play(match, "exhaust numeri_drones", "end", "play crystal", "play crystal", "recruit primus_pilus")
    assert zone(match, "champions", 0) == ["numeri_drones"]


def test_numeri_drones_and_portal_monk() -> None:
    for mastery in (0, 15):  # also where the monk would put the card into hand
        match = table(
            {"hand": ["portal_monk", "crystal"], "champions": ["numeri_drones"], "mastery": mastery},
            row=["drakonarius", "kiln_drone"],
        )
        play(match, "exhaust numeri_drones", "play portal_monk", "get drakonarius")
        assert zone(match, "champions", 0) == ["numeri_drones", "drakonarius"]
        assert gained(match, "exhaust drakonarius") == {"power": 6}


# ---- General Decurion ----
HOMODEUS_HAND = ["kiln_drone", "mining_drones", "reactor_drone", "crystal"]


@pytest.mark.parametrize("mastery", [0, 19])
def test_general_decurion_below_20_gives_only_gems(mastery: int) -> None:
    match = holding(*HOMODEUS_HAND, champions=["general_decurion"], mastery=mastery)
    play(match, "play reactor_drone")
    assert gained(match, "exhaust general_decurion") == {"gems": 3}
    assert gained(match, "play kiln_drone") == {"gems": 4}


def test_general_decurion_copies_allies_played_before() -> None:
    match = holding(*HOMODEUS_HAND, champions=["general_decurion"], mastery=20, deck=["crystal"] * 3)
    play(match, "play reactor_drone", "play mining_drones", "play crystal", "exhaust general_decurion")
    assert options(match) == ["copy reactor_drone", "copy mining_drones"]  # the order is the player's
    # the 3 gems of the general are there already; the last copy needs no choice
    assert gained(match, "copy reactor_drone") == {"gems": 4, "drawn": 1}
    assert options(match)[0] == "play kiln_drone"


def test_general_decurion_copies_allies_played_afterwards() -> None:
    match = holding(*HOMODEUS_HAND, champions=["general_decurion"], mastery=20, deck=["crystal"] * 3)
    assert gained(match, "exhaust general_decurion") == {"gems": 3}
    assert gained(match, "play reactor_drone") == {"gems": 6}
    assert gained(match, "play mining_drones") == {"gems": 2, "drawn": 2}
    assert gained(match, "play kiln_drone") == {"gems": 8}
    assert gained(match, "play crystal") == {"gems": 1}  # a starter belongs to no faction


def test_general_decurion_copies_each_ally_only_once() -> None:
    match = holding("reactor_drone", "reactor_drone", champions=["general_decurion"], mastery=20)
    play(match, "play reactor_drone")
    assert gained(match, "exhaust general_decurion") == {"gems": 6}
    assert gained(match, "play reactor_drone") == {"gems": 6}


def test_general_decurion_copies_neither_champions_nor_other_factions() -> None:
    match = holding("evokatus", "nil_assassin", champions=["general_decurion"], mastery=20, deck=["crystal"] * 3)
    play(match, "play nil_assassin", "play evokatus")
    assert gained(match, "exhaust general_decurion") == {"gems": 3}
    match = holding("evokatus", "nil_assassin", champions=["general_decurion"], mastery=20, deck=["crystal"] * 3)
    play(match, "exhaust general_decurion")
    assert gained(match, "play nil_assassin") == {"power": 5}
    assert gained(match, "play evokatus") == {"drawn": 1}


@pytest.mark.rule("SOI-062")
def test_general_decurion_copies_a_fast_played_venator_and_asks_again() -> None:
    match = table(
        {"hand": ["crystal"], "champions": ["general_decurion"], "mastery": 20},
        {"mastery": 9},
        {"mastery": 9},
        mode="free_for_all",
        row=["venator_of_the_wastes"],
        gems=1,
    )
    play(match, "exhaust general_decurion", "hire venator_of_the_wastes", "weaken p2", "weaken p3")
    assert match.state.power == 8
    assert match.state.mastery == [20, 7, 7]


def test_general_decurion_copies_korvus_legionnaire() -> None:
    match = holding("korvus_legionnaire", champions=["general_decurion"], mastery=20, discard=["li_hin", "evokatus"])
    play(match, "exhaust general_decurion", "play korvus_legionnaire", "return li_hin")
    assert match.state.power == 4
    assert zone(match, "hand", 0) == ["blaster", "li_hin", "evokatus"]


def test_general_decurion_stops_with_the_turn() -> None:
    match = table(
        {"hand": ["crystal"], "champions": ["general_decurion"], "mastery": 20, "deck": ["reactor_drone"]},
        {"hand": ["kiln_drone", "crystal"]},
    )
    play(match, "exhaust general_decurion", "end")
    assert gained(match, "play kiln_drone") == {"gems": 2}
    play(match, "end")
    assert gained(match, "play reactor_drone") == {"gems": 3}
