"""Rules that change ratings, in the rulebook's layers (DTR-284 to DTR-286)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import cards_of
from sudi.kernel.values import ADD, DIVIDE_UP, MULTIPLY, SET, Scope
from sudi.kernel.wording import ACC, NOM, Bilingual, Words, upper

from ...cards.types import ART, EQUIPMENT, SYMMETRY
from ...state import IN_PLAY, PLACES, DoomState, attachments
from ...words.agreement import hard, soft
from ...words.areas import IN_AREA
from ...words.nouns import listed
from ...words.ratings import FIGHT, RATINGS, signed, the_ratings, to_ratings
from ...words.whom import noun_of, title_of
from ..counting import serves
from ..select import WARRIORS, Who, in_combat
from ..situations import ALWAYS, Situation
from ..twins import same
from .rule import Rule
from .subject import speaks_of_many

# Layers of a rating (DTR-284 to DTR-286): the beast makes new base ratings, operations on base ratings come next, then
# multiplication and division, addition and subtraction last; what a text does to the modified rating comes after that.
BEAST, BASE, TIMES, PLUS, MODIFIED = "beast", "base", "multiply", "add", "modified"
LAYERS = (BEAST, BASE, TIMES, PLUS, MODIFIED)
_STORED = {
    ART: Bilingual(" za každé kouzlo na této kartě", " for every spell on this card"),
    EQUIPMENT: Bilingual(" za každé vybavení na této kartě", " for every piece of equipment on this card"),
    SYMMETRY: Bilingual(" za každou kartu Černé symetrie na této kartě", " for every Dark Symmetry card on this card"),
}


@dataclass(frozen=True)
class Boost(Rule):
    """Changes ratings. `units`: the number that was handed over counts so many times."""

    fight: int = 0
    shoot: int = 0
    armour: int = 0
    value: int = 0
    layer: str = PLUS
    operation: str = ADD
    units: bool = False
    per_markers: int = 0  # once for every so many markers on the warrior, however many cards say so
    per_stored: str = ""  # once for every card of this type that lies on the card itself
    topic: ClassVar[str] = "boost"
    computed: ClassVar[bool] = False  # how much it is follows from the table, not from its numbers

    def key(self) -> str:
        return self.all_keys()[0]

    def all_keys(self) -> tuple[str, ...]:
        return tuple(r for r in RATINGS if getattr(self, r))

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if self.per_markers and source != _speaker(s, source, card):
            return False
        return super().reaches(s, seat, source, target, card)

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        n: int = getattr(self, rating)
        if self.per_stored:
            n *= sum(s.t.type[c] == self.per_stored for c in attachments(s, source))
        if self.units:
            n *= number
        if self.per_markers:
            n *= s.markers[card] // self.per_markers
        return n

    def say(self, w: Words) -> str:
        groups: dict[int, list[str]] = {}
        for rating in self.all_keys():
            groups.setdefault(getattr(self, rating), []).append(rating)
        many = speaks_of_many(self.scope)
        if self.operation == MULTIPLY:
            ratings = the_ratings(w, self.all_keys(), self.layer == BASE)
            verb = w.pick(("má", "mají")[many], ("has", "have")[many])
            factor = next(iter(groups))
            ending = "ný" if self.all_keys()[0] == FIGHT else "nou"
            times = w.pick({2: "dvojnásob", 3: "trojnásob"}[factor] + ending, {2: "doubled", 3: "tripled"}[factor])
            said = f"{self.scope.say_scope(w)} {verb} {times} {ratings}"
            if self.layer == MODIFIED:
                said += w.pick(" i s tím, co se přičítá,", " with all that is added,")
            return upper(said + self.tail(w)) + "."
        if self.operation == DIVIDE_UP:
            ratings = the_ratings(w, self.all_keys(), self.layer == BASE)
            verb = w.pick(("má", "mají")[many], ("has", "have")[many])
            half = w.pick("poloviční (zaokrouhleno nahoru)", "halved (rounded up)")
            return upper(f"{self.scope.say_scope(w)} {verb} {half} {ratings}{self.tail(w)}") + "."
        if self.operation == SET:
            ratings, number = the_ratings(w, self.all_keys(), True), next(iter(groups))
            verb = w.pick(("má", "mají")[many], ("has", "have")[many])
            said = w.pick(f"{verb} {ratings} {number}", f"{verb} {ratings} of {number}")
            return upper(f"{self.scope.say_scope(w)} {said}{self.tail(w)}") + "."
        base = self.layer in (BASE, BEAST)
        terms = [f"{signed(n)} {to_ratings(w, tuple(r), base)}" for n, r in groups.items()]
        gains = all(n >= 0 for n in groups)
        verb = w.pick(
            (("má", "mají"), ("získává", "získávají"))[gains][many], (("has", "have"), ("gains", "gain"))[gains][many]
        )
        markers = ""
        if self.per_markers:
            markers = w.pick(
                f" za každé {self.per_markers} značky stáří na sobě",
                f" for every {self.per_markers} markers of age on {('it', 'them')[many]}",
            )
        elif self.per_stored:
            markers = _STORED[self.per_stored][w.lang]
        return upper(f"{self.scope.say_scope(w)} {verb} {listed(terms, w)}{markers}{self.tail(w)}") + "."


def _speaker(s: DoomState, source: int, card: int) -> int:
    """Of several copies that count the same markers, the one that does; -1: none can."""
    copies = cards_of(s.t.copies[source] & s.live)
    return next((c for c in copies if serves(s, c, s.side[c], card)), -1)


def doubled(
    scope: Scope,
    *ratings: str,
    until: str = "",
    zone: str = IN_PLAY,
    when: Situation = ALWAYS,
    layer: str = TIMES,
) -> Boost:
    twos = dict.fromkeys(ratings, 2)
    return Boost(zone, scope, when, until=until, layer=layer, operation=MULTIPLY, **twos)  # type: ignore[arg-type]


@dataclass(frozen=True)
class PerComrade(Boost):
    """Once for each other warrior of the same title in its player's Cohort."""

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        kind, there = s.t.kind[card], s.kohort[s.side[card]]
        mates = sum(w != card and s.t.kind[w] == kind and s.live >> w & 1 for w in there)
        each: int = getattr(self, rating)
        return each * mates

    def tail(self, w: Words) -> str:
        return w.pick(
            " za každého dalšího bojovníka téhož jména ve tvé Kohortě",
            " for each other warrior of its title in your Cohort",
        )


@dataclass(frozen=True)
class PerMate(Boost):
    """Once for each of these in the same area of the same player (or in that area of its player's).

    `itself`: the warrior counts as well, otherwise only others do.
    """

    mates: Who = WARRIORS  # its title or its traits
    place: int = -1
    itself: bool = False
    once: bool = False  # however many there are

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        there = getattr(s, PLACES[s.at[card] if self.place < 0 else self.place])[s.side[card]]
        each: int = getattr(self, rating)
        mates = len([w for w in there if self._counts(s, card, w)])
        return each * (min(mates, 1) if self.once else mates)

    def _counts(self, s: DoomState, card: int, mate: int) -> bool:
        return bool(s.live >> mate & 1) and (self.itself or mate != card) and self.mates.matches(s, mate)

    def tail(self, w: Words) -> str:
        word = noun_of(self.mates)
        if self.once:
            where = w.pick("ve stejné oblasti", "in the same area")
            if self.source_area >= 0:
                where = w.pick("s ním ", "with it ") + IN_AREA[PLACES[self.source_area]][w.lang]
            return w.pick(
                f", je-li {where} ještě jiný bojovník ({self.mates.say(w, NOM)})",
                f" while another {self.mates.say(w).removeprefix('a ')} is {where}",
            )
        every = hard("každ", word, ACC, False) + ("" if self.itself else f" {soft('dalš', word, ACC, False)}")
        where = w.pick("ve stejné oblasti", "in the same area")
        if self.place >= 0:
            where = IN_AREA[PLACES[self.place]][w.lang]
        one = self.mates.say(w).removeprefix("a ")
        return w.pick(
            f" za {every} {self.mates.say(w, ACC)} {where}{', i za sebe' * self.itself}",
            f" for each {'' if self.itself else 'other '}{one} {where}{', itself included' * self.itself}",
        )


@dataclass(frozen=True)
class InCompany(Boost):
    """In a combat, while another of these stands in its player's Cohort as well as itself."""

    mates: Who = WARRIORS

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not super().reaches(s, seat, source, target, card) or not in_combat(s, card):
            return False
        there = s.kohort[s.side[card]]
        return card in there and any(w != card and s.live >> w & 1 and self.mates.matches(s, w) for w in there)

    def tail(self, w: Words) -> str:
        other = hard("jin", noun_of(self.mates), ACC, False)
        return w.pick(
            f" v souboji, máš-li v Kohortě ještě {other} {self.mates.say(w, ACC)}",
            f" in a combat while you have another {self.mates.say(w).removeprefix('a ')} in your Cohort",
        )


@dataclass(frozen=True)
class Highest(Boost):
    """Every base rating is as high as the highest printed one."""

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        return max(s.t.printed[name][card] for name in RATINGS)

    def say(self, w: Words) -> str:
        return w.pick(
            "Základní zápas, střelba, obrana i hodnota bojovníka se rovnají té nejvyšší z nich.",
            "The warrior's base fight, shoot, armour and value all equal the highest of them.",
        )


@dataclass(frozen=True)
class Zero(Boost):
    """These base ratings are 0."""

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        return 0

    def say(self, w: Words) -> str:
        ratings = the_ratings(w, self.all_keys(), True)
        verb = w.pick(("má", "mají")[speaks_of_many(self.scope)], ("has", "have")[speaks_of_many(self.scope)])
        said = w.pick(f"{verb} {ratings} 0", f"{verb} {ratings} of 0")
        return upper(f"{self.scope.say_scope(w)} {said}{self.tail(w)}") + "."


def levelled(scope: Scope) -> Boost:
    ones = dict.fromkeys(RATINGS, 1)
    return Highest(IN_PLAY, scope, layer=BASE, operation=SET, **ones)  # type: ignore[arg-type]


@dataclass(frozen=True)
class UnderCard(Boost):
    """While it has a card of this title, or such a card acts on it."""

    title: str = ""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not super().reaches(s, seat, source, target, card):
            return False
        titled = s.t.instances(self.title)
        return any(s.bearer[c] == card and s.live >> c & 1 for c in titled) or any(
            same(s, e[3], card) and e[2] in titled for e in s.lasting
        )

    def tail(self, w: Words) -> str:
        name = title_of(self.title)[w.lang]
        return w.pick(
            f", má-li kartu {name} nebo působí-li na něj", f" while it has {name} or is under its effect"
        ) + super().tail(w)


@dataclass(frozen=True)
class BoughtFor(Boost):
    """The players bid for the warrior when it is deployed; the price is its base value."""

    computed: ClassVar[bool] = True

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        return s.noted[card]

    def say(self, w: Words) -> str:
        return w.pick(
            "Při vyložení nabídni cenu v bodech osudu; ostatní přihazují. Kdo nabídne nejvíc, zaplatí a získá ho; "
            "cena je jeho základní hodnotou.",
            "When you deploy it, name a price in destiny points; the others bid higher. The highest bidder pays and "
            "gets it; the price is its base value.",
        )
