"""Cards of Inquisition about attacks."""

from __future__ import annotations

import pytest

from ..table import Match, attach_to, card, destiny, options, passes, play, rating, table, victory

QUIET = ["evasive_action"]


def over(m: Match) -> Match:
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        names = options(m)
        play(m, "pass" if "pass" in names else names[0])
    return m


def test_a_panzerknacker_attacks_two_different_opponents_and_keeps_its_modifiers():
    m = table(
        {"squad": ["dragoon+panzerknacker", "clansman"], "hand": ["lucky_shot", "panzerknacker"]},
        {"squad": ["hussar", "sea_lion"], "hand": QUIET},
    )
    assert attach_to(m, "panzerknacker") == {"dragoon"}
    before = rating(m, "shoot", "dragoon")
    play(m, "attack")
    passes(m)
    play(m, "against dragoon hussar")
    assert set(options(m)) == {"target sea_lion", "done"}
    play(m, "target sea_lion")
    while m.state.phase < 5:
        names = options(m)
        play(m, "shoot" if "shoot" in names else "pass")
    armed = rating(m, "shoot", "dragoon")
    play(m, "play_on lucky_shot dragoon")
    while m.state.defender != card(m, "sea_lion") or m.state.phase < 5:
        names = options(m)
        play(m, "shoot" if "shoot" in names else "pass" if "pass" in names else names[0])
    assert rating(m, "shoot", "dragoon") == armed + 2
    over(m)
    assert rating(m, "shoot", "dragoon") == before


def test_heretics_of_the_sewers_attack_after_leaving_cover():
    for works, comes in ((["sewers:kohort"], True), ([], False)):
        m = table(
            {"kohort": ["heretic~", "razide~", "undead_legionnaire"], "works": works, "hand": QUIET},
            {"squad": ["hussar", "clansman"], "hand": QUIET},
        )
        play(m, "leave heretic")
        passes(m)
        play(m, "leave razide")
        passes(m)
        assert m.state.actions == 1
        play(m, "attack")
        passes(m)
        attackers = {o.split()[1] for o in options(m) if o.startswith("against")}
        assert attackers == ({"heretic"} if comes else set()) | {"undead_legionnaire"}


def test_a_manipulated_warrior_acts_for_you():
    m = table(
        {"squad": ["mystic"], "hand": ["greater_manipulation"], "destiny": 0},
        {"squad": ["clansman", "infantry!"], "hand": QUIET},
    )
    play(m, "cast greater_manipulation mystic")
    assert set(options(m)) == {"target clansman", "target infantry"}
    play(m, "target clansman", "yes")
    assert m.state.seat == 0
    play(m, "meditate")
    passes(m)
    play(m, "meditate")
    passes(m)
    assert set(options(m)) == {"target infantry", "done"}  # not one of your own
    play(m, "target infantry")
    while m.decision is not None and m.decision.name != "points":
        names = options(m)
        play(m, "fight" if "fight" in names else "pass")
    assert m.state.seat == 0
    play(m, options(m)[0])
    assert victory(m)[0] > 0
    over(m)
    assert m.state.actions == 2
    assert m.state.attacks == 1  # your own attack is still yours


@pytest.mark.parametrize(("mine", "theirs", "asked"), [(4, 0, True), (3, 9, False)])
def test_an_attack_of_a_manipulated_warrior_costs_whoever_performs_it(mine: int, theirs: int, asked: bool):
    m = table(
        {"squad": ["mystic"], "hand": ["greater_manipulation"], "destiny": mine},
        {"squad": ["clansman"], "destiny": theirs, "hand": QUIET},
        {"kohort": ["razide", "semai_lord"], "hand": QUIET},
    )
    play(m, "cast greater_manipulation mystic", "target clansman")
    if not asked:
        assert "yes" not in options(m)  # nobody to attack for these points
        return
    play(m, "yes", "end")
    passes(m)
    assert "target razide" in options(m)
    play(m, "target razide")
    assert destiny(m)[:2] == [0, theirs]


def test_three_quiet_actions_instead():
    m = table({"squad": ["mystic"], "hand": ["greater_manipulation"], "destiny": 0}, {"squad": ["clansman"]})
    play(m, "cast greater_manipulation mystic")  # the clansman has nobody to attack for you
    play(m, "meditate", "meditate", "meditate")
    assert m.state.destiny[0] == 3
    assert m.state.actions == 2
