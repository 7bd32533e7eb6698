"""Effects outside a combat: immunity cancelled, an attack action without a combat, reassignment."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import Standing, in_force, last
from sudi.kernel.wording import Clause, Words, verb

from . import words
from .acts import Act
from .card import EQUIPMENT
from .choosing import ChooseOne
from .harm import wound
from .may import capable
from .moving import into_library, strip
from .points import gain_destiny
from .ratings import NO_IMMUNITY, value
from .scopes import AIMED
from .standing import IMMUNE, Mark, marked
from .state import DoomState, attachments, in_play, opponents, own_warriors, warriors


# ---- immunity cancelled (DTR-380, DTR-381) ----
@dataclass(frozen=True)
class CancelImmunity(ChooseOne):
    """For as long as this warrior is in play another one's immunity has no effect; its cards stay."""

    kind: str  # "art" or "symmetry"
    marks: tuple[Standing, ...] = tuple(
        Mark("", AIMED, name=f"{NO_IMMUNITY}: {kind}") for kind in ("art", "symmetry")
    )  # fmt: skip

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        found = []
        for warrior in warriors(s):
            if marked(s, f"{NO_IMMUNITY}: {self.kind}", warrior):
                continue
            for rule, seat, source, target, _ in in_force(s, IMMUNE):
                against = rule.art if self.kind == "art" else rule.symmetry or rule.gifts
                if against and rule.reaches(s, seat, source, target, warrior):
                    found.append(warrior)
                    break
        return found

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.marks[("art", "symmetry").index(self.kind)], f[ME], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        whom = {"art": ("Umění", "the Art"), "symmetry": ("Černé symetrii", "the Dark Symmetry")}[self.kind]
        return [
            Clause(
                words.CANCEL,
                w.pick(f"imunitu některého bojovníka vůči {whom[0]}", f"a warrior's immunity to {whom[1]}"),
            )
        ]


# ---- an attack action without a combat (DTR-238) ----
@dataclass(frozen=True)
class ThrowGrenade(ChooseOne):
    """Wound any warrior that can be in a combat; a kill is paid."""

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for p in opponents(s, me) for w in own_warriors(s, p) if capable(s, w)]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        wound(s, card, s.aim[f[SRC]], f[ME])
        s.aim[f[SRC]] = -1

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.WOUND, w.pick("bojeschopného bojovníka soupeře", "a combat-capable opposing warrior"))]


@dataclass(frozen=True)
class Reassign(Act):
    """The warrior and its equipment are shuffled into their owners' libraries; its value is paid back (DTR-455)."""

    def instant(self) -> Instant:
        def reassign(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.aim[src]
            if not in_play(s, warrior):
                return
            worth = value(s, warrior)
            for card in attachments(s, warrior):
                if s.t.type[card] == EQUIPMENT:
                    into_library(s, card)
            strip(s, warrior)
            into_library(s, warrior)
            gain_destiny(s, s.t.owner[warrior], worth, src)

        return reassign

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SHUFFLE,
                w.pick(
                    "bojovníka s jeho vybavením do knihovny; jeho majitel získá zpět jeho hodnotu",
                    "the warrior with its equipment into the library; its owner gets its value back",
                ),
            )
        ]


_SHUFFLE = verb("zamíchej", "zamíchejte", "zamíchat", "zamíchá", "shuffle")
