"""Cards of Inquisition played from their printed texts: what a wrong reading of them did."""

from __future__ import annotations

from ..table import covered, ids, options, passes, play, table

WAIT = ["evasive_action"]


# ---- BLACK BULLETS ----
def test_bullets_are_for_one_s_own_weapons():
    """DTR-090, as with every other part of a weapon."""
    m = table(
        {"kohort": ["necromutant+kratach"], "squad": ["infantry+gehenna_puker"], "hand": ["black_bullets"]},
        {"kohort": ["necromutant+scythe_of_semai"]},
    )
    assert [o for o in options(m) if o.startswith("attach black_bullets")] == ["attach black_bullets kratach"]


# ---- ETERNAL CURSE ----
def test_special_cards_for_everybody_pass_the_cursed_by():
    m = table({"squad": ["clansman+eternal_curse", "infantry"]}, {"hand": ["cowardice"]}, turn="p2")
    play(m, "meditate", "play_at cowardice p1")
    passes(m)
    assert covered(m, "infantry")
    assert not covered(m, "clansman")


def test_repentance_does_not_reach_a_cursed_heretic():
    m = table({"kohort": ["heretic+eternal_curse", "heretic"]}, {"hand": ["repentance"]}, turn="p2")
    play(m, "meditate", "play repentance")
    passes(m)
    assert ids(m, "kohort", 0) == ["heretic"]


def test_what_is_no_special_card_reaches_it():
    m = table({"squad": ["captain+^great_grey"]}, {"squad": ["clansman+eternal_curse", "infantry"]}, actions=2)
    play(m, "use great_grey 1", "target clansman")
    assert covered(m, "clansman")


# ---- SUMMON HERO, LOOT AND PILLAGE: into the Squad (or Cohort) ----
def test_a_hero_who_belongs_on_the_outpost_is_not_summoned_to_the_squad():
    m = table(
        {"squad": ["mystic"], "hand": ["summon_hero"], "grave": ["grinder_island", "sean_gallagher"], "destiny": 40}, {}
    )
    play(m, "meditate", "cast summon_hero mystic")
    while m.decision.name == "react":
        play(m, "pass")
    assert ids(m, "grave", 0) == ["grinder_island"]  # the only one who could come has come
    assert "sean_gallagher" in ids(m, "squad", 0)


def test_pillage_brings_nobody_who_belongs_elsewhere():
    m = table(
        {
            "squad": ["infantry"],
            "hand": ["loot_and_pillage"],
            "library": ["soldat", "trencher", "heretic", "local_thug"],
        },
        {},
    )
    play(m, "play loot_and_pillage", "warrior")
    assert set(options(m)) == {"target trencher", "target heretic"}
