"""Summoner Wars, as the kernel sees it."""

from __future__ import annotations

from typing import Any

from sudi.kernel.chance import below, seeded, shuffle
from sudi.kernel.deck import DeckReport
from sudi.kernel.errors import BadPosition, BadSetup, unknown
from sudi.kernel.game import Game, Mode
from sudi.kernel.machine import PC, push
from sudi.kernel.permissions import Refusal
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual

from .cards.ready import READY
from .language.effects.lending import tie_again
from .language.numbers import LIFE, STRENGTH
from .law import reasons
from .law.decks import deck_for, ready_deck, report, write
from .mind.evaluate import evaluate
from .modes import MODES, RANDOM, SETTINGS
from .rules.dice import DICE
from .rules.places import draw
from .rules.turn import OFFER, TURN
from .setup import dealt, set_up
from .state import HAND_SIZE, WarState, controller
from .tables import WarTables
from .words import explain
from .words import vocabulary as v
from .words.factions import FACTIONS


class SummonerWars(Game):
    name = "summonerwars"
    title = Bilingual("Války Vyvolavačů", "Summoner Wars")
    version = 1
    modes = MODES
    settings = SETTINGS
    verbs = v.verbs
    prompts = v.prompts
    lines = v.lines
    programs = v.programs
    library = v.library
    state = WarState

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        decks = setup["decks"]
        if decks != RANDOM:
            if not isinstance(decks, tuple) or len(decks) != 2 or not all(isinstance(d, str) for d in decks):
                raise BadSetup("Write decks as random or as a list of two, such as polar_dwarves and cave_goblins.")
            for deck in decks:
                if deck != RANDOM:
                    deck_for(deck)
        return setup

    def settle(self, setup: dict[str, Any], seed: int) -> dict[str, Any]:
        """Decks left to chance are drawn from the seed, apart from the match's own chance."""
        decks = (RANDOM, RANDOM) if setup["decks"] == RANDOM else setup["decks"]
        if RANDOM not in decks:
            return setup
        drawer = WarDraw(seeded(seed ^ DECK_STREAM))
        names = tuple(READY)
        return {**setup, "decks": tuple(names[below(drawer, len(names))] if d == RANDOM else d for d in decks)}

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> WarTables:
        deal, start = dealt([deck_for(deck) for deck in setup["decks"]], setup["edition"])
        return WarTables(self.library, deal, start, DICE[setup["die"]])

    def deal(self, s: WarState) -> None:
        set_up(s)

    # ---- decks ----
    def ready_decks(self) -> dict[str, Bilingual]:
        return {faction.id: faction.name for faction in FACTIONS}

    def deck_text(self, name: str, lang: str = "en") -> str:
        if name not in READY:
            raise unknown("deck", name, READY)
        return write(ready_deck(name), lang)

    def check_deck(self, text: str) -> DeckReport:
        return report(text)

    # ---- positions ----
    def at_rest(self, s: WarState) -> bool:
        return len(s.stack) == 1 and s.prompt in v.ASK_PHASE and not s.lasting

    def resume(self, s: WarState) -> None:
        tie_again(s)
        push(s, TURN, 0)[PC] = OFFER

    def before_position(self, s: WarState, data: dict[str, Any]) -> None:
        s.live = 0

    def fill_position(self, s: WarState, given: set[str], loose: list[int]) -> None:
        """Summoners have to stand somewhere; everything else that is not mentioned is in its owner's draw pile."""
        start = dict(s.t.start)
        if "board" not in given:
            for card in [c for c in loose if c in start]:
                s.board[start[card]] = card
                loose.remove(card)
        for seat in (0, 1):
            if s.t.summoner[seat] in loose:
                raise BadPosition(f"board: the summoner of p{seat + 1} has to stand on the battlefield.")
        for card in loose:
            owner = s.t.owner[card]
            (s.discard if f"players[{owner}].deck" in given else s.deck)[owner].append(card)
        for seat in (0, 1):
            if f"players[{seat}].deck" not in given:
                shuffle(s, s.deck[seat])
            if f"players[{seat}].hand" not in given:
                draw(s, seat, HAND_SIZE)
            for card in s.active[seat]:
                s.live |= 1 << card

    # ---- reasons, numbers, bots ----
    def refuse(self, s: WarState, seat: int, option: int) -> Refusal | None:
        return reasons.refuse(s, seat, option)

    def explain(self, s: WarState, value: str, subject: str, history: list[Any]) -> Derivation:
        return explain.explain(s, value, subject, history)

    def explainable(self) -> dict[str, Bilingual]:
        return explain.NUMBERS

    numbers_shown = (("life", "side"), ("life", "side", "strength"))

    def current_numbers(self, s: WarState) -> dict[int, dict[str, int]]:
        cards = [card for card in s.board if card >= 0]
        found = {c: {"life": n, "side": controller(s, c)} for c, n in zip(cards, LIFE.of_many(s, cards), strict=True)}
        units = [c for c in cards if s.t.is_unit[c]]
        for c, n in zip(units, STRENGTH.of_many(s, units), strict=True):
            found[c]["strength"] = n
        return found

    def traits(self, s: WarState) -> list[dict[str, tuple[str, ...]]]:
        first = (s.turn - (s.turns - 1)) % 2
        decks = [deck if deck in READY else "own deck" for deck in s.t.setup["decks"]]
        return [{"decks": (decks[seat],), "order": ("first" if seat == first else "second",)} for seat in (0, 1)]

    def evaluate(self, s: WarState, seat: int) -> float:
        return evaluate(s, seat)

    def universe(self, s: WarState, seat: int) -> list[int]:
        hand, spaces = s.hand[seat], range(len(s.board))
        cards = [c for c in s.board if c >= 0]
        mine = [c for c in cards if controller(s, c) == seat]
        found = [verb(c, q) for verb in (v.SUMMON, v.BUILD) for c in hand for q in spaces]
        found += [v.MOVE(c, q) for c in mine for q in spaces]
        found += [v.ATTACK(c, other) for c in mine for other in cards]
        found += [verb(c) for verb in (v.PLAY, v.DISCARD) for c in hand]
        return found + [v.USE(c, n) for c in mine for n in range(len(v.USE.words))] + [v.END()]


class WarDraw:
    """A stream of chance beside the match's own."""

    def __init__(self, rng: int) -> None:
        self.rng = rng


DECK_STREAM = 0x5EED_DEC5

GAME = SummonerWars()
