"""Questions of the rules: extra plays that cannot wait, the hand limit, the draft, where to move."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, same_title, stop
from sudi.kernel.machine import SRC, Frame, ask, slots
from sudi.kernel.wording import Bilingual

from ..state import HAND_LIMIT, SmashState, places_with_base
from ..words import minion_prompts, prompts
from ..words import vocabulary as v
from ..words.factions import FACTIONS
from . import actions, minions
from .permits import ACTION, ANY, FREE, KIND, SOURCE, WHERE, Extra

# ---- an extra play, now or never (SMU-097, SMU-126) ----
(PERMIT,) = slots(1)  # of "now or never"


def _permit(c: Case) -> list[Extra]:
    return [(*c.f[PERMIT][:SOURCE], c.src)]


def _where(c: Case) -> dict[str, Bilingual]:
    """Where alone the minion may be played, as the end of a phrase."""
    place = c.f[PERMIT][WHERE]
    if place == ANY:
        return {"where": Bilingual("", "")}
    name = c.s.t.place_text(c.s, place)
    return {"where": Bilingual(f" k základně {name.cs}", f" at {name.en}")}


NOW_A_MINION = Question(
    prompts.EXTRA_MINION,
    (minions.from_hand(_permit), minions.from_discard(_permit), stop(v.DECLINE)),
    "SMU-097",
    values=_where,
)
NOW_AN_ACTION = Question(prompts.EXTRA_ACTION, (*actions.acting(actions.FROM_HAND), stop(v.DECLINE)), "SMU-097")


def now(permit: Extra) -> Question:
    return NOW_AN_ACTION if permit[KIND] == ACTION else NOW_A_MINION


# ---- which of several extra plays is used up ----
(PERMITS,) = slots(1)  # of "which extra play"
WHICH = Question(
    prompts.WHICH,
    (
        Choice(
            v.USE,
            Domain(
                lambda c: [permit[SOURCE] for permit in c.f[PERMITS] if permit != FREE],
                "SMU-095",
                cs="Využít lze jen zahrání navíc, které na tohoto bojovníka stačí",
                en="Only an extra play that covers this minion can be used",
            ),
        ),
        stop(
            v.USE_FREE,
            Check(
                "SMU-029",
                lambda c: FREE in c.f[PERMITS],
                cs="Bojovník zdarma na toto zahrání nestačí.",
                en="The free minion does not cover this play.",
            ),
        ),
    ),
    "SMU-095",
)


# ---- step 4 ----
SHED = Question(
    prompts.SHED,
    (
        Choice(
            v.SHED,
            Domain(
                lambda c: c.s.hand[c.me],
                "SMU-045",
                cs=f"Odkládá se karta z ruky, dokud jich je víc než {HAND_LIMIT}",
                en=f"A card of your hand is discarded while there are more than {HAND_LIMIT}",
            ),
            alike=same_title,
        ),
    ),
    "SMU-045",
    active_seat,
    Bilingual("v kroku 4 tvého tahu", "in step 4 of your turn"),
    count=lambda s, f: len(s.hand[s.turn]) - HAND_LIMIT,
)


# ---- the draft ----
(PICKS,) = slots(1)  # of a draft: who still takes a faction, in order


def factions_of(s: SmashState, seat: int) -> tuple[int, int]:
    return s.faction_a[seat], s.faction_b[seat]


def faction_left(s: SmashState, faction: int) -> bool:
    """SMU-009, SMU-010: a box holds each faction once."""
    return (s.faction_a + s.faction_b).count(faction) < int(s.t.setup["boxes"])


DRAFT = Question(
    prompts.DRAFT,
    (
        Choice(
            v.FACTION,
            Domain(lambda c: range(len(FACTIONS)), "SMU-025", cs="Bere se frakce", en="You take a faction"),
            checks=(
                Check(
                    "SMU-008",
                    lambda c: c.a not in factions_of(c.s, c.me),
                    cs="Frakci {a} už máš; dvakrát stejnou mít nelze.",
                    en="You have {a} already; nobody takes a faction twice.",
                ),
                Check(
                    "SMU-009",
                    lambda c: faction_left(c.s, c.a),
                    cs="Frakci {a} už má jiný hráč a krabice ji obsahuje jen jednou.",
                    en="{a} are taken, and a box holds each faction once.",
                ),
            ),
        ),
    ),
    "SMU-025",
    lambda s, f: int(f[PICKS][0]),
)


# ---- where a minion moves ----
def moving_to(minion: Callable[[Case], int], prompt: int = minion_prompts.TO) -> Question:
    """SMU-101: to another base."""
    elsewhere = Check(
        "SMU-101",
        lambda c: c.s.at[minion(c)] != c.a,
        cs="U základny {a} už bojovník {minion} je.",
        en="{minion} is at {a} already.",
        values=lambda c: {"minion": c.s.t.cards[minion(c)].name},
    )
    bases = Domain(
        lambda c: places_with_base(c.s),
        "SMU-101",
        cs="Bojovník se přesouvá k jiné základně",
        en="A minion moves to another base",
    )
    return Question(prompt, (Choice(v.TO, bases, checks=(elsewhere,)),), "SMU-101")


def a_base(rule: str, cs: str, en: str, *checks: Check) -> Choice:
    """One of the bases in play."""
    return Choice(v.TO, Domain(lambda c: places_with_base(c.s), rule, cs, en), checks=checks)


def ask_unordered(question: Question, s: SmashState, f: Frame) -> bool:
    """Ask about cards of a hidden pile, in an order that tells nothing about how they lie in it."""
    options = question.options(s, f)
    if not options:
        return False
    about = question.choices[0].verb
    options.sort(key=lambda option: (v.verbs.of(option) is not about, option))
    ask(s, question.me(s, f), question.prompt, options, f[SRC])
    return True
