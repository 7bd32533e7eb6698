"""What questions say: what is shared, split, stored or destroyed, whose it is, and what an effect does."""

from __future__ import annotations

import pytest

from sudi.games.rone.language.hindrances import LESS_ARMOUR
from sudi.games.rone.rules.workshop.upgrading import PER_UPGRADE
from sudi.games.rone.state import LEAST_UPGRADE
from sudi.games.rone.words.names import EVENT_WORD, EXTRA_WORD, KIND_WORD, MOST_EVENTS, PAIR_WORD, ZONE_WORD

from ..table import asked, hurry, options, play, table


def said(match: object) -> tuple[str, str]:
    return match.decision.prompt("cs"), match.decision.prompt("en")


def texts(match: object, lang: str = "en") -> list[str]:
    return [option.text(lang) for option in match.decision.options]


@pytest.mark.rule("RON-203")
def test_a_shared_gain_says_what_and_how_much() -> None:
    match = table({"hand": ["barricade"], "resources": {"blue": 1}}, mode="teams")
    play(match, "play barricade")
    assert said(match) == ("Barikáda: kdo dostane 3 body brnění?", "Barricade: who gets 3 armour?")
    assert texts(match) == ["Keep the rest", "Give 1 to Player 2"]
    play(match, "give p2")
    assert said(match)[0] == "Barikáda: kdo dostane 2 body brnění?"


@pytest.mark.rule("RON-238")
def test_a_team_that_splits_is_told_the_kind_and_the_amount() -> None:
    match = hurry(table({"damage": {"melee": 3}}, mode="teams"), to="suffer")
    assert said(match)[1] == "The team receives 3 melee damage. How much of it does Player 3 take?"
    assert [option.harms for option in match.decision.options] == [False, True, True, True]


def test_storing_says_which_resource() -> None:
    match = play(table({"resources": {"blue": 1, "red": 1}}), "end")
    assert said(match) == ("Kam uložíš modrý zdroj?", "Where do you store the blue resource?")
    assert texts(match, "cs") == ["Ulož modrý zdroj na místo jeho barvy", "Ulož modrý zdroj na žolíkové místo"]
    play(match, "store blue wild")
    assert said(match)[0] == "Kam uložíš červený zdroj?"


def test_a_resource_of_ones_choice_on_a_wild_place_has_no_colour() -> None:
    match = play(table({"base": ["steward_bolek"]}), "activate steward_bolek")
    assert texts(match)[-1] == "Store a resource on a wild place"
    assert said(match)[1] == "Steward Bolek: which resource is stored (yours)?"


@pytest.mark.rule("RON-106")
def test_a_resource_without_a_place_is_told_in_the_campaign_too() -> None:
    full = {"blue": 2, "red": 2, "black": 2, "green": 2, "yellow": 2, "wild": 5}
    match = table({"base": ["steward_bolek"], "stored": full}, mode="campaign")
    play(match, "activate steward_bolek")
    told = [entry.text("en") for entry in match.log()]
    assert told.count("Player 1 has no place for: wild.") == 2


def test_whose_things_are_destroyed_is_said() -> None:
    match = table({"base": ["jammer"]}, {"stored": {"blue": 1, "red": 1, "green": 1}})
    play(match, "activate jammer")
    assert said(match) == (
        "Rušička: který uložený zdroj bude zničen (Hráč 2)?",
        "Jammer: which stored resource is destroyed (Player 2)?",
    )
    own = table({"stored": {"blue": 1, "red": 1}}, mode="campaign", inv_deck=["jamming_probe"], protocols=[])
    hurry(own, to="lose")
    assert said(own)[0] == "Rušivá sonda: který uložený zdroj bude zničen (u tebe)?"


@pytest.mark.rule("RON-D17")
def test_an_effect_on_an_opponent_says_which_one_it_is() -> None:
    hand = {"hand": ["saboteur"], "resources": {"black": 1, "yellow": 1}}
    match = play(table(hand, {}, {"stored": {"red": 1}}, mode="teams"), "play saboteur")
    assert said(match)[1] == (
        "Saboteur: which opponent is it about? (Destroy 2 screws on an opponent's training ground.)"
    )
    play(match, "target p3")
    assert said(match)[1] == "Saboteur: which opponent is it about? (Exhaust 1 active card in an opponent's base.)"


@pytest.mark.rule("RON-280")
def test_effects_that_were_put_off_are_told_apart() -> None:
    hand = {"hand": ["saboteur"], "resources": {"black": 1, "yellow": 1}}
    match = table(hand, {"ground": ["veteran"], "stored": {"red": 1, "blue": 1}}, mode="quick")
    play(match, "play saboteur")
    hurry(match, to="delayed")
    assert texts(match) == [
        "Saboteur: Destroy 2 screws on an opponent's training ground",
        "Saboteur: Exhaust 1 active card in an opponent's base",
        "Saboteur: Destroy 1 stored resource of an opponent",
    ]


def test_a_price_says_what_it_is_paid_for() -> None:
    match = play(table({"base": ["smelter"], "hand": ["vision", "scout"]}), "activate smelter")
    assert said(match)[1] == "Smelter: do you destroy a card from hand? (For that: Gain 2 spare parts and draw 1 card.)"
    assert [option.harms for option in match.decision.options] == [True, True, False]


def test_the_die_on_the_bench_is_named() -> None:
    match = play(table({"base": ["dice_forge"], "rolled": "B---"}), "activate dice_forge", "number 2")
    assert said(match)[1] == "Die no. 2: which screw do you take out?"
    play(match, "take red red")
    assert said(match)[1] == "Die no. 2: which screw do you put in for the one taken out (red)?"
    assert match.why_not("in red").rule == "RON-052"


def test_training_by_screws_and_from_the_starter_pile_are_two_questions() -> None:
    ready = {"ground": ["veteran", "conscript"]}
    match = table(ready, screws={"p1.ground.0": 9, "p1.ground.1": 9})
    hurry(match, to="train")
    assert said(match)[1] == "Which trained card goes on the discard pile first?"
    bought = play(table({"parts": 1}), "end", "buy starter")
    assert asked(bought) == "starter"
    assert said(bought)[1] == "Which starter card do you train?"
    assert len(options(bought)) > 3


def test_others_are_told_who_is_asked_and_about_what() -> None:
    match = play(table({"hand": ["scout", "brawler"], "resources": {"black": 1, "red": 1}}), "play scout")
    refusal = match.why_not("* brawler", 1)
    assert refusal.rule == "RON-077"
    assert "paying for a card" in refusal.text.en


# ---- what the log and the texts used to leave out ----
def test_the_invasion_recycles_discards_and_dumps_in_words_of_their_own() -> None:
    match = table({"damage": {"ranged": 2}}, mode="campaign", deployed=["watch_drone"], inv_dump=["hunter_drone"])
    play(match, "extra interdiction")
    assert match.log()[-1].text("en").endswith("on its dump.")


@pytest.mark.rule("RON-D34", "RON-D33")
def test_texts_take_their_numbers_from_what_runs() -> None:
    cards = table({}).state.t.library.cards
    assert f"up to {PER_UPGRADE} screws, no research token" in cards["dice_forge"].text("en")
    assert f"(at least {LEAST_UPGRADE})" in cards["nano_workshop"].text("en")
    assert f"lowered by {LESS_ARMOUR.n}" in cards["corrosive_cloud"].text("en")
    assert "1 active card" in cards["emp_charge"].text("en")
    assert "cannot be kept" in cards["smuggled_ammunition"].text("en")


# ---- the log names what is needed ----
def told(match: object, line: str, lang: str = "en") -> list[str]:
    return [entry.text(lang) for entry in match.log() if entry.line == line]


def test_the_log_names_the_die_the_player_the_zone_and_the_event() -> None:
    upgraded = play(table({"base": ["dice_forge"], "rolled": "B---"}), "activate dice_forge", "number 2")
    play(upgraded, "take red red", "in blue")
    assert told(upgraded, "upgrades", "cs") == ["Hráč 1 vylepšuje kostku č. 2."]
    other = play(table({"rerolls": 2, "rolled": "B---"}, {"rolled": "Y---"}, mode="campaign"), "reroll yellow p2")
    play(other, next(name for name in options(other) if name.startswith("reroll") and name.endswith("p1")))
    assert told(other, "rerolls") == ["Player 1 re-rolls a die (Player 2).", "Player 1 re-rolls a die."]
    pair = play(table({"stored": {"blue": 2}}), "pair blue")
    assert told(pair, "pair", "cs") == ["Hráč 1 používá dva uložené zdroje: modré."]
    robbed = table({"damage": {"melee": 2}}, mode="campaign", inv_stored={"red": 1, "green": 1})
    play(robbed, "extra sabotage", "zone green")
    assert told(robbed, "invasion loses") == ["The Invasion loses a resource (green zone)."]
    assert told(robbed, "invasion loses", "cs") == ["Invaze přichází o zdroj (zóna: zelená)."]
    blocked = table({}, mode="campaign", inv_deck=["dampener"], protocols=[])
    hurry(blocked, to="draw")
    assert told(blocked, "blocked") == ["Player 1 may not use die no. 1 this round."]
    event = table({}, mode="campaign", round=5, events=1, setup={"scenarios": "strike_at_the_base"})
    hurry(event, to="draw")
    assert told(event, "event", "cs") == ["Končí událost Poplach."]


def test_words_of_the_log_from_the_first_to_the_last() -> None:
    t = table({}, mode="campaign").state.t
    scenario = t.instances("defence_of_the_base")[0]
    words = {
        KIND_WORD: "modrý",
        KIND_WORD + 5: "žolíkový",
        EXTRA_WORD: "Sabotáž skladu",
        EXTRA_WORD + 3: "Rozebrání vraku",
        PAIR_WORD: "modré",
        PAIR_WORD + 5: "žolíkové",
        ZONE_WORD: "modrá",
        ZONE_WORD + 4: "žlutá",
        EVENT_WORD + MOST_EVENTS * scenario: "Více nepřátel",
        0: "bez barvy",
        55: "žlutá + žlutá + žlutá",
    }
    assert {n: t.word_name(n, "cs") for n in words} == words


def test_what_was_bought_asks_without_a_card_before_it() -> None:
    dice = [["NBR", "NNB", "NNR", "NNK", "NNG", "NNY"], *[["NNN", "NNB", "NNR", "NNK", "NNG", "NNY"]] * 3]
    one = {
        "parts": 9,
        "ground": ["veteran", "behemoth"],
        "dump": ["scout"],
        "discard": ["vision"],
        "base": ["catapult", "jammer"],
        "dice": dice,
        "rolled": "????",
        "rerolls": 1,
        "stored": {"wild": 2},
    }
    asks = {
        "drill": "Which card gets a screw?",
        "recycle": "Which card do you recycle?",
        "recruit": "Which card do you recruit?",
        "sacrifice": "Which card do you sacrifice (it is destroyed)?",
        "refresh": "Which card do you refresh?",
        "upgrade": "Which die do you upgrade?",
        "discover": "Which technology do you discover?",
    }
    for action, question in asks.items():
        match = play(table(one, exhausted=["p1.base.0", "p1.base.1"]), "end", f"buy {action}")
        assert said(match)[1] == question
        assert match.decision.card is None
    shared = play(table({"base": ["mayor_ilya"], "ground": ["veteran"]}, mode="teams"), "activate mayor_ilya")
    assert said(shared)[1] == "Mayor Ilya: who gets 2 screws?"
    water = play(table({"base": ["hydro_plant"]}, mode="teams"), "activate hydro_plant", "gain red")
    assert said(water)[1] == "Hydro Plant: who gets a red resource?"
