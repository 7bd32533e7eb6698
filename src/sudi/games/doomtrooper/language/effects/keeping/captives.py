"""Warriors kept: frozen instead of lost, put to work as prisoners, impaled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.combat.attacks import only_attacks_left
from ....law.moments import WARRIOR_HIT, WOUND_FLAG
from ....rules.happenings import JAILED, LOST
from ....rules.leaving import into_hand
from ....state import HAND, SACRIFICED, DoomState, attachments, in_play, stow
from ....words import keeping_questions as k
from ....words import vocabulary as v
from ....words.nouns import ACTION
from ...marks import HARD_LABOUR, HOUSES_DEAD, IMPALES, IMPRISONED
from ...scopes import AIMED
from ...select import Who
from ...standing.boosts import Boost
from ...standing.rule import COMBAT_LONG, GAME_LONG, Mark
from ..act import Act, owner_seat, yes_or_no
from ..answers.others import window_of
from ..harm.prison import PRISONER
from ..lasting import Lasting

_RETURN = verb("vrať", "vrátit", "vrátí", "return")


# ---- frozen ----
def _buried(s: DoomState, warrior: int) -> bool:
    """Does a personality go to the graveyard all the same?"""
    return s.t.personality[warrior] and bool(s.phase and s.t.standing_masks.get(HOUSES_DEAD, 0) & s.live)


@dataclass(frozen=True)
class FreezeDying(Act):
    """One of these warriors of yours, about to be killed, returns to the hand instead; its cards are discarded."""

    who: Who

    def dying(self, s: DoomState, me: int, src: int) -> int:
        f = window_of(s, WARRIOR_HIT)
        if f is None or f[X] & WOUND_FLAG:
            return -1
        warrior = int(f[SRC])
        mine = in_play(s, warrior) and self.who.fits(s, me, src, warrior)
        return warrior if mine and not _buried(s, warrior) else -1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.dying(s, me, src) >= 0

    def instant(self) -> Instant:
        def freeze(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = self.dying(s, me, src)
            if warrior >= 0:
                into_hand(s, warrior)

        return freeze

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN,
                w.pick(
                    f"{self.who.say(w, ACC, own=True)} do ruky místo toho, aby byl zabit; jeho karty se vyřazují",
                    f"{self.who.say(w)} to the hand instead of its being killed; its cards are discarded",
                ),
            )
        ]


@dataclass(frozen=True)
class OnLost(Occasion):
    """One of these warriors of the player was discarded or sacrificed by somebody else's doing."""

    event: ClassVar[str] = LOST
    who: Who

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(s.side[subject] == holder != actor) and self.who.fits(s, holder, card, subject)

    def say_when(self, w: Words) -> str:
        who = self.who.say(w, ACC)
        return w.pick(f"Vyřadí-li nebo obětuje-li někdo jiný {who},", f"If somebody else discards or sacrifices {who},")


@dataclass(frozen=True)
class FreezeLost(Act, Script):
    """The warrior that was just lost may come back to its owner's hand."""

    slots = 0

    def found(self, s: DoomState, lost: int) -> bool:
        return lost in s.grave[s.t.owner[lost]] or s.at[lost] == SACRIFICED

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(k.ASK_FREEZE, "DTR-454", owner_seat)

        def offer(s: DoomState, f: Frame) -> None:
            if not self.found(s, f[X]):  # it has come back, or a personality has gone to the graveyard
                f[PC] = go(OVER)
                return
            ask(s, f[ME], k.ASK_FREEZE, question.options(s, f), f[X])

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            lost = f[X]
            if s.answer == v.YES() and self.found(s, lost):
                stow(s, lost, HAND, True)

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_RETURN, w.pick("bojovníka místo toho do ruky", "it to the hand instead"), may=True)]


# ---- put to work ----
@dataclass(frozen=True)
class OnYourPrisoner(Occasion):
    """The player of the card imprisons somebody."""

    event: ClassVar[str] = JAILED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(actor == holder)

    def say_when(self, w: Words) -> str:
        return w.pick("Kdykoli uvězníš bojovníka,", "Whenever you imprison a warrior,")


@dataclass(frozen=True)
class SendToCamp(Act, Script):
    """The prisoner just taken may be held by this card; `n` is the prisoner."""

    rule: Standing = PRISONER
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(k.ASK_CAMP, "DTR-452", owner_seat)

        def offer(s: DoomState, f: Frame) -> None:
            if not in_play(s, f[X]) or not in_play(s, f[SRC]):
                f[PC] = go(OVER)
                return
            ask(s, f[ME], k.ASK_CAMP, question.options(s, f), f[X])

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                rules = s.t.rules
                s.lasting = [e for e in s.lasting if not (rules[e[0]].key() == IMPRISONED and e[3] == f[X])]
                last(s, self.rule, f[ME], f[SRC], f[X])
                if s.turn == f[ME] and not only_attacks_left(s):
                    s.actions += 1  # in this very turn too

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        more = w.count(1, ACTION, ACC)
        return [
            Clause(
                _SEND,
                w.pick(
                    f"vězně do této karty, ať je kdekoli; za každého vězně v ní máš ve svém kole navíc {more}, ne však "
                    "útočnou. Odejde-li tato karta ze hry, vyřazují se i její vězni",
                    f"it to this card, wherever it is; for each prisoner there you have {more} more in your turn, but "
                    "no attack. If this card leaves play, its prisoners are discarded too",
                ),
                may=True,
            )
        ]


_SEND = verb("pošli", "poslat", "pošle", "send")


@dataclass(frozen=True)
class HardLabour(Standing):
    """Whoever is held by the card works for its player; they are discarded with it."""

    topic: ClassVar[str] = "hard labour"

    def key(self) -> str:
        return HARD_LABOUR

    def say(self, w: Words) -> str:
        return ""


# ---- impaled ----
IMPALED = Boost("", AIMED, until=GAME_LONG, armour=1, units=True)


@dataclass(frozen=True)
class Impales(Mark):
    """Whom it wounds in this combat is impaled, and raises its armour by its base value from then on."""

    name: str = IMPALES
    until: str = COMBAT_LONG
    gains: Boost = IMPALED

    def say(self, w: Words) -> str:
        return w.pick(
            "Zraní-li v tomto souboji zvolený bojovník svého protivníka, natrvalo ho nabodne, bez bodů: protivník leží "
            "pod ním, nemá žádný účinek a jeho základní hodnota se přičítá k obraně zvoleného bojovníka.",
            "If the chosen warrior wounds its opponent in this combat, it impales it for good, without points: the "
            "opponent lies under it, has no effect, and its base value is added to the chosen warrior's armour.",
        )


@dataclass(frozen=True)
class Impale(Lasting):
    """The same, for a warrior that has nobody impaled yet."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        free = not any(s.t.is_warrior[c] for c in attachments(s, aim))
        return free and super().possible(s, me, src, aim)
