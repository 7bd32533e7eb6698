"""Shards of Infinity, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sudi.kernel.decision import first, second
from sudi.kernel.game import Game
from sudi.kernel.machine import ME, PC, push
from sudi.kernel.setting import Mode, Rival
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual

from .cards.card import ShardsCard
from .cards.catalogue import CORE, EXPANSION, RELICS, STARTERS, as_read
from .language.numbers import HEALTH, SHIELD, cost
from .law.play_phase import PLAY_PHASE
from .mind.evaluate import evaluate
from .mind.marks import option_marks
from .modes import MODES, check_setup
from .rules.arranging import arrange
from .rules.positions import check_position, fill_position
from .rules.turn import OFFER, TURN
from .settings import SETTINGS
from .setup import set_up
from .state import INFINITE, ShardsState
from .tables import ShardsTables
from .words import explain, prices
from .words import vocabulary as v
from .words.glossary import GLOSSARY
from .words.names import CHARACTERS


class Shards(Game):
    name = "shards"
    title = Bilingual("Úlomky nekonečna", "Shards of Infinity")
    says = Bilingual(
        "Nakupuj karty ze společné nabídky, sbírej mistrovství a připrav ostatní o životy.",
        "Buy cards from a shared row, gather mastery, and take the others' health.",
    )
    minutes = (20, 40)
    usual_turns = 32
    weight = "light"
    version = 2
    modes = dict[str, Mode](MODES)
    settings = SETTINGS
    vocabulary = v.vocabulary
    glossary = GLOSSARY
    state = ShardsState
    questions = (PLAY_PHASE,)
    turn_rule = "SOI-027"

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        return check_setup(MODES[mode.name], players, setup, given)

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> ShardsTables:
        way = MODES[mode.name]
        deal: list[tuple[ShardsCard, int]] = []
        for seat in range(players):
            deal += [(card, seat) for card in STARTERS for _ in range(card.copies)]
        centre = (*CORE, *EXPANSION) if setup["expansion"] else CORE
        deal += [(card, -1) for card in centre for _ in range(card.copies)]
        if setup["relics"] != "none":
            deal += [(card, -1) for card in RELICS]
        deal = [(as_read(card, setup, way.solo), owner) for card, owner in deal]
        return ShardsTables(self.library, way, 2 if way.solo else players, setup, deal)

    def deal(self, s: ShardsState) -> None:
        set_up(s)

    # ---- positions ----
    def at_rest(self, s: ShardsState) -> bool:
        return len(s.stack) == 1 and s.prompt == v.ASK_PLAY and not s.lasting

    def resume(self, s: ShardsState) -> None:
        push(s, TURN, 0)[PC] = OFFER

    def fill_position(self, s: ShardsState, given: set[str], loose: list[int]) -> None:
        check_position(s)
        fill_position(s, given, loose)

    # ---- words ----
    def option_template(self, s: ShardsState, code: int) -> Bilingual:
        verb = self.verbs.of(code)
        if s.stack[-1][ME] == s.t.nemesis and verb.id in v.NEMESIS_DOES:
            return v.NEMESIS_DOES[verb.id]
        if verb.id in v.ENDLESSLY and INFINITE in (first(code), second(code)):
            return v.ENDLESSLY[verb.id]
        return verb.text

    def price(self, s: ShardsState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
        return prices.priced(s, code)

    # ---- reasons, numbers, bots ----
    def explain(self, s: ShardsState, value: str, subject: str, history: list[Any]) -> Derivation:
        return explain.explain(s, value, subject, history)

    def explainable(self) -> dict[str, Bilingual]:
        return explain.NUMBERS

    numbers_shown = (("health",), ("cost",), ("shield",))

    def current_numbers(self, s: ShardsState) -> dict[int, dict[str, int]]:
        champions = [card for zone in s.champions for card in zone]
        found = {card: {"health": HEALTH.of(s, card)} for card in champions}
        found |= {card: {"cost": cost(s, card)} for card in s.row}
        grown = [card for hand in s.hand for card in hand if card in s.t.growing_shields]
        return found | {card: {"shield": SHIELD.of(s, card)} for card in grown}

    def traits(self, s: ShardsState) -> list[dict[str, tuple[str, ...]]]:
        return [
            {
                "characters": (CHARACTERS[who],) if who >= 0 else (),
                "order": ("first" if seat == s.first else "later",),
            }
            for seat, who in enumerate(s.character)
        ]

    def arrange(self, s: ShardsState, how: str, card: str, seat: int, deal: int, moment: int) -> bool:
        return arrange(s, how, card, seat, deal, moment)

    def arrangements(self) -> dict[str, tuple[str, ...]]:
        ids = tuple(card.id for card in (*CORE, *EXPANSION))
        return {"owned": ids, "offered": ids}

    def rivals(self, mode: str, players: int) -> dict[str, dict[str, Rival]]:
        with_relics = {"expansion": True}
        characters = {name: Rival("characters", (name,), (), with_relics) for name in CHARACTERS}
        relics = {}
        for card in RELICS:
            others = tuple(f"card:{one.id}" for one in RELICS if one.character == card.character and one is not card)
            relics[card.id] = Rival("characters", (CHARACTERS[card.character],), others, with_relics)
        return {"characters": characters, "relics": relics}

    def practice(self, mode: str, players: int) -> tuple[dict[str, Any], ...]:
        return ({},) if mode == "solo" else ({}, {"expansion": True}, {"expansion": True, "characters": "random"})

    def option_marks(self, s: ShardsState) -> Callable[[int], Sequence[str]]:
        return option_marks(s)

    def evaluate(self, s: ShardsState, seat: int) -> float:
        return evaluate(s, seat)


GAME = Shards()
