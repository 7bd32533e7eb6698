"""Playing more: extra plays, at once or later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Compiler, Effect, Instant
from sudi.kernel.law import Check, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, push
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing
from sudi.kernel.wording import ACC, Clause, Words

from ..cards.card import SPECIAL
from ..events import minion_in
from ..law.permits import ACTION, ANY, DISCARD, HAND, MINION, Extra, extra
from ..rules.affecting import send_back
from ..rules.extra_plays import NOW_OR_NEVER, grant
from ..rules.playing import play_minion
from ..state import SmashState, controller
from ..tables import EXTRA_EACH_TURN, OPEN_GRAVES, RISES
from ..words import lexicon
from ..words import minion_prompts as prompts
from ..words import vocabulary as v
from .selectors import a_minion, names


@dataclass(frozen=True)
class PlayMinionThereNow(Effect):
    """Play a minion from hand to the base handed over, at once."""

    def compile(self, c: Compiler) -> None:
        def now(s: SmashState, f: Frame) -> None:
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, extra(MINION, place=f[X]))

        c.emit(now)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("bojovníka z ruky", "a minion from your hand there")
        return [Clause(lexicon.PLAY, rest, enclitic=w.pick("k ní", "")).optional()]


@dataclass(frozen=True)
class Disguise(Script):
    """Choose one or two own minions at one base, play as many extra ones there, then take the chosen ones back."""

    slots = 3

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        chosen, left, place = slot
        cs, en = "Vystřídat lze jednoho z tvých bojovníků ve hře", "One of your minions is replaced"
        which = Question(prompts.DISGUISE, (a_minion("SMU-149", cs, en, own=True),))
        not_twice = Check(
            "SMU-149", lambda c: c.a not in c.f[chosen], "Bojovník {a} už byl vybrán.", "{a} has been chosen already."
        )
        same_base = Check(
            "SMU-149",
            lambda c: c.s.at[c.a] == c.f[place],
            cs="Oba musí být u jedné základny; bojovník {a} je u základny {there}.",
            en="Both have to be at one base; {a} is at {there}.",
            values=names,
        )
        also = Question(
            prompts.DISGUISE_TOO,
            (a_minion("SMU-149", cs, en, not_twice, same_base, own=True), stop(v.DONE)),
            values=lambda c: {"place": c.s.t.place_text(c.s, c.f[place])},
        )

        def choose(s: SmashState, f: Frame) -> None:
            f[chosen] = ()
            if not which.ask(s, f):
                f[PC] = go(OVER)

        @answers(which)
        def choose_second(s: SmashState, f: Frame) -> None:
            one = first(s.answer)
            f[chosen], f[place] = (one,), s.at[one]
            also.ask(s, f)

        @answers(also)
        def chosen_both(s: SmashState, f: Frame) -> None:
            if s.answer != v.DONE():
                f[chosen] = (*f[chosen], first(s.answer))
            f[left] = len(f[chosen])

        def play_one(s: SmashState, f: Frame) -> None:
            # A chosen minion that has left play meanwhile is not taken back, even if it comes back into play itself.
            f[chosen] = tuple(m for m in f[chosen] if s.at[m] >= 0)
            if f[left] <= 0:
                return
            f[left] -= 1
            f[PC] = go(play_one)
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, extra(MINION, place=f[place]))

        def take_back(s: SmashState, f: Frame) -> None:
            send_back(s, list(f[chosen]), f[ME], f[SRC])

        return [choose, choose_second, chosen_both, play_one, take_back]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                lexicon.CHOOSE,
                w.pick("u jedné základny jednoho nebo dva své bojovníky", "one or two of your minions at one base"),
            ),
            Clause(
                lexicon.PLAY,
                w.pick("stejný počet bojovníků navíc", "the same number of extra minions there"),
                enclitic=w.pick("k ní", ""),
            ).optional(),
            Clause(
                lexicon.RETURN,
                w.pick("vybrané bojovníky do ruky", "the chosen minions to your hand"),
                lead=w.pick("Poté", "Then"),
            ),
        ]


@dataclass(frozen=True)
class RaiseOnEmptyBases(Script):
    """On each base where one has no minions, one may play an extra minion of little power from the discard pile."""

    max_power: int
    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        places = slot[0]

        def start(s: SmashState, f: Frame) -> None:
            empty = [
                p for p, base in enumerate(s.bases) if base and not any(controller(s, m) == f[ME] for m in s.minions[p])
            ]
            f[places] = tuple(empty)

        def each(s: SmashState, f: Frame) -> None:
            if not f[places]:
                return
            place, f[places] = f[places][0], f[places][1:]
            f[PC] = go(each)
            permit = extra(MINION, limit=self.max_power, place=place, origin=DISCARD, empty=True)
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, permit)

        return [start, each]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"ke každé základně, kde nemáš bojovníka, ze svého odhazovacího balíčku navíc bojovníka "
            f"se silou {self.max_power} nebo nižší",
            f"an extra minion of power {self.max_power} or less from your discard pile "
            "on each base where you have no minions",
        )
        return [Clause(lexicon.PLAY, rest).optional()]


@dataclass(frozen=True)
class ExtraPlay(Effect):
    """A permission to play one more card: which, where and from where (SMU-095)."""

    action: bool = False
    n: int = 1
    max_power: int = -1
    here: bool = False  # only at the base handed over
    from_discard: bool = False
    empty: bool = False  # only at a base where one has no minions
    in_its_place: bool = False  # only if this card has left play

    def instant(self) -> Instant:
        kind = ACTION if self.action else MINION
        origin = DISCARD if self.from_discard else HAND

        def give(s: SmashState, me: int, src: int, x: int) -> None:
            if self.in_its_place and s.at[src] >= 0:
                return
            place = x if self.here else -1
            for _ in range(self.n):
                grant(s, me, src, extra(kind, limit=self.max_power, place=place, origin=origin, empty=self.empty))

        return give

    def say(self, w: Words) -> list[Clause]:
        word = lexicon.ACTION if self.action else lexicon.MINION
        if self.in_its_place:
            rest = w.pick("k této základně místo ní bojovníka navíc", "an extra minion at that base in its place")
            return [Clause(lexicon.THEN_PLAY, rest)]
        if w.czech:
            what = word.singular[ACC] if self.n == 1 else w.count(self.n, word)
            parts = [f"{what} navíc"]
            if self.max_power >= 0:
                parts = [f"navíc {what} se silou {self.max_power} nebo nižší"]
            if self.here:
                parts.append("k této základně")
            if self.empty:
                parts.append("k základně, u níž nemáš žádného bojovníka")
            if self.from_discard:
                parts.append("ze svého odhazovacího balíčku")
        else:
            what = f"an extra {word.en[0]}" if self.n == 1 else f"{self.n} extra {word.en[1]}"
            parts = [what]
            if self.max_power >= 0:
                parts.append(f"of power {self.max_power} or less")
            if self.here:
                parts.append("at that base")
            if self.empty:
                parts.append("at a base where you have no minions")
            if self.from_discard:
                parts.append("from your discard pile")
        return [Clause(lexicon.PLAY, " ".join(parts)).optional()]


@dataclass(frozen=True)
class ItsOwnerPlaysMore(Effect):
    """The owner of the minion that set this off may play an extra one of limited power."""

    max_power: int

    def instant(self) -> Instant:
        def give(s: SmashState, me: int, src: int, x: int) -> None:
            grant(s, s.owner[minion_in(x)], src, extra(MINION, limit=self.max_power))

        return give

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"navíc bojovníka se silou {self.max_power} nebo nižší",
            f"an extra minion of power {self.max_power} or less",
        )
        return [Clause(lexicon.OWNER_PLAYS, rest)]


@dataclass(frozen=True)
class PlayThisThere(Effect):
    """This minion is played from hand to the base handed over."""

    def compile(self, c: Compiler) -> None:
        def there(s: SmashState, f: Frame) -> None:
            play_minion(s, f[ME], f[SRC], f[X], s.hand[f[ME]])

        c.emit(there)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                lexicon.PLAY, w.pick("tohoto bojovníka", "this minion there"), enclitic=w.pick("k ní", "")
            ).optional()
        ]


@dataclass(frozen=True)
class ExtraEachTurn(Standing):
    """An extra play on each own turn while the card is in play: an action, or a minion at its own base."""

    action: bool
    topic: ClassVar[str] = "extra play"

    def key(self) -> str:
        return EXTRA_EACH_TURN

    def permit(self, s: SmashState, card: int) -> Extra:
        kind, place = (ACTION, ANY) if self.action else (MINION, s.at[card])
        return (kind, ANY, place, HAND, 0, card, card)

    def say(self, w: Words) -> str:
        if self.action:
            return w.pick(
                "V každém svém tahu můžeš zahrát akci navíc.", "On each of your turns you may play an extra action."
            )
        return w.pick(
            "V každém svém tahu můžeš k této základně zahrát bojovníka navíc.",
            "On each of your turns you may play an extra minion here.",
        )


@dataclass(frozen=True)
class ExtraWhileScoring(Effect):
    """SMU-126: played while a base is scored, a card that gives an extra play gives this turn's now or never."""

    def instant(self) -> Instant:
        def now(s: SmashState, me: int, src: int, x: int) -> None:
            if s.scoring >= 0 and me == s.turn:
                s.used |= 1 << src
                push(s, NOW_OR_NEVER, me, src, 0, s.t.gives[src].permit(s, src))

        return now

    def say(self, w: Words) -> list[Clause]:
        return []  # the ongoing text says it


@dataclass(frozen=True)
class MinionsFromDiscardHere(Standing):
    """Its player may take a minion to be played here from the discard pile instead of from hand."""

    topic: ClassVar[str] = "graves"

    def key(self) -> str:
        return OPEN_GRAVES

    def say(self, w: Words) -> str:
        return w.pick(
            "Bojovníka, kterého ve svém tahu hraješ k této základně, "
            "si můžeš vzít z odhazovacího balíčku místo z ruky.",
            "A minion you play here on your turn may come from your discard pile instead of your hand.",
        )


@dataclass(frozen=True)
class Rises(Standing):
    """Once a turn one such minion may be played from the discard pile as an extra one."""

    label: ClassVar[tuple[str, str]] = SPECIAL
    topic: ClassVar[str] = "rises"

    def key(self) -> str:
        return RISES

    def say(self, w: Words) -> str:
        return w.pick(
            "Ve svém tahu můžeš tuto kartu zahrát z odhazovacího balíčku jako bojovníka navíc. "
            "Za tah to smí udělat jen jedna karta tohoto jména.",
            "On your turn you may play this from your discard pile as an extra minion. "
            "Only one card of this name may do so each turn.",
        )
