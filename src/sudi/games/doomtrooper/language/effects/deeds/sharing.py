"""The text of a fortification shared; a warrior of two sides; a purse that runs dry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain, answers
from sudi.kernel.machine import ME, SRC, Frame, Step
from sudi.kernel.picks import Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Bilingual, Clause, Words, upper, verb

from ....law.copies import has_copy
from ....rules.happenings import TURN_STARTS
from ....rules.leaving import discard
from ....rules.moving import move_to_area
from ....state import KOHORT, SQUAD, WORKS, DoomState, in_play, whose_table
from ....words import questions as q
from ....words import trait_nouns, verbs
from ....words import vocabulary as v
from ....words.whom import title_of
from ...marks import SHARES_FORT
from ...needs import Need
from ...reach import carries
from ...scopes import ITSELF
from ...select import ANY
from ...standing.rule import Mark
from ...standing.settling import Settles
from ...standing.subject import subject
from ..act import Act, ChooseOne, owner_seat, yes_or_no


# ---- an embassy ----
def _for_its_player(rule: Standing) -> bool:
    """Not about the card itself, nor about everybody's warriors, who have it already."""
    scope = getattr(rule, "scope", None)
    return scope != ITSELF and getattr(scope, "whose", "") != ANY


def shared(s: DoomState, seat: int, fort: int) -> bool:
    """Does the player share a fortification of this title already?"""
    kind = s.t.kind
    return any(
        s.aim[card] >= 0 and kind[s.aim[card]] == kind[fort] for card in s.works[seat] if carries(s, SHARES_FORT, card)
    )


@dataclass(frozen=True)
class OpenEmbassy(ChooseOne):
    """Whatever a fortification in play says holds for the card's player as well, as if it were his own."""

    asking = q.ASK_EMBASSY

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for works in c.s.works for x in works if c.s.t.is_fort_card[x] and c.s.live >> x & 1],
            "DTR-334",
            cs="Volí se opevnění ve hře",
            en="A fortification in play is chosen",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-116",
                lambda c: c.s.at[c.a] == WORKS and c.s.side[c.a] != c.me and not has_copy(c.s, c.me, c.a),
                cs="Opevnění {a} už máš.",
                en="You have {a} already.",
            ),
            Check(
                "DTR-116",
                lambda c: not shared(c.s, c.me, c.a),
                cs="Co říká opevnění {a}, pro tebe díky jinému velvyslanectví už platí.",
                en="What {a} says holds for you already by another embassy.",
            ),
            Check(
                "DTR-346",
                lambda c: any(_for_its_player(rule) for rule in c.s.t.cards[c.a].standing),
                cs="Opevnění {a} neříká nic, co by platilo jen pro jeho hráče.",
                en="{a} says nothing that holds for its own player only.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        src = f[SRC]
        s.aim[src], s.area[src] = card, s.area[card]
        for rule in s.t.cards[card].standing:
            if _for_its_player(rule):
                last(s, rule, f[ME], src)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    "opevnění ve hře; co říká, platí i pro tebe a tvé bojovníky, jako bys ho vyložil ty",
                    "a fortification in play; what it says holds for you and your warriors too, as if you had laid it",
                ),
            )
        ]


@dataclass(frozen=True)
class FortToShare(Need):
    """Somebody else has a fortification that the player has not."""

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return bool(OpenEmbassy().find(s, me, src))

    def say(self, w: Words) -> str:
        return w.pick(
            "Jiný hráč musí mít ve hře opevnění, které ty nemáš.",
            "Another player has to have a fortification in play that you have not.",
        )

    def missing(self) -> Bilingual:
        return Bilingual(
            "musí mít jiný hráč ve hře opevnění, které ty nemáš",
            "another player has to have a fortification in play that you have not",
        )


@dataclass(frozen=True)
class ClosesWithIt(Settles):
    """It is discarded as soon as the fortification is gone."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if in_play(s, card) and s.aim[card] < 0:
            discard(s, card)

    def say(self, w: Words) -> str:
        return w.pick("Zmizí-li to opevnění, vyřaď i tuto kartu.", "If that fortification goes, discard this card too.")


# ---- a purse that runs dry ----
@dataclass(frozen=True)
class OnTheirTurn(Occasion):
    """The turn of the player that the card lies before begins."""

    event: ClassVar[str] = TURN_STARTS
    own: ClassVar[bool] = True

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(actor == whose_table(s, card) and not s.destiny[actor])

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Nemá-li na začátku svého kola žádné body osudu,",
            "If that player has no destiny points at the start of a turn,",
        )


@dataclass(frozen=True)
class EndMarket(Act):
    """All cards of this title are discarded, if there are any."""

    id: str

    def instant(self) -> Instant:
        def end(s: DoomState, me: int, src: int, x: int) -> None:
            for card in s.t.instances(self.id):
                if in_play(s, card):
                    discard(s, card)

        return end

    def say(self, w: Words) -> list[Clause]:
        name = title_of(self.id)[w.lang]
        return [Clause(verbs.DISCARD, w.pick(f"všechny karty {name} ve hře", f"every {name} in play"))]


# ---- a warrior of two sides ----
@dataclass(frozen=True)
class GiftsOf(Mark):
    """A permission to have gifts of one apostle only; its number tells which."""

    def say(self, w: Words) -> str:
        may = subject(self.scope, w, ("smí dostávat i", "smějí dostávat i"), ("may receive", "may receive"))
        what = trait_nouns.said(self.n, w, ACC)
        return upper(w.pick(f"{may} {what}.", f"{may} {what} as well."))


@dataclass(frozen=True)
class ChangeSides(Act):
    """From the Squad to the Cohort or back."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.at[src] in (SQUAD, KOHORT)

    def instant(self) -> Instant:
        def change(s: DoomState, me: int, src: int, x: int) -> None:
            move_to_area(s, src, KOHORT if s.at[src] == SQUAD else SQUAD)

        return change

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_MOVE, w.pick("ho z Mužstva do Kohorty nebo zpět", "it from the Squad to the Cohort or back"))]


_MOVE = verb("přesuň", "přesunout", "přesune", "move")


@dataclass(frozen=True)
class ChooseSide(Act, Script):
    """When it comes into play its player may put it into the Cohort instead of the Squad."""

    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(q.ASK_SIDE, "DTR-042", owner_seat)

        def offer(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def decided(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES() and in_play(s, f[SRC]):
                move_to_area(s, f[SRC], KOHORT)

        return [offer, decided]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("bojovníka do své Kohorty místo Mužstva", "it into your Cohort instead of the Squad")
        return [Clause(verbs.PUT, rest, may=True)]
