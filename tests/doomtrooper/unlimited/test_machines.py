"""Machines and gazes whose use is decided in the combat itself: from the printed texts."""

from __future__ import annotations

from ..table import card, fight, finish, ids, options, passes_until, play, rating, table, wounded


def test_a_purple_shark_crashes_or_not_by_a_coin():
    crashed = held = 0
    for seed in range(12):
        m = table({"squad": ["captain+^purple_shark"]}, {"squad": ["infantry"]}, chance=seed)
        assert rating(m, "shoot", "captain") == 12
        assert rating(m, "armour", "captain") == 11
        finish(fight(m, "captain", "infantry", "shoot"), 0)
        if ids(m, "attached", 0):
            held += 1
            assert not wounded(m, "captain")
        else:
            crashed += 1
            assert wounded(m, "captain")  # once: it lives
    assert crashed
    assert held


def test_whoever_stays_outside_the_shark_flips_nothing():
    m = table({"squad": ["captain+purple_shark"]}, {"squad": ["infantry"]})
    assert rating(m, "shoot", "captain") == 8
    finish(fight(m, "captain", "infantry", "shoot"), 0)
    assert ids(m, "attached", 0) == ["purple_shark"]


def test_the_shark_escapes_a_fight_for_five_points_and_that_is_a_use():
    ends = set()
    for seed in range(12):
        m = table({"squad": ["captain+purple_shark"], "destiny": 6}, {"kohort": ["razide"]}, turn="p2", chance=seed)
        fight(m, "razide", "captain")  # 9 against 7: airships are shot at, but whoever stands outside is fought
        while "use purple_shark 1" not in options(m):
            play(m, "pass")
        finish(play(m, "use purple_shark 1"))
        assert m.state.destiny[0] == 1
        assert wounded(m, "captain") == (not ids(m, "attached", 0))
        ends.add(wounded(m, "captain"))
    assert ends == {False, True}
    m = table({"squad": ["captain+purple_shark"], "destiny": 6}, {"kohort": ["razide"]}, turn="p2")
    play(m, "attack", "shoot")
    assert "use purple_shark 1" not in options(m)
    m = table({"squad": ["captain+purple_shark"], "destiny": 4}, {"kohort": ["razide"]}, turn="p2")
    finish(fight(m, "razide", "captain"))
    assert wounded(m, "captain")


def test_an_evil_eye_is_paid_off_or_not_answered():
    def meet(destiny: int):
        m = table({"kohort": ["heretic+evil_eye"]}, {"squad": ["infantry"], "destiny": destiny})
        fight(m, "heretic", "infantry")  # 2 against 2, both ways
        return passes_until(m, 5) if m.decision and "pass" in options(m) else m

    m = meet(3)
    assert (m.decision.name, m.decision.seat) == ("eye", 1)
    paid = finish(play(m.copy(), "yes"))
    assert paid.state.destiny[1] == 0
    assert wounded(paid, "heretic")
    assert wounded(paid, "infantry")
    finish(play(m, "no"))
    assert wounded(m, "infantry")
    assert not wounded(m, "heretic")
    poor = finish(meet(2))
    assert not wounded(poor, "heretic")
    assert card(poor, "heretic") >= 0
