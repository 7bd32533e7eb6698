"""Options that say more when they know the table: prices, what a choice stands for, how a die is built."""

from __future__ import annotations

from sudi.kernel.decision import VERB_SHIFT, first, second
from sudi.kernel.law import pending
from sudi.kernel.wording import LANGUAGES, Bilingual

from ..language.choices import choosing
from ..language.effects import said
from ..language.readings import put_off
from ..law.spare_parts import price
from ..rules.invasion.stack import scenario
from ..rules.workshop.dice import BLANK, FACE_WORDS, unfold
from ..state import RoneState
from . import questions as q
from . import vocabulary as v
from .names import WILD


def template(s: RoneState, code: int) -> Bilingual | None:
    """The wording of an option in this state; None: the verb's own will do."""
    make = MAKERS.get(code >> VERB_SHIFT)
    return make(s, code) if make is not None and s.seat >= 0 else None


def buying(s: RoneState, code: int) -> Bilingual:
    """Prices depend on research tokens and technologies."""
    cost = price(s, s.seat, first(code))
    return Bilingual(f"Náhradní díly: {{a}}, cena {cost}", f"Spare parts: {{a}}, price {cost}")


def branch(s: RoneState, code: int) -> Bilingual | None:
    """What the chosen possibility does, instead of its number."""
    asked = pending(s)
    choice = choosing.get(id(asked[0])) if asked is not None else None
    if choice is None or not 1 <= first(code) <= len(choice.branches):
        return None
    return said(choice.branches[first(code) - 1])


def die(s: RoneState, code: int) -> Bilingual | None:
    """A die by its number and its coloured faces."""
    dice, number = unfold(s.dice[s.seat]), first(code)
    if not 1 <= number <= len(dice):
        return None
    faces = [FACE_WORDS[face].text for face in dice[number - 1] if face != BLANK]
    cs, en = (" | ".join(face[lang] for face in faces) for lang in LANGUAGES)
    return Bilingual(f"Kostka č. {{a}}: {cs}", f"Die no. {{a}}: {en}")


def event(s: RoneState, code: int) -> Bilingual | None:
    events, number = scenario(s).events, first(code)
    if not 1 <= number <= len(events):
        return None
    name = events[number - 1].name
    return Bilingual(f"Událost č. {{a}}: {name.cs}", f"Event no. {{a}}: {name.en}")


def storing(s: RoneState, code: int) -> Bilingual:
    if first(code) == WILD:  # a colour of one's choice makes no difference there
        return Bilingual("Ulož zdroj na žolíkové místo", "Store a resource on a wild place")
    if second(code) == WILD:
        return Bilingual("Ulož {a} zdroj na žolíkové místo", "Store {a} on a wild place")
    return Bilingual("Ulož {a} zdroj na místo jeho barvy", "Store {a} on a place of its colour")


def giving(s: RoneState, code: int) -> Bilingual | None:
    """A gain is handed over unit by unit."""
    if s.prompt == q.ASK_GIVE:
        return Bilingual("Dej 1: {a}", "Give 1 to {a}")
    return Bilingual("Uloží se u: {a}", "Stored with {a}") if s.prompt == q.ASK_WHOSE else None


def waiting(s: RoneState, code: int) -> Bilingual | None:
    """An effect that was put off says what it does: one card may have several."""
    at = second(code)
    if s.prompt != q.ASK_DELAYED or at >= len(s.delayed):
        return None
    text = said(put_off[s.delayed[at][0]])
    return Bilingual(f"{{a}}: {text.cs}", f"{{a}}: {text.en}")


MAKERS = {
    v.BUY.id: buying,
    v.BRANCH.id: branch,
    v.DIE_NUMBER.id: die,
    v.EVENT.id: event,
    v.STORE.id: storing,
    v.NEXT.id: waiting,
    v.GIVE.id: giving,
}
