"""What a game gives to the kernel: its vocabulary, its modes and set-up values, and a few hooks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import Any

from .cards import Library, Tables
from .chance import Seed, seeded
from .decision import CARD, NUMBER, PHASE, PLACE, SEAT, WORD, Prompts, Verb, Verbs, first, seat_name, second
from .deck import DeckReport
from .ends import ASKED, ENDS, SILENT
from .ends import SETTING as ENDS_SETTING
from .errors import BadSetup, unknown
from .law import Question, pending
from .log import Lines, player_name
from .machine import Programs, run
from .setting import Mode, Rival, Setting, Weight
from .single import ANSWERED, SINGLE, put
from .single import ASKED as ASKED_ALONE
from .single import SETTING as SINGLE_SETTING
from .state import State
from .values import Derivation
from .vocabulary import Vocabulary
from .windows import ABLE, EVERYONE, SETTING, Moment
from .wording.glossary import Entry
from .wording.text import LANGUAGES, Bilingual, Words, upper

MOST_TABLES = 128
# Moments of a set-up at which a card can be arranged for a statistic: all in the box, sorted into piles, laid out.
BOXED, SORTED, LAID = range(3)


class Game(ABC):
    """One game. The instance is stateless; everything about a match is in its tables and its state."""

    name: str
    title: Bilingual
    says: Bilingual  # what it is, in one line
    minutes: tuple[int, int]  # how long a match of people usually takes
    weight: Weight
    version: int  # of the rules: raised whenever an old record could run differently
    modes: dict[str, Mode]
    settings: dict[str, Setting]
    vocabulary: Vocabulary
    state: type[State]
    max_choices: int = 20_000  # no match of random players is longer
    usual_turns: int = 40  # of a match between players who want to win
    feature_names: tuple[str, ...] = ()  # of what `features` gives
    feature_words: dict[str, Bilingual] = {}  # what people call those of them that mean something to people
    # Zones of players in which cards count as lying together, by the name of the whole; none: each for itself.
    mind_zones: dict[str, tuple[str, ...]] = {}
    questions: tuple[Question, ...] = ()  # the ordinary decisions of a turn (see `law`)
    turn_rule: str = ""  # the rule by which one seat is asked and the others wait
    # The names of what `current_numbers` gives, for each kind of card that has some: (("power",), ("breakpoint",)).
    numbers_shown: tuple[tuple[str, ...], ...] = ()
    glossary: tuple[Entry, ...] = ()  # the words that the rules of the game define
    # For statistics of cards: the names of the log lines by which a card is played, is used, or causes something.
    deeds: dict[str, tuple[str, ...]] = {}

    # What the vocabulary holds, so that nobody has to say `game.vocabulary.verbs`.
    verbs: Verbs
    prompts: Prompts
    lines: Lines
    programs: Programs
    library: Library

    def __init_subclass__(cls) -> None:
        if "settings" in vars(cls):
            cls.settings = {**cls.settings, ENDS: ENDS_SETTING, SINGLE: SINGLE_SETTING}
        if "vocabulary" in vars(cls):
            for name in ("verbs", "prompts", "lines", "programs", "library"):
                setattr(cls, name, getattr(cls.vocabulary, name))

    def __init__(self) -> None:
        self._tables: dict[Any, Tables] = {}

    # ---- setting up ----
    def setup(self, mode: str | None, players: int | None, setup: dict[str, Any]) -> tuple[Mode, int, dict[str, Any]]:
        """Check what was asked for and fill in the defaults."""
        if mode is not None and mode not in self.modes:
            raise unknown(f"mode of {self.name}", mode, self.modes)
        chosen = self.modes[mode] if mode else self._mode_for(players)
        count = players if players is not None else chosen.players[0]
        if count not in chosen.players:
            allowed = " or ".join(map(str, chosen.players))
            raise BadSetup(f"The mode {chosen.name!r} of {self.name} is for {allowed} players, not for {count}.")
        values: dict[str, Any] = {}
        for name, value in setup.items():
            if name not in self.settings:
                raise unknown(f"set-up value of {self.name}", name, self.settings)
            values[name] = self._setting(self.settings[name], value)
        full = {name: setting.default for name, setting in self.settings.items()} | values
        return chosen, count, self.check_setup(chosen, count, full, set(values))

    def _mode_for(self, players: int | None) -> Mode:
        for mode in self.modes.values():
            if players is None or players in mode.players:
                return mode
        raise BadSetup(f"{self.name} is not for {players} players; see 'sudi games' for modes and player counts.")

    @staticmethod
    def _setting(setting: Setting, value: Any) -> Any:
        if isinstance(value, list):
            value = tuple(value)
        if setting.choices and not any(value == c and type(value) is type(c) for c in setting.choices):
            listed = ", ".join(str(c).lower() if isinstance(c, bool) else str(c) for c in setting.choices)
            raise BadSetup(f"The set-up value {setting.name!r} cannot be {value!r}; choose one of: {listed}.")
        if setting.each and not isinstance(value, str | tuple):
            raise BadSetup(f"The set-up value {setting.name!r} is a name, or a list with something for each player.")
        if setting.span is not None:
            low, high = setting.span
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise BadSetup(f"The set-up value {setting.name!r} must be a whole number from {low} to {high}.")
        return value

    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        """Hook: refuse combinations the rules do not allow, settle defaults that depend on the mode."""
        return setup

    def settle(self, setup: dict[str, Any], seed: Seed) -> dict[str, Any]:
        """Hook: settle by the seed what the set-up leaves to chance and the tables have to know."""
        return setup

    def tables_for(self, mode: Mode, players: int, setup: dict[str, Any]) -> Tables:
        """The tables for a set-up; what it still leaves to chance is settled as for seed 0."""
        setup = self.settle(setup, 0)
        key = (mode.name, players, tuple(sorted(setup.items(), key=lambda kv: kv[0])))
        if key not in self._tables:
            if len(self._tables) >= MOST_TABLES:  # set-ups come from strangers too; the oldest goes
                self._tables.pop(next(iter(self._tables)), None)  # servers make tables in threads too
            tables = self.make_tables(mode, players, setup)
            tables.game, tables.verbs = self.name, self.verbs
            tables.mode, tables.players, tables.setup = mode.name, players, setup
            tables.ask_everyone = setup.get(SETTING) == EVERYONE
            if setup.get(ENDS) == ASKED:
                tables.ask_ends = frozenset(verb.code for verb in self.verbs.all if verb.stops == PHASE)
            tables.ask_single = setup.get(SINGLE) == ASKED_ALONE and players > 1  # nobody hides from oneself
            if tables.ask_ends or tables.ask_single:
                tables.puts = put
            tables.blank = self.state(tables)  # copied for every match: quicker than filling in field by field
            self._tables[key] = tables
        return self._tables[key]

    def new_state(
        self,
        mode: str | None = None,
        players: int | None = None,
        seed: Seed = 0,
        log: list[Any] | None = None,
        **setup: Any,
    ) -> Any:
        """The fast face: a state at its first decision."""
        chosen, count, values = self.setup(mode, players, setup)
        tables = self.tables_for(chosen, count, self.settle(values, seed))
        s = tables.copier(tables.blank)
        s.rng = seeded(seed)
        s.log = log
        self.deal(s)
        run(s)
        return s

    # ---- windows: rounds in which anyone may act ----
    def window(self, s: Any) -> Moment | None:
        """What window the pending decision is to the seat that is asked; None if it is none. Open facts only."""
        kind = self.prompts.all[s.prompt].window if s.seat >= 0 else ""
        return Moment(kind, affects=True) if kind else None

    def spans(self, s: Any) -> dict[str, int]:
        """The stretches of play that are going on (a turn, a combat), each with a number that another one has not."""
        return {"turn": s.turns}

    def for_table(self, setup: dict[str, Any]) -> dict[str, Any]:
        """A set-up for people at a table: whoever could have a choice, for all everybody knows, is asked."""
        everyone = {SETTING: EVERYONE} if SETTING in self.settings else {}
        return {ENDS: ASKED, SINGLE: ASKED_ALONE, **everyone, **setup}

    def for_thinking(self, tables: Any) -> Any:
        """The same tables for a bot that looks ahead: it should not stop where nobody can do anything."""
        if not tables.ask_everyone and tables.puts is None:
            return tables
        able = {SETTING: ABLE} if SETTING in self.settings else {}
        quick = {**tables.setup, **able, ENDS: SILENT, SINGLE: ANSWERED}
        return self.tables_for(self.modes[tables.mode], tables.players, quick)

    # ---- decks, in games where players build them ----
    def ready_decks(self) -> dict[str, Bilingual]:
        """The names of ready-made decks; none where players do not build decks."""
        return {}

    def deck_trials(self, name: str) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Hook: set-ups in which a ready-made deck meets one of its kind by chance, from either seat."""
        return None

    def deck_text(self, name: str, lang: str = "en") -> str:
        """A ready-made deck as a deck file."""
        raise unknown(f"deck of {self.name}", name, self.ready_decks())

    def check_deck(self, text: str) -> DeckReport:
        """Read a deck file and tell everything that is wrong with the deck."""
        raise BadSetup(f"Players do not build decks in {self.name}.")

    # ---- hooks ----
    @abstractmethod
    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> Tables:
        """The unchanging part of a match."""

    @abstractmethod
    def deal(self, s: Any) -> None:
        """Set the table up and push the program that runs the match."""

    @abstractmethod
    def at_rest(self, s: Any) -> bool:
        """Is this the ordinary decision of a turn, so that a position needs no machine part?"""

    @abstractmethod
    def resume(self, s: Any) -> None:
        """Push the programs for an ordinary turn of `s.turn` at its start; used after a position was read."""

    def before_position(self, s: Any, data: dict[str, Any]) -> None:
        """Hook: what has to be settled before the cards of a position are read."""
        return

    def after_exact_position(self, s: Any) -> None:
        """Hook: work out derived fields after an exact position was read."""
        return

    @abstractmethod
    def fill_position(self, s: Any, given: set[str], loose: list[int]) -> None:
        """Put the cards that a position does not mention where they sensibly belong."""

    def free_questions(self) -> tuple[Question, ...]:
        """The ordinary decisions of a turn, phase by phase; each says when it comes."""
        return self.questions

    @abstractmethod
    def explain(self, s: Any, value: str, subject: str, history: list[Any]) -> Derivation:
        """How a number came about.

        `subject` is a seat (`p1`), a place, a card by its id or label, or one copy by its number (`id@7`). What it
        cannot tell apart a game refuses (BadSetup); the card is then asked about without its number.
        """

    @abstractmethod
    def explainable(self) -> dict[str, Bilingual]:
        """The numbers that `explain` knows."""

    @abstractmethod
    def evaluate(self, s: Any, seat: int) -> float:
        """How good a state is for a seat, for bots; bigger is better, 1 is a win, -1 a loss."""

    def promising(self, s: Any) -> Sequence[int]:
        """For bots: the options worth looking at, by number, where a game knows that no other one is better."""
        return range(len(s.options))

    # ---- judgement: what bots, hints and reviews learn about (see `sudi.mind`) ----
    def practice(self, mode: str, players: int) -> tuple[dict[str, Any], ...]:
        """Set-ups that somebody who learns this mode should meet, in turns."""
        return ({},)

    def stage(self, s: Any) -> int:
        """How far the match has come, from 0 to 4, by open facts: what is good early may be bad late."""
        turns: int = s.turns
        return min(4, turns * 5 // self.usual_turns)

    def option_marks(self, s: Any) -> Callable[[int], Sequence[str]] | None:
        """What an expert sees about each option at a glance, from open facts, as a few names; None if nothing."""
        return None

    def features(self, s: Any, seat: int) -> Sequence[float]:
        """What an expert looks at to tell who will win, beside the declared fields; `feature_names` names them."""
        return ()

    def current_numbers(self, s: Any) -> dict[int, dict[str, int]]:
        """Derived numbers of open cards as they are now, for views: {card: {"power": 5}}. Public facts only.

        `numbers_shown` names them."""
        return {}

    def traits(self, s: Any) -> list[dict[str, tuple[str, ...]]]:
        """For statistics, per seat: what it played with (a deck, a leader) and whether it began."""
        return [{} for _ in range(s.t.seats)]

    def varied(self, mode: str, number: int, chance: int) -> dict[str, Any]:
        """For statistics of cards: a set-up for match number so-and-so, so that every card has its turn."""
        return {}

    def arrange(self, s: Any, how: str, card: str, seat: int, deal: int, moment: int) -> bool:
        """For statistics of cards, while a match is set up: a seat has this card from the beginning in the place of
        another (`owned`), finds it on offer (`offered`), nobody ever meets it (`absent`), or others of its deck take
        its place (`lacking`). Says whether it was done at this moment; `deal` tells which other card is taken."""
        return False

    def arrangements(self) -> dict[str, tuple[str, ...]]:
        """For statistics of cards: the cards that can be arranged so, by the way it is done."""
        return {}

    def rivals(self, mode: str, players: int) -> dict[str, dict[str, Rival]]:
        """For statistics: what can be compared (leaders, decks), by kind and name."""
        return {}

    def outcomes(self, s: Any) -> dict[str, bool]:
        """For statistics: what a match tried for beside winning it, such as a scenario, and whether it came about."""
        return {}

    def rounds(self, s: Any) -> int:
        """For statistics: how many rounds were played, as the rulebook counts them."""
        turns: int = s.turns
        return turns

    def option_template(self, s: Any, code: int) -> Bilingual:
        """The wording of an option; a game may word one by the state it stands in.

        Where its first argument is a card, any card of the match may be asked about: that is how typed words are heard.
        """
        return self.verbs.of(code).text

    def price(self, s: Any, code: int) -> tuple[Bilingual | None, Bilingual | None]:
        """What an option costs and what it brings, in words, where the game has a price for it."""
        return None, None

    def card_marks(self, s: Any, card: int) -> list[Bilingual]:
        """What tells this card from its copies beside owner, place and the sets it is in: what lies on it, perhaps."""
        return []

    def prompt_text(self, s: Any) -> Bilingual:
        """The pending question in words."""
        prompt = self.prompts.all[s.prompt]
        about = s.t.defs[s.about] if s.about >= 0 else None
        asked = pending(s)
        if asked is None or asked[0].values is None:
            return _asked(prompt.text, about.name if about else None)
        more = asked[0].values(asked[0].case(s, asked[1]))
        texts = []
        for lang in LANGUAGES:
            values = {name: value[lang] if isinstance(value, Bilingual) else value for name, value in more.items()}
            text = Words(lang).fill(
                prompt.text[lang], {"card": about.name[lang] if about else "", **values}, self.lines.nouns
            )
            texts.append(_begun(text, about))
        return Bilingual(*texts)

    def argument_text(self, s: Any, verb: Verb | None, kind: str, value: int, lang: str) -> str:
        """An argument of an option in words."""
        if kind == CARD:
            return str(s.t.defs[value].name[lang])
        if kind == SEAT:
            return self.seat_label(s.t, value, lang)
        if kind == WORD:
            return str(verb.words[value].text[lang]) if verb is not None else ""
        if kind == PLACE:
            return str(s.t.place_text(s, value)[lang])
        return str(s.t.number_text(value, lang)) if kind == NUMBER else ""

    def words_hang_on(self, s: Any, code: int) -> Hashable:
        """What `argument_text` says of the arguments of an option hangs on this, beside the tables and the option; such
        words are made once. Here: what a place is called."""
        verb = self.verbs.of(code)
        if verb.a != PLACE and verb.b != PLACE:
            return None
        places = [value for kind, value in ((verb.a, first(code)), (verb.b, second(code))) if kind == PLACE]
        return tuple((s.t.place_name(s, place), s.t.place_text(s, place)) for place in places)

    def seat_label(self, tables: Any, seat: int, lang: str) -> str:
        return player_name(tables, seat, lang)

    def seat_by_name(self, tables: Any, name: str) -> int:
        names = {seat_name(seat): seat for seat in range(tables.seats)}
        if name not in names:
            raise unknown("seat", name, names)
        return names[name]


@lru_cache(1024)
def _asked(text: Bilingual, card: Bilingual | None) -> Bilingual:
    """A question in which nothing is to be filled in but the card that asks it."""
    said = [Words(lang).fill(text[lang], {"card": card[lang] if card else ""}, {}) for lang in LANGUAGES]
    return Bilingual(*(_begun(one, card) for one in said))


def _begun(text: str, card: object) -> str:
    """A question that no card asks begins without a name."""
    return upper(text[2:]) if card is None and text.startswith(": ") else text
