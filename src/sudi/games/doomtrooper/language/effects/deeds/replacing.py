"""Another warrior takes the place of one in play, and its cards."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Check, Domain, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, INS, Clause, Words, verb

from ....law.bearing import may_bear
from ....law.deploying import NOT_GROUNDED, NOT_SHUT_OUT, ONE_OF_A_KIND, WANTED, may_be_brought
from ....rules.leaving import discard
from ....rules.moving import arrived, reshuffle
from ....state import DoomState, attachments, in_play, put
from ....words import questions as q
from ....words import vocabulary as v
from ....words.whom import title_of
from ...pieces import Piece
from ...select import Who
from ..act import Act, ChooseOne, owner_seat, yes_or_no
from ..keeping.piles import in_collection

_REPLACE = verb("nahraď", "nahradit", "nahradí", "replace")


def take_place(s: DoomState, old: int, new: int, everything: bool = False) -> None:
    """The new one stands where the old one stood, with the cards that it may have; the old one is discarded.

    `everything`: with all cards, whomever they could be given to.
    """
    seat = s.side[old]
    put(s, new, s.at[old], seat)
    note(s, v.L_DEPLOYS, seat, new)
    for card in attachments(s, old):
        give = s.t.cards[card].give
        if everything:
            s.bearer[card] = new
        elif isinstance(give, Piece) or give is None:
            continue
        elif may_bear(s, s.side[card], card, new, by_effect=True):
            s.bearer[card] = new
    discard(s, old)
    arrived(s, new, seat)


@dataclass(frozen=True)
class Disguise(ChooseOne):
    """A warrior of these out of the hand replaces the one that the card was played on."""

    who: Who
    asking = v.ASK_BRING
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: c.s.hand[c.me],
            "DTR-334",
            cs="Nastupuje bojovník z ruky",
            en="A warrior of your hand takes the place",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.musters[c.a] and self.who.suits(c.s.t.cards[c.a]),
                cs="O kartě {a} text nemluví.",
                en="The text is not about {a}.",
            ),
            NOT_GROUNDED,
            ONE_OF_A_KIND,
            NOT_SHUT_OUT,
            WANTED,
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        if in_play(s, s.aim[f[SRC]]):
            take_place(s, s.aim[f[SRC]], card)

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w, ACC)
        return [
            Clause(
                _REPLACE,
                w.pick(
                    f"ho z ruky {self.who.say(w, INS)}; karty na něm zůstávají tomu, kdo ho nahradil, smí-li je mít, a "
                    "původní bojovník se vyřazuje",
                    f"it by {whom} from your hand; its cards stay with the newcomer if that may have them, and the "
                    "former warrior is discarded",
                ),
            )
        ]


@dataclass(frozen=True)
class GrowInto(Act, Script):
    """The warrior may be replaced by this card out of the collection, which takes all its cards."""

    id: str
    slots = 0

    def newcomer(self, s: DoomState, me: int, src: int) -> int:
        card = in_collection(s, me, self.id)
        return card if card >= 0 and in_play(s, src) and may_be_brought(s, me, card) else -1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        there = Check(
            "DTR-497",
            lambda c: self.newcomer(c.s, c.me, c.src) >= 0,
            cs="Ve sbírce není, kdo by nastoupil.",
            en="There is nobody in the collection to take the place.",
        )
        question = yes_or_no(q.ASK_GROW, "DTR-334", owner_seat, there)

        def offer(s: DoomState, f: Frame) -> None:
            if self.newcomer(s, f[ME], f[SRC]) < 0:
                f[PC] = go(OVER)
                return
            question.ask(s, f)

        @answers(question)
        def decided(s: DoomState, f: Frame) -> None:
            card = self.newcomer(s, f[ME], f[SRC])
            if s.answer != v.YES() or card < 0:
                return
            searched = card in s.library[f[ME]]
            take_place(s, f[SRC], card, everything=True)
            if searched:
                reshuffle(s, f[ME])

        return [offer, decided]

    def say(self, w: Words) -> list[Clause]:
        name = title_of(self.id)[w.lang]
        return [
            Clause(
                _REPLACE,
                w.pick(
                    f"bojovníka kartou {name} ze své sbírky; všechny karty na něm zůstávají",
                    f"it by {name} from your collection; all cards on it stay",
                ),
                may=True,
            )
        ]
