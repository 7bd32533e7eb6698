"""Questions round a scoring: which base, which replacement, and whether to ignore a base (ruling R22)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Choice, Domain, Question, Values, Who, active_seat, frame_seat, stop
from sudi.kernel.machine import Frame, slots
from sudi.kernel.wording import Bilingual

from ..language.numbers import BREAKPOINT, totals
from ..state import SmashState, places_with_base
from ..words import prompts
from ..words import vocabulary as v

WINNERS, SECONDS, POWERS, NEXT_BASE, LOOKED = slots(5)  # of a scoring


# ---- step 3 ----
def _force(c: Case) -> dict[str, int]:
    base = c.s.bases[c.a][0]
    return {"need": BREAKPOINT.of(c.s, base), "have": sum(totals(c.s, c.a))}


SCORE = Question(
    prompts.SCORE,
    (
        Choice(
            v.SCORE,
            Domain(lambda c: places_with_base(c.s), "SMU-056", cs="Vyhodnocuje se základna", en="Bases are scored"),
            checks=(
                Check(
                    "SMU-056",
                    lambda c: _force(c)["have"] >= _force(c)["need"],
                    cs="Základna {a} má obranu {need} a u ní je síla {have}.",
                    en="{a} has breakpoint {need}, and the power there is {have}.",
                    values=_force,
                ),
            ),
        ),
    ),
    "SMU-058",
    active_seat,
    Bilingual("v kroku 3 tvého tahu", "in step 3 of your turn"),
)


# ---- the replacement: a base may let its winner choose it ----
def first_winner(s: SmashState, f: Frame) -> int:
    """Ruling R19: of tied winners the first from the active player on."""
    return int(f[WINNERS][0])


REPLACEMENT = Question(
    prompts.NEXT_BASE,
    (
        Choice(
            v.TARGET,
            Domain(
                lambda c: c.s.base_deck[-c.f[LOOKED] :],
                "SMU-086",
                cs="Vybírá se z prohlédnutých základen",
                en="You choose one of the bases you looked at",
            ),
        ),
    ),
    me=first_winner,
)
PUT_BACK = Question(
    prompts.BASES_BACK,
    (
        Choice(
            v.KEEP,
            Domain(
                lambda c: c.s.base_deck[1 - c.f[LOOKED] :],
                "SMU-086",
                cs="Navrch se vrací prohlédnutá základna, která nepřišla do hry",
                en="A base goes back on top that you looked at and that did not come into play",
            ),
        ),
    ),
    me=first_winner,
)


# ---- ignoring a base (ruling R22) ----
def _text(c: Case) -> dict[str, Bilingual]:
    base = c.s.t.cards[c.s.about]
    return {"text": Bilingual(base.text("cs"), base.text("en"))}


def ignoring(prompt: int = prompts.IGNORE, me: Who = frame_seat, values: Values | None = None) -> Question:
    """Obey a base or ignore it; the card that asks is the base, unless the prompt names it otherwise."""
    return Question(prompt, (stop(v.OBEY), stop(v.IGNORE)), "SMU-054", me, values=values or _text)
