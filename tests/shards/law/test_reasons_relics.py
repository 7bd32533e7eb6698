"""Numbers of the expansion explain themselves, and so do refusals; both in Czech and in English."""

from __future__ import annotations

import pytest

import sudi

from ..table import relic_table


def story(match: sudi.Match, what: str) -> list[tuple[str | None, str, int, int]]:
    """The terms of a derivation as (card, operation, amount, total)."""
    cards = match.state.t.defs
    terms = match.explain(what).terms
    return [(cards[t.source].id if t.source >= 0 else None, t.operation, t.amount, t.total) for t in terms]


def test_the_cost_of_axia_names_the_discount() -> None:
    match = relic_table({"champions": ["evokatus", "optio_crusher"]}, {"champions": ["primus_pilus"]}, row=["axia"])
    assert match.explain("cost of axia").total == 5
    assert story(match, "cost of axia") == [("axia", "printed", 7, 7), ("axia", "subtract", 2, 5)]


def test_the_cost_of_axia_stops_at_0() -> None:
    eight = ["evokatus", "evokatus", "optio_crusher", "optio_crusher", "numeri_drones", "numeri_drones"]
    match = relic_table({"champions": [*eight, "primus_pilus", "drakonarius"]}, row=["axia"])
    derivation = match.explain("cost of axia")
    assert derivation.total == 0
    assert derivation.terms[-1].rule == "SOI-055"
    assert (derivation.terms[-1].operation, derivation.terms[-2].total) == ("at least", -1)


@pytest.mark.rule("SOI-055")
def test_why_axia_cannot_be_recruited_states_the_price_of_now() -> None:
    match = relic_table({"champions": ["evokatus"]}, row=["axia"], gems=5)
    refusal = match.why_not("recruit axia")
    assert (refusal.rule, refusal.cards) == ("SOI-055", ("axia",))
    assert "6 gems" in refusal.text.en
    assert "5 gems" in refusal.text.en
    assert "6 drahokamů" in refusal.text.cs
    with pytest.raises(sudi.IllegalChoice, match="6 gems"):
        match.choose("recruit axia")


def test_the_health_of_champions_names_ferrata_guard() -> None:
    match = relic_table({"character": "tetra"}, {"champions": ["ferrata_guard", "evokatus"], "character": "decima"})
    assert story(match, "health of evokatus") == [("evokatus", "printed", 2, 2), ("ferrata_guard", "add", 2, 4)]
    assert story(match, "health of ferrata_guard") == [
        ("ferrata_guard", "printed", 4, 4),
        ("ferrata_guard", "add", 2, 6),
    ]


def test_without_decima_ferrata_guard_adds_nothing_to_the_story() -> None:
    match = relic_table({"character": "tetra"}, {"champions": ["ferrata_guard", "evokatus"], "character": "volos"})
    assert story(match, "health of evokatus") == [("evokatus", "printed", 2, 2)]


def test_why_a_toughened_champion_cannot_be_attacked_states_its_health_of_now() -> None:
    match = relic_table(
        {"character": "tetra"}, {"champions": ["ferrata_guard", "evokatus"], "character": "decima"}, power=3
    )
    refusal = match.why_not("attack evokatus")
    assert refusal.rule == "SOI-073"
    assert "4 health" in refusal.text.en
    assert "4 životy" in refusal.text.cs
    assert "3 body síly" in refusal.text.cs


def test_the_shield_of_datic_robes_is_the_mastery_of_whoever_asks() -> None:
    match = relic_table({"mastery": 7, "hand": ["datic_robes"]}, {"mastery": 12})
    derivation = match.explain("shield of datic_robes")
    assert derivation.total == 7
    assert story(match, "shield of datic_robes") == [("datic_robes", "mastery", 7, 7)]


def test_the_shield_of_datic_robes_under_attack_is_the_defenders() -> None:
    match = relic_table({"mastery": 7}, {"mastery": 12, "hand": ["datic_robes"]}, power=3)
    match.choose("end")
    assert match.decision.name == "shield"
    assert match.explain("shield of datic_robes").total == 12


@pytest.mark.rule("SOI-215")
@pytest.mark.parametrize(("mastery", "shield"), [(19, 3), (20, 6)])
def test_the_shield_of_praetorian_02_in_play(mastery: int, shield: int) -> None:
    match = relic_table({"mastery": mastery, "champions": ["praetorian_02"]})
    assert match.explain("shield of praetorian_02").total == shield
    assert story(match, "shield of praetorian_02")[-1] == ("praetorian_02", "add", shield, shield)


def test_why_raidian_cannot_be_attacked_names_raidian() -> None:
    match = relic_table({"mastery": 4}, {"mastery": 5, "champions": ["raidian"]}, power=9)
    refusal = match.why_not("attack raidian")
    assert refusal.rule == "SOI-025"
    assert "raidian" in refusal.cards
    assert "Raidian, Cloud Master" in refusal.text.en
    assert "Raidian, Pán sítě" in refusal.text.cs


def test_raidian_with_equal_mastery_is_refused_only_for_lack_of_power() -> None:
    match = relic_table({"mastery": 5}, {"mastery": 5, "champions": ["raidian"]}, power=2)
    assert match.why_not("attack raidian").rule == "SOI-073"


def test_expansion_cards_are_unknown_without_the_expansion() -> None:
    match = sudi.new("shards", seed=1, characters="random")
    with pytest.raises(sudi.SudiError, match="not part of this match"):
        match.explain("cost of axia")


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("limiter_drones", []),
        ("ferrata_guard", ["2", "1"]),
        ("axia", ["1", "7"]),
        ("cloud_oracles", ["1", "2"]),
        ("mainframe_abbot", ["1"]),
        ("raidian", ["1"]),
        ("arach_devotees", ["1", "3"]),
        ("hounds_of_volos", ["5"]),
        ("taur_arachpriest", []),
        ("pall_shades", ["3", "1"]),
        ("the_lost", ["6"]),
        ("ru_bo_vai", ["4", "10"]),
        ("praetorian_01", ["8", "20", "12"]),
        ("praetorian_02", ["3", "20", "6"]),
        ("datic_robes", ["1", "20", "2"]),
        ("terminal_crescents", ["1", "20"]),
        ("entropic_talons", ["2", "20", "10"]),
        ("panconscious_crown", ["2", "20", "50"]),
        ("heart_of_nothing", ["5", "10", "3", "20"]),
        ("world_piercer", ["2", "20"]),
    ],
)
def test_texts_say_every_number_of_the_card(card: str, numbers: list[str], lang: str) -> None:
    text = relic_table().game.library.cards[card].text(lang)
    words = text.replace(".", " ").replace(",", " ").replace(":", " ").replace("+", " ").split()
    assert text.endswith(".")
    assert [n for n in numbers if n not in words] == []
