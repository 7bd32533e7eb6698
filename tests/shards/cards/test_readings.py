"""Cards as a match reads them: texts say what the card does in this very match, also for the nemesis."""

from __future__ import annotations

import re

import pytest

import sudi
from sudi.games.shards.cards.catalogue import CORE, EXPANSION

from ..table import HOMODEUS_DECK, WRAETHE_DECK, lines, nemesis_turn, play, relic_table, table


def text(id: str, lang: str = "en", mode: str = "duel", **setup: object) -> str:
    players = {"duel": 2, "teams": 4, "solo": 1}[mode]
    return sudi.new("shards", mode=mode, players=players, expansion=True, **setup).cards[id].text(lang)


# ---- readings of the set-up ----
def test_by_default_a_match_shows_the_cards_of_the_game() -> None:
    for mode in ("duel", "teams"):
        match = sudi.new("shards", mode=mode, expansion=True)
        assert match.own_cards == []
        assert match.cards == match.game.library.cards


@pytest.mark.parametrize(
    ("setting", "value", "card", "cs", "en"),
    [
        ("cloud_oracles", "enemies", "cloud_oracles", "než kterýkoli nepřátelský hráč", "than every enemy player"),
        (
            "talons",
            "whole_turn",
            "entropic_talons",
            "kolik životů ti v tomto tahu už přibylo",
            "you have gained this turn",
        ),
        ("ferrata_guards", "once", "ferrata_guard", "více karet tohoto jména se nesčítá", "do not add up"),
    ],
)
def test_a_reading_shows_in_the_text_of_its_card_and_of_no_other(
    setting: str, value: str, card: str, cs: str, en: str
) -> None:
    match = sudi.new("shards", expansion=True, **{setting: value})
    assert [one.id for one in match.own_cards] == [card]
    assert cs in match.cards[card].text("cs")
    assert en in match.cards[card].text("en")
    usual = match.game.library.cards[card]
    assert cs not in usual.text("cs")
    assert en not in usual.text("en")
    assert (match.cards[card].name, match.cards[card].cost) == (usual.name, usual.cost)


def test_readings_go_together() -> None:
    match = sudi.new("shards", expansion=True, cloud_oracles="enemies", talons="whole_turn", ferrata_guards="once")
    assert {card.id for card in match.own_cards} == {"cloud_oracles", "entropic_talons", "ferrata_guard"}


@pytest.mark.parametrize(("reading", "power"), [("forward", 4), ("whole_turn", 8)])
def test_talons_do_what_their_text_says(reading: str, power: int) -> None:
    hand = ["spore_cleric", "entropic_talons", "spore_cleric", "crystal"]
    match = relic_table({"hand": hand, "health": 20, "deck": [], "relic_taken": True}, setup={"talons": reading})
    play(match, "play spore_cleric", "play entropic_talons", "play spore_cleric")
    assert match.state.power == power


@pytest.mark.parametrize(("reading", "health"), [("each", 8), ("once", 6)])
@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_ferrata_guards_do_what_their_text_says(reading: str, health: int, mode: str) -> None:
    seats = [{"character": "volos"}, {"character": "decima", "champions": ["ferrata_guard", "ferrata_guard"]}]
    match = relic_table(*seats, mode=mode, setup={"ferrata_guards": reading})
    assert match.explain("health of ferrata_guard").total == health


@pytest.mark.parametrize(("reading", "gems"), [("everyone", 0), ("enemies", 2)])
def test_cloud_oracles_do_what_their_text_says(reading: str, gems: int) -> None:
    seats = [{"hand": ["cloud_oracles", "crystal"], "mastery": 3}, {"mastery": 5}, {"mastery": 2}, {"mastery": 1}]
    match = relic_table(*seats, mode="teams", setup={"cloud_oracles": reading})  # p2 is the partner
    assert play(match, "play cloud_oracles").state.gems == gems


def test_the_czech_texts_mean_what_is_printed() -> None:
    assert "způsobíš celkem alespoň 10 neodvrácených zranění" in text("heart_of_nothing", "cs")
    assert "než kterýkoli jiný hráč" in text("cloud_oracles", "cs")
    assert "místo toho si ji vezmi do ruky" in text("portal_monk", "cs")
    assert "uveď rovnou do hry příštího šampiona" in text("numeri_drones", "cs")


# ---- beside the nemesis ----
LEAD = {"cs": "Hraje-li ji úhlavní nepřítel: ", "en": "Played by the nemesis: "}


def read(id: str, lang: str = "en", **setup: object) -> str:
    """What the nemesis reads: the part of the text that is meant for it, or all of it."""
    whole = text(id, lang, "solo", **setup)
    return whole.partition("\n" + LEAD[lang])[2] or whole


@pytest.mark.rule("SOI-176", "SOI-177", "SOI-180", "SOI-187", "SOI-188", "SOI-224")
@pytest.mark.parametrize(
    ("card", "en"),
    [
        ("reactor_drone", "Banish the top 3 cards of the centre deck."),
        ("mining_drones", "Banish the top card of the centre deck and gain 1 mastery."),
        (
            "kiln_drone",
            "Banish the top 2 cards of the centre deck. "
            "Mastery 15: banish the top 4 cards of the centre deck instead.",
        ),
        ("numeri_drones", "Exhaust: banish the top card of the centre deck."),
        ("data_heretic", "Gain 2 mastery."),
        ("portal_monk", "Nothing."),
        ("korvus_legionnaire", "Gain 2 power."),
        ("zara_ra", "Gain 4 power and 1 mastery."),
        ("scion_of_nothingness", "Gain 3 power."),
        ("axia", "Exhaust: gain 7 power."),
        ("evokatus", "When you play this, gain 1 mastery. "
         "Exhaust: gain 1 power for each Homodeus champion you have in play."),
        ("giga_source_adept", "When you play this, gain 1 mastery. Exhaust, Mastery 15: gain 3 mastery."),
        ("thorn_zealot", "Gain 1 mastery. Mastery 15: destroy an enemy champion."),
        ("nil_assassin", "Gain 5 power."),  # the same for both, so it is said once
    ],
)  # fmt: skip
def test_a_solo_match_says_what_the_nemesis_reads(card: str, en: str) -> None:
    assert read(card) == en


def test_the_same_in_czech() -> None:
    assert read("reactor_drone", "cs") == "Odstraň 3 vrchní karty verbovacího balíčku."
    assert read("mining_drones", "cs") == "Odstraň vrchní kartu verbovacího balíčku a získej 1 bod mistrovství."
    assert read("ferrata_guard", "cs").endswith(
        "Vyčerpej: odstraň vrchní kartu verbovacího balíčku za každého šampiona Lidí zítřka, kterého máš ve hře."
    )
    assert read("portal_monk", "cs") == "Nic."


def test_what_reads_alike_for_both_is_said_once_and_other_modes_say_nothing() -> None:
    assert LEAD["en"] not in text("nil_assassin", mode="solo")
    assert LEAD["en"] not in text("reactor_drone")
    assert LEAD["en"] not in text("crystal", mode="solo")
    assert LEAD["en"] not in text("praetorian_01", mode="solo")  # relics are the player's alone


@pytest.mark.rule("SOI-177")
@pytest.mark.parametrize(("becomes", "en"), [("mastery", "2 mastery"), ("power", "2 power"), ("health", "2 health")])
def test_the_reading_of_a_draw_shows(becomes: str, en: str) -> None:
    assert read("data_heretic", nemesis_draw=becomes) == f"Gain {en}."


@pytest.mark.rule("SOI-176", "SOI-177")
@pytest.mark.parametrize("card", [card.id for card in (*CORE, *EXPANSION) if card.play is not None])
@pytest.mark.parametrize("mastery", [0, 15, 21])
def test_the_numbers_of_the_text_are_what_happens(card: str, mastery: int) -> None:
    """Allies the nemesis reveals: what it gains and banishes is what the text promises at this mastery."""
    promised: dict[str, int] = {}
    reached = mastery + (3 if "Order" in sudi.new("shards", mode="solo").cards[card].type_line("en") else 0)
    sentences = [s for line in read(card).split("\n") for s in re.split(r"(?<=\.) ", line)]
    for sentence in sentences:
        asked = re.match(r"Mastery (\d+)", sentence)
        said = sentence.partition(": ")[2] if asked else sentence
        if asked and reached < int(asked[1]):
            continue
        if re.match(r"(Then, if|If|Copy|copy)", said):
            return  # conditions and copies have their own tests
        if said.endswith("instead."):
            promised = {}
        for n, what in re.findall(r"(\d+) (power|mastery|health)", said.partition("who loses")[0]):
            promised[what] = promised.get(what, 0) + int(n)
            reached += int(n) if what == "mastery" else 0
        for n in re.findall(r"top (?:(\d+) )?cards?", said):
            promised["banishes"] = promised.get("banishes", 0) + int(n or 1)
    below = WRAETHE_DECK if card in HOMODEUS_DECK else None
    match = nemesis_turn(card, nemesis={"mastery": mastery, "health": 20}, player={"mastery": 5}, below=below)
    gained = {what: sum(n for seat, source, n in lines(match, what) if seat == 1) for what in ("power", "health")}
    order = 3 if any(line == "faction match" for line in (e.line for e in match.log(0))) else 0
    gained["mastery"] = sum(n for seat, _, n in lines(match, "mastery") if seat == 1) - order
    gained["banishes"] = len([1 for seat, _, _ in lines(match, "banishes") if seat == 1])
    assert {what: n for what, n in gained.items() if n} == promised


@pytest.mark.rule("SOI-161")
def test_the_terminal_and_the_server_get_the_text_of_the_match() -> None:
    match = sudi.new("shards", mode="solo", seed=1)
    assert "reactor_drone" in {card.id for card in match.own_cards}
    assert match.state.t.defs[match.state.t.instances("reactor_drone")[0]].text("en") == match.cards[
        "reactor_drone"
    ].text("en")
    assert table({"hand": ["crystal"]}).own_cards == []
