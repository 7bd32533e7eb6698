"""SECRET, BLUFF, INFORMANTS: special cards face down under another card."""

from __future__ import annotations

from ..table import Match, ids, options, passes, play, plays_on, table, wounded


def kept(*cards: str, hand2: tuple[str, ...] = ("foxhole",)) -> Match:
    """p1 has laid these cards under a SECRET."""
    m = table(
        {"squad": ["clansman", "infantry"], "works": ["secret"], "hand": [*cards, "foxhole", "hussar"]},
        {"squad": ["valkyrie"], "hand": list(hand2)},
        actions=9,
    )
    for id in cards:
        play(m, "use secret 1")
        if f"target {id}" in options(m):
            play(m, f"target {id}")
        passes(m)
    return m


def test_special_cards_are_laid_face_down_for_an_action_each():
    m = kept("eat_this", "amnesia")
    assert m.state.actions == 7
    assert ids(m, "secret", 0) == ["amnesia", "eat_this"]
    assert m.view(1)["players"][0]["secret"] == [None, None]
    assert {c["card"] for c in m.view(0)["players"][0]["secret"]} == {"eat_this", "amnesia"}
    assert "use secret 1" not in options(m)  # no special card left in hand


def test_a_revealed_secret_plays_all_its_cards_without_actions():
    m = kept("eat_this", "amnesia", "elite_trooper")
    play(m, "meditate", "use secret 2")
    assert set(plays_on(m, "amnesia")) == {"clansman", "infantry", "valkyrie"}
    assert "play eat_this" in options(m)
    play(m, "play_on elite_trooper clansman")
    while m.decision.name == "react":
        play(m, "pass")
    play(m, "play eat_this")
    while m.decision.name == "react":
        play(m, "pass")
    assert wounded(m, "valkyrie")
    play(m, "play_on amnesia valkyrie")
    passes(m)
    assert m.state.actions == 5
    assert ids(m, "sacrificed", 0) == ["secret"]
    assert ids(m, "secret", 0) == []
    assert ids(m, "grave", 0) == ["eat_this"]


def test_what_cannot_be_played_is_lost_for_good():
    m = kept("think_again", "narrow_escape")
    play(m, "meditate", "use secret 2")
    passes(m)
    assert ids(m, "sacrificed", 0) == ["narrow_escape", "secret", "think_again"]


def test_a_bluff_sacrifices_the_cards_unplayed():
    m = kept("eat_this", hand2=("bluff", "foxhole"))
    play(m, "meditate", "use secret 2")
    assert plays_on(m, "bluff") == {"secret"}
    heard = play(m.copy(), "pass")
    assert options(heard) == ["play eat_this"] or wounded(heard, "valkyrie")
    play(m, "play_on bluff secret")
    passes(m)
    assert ids(m, "sacrificed", 0) == ["eat_this", "secret"]
    assert not wounded(m, "valkyrie")


def test_informants_look_under_all_secrets_of_others():
    m = table(
        {"squad": ["clansman"], "works": ["secret"], "hand": ["eat_this", "foxhole"]},
        {"squad": ["valkyrie"], "hand": ["informants", "foxhole"]},
    )
    play(passes(play(m, "use secret 1")), "end")
    while m.decision.name != "anytime" or "play informants" not in options(m):
        assert m.state.turn == 0 or m.decision.seat == 1
        play(m, "pass" if "pass" in options(m) else options(m)[-1])
    assert m.state.turn == 1
    assert m.view(1)["players"][0]["secret"] == [None]
    play(m, "play informants")
    passes(m)
    assert [c["card"] for c in m.view(1)["players"][0]["secret"]] == ["eat_this"]


def test_a_secret_is_never_discarded_and_everybody_may_have_some():
    m = table(
        {"squad": ["clansman+special_forces_training"], "works": ["secret"], "hand": ["secret", "foxhole"]},
        {"works": ["secret"]},
    )
    assert not any(o.startswith("use special_forces_training") for o in options(m))  # there is nothing to discard
    play(m, "play secret")
    passes(m)
    assert ids(m, "works", 0) == ["secret", "secret"]


def test_a_secret_that_somebody_else_owns_keeps_the_cards_of_whoever_has_it():
    m = table(
        {"squad": ["clansman"], "works": ["secret@p2"], "hand": ["eat_this", "foxhole", "hussar"]},
        {"squad": ["valkyrie"], "hand": ["foxhole"]},
    )
    (keeper,) = m.state.works[0]
    assert m.state.t.owner[keeper] == 1
    play(m, "use secret 1")
    passes(m)
    assert ids(m, "secret", 0) == ["eat_this"]
    assert ids(m, "secret", 1) == []
    assert m.state.noted[keeper] == 1
