"""Warriors brought into play out of a pile or the collection, for nothing, for their value, or in somebody's place."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, Bilingual, Clause, Words

from ...law.deploying import NOT_GROUNDED, NOT_SHUT_OUT, ONE_OF_A_KIND, TWO_TRIBES, WANTED, home_of
from ...rules.leaving import sacrifice
from ...rules.moving import enter, reshuffle
from ...rules.playing import eased, pay_summons, summoned_for, summoning_means
from ...rules.windows import found_in_play
from ...state import GRAVE, LIBRARY, LIMBO, PLACES, SIDEBOARD, DoomState, in_play
from ...words import verbs
from ...words import vocabulary as v
from ...words.areas import INTO_AREA
from ...words.nouns import either
from ..select import Who
from ..standing.numbers import deploy_price
from ..standing.sealing import sealed, within_reach
from .act import Act, ChooseOne, meant, own_card, own_warriors_in_play
from .hands import COLLECTION

_FROM = {
    LIBRARY: Bilingual("ze své knihovny", "your library"),
    GRAVE: Bilingual("ze svého hrobu", "your discard pile"),
    SIDEBOARD: Bilingual("ze svého sideboardu", "your sideboard"),
}


@dataclass(frozen=True)
class BringIn(ChooseOne):
    """A warrior of these out of piles of one's own comes into play.

    `pays`: for its value. `replaces`: in the place of the warrior the card is aimed at, which is sacrificed.
    `areas`: only one that belongs to these (DTR-042).
    """

    who: Who
    piles: tuple[str, ...] = COLLECTION
    pays: bool = False
    replaces: bool = False
    twice_from_library: bool = False
    areas: tuple[int, ...] = ()
    asking = v.ASK_BRING
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for name in self.piles for x in within_reach(c.s, c.src, name, c.me)],
            "DTR-497",
            cs="Do hry přichází karta z tvých hromádek, které text jmenuje",
            en="A card of the piles of yours that the text names comes into play",
        )

    def worth(self, s: DoomState, me: int, src: int, card: int) -> int:
        if eased(s, src):
            return 0 if card in s.grave[me] else deploy_price(s, me, card)
        times = 2 if self.twice_from_library and card in s.library[me] else 1
        return times * deploy_price(s, me, card) if self.pays else 0

    def price(self, s: DoomState, me: int, src: int, card: int) -> int:
        return summoned_for(s, me, src, self.worth(s, me, src, card))

    def due(self, s: DoomState, me: int, src: int) -> int:
        """What the card itself still costs: nothing once it is being played."""
        return summoned_for(s, me, src, s.t.cards[src].cost) if s.at[src] != LIMBO else 0

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.musters[c.a] and self.who.suits(c.s.t.cards[c.a]),
                cs="O kartě {a} text nemluví.",
                en="The text is not about {a}.",
            ),
            Check(
                "DTR-042",
                lambda c: not self.areas or home_of(c.s, c.a) in self.areas,
                cs="Bojovník {a} do té oblasti nepatří.",
                en="{a} does not belong to that area.",
            ),
            NOT_GROUNDED,
            ONE_OF_A_KIND,
            TWO_TRIBES,
            NOT_SHUT_OUT,
            WANTED,
            Check(
                "DTR-046",
                lambda c: (
                    self.price(c.s, c.me, c.src, c.a) + self.due(c.s, c.me, c.src) <= summoning_means(c.s, c.me, c.src)
                ),
                cs="Bojovník {a} stojí {price:destiny} a máš {have:destiny}.",
                en="{a} costs {price:destiny} and you have {have:destiny}.",
                values=lambda c: {
                    "price": self.price(c.s, c.me, c.src, c.a),
                    "have": summoning_means(c.s, c.me, c.src),
                },
            ),
        )

    def announced(self, s: DoomState, me: int, src: int) -> int:
        return min((self.worth(s, me, src, card) for card in self.find(s, me, src)), default=0)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        me, src = f[ME], f[SRC]
        price = self.price(s, me, src, card)
        pay_summons(s, me, src, self.worth(s, me, src, card))
        seat = me
        if self.replaces:
            old = s.aim[src]
            if not in_play(s, old):
                return
            seat = s.side[old]
            sacrifice(s, old)
        searched = card in s.library[me]
        enter(s, card, seat, price)
        if searched or (LIBRARY in self.piles and not sealed(s, src, me)):
            reshuffle(s, me)
        found_in_play(s, me, card)

    def say(self, w: Words) -> list[Clause]:
        piles = either([_FROM[name][w.lang] for name in self.piles], w)
        if self.piles == COLLECTION:
            piles = w.pick("ze své sbírky", "your collection")
        whom = self.who.say(w, ACC)
        into = either([INTO_AREA[PLACES[area]][w.lang] for area in self.areas], w) or w.pick("do hry", "into play")
        rest = w.pick(f"{into} {whom} {piles}", f"{whom} from {piles} {into}")
        if self.replaces:
            rest = w.pick(
                f"na jeho místo {whom} {piles}; on je obětován",
                f"{whom} from {piles} in its place; it is sacrificed",
            )
        if self.pays:
            rest += w.pick(
                "; zaplať hodnotu toho, kdo přichází, v bodech osudu", "; pay the newcomer's value in destiny points"
            )
        if self.twice_from_library:
            rest += w.pick(" (z knihovny dvojnásobek)", " (twice that from the library)")
        return [Clause(verbs.PUT, rest)]


@dataclass(frozen=True)
class Transform(Act, Script):
    """One of these warriors of one's own is sacrificed; one of those out of the collection takes its place."""

    old: Who
    bring: BringIn
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.old.find(s, me, src)) and bool(self.bring.find(s, me, src))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        whom = Question(
            v.ASK_OFFERING,
            (
                Choice(
                    v.TARGET,
                    own_warriors_in_play(
                        "DTR-334", "Mění se tvůj bojovník ve hře", "One of your warriors is transformed"
                    ),
                    checks=(meant(self.old),),
                    harms=own_card,
                ),
            ),
        )
        choosing, chosen = self.bring.script(go, [])

        def choose(s: DoomState, f: Frame) -> None:
            if not whom.ask(s, f):
                f[PC] = go(OVER)

        @answers(whom)
        def named(s: DoomState, f: Frame) -> None:
            s.aim[f[SRC]] = first(s.answer)

        def forget(s: DoomState, f: Frame) -> None:
            s.aim[f[SRC]] = -1

        return [choose, named, choosing, chosen, forget]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.CHOOSE, self.old.say(w, ACC, own=True)), *self.bring.say(w)]
