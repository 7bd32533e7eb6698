"""Doomtrooper on the table: whole matches, the combat term by term, windows that do not tire, every way to aim."""

from __future__ import annotations

from typing import Any

import pytest

from tests.doomtrooper.table import table as situation

from .people import People, against_bot, axe, my_turn, overflow, play_on, version
from .situations import drag, play_from

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
EVERYONE = {"windows": "everyone"}
SHORT = {"victory_points": 4, "turn_limit": 14, "decks": ["brotherhood", "legion"], "first": "p1"}

# What somebody clicks who wants to see the end: warriors into play, attacks, whatever is aimed, and on with it.
CLICK = """
() => {
  const table = document.querySelector('.table');
  if (!table) return 'no table';
  if (table.dataset.status === 'over') return 'over';
  if (!table.dataset.mine) return 'wait';
  const sure = document.querySelector('[data-sure]');
  if (sure) { sure.click(); return 'sure'; }
  const menu = document.querySelector('dialog[open] [data-option]');
  if (menu) { menu.click(); return 'menu'; }
  const player = document.querySelector('[data-point][data-aimed]');
  if (player) { player.click(); return 'player'; }
  const held = document.querySelector('.card.held, .card.picked');
  const aimed = [...document.querySelectorAll('.token.aimed')];
  if (held && aimed.length) { aimed[0].click(); return 'aimed'; }
  const lit = [...document.querySelectorAll('button.card.lit')];
  const verb = (card) => card.dataset.options.split(' ', 1)[0];
  const buttons = [...document.querySelectorAll('.answers [data-option], .answers [data-many]')];
  const button = (...names) => buttons.find((one) => names.includes(one.dataset.verb));
  const pick =
    button('keep', 'attack', 'fight', 'shoot') ||
    lit.find((card) => ['deploy', 'against', 'unmask', 'target'].includes(verb(card))) ||
    button('pass', 'done', 'meditate', 'end', 'yes') ||
    buttons[0] || lit[0];
  if (!pick) return 'nothing';
  pick.click();
  return pick.dataset.option || pick.dataset.options;
}
"""


def new_table(page: Any, **wish: Any) -> str:
    origin = "/".join(page.url.split("/")[:3])
    answer = page.request.post(
        f"{origin}/api/tables", data={"game": "doomtrooper", "mode": "duel", **wish}, headers={"Origin": origin}
    )
    assert answer.ok, answer.text()
    link = f"{origin}{answer.json()['link']}"
    page.goto(link)
    return link


def fight(**rest: Any) -> Any:
    """A combat in its modifier phase: a clansman with a claymore and armour against a necromutant in a citadel."""
    match = situation(
        {
            "squad": ["clansman+clansman_claymore+composite_armor", "valkyrie"],
            "hand": ["powerful_blow", "foxhole"],
            **rest,
        },
        {"kohort": ["necromutant"], "works": ["citadel_of_algeroth:kohort"], "hand": ["evasive_action"]},
        setup=EVERYONE,
    )
    wanted = {"opponents": "against clansman necromutant", "tactic": "fight"}
    match.choose("attack")
    while not (match.decision.name == "anytime" and match.state.phase == 5):
        names = [option.name for option in match.decision.options]
        choice = wanted.get(match.decision.name, "pass")
        match.choose(choice if choice in names else names[0])
    while match.decision.seat != 0:
        match.choose("pass")
    return match


def camp(**rest: Any) -> Any:
    """The action step of somebody with three warriors and things to give them."""
    return situation(
        {
            "squad": ["clansman", "valkyrie", "inquisitor~"],
            "hand": ["composite_armor", "archangel", "positive_karma", "foxhole", "clansman_claymore"],
            "destiny": 8,
            **rest,
        },
        {"kohort": ["necromutant+kratach"], "hidden": ["centurion"], "hand": ["terror"]},
        setup=EVERYONE,
    )


def test_two_people_play_a_whole_match(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    link = new_table(karel, seats=[{"kind": "me"}, {"kind": "open"}], setup=SHORT)
    eva.goto(link)
    eva.click("[data-sit]")
    for page in (karel, eva):
        page.wait_for_selector(".table[data-status=playing][data-seats]")
    assert karel.locator(".frame.doomtrooper").count() == 1, "the game's own layout"
    play_on(karel, eva, click=CLICK)
    for page in (karel, eva):
        page.wait_for_selector(".ending")
    assert people.complaints == []


def test_a_whole_match_against_a_bot_on_a_phone(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    new_table(phone, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], setup=SHORT)
    my_turn(phone)
    assert overflow(phone) <= 0
    play_on(phone, click=CLICK)
    phone.wait_for_selector(".ending")
    assert overflow(phone) <= 0
    assert people.complaints == []


def test_the_lobby_opens_a_table(people: People) -> None:
    page = people.guest("Karel")
    against_bot(page, "doomtrooper")
    page.wait_for_selector(".frame.doomtrooper")
    my_turn(page)
    assert "rivilegium" in page.inner_text("#question") or page.locator("[data-askme]").count() == 1


def test_the_combat_shows_every_term_of_every_number(people: People) -> None:
    page = people.guest("Karel")
    match = fight()
    play_from(page, match)
    page.wait_for_selector("[data-fighter=defender] [data-number=armour] [data-term]")
    assert page.get_attribute("section.duel", "data-phase") == "5"
    for side, card in (("attacker", "clansman@p1"), ("defender", "necromutant@p2")):
        for number, value in (("fight", "blow"), ("armour", "armour")):
            told = match.explain(f"{value} of {card}")
            box = page.locator(f"[data-fighter={side}] [data-number={number}]")
            assert box.locator(".total strong").inner_text() == str(told.total)
            terms = [line.inner_text() for line in box.locator("[data-term]").all()]
            assert len(terms) == len(told.terms)
            for line, term in zip(terms, told.terms, strict=True):
                assert str(term.amount) in line
                if term.source >= 0 and term.operation != "printed":
                    assert match.state.t.defs[term.source].name.cs in line, "who added it"
    # What the blows would do as the numbers stand: not below the armour hits.
    blow, armour = match.explain("blow of clansman@p1").total, match.explain("armour of necromutant@p2").total
    said = page.inner_text("[data-verdict=attacker]")
    assert f"{blow} na obranu {armour}" in said
    assert ("zasáhne" in said) == (blow >= armour)
    # A card of the combat changes the number at once.
    page.click(".hand [data-card=powerful_blow]")
    page.click(".token[data-card=clansman]")
    stronger = page.locator("[data-fighter=attacker] [data-number=fight]")
    stronger.locator(f"strong:text-is('{blow + 2}')").wait_for()
    assert "Mocný úder" in stronger.inner_text()


def test_a_card_is_taken_up_and_aimed_by_mouse_and_by_keys(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, camp())
    page.click(".hand [data-card=composite_armor]")
    page.wait_for_selector("[data-let-go]")
    assert page.locator(".token.aimed").count() >= 2
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-let-go]", state="detached")
    page.focus(".hand [data-card=composite_armor]")
    page.keyboard.press("Enter")
    page.focus(".token[data-card=valkyrie]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".stand:has([data-card=valkyrie]) .gear [data-card=composite_armor]")


def test_a_card_is_dragged_onto_a_warrior_and_into_play(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, camp())
    drag(page, page.locator(".hand [data-card=clansman_claymore]"), page.locator(".token[data-card=clansman]"))
    assert page.locator(".token.aimed[data-card=clansman]").count() == 1
    page.mouse.up()
    page.wait_for_selector(".stand:has([data-card=clansman]) .gear [data-card=clansman_claymore]")
    my_turn(page)
    drag(page, page.locator(".hand [data-card=archangel]"), page.locator("[data-side=p1]"), (0.9, 0.5))
    page.mouse.up()
    page.wait_for_selector("[data-area=squad] .token[data-card=archangel], dialog[open] [data-option]")


def test_what_cannot_be_done_says_why_with_its_rule(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, camp())
    page.click(".hand [data-card=positive_karma]")  # only in a window
    page.wait_for_selector("dialog[open] .why")
    assert "DTR-" in page.inner_text("dialog[open] .why")


def test_hidden_warriors_are_backs_to_others(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, camp())
    backs = page.locator("[data-side=p2] [data-area=hidden] .back")
    assert backs.count() == 1
    assert backs.inner_text().startswith("1")
    assert page.locator("[data-card=centurion]").count() == 0
    assert "Centurion" not in page.content()


def test_attachments_fold_and_unfold(people: People) -> None:
    page = people.guest("Karel")
    loaded = "clansman+clansman_claymore+composite_armor+punisher_handgun+portable_force_shield"
    play_from(page, camp(squad=[loaded, "valkyrie"], hand=["foxhole"]))
    shown = ".stand:has([data-card=clansman]) .gear li"
    seen = f"n => [...document.querySelectorAll('{shown}')].filter((one) => one.offsetParent).length === n"
    page.wait_for_function(seen, arg=2)
    page.click(".stand:has([data-card=clansman]) .fold")
    page.wait_for_function(seen, arg=4)


def test_when_to_ask_is_set_once_and_kept(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, camp())
    before = version(page)
    page.click(".answers [data-verb=meditate]")
    page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.version) > {before} + 1")
    my_turn(page)
    assert page.locator(".answers [data-verb=meditate]").count() == 1, "nobody was bothered"
    page.click("[data-askme]")
    page.check("input[name=asking][value=always]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-askme]:has-text('Vždycky')")
    page.click(".answers [data-verb=meditate]")
    page.wait_for_selector(".answers [data-verb=pass]")
    assert page.locator(".hand .lit[data-card=positive_karma]").count() == 1
    page.reload()
    my_turn(page)
    assert "Vždycky" in page.inner_text("[data-askme]")
    page.click("[data-until=turn]")
    page.wait_for_selector(".answers [data-verb=end]")
    page.wait_for_selector("[data-until=none]")
    page.click("[data-until=none]")
    page.wait_for_selector("[data-hold]")


def test_hold_asks_next_time(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, camp())
    page.click("[data-hold]")
    page.wait_for_selector("[data-hold][aria-pressed=true]")
    page.click(".answers [data-verb=meditate]")
    page.wait_for_selector(".answers [data-verb=pass]")
    page.click(".answers [data-verb=pass]")
    page.wait_for_selector("[data-hold][aria-pressed=false]")


def test_a_steady_pace_passes_by_itself_unless_one_thinks(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, fight())
    page.click("[data-askme]")
    page.select_option("#pace", "3")
    page.keyboard.press("Escape")
    page.click("[data-think]")
    at = version(page)
    page.wait_for_timeout(3600)
    assert version(page) == at, "whoever thinks is waited for"
    page.reload()
    my_turn(page)
    page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.version) > {at}", timeout=8000)


# Pairs of answers that lie over each other.
OVER_EACH_OTHER = """
() => {
  const all = [...document.querySelectorAll('.answers .button')];
  const boxes = all.map((one) => [one.innerText, one.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const over = ([name, a], n) => boxes.slice(n + 1).filter(([, b]) => meet(a, b)).map(([other]) => [name, other]);
  return boxes.flatMap(over);
}
"""


def test_what_an_action_costs_and_brings_is_read_whole_on_a_phone(people: People) -> None:
    karel = people.guest("Karel", **PHONE)
    play_from(karel, situation({"squad": ["clansman"]}, {"squad": ["infantry"]}, actions=3))
    assert karel.locator(".answers [data-price]").count() > 0
    assert karel.evaluate(OVER_EACH_OTHER) == []


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)], ids=str)
@pytest.mark.parametrize("where", ["camp", "fight"])
def test_nothing_serious_for_axe_and_nothing_too_wide(people: People, where: str, size: tuple[int, int]) -> None:
    page = people.guest("Karel", viewport={"width": size[0], "height": size[1]})
    play_from(page, camp() if where == "camp" else fight())
    page.wait_for_timeout(300)
    assert axe(page) == []
    assert overflow(page) <= 0
    # The question and its answers are in sight, whatever lies on the table.
    for selector in ("#question", ".answers .button"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= size[1] - box["height"]
    page.click("[data-askme]")
    page.wait_for_selector("input[name=asking]")
    assert axe(page) == []
    assert people.complaints == []


def test_in_english_too(people: People) -> None:
    page = people.guest("Karel", locale="en-GB")
    play_from(page, fight())
    page.wait_for_selector("[data-fighter=attacker] [data-term]")
    text = page.inner_text(".frame")
    for word in ("Combat: fight", "Modifiers", "against armour", "When it concerns me", "Cohort", "Squad"):
        assert word.lower() in text.lower()
    for czech in ("Souboj", "Modifikátory", "Kohorta", "zápas"):
        assert czech not in text


def test_a_deck_is_built_with_its_sideboard(people: People) -> None:
    page = people.window("/decks/doomtrooper")
    page.wait_for_selector("[data-pool]")
    page.select_option("#deck-ready", "legion")
    page.wait_for_selector("[data-legal=true]")
    assert page.inner_text("[data-side-count]") == "25"
    page.click("[data-side=shrieketh] button:has-text('−')")
    page.wait_for_selector(".problems [data-rule='DTR-500']")
    assert "přesně 25 karet, tento jich má 24" in page.inner_text(".problems [data-rule='DTR-500']")
    assert page.is_disabled("#deck-play")
    page.fill("#deck-search", "shrieketh")
    page.click("[data-add-side=shrieketh]")
    page.wait_for_selector("[data-legal=true]")
    # A card more than four times is too many, wherever it lies.
    page.fill("#deck-search", "nemrtvy legionar")
    page.click("[data-add=undead_legionnaire]")
    page.wait_for_selector(".problems [data-rule='DTR-471']")
    assert "nejvýš 4×, je tu 5×" in page.inner_text(".problems [data-rule='DTR-471']")
    assert axe(page) == []


def test_a_card_for_the_start_of_the_turn_reminds_its_player(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, camp())
    assert page.locator("[data-own-turn]").count() == 0
    play_from(page, camp(hand=["blood_lust", "foxhole"]))
    page.click("[data-own-turn]")
    page.wait_for_selector("[data-own-turn]", state="detached")
    page.click("[data-askme]")
    assert page.is_checked("#own-turn")
