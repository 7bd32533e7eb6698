"""The tables of a match: printed facts by card number, and sets of cards that answer most questions at once."""

from __future__ import annotations

from array import array
from functools import cached_property
from typing import Any

from sudi.kernel.cards import Library, Tables
from sudi.kernel.machine import Program
from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from .cards.card import CHAMPION, COMMON, FIELD, SUMMONER, UNDER, WarCard, titles
from .language.own_text import ANY_FIGHT, FIGHT_BESIDE, OTHER_LIFE, SAME_LIFE, facts_of
from .language.topics import (
    ANY_PHASE,
    ATTACK_RULES,
    CAPTURES,
    CHARGES,
    HITS,
    MOVE_RULES,
    PROTECTS,
    RELENTLESS,
    SHOOTS_THROUGH,
    SPREADS,
    USING,
)
from .rules import board as b
from .rules.dice import Face, told
from .rules.happenings import (
    ATTACKED,
    ATTACKING,
    MOVED,
    PHASE_ENDS,
    PHASE_STARTS,
    PREPARING,
    ROLLED,
    STEPS_AWAY,
)
from .state import (
    DICE_WORD,
    NOTHING,
    PHASE_WORD,
    RANGED_REACH,
    SPACES_A_MOVE,
    WarState,
    ability_word,
    controller,
    find_strays,
    on_field,
    tucked_by,
)
from .words.phases import ACT_WORDS, MELEE, PHASE_NAMES, RANGED


class WarTables(Tables):
    """Printed facts by card number."""

    remembers = True
    mode: str
    setup: dict[str, Any]
    players: int

    def __init__(
        self, library: Library, deal: list[tuple[WarCard, int]], start: list[tuple[int, int]], faces: tuple[Face, ...]
    ) -> None:
        """`start` tells which cards begin on the battlefield, and on which spaces; `faces` is the die."""
        super().__init__(WarState, library, 2, list(deal), slots=b.SPACES)
        self.slot_names = b.NAMES
        self.start = start
        starting = {card for card, _ in start}
        self.draw_piles = [[n for n, (_, o) in enumerate(deal) if o == seat and n not in starting] for seat in (0, 1)]
        self.cards = [card for card, _ in deal]
        self.strength = [card.strength for card in self.cards]
        self.life = [card.life for card in self.cards]
        self.cost = [card.cost for card in self.cards]
        self.is_unit = [card.unit for card in self.cards]
        self.is_structure = [card.structure for card in self.cards]
        self.is_common = [card.kind == COMMON for card in self.cards]
        self.is_summoner = [card.kind == SUMMONER for card in self.cards]
        self.summonable = [card.kind in (COMMON, CHAMPION) for card in self.cards]
        self.played_in = [card.phase if card.event and not card.structure else NOTHING for card in self.cards]
        self.event_phases = [0, 0]  # the phases for which a deck has events at all, as bits
        for card, owner in deal:
            if card.event and not card.structure:
                self.event_phases[owner] |= 1 << card.phase
        self.melee = [card.attack == MELEE for card in self.cards]
        self.speed = [SPACES_A_MOVE] * len(self.cards)
        self.reach = [RANGED_REACH if card.attack == RANGED else 1 for card in self.cards]
        self.summoner = [
            next(n for n, (c, o) in enumerate(deal) if o == seat and c.kind == SUMMONER) for seat in (0, 1)
        ]
        self.played: list[Program | None] = [library.program(card.id, "played") for card in self.cards]
        self.ends: list[Program | None] = [library.program(card.id, "ends") for card in self.cards]
        self.faces = faces
        self.symbols = list(zip(*faces, strict=True))  # how many of each symbol, by face
        self.life_lenders = self.broad("life")  # cards that give life to other cards
        facts = [facts_of(card, SPACES_A_MOVE, reach) for card, reach in zip(self.cards, self.reach, strict=True)]
        changes = max(fact.life for fact in facts)
        self.life_changes = changes != SAME_LIFE  # if not, nothing but damage kills
        self.least_life = [0] * len(self.cards) if changes == OTHER_LIFE else self.life
        # Units whose text changes how they move: known beforehand, or to be asked about in play.
        self.gaits = [fact.gait for fact in facts]
        self.irregular_movers = _mask([gait is None for gait in self.gaits])
        # The odd ones are cards whose own moves or attacks may not be plain; the changers speak of other cards' too.
        self.units = _mask(self.is_unit)
        self.odd_movers, self.move_changers = self._speakers(MOVE_RULES)
        self.odd_movers |= self.units & _mask(self.is_structure)  # SUW-034
        self.own_reach = [fact.reach or 0 for fact in facts]
        self.odd_attackers = _mask([fact.reach is None for fact in facts])
        self.far_attackers = _mask([fact.reach != reach for fact, reach in zip(facts, self.reach, strict=True)])
        _, self.attack_changers = self._speakers(ATTACK_RULES - {PROTECTS, SHOOTS_THROUGH})
        self.fight_rules = _mask([any(fact.fights) for fact in facts])
        self.fight_changers = _mask([ANY_FIGHT in fact.fights for fact in facts])
        self.fight_disturbers = _mask([FIGHT_BESIDE in fact.fights for fact in facts])
        self.tramplers = _mask([fact.tramples for fact in facts])
        # The cards that speak of something: most questions about it end with a look at these sets.
        speaking = self.standing_masks.get
        self.on_the_way, self.on_moves = speaking(STEPS_AWAY, 0), speaking(MOVED, 0)
        self.odd_watchers = self.lending(STEPS_AWAY) | self.on_the_way & ~self.units
        self.owned = [_mask([owner == seat for owner in self.owner]) for seat in (0, 1)]
        self.windows = self.broad(SHOOTS_THROUGH)  # cards that others shoot through
        self.protectors, self.any_phase = speaking(PROTECTS, 0), speaking(ANY_PHASE, 0)
        self.relentless, self.lends_relentless = speaking(RELENTLESS, 0), self.broad(RELENTLESS)
        self.captors = speaking(CAPTURES, 0)
        # Units that do something before they attack or run by their own text, and cards that lend such a text.
        self.preparing, self.lends_preparing = speaking(PREPARING, 0), self.broad(PREPARING)
        self.chargers = speaking(CHARGES, 0)
        self.on_targets, self.on_rolls = speaking(ATTACKING, 0), speaking(ROLLED, 0)
        self.on_strength, self.on_hits = speaking("strength", 0), speaking(HITS, 0)
        self.spreaders, self.on_attacks = speaking(SPREADS, 0), speaking(ATTACKED, 0)
        self.using = [speaking(key, 0) for key in USING]
        self.phase_starts = [speaking(key, 0) for key in PHASE_STARTS]
        self.phase_ends = [speaking(key, 0) for key in PHASE_ENDS]
        self.fitting: dict[int, tuple[int, Any]] = {}  # the cards that each group of a text admits
        self.nothing_spent = array("h", [0]) * len(deal)
        self.own_summoning = {n: fact.summoning for n, fact in enumerate(facts) if fact.summoning}
        self.holders[FIELD] = on_field
        self.holders[UNDER] = tucked_by

    def _speakers(self, keys: frozenset[str]) -> tuple[int, int]:
        """The cards with rules about any of these, and those of them whose rules speak of other cards too."""
        speaking = broad = 0
        for key in keys:
            speaking |= self.standing_masks.get(key, 0)
            broad |= self.broad(key)
        return speaking, broad

    def derive(self, s: WarState) -> None:
        s.held = [0, 0]
        s.live = 0
        for space, card in enumerate(s.board):
            if card >= 0:
                s.at[card] = space
                s.held[controller(s, card)] |= 1 << space
                s.live |= 1 << card
        for card in (*s.active[0], *s.active[1], *s.tucked):
            s.live |= 1 << card
        for card in s.limbo:
            if s.over[card] >= 0:
                s.at[card] = s.over[card]
                s.live |= 1 << card
        find_strays(s)

    def in_order(self, s: WarState, waiting: list[Any]) -> list[Any]:
        beside = {card: n for n, card in enumerate((*s.active[0], *s.active[1], *s.tucked), b.SPACES)}

        def place(entry: Any) -> tuple[int, int]:
            rule, _, card, _, _ = entry
            return s.at[card] if s.at[card] >= 0 else beside.get(card, NOTHING), rule

        return sorted(waiting, key=place)

    @cached_property
    def ability_names(self) -> dict[int, Bilingual]:
        return titles(self.cards)

    def rule_title(self, rule: Standing) -> Bilingual | None:
        return self.ability_names.get(id(rule))

    def borrowers(self, s: WarState) -> list[int]:
        board = s.board
        return [board[q] for q in b.spaces(s.held[0] | s.held[1])]

    def holder_of(self, s: WarState, card: int) -> int:
        return controller(s, card)

    def card_label(self, s: WarState, card: int) -> str:
        """On the battlefield a card is called by its space too: two of the same name stand on two spaces."""
        space = s.at[card]
        return f"{self.cards[card].id}@{b.NAMES[space]}" if space >= 0 else self.cards[card].id

    def lies_at(self, s: WarState, card: int) -> int:
        return s.at[card]

    def place_seen(self, s: WarState, place: int, seat: int) -> str:
        return b.NAMES[place] if seat == 0 else b.NAMES[b.SPACES - 1 - place]

    def place_kind(self, s: WarState, place: int, seat: int) -> str:
        """The row as a seat counts it, from its own rear edge."""
        return f"row {b.row(place if seat == 0 else b.SPACES - 1 - place) + 1}"

    def place_name(self, s: WarState, place: int) -> str:
        return b.NAMES[place]

    def place_text(self, s: WarState, place: int) -> Bilingual:
        return Bilingual(b.NAMES[place], b.NAMES[place])

    def word_name(self, n: int, lang: str) -> str:
        if n < 0:
            return ACT_WORDS[ability_word(n)].text[lang]
        if n >= DICE_WORD:
            return told(self.faces, n // DICE_WORD, lang)
        return PHASE_NAMES[n - PHASE_WORD][lang] if n >= PHASE_WORD else b.NAMES[n]


def _mask(facts: list[bool]) -> int:
    """The cards of which something is true."""
    return sum(1 << card for card, true in enumerate(facts) if true)
