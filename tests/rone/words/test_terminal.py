"""What the terminal tells below the players: dice by what they show, the die on the workbench, the Invasion."""

from __future__ import annotations

from sudi.games.rone.words import terminal

from ..table import GAME, play, table


def notes(view: dict, lang: str) -> list[str]:
    return terminal.notes(view, lang, GAME.library.cards)


def test_dice_and_supplies_in_words() -> None:
    dice = [["NBR", *["NNN"] * 5], *[["NNN", "NNB", "NNR", "NNK", "NNG", "NNY"]] * 3]
    match = table(
        {"dice": dice, "rolled": "-R?-", "used": [2], "stored": {"green": 2}, "rerolls": 1},
        {"rolled": "????"},
    )
    said = notes(match.view(0), "en")
    assert said == [
        "Dice (Player 1): blue + red, red (used), ?, blank",
        "Supplies (Player 1): stored: green 2; re-roll tokens: 1",
    ]
    assert notes(match.view(0), "cs")[0] == "Kostky (Hráč 1): modrá + červená, červená (použitá), ?, bez barvy"


def test_the_die_on_the_workbench_in_words() -> None:
    match = table({"base": ["dice_forge"], "dice": [["NNB"] * 6] * 4, "rolled": "????"})
    play(match, "activate dice_forge")
    assert notes(match.view(1), "en")[-1] == "On the workbench: die 1 (blue | blue | blue | blue | blue | blue)"
    play(match, "take blue neutral")
    assert notes(match.view(1), "en")[-1] == "On the workbench: die 1, face blue, screw taken out: neutral"
    assert notes(match.view(1), "cs")[-1] == "Na pracovním stole: kostka 1, strana modrá, vyjmutý šroubek: neutrální"


def test_where_the_invasion_stands_in_words() -> None:
    match = table({"rolled": "????"}, mode="campaign", inv_stored={"red": 2}, inv_research=1, round=3)
    assert notes(match.view(0), "en") == [
        "scenario: Defence of the Base; round: 3; events to come: More Enemies (4), More Enemies (7); "
        "Invasion research: 1",
        "Training zones: red: 2",
    ]
    setup = {"scenarios": "strike_at_the_base"}
    base = table({"rolled": "????"}, mode="campaign", setup=setup, base_life=7, base_armor=2, events=15)
    assert notes(base.view(0), "en")[0] == (
        "scenario: Strike at the Base; round: 2; Invasion research: 1; "
        "life of the Invasion's base: 7; armour of the Invasion's base: 2"
    )


def test_the_stack_the_zones_and_exhausted_protocols_in_words() -> None:
    slots = [{"training": ["breaker"]}, {"training": ["seeker"]}]
    match = table(
        {"rolled": "????", "ground": ["veteran", "crawler"], "damage": {"melee": 2}},
        mode="campaign",
        deployed=["shield_bearer", "watch_drone", "shield_bearer"],
        protocols=["storm_protocol", "decay_protocol"],
        exhausted=["protocols.0"],
        slots=slots,
        inv_stored={"blue": 1},
        screws={"p1.ground.0": 2},
    )
    assert notes(match.view(0), "cs") == [
        "Zásoby (Hráč 1): zranění: na blízko 2",
        "Šroubky (Hráč 1): Veterán 2/4, Plazivec 0/1",
        "scénář: Obrana základny; kolo: 1; čekají události: Více nepřátel (4), Více nepřátel (7); výzkum Invaze: 1",
        "Tréninkové zóny: modrá: Rozbíječ 1/4; červená: Vyhledávač 0/4",
        "Unavené protokoly: Protokol Bouře",
        "Nasazené odspodu: Štítonoš, Hlídací dron, Štítonoš (životy 1, brnění 4, na blízko 3, střelecké 0)",
    ]


def test_every_place_of_cards_has_a_name_in_both_languages() -> None:
    fields = table({}).state.fields
    named = {name for name, field in fields.items() if field.shape in ("zone", "seat_zones", "slot_zones")}
    assert {name for name in named if name not in terminal.LABELS} == set()
