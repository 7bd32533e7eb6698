"""What cards say that holds for a while: ratings, traits, immunity, killing blows, first strike, bans, marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import permissions, triggers
from sudi.kernel.standing import Standing, in_force
from sudi.kernel.values import ADD, DIVIDE_UP, MULTIPLY, Scope
from sudi.kernel.wording import Bilingual, Words, upper

from . import traits as tr
from .select import AIMED, ALWAYS, TRAITS_KEY, Itself, Situation, Who
from .state import IN_PLAY, PLACES, DoomState, attachments
from .words import IN_AREA, RATINGS, listed, signed, the_ratings, to_ratings

# How long a rule that an effect set up lasts.
COMBAT_LONG, TO_NEXT_TURN, GAME_LONG = "combat", "next turn", "game"
DURATIONS = {
    "": Bilingual("", ""),
    COMBAT_LONG: Bilingual("do konce souboje", "until the end of the combat"),
    TO_NEXT_TURN: Bilingual("do začátku vašeho příštího kola", "until the start of your next turn"),
    GAME_LONG: Bilingual("do konce hry", "for the rest of the game"),
}
UNSAID = Bilingual("", "")

# Layers of a rating (DTR-284 to DTR-286): the beast makes new base ratings, operations on base ratings come next, then
# multiplication and division, addition and subtraction last.
BEAST, BASE, TIMES, PLUS = "beast", "base", "multiply", "add"
LAYERS = (BEAST, BASE, TIMES, PLUS)


def lasts(rule: Standing) -> str:
    """How long a rule that an effect set up lasts; empty: as long as its card is in play."""
    return str(getattr(rule, "until", None) or "")


def _many(scope: Scope) -> bool:
    return isinstance(scope, Who)


def _has(scope: Scope, w: Words, cs: tuple[str, str], en: tuple[str, str]) -> str:
    """The subject with its verb in the right number."""
    many = _many(scope)
    return f"{scope.say_scope(w)} {w.pick(cs[many], en[many])}"


@dataclass(frozen=True)
class Rule(Standing):
    """Base of the game's own rules: whom it is about, and when it counts."""

    scope: Scope = AIMED
    when: Situation = ALWAYS
    until: str = ""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        """Is this warrior meant, in the situation as it is?"""
        return (
            (target < 0 or target == card)
            and self.scope.covers(s, seat, source, seat, card)
            and (self.when is ALWAYS or self.when.holds(s, card))
        )

    def tail(self, w: Words) -> str:
        parts = [self.when.say(w), DURATIONS[self.until][w.lang]]
        said = ", ".join(p for p in parts if p)
        comma = "," if said.startswith(("je-li", "není-li")) else ""
        return f"{comma} {said}" if said else ""


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
    per_markers: int = 0  # once for every so many markers on the warrior
    source_area: int = -1  # only while the card itself stands in this area
    per_stored: bool = False  # once for every card that lies on the card itself
    topic: ClassVar[str] = "boost"

    def key(self) -> str:
        return self.all_keys()[0]

    def all_keys(self) -> tuple[str, ...]:
        return tuple(r for r in RATINGS if getattr(self, r))

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if self.source_area >= 0 and s.at[source] != self.source_area:
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
            n *= len(attachments(s, source))
        if self.units:
            n *= number
        if self.per_markers:
            n *= s.markers[card] // self.per_markers
        return n

    def say(self, w: Words) -> str:
        groups: dict[int, list[str]] = {}
        for rating in self.all_keys():
            groups.setdefault(getattr(self, rating), []).append(rating)
        many = _many(self.scope)
        if self.operation == MULTIPLY:
            ratings = the_ratings(w, self.all_keys())
            verb = w.pick(("má", "mají")[many], ("has", "have")[many])
            times = {2: Bilingual("dvojnásobnou hodnotu pro", "doubled")}[next(iter(groups))][w.lang]
            said = f"{self.scope.say_scope(w)} {verb} {times} {ratings}"
            return upper(said + self.tail(w)) + "."
        if self.operation == DIVIDE_UP:
            ratings = the_ratings(w, self.all_keys())
            verb = w.pick(("má", "mají")[many], ("has", "have")[many])
            half = w.pick("poloviční (zaokrouhleno nahoru)", "halved (rounded up)")
            return upper(f"{self.scope.say_scope(w)} {verb} {half} {ratings}{self.tail(w)}") + "."
        terms = [f"{signed(n)} {to_ratings(w, tuple(r))}" for n, r in groups.items()]
        if self.layer in (BASE, BEAST):
            terms = [f"{t} ({w.pick('základní', 'base')})" for t in terms]
        verb = w.pick(("získává", "získávají")[many], ("gains", "gain")[many])
        markers = ""
        if self.per_markers:
            markers = w.pick(f" za každé {self.per_markers} značky", f" for every {self.per_markers} markers")
        elif self.per_stored:
            markers = w.pick(" za každou kartu na této kartě", " for every card on this card")
        return upper(f"{self.scope.say_scope(w)} {verb} {listed(terms, w)}{markers}{self.tail(w)}") + "."


def doubled(scope: Scope, *ratings: str, until: str = "", zone: str = IN_PLAY) -> Boost:
    twos = dict.fromkeys(ratings, 2)
    return Boost(zone, scope, until=until, layer=TIMES, operation=MULTIPLY, **twos)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Becomes(Rule):
    """Traits gained and lost (DTR-424 to DTR-431)."""

    gains: int = 0
    loses: int = 0
    topic: ClassVar[str] = "traits"

    def key(self) -> str:
        return TRAITS_KEY

    def say(self, w: Words) -> str:
        who = self.scope.say_scope(w)
        parts = []
        if self.gains:
            names = [n[w.lang] for n in tr.names(self.gains & ~tr.LEGION or self.gains)]
            parts.append(w.pick(f"je nyní také: {listed(names, w)}", f"is now also: {listed(names, w)}"))
        if self.loses:
            names = [n[w.lang] for n in tr.names(self.loses & tr.SIDES or self.loses)]
            parts.append(w.pick(f"už není: {listed(names, w)}", f"is no longer: {listed(names, w)}"))
        return upper(f"{who} {w.pick(' a ', ' and ').join(parts)}{self.tail(w)}") + "."


# ---- immunity (DTR-376 to DTR-381) ----
IMMUNE = "immune"


@dataclass(frozen=True)
class Immune(Rule):
    art: bool = False
    symmetry: bool = False
    gifts: int = 0  # only Dark Symmetry cards of these classes
    cards: bool = False  # only the cards it was aimed at, by number
    topic: ClassVar[str] = "immunity"

    def key(self) -> str:
        return IMMUNE

    def against(self, s: DoomState, source: int, number: int) -> bool:
        t = s.t
        if self.cards:
            return source == number
        if t.is_art[source]:
            return self.art
        if t.is_symmetry[source]:
            return self.symmetry or bool(t.traits[source] & self.gifts)
        return False

    def say(self, w: Words) -> str:
        what = []
        if self.art:
            what.append(w.pick("Umění", "the Art"))
        if self.symmetry:
            what.append(w.pick("Černé symetrii", "the Dark Symmetry"))
        if self.gifts:
            names = [n[w.lang] for n in tr.names(self.gifts)]
            what.append(w.pick(f"kartám: {listed(names, w)}", f"cards: {listed(names, w)}"))
        is_ = _has(self.scope, w, ("je imunní vůči", "jsou imunní vůči"), ("is immune to", "are immune to"))
        return upper(f"{is_} {listed(what, w)}{self.tail(w)}") + "."


# ---- blows ----
KILLS, FIRST, SAFE = "kills", "first strike", "safe"


@dataclass(frozen=True)
class KillsOnWound(Rule):
    """A warrior wounded by these is killed."""

    sacrifices: bool = False  # and removed from the game forever
    topic: ClassVar[str] = "killing blow"

    def key(self) -> str:
        return KILLS

    def say(self, w: Words) -> str:
        many = _many(self.scope)
        who = self.scope.say_scope(w)
        text = w.pick(
            f"{who} {('zabíjí', 'zabíjejí')[many]} každého, koho {('zraní', 'zraní')[many]}",
            f"{who} {('kills', 'kill')[many]} every warrior {('it wounds', 'they wound')[many]}",
        )
        end = w.pick(", a oběť je obětována", ", and the victim is sacrificed") if self.sacrifices else ""
        return upper(text + end + self.tail(w)) + "."


@dataclass(frozen=True)
class FirstStrike(Rule):
    """DTR-293 to DTR-296. `ends`: if the first blow wounds, the combat is over."""

    always: bool = False
    ends: bool = False
    topic: ClassVar[str] = "first strike"

    def key(self) -> str:
        return FIRST

    def say(self, w: Words) -> str:
        cs = ("útočí jako první", "útočí jako první")
        text = _has(self.scope, w, cs, ("strikes first", "strike first"))
        if self.always:
            text = _has(
                self.scope,
                w,
                ("VŽDY útočí jako první", "VŽDY útočí jako první"),
                ("ALWAYS strikes first", "ALWAYS strike first"),
            )
        end = ""
        if self.ends:
            end = w.pick("; zraní-li protivníka, souboj končí", "; if the blow wounds, the combat is over")
        return upper(text + self.tail(w) + end) + "."


@dataclass(frozen=True)
class Safe(Rule):
    """Cannot be wounded or killed."""

    topic: ClassVar[str] = "safe"

    def key(self) -> str:
        return SAFE

    def say(self, w: Words) -> str:
        cs = ("nemůže být zraněn ani zabit", "nemohou být zraněni ani zabiti")
        return upper(_has(self.scope, w, cs, ("cannot be hurt", "cannot be hurt")) + self.tail(w)) + "."


# ---- bans and permissions ----
ATTACK, BE_ATTACKED, COVER, DRIVEN = "attack", "be attacked", "seek cover", "be driven into cover"
EQUIP, USE_EQUIPMENT, USE_FORTS, USE_ART, TO_FIGHT, TO_SHOOT = (
    "receive equipment",
    "use equipment",
    "use fortifications",
    "use the Art",
    "fight",
    "shoot",
)
GIFTED = "receive gifts"
_BANS = {
    ATTACK: (("nesmí útočit", "nesmějí útočit"), ("may not attack", "may not attack")),
    BE_ATTACKED: (("nemůže být napaden", "nemohou být napadeni"), ("cannot be attacked", "cannot be attacked")),
    COVER: (("nesmí vyhledat úkryt", "nesmějí vyhledat úkryt"), ("may not seek cover", "may not seek cover")),
    DRIVEN: (("nesmí být nikdy v úkrytu", "nesmějí být nikdy v úkrytu"), ("may never be in cover",) * 2),
    EQUIP: (("nesmí dostávat vybavení", "nesmějí dostávat vybavení"), ("may not receive equipment",) * 2),
    USE_EQUIPMENT: (("nesmí používat vybavení", "nesmějí používat vybavení"), ("may not use equipment",) * 2),
    USE_FORTS: (("nevyužívá opevnění", "nevyužívají opevnění"), ("does not use fortifications", "do not use them")),
    USE_ART: (("nesmí užívat Umění", "nesmějí užívat Umění"), ("may not use the Art",) * 2),
    TO_FIGHT: (("nesmí zápasit", "nesmějí zápasit"), ("may not fight", "may not fight")),
    TO_SHOOT: (("nesmí střílet", "nesmějí střílet"), ("may not shoot", "may not shoot")),
    GIFTED: (("nesmí dostávat karty Černé symetrie",) * 2, ("may not receive Dark Symmetry cards",) * 2),
}


@dataclass(frozen=True)
class Forbid(permissions.Permission):
    """A ban. For attacks: `when` looks at whom; `as_attacker`: only when it is the one who attacks."""

    whom: Who | None = None  # attacks: only on these
    only_as_attacker: bool = False
    until: str = ""
    note: Bilingual = UNSAID

    def say(self, w: Words) -> str:
        if self.note != UNSAID:
            return self.note[w.lang]
        cs, en = _BANS[self.action]
        text = _has(self.scope, w, cs, en)
        if self.whom is not None:
            text += w.pick(f" na: {self.whom.say(w, 3)}", f" {self.whom.say(w)}")
        tail = DURATIONS[self.until][w.lang]
        return upper(f"{text} {tail}".rstrip()) + "."


# ---- marks: plain facts that the rules ask for by name ----
@dataclass(frozen=True)
class Mark(Rule):
    name: str = ""
    n: int = 0
    text: Bilingual = UNSAID
    topic: ClassVar[str] = "mark"

    def key(self) -> str:
        return self.name

    def say(self, w: Words) -> str:
        return self.text[w.lang]


def mark(name: str, cs: str, en: str, scope: Scope | None = None, n: int = 0) -> Mark:
    return Mark(IN_PLAY, scope or Itself(), name=name, n=n, text=Bilingual(cs, en))


def marked(s: DoomState, name: str, card: int) -> int:
    """The number of the mark (1 if it has none) that a warrior has now; 0 if it has no such mark."""
    if not s.lasting and not s.t.standing_masks.get(name, 0) & s.live:
        return 0
    for rule, seat, source, target, _ in in_force(s, name):
        if rule.reaches(s, seat, source, target, card):
            return rule.n or 1
    return 0


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    """When the occasion comes. `everybody`: it is about the whole game, so it is resolved first (DTR-026)."""

    everybody: bool = False

    def say(self, w: Words) -> str:
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))
