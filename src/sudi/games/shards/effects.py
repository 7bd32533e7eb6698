"""The vocabulary of the cards: what an effect of Shards of Infinity can do, with its words in both languages."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Amount, Effect, Fixed, Handed, Instant, Pick
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import GEN, Clause, Noun, Words

from . import vocabulary as v
from . import words
from .conditions import Counted, HealedSoFar, OwnMastery
from .moves import (
    acquire,
    banish,
    destroy,
    draw,
    gain_gems,
    gain_health,
    gain_mastery,
    gain_power,
    gems_at_once,
    leave_row,
    to_hand,
)
from .state import INFINITE, ShardsState
from .vocabulary import DECLINE
from .words import DISCARD, FACTIONS, HAND

GEMS, POWER, MASTERY, HEALTH = "gems", "power", "mastery", "health"
_GAINS = {GEMS: gain_gems, POWER: gain_power, MASTERY: gain_mastery, HEALTH: gain_health}
_NOUNS = {GEMS: words.GEM, POWER: words.POWER, MASTERY: words.MASTERY, HEALTH: words.HEALTH}


def amount_words(w: Words, amount: Amount, resource: str) -> str:
    """An amount of a resource in words."""
    unit = _NOUNS[resource]
    if isinstance(amount, Fixed):
        if amount.n >= INFINITE:
            return w.pick("nekonečnou sílu", "infinite power")
        return w.count(amount.n, unit)
    if isinstance(amount, Counted):
        return f"{w.count(amount.times, unit)} {amount.per(w)}"
    if isinstance(amount, OwnMastery):
        if amount.halved:
            return w.pick(
                f"tolik {unit.plural[GEN]}, kolik činí polovina tvého mistrovství (zaokrouhleno nahoru)",
                f"{unit.en[1]} equal to half your mastery, rounded up",
            )
        return w.pick(f"tolik {unit.plural[GEN]}, kolik máš mistrovství", f"{unit.en[1]} equal to your mastery")
    assert isinstance(amount, Handed)
    return w.pick(f"stejný počet {unit.plural[GEN]}", f"that much {unit.en[1]}")


@dataclass(frozen=True)
class Gain(Effect):
    """Gain so much of a resource."""

    resource: str
    amount: Amount

    def instant(self) -> Instant:
        gain = _GAINS[self.resource]
        if isinstance(self.amount, Fixed):
            n = self.amount.n
            return gems_at_once(n) if self.resource == GEMS else lambda s, me, src, x: gain(s, me, src, n)
        count = self.amount.count()
        return lambda s, me, src, x: gain(s, me, src, count(s, me, src, x))

    def say(self, w: Words) -> list[Clause]:
        if isinstance(self.amount, HealedSoFar):
            return []
        return [Clause(words.GAIN, amount_words(w, self.amount, self.resource))]


@dataclass(frozen=True)
class Draw(Effect):
    n: int

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: draw(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DRAW, w.count(self.n, words.CARD))]


@dataclass(frozen=True)
class DoublePower(Effect):
    def instant(self) -> Instant:
        def double(s: ShardsState, me: int, src: int, x: int) -> None:
            s.power = min(2 * s.power, INFINITE)
            if s.log is not None:
                s.log.append((v.L_DOUBLES, me, src, s.power, -1))

        return double

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DOUBLE, w.pick("svou sílu", "your power"))]


@dataclass(frozen=True)
class MoreCards(Effect):
    """Draw so many cards more at the end of the turn."""

    n: int

    def instant(self) -> Instant:
        n = self.n

        def more(s: ShardsState, me: int, src: int, x: int) -> None:
            s.more_cards += n

        return more

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"na konci tahu o {w.count(self.n, words.CARD)} více",
            f"{self.n} more cards at the end of the turn",
        )
        return [Clause(words.DRAW, rest)]


@dataclass(frozen=True)
class Banish(Pick):
    """One may banish up to so many cards from hand or discard pile."""

    count: int = 1
    optional: bool = True

    def prompt(self) -> int:
        return v.ASK_BANISH

    def decline(self) -> int:
        return DECLINE()

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        kind, code = s.t.kind, v.BANISH.code
        in_hand = {kind[c]: code + c for c in s.hand[me]}
        in_discard = {kind[c]: v.BANISH(c, DISCARD) for c in s.discard[me]}
        return [*in_hand.values(), *in_discard.values()]

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        card, place = option & 4095, (option >> 12) & 4095
        banish(s, me, card, s.hand[me] if place == HAND else s.discard[me])

    def say(self, w: Words) -> list[Clause]:
        many = w.count(self.count, words.CARD) if self.count > 1 else w.one(words.CARD)
        upto = w.pick("až ", "up to ") if self.count > 1 else ""
        rest = f"{upto}{many} {w.pick('z ruky nebo odkládacího balíčku', 'from your hand or discard pile')}"
        return [Clause(words.BANISH, rest).optional()]


@dataclass(frozen=True)
class ReturnToHand(Pick):
    """Return a card of some kind from the own discard pile to hand: compulsory if there is one."""

    what: str  # "champion", "mercenary" or "" for any
    faction: int = words.NO_FACTION
    count: int = 1

    def prompt(self) -> int:
        return v.ASK_RETURN

    def decline(self) -> int:
        return DECLINE()

    def fits(self, s: ShardsState, card: int) -> bool:
        if self.what == "champion" and not s.t.is_champion[card]:
            return False
        if self.what == "mercenary" and not s.t.is_mercenary[card]:
            return False
        return self.faction == words.NO_FACTION or s.t.faction[card] == self.faction

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        return list({s.t.kind[c]: v.RETURN(c) for c in s.discard[me] if self.fits(s, c)}.values())

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        card = option & 4095
        s.discard[me].remove(card)
        to_hand(s, me, card)

    def noun(self) -> Noun:
        return {"champion": words.CHAMPION, "mercenary": words.MERCENARY, "": words.CARD}[self.what]

    def say(self, w: Words) -> list[Clause]:
        name = w.one(self.noun())
        if self.faction != words.NO_FACTION:
            faction = FACTIONS[self.faction]
            name = w.pick(f"{name} {faction.genitive}", f"a {faction.en} {self.noun().en[0]}")
        where = w.pick("z odkládacího balíčku do ruky", "from your discard pile to your hand")
        return [Clause(words.RETURN, f"{name} {where}")]


@dataclass(frozen=True)
class ReturnAll(Effect):
    """Return all mercenaries from the own discard pile to hand."""

    def instant(self) -> Instant:
        def all_of_them(s: ShardsState, me: int, src: int, x: int) -> None:
            for card in [c for c in s.discard[me] if s.t.is_mercenary[c]]:
                s.discard[me].remove(card)
                to_hand(s, me, card)

        return all_of_them

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "všechny žoldáky z odkládacího balíčku do ruky",
            "all mercenaries from your discard pile to your hand",
        )
        return [Clause(words.RETURN, rest)]


@dataclass(frozen=True)
class ReturnSelf(Effect):
    """This card returns from the discard pile to hand."""

    def instant(self) -> Instant:
        def back(s: ShardsState, me: int, src: int, x: int) -> None:
            if src in s.discard[me]:  # an effect in between may have moved it
                s.discard[me].remove(src)
                to_hand(s, me, src)

        return back

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.RETURN, w.pick("tuto kartu do ruky", "this card to your hand"))]


@dataclass(frozen=True)
class Destroy(Pick):
    """Destroy an enemy champion: compulsory if there is one. Protection from attacks does not help (SOI-122)."""

    def prompt(self) -> int:
        return v.ASK_DESTROY

    def decline(self) -> int:
        return DECLINE()

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        return [v.DESTROY(c) for o in s.t.enemies[me] for c in s.champions[o]]

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        destroy(s, option & 4095)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DESTROY, w.pick("nepřátelského šampiona", "an enemy champion"))]


@dataclass(frozen=True)
class DestroyAll(Effect):
    def instant(self) -> Instant:
        def all_of_them(s: ShardsState, me: int, src: int, x: int) -> None:
            for enemy in s.t.enemies[me]:
                for card in s.champions[enemy][:]:
                    destroy(s, card)

        return all_of_them

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DESTROY, w.pick("všechny nepřátelské šampiony", "all enemy champions"))]


@dataclass(frozen=True)
class Weaken(Pick):
    """One enemy player of one's choice loses mastery, never below 0."""

    n: int

    def prompt(self) -> int:
        return v.ASK_WEAKEN

    def decline(self) -> int:
        return DECLINE()

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        return [v.WEAKEN(o) for o in s.t.enemies[me] if s.health[o] > 0]

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        seat = option & 4095
        lost = min(self.n, s.mastery[seat])
        s.mastery[seat] -= lost
        if s.log is not None:
            s.log.append((v.L_WEAKENS, seat, src, lost, -1))

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"nepřátelského hráče, který přijde o {w.count(self.n, words.MASTERY)}",
            f"an enemy player, who loses {w.count(self.n, words.MASTERY)}",
        )
        return [Clause(words.CHOOSE, rest)]


@dataclass(frozen=True)
class RecruitFree(Pick):
    """Recruit a card of limited cost from the row for free, to the discard pile or, with so much mastery, to hand."""

    max_cost: int
    to_hand_at: int

    def prompt(self) -> int:
        return v.ASK_GET

    def decline(self) -> int:
        return DECLINE()

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        return list({s.t.kind[c]: v.GET(c) for c in s.row if s.t.cost[c] <= self.max_cost}.values())

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        card = option & 4095
        if s.log is not None:
            s.log.append((v.L_GETS, me, card, 0, -1))
        leave_row(s, card)
        acquire(s, me, card, s.mastery[me] >= self.to_hand_at)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"zdarma z verbovací nabídky kartu s cenou nejvýše {self.max_cost}",
            f"a card of cost {self.max_cost} or less from the centre row for free",
        )
        into = w.pick("do ruky", "into your hand")
        lead = w.pick(f"Mistrovství {self.to_hand_at}:", f"Mastery {self.to_hand_at}:")
        return [
            Clause(words.RECRUIT, rest),
            Clause(words.PUT, into, lead=lead, enclitic=w.pick("ji", "it")).instead_of_that(),
        ]


@dataclass(frozen=True)
class UntilEndOfTurn(Effect):
    """Set a standing rule up for the rest of this turn."""

    rule: Standing

    def instant(self) -> Instant:
        rule = self.rule
        return lambda s, me, src, x: last(s, rule, me, src)

    def say(self, w: Words) -> list[Clause]:
        return self.rule.clauses(w)  # type: ignore[attr-defined, no-any-return]


def gain(*, gems: int | Amount = 0, power: int | Amount = 0, mastery: int = 0, health: int = 0) -> Effect:
    """Gain resources, in the order power, mastery, gems, health only if just one is given; chain with >> otherwise."""
    given = [(GEMS, gems), (POWER, power), (MASTERY, mastery), (HEALTH, health)]
    parts = [Gain(name, n if isinstance(n, Amount) else Fixed(n)) for name, n in given if n]
    if len(parts) != 1:
        raise ValueError("gain one resource at a time and chain with >>, so that the order is plain")
    return parts[0]
