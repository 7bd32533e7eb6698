"""Which card an effect is about, and how texts call it."""

from __future__ import annotations

from sudi.kernel.wording import Words

from ..state import WarState

# Which card an effect is about: the one chosen or handed over (one of several: each), the card with the text, its
# player's summoner, the card that an active event was aimed at.
IT, EACH, THIS, SUMMONER, CHOSEN = "it", "each", "this", "summoner", "chosen"


NOTHING = ""  # a rule that is aimed at no card


def subject(whom: str, s: WarState, me: int, src: int, x: int) -> int:
    if whom == CHOSEN:
        return s.aim[src]
    return x if whom in (IT, EACH) else src if whom == THIS else s.t.summoner[me]


def whom_dative(w: Words, whom: str) -> tuple[str, str]:
    """Czech: the pronoun that leans on the verb and the words that follow it; English: only what follows."""
    if whom == IT:
        return ("jí", "") if w.czech else ("", " to it")
    if whom == EACH:
        return ("", "každé z nich") if w.czech else ("", " to each of them")
    if whom == CHOSEN:
        return ("", "zvolené jednotce") if w.czech else ("", " to the chosen unit")
    if whom == THIS:
        return ("", "této jednotce") if w.czech else ("", " to this unit")
    return ("", "svému Vyvolavači") if w.czech else ("", " to your summoner")


def whom_accusative(w: Words, whom: str) -> tuple[str, str]:
    if whom == IT:
        return ("ji", "") if w.czech else ("it", "")
    if whom == EACH:
        return "", w.pick("každou z nich", "each of them")
    if whom == CHOSEN:
        return "", w.pick("zvolenou jednotku", "the chosen unit")
    if whom == THIS:
        return "", w.pick("tuto jednotku", "this unit")
    return "", w.pick("svého Vyvolavače", "your summoner")
