"""Scenarios and Invasion cards of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from sudi.games.rone.cards.invasion_card import Values
from sudi.games.rone.cards.own_scenario import READERS, chosen_scenarios, read_scenarios
from sudi.games.rone.language.hindrances import HINDRANCES
from sudi.kernel.errors import BadSetup
from sudi.kernel.written.record import record_of
from sudi.kernel.written.replay import replay

from ..table import GAME, end_turn, hurry, new, options, play, table, zone

SMALL = """
id: last_stand
name: {cs: Poslední vzdor, en: Last Stand}
rounds: 2
"""


@pytest.mark.rule("RON-228", "RON-D45")
def test_a_scenario_needs_an_id_a_name_and_a_way_to_win() -> None:
    (scenario,) = read_scenarios(SMALL)
    assert (scenario.id, scenario.last_round, scenario.protocols) == ("last_stand", 2, 2)
    match = new("campaign", 2, scenarios=SMALL, leaders="random")
    hurry(match)
    assert match.result is not None


@pytest.mark.rule("RON-D45")
def test_a_campaign_is_a_list_of_scenarios() -> None:
    two = """
campaign:
  - {id: one, name: {cs: První, en: One}, rounds: 1}
  - {id: two, name: {cs: Druhý, en: Two}, base: {life: {per_player: 3}}}
"""
    assert [scenario.id for scenario in read_scenarios(two)] == ["one", "two"]
    match = table({}, mode="campaign", setup={"scenarios": two}, round=1)
    hurry(match, to="recruit")
    assert zone(match, "scenarios")[match.state.scenario] == "two"
    assert match.state.base_life == 3


@pytest.mark.rule("RON-228")
def test_the_example_scenario_is_played_with_its_own_cards() -> None:
    (scenario,) = chosen_scenarios("night_raid")
    assert [card.id for card in scenario.own_cards] == ["night_stalker", "searchlight", "night_bell"]
    stalker = scenario.own_cards[0]
    assert (stalker.copies, stalker.starting, stalker.combat) == (2, True, Values(melee=2, life=2))
    match = new("campaign", 1, scenarios="night_raid", leaders="random")
    everywhere = zone(match, "inv_deck") + zone(match, "inv_supply")
    everywhere += [match.state.t.defs[c].id for place in match.state.training for c in place]
    assert everywhere.count("night_stalker") == 2
    assert everywhere.count("searchlight") == 1


@pytest.mark.rule("RON-D45")
def test_own_cards_do_what_they_say() -> None:
    match = table(
        {"damage": {"ranged": 9}},
        mode="campaign",
        setup={"scenarios": "night_raid"},
        inv_deck=["watch_drone", "night_bell"],
        protocols=[],
    )
    end_turn(match)
    assert zone(match, "deployed") == ["watch_drone", "night_bell"]  # it has called another card
    fight = table(
        {"damage": {"ranged": 9}},
        mode="campaign",
        setup={"scenarios": "night_raid", "difficulty": "none"},
        deployed=["night_bell"],
        protocols=[],
    )
    play(fight, "end", "deal ranged 1")
    assert "night_bell" in zone(fight, "inv_destroyed")


def test_a_match_with_own_cards_can_be_recorded_and_replayed() -> None:
    match = new("campaign", 2, seed=5, scenarios="night_raid", leaders="random")
    for n in range(60):
        if match.decision is None:
            break
        match.choose(n % len(options(match)))
    assert replay(GAME, record_of(match)).state == match.state


def test_the_text_of_an_own_card_is_rendered_like_any_other() -> None:
    bell = chosen_scenarios("night_raid")[0].own_cards[2]
    assert bell.text("cs") == (
        "Boj: zranění na blízko 1, životy 1. Odměna: červený. Vycvičení: 3 zdroje. "
        "Při nasazení: Invaze nasadí navíc 1 kartu. Při porážce: Invaze tuto kartu zničí, místo aby ji odhodila."
    )
    assert bell.text("en").endswith("When defeated: the Invasion destroys this card instead of discarding it.")


CARD = """
id: trap
name: {cs: Past, en: Trap}
rounds: 3
cards:
  - id: trapper
    name: {cs: Lapač, en: Trapper}
    combat: {life: 1}
    training_cost: 3
"""


@pytest.mark.rule("RON-228")
@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 0, "empty"),
        ("id: [", 1, "not YAML"),
        ("- 1", 1, "mapping"),
        ("id: a\nname: {cs: A, en: B}", 1, "how the players win"),
        ("id: a\nname: {cs: A}\nrounds: 2", 2, "'en' is missing"),
        ("id: a\nname: {cs: A, en: B}\nrounds: 99", 3, "from 1 to 16"),
        ("id: a\nname: {cs: A, en: B}\nround: 2", 3, "did you mean 'rounds'"),
        ("id: Night Raid\nname: {cs: A, en: B}\nrounds: 2", 1, "small letters"),
        ("id: brawler\nname: {cs: A, en: B}\nrounds: 2", 1, "is taken"),
        (CARD.replace("life: 1", "life: 0"), 8, "at least 1 life"),
        (CARD + "    deploy: []\n", 10, "does nothing"),
        (CARD + "    deploy: [{op: fly}]\n", 10, "no word 'fly'"),
        (CARD + "    deploy: [{op: hit, n: 2}]\n", 10, "'type' is missing"),
        (CARD + "    deploy: [{op: hit, type: magic}]\n", 10, "no word 'magic'"),
        (CARD + "    deploy: [{op: deploy, type: melee}]\n", 10, "no field 'type'"),
        (CARD + "    deploy:\n      - {op: deploy}\n      - {op: lose_armor}\n", 11, "cannot share one list"),
        (CARD + "    hindrance: no_fun\n", 10, "no word 'no_fun'"),
        (CARD + "    reward: [purple]\n", 10, "no word 'purple'"),
        ("id: a\nname: {cs: A, en: B}\nrounds: 2\nsupport: [{}, {}, {}, {}]", 4, "at most 3"),
        ("campaign: []", 1, "at least one"),
    ],
)
def test_a_slip_is_refused_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_scenarios(text)
    message = str(refused.value)
    assert says in message
    if line:
        assert message.startswith(f"Line {line} of the scenario: "), message
    assert message.endswith((".", "?"))


def test_every_word_for_orders_can_be_read_said_and_carried_out() -> None:
    needs = {"hit": ", type: ranged", "inv_store": ", color: wild"}
    for op in READERS:
        text = (
            SMALL.replace("last_stand", f"try_{op}") + f"protocols: 0\nround_end: [{{op: {op}{needs.get(op, '')}}}]\n"
        )
        (scenario,) = read_scenarios(text)
        for lang in ("cs", "en"):
            assert scenario.text(lang)
        match = table(
            {"stored": {"red": 1}, "ground": ["crawler"], "base": ["catapult"]},
            mode="campaign",
            setup={"scenarios": text},
            round=0,
            screws={"p1.ground.0": 1},
        )
        end_turn(match)
        assert (match.result is not None) == (op == "lose_scenario"), op


def test_every_hindrance_is_explained_in_both_languages() -> None:
    for name in HINDRANCES:
        (scenario,) = read_scenarios(CARD.replace("trap\n", f"trap_{name}\n") + f"    hindrance: {name}\n")
        assert HINDRANCES[name].text.cs in scenario.own_cards[0].text("cs")


def test_a_file_too_long_is_refused() -> None:
    with pytest.raises(BadSetup, match="longer"):
        read_scenarios(SMALL + "#" * 70_000)


def test_the_page_for_writers_shows_the_example_as_it_is() -> None:
    root = Path(__file__).resolve().parents[3]
    page = (root / "docs" / "writing-a-scenario.md").read_text("utf-8")
    example = (root / "src/sudi/games/rone/scenarios/night_raid.yaml").read_text("utf-8")
    assert example.strip() in page
    for op in READERS:
        assert f"`{op}`" in page, op
    for name in HINDRANCES:
        assert f"`{name}`" in page, name


# ---- numbers of five and more ----
MANY = """
id: many
name: {cs: Mnoho, en: Many}
rounds: 9
protocols: %(n)d
cards:
  - {id: one, name: {cs: Jedna, en: One}, combat: {life: 1}, training_cost: %(n)d, deploy: [
      {op: own_dump, n: %(n)d}, {op: own_discard, n: %(n)d}, {op: lose_stored, n: %(n)d}, {op: lose_screw, n: %(n)d},
      {op: exhaust_own, n: %(n)d}, {op: block_die, n: %(n)d}, {op: add_research, n: %(n)d}, {op: gain_parts, n: %(n)d},
      {op: hit, type: ranged, n: %(n)d}, {op: hit, type: melee, n: %(n)d}, {op: lose_armor, n: %(n)d}]}
  - {id: two, name: {cs: Druhá, en: Two}, combat: {life: 1}, training_cost: 1, deploy: [
      {op: inv_store, color: blue, n: %(n)d}, {op: inv_store, color: wild, n: %(n)d}, {op: deploy, n: %(n)d},
      {op: destroy_discards, n: %(n)d}, {op: inv_recycle, n: %(n)d}, {op: protocol, n: %(n)d},
      {op: inv_research, n: %(n)d}]}
"""


def many(n: int, lang: str) -> tuple[str, str, str]:
    scenario = read_scenarios(MANY % {"n": n})[0]
    return (scenario.text(lang), *(card.text(lang) for card in scenario.own_cards))


@pytest.mark.parametrize(
    ("n", "set_up", "to_players", "for_invasion"),
    [
        (
            1,
            "1 protokol.",
            "odloží na skládku vrchní kartu svého balíčku a odhodí vrchní kartu svého balíčku a zničí 1 svůj uložený "
            "zdroj a zničí 1 šroubek na svém cvičišti a unaví 1 aktivní kartu ve své základně a odloží do konce kola "
            "stranou 1 kostku podle své volby a získá 1 žeton výzkumu a získá 1 náhradní díl a obdrží 1 střelecké "
            "zranění a obdrží 1 zranění na blízko a přijde o 1 bod brnění.",
            "uloží 1 modrý zdroj a uloží 1 zdroj podle volby hráčů a nasadí navíc 1 kartu a zničí vrchní kartu svého "
            "odhazovacího balíčku a recykluje 1 kartu a aktivuje 1 protokol a přijde o 1 žeton výzkumu.",
        ),
        (
            3,
            "3 protokoly.",
            "odloží na skládku 3 vrchní karty svého balíčku a odhodí 3 vrchní karty svého balíčku a zničí 3 své "
            "uložené zdroje a zničí 3 šroubky na svém cvičišti a unaví 3 aktivní karty ve své základně a odloží do "
            "konce kola stranou 3 kostky podle své volby a získá 3 žetony výzkumu a získá 3 náhradní díly a obdrží 3 "
            "střelecká zranění a obdrží 3 zranění na blízko a přijde o 3 body brnění.",
            "uloží 3 modré zdroje a uloží 3 zdroje podle volby hráčů a nasadí navíc 3 karty a zničí 3 vrchní karty "
            "svého odhazovacího balíčku a recykluje 3 karty a aktivuje 3 protokoly a přijde o 3 žetony výzkumu.",
        ),
        (
            5,
            "5 protokolů.",
            "odloží na skládku 5 vrchních karet svého balíčku a odhodí 5 vrchních karet svého balíčku a zničí 5 svých "
            "uložených zdrojů a zničí 5 šroubků na svém cvičišti a unaví 5 aktivních karet ve své základně a odloží do "
            "konce kola stranou 5 kostek podle své volby a získá 5 žetonů výzkumu a získá 5 náhradních dílů a obdrží 5 "
            "střeleckých zranění a obdrží 5 zranění na blízko a přijde o 5 bodů brnění.",
            "uloží 5 modrých zdrojů a uloží 5 zdrojů podle volby hráčů a nasadí navíc 5 karet a zničí 5 vrchních karet "
            "svého odhazovacího balíčku a recykluje 5 karet a aktivuje 5 protokolů a přijde o 5 žetonů výzkumu.",
        ),
    ],
)
def test_czech_numbers_agree(n: int, set_up: str, to_players: str, for_invasion: str) -> None:
    scenario, one, two = many(n, "cs")
    assert f"a nejméně {set_up}" in scenario
    assert one.endswith(f"každý hráč {to_players}")
    assert two.endswith(f"Invaze {for_invasion}")


def test_english_numbers_agree() -> None:
    assert "the top card of their deck" in many(1, "en")[1]
    assert "the top 5 cards of their deck" in many(5, "en")[1]
    assert "destroys 5 resources they have stored" in many(5, "en")[1]
    assert "exhausts 5 active cards of their base" in many(5, "en")[1]
    assert many(5, "en")[2].endswith(
        "the Invasion stores 5 blue resources and stores 5 resources of the players' choice and deploys 5 additional "
        "cards and destroys the top 5 cards of its discard pile and recycles 5 cards and activates 5 protocols and "
        "loses 5 research tokens."
    )
    assert "deploys 1 additional card " in many(1, "en")[2]


def test_a_scenario_without_protocols_promises_none() -> None:
    scenario = read_scenarios("{id: calm, name: {cs: Klid, en: Calm}, rounds: 1, protocols: 0}")[0]
    assert scenario.text("en").startswith(
        "Set-up: 1 card in every training zone; the Invasion has 1 research token for each player. Victory"
    )
