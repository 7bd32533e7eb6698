"""Smash Up, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sudi.kernel.game import Game
from sudi.kernel.machine import PC, push
from sudi.kernel.setting import Mode, Rival
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual

from .cards.box import PACKS, boxes
from .cards.card import PLACES
from .language.numbers import BREAKPOINT, POWER
from .law.questions import SHED
from .law.scoring import SCORE
from .law.step_two import PLAY_CARDS
from .mind.evaluate import evaluate
from .mind.marks import option_marks
from .modes import MODES, SETTINGS
from .rules import positions
from .rules.arranging import arrange
from .rules.turn import OFFER, TURN
from .setup import check_setup, set_up
from .state import GOAL, SmashState
from .tables import SmashTables
from .words import explain, prices, prompts
from .words import vocabulary as v
from .words.asking import wording
from .words.factions import FACTION_IDS
from .words.glossary import GLOSSARY
from .words.marks import marks


class SmashUp(Game):
    name = "smashup"
    title = Bilingual("Hustá mela", "Smash Up")
    says = Bilingual(
        "Zamíchej dvě frakce do jednoho balíčku a dobývej s nimi základny, dokud nemáš 15 bodů.",
        "Shuffle two factions into one deck and conquer bases with them until you have 15 points.",
    )
    minutes = (30, 60)
    usual_turns = 40
    weight = "light"
    version = 2  # 2: overlapping extra plays are asked about, the Temple of Goju takes everybody at one moment
    modes = MODES
    settings = SETTINGS
    vocabulary = v.vocabulary
    glossary = GLOSSARY
    state = SmashState
    questions = (PLAY_CARDS, SCORE, SHED)
    turn_rule = "SMU-049"

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        return check_setup(players, setup)

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> SmashTables:
        return SmashTables(self.library, players, *boxes(setup["boxes"]))

    def deal(self, s: SmashState) -> None:
        set_up(s)

    # ---- positions ----
    def at_rest(self, s: SmashState) -> bool:
        return len(s.stack) == 1 and s.prompt == prompts.PLAY and not s.lasting

    def resume(self, s: SmashState) -> None:
        positions.check_attached(s)
        push(s, TURN, 0)[PC] = OFFER

    def before_position(self, s: SmashState, data: dict[str, Any]) -> None:
        positions.settle_factions(s, data)

    def fill_position(self, s: SmashState, given: set[str], loose: list[int]) -> None:
        self.after_exact_position(s)
        positions.fill(s, given, loose)

    def after_exact_position(self, s: SmashState) -> None:
        positions.check_cards(s)
        s.t.derive(s)

    # ---- reasons, numbers, bots ----
    def explain(self, s: SmashState, value: str, subject: str, history: list[Any]) -> Derivation:
        return explain.explain(s, value, subject, history)

    def explainable(self) -> dict[str, Bilingual]:
        return explain.NUMBERS

    numbers_shown = (("power",), ("breakpoint", *PLACES))

    def current_numbers(self, s: SmashState) -> dict[int, dict[str, int]]:
        minions = [card for place in s.minions for card in place]
        found = {card: {"power": n} for card, n in zip(minions, POWER.of_many(s, minions), strict=True)}
        for base in (card for place in s.bases for card in place):
            points = zip(PLACES, s.t.cards[base].vp, strict=True)
            found[base] = {"breakpoint": BREAKPOINT.of(s, base), **dict(points)}
        return found

    def traits(self, s: SmashState) -> list[dict[str, tuple[str, ...]]]:
        seats = range(s.t.seats)
        mine = [(FACTION_IDS[s.faction_a[seat]], FACTION_IDS[s.faction_b[seat]]) for seat in seats]
        return [{"factions": mine[seat], "order": ("first" if seat == s.first else "later",)} for seat in seats]

    def arrange(self, s: SmashState, how: str, card: str, seat: int, deal: int, moment: int) -> bool:
        return arrange(s, how, card, seat, deal, moment)

    def arrangements(self) -> dict[str, tuple[str, ...]]:
        return {"lacking": tuple(card.id for pack in PACKS for card in pack)}

    def rivals(self, mode: str, players: int) -> dict[str, dict[str, Rival]]:
        """A faction takes turns with all the others at its side."""
        beside = {one: tuple(f"{one}+{mate}" for mate in FACTION_IDS if mate != one) for one in FACTION_IDS}
        return {"factions": {one: Rival("factions", pairs) for one, pairs in beside.items()}}

    def evaluate(self, s: SmashState, seat: int) -> float:
        return evaluate(s, seat)

    def option_marks(self, s: SmashState) -> Callable[[int], Sequence[str]]:
        return option_marks(s)

    def practice(self, mode: str, players: int) -> tuple[dict[str, Any], ...]:
        return {}, {"factions": "draft"}

    def stage(self, s: SmashState) -> int:
        return min(4, max(s.vp) * 5 // GOAL)

    # ---- words ----
    def option_template(self, s: SmashState, code: int) -> Bilingual:
        return wording(s.prompt, self.verbs.of(code))

    def price(self, s: SmashState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
        return prices.cost_of(s, code), None

    def card_marks(self, s: SmashState, card: int) -> list[Bilingual]:
        return marks(s, card)


GAME = SmashUp()
