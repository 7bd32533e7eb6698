"""Missions about who did what, a likeness, a disease, a freelancer taken back: from the printed texts."""

from __future__ import annotations

from ..table import (
    Match,
    card,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    wounded,
)


def until(m: Match, name: str) -> Match:
    """Go on, doing as little as possible, until this question comes."""
    while m.decision is not None and m.decision.name != name:
        names = options(m)
        play(m, next(o for o in ("end", "pass", "done", "no", names[-1]) if o in names))
    return m


def test_infiltration_pays_its_player_for_a_city_destroyed_by_himself():
    m = table({"works": ["infiltration:by1"], "hand": ["earthquake"]}, {"works": ["fukido:squad"]})
    play(m, "meditate", "play earthquake")
    finish(passes(m))
    assert victory(m) == [6, 0]
    assert "infiltration" in ids(m, "grave", 0)
    m = table({"hand": ["earthquake"]}, {"works": ["fukido:squad", "infiltration:by2"]})
    play(m, "meditate", "play earthquake")
    finish(passes(m))
    assert victory(m) == [0, 0]  # somebody else did it


def test_snubbing_the_cardinal_by_a_kill_or_by_a_heretic():
    m = table({"works": ["snub_the_cardinal:by1"], "kohort": ["razide"]}, {"squad": ["valkyrie!"], "destiny": 0})
    finish(fight(m, "razide", "valkyrie"))
    assert victory(m)[0] == 3 + 3  # the kill and three more
    m = table({"works": ["snub_the_cardinal:by1"], "kohort": ["razide"]}, {"squad": ["clansman!"], "destiny": 0})
    finish(fight(m, "razide", "clansman"))
    assert victory(m)[0] == 3  # no Brother
    m = table({"works": ["snub_the_cardinal:by1"], "hand": ["tainted"]}, {"squad": ["valkyrie", "clansman"]})
    play(m, *(["meditate"] if "valkyrie" not in plays_on(m, "tainted") else []))
    play(m, "play_on tainted valkyrie")
    finish(passes(m))
    assert victory(m)[0] == 10
    assert "snub_the_cardinal" in ids(m, "grave", 0)


def test_the_portal_silences_the_art_and_pays_nothing():
    side = {"kohort": ["nepharite_of_algeroth"], "hand": ["portal_of_the_great_conqueror"]}
    m = table(side, {"squad": ["mystic"]})
    assert not any("portal" in o for o in options(m))  # no citadel in the Cohort
    m = table({**side, "works": ["citadel_of_algeroth:kohort"]}, {"squad": ["valkyrie!", "mystic"], "hand": ["mystic"]})
    play(m, "attach portal_of_the_great_conqueror nepharite_of_algeroth")
    finish(fight(m, "nepharite_of_algeroth", "valkyrie"))
    assert "valkyrie" in ids(m, "grave", 1)
    assert victory(m) == [0, 0]
    assert destiny(m)[0] == 5
    from sudi.games.doomtrooper.law.casting import aspects

    assert aspects(m.state, card(m, "mystic")) == 0
    if m.state.turn == 1:
        play(m, "deploy mystic")
        late = next(w for w in m.state.squad[1] if aspects(m.state, w))
        assert late >= 0  # whoever comes later may


def test_a_file_is_transferred_to_anybody_else():
    m = table({"squad": ["clansman+nepharite_hunt", "hussar"], "hand": ["file_transfer"]}, {"kohort": ["razide"]})
    play(m, "meditate")
    assert plays_on(m, "file_transfer") == {"nepharite_hunt"}
    play(m, "play_on file_transfer nepharite_hunt")
    passes(m) if "pass" in options(m) else m
    assert set(options(m)) == {"target hussar", "target razide"}
    play(m, "target razide")
    assert m.state.bearer[card(m, "nepharite_hunt")] == card(m, "razide")
    m = table({"works": ["infiltration:by1"], "hand": ["file_transfer"]}, {"squad": ["hussar"]})
    play(m, "meditate", "play_on file_transfer infiltration")
    assert ids(m, "works", 1) == ["infiltration"]  # there is only one other player


def test_phantasm_borrows_ratings_for_a_price_by_side():
    m = table(
        {"squad": ["mystic", "inquisitor"], "hand": ["phantasm"], "destiny": 9},
        {"kohort": ["razide"], "squad": ["captain"]},
    )
    fight(m, "mystic", "razide")
    while "cast phantasm mystic" not in options(m):
        play(m, "pass")
    play(m, "cast phantasm mystic")
    assert set(options(m)) == {"target inquisitor", "target captain"}  # the razide would cost 10
    play(m, "target captain")
    assert destiny(m)[0] == 3
    assert not m.state.phase or numbers(m, "mystic") == (6, 8, 7)
    finish(m)
    assert numbers(m, "mystic") == (4, 4, 4)  # only for the combat


def test_a_bacteria_grenade_strengthens_once_and_infects_for_good():
    m = table({"kohort": ["necromutant+bacteria_grenade"]}, {"squad": ["captain"], "destiny": 4})
    fight(m, "necromutant", "captain")  # 4 + 4 against 7
    while "use bacteria_grenade 1" not in options(m):
        play(m, "pass")
    finish(play(m, "use bacteria_grenade 1"))
    assert wounded(m, "captain")
    assert ids(m, "grave", 0) == ["bacteria_grenade"] or "bacteria_grenade" in ids(m, "grave", 0)
    until(m, "disease")
    assert m.decision.seat == 1
    paid = play(m.copy(), "yes")
    assert destiny(paid)[1] == 1
    assert rating(paid, "value", "captain") == 9
    play(m, "no")
    assert rating(m, "value", "captain") == 8
    until(until(m, "action"), "disease")
    assert options(m) == ["yes", "no"]


def test_whoever_has_no_value_left_is_discarded():
    m = table({"kohort": ["necromutant+bacteria_grenade"]}, {"squad": ["infantry", "hussar"], "destiny": 0})
    fight(m, "necromutant", "hussar", "shoot")
    while "use bacteria_grenade 1" not in options(m):
        play(m, "pass")
    finish(play(m, "use bacteria_grenade 1"))
    for _ in range(2):  # value 2; without points there is nothing to decide
        m = end_turn(end_turn(m)) if "hussar" in ids(m, "squad", 1) else m
    assert "hussar" in ids(m, "grave", 1)


def test_a_freelancer_is_taken_back_by_its_corporation():
    m = table({"squad": ["ex_capitol_freelancer", "clansman"], "hand": ["reinstatement", "capitol_sword"]}, {})
    assert plays_on(m, "reinstatement") == {"ex_capitol_freelancer"}
    play(m, "play_on reinstatement ex_capitol_freelancer")
    assert numbers(m, "ex_capitol_freelancer") == (3, 5, 3)
    from sudi.games.doomtrooper.language.select import traits_of
    from sudi.games.doomtrooper.words import traits as tr

    traits = traits_of(m.state, card(m, "ex_capitol_freelancer"))
    assert traits & tr.CAPITOL
    assert not traits & tr.FREELANCER
    before = destiny(m)[0]
    play(m, "attach capitol_sword ex_capitol_freelancer")
    assert destiny(m)[0] == before  # it pays no freelancer's price


def test_whoever_loses_its_membership_again_loses_the_card():
    m = table(
        {"squad": ["ex_capitol_freelancer"], "hand": ["reinstatement", "insubordination"]}, {"squad": ["infantry"]}
    )
    play(m, "play_on reinstatement ex_capitol_freelancer")
    while not any(o.startswith("play_on insubordination ex_capitol") for o in options(m)):
        play(m, "meditate" if "meditate" in options(m) else "pass")
    play(m, "play_on insubordination ex_capitol_freelancer")
    passes(m)
    assert "reinstatement" in ids(m, "grave", 0)
    assert rating(m, "fight", "ex_capitol_freelancer") == 2
