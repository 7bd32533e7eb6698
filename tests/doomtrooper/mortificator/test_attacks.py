"""Cards of Mortificator that make attacks: what must happen and what must not, by their printed texts."""

from __future__ import annotations

from ..table import (
    Match,
    attach_to,
    card,
    covered,
    destiny,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    table,
    tactics,
    victory,
    wounded,
)


def over(m: Match) -> Match:
    """Pass to the next action, taking whatever a combat asks in the first way offered."""
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        names = options(m)
        play(m, "pass" if "pass" in names else names[0])
    return m


# ---- BITE THE DUST ----
def test_whoever_was_wounded_is_attacked_again_at_once():
    m = table({"squad": ["clansman"], "hand": ["bite_the_dust", "foxhole"]}, {"squad": ["infantry", "hussar"]})
    assert not any("bite_the_dust" in o for o in options(m))
    fight(m, "clansman", "infantry")
    passes_to(m, "play bite_the_dust")
    assert wounded(m, "infantry")
    play(m, "play bite_the_dust")
    over(m)
    assert ids(m, "grave", 1) == ["infantry"]
    assert victory(m)[0] > 0


def test_nobody_is_attacked_again_who_was_not_wounded_or_was_killed():
    for victim in ("infantry!", "nepharite_of_semai"):
        place = "kohort" if "neph" in victim else "squad"
        m = table({"squad": ["clansman"], "hand": ["bite_the_dust", "foxhole"]}, {place: [victim, "hussar"][:1]})
        fight(m, "clansman", victim.rstrip("!"))
        while m.decision is not None and m.decision.name not in ("action", "discard"):
            assert "play bite_the_dust" not in options(m)
            play(m, "pass" if "pass" in options(m) else options(m)[0])


def test_a_defender_bites_back():
    m = table({"squad": ["infantry"], "hand": ["foxhole"]}, {"squad": ["sea_lion"], "hand": ["bite_the_dust"]})
    fight(m, "infantry", "sea_lion")
    passes_to(m, "play bite_the_dust")
    play(m, "play bite_the_dust")
    assert m.decision is None or m.decision.name != "opponents"
    over(m)
    assert ids(m, "grave", 0) == ["infantry"]


def passes_to(m: Match, option: str) -> Match:
    while option not in options(m):
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    return m


# ---- PURSUIT ----
def test_anybody_makes_the_attacker_attack_again():
    m = table({"squad": ["infantry"], "hand": ["foxhole"]}, {"squad": ["sea_lion"], "hand": ["pursuit"]})
    fight(m, "infantry", "sea_lion")
    passes_to(m, "play pursuit")
    assert m.state.seat == 1
    assert wounded(m, "infantry")
    play(m, "play pursuit")
    assert m.state.attacks == 0
    over(m)
    assert ids(m, "grave", 0) == ["infantry"]  # wounded twice by the same defender
    assert m.state.attacks == 0


def test_the_dead_are_not_pursued():
    m = table({"squad": ["clansman"], "hand": ["foxhole"]}, {"squad": ["infantry!", "hussar"], "hand": ["pursuit"]})
    fight(m, "clansman", "infantry")
    while m.decision is not None and m.decision.name not in ("action", "discard"):
        assert "play pursuit" not in options(m)
        play(m, "pass" if "pass" in options(m) else options(m)[0])


# ---- BLASTING AWAY ----
def test_shots_from_cover():
    cards = ["evasive_action"]
    m = table({"squad": ["infantry~+blasting_away", "clansman"], "hand": cards}, {"squad": ["hussar"], "hand": cards})
    play(m, "attack")
    passes(m)
    assert "against infantry hussar" in options(m)
    play(m, "against infantry hussar")
    while m.state.phase < 5:  # no tactic is asked for: there is no other way
        play(m, "pass")
    assert m.state.tactic == 1
    over(m)
    assert covered(m, "infantry")
    m = table({"squad": ["infantry~", "clansman"]}, {"squad": ["hussar"]})
    play(m, "attack")
    assert not any(o.startswith("against infantry") for o in options(m))


def test_in_the_open_it_fights_as_before():
    m = table({"squad": ["infantry+blasting_away"]}, {"squad": ["hussar"]})
    play(m, "attack")
    assert set(options(m)) == {"fight", "shoot"}
    m = table({"squad": ["infantry"], "hand": ["blasting_away"]}, {"squad": ["hussar"]})
    assert plays_on(m, "blasting_away") == {"infantry", "hussar"}
    play(m, "play_on blasting_away infantry")
    assert m.state.actions == 1


def test_a_shot_does_not_bring_anybody_out_when_all_are_in_cover():
    m = table({"squad": ["infantry~+blasting_away"]}, {"squad": ["hussar"]})
    assert "attack" not in options(m)
    assert "leave infantry" in options(m)


# ---- HOLY PROTECTOR ----
def test_a_mortificator_strikes_before_the_blows():
    m = table(
        {"squad": ["infantry", "mortificator"], "hand": ["holy_protector"]},
        {"kohort": ["undead_legionnaire"], "hand": ["foxhole"]},
    )
    assert not any("holy_protector" in o for o in options(m))
    fight(m, "infantry", "undead_legionnaire")
    assert plays_on(m, "holy_protector") == {"mortificator"}
    play(m, "play_on holy_protector mortificator")
    while (
        m.decision is not None
        and m.decision.name in ("react", "anytime")
        and m.state.attacker != card(m, "mortificator")
    ):
        play(m, "pass")
    assert m.state.attacker == card(m, "mortificator")
    over(m)
    assert not wounded(m, "mortificator")


def test_no_protector_for_the_legion_or_for_itself():
    m = table(
        {"kohort": ["heretic"], "squad": ["mortificator"], "hand": ["holy_protector"]},
        {"squad": ["infantry"], "hand": ["foxhole"]},
    )
    fight(m, "heretic", "infantry")
    assert plays_on(m, "holy_protector") == set()
    m = table({"squad": ["mortificator"], "hand": ["holy_protector"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
    fight(m, "mortificator", "infantry")
    assert plays_on(m, "holy_protector") == set()


# ---- TEMPORARY INSANITY ----
def test_an_insane_doomtrooper_attacks_somebody_else():
    m = table(
        {"squad": ["clansman", "infantry!"], "hand": ["foxhole"]},
        {"kohort": ["heretic"], "squad": ["hussar"], "hand": ["temporary_insanity"], "destiny": 12},
    )
    play(m, "attack")
    passes(m)
    play(m, "against clansman heretic")
    assert "play temporary_insanity" in options(m)
    play(m, "play temporary_insanity")
    assert set(options(m)) == {"target infantry", "target hussar"}
    play(m, "target infantry")
    assert destiny(m)[1] == 2
    while m.decision is not None and m.decision.name != "points":
        names = options(m)
        play(m, "fight" if "fight" in names else "pass")
    assert m.state.seat == 1  # whoever played it earns the points
    play(m, "victory 4" if "victory 4" in options(m) else options(m)[0])
    assert victory(m)[0] == 0
    assert victory(m)[1] > 0


def test_insanity_is_for_attacks_of_doomtroopers_on_the_legion():
    for mine, theirs in (
        ({"kohort": ["razide"]}, {"kohort": ["heretic"]}),
        ({"squad": ["clansman"]}, {"squad": ["hussar"]}),
    ):
        m = table({**mine, "hand": ["foxhole"]}, {**theirs, "hand": ["temporary_insanity"], "destiny": 12})
        play(m, "attack")
        while m.decision is not None and m.decision.name not in ("action", "discard"):
            assert "play temporary_insanity" not in options(m)
            play(m, "pass" if "pass" in options(m) else options(m)[0])


def test_even_an_insane_doomtrooper_attacks_nobody_whom_a_card_keeps_from_it():
    m = table(
        {"squad": ["clansman", "infantry"], "hand": ["attraction"]},
        {"kohort": ["heretic"], "squad": ["hussar"], "hand": ["temporary_insanity"], "destiny": 12},
    )
    play(m, "meditate", "play attraction")
    while m.decision is not None and m.decision.name == "react":
        play(m, "pass")
    play(m, "target clansman", "target hussar")
    passes(m)
    play(m, "attack")
    passes(m)
    play(m, "against clansman heretic", "play temporary_insanity")
    assert m.state.defender == card(m, "infantry")  # the only one left, so nobody is asked


# ---- BATTLE CRY, POWERFUL COMMAND ----
def test_the_whole_squad_attacks_the_legion():
    m = table(
        {"squad": ["clansman", "infantry", "sea_lion"], "hand": ["battle_cry"]},
        {"kohort": ["undead_legionnaire", "heretic"], "squad": ["hussar"]},
    )
    play(m, "play battle_cry")
    assert {o.split()[-1] for o in options(m)} == {"undead_legionnaire", "heretic"}
    play(m, "against clansman undead_legionnaire")
    assert set(options(m)) == {"against infantry heretic", "against sea_lion heretic"}
    play(m, "against sea_lion heretic")
    seen = []
    while m.decision is not None and m.state.turn == 0 and m.decision.name != "action" and m.decision.name != "discard":
        pair = m.state.attacker, m.state.defender
        if pair[0] >= 0 and pair not in seen:
            seen.append(pair)
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    defs = m.state.t.defs
    assert [(defs[a].id, defs[d].id) for a, d in seen] == [("clansman", "undead_legionnaire"), ("sea_lion", "heretic")]


def test_a_battle_cry_takes_three_actions_and_somebody_to_attack():
    m = table({"squad": ["clansman"], "hand": ["battle_cry"]}, {"squad": ["hussar"]})
    assert "play battle_cry" not in options(m)
    m = table({"squad": ["clansman"], "hand": ["battle_cry"]}, {"kohort": ["heretic"]}, actions=2)
    assert "play battle_cry" not in options(m)


def test_the_whole_cohort_attacks_doomtroopers():
    m = table(
        {"kohort": ["heretic", "razide"], "squad": ["clansman"], "hand": ["powerful_command"]},
        {"kohort": ["undead_legionnaire"], "squad": ["hussar", "infantry"]},
    )
    play(m, "play powerful_command")
    assert {tuple(o.split()[1:]) for o in options(m)} == {
        (a, d) for a in ("heretic", "razide") for d in ("hussar", "infantry")
    }


# ---- TRAIL OF EVIDENCE ----
def test_every_mortificator_may_attack_the_one_who_is_found_out():
    m = table(
        {"squad": ["mortificator", "mortificator", "clansman"], "hand": ["trail_of_evidence"]},
        {"kohort": ["ezoghoul", "heretic"], "squad": ["hussar"]},
    )
    assert plays_on(m, "trail_of_evidence") == {"ezoghoul", "heretic"}
    play(m, "play_on trail_of_evidence ezoghoul")
    assert {o.split()[-1].split("@")[0] for o in options(m)} == {"mortificator", "done"}
    play(m, options(m)[0])
    while m.decision is not None and m.decision.name != "one_more":
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    play(m, "done")
    assert m.decision is not None
    assert ids(m, "sacrificed", 0) == ["trail_of_evidence"]
    assert m.state.actions == 1


def test_no_mortificator_no_trail():
    m = table({"squad": ["clansman"], "hand": ["trail_of_evidence"]}, {"kohort": ["heretic"]})
    assert plays_on(m, "trail_of_evidence") == set()
    assert tactics("mortificator", "infantry")
    assert finish(m) is m


# ---- JAKE KRAMER ----
def test_kramer_attacks_stronger_for_two_actions():
    cards = ["evasive_action"]
    m = table(
        {"squad": ["jake_kramer"], "hand": [*cards, "clansman_claymore", "kratach"]},
        {"squad": ["hussar"], "hand": cards},
    )
    assert attach_to(m, "clansman_claymore") == {"jake_kramer"}
    assert attach_to(m, "kratach") == set()
    before = numbers(m, "jake_kramer")
    play(m, "use jake_kramer 1")
    passes(m)
    assert m.state.actions == 2
    fight(m, "jake_kramer", "hussar")
    assert numbers(m, "jake_kramer") == tuple(n + 5 for n in before)
    over(m)
    last = table({"squad": ["jake_kramer"]}, {"squad": ["hussar"]}, actions=1)
    assert "use jake_kramer 1" not in options(last)


def test_without_the_second_action_kramer_attacks_as_he_is():
    cards = ["evasive_action"]
    m = table({"squad": ["jake_kramer"], "hand": cards}, {"squad": ["hussar"], "hand": cards})
    before = numbers(m, "jake_kramer")
    fight(m, "jake_kramer", "hussar")
    assert numbers(m, "jake_kramer") == before
