"""RONE: Invaze on the table: whole matches in every mode, and every question has its answers on the page."""

from __future__ import annotations

import random
from importlib.resources import files as resources_of
from typing import Any

import pytest

import sudi

from .people import People, against_bot, axe, choose_game, my_turn, overflow, play_on, together
from .rone import CLICK, OFFERED, PHONE, before_round, busy, question
from .situations import find, log_text, names, near_the_end, play_from

# The round, where the track stands, and the totals that count now, all read at one moment.
INVASION = """
() => {
  const text = (selector) => document.querySelector(selector)?.textContent ?? '';
  return {
    round: parseInt(text('.invasion .round strong')),
    track: parseInt(text('.track .now .n')),
    totals: [...document.querySelectorAll('.invasion .total strong')].map((one) => one.textContent),
  };
}
"""


def test_two_people_play_a_duel(people: People) -> None:
    """A whole turn of one, and what the other sees of it before the own one."""
    karel, eva = people.guest("Karel"), people.guest("Eva", locale="en-GB")
    together(karel, eva, "rone")
    assert karel.locator(".frame.rone").count() == 1, "the game's own layout"

    def both() -> bool:
        log = log_text(karel)
        return karel.locator("#log li.turn").count() >= 2 and "vylepšuje kostku" in log and "Eva hraje kartu" in log

    ways = set(play_on(karel, eva, click=CLICK, until=both))
    assert ways >= {"draw", "play", "place", "screw", "action", "use", "die"}
    eva.wait_for_selector("#log >> text=upgrades a die")


def test_a_duel_comes_to_its_end(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, near_the_end("rone"))
    play_on(karel, click=CLICK)
    karel.wait_for_selector(".ending h2")
    headline, log = karel.inner_text(".ending h2").strip(), log_text(karel)
    assert headline in ("Vítězství!", "Porážka", "Remíza")
    assert ("vítězí" in log) == (headline != "Remíza")


def test_two_people_and_a_bot_sit_down_against_the_invasion(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva", locale="en-GB")
    choose_game(karel, "rone", "campaign")
    karel.select_option("#players", "3")
    karel.select_option("#seat-p3", "bot:beginner")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=waiting]")
    eva.goto(karel.url)
    eva.click("[data-sit]")
    for page in (karel, eva):
        page.wait_for_selector(".table[data-status=playing][data-seats]")
    play_on(karel, eva, click=CLICK, until=lambda: karel.evaluate(INVASION)["totals"] and eva.locator(".tray").count())
    assert karel.evaluate(INVASION)["round"] == 1
    assert karel.locator(".rivals [data-plate]").count() == 2
    eva.wait_for_selector(".invasion")
    assert "training zones" in eva.inner_text(".invasion").lower()


def test_the_invasion_goes_from_round_to_round(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, before_round(2, 3))
    rounds: dict[int, list[str]] = {}

    def second_round() -> bool:
        seen = karel.evaluate(INVASION)
        if not seen["totals"]:  # nothing is deployed at the moment
            return False
        rounds[seen["round"]] = seen["totals"]
        assert seen["track"] == seen["round"], "the track shows the same round"
        return bool(seen["round"] >= 2)

    play_on(karel, click=CLICK, until=second_round)
    assert {1, 2} <= set(rounds), "a round was played to its end"
    assert all(len(totals) == 4 for totals in rounds.values()), "three kinds of numbers, and life"
    assert karel.locator(".track .event").count() == 2
    assert karel.locator(".zones .cell").count() == 5
    # Where a total comes from is one click away, and it adds up to what is shown.
    my_turn(karel)
    shown = karel.inner_text("[data-total=life] strong")
    karel.click("[data-total=life]")
    karel.wait_for_selector("dialog[open] .terms li")
    assert karel.locator("dialog[open] .terms li strong").last.inner_text() == shown


@pytest.mark.parametrize(("mode", "players"), [("teams", 4), ("quick", 2), ("extended", 2), ("campaign", 1)])
def test_the_other_modes_get_through_turns(people: People, mode: str, players: int) -> None:
    karel = people.guest("Karel")
    choose_game(karel, "rone", mode)
    if mode == "campaign":
        karel.select_option("#players", str(players))
    for seat in range(2, players + 1):
        karel.select_option(f"#seat-p{seat}", "bot:beginner")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=playing]")
    play_on(karel, click=CLICK, until=lambda: karel.locator("#log li.turn").count() > min(players, 2))
    assert karel.locator(".rivals [data-plate]").count() == players - 1
    if mode == "teams":
        tags = [plate.locator(".tag").all_inner_texts() for plate in karel.locator(".rivals [data-plate]").all()]
        assert ["spoluhráč" in tag for tag in tags] == [True, False, False]
        assert ["soupeř" in tag for tag in tags] == [False, True, True]
    if mode == "extended":
        assert karel.locator("[data-counter=wins]").count() == 2
    assert overflow(karel) <= 0


def test_a_bot_match_on_a_phone(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    against_bot(phone, "rone")
    play_on(phone, click=CLICK, until=lambda: phone.locator("#log li.turn").count() >= 3)
    assert overflow(phone) <= 0
    my_turn(phone)
    if phone.locator(".tray").count():
        for selector in (".prompt", ".tray .die >> nth=3", ".stores"):
            box = phone.locator(selector).bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 391
            assert box["y"] + box["height"] <= 845, f"{selector} is in sight"


def test_a_scenario_of_ones_own_is_pasted_into_the_lobby(people: People) -> None:
    text = (resources_of("sudi.games.rone") / "scenarios" / "night_raid.yaml").read_text(encoding="utf-8")
    karel = people.guest("Karel")
    choose_game(karel, "rone", "campaign")
    karel.select_option("#players", "1")
    karel.locator("summary").first.click()
    karel.select_option("#setup-leaders", "random")
    karel.select_option("#setup-scenarios", label="vlastní scénář (text YAML)")
    karel.fill("#own-scenarios", text)
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=playing]")
    assert karel.locator(".invasion [data-card=night_raid]").count() == 1
    play_on(karel, click=CLICK, until=lambda: bool(karel.locator(".tray").count()))


# ---- every question ----
MODES = {"duel": 2, "campaign": 2, "teams": 4}


def questions() -> dict[tuple[str, ...], Any]:
    """One match at each question that the first seat is asked in random play: those of the duel, and of the other
    modes those that offer something which no question of that name has offered before."""
    found: dict[tuple[str, ...], Any] = {}
    for mode, players in MODES.items():
        here: dict[tuple[str, ...], Any] = {}
        for seed in range(6):
            match = sudi.new("rone", mode=mode, players=players, seed=seed)
            chance = random.Random(seed)
            for _ in range(420):
                if match.decision is None:
                    break
                if match.decision.seat == 0 and len(match) > 1:
                    asked = (match.decision.name,)
                    if asked not in here or len(names(here[asked])) < len(names(match)):
                        here[asked] = match.copy()
                match.choose(chance.choice(names(match)))
        for asked, match in here.items():
            verbs = {name.split()[0] for name in names(match)}
            seen = {name.split()[0] for key, other in found.items() if key[0] == asked[0] for name in names(other)}
            if not verbs <= seen:
                found[(*asked, mode)] = match
    return found


def test_every_question_has_all_its_answers_on_the_page(people: People) -> None:
    """Whatever is offered, something on the page stands for it: a card, a die, a place, a button."""
    karel = people.guest("Karel")
    found = questions()
    assert len(found) >= 40
    assert {mode for _, mode in found} == set(MODES)
    for asked, match in found.items():
        view = play_from(karel, match)
        wanted = {option["name"] for option in view["decision"]["options"]}
        offered = set(karel.evaluate(OFFERED))
        for many in karel.locator(".answers [data-many]").all():  # one button that asks further
            many.click()
            offered |= set(karel.evaluate(OFFERED))
            karel.keyboard.press("Escape")
        spans = karel.locator(".amount").count()  # an amount is one control
        missing = {name for name in wanted - offered if not (spans and name.split()[-1].isdigit())}
        assert missing == set(), asked


SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}


def test_axe_and_widths(people: People) -> None:
    karel = people.guest("Karel")
    for mode, players, wanted in (
        ("duel", 2, busy(60)),
        ("campaign", 4, busy(40)),
        ("duel", 2, question("recruit", 20)),
        ("duel", 2, question("parts", 20)),
        ("duel", 2, question("in")),
    ):
        play_from(karel, find("rone", wanted, mode, players))
        for size, (width, height) in SIZES.items():
            karel.set_viewport_size({"width": width, "height": height})
            for theme in ("dark", "light"):
                karel.emulate_media(color_scheme=theme)
                assert axe(karel) == [], (mode, size, theme)
            assert overflow(karel) <= 0, (mode, size)
    karel.goto(karel.url)
    my_turn(karel)
    assert karel.locator(".workshop .screws .choice").count() >= 4, "loaded anew, the question can still be answered"
