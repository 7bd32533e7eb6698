"""Prisons: warriors that neither attack nor are attacked nor act, but are in play (DTR-448 to DTR-452)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from ....law.leaving import DISCARDING
from ....rules.combat.aftermath import striker_of, victim_of
from ....rules.happenings import JAILED, happen
from ....rules.leaving import discard
from ....state import DoomState, attachments, in_play
from ....words import vocabulary as v
from ...counting import marked
from ...marks import IMPRISONED
from ...scopes import AIMED
from ...standing.mark_words import prison
from ...standing.rule import Mark
from ..act import Act, own_card, owner_seat, yes_or_no

PRISONER = Mark("", AIMED, name=IMPRISONED)
STRIKER, VICTIM = "striker", "victim"


def imprison(s: DoomState, seat: int, jail: int, warrior: int, rule: Standing = PRISONER) -> None:
    """For as long as the card that holds it is in play."""
    last(s, rule, seat, jail, warrior)
    note(s, v.L_JAILED, s.side[warrior], warrior)
    happen(s, JAILED, seat, warrior, warrior)


def free(s: DoomState, seat: int) -> None:
    """The prisoners of this player are released."""
    rules = s.t.rules
    s.lasting = [e for e in s.lasting if not (rules[e[0]].key() == IMPRISONED and s.side[e[3]] == seat)]


def prisoners(s: DoomState, seat: int) -> list[int]:
    """Those of this player's warriors that a jailer or a camp holds."""
    rules = s.t.rules
    return [e[3] for e in s.lasting if rules[e[0]].key() == IMPRISONED and e[3] >= 0 and s.side[e[3]] == seat]


@dataclass(frozen=True)
class Imprison(Act, Script):
    """The one who struck, or the one who was struck, may be imprisoned; its cards are discarded, all or some."""

    who: str
    all_cards: bool = True
    rule: Standing = PRISONER
    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        held = slot[0]
        jailing = yes_or_no(v.ASK_IMPRISON, "DTR-452", owner_seat, yes_harms=lambda c: c.s.side[c.f[held]] == c.me)
        pool = Domain(
            lambda c: attachments(c.s, c.f[held]),
            "DTR-334",
            cs="Vyřazuje se karta, kterou má vězeň",
            en="A card that the prisoner has is discarded",
        )
        seizing = Question(v.ASK_CONFISCATE, (Choice(v.TARGET, pool, checks=DISCARDING, harms=own_card), stop(v.DONE)))

        def offer(s: DoomState, f: Frame) -> None:
            warrior = f[held] = (striker_of if self.who == STRIKER else victim_of)(f[X])
            if not in_play(s, warrior) or not in_play(s, f[SRC]) or marked(s, IMPRISONED, warrior):
                f[PC] = go(OVER)
                return
            ask(s, f[ME], v.ASK_IMPRISON, jailing.options(s, f), warrior)

        @answers(jailing)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.NO():
                f[PC] = go(OVER)
                return
            imprison(s, f[ME], f[SRC], f[held], self.rule)
            if self.all_cards:
                f[PC] = go(OVER)
                for card in attachments(s, f[held]):
                    discard(s, card)

        def choose(s: DoomState, f: Frame) -> None:
            options = seizing.options(s, f) if in_play(s, f[held]) else []
            if len(options) > 1:
                ask(s, f[ME], v.ASK_CONFISCATE, options, f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(seizing)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer != v.DONE():
                discard(s, first(s.answer))
                f[PC] = go(choose)

        return [offer, settle, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        whom = {
            STRIKER: w.pick("pachatele", "the one who did it"),
            VICTIM: w.pick("zraněného", "the wounded one"),
        }[self.who]
        cards = w.pick("všechny jeho karty se vyřazují", "all its cards are discarded")
        if not self.all_cards:
            cards = w.pick("kteroukoli z jeho karet smíš vyřadit", "you may discard any of its cards")
        return [
            Clause(
                _JAIL,
                w.pick(
                    f"{whom}, dokud je tato karta ve hře; {cards}; vězeň {prison(w)}",
                    f"{whom} for as long as this card is in play; {cards}; a prisoner {prison(w)}",
                ),
                may=True,
            )
        ]


_JAIL = verb("uvězni", "uvěznit", "uvězní", "imprison")
