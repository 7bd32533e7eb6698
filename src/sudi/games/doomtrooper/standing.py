"""What cards say that holds for a while: ratings, traits, immunity, killing blows, first strike, bans, marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import triggers
from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import DAT, INS, Bilingual, Words, upper

from . import trait_words
from . import traits as tr
from .reach import reaching
from .scopes import AIMED, Itself
from .select import TRAITS_KEY, Who
from .situations import ALWAYS, Situation
from .state import IN_PLAY, DoomState
from .words import listed

# How long a rule that an effect set up lasts.
COMBAT_LONG, TO_NEXT_TURN, GAME_LONG = "combat", "next turn", "game"
DURATIONS = {
    "": Bilingual("", ""),
    COMBAT_LONG: Bilingual("do konce souboje", "until the end of the combat"),
    TO_NEXT_TURN: Bilingual("do začátku vašeho příštího kola", "until the start of your next turn"),
    GAME_LONG: Bilingual("do konce hry", "for the rest of the game"),
}
UNSAID = Bilingual("", "")


def lasts(rule: Standing) -> str:
    """How long a rule that an effect set up lasts; empty: as long as its card is in play."""
    return str(getattr(rule, "until", None) or "")


def speaks_of_many(scope: Scope) -> bool:
    return isinstance(scope, Who)


def subject(scope: Scope, w: Words, cs: tuple[str, str], en: tuple[str, str]) -> str:
    """The subject with its verb in the right number."""
    many = speaks_of_many(scope)
    return f"{scope.say_scope(w)} {w.pick(cs[many], en[many])}"


@dataclass(frozen=True)
class Rule(Standing):
    """Base of the game's own rules: whom it is about, and when it counts."""

    scope: Scope = AIMED
    when: Situation = ALWAYS
    until: str = ""

    def about_itself(self) -> bool:
        return self.scope.itself

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
        comma = "," if said.startswith(("je-li", "není-li", "používá-li", "ne však", "but not")) else ""
        return f"{comma} {said}" if said else ""


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
            names = trait_words.said(self.gains & ~tr.LEGION or self.gains, w, INS, many=False)
            parts.append(w.pick(f"je nyní také {names}", f"is now also {names}"))
        if self.loses & tr.AFFILIATIONS == tr.AFFILIATIONS:
            parts.append(w.pick("ztrácí každou jinou příslušnost", "loses every other affiliation"))
        elif self.loses:
            names = trait_words.said(self.loses & tr.SIDES or self.loses, w, INS, many=False)
            parts.append(w.pick(f"už není {names}", f"is no longer {names}"))
        return upper(f"{who} {w.pick(' a ', ' and ').join(parts)}{self.tail(w)}") + "."


# ---- immunity (DTR-376 to DTR-381) ----
IMMUNE = "immune"


@dataclass(frozen=True)
class Immune(Rule):
    art: bool = False
    symmetry: bool = False
    gifts: int = 0  # only Dark Symmetry cards of these classes
    cards: bool = False  # only the cards it was aimed at, by number
    waivable: bool = False  # its player may let single cards through
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
            what.append(trait_words.said(self.gifts, w, DAT))
        is_ = subject(self.scope, w, ("je imunní vůči", "jsou imunní vůči"), ("is immune to", "are immune to"))
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
        many = speaks_of_many(self.scope)
        who = self.scope.say_scope(w)
        text = w.pick(
            f"{who} {('zabíjí', 'zabíjejí')[many]} každého, koho {('zraní', 'zraní')[many]}",
            f"{who} {('kills', 'kill')[many]} every warrior {('it wounds', 'they wound')[many]}",
        )
        end = w.pick(", a oběť je obětována", ", and the victim is sacrificed") if self.sacrifices else ""
        return upper(text + self.tail(w) + end) + "."


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
        text = subject(self.scope, w, cs, ("strikes first", "strike first"))
        if self.always:
            text = subject(
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
        return upper(subject(self.scope, w, cs, ("cannot be hurt", "cannot be hurt")) + self.tail(w)) + "."


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
    for rule, seat, source, target, _ in reaching(s, name, card):
        if rule.reaches(s, seat, source, target, card):
            return rule.n or 1
    return 0


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    """When the occasion comes. `everybody`: it is about the whole game, so it is resolved first (DTR-026)."""

    everybody: bool = False

    def say(self, w: Words) -> str:
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))
