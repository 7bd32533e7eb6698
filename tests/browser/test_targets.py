"""Targets are lit where they lie: a card that was taken up is aimed at bases, minions and players on the table."""

from __future__ import annotations

from typing import Any

from .people import People, axe, version
from .situations import find, names, offered, offers, play_from

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# How many lit things are seen whole: below the head of the page and above my own side.
SEEN = """
() => {
  const [top, bottom] = ['.board', '.me'].map((one) => document.querySelector(one).getBoundingClientRect().top);
  const boxes = [...document.querySelectorAll('[data-aimed]')].map((one) => one.getBoundingClientRect());
  return boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length;
}
"""


def wide(verb: str, count: int = 2) -> Any:
    """A decision in which one card has several targets by this verb, and nothing else can be done with it."""

    def wanted(match: Any) -> bool:
        return any(len(found) >= count for found in targets(names(match), verb).values())

    return wanted


def targets(offered: list[str], verb: str) -> dict[str, list[str]]:
    """Which card can be aimed at what, by the names of the options."""
    found: dict[str, list[str]] = {}
    for name in offered:
        said, *parts = name.split()
        if said == verb and len(parts) == 2:
            found.setdefault(parts[0], []).append(parts[1])
    return found


def later(page: Any, before: int) -> None:
    page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)


def lit(page: Any) -> list[str]:
    """The cards at which what was taken up can be aimed."""
    found: list[str] = page.eval_on_selector_all("button.card[data-aimed]", "all => all.map((one) => one.dataset.card)")
    return sorted(found)


def minion(people: People, **how: Any) -> tuple[Any, str, list[str]]:
    """A table of Smash Up with a minion in hand that can go to several bases: page, card, bases."""
    match = find("smashup", wide("play"), players=3)
    page = people.guest("Karel", **how)
    play_from(page, match)
    card, bases = next((card, at) for card, at in targets(names(match), "play").items() if len(at) > 1)
    return page, card, sorted(bases)


def test_a_minion_that_is_taken_up_lights_the_bases_it_may_go_to(people: People) -> None:
    karel, card, bases = minion(people)
    before = version(karel)
    held = karel.locator(f".hand button.card[data-card={card}]").first
    held.click()
    assert lit(karel) == bases
    assert karel.locator("dialog[open]").count() == 0, "nothing covers the table"
    assert held.get_attribute("aria-pressed") == "true"
    assert "vyber základnu" in karel.inner_text("#question")
    assert version(karel) == before, "nothing is chosen yet"
    assert axe(karel) == []
    held.click()
    assert lit(karel) == [], "a second click lets go"
    held.click()
    karel.keyboard.press("Escape")
    assert lit(karel) == []
    held.click()
    karel.click(f"button.card[data-zone=bases][data-card={bases[-1]}]")
    karel.wait_for_selector(f"[data-target={bases[-1]}] [data-zone=minions][data-card={card}]")
    assert version(karel) == before + 1
    assert karel.locator(".card.held").count() == 0


def test_all_of_a_lit_base_takes_the_card(people: People) -> None:
    karel, card, bases = minion(people)
    karel.locator(f".hand button.card[data-card={card}]").first.click()
    karel.locator(f"[data-target={bases[0]}] .score").click()
    karel.wait_for_selector(f"[data-target={bases[0]}] [data-zone=minions][data-card={card}]")


def test_lit_bases_are_reached_by_keys_and_told_to_the_ears(people: People) -> None:
    karel, card, bases = minion(people)
    held = karel.locator(f".hand button.card[data-card={card}]").first
    held.focus()
    karel.keyboard.press("Enter")
    karel.wait_for_selector("button.card[data-aimed]")
    told = karel.inner_text("#live-aim")
    for base in bases:
        name = karel.locator(f"button.card[data-card={base}] .name").first.inner_text()
        assert name in told, "whoever does not see it hears which bases are lit"
    focused = "() => document.activeElement.dataset.card"
    walked = []
    for _ in bases:
        karel.keyboard.press("ArrowRight")
        walked.append(karel.evaluate(focused))
    assert sorted(walked) == bases
    assert "Můžeš" in str(karel.evaluate("() => document.activeElement.textContent"))
    karel.keyboard.press("Escape")
    assert lit(karel) == []
    assert karel.evaluate(focused) == card, "whoever lets go is back at the card"
    karel.keyboard.press("Enter")
    karel.keyboard.press("ArrowLeft")
    base = karel.evaluate(focused)
    assert base in bases
    karel.keyboard.press("Enter")
    karel.wait_for_selector(f"[data-target={base}] [data-zone=minions][data-card={card}]")


def test_a_finger_takes_up_a_minion_and_taps_a_base(people: People) -> None:
    phone, card, bases = minion(people, **PHONE)
    phone.eval_on_selector(".board", "board => { board.scrollTop = board.scrollHeight; }")
    held = phone.locator(f".hand button.card[data-card={card}]").first
    held.tap()
    assert lit(phone) == [], "the first tap shows the card"
    held.tap()
    assert lit(phone) == bases
    phone.wait_for_function(f"n => ({SEEN})() >= n", arg=2)
    assert phone.locator("dialog[open]").count() == 0
    phone.locator(f"button.card[data-zone=bases][data-card={bases[0]}]").tap()
    phone.wait_for_selector(f"[data-target={bases[0]}] [data-zone=minions][data-card={card}]")


def test_an_action_that_goes_on_minions_lights_the_minions(people: People) -> None:
    match = find("smashup", wide("act_on"), players=3)
    karel = people.guest("Karel")
    view = play_from(karel, match)
    options = [option for option in view["decision"]["options"] if option["verb"] == "act_on"]
    card = next(one["card"] for one in options if len({o["on"] for o in options if o["card"] == one["card"]}) > 1)
    on = sorted({option["on"] for option in options if option["card"] == card})
    karel.locator(f".hand button.card[data-card={card}]").first.click()
    found = karel.eval_on_selector_all("button.card[data-aimed]", "all => all.map((one) => Number(one.dataset.n))")
    assert sorted(found) == on
    assert "vyber bojovníka" in karel.inner_text("#question")
    before = version(karel)
    karel.click(f"[data-zone=minions][data-n='{on[0]}']")
    later(karel, before)
    assert karel.locator("dialog[open]").count() == 0


def test_what_can_go_to_one_place_only_goes_there_at_once(people: People) -> None:
    def single(match: Any) -> bool:
        found = targets(names(match), "act_on")
        return any(len(on) == 1 for on in found.values())

    match = find("smashup", single, players=2)
    card = next(card for card, on in targets(names(match), "act_on").items() if len(on) == 1)
    karel = people.guest("Karel")
    play_from(karel, match)
    before = version(karel)
    held = karel.locator(f".hand button.card[data-card={card}]").first
    assert held.get_attribute("aria-pressed") is None
    held.click()
    if karel.locator("[data-sure]").count():  # it would hurt my own
        karel.click("[data-sure]")
    later(karel, before)


def test_a_minion_of_the_discard_pile_is_aimed_as_well(people: People) -> None:
    """Its button stands for a card that lies in a pile; the bases are lit all the same."""
    match = find("smashup", wide("raise"), players=2, factions=["zombies+wizards", "robots+aliens"])
    card, bases = next((card, at) for card, at in targets(names(match), "raise").items() if len(at) > 1)
    karel = people.guest("Karel")
    play_from(karel, match)
    before = version(karel)
    karel.locator(".answers [data-verb=raise]").first.click()
    assert karel.locator("dialog[open]").count() == 0
    assert lit(karel) == sorted(bases)
    karel.locator("button.card[data-aimed]").first.click()
    later(karel, before)
    assert card in karel.inner_html(".bases")


def test_a_card_for_a_player_lights_the_plates(people: People) -> None:
    """Doomtrooper: a mission is assigned to a player, and the plates of those who may get it are lit."""
    match = find("doomtrooper", wide("task"), players=2)
    card, seats = next((card, at) for card, at in targets(names(match), "task").items() if len(at) > 1)
    karel = people.guest("Karel")
    play_from(karel, match)
    karel.locator(f".hand button.card[data-card={card}]").first.click()
    aimed = "all => all.map((one) => one.dataset.point).sort()"
    assert karel.eval_on_selector_all("[data-point][data-aimed]", aimed) == sorted(seats)
    assert karel.locator(f"[data-plate={seats[0]}].aimed").count() >= 1
    assert karel.locator("dialog[open]").count() == 0
    before = version(karel)
    karel.locator(f"[data-point={seats[0]}]").first.click()
    later(karel, before)
    assert karel.locator("dialog[open]").count() == 0


def test_a_question_about_players_is_answered_on_their_plates(people: People) -> None:
    """Smash Up asks which player is meant: each who may be is lit, and is chosen there, by mouse or by keys."""
    match = find("smashup", lambda match: sum(name.startswith("who ") for name in names(match)) > 1, players=3)
    seats = sorted(name.split()[1] for name in names(match) if name.startswith("who "))
    karel = people.guest("Karel")
    play_from(karel, match)
    karel.wait_for_selector("[data-aimed]")
    lit_plates = "all => all.map((one) => one.dataset.plate).sort()"
    assert karel.eval_on_selector_all("[data-plate]:has([data-aimed])", lit_plates) == seats
    assert karel.locator("dialog[open]").count() == 0
    assert karel.locator(".answers [data-verb=who]").count() == 0, "no list beside what is lit"
    told = karel.inner_text("#live-aim")
    for seat in seats:
        name = karel.locator(f"[data-point={seat}]").first
        assert name.inner_text().split(".")[0].strip() in told
        assert "Můžeš" in str(name.text_content())
    assert axe(karel) == []
    before = version(karel)
    karel.keyboard.press("ArrowRight")
    karel.keyboard.press("Enter")
    later(karel, before)


def test_a_plate_that_answers_comes_into_sight_on_a_phone(people: People) -> None:
    """RONE: the plates of partners lie far down; the one that may be meant is scrolled to and takes a tap."""

    def shared(match: Any) -> bool:
        return sum(name.startswith("give ") for name in names(match)) > 1

    match = find("rone", shared, mode="campaign", players=2)
    phone = people.guest("Karel", **PHONE)
    play_from(phone, match)
    plate = phone.locator("[data-plate=p2]:has([data-aimed])")
    plate.wait_for()
    phone.wait_for_function(
        "box => { const { top, left, width, height } = box.getBoundingClientRect();"
        " return box.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }",
        arg=plate.element_handle(),
    )
    before = version(phone)
    plate.tap(position={"x": 4, "y": 4})  # anywhere on it, not on its name
    later(phone, before)


def near(one: dict[str, float], other: dict[str, float]) -> float:
    """How far one box is from another; 0 if they touch."""
    across = max(0.0, other["x"] - one["x"] - one["width"], one["x"] - other["x"] - other["width"])
    down = max(0.0, other["y"] - one["y"] - one["height"], one["y"] - other["y"] - other["height"])
    return across + down


def said_at(page: Any, selector: str) -> list[list[str]]:
    """The prices that are shown there, line by line."""
    return [str(price).split("\n") for price in page.locator(f"{selector} [data-price]").all_inner_texts()]


def test_what_it_costs_is_read_before_it_is_chosen(people: People) -> None:
    """In a small menu beside the card, beside the question while a card is aimed, on buttons, and to screen readers."""
    karel = people.guest("Karel")

    # Shards: one card, two uses, each with its own gain.
    view = play_from(karel, find("shards", offers("hire")))
    hire = offered(view, "hire")
    card = karel.locator(f"button.card[data-zone=row][data-n='{hire['n']}']")
    assert hire["cost"]["cs"] in card.text_content()
    card.click()
    menu = karel.locator("dialog[open]")
    menu.wait_for()
    assert near(menu.bounding_box(), card.bounding_box()) <= 12, "the menu opens at the card"
    assert [hire["cost"]["cs"], f"→ {hire['brings']['cs']}"] in said_at(karel, "dialog[open]")
    assert karel.evaluate("document.activeElement.matches('dialog [data-option]')"), "keys are at the first answer"
    assert axe(karel) == []
    karel.keyboard.press("Escape")
    assert menu.count() == 0

    # Smash Up and Summoner Wars: what was taken up is aimed, and the question says what it takes.
    for game, verb in (("smashup", "play"), ("summonerwars", "summon")):
        view = play_from(karel, find(game, wide(verb)))
        options = [option for option in view["decision"]["options"] if option["verb"] == verb]
        one = next(o for o in options if sum(other["n"] == o["n"] for other in options) > 1)
        held = karel.locator(f".hand button.card[data-card={one['card']}]").first
        assert one["cost"]["cs"] in held.text_content(), "also to whoever only hears it"
        held.click()
        assert said_at(karel, "#question") == [[one["cost"]["cs"]]]
        target = karel.locator(f".bases [data-card={one['target']}], [data-space={one['target']}]").first
        assert one["cost"]["cs"] in target.text_content(), "the target says what the click does and takes"
        karel.keyboard.press("Escape")

    # Doomtrooper: a button with its cost and its gain.
    view = play_from(karel, find("doomtrooper", offers("meditate")))
    meditate = offered(view, "meditate")
    price = [meditate["cost"]["cs"], f"→ {meditate['brings']['cs']}"]
    assert said_at(karel, ".answers [data-verb=meditate]") == [price]
