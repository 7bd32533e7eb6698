"""Effects on equipment: stolen, given to anybody, stored in a fortification."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, allowed, answers, barred, same_title
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask, push
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Bilingual, Clause, Words, verb

from ...cards.types import EQUIPMENT, ON_BEARER, RELIC, SYMMETRY
from ...law.bearing import AFFILIATION, OWN, PRICE, lifted, turned
from ...law.deploying import NOT_SHUT_OUT
from ...law.laying import LAYING
from ...law.paying import funds
from ...law.playing import UNIQUE
from ...rules.attaching import BOARDING, attach_from_hand
from ...rules.happenings import GEAR_LOST, happen, loss
from ...rules.moving import along, attach, reshuffle
from ...rules.playing import eased, pay_summons, summoned_for, summoning_means
from ...rules.windows import found_in_play
from ...state import SQUAD, DoomState, attachments, one_of_each, own_warriors, pile
from ...words import traits as tr
from ...words import verbs
from ...words import vocabulary as v
from ...words.nouns import DESTINY
from ..marks import NEVER_GIVEN
from ..reach import carries
from ..select import DOOMTROOPERS, Who
from .act import Act, ChooseOne, own_warriors_in_play, possible, warriors_in_play


def hand_over(s: DoomState, card: int, warrior: int, seat: int) -> None:
    """Attach equipment to a warrior for good, with what lies on it; its affiliation does not matter any more."""
    former = s.bearer[card]
    if former >= 0 and s.side[former] != seat and s.t.is_warrior[former]:
        happen(s, GEAR_LOST, seat, card, loss(s, card))
    s.inside &= ~(1 << card)
    parts = pile(s, card)
    attach(s, card, warrior, seat)
    s.paid |= 1 << card
    for part in parts:
        along(s, part, s.side[warrior], seat)
    if s.t.cards[card].vehicle:
        push(s, BOARDING, s.side[warrior], card)


class HandsOver(Act, Script):
    """Choose gear, then who gets it; the gate is that of bearing less what the text lifts."""

    choosing: ClassVar[int] = -1  # the prompt for the gear
    copies_alike: ClassVar[bool] = False
    slots = 1

    def gear_in_question(self) -> Domain:
        raise NotImplementedError

    def gear_checks(self) -> tuple[Check, ...]:
        return ()

    def takers_in_question(self) -> Domain:
        raise NotImplementedError

    def gate(self) -> tuple[Check, ...]:
        """What is asked of the pair: the gear is the first argument, who gets it the second."""
        raise NotImplementedError

    def give(self, s: DoomState, me: int, src: int, card: int, warrior: int) -> None:
        hand_over(s, card, warrior, me)

    def takers(self, s: DoomState, me: int, src: int, card: int) -> list[int]:
        pool = self.takers_in_question().members(Case(s, me, src, [], card))
        return [w for w in pool if allowed(self.gate(), Case(s, me, src, [], card, w))]

    @cached_property
    def choice(self) -> Choice:
        wanted = Check(
            "DTR-346",
            lambda c: self.takers(c.s, c.me, c.src, c.a),
            cs="Kartu {a} by neměl kdo dostat.",
            en="There is nobody who could get {a}.",
        )
        alike = same_title if self.copies_alike else None
        return Choice(v.TARGET, self.gear_in_question(), checks=(*self.gear_checks(), wanted), alike=alike)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.choice.options(Case(s, me, src, [])))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        taken = slot[0]
        choosing = Question(self.choosing, (self.choice,))
        gate = tuple(turned(check, lambda c: int(c.f[taken])) for check in self.gate())
        giving = Question(v.ASK_EQUIP, (Choice(v.TARGET, self.takers_in_question(), checks=gate),))

        def choose(s: DoomState, f: Frame) -> None:
            if not choosing.ask(s, f):
                f[PC] = go(OVER)

        @answers(choosing)
        def chosen(s: DoomState, f: Frame) -> None:
            f[taken] = first(s.answer)
            ask(s, f[ME], v.ASK_EQUIP, giving.options(s, f), f[taken])

        @answers(giving)
        def equip(s: DoomState, f: Frame) -> None:
            self.give(s, f[ME], f[SRC], f[taken], first(s.answer))

        return [choose, chosen, equip]


@dataclass(frozen=True)
class Heist(HandsOver):
    """Take equipment of any warrior in play and equip one of your own with it; affiliation does not matter."""

    choosing = v.ASK_LOOT

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: [x for zone in c.s.attached for x in zone if c.s.live >> x & 1],
            "DTR-453",
            cs="Bere se vybavení, které má bojovník ve hře",
            en="Equipment that a warrior in play has is taken",
        )

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-453",
                lambda c: (
                    c.s.t.type[c.a] == EQUIPMENT
                    and c.s.t.cards[c.a].lies == ON_BEARER
                    and c.s.t.is_warrior[c.s.bearer[c.a]]
                ),
                cs="Karta {a} není vybavení bojovníka.",
                en="{a} is no equipment of a warrior.",
            ),
            barred(
                "DTR-334",
                lambda c: c.a if carries(c.s, NEVER_GIVEN, c.a) else -1,
                cs="Karta {a} nesmí být nikdy dána jinému bojovníkovi: brání tomu {by}.",
                en="{a} may never be given to another warrior, because of {by}.",
            ),
        )

    def takers_in_question(self) -> Domain:
        return own_warriors_in_play(
            "DTR-453", "Vybavení dostane tvůj bojovník ve hře", "One of your warriors in play gets the equipment"
        )

    def gate(self) -> tuple[Check, ...]:
        another = Check(
            "DTR-087",
            lambda c: c.s.bearer[c.a] != c.b,
            cs="Bojovník {b} kartu {a} už má.",
            en="{b} has {a} already.",
        )
        return (another, *lifted(*AFFILIATION, PRICE))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEIZE,
                w.pick(
                    "kterékoli vybavení ve hře a ihned jím vybav svého bojovníka; na příslušnosti nezáleží",
                    "any equipment in play and equip a warrior of yours with it at once, whatever its affiliation",
                ),
            )
        ]


_SEIZE = verb("vezmi si", "vzít si", "si vezme", "take")


@dataclass(frozen=True)
class EquipAnybody(HandsOver):
    """Equipment of one maker out of the hand, for any Doomtrooper in play."""

    maker: int
    choosing = v.ASK_HAND_OUT
    copies_alike = True

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: c.s.hand[c.me],
            "DTR-081",
            cs="Dává se vybavení z ruky",
            en="Equipment of your hand is given",
        )

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-477",
                lambda c: self.made(c.s, c.a),
                cs="Karta {a} není vybavení, které by tento bojovník dával.",
                en="{a} is no equipment that this warrior gives.",
            ),
            *LAYING,
        )

    def made(self, s: DoomState, card: int) -> bool:
        printed = s.t.cards[card]
        mine = printed.type == EQUIPMENT and printed.lies == ON_BEARER and isinstance(printed.give, Who)
        return mine and bool((printed.traits | printed.requires) & self.maker)

    def takers_in_question(self) -> Domain:
        return warriors_in_play("DTR-081", "Vybavení dostane bojovník ve hře", "A warrior in play gets the equipment")

    def gate(self) -> tuple[Check, ...]:
        trooper = Check(
            "DTR-334",
            lambda c: DOOMTROOPERS.fits(c.s, c.me, c.a, c.b),
            cs="Bojovník {b} není Doomtrooper.",
            en="{b} is no Doomtrooper.",
        )
        return (trooper, *lifted(OWN, *AFFILIATION, PRICE))

    def say(self, w: Words) -> list[Clause]:
        maker = tr.sole(self.maker).of
        assert maker is not None
        return [
            Clause(
                verbs.GIVE,
                w.pick(
                    f"ke kterémukoli Doomtrooperovi vybavení {maker.cs} z ruky",
                    f"{maker.en} equipment of your hand to any Doomtrooper",
                ),
            )
        ]


@dataclass(frozen=True)
class SummonGear(HandsOver):
    """Gear of a type out of the discard pile, or for more out of the library, for a warrior in one's Squad."""

    type: str
    grave: int  # the price from the discard pile
    library: int
    choosing = v.ASK_SUMMON_GEAR
    copies_alike = True

    def search(self, s: DoomState, me: int, src: int, card: int) -> int:
        if eased(s, src):
            return 0 if card in s.grave[me] else self.grave
        return self.grave if card in s.grave[me] else self.library

    def price(self, s: DoomState, me: int, src: int, card: int) -> int:
        return summoned_for(s, me, src, self.search(s, me, src, card)) + s.t.cards[card].cost

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: [*c.s.grave[c.me], *c.s.library[c.me]],
            "DTR-343",
            cs="Vyvolává se karta z tvého hrobu nebo z tvé knihovny",
            en="A card of your discard pile or of your library is summoned",
        )

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.type[c.a] == self.type and isinstance(c.s.t.cards[c.a].give, Who),
                cs="O kartě {a} text nemluví.",
                en="The text is not about {a}.",
            ),
            Check(
                "DTR-228",
                lambda c: (
                    self.price(c.s, c.me, c.src, c.a) <= summoning_means(c.s, c.me, c.src)
                    and c.s.t.cards[c.a].cost <= funds(c.s, c.me)
                ),
                cs="Vyvolat kartu {a} stojí {price:destiny} a máš {have:destiny}.",
                en="To summon {a} costs {price:destiny} and you have {have:destiny}.",
                values=lambda c: {
                    "price": self.price(c.s, c.me, c.src, c.a),
                    "have": summoning_means(c.s, c.me, c.src),
                },
            ),
            *UNIQUE,
            NOT_SHUT_OUT,
        )

    def takers_in_question(self) -> Domain:
        return Domain(
            lambda c: [w for w in own_warriors(c.s, c.me) if c.s.at[w] == SQUAD],
            "DTR-334",
            cs="Dostane ji bojovník ve tvém Mužstvu",
            en="A warrior in your Squad gets it",
        )

    def gate(self) -> tuple[Check, ...]:
        useful = Check(
            "DTR-346",
            lambda c: possible(c.s.t.cards[c.a].play, c.s, c.me, c.a, c.b),
            cs="Karta {a} by tam nic nezpůsobila.",
            en="{a} would have no effect there.",
        )
        return (*lifted(), useful)

    def announced(self, s: DoomState, me: int, src: int) -> int:
        found = [first(option) for option in self.choice.options(Case(s, me, src, []))]
        return min((self.search(s, me, src, card) for card in found), default=0)

    def give(self, s: DoomState, me: int, src: int, card: int, warrior: int) -> None:
        pay_summons(s, me, src, self.search(s, me, src, card))
        attach_from_hand(s, me, card, warrior)
        reshuffle(s, me)
        found_in_play(s, me, card)

    def say(self, w: Words) -> list[Clause]:
        what = _GEAR[self.type]
        one, other = w.count(self.grave, DESTINY), self.library
        return [
            Clause(
                verbs.GIVE,
                w.pick(
                    f"k bojovníkovi ve svém Mužstvu {what.cs} ze svého hrobu za {one}, nebo ze své knihovny za {other}",
                    f"{what.en} from your discard pile for {one}, or from your library for {other}, to a warrior in "
                    "your Squad",
                ),
            )
        ]


_GEAR = {EQUIPMENT: Bilingual("vybavení", "equipment"), RELIC: Bilingual("relikvii", "a relic")}


@dataclass(frozen=True)
class StoreGear(ChooseOne):
    """Put a card of this type out of the hand on the card; there it does nothing but count."""

    type: str = EQUIPMENT
    asking = v.ASK_STORE
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: c.s.hand[c.me],
            "DTR-182",
            cs="Přikládá se karta z ruky",
            en="A card of your hand is added",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.type[c.a] == self.type,
                *_KEPT_ONLY[self.type],
            ),
        )

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return one_of_each(s, [c for c in s.hand[me] if s.t.type[c] == self.type])

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        attach(s, card, f[SRC], f[ME])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GIVE,
                w.pick(
                    f"k této kartě {_KEPT[self.type].cs} z ruky; nemá jiný účinek a ze hry jde jen s ní",
                    f"{_KEPT[self.type].en} of your hand to this card; it has no other effect and leaves play only "
                    "with it",
                ),
            )
        ]


_KEPT_ONLY = {
    EQUIPMENT: ("Karta {a} není vybavení.", "{a} is no equipment."),
    SYMMETRY: ("Karta {a} není karta Černé symetrie.", "{a} is no Dark Symmetry card."),
}
_KEPT = {
    EQUIPMENT: Bilingual("vybavení", "equipment"),
    SYMMETRY: Bilingual("kartu Černé symetrie", "a Dark Symmetry card"),
}


@dataclass(frozen=True)
class ChooseWeapon(ChooseOne):
    """A weapon of the bearer, which the card remembers."""

    asking = v.ASK_LINK

    def pool(self) -> Domain:
        return Domain(
            lambda c: attachments(c.s, c.s.bearer[c.src]),
            "DTR-096",
            cs="Volí se zbraň bojovníka, ke kterému karta patří",
            en="A weapon of the warrior that has the card is chosen",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-096",
                lambda c: c.s.t.traits[c.a] & tr.WEAPON,
                cs="Karta {a} není zbraň.",
                en="{a} is no weapon.",
            ),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """DTR-346: without a weapon it would do nothing; `aim` is who would get the card."""
        return any(s.t.traits[c] & tr.WEAPON for c in attachments(s, aim))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = card

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.CHOOSE, w.pick("některou jeho zbraň", "one of its weapons"))]
