"""What an effect does to cards and champions, with its words in both languages."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first, second
from sudi.kernel.effects import Effect, Instant, Pick
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Noun, Words

from ..rules.moves import acquire, banish, destroy, draw, leave_row, to_hand
from ..state import ShardsState
from ..words import names, nouns
from ..words import vocabulary as v
from ..words.names import DISCARD, FACTIONS, HAND
from ..words.vocabulary import DECLINE


class Choice(Pick):
    """Choosing cards or players, as every card of this game words it."""

    def decline(self) -> int:
        return DECLINE()


@dataclass(frozen=True)
class Draw(Effect):
    n: int

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: draw(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(nouns.DRAW, w.count(self.n, nouns.CARD))]


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
            f"na konci tahu o {w.count(self.n, nouns.CARD)} více",
            f"{self.n} more cards at the end of the turn",
        )
        return [Clause(nouns.DRAW, rest)]


@dataclass(frozen=True)
class Banish(Choice):
    """One may banish up to so many cards from hand or discard pile."""

    count: int = 1
    optional: bool = True

    def prompt(self) -> int:
        return v.ASK_BANISH

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        kind = s.t.kind
        in_hand = {kind[c]: v.BANISH(c, HAND) for c in s.hand[me]}
        in_discard = {kind[c]: v.BANISH(c, DISCARD) for c in s.discard[me]}
        return [*in_hand.values(), *in_discard.values()]

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        card, place = first(option), second(option)
        banish(s, me, card, s.hand[me] if place == HAND else s.discard[me])

    def say(self, w: Words) -> list[Clause]:
        many = w.count(self.count, nouns.CARD) if self.count > 1 else w.one(nouns.CARD)
        upto = w.pick("až ", "up to ") if self.count > 1 else ""
        rest = f"{upto}{many} {w.pick('z ruky nebo odkládacího balíčku', 'from your hand or discard pile')}"
        return [Clause(nouns.BANISH, rest).optional()]


@dataclass(frozen=True)
class ReturnToHand(Choice):
    """Return a card of some kind from the own discard pile to hand: compulsory if there is one."""

    what: str  # "champion", "mercenary" or "" for any
    faction: int = names.NO_FACTION
    count: int = 1

    def prompt(self) -> int:
        return v.ASK_RETURN

    def fits(self, s: ShardsState, card: int) -> bool:
        if self.what == "champion" and not s.t.is_champion[card]:
            return False
        if self.what == "mercenary" and not s.t.is_mercenary[card]:
            return False
        return self.faction == names.NO_FACTION or s.t.faction[card] == self.faction

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        return list({s.t.kind[c]: v.RETURN(c) for c in s.discard[me] if self.fits(s, c)}.values())

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        card = first(option)
        s.discard[me].remove(card)
        to_hand(s, me, card)

    def noun(self) -> Noun:
        return {"champion": nouns.CHAMPION, "mercenary": nouns.MERCENARY, "": nouns.CARD}[self.what]

    def say(self, w: Words) -> list[Clause]:
        name = w.one(self.noun())
        if self.faction != names.NO_FACTION:
            faction = FACTIONS[self.faction]
            name = w.pick(f"{name} {faction.genitive}", f"a {faction.en} {self.noun().en[0]}")
        where = w.pick("z odkládacího balíčku do ruky", "from your discard pile to your hand")
        return [Clause(nouns.RETURN, f"{name} {where}")]


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
        return [Clause(nouns.RETURN, rest)]


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
        return [Clause(nouns.RETURN, w.pick("tuto kartu do ruky", "this card to your hand"))]


@dataclass(frozen=True)
class Destroy(Choice):
    """Destroy an enemy champion: compulsory if there is one. Protection from attacks does not help (SOI-122)."""

    def prompt(self) -> int:
        return v.ASK_DESTROY

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        return [v.DESTROY(c) for o in s.t.enemies[me] for c in s.champions[o]]

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        destroy(s, first(option))

    def say(self, w: Words) -> list[Clause]:
        return [Clause(nouns.DESTROY, w.pick("nepřátelského šampiona", "an enemy champion"))]


@dataclass(frozen=True)
class DestroyAll(Effect):
    def instant(self) -> Instant:
        def all_of_them(s: ShardsState, me: int, src: int, x: int) -> None:
            for enemy in s.t.enemies[me]:
                for card in s.champions[enemy][:]:
                    destroy(s, card)

        return all_of_them

    def say(self, w: Words) -> list[Clause]:
        return [Clause(nouns.DESTROY, w.pick("všechny nepřátelské šampiony", "all enemy champions"))]


@dataclass(frozen=True)
class Weaken(Choice):
    """One enemy player of one's choice loses mastery, never below 0."""

    n: int

    def prompt(self) -> int:
        return v.ASK_WEAKEN

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        return [v.WEAKEN(o) for o in s.t.enemies[me] if s.health[o] > 0]

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        seat = first(option)
        lost = min(self.n, s.mastery[seat])
        s.mastery[seat] -= lost
        if s.log is not None:
            s.log.append((v.L_WEAKENS, seat, src, lost, -1))

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"nepřátelského hráče, který přijde o {w.count(self.n, nouns.MASTERY)}",
            f"an enemy player, who loses {w.count(self.n, nouns.MASTERY)}",
        )
        return [Clause(nouns.CHOOSE, rest)]


@dataclass(frozen=True)
class RecruitFree(Choice):
    """Recruit a card of limited cost from the row for free, to the discard pile or, with so much mastery, to hand."""

    max_cost: int
    to_hand_at: int

    def prompt(self) -> int:
        return v.ASK_GET

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        return list({s.t.kind[c]: v.GET(c) for c in s.row if s.t.cost[c] <= self.max_cost}.values())

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        card = first(option)
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
            Clause(nouns.RECRUIT, rest),
            Clause(nouns.PUT, into, lead=lead, enclitic=w.pick("ji", "it")).instead_of_that(),
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
