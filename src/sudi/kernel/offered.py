"""The pending decision as people and programs see it: its options with names, words and everything declared of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from .apart import distinct_texts
from .decision import BITS, CARD, MASK, NONE, VERB_SHIFT, WORD, Verb, argument_name, option_names
from .ends import only_ends
from .law import Question, pending
from .machine import Frame
from .single import hides
from .windows import Moment
from .wording.text import LANGUAGES, Bilingual, Words, taken_apart

if TYPE_CHECKING:
    from .game import Game

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - it is used as `property` is
    """A property that is worked out when it is first looked at: as `functools.cached_property`, which in this Python
    takes a lock for it each time."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work, self._name, self.__doc__ = work, work.__name__, work.__doc__

    def __get__(self, one: Any, owner: type) -> T:
        found = one.__dict__[self._name] = self._work(one)
        return found


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
        return _card(self.parts)

    @property
    def target(self) -> str | None:
        """What it aims at: the argument behind the card, or the only one that is no card."""
        return _target(self.parts)

    def text(self, lang: str = "cs") -> str:
        return self.texts[lang]


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


class Pending:
    """What is known of the pending decision of a state, each part worked out when it is first looked at."""

    def __init__(self, game: Game, s: Any) -> None:
        self._game, self._s = game, s

    def of(self, s: Any) -> Pending:
        """The same for a copy of the state, with all that is known so far."""
        twin = Pending(self._game, s)
        twin.__dict__ |= {**self.__dict__, "_s": s}
        return twin

    @once
    def names(self) -> list[str]:
        """Of the options, in their order."""
        return option_names(self._s, self._game.verbs, self._s.options)

    @once
    def decision(self) -> Decision:
        return offered(self._game, self._s, self.names)

    def data(self) -> dict[str, Any]:
        """The decision for whoever is asked, JSON-ready; it is made anew and not kept."""
        return told(self._game, self._s, self.names)

    @once
    def window(self) -> Moment | None:
        """The window that is open, as whoever is asked has it."""
        return self._game.window(self._s)

    @once
    def single(self) -> bool:
        """Is there nothing to choose: one answer, or nothing but ends?"""
        s = self._s
        return (bool(s.t.ask_single) and len(s.options) == 1) or only_ends(s, self._game.verbs)

    @once
    def hides(self) -> bool:
        """Does it tell nothing that the question is asked?"""
        return hides(self._s)


def _texts(text: Bilingual) -> dict[str, str]:
    return {"cs": text.cs, "en": text.en}


def _card(parts: tuple[Part, ...]) -> str | None:
    return parts[0].id if parts and parts[0].kind == CARD else None


def _target(parts: tuple[Part, ...]) -> str | None:
    if len(parts) == 1:
        return None if parts[0].kind == CARD else parts[0].id or None
    return " ".join([part.id for part in parts[1:]]) or None


def offered(game: Game, s: Any, names: list[str]) -> Decision:
    """The pending decision of a state that asks somebody; its options have these names."""
    found, cs, en = in_words(game, s)
    asked = pending(s)
    options = []
    for n, code in enumerate(s.options):
        verb, texts = game.verbs.of(code), Bilingual(cs[n], en[n])
        parts, harmful = found[n].parts, harms(s, asked, code)
        options.append(Option(n, names[n], texts, code, verb.name, parts, harmful, verb.stops, *game.price(s, code)))
    prompt = game.prompts.all[s.prompt]
    about = s.t.defs[s.about].id if s.about >= 0 else None
    rule = asked[0].rule if asked is not None else ""
    return Decision(s.seat, prompt.name, game.prompt_text(s), about, tuple(options), how_many(asked, s), rule)


def told(game: Game, s: Any, names: list[str]) -> dict[str, Any]:
    """The same as data for whoever is asked."""
    found, cs, en = in_words(game, s)
    asked = pending(s)
    options = []
    for n, code in enumerate(s.options):
        cost, brings = game.price(s, code)
        options.append(
            {
                "name": names[n],
                "cs": cs[n],
                "en": en[n],
                **found[n].data(game.verbs.of(code)),
                "harms": harms(s, asked, code),
                "cost": _texts(cost) if cost is not None else None,
                "brings": _texts(brings) if brings is not None else None,
            }
        )
    return {**heading(game, s, asked), "options": options}


def heading(game: Game, s: Any, asked: tuple[Question, Frame] | None) -> dict[str, Any]:
    """What is told of the pending decision before its options."""
    return {
        "name": game.prompts.all[s.prompt].name,
        "card": s.t.defs[s.about].id if s.about >= 0 else None,
        "rule": asked[0].rule or None if asked is not None else None,
        "prompt": _texts(game.prompt_text(s)),
        "count": how_many(asked, s),
    }


class Worded:
    """What stays the same about an option for as long as it is worded the same: its words without marks, and its
    parts. `kept` is for whoever sends it: what that makes of all this."""

    __slots__ = ("cs", "en", "kept", "parts")

    def __init__(self, cs: str, en: str, parts: tuple[Part, ...]) -> None:
        self.cs, self.en, self.parts = cs, en, parts
        self.kept: Any = None

    def data(self, verb: Verb) -> dict[str, Any]:
        """`n` and `on` are the numbers of the cards that an option is about and aims at."""
        parts = self.parts
        return {
            "verb": verb.name,
            "parts": [{"kind": kind, "id": id, "n": number} for kind, id, number in parts],
            "stops": verb.stops,
            "card": _card(parts),
            "target": _target(parts) if parts else None,
            "n": parts[0].n if parts and parts[0].kind == CARD else None,
            "on": parts[1].n if len(parts) > 1 and parts[1].kind == CARD else None,
        }


_KNOWN: dict[Any, Worded] = {}  # options in words: the same ones are asked about again and again, at many tables
MOST_KNOWN = 2_048


def worded(game: Game, s: Any, code: int) -> Worded:
    """An option in words, without marks: made once for tables, wording and whatever else its words hang on."""
    template = game.option_template(s, code)
    key = (s.t, code, template.cs, template.en, game.words_hang_on(s, code))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        cs, en = (option_words(game, s, code, lang, {}, template) for lang in LANGUAGES)
        found = _KNOWN[key] = Worded(cs, en, parts_of(game, s, code))
    return found


def in_words(game: Game, s: Any) -> tuple[list[Worded], list[str], list[str]]:
    """The options, and their words in both languages, of which no two are the same."""
    found = [worded(game, s, code) for code in s.options]
    said = [one.cs for one in found], [one.en for one in found]
    if all(len(set(texts)) == len(texts) for texts in said):  # as nearly always
        return found, *said

    def say(code: int, lang: str, marks: dict[str, str]) -> str:
        return option_words(game, s, code, lang, marks)

    cs, en = distinct_texts(game, s, s.options, say)
    return found, cs, en


def harms(s: Any, asked: tuple[Question, Frame] | None, code: int) -> bool:
    """Does this option hurt whoever chooses it?"""
    if asked is None or code >> VERB_SHIFT not in asked[0].harmful:
        return False
    question, frame = asked
    for choice in question.choices_of(code >> VERB_SHIFT):
        if choice.harms is not None and choice.harms(question.case(s, frame, code)):
            return True
    return False


def how_many(asked: tuple[Question, Frame] | None, s: Any) -> int:
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
