"""Which of the turn's plays a card uses up: the free one, an extra one and whose, or a Talent."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.wording import Bilingual

from ..law.permits import DISCARD, FREE, HAND, SOURCE, Extra, action_permit, permits_to_use
from ..state import SmashState
from . import prompts
from . import vocabulary as v

# What is used, in the accusative.
FREE_MINION = Bilingual("bojovníka zdarma", "your free minion")
FREE_ACTION = Bilingual("akci zdarma", "your free action")
EXTRA_MINION = Bilingual("bojovníka navíc", "an extra minion")
EXTRA_ACTION = Bilingual("akci navíc", "an extra action")
RISES = Bilingual("Speciální schopnost, jednou za tah", "its Special, once per turn")
ONCE = Bilingual("jednou za tah", "once per turn")
ACTIONS = (v.ACT, v.ACT_AT, v.ACT_ON)


def cost_of(s: SmashState, code: int) -> Bilingual | None:
    """What an option of step 2 uses up; plays in between are extra ones, as their question says."""
    if s.prompt != prompts.PLAY:
        return None
    verb, card = v.verbs.of(code), first(code)
    if verb is v.PLAY or verb is v.RAISE:
        found = permits_to_use(s, s.seat, card, second(code), HAND if verb is v.PLAY else DISCARD)
        return _using([_minion(s, permit) for permit in found]) if found else RISES
    if verb in ACTIONS:
        permit = action_permit(s)
        return _using([FREE_ACTION if permit is None else _given(s, EXTRA_ACTION, permit)])
    return ONCE if verb is v.TALENT else None


def _minion(s: SmashState, permit: Extra) -> Bilingual:
    return FREE_MINION if permit == FREE else _given(s, EXTRA_MINION, permit)


def _given(s: SmashState, play: Bilingual, permit: Extra) -> Bilingual:
    """An extra play with the card that gives it."""
    if permit[SOURCE] < 0:
        return play
    name = s.t.defs[permit[SOURCE]].name
    return Bilingual(f"{play.cs} ({name.cs})", f"{play.en} ({name.en})")


def _using(plays: list[Bilingual]) -> Bilingual:
    """Where several would do, it is asked which one is used."""
    apart = list(dict.fromkeys(plays))
    return Bilingual(
        f"použiješ {' nebo '.join(one.cs for one in apart)}", f"uses {' or '.join(one.en for one in apart)}"
    )
