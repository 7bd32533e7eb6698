"""Cards of Paradise Lost about beasts, fences, groups, open hands and warriors lost on the way."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import (
    attach_to,
    card,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    wounded,
)

WAIT = ["evasive_action"]


def until(m, *names: str):
    while m.decision is not None and m.decision.name not in names:
        play(m, "pass")
    return m


# ---- open cards ----
@pytest.mark.parametrize(("purse", "answer", "left"), [(9, "yes", 3), (9, "no", 9), (5, "no", 5)])
def test_hands_lie_open_while_it_is_paid_for(purse: int, answer: str, left: int):
    m = table(
        {"outpost": ["prophet"], "hand": ["behold_the_future_possibilities"], "destiny": purse},
        {"outpost": ["soldat"], "hand": ["bayonet", "grenade"]},
        opened=True,
    )
    assert plays_on(m, "behold_the_future_possibilities") == {"prophet"}
    theirs = m.state.hand[1][0]
    assert not m.state.known[0] >> theirs & 1
    play(m, "play_on behold_the_future_possibilities prophet")
    assert m.state.known[0] >> theirs & 1
    end_turn(m)
    assert all(m.state.known[0] >> c & 1 for c in m.state.hand[1])  # what was drawn too
    play(m, "end")
    while m.decision.name not in ("upkeep", "action"):
        play(m, next(o for o in ("done", "pass", options(m)[-1]) if o in options(m)))
    if purse >= 6:
        assert (m.decision.name, m.decision.seat) == ("upkeep", 0)
        play(m, answer)
    assert destiny(m)[0] == left
    assert ids(m, "sacrificed", 0) == ([] if answer == "yes" else ["behold_the_future_possibilities"])


def test_castor_sees_the_top_of_every_library():
    m = table({"squad": ["high_seer_castor"]}, {"squad": ["hussar"]})
    top = [library[-1] for library in m.state.library]
    below = m.state.library[1][-2]
    play(m, "meditate")
    assert all(m.state.known[0] >> c & 1 for c in top)
    assert not m.state.known[0] >> below & 1
    assert not m.state.known[1] >> top[0] & 1


# ---- GANG UP! ----
def test_up_to_three_weak_warriors_attack_together():
    m = table(
        {"squad": ["clansman", "infantry", "trencher", "hussar"], "works": ["gang_up"], "hand": WAIT},
        {"squad": ["sean_gallagher"], "hand": WAIT},
    )
    play(m, "attack")
    until(m, "opponents")
    play(m, "against clansman sean_gallagher")
    play(m, "use gang_up 1", "target infantry", "use gang_up 1")
    play(m, next(o for o in options(m) if o.startswith("target")))
    assert len(m.state.helpers) == 2
    assert "use gang_up 1" not in options(m)  # three are enough
    until(m, "tactic")
    play(m, "fight")
    until(m, "struck", "action")
    assert m.decision.seat == 1  # the opponent chooses whom to strike
    assert len(options(m)) == 3


def test_strong_warriors_do_not_gang_up():
    m = table(
        {"squad": ["sean_gallagher", "infantry"], "works": ["gang_up"], "hand": WAIT},
        {"squad": ["hussar"], "hand": WAIT},
    )
    play(m, "attack")
    until(m, "opponents")
    play(m, "against sean_gallagher hussar")
    assert "use gang_up 1" not in options(m)


# ---- NAVIGATIONAL ERROR ----
def test_whoever_is_lost_on_the_way_is_out_of_play():
    m = table(
        {"squad": ["clansman", "hussar"], "outpost": ["soldat"]},
        {"outpost": ["corsair"], "hand": ["navigational_error"]},
        opened=True,
    )
    play(m, "transfer clansman")
    assert (m.decision.name, m.decision.seat) == ("react", 1)
    play(m, "play_on navigational_error clansman")
    (clansman,) = m.state.t.instances("clansman")
    assert m.state.away >> clansman & 1
    assert not m.state.live >> clansman & 1
    discard(m.state, card(m, "navigational_error"))
    assert m.state.live >> clansman & 1
    assert ids(m, "sacrificed", 1) == ["navigational_error"]


# ---- NOBLE BEAST ----
@pytest.mark.parametrize(
    ("rider", "attacker", "gone"), [("prophet", "soldat_kommendant", False), ("prophet", "gendarme", True)]
)
def test_a_beast_suffers_instead_of_its_rider(rider: str, attacker: str, gone: bool):
    m = table(
        {"outpost": [attacker], "hand": WAIT},
        {"outpost": [f"{rider}+support_artillery_ox"], "hand": ["noble_beast"]},
        opened=True,
    )
    until(fight(m, attacker, rider), "react")
    play(m, f"play_on noble_beast {rider}")
    finish(m)
    assert not wounded(m, rider)
    if gone:  # a wound that kills
        assert ids(m, "grave", 1) == ["noble_beast", "support_artillery_ox"]
        return
    beast = card(m, "support_artillery_ox")
    assert m.state.wounded >> beast & 1


# ---- RAZOR WIRE FENCE ----
@pytest.mark.parametrize(
    ("attacker", "tactic", "hurt"),
    [("clansman", "fight", True), ("clansman", "shoot", False), ("razide", "fight", False)],
)
def test_an_attacker_meets_the_fence_first(attacker: str, tactic: str, hurt: bool):
    area = "kohort" if attacker == "razide" else "squad"
    m = table({area: [attacker], "hand": WAIT}, {"squad": ["infantry+razor_wire_fence"], "hand": WAIT})
    play(m, "attack")
    until(m, "tactic")
    play(m, tactic)
    if tactic == "fight":
        assert not wounded(m, attacker)  # cards may be played before the fence strikes
        play(m, "pass", "pass")
    assert wounded(m, attacker) is hurt
    assert m.state.phase  # the combat goes on


def test_a_wounded_attacker_dies_at_the_fence_and_another_one_may_have_it():
    m = table({"squad": ["clansman!"], "hand": WAIT}, {"squad": ["infantry+razor_wire_fence", "hussar"], "hand": WAIT})
    play(m, "attack")
    until(m, "opponents")
    play(m, "against clansman infantry")
    until(m, "tactic")
    play(m, "fight")
    finish(m)
    assert "clansman" in ids(m, "grave", 0)
    assert victory(m)[1] == 3
    end_turn(m)
    assert "move razor_wire_fence hussar" in options(m) or any("razor_wire_fence" in o for o in options(m))


# ---- REDIRECT ----
def test_a_spell_is_turned_on_somebody_else():
    m = table(
        {"squad": ["nicholai", "clansman"], "hand": ["exorcise_wound"], "destiny": 20},
        {"squad": ["hussar"], "hand": ["redirect"]},
    )
    armour = {id: rating(m, "armour", id) for id in ("clansman", "hussar")}
    fight(m, "clansman", "hussar")
    play(m, "cast exorcise_wound nicholai", "target clansman", "units 1")
    assert m.decision.seat == 1
    play(m, "play_on redirect exorcise_wound")  # the only other one that it could be cast on
    while m.state.phase == 5 and m.decision.name not in ("anytime",):
        play(m, options(m)[0])
    assert rating(m, "armour", "clansman") == armour["clansman"]
    assert rating(m, "armour", "hussar") == armour["hussar"] + 1


# ---- TUSKED SERETT ----
@pytest.mark.parametrize(("answer", "fights"), [("yes", 2), ("no", 1)])
def test_a_serett_fights_twice(answer: str, fights: int):
    m = table(
        {"outpost": ["templar_marine+tusked_serett"]}, {"outpost": ["gendarme+composite_armor+shield"]}, opened=True
    )
    fight(m, "templar_marine", "gendarme")
    finish(m)
    if m.decision.name == "fight_again":
        play(m, answer)
        finish(m)
    assert m.decision.name != "fight_again"  # once more, not for ever


def test_a_serett_is_for_templars():
    m = table({"outpost": ["templar_marine", "soldat"], "hand": ["tusked_serett"]}, {}, opened=True)
    assert attach_to(m, "tusked_serett") == {"templar_marine"}


# ---- SUPPORT ARTILLERY OX ----
def test_an_ox_attacks_a_player_who_has_warriors():
    m = table({"outpost": ["prophet+support_artillery_ox"]}, {"outpost": ["soldat"]}, opened=True)
    play(m, "use support_artillery_ox 1")
    passes(m)
    assert victory(m)[0] == 3
    assert m.state.turn == 1 or m.state.actions == 1
    assert m.state.turn == 1 or not {"attack", "use support_artillery_ox 1"} & set(options(m))
