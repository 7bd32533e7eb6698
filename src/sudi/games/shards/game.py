"""Shards of Infinity, as the kernel sees it."""

from __future__ import annotations

from typing import Any

from sudi.kernel.chance import shuffle
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.game import Game, Mode
from sudi.kernel.machine import PC, push
from sudi.kernel.permissions import Refusal
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual

from .cards import catalogue
from .cards.card import ShardsCard
from .language import nemesis
from .language.numbers import HEALTH, cost
from .law import reasons
from .mind.evaluate import evaluate
from .modes import MODES, SETTINGS
from .rules.moves import draw, fill_row
from .rules.positions import check_position
from .rules.turn import OFFER, TURN
from .setup import first_seat, set_up
from .state import HAND_SIZE, ShardsState
from .tables import ShardsTables
from .words import explain
from .words import vocabulary as v
from .words.names import CHARACTERS

nemesis.teach((*catalogue.CORE, *catalogue.EXPANSION))


class Shards(Game):
    name = "shards"
    title = Bilingual("Úlomky nekonečna", "Shards of Infinity")
    version = 1
    modes = MODES
    settings = SETTINGS
    vocabulary = v.vocabulary
    state = ShardsState

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        solo = mode.name == "solo"
        if solo:
            if setup["expansion"] is False and "expansion" in given:
                raise BadSetup("The solo game needs the expansion; leave out expansion=false.")
            setup["expansion"] = True  # SOI-006
        if not setup["expansion"]:
            if "relics" in given and setup["relics"] != "none":
                raise BadSetup("Relics belong to the expansion; add expansion=true or leave relics out.")
            setup["relics"] = "none"
        if solo and setup["relics"] == "draft":
            raise BadSetup("A relic draft needs at least 2 players; choose relics=own or relics=random.")
        self._check_characters(mode, players, setup)
        if setup["hold_back"] == "several":
            setup["hold_back"] = mode.name == "free_for_all" and players > 2
        for name, low, high in (
            ("turn_limit", 1, 100_000),
            ("nemesis_health", 1, 50),
            ("nemesis_mastery", 0, 29),
        ):
            value = setup[name]
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise BadSetup(f"The set-up value {name!r} must be a whole number from {low} to {high}.")
        return setup

    @staticmethod
    def _check_characters(mode: Mode, players: int, setup: dict[str, Any]) -> None:
        wanted = setup["characters"]
        if isinstance(wanted, str) and wanted not in ("choose", "random", "auction"):
            wanted = setup["characters"] = tuple(wanted.split("+"))
        if wanted == "auction" and mode.name == "solo":
            raise BadSetup("An auction needs at least 2 players; choose characters=choose or characters=random.")
        if isinstance(wanted, tuple):
            for name in wanted:
                if name not in CHARACTERS:
                    raise unknown("character", name, CHARACTERS)
            if len(wanted) != players or len(set(wanted)) != players:
                raise BadSetup(f"The list of characters needs {players} different names, one for each player.")
            if setup["nemesis"] in wanted:
                raise BadSetup("The nemesis needs a character that nobody else plays.")

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> ShardsTables:
        solo = mode.name == "solo"
        seats = 2 if solo else players
        deal: list[tuple[ShardsCard, int]] = []
        for seat in range(players):
            deal += [(card, seat) for card in catalogue.STARTERS for _ in range(card.copies)]
        centre = (*catalogue.CORE, *catalogue.EXPANSION) if setup["expansion"] else catalogue.CORE
        deal += [(card, -1) for card in centre for _ in range(card.copies)]
        if setup["relics"] != "none":
            deal += [(card, -1) for card in catalogue.RELICS]
        tables = ShardsTables(self.library, seats, deal)
        tables.hold_back = setup["hold_back"]
        tables.relics_open = setup["relics"] != "random"
        if mode.name == "teams":
            tables.team = [0, 0, 1, 1]
            tables.enemies = [[2, 3], [2, 3], [0, 1], [0, 1]]
            tables.opposite = [3, 2, 1, 0] if setup["seating"] == "rows" else [2, 3, 0, 1]
        if solo:
            tables.nemesis = 1
            tables.decider = [0, 0]
            tables.seat_names = [Bilingual("Hráč", "Player"), Bilingual("Úhlavní nepřítel", "Nemesis")]
            reading = setup["nemesis_draw"]
            for name, table in (("play", tables.play), ("exhaust", tables.exhaust)):
                table[1] = [self.library.program(nemesis.nemesis_id(card.id, reading), name) for card in tables.cards]
        return tables

    def deal(self, s: ShardsState) -> None:
        s.first = first_seat(s)
        self._sort_cards(s)
        if s.t.nemesis >= 0:
            s.health[1] = s.t.setup["nemesis_health"]
            s.mastery[1] = s.t.setup["nemesis_mastery"]
        set_up(s)

    @staticmethod
    def _sort_cards(s: ShardsState) -> None:
        """Every card to the pile it starts in, unshuffled."""
        for card, owner in enumerate(s.t.owner):
            if owner >= 0:
                s.deck[owner].append(card)
            elif s.t.cards[card].character >= 0:
                s.spare_relics.append(card)
            else:
                s.centre.append(card)

    # ---- positions ----
    def at_rest(self, s: ShardsState) -> bool:
        return len(s.stack) == 1 and s.prompt == v.ASK_PLAY and not s.lasting

    def resume(self, s: ShardsState) -> None:
        push(s, TURN, 0)[PC] = OFFER

    def fill_position(self, s: ShardsState, given: set[str], loose: list[int]) -> None:
        """Unmentioned starters go to their owner's deck, centre cards to the centre deck, all shuffled."""
        check_position(s)
        people = [seat for seat in range(s.t.seats) if seat != s.t.nemesis]
        for seat, character in enumerate(s.character):
            if character < 0:
                s.character[seat] = next(n for n in range(len(CHARACTERS)) if n not in s.character)
        for card in loose:
            owner = s.t.owner[card]
            if owner >= 0:
                pile = s.banished if f"players[{owner}].deck" in given or s.health[owner] <= 0 else s.deck[owner]
            elif s.t.cards[card].character >= 0:
                pile = self._relic_pile(s, card, given)
            else:
                pile = s.banished if "centre" in given else s.centre
            pile.append(card)
        if "centre" not in given:
            shuffle(s, s.centre)
        for seat in people:
            if f"players[{seat}].deck" not in given:
                shuffle(s, s.deck[seat])
            if f"players[{seat}].hand" not in given and s.health[seat] > 0:
                draw(s, seat, HAND_SIZE)
        if "row" not in given:
            fill_row(s)

    @staticmethod
    def _relic_pile(s: ShardsState, card: int, given: set[str]) -> list[int]:
        if s.t.setup["relics"] == "own":
            for seat, character in enumerate(s.character):
                mine = character == s.t.cards[card].character and seat != s.t.nemesis
                if mine and f"players[{seat}].relics" not in given and not s.relic_taken[seat]:
                    return s.relics[seat]
        return s.spare_relics

    # ---- reasons, numbers, bots ----
    def refuse(self, s: ShardsState, seat: int, option: int) -> Refusal | None:
        return reasons.refuse(s, seat, option)

    def explain(self, s: ShardsState, value: str, subject: str, history: list[Any]) -> Derivation:
        return explain.explain(s, value, subject, history)

    def explainable(self) -> dict[str, Bilingual]:
        return explain.NUMBERS

    def current_numbers(self, s: ShardsState) -> dict[int, dict[str, int]]:
        champions = [card for zone in s.champions for card in zone]
        found = {card: {"health": HEALTH.of(s, card)} for card in champions}
        return found | {card: {"cost": cost(s, card)} for card in s.row}

    def traits(self, s: ShardsState) -> list[dict[str, tuple[str, ...]]]:
        return [
            {
                "characters": (CHARACTERS[who],) if who >= 0 else (),
                "order": ("first" if seat == s.first else "later",),
            }
            for seat, who in enumerate(s.character)
        ]

    def evaluate(self, s: ShardsState, seat: int) -> float:
        return evaluate(s, seat)

    def universe(self, s: ShardsState, seat: int) -> list[int]:
        verbs = (v.PLAY, v.RECRUIT, v.HIRE, v.EXHAUST, v.ATTACK, v.TAKE)
        return [verb(card) for verb in verbs for card in range(len(s.t.cards))] + [v.FOCUS(), v.END()]


GAME = Shards()
