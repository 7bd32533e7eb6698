"""Options that say more when they know the table: prices, what a choice stands for, how a die is built."""

from __future__ import annotations

from sudi.kernel.decision import VERB_SHIFT, first
from sudi.kernel.effects import walk
from sudi.kernel.wording import LANGUAGES, Bilingual, Words

from ..cards.boards import PAIRS
from ..language.choices import ChooseOne
from ..law.spare_parts import price
from ..rules.dice import BLANK, FACE_WORDS, unfold
from ..rules.invasion.stack import scenario
from ..state import RoneState
from . import vocabulary as v


def template(s: RoneState, code: int) -> Bilingual | None:
    """The wording of an option in this state; None: the verb's own will do."""
    make = MAKERS.get(code >> VERB_SHIFT)
    return make(s, first(code)) if make is not None and s.seat >= 0 else None


def buying(s: RoneState, action: int) -> Bilingual:
    """Prices depend on research tokens and technologies."""
    cost = price(s, s.seat, action)
    return Bilingual(f"Náhradní díly: {{a}}, cena {cost}", f"Spare parts: {{a}}, price {cost}")


def branch(s: RoneState, number: int) -> Bilingual:
    """What the chosen possibility does, instead of its number."""
    effects = s.t.cards[s.about].effects().values() if s.about >= 0 else PAIRS.values()
    choice = next(node for effect in effects for node in walk(effect) if isinstance(node, ChooseOne))
    texts = (Words(lang).paragraph(choice.branches[number - 1].say(Words(lang))) for lang in LANGUAGES)
    return Bilingual(*(text.rstrip(".") for text in texts))


def die(s: RoneState, number: int) -> Bilingual:
    """A die by its number and its coloured faces."""
    faces = [FACE_WORDS[face].text for face in unfold(s.dice[s.seat])[number - 1] if face != BLANK]
    cs, en = (" | ".join(face[lang] for face in faces) for lang in LANGUAGES)
    return Bilingual(f"Kostka č. {{a}}: {cs}", f"Die no. {{a}}: {en}")


def event(s: RoneState, number: int) -> Bilingual:
    one = scenario(s).events[number - 1]
    return Bilingual(f"Událost č. {{a}}: {one.name.cs}", f"Event no. {{a}}: {one.name.en}")


MAKERS = {v.BUY.id: buying, v.BRANCH.id: branch, v.DIE_NUMBER.id: die, v.EVENT.id: event}
