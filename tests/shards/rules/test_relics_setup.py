"""Relics of the Future on the table: what the box adds, whose relics they are, and taking one of them."""

from __future__ import annotations

from collections import Counter

import pytest

import sudi

from ..table import options, play, relic_table, zone

PAIRS = {
    "decima": {"praetorian_01", "praetorian_02"},
    "tetra": {"datic_robes", "terminal_crescents"},
    "volos": {"entropic_talons", "panconscious_crown"},
    "ko_syn_wu": {"heart_of_nothing", "world_piercer"},
}
EXPANSION = {
    **dict.fromkeys(("limiter_drones", "cloud_oracles", "arach_devotees", "pall_shades"), 3),
    **dict.fromkeys(("ferrata_guard", "mainframe_abbot", "hounds_of_volos", "the_lost"), 2),
    **dict.fromkeys(("axia", "raidian", "taur_arachpriest", "ru_bo_vai"), 1),
}


def counted(match: sudi.Match) -> Counter[str]:
    return Counter(card.id for card in match.state.t.defs)


def named(**setup: object) -> sudi.Match:
    return sudi.new("shards", seed=3, expansion=True, characters=["decima", "volos"], **setup)


@pytest.mark.parametrize(("relics", "open_"), [("random", False), ("own", True)])
def test_relics_dealt_at_random_are_looked_at_by_nobody_before_their_time(relics: str, open_: bool) -> None:
    match = sudi.new("shards", seed=3, expansion=True, characters=["decima", "volos"], relics=relics)
    for viewer in (0, 1):
        seen = match.view(viewer)["players"][0]["relics"]
        assert seen
        assert all((card is not None) == open_ for card in seen)


@pytest.mark.rule("SOI-131")
def test_the_box_adds_24_centre_cards_and_8_relics() -> None:
    plain, full = sudi.new("shards", seed=1), sudi.new("shards", seed=1, expansion=True)
    added = counted(full) - counted(plain)
    assert not counted(plain) - counted(full)
    assert sum(added.values()) == 32
    relics = {id for id in added if full.state.t.instances(id) and full.game.library.cards[id].box == "relic"}
    assert relics == set().union(*PAIRS.values())
    assert {id: n for id, n in added.items() if id not in relics} == EXPANSION


@pytest.mark.rule("SOI-132")
def test_the_expansion_is_shuffled_into_a_centre_deck_of_112() -> None:
    match = named()
    centre = Counter(zone(match, "centre") + zone(match, "row"))
    assert sum(centre.values()) == 112
    assert {id: centre[id] for id in EXPANSION} == EXPANSION
    plain = sudi.new("shards", seed=3, characters=["decima", "volos"])
    assert len(zone(plain, "centre") + zone(plain, "row")) == 88
    rows = {tuple(sudi.new("shards", seed=n, expansion=True, characters="random").state.row) for n in range(4)}
    assert len(rows) == 4


@pytest.mark.rule("SOI-133")
def test_characters_are_chosen_then_everybody_gets_the_own_relics() -> None:
    match = sudi.new("shards", seed=5, expansion=True)
    first = match.decision.seat
    assert match.decision.name == "choose"
    play(match, "choose volos")
    assert "choose volos" not in options(match)  # SOI-009
    play(match, "choose tetra")
    assert set(zone(match, "relics", first)) == PAIRS["volos"]
    assert set(zone(match, "relics", 1 - first)) == PAIRS["tetra"]
    assert match.decision.name == "play"


@pytest.mark.rule("SOI-133")
def test_characters_may_be_left_to_chance() -> None:
    seen = set()
    for seed in range(24):
        match = sudi.new("shards", seed=seed, expansion=True, characters="random")
        assert match.decision.name == "play"
        names = [match.view(0)["players"][n]["character"] for n in range(2)]
        assert names[0] != names[1]
        for seat, name in enumerate(names):
            assert set(zone(match, "relics", seat)) == PAIRS[name]
        seen.update(names)
    assert seen == set(PAIRS)


@pytest.mark.rule("SOI-134", "SOI-223", "SOI-139", "SOI-140", "SOI-141", "SOI-142")
def test_each_character_has_two_relics_beside_the_board_and_none_in_the_centre_deck() -> None:
    match = sudi.new("shards", mode="free_for_all", players=4, seed=2, expansion=True, characters=list(PAIRS))
    for seat, pair in enumerate(PAIRS.values()):
        assert set(zone(match, "relics", seat)) == pair
        assert len(zone(match, "relics", seat)) == 2
    everywhere = zone(match, "centre") + zone(match, "row") + [c for n in range(4) for c in zone(match, "deck", n)]
    assert not set(everywhere) & set().union(*PAIRS.values())
    assert zone(match, "spare_relics") == []


@pytest.mark.rule("SOI-223")
def test_relics_are_a_type_of_their_own() -> None:
    cards = named().game.library.cards
    kinds = {id: cards[id].kind for pair in PAIRS.values() for id in pair}
    assert set(kinds.values()) == {"relic"}
    assert [c.id for c in cards.values() if c.kind == "relic" and c.id not in kinds] == []
    assert cards["datic_robes"].type_line("cs") == "Relikvie – spojenec Řádu"
    assert cards["praetorian_02"].type_line("cs") == "Relikvie – šampion Lidí zítřka"
    assert cards["praetorian_02"].type_line("en") == "Relic – Homodeus Champion"
    allies = [id for id in kinds if cards[id].type_line("en").endswith(" Ally")]
    assert sorted([*allies, "praetorian_02"]) == sorted(kinds)  # all but one are allies once they are played


@pytest.mark.rule("SOI-134")
def test_relics_of_characters_nobody_plays_stay_in_the_box() -> None:
    match = named()
    assert set(zone(match, "spare_relics")) == PAIRS["tetra"] | PAIRS["ko_syn_wu"]
    assert not any("tetra" in o for o in options(match))


@pytest.mark.rule("SOI-135")
def test_a_relic_needs_10_mastery() -> None:
    nine = relic_table({"mastery": 9, "character": "volos", "hand": ["crystal", "shard_reactor"]})
    assert not [o for o in options(nine) if o.startswith("take")]
    refusal = nine.why_not("take entropic_talons")
    assert refusal.rule == "SOI-135"
    assert "9" in refusal.text.en
    play(nine, "play crystal", "focus")  # the tenth point opens the way within the same turn
    assert {o for o in options(nine) if o.startswith("take")} == {"take entropic_talons", "take panconscious_crown"}


@pytest.mark.rule("SOI-135")
def test_only_the_own_relics_and_only_in_the_own_turn() -> None:
    match = relic_table({"mastery": 10, "character": "volos"}, {"mastery": 10, "character": "tetra"})
    assert match.why_not("take datic_robes").rule == "SOI-134"
    assert not any("datic" in o for o in options(match))
    play(match, "end")
    assert "take datic_robes" in options(match)
    assert "take entropic_talons" not in options(match)


@pytest.mark.rule("SOI-136", "SOI-137")
def test_a_relic_is_free_and_goes_to_the_discard_pile() -> None:
    match = relic_table({"mastery": 10, "character": "volos"}, gems=2, row=["reactor_drone"])
    play(match, "take entropic_talons")
    assert (match.state.gems, match.state.mastery[0]) == (2, 10)
    assert zone(match, "discard", 0) == ["entropic_talons"]
    assert zone(match, "hand", 0) == ["crystal"]
    assert zone(match, "played") == []
    assert match.explain("cost of entropic_talons").total == 0
    assert match.explain("cost of entropic_talons").terms[0].rule == "SOI-136"


@pytest.mark.rule("SOI-138")
def test_only_one_relic_in_the_whole_match() -> None:
    match = relic_table({"mastery": 30, "character": "volos"}, {"mastery": 0})
    play(match, "take panconscious_crown")
    assert not [o for o in options(match) if o.startswith("take")]
    assert zone(match, "relics", 0) == []
    assert "entropic_talons" in zone(match, "banished")
    assert match.why_not("take entropic_talons").rule == "SOI-138"
    play(match, "end", "end")
    assert match.decision.seat == 0
    assert not [o for o in options(match) if o.startswith("take")]


@pytest.mark.rule("SOI-138")
def test_a_relic_taken_by_one_player_leaves_the_other_one_free() -> None:
    match = relic_table({"mastery": 10, "character": "volos"}, {"mastery": 10, "character": "tetra"})
    play(match, "take panconscious_crown", "end")
    assert "take terminal_crescents" in options(match)


@pytest.mark.rule("SOI-135")
def test_ten_mastery_are_needed_at_the_moment_of_recruiting() -> None:
    """A reading of ours: whoever has fallen below 10 has to reach it again."""
    match = relic_table(
        {"hand": ["crystal", "venator_of_the_wastes"], "champions": ["evokatus"]},
        {"mastery": 11, "character": "tetra"},
    )
    play(match, "play venator_of_the_wastes", "end")
    assert match.state.mastery[1] == 9
    assert not [o for o in options(match) if o.startswith("take")]


@pytest.mark.rule("SOI-138")
def test_nobody_has_to_take_a_relic() -> None:
    match = relic_table({"mastery": 10, "character": "volos"})
    play(match, "end", "end")
    assert "take entropic_talons" in options(match)


def test_without_relics_nothing_can_be_taken() -> None:
    match = relic_table({"mastery": 30}, setup={"relics": "none"})
    assert not [o for o in options(match) if o.startswith("take")]
    assert "praetorian_01" not in counted(match)
    assert counted(match)["axia"] == 1
