"""Smash Up, as the kernel sees it."""

from __future__ import annotations

from typing import Any

from sudi.kernel.chance import shuffle
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.game import Game, Mode
from sudi.kernel.machine import PC, push
from sudi.kernel.permissions import Refusal
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual

from . import cards, explain, reasons
from . import vocabulary as v
from .card import SmashCard
from .evaluate import evaluate
from .hands import draw
from .modes import MODES, SETTINGS
from .numbers import BREAKPOINT, POWER
from .position import check_attached, check_cards, check_factions
from .setup import assign_cards, factions_left, set_up
from .state import HAND_SIZE, SmashState, SmashTables
from .turn import OFFER, TURN
from .words import FACTION_IDS


class SmashUp(Game):
    name = "smashup"
    title = Bilingual("Hustá mela", "Smash Up")
    version = 2  # 2: overlapping extra plays are asked about, the Temple of Goju takes everybody at one moment
    modes = MODES
    settings = SETTINGS
    vocabulary = v.vocabulary
    state = SmashState

    # ---- setting up ----
    def check_setup(self, mode: Mode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
        wanted, boxes = setup["factions"], setup["boxes"]
        if isinstance(wanted, str) and wanted not in ("random", "draft"):
            raise BadSetup(
                "Write factions as random, draft or a list with a pair for each seat, such as pirates+ninjas."
            )
        if isinstance(wanted, tuple):
            if len(wanted) == 2 * players and not any("+" in str(name) for name in wanted):
                # One after another, as the terminal writes lists: robots+ninjas+pirates+zombies.
                wanted = tuple(f"{wanted[i]}+{wanted[i + 1]}" for i in range(0, len(wanted), 2))
                setup["factions"] = wanted
            self._check_factions(players, boxes, wanted)
        return setup

    @staticmethod
    def _check_factions(players: int, boxes: int, wanted: tuple[Any, ...]) -> None:
        if len(wanted) != players:
            raise BadSetup(f"The list of factions needs {players} pairs, one for each player.")
        everything: list[str] = []
        for pair in wanted:
            names = str(pair).split("+")
            for name in names:
                if name not in FACTION_IDS:
                    raise unknown("faction", name, FACTION_IDS)
            if len(names) != 2 or names[0] == names[1]:
                raise BadSetup("Each player needs two different factions, such as pirates+ninjas (SMU-007, SMU-008).")
            everything += names
        for name in everything:
            if everything.count(name) > boxes:
                raise BadSetup(f"The faction {name!r} is taken more often than there are boxes ({boxes}; SMU-009).")

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> SmashTables:
        deal: list[SmashCard] = []
        packs: list[int] = []
        for box in range(setup["boxes"]):
            for faction, pack in enumerate(cards.PACKS):
                for card in pack:
                    deal += [card] * card.copies
                    packs += [faction + 8 * box] * card.copies
        deal += cards.BASES
        packs += [-1] * len(cards.BASES)
        return SmashTables(self.library, players, deal, packs)

    def deal(self, s: SmashState) -> None:
        set_up(s)

    # ---- positions ----
    def at_rest(self, s: SmashState) -> bool:
        return len(s.stack) == 1 and s.prompt == v.ASK_PLAY and not s.lasting

    def resume(self, s: SmashState) -> None:
        check_attached(s)
        push(s, TURN, 0)[PC] = OFFER

    def before_position(self, s: SmashState, data: dict[str, Any]) -> None:
        """Factions decide whose cards are whose: those the position names, the set-up's, or the first free ones."""
        check_factions(s, data)
        for seat, player in enumerate(data.get("players", [])[: s.t.seats]):
            for field, zone in (("faction_a", s.faction_a), ("faction_b", s.faction_b)):
                if player.get(field) in FACTION_IDS:
                    zone[seat] = FACTION_IDS.index(player[field])
        wanted = s.t.setup["factions"]
        for seat in range(s.t.seats):
            if isinstance(wanted, tuple):
                s.faction_a[seat], s.faction_b[seat] = (FACTION_IDS.index(n) for n in wanted[seat].split("+"))
            for zone in (s.faction_a, s.faction_b):
                if zone[seat] < 0 and "machine" not in data:
                    zone[seat] = factions_left(s, seat)[0]
        if min(s.faction_a + s.faction_b) >= 0:  # in the middle of a draft nobody owns a card yet
            assign_cards(s)

    def fill_position(self, s: SmashState, given: set[str], loose: list[int]) -> None:
        self.after_exact_position(s)
        bases = [c for c in loose if s.t.pack[c] < 0]
        if "base_deck" not in given:
            s.base_deck += bases
            shuffle(s, s.base_deck)
        else:
            s.base_discard += bases
        for place in range(s.t.slots):
            if f"slots[{place}].bases" not in given and s.base_deck:
                base = s.base_deck.pop()
                s.bases[place], s.at[base] = [base], place
                s.live |= 1 << base
        for card in loose:
            owner = s.owner[card]
            if s.t.pack[card] < 0:
                continue
            if owner < 0 or f"players[{owner}].deck" in given:
                s.box.append(card)
            else:
                s.deck[owner].append(card)
        for seat in range(s.t.seats):
            if f"players[{seat}].deck" not in given:
                shuffle(s, s.deck[seat])
            if f"players[{seat}].hand" not in given:
                draw(s, seat, HAND_SIZE)

    def after_exact_position(self, s: SmashState) -> None:
        check_cards(s)
        s.t.derive(s)

    # ---- reasons, numbers, bots ----
    def refuse(self, s: SmashState, seat: int, option: int) -> Refusal | None:
        return reasons.refuse(s, seat, option)

    def explain(self, s: SmashState, value: str, subject: str, history: list[Any]) -> Derivation:
        return explain.explain(s, value, subject, history)

    def explainable(self) -> dict[str, Bilingual]:
        return explain.NUMBERS

    numbers_shown = (("power",), ("breakpoint",))

    def current_numbers(self, s: SmashState) -> dict[int, dict[str, int]]:
        minions = [card for place in s.minions for card in place]
        found = {card: {"power": n} for card, n in zip(minions, POWER.of_many(s, minions), strict=True)}
        return found | {base: {"breakpoint": BREAKPOINT.of(s, base)} for place in s.bases for base in place}

    def traits(self, s: SmashState) -> list[dict[str, tuple[str, ...]]]:
        seats = range(s.t.seats)
        mine = [(FACTION_IDS[s.faction_a[seat]], FACTION_IDS[s.faction_b[seat]]) for seat in seats]
        return [{"factions": mine[seat], "order": ("first" if seat == s.first else "later",)} for seat in seats]

    def evaluate(self, s: SmashState, seat: int) -> float:
        return evaluate(s, seat)

    def universe(self, s: SmashState, seat: int) -> list[int]:
        mine = [*s.hand[seat], *s.discard[seat], *(m for place in s.minions for m in place)]
        places, minions = range(s.t.slots), [m for place in s.minions for m in place]
        found = [verb(c, p) for verb in (v.PLAY, v.RAISE, v.ACT_AT) for c in mine for p in places]
        found += [v.ACT_ON(c, m) for c in mine for m in minions]
        return found + [verb(c) for verb in (v.ACT, v.SPECIAL, v.TALENT) for c in mine] + [v.END()]


GAME = SmashUp()
