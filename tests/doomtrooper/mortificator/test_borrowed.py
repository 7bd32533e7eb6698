"""A small hand, a panic button: from the printed texts."""

from __future__ import annotations

from ..table import end_turn, fight, finish, ids, options, play, rating, table

HAND = ["bayonet", "infantry", "hussar", "dragoon", "kratach", "combat_armor"]


def test_a_player_who_has_to_deal_with_it_holds_four_cards_and_draws_for_each_played():
    m = table({"squad": ["clansman"], "hand": ["deal_with_it"]}, {"squad": ["trencher"], "hand": HAND, "destiny": 20})
    assert {"play_at deal_with_it p1", "play_at deal_with_it p2"} <= set(options(m))
    play(m, "play_at deal_with_it p2")
    while m.decision.name == "down_to":
        assert m.decision.seat == 1
        play(m, "drop kratach" if "drop kratach" in options(m) else options(m)[0])
    assert len(m.state.hand[1]) == 4
    assert "kratach" in ids(m, "grave", 1)
    end_turn(m)
    assert len(m.state.hand[1]) == 4  # he drew nothing: he had four
    grave = len(m.state.grave[1])
    play(m, next(o for o in options(m) if o.startswith("deploy")))
    assert len(m.state.hand[1]) == 4  # one for the one played
    while m.state.turn == 1:
        assert not any(o.startswith("drop") for o in options(m))  # never in the discard step
        play(m, "end" if "end" in options(m) else options(m)[-1])
    assert len(m.state.grave[1]) == grave
    while m.decision.name != "action":
        play(m, options(m)[-1])
    assert len(m.state.hand[0]) > 4  # the other player is not concerned


# ---- PANIC BUTTON ----
def test_a_panic_button_adds_everything_of_a_comrade_of_the_same_affiliation():
    m = table(
        {"squad": ["trencher+panic_button", "clansman", "hussar"], "kohort": ["necromutant"], "hand": ["bayonet"]},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "trencher", "razide")
    while "use panic_button 1" not in options(m):
        play(m, "pass")
    before = {name: rating(m, name, "trencher") for name in ("fight", "shoot", "armour", "value")}
    added = {name: rating(m, name, "clansman") for name in before}
    play(m, "use panic_button 1")
    if m.decision.name != "anytime":
        assert options(m) == ["target clansman"]  # Imperial like it, in the same area
        play(m, "target clansman")
    added["fight"] += 1  # what the clansman has against the Dark Legion is lent as well
    assert {name: rating(m, name, "trencher") for name in before} == {n: before[n] + added[n] for n in before}
    assert ids(m, "sacrificed", 0) == ["panic_button"]
    assert not m.state.helpers  # nobody else can be struck
    finish(m)
    if "trencher" in ids(m, "squad", 0):
        assert rating(m, "fight", "trencher") == before["fight"]  # for this combat only


def test_nobody_of_the_affiliation_nobody_to_call():
    m = table(
        {"squad": ["trencher+panic_button", "hussar"], "kohort": ["necromutant"]},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "trencher", "razide")
    assert "use panic_button 1" not in options(m)


def test_a_panic_button_calls_nobody_who_could_not_take_part():
    """A reinforcement is one of a combat: whoever never fights, or not in this way, is none (read from the print)."""
    m = table(
        {"squad": ["archangel+panic_button", "spirit_of_nathaniel", "inquisitor"], "hand": ["bayonet"]},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "archangel", "razide")
    while "use panic_button 1" not in options(m):
        play(m, "pass")
    before, more = rating(m, "fight", "archangel"), rating(m, "fight", "inquisitor")
    play(m, "use panic_button 1")
    assert rating(m, "fight", "archangel") == before + more  # there was only one to call
