"""Every question says what it is about: against whom, with how much, for which card, and who acts."""

from __future__ import annotations

import pytest

import sudi

from ..table import nemesis_turn, options, play, relic_table, table

CRYSTAL = {"hand": ["crystal"]}


def asked(match: sudi.Match) -> tuple[str, str]:
    return match.decision.prompt("cs"), match.decision.prompt("en")


# ---- attacks ----
@pytest.mark.rule("SOI-035")
def test_dividing_power_names_the_target_and_what_is_left() -> None:
    match = play(table(CRYSTAL, CRYSTAL, CRYSTAL, mode="free_for_all", power=5), "end")
    assert asked(match) == (
        "Fáze útoku (zbývá síla 5): jakou silou zaútočíš na protivníka Hráč 2?",
        "Attack phase (5 power left): how much power do you use against Player 2?",
    )
    assert match.decision.options[0].text("cs") == "Zaútoč silou 0 na protivníka Hráč 2"
    play(match, "assign p2 4")
    assert asked(match)[1] == "Attack phase (1 power left): how much power do you use against Player 3?"


@pytest.mark.rule("SOI-155")
def test_in_the_melee_everybody_is_meant() -> None:
    match = play(table(CRYSTAL, CRYSTAL, CRYSTAL, mode="melee", power=5, setup={"hold_back": True}), "end")
    assert match.decision.name == "strike"
    assert asked(match) == (
        "Fáze útoku (zbývá síla 5): jakou silou zaútočíš na všechny protivníky?",
        "Attack phase (5 power left): how much power do you use against all opponents?",
    )


@pytest.mark.rule("SOI-089")
def test_endless_power_is_no_number() -> None:
    seat = {"hand": ["infinity_shard", "crystal"], "mastery": 30}
    match = play(table(seat, CRYSTAL, CRYSTAL, mode="free_for_all"), "play infinity_shard", "end")
    assert asked(match) == (
        "Fáze útoku (zbývá nekonečná síla): jakou silou zaútočíš na protivníka Hráč 2?",
        "Attack phase (infinite power left): how much power do you use against Player 2?",
    )


@pytest.mark.rule("SOI-037")
def test_a_shield_is_asked_for_with_the_attack_and_what_is_stopped() -> None:
    match = play(table(CRYSTAL, {"hand": ["command_seer", "thorn_zealot"]}, power=12), "end")
    assert asked(match) == (
        "Hráč 1 na tebe útočí silou 12: odhalíš štít?",
        "Player 1 attacks you with 12 power: do you reveal a shield?",
    )
    play(match, "shield command_seer")
    assert asked(match) == (
        "Hráč 1 na tebe útočí silou 12 (odvráceno 5): odhalíš štít?",
        "Player 1 attacks you with 12 power (5 prevented): do you reveal a shield?",
    )


# ---- what cards ask ----
@pytest.mark.rule("SOI-113", "SOI-115")
def test_revealing_names_the_keyword_and_the_faction() -> None:
    match = table({"hand": ["undergrowth_aspirant", "spore_cleric", "crystal"]})
    assert asked(play(match, "play undergrowth_aspirant")) == (
        "Čekatel Šerorostů (Jednota): odhalíš z ruky jiného spojence Šerorostů?",
        "Undergrowth Aspirant (Unify): do you reveal another Undergrowth ally from your hand?",
    )
    match = table({"hand": ["order_initiate", "kiln_drone", "spore_cleric", "nil_assassin", "crystal"]})
    play(match, "play order_initiate")
    assert asked(match) == (
        "Zasvěcenec Řádu (Nadvláda): odhalíš z ruky kartu Lidí zítřka?",
        "Order Initiate (Dominion): do you reveal a Homodeus card from your hand?",
    )
    play(match, "reveal kiln_drone")
    assert asked(match)[1] == "Order Initiate (Dominion): do you reveal an Undergrowth card from your hand?"


@pytest.mark.parametrize(
    ("card", "discard", "cs", "en"),
    [
        ("korvus_legionnaire", ["li_hin", "evokatus"], "kterého šampiona si vrátíš do ruky?", "which champion do you"),
        (
            "shadebound_sentry",
            ["nil_assassin", "omnius"],
            "kterého žoldáka si vrátíš do ruky?",
            "which mercenary do you",
        ),
    ],
)
def test_returning_names_the_kind(card: str, discard: list[str], cs: str, en: str) -> None:
    match = play(table({"hand": [card, "crystal"], "discard": discard}), f"play {card}")
    name = match.cards[card].name
    assert asked(match) == (f"{name.cs}: {cs}", f"{name.en}: {en} return to your hand?")


def test_returning_names_the_faction() -> None:
    match = table({**CRYSTAL, "champions": ["zen_chi_set"], "discard": ["nil_assassin", "li_hin"]})
    assert asked(play(match, "exhaust zen_chi_set")) == (
        "Zen Čchi Set, Zabiják bohů: kterou kartu Prázdnonosů si vrátíš do ruky?",
        "Zen Chi Set, Godkiller: which Wraethe card do you return to your hand?",
    )
    refusal = match.why_not("return crystal")
    assert refusal is not None
    assert refusal.text.en == "This returns a card from your discard pile; Crystal is in hand."


def test_weakening_names_the_loss() -> None:
    seats = {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["li_hin"]}, {"mastery": 3}, {"mastery": 1}
    match = play(table(*seats, mode="free_for_all"), "play venator_of_the_wastes")
    assert asked(match) == (
        "Lovec z pustin: kdo přijde o 2 body mistrovství?",
        "Venator of the Wastes: who loses 2 mastery?",
    )
    assert [o.text("cs") for o in match.decision.options] == [
        "O mistrovství přijde Hráč 2",
        "O mistrovství přijde Hráč 3",
    ]


def test_nobody_is_asked_whom_to_weaken_where_nobody_has_mastery() -> None:
    seats = {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["li_hin"]}, {}, {}
    assert play(table(*seats, mode="free_for_all"), "play venator_of_the_wastes").decision.name == "play"
    one = {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["li_hin"]}, {"mastery": 1}, {}
    match = play(table(*one, mode="free_for_all"), "play venator_of_the_wastes")
    assert options(match) == ["weaken p2", "weaken p3"]  # one may spare the one who has some


# ---- the nemesis: the player decides for it (SOI-175) ----
@pytest.mark.rule("SOI-175")
def test_what_the_nemesis_destroys_is_asked_as_its_deed() -> None:
    match = nemesis_turn("thorn_zealot", player={"champions": ["li_hin", "evokatus"]}, nemesis={"mastery": 15})
    assert asked(match) == (
        "Trnitá fanatička: kterého z tvých šampionů zničí úhlavní nepřítel?",
        "Thorn Zealot: which of your champions does the nemesis destroy?",
    )
    assert [o.text("cs") for o in match.decision.options] == [
        "Úhlavní nepřítel zničí šampiona Li Chin, Roztříštěná",
        "Úhlavní nepřítel zničí šampiona Evokatus",
    ]
    mine = table(
        {"hand": ["thorn_zealot", "spore_cleric", "crystal"], "deck": []}, {"champions": ["li_hin", "evokatus"]}
    )
    play(mine, "play spore_cleric", "play thorn_zealot")
    assert asked(mine) == (
        "Trnitá fanatička: kterého nepřátelského šampiona zničíš?",
        "Thorn Zealot: which enemy champion do you destroy?",
    )
    assert mine.decision.options[0].text("en") == "Destroy the champion Li Hin, The Shattered"


@pytest.mark.rule("SOI-175")
@pytest.mark.parametrize("copier", ["ojas_genesis_druid", "taur_arachpriest"])
def test_what_the_nemesis_copies_is_asked_as_its_deed(copier: str) -> None:
    """Two allies were played before the copier comes to it."""
    match = nemesis_turn("spore_cleric", "hounds_of_volos", copier, below=["omnius"])
    while match.decision.name != "copy":
        played = "play hounds_of_volos"
        match.choose(played if played in options(match) else 0)
    cs, en = asked(match)
    assert cs.endswith(": efekt které karty zopakuje úhlavní nepřítel?")
    assert en.endswith(": which card's effect does the nemesis copy?")
    assert match.decision.options[0].text("en") == "The nemesis copies the effect of Spore Cleric"


@pytest.mark.rule("SOI-173", "SOI-175", "SOI-181", "SOI-185")
def test_the_questions_of_its_turn() -> None:
    player = {"champions": ["li_hin", "evokatus", "zen_chi_set"]}
    match = nemesis_turn("drakonarius", "kiln_drone", "optio_crusher", player=player, below=["omnius", "zara_ra"])
    assert asked(match) == (
        "Úhlavní nepřítel vykládá z nabídky karty Lidí zítřka: která je na řadě?",
        "The nemesis plays the Homodeus cards of the row: which one now?",
    )
    assert match.decision.options[0].text("en") == "The nemesis plays Kiln Drone"
    play(match, "play optio_crusher")
    assert asked(match)[0] == "Úhlavní nepřítel vyčerpává své šampiony: který je na řadě?"
    assert match.decision.options[0].text("cs") == "Úhlavní nepřítel vyčerpá šampiona Drakonarius"


@pytest.mark.rule("SOI-185")
def test_its_targets_are_asked_for_with_the_power_left() -> None:
    player = {"champions": ["evokatus", "evokatus", "fao_cutul"]}
    match = nemesis_turn("drakonarius", player=player)
    assert asked(match) == (
        "Úhlavní nepřítel útočí (zbývá síla 6): kterého z tvých šampionů zničí?",
        "The nemesis attacks (6 power left): which of your champions does it destroy?",
    )
    assert match.decision.options[0].text("cs").startswith("Úhlavní nepřítel zničí silou šampiona ")


# ---- setting up ----
@pytest.mark.rule("SOI-197", "SOI-199")
def test_an_auction_names_the_highest_bid() -> None:
    match = sudi.new("shards", mode="melee", seed=3, characters="auction")
    assert asked(match) == (
        "Dražba výběru postavy (zatím nikdo nic nenabídl): kolik životů nabídneš?",
        "Character auction (nobody has bid yet): how much health do you bid?",
    )
    opener = match.decision.seat
    play(match, "bid 3")
    assert asked(match) == (
        f"Dražba výběru postavy (zatím nejvíc, 3 životy, nabízí Hráč {opener + 1}): kolik životů nabídneš?",
        f"Character auction (Player {opener + 1} leads with 3 health): how much health do you bid?",
    )
    play(match, "decline", "decline")
    assert asked(match) == (
        "Vyhráváš dražbu za 3 životy. Za kterou postavu budeš hrát?",
        "You win the auction for 3 health. Which character do you play?",
    )
    play(match, "choose volos", "decline")
    assert asked(match) == ("Za kterou postavu budeš hrát?", "Which character do you play?")  # nobody paid


@pytest.mark.rule("SOI-206", "SOI-207")
def test_a_draft_says_which_of_the_two_is_picked() -> None:
    match = sudi.new("shards", seed=3, expansion=True, relics="draft", characters="random")
    nth = []
    while match.decision.name == "pick":
        nth.append(asked(match))
        play(match, options(match)[0])
    first = ("Výběr relikvií: kterou si vezmeš jako první?", "Relic draft: which one do you take as your first?")
    second = ("Výběr relikvií: kterou si vezmeš jako druhou?", "Relic draft: which one do you take as your second?")
    assert nth in ([first, first, second], [first, first, second, second])


@pytest.mark.rule("SOI-007", "SOI-008")
@pytest.mark.parametrize("setup", [{}, {"characters": "auction"}, {"relics": "draft", "expansion": True}])
def test_before_the_first_turn_it_is_the_turn_of_whoever_is_asked(setup: dict[str, object]) -> None:
    for seed in range(6):
        match = sudi.new("shards", mode="free_for_all", players=4, seed=seed, **setup)
        while match.decision.name != "play":
            assert match.view()["turn"] == f"p{match.decision.seat + 1}"
            play(match, options(match)[-1])
        assert match.view()["turn"] == f"p{match.state.first + 1}" == f"p{match.decision.seat + 1}"


# ---- those who wait ----
@pytest.mark.rule("SOI-027")
def test_others_are_told_what_is_being_decided_in_public_terms() -> None:
    match = play(table({"hand": ["shadow_apostle", "crystal"]}), "play shadow_apostle")
    waiting = match.why_not("* crystal", 1)
    assert waiting is not None
    assert waiting.text.cs == "Teď rozhoduje Hráč 1 (je na tahu): kterou kartu odstraní."
    shield = play(table(CRYSTAL, {"hand": ["command_seer"]}, power=3), "end").why_not("* crystal", 0)
    assert shield is not None
    assert shield.text.en == "Player 2 is being asked now: whether to reveal a shield; it is the turn of Player 1."


def test_every_question_of_several_players_has_public_words() -> None:
    silent = {"oppose", "add", "nemesis card", "nemesis champion", "nemesis target"}  # nobody waits in the solo game
    prompts = table(CRYSTAL).game.prompts.all
    assert {prompt.name for prompt in prompts if prompt.public is None} == silent
    assert relic_table(CRYSTAL).decision.prompt("en") == "Play phase: what do you do?"
