"""What an effect does to cards and champions, with its words in both languages."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first, second
from sudi.kernel.effects import Effect, Instant
from sudi.kernel.law import Check, Choice, Values, same_title
from sudi.kernel.log import note
from sudi.kernel.picks import Pick
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, Bilingual, Clause, Noun, Words
from sudi.kernel.wording.lexicon import FEMININE

from ..rules.moves import acquire, banish, destroy, draw, leave_row, return_to_hand
from ..state import ShardsState
from ..words import names, nouns
from ..words import vocabulary as v
from ..words.names import DISCARD, FACTIONS, HAND
from ..words.phrases import article, counted
from ..words.vocabulary import DECLINE
from .domains import (
    ENEMY_CHAMPIONS,
    ENEMY_PLAYERS,
    HAND_OR_DISCARD,
    IN_ROW,
    OWN_DISCARD,
    STILL_PLAYS,
    WHERE_IT_LIES,
)


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
            note(s, v.L_MORE_CARDS, me, src, n)

        return more

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"na konci tahu o {w.count(self.n, nouns.CARD)} více",
            f"{self.n} more cards at the end of the turn",
        )
        return [Clause(nouns.DRAW, rest)]


@dataclass(frozen=True)
class Banish(Pick):
    """One may banish up to so many cards from hand or discard pile."""

    count: int = 1
    optional: bool = True

    asking = v.ASK_BANISH
    declining = DECLINE

    def asks(self) -> Choice:
        return Choice(v.BANISH, HAND_OR_DISCARD, WHERE_IT_LIES, alike=same_title)

    def offers(self, s: ShardsState, me: int, src: int) -> list[int]:
        kind = s.t.kind
        in_hand = {kind[c]: v.BANISH(c, HAND) for c in s.hand[me]}
        in_discard = {kind[c]: v.BANISH(c, DISCARD) for c in s.discard[me]}
        return [*in_hand.values(), *in_discard.values()]

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        card, place = first(option), second(option)
        banish(s, me, card, place == HAND)

    def say(self, w: Words) -> list[Clause]:
        many = w.count(self.count, nouns.CARD) if self.count > 1 else w.one(nouns.CARD)
        upto = w.pick("až ", "up to ") if self.count > 1 else ""
        rest = f"{upto}{many} {w.pick('z ruky nebo odkládacího balíčku', 'from your hand or discard pile')}"
        return [Clause(nouns.BANISH, rest).optional()]


@dataclass(frozen=True)
class ReturnToHand(Pick):
    """Return a card of some kind from the own discard pile to hand: compulsory if there is one."""

    what: str  # "champion", "mercenary" or "" for any
    faction: int = names.NO_FACTION
    count: int = 1

    asking = v.ASK_RETURN

    def asks(self) -> Choice:
        wanted = Check(
            "SOI-076",
            lambda c: self.fits(c.s, c.a),
            cs="Do ruky si teď vracíš {what}, a to karta {a} není.",
            en="This returns {what}, and {a} is not one.",
            values=lambda c: {"what": Bilingual(self.phrase(Words("cs")), self.phrase(Words("en")))},
        )
        return Choice(v.RETURN, OWN_DISCARD, checks=(wanted,), alike=same_title)

    def naming(self) -> Values:
        which = "kterou" if self.noun().gender == FEMININE else "kterého"
        named = {"which": f"{which} {self.phrase(Words('cs'))}", "what": self.bare()}
        return lambda c: named

    def fits(self, s: ShardsState, card: int) -> bool:
        if self.what == "champion" and not s.t.is_champion[card]:
            return False
        if self.what == "mercenary" and not s.t.is_mercenary[card]:
            return False
        return self.faction == names.NO_FACTION or s.t.faction[card] == self.faction

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        return_to_hand(s, me, first(option))

    def noun(self) -> Noun:
        return {"champion": nouns.CHAMPION, "mercenary": nouns.MERCENARY, "": nouns.CARD}[self.what]

    def phrase(self, w: Words, case: int = ACC) -> str:
        """What is returned: šampiona Řádu; a champion."""
        name = w.one(self.noun(), case)
        if self.faction == names.NO_FACTION:
            return name
        return w.pick(f"{name} {FACTIONS[self.faction].genitive}", f"{article(self.bare())} {self.bare()}")

    def bare(self) -> str:
        """The same in English without an article."""
        noun = self.noun().en[0]
        return noun if self.faction == names.NO_FACTION else f"{FACTIONS[self.faction].en} {noun}"

    def say(self, w: Words) -> list[Clause]:
        name = self.phrase(w)
        where = w.pick("z odkládacího balíčku do ruky", "from your discard pile to your hand")
        return [Clause(nouns.RETURN, f"{name} {where}")]


@dataclass(frozen=True)
class ReturnAll(Effect):
    """Return all mercenaries from the own discard pile to hand."""

    def instant(self) -> Instant:
        def all_of_them(s: ShardsState, me: int, src: int, x: int) -> None:
            for card in [c for c in s.discard[me] if s.t.is_mercenary[c]]:
                return_to_hand(s, me, card)

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
                return_to_hand(s, me, src)

        return back

    def say(self, w: Words) -> list[Clause]:
        return [Clause(nouns.RETURN, w.pick("tuto kartu do ruky", "this card to your hand"))]


@dataclass(frozen=True)
class Destroy(Pick):
    """Destroy an enemy champion: compulsory if there is one. Protection from attacks does not help (SOI-122)."""

    asking = v.ASK_DESTROY

    def asks(self) -> Choice:
        return Choice(v.DESTROY, ENEMY_CHAMPIONS)

    def naming(self) -> Values:
        mine = {
            "whom": Bilingual("kterého nepřátelského šampiona", "which enemy champion"),
            "who": Bilingual("zničíš", "do you destroy"),
        }
        its = {
            "whom": Bilingual("kterého z tvých šampionů", "which of your champions"),
            "who": Bilingual("zničí úhlavní nepřítel", "does the nemesis destroy"),
        }
        return lambda c: its if c.me == c.s.t.nemesis else mine

    def futile(self, s: ShardsState, me: int, src: int) -> bool:
        return not any(s.champions[enemy] for enemy in s.t.enemies[me])

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
class Weaken(Pick):
    """One enemy player of one's choice loses mastery, never below 0."""

    n: int

    asking = v.ASK_WEAKEN

    def asks(self) -> Choice:
        some = Check(
            "SOI-076",
            lambda c: any(c.s.mastery[enemy] for enemy in c.s.t.enemies[c.me]),
            cs="Žádný protivník nemá mistrovství, o které by mohl přijít.",
            en="No opponent has any mastery to lose.",
        )
        return Choice(v.WEAKEN, ENEMY_PLAYERS, checks=(STILL_PLAYS,), before=(some,))

    def naming(self) -> Values:
        return lambda c: {"loss": counted(self.n, nouns.MASTERY)}

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        seat = first(option)
        lost = min(self.n, s.mastery[seat])
        s.mastery[seat] -= lost
        note(s, v.L_WEAKENS, seat, src, lost)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"nepřátelského hráče, který přijde o {w.count(self.n, nouns.MASTERY)}",
            f"an enemy player, who loses {w.count(self.n, nouns.MASTERY)}",
        )
        return [Clause(nouns.CHOOSE, rest)]


@dataclass(frozen=True)
class RecruitFree(Pick):
    """Recruit a card of limited cost from the row for free, to the discard pile or, with so much mastery, to hand."""

    max_cost: int
    to_hand_at: int

    asking = v.ASK_GET

    def asks(self) -> Choice:
        cheap = Check(
            "SOI-055",
            lambda c: c.s.t.cost[c.a] <= self.max_cost,
            cs="Zdarma lze naverbovat kartu s cenou nejvýše {most}; karta {a} stojí {cost:gem}.",
            en="A card of cost {most} or less is recruited for free; {a} costs {cost:gem}.",
            values=lambda c: {"most": self.max_cost, "cost": c.s.t.cost[c.a]},
        )
        return Choice(v.GET, IN_ROW, checks=(cheap,), alike=same_title)

    def act(self, s: ShardsState, me: int, src: int, option: int) -> None:
        card = first(option)
        note(s, v.L_GETS, me, card, src)
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
            Clause(nouns.TAKE, into, lead=lead, enclitic=w.pick("ji", "it")).instead_of_that(),
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
