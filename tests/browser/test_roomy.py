"""Where the felt is empty what lies on it is told; where it is full, on a phone, my cards are in sight all the same."""

from __future__ import annotations

import re
from typing import Any

from tests.rone.table import table as rone
from tests.summonerwars.table import table as summonerwars

from .people import People, choose_game
from .rone import PHONE
from .situations import find, play_from
from .test_felt import COVERED, MINE, RIVALS, nothing, packed

# Cards before me or the other one whose words are not seen, or are cut.
WORDLESS = """
() => [...document.querySelectorAll('.far .face')].filter((one) => {
  const text = one.querySelector('.text');
  return !text || text.clientHeight < 12 || one.clientHeight < 64;
}).map((one) => one.textContent)
"""
# Names of units of which a line is out of sight.
NAMES_CUT = """
() => [...document.querySelectorAll('.piece:not(.gate) .name')]
  .filter((one) => one.scrollHeight > one.clientHeight + 4)
  .map((one) => one.textContent)
"""
LEADER = {"base": ["vesna_horakova", "hydro_plant", "drill_yard"]}
FULL = [
    *MINE["ground"],
    "artillery_spotter",
    "autonomous_convoy",
    "self_propelled_gun",
    "machine_gun_nest",
]
STORED = {"stored": {"blue": 2, "red": 2, "black": 2}}


def test_in_a_duel_of_rone_both_sides_say_what_their_cards_do_where_there_is_room(people: People) -> None:
    karel = people.guest("Karel", viewport={"width": 1440, "height": 900})
    play_from(karel, rone({**LEADER, "hand": ["scout"]}, {"base": ["grey_fennec", "sniper_tower"]}))
    karel.wait_for_selector("[data-roomy]")
    nothing(karel, WORDLESS)
    nothing(karel, COVERED)
    karel.wait_for_selector("[data-below]", state="detached")
    # A table that fills up takes the room back.
    play_from(karel, rone({**MINE, "ground": FULL}, RIVALS[0]))
    karel.set_viewport_size({"width": 1024, "height": 600})
    karel.wait_for_selector("[data-roomy]", state="detached")


def test_on_a_phone_my_cards_are_in_sight_among_those_who_have_stored_much(people: People) -> None:
    karel = people.guest("Karel", **PHONE)
    full = {**MINE, "base": [*MINE["base"], "field_workshop", "recruiting_office"], "ground": FULL}
    play_from(karel, rone(full, *({**one, **STORED} for one in RIVALS), mode="teams"))
    packed(karel, "5")
    nothing(karel, COVERED)
    karel.wait_for_selector("[data-below]", state="detached")
    plate = karel.locator("[data-plate=p3]")
    assert not plate.locator(".bag").first.is_visible()
    plate.locator(".fold").tap()
    plate.locator(".bag").first.wait_for(state="visible")
    # Two partners stand beside each other.
    common: dict[str, Any] = {"deployed": ["medi_drone", "watch_drone", "hunter_drone"], "round": 5}
    play_from(karel, rone(MINE, *({**one, **STORED} for one in RIVALS[:2]), mode="campaign", **common))
    nothing(karel, COVERED)
    tops = [karel.locator(f"[data-plate={seat}]").bounding_box()["y"] for seat in ("p2", "p3")]
    assert tops[0] == tops[1]


def test_a_unit_of_three_words_has_its_whole_name_on_a_phone(people: People) -> None:
    karel = people.guest("Karel", **PHONE)
    play_from(karel, summonerwars(board={"C3": "cg_beast_rider", "C5": "fk_dragos@p2"}, phase="move"))
    assert karel.locator(".piece .name", has_text="Jezdci na bestiích").count() == 1
    nothing(karel, NAMES_CUT)


def test_nobody_who_watches_is_told_of_nothing_played_in_shards_on_a_phone(people: People) -> None:
    def fresh(match: Any) -> bool:
        view = match.view(0)
        return match.decision.name == "play" and not view["played"] and not view["players"][0]["champions"]

    karel = people.guest("Karel", **PHONE)
    play_from(karel, find("shards", fresh))
    karel.wait_for_selector("[data-zone-name=played][data-drop]")  # whoever plays sees where a card can be dropped
    watcher = people.window(karel.url.removeprefix(people.address), **PHONE)
    watcher.wait_for_selector("[data-zone-name=row]")
    assert watcher.locator("[data-zone-name=played]").count() == 0


def test_a_long_question_has_all_of_the_width_on_a_phone(people: People) -> None:
    def long(match: Any) -> bool:
        return len(match.decision.prompt("cs")) > 50 and len(match.decision.options) > 2

    karel = people.guest("Karel", **PHONE)
    play_from(karel, find("smashup", long))
    ask, prompt = (karel.locator(one).bounding_box() for one in (".prompt > .ask", ".prompt"))
    assert ask["width"] > prompt["width"] * 0.85


def test_whoever_sits_down_never_sees_the_table_from_the_other_side(people: People) -> None:
    """No number has changed, nobody is told to watch, and one's own seat is not without its connection."""
    karel = people.guest("Karel")
    choose_game(karel, "rone")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=waiting]")
    friend = people.window(karel.url.removeprefix(people.address), **PHONE)
    friend.evaluate(
        """() => {
          window.told = '';
          new MutationObserver(() => { window.told += document.querySelector('.table')?.innerText ?? ''; })
            .observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )
    friend.tap("[data-sit]")
    friend.wait_for_selector(".table[data-status=playing][data-seats]")
    told = friend.evaluate("window.told")
    assert "bez spojení" not in told
    assert "jako divák" not in told
    assert not re.search("−2", told)
