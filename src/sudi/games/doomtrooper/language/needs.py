"""What has to be in play for a card to be played or an ability to be used."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import NOM, Words

from ..state import DoomState, in_play
from ..words import vocabulary as v
from .select import Who


# ---- what has to be there for a card to be played ----
@dataclass(frozen=True)
class Need:
    who: Who

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return bool(self.who.find(s, me, src))

    def say(self, w: Words) -> str:
        return w.pick(
            f"Musí být ve hře {self.who.say(w, NOM)}.",
            f"There has to be {self.who.say(w)} in play.",
        )


@dataclass(frozen=True)
class NeedCard:
    """A card of this title has to be in play."""

    id: str

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return any(in_play(s, c) for c in s.t.instances(self.id))

    def say(self, w: Words) -> str:
        name = v.library.cards[self.id].name[w.lang] if self.id in v.library.cards else self.id
        return w.pick(f"Ve hře musí být {name}.", f"{name} has to be in play.")
