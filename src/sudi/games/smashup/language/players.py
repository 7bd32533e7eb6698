"""What happens to players: they discard, their hands are looked at, they sleep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Effect, Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Pick, Script
from sudi.kernel.view import show
from sudi.kernel.wording import Bilingual, Clause, Words

from ..events import minion_in
from ..law.questions import ask_unordered
from ..rules.piles import discard_from_hand, discard_random
from ..state import DROWSY, SmashState, by_kind
from ..words import lexicon, prompts
from ..words import vocabulary as v

PLAYERS = Domain(lambda c: range(c.s.t.seats), "SMU-036", cs="Vybírá se hráč", en="You choose a player")


@dataclass(frozen=True)
class PutToSleep(Pick):
    """Choose a player, who plays no actions in the own next turn."""

    asking: ClassVar[int] = prompts.SLEEP

    def asks(self) -> Choice:
        return Choice(v.WHO, PLAYERS, harms=lambda c: c.a == c.me)

    def act(self, s: SmashState, me: int, src: int, option: int) -> None:
        seat = first(option)
        s.asleep[seat] |= DROWSY  # whoever sleeps already goes on doing so until the end of the turn
        if s.log is not None:
            s.log.append((v.L_SLEEP, seat, -1, 0, -1))

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "hráče: ve svém příštím tahu nesmí hrát akce",
            "a player: that player cannot play actions during their next turn",
        )
        return [Clause(lexicon.CHOOSE, rest)]


@dataclass(frozen=True)
class OthersDiscard(Effect):
    """Every other player discards so many random cards."""

    n: int

    def instant(self) -> Instant:
        def lose(s: SmashState, me: int, src: int, x: int) -> None:
            for i in range(1, s.t.seats):
                discard_random(s, (me + i) % s.t.seats, self.n)

        return lose

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, lexicon.CARD)
        return [Clause(lexicon.OTHERS_DISCARD, w.pick(f"z ruky náhodně {cards}", f"{cards} at random"))]


@dataclass(frozen=True)
class ItsPlayerDiscards(Script):
    """Whoever played the minion that set this off discards a card of the own choice."""

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def victim(s: SmashState, f: Frame) -> int:
            return int(s.owner[minion_in(f[X])])

        which = Question(
            prompts.DISCARD,
            (
                Choice(
                    v.SHED,
                    Domain(
                        lambda c: c.s.hand[c.me],
                        "SMU-098",
                        cs="Odkládá se karta z ruky",
                        en="A card of your hand is discarded",
                    ),
                    alike=same_title,
                ),
            ),
            me=victim,
        )

        def choose(s: SmashState, f: Frame) -> None:
            seat = victim(s, f)
            if s.hand[seat]:
                ask(s, seat, which.prompt, v.SHED.each(by_kind(s, s.hand[seat])), f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            discard_from_hand(s, victim(s, f), first(s.answer))

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("z ruky kartu podle vlastního výběru", "a card of their choice")
        return [Clause(lexicon.THAT_PLAYER_DISCARDS, rest)]


@dataclass(frozen=True)
class CulpritDiscards(Effect):
    """Whoever played the card that set this off (the seat handed over) discards so many random cards."""

    n: int

    def instant(self) -> Instant:
        return lambda s, me, src, x: discard_random(s, x, self.n)

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, lexicon.CARD)
        return [Clause(lexicon.THAT_PLAYER_DISCARDS, w.pick(f"z ruky náhodně {cards}", f"{cards} at random"))]


@dataclass(frozen=True)
class Probe(Script):
    """Look at another player's hand and choose a minion in it, which that player discards."""

    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        victim = slot[0]

        def who(c: Case) -> dict[str, Bilingual]:
            return {"who": c.s.t.seat_text(c.f[victim])}

        other = Check("SMU-156", lambda c: c.a != c.me, "Do své ruky se nedívá.", "You look at another player's hand.")
        whose = Question(prompts.LOOK, (Choice(v.WHO, PLAYERS, checks=(other,)),))
        a_minion = Check("SMU-156", lambda c: c.s.t.is_minion[c.a], "Karta {a} není bojovník.", "{a} is no minion.")
        seen = Domain(
            lambda c: c.s.hand[c.f[victim]],
            "SMU-156",
            cs="{who} odloží bojovníka z ruky",
            en="{who} discards a minion of the hand",
            values=who,
        )
        which = Question(prompts.PROBE, (Choice(v.SHED, seen, checks=(a_minion,), alike=same_title),), values=who)

        def choose_player(s: SmashState, f: Frame) -> None:
            whose.ask(s, f)

        @answers(whose)
        def look(s: SmashState, f: Frame) -> None:
            f[victim] = first(s.answer)
            for card in s.hand[f[victim]]:
                show(s, card, to=f[ME])
            if s.log is not None:
                s.log.append((v.L_LOOKS, f[ME], -1, 0, f[victim]))
            if not ask_unordered(which, s, f):
                f[PC] = go(OVER)

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            discard_from_hand(s, f[victim], first(s.answer))

        return [choose_player, look, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.LOOK, w.pick("jinému hráči do ruky", "at another player's hand")),
            Clause(
                lexicon.CHOOSE,
                w.pick("v ní bojovníka, kterého tento hráč odloží", "a minion in it, which that player discards"),
            ),
        ]
