"""Why something cannot be done outside the main phase: every reason with its rule and its numbers."""

from __future__ import annotations

import pytest

from ..table import asked, hurry, options, play, table


def why(match: object, name: str) -> tuple[str, str]:
    assert name not in options(match)
    refusal = match.why_not(name)
    assert refusal is not None, name
    assert refusal.text.cs.endswith(".")
    return refusal.rule, refusal.text.en


# ---- paying for cards ----
@pytest.mark.rule("RON-116", "RON-117", "RON-121")
def test_a_card_that_cannot_be_paid_says_what_is_missing() -> None:
    match = table({"hand": ["jugura", "tribe_guardians"], "resources": {"black": 1, "green": 1}, "rolled": "--B-"})
    assert "play jugura" in options(match)  # black, and any other
    assert why(match, "play tribe_guardians") == (
        "RON-116",
        "Tribe Guardians costs: blue, green; missing: blue. Your dice would give it: use them first.",
    )
    assert match.why_not("play tribe_guardians").cards == ("tribe_guardians",)
    wild = table({"hand": ["jugura"], "resources": {"black": 1}})
    assert why(wild, "play jugura") == ("RON-117", "Jugura costs: black, wild; missing: wild.")
    both = table({"hand": ["tribe_guardians"], "stored": {"blue": 2}})
    assert why(both, "play tribe_guardians")[1].endswith("missing: blue, green.")
    play(both, "pair blue")
    assert why(both, "play tribe_guardians")[1].endswith("missing: green.")  # the pair takes blue off


# ---- phase 2 ----
@pytest.mark.rule("RON-080", "RON-083", "RON-042")
def test_drawing_and_shuffling() -> None:
    match = hurry(table({}, {"deck": ["vision", "scout"], "discard": ["brawler"]}), to="draw")
    assert why(match, "shuffle") == (
        "RON-042",
        "There are still 2 cards in your deck; it is shuffled only when it has run out.",
    )
    rule, text = why(match, "end")
    assert rule == "RON-086"
    assert "only in the main phase of your turn; now the question is: “Do you draw another card?”" in text
    play(match, "draw", "draw")
    assert why(match, "draw")[0] == "RON-083"
    assert "shuffle" in options(match)


# ---- phase 7 ----
def spending(parts: int, **player: object) -> object:
    """p1 in the phase of spare parts."""
    match = play(table({"parts": parts, **player}), "end")
    assert asked(match) == "parts"
    return match


@pytest.mark.rule("RON-015")
def test_an_action_that_is_too_dear_says_its_price() -> None:
    match = spending(1)
    assert "buy drill" in options(match)
    assert why(match, "buy recruit") == ("RON-015", "Recruit costs 2 spare parts and you have 1 spare part.")
    assert match.why_not("buy recruit").text.cs == "Verbování stojí 2 náhradní díly a máš 1 náhradní díl."


@pytest.mark.rule("RON-018", "RON-D34")
def test_a_dear_upgrade_says_why_it_is_dear() -> None:
    match = spending(2, research=2)
    said = "Die upgrade costs 3 spare parts (research tokens: 2, discount: 0); you have 2 spare parts."
    assert why(match, "buy upgrade") == ("RON-018", said)
    assert "buy upgrade" in options(spending(3, research=2))
    cheaper = spending(1, research=2, base=["nano_workshop"])
    assert "costs 2 spare parts (research tokens: 2, discount: 1)" in why(cheaper, "buy upgrade")[1]
    assert cheaper.why_not("buy upgrade").cards == ("nano_workshop",)


@pytest.mark.rule("RON-015", "RON-251")
def test_a_technology_costs_more_the_more_there_are() -> None:
    match = spending(3, base=["catapult", "armoury"])
    said = "Discover costs 4 spare parts, by the technologies in your base (2); you have 3 spare parts."
    assert why(match, "buy discover") == ("RON-015", said)
    assert "buy discover" in options(spending(4, base=["catapult", "armoury"]))


@pytest.mark.rule("RON-094", "RON-078", "RON-086")
def test_spare_parts_have_their_phase_and_questions_come_first() -> None:
    match = spending(2, ground=["veteran", "sniper_mira"])
    assert why(match, "play brawler")[0] == "RON-114"
    play(match, "buy drill")
    assert asked(match) == "screw"
    rule, text = why(match, "buy drill")
    assert rule == "RON-094"
    assert text.endswith("now the question is: “Which card gets a screw?”.")


# ---- extra actions and phase 6, against the Invasion ----
def campaign(player: dict[str, object], **common: object) -> object:
    return table(player, mode="campaign", setup={"difficulty": "none", **common.pop("setup", {})}, **common)


@pytest.mark.rule("RON-192", "RON-204", "RON-D24", "RON-D37")
def test_an_extra_action_says_which_symbols_it_lacks() -> None:
    match = campaign({"damage": {"melee": 1}, "diverted": 2, "parts": 3}, deployed=["watch_drone"])
    assert why(match, "extra sabotage")[1] == "Sabotage costs 2 melee damage; this turn you have 1."
    assert why(match, "extra interdiction")[1] == "Interdiction fire costs 2 ranged damage; this turn you have 0."
    assert why(match, "extra false_signal") == (
        "RON-204",
        "False signal costs 3 armour that you set aside when you gain it; you have set aside 2.",
    )
    said = "Strip the wreck is paid with spare parts, in the phase of spare parts only."
    assert why(match, "extra wreck") == ("RON-D24", said)
    hurry(match, to="parts")
    assert why(match, "extra wreck") == ("RON-192", "Strip the wreck costs 4 spare parts and you have 3 spare parts.")


@pytest.mark.rule("RON-091", "RON-197", "RON-200")
def test_damage_that_cannot_be_dealt_so() -> None:
    match = campaign({"damage": {"melee": 9, "ranged": 1}}, deployed=["watch_drone"])  # it has 2 life
    hurry(match, to="damage")
    assert "deal melee 2" in options(match)
    assert why(match, "deal melee 3") == (
        "RON-197",
        "Watch Drone takes at most 2 of this kind; keep the rest for the next card.",
    )
    assert why(match, "deal ranged 2") == ("RON-091", "You have to deal (ranged damage): 1.")
    assert why(match, "strike ranged 1") == ("RON-200", "There is no base here that could be hit.")
    covered = campaign({"damage": {"melee": 9}}, deployed=["mining_drill", "watch_drone"])  # the last one alone is hit
    hurry(covered, to="damage")
    assert why(covered, "deal melee 3")[1].startswith("Watch Drone takes at most 2 of this kind;")


@pytest.mark.rule("RON-200", "RON-198")
def test_the_base_and_what_shields_it() -> None:
    setup = {"scenarios": "strike_at_the_base"}
    match = campaign({"damage": {"melee": 9, "ranged": 1}}, deployed=["watch_drone"], base_life=3, setup=setup)
    hurry(match, to="damage")
    assert "strike ranged 1" in options(match)
    assert why(match, "strike melee 1")[1] == "While Watch Drone is deployed, only ranged damage hits the base."
    play(match, "deal melee 2")
    assert why(match, "deal melee 1") == ("RON-198", "No Invasion card is deployed that damage could hit.")
    assert why(match, "strike melee 6")[0] == "RON-200"
    assert "strike melee 3" in options(match)
