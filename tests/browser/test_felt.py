"""What lies on the felt of the fullest tables: all in sight where it can be, and large where there is room."""

from __future__ import annotations

from typing import Any

from tests.doomtrooper.table import table as doomtrooper
from tests.rone.table import table as rone

from ..generic.test_harms import cards_in
from .people import People, overflow
from .rone import PHONE
from .situations import find, play_from

SIZES = ((1024, 768), (1440, 900))
# Cards on the far side that are under my side, or end in it.
COVERED = """
() => {
  const edge = document.querySelector('.me').getBoundingClientRect().top;
  const cards = [...document.querySelectorAll('.far button.card')];
  return cards.filter((one) => one.getBoundingClientRect().bottom > edge + 2);
}
"""
DICE_IN_SIGHT = """
() => [...document.querySelectorAll('.tray .die')].every((one) => one.getBoundingClientRect().right <= innerWidth)
"""
LETTERS_CUT = """
() => [...document.querySelectorAll('.stand .body .name')].filter((one) => one.scrollWidth > one.clientWidth + 1).length
"""


def all_in_sight(page: Any, cards: int, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("n => document.querySelectorAll('.far button.card').length === n", arg=cards)
    page.wait_for_function(f"() => !({COVERED})().length")
    assert overflow(page) <= 0


def beside_each_other(page: Any) -> None:
    """Three others, on a phone."""
    plates = [page.locator(f"[data-plate={seat}]").bounding_box() for seat in ("p2", "p3", "p4")]
    assert len({plate["y"] for plate in plates}) == 1
    assert max(plate["height"] for plate in plates) < 80


def packed(page: Any, step: str) -> None:
    page.wait_for_selector(f".far [data-packed='{step}']")


def test_a_full_battlefield_is_in_sight_and_an_empty_one_is_large(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, doomtrooper({"squad": ["clansman", "valkyrie"]}, {"kohort": ["necromutant"]}))
    packed(karel, "0")
    squad = ["clansman+composite_armor", "valkyrie", "inquisitor~", "blood_beret!", *["infantry"] * 4]
    legion = ["necromutant+kratach", "centurion", "undead_legionnaire~!", *["infantry"] * 5]
    full = doomtrooper({"squad": squad, "works": ["fukido:squad"]}, {"squad": ["infantry"], "kohort": legion})
    play_from(karel, full)
    for size in SIZES:
        all_in_sight(karel, 20, size)
        assert karel.evaluate(LETTERS_CUT) == 0
    # On a phone as well: four warriors beside each other, my own above my plate.
    karel.set_viewport_size({"width": 390, "height": 844})
    packed(karel, "5")
    nothing(karel, COVERED)
    all_in_sight(karel, 20, SIZES[0])
    # The attachments are chips now; they still have their names for whoever cannot see them.
    assert "Kompozitní brnění" in karel.inner_text(".gear [data-card=composite_armor]")
    # A warrior shows the picture of its card, not one for all.
    karel.wait_for_selector("[data-card=valkyrie] .likeness svg.picture")
    drawn = "c => document.querySelector(`.stand [data-card=${c}] .figure`).innerHTML"
    assert karel.evaluate(drawn, "valkyrie") != karel.evaluate(drawn, "necromutant")


def test_my_cards_are_in_sight_late_in_a_match_of_rone(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, rone({"base": ["vesna_horakova"], "hand": ["scout"]}, {"base": ["grey_fennec"]}))
    packed(karel, "0")
    base = ["vesna_horakova", "hydro_plant", "jammer", "shield_dome"]
    ground = ["grenadier", "paratrooper", "crawler", "veteran", "broodmother"]
    hand = ["scout", "brawler", "order", "vision", "jugura", "areja"]
    played = ["hovercraft", "destroyer", "jalak", "water_canister"]
    rival = {"base": ["grey_fennec", "drill_yard"], "ground": ["behemoth", "old_guard", "carrier"]}
    play_from(karel, rone({"base": base, "ground": ground, "played": played, "hand": hand}, rival))
    for size in SIZES:
        all_in_sight(karel, 18, size)
    # On a phone, too; and the four dice are beside each other, however many cards there are in the hand.
    karel.set_viewport_size({"width": 390, "height": 844})
    nothing(karel, COVERED)
    karel.wait_for_function(DICE_IN_SIGHT)


RIVALS = [
    {"base": ["grey_fennec", "drill_yard"], "ground": ["behemoth", "old_guard", "carrier"]},
    {"base": ["steward_bolek", "jammer"], "ground": ["grenadier", "paratrooper", "crawler", "veteran"]},
    {"base": ["slim_erart", "shield_dome"], "ground": ["broodmother", "destroyer"]},
]
MINE = {
    "base": ["vesna_horakova", "hydro_plant"],
    "ground": ["lynx_scout", "night_watch", "pit_horror", "shaman"],
    "hand": ["scout", "brawler", "order", "vision", "jugura", "areja"],
}


def test_four_players_of_rone_are_in_sight_and_what_is_folded_unfolds(people: People) -> None:
    karel = people.guest("Karel", viewport={"width": 1024, "height": 768})
    play_from(karel, rone(MINE, *RIVALS, mode="teams"))
    nothing(karel, COVERED)
    karel.wait_for_selector("[data-below]", state="detached")
    deployed = ["medi_drone", "watch_drone", "hunter_drone", "mining_drill"]
    play_from(karel, rone(MINE, *RIVALS, mode="campaign", deployed=deployed, round=3))
    packed(karel, "4")
    nothing(karel, COVERED)
    karel.wait_for_selector("[data-below]", state="detached")
    folded = karel.locator("[data-plate=p2] [data-card=behemoth]")
    assert not folded.is_visible()
    karel.click("[data-plate=p2] .fold")
    folded.wait_for(state="visible")


def test_on_a_phone_my_cards_are_in_sight_among_four_players_of_rone(people: People) -> None:
    karel = people.guest("Karel", **PHONE)
    play_from(karel, rone(MINE, *RIVALS, mode="teams"))
    nothing(karel, COVERED)
    # The others are a line each, which opens with everything that lies before them.
    plate = karel.locator("[data-plate=p2]")
    shut = plate.bounding_box()
    assert shut is not None
    assert shut["height"] < 50
    plate.locator(".fold").tap()
    plate.locator("[data-card=behemoth]").wait_for(state="visible")
    for part in (".dice", ".piles"):
        assert plate.locator(part).is_visible()
    # Against the Invasion three partners stand beside each other, and my cards are in sight below them.
    deployed = ["medi_drone", "watch_drone", "hunter_drone", "mining_drill"]
    play_from(karel, rone(MINE, *RIVALS, mode="campaign", deployed=deployed, round=3))
    packed(karel, "5")
    nothing(karel, COVERED)
    beside_each_other(karel)
    plate.locator(".fold").tap()
    plate.locator("[data-card=behemoth]").wait_for(state="visible")


def test_on_a_phone_the_other_player_of_a_duel_is_three_lines(people: People) -> None:
    karel = people.guest("Karel", **PHONE)
    rival = {"base": ["grey_fennec", "drill_yard"], "ground": ["behemoth", "old_guard", "carrier"]}
    play_from(karel, rone(MINE, rival))
    parts = ("h2", ".counter", ".pile", "button.card")
    name, life, pile, card = (karel.locator(f"[data-plate=p2] {one}").first.bounding_box() for one in parts)
    assert abs(name["y"] - life["y"]) < 20
    assert pile["y"] < card["y"]
    assert card["y"] + card["height"] - name["y"] < 130


# What of the Invasion sticks out of its box: it does not wrap, and lies under the edge of the window.
STICKS_OUT = """
() => {
  const box = document.querySelector('.invasion').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.invasion :is(button, .cell)')];
  return parts.filter((one) => one.getBoundingClientRect().right > box.right + 2).map((one) => one.textContent);
}
"""
PROTOCOLS = [f"{name}_protocol" for name in ("fortification", "surveillance", "crusher", "storm", "silence")]
DEPLOYED = ["medi_drone", "watch_drone", "hunter_drone", "mining_drill", "shield_bearer"]


def test_the_invasion_is_low_enough_for_my_cards_to_be_in_sight(people: People) -> None:
    """Late in a scenario, with many cards and protocols of the Invasion and a partner: on a phone as well."""
    karel = people.guest("Karel", **PHONE)
    mine = {**MINE, "base": [*MINE["base"], "shield_dome"], "played": ["hovercraft"]}
    common = {"deployed": DEPLOYED, "protocols": PROTOCOLS, "round": 7}
    play_from(karel, rone(mine, RIVALS[0], mode="campaign", **common))
    nothing(karel, COVERED)
    karel.wait_for_selector("[data-below]", state="detached")
    first, last = (karel.locator(f".cell[data-kind={kind}]").bounding_box() for kind in ("blue", "yellow"))
    assert first["y"] == last["y"]
    karel.set_viewport_size({"width": 1024, "height": 768})
    nothing(karel, STICKS_OUT)
    nothing(karel, COVERED)
    karel.wait_for_selector("[data-below]", state="detached")


# Units whose numbers or the first two lines of whose name are not whole, or on whose name a token lies.
UNITS_CUT = """
() => [...document.querySelectorAll('.piece:not(.gate)')].filter((piece) => {
  const box = (one) => piece.querySelector(one)?.getBoundingClientRect();
  const [body, numbers, token] = ['.body', '.numbers', '.token'].map(box);
  const name = piece.querySelector('.name');
  const letters = document.createRange();
  letters.selectNodeContents(name);
  const lines = [...letters.getClientRects()].filter((line) => line.width > 2);
  const on = (line) => line.right > token.left + 3 && line.top + 3 < token.bottom - 3 && line.bottom > token.top;
  const under = token && lines.some(on);
  const out = numbers.bottom > body.bottom + 1 || box('.life').right > body.right + 1;
  const read = lines[Math.min(lines.length, 2) - 1]; // of three lines two
  return under || out || read.bottom > name.getBoundingClientRect().bottom + 3;
}).map((piece) => piece.dataset.card)
"""


def test_names_and_numbers_of_units_can_be_read(people: People) -> None:
    def hurt(match: Any) -> bool:
        units = [ref for _, _, ref in cards_in(match.view(0)["slots"]) if ref.get("damage")]
        return len(units) >= 5 and len(match.view(0)["players"][0]["hand"]) > 2

    karel = people.guest("Karel z Vysokého Mýta", **PHONE)
    play_from(karel, find("summonerwars", hurt))
    nothing(karel, UNITS_CUT)
    for seat in ("p1", "p2"):
        assert karel.locator(f"[data-plate={seat}]").bounding_box()["height"] < 45, "a line"
    karel.set_viewport_size({"width": 1024, "height": 768})
    nothing(karel, UNITS_CUT)
    # The plates stand at the two ends of the field, and the hand has all of the width.
    field, mine, theirs = (
        karel.locator(one).bounding_box() for one in (".field", "[data-plate=p1]", "[data-plate=p2]")
    )
    assert mine["x"] + mine["width"] <= field["x"]
    assert theirs["y"] + theirs["height"] < mine["y"]
    assert karel.locator(".me .hand").bounding_box()["width"] > 1024 * 0.95
    # What a card took where it was alone it gives back to the others.
    karel.wait_for_function(
        "() => { const row = document.querySelector('.hand .cards'); return row.scrollWidth <= row.clientWidth + 1 }"
    )


# Names of cards on the table that end in an ellipsis, or that the picture lies on.
NAMES_CUT = """
() => [...document.querySelectorAll('.bases .face')].filter((face) => {
  const name = face.querySelector('.name');
  const [picture, words] = ['.art', '.top'].map((one) => Number(getComputedStyle(face.querySelector(one)).zIndex));
  const [box, all] = [name.getBoundingClientRect(), face.getBoundingClientRect()];
  const out = box.top < all.top - 1 || box.bottom > all.bottom + 1;
  return out || name.scrollHeight > name.clientHeight + 3 || name.scrollWidth > name.clientWidth + 1 || picture > words;
}).map((face) => face.querySelector('.name').textContent)
"""
SMALL = """
() => [...document.querySelectorAll('.board *')].filter((one) => {
  const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const look = getComputedStyle(one);
  const seen = look.clipPath === 'none' && !one.closest('.unseen') && one.getBoundingClientRect().width > 2;
  return words && seen && parseFloat(look.fontSize) < (one.closest('.hand') ? 12 : 11);
}).map((one) => one.textContent)
"""


def nothing(page: Any, found: str) -> None:
    """A script finds nothing on the page any more; otherwise what it found is named."""
    try:
        page.wait_for_function(f"() => !({found})().length", timeout=20_000)
    except Exception as error:
        raise AssertionError(page.evaluate(found)) from error


def test_five_bases_of_four_players_are_in_sight_with_whole_names(people: People) -> None:
    def full(match: Any) -> bool:
        return match.decision.name == "play" and sum(len(slot["minions"]) for slot in match.view(0)["slots"]) >= 14

    karel = people.guest("Karel")
    play_from(karel, find("smashup", full, players=4))
    karel.set_viewport_size({"width": 1024, "height": 768})
    nothing(karel, COVERED)
    nothing(karel, NAMES_CUT)
    karel.wait_for_selector("[data-below]", state="detached")
    # On a phone there is more below, and a press goes there; nothing is in letters too small to be read.
    karel.set_viewport_size({"width": 390, "height": 844})
    nothing(karel, SMALL)
    nothing(karel, NAMES_CUT)
    beside_each_other(karel)
    # The text of a base stands where its minions leave room, in whole lines.
    said = karel.locator(".says p:visible").first
    assert said.bounding_box()["height"] <= said.locator("..").bounding_box()["height"]
    karel.click("[data-below]")
    karel.wait_for_function("() => document.querySelector('.board').scrollTop > 60")
    karel.wait_for_selector(".hand [data-more~=right]")
