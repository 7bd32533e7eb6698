"""ECLIPSE MAMMOTH: up to three warriors on one back, a single warrior in a combat, each by itself otherwise."""

from __future__ import annotations

from sudi.games.doomtrooper.cards.catalogue import BY_ID
from sudi.games.doomtrooper.language.aboard import passengers
from sudi.games.doomtrooper.language.effects.craft.borrowing import ADDED
from sudi.games.doomtrooper.rules.leaving import discard, kill
from sudi.games.doomtrooper.state import MODIFIERS
from sudi.games.doomtrooper.words.ratings import TACTICS
from sudi.kernel.standing import last

from ..table import card, end_turn, finish, ids, options, passes, play, rating, table, victory, wounded

WAIT = ["evasive_action"]
RIDER, MATE, THIRD = "brotherbound_trooper", "jihad_infantry_trooper", "crescentian_martyr"
ARMOUR = {id: BY_ID[id].armour for id in (RIDER, MATE, THIRD)}


def mammoth(*others: str, foe: str = "templar_marine", hand: tuple[str, ...] = (), **common):
    return table(
        {"outpost": [f"{RIDER}+eclipse_mammoth", *others], "hand": [*hand, *WAIT], "destiny": 20},
        {"outpost": [foe], "hand": WAIT, "destiny": 20},
        **common,
    )


def ridden(*others: str, **more):
    """All of them are on its back, and it is the first player's turn again."""
    m = mammoth(*others, **more)
    for name in others:
        play(m, next(o for o in options(m) if o.startswith("use eclipse_mammoth")))
        if f"target {name}" in options(m):
            play(m, f"target {name}")
        passes(m)
        end_turn(end_turn(m))
    return m


def ratings(m, id: str) -> list[int]:
    return [rating(m, name, id) for name in ("fight", "shoot", "armour", "value")]


# ---- jumping on ----
def test_another_warrior_of_crescentia_jumps_on_for_three_actions():
    assert not [o for o in options(mammoth(MATE, actions=2)) if o.startswith("use eclipse_mammoth")]
    m = mammoth(MATE)
    play(m, next(o for o in options(m) if o.startswith("use eclipse_mammoth")))
    assert m.state.actions == 0
    assert passengers(m.state, card(m, "eclipse_mammoth")) == [card(m, MATE)]


def test_neither_itself_nor_other_tribes_nor_beasts_nor_the_opponents_jump_on():
    m = mammoth("cossack")
    assert not [o for o in options(m) if o.startswith("use eclipse_mammoth")]
    assert not [o for o in options(mammoth(f"{MATE}+mastodont")) if o.startswith("use eclipse_mammoth")]


def test_it_holds_three_with_whoever_it_was_given_to():
    m = mammoth(MATE, THIRD, "brotherbound_sergeant")
    for _ in range(2):
        assert [o for o in options(m) if o.startswith("use eclipse_mammoth")]
        play(m, next(o for o in options(m) if o.startswith("use eclipse_mammoth")), f"target {(MATE, THIRD)[_]}")
        end_turn(end_turn(m))
    assert not [o for o in options(m) if o.startswith("use eclipse_mammoth")]


def test_nobody_jumps_off_or_hides():
    m = ridden(MATE)
    assert f"cover {MATE}" not in options(m)
    assert f"transfer {MATE}" not in options(m)


# ---- in a combat ----
def to_blows(m, force: int = 0):
    """The combat goes on to the modifiers; the attacker's blow is that much stronger."""
    play(m, "attack")
    while m.state.phase < MODIFIERS:
        play(m, next(o for o in ("fight", "pass") if o in options(m)))
    return stronger(m, force)


def stronger(m, force: int):
    for rule in ADDED[:2] if force else ():
        last(m.state, rule, m.state.side[m.state.attacker], m.state.attacker, m.state.attacker, force)
    return m


def test_in_a_combat_their_ratings_are_added_together_and_only_there():
    m = ridden(MATE, THIRD)
    each = [ratings(m, id) for id in (RIDER, MATE, THIRD)]
    to_blows(m)
    assert ratings(m, RIDER) == [sum(n) for n in zip(*each, strict=True)]
    assert ratings(m, MATE) == each[1]
    finish(m)
    assert ratings(m, RIDER) == each[0]


def test_only_the_whole_attacks_and_is_attacked():
    m = to_blows(ridden(MATE))
    assert m.state.attacker == card(m, RIDER)
    other = to_blows(end_turn(ridden(MATE)))
    assert other.state.defender == card(other, RIDER)


def test_a_card_may_be_played_on_one_of_them_in_the_combat():
    m = to_blows(ridden(MATE))
    before = rating(m, "armour", RIDER)
    assert f"play_on evasive_action {MATE}" in options(m)
    play(m, f"play_on evasive_action {MATE}")
    assert rating(m, "armour", RIDER) - before == rating(m, "armour", MATE) - ARMOUR[MATE] != 0


def test_a_blow_wounds_them_all():
    m = to_blows(end_turn(ridden(MATE)), 60)
    finish(m)
    assert wounded(m, RIDER)
    assert wounded(m, MATE)


def test_their_armour_counts_together():
    m = to_blows(end_turn(ridden(MATE)))
    stronger(m, rating(m, "armour", RIDER) - rating(m, TACTICS[m.state.tactic], "templar_marine") - 1)
    finish(m)
    assert not wounded(m, RIDER)
    assert not wounded(m, MATE)


def test_killed_in_a_combat_they_die_as_one_and_pay_the_sum():
    m = ridden(MATE)
    worth = rating(m, "value", RIDER) + rating(m, "value", MATE)
    m.state.wounded |= 1 << card(m, RIDER)
    to_blows(end_turn(m), 60)
    finish(m)
    assert {RIDER, MATE, "eclipse_mammoth"} <= set(ids(m, "grave", 0))
    assert victory(m)[1] == worth


# ---- otherwise each by itself ----
def test_a_card_that_kills_one_leaves_the_others():
    m = ridden(MATE)
    kill(m.state, card(m, MATE))
    play(m, "meditate")
    passes(m)
    assert ids(m, "outpost", 0) == [RIDER]
    assert "eclipse_mammoth" in ids(m, "attached", 0)


def test_without_the_mammoth_they_separate():
    m = ridden(MATE)
    discard(m.state, card(m, "eclipse_mammoth"))
    end_turn(end_turn(m))
    assert sorted(ids(m, "outpost", 0)) == sorted([RIDER, MATE])
    play(m, "attack")
    passes(m)
    assert m.decision.name == "opponents"
    assert {o.split()[1] for o in options(m)} == {RIDER, MATE}


def test_killed_by_a_card_whoever_has_the_mammoth_leaves_the_others_behind():
    m = ridden(MATE)
    kill(m.state, card(m, RIDER))
    play(m, "meditate")
    passes(m)
    assert ids(m, "outpost", 0) == [MATE]
    assert "eclipse_mammoth" in ids(m, "grave", 0)
