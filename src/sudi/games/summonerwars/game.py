"""Summoner Wars, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from sudi.kernel.chance import Seed
from sudi.kernel.decision import CARD, Verb, first, second
from sudi.kernel.deck import DeckReport
from sudi.kernel.errors import unknown
from sudi.kernel.game import Game
from sudi.kernel.machine import PC, push
from sudi.kernel.setting import Mode, Rival
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual

from .cards.ready import READY
from .language.effects.lending import tie_again
from .language.numbers import LIFE, STRENGTH
from .law.decks import deck_for, ready_deck, report, write
from .law.phases import FREE_CHOICES
from .mind.evaluate import evaluate
from .mind.marks import option_marks
from .modes import MODES, SETTINGS
from .rules import board as b
from .rules.dice import DICE
from .rules.events import silence_again
from .rules.positions import fill
from .rules.turn import OFFER, TURN
from .setup import check_decks, dealt, set_up, settled_decks
from .state import WarState, controller
from .tables import WarTables
from .words import explain, prices, wording
from .words import vocabulary as v
from .words.glossary import GLOSSARY
from .words.names import FACTIONS


class SummonerWars(Game):
    name = "summonerwars"
    title = Bilingual("Války Vyvolavačů", "Summoner Wars")
    says = Bilingual(
        "Vyvolávej jednotky na bojiště z políček a poraz s nimi Vyvolavače protivníka.",
        "Summon units onto a battlefield of squares and bring down the opponent's Summoner.",
    )
    minutes = (40, 70)
    usual_turns = 22
    weight = "medium"
    version = 2
    modes = MODES
    settings = SETTINGS
    vocabulary = v.vocabulary
    glossary = GLOSSARY
    state = WarState
    questions = FREE_CHOICES
    turn_rule = "SUW-020"

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        check_decks(setup["decks"])
        return setup

    def settle(self, setup: dict[str, Any], seed: Seed) -> dict[str, Any]:
        return {**setup, "decks": settled_decks(setup["decks"], seed)}

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
        silence_again(s)
        push(s, TURN, 0)[PC] = OFFER

    def before_position(self, s: WarState, data: dict[str, Any]) -> None:
        s.live = 0

    def fill_position(self, s: WarState, given: set[str], loose: list[int]) -> None:
        fill(s, given, loose)

    # ---- reasons, numbers, bots ----
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

    def rivals(self, mode: str, players: int) -> dict[str, dict[str, Rival]]:
        return {"decks": {name: Rival("decks", (name,)) for name in self.ready_decks()}}

    def evaluate(self, s: WarState, seat: int) -> float:
        return evaluate(s, seat)

    def option_marks(self, s: WarState) -> Callable[[int], Sequence[str]]:
        return option_marks(s)

    # ---- words ----
    def argument_text(self, s: WarState, verb: Verb | None, kind: str, value: int, lang: str) -> str:
        """A card on the battlefield is called by its space too: there are several of most names."""
        text = super().argument_text(s, verb, kind, value, lang)
        return f"{text} ({b.NAMES[s.at[value]]})" if kind == CARD and s.at[value] >= 0 else text

    def words_hang_on(self, s: WarState, code: int) -> Hashable:
        verb = self.verbs.of(code)
        return tuple(s.at[value] for kind, value in ((verb.a, first(code)), (verb.b, second(code))) if kind == CARD)

    def option_template(self, s: WarState, code: int) -> Bilingual:
        return wording.option_template(s, code) or super().option_template(s, code)

    def price(self, s: WarState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
        return prices.priced(s, code)


GAME = SummonerWars()
