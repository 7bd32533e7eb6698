"""Rules that change ratings, in the rulebook's layers (DTR-284 to DTR-286)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import cards_of
from sudi.kernel.values import ADD, DIVIDE_UP, MULTIPLY, Scope
from sudi.kernel.wording import Bilingual, Words, upper

from ...cards.types import ART, EQUIPMENT
from ...state import IN_PLAY, PLACES, DoomState, attachments
from ...words.areas import IN_AREA
from ...words.nouns import listed
from ...words.ratings import FIGHT, RATINGS, signed, the_ratings, to_ratings
from ..counting import serves
from ..select import in_combat
from .rule import Rule
from .subject import speaks_of_many

# Layers of a rating (DTR-284 to DTR-286): the beast makes new base ratings, operations on base ratings come next, then
# multiplication and division, addition and subtraction last.
BEAST, BASE, TIMES, PLUS = "beast", "base", "multiply", "add"
LAYERS = (BEAST, BASE, TIMES, PLUS)
_STORED = {
    ART: Bilingual(" za každé kouzlo na této kartě", " for every spell on this card"),
    EQUIPMENT: Bilingual(" za každé vybavení na této kartě", " for every piece of equipment on this card"),
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
    source_area: int = -1  # only while the card itself stands in this area
    per_stored: str = ""  # once for every card of this type that lies on the card itself
    topic: ClassVar[str] = "boost"

    def key(self) -> str:
        return self.all_keys()[0]

    def all_keys(self) -> tuple[str, ...]:
        return tuple(r for r in RATINGS if getattr(self, r))

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if self.source_area >= 0 and s.at[source] != self.source_area:
            return False
        if self.per_markers and source != _speaker(s, source, card):
            return False
        return super().reaches(s, seat, source, target, card)

    def tail(self, w: Words) -> str:
        said = super().tail(w)
        if self.source_area >= 0:
            said += w.pick(", je-li tato karta ", ", while this card is ") + IN_AREA[PLACES[self.source_area]][w.lang]
        return said

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
            return upper(said + self.tail(w)) + "."
        if self.operation == DIVIDE_UP:
            ratings = the_ratings(w, self.all_keys())
            verb = w.pick(("má", "mají")[many], ("has", "have")[many])
            half = w.pick("poloviční (zaokrouhleno nahoru)", "halved (rounded up)")
            return upper(f"{self.scope.say_scope(w)} {verb} {half} {ratings}{self.tail(w)}") + "."
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


def doubled(scope: Scope, *ratings: str, until: str = "", zone: str = IN_PLAY) -> Boost:
    twos = dict.fromkeys(ratings, 2)
    return Boost(zone, scope, until=until, layer=TIMES, operation=MULTIPLY, **twos)  # type: ignore[arg-type]


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
class InCompany(Boost):
    """In a combat, while another warrior of the same title stands in its player's Cohort as well as itself."""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not super().reaches(s, seat, source, target, card) or not in_combat(s, card):
            return False
        kind, there = s.t.kind[card], s.kohort[s.side[card]]
        return card in there and any(w != card and s.t.kind[w] == kind and s.live >> w & 1 for w in there)

    def tail(self, w: Words) -> str:
        return w.pick(
            " v souboji, máš-li v Kohortě ještě jiného bojovníka téhož jména",
            " in a combat while you have another warrior of its title in your Cohort",
        )


@dataclass(frozen=True)
class BoughtFor(Boost):
    """The players bid for the warrior when it is deployed; the price is its base value."""

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        return s.noted[card]

    def say(self, w: Words) -> str:
        return w.pick(
            "Při vyložení nabídni cenu v bodech osudu; ostatní přihazují. Kdo nabídne nejvíc, zaplatí a získá ho; "
            "cena je jeho základní hodnotou.",
            "When you deploy it, name a price in destiny points; the others bid higher. The highest bidder pays and "
            "gets it; the price is its base value.",
        )
