"""What the log tells: each kind of line once, by hand; nothing but cards and seats that exist, in random play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sudi.games.rone.words.lexicon import RANGED_DAMAGE
from sudi.kernel.wording import Words

from ..table import DRONES, GAME, end_turn, hurry, new, options, play, table

QUIET = "{id: quiet, name: {cs: Klid, en: Quiet}, rounds: 9, protocols: 0}"


def events(match: Any) -> list[tuple[int, int, int, int, int]]:
    return [*match._opening, *(event for past in match.past() for event in past.events)]


def check(match: Any) -> None:
    """Every line is about a seat, and about a card and another seat that exist, or nobody."""
    t = match.state.t
    for line, seat, card, _, other in events(match):
        name = GAME.lines.all[line].name
        assert 0 <= seat < t.seats, name
        assert -1 <= card < len(t.cards), name
        assert -1 <= other < t.seats, name


def told(match: Any, since: int = 0, seat: int = 0) -> list[str]:
    """The lines as a seat reads them."""
    check(match)
    return [entry.text("en") for entry in match.log(seat, since)]


def coop(*players: dict[str, Any], **common: Any) -> Any:
    return table(*(players or ({},)), mode="campaign", **{"setup": {"scenarios": QUIET}, "protocols": [], **common})


@pytest.mark.parametrize(
    ("mode", "players"), [("duel", 2), ("extended", 2), ("teams", 4), ("quick", 2), ("campaign", 3)]
)
def test_lines_name_cards_and_seats_that_exist_or_nobody(mode: str, players: int) -> None:
    match, dice = new(mode, players, seed=29), random.Random(29)
    for _ in range(400):
        if match.decision is None:
            break
        assert -1 <= match.state.about < len(match.state.t.cards), match.decision.name
        match.choose(dice.randrange(len(match.decision.options)))
    check(match)


# ---- a turn ----
def test_cards_dice_and_resources() -> None:
    match = table({"hand": ["brawler"], "rolled": "KB-R", "base": ["catapult"], "rerolls": 1, "stored": {"yellow": 2}})
    play(match, "use black", "play brawler", "activate catapult", "convert blank blue", "gain green", "pair yellow")
    assert told(match) == [
        "Player 1 uses a die: black.",
        "Player 1 plays Brawler.",
        "Player 1 uses Catapult.",
        "Player 1 prepares 2 melee damage (Catapult).",
        "Player 1 converts two dice.",
        "Player 1 gains a resource: green.",
        "Player 1 uses two stored resources: yellow.",
        "Player 1 gains 1 re-roll token.",
    ]
    since = len(told(match))
    play(match, "end", "store red wild", "store green green")
    assert told(match, since)[:3] == [
        "Player 1 stores a resource: wild.",
        "Player 1 stores a resource: green.",
        "Player 2 loses 4 armour to Player 1.",
    ]


def test_damage_of_every_kind() -> None:
    match = play(table({"stored": {"black": 2, "red": 2}}), "pair black", "pair red")
    assert told(match)[1:3] == ["Player 1 prepares 1 melee damage.", "Player 1 prepares 1 armour destruction."]
    assert told(match)[-1] == "Player 1 prepares 1 ranged damage."
    assert [e.cs for e in match.log(None)][-1] == "Hráč 1 chystá 1 střelecké zranění."


def test_both_kinds_of_damage_are_counted_alike() -> None:
    """2 zranění na blízko, 2 střelecká zranění: a number and its noun, in the form that the number takes."""
    one = {"hand": ["bounty_hunter"], "resources": {"red": 1, "blue": 1}}
    match = play(table(one, {"armor": 0}), "play bounty_hunter")
    assert "Player 1 prepares 2 ranged damage (Bounty Hunter)." in told(match)
    assert "Hráč 1 chystá 2 střelecká zranění (Lovkyně odměn)." in [e.cs for e in match.log(None)]
    says = [Words("cs").count(n, RANGED_DAMAGE) for n in (1, 2, 5)]
    assert says == ["1 střelecké zranění", "2 střelecká zranění", "5 střeleckých zranění"]


def test_gains_and_losses_name_their_card() -> None:
    hand = ["tribe_guardians", "berserker", "hired_killer", "wire_leech", "vision"]
    resources = {"blue": 1, "green": 1, "black": 3, "red": 1, "yellow": 2}
    one = {"hand": hand, "resources": resources, "armor": 5, "life": 9, "research": 2, "deck": ["scout"]}
    match = table(one, {"stored": {"blue": 1}, "deck": ["order", "jugura"]})
    play(match, *(f"play {card}" for card in hand))
    name = GAME.library.cards["tribe_guardians"].name.en
    assert [line for line in told(match) if "plays" not in line] == [
        f"Player 1 gains 2 armour ({name}).",
        f"Player 1 gains 1 life ({name}).",
        "Player 1 loses 1 life (Berserker).",
        "Player 2 discards Jugura.",
        "Player 1 loses 1 armour (Hired Killer).",
        "Player 2 gains 1 research token.",
        "Player 2 loses a stored resource: blue.",
        "Player 1 loses 1 research token.",
        "Player 1 gains 1 re-roll token (Vision).",
    ]


def test_cards_in_training_and_the_workshop() -> None:
    match = table({"parts": 8, "ground": ["veteran"], "base": ["catapult"], "dump": ["scout"]}, exhausted=["p1.base.0"])
    play(match, "end", "buy drill", "buy recycle", "buy refresh", "buy starter")
    play(match, "train barricade")
    assert told(match) == [
        "Player 1 spends 1 spare part.",
        "Player 1 puts a screw on Veteran.",
        "Player 1 spends 1 spare part.",
        "Player 1 recycles Scout.",
        "Player 1 spends 2 spare parts.",
        "Catapult is refreshed.",
        "Player 1 spends 1 spare part.",
        "Player 1 has trained Barricade.",
    ]
    since = len(told(match))
    play(match, "buy upgrade", "take blue neutral", "in red", "done")
    assert told(match, since) == [
        "Player 1 spends 1 spare part.",
        "Player 1 upgrades a die (no. 1).",
        "Player 1 gains 1 research token.",
    ]


def test_recruiting_discovering_and_destroying() -> None:
    match = table(
        {"parts": 4}, recruits=["veteran", "crawler", "behemoth"], technologies=["jammer", "catapult", "smelter"]
    )
    play(match, "end", "buy recruit", "recruit crawler", "buy discover", "discover smelter")
    assert sorted(line for line in told(match) if "spends" not in line and "turn" not in line) == [
        "Behemoth is destroyed.",
        "Catapult is destroyed.",
        "Jammer is destroyed.",
        "Player 1 discovers Smelter.",
        "Player 1 recruits Crawler.",
        "Veteran is destroyed.",
    ]


def test_the_end_of_a_turn() -> None:
    one = {"hand": ["vision", "scout"], "base": ["data_centre"], "ground": ["crawler"], "stored": {"wild": 4}}
    match = table(one, screws={"p1.ground.0": 1})
    end_turn(match, keep="keep scout")
    assert told(match) == [
        "Player 1 keeps Scout.",
        "Player 1 dumps Vision.",
        "Player 1 stores a resource: yellow.",
        "Player 1 has trained Crawler.",
        "— It is the turn of Player 2. —",
    ]
    assert told(match, seat=1)[0] == "Player 1 keeps a card."


def test_turned_dice_undumped_cards_and_recycling_from_hand() -> None:
    match = table({"base": ["calibrator", "recycling_line"], "hand": ["scout"], "rolled": "B???", "dump": []})
    play(match, "activate calibrator", "die blue", "face red")
    assert told(match)[1] == "Player 1 turns a die: red."
    play(match, "activate recycling_line")
    assert told(match)[-1] == "Player 1 recycles Scout from hand."
    assert told(match, seat=1)[-1] == "Player 1 recycles a card from hand."
    saved = table({"hand": ["scavenger"], "resources": {"red": 1}, "dump": ["scout", "vision"]})
    play(saved, "play scavenger")
    assert told(saved)[1:] == [
        "Player 1 moves Vision from the dump to the discard pile.",
        "Player 1 moves Scout from the dump to the discard pile.",
    ]


def test_what_opponents_lose() -> None:
    one = {"hand": ["saboteur"], "resources": {"black": 1, "yellow": 1}}
    match = table(one, {"base": ["catapult"], "ground": ["veteran"], "stored": {"red": 1}}, screws={"p2.ground.0": 2})
    play(match, "play saboteur")
    assert told(match)[1:] == [
        "Player 2 loses a screw on Veteran.",
        "Player 2 loses a screw on Veteran.",
        "Catapult is exhausted.",
        "Player 2 loses a stored resource: red.",
    ]
    later = table({"base": ["recon_drone"]}, mode="quick")
    play(later, "activate recon_drone")
    assert told(later)[1:3] == ["Recon Drone: its effect on opponents waits for the end of the phase."] * 2


def test_drawing_and_shuffling() -> None:
    match = end_turn(table({}, {"deck": [], "discard": ["scout"], "dump": ["vision"]}))
    play(match, "shuffle")
    assert told(match)[1:3] == ["Player 2 loses 1 life for the cards on the dump.", "Player 2 shuffles the deck."]
    assert told(match, seat=1)[3] in ("Player 2 draws Scout.", "Player 2 draws Vision.")
    assert told(match)[3] == "Player 2 draws a card."
    play(match, "stop")
    assert told(match)[-1] == "Player 2 rolls the dice."


# ---- the end ----
def test_matches_that_end() -> None:
    won = play(table({"damage": {"ranged": 3}, "dump": ["scout"]}, {"life": 3}), "end")
    assert told(won) == [
        "Player 2 loses 3 life to Player 1.",
        "Player 2 falls.",
        "Survival check: Player 1.",
        "Player 1 loses 1 life for the cards on the dump.",
        "Player 1 wins.",
    ]
    drawn = play(table({"damage": {"ranged": 3}, "dump": ["scout"], "life": 1}, {"life": 3}), "end")
    assert told(drawn)[-1] == "The game is a draw."
    match = play(table({"damage": {"ranged": 3}}, {"life": 3}, mode="extended"), "end")
    assert told(match)[-2:] == ["Survival check: Player 1.", "Player 1 wins the match."]
    last = play(table({"damage": {"ranged": 3}, "wins": 1}, {"life": 3}, mode="extended"), "end")
    assert told(last)[-2:] == ["Player 1 wins the match.", "Player 1 wins."]
    both = play(table({"damage": {"ranged": 3}, "dump": ["scout"], "life": 1}, {"life": 3}, mode="extended"), "end")
    assert "The match is drawn." in told(both)


# ---- the Invasion ----
def test_training_zones_protocols_and_tokens() -> None:
    slots = [{"training": ["data_packet"]}]
    match = coop(
        {"armor": 5},
        inv_deck=DRONES[:3],
        inv_supply=["paralyser", "seeker", "breaker", "gun_turret", "dampener"],
        slots=slots,
        inv_stored={"blue": 5},
        protocols=["recovery_protocol"],
        exhausted=["protocols.0"],
        inv_research=0,
        protocol_supply=["storm_protocol"],
        inv_dump=["stinger_drone"],
    )
    hurry(match, to="draw")
    lines = told(match)
    at = lines.index("The Invasion has trained Data Packet.")
    assert lines[at : at + 5] == [
        "The Invasion has trained Data Packet.",
        "The Invasion activates Storm Protocol.",
        "Data Packet is destroyed.",
        "Player 1 loses 1 armour (Data Packet).",
        "The Invasion recruits Dampener.",
    ]
    assert lines.count("The Invasion has research tokens: 1.") == 1
    ran = [line for line in lines if line.endswith("is carried out.")]
    assert sorted(ran) == ["Recovery Protocol is carried out.", "Storm Protocol is carried out."]
    assert "The Invasion recycles Stinger Drone." in lines
    assert "Player 1 loses 1 life (Storm Protocol)." in lines


def test_fighting_the_invasion() -> None:
    setup = {"scenarios": "strike_at_the_base", "difficulty": "none"}
    one = {"damage": {"ranged": 6, "melee": 2}, "parts": 5}
    match = table(
        one, mode="campaign", setup=setup, deployed=["reflex_plating"], base_life=9, base_armor=1, inv_deck=DRONES[:3]
    )
    hurry(match, to="damage")
    play(match, "strike ranged 1", "deal ranged 3", "extra interdiction")
    assert told(match) == [
        "Player 1 strikes the Invasion's base (1).",
        "Player 1 hits Reflex Plating (2).",
        "Player 1 defeats Reflex Plating.",
        "The Invasion discards Reflex Plating.",
        "Player 1 performs an extra action: Interdiction fire.",
        f"The Invasion puts {GAME.library.cards[DRONES[2]].name.en} on its dump.",
    ]
    play(match, "finish", "extra wreck")
    assert told(match)[-2:] == ["Player 1 performs an extra action: Strip the wreck.", "Reflex Plating is destroyed."]
    hurry(match, to="draw")
    assert "The armour of the Invasion's base is restored." in told(match)


def test_scenarios_scouts_and_shuffles_of_the_invasion() -> None:
    level = table(
        {}, mode="campaign", setup={"equal_odds": True, "scenarios": QUIET}, inv_deck=DRONES[:5], protocols=[], round=8
    )
    hurry(level, to="draw")
    scouted = [f"{GAME.library.cards[card].name.en} goes scouting." for card in reversed(DRONES[2:5])]
    assert [line for line in told(level) if "scouting" in line] == scouted
    hurry(level)
    assert told(level)[-1] == "Quiet is won."
    shuffled = coop(inv_deck=[], inv_discard=DRONES[:3])
    hurry(shuffled, to="draw")
    assert "The Invasion shuffles its deck." in told(shuffled)
    lost = coop({"life": 1, "armor": 0}, deployed=["wall_crusher"])
    hurry(lost)
    assert told(lost)[-2:] == ["Player 1 falls.", "Quiet is lost."]
    begun = new("campaign", 1, leaders="random")
    assert "— Scenario: Defence of the Base. —" in told(begun)
    assert any(" plays as " in line for line in told(begun))
    assert options(begun)
