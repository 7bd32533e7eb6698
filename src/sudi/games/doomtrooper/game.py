"""Doomtrooper, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sudi.kernel.chance import Seed, number_of
from sudi.kernel.deck import DeckReport
from sudi.kernel.errors import unknown
from sudi.kernel.game import Game
from sudi.kernel.machine import PC, push
from sudi.kernel.setting import Mode, Rival
from sudi.kernel.values import Derivation
from sudi.kernel.windows import Moment
from sudi.kernel.wording import Bilingual

from .building.advice import advice, curve
from .building.doubles import doubles
from .building.drawn import settled, varied
from .building.limited import limited
from .building.pools import by_hand, dealt
from .decks import DRAWN, EMPTY, TITLES, deck_for, parse, report, starter, write
from .language.ratings import RATING, all_ratings
from .law.action_step import ACTION
from .law.windows import ANYTIME_WINDOW
from .mind.evaluate import evaluate, promising
from .mind.marks import option_marks
from .modes import MODES, SETTINGS, DoomMode, allowed_sets, check_setup
from .rules.positions import imply
from .rules.turn import DISCARDING, OFFER, TURN
from .rules.windows import moment
from .setup import fill_position, set_up
from .state import DoomState, warriors
from .tables import DoomTables
from .words import explain, prices, told_apart
from .words import vocabulary as v
from .words.deeds import DEEDS
from .words.glossary import GLOSSARY
from .words.options import template

KINDS = {"legion": "dark"}  # the army of a deck that is not called by it


class Doomtrooper(Game):
    name = "doomtrooper"
    title = Bilingual("Doomtrooper", "Doomtrooper")
    says = Bilingual(
        "Posílej do boje vojáky korporací, Bratrstva nebo Černé legie a sbírej body za jejich vítězství.",
        "Send warriors of corporations, the Brotherhood or the Dark Legion to fight, and score for their victories.",
    )
    minutes = (45, 90)
    usual_turns = 120
    weight = "heavy"
    # 2: gates of every deed, one Foxhole for a player; 3: cards of all sets, random decks draw on them; 4: more of them
    # 7: what the Dark Symmetry does can be answered; Nomura's step moves its own warrior only
    # 8: cards read again: what a kill sets off comes before its points, also outside combats; cards at a fence;
    # seventeen more cards
    # 9: the last four cards; what a spell asks for while it acts is paid when it is cast
    # 10: points that count double pay for half of every price of a spell; others join a tight formation
    version = 10
    modes = MODES
    settings = SETTINGS
    vocabulary = v.vocabulary
    glossary = GLOSSARY
    state = DoomState
    questions = (ACTION, ANYTIME_WINDOW, DISCARDING)
    turn_rule = "DTR-019"
    deeds = DEEDS
    feature_words = {"#army": Bilingual("počet bojovníků ve hře", "number of warriors in play")}
    mind_zones = {  # what is on the table and in hand: which cards of a deck are still to come says little
        "army": ("squad", "kohort", "outpost", "aside"),
        "hidden": ("hidden",),
        "works": ("works",),
        "attached": ("attached",),
        "hand": ("hand",),
    }

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        return check_setup(players, setup, given)

    def settle(self, setup: dict[str, Any], seed: Seed) -> dict[str, Any]:
        sets = allowed_sets(setup["sets"])
        decks = limited(setup["decks"], number_of(seed), sets, setup["boosters"])
        return {**setup, "decks": tuple(settled(deck, number_of(seed), n, sets) for n, deck in enumerate(decks))}

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> DoomTables:
        assert isinstance(mode, DoomMode)
        opened, limited = dealt(setup["decks"])
        decks = [EMPTY if by_hand(deck) else deck_for(deck, strict=False) for deck in setup["decks"]]
        cards = [own or deck.cards() for own, deck in zip(opened, decks, strict=True)]
        starts = [sum(map(len, cards[:seat])) for seat in limited.drafting]
        deal = [(card, seat) for seat, held in enumerate(cards) for card in held]
        extra = doubles(cards, [seat % (mode.sides or players) for seat in range(players)])
        mains = [len(deck.main) for deck in decks]
        tables = DoomTables(self.library, players, [*deal, *extra], mains, mode.sides, len(deal))
        tables.limited = replace(limited, starts=tuple(starts))
        return tables

    def deal(self, s: DoomState) -> None:
        set_up(s)

    # ---- decks ----
    def ready_decks(self) -> dict[str, Bilingual]:
        return TITLES

    def deck_trials(self, name: str) -> tuple[dict[str, Any], dict[str, Any]] | None:
        if name not in TITLES:
            raise unknown("deck", name, TITLES)
        rival = f"{DRAWN}:{KINDS.get(name, name.removesuffix('_army'))}"
        return {"decks": [name, rival]}, {"decks": [rival, name]}

    def deck_text(self, name: str, lang: str = "en") -> str:
        if name not in TITLES:
            raise unknown("deck", name, TITLES)
        return write(starter(name), lang)

    def check_deck(self, text: str) -> DeckReport:
        found = report(text)
        main = parse(text).main
        return replace(found, advice=tuple(advice(main)), curve=curve(main))

    # ---- positions ----
    def at_rest(self, s: DoomState) -> bool:
        return len(s.stack) == 1 and s.prompt == v.ASK_ACTION and not s.lasting

    def resume(self, s: DoomState) -> None:
        imply(s)
        push(s, TURN, 0)[PC] = OFFER

    def before_position(self, s: DoomState, data: dict[str, Any]) -> None:
        s.live = 0

    def fill_position(self, s: DoomState, given: set[str], loose: list[int]) -> None:
        fill_position(s, given, loose)

    # ---- reasons, numbers, bots ----
    def explain(self, s: DoomState, value: str, subject: str, history: list[Any]) -> Derivation:
        return explain.explain(s, value, subject, history)

    def explainable(self) -> dict[str, Bilingual]:
        return explain.NUMBERS

    numbers_shown = (tuple(RATING),)

    def current_numbers(self, s: DoomState) -> dict[int, dict[str, int]]:
        return all_ratings(s, warriors(s))

    # ---- windows ----
    def window(self, s: DoomState) -> Moment | None:
        return moment(s)

    def spans(self, s: DoomState) -> dict[str, int]:
        return {"turn": s.turns, "combat": 1} if s.phase else {"turn": s.turns}

    def option_template(self, s: DoomState, code: int) -> Bilingual:
        return template(s, code)

    def price(self, s: DoomState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
        return prices.priced(s, code)

    def card_marks(self, s: DoomState, card: int) -> list[Bilingual]:
        return told_apart.card_marks(s, card)

    def evaluate(self, s: DoomState, seat: int) -> float:
        return evaluate(s, seat)

    def option_marks(self, s: DoomState) -> Callable[[int], Sequence[str]]:
        return option_marks(s)

    def rivals(self, mode: str, players: int) -> dict[str, dict[str, Rival]]:
        return {"decks": {name: Rival("decks", (name,)) for name in TITLES}}

    def varied(self, mode: str, number: int, chance: int) -> dict[str, Any]:
        return {"decks": varied(number, chance, self.modes[mode].players[0])}

    def stage(self, s: DoomState) -> int:
        points: int = max(s.victory) * 5 // s.t.setup["victory_points"]
        return max(0, min(4, points))

    def promising(self, s: DoomState) -> Sequence[int]:
        return promising(s)


GAME = Doomtrooper()
