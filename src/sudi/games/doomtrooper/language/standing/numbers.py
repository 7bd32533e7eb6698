"""Numbers of the turn that cards change: what meditation brings, how many cards are drawn, what a warrior costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import Standing, cards_of, in_force
from sudi.kernel.wording import ACC, GEN, Bilingual, Words, upper
from sudi.kernel.wording.lexicon import CARD

from ...cards.types import EQUIPMENT, IN_AREA
from ...state import HAND_SIZE, PLACES, STANDARD_ACTIONS, DoomState, whose_table
from ...words.areas import INTO_AREA
from ...words.nouns import DESTINY
from ..marks import (
    DEPLOY_PRICE,
    DESTINY_CAP,
    DRAWS_AT_MOST,
    DRAWS_FEWER,
    DROPS,
    DROPS_FOR,
    FEWER_ACTIONS,
    HAND_LIMIT,
    HARD_LABOUR,
    IMPRISONED,
    KILLS_PAY_DOUBLE,
    MEDITATION,
    NO_MEDITATION,
    SHUT_OUT,
    SPARED,
)
from ..select import WARRIORS, Who
from .protection import guards

MEDITATED = 1  # DTR-079


@dataclass(frozen=True)
class Meditation(Standing):
    """Everybody's meditation brings so many destiny points."""

    n: int = MEDITATED
    topic: ClassVar[str] = "meditation"

    def key(self) -> str:
        return MEDITATION

    def say(self, w: Words) -> str:
        if not self.n:
            return w.pick("Meditace nikomu nic nepřináší.", "Meditation brings nobody anything.")
        points = w.count(self.n, DESTINY, ACC)
        return w.pick(f"Meditace přináší každému hráči {points}.", f"Meditation brings every player {points}.")


def meditation(s: DoomState) -> tuple[int, int]:
    """What meditation brings now, and the card that says so (-1: none does)."""
    if s.t.standing_masks.get(MEDITATION, 0) & s.live:
        for rule, _, card, _, _ in in_force(s, MEDITATION):
            return int(rule.n), card
    return MEDITATED, -1


def sworn_off(s: DoomState, seat: int) -> bool:
    """Has this player given up meditating for the rest of the game?"""
    return any(e[1] == seat and NO_MEDITATION in s.t.rule_keys[e[0]] for e in s.lasting)


@dataclass(frozen=True)
class DrawsAtMost(Standing):
    """Nobody draws more cards in a draw step."""

    n: int = 1
    topic: ClassVar[str] = "draws at most"

    def key(self) -> str:
        return DRAWS_AT_MOST

    def say(self, w: Words) -> str:
        count = w.count(self.n, CARD, ACC)
        return w.pick(
            f"Nikdo si v kroku dobírání nesmí dobrat víc než {count}.",
            f"Nobody may draw more than {count} in the draw step.",
        )


def drawn_at_most(s: DoomState, wanted: int) -> int:
    if s.lasting and wanted > 0:
        number = s.t.rules_about.get(DRAWS_FEWER, ())
        ill = sum(e[0] in number and s.live >> e[3] & 1 and s.side[e[3]] == s.turn for e in s.lasting)
        wanted = max(1, wanted - ill)
    if s.t.standing_masks.get(DRAWS_AT_MOST, 0) & s.live:
        return min(wanted, *(int(rule.n) for rule, *_ in in_force(s, DRAWS_AT_MOST)))
    return wanted


@dataclass(frozen=True)
class FewerActions(Standing):
    """Everybody has one standard action less in a turn, once for each copy."""

    topic: ClassVar[str] = "fewer actions"
    everybody: ClassVar[bool] = True

    def key(self) -> str:
        return FEWER_ACTIONS

    def say(self, w: Words) -> str:
        return w.pick(
            "Každý hráč má ve svém kole o 1 standardní akci méně, ale vždy aspoň 1. Více kopií této karty se sčítá.",
            "Every player has 1 standard action less in a turn, but always at least 1. Several copies of this card "
            "add up.",
        )


def workers(s: DoomState, camp: int) -> list[int]:
    """The prisoners that this card holds, if it puts them to work."""
    if not s.lasting or not s.t.standing_masks.get(HARD_LABOUR, 0) >> camp & 1:
        return []
    return [e[3] for e in s.lasting if e[2] == camp and IMPRISONED in s.t.rule_keys[e[0]]]


def standard_actions(s: DoomState) -> int:
    camps = s.t.standing_masks.get(HARD_LABOUR, 0) & s.live
    return _standard(s) + sum(len(workers(s, camp)) for camp in cards_of(camps) if s.side[camp] == s.turn)


def _standard(s: DoomState) -> int:
    if s.t.standing_masks.get(FEWER_ACTIONS, 0) & s.live:
        return max(1, STANDARD_ACTIONS - len(in_force(s, FEWER_ACTIONS)))
    return STANDARD_ACTIONS


@dataclass(frozen=True)
class DropsUpTo(Standing):
    """The card's player may discard so many cards in the discard step."""

    n: int = 2
    topic: ClassVar[str] = "discards"
    yours: ClassVar[bool] = True

    def key(self) -> str:
        return DROPS

    def drops(self, s: DoomState, holder: int, card: int, seat: int) -> int:
        """How many cards this player may discard by it."""
        return self.n if holder == seat else 1

    def say(self, w: Words) -> str:
        count = w.count(self.n, CARD, ACC)
        return w.pick(
            f"Ve svém kroku odhazování smíš odhodit až {count}.",
            f"You may discard up to {count} in your discard step.",
        )


def may_drop(s: DoomState, seat: int) -> int:
    """DTR-321: one card, unless a card says otherwise."""
    if s.t.standing_masks.get(DROPS, 0) & s.live:
        found = [rule.drops(s, holder, card, seat) for rule, holder, card, *_ in in_force(s, DROPS)]
        return max(found, default=1) if all(found) else 0
    return 1


@dataclass(frozen=True)
class DropsFor(Standing):
    """The card's player may discard one more card for every so many destiny points in the discard step."""

    price: int = 4
    topic: ClassVar[str] = "discards for points"
    yours: ClassVar[bool] = True

    def key(self) -> str:
        return DROPS_FOR

    def say(self, w: Words) -> str:
        price = w.count(self.price, DESTINY, ACC)
        return w.pick(
            f"Ve svém kroku odhazování smíš za každé {price} odhodit o 1 kartu víc.",
            f"In your discard step you may discard 1 card more for every {price} that you spend.",
        )


def drop_price(s: DoomState, seat: int) -> tuple[int, int]:
    """What one more discard costs this player, and the card that says so; -1: none does."""
    if s.t.standing_masks.get(DROPS_FOR, 0) & s.live:
        found = [(rule.price, card) for rule, holder, card, *_ in in_force(s, DROPS_FOR) if holder == seat]
        if found:
            return min(found)
    return 0, -1


@dataclass(frozen=True)
class HandLimit(Standing):
    """The card's player draws up to so many cards and keeps so many; `keeps` 0: as many as there are."""

    draws: int = HAND_SIZE
    keeps: int = HAND_SIZE
    topic: ClassVar[str] = "hand limit"
    yours: ClassVar[bool] = True

    def key(self) -> str:
        return HAND_LIMIT

    def about(self, s: DoomState, holder: int, card: int) -> int:
        """Whose hand it is."""
        return holder

    def limits(self, s: DoomState, seat: int, source: int) -> tuple[int, int]:
        return self.draws, self.keeps or len(s.hand[seat])

    def say(self, w: Words) -> str:
        if not self.keeps:
            return w.pick(
                f"Máš-li v ruce víc než {w.count(HAND_SIZE, CARD, ACC)}, v kroku odhazování odhazovat nemusíš.",
                f"With more than {w.count(HAND_SIZE, CARD)} in hand you need not discard in your discard step.",
            )
        drawn, kept = w.count(self.draws, CARD, GEN), w.count(self.keeps, CARD, GEN)
        return w.pick(
            f"V kroku dobírání si dobíráš do {drawn} v ruce a v kroku odhazování odhazuješ do {kept}.",
            f"In your draw step you draw up to {drawn} in hand, and in your discard step you discard down to {kept}.",
        )


def hand_limits(s: DoomState, seat: int) -> tuple[int, int]:
    """DTR-032, DTR-320: how many cards a player draws up to, and how many are kept."""
    if not s.t.standing_masks.get(HAND_LIMIT, 0) & s.live:
        return HAND_SIZE, HAND_SIZE
    found = [
        rule.limits(s, seat, card)
        for rule, holder, card, *_ in in_force(s, HAND_LIMIT)
        if rule.about(s, holder, card) == seat
    ]
    return max([n for n, _ in found], default=HAND_SIZE), max([n for _, n in found], default=HAND_SIZE)


@dataclass(frozen=True)
class KillsPayDouble(Standing):
    """What the card's player takes as destiny points for a kill of his warriors is doubled."""

    topic: ClassVar[str] = "doubled points"
    yours: ClassVar[bool] = True

    def key(self) -> str:
        return KILLS_PAY_DOUBLE

    def say(self, w: Words) -> str:
        return w.pick(
            "Co z bodů za zabití tvým bojovníkem vezmeš v bodech osudu, to získáš dvojnásobně.",
            "Whatever you take as destiny points when your warrior kills another is doubled.",
        )


def kills_pay(s: DoomState, seat: int) -> int:
    """How often destiny points for a kill count."""
    if s.t.standing_masks.get(KILLS_PAY_DOUBLE, 0) & s.live:
        return 2 if any(holder == seat for _, holder, *_ in in_force(s, KILLS_PAY_DOUBLE)) else 1
    return 1


@dataclass(frozen=True)
class ShutOut(Standing):
    """Cards of a type, or warriors of these, may not be played. `own_area`: not into that area of its own player."""

    type: str = ""
    who: Who | None = None
    own_area: int = -1
    topic: ClassVar[str] = "shut out"

    def key(self) -> str:
        return SHUT_OUT

    def meant(self, s: DoomState, card: int) -> bool:
        if self.who is not None:
            return s.t.is_warrior[card] and self.who.suits(s.t.cards[card])
        return s.t.type[card] == self.type

    def bars(self, s: DoomState, source: int, seat: int, card: int) -> bool:
        """Is this player one of those whom it keeps from playing them?"""
        return True

    def say(self, w: Words) -> str:
        if self.own_area >= 0:
            assert self.who is not None
            where, whom = INTO_AREA[PLACES[self.own_area]], self.who.say(w, ACC, many=True)
            return w.pick(f"{upper(where.cs)} nesmíš vykládat {whom}.", f"You may not deploy {whom} {where.en}.")
        if self.who is not None:
            whom = self.who.say(w, ACC, many=True)
            return w.pick(f"Nikdo nesmí vykládat {whom}.", f"Nobody may deploy {whom}.")
        what = _KINDS[self.type]
        return w.pick(f"Nikdo nesmí hrát {what.cs}.", f"Nobody may play {what.en}.")


_KINDS = {EQUIPMENT: Bilingual("vybavení", "equipment")}


@dataclass(frozen=True)
class NoAreaGear(ShutOut):
    """The player that the card lies before plays no equipment that is laid to an area."""

    def meant(self, s: DoomState, card: int) -> bool:
        return s.t.type[card] == EQUIPMENT and s.t.cards[card].lies == IN_AREA

    def bars(self, s: DoomState, source: int, seat: int, card: int) -> bool:
        return whose_table(s, source) == seat

    def say(self, w: Words) -> str:
        return w.pick(
            "Ten hráč nesmí hrát vybavení, které se vykládá přímo do oblasti.",
            "That player may not play equipment that is laid to an area.",
        )


@dataclass(frozen=True)
class HalfPrice(Standing):
    """The card's player pays half the value (rounded up) to bring these warriors into play."""

    who: Who = WARRIORS
    topic: ClassVar[str] = "half price"

    def key(self) -> str:
        return DEPLOY_PRICE

    def price(self, s: DoomState, seat: int, source: int, card: int) -> int:
        """What such a warrior costs its player; -1: it is not meant."""
        return -(-s.t.value[card] // 2) if s.t.suited(self.who) >> card & 1 else -1

    def say(self, w: Words) -> str:
        whom = self.who.say(w, ACC, many=True)
        return w.pick(
            f"Za {whom} platíš při vyložení jen polovinu hodnoty (zaokrouhleno nahoru).",
            f"You pay only half the value (rounded up) to deploy {whom}.",
        )


@dataclass(frozen=True)
class FreeCopies(HalfPrice):
    """Copies of warriors of the area it was laid to, personalities apart, are deployed there for nothing."""

    def price(self, s: DoomState, seat: int, source: int, card: int) -> int:
        if s.t.personality[card]:
            return -1
        kind, here = s.t.kind[card], s.area[source]
        there = getattr(s, PLACES[here])[seat] if here >= 0 else ()
        return 0 if any(s.t.kind[w] == kind and s.live >> w & 1 for w in there) else -1

    def say(self, w: Words) -> str:
        return w.pick(
            "Za kopie svých bojovníků, kteří v této oblasti už jsou a nejsou to osobnosti, při vyložení neplatíš.",
            "You deploy copies of your warriors in this area, personalities apart, for nothing.",
        )


def deploy_price(s: DoomState, seat: int, card: int) -> int:
    """What a warrior of the hand or in hiding costs its player; several cards that halve it do not add up."""
    t = s.t
    best = t.deploy_value[card]
    if t.standing_masks.get(DEPLOY_PRICE, 0) & s.live:
        for rule, holder, source, _, _ in in_force(s, DEPLOY_PRICE):
            price = rule.price(s, seat, source, card) if holder == seat else -1
            if price >= 0:
                best = min(best, price)
    return best


def room_for_destiny(s: DoomState, seat: int, n: int) -> int:
    """How many of so many points the player may take."""
    if not s.t.standing_masks.get(DESTINY_CAP, 0) & s.live:
        return n
    if any(holder == seat for _, holder, *_ in in_force(s, SPARED)):
        return n
    caps = [int(rule.n) for rule, holder, *_ in in_force(s, DESTINY_CAP) if not guards(s, seat, holder)]
    return min([n, *(max(0, cap - s.destiny[seat]) for cap in caps)])
