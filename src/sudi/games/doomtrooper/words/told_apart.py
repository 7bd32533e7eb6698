"""What tells a card in play from its copies: what lies on it, what it lies on, its sergeant, its area, its prison."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ..language.counting import marked
from ..language.marks import IMPRISONED
from ..state import PLACES, WORKS, DoomState, attachments, in_play
from .areas import AREA_NAMES


def card_marks(s: DoomState, card: int) -> list[Bilingual]:
    found: list[Bilingual] = []
    names = s.t.cards
    if s.bearer[card] >= 0:
        bearer = names[s.bearer[card]].name
        found.append(Bilingual(f"u karty {bearer.cs}", f"on {bearer.en}"))
    for on_it in attachments(s, card):
        name = names[on_it].name
        found.append(Bilingual(f"s kartou {name.cs}", f"with {name.en}"))
    if s.unit[card] >= 0:
        sergeant = names[s.unit[card]].name
        found.append(Bilingual(f"seržant {sergeant.cs}", f"under {sergeant.en}"))
    if s.at[card] == WORKS and s.area[card] >= 0:
        found.append(AREA_NAMES[PLACES[s.area[card]]])
    if s.t.is_warrior[card] and in_play(s, card) and marked(s, IMPRISONED, card):
        found.append(Bilingual("ve vězení", "imprisoned"))
    return found
