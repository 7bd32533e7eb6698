"""What tells a card from its copies: what lies on it or what it lies on, the faction named for it, who controls it."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ..state import SmashState
from .factions import FACTIONS


def marks(s: SmashState, card: int) -> list[Bilingual]:
    found: list[Bilingual] = []
    if s.on[card] >= 0:
        bearer = s.t.cards[s.on[card]].name
        found.append(Bilingual(f"na bojovníkovi {bearer.cs}", f"on {bearer.en}"))
    if s.t.is_minion[card] and s.at[card] >= 0:
        for action in s.actions[s.at[card]]:
            if s.on[action] == card:
                name = s.t.cards[action].name
                found.append(Bilingual(f"na něm {name.cs}", f"with {name.en}"))
    if s.named[card] >= 0:
        faction = FACTIONS[s.named[card]]
        found.append(Bilingual(f"frakce {faction.cs}", faction.en))
    if s.borrower[card] >= 0:
        player = s.t.seat_text(s.borrower[card])
        found.append(Bilingual(f"zahrál: {player.cs}", f"played by {player.en}"))
    return found
