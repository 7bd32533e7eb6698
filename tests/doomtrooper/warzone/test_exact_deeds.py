"""Cards of Warzone where they meet others: what their texts say exactly."""

from __future__ import annotations

import pytest

from ..table import attach_to, fight, finish, ids, options, passes, play, plays_on, table


# ---- ASSAULT ENGINEER: BARRAGE BALLOONS are considered a minefield ----
@pytest.mark.parametrize(("engineer", "offered"), [("", True), ("+assault_engineer", False)])
def test_balloons_do_nothing_to_doomtroopers_with_an_engineer(engineer: str, offered: bool):
    m = table(
        {"squad": [f"clansman{engineer}", "infantry+^grapeshot_guardian"], "hand": ["evasive_action"]},
        {"squad": ["hussar"], "works": ["barrage_balloons:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "hussar", "shoot")
    play(m, "pass")
    assert ("use barrage_balloons 1" in options(m)) is offered


# ---- BIO-GIANT: no special card of its own player, not in answer to a wound either ----
@pytest.mark.parametrize(("saviour", "wounded"), [("narrow_escape", "!"), ("punch_drunk", "")])
def test_its_own_player_saves_no_giant_by_a_special_card(saviour: str, wounded: str):
    saved = {}
    for victim in ("bio_giant", "razide"):
        m = table(
            {"kohort": ["bio_giant"], "hand": ["foxhole"]},
            {"kohort": [f"{victim}{wounded}+punch_drunk+punch_drunk"], "hand": [saviour]},  # so that the blow tells
        )
        fight(m, "bio_giant", victim)
        offered = False
        while m.decision is not None and m.decision.name in ("anytime", "react"):
            offered |= m.decision.seat == 1 and bool(plays_on(m, saviour))
            play(m, "pass")
        saved[victim] = offered
    assert saved == {"bio_giant": False, "razide": True}


# ---- KARNOPHAGE: it goes only if nobody at all is wounded ----
def test_a_karnophage_stays_hungry_beside_a_wounded_nepharite():
    m = table({"kohort": ["karnophage", "heretic"], "hand": ["foxhole"]}, {"kohort": ["nepharite_of_semai!"]})
    play(m, "end", "done")
    assert ids(m, "kohort", 0) == ["heretic", "karnophage"]
    assert ids(m, "kohort", 1) == ["nepharite_of_semai"]


# ---- IMMACULATE SPAWN: all cards stay, also those for warriors of a lower value ----
def test_a_fury_keeps_the_meta_cannon_of_the_spawn():
    m = table(
        {"kohort": ["immaculate_spawn+meta_cannon"], "sideboard": ["immaculate_fury"], "hand": ["foxhole"]},
        {"squad": ["clansman!"]},
    )
    fight(m, "immaculate_spawn", "clansman", "shoot")
    finish(m)
    play(m, "yes")
    assert ids(m, "kohort", 0) == ["immaculate_fury"]
    assert ids(m, "attached", 0) == ["meta_cannon"]


# ---- LAMB FOR THE SLAUGHTER: into a Squad or a Cohort ----
@pytest.mark.parametrize(("lamb", "offered"), [("razide", True), ("renegade_apostate", False)])
def test_a_lamb_belongs_to_a_squad_or_a_cohort(lamb: str, offered: bool):
    m = table({"squad": ["hussar"], "hand": ["lamb_for_the_slaughter", lamb], "destiny": 30}, {"squad": ["infantry"]})
    assert ("play lamb_for_the_slaughter" in options(m)) is offered


# ---- THE UNOFFICIAL DOCTRINE ----
@pytest.mark.parametrize(
    ("attacker", "defender", "offered"),
    [("sacred_warrior", "chasseur", True), ("chasseur", "sacred_warrior", True), ("sacred_warrior", "clansman", False)],
)
def test_the_doctrine_frees_the_brotherhood_and_cybertronic_for_each_other(attacker: str, defender: str, offered: bool):
    for works, found in ((["skepticism"], attacker == "chasseur"), (["skepticism", "unofficial_doctrine"], offered)):
        m = table(
            {"squad": [attacker, "infantry"], "works": works, "hand": ["foxhole"]}, {"squad": [defender, "hussar"]}
        )
        play(m, "attack")
        passes(m)
        assert (f"against {attacker} {defender}" in options(m)) is found


def test_the_doctrine_is_played_at_any_time_and_once():
    m = table({"squad": ["clansman"], "hand": ["unofficial_doctrine", "unofficial_doctrine", "foxhole"]}, {})
    play(m, "meditate", "play unofficial_doctrine")
    passes(m)
    assert m.decision.name == "action"
    assert ids(m, "works", 0) == ["unofficial_doctrine"]


# ---- TACTICAL COMPUTER: one for a warrior ----
def test_a_commander_has_one_tactical_computer():
    m = table({"squad": ["captain+tactical_computer", "sergeant", "infantry"], "hand": ["tactical_computer"]}, {})
    assert attach_to(m, "tactical_computer") == {"sergeant"}


def test_a_commander_that_is_turned_keeps_its_computer():
    m = table({"kohort": ["last_ritesman"]}, {"squad": ["captain+tactical_computer"]})
    play(m, "use last_ritesman 1")
    assert ids(m, "kohort", 1) == ["captain"]
    assert ids(m, "attached", 1) == ["tactical_computer"]
