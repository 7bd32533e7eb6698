"""Which cards a text is about: of what class, whose, with which name, and where; with its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.values import Scope
from sudi.kernel.wording import ACC, INS, NOM, Noun, Words

from ..cards.card import CHAMPION, COMMON, WarCard
from ..rules import board as b
from ..state import NOTHING, WarState, controller
from ..tables import WarTables
from ..words import lexicon
from ..words.names import NameWord, soft
from .subjects import IT, THIS

# Classes of cards on the battlefield.
UNIT, COMMON_OR_CHAMPION, STRUCTURE, CARD = "unit", "common or champion", "structure", "card"
_NOUNS: dict[str, Noun] = {
    UNIT: lexicon.UNIT,
    COMMON: lexicon.COMMON,
    COMMON_OR_CHAMPION: lexicon.COMMON_OR_CHAMPION,
    STRUCTURE: lexicon.STRUCTURE,
    CARD: lexicon.CARD,
}
# Whose.
ANY, FRIENDLY, ENEMY = "any", "friendly", "enemy"
# What distances are counted from: the card with the text, its player's summoner, the card a text speaks of already.
YOUR_SUMMONER = "your summoner"


@dataclass(frozen=True)
class Group(Scope):
    """Cards on the battlefield. `within` 1 is adjacent, 0 anywhere; a card is never within any distance of itself."""

    what: str = UNIT
    whose: str = ANY
    within: int = 0
    of: str = THIS
    word: NameWord | None = None
    cost: int | None = None
    clear: bool = False  # in a straight line of clear spaces
    unboosted: bool = False
    others: bool = False  # not the card itself
    itself_too: bool = False  # the centre counts as well
    beside: Group | None = None  # adjacent to at least one card of another group

    # ---- finding ----
    def find(self, s: WarState, me: int, src: int, x: int = NOTHING) -> list[int]:
        held = s.held[0] | s.held[1]
        if self.whose == FRIENDLY:
            held = s.held[me]
        elif self.whose == ENEMY:
            held = s.held[1 - me]
        if self.within:
            centre = self.centre(s, me, src, x)
            if centre < 0:
                return []
            held &= (
                self._clear_area(s, centre) if self.clear else b.WITHIN[self.within][centre] | self.itself_too << centre
            )
        if self.beside is not None:
            held &= b.around(sum(1 << s.at[card] for card in self.beside.find(s, me, src, x)))
        board, bit, found, unboosted = s.board, s.t.bit, [], self.unboosted
        fitting = self.fitting(s.t)
        if self.others:
            fitting &= ~bit[src]
        for q in b.spaces(held):
            card = board[q]
            if fitting & bit[card] and not (unboosted and s.boost[card]):
                found.append(card)
        return found

    def fitting(self, t: WarTables) -> int:
        """The cards of a match that what is printed on them lets into the group; worked out once."""
        known = t.fitting.get(id(self))
        if known is None:
            cards, admitted = 0, {card.id: card for card in t.cards}  # copies of one card are looked at once
            admitted = {id: card for id, card in admitted.items() if self._admits(card)}
            for n, card in enumerate(t.cards):
                if card.id in admitted:
                    cards |= 1 << n
            t.fitting[id(self)] = known = (cards, self)  # holding the group keeps its id from being given to another
        return known[0]

    def centre(self, s: WarState, me: int, src: int, x: int) -> int:
        if self.of == YOUR_SUMMONER:
            return s.at[s.t.summoner[me]]
        if self.of == THIS:
            return s.at[src]
        return s.at[x] if x >= 0 else NOTHING

    def _clear_area(self, s: WarState, centre: int) -> b.Mask:
        """What the first card in each direction hides nothing of: the nearest one within reach."""
        held, found = s.held[0] | s.held[1], 0
        for ray in b.RAYS[centre]:
            for q in ray[: self.within]:
                if held >> q & 1:
                    found |= 1 << q
                    break
        return found

    def _admits(self, card: WarCard) -> bool:
        if self.what == UNIT:
            if not card.unit:
                return False
        elif self.what == COMMON:
            if card.kind != COMMON:
                return False
        elif self.what == COMMON_OR_CHAMPION:
            if card.kind not in (COMMON, CHAMPION):
                return False
        elif self.what == STRUCTURE and not card.structure:
            return False
        if self.word is not None and not named(card.name.en, self.word):
            return False
        return self.cost is None or card.cost == self.cost  # SUW-148: no cost is not a cost of 0

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        if not self.fitting(s.t) >> target & 1 or s.at[target] < 0:
            return False
        if (self.others and target == card) or (self.unboosted and s.boost[target]):
            return False
        if self.whose != ANY and (controller(s, target) == holder) != (self.whose == FRIENDLY):
            return False
        if self.beside is not None and not any(
            b.distance(s.at[other], s.at[target]) == 1 for other in self.beside.find(s, holder, card)
        ):
            return False
        if not self.within:
            return True
        centre = self.centre(s, holder, card, NOTHING)
        return (
            centre >= 0
            and b.distance(centre, s.at[target]) <= self.within
            and (self.itself_too or centre != s.at[target])
        )

    def those(self, s: WarState, holder: int, card: int) -> list[int] | None:
        """The same for all cards on the battlefield at once."""
        if self.beside is not None:
            return None
        held = s.held[0] | s.held[1] if self.whose == ANY else s.held[holder if self.whose == FRIENDLY else 1 - holder]
        fitting = self.fitting(s.t)
        if self.within:
            centre = self.centre(s, holder, card, NOTHING)
            if centre < 0:
                return []
            held &= b.WITHIN[self.within][centre] | self.itself_too << centre
        if self.others:
            fitting &= ~(1 << card)
        board, boost, bit, unboosted = s.board, s.boost, s.t.bit, self.unboosted
        found = []
        for q in b.spaces(held):
            other = board[q]
            if fitting & bit[other] and not (unboosted and boost[other]):
                found.append(other)
        return found

    # ---- words ----
    def say(self, w: Words, case: int = ACC, many: bool = False) -> str:
        """What the reader does something to, or in the nominative what does something itself."""
        return self._czech(w, case, many, own=case != NOM) if w.czech else self._english(w, many)

    many: ClassVar[bool] = True

    def say_scope(self, w: Words, case: int = NOM) -> str:
        said = self._czech(w, case, True, own=False) if w.czech else self._english(w, True)
        if self.itself_too:  # the summoner in the middle is meant as well
            return w.pick(f"{said} i na něj samého", f"{said} and on the summoner itself")
        return f"{w.pick('všechny', 'all')} {said}" if self == Group() and case in (NOM, ACC) else said

    def where(self, w: Words) -> str:
        """ve vzdálenosti do 2 polí od této jednotky; within 2 spaces of this unit"""
        if w.czech:
            return self._where_czech(NOM, many=False, own=False)
        return self._english(w, many=True).partition(f"{_NOUNS[self.what].en[1]} ")[2]

    def each(self, w: Words, case: int = ACC) -> str:
        """každou vlastní jednotku; each friendly unit"""
        if w.czech and self.what == COMMON_OR_CHAMPION:  # two nouns of different gender: said of all of them
            all_of_them = ("všechny", "všech", "všem", "všechny", "všech", "všemi")[case]
            return f"{all_of_them} {self.say(w, case, many=True)}"
        if w.czech:
            return f"{('každá', 'každé', 'každé', 'každou', 'každé', 'každou')[case]} {self.say(w, case)}"
        said = f"each {self._bare(w, many=False)}"
        return said.replace("common or champion", "common and champion")

    def _czech(self, w: Words, case: int, many: bool, own: bool) -> str:
        noun = _NOUNS[self.what]
        parts = [soft({FRIENDLY: "vlastní", ENEMY: "cizí"}[self.whose], case, many)] if self.whose != ANY else []
        if self.word is not None:
            parts.append(self.word.adjective(case, many))
        if self.others:
            parts.insert(0, soft("další", case, many))
        parts.append((noun.plural if many else noun.singular)[case])
        if self.unboosted:
            parts.append("bez žetonů posílení")
        if self.cost is not None:
            parts.append(f"s náklady {self.cost}")
        parts.append(self._where_czech(case, many, own))
        if self.beside is not None:
            parts.append(f"{soft('sousedící', case, many)} s {self.beside.say(w, INS)}")
        return " ".join(filter(None, parts))

    def _where_czech(self, case: int, many: bool, own: bool) -> str:
        """`own`: the reader is the subject of the sentence, so that the summoner is "svůj" and not "tvůj"."""
        if not self.within:
            return ""
        if self.within == 1:
            beside = {THIS: "s touto jednotkou", YOUR_SUMMONER: "se svým Vyvolavačem" if own else "s tvým Vyvolavačem"}
            return f"{soft('sousedící', case, many)} {beside.get(self.of, 's ní')}"
        mine = "svého" if own else "tvého"
        centre = {THIS: "této jednotky", YOUR_SUMMONER: f"{mine} Vyvolavače", IT: "ní"}[self.of]
        if self.clear:
            return f"ve vzdálenosti do {self.within} volných polí v přímém směru od {centre}"
        return f"ve vzdálenosti do {self.within} polí od {centre}"

    def _english(self, w: Words, many: bool) -> str:
        text = self._bare(w, many)
        if many:
            return text
        if text.startswith("other "):
            return f"an{text}"
        return f"{'an' if text[0] in 'aeio' or text.startswith('unb') else 'a'} {text}"

    def _bare(self, w: Words, many: bool) -> str:
        noun = _NOUNS[self.what].en[1 if many else 0]
        parts = []
        if self.others:
            parts.append("other")
        if self.whose != ANY:
            parts.append(self.whose)
        if self.unboosted:
            parts.append("unboosted")
        if self.word is not None:
            parts.append(self.word.en)
        parts.append(noun)
        if self.cost is not None:
            parts.append(f"with a cost of {self.cost}")
        if self.within:
            centre = {THIS: "this unit", YOUR_SUMMONER: "your summoner", IT: "it"}[self.of]
            if self.within == 1:
                parts.append(f"adjacent to {centre}")
            elif self.clear:
                parts.append(f"within {self.within} clear straight spaces of {centre}")
            else:
                parts.append(f"within {self.within} spaces of {centre}")
        if self.beside is not None:
            parts.append(f"adjacent to {self.beside.say(w)}")
        return " ".join(parts)


def named(name: str, word: NameWord) -> bool:
    """SUW-080, SUW-161: the word occurs in the name, perhaps as one of several."""
    return word.en in name.replace("-", " ").split()


class OneCard(Scope):
    """A scope of one card, with its words in the six cases."""

    cs: ClassVar[tuple[str, ...]]
    en: ClassVar[str]

    def say_scope(self, w: Words, case: int = NOM) -> str:
        return w.pick(self.cs[case], self.en)


def _unit(before: tuple[str, ...], behind: str = "") -> tuple[str, ...]:
    nouns = lexicon.UNIT.singular
    return tuple(f"{word} {noun} {behind}".strip() for word, noun in zip(before, nouns, strict=True))


@dataclass(frozen=True)
class Itself(OneCard):
    """The card with the text."""

    itself: ClassVar[bool] = True
    cs = _unit(("tato", "této", "této", "tuto", "této", "touto"))
    en = "this unit"

    def only(self, s: WarState, card: int) -> int:
        return card

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        return card == target


@dataclass(frozen=True)
class Chosen(OneCard):
    """The card that an active event was aimed at."""

    cs = _unit(("zvolená", "zvolené", "zvolené", "zvolenou", "zvolené", "zvolenou"))
    en = "the chosen unit"

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.aim[card] == target


@dataclass(frozen=True)
class Bearer(OneCard):
    """The card that this one is tucked under."""

    cs = _unit(("",) * 6, "nad touto kartou")
    en = "the unit on top of this card"

    def only(self, s: WarState, card: int) -> int:
        return s.under[card]

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.under[card] == target


@dataclass(frozen=True)
class OwnSummoner(OneCard):
    """The summoner of the card's player."""

    cs = tuple(
        f"{mine} {noun}"
        for mine, noun in zip(
            ("tvůj", "tvého", "tvému", "tvého", "tvém", "tvým"), lexicon.SUMMONER.singular, strict=True
        )
    )
    en = "your summoner"

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.t.summoner[holder] == target


ITSELF, CHOSEN_CARD, BEARER, OWN_SUMMONER = Itself(), Chosen(), Bearer(), OwnSummoner()
FRIENDLY_UNITS = Group(whose=FRIENDLY)
FRIENDLY_COMMONS = Group(COMMON, FRIENDLY)
ENEMY_UNITS = Group(whose=ENEMY)
