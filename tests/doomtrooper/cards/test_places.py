"""The fortifications and the equipment that the rulebook names."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import card, end_turn, fight, ids, options, passes, play, rating, table, victory, wounded


# ---- PROTECTIVE WALL ----
@pytest.mark.rule("DTR-446")
def test_behind_the_wall_nobody_attacks_or_is_attacked():
    m = table(
        {"squad": ["clansman", "valkyrie"], "works": ["protective_wall:squad"], "kohort": ["heretic"]},
        {"squad": ["trencher"], "hand": ["wave_of_righteousness"], "destiny": 10},
    )
    play(m, "use protective_wall 1")
    assert set(options(m)) == {"target clansman", "target valkyrie"}  # the heretic stands elsewhere
    play(m, "target clansman")
    passes(m)
    assert m.state.actions == 2
    end_turn(m)
    play(m, "attack")
    while "pass" in options(m):
        play(m, "pass")
    assert set(options(m)) == {"against trencher valkyrie", "against trencher heretic"}


def test_one_comes_out_from_behind_the_wall_at_any_time():
    side = {"squad": ["clansman", "valkyrie"], "works": ["protective_wall:squad"]}
    m = table(side, {"squad": ["trencher"]}, actions=4)
    play(m, "use protective_wall 1", "target clansman")
    passes(m)
    play(m, "use protective_wall 1")  # the Valkyrie follows
    passes(m)
    assert "attack" not in options(m)
    play(m, "meditate", "use protective_wall 2", "target clansman")
    passes(m)
    end_turn(m)
    passes(play(m, "attack"))
    assert m.state.defender == card(m, "clansman")


def test_the_wall_has_room_for_three():
    m = table(
        {"squad": ["clansman", "valkyrie", "trencher", "infantry"], "works": ["protective_wall:squad"]}, actions=5
    )
    for who in ("clansman", "valkyrie", "trencher"):
        play(m, "use protective_wall 1", f"target {who}")
        passes(m)
    assert "use protective_wall 1" not in options(m)


def test_a_falling_wall_wounds_those_behind_it_for_no_points():
    m = table(
        {"squad": ["clansman!", "valkyrie", "trencher"], "works": ["protective_wall:squad"]},
        {"works": ["great_infurior:squad"], "squad": ["infantry"]},
    )
    play(m, "use protective_wall 1", "target clansman")
    passes(m)
    play(m, "use protective_wall 1", "target valkyrie")
    passes(m)
    end_turn(m)
    play(m, "use great_infurior 1")
    assert ids(m, "grave", 0) == ["clansman", "protective_wall"]
    assert wounded(m, "valkyrie")
    assert not wounded(m, "trencher")
    assert victory(m) == [0, 0]


def test_whoever_hides_behind_a_wall_does_not_protect_from_sabotage():
    m = table({"squad": ["clansman"], "works": ["protective_wall:squad"]}, {"squad": ["trencher"]})
    play(m, "use protective_wall 1")
    passes(m)
    end_turn(m)
    assert "sabotage trencher p1" in options(m)


# ---- FORTIFIED ENTRENCHMENT, TRIANGULATING SCOPE ----
@pytest.mark.rule("DTR-433")
def test_the_entrenchment_protects_its_area_and_grows_with_equipment():
    def armour(*hand: str, place: str = "squad") -> int:
        m = table(
            {place: ["clansman"], "works": ["fortified_entrenchment:squad"], "hand": list(hand)},
            {place: ["trencher"], "hand": ["evasive_action"]},
        )
        play(m, "meditate")
        for gear in hand:
            play(m, "use fortified_entrenchment 1")
            if f"target {gear}" in options(m):
                play(m, f"target {gear}")
        passes(m)
        end_turn(m)
        fight(m, "trencher", "clansman")
        return rating(m, "armour", "clansman")

    assert armour() == 5
    assert armour("composite_armor", "kratach") == 9  # two cards, each +2 and nothing else
    assert armour(place="outpost") == 3  # the Outpost is another area


def test_the_entrenchment_does_not_help_an_attacker():
    m = table(
        {"squad": ["clansman"], "works": ["fortified_entrenchment:squad"]},
        {"squad": ["trencher"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "trencher")
    assert rating(m, "armour", "clansman") == 3


def test_stored_equipment_cannot_be_thrown_taken_or_discarded():
    m = table(
        {"squad": ["clansman"], "works": ["fortified_entrenchment:squad"], "hand": ["grenade", "cap_7000p"]},
        {"squad": ["trencher"], "hand": ["heist", "sabotage"], "kohort": ["algeroth_apostle"]},
    )
    play(m, "meditate", "use fortified_entrenchment 1", "target grenade")
    assert m.decision.seat == 0  # nothing to steal or to discard: p2 is not even asked
    play(m, "use fortified_entrenchment 1")
    passes(m)
    assert not any("grenade" in o or "cap_7000p" in o for o in options(m))
    end_turn(m)
    assert "use algeroth_apostle 1" not in options(m)
    discard(m.state, card(m, "fortified_entrenchment"))
    assert ids(m, "grave", 0) == ["cap_7000p", "fortified_entrenchment", "grenade"]


@pytest.mark.rule("DTR-433")
def test_the_scope_helps_its_area_when_it_attacks():
    def numbers(*works: str, place: str = "squad") -> tuple[int, int]:
        m = table(
            {place: ["infantry"], "works": list(works), "hand": ["lucky_shot"]},
            {"works": ["fukido:squad"], place: ["clansman~", "valkyrie"]},
        )
        fight(m, "infantry", "clansman", "shoot")
        return rating(m, "blow", "infantry"), rating(m, "armour", "clansman")

    scope = "triangulating_scope:squad"
    assert numbers() == (3, 3 + 3 + 2)
    assert numbers(scope) == (6, 3)  # neither cover nor fortifications
    assert numbers(scope, scope) == (9, 3)  # several add up
    assert numbers("triangulating_scope:kohort") == (3, 8)
    assert numbers(scope, place="outpost") == (3, 8)


def test_the_scope_does_not_help_in_defence():
    m = table(
        {"squad": ["clansman"]}, {"squad": ["infantry"], "works": ["triangulating_scope:squad"], "hand": ["lucky_shot"]}
    )
    fight(m, "clansman", "infantry", "shoot")
    assert rating(m, "blow", "infantry") == 3


# ---- BOOK OF LAW ----
@pytest.mark.rule("DTR-355", "DTR-354")
def test_the_book_of_law_gives_an_action_of_any_kind_in_each_turn():
    m = table({"squad": ["inquisitor", "clansman"], "hand": ["book_of_law"]}, {"kohort": ["razide", "heretic"]})
    assert [o for o in options(m) if "book" in o] == ["attach book_of_law inquisitor"]
    play(m, "attach book_of_law inquisitor")
    assert (m.state.actions, m.state.attacks) == (3, 2)  # one spent, one won, and it may be an attack
    end_turn(end_turn(m))
    assert (m.state.actions, m.state.attacks) == (4, 2)


def test_the_book_is_for_its_own_players_turn_and_for_brothers():
    m = table({"squad": ["inquisitor+book_of_law"]}, {"squad": ["clansman"]})
    end_turn(m)
    assert m.state.actions == 3
    end_turn(m)
    assert m.state.actions == 4
    m = table({"squad": ["inquisitor+book_of_law"]}, {"squad": ["clansman"], "hand": ["insubordination"]})
    play(m, "meditate", "play_on insubordination inquisitor")
    passes(m)
    end_turn(end_turn(m))
    assert m.state.actions == 3  # no Brother any more: the book rests (DTR-089)
