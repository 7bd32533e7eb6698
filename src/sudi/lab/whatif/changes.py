"""A file of changes: what is printed otherwise on cards, other constants of the rules, other values of the set-up.

    game: rone
    cards:
      mayor_ilya:
        active.n: 3                                   # a number, at the path that `sudi lab numbers` lists
      slim_erart:
        active: [{Damage: {kind: 1, n: 1}}]           # an effect written out, one node after another
      steward_bolek:
        active: {like: doctor_zenova.active}          # the effect of another card
      grey_fennec:
        standing[0].when: {YouPlay: {faction: 3, once: true}}  # an occasion, a condition or another node of its kind
    constants:
      state.COMPENSATION: 3
    setup:
      armor: 17

It is data: nothing in it is run, what it names must exist, and a slip is refused with its line. Texts follow by
themselves, since they are rendered from what cards do.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

import yaml

from sudi.games import game as game_by_name
from sudi.kernel import effects
from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect
from sudi.kernel.errors import BadSetup, SudiError, unknown
from sudi.kernel.game import Game
from sudi.kernel.wording import Bilingual
from sudi.kernel.written.nesting import too_deep
from sudi.kernel.written.parts import Part

from .trees import in_sequence, value_at, written

FILE = "the changes"
MOST = 4095
PLAIN = re.compile(r"([A-Z_0-9, ]+) = [\d, ]+(?:#.*)?$")  # START_ARMOUR, START_LIFE = 16, 14


@dataclass(frozen=True)
class Change:
    """One thing that is otherwise: where, what it was and what it is now, as data."""

    where: str
    before: Any
    after: Any


@dataclass(frozen=True)
class Changes:
    """All of a file. `text` goes to whoever plays; it is the same for the same changes."""

    game: str
    cards: dict[str, list[list[Any]]]
    constants: dict[str, int]
    setup: dict[str, Any]
    told: tuple[Change, ...]

    @property
    def text(self) -> str:
        if not self.cards and not self.constants:
            return ""
        return json.dumps({"cards": self.cards, "constants": self.constants}, sort_keys=True, ensure_ascii=False)

    def data(self) -> list[dict[str, Any]]:
        return [{"where": one.where, "before": one.before, "after": one.after} for one in self.told]


def read_changes(game: str, text: str) -> Changes:
    """Read a file of changes for this game, or refuse it with the line that is wrong."""
    one = game_by_name(game)
    top = parsed(text).mapping(("game", "cards", "constants", "setup"))
    if "game" in top and top["game"].text() != game:
        raise top["game"].wrong(f"these changes are for {top['game'].text()}, not for {game}; name that game.")
    told: list[Change] = []
    cards: dict[str, list[list[Any]]] = {}
    for key, part in entries(top.get("cards")):
        if key not in one.library.cards:
            raise part.wrong(str(unknown(f"card of {game}", key, one.library.cards)))
        cards[key] = [_card_change(one, one.library.cards[key], path, value, told) for path, value in entries(part)]
    constants = {path: _constant(one, path, part, told) for path, part in entries(top.get("constants"))}
    setup = {name: _setup(one, name, part, told) for name, part in entries(top.get("setup"))}
    return Changes(game, cards, constants, setup, tuple(told))


def parsed(text: str) -> Part:
    if too_deep(text):
        raise BadSetup(f"Line 1 of {FILE}: brackets are nested too deep; write it plainly.")
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        raise BadSetup(f"Line {line} of {FILE}: this is no YAML ({error.problem}).") from None
    if node is None:
        raise BadSetup(f"Line 1 of {FILE}: the file is empty; write cards, constants or setup.")
    return Part(node, FILE)


def entries(part: Part | None) -> list[tuple[str, Part]]:
    if part is None:
        return []
    if part.node.id != "mapping":
        raise part.wrong("write a mapping (name: value) here.")
    return [(str(key.value), _at(Part(value, FILE), key)) for key, value in part.node.value]


def _at(part: Part, key: Any) -> Part:
    part.line = key.start_mark.line + 1  # the line of the name, which is where people look
    return part


def _card_change(game: Game, card: Card, path: str, part: Part, told: list[Change]) -> list[Any]:
    try:
        before = value_at(card, path)
    except SudiError as error:
        raise part.wrong(f"{card.id} has no such number: {error}") from None
    where = f"{card.id}.{path}"
    if isinstance(before, int) and not isinstance(before, bool):
        after = part.number(-MOST, MOST)
        told.append(Change(where, before, after))
        return [path, after]
    if path in card.effect_fields or isinstance(before, Effect):
        effect = _effect(game, part)
        told.append(Change(where, _said(before), _said(effect)))
        return [path, written(effect)]
    if is_dataclass(before) and not isinstance(before, Bilingual):
        node = _node(game, part)
        if not _alike(before, node):
            told_as = type(before).__name__
            raise part.wrong(
                f"{type(node).__name__} cannot stand in the place of {told_as}; write something of its kind."
            )
        told.append(Change(where, _said(before), _said(node)))
        return [path, written(node)]
    raise part.wrong(f"{path!r} of {card.id} is neither a number nor an effect; see 'sudi lab numbers'.")


def _alike(one: Any, other: Any) -> bool:
    """Are both occasions, both conditions: is there a class that both are made from?"""
    return any(isinstance(other, base) for base in type(one).__mro__[1:] if base is not object)


def _said(effect: Any) -> str:
    return repr(effect) if effect is not None else ""


def _effect(game: Game, part: Part) -> Any:
    """An effect written out, or that of another card; `none` takes it away."""
    node = part.node
    if node.id == "scalar" and str(node.value) in ("none", "null", ""):
        return None
    if node.id == "sequence":
        return in_sequence([_node(game, one) for one in part.items()])
    if node.id == "mapping" and [str(key.value) for key, _ in node.value] == ["like"]:
        card, _, path = Part(node.value[0][1], FILE).text().partition(".")
        if card not in game.library.cards:
            raise part.wrong(str(unknown(f"card of {game.name}", card, game.library.cards)))
        try:
            return value_at(game.library.cards[card], path)
        except SudiError as error:
            raise part.wrong(str(error)) from None
    return _node(game, part)


def _node(game: Game, part: Part) -> Any:
    """One node: the name of its class with its fields, as in `{Damage: {kind: 1, n: 2}}`."""
    if part.node.id != "mapping" or len(part.node.value) != 1:
        raise part.wrong("write one effect here, as in {Damage: {n: 2}}.")
    key, inner = part.node.value[0]
    known = nodes_of(game)
    name = str(key.value)
    if name not in known:
        raise part.wrong(str(unknown("effect", name, known)))
    cls = known[name]
    given = {key: _field(game, value) for key, value in entries(Part(inner, FILE))}
    allowed = [field.name for field in fields(cls) if field.init]
    for field in given:
        if field not in allowed:
            raise part.wrong(str(unknown(f"field of {name}", field, allowed)))
    try:
        return cls(**given)
    except TypeError as error:
        raise part.wrong(f"{name} cannot be made of this ({error}).") from None


def _field(game: Game, part: Part) -> Any:
    if part.node.id == "sequence":
        return tuple(_field(game, one) for one in part.items())
    if part.node.id == "mapping":
        return _node(game, part)
    text = str(part.node.value)
    if text.removeprefix("-").isdecimal():
        return part.number(-MOST, MOST)
    return {"true": True, "false": False}.get(text, text)


def nodes_of(game: Game) -> dict[str, Any]:
    """The nodes that effects of a game are made of, by the names of their classes."""
    package = f"sudi.games.{game.name}.language"
    modules = [one for name, one in sorted(sys.modules.items()) if name.startswith(package)]
    found: dict[str, Any] = {}
    for module in (effects, *modules):
        for name, cls in inspect.getmembers(module, inspect.isclass):
            if is_dataclass(cls) and cls.__module__ == module.__name__:
                found.setdefault(name, cls)
    return found


def constants_of(game: Game) -> dict[str, int]:
    """The constants of a game that can be changed, by module and name."""
    package = f"sudi.games.{game.name}."
    found = {}
    for name in ("state", "setup", "modes"):
        module = sys.modules.get(package + name)
        for key, value in vars(module).items() if module is not None else ():
            if key.isupper() and isinstance(value, int) and not isinstance(value, bool) and _own(module, key):
                found[f"{name}.{key}"] = value
    return found


def _own(module: Any, name: str) -> bool:
    """Is the constant written in this module as a plain number, and not imported into it or worked out?"""
    lines = (PLAIN.match(line) for line in inspect.getsource(module).splitlines())
    return any(name in line[1].replace(" ", "").split(",") for line in lines if line is not None)


def _constant(game: Game, path: str, part: Part, told: list[Change]) -> int:
    known = constants_of(game)
    if path not in known:
        raise part.wrong(str(unknown(f"constant of {game.name}", path, known)))
    after = part.number(-MOST, MOST)
    told.append(Change(path, known[path], after))
    return after


def _setup(game: Game, name: str, part: Part, told: list[Change]) -> Any:
    if name not in game.settings:
        raise part.wrong(str(unknown(f"set-up value of {game.name}", name, game.settings)))
    value = _field(game, part)
    told.append(Change(f"setup.{name}", game.settings[name].default, value))
    return value
