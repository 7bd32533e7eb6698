"""RONE: Invaze, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sudi.kernel.game import Game
from sudi.kernel.machine import PC, push
from sudi.kernel.setting import Mode, Rival
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual

from .cards import catalogue as cards
from .cards.card import RoneCard
from .cards.own_scenario import chosen_scenarios
from .law.damage import DEALING
from .law.drawing import DRAWING
from .law.main_phase import MAIN_PHASE
from .law.spare_parts import SPENDING
from .mind.evaluate import appraise, evaluate
from .mind.features import FEATURES, NAMES, features
from .mind.marks import option_marks
from .mind.promising import promising
from .modes import CAMPAIGN, MODES, RoneMode, chosen_leaders
from .rules import positions
from .rules.arranging import arrange
from .rules.end.victory import SETTLING
from .rules.invasion.stack import totals
from .rules.turn import MAIN, TURN
from .settings import SETTINGS, check_homes
from .setup import set_up
from .state import RoneState
from .tables import RoneTables
from .words import explain, options, prices
from .words import questions as q
from .words import vocabulary as v
from .words.glossary import GLOSSARY

ORDER = ("later", "first")


class Rone(Game):
    name = "rone"
    title = Bilingual("RONE: Invaze", "RONE: Invasion")
    says = Bilingual(
        "Buduj armádu z karet i kostek ve světě po katastrofě a bojuj s druhými, nebo společně proti Invazi.",
        "Build an army of cards and dice after the catastrophe, against each other or together against the Invasion.",
    )
    minutes = (45, 90)
    usual_turns = 20
    weight = "medium"
    version = 3
    modes = MODES
    settings = SETTINGS
    vocabulary = v.vocabulary
    glossary = GLOSSARY
    state = RoneState
    questions = (MAIN_PHASE, DRAWING, SPENDING, DEALING)
    turn_rule = "RON-077"
    feature_names = NAMES
    feature_words = FEATURES
    mind_zones = {
        "owned": ("deck", "hand", "discard", "played", "dump"),
        "ground": ("ground",),
        "base": ("base",),
        "lost for now": ("dump",),
    }
    max_choices = 100_000  # decks grow over the matches of the extended mode, and players without a plan heal for long

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        check_homes(mode, setup)
        setup["leaders"] = chosen_leaders(setup["leaders"], players, [leader.id for leader in cards.LEADERS])
        if mode is CAMPAIGN:
            chosen_scenarios(setup["scenarios"])  # refuses what cannot be read
        return setup

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> RoneTables:
        assert isinstance(mode, RoneMode)
        deal: list[RoneCard] = [card for card in cards.STARTERS for _ in range(max(2, players))]  # RON-D39
        deal += [card for card in (*cards.ADDITIONAL, *cards.RECRUITS) for _ in range(card.copies)]
        deal += [*cards.LEADERS, *cards.TECHNOLOGIES]
        library = self.library
        if mode.coop:
            scenarios = chosen_scenarios(setup["scenarios"])
            own = [card for scenario in scenarios for card in scenario.own_cards]
            deal += [card for card in (*cards.INVASION, *own) for _ in range(card.copies)]
            deal += [*cards.PROTOCOLS, *scenarios]
            library = library.read_as((*scenarios, *own))  # their orders need no programs
        tables = RoneTables(library, players, deal, mode, setup)
        tables.settling, tables.zone_orders = SETTLING, cards.ZONE_ORDERS
        appraise(tables)
        return tables

    def deal(self, s: RoneState) -> None:
        set_up(s)

    # ---- positions ----
    def at_rest(self, s: RoneState) -> bool:
        return len(s.stack) == 1 and s.prompt == q.ASK_MAIN and not s.ended and not s.delayed

    def resume(self, s: RoneState) -> None:
        push(s, TURN, 0)[PC] = MAIN

    def fill_position(self, s: RoneState, given: set[str], loose: list[int]) -> None:
        positions.fill(s, given, loose)

    def after_exact_position(self, s: RoneState) -> None:
        positions.fits(s)

    # ---- reasons, numbers, bots ----
    def explain(self, s: RoneState, value: str, subject: str, history: list[Any]) -> Derivation:
        return explain.explain(s, value, subject, history)

    def explainable(self) -> dict[str, Bilingual]:
        return explain.NUMBERS

    numbers_shown = (("ranged", "melee", "armor", "life"),)

    def current_numbers(self, s: RoneState) -> dict[int, dict[str, int]]:
        if not s.t.coop or not s.deployed:
            return {}
        total, card = totals(s), s.deployed[-1]
        return {
            card: {
                "ranged": total.ranged,
                "melee": total.melee,
                "armor": max(0, total.armor - s.worn[card]),
                "life": total.life - s.wounds[card],
            }
        }

    def traits(self, s: RoneState) -> list[dict[str, tuple[str, ...]]]:
        cards = s.t.cards
        leaders = [tuple(cards[c].id for c in base if getattr(cards[c], "leader", False)) for base in s.base]
        if s.t.coop or s.t.quick:  # nobody begins
            return [{"leaders": leader} for leader in leaders]
        begins = s.t.mates[s.first]
        return [{"leaders": leader, "order": (ORDER[seat in begins],)} for seat, leader in enumerate(leaders)]

    def arrange(self, s: RoneState, how: str, card: str, seat: int, deal: int, moment: int) -> bool:
        return arrange(s, how, card, seat, deal, moment)

    def arrangements(self) -> dict[str, tuple[str, ...]]:
        offered = tuple(card.id for card in (*cards.RECRUITS, *cards.TECHNOLOGIES))
        return {"owned": (*offered, *(card.id for card in cards.ADDITIONAL)), "offered": offered}

    def rivals(self, mode: str, players: int) -> dict[str, dict[str, Rival]]:
        return {"leaders": {leader.id: Rival("leaders", (leader.id,)) for leader in cards.LEADERS}}

    def outcomes(self, s: RoneState) -> dict[str, bool]:
        """The scenarios that were played, and whether they were won."""
        won = s.scenario + bool(s.result and s.result[0])
        return {s.t.cards[card].id: at < won for at, card in enumerate(s.scenarios[: s.scenario + 1])}

    def rounds(self, s: RoneState) -> int:
        """RON-D26: a turn of each side."""
        return s.turns if s.t.coop or s.t.quick else (s.turns + 1) // 2

    def option_marks(self, s: RoneState) -> Callable[[int], Sequence[str]]:
        return option_marks(s)

    def features(self, s: RoneState, seat: int) -> Sequence[float]:
        return features(s, seat)

    def evaluate(self, s: RoneState, seat: int) -> float:
        return evaluate(s, seat)

    def promising(self, s: RoneState) -> Sequence[int]:
        return promising(s)

    def option_template(self, s: RoneState, code: int) -> Bilingual:
        return options.template(s, code) or super().option_template(s, code)

    def price(self, s: RoneState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
        return prices.priced(s, code)


GAME = Rone()
