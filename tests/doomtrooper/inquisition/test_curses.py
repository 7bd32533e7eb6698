"""Bullets, plagues, gear of the dead, healing in the nick of time, dark machines, curses: from the printed texts."""

from __future__ import annotations

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
from ..unlimited.test_deeds import until


def test_black_bullets_turn_whom_they_wound():
    m = table(
        {"kohort": ["necromutant+kratach"], "squad": ["clansman+charger"], "hand": ["black_bullets"]},
        {"squad": ["captain+capitol_sword"]},
    )
    assert attach_to(m, "black_bullets") == {"kratach"}
    play(m, "attach black_bullets kratach")
    finish(fight(m, "necromutant", "captain", "shoot"))  # 4 + 3 against 7
    assert wounded(m, "captain")
    assert ids(m, "kohort", 1) == ["captain"]
    assert "capitol_sword" in ids(m, "grave", 1)
    from sudi.games.doomtrooper.language.select import traits_of
    from sudi.games.doomtrooper.words import traits as tr

    traits = traits_of(m.state, card(m, "captain"))
    assert traits & tr.HERETIC
    assert not traits & (tr.DOOMTROOPER | tr.AFFILIATIONS)


def test_black_bullets_do_nothing_to_the_dark_legion_or_in_a_miss():
    m = table({"kohort": ["necromutant+kratach"], "hand": ["black_bullets"]}, {"kohort": ["centurion"]})
    play(m, "attach black_bullets kratach")
    finish(fight(m, "necromutant", "centurion", "shoot"))
    assert wounded(m, "centurion")
    assert ids(m, "kohort", 1) == ["centurion"]
    m = table({"kohort": ["necromutant+kratach"], "hand": ["black_bullets"]}, {"squad": ["kommandant"]})
    play(m, "attach black_bullets kratach")
    finish(fight(m, "necromutant", "kommandant", "shoot"))  # 7 against 9
    assert ids(m, "squad", 1) == ["kommandant"]


def test_exorcise_injuries_heals_or_saves_from_a_deadly_wound():
    m = table({"squad": ["mystic", "clansman!"], "hand": ["exorcise_injuries"]}, {"kohort": ["razide"]})
    play(m, "meditate", "cast exorcise_injuries mystic")
    assert not wounded(m, "clansman")
    m = table({"squad": ["mystic", "clansman!"], "hand": ["exorcise_injuries"]}, {"kohort": ["razide"]}, turn="p2")
    fight(m, "razide", "clansman")
    while "cast exorcise_injuries mystic" not in options(m):
        play(m, "pass")
    while m.state.phase < 7:
        play(m, "pass")
    play(m, "cast exorcise_injuries mystic")
    finish(m)
    assert wounded(m, "clansman")  # merely wounded instead
    assert victory(m) == [0, 0]


def test_loot_the_dead_takes_gear_whatever_the_affiliation():
    m = table(
        {"squad": ["clansman"], "hand": ["loot_the_dead"]},
        {"kohort": ["necromutant!+kratach+punisher_blade"], "destiny": 0},
    )
    fight(m, "clansman", "necromutant")
    while "play loot_the_dead" not in options(m):
        play(m, next(o for o in ("pass", "victory 4") if o in options(m)))
    play(m, "play loot_the_dead", "target kratach")
    finish(m)
    assert m.state.bearer[card(m, "kratach")] == card(m, "clansman")
    assert rating(m, "shoot", "clansman") == 5
    assert ids(m, "grave", 1) == ["necromutant", "punisher_blade"]
    m = table({"squad": ["clansman"], "hand": ["loot_the_dead"]}, {"kohort": ["necromutant+kratach"]})
    finish(fight(m, "clansman", "necromutant"))
    assert not any(o == "play loot_the_dead" for o in options(m))  # only wounded


def test_a_nazgaroth_is_empty_after_each_shoot_out_until_reloaded():
    m = table({"kohort": ["necromutant+nazgaroth"], "destiny": 6}, {"squad": ["captain", "kommandant"]})
    assert rating(m, "shoot", "necromutant") == 12
    assert not any(o.startswith("use nazgaroth") for o in options(m))  # it comes loaded
    finish(fight(m, "necromutant", "captain", "shoot"), 0)
    assert "captain" in ids(m, "grave", 1)  # a wound kills
    assert rating(m, "shoot", "necromutant") == 4
    before = destiny(m)[0]
    while "use nazgaroth 2" not in options(m):
        play(m, next(o for o in ("pass", "end", "done") if o in options(m)))
    play(m, "use nazgaroth 2")
    assert destiny(m)[0] == before - 5
    assert rating(m, "shoot", "necromutant") == 12
    m = table({"kohort": ["necromutant+nazgaroth"]}, {"squad": ["captain"]})
    finish(fight(m, "necromutant", "captain"))  # not in a fight
    assert rating(m, "shoot", "necromutant") == 12


def test_necromakina_raises_a_warrior_instead_of_points():
    m = table(
        {"kohort": ["razide"], "works": ["citadel_of_algeroth:kohort"], "hand": ["necromakina"],
         "library": ["necromutant", "undead_legionnaire", "nepharite_of_algeroth", "clansman"]},
        {"squad": ["sea_lion!"], "destiny": 0},
    )  # fmt: skip
    assert attach_to(m, "necromakina") == {"citadel_of_algeroth"}
    play(m, "attach necromakina citadel_of_algeroth")
    fight(m, "razide", "sea_lion")
    until(m, "rise")
    kept = finish(play(m.copy(), "no"))
    assert victory(kept)[0] == 4
    play(m, "yes")
    assert set(options(m)) == {"target necromutant", "target undead_legionnaire"}  # worth 4 or less
    play(m, "target necromutant")
    finish(m)
    assert "necromutant" in ids(m, "kohort", 0)
    assert victory(m)[0] == 0


def test_a_plague_bearer_infects_whom_it_fights_and_the_squad_goes_on():
    m = table({"kohort": ["curator+plague_bearer"]}, {"squad": ["captain", "clansman", "hussar"], "destiny": 4})
    finish(fight(m, "curator", "captain"))
    if "curator" not in ids(m, "kohort", 0):
        raise AssertionError("one wound")
    assert rating(m, "armour", "captain") == 5
    until(m, "infected")
    assert m.decision.name == "infected"
    assert set(options(m)) == {"target clansman", "target hussar"}
    play(m, "target hussar")
    assert rating(m, "armour", "hussar") == 1
    assert rating(m, "armour", "captain") == 5  # one marker each


def test_a_cursed_artifact_is_paid_for_with_victory_points():
    relic = "orb_of_the_smaller_servants"
    m = table({"hand": ["cursed_artifact"]}, {"kohort": [f"necromutant+{relic}"], "victory": 2})
    assert plays_on(m, "cursed_artifact") == {relic}
    play(m, f"play_on cursed_artifact {relic}")
    until(m, "artifact")
    assert m.decision.seat == 1
    play(m, "yes")
    assert victory(m)[1] == 0
    until(m, "action")
    while m.state.turn == 1:
        play(m, next(o for o in ("end", "pass", "done") if o in options(m)))
    m = end_turn(m)
    assert m.state.turn == 1  # two points are not there any more: nobody was asked in vain


def test_power_flow_doubles_one_gift_for_a_while():
    m = table({"kohort": ["necromutant+dark_fire"], "hand": ["excrutiating_power_flow"]}, {"squad": ["clansman"]})
    gift = next((c for c in ("monstrous_power", "unholy_power", "ungodly_power")), "")
    m = table({"kohort": [f"heretic+{gift}"], "hand": ["excrutiating_power_flow"]}, {"squad": ["clansman"]})
    plain = [rating(table({"kohort": ["heretic"]}), n, "heretic") for n in ("fight", "shoot", "armour")]
    once = [rating(m, n, "heretic") for n in ("fight", "shoot", "armour")]
    play(m, "meditate", f"play_on excrutiating_power_flow {gift}")
    passes(m)
    twice = [rating(m, n, "heretic") for n in ("fight", "shoot", "armour")]
    assert twice == [2 * b - a for a, b in zip(plain, once, strict=True)]
    assert twice != once
    m = end_turn(end_turn(m))
    assert [rating(m, n, "heretic") for n in ("fight", "shoot", "armour")] == once
