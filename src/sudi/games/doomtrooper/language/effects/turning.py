"""Warriors that are turned for good: to another side, with what they may not keep taken away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.wording import ACC, Clause, Words, verb

from ...cards.types import SYMMETRY
from ...law.bearing import let_off, of_its_own
from ...rules.leaving import discard
from ...rules.moving import go_home, sway
from ...state import DoomState, attachments, in_play
from ...words import asked as a
from ...words import traits as tr
from ...words import verbs
from ...words.nouns import listed
from ...words.whom import title_of
from ..select import Who, unswayed
from ..standing.nature import Becomes
from .act import AIM, Act, ChooseOne, meant, own_card, warriors_in_play


def shed(s: DoomState, warrior: int) -> None:
    """Cards that the warrior could not receive as what it is now are discarded."""
    for card in attachments(s, warrior):
        if isinstance(s.t.cards[card].give, Who) and not s.paid >> card & 1:
            s.bearer[card] = -1  # of which a warrior may have only one is not in its own way
            kept = of_its_own(s, s.side[card], card, warrior) or let_off(s, card, warrior)
            s.bearer[card] = warrior
            if not kept:
                discard(s, card)


@dataclass(frozen=True)
class TurnWarrior(ChooseOne):
    """One of these warriors is turned for good; cards that it may not have any more are discarded."""

    who: Who
    rule: Becomes
    asking = a.ASK_TURN

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Mění se bojovník ve hře", "A warrior in play is turned")

    def checks(self) -> tuple[Check, ...]:
        return (
            meant(self.who),
            Check(
                "DTR-346",
                lambda c: not unswayed(c.s, c.a)[0] & self.rule.gains,
                cs="Tím se bojovník {a} nikdy nestane.",
                en="{a} never becomes that.",
            ),
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        sway(s, self.rule, f[ME], f[SRC], card)
        shed(s, card)
        go_home(s, card)

    def say(self, w: Words) -> list[Clause]:
        whom, text = self.who.say(w, ACC), self.rule.say(w).rstrip(".")
        rest = w.pick(
            f"{whom}: {text[:1].lower()}{text[1:]} a karty, které už mít nesmí, se vyřazují",
            f"{whom}: {text[:1].lower()}{text[1:]}, and cards that it may not have any more are discarded",
        )
        return [Clause(_TURN, rest)]


_TURN = verb("proměň", "proměnit", "promění", "turn")


@dataclass(frozen=True)
class ShedDark(Act):
    """The bearer's cards of the Dark Legion go, with these titles; then it goes to the area of its new side."""

    titles: tuple[str, ...] = ()
    victim: ClassVar[str] = AIM

    def dark(self, s: DoomState, card: int) -> bool:
        t = s.t
        asked = t.cards[card].give
        made_for = asked.has if isinstance(asked, Who) else 0
        return (
            t.type[card] == SYMMETRY
            or t.defs[card].id in self.titles
            or bool((t.cards[card].requires | made_for) & (tr.LEGION | tr.FOLLOWERS))
        )

    def instant(self) -> Instant:
        def purge(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.bearer[src]
            for card in attachments(s, warrior):
                if card != src and in_play(s, card) and self.dark(s, card):
                    discard(s, card)
            go_home(s, warrior)

        return purge

    def say(self, w: Words) -> list[Clause]:
        names = listed([w.pick("kartu ", "") + title_of(id)[w.lang] for id in self.titles], w)
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    f"všechny jeho karty Černé legie, také {names}, a přesuň ho do oblasti jeho nové strany",
                    f"all its cards of the Dark Legion, {names} too, and move it to the area of its new side",
                ),
            )
        ]
