"""Warzones and fortifications called from a pile and laid at once, as from the hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sudi.kernel.decision import Verb, first, second
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Bilingual, Clause, Words

from ....cards.printed import LAID
from ....cards.types import FORTIFICATION, IN_AREA, ON_BEARER, ON_PLAYER, WARZONE
from ....law.laying import AREAS, BEARERS, PLAYERS, layings
from ....law.playing import playing_of, plays
from ....rules.attaching import assign_to_player, attach_from_hand, lay_from_hand
from ....rules.moving import reshuffle
from ....rules.playing import begin_play, eased, pay_summons, summoned_for, summoning_means
from ....rules.windows import found_in_play
from ....state import DoomState
from ....words import answer_questions as aq
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ..act import Act
from ..craft.spells import can_act

_WAYS = ((v.ATTACH, ON_BEARER, BEARERS), (v.LAY, IN_AREA, AREAS), (v.TASK, ON_PLAYER, PLAYERS))
_NAMES = {
    WARZONE: Bilingual("válečnou zónu", "a warzone"),
    FORTIFICATION: Bilingual("opevnění", "a fortification"),
}
_ACTION = 1  # what laying a card takes unless more is printed on it


@dataclass(frozen=True)
class SummonPlace(Act, Script):
    """A card of the type out of the discard pile, or for more out of the library, is laid at once.

    What is printed on it is paid as well, in points and (if it is more than the usual one) in actions.
    """

    type: str
    grave: int
    library: int
    slots = 1

    # ---- what it costs ----
    def search(self, s: DoomState, me: int, src: int, card: int) -> int:
        if eased(s, src):
            return 0 if card in s.grave[me] else self.grave
        return self.grave if card in s.grave[me] else self.library

    def price(self, s: DoomState, me: int, src: int, card: int) -> int:
        return summoned_for(s, me, src, self.search(s, me, src, card)) + s.t.cards[card].cost

    def actions(self, s: DoomState, card: int) -> int:
        return s.t.actions[card] if s.t.way[card] == LAID and s.t.actions[card] > _ACTION else 0

    def ways(self, s: DoomState, me: int, card: int) -> list[int]:
        """How it could be laid now."""
        return layings(s, me, card) if s.t.way[card] == LAID else plays(s, me, card)

    # ---- which ----
    @cached_property
    def choice(self) -> Choice:
        pool = Domain(
            lambda c: [*c.s.grave[c.me], *c.s.library[c.me]],
            "DTR-497",
            cs="Vyvolává se karta z tvého hrobu nebo knihovny",
            en="A card of your discard pile or library is summoned",
        )
        return Choice(
            v.TARGET,
            pool,
            checks=(
                Check(
                    "DTR-334",
                    lambda c: c.s.t.type[c.a] == self.type,
                    cs="O kartě {a} text nemluví.",
                    en="The text is not about {a}.",
                ),
                Check(
                    "DTR-228",
                    lambda c: self.price(c.s, c.me, c.src, c.a) <= summoning_means(c.s, c.me, c.src),
                    cs="Vyvolat kartu {a} stojí {price:destiny} a máš {have:destiny}.",
                    en="To summon {a} costs {price:destiny} and you have {have:destiny}.",
                    values=lambda c: {
                        "price": self.price(c.s, c.me, c.src, c.a),
                        "have": summoning_means(c.s, c.me, c.src),
                    },
                ),
                Check(
                    "DTR-214",
                    lambda c: can_act(c.s, c.me, self.actions(c.s, c.a)),
                    cs="Karta {a} stojí {needed:action} a tolik teď utratit nemůžeš.",
                    en="{a} costs {needed:action}, which you cannot spend now.",
                    values=lambda c: {"needed": self.actions(c.s, c.a)},
                ),
                Check(
                    "DTR-112",
                    lambda c: self.ways(c.s, c.me, c.a),
                    cs="Kartu {a} teď nelze vyložit.",
                    en="{a} cannot be laid now.",
                ),
            ),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """A player may search his library even if nothing comes of it; a discard pile he knows."""
        if self.choice.options(Case(s, me, src, [])):
            return True
        return bool(s.library[me]) and summoned_for(s, me, src, self.library) <= summoning_means(s, me, src)

    def announced(self, s: DoomState, me: int, src: int) -> int:
        found = [first(option) for option in self.choice.options(Case(s, me, src, []))]
        return min((self.search(s, me, src, card) for card in found), default=self.library)

    # ---- laying it ----
    def script(self, go: Go, slot: list[int]) -> list[Step]:
        taken = slot[0]
        choosing = Question(aq.ASK_PLACE_FROM, (self.choice,))

        def this_one(lies: str) -> Domain:
            return Domain(
                lambda c: [c.f[taken]] if c.s.t.cards[c.f[taken]].lies == lies else [],
                "DTR-497",
                cs="Vykládá se vyvolaná karta",
                en="The card summoned is laid",
            )

        def works(verb: Verb) -> Check:
            return Check(
                "DTR-112",
                lambda c: verb(c.a, c.b) in layings(c.s, c.me, c.a),
                cs="Tam kartu {a} vyložit nelze.",
                en="{a} cannot be laid there.",
            )

        laying = Question(
            aq.ASK_PLACE_WHERE,
            (
                *(Choice(verb, this_one(lies), there, checks=(works(verb),)) for verb, lies, there in _WAYS),
                *playing_of(lambda c: [c.f[taken]] if c.s.t.way[c.f[taken]] != LAID else []),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not choosing.ask(s, f):
                f[PC] = go(OVER)

        @answers(choosing)
        def chosen(s: DoomState, f: Frame) -> None:
            f[taken] = first(s.answer)
            laying.ask(s, f, f[taken])

        @answers(laying)
        def laid(s: DoomState, f: Frame) -> None:
            card, me = f[taken], f[ME]
            pay_summons(s, me, f[SRC], self.search(s, me, f[SRC], card))
            s.actions -= self.actions(s, card)
            verb = v.verbs.of(s.answer)
            if verb is v.ATTACH:
                attach_from_hand(s, me, card, second(s.answer))
            elif verb is v.LAY:
                lay_from_hand(s, me, card, second(s.answer))
            elif verb is v.TASK:
                assign_to_player(s, me, card, second(s.answer))
            else:
                begin_play(s, me, s.answer)
            reshuffle(s, me)
            found_in_play(s, me, card)

        return [choose, chosen, laid]

    def say(self, w: Words) -> list[Clause]:
        what, one = _NAMES[self.type][w.lang], w.count(self.grave, DESTINY)
        own = ""
        if self.type == FORTIFICATION:
            own = w.pick("; co stojí podle svého textu, zaplať také", "; pay what its own text asks for as well")
        return [
            Clause(
                verbs.LAY,
                w.pick(
                    f"{what} ze svého hrobu za {one}, nebo ze své knihovny za {self.library}{own}",
                    f"{what} from your discard pile for {one}, or from your library for {self.library}{own}",
                ),
            )
        ]
