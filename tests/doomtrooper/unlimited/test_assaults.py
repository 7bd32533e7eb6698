"""Cards of the base set about attacks: ordered, announced, two in one action."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.effects.missions.rewards import complete

from ..table import (
    Match,
    card,
    destiny,
    end_turn,
    fight,
    ids,
    numbers,
    options,
    passes,
    play,
    rating,
    table,
    victory,
    why,
    wounded,
)

QUIET = ["evasive_action"]


def over(m: Match) -> Match:
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        names = options(m)
        play(m, "pass" if "pass" in names else names[0])
    return m


def attacks(m: Match) -> set[tuple[str, str]]:
    """Who may attack whom, once an attack is declared."""
    play(m, "attack")
    passes(m)
    if m.decision is None or m.decision.name != "opponents":
        defs = m.state.t.defs
        return {(defs[m.state.attacker].id, defs[m.state.defender].id)}
    return {(o.split()[1], o.split()[2]) for o in options(m) if o.startswith("against")}


# ---- LANE CHUNG and PAM AFTON ----
def test_lane_chung_attacks_only_after_boasting():
    m = table({"squad": ["lane_chung", "infantry"], "hand": QUIET}, {"squad": ["hussar", "clansman"], "hand": QUIET})
    assert {a for a, _ in attacks(m.copy())} == {"infantry"}
    play(m, "meditate")
    play(m, "use lane_chung 1")
    assert "use lane_chung 1" not in options(m)  # once is enough
    passes(m)
    assert {a for a, _ in attacks(m.copy())} == {"infantry"}  # not in this turn yet
    end_turn(m)
    end_turn(m)
    assert m.state.turn == 0
    assert "end" not in options(m)  # he has to
    assert why(m, "end") == "DTR-251"
    play(m, "meditate")
    passes(m)
    play(m, "meditate")
    passes(m)
    assert set(options(m)) == {"against lane_chung hussar", "against lane_chung clansman"}  # the last action is his
    play(m, "against lane_chung hussar")
    over(m)
    end_turn(m)
    end_turn(m)
    assert {a for a, _ in attacks(m)} == {"infantry"}  # once announced, once attacked


def test_pam_afton_frees_him_while_she_is_there():
    for partner, pairs in (("pam_afton", {"lane_chung", "pam_afton"}), ("infantry", {"infantry"})):
        m = table({"squad": ["lane_chung", partner], "hand": QUIET}, {"squad": ["hussar", "clansman"], "hand": QUIET})
        assert {a for a, _ in attacks(m)} == pairs
    m = table({"squad": ["lane_chung", "infantry"], "hand": QUIET}, {"squad": ["pam_afton", "hussar"], "hand": QUIET})
    assert {a for a, _ in attacks(m)} == {"infantry"}  # somebody else's Pam does not help


def test_whoever_has_boasted_does_not_slip_away_into_cover():
    m = table({"squad": ["lane_chung", "infantry"], "hand": QUIET}, {"squad": ["hussar"], "hand": QUIET})
    play(m, "meditate")
    play(m, "use lane_chung 1")
    passes(m)
    assert "cover lane_chung" in options(m)  # in this turn nothing binds him
    end_turn(m)
    end_turn(m)
    assert why(m, "cover lane_chung") == "DTR-251"
    assert "cover infantry" in options(m)


def test_whoever_cannot_attack_need_not():
    m = table({"squad": ["lane_chung", "infantry"], "hand": QUIET}, {"hand": QUIET, "library": QUIET})
    play(m, "meditate")
    play(m, "use lane_chung 1")
    passes(m)
    end_turn(m)
    end_turn(m)
    assert {"cover lane_chung", "end"} <= set(options(m))  # there is nobody to attack


# ---- CONTROL MIND ----
@pytest.mark.parametrize(("answer", "attackers"), [("yes", {"hussar"}), ("no", {"clansman"})])
def test_a_mind_is_controlled_for_one_turn(answer: str, attackers: set[str]):
    m = table(
        {"kohort": ["nepharite_of_semai+control_mind", "heretic"], "hand": QUIET},
        {"squad": ["hussar", "clansman"], "hand": QUIET},
    )
    play(m, "use control_mind 1")
    assert set(options(m)) == {"target hussar", "target clansman"}
    play(m, "target hussar", answer)
    assert m.state.actions == 0
    end_turn(m)
    assert m.state.turn == 1
    assert ("end" in options(m)) is (answer == "no")
    assert {a for a, _ in attacks(m.copy())} == attackers
    play(m, "attack")
    passes(m)
    play(m, options(m)[0])
    over(m)
    end_turn(m)
    end_turn(m)
    assert m.state.turn == 1
    left = set(ids(m, "squad", 1))
    assert {a for a, _ in attacks(m)} == left


# ---- TELEPATHIC MESSAGE ----
def test_a_message_names_whom_to_attack():
    m = table(
        {"squad": ["mystic", "infantry"], "hand": ["telepathic_message"]},
        {"squad": ["hussar", "clansman"], "hand": QUIET},
    )
    play(m, "meditate")
    assert "cast telepathic_message mystic" in options(m)
    play(m, "cast telepathic_message mystic")
    assert set(options(m)) == {"target mystic", "target infantry"}
    play(m, "target infantry")
    passes(m)
    end_turn(m)
    assert "end" not in options(m)
    assert attacks(m) == {("hussar", "infantry"), ("clansman", "infantry")}
    play(m, "against hussar infantry")
    over(m)
    end_turn(m)
    end_turn(m)
    assert "end" in options(m)


# ---- EMPATHY ----
def test_plans_are_told_and_kept():
    m = table(
        {"squad": ["keeper_of_the_art", "infantry", "sea_lion"], "hand": ["empathy"], "destiny": 10},
        {"squad": ["hussar", "clansman"], "hand": QUIET},
    )
    play(m, "cast empathy keeper_of_the_art", "units 2")  # whose points count twice
    assert destiny(m)[0] == 0
    assert m.state.seat == 1
    assert "forgo" in options(m)
    play(m, "against clansman infantry")
    assert set(options(m)) == {"fight", "shoot"}
    play(m, "shoot", "forgo")
    assert m.state.actions == 2
    end_turn(m)
    assert "end" not in options(m)
    assert "cover clansman" not in options(m)  # the plan can be kept, so it is
    assert "cover hussar" in options(m)
    play(m, "attack")
    while m.state.tactic < 0:  # neither the opponents nor the tactic are asked for: they were announced
        play(m, "pass")
    assert (m.state.attacker, m.state.defender) == (card(m, "clansman"), card(m, "infantry"))
    assert m.state.tactic == 1
    over(m)
    end_turn(m)
    end_turn(m)
    assert m.state.turn == 1
    assert "attack" not in options(m)
    end_turn(m)
    end_turn(m)
    assert "attack" in options(m)


# ---- COMMAND ----
def test_command_makes_an_opponents_warrior_attack():
    m = table(
        {"squad": ["keeper_of_the_art", "sea_lion"], "hand": ["command"], "destiny": 4},
        {"squad": ["clansman", "hussar"], "hand": QUIET, "destiny": 0},
    )
    worth = rating(m, "value", "clansman"), rating(m, "value", "hussar")
    play(m, "cast command keeper_of_the_art")
    assert set(options(m)) == {"target clansman", "target hussar"}
    play(m, "target clansman")
    assert set(options(m)) == {"target keeper_of_the_art", "target sea_lion", "target hussar"}
    assert m.state.attacks == 0  # it is the attack of the turn
    play(m, "target hussar")
    while m.decision is not None and m.decision.name != "tactic":
        play(m, "pass")
    assert m.state.seat == 1
    play(m, "fight")
    over(m)
    hurt_d = "hussar" in ids(m, "grave", 1) or wounded(m, "hussar")
    hurt_a = "clansman" in ids(m, "grave", 1) or wounded(m, "clansman")
    assert hurt_d or hurt_a
    assert destiny(m) == [1 + worth[1] * hurt_d, 2 * worth[0] * hurt_a]
    assert victory(m) == [0, 0]


def test_command_takes_the_attack_of_the_turn():
    m = table({"squad": ["keeper_of_the_art"], "hand": ["command"], "destiny": 7}, {"squad": ["clansman"]}, attacks=0)
    assert why(m, "cast command keeper_of_the_art") == "DTR-238"


# ---- NIMROD AUTOCANNON ----
def test_an_autocannon_attacks_two_or_one_twice():
    mine = {"squad": ["infantry+nimrod_autocannon"], "hand": QUIET}
    m = table(mine, {"squad": ["hussar", "clansman"], "hand": QUIET})
    play(m, "attack")
    passes(m)
    play(m, "against infantry hussar")
    assert set(options(m)) == {"target hussar", "target clansman", "done"}
    over(play(m.copy(), "done"))
    play(m, "target clansman")
    met = set()
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        met.add(m.state.defender)
        names = options(m)
        play(m, "shoot" if "shoot" in names else "pass" if "pass" in names else names[0])
    assert met - {-1} == {c for c in m.state.t.instances("hussar") + m.state.t.instances("clansman") if c in met}
    assert len(met - {-1}) == 2


def test_without_it_there_is_one_opponent():
    m = table({"squad": ["infantry"], "hand": QUIET}, {"squad": ["hussar", "clansman"], "hand": QUIET})
    play(m, "attack")
    passes(m)
    play(m, "against infantry hussar")
    assert "target clansman" not in options(m)


# ---- the Nepharite and the Screaming Legionnaires ----
def test_the_nepharite_of_muawijhe_makes_screamers():
    m = table(
        {"kohort": ["nepharite_of_muawijhe"], "sideboard": ["screaming_legionnaire"], "hand": QUIET},
        {"squad": ["infantry"], "hand": QUIET},
    )
    play(m, "attack")
    over(m)
    assert ids(m, "grave", 1) == ["infantry"]
    assert ids(m, "kohort", 0) == ["nepharite_of_muawijhe", "screaming_legionnaire"]
    assert victory(m)[0] > 0


def test_screamers_scream_once_a_game():
    screamers = ["screaming_legionnaire"] * 2
    m = table({"kohort": [*screamers, "razide"]}, {"squad": ["infantry", "sea_lion"], "kohort": ["undead_legionnaire"]})
    name = next(o for o in options(m) if o.startswith("use screaming_legionnaire"))
    play(m, name)
    passes(m)
    assert wounded(m, "infantry")  # armour 2
    assert not wounded(m, "sea_lion")
    assert not wounded(m, "razide")
    end_turn(m)
    end_turn(m)
    assert not any(o.startswith("use screaming_legionnaire") for o in options(m))


@pytest.mark.parametrize("name", ["screaming_legionnaire", "red_guard_legionnaire"])
def test_whoever_is_titled_legionnaire_serves_the_orb(name: str):
    plain = numbers(table({"kohort": ["razide", name]}, {}), name)
    m = table({"kohort": ["razide+orb_of_the_smaller_servants", name]}, {})
    assert numbers(m, name) == tuple(3 * n for n in plain)


# ---- FLOW OF ACID ----
def test_a_flow_of_acid_is_an_attack():
    mine = {"kohort": ["nepharite_of_algeroth+flow_of_acid"], "destiny": 7}
    m = table(mine, {"squad": ["infantry", "clansman", "sea_lion"]})
    play(m, "use flow_of_acid 1", "units 2")
    passes(m)
    assert destiny(m)[0] == 1
    assert wounded(m, "infantry")  # armour 2
    assert not wounded(m, "clansman")
    m = table(mine, {"squad": ["infantry"]}, attacks=0)
    assert "use flow_of_acid 1" not in options(m)


# ---- HATAMOTO ----
@pytest.mark.parametrize(
    ("bearer", "pays"), [("hatamoto+suicide_mission", False), ("hatamoto", True), ("samurai+suicide_mission", True)]
)
def test_a_hatamotos_mission_comes_first(bearer: str, pays: bool):
    m = table(
        {"squad": ["clansman+fury_of_the_clansmen", bearer], "hand": QUIET},
        {"kohort": ["undead_legionnaire!"], "hand": QUIET},
    )
    fight(m, "clansman", "undead_legionnaire")
    asked = set()
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        asked.add(m.decision.name)
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    assert ("reward" in asked) is pays
    assert "points" in asked  # the kill is paid all the same
    assert "fury_of_the_clansmen" in ids(m, "grave", 0)


def test_missions_of_two_hatamoto_do_not_wait_for_each_other():
    m = table(
        {"squad": ["hatamoto+suicide_mission", "hatamoto+assassination"], "hand": QUIET},
        {"kohort": ["undead_legionnaire!"], "hand": QUIET},
    )
    first, other = m.state.t.instances("hatamoto")
    gear = m.state.bearer
    assert {gear[card(m, "suicide_mission")], gear[card(m, "assassination")]} == {first, other}
    for mission in ("suicide_mission", "assassination"):
        assert complete(m.copy().state, card(m, mission), 0)


def test_hatamoto_are_led_by_shinobi_and_sheltered_by_yojimbo():
    m = table({"squad": ["hatamoto", "shinobi", "samurai"]}, {})
    assert numbers(m, "hatamoto") == (9, 9, 9)  # its 4, 4, 4 and the captain's 5
    assert numbers(m, "samurai") == numbers(table({"squad": ["samurai"]}, {}), "samurai")
    for patron, hurt in (([], True), (["yojimbo"], False)):
        m = table(
            {"kohort": ["nepharite_of_algeroth+flow_of_acid"], "destiny": 12}, {"squad": ["hatamoto", *patron]}
        )  # damage of 4 against an armour of 4
        play(m, "use flow_of_acid 1", "units 4")
        passes(m)
        assert wounded(m, "hatamoto") is hurt
