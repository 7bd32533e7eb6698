"""The other modes and larger tables: each gets through some turns, with what is particular about it in sight."""

from __future__ import annotations

from typing import Any

import pytest

from .people import People, choose_game, overflow, play_on, resign
from .situations import find, names, play_from

PHONE = {"width": 390, "height": 844}


def sit_down(people: People, game: str, mode: str | None = None, players: int | None = None) -> Any:
    """A table against the computer in this mode."""
    karel = people.guest("Karel")
    choose_game(karel, game, mode)
    if players:
        karel.select_option("#players", str(players))
    button = "#against-bots" if karel.locator("#against-bots").count() else "#open-table"
    karel.click(button)
    karel.wait_for_selector(".table[data-status=playing]")
    return karel


def turns_of(page: Any, least: int) -> int:
    """Click what is lit until so many turns have begun (or the match is over); how many did."""
    turns = page.locator("#log li.turn")
    play_on(page, until=lambda: turns.count() >= least)
    return int(turns.count())


def fits(page: Any) -> None:
    """Nothing is wider than the screen, on a desk and on a phone; the question stays in sight."""
    assert overflow(page) <= 0
    size = page.viewport_size
    page.set_viewport_size(PHONE)
    assert overflow(page) <= 0
    if page.locator(".prompt").count():
        box = page.locator(".prompt").bounding_box()
        assert box["y"] + box["height"] <= PHONE["height"] + 1
    page.set_viewport_size(size)


def test_solo_against_the_nemesis(people: People) -> None:
    karel = sit_down(people, "shards", "solo")
    nemesis = karel.locator(".rivals [data-plate=p2]")
    assert karel.locator(".rivals [data-plate]").count() == 1
    assert nemesis.locator("h2").inner_text() == "Úhlavní nepřítel"
    assert turns_of(karel, 6) >= 4
    assert nemesis.locator("[data-counter=health]").count() == 1
    assert nemesis.locator(".pile", has_text="Balíček").count() == 0, "the nemesis has no deck of its own"
    assert karel.locator(".me .pile", has_text="Balíček").count() == 1
    assert "Úhlavní nepřítel" in karel.inner_text("#log")
    fits(karel)


def test_two_against_two_shows_the_partner(people: People) -> None:
    karel = sit_down(people, "shards", "teams")
    tags = {seat: karel.locator(f"[data-plate={seat}] .tag").all_inner_texts() for seat in ("p1", "p2", "p3", "p4")}
    assert tags == {"p1": [], "p2": ["spoluhráč"], "p3": ["soupeř"], "p4": ["soupeř"]}
    assert turns_of(karel, 8) >= 8
    # What a partner has in play is not mine to attack.
    assert karel.locator("[data-plate=p2] button.card[data-options*=attack]").count() == 0
    fits(karel)


def test_in_the_melee_both_others_are_the_target_of_my_attack(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, find("shards", lambda match: "end" in names(match), mode="melee", players=3))
    assert karel.locator(".rivals .tag", has_text="cíl útoku").count() == 2
    assert karel.locator(".me .tag").count() == 0
    assert turns_of(karel, 7) >= 7
    fits(karel)


def test_the_melee_names_no_targets_while_others_play(people: People) -> None:
    karel = people.guest("Karel")
    match = find("shards", lambda match: any(n.startswith("shield") for n in names(match)), mode="melee", players=3)
    play_from(karel, match)
    assert karel.locator(".rivals .tag").count() == 0, "it is not my attack"


@pytest.mark.parametrize("players", [3, 4])
def test_smash_up_with_more_players(people: People, players: int) -> None:
    karel = sit_down(people, "smashup", players=players)
    assert karel.locator(".rivals [data-plate]").count() == players - 1
    assert karel.locator(".me [data-plate=p1]").count() == 1
    assert karel.locator(".bases > section").count() == players + 1, "one base more than players"
    assert turns_of(karel, 2 * players) >= 2 * players
    fits(karel)


@pytest.mark.parametrize("players", [2, 4])
def test_the_columns_of_a_base_say_whose_they_are_and_how_strong(people: People, players: int) -> None:
    def shared(match: Any) -> bool:
        slots = match.view(0)["slots"]
        return any(len({ref.get("owner") for ref in slot["minions"]}) > 1 for slot in slots)

    karel = people.guest("Karel")
    play_from(karel, find("smashup", shared, players=players))
    crowded = karel.locator(".bases > section", has=karel.locator(".column:nth-child(2)")).first
    owners = crowded.locator(".column h3 span").all_inner_texts()
    assert len(owners) == len(set(owners)) >= 2
    total = sum(int(n) for n in crowded.locator(".column h3 strong").all_inner_texts())
    assert crowded.locator(".sum strong").first.inner_text() == str(total)


def test_who_resigns_among_several_leaves_the_others_to_play_on(people: People) -> None:
    karel = sit_down(people, "smashup", players=3)
    karel.click("#table-menu")
    karel.click("#resign")
    assert karel.inner_text("#resign") == "Opravdu se vzdát? Ostatní dohrají."
    karel.click("#resign")
    karel.wait_for_selector("[data-plate=p1] .gone")
    assert karel.locator("[data-plate=p1] .gone").inner_text() == "vyřazen"
    assert karel.locator(".answers").count() == 0


def test_the_end_asks_nothing_any_more(people: People) -> None:
    """Whoever resigns in the middle of a decision is not asked it again, and nobody is on turn."""
    karel = sit_down(people, "shards", "duel")
    turns_of(karel, 2)
    resign(karel)
    assert karel.locator(".prompt").count() == 0
    assert karel.locator("button.card.lit").count() == 0
    assert karel.locator(".plate .turn").count() == 0
    assert karel.locator(".menu.panel").count() == 0
