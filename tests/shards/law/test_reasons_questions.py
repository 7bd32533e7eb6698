"""Reasons inside questions: what the question is about comes first, then whose and where the card is."""

from __future__ import annotations

import pytest

import sudi

from ..table import nemesis_turn, play, relic_table, table

CRYSTAL = {"hand": ["crystal"]}


def why(match: sudi.Match, name: str, zone: str = "", seat: int | None = None) -> tuple[str, str, str]:
    """The reason about a card by its place on the table: rule, Czech, English."""
    s = match.state
    where = getattr(s, zone) if zone else None
    cards = where if seat is None else where[seat]
    thing = next(f"* #{c}" for c in cards if s.t.defs[c].id == name) if zone else name
    refusal = match.why_not(thing)
    assert refusal is not None
    return refusal.rule, refusal.text.cs, refusal.text.en


@pytest.mark.rule("SOI-106", "SOI-127")
def test_banishing() -> None:
    seat = {"hand": ["shadow_apostle", "crystal"], "champions": ["li_hin"]}
    match = table(seat, {"discard": ["omnius"]}, row=["spore_cleric", "kiln_drone"], gems=2)
    play(match, "hire spore_cleric", "play shadow_apostle")
    takes = "Banishing takes a card from your hand or discard pile"
    assert why(match, "li_hin", "champions", 0)[2] == f"{takes}; Li Hin, The Shattered is in play."
    assert why(match, "kiln_drone", "row")[2] == f"{takes}; Kiln Drone is in the centre row."
    assert why(match, "omnius", "discard", 1) == (
        "SOI-106",
        "Odstraňuje se karta z tvé ruky nebo z tvého odkládacího balíčku; "
        "karta Omnius, Vševědoucí je v odkládacím balíčku (Hráč 2).",
        f"{takes}; Omnius, The All-Knowing is in the discard pile (Player 2).",
    )
    for card, zone in (("shadow_apostle", "played"), ("spore_cleric", "hired")):
        rule, cs, _ = why(match, card, zone)
        assert rule == "SOI-127"
        assert "už je v tomto tahu vyložená" in cs


@pytest.mark.rule("SOI-037", "SOI-098", "SOI-099", "SOI-038")
def test_shields() -> None:
    hand = ["crystal", "command_seer", "thorn_zealot", "datic_robes"]
    match = relic_table(CRYSTAL, {"hand": hand, "relic_taken": True, "champions": ["evokatus"]}, power=7)
    play(match, "end")
    assert why(match, "crystal", "hand", 1) == ("SOI-098", "Karta Krystal žádný štít nemá.", "Crystal has no shield.")
    assert why(match, "datic_robes", "hand", 1)[:2] == ("SOI-099", "Štít karty Datové pláště má teď hodnotu 0.")
    assert why(match, "evokatus", "champions", 1)[2] == "Only a card in your hand can be a shield; Evokatus is in play."
    play(match, "shield command_seer")
    assert why(match, "command_seer", "hand", 1)[2] == "Command Seer protects you from this attack already."
    enough = relic_table(CRYSTAL, {"hand": [*hand, "cryptofist_monk"], "relic_taken": True}, power=7)
    play(enough, "end", "shield cryptofist_monk")
    assert enough.decision.name == "play"  # nothing is left to prevent, so nobody is asked any more


@pytest.mark.rule("SOI-112", "SOI-115")
def test_revealing() -> None:
    match = table({"hand": ["undergrowth_aspirant", "spore_cleric", "additri_gaiamancer", "kiln_drone"]})
    play(match, "play undergrowth_aspirant")
    for card, name in (("kiln_drone", "Kiln Drone"), ("additri_gaiamancer", "Additri, Gaiamancer")):
        assert why(match, card, "hand", 0)[2] == f"{name} does not help: Unify now asks for another Undergrowth ally."
    assert why(match, "undergrowth_aspirant", "played")[2] == (
        "Only a card from your hand is revealed; Undergrowth Aspirant is among the cards played this turn."
    )


@pytest.mark.rule("SOI-220", "SOI-076")
def test_copying() -> None:
    hand = ["spore_cleric", "kiln_drone", "fungal_hermit", "crystal"]
    match = relic_table({"hand": hand, "champions": ["taur_arachpriest"], "health": 9})
    play(match, "play spore_cleric", "play kiln_drone", "play fungal_hermit", "exhaust taur_arachpriest")
    assert why(match, "kiln_drone", "played") == (
        "SOI-220",
        "Opakuje se efekt spojence Šerorostů, a tím karta Výhňový dron není.",
        "Only the effect of an Undergrowth ally is copied, and Kiln Drone is not one.",
    )
    assert why(match, "crystal", "hand", 0)[2] == (
        "Only the effect of a non-champion card played this turn is copied; Crystal is in hand."
    )


@pytest.mark.rule("SOI-035")
def test_dividing_power() -> None:
    match = play(table(CRYSTAL, CRYSTAL, CRYSTAL, mode="free_for_all", power=5, row=["omnius"]), "end")
    rule, cs, en = why(match, "omnius", "row")
    assert rule == "SOI-076"
    assert cs.startswith(
        "Verbuje se karta z verbovací nabídky, a to ve fázi hraní tvého tahu; teď je na řadě otázka: „"
    )
    assert "Player 2" in en
    assert why(match, "* p3") == (
        "SOI-035",
        "Síla se přiděluje jednomu protivníkovi po druhém a teď je na řadě Hráč 2; Hráč 3 nepřipadá v úvahu.",
        "Power is assigned to one opponent after another, and now it is the turn of Player 2; "
        "Player 3 does not come into question.",
    )
    assert (
        why(match, "assign p2 6")[2]
        == "Only power that is left can be divided (5 power left); 6 does not come into question."
    )


@pytest.mark.rule("SOI-197")
def test_bidding() -> None:
    match = sudi.new("shards", mode="melee", seed=3, characters="auction")
    play(match, "bid 3")
    assert why(match, "bid 3") == (
        "SOI-197",
        "Nabídka musí být vyšší než 3 a nižší než tvých 50 životů; 3 nepřipadá v úvahu.",
        "A bid has to be more than 3 and less than your 50 health; 3 does not come into question.",
    )
    play(match, "decline", "decline", "choose volos", "decline")
    assert why(match, "* volos")[1] == "Volí se postava, kterou ještě nikdo nemá; Volos nepřipadá v úvahu."


# ---- the play phase ----
@pytest.mark.rule("SOI-055", "SOI-073")
def test_having_nothing_is_said_in_words() -> None:
    match = table(CRYSTAL, {"champions": ["fao_cutul"]}, row=["omnius"])
    assert why(match, "omnius", "row")[1:] == (
        "Karta Omnius, Vševědoucí stojí 6 drahokamů a ty nemáš žádný drahokam.",
        "Omnius, The All-Knowing costs 6 gems and you have no gems.",
    )
    assert why(match, "fao_cutul", "champions", 1)[1] == (
        "Šampion Fa-o Cchu-tchul, Nehmotný má 4 životy a ty nemáš žádnou sílu."
    )


@pytest.mark.rule("SOI-134", "SOI-135", "SOI-138")
def test_relics() -> None:
    seats = {"hand": ["crystal"], "character": "volos"}, {"hand": ["crystal"], "character": "tetra"}
    match = relic_table(*seats)
    assert why(match, "datic_robes", "relics", 1) == (
        "SOI-134",
        "Relikvie Datové pláště leží u cizí desky; naverbovat ji může jen Hráč 2.",
        "Datic Robes lies beside another board; only Player 2 can take it.",
    )
    assert why(match, "panconscious_crown", "relics", 0)[2] == (
        "A relic can be recruited from 10 mastery on, and you have no mastery."
    )
    assert why(match, "recruit panconscious_crown")[0] == "SOI-135"
    ready = relic_table({**seats[0], "mastery": 10}, seats[1])
    assert "take panconscious_crown" in why(ready, "recruit panconscious_crown")[2]
    play(ready, "take entropic_talons")
    assert why(ready, "panconscious_crown", "banished")[0] == "SOI-138"


@pytest.mark.rule("SOI-114")
@pytest.mark.parametrize(
    ("hand", "cs", "en"),
    [
        (["kiln_drone", "spore_cleric"], "karta Prázdnonosů", "a Wraethe card"),
        (["nil_assassin"], "karta Lidí zítřka a karta Šerorostů", "a Homodeus card and an Undergrowth card"),
    ],
)
def test_giga_says_what_its_dominion_lacks(hand: list[str], cs: str, en: str) -> None:
    match = table({"hand": [*hand, "crystal"], "champions": ["giga_source_adept"]})
    play(match, f"play {hand[0]}")
    assert why(match, "giga_source_adept", "champions", 0)[1:] == (
        f"Šampiona Giga, Adept zdroje lze vyčerpat, jen když splníš Nadvládu; chybí ti {cs}.",
        f"Giga, Source Adept can be exhausted only with its Dominion fulfilled; you lack {en}.",
    )


# ---- the nemesis ----
@pytest.mark.rule("SOI-173", "SOI-174", "SOI-181")
def test_what_the_nemesis_plays_and_exhausts() -> None:
    player = {"champions": ["evokatus"], "hand": ["crystal"], "deck": ["crystal"] * 5}
    row = ("kiln_drone", "drakonarius", "omnius")
    match = nemesis_turn("optio_crusher", *row, player=player, below=["zara_ra"] * 1 + ["spore_cleric"] * 3)
    assert why(match, "omnius", "row")[2] == (
        "The nemesis plays only cards of the revealed card's faction (Homodeus); Omnius, The All-Knowing is not of it."
    )
    assert why(match, "optio_crusher", "champions", 1)[2] == (
        "The nemesis plays cards of the centre row; Optio Crusher is in play (Nemesis)."
    )
    play(match, "play kiln_drone")
    assert match.decision.name == "nemesis champion"
    assert why(match, "evokatus", "champions", 0)[1] == (
        "Úhlavní nepřítel vyčerpává své vlastní šampiony; šampion Evokatus je tvůj."
    )


@pytest.mark.rule("SOI-183", "SOI-184", "SOI-025")
def test_whom_the_nemesis_attacks() -> None:
    champions = ["evokatus", "evokatus", "systema_ai", "general_decurion", "li_hin", "fao_cutul"]
    match = nemesis_turn("drakonarius", player={"champions": champions})
    assert match.decision.name == "nemesis target"
    assert why(match, "general_decurion", "champions", 0)[1:] == (
        "Šampion Generál Dekurion má 7 životů a úhlavnímu nepříteli zbývá síla 6.",
        "General Decurion has 7 health and the nemesis has 6 power left.",
    )
    assert why(match, "li_hin", "champions", 0) == (
        "SOI-025",
        "Na šampiona Li Chin, Roztříštěná úhlavní nepřítel útočit nemůže: brání tomu vlastní text karty.",
        "The nemesis cannot attack Li Hin, The Shattered, because of its own text.",
    )
    assert why(match, "systema_ai", "champions", 0)[:2] == (
        "SOI-183",
        "Úhlavní nepřítel začíná nejdražšími šampiony (cena 4); šampion Systém umělé inteligence stojí 3.",
    )
    assert why(match, "drakonarius", "champions", 1)[2] == "The nemesis attacks your champions; Drakonarius is its own."
