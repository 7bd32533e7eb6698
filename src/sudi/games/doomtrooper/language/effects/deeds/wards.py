"""Warriors with a fate of their own: one that covers another, one that devours the wounded, one that needs a ground."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain
from sudi.kernel.machine import SRC, Frame
from sudi.kernel.triggers import Occasion
from sudi.kernel.values import Scope
from sudi.kernel.wording import ACC, Bilingual, Clause, Words, verb

from ....law.cover import may_be_driven, may_take_cover
from ....rules.happenings import DEPLOYED, DISCARD_STEP
from ....rules.leaving import discard, kill
from ....rules.moving import into_cover
from ....state import DoomState, in_play, own_warriors, warriors
from ....words import questions as q
from ....words import trait_nouns, verbs
from ....words import traits as tr
from ....words.nouns import with_article
from ...needs import Need
from ...select import Who, traits_of
from ...standing.settling import Settles
from ..act import Act, ChooseOne, meant, own_warriors_in_play, warriors_in_play
from ..harm.healing import HURT


# ---- occasions ----
@dataclass(frozen=True)
class OnArrival(Occasion):
    """The warrior itself comes into play."""

    event: ClassVar[str] = DEPLOYED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(subject == card)

    def say_when(self, w: Words) -> str:
        return w.pick("Přijde-li do hry,", "When it comes into play,")


@dataclass(frozen=True)
class OnOwnDiscardStep(Occasion):
    """In the discard step of its player."""

    event: ClassVar[str] = DISCARD_STEP
    own: ClassVar[bool] = True

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("V každém svém kroku odhazování", "In each of your discard steps,")


# ---- one that covers another ----
@dataclass(frozen=True)
class Covered(Scope):
    """Whom the warrior was assigned to, while it is in play."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.aim[card] == target and target != card

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovník, kterého kryje,", "the warrior that it covers")


@dataclass(frozen=True)
class ChooseCovered(ChooseOne):
    """When it comes into play, a warrior of these is chosen, if there is one."""

    who: Who
    asking = q.ASK_WARD_OF

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-334", "Kryje se tvůj bojovník", "One of your warriors is covered")

    def checks(self) -> tuple[Check, ...]:
        another = Check("DTR-334", lambda c: c.a != c.src, cs="Sám sebe nekryje.", en="It does not cover itself.")
        return (another, meant(self.who))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = card

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.CHOOSE, self.who.say(w, own=True))]


@dataclass(frozen=True)
class FallsWithIt(Settles):
    """It is discarded as soon as the warrior that it covers is gone."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if in_play(s, card) and s.aim[card] == card:  # whom it named has left play
            discard(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Opustí-li ten hru, je i tento bojovník vyřazen; body za něj nejsou.",
            "If that one leaves play, this warrior is discarded as well; no points are earned.",
        )


# ---- one that devours the wounded ----
@dataclass(frozen=True)
class Devour(ChooseOne):
    """Kills a wounded warrior of one's choice, without points; if nobody at all is wounded, it is discarded itself."""

    asking = q.ASK_VICTIMS_END

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Zabíjí bojovníka ve hře", "It kills a warrior in play")

    def checks(self) -> tuple[Check, ...]:
        return (
            HURT,
            Check(
                "DTR-334",
                lambda c: not traits_of(c.s, c.a) & tr.NEPHARITE,
                cs="Nefarita nezabije: {a}.",
                en="It never kills a Nepharite: {a}.",
            ),
        )

    def ask(self, s: DoomState, f: Frame) -> bool:
        if super().ask(s, f):
            return True
        if in_play(s, f[SRC]) and not any(s.wounded >> w & 1 for w in warriors(s)):
            discard(s, f[SRC])
        return False

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        kill(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.KILL,
                w.pick(
                    "jím zraněného bojovníka podle své volby, ale ne Nefarita (bez bodů); není-li ve hře zraněn "
                    "nikdo, je tento bojovník vyřazen",
                    "a wounded warrior of your choice with it, but no Nepharite (no points are earned); if nobody "
                    "in play is wounded, this warrior is discarded",
                ),
            )
        ]


# ---- one that needs a ground ----
@dataclass(frozen=True)
class NeedZone(Need):
    """The player has a warzone of this place in play."""

    place: int

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return any(s.t.is_warzone[c] and s.t.traits[c] & self.place and in_play(s, c) for c in s.works[me])

    def _place(self, w: Words) -> str:
        (word,) = trait_nouns.nouns_of(self.place)
        return w.pick(word.singular[ACC], with_article(word.en[0]))

    def say(self, w: Words) -> str:
        return w.pick(f"Musíš mít ve hře {self._place(w)}.", f"You need {self._place(w)} in play.")

    def missing(self) -> Bilingual:
        return Bilingual(
            f"musíš mít ve hře {self._place(Words('cs'))}",
            f"you have to have {self._place(Words('en'))} in play",
        )


@dataclass(frozen=True)
class NeedsItsGround(Settles):
    """It is discarded as soon as its player has no such warzone any more."""

    need: NeedZone | None = None

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        assert self.need is not None
        if in_play(s, card) and not self.need.met(s, s.side[card], card):
            discard(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Nemáš-li už takovou zónu, je tento bojovník vyřazen; body za něj nejsou.",
            "If you have no such warzone any more, this warrior is discarded; no points are earned.",
        )


# ---- everybody of rank takes cover ----
@dataclass(frozen=True)
class GreatTakeCover(Act):
    """Warriors of at least this base value of whoever is on turn go into cover, if they may."""

    least: int

    def instant(self) -> Instant:
        def hide(s: DoomState, me: int, src: int, x: int) -> None:
            for warrior in own_warriors(s, s.turn):
                if s.t.value[warrior] >= self.least and may_take_cover(s, warrior):
                    into_cover(s, warrior)

        return hide

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _HIDE,
                w.pick(
                    f"všichni jeho bojovníci s hodnotou aspoň {self.least}, kteří smějí vyhledat úkryt",
                    f"all warriors of that player with a value of {self.least} or more that may seek it",
                ),
            )
        ]


_HIDE = verb("jdou do úkrytu", "", "", "into cover go")


@dataclass(frozen=True)
class DriveBearer(Act):
    """The bearer goes into cover."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and (bool(s.covered >> aim & 1) or may_be_driven(s, aim))

    def instant(self) -> Instant:
        def drive(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, s.bearer[src]) and not s.covered >> s.bearer[src] & 1:
                into_cover(s, s.bearer[src])

        return drive

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.SEND, w.pick("bojovníka do úkrytu", "the warrior into cover"))]
