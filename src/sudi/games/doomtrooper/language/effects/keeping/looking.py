"""Hidden cards are looked at, and perhaps some of them go: a hand, a library, a discard pile."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.view import show
from sudi.kernel.wording import Bilingual, Clause, Words, verb
from sudi.kernel.wording.lexicon import CARD

from ....rules.moving import reshuffle
from ....state import GRAVE, HAND, LIBRARY, SACRIFICED, DoomState, put, stow
from ....words import verbs
from ....words import vocabulary as v
from ...standing.protection import NOT_WARDED, warded
from ...standing.sealing import within_reach
from ..act import Act, yes_or_no

_THEIR = {
    HAND: Bilingual("karty v ruce", "the hand"),
    LIBRARY: Bilingual("knihovnu", "the library"),
    GRAVE: Bilingual("hrob", "the discard pile"),
}
_OF_THEM = {HAND: "z nich", LIBRARY: "z ní", GRAVE: "z něj"}


@dataclass(frozen=True)
class LookThrough(Act, Script):
    """A pile of an opponent (`anybody`: of any player) is looked through; up to so many of its cards go.

    `units`: once for every unit paid, each time with a player of one's choice. `may_shuffle`: the owner of a library
    decides whether it is shuffled afterwards.
    """

    pile: str = HAND
    takes: int = 0
    forever: bool = False
    anybody: bool = False
    others: bool = False  # of any other player, partners too
    units: bool = False
    may_shuffle: bool = False
    beyond: bool = False  # the first unit lets one look, each further one takes a card; library or discard pile
    slots = 4

    def seats(self, s: DoomState, me: int) -> list[int]:
        """Whose pile comes into question; opponents are no partners."""
        team = s.t.team
        found = [p for p in range(s.t.seats) if not s.lost[p] and (self.anybody or p != me)]
        return found if self.anybody or self.others else [p for p in found if team[p] != team[me]]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.there(s, seat, src) for seat in self.seats(s, me))

    def piles(self) -> tuple[str, ...]:
        return (LIBRARY, GRAVE) if self.beyond else (self.pile,)

    def there(self, s: DoomState, seat: int, src: int) -> bool:
        if warded(s, s.t.holder_of(s, src), src, seat):
            return False
        return any(card != src for name in self.piles() for card in within_reach(s, src, name, seat))

    def most(self, s: DoomState, me: int, src: int) -> int:
        """Each pile once, or as often as there are cards to take."""
        if self.beyond:
            return 1 + max(len(getattr(s, name)[seat]) for seat in self.seats(s, me) for name in self.piles())
        cards = [sum(card != src for card in getattr(s, self.pile)[seat]) for seat in self.seats(s, me)]
        if self.takes:
            return sum(-(-n // self.takes) for n in cards)
        return sum(n > 0 for n in cards)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        whose, left, times, pile = slot
        full = Check(
            "DTR-346",
            lambda c: self.there(c.s, c.a, c.src),
            cs="Tam není co prohlížet: {a}.",
            en="There is nothing to look through: {a}.",
        )
        whom = Question(
            v.ASK_WHOSE,
            (
                Choice(
                    v.TARGET_PLAYER,
                    Domain(
                        lambda c: self.seats(c.s, c.me),
                        "DTR-334",
                        cs="Volí se hráč, o kterém text mluví",
                        en="A player that the text is about is chosen",
                    ),
                    checks=(NOT_WARDED, full),
                    harms=lambda c: bool(self.takes) and c.a == c.me,
                ),
            ),
        )
        which = Question(
            v.ASK_REMOVE,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: getattr(c.s, self.piles()[c.f[pile]])[c.f[whose]],
                        "DTR-334",
                        cs="Volí se z prohlížených karet",
                        en="One of the cards looked at is chosen",
                    ),
                    alike=same_title,
                    harms=lambda c: c.f[whose] == c.me,
                ),
                stop(v.DONE),
            ),
        )
        where = Question(
            v.ASK_PILE,
            (
                Choice(
                    v.PILE,
                    Domain(
                        lambda c: range(2), "DTR-334", cs="Knihovna, nebo hrob", en="The library or the discard pile"
                    ),
                    checks=(
                        Check(
                            "DTR-346",
                            lambda c: getattr(c.s, v.PILES[c.a])[c.f[whose]],
                            cs="Ta hromádka je prázdná.",
                            en="That pile is empty.",
                        ),
                    ),
                ),
            ),
        )
        shuffling = yes_or_no(v.ASK_RESHUFFLE, "DTR-334", lambda s, f: int(f[whose]))

        def start(s: DoomState, f: Frame) -> None:
            f[times] = f[X] if self.units else 1

        def choose(s: DoomState, f: Frame) -> None:
            if f[times] <= 0 or not whom.ask(s, f):
                f[PC] = go(OVER)
                return
            f[times] -= 1

        @answers(whom)
        def looked(s: DoomState, f: Frame) -> None:
            f[whose], f[left] = first(s.answer), f[X] - 1 if self.beyond else self.takes
            f[pile] = 0
            if self.beyond:
                where.ask(s, f)
            else:
                f[PC] = go(look)

        @answers(where)
        def pile_chosen(s: DoomState, f: Frame) -> None:
            f[pile] = first(s.answer)

        def look(s: DoomState, f: Frame) -> None:
            note(s, v.L_LOOKS, f[ME], f[SRC], other=f[whose])
            for card in getattr(s, self.piles()[f[pile]])[f[whose]]:
                show(s, card, f[ME])

        def choose_card(s: DoomState, f: Frame) -> None:
            if f[left] > 0 and getattr(s, self.piles()[f[pile]])[f[whose]]:
                ask(s, f[ME], v.ASK_REMOVE, which.options(s, f), f[SRC])
                return
            f[PC] = go(close)

        @answers(which)
        def chosen(s: DoomState, f: Frame) -> None:
            f[PC] = go(choose_card)
            if s.answer == v.DONE():
                f[left] = 0
                return
            f[left] -= 1
            self.remove(s, first(s.answer))

        def close(s: DoomState, f: Frame) -> None:
            f[PC] = go(choose)
            if self.piles()[f[pile]] != LIBRARY:
                return
            if not self.may_shuffle:
                reshuffle(s, f[whose])
            elif shuffling.ask(s, f):
                f[PC] = go(shuffled)

        @answers(shuffling)
        def shuffled(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                reshuffle(s, f[whose])
            f[PC] = go(choose)

        return [start, choose, looked, pile_chosen, look, choose_card, chosen, close, shuffled]

    def remove(self, s: DoomState, card: int) -> None:
        owner = s.t.owner[card]
        if self.forever:
            put(s, card, SACRIFICED, owner)
            note(s, v.L_SACRIFICED, owner, card)
        else:
            stow(s, card, GRAVE, True)
            note(s, v.L_DISCARDED, owner, card)

    def say(self, w: Words) -> list[Clause]:
        whose = w.pick("soupeře", "an opponent")
        if self.anybody:
            whose = w.pick("kteréhokoli hráče", "any player")
        elif self.others:
            whose = w.pick("jiného hráče", "another player")
        what = w.pick(f"{_THEIR[self.pile].cs} {whose}", f"{_THEIR[self.pile].en} of {whose}")
        if self.beyond:
            cs = f"knihovnu nebo hrob {whose}; platíš-li vícekrát, vyřaď z ní za každou další platbu 1 kartu"
            en = f"the library or the discard pile of {whose}; for every payment but the first discard 1 card of it"
            return [Clause(_LOOK, w.pick(f"{cs}; knihovna se pak míchá", f"{en}; a library is shuffled afterwards"))]
        if self.may_shuffle:
            what += w.pick("; její majitel ji pak smí zamíchat", "; its owner may shuffle it afterwards")
        clauses = [Clause(_LOOK, what)]
        if self.takes:
            up_to = w.pick("až ", "up to ") if self.takes > 1 else ""
            cards = w.pick(f"{_OF_THEM[self.pile]} ", "") + up_to + w.count(self.takes, CARD, 3) + w.pick("", " of it")
            clauses.append(Clause(verbs.SACRIFICE if self.forever else verbs.DISCARD, cards, follows=True))
        return clauses


_LOOK = verb("prohlédni si", "prohlédnout si", "si prohlédne", "look through")
