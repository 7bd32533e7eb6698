"""Dragging by mouse and by finger, and the long press: each gesture does what it says, and nothing else."""

from __future__ import annotations

from typing import Any

from .people import People, my_turn, overflow, tap, version
from .situations import Finger, drag, find, middle, names, offered, offers, play_from, way

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def later(page: Any, before: int) -> None:
    page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)


def test_power_is_dragged_onto_the_champion_it_destroys(people: People) -> None:
    karel = people.guest("Karel")
    view = play_from(karel, find("shards", offers("attack")))
    name = offered(view, "attack")["card"]
    champion = karel.locator(f".rivals button.card[data-card={name}].lit").first
    drag(karel, karel.locator(".me [data-counter=power]"), champion)
    assert "aimed" in str(champion.get_attribute("class")), "it shows that it will be hit"
    assert karel.locator(".hand button.card.aimed").count() == 0, "and nothing of mine will"
    before, held = version(karel), karel.locator(".rivals button.card").count()
    karel.mouse.up()
    later(karel, before)
    karel.wait_for_function("n => document.querySelectorAll('.rivals button.card').length === n", arg=held - 1)
    assert karel.locator("dialog[open]").count() == 0, "dropping is no click on the number"


def test_power_dropped_beside_the_targets_attacks_nothing(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, find("shards", offers("attack")))
    before = version(karel)
    drag(karel, karel.locator(".me [data-counter=power]"), karel.locator(".market"))
    karel.mouse.up()
    karel.wait_for_timeout(300)
    assert version(karel) == before
    assert karel.locator(".ghost, .card.aimed").count() == 0, "nothing is left of the gesture"


def test_all_power_is_dragged_onto_a_player(people: People) -> None:
    """Against several opponents the power is divided; the whole of it goes where it is dropped."""
    karel = people.guest("Karel")
    match = find(
        "shards",
        lambda match: any(name.startswith("assign") and name.endswith(" 3") for name in names(match)),
        mode="free_for_all",
        players=3,
    )
    view = play_from(karel, match)
    whom, power = max((o["parts"] for o in view["decision"]["options"]), key=lambda parts: int(parts[1]["n"]))
    seat, most = whom["id"], power["id"]
    plate = karel.locator(f".rivals [data-plate={seat}]")
    assert "cíl útoku" in plate.inner_text().lower()
    drag(karel, karel.locator(".me [data-counter=power]"), plate, at=(0.5, 0.2))
    assert "aimed" in str(plate.get_attribute("class"))
    other = next(p["seat"] for p in view["players"][1:] if p["seat"] != seat)
    assert "aimed" not in str(karel.locator(f".rivals [data-plate={other}]").get_attribute("class"))
    before = version(karel)
    karel.mouse.up()
    later(karel, before)
    karel.wait_for_function("t => document.querySelector('#log').innerText.includes(t)", arg=f"útočí silou {most} na")


def striking(match: Any) -> tuple[str, str] | None:
    """A champion of mine, and one of the rival's that can be attacked only once mine is exhausted."""
    if any(name.startswith("attack") for name in names(match)):
        return None
    for name in names(match):
        if name.startswith("exhaust"):
            after = match.copy()
            after.choose(name)
            found = [one for one in names(after) if one.startswith("attack")] if after.decision.seat == 0 else []
            if found:
                return name.split()[1], found[0].split()[1].split("@")[0]
    return None


def test_a_champion_is_dragged_onto_what_its_power_destroys(people: People) -> None:
    """It is exhausted, and the power it gives is spent at once on the champion it was dropped on."""
    match = find("shards", lambda match: striking(match) is not None)
    mine, theirs = striking(match) or ("", "")
    karel = people.guest("Karel")
    play_from(karel, match)
    own = karel.locator(f".me .champions button.card[data-card={mine}].lit").first
    before = version(karel)
    drag(karel, own, karel.locator(f".rivals button.card[data-card={theirs}]").first)
    karel.mouse.up()
    karel.wait_for_function("v => Number(document.querySelector('.table').dataset.version) >= v + 2", arg=before)
    karel.wait_for_selector(f".rivals button.card[data-card={theirs}]", state="detached")


def test_an_action_is_dragged_onto_the_minion_it_goes_on(people: People) -> None:
    karel = people.guest("Karel")
    view = play_from(karel, find("smashup", offers("act_on"), players=3))
    option = offered(view, "act_on")
    target = karel.locator(f"[data-zone=minions][data-n='{option['on']}']")
    drag(karel, karel.locator(f".hand button.card[data-card={option['card']}].lit").first, target)
    assert "aimed" in str(target.get_attribute("class"))
    held, before = karel.locator(".hand button.card").count(), version(karel)
    karel.mouse.up()
    later(karel, before)
    karel.wait_for_function("n => document.querySelectorAll('.hand button.card').length < n", arg=held)
    assert karel.locator("dialog[open]").count() == 0


def test_an_action_dropped_on_a_minion_is_aimed_at_it(people: People) -> None:
    """The action asks for its target only after it is played; the minion it was dropped on is the answer."""

    def weak(match: Any) -> list[Any]:
        minions = [ref for slot in match.view(0)["slots"] for ref in slot["minions"]]
        return [ref for ref in minions if ref.get("now", {}).get("power", 9) <= 3]

    match = find(
        "smashup",
        lambda match: "act ninjas_seeing_stars" in names(match) and len(weak(match)) > 1,
        players=2,
        factions=["ninjas+pirates", "robots+zombies"],
    )
    karel = people.guest("Karel")
    play_from(karel, match)
    victim = weak(match)[-1]
    target = karel.locator(f"[data-zone=minions][data-n='{victim['n']}']")
    before = version(karel)
    drag(karel, karel.locator(".hand button.card[data-card=ninjas_seeing_stars].lit").first, target)
    karel.mouse.up()
    karel.wait_for_function("v => Number(document.querySelector('.table').dataset.version) >= v + 2", arg=before)
    karel.wait_for_selector(f"[data-zone=minions][data-n='{victim['n']}']", state="detached")


def test_a_finger_drags_a_card_out_of_the_hand(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    play_from(phone, find("shards", lambda match: any(name.startswith("play crystal") for name in names(match))))
    card = phone.locator(".hand button.card[data-card=crystal].lit").first
    place = phone.locator(".inplay [data-drop]")
    place.evaluate("one => one.scrollIntoView({block: 'center'})")
    here, there = middle(card), middle(place)
    before, finger = version(phone), Finger(phone)
    finger.down(*here)
    finger.move(way(here, (here[0], here[1] - 60)))
    assert phone.locator(".ghost").count() == 1, "the card follows the finger"
    assert phone.locator(".zone.takes").count() >= 1
    finger.move(way((here[0], here[1] - 60), there))
    finger.up()
    later(phone, before)
    phone.wait_for_selector(".inplay [data-card=crystal]")
    assert phone.locator("dialog[open], .ghost").count() == 0
    assert overflow(phone) <= 0


def test_a_finger_that_moves_sideways_scrolls_the_hand(people: People) -> None:
    """Nothing is played, whatever is under the finger when it is lifted."""
    phone = people.guest("Karel", **PHONE)
    play_from(phone, find("smashup", lambda match: len(match.view(0)["players"][0]["hand"]) >= 8, players=2))
    hand = phone.locator(".hand .cards")
    before = version(phone)
    x, y = middle(phone.locator(".hand button.card").nth(2))
    finger = Finger(phone)
    finger.down(x, y)
    finger.move(way((x, y), (x - 160, y)))
    finger.up()
    phone.wait_for_timeout(400)
    assert hand.evaluate("one => one.scrollLeft") > 40
    assert version(phone) == before
    assert phone.locator(".ghost, dialog[open]").count() == 0


def test_a_finger_drags_power_onto_a_champion(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    view = play_from(phone, find("shards", offers("attack")))
    name = offered(view, "attack")["card"]
    champion = phone.locator(f".rivals button.card[data-card={name}].lit").first
    champion.scroll_into_view_if_needed()
    before, held = version(phone), phone.locator(".rivals button.card").count()
    here, finger = middle(phone.locator(".me [data-counter=power]")), Finger(phone)
    finger.down(*here)
    finger.move(way(here, middle(champion)))
    finger.up()
    later(phone, before)
    phone.wait_for_function("n => document.querySelectorAll('.rivals button.card').length === n", arg=held - 1)


def test_a_long_press_shows_the_card_and_plays_nothing(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    play_from(phone, find("shards", offers("play")))
    card = phone.locator(".hand button.card.lit").first
    before, finger = version(phone), Finger(phone)
    finger.down(*middle(card))
    phone.wait_for_timeout(200)
    assert phone.locator("dialog[open]").count() == 0, "not yet"
    phone.wait_for_selector("dialog[open] .face.large")
    finger.up()
    phone.wait_for_timeout(300)
    assert version(phone) == before, "lifting the finger is no tap"
    assert phone.locator("dialog[open] .face.large").count() == 1, "and the card stays to be read"
    phone.locator("dialog[open] header button").tap()
    phone.wait_for_selector("dialog[open]", state="detached")
    tap(card)
    later(phone, before)
    my_turn(phone)
