"""Cards as trees of plain data: every number in them with its path, one replaced, an effect written out or built."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from typing import Any

from sudi.kernel.effects import Effect, Seq
from sudi.kernel.errors import BadSetup
from sudi.kernel.wording.text import Bilingual

STEP = re.compile(r"\.?([A-Za-z_]\w*)|\[(\d+)\]")
CLASS = "@"  # in a written tree: the class of a node
TUPLE = "*"


def numbers(thing: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """All whole numbers in a card or an effect, with their paths."""
    if isinstance(thing, bool) or thing is None or isinstance(thing, str | Bilingual):
        return
    if isinstance(thing, int):
        yield path, thing
    elif isinstance(thing, tuple):
        for n, one in enumerate(thing):
            yield from numbers(one, f"{path}[{n}]")
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from numbers(getattr(thing, field.name), f"{path}.{field.name}" if path else field.name)


def steps_of(path: str) -> list[str | int]:
    """A path as steps: names of fields and places in lists."""
    found: list[str | int] = []
    at = 0
    while at < len(path):
        match = STEP.match(path, at)
        if match is None:
            raise BadSetup(f"{path!r} is no path to a number; write it as 'sudi lab numbers' lists it.")
        found.append(match[1] if match[1] else int(match[2]))
        at = match.end()
    return found


def value_at(thing: Any, path: str) -> Any:
    """What stands there; refused if nothing does."""
    for step in steps_of(path):
        if isinstance(step, int):
            if not isinstance(thing, tuple) or step >= len(thing):
                raise BadSetup(f"There is no place {step} in {path!r}.")
            thing = thing[step]
        elif is_dataclass(thing) and any(field.name == step for field in fields(thing)):
            thing = getattr(thing, step)
        else:
            raise BadSetup(f"There is no {step!r} in {path!r}.")
    return thing


def put_at(thing: Any, path: str, value: Any) -> Any:
    """The same thing with another value at a path."""
    return _put(thing, steps_of(path), value)


def _put(thing: Any, steps: list[str | int], value: Any) -> Any:
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if isinstance(step, int):
        return tuple(_put(one, rest, value) if n == step else one for n, one in enumerate(thing))
    return replace(thing, **{step: _put(getattr(thing, step), rest, value)})


def written(thing: Any) -> Any:
    """A tree as plain data that another process can build again."""
    if thing is None or isinstance(thing, int | str | float):
        return thing
    if isinstance(thing, tuple):
        return {TUPLE: [written(one) for one in thing]}
    if is_dataclass(thing) and not isinstance(thing, type):
        cls = type(thing)
        data = {field.name: written(getattr(thing, field.name)) for field in fields(thing) if field.init}
        return {CLASS: f"{cls.__module__}:{cls.__qualname__}", **data}
    raise BadSetup(f"A part of this effect ({type(thing).__name__}) cannot be written down; choose another one.")


def built(data: Any) -> Any:
    """The tree that such data stands for, of the classes that this process knows now."""
    if not isinstance(data, dict):
        return data
    if TUPLE in data:
        return tuple(built(one) for one in data[TUPLE])
    module, _, name = data[CLASS].partition(":")
    cls = getattr(import_module(module), name)
    return cls(**{key: built(value) for key, value in data.items() if key != CLASS})


def in_sequence(parts: list[Effect]) -> Effect:
    """One effect after another."""
    return parts[0] if len(parts) == 1 else Seq(tuple(parts))
