"""Printed facts of cards, and the tables of a match that are built from them once and never change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from .decision import MASK, Verbs
from .effects import Effect, compile_effect, walk
from .keys import KeyParts
from .machine import Program, Programs
from .standing import NO_CARDS, Grant, KeyMasks, Standing, StandingRules
from .state import SEAT_ZONES, ZONE, State, copier
from .triggers import Trigger
from .wording.text import Bilingual, Words


@dataclass(frozen=True, kw_only=True)
class Card:
    """What every card of every game has. Games add their own fields and say which of them are effects."""

    id: str
    name: Bilingual
    copies: int = 1
    box: str = "core"
    standing: tuple[Standing, ...] = ()
    override: Bilingual | None = None

    effect_fields: ClassVar[tuple[str, ...]] = ()
    # What is printed otherwise than in the box, by card and field; only an experiment fills it in (see `lab.whatif`).
    reprinted: ClassVar[dict[str, Callable[[Card], None]]] = {}

    def __post_init__(self) -> None:
        if self.reprinted and (reprint := self.reprinted.pop(self.id, None)) is not None:
            reprint(self)  # once: what is made from a changed card has the change already

    def effects(self) -> dict[str, Effect]:
        found = {name: getattr(self, name) for name in self.effect_fields}
        return {name: effect for name, effect in found.items() if effect is not None}

    def text(self, lang: str) -> str:
        """The card's text, rendered from what it does."""
        if self.override is not None:
            return self.override[lang]
        return self.render(Words(lang))

    def render(self, w: Words) -> str:
        raise NotImplementedError


# A key, the printed rules about it, does one of them speak of other cards or lend rules to them, does one lend.
Keyed: TypeAlias = tuple[str, list[Standing], bool, bool]


class Library:
    """All cards of a game with their compiled programs and numbered standing rules."""

    def __init__(self, programs: Programs) -> None:
        self.programs = programs
        self.rules = StandingRules()
        self.trigger_programs: dict[int, Program] = {}
        self.cards: dict[str, Card] = {}
        self._compiled: dict[tuple[str, str], Program] = {}
        self._kinds: dict[str, int] = {}
        self._keyed: dict[int, tuple[Card, tuple[Keyed, ...]]] = {}

    def add(self, *cards: Card) -> None:
        for card in cards:
            if card.id in self.cards:
                raise ValueError(f"two cards are called {card.id!r}")
            self.cards[card.id] = card
            self.variant(card.id, card)

    def variant(self, name: str, card: Card) -> None:
        """Compile a card under a name: its id, or another one where some set-up reads the card otherwise."""
        for field, effect in card.effects().items():
            self.compile(name, field, effect)
        for rule in card.standing:
            self.rule(f"{name} {rule.topic}", rule)

    def read_as(self, cards: Iterable[Card]) -> Library:
        """The same library with these cards in the place of their namesakes: what a match shows of them."""
        twin = copy(self)
        twin.cards = self.cards | {card.id: card for card in cards}
        return twin

    def compile(self, card: str, name: str, effect: Effect) -> Program:
        """Compile an effect and number the standing rules that it may set up."""
        self._number_rules(f"{card} {name}", effect)
        program = self.programs.add(compile_effect(f"{card}.{name}", effect))
        self._compiled[card, name] = program
        return program

    def _number_rules(self, name: str, effect: Effect) -> None:
        for node in walk(effect):
            if isinstance(node, Standing):
                self.rule(f"{name} {node.topic}", node)

    def rule(self, name: str, rule: Standing) -> int:
        number = self.rules.add(rule)
        if isinstance(rule, Grant):
            for lent in rule.rules:
                self.rule(name, lent)
        if isinstance(rule, Trigger) and number not in self.trigger_programs:
            self._number_rules(name, rule.do)
            self.trigger_programs[number] = self.programs.add(compile_effect(f"{name} {number}", rule.do))
        return number

    def program(self, card: str, name: str) -> Program | None:
        return self._compiled.get((card, name))

    @property
    def kinds(self) -> dict[str, int]:
        """The cards by their ids, numbered."""
        if len(self._kinds) != len(self.cards):
            self._kinds = {id: n for n, id in enumerate(self.cards)}
        return self._kinds

    def keyed(self, card: Card) -> tuple[Keyed, ...]:
        """The printed rules of a card by their keys; do any speak of other cards or lend rules to them?"""
        found = self._keyed.get(id(card))
        if found is None:
            by_key: dict[str, list[Standing]] = {}
            for rule in card.standing:
                for key in rule.all_keys():
                    by_key.setdefault(key, []).append(rule)
            keyed = tuple(
                (key, rules, any(r.lends or not r.about_itself() for r in rules), any(r.lends for r in rules))
                for key, rules in by_key.items()
            )
            found = self._keyed[id(card)] = card, keyed  # with the card itself, so that its number stays its own
        return found[1]


class Tables:
    """Everything about a match that never changes: which card is which, programs, rules. Shared by all its copies."""

    # The game, by its name, and its verbs; and what was asked for, so that the same tables can be made elsewhere.
    game: str = ""
    verbs: Verbs
    mode: str
    players: int
    setup: dict[str, Any]
    # May rules in force be remembered by the live cards that carry them? Then the state has a field `strays`: the cards
    # whose rules are not in force as usual (taken by another seat, silenced, lying in another place), as a bit mask.
    remembers: ClassVar[bool] = False
    # Is every seat asked in a window, even one that can only pass? (See `windows`.)
    ask_everyone: bool = False
    # The options that end a phase and are asked for even alone; none: a phase without a choice just ends. (See `ends`.)
    ask_ends: frozenset[int] = frozenset()
    # Is a question with a single answer asked where the others could not know that there is only one? (See `single`.)
    ask_single: bool = False
    # (state, prompt, its one option) -> is it asked all the same? None: never; what both of the above come to.
    puts: Callable[[Any, int, list[int]], bool] | None = None

    def __init__(
        self, state: type[State], library: Library, seats: int, deal: list[tuple[Card, int]], slots: int = 0
    ) -> None:
        """`deal` lists the cards of the match, each with the seat it belongs to (-1: nobody)."""
        self.blank: Any = None  # a state before anything was dealt; the game fills it in
        self.seats = seats
        self.slots = slots
        self.slot_names = [f"s{number + 1}" for number in range(slots)]  # what positions and views call the places
        self.library = library
        self.steps = library.programs.steps
        self.copier = copier(state, seats)
        self.openers: dict[int, Any] = {}  # by viewer, what gathers the open part of a state (see `dealing`)
        self.defs = [card for card, _ in deal]
        self.owner = [seat for _, seat in deal]
        kinds = library.kinds
        self.kind = [kinds[card.id] for card in self.defs]
        self.card_ids = [card.id for card in self.defs]
        # Titles that belong to more than one seat: a line of the log says whose is meant.
        owners: dict[int, set[int]] = {}
        for kind, seat in zip(self.kind, self.owner, strict=True):
            owners.setdefault(kind, set()).add(seat)
        self.ambiguous = frozenset(kind for kind, seats_ in owners.items() if len(seats_ - {-1}) > 1)
        self.bit = [1 << number for number in range(len(deal))]  # a card as a set of one
        self.decider = list(range(seats))
        self.rules = library.rules.all
        self.rule_keys = library.rules.keys
        self.rules_about = library.rules.about
        self.rule_ids = library.rules.id_of
        self.said: tuple[Any, frozenset[str]] = None, frozenset()  # see `standing.said`
        self.trigger_programs = library.trigger_programs
        self.standing: dict[str, list[tuple[int, Standing]]] = {}
        self.carried: dict[str, dict[int, list[Standing]]] = {}
        # What `in_force` asks about a key, in one look: who carries it, speaks of other cards, lends it.
        masks: dict[str, list[int]] = {}
        standing, carried, keyed = self.standing, self.carried, library.keyed
        for number, card in enumerate(self.defs):
            if not card.standing:
                continue
            bit = 1 << number
            for key, rules, broad, lends in keyed(card):
                mask = masks.get(key)
                if mask is None:
                    standing[key], carried[key], mask = [], {}, [0, 0, 0]
                    masks[key] = mask
                standing[key] += [(number, rule) for rule in rules]
                carried[key][number] = rules
                mask[0] |= bit
                if broad:
                    mask[1] |= bit
                if lends:
                    mask[2] |= bit
        self.key_masks: dict[str, KeyMasks] = {key: (a, b, c) for key, (a, b, c) in masks.items()}
        self.standing_masks = {key: mask[0] for key, mask in masks.items()}
        if "order of effects" not in library.programs.by_name:
            raise ValueError("the game's vocabulary has to call triggers.ordering once, before any match is set up")
        self.ordering = library.programs.by_name["order of effects"]
        self.holders: dict[str, Callable[[Any, int], int]] = {
            name: _holder(name, field.shape)
            for name, field in state.fields.items()
            if field.shape in (ZONE, SEAT_ZONES)
        }
        self.remembered: dict[tuple[str, int], list[Any]] = {}
        self.usual: dict[str, dict[int, list[Any]]] = {}  # what each card carries while it lies where it usually does
        self._seat_zones = [name for name, field in state.fields.items() if field.shape == SEAT_ZONES]

    @cached_property
    def sides(self) -> list[int]:
        """The side of every seat: its team where the game has teams, else the seat itself."""
        return list(getattr(self, "team", range(self.seats)))

    @property
    def one_side(self) -> bool:
        """Do all play together against the game? Then a match that nobody has won is no draw, everybody has lost it."""
        return len(set(self.sides)) == 1

    def broad(self, key: str) -> int:
        """The cards with rules about `key` that speak of other cards as well, or lend rules to them."""
        return self.key_masks.get(key, NO_CARDS)[1]

    def lending(self, key: str) -> int:
        """The cards that lend rules about `key`."""
        return self.key_masks.get(key, NO_CARDS)[2]

    def in_match(self, s: Any, seat: int) -> bool:
        """Is this seat still playing?"""
        return True

    def borrowers(self, s: Any) -> list[int]:
        """The cards that rules can be lent to; a game with grants says which."""
        return []

    def rule_title(self, rule: Standing) -> Bilingual | None:
        """What the part of a card is called that a rule is printed in, where such parts have names: an ability."""
        return None

    def in_order(self, s: Any, waiting: list[Any]) -> list[Any]:
        """Triggers of one moment as a player is shown them. Where copies of a card lie in the open, a game puts them
        by their places: which copy has which number is nobody's business."""
        return waiting

    def any_order(self, s: Any, waiting: list[Any]) -> bool:
        """Does it make no difference in which order these triggers are carried out? Then nobody is asked. They must
        not ask anything themselves."""
        return False

    def derive(self, s: Any) -> None:
        """Work out the fields that are declared as derived; a state was put together from parts.

        They follow from what lies open to everybody."""
        return

    def owner_of(self, s: Any, card: int) -> int:
        """The seat a card belongs to, or -1."""
        return self.owner[card]

    def holder_of(self, s: Any, card: int) -> int:
        """The seat in whose zone the card lies, or -1."""
        for name in self._seat_zones:
            for seat, cards in enumerate(getattr(s, name)):
                if card in cards:
                    return seat
        return -1

    def number_name(self, n: int) -> str:
        """A number as names of options write it: the same in every language."""
        return str(n)

    @cached_property
    def named_numbers(self) -> dict[str, int]:
        """The numbers that have a name and are not written in digits: "infinity", a square."""
        named = {self.number_name(n): n for n in range(MASK + 1)}
        return {name: n for name, n in named.items() if not name.isdecimal()}

    def number_text(self, n: int, lang: str) -> str:
        """The same as people read it, where a number has a word (infinity, a square)."""
        return self.number_name(n)

    def card_label(self, s: Any, card: int) -> str:
        """How option names call a card; a game with places on the table adds where it lies."""
        return self.defs[card].id

    def place_name(self, s: Any, place: int) -> str:
        """The name of a place on the table, for options."""
        return self.slot_names[place]

    def place_seen(self, s: Any, place: int, seat: int) -> str:
        """What a seat would call a place for itself, where both sides of a table are alike: "B2" from either side."""
        return self.place_name(s, place)

    def place_kind(self, s: Any, place: int, seat: int) -> str:
        """The same for whoever learns: places that are alike to a seat have one name, where a game says so."""
        return self.place_seen(s, place, seat)

    def lies_at(self, s: Any, card: int) -> int:
        """The place on the table where this card lies, for keys of options; -1: none, or it makes no difference."""
        return -1

    @cached_property
    def key_parts(self) -> KeyParts:
        return KeyParts(self)

    def place_text(self, s: Any, place: int) -> Bilingual:
        """The same in words."""
        return Bilingual(self.slot_names[place], self.slot_names[place])

    def place_of(self, s: Any, card: int) -> int:
        """The place on the table that this card itself is (a base, a zone), or -1."""
        return -1

    def word_name(self, n: int, lang: str) -> str:
        """The name of a value that log lines mention as a word (a character, a faction)."""
        return str(n)

    def instances(self, card: str) -> list[int]:
        """The copies of a title, by number. The list is not to be changed."""
        return self._by_id.get(card, [])

    @cached_property
    def _by_id(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, card in enumerate(self.defs):
            found.setdefault(card.id, []).append(number)
        return found


def _mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in set(cards))


def _holder(name: str, shape: str) -> Callable[[Any, int], int]:
    if shape == ZONE:

        def in_common(s: Any, card: int) -> int:
            return s.turn if card in getattr(s, name) else -1

        return in_common

    def of_seat(s: Any, card: int) -> int:
        for seat, cards in enumerate(getattr(s, name)):
            if card in cards:
                return seat
        return -1

    return of_seat
