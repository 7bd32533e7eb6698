"""THE FIRST AMENDMENT: from the printed text."""

from __future__ import annotations

from sudi.games.doomtrooper.language.lending import abilities_of

from ..table import card, passes, play, rating, table, why


def amended(*mine: str, theirs: tuple[str, ...] = ("hussar",)):
    m = table({"squad": list(mine), "hand": ["the_first_amendment", "bayonet"]}, {"squad": list(theirs)})
    play(m, "meditate", "play the_first_amendment")
    return passes(m)


def considered(title: str):
    """A warrior of another title that is considered this one."""
    from sudi.games.doomtrooper.cards.catalogue import BY_ID, CARDS
    from sudi.games.doomtrooper.words import traits as tr

    bit = next(t.bit for t in tr.TRAITS if t.name.en.lower() == BY_ID[title].name.en.lower())
    return next(
        c.id
        for c in CARDS
        if c.type == "warrior" and c.traits & bit and c.id != title and not c.abilities and c.traits & tr.DOOMTROOPER
    )


def test_whoever_is_considered_something_has_its_abilities_while_that_card_is_in_play():
    who = considered("trencher")
    m = amended(who, theirs=("trencher",))
    assert [n for n, _ in abilities_of(m.state, card(m, who))] == [4]
    alone = amended(who)  # no trencher is in play
    assert abilities_of(alone.state, card(alone, who)) == ()
    assert abilities_of(m.state, card(m, "trencher"))[0][0] == 0  # its own, and once


def test_it_may_never_be_discarded():
    m = amended("clansman")
    from sudi.games.doomtrooper.rules.leaving import discard

    assert not discard(m.state, card(m, "the_first_amendment"))
    assert rating(m, "fight", "clansman") == 4
    assert why(m, "play the_first_amendment")
