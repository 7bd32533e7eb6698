"""Warriors for each of whom their player pays or suffers: whoever is gone by then is not asked for."""

from __future__ import annotations

from sudi.games.doomtrooper.language.effects.harm.plagues import COURSE, SICK
from sudi.games.doomtrooper.language.effects.harm.venoms import CREEPING, FADING
from sudi.kernel.standing import last

from ..table import card, end_turn, ids, options, passes, play, table

WAIT = ["evasive_action"]


def ailing(sign, course, number: int):
    """p1's captain is two cards, both of them ailing, and p1's draw step has begun."""
    m = table(
        {"squad": ["captain", "trencher"], "hand": ["double_duty", *WAIT], "destiny": 20},
        {"kohort": ["necromutant+bacteria_grenade"], "hand": WAIT},
    )
    play(m, "play_on double_duty captain")
    passes(m)
    end_turn(m)
    source = card(m, "bacteria_grenade")
    for one in [c for c in m.state.t.instances("captain") if m.state.live >> c & 1]:
        last(m.state, sign, 1, source, one, number)
    last(m.state, course, 1, source)
    while m.decision.name not in ("disease", "pay_or"):
        play(m, next(o for o in ("end", "pass", "done", options(m)[-1]) if o in options(m)))
    return m


def test_a_marker_that_takes_both_away_asks_once():
    m = ailing(SICK, COURSE, 20)
    play(m, "no")
    assert m.decision.name != "disease"
    assert ids(m, "squad", 0) == ["trencher"]


def test_whoever_stays_is_asked_for_again():
    m = ailing(SICK, COURSE, 0)
    play(m, "yes")
    assert m.decision.name == "disease"
    play(m, "yes")
    assert m.decision.name != "disease"
    assert ids(m, "squad", 0) == ["captain", "captain", "trencher"]


def test_a_death_that_takes_both_away_asks_once():
    m = ailing(FADING, CREEPING, 0)
    play(m, "no")
    while "pass" in options(m):
        play(m, "pass")
    assert m.decision.name != "pay_or"
    assert ids(m, "squad", 0) == ["trencher"]
