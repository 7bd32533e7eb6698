"""What the terminal tells below the players: dice by what they show, the die on the workbench, the Invasion."""

from __future__ import annotations

from sudi.games.rone.words.terminal import notes

from ..table import play, table


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
    assert notes(match.view(0), "en") == ["round: 3; Invasion research: 1; Invasion resources: red 2"]
    setup = {"scenarios": "strike_at_the_base"}
    base = table({"rolled": "????"}, mode="campaign", setup=setup, base_life=7, base_armor=2)
    assert notes(base.view(0), "en")[-1].endswith("life of the Invasion's base: 7; armour of the Invasion's base: 2")
