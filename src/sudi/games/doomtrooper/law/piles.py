"""Cards that are in no hand and not in play: what a pile means for whoever would like to use one of its cards."""

from __future__ import annotations

from sudi.kernel.law import Check

WEIGHT = 8  # where a card lies says more than what it could be played on


def _lies(zone: str, rule: str, cs: str, en: str) -> Check:
    return Check(
        rule,
        lambda c: c.a not in getattr(c.s, zone)[c.s.t.owner[c.a]],
        "Karta {a} je " + cs,
        "{a} is " + en,
        weight=WEIGHT,
    )


IN_PILES = (
    _lies(
        "sideboard",
        "DTR-497",
        "v sideboardu: odtud ji do hry dostane jen karta, která sahá do sbírky.",
        "in the sideboard: only a card that reaches into the collection brings it into play.",
    ),
    _lies(
        "grave",
        "DTR-474",
        "v hrobě a hrají se karty z ruky: odtud ji vrátí jen karta, která to říká.",
        "in the discard pile and cards are played from hand: only a card that says so brings it back.",
    ),
    _lies(
        "library",
        "DTR-472",
        "ještě v knihovně: nejdřív si ji musíš dobrat.",
        "still in the library: it has to be drawn first.",
    ),
    _lies(
        "sacrificed",
        "DTR-488",
        "obětována, a tedy do konce partie pryč.",
        "sacrificed and gone for the rest of the match.",
    ),
)
