"""Doomtrooper, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sudi.kernel.chance import shuffle
from sudi.kernel.decision import first
from sudi.kernel.deck import DeckReport
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.game import Game, Mode
from sudi.kernel.machine import PC, push
from sudi.kernel.permissions import Refusal
from sudi.kernel.values import Derivation
from sudi.kernel.windows import Moment
from sudi.kernel.wording import Bilingual

from .decks import RANDOM, TITLES, deck_for, report, starter, write
from .language.ratings import RATING
from .law import reasons
from .mind.evaluate import evaluate, least_useful
from .modes import MODES, SETTINGS, TEAMS
from .rules.turn import OFFER, TURN
from .rules.windows import moment
from .setup import set_up
from .state import HAND_SIZE, DoomState, warriors
from .tables import DoomTables
from .words import explain
from .words import vocabulary as v
from .words.options import template


class Doomtrooper(Game):
    name = "doomtrooper"
    title = Bilingual("Doomtrooper", "Doomtrooper")
    version = 1
    modes = MODES
    settings = SETTINGS
    vocabulary = v.vocabulary
    state = DoomState

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        decks = setup["decks"]
        if not isinstance(decks, tuple) or not decks or not all(isinstance(d, str) for d in decks):
            raise BadSetup("Write decks as a list with one deck for each player, such as brotherhood and legion.")
        if "decks" not in given:
            decks = tuple(decks[seat % len(decks)] for seat in range(players))
        if len(decks) != players:
            raise BadSetup(f"Write {players} decks, one for each player, not {len(decks)}.")
        for deck in decks:
            if deck != RANDOM:
                deck_for(deck, setup["deck_rules"] == "tournament")
        if setup["first"] != "random" and int(setup["first"][1]) > players:
            raise BadSetup(f"The set-up value 'first' must be random or one of p1 to p{players}.")
        for name, most in (("turn_limit", 100_000), ("victory_points", 1_000)):
            n = setup[name]
            if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= most:
                raise BadSetup(f"The set-up value {name!r} must be a whole number from 1 to {most}.")
        return {**setup, "decks": decks}

    def settle(self, setup: dict[str, Any], seed: int) -> dict[str, Any]:
        names = tuple(TITLES)
        decks = [names[(seed >> n) % len(names)] if d == RANDOM else d for n, d in enumerate(setup["decks"])]
        return {**setup, "decks": tuple(decks)}

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> DoomTables:
        decks = [deck_for(deck, strict=False) for deck in setup["decks"]]
        deal = [(card, seat) for seat, deck in enumerate(decks) for card in deck.cards()]
        teams = 2 if mode.name == TEAMS else 0
        return DoomTables(self.library, players, deal, [len(deck.main) for deck in decks], teams)

    def deal(self, s: DoomState) -> None:
        set_up(s)

    # ---- decks ----
    def ready_decks(self) -> dict[str, Bilingual]:
        return TITLES

    def deck_text(self, name: str, lang: str = "en") -> str:
        if name not in TITLES:
            raise unknown("deck", name, TITLES)
        return write(starter(name), lang)

    def check_deck(self, text: str) -> DeckReport:
        return report(text)

    # ---- positions ----
    def at_rest(self, s: DoomState) -> bool:
        return len(s.stack) == 1 and s.prompt == v.ASK_ACTION and not s.lasting

    def resume(self, s: DoomState) -> None:
        push(s, TURN, 0)[PC] = OFFER

    def before_position(self, s: DoomState, data: dict[str, Any]) -> None:
        s.live = 0

    def fill_position(self, s: DoomState, given: set[str], loose: list[int]) -> None:
        """What is not mentioned is in its owner's sideboard as far as that goes, then in the library."""
        seen = [0] * s.t.seats
        numbers = [0] * len(s.t.owner)
        for card, owner in enumerate(s.t.owner):
            numbers[card] = seen[owner]
            seen[owner] += 1
        for card in loose:
            owner = s.t.owner[card]
            main = numbers[card] < s.t.mains[owner]
            zone = "library" if main else "sideboard"
            if f"players[{owner}].{zone}" in given:
                zone = "sideboard" if main else "library"
            if f"players[{owner}].{zone}" in given:
                zone = "grave"
            getattr(s, zone)[owner].append(card)
        for seat in range(s.t.seats):
            if f"players[{seat}].library" not in given:
                shuffle(s, s.library[seat])
            if f"players[{seat}].hand" not in given:
                s.hand[seat] = [s.library[seat].pop() for _ in range(min(HAND_SIZE, len(s.library[seat])))]
        if any(s.outpost):
            s.opened = True

    # ---- reasons, numbers, bots ----
    def refuse(self, s: DoomState, seat: int, option: int) -> Refusal | None:
        return reasons.refuse(s, seat, option)

    def explain(self, s: DoomState, value: str, subject: str, history: list[Any]) -> Derivation:
        return explain.explain(s, value, subject, history)

    def explainable(self) -> dict[str, Bilingual]:
        return explain.NUMBERS

    numbers_shown = (tuple(RATING),)

    def current_numbers(self, s: DoomState) -> dict[int, dict[str, int]]:
        return {w: {name: rating.of(s, w) for name, rating in RATING.items()} for w in warriors(s)}

    # ---- windows ----
    def window(self, s: DoomState) -> Moment | None:
        return moment(s)

    def spans(self, s: DoomState) -> dict[str, int]:
        return {"turn": s.turns, "combat": 1} if s.phase else {"turn": s.turns}

    def option_template(self, s: DoomState, code: int) -> Bilingual:
        return template(s, code)

    def evaluate(self, s: DoomState, seat: int) -> float:
        return evaluate(s, seat)

    def promising(self, s: DoomState) -> Sequence[int]:
        """In the discard step: the card that is of least use, or none."""
        if s.prompt != v.ASK_DISCARD:
            return range(len(s.options))
        drops = [first(option) for option in s.options if option != v.DONE()]
        least = drops.index(least_useful(s, s.turn, drops))
        return (least, len(s.options) - 1) if len(drops) < len(s.options) else (least,)

    def universe(self, s: DoomState, seat: int) -> list[int]:
        return reasons.universe(s, seat)


GAME = Doomtrooper()
