"""Transfers without actions: REDEPLOYMENT."""

from __future__ import annotations

from ..table import ids, options, passes, play, table


def test_redeployment_transfers_as_many_as_one_likes_by_the_ordinary_rules():
    m = table(
        {"squad": ["clansman", "trencher", "valkyrie"], "outpost": ["corsair"], "hand": ["redeployment"]},
        {"outpost": ["nassal"]},
        opened=True,
    )
    play(m, "meditate", "play redeployment")
    passes(m)
    assert {o for o in options(m) if o.startswith("target")} == {
        "target clansman",
        "target trencher",
        "target valkyrie",
    }  # the tribes do not transfer
    play(m, "target clansman", "target trencher")
    assert "target clansman" not in options(m)  # once between draw steps
    play(m, "done")
    passes(m)
    assert ids(m, "outpost", 0) == ["clansman", "corsair", "trencher"]
    assert ids(m, "squad", 0) == ["valkyrie"]
    assert m.state.actions == 2


def test_redeployment_needs_somebody_who_may_transfer():
    m = table({"squad": ["clansman"], "hand": ["redeployment", "positive_karma"]}, {"squad": ["samurai"]})
    play(m, "meditate")
    assert "play redeployment" not in options(m)  # nobody has opened the Outpost
