"""Summoner Wars in the browser: the battlefield by mouse, finger and keys, what is lit before committing, dice."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .people import LOOKS, People, against_bot, axe, choose_game, my_turn, overflow, play_on, version
from .situations import Finger, drag, find, middle, names, near_the_end, play_from, way

# What a person who wants to see the end clicks next: enemies are attacked, units are summoned and walk ahead.
CLICK = """
() => {
  const table = document.querySelector('.table');
  if (!table) return 'no table';
  if (table.dataset.status === 'over') return 'over';
  if (!table.dataset.mine) return 'wait';
  const sure = document.querySelector('[data-sure]');
  if (sure) { sure.click(); return 'sure'; }
  const all = (selector) => [...document.querySelectorAll(selector)];
  const at = (name) => document.querySelector(`[data-space="${name}"]`);
  const press = (element, what) => { element.click(); return what; };
  const dialog = document.querySelector('dialog[open] [data-option]');
  if (dialog) return press(dialog, 'menu');
  const row = (element) => element.getBoundingClientRect().top;
  if (document.querySelector('[data-let-go]')) {
    const hit = all('.space.strike.sure:not(.friendly)');
    const best = hit.find((one) => one.querySelector('.summoner')) || hit[0] || all('.space.reach.sure')[0];
    return press(best || document.querySelector('[data-let-go]'), 'aimed');
  }
  const answer = all('.space.answer')[0];
  if (answer) return press(answer, 'space');
  const lit = all('.space.lit');
  const foe = (name) => Boolean(at(name)?.querySelector('.piece:not(.mine)'));
  const of = (element, verb) => (element.dataset.options || '').split('|').filter((one) => one.startsWith(verb + ' '));
  const hits = lit.find((one) => of(one, 'attack').some((name) => foe(name.split('@')[2])));
  if (hits) return press(hits, 'attacker');
  const target = lit.filter((one) => of(one, 'target').length);
  if (target.length) return press(target.find((one) => !one.querySelector('.mine')) || target[0], 'target');
  const hand = all('.hand button.card.lit').find((one) => ['summon', 'shed'].some((verb) => of(one, verb).length));
  if (hand) return press(hand, 'hand');
  const walks = lit.find((one) => !one.querySelector('.summoner') &&
    of(one, 'move').some((name) => { const to = at(name.split(' ')[2]); return to && row(to) < row(one) - 5; }));
  if (walks) return press(walks, 'walker');
  const buttons = all('.answers [data-option], .answers [data-many]');
  const named = (verb) => buttons.find((one) => one.dataset.verb === verb);
  const button = ['damage', 'decline', 'done', 'end'].map(named).find(Boolean);
  if (button || buttons[0]) return press(button || buttons[0], 'button');
  const rest = lit[0] || all('button.card.lit')[0]; // what is resolved next lies where it lies
  return rest ? press(rest, 'rest') : 'nothing';
}
"""


def moves(match: Any) -> bool:
    """My move phase, with several units that have somewhere to go."""
    return match.decision.name == "move" and len({name.split()[1] for name in names(match) if "move" in name}) > 2


def attacks(match: Any) -> list[str]:
    """What I could attack that is not mine."""
    spaces = {slot["name"]: slot["board"][0] for slot in match.view(0)["slots"] if slot["board"] and slot["board"][0]}
    found = [name for name in names(match) if name.startswith("attack ")]
    return [name for name in found if spaces[name.split("@")[2]]["now"]["side"] == 1]


def at_move(page: Any) -> tuple[Any, str, list[str]]:
    """A match at my move phase; the space of a unit, and where it can go."""
    match = find("summonerwars", moves, decks=["polar_dwarves", "savanna_elves"])
    play_from(page, match)
    far = [name.split() for name in names(match) if name.startswith("move ")]
    unit = max((one[1] for one in far), key=lambda label: sum(one[1] == label for one in far))
    space = unit.split("@")[1]
    return match, space, sorted(one[2] for one in far if one[1] == unit and one[2] != space)


def lit(page: Any, selector: str) -> list[str]:
    return sorted(page.eval_on_selector_all(selector, "all => all.map((one) => one.dataset.space)"))


def next_version(page: Any, before: int) -> None:
    page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)


def test_two_people_play_from_two_sides(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva", locale="en-GB")
    choose_game(karel, "summonerwars")
    karel.select_option("#deck-p1", "tundra_orcs")
    karel.select_option("#deck-p2", "cave_goblins")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=waiting]")
    eva.goto(karel.url)
    eva.click("[data-sit]")
    for page in (karel, eva):
        page.wait_for_selector(".table[data-status=playing] .field")
    # Everybody sees the own side below: the second seat looks from row 8.
    assert karel.locator(".grid .row .edge").first.inner_text() == "8"
    assert eva.locator(".grid .row .edge").first.inner_text() == "1"
    for page, leader in ((karel, "to_grognack"), (eva, "cg_sneeks")):
        mine = page.locator(f".piece.mine[data-card={leader}]").bounding_box()
        theirs = page.locator(".piece.summoner:not(.mine)").bounding_box()
        assert mine["y"] > theirs["y"]
    assert "Orkové" not in eva.inner_text(".felt")
    play_on(karel, eva, click=CLICK, until=lambda: eva.locator("#log li.turn").count() >= 5)


def test_a_match_comes_to_its_end(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, near_the_end("summonerwars"))
    play_on(karel, click=CLICK)
    karel.wait_for_selector(".ending")
    assert "vítězí" in karel.inner_text("#log")
    assert karel.locator(".piece.summoner.fallen").count() == 1, "the loser's summoner lies there"


def test_reach_and_way_are_lit_before_a_move(people: People) -> None:
    karel = people.guest("Karel")
    _, space, spaces = at_move(karel)
    before = version(karel)
    karel.hover(f"[data-space={space}]")
    assert lit(karel, ".space.reach") == spaces, "the mouse alone shows where the unit could go"
    assert lit(karel, ".space.reach.sure") == []
    karel.click(f"[data-space={space}]")
    assert lit(karel, ".space.reach.sure") == spaces
    assert karel.get_attribute(f"[data-space={space}]", "aria-pressed") == "true"
    assert "vyber pole nebo cíl" in karel.inner_text("#question")
    karel.hover(f"[data-space={spaces[0]}]")
    road = str(karel.get_attribute("[data-way]", "data-way")).split()
    assert (road[0], road[-1]) == (space, spaces[0])
    assert version(karel) == before, "nothing is chosen yet"
    karel.keyboard.press("Escape")
    assert lit(karel, ".space.reach.sure") == []
    karel.click(f"[data-space={space}]")
    card = karel.get_attribute(f"[data-space={space}] .piece", "data-n")
    karel.click(f"[data-space={spaces[0]}]")
    karel.wait_for_selector(f"[data-space={spaces[0]}] .piece[data-n='{card}']")
    assert version(karel) == before + 1


def test_targets_and_sight_are_lit_and_dice_are_rolled(people: People) -> None:
    karel = people.guest("Karel")
    match = find(
        "summonerwars", lambda m: m.decision.name == "attack" and bool(attacks(m)), decks=["vanguards", "breakers"]
    )
    play_from(karel, match)
    option = attacks(match)[0]
    _, unit, target = option.split()
    there = target.split("@")[1]
    karel.click(f"[data-space={unit.split('@')[1]}]")
    everything = sorted(name.split("@")[2] for name in names(match) if name.startswith(f"attack {unit} "))
    assert lit(karel, ".space.strike.sure") == everything
    sights = karel.eval_on_selector_all("[data-sight]", "all => all.map((one) => one.dataset.sight)")
    assert sorted(sights) == everything
    own = [s for s in everything if karel.locator(f"[data-space={s}] .piece.mine").count()]
    assert lit(karel, ".space.strike.friendly") == own, "attacking one's own looks different"
    assert karel.locator(".die").count() == 0
    karel.click(f"[data-space={there}]")
    # An ability may ask something first; the dice follow.
    for _ in range(12):
        if karel.locator(".dice").count():
            break
        karel.wait_for_timeout(150)
        if not karel.locator(".dice").count() and karel.locator(".table[data-mine]").count():
            karel.evaluate(CLICK)
    told = re.findall(
        r"\[([⚔➶✦]+)\]", [e for e in karel.locator("#log li").all_inner_texts() if "Hod kostkami" in e][-1]
    )
    shown = karel.eval_on_selector_all(".die", "all => all.map((one) => one.querySelectorAll('.sign').length)")
    assert shown == [len(die) for die in told]
    assert "Hráč " not in karel.inner_text(".dice"), "people have names there, too"
    heard = str(karel.text_content("#live-dice"))
    assert f"{sum('⚔' in die for die in told)}× na blízko" in heard
    assert f"{sum('✦' in die for die in told)}× zvláštní" in heard


def test_the_battlefield_by_keyboard_alone(people: People) -> None:
    karel = people.guest("Karel")
    _, space, spaces = at_move(karel)
    for _ in range(40):
        karel.keyboard.press("Tab")
        if karel.evaluate("document.activeElement.matches('[data-space]')"):
            break
    assert karel.locator(".grid [tabindex='0']").count() == 1, "Tab comes to the battlefield once"

    def walk(to: str) -> None:
        for _ in range(20):
            here = str(karel.evaluate("document.activeElement.dataset.space"))
            if here == to:
                return
            if here[0] != to[0]:
                karel.keyboard.press("ArrowRight" if here[0] < to[0] else "ArrowLeft")
            else:
                karel.keyboard.press("ArrowUp" if here[1] < to[1] else "ArrowDown")
        raise AssertionError(f"{to} was not reached")

    walk(space)
    before = version(karel)
    karel.keyboard.press("Enter")
    assert lit(karel, ".space.reach.sure") == spaces
    walk(spaces[-1])
    words = str(karel.evaluate("document.activeElement.textContent"))
    assert words.startswith(f"{spaces[-1]}. prázdné"), words
    assert "Pohnout" in words
    karel.keyboard.press("Enter")
    next_version(karel, before)
    assert karel.evaluate("document.activeElement.dataset.space") == spaces[-1], "the focus stays where it is"
    karel.keyboard.press("i")
    karel.wait_for_selector("dialog[open] .face.large")
    karel.keyboard.press("Escape")


def test_units_and_cards_are_dragged(people: People) -> None:
    karel = people.guest("Karel")
    _, space, spaces = at_move(karel)
    before = version(karel)
    drag(karel, karel.locator(f"[data-space={space}]"), karel.locator(f"[data-space={spaces[0]}]"))
    assert lit(karel, ".space.reach.sure") == spaces, "while it is dragged the reach is lit"
    karel.mouse.up()
    next_version(karel, before)
    assert karel.locator(f"[data-space={spaces[0]}] .piece").count() == 1
    match = find("summonerwars", lambda m: m.decision.name == "summon" and any("summon" in n for n in names(m)))
    play_from(karel, match)
    _, card, to = next(name for name in names(match) if name.startswith("summon ")).split()
    before = version(karel)
    drag(karel, karel.locator(f".hand [data-card={card}]").first, karel.locator(f"[data-space={to}]"))
    karel.mouse.up()
    next_version(karel, before)
    assert karel.locator(f"[data-space={to}] .piece[data-card={card}]").count() == 1


def test_a_finger_drags_and_rests(people: People) -> None:
    eva = people.guest("Eva", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    _, space, spaces = at_move(eva)
    finger, before = Finger(eva), version(eva)
    unit, goal = eva.locator(f"[data-space={space}]"), eva.locator(f"[data-space={spaces[0]}]")
    finger.down(*middle(unit))
    finger.move(way(middle(unit), middle(goal)))
    finger.up()
    next_version(eva, before)
    assert goal.locator(".piece").count() == 1
    my_turn(eva)
    finger.down(*middle(goal))
    eva.wait_for_selector("dialog[open] .face.large")
    finger.up()


def test_a_space_out_of_reach_and_a_grey_card_say_why(people: People) -> None:
    karel = people.guest("Karel")
    _, space, spaces = at_move(karel)
    karel.click(f"[data-space={space}]")
    free = [s for s in lit(karel, ".space:not(:has(.piece))") if s not in spaces]
    karel.click(f"[data-space={free[-1]}]")
    karel.wait_for_selector(".field .why")
    assert re.match(r"SUW-\d+", karel.inner_text(".field .why a"))
    assert lit(karel, ".space.held") == [space], "the unit is still in hand"
    karel.keyboard.press("Escape")
    karel.wait_for_selector(".field .why", state="detached")
    karel.locator(".hand button.card:not(.lit)").first.click()
    karel.wait_for_selector("dialog[open] .why")
    assert re.match(r"SUW-\d+", karel.inner_text("dialog .why a"))


def test_the_mouse_shows_a_unit_large_with_where_its_numbers_come_from(people: People) -> None:
    karel = people.guest("Karel")
    match, _, _ = at_move(karel)
    mage = next(
        s for s in match.view(0)["slots"] if s["board"] and s["board"][0] and s["board"][0]["now"].get("strength")
    )
    karel.hover(f"[data-space={mage['name']}]")
    karel.wait_for_selector(".float .numbers dt")
    strength = mage["board"][0]["now"]["strength"]
    assert f"Síla {strength}" in karel.inner_text(".float .numbers")
    field, card = karel.locator(".field").bounding_box(), karel.locator(".float").bounding_box()
    assert card["x"] >= field["x"] + field["width"] or card["x"] + card["width"] <= field["x"], (
        "it hides nothing of the field"
    )


def test_damage_boosts_and_tucked_cards_are_seen_and_heard(people: People) -> None:
    karel = people.guest("Karel")

    def marked(match: Any) -> bool:
        view = match.view(0)
        cards = [slot["board"][0] for slot in view["slots"] if slot["board"] and slot["board"][0]]
        return bool(view["tucked"]) and any("damage" in card for card in cards)

    match = find("summonerwars", marked, decks=["fallen_kingdom", "savanna_elves"])
    view = play_from(karel, match)
    top = view["tucked"][0]["under"]
    for slot in view["slots"]:
        card = slot["board"][0] if slot["board"] else None
        if not card:
            continue
        words, piece = (
            karel.inner_text(f"[data-space={slot['name']}] .unseen"),
            karel.locator(f"[data-space={slot['name']}] .piece"),
        )
        left = card["now"]["life"] - card.get("damage", 0)
        assert f"životy {left} z {card['now']['life']}" in words
        assert piece.locator(".life b").inner_text() == str(left)
        for token in ("damage", "boost"):
            shown = piece.locator(f".token.{token}").all_inner_texts()
            assert shown == ([str(card[token])] if card.get(token) else [])
        if card["n"] == top:
            assert "pod ní: " in words
            assert piece.locator("[data-tucked]").count() == 1


def test_effects_of_two_copies_of_a_card_are_two_answers(people: People) -> None:
    def copies(match: Any) -> bool:
        waiting = {name.split()[1] for name in names(match)} if match.decision.name == "order" else set()
        return len({label.partition("@")[0] for label in waiting}) < len(waiting)

    karel = people.guest("Karel")
    match = find("summonerwars", copies, decks=["breakers", "fallen_kingdom"])
    play_from(karel, match)
    shown = karel.eval_on_selector_all("[data-space][data-options]", "all => all.map((one) => one.dataset.options)")
    spaces = {name.split()[1] for name in names(match)}
    assert len(shown) == len(spaces) > 1
    assert {name.split()[1] for name in shown} == spaces, "each copy is lit where it stands, with its own answer"


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 720), (1440, 900)])
def test_the_battlefield_fits_the_screen(people: People, size: tuple[int, int]) -> None:
    page = people.guest("Karel", viewport={"width": size[0], "height": size[1]})
    at_move(page)
    assert overflow(page) <= 0
    boxes = page.eval_on_selector_all(".space", "all => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert len(boxes) == 48
    assert min(box["width"] for box in boxes) > 50
    assert min(box["height"] for box in boxes) > 43, "a finger hits it"
    near = page.locator(".me").bounding_box()
    assert max(box["bottom"] for box in boxes) <= near["y"] + 1, "my hand covers no space"
    assert min(box["top"] for box in boxes) > 0
    assert page.locator(".track [aria-current=step]").get_attribute("data-phase") == "move"
    assert axe(page) == []


def test_a_bot_on_a_phone_in_english(people: People) -> None:
    eva = people.guest("Eva", locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True)
    against_bot(eva, "summonerwars")
    eva.wait_for_selector(".field")
    before, idle = version(eva), 0
    for _ in range(LOOKS):
        if version(eva) >= 50:
            break
        done = eva.evaluate(CLICK)
        assert done != "nothing", "she is asked, and nothing can be clicked"
        if done == "over":
            break
        eva.wait_for_timeout(15)
        idle = idle + 1 if version(eva) == before else 0
        before = version(eva)
        if idle > 60:  # taking a unit up and putting it down again: somebody bored ends the phase
            eva.evaluate("() => document.querySelector('.table[data-mine] .answers [data-option]')?.click()")
            idle = 0
    assert version(eva) >= 50 or eva.locator(".ending").count()
    assert "Attack" in eva.inner_text(".track")
    assert overflow(eva) <= 0
    assert axe(eva) == []
    rolling = eva.eval_on_selector_all(".die", "all => all.map((one) => getComputedStyle(one).animationDuration)")
    assert set(rolling) <= {"0.001s"}, "less motion is respected"
