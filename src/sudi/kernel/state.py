"""Declare a state once; copying, comparing, hashing and packing are generated from the declaration.

    class ShardsState(State):
        health: PerPlayer[int] = counter(50, low=0, high=50)
        hand: PerPlayer[Zone] = zone(seen_by=OWNER)
        row: Zone = zone(seen_by=EVERYONE, ordered=True)

A card is a small integer, a zone is a list of cards, a counter is an integer, a set of cards is one integer used as a
bit mask. There is no object per card. The generated `copy` is straight-line code, one version per number of seats,
because a search is nothing but copies.
"""

from __future__ import annotations

import sys
import typing
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar

from .schema import Schema

T = TypeVar("T")

Zone: TypeAlias = Annotated[list[int], "zone"]
CardSet: TypeAlias = Annotated[int, "cards"]
PerPlayer = Annotated[list[T], "player"]
PerSlot = Annotated[list[T], "slot"]  # one per place on the table: a base, a line of the battlefield
Grid: TypeAlias = Annotated["array[int]", "grid"]  # a battlefield: one card, or -1, in each place on the table
PerCard: TypeAlias = Annotated["array[int]", "card"]  # one small number per card of the match
# The same two as lists: quicker to read and slower to copy, for what is read at every turn.
QuickGrid: TypeAlias = Annotated[list[int], "grid", "quick"]
QuickPerCard: TypeAlias = Annotated[list[int], "card", "quick"]
Entries: TypeAlias = Annotated[list[tuple[int, ...]], "entries"]  # notes that come and go, as tuples of numbers
Frame: TypeAlias = list[Any]

# Who may see the cards of a zone. A callable (state, owner, viewer) -> bool decides by the state of the match.
EVERYONE = "everyone"
OWNER = "owner"
NOBODY = "nobody"
SeenBy: TypeAlias = str | Callable[[Any, int, int], bool]

# Shapes of a field.
SCALAR, CARDS, ZONE, SEATS, SEAT_ZONES, MACHINE = "scalar", "cards", "zone", "seats", "seat_zones", "machine"
SLOT_ZONES, GRID, PER_CARD, ENTRIES = "slot_zones", "grid", "per_card", "entries"
CARD_LISTS = (SEAT_ZONES, SLOT_ZONES, ZONE)
ZONES = (*CARD_LISTS, GRID)


@dataclass(frozen=True)
class Field:
    """What a state says about one of its fields."""

    default: Any = 0
    low: int | None = None
    high: int | None = None
    seen_by: SeenBy = EVERYONE
    ordered: bool = False
    pool: str = ""
    secret: bool = False
    shape: str = SCALAR
    name: str = ""
    truth: bool = False
    words: tuple[str, ...] = ()  # names of the values, for people who write positions
    seat: bool = False  # the value is a seat
    refers: bool = False  # the value is a card
    inner: bool = False  # belongs to an effect in progress: positions keep it in their machine part
    derived: bool = False  # follows from other fields: positions leave it out, the game fills it in
    quick: bool = False  # a number per card or place, kept as a list and not as an array
    where: tuple[str, str] | None = None  # "in hand", in both languages; `{place}` is the place on the table
    says: tuple[str, str] | None = None  # of a card in this set: ("vyčerpaná", "exhausted"); `{n}` is its number
    show: Callable[[int], Any] | None = None  # a coded number as people read it
    shows: Schema | None = None  # the type of that
    read: Callable[[Any], int] | None = None  # and back; a ValueError says what to write instead


def counter(default: int = 0, *, low: int | None = 0, high: int | None = None) -> Any:
    """A number (or one per player) with the range the rules allow; a position outside it is refused."""
    return Field(default=default, low=low, high=high)


def flag(default: bool = False) -> Any:
    return Field(default=default, truth=True)


def named(words: tuple[str, ...], default: int = -1) -> Any:
    """A choice among named things, stored as its place in `words`; by default -1, none yet, unless one is given."""
    return Field(default=default, low=min(default, 0), high=len(words) - 1, words=words)


def coded(default: int, *, show: Callable[[int], Any], shows: Schema, read: Callable[[Any], int]) -> Any:
    """A number that stands for something with parts (a bag of counts, a set of dice): one integer in the state, plain
    data of the type `shows` in views and positions."""
    return Field(default=default, low=None, show=show, shows=shows, read=read)


def whose(default: int = 0) -> Any:
    """A seat."""
    return Field(default=default, seat=True)


def card_set(says: tuple[str, str] | None = None) -> Any:
    """A set of cards, as a bit mask: being in the set is a fact about a card that everybody sees.

    `says` calls such a card by it, in Czech (a card is feminine) and in English: ("vyčerpaná", "exhausted").
    """
    return Field(default=0, says=says)


def zone(
    *, seen_by: SeenBy, ordered: bool = False, pool: str = "", where: tuple[str, str] | None = None
) -> Any:  # fmt: skip
    """A place for cards. Hidden zones of one `pool` are dealt anew together for a searcher that cannot see them.

    `where` says in Czech and in English where a card of it is: ("v ruce", "in hand").
    """
    return Field(default=None, seen_by=seen_by, ordered=ordered, pool=pool, where=where)


def grid(where: tuple[str, str] | None = None) -> Any:
    """A battlefield that everybody sees: at most one card in each place; `Tables.slot_names` names the places."""
    return Field(default=-1, where=where)


def derived(default: int = 0) -> Any:
    """A number (or one per player) that follows from the rest: views and positions leave it out.

    `Tables.derive` works it out wherever a state is put together from parts.
    """
    return Field(default=default, low=None, secret=True, derived=True)


def hidden() -> Any:
    """A value that no view shows and that no position lists."""
    return Field(default=0, secret=True)


def machine(default: Any = None) -> Any:
    """A field of the machine: part of the state, but no view shows it."""
    return Field(default=default, secret=True, shape=MACHINE)


def entries() -> Any:
    """Notes that belong to what is going on: extra plays, grudges; tuples of numbers."""
    return Field(default=None, inner=True)


def passing(default: int = -1) -> Any:
    """A number that matters only while an effect is in progress: the card being played, the place being scored."""
    return Field(default=default, low=None, inner=True)


def per_card(
    default: int = -1,
    *,
    refers: bool = False,
    seat: bool = False,
    derived: bool = False,
    says: tuple[str, str] | None = None,
) -> Any:
    """A number for each card; `refers` means it is another card, `seat` that it is a seat.

    `says` calls a card by its number where that is not the default: ("zranění {n}", "damage {n}").
    """
    return Field(default=default, refers=refers, seat=seat, derived=derived, says=says)


def _shape(hint: Any) -> str:
    tags = [m for m in getattr(hint, "__metadata__", ()) if isinstance(m, str)]
    base = getattr(hint, "__origin__", hint)
    if "slot" in tags:
        return SLOT_ZONES
    if "grid" in tags:
        return GRID
    if "card" in tags:
        return PER_CARD
    if "entries" in tags:
        return ENTRIES
    if "player" in tags:
        inner = typing.get_args(base)[0] if typing.get_args(base) else int
        return SEAT_ZONES if "zone" in getattr(inner, "__metadata__", ()) else SEATS
    if "zone" in tags:
        return ZONE
    return CARDS if "cards" in tags else SCALAR


class StateMeta(type):
    """Turns declarations into slots and remembers them in `fields`."""

    def __new__(mcs, name: str, bases: tuple[type, ...], ns: dict[str, Any]) -> StateMeta:
        declared: dict[str, Field] = {}
        for base in bases:
            declared.update(getattr(base, "fields", {}))
        own = [k for k, v in ns.items() if isinstance(v, Field)]
        specs = {k: ns.pop(k) for k in own}
        static = [k for k in ns.get("__annotations__", {}) if k not in specs and k in ("t", "log")]
        known = set(declared)
        ns["__slots__"] = tuple(k for k in [*static, *own] if k not in known)
        cls = super().__new__(mcs, name, bases, ns)
        space = vars(sys.modules[ns["__module__"]])
        for key, spec in specs.items():
            hint = ns["__annotations__"][key]
            shape, quick = MACHINE, False
            if spec.shape != MACHINE:
                hint = eval(hint, space) if isinstance(hint, str) else hint
                shape, quick = _shape(hint), "quick" in getattr(hint, "__metadata__", ())
            declared[key] = Field(**{**spec.__dict__, "shape": shape, "name": key, "quick": quick})
        cls.fields = declared  # type: ignore[attr-defined]
        cls._copiers = {}  # type: ignore[attr-defined]
        return cls


class State(metaclass=StateMeta):
    """What every game's state has: the generator, the machine's stack and the decision somebody is asked for."""

    fields: ClassVar[dict[str, Field]]
    _copiers: ClassVar[dict[int, Callable[[Any], Any]]]

    t: Any  # the tables of the match: printed facts, programs; shared and never copied
    log: Any  # a list that collects what happens, or None; not part of the state

    rng: int | str = machine(0)
    turn: int = whose()  # the seat whose turn it is
    turns: int = counter(0)  # how many turns have begun
    stack: list[Frame] = machine()
    # Standing rules made by effects, until they expire. Never changed in place: the same list says the same (`said`).
    lasting: list[tuple[int, int, int, int, int]] = machine()
    live: int = machine(-1)  # cards whose standing rules may hold, as a bit mask; -1: any
    known: PerPlayer[int] = machine()  # per seat: hidden cards that this seat knows, as a bit mask
    seat: int = machine(-1)  # who is asked; -1 while nobody is
    prompt: int = machine(0)
    about: int = machine(-1)  # the card the question is about
    options: list[int] = machine()  # never changed in place, so copies share it
    answer: int = machine(0)
    result: tuple[Any, ...] | None = machine(None)

    def __init__(self, tables: Any) -> None:
        self.t = tables
        self.log = None
        seats: int = tables.seats
        for name, field in self.fields.items():
            setattr(self, name, _initial(field, seats, tables))

    def copy(self: T) -> T:
        """An independent state in microseconds; it shares only what never changes."""
        return self.t.copier(self)  # type: ignore[attr-defined, no-any-return]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, k) == getattr(other, k) for k in self.fields)

    def __hash__(self) -> int:
        return hash(tuple(_frozen(getattr(self, k)) for k in self.fields))

    def pack(self) -> dict[str, Any]:
        """The whole state as plain data (numbers, strings, lists), for files and wires."""
        return {k: _plain(getattr(self, k)) for k in self.fields}

    @classmethod
    def unpack(cls: type[T], data: dict[str, Any], tables: Any) -> T:
        new = cls.__new__(cls)
        new.t, new.log = tables, None  # type: ignore[attr-defined]
        for name, field in cls.fields.items():  # type: ignore[attr-defined]
            setattr(new, name, _thawed(name, field, data[name]))
        return new


def _initial(field: Field, seats: int, tables: Any) -> Any:
    if field.name in ("stack", "lasting", "options"):
        return []
    if field.name == "known":
        return [0] * seats
    if field.shape == SEAT_ZONES:
        return [[] for _ in range(seats)]
    if field.shape == SLOT_ZONES:
        return [[] for _ in range(tables.slots)]
    if field.shape in (PER_CARD, GRID):
        blank = [field.default] * (len(tables.defs) if field.shape == PER_CARD else tables.slots)
        return blank if field.quick else array("h", blank)
    if field.shape == ENTRIES:
        return []
    if field.shape == SEATS:
        return [field.default] * seats
    return [] if field.shape == ZONE else field.default


def copier(cls: type[State], seats: int) -> Callable[[Any], Any]:
    """The copy function of a state class for a number of seats, generated once."""
    if seats not in cls._copiers:
        names = [f"z{i}" for i in range(seats)]
        lines = ["def copy(s):", "    n = new(cls)", "    n.t = s.t", "    n.log = None"]
        for name, field in cls.fields.items():
            if name == "stack":
                lines.append("    n.stack = [f[:] for f in s.stack]")
            elif field.shape == SEAT_ZONES:
                lines.append(f"    {', '.join(names)}, = s.{name}")
                lines.append(f"    n.{name} = [{', '.join(z + '[:]' for z in names)}]")
            elif field.shape == SLOT_ZONES:
                lines.append(f"    n.{name} = [z[:] for z in s.{name}]")
            elif field.shape in (ZONE, SEATS, PER_CARD, ENTRIES, GRID) or name in ("lasting", "known"):
                lines.append(f"    n.{name} = s.{name}[:]")
            else:
                lines.append(f"    n.{name} = s.{name}")
        space: dict[str, Any] = {"new": object.__new__, "cls": cls}
        exec("\n".join([*lines, "    return n"]), space)
        cls._copiers[seats] = space["copy"]
    return cls._copiers[seats]


def places(s: State) -> Iterator[tuple[str, int, list[int]]]:
    """Every place where cards lie: the field, the seat or slot it belongs to (-1: neither), and the cards."""
    for name, field in s.fields.items():
        value = getattr(s, name)
        if field.shape == ZONE:
            yield name, -1, value
        elif field.shape in (SEAT_ZONES, SLOT_ZONES):
            for number, cards in enumerate(value):
                yield name, number, cards
        elif field.shape == GRID:
            for number, card in enumerate(value):
                yield name, number, [card] if card >= 0 else []


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, (list, tuple, array)) else value


def _plain(value: Any) -> Any:
    return [_plain(v) for v in value] if isinstance(value, (list, tuple, array)) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(v) for v in value) if isinstance(value, list) else value


def _thawed(name: str, field: Field, value: Any) -> Any:
    if name == "result":
        return _tuples(value)
    if field.shape in (PER_CARD, GRID):
        return list(value) if field.quick else array("h", value)
    if name == "lasting" or field.shape == ENTRIES:
        return [tuple(v) for v in value]
    if name == "stack":
        return [[_tuples(v) for v in frame] for frame in value]
    return [v[:] if isinstance(v, list) else v for v in value] if isinstance(value, list) else value
