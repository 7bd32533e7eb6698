"""Cards that lend the abilities of any warrior: they have to know all of them, so they come after all others."""

from __future__ import annotations

from collections.abc import Sequence

from sudi.kernel.wording import Bilingual

from ..language.effects.craft.borrowing import CallSupport, Plagiarize
from ..language.lending import AmendmentSaid, amendments, lendings
from ..language.marks import NEVER_DISCARDED
from ..language.select import Who
from ..language.standing.rule import COMBAT_LONG, mark
from ..state import IN_PLAY
from ..words import traits as tr
from .build import equipment, gift, special
from .card import Ability, Doomcard
from .types import COMBAT, ON_GAME, STAYS


def borrowers(cards: Sequence[Doomcard]) -> tuple[Doomcard, ...]:
    return (
        special(
            "the_first_amendment",
            "První dodatek",
            "The First Amendment",
            lies=ON_GAME,
            after=STAYS,
            rules=(mark(NEVER_DISCARDED), AmendmentSaid(IN_PLAY), *amendments(cards)),
        ),
        gift(
            "plagiarize",
            "Plagiátorství",
            "Plagiarize",
            tr.GIFT_OF_ILIAN,
            play=Plagiarize(Who(lacks=tr.PERSONALITY), lendings(cards)),
        ),
        equipment(
            "panic_button",
            "Tísňové tlačítko",
            "Panic Button",
            0,
            abilities=(
                Ability(
                    "call",
                    Bilingual("přivolat posilu", "call a reinforcement"),
                    CallSupport(lendings(cards, COMBAT_LONG)),
                    moment=COMBAT,
                    discards=True,
                    sacrifices=True,
                ),
            ),
        ),
    )
