"""The friendly face of a match: names, texts and reasons, made only when somebody looks.

It sits on the same state and machine as the fast face; a test plays the same match through both.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from .chance import Seed
from .decision import seat_name
from .errors import BadSetup, IllegalChoice, NotInMatch, SudiError, unknown
from .hearing import codes_meant, hear, number_asked, options_named
from .hearing.naming import card_named
from .log import Entry, Raw, is_blind, packed, unpacked, worded
from .machine import apply
from .offered import Decision as Decision
from .offered import Option as Option
from .offered import Pending, option_words
from .permissions import Refusal
from .reasons import Reasons
from .reasons.whereabouts import in_sight
from .shown import Shared
from .view import REFEREE, SPECTATOR
from .wording.text import LANGUAGES, Bilingual
from .written.position_out import position_of
from .written.record import Record, record_of

if TYPE_CHECKING:
    from .cards import Card
    from .game import Game
    from .values import Derivation


@dataclass(frozen=True)
class Result:
    """How a match ended: the winning seats, a score per seat, and the rule that ended it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Past:
    """One choice that was made and what it caused; the past is a chain, so that copies share it."""

    before: Past | None
    seat: int
    choice: str
    packed: bytes | tuple[Raw, ...]  # what it caused; matches lie in memory by the thousand
    lines: int  # of the log that choices wrote up to here

    @property
    def events(self) -> tuple[Raw, ...]:
        """What it caused."""
        return unpacked(self.packed)


class Match:
    """A match in progress. Made by `sudi.new`, `sudi.replay` or `sudi.from_position`."""

    def __init__(
        self,
        game: Game,
        state: Any,
        seed: Seed,
        opening: tuple[Any, ...] = (),
        origin: dict[str, Any] | None = None,
        past: Past | None = None,
        count: int = 0,
    ) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.origin = origin
        self._opening = opening
        self._past = past
        self._count = count
        self._pending: Pending | None = None

    @property
    def cards(self) -> dict[str, Card]:
        """The printed facts of all cards there are in this match, by id; a set-up may bring cards of its own."""
        found: dict[str, Card] = self.state.t.library.cards
        return found

    @property
    def own_cards(self) -> list[Card]:
        """Those of them that are not among the game's: of a scenario that somebody wrote."""
        known = self.game.library.cards
        return [card for card in self.cards.values() if known.get(card.id) is not card]

    # ---- what is asked ----
    @property
    def pending(self) -> Pending:
        """What is asked now and what follows from it, each worked out when it is first looked at."""
        if self._pending is None:
            self._pending = Pending(self.game, self.state)
        return self._pending

    @property
    def decision(self) -> Decision | None:
        """The pending decision, or None when the match is over."""
        return None if self.state.seat < 0 else self.pending.decision

    def option_text(self, code: int) -> Bilingual:
        return Bilingual(*(option_words(self.game, self.state, code, lang, {}) for lang in LANGUAGES))

    # ---- choosing ----
    def choose(self, option: Option | str | int) -> None:
        """Make a choice: an Option, its name or its index."""
        s = self.state
        if s.seat < 0:
            raise IllegalChoice("The match is over; nothing can be chosen any more.")
        index, name = self._chosen(option)
        seat = s.seat
        s.log = []
        apply(s, index)
        self._past = Past(self._past, seat, name, packed(s.log), self._written + len(s.log))
        self._count += 1
        s.log = None
        self._pending = None

    def _chosen(self, option: Option | str | int) -> tuple[int, str]:
        """Which of the options is meant, and its name."""
        if isinstance(option, str) and option in self.pending.names:  # needs no words
            return self.pending.names.index(option), option
        decision = self.decision
        assert decision is not None
        index = self._index(decision, option)
        return index, decision.options[index].name

    def _index(self, decision: Decision, option: Option | str | int) -> int:
        if isinstance(option, Option):
            option = option.name
        if isinstance(option, bool) or not isinstance(option, (str, int)):
            raise IllegalChoice("Choose an option, its name or its index.")
        if isinstance(option, int):
            if 0 <= option < len(decision.options):
                return option
            raise IllegalChoice(f"There is no option number {option}; choose 0 to {len(decision.options) - 1}.")
        found = decision.option(option)
        if found is not None:
            return found.index
        reason = None
        try:
            reason = self.why_not(option)
        except SudiError as error:
            raise IllegalChoice(str(error)) from None
        near = get_close_matches(option, [o.name for o in decision.options], 1)
        meant = f"did you mean {near[0]!r}?" if near else ""
        if reason is None:
            raise IllegalChoice(
                f"{option!r} is not offered now; {meant}" if meant else f"{option!r} is not offered now."
            )
        said = reason.text["en"]
        raise IllegalChoice(f"{said.rstrip('.')}; {meant}" if reason.vague and meant else said)

    # ---- reasons and numbers ----
    def why_not(self, name: str, seat: int | None = None) -> Refusal | None:
        """Why this cannot be chosen now; None if it can.

        What stands on the screen is understood, in either language, and the stable names are. `* axia` (or `axia`) asks
        about everything one could do with a card; `* p2` and `* D4` with a player or a place. `seat` is who wants to
        know; without it, whoever is asked.
        """
        s, game = self.state, self.game
        viewer = s.seat if seat is None else seat
        reasons = Reasons(game, s, viewer)
        closed = reasons.closed()
        if closed is not None:  # before any name is looked up: what a name could stand for is not everybody's business
            return closed
        secret = bool(game.ready_decks())  # nobody is told what is in the others' decks
        try:
            heard = hear(self, name, viewer)
        except NotInMatch as missing:
            if not secret:
                raise
            return reasons.absent(missing.card, game.verbs.by_name.get(missing.verb or name.split(" ")[0]))
        if heard.options:
            return None
        unseen = reasons.out_of_sight(heard.wanted) if secret else None
        if unseen is not None:
            return reasons.absent(unseen, heard.wanted[0].verb)
        reason = reasons.about(heard.wanted) if heard.wanted else reasons.about_thing(heard.things)
        return reasons.not_like_this() if reason is None and heard.loose else reason

    def parse(self, name: str) -> list[int]:
        """All options, legal or not, that a name could stand for."""
        return codes_meant(self, name)

    def find(self, typed: str) -> list[Option]:
        """The offered options that somebody could mean by this: a number from 1, a name, a text, parts of them."""
        return options_named(self, typed) if self.decision is not None else []

    def card_id(self, word: str) -> str:
        """The id of a card of this game by its id, the beginning of it, or its name in either language."""
        return card_named(self.state.t, word)

    def explain(self, what: str, seat: int | None = None) -> Derivation:
        """How a number came about: "cost of axia", "power of p1", "strength of C3", "sílu karty Svara".

        `seat` is who wants to know (SPECTATOR: somebody without a seat): where decks are secret, a card that nobody
        brought is answered like one that this viewer cannot see. Without it everything is answered.
        """
        value, subjects = number_asked(self, what)
        if seat is not None and self.game.ready_decks():
            self._has_seen(subjects, seat)
        history = [e for p in self.past() for e in p.events]
        *exact, last = subjects
        for subject in exact:  # not every game tells copies of a card apart by these
            with suppress(BadSetup):
                return self.game.explain(self.state, value, subject, history)
        return self.game.explain(self.state, value, last, history)

    def _has_seen(self, subjects: list[str], viewer: int) -> None:
        s = self.state
        for id in dict.fromkeys(subject.partition("@")[0] for subject in subjects):
            if id in self.cards and not any(in_sight(s, card, viewer) for card in s.t.instances(id)):
                raise BadSetup(f"No {id!r} lies where you can see it.")

    # ---- looking ----
    def view(self, seat: int | None = None, shared: Shared | None = None, *, offers: bool = True) -> dict[str, Any]:
        """What that seat may see (None: a spectator), JSON-ready; `shared` is for several who look at once."""
        viewer = SPECTATOR if seat is None else seat
        if seat is not None and not 0 <= seat < self.state.t.seats:
            raise unknown("seat", seat, [str(n) for n in range(self.state.t.seats)])
        return self.shown_to(viewer, shared, offers=offers)

    def shown_to(self, viewer: int, shared: Shared | None = None, *, offers: bool = True) -> dict[str, Any]:
        """The same for a viewer as `sight` knows them: a seat, SPECTATOR or REFEREE. `view_type` declares its type.

        Without `offers` not even the seat that is asked sees what may be chosen: another answers for it.
        """
        shown = Shared(self.game) if shared is None else shared
        return shown.at(self.state).view(viewer, self.decision_for(viewer, offers), self.result_data())

    def decision_for(self, viewer: int, offers: bool = True) -> dict[str, Any] | None:
        """The pending decision as this viewer may know it: others see who is asked, not what."""
        seat = self.state.seat
        if seat < 0:
            return None
        shown: dict[str, Any] = {"seat": seat_name(seat)}
        window = self.game.prompts.all[self.state.prompt].window
        if window:
            shown["window"] = window
        if offers and viewer in (seat, REFEREE):
            shown |= self.pending.data()
        return shown

    def result_data(self) -> dict[str, Any] | None:
        """How the match ended, JSON-ready."""
        result = self.result
        if result is None:
            return None
        return {
            "winners": [f"p{seat + 1}" for seat in result.winners],
            "scores": list(result.scores),
            "rule": result.rule,
        }

    @property
    def result(self) -> Result | None:
        """None while the match goes on."""
        return None if self.state.result is None else Result(*self.state.result)

    def past(self) -> Iterator[Past]:
        """The choices so far with what they caused, oldest first."""
        chain: list[Past] = []
        at = self._past
        while at is not None:
            chain.append(at)
            at = at.before
        yield from reversed(chain)

    def log(
        self,
        seat: int | None = None,
        since: int = 0,
        unasked: Container[int] = (),
    ) -> list[Entry]:
        """What happened, as that seat may read it; after the match everything is open.

        `unasked` are the choices, by number, that were made for a seat which was not asked: that nothing else could be
        done is then known to everybody.
        """
        t, lines = self.state.t, self.game.lines
        return [worded(t, lines, raw, blind) for raw, blind in self.happened(seat, since, unasked)]

    def happened(self, seat: int | None = None, since: int = 0, unasked: Container[int] = ()) -> list[tuple[Raw, bool]]:
        """The same before it is put into words: each line, and whether its card is hidden from this reader."""
        viewer = SPECTATOR if seat is None else seat
        reader = None if self.state.result is not None else viewer
        t, lines, newest_first = self.state.t, self.game.lines, []
        at, number = self._past, self._count
        while at is not None and len(self._opening) + at.lines > since:
            number -= 1
            newest_first.append((number, at))
            at = at.before
        first = 0 if at is None else len(self._opening) + at.lines
        events = [(raw, reader) for raw in self._opening] if at is None else []
        for number, past in reversed(newest_first):
            alone = number in unasked
            events += [(raw, None if alone and lines.all[raw[0]].by_itself else reader) for raw in past.events]
        return [(raw, is_blind(t, lines, raw, who)) for raw, who in events[since - first :]]

    @property
    def _written(self) -> int:
        return 0 if self._past is None else self._past.lines

    def log_length(self, choices: int | None = None) -> int:
        """How many lines the log has, or had after so many choices."""
        at, number = self._past, self._count
        while at is not None and choices is not None and number > choices:
            at, number = at.before, number - 1
        return len(self._opening) + (0 if at is None else at.lines)

    @property
    def choices(self) -> list[str]:
        return [p.choice for p in self.past()]

    def __len__(self) -> int:
        return self._count

    # ---- copies and files ----
    def copy(self) -> Match:
        """An independent match in microseconds."""
        twin = Match(self.game, self.state.copy(), self.seed, self._opening, self.origin, self._past, self._count)
        if self._pending is not None:  # the same question; its words need not be made again
            twin._pending = self._pending.of(twin.state)
        return twin

    def record(self) -> Record:
        return record_of(self)

    def position(self) -> dict[str, Any]:
        return position_of(self)
