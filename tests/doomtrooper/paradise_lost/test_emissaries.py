"""EMISSARIES: from the printed text."""

from __future__ import annotations

from sudi.games.doomtrooper.language.select import traits_of
from sudi.games.doomtrooper.words import traits as tr

from ..table import end_turn, ids, options, passes, play, table


def sent(*outpost: str):
    m = table(
        {"outpost": list(outpost), "squad": ["clansman"], "hand": ["emissaries", "bayonet"]},
        {"squad": ["infantry"]},
        opened=True,
    )
    assert not any(o.startswith("emissary") for o in options(m))
    play(m, "meditate", "play emissaries")
    return passes(m)


def test_a_tribal_warrior_goes_to_the_squad_or_the_cohort_and_is_one_of_them_there():
    m = sent("rasputin_raider", "schwerwaffe_soldat")
    tribal = "rasputin_raider"
    assert {o for o in options(m) if o.startswith("emissary")} >= {
        f"emissary {tribal} squad",
        f"emissary {tribal} kohort",
    }
    there = play(m.copy(), f"emissary {tribal} squad")
    assert sorted(ids(there, "squad", 0)) == ["clansman", tribal]
    assert there.state.actions == 1
    mine = next(c for c in there.state.squad[0] if there.state.t.defs[c].id == tribal)
    both = tr.DOOMTROOPER | tr.TRIBAL
    assert traits_of(there.state, mine) & both == both
    other = next(c for c in there.state.outpost[0])
    assert not traits_of(there.state, other) & tr.DOOMTROOPER  # only while in the Squad
    play(m, f"emissary {tribal} kohort")
    dark = m.state.kohort[0][0]
    assert traits_of(m.state, dark) & (tr.LEGION | tr.HERETIC) == tr.LEGION | tr.HERETIC
    assert not traits_of(m.state, dark) & tr.DOOMTROOPER


def test_the_permission_ends_with_the_next_turn_of_its_player():
    m = sent("rasputin_raider", "schwerwaffe_soldat")
    play(m, "emissary rasputin_raider squad")
    end_turn(m)
    end_turn(m)
    assert not any(o.startswith("emissary") for o in options(m))
    mine = next(c for c in m.state.squad[0] if m.state.t.defs[c].id == "rasputin_raider")
    assert traits_of(m.state, mine) & tr.DOOMTROOPER  # it stays what it is there
    assert "transfer rasputin_raider" not in options(m)
