"""SUMMIT MEETING: partners trade the cards in their hands, once a game, and keep what they got."""

from __future__ import annotations

from sudi.games.doomtrooper.rules.leaving import discard
from sudi.kernel.dealing import determinise
from sudi.kernel.view import sight

from ..table import ids, options, passes, play, table

WAIT = ["evasive_action"]


def summit(mine: list[str], partners: list[str], **common):
    """p1 and p3 play together; the card is played and p1 is asked."""
    m = table(
        {"squad": ["clansman"], "hand": ["summit_meeting", *mine], "destiny": 20},
        {"squad": ["hussar"]},
        {"squad": ["trencher"], "hand": partners, "destiny": 20},
        {"squad": ["infantry"]},
        mode="teams",
        **common,
    )
    play(m, "meditate")
    return play(m, "play summit_meeting")


def test_each_partner_gives_the_other_any_number_of_cards():
    m = summit(["valkyrie", *WAIT], ["samurai", "blood_beret"])
    assert m.state.seat == 0
    assert set(options(m)) == {"target valkyrie", "target evasive_action", "done"}
    play(m, "target valkyrie", "done")
    assert m.state.seat == 2
    assert set(options(m)) == {"target samurai", "target blood_beret", "target valkyrie", "done"}
    play(m, "target samurai", "target blood_beret", "done")
    assert ids(m, "hand", 0) == ["blood_beret", "evasive_action", "samurai"]
    assert ids(m, "hand", 2) == ["valkyrie"]
    assert ids(m, "sacrificed", 0) == ["summit_meeting"]


def test_a_hand_may_end_empty_or_larger_than_seven():
    m = summit(["valkyrie"] * 4 + WAIT, ["samurai"] * 7)
    play(m, *["target valkyrie"] * 4, "target evasive_action")
    assert m.state.seat == 2  # nothing left to give
    play(m, "done")
    assert (ids(m, "hand", 0), len(ids(m, "hand", 2))) == ([], 12)


def test_what_was_got_is_ones_own_to_the_end_of_the_game():
    m = summit(WAIT, ["samurai"])
    play(m, "done", "target samurai")
    passes(m)
    play(m, "deploy samurai")
    samurai = next(c for c in m.state.squad[0] if m.state.t.defs[c].id == "samurai")
    assert m.state.side[samurai] == 0
    discard(m.state, samurai)
    assert ids(m, "grave", 0) == ["samurai"]
    assert "samurai" not in ids(m, "grave", 2)


def test_a_team_meets_once_a_game_but_the_other_team_may_still():
    m = table(
        {"squad": ["clansman"], "hand": ["summit_meeting", "summit_meeting", *WAIT]},
        {"squad": ["hussar"], "hand": ["summit_meeting", *WAIT]},
        {"squad": ["trencher"], "hand": ["summit_meeting", *WAIT]},
        {"squad": ["infantry"], "hand": WAIT},
        mode="teams",
    )
    play(m, "meditate")
    play(m, "play summit_meeting", "done", "done")
    assert m.state.seat == 1
    assert "play summit_meeting" in options(m)
    play(m, "pass")
    assert m.state.seat != 2  # the partner holds one too and may not play it
    passes(m)
    assert "play summit_meeting" not in options(m)
    assert m.why_not("play summit_meeting") is not None


def test_without_partners_it_is_not_played():
    m = table({"squad": ["clansman"], "hand": ["summit_meeting", *WAIT]}, {"squad": ["hussar"]})
    play(m, "meditate")
    assert "play summit_meeting" not in options(m)


def test_partners_see_each_others_hands_and_the_opponents_learn_nothing():
    m = summit(["valkyrie", *WAIT], ["samurai"])
    play(m, "target valkyrie")
    s = m.state
    got = next(c for c in s.hand[2] if s.t.defs[c].id == "valkyrie")
    assert got in sight(s, 0).values["hand"][2]
    assert sight(s, 1).values["hand"][2] == [None, None]
    told = [entry.text("en") for entry in m.log(1)]
    assert any("gives a partner a card" in line for line in told)
    assert not any("Valkyrie" in line for line in told)


def test_the_others_cannot_work_out_what_was_traded():
    before, after = (summit(["valkyrie", *WAIT], ["samurai", "samurai"]) for _ in range(2))
    play(before, "target evasive_action", "done", "done")
    play(after, "target valkyrie", "done", "done")
    seen = [sight(m.state, 1) for m in (before, after)]
    titles = [
        {pool: sorted(m.state.t.card_ids[c] for c in cards) for pool, cards in view.pools.items()}
        for m, view in zip((before, after), seen, strict=True)
    ]
    assert titles[0] == titles[1]


def test_worlds_dealt_for_an_opponent_hold_every_card_once():
    m = summit(["valkyrie", *WAIT], ["samurai"])
    play(m, "target valkyrie", "done", "target samurai", "done")
    world = determinise(m.state, 1, 7)
    cards = sorted(
        c for zone in ("hand", "library", "grave", "sideboard") for held in getattr(world, zone) for c in held
    )
    assert len(cards) == len(set(cards))
    assert len(world.hand[0]) == len(m.state.hand[0])
