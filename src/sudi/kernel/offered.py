"""The pending decision as people and programs see it: its options with names, words and everything declared of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from .apart import distinct_texts
from .decision import BITS, CARD, MASK, NONE, WORD, argument_name, option_names
from .law import Question, pending
from .machine import Frame
from .single import hides
from .windows import Moment
from .wording.text import Bilingual, Words, taken_apart

if TYPE_CHECKING:
    from .game import Game


class Part(NamedTuple):
    """An argument of an option: what kind of thing it is, its name (a card's id, a place, a seat) and its number."""

    kind: str
    id: str
    n: int


@dataclass(frozen=True)
class Option:
    """One thing that may be chosen now."""

    index: int
    name: str
    texts: Bilingual
    code: int
    verb: str = ""
    parts: tuple[Part, ...] = ()
    harms: bool = False  # it hurts whoever chooses it
    stops: str | None = None  # it only ends something: the question or a phase
    cost: Bilingual | None = None  # what is paid for it, where the game has a price for it
    brings: Bilingual | None = None  # what one gets, where no card's text says it

    @property
    def card(self) -> str | None:
        """The card that it is about, if its first argument is one."""
        return self.parts[0].id if self.parts and self.parts[0].kind == CARD else None

    @property
    def target(self) -> str | None:
        """What it aims at: the argument behind the card, or the only one that is no card."""
        parts = self.parts
        if len(parts) == 1:
            return None if parts[0].kind == CARD else parts[0].id or None
        return " ".join([part.id for part in parts[1:]]) or None

    def text(self, lang: str = "cs") -> str:
        return self.texts[lang]

    def data(self) -> dict[str, Any]:
        """JSON-ready; `n` and `on` are the numbers of the cards that it is about and aims at."""
        numbers = [part.n if part.kind == CARD else None for part in self.parts]
        return {
            "name": self.name,
            "cs": self.texts.cs,
            "en": self.texts.en,
            "verb": self.verb,
            "parts": [{"kind": kind, "id": id, "n": n} for kind, id, n in self.parts],
            "harms": self.harms,
            "stops": self.stops,
            "cost": _texts(self.cost) if self.cost is not None else None,
            "brings": _texts(self.brings) if self.brings is not None else None,
            "card": self.card,
            "target": self.target,
            "n": numbers[0] if numbers else None,
            "on": numbers[1] if len(numbers) > 1 else None,
        }


@dataclass(frozen=True)
class Decision:
    """Who is asked, what about, and what may be chosen. `count`: how many answers it takes, one after another."""

    seat: int
    name: str
    prompts: Bilingual
    card: str | None
    options: tuple[Option, ...]
    count: int = 1
    rule: str = ""  # the rule that it comes from

    def prompt(self, lang: str = "cs") -> str:
        return self.prompts[lang]

    def option(self, name: str) -> Option | None:
        return next((o for o in self.options if o.name == name), None)

    def data(self) -> dict[str, Any]:
        """JSON-ready, for whoever is asked."""
        return {
            "name": self.name,
            "card": self.card,
            "rule": self.rule or None,
            "prompt": _texts(self.prompts),
            "count": self.count,
            "options": [option.data() for option in self.options],
        }


class Pending:
    """What is known of the pending decision of a state, each part worked out when it is first looked at."""

    def __init__(self, game: Game, s: Any) -> None:
        self._game, self._s = game, s

    def of(self, s: Any) -> Pending:
        """The same for a copy of the state, with all that is known so far."""
        twin = Pending(self._game, s)
        twin.__dict__ |= {**self.__dict__, "_s": s}
        return twin

    @cached_property
    def names(self) -> list[str]:
        """Of the options, in their order."""
        return option_names(self._s, self._game.verbs, self._s.options)

    @cached_property
    def decision(self) -> Decision:
        return offered(self._game, self._s, self.names)

    @cached_property
    def window(self) -> Moment | None:
        """The window that is open, as whoever is asked has it."""
        return self._game.window(self._s)

    @cached_property
    def hides(self) -> bool:
        """Does it tell nothing that the question is asked?"""
        return hides(self._s)


def _texts(text: Bilingual) -> dict[str, str]:
    return {"cs": text.cs, "en": text.en}


def offered(game: Game, s: Any, names: list[str]) -> Decision:
    """The pending decision of a state that asks somebody; its options have these names."""
    templates = {code: game.option_template(s, code) for code in s.options}

    def say(code: int, lang: str, marks: dict[str, str]) -> str:
        return option_words(game, s, code, lang, marks, templates[code])

    cs, en = distinct_texts(game, s, s.options, say)
    asked = pending(s)
    options = tuple(_option(game, s, asked, n, names[n], Bilingual(cs[n], en[n])) for n in range(len(s.options)))
    prompt = game.prompts.all[s.prompt]
    about = s.t.defs[s.about].id if s.about >= 0 else None
    rule = asked[0].rule if asked is not None else ""
    return Decision(s.seat, prompt.name, game.prompt_text(s), about, options, _count(asked, s), rule)


def _option(game: Game, s: Any, asked: tuple[Question, Frame] | None, n: int, name: str, texts: Bilingual) -> Option:
    code = s.options[n]
    verb, parts = game.verbs.of(code), parts_of(game, s, code)
    harms = False
    if asked is not None:
        question, frame = asked
        told = [c.harms for c in question.choices_of(verb.id) if c.harms is not None]
        harms = bool(told) and any(harm(question.case(s, frame, code)) for harm in told)
    return Option(n, name, texts, code, verb.name, parts, harms, verb.stops, *game.price(s, code))


def _count(asked: tuple[Question, Frame] | None, s: Any) -> int:
    if asked is None or asked[0].count is None:
        return 1
    question, frame = asked
    assert question.count is not None
    return max(1, question.count(s, frame))


def parts_of(game: Game, s: Any, code: int) -> tuple[Part, ...]:
    """The arguments of an option as data, so that nobody has to take names apart."""
    verb = game.verbs.of(code)
    parts = []
    for kind, value in ((verb.a, code & MASK), (verb.b, code >> BITS & MASK)):
        if kind == CARD:
            parts.append(Part(kind, s.t.defs[value].id, value))
        elif kind != NONE:
            told = verb.words[value].n if kind == WORD else None
            parts.append(Part(kind, argument_name(s, verb, kind, value), value if told is None else told))
    return tuple(parts)


def option_words(
    game: Game, s: Any, code: int, lang: str, marks: dict[str, str], template: Bilingual | None = None
) -> str:
    """An option in words; marks stand behind the arguments that they tell apart."""
    verb, said = game.verbs.of(code), []
    for text, name, word in taken_apart((template or game.option_template(s, code))[lang]):
        said.append(text)
        if not name:
            continue
        kind, value = (verb.a, code & MASK) if name == "a" else (verb.b, code >> BITS & MASK)
        if word:
            said.append(Words(lang).count(value, game.lines.nouns[word]))
            continue
        said.append(game.argument_text(s, verb, kind, value, lang))
        if marks.get(name):  # of two copies one may have nothing to be told by: only the other has a mark
            said.append(f" ({marks[name]})")
    return "".join(said)
