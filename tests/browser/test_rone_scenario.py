"""RONE: Invaze on the table: cards of a scenario of one's own, and what others see of an upgrade."""

from __future__ import annotations

from .people import People, version
from .rone import later, question
from .situations import find, names, play_from

MINE = """
id: my_watch
name: {cs: Moje hlídka, en: My Watch}
rounds: 3
support:
  - {melee: 1}
cards:
  - id: my_giant
    name: {cs: Můj obr, en: My Giant}
    starting: true
    copies: 4
    combat: {melee: 1, life: 9}
    support: {armor: 3}
    reward: [red]
    training_cost: 5
"""


def giants(match: object) -> bool:
    """The main phase with a card of the scenario's own in sight."""
    deployed = [card["card"] for card in match.view(0)["deployed"]]
    return "my_giant" in deployed and question("main")(match)


def test_cards_of_ones_own_scenario_have_names_and_texts(people: People) -> None:
    karel = people.guest("Karel")
    match = find("rone", giants, "campaign", 1, scenarios=MINE, difficulty="none")
    play_from(karel, match)
    karel.wait_for_selector(".invasion [data-card=my_giant] >> text=Můj obr")
    assert "my_giant" not in karel.inner_text(".invasion")
    assert "Moje hlídka" in karel.inner_text(".invasion")
    karel.locator(".invasion [data-card=my_giant]").first.click(button="right")
    large = karel.locator("dialog[open]")
    large.wait_for()
    said = large.inner_text()
    assert "Můj obr" in said
    assert "Karta Invaze" in said or "karta Invaze" in said
    assert "životy 9" in said


def test_a_replay_knows_them_too(people: People) -> None:
    karel = people.guest("Karel")
    match = find("rone", giants, "campaign", 1, scenarios=MINE, difficulty="none")
    karel.goto("/".join(karel.url.split("/")[:3]) + "/replay")
    karel.set_input_files(
        "input[type=file]",
        files=[{"name": "match.json", "mimeType": "application/json", "buffer": match.record().to_json().encode()}],
    )
    karel.wait_for_selector("input[type=range]")
    karel.locator("input[type=range]").fill(str(len(match)))
    karel.wait_for_selector("[data-card=my_giant] >> text=Můj obr")


def test_the_die_on_the_workbench_is_still_there_after_a_reload(people: People) -> None:
    """Four dice are built alike here: only the game knows which of them it is."""
    karel = people.guest("Karel")
    play_from(karel, find("rone", lambda match: "buy upgrade" in names(match) and question("parts", 30)(match)))
    before = version(karel)
    karel.click("[data-option='buy upgrade']")
    later(karel, before)
    karel.locator(".tray .die.lit").nth(1).click()
    karel.wait_for_selector(".workshop .sides")
    chosen = karel.inner_text(".workshop strong")
    karel.reload()
    karel.wait_for_selector(".workshop .sides")
    assert karel.inner_text(".workshop strong") == chosen
    assert karel.locator(".workshop .sides .lit").count() == 6
    karel.locator(".workshop .sides [data-face=red]").first.click()
    karel.click(".workshop [data-option$='red neutral']")
    karel.wait_for_selector("[data-option='in green']")
    karel.reload()
    karel.wait_for_selector("[data-option='in green']")
    karel.mouse.move(2, 2)
    assert karel.locator(".workshop .large .hole").count() == 1, "the screw that is out"
    assert karel.locator(".workshop .large [data-screw=red]").count() == 1


def test_others_see_which_die_is_on_the_workbench(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    play_from(karel, find("rone", lambda match: "buy upgrade" in names(match) and question("parts", 30)(match)))
    eva.goto(karel.url)
    before = version(karel)
    karel.click("[data-option='buy upgrade']")
    later(karel, before)
    die = karel.locator(".tray .die.lit").first
    number = die.get_attribute("data-die")
    die.click()
    eva.wait_for_selector(f".die.worked[data-whose=p1][data-die='{number}']")
    assert "na pracovním stole" in str(eva.locator(".die.worked").inner_text())
    assert eva.locator(".die.worked").count() == 1
