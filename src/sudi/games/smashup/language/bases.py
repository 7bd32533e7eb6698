"""Effects about bases: exchanging one, naming a faction for one, ignoring one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.chance import shuffle
from sudi.kernel.decision import first
from sudi.kernel.law import Case, Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Pick, Script
from sudi.kernel.standing import Standing
from sudi.kernel.values import Modifier
from sudi.kernel.view import forget
from sudi.kernel.wording import Bilingual, Clause, Words

from ..law.permits import MINION, extra
from ..law.questions import a_base
from ..law.scoring import ignoring
from ..rules.extra_plays import grant
from ..rules.leaving import discard_action
from ..state import SmashState
from ..tables import IGNORE_BASE, JAM, NEXT_BASE
from ..words import lexicon, prompts
from ..words import vocabulary as v
from ..words.factions import FACTIONS


def _this_base(c: Case) -> dict[str, Bilingual]:
    return {"place": c.s.t.place_text(c.s, c.s.at[c.src])}


@dataclass(frozen=True)
class NameFaction(Pick):
    """Name a faction for this card."""

    asking: ClassVar[int] = prompts.NAME

    def asks(self) -> Choice:
        return Choice(
            v.FACTION,
            Domain(lambda c: range(len(FACTIONS)), "SMU-036", cs="Jmenuje se frakce", en="You name a faction"),
        )

    def question(self) -> Question | None:
        asked = super().question()
        return replace(asked, values=_this_base) if asked is not None else None

    def act(self, s: SmashState, me: int, src: int, option: int) -> None:
        s.named[src] = first(option)
        note(s, v.L_NAMES, me, src, first(option))

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.NAME, w.pick("frakci", "a faction"))]


@dataclass(frozen=True)
class SwapBase(Script):
    """Search the base deck for a base and exchange it with one in play; then an extra minion may be played there."""

    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        place = slot[0]
        leaving = Question(
            prompts.OLD_BASE, (a_base("SMU-036", "Vyměňuje se základna ve hře", "A base in play is exchanged"),)
        )
        coming = Question(
            prompts.NEW_BASE,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: sorted(c.s.base_deck),
                        "SMU-036",
                        cs="Do hry přichází základna z balíčku základen",
                        en="A base of the base deck comes into play",
                    ),
                ),
            ),
            values=lambda c: {"place": c.s.t.place_text(c.s, c.f[place])},
        )

        def choose_old(s: SmashState, f: Frame) -> None:
            if not s.base_deck or not leaving.ask(s, f):
                f[PC] = go(OVER)

        @answers(leaving)
        def choose_new(s: SmashState, f: Frame) -> None:
            f[place] = first(s.answer)
            coming.ask(s, f)

        @answers(coming)
        def swap(s: SmashState, f: Frame) -> None:
            new, old = first(s.answer), s.bases[f[place]][0]
            for action in [a for a in s.actions[f[place]] if s.on[a] < 0]:
                discard_action(s, action)
            s.base_deck.remove(new)
            s.base_deck.append(old)
            s.at[old], s.at[new] = -1, f[place]
            s.live = (s.live | 1 << new) & ~(1 << old)
            s.bases[f[place]] = [new]
            forget(s, s.base_deck)
            shuffle(s, s.base_deck)
            if s.log is not None:
                s.log.append((v.L_BASE, f[ME], new, 0, -1))
            grant(s, f[ME], f[SRC], extra(MINION, place=f[place]))

        return [choose_old, choose_new, swap]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                lexicon.SWAP,
                w.pick(
                    "základnu ve hře za jinou z balíčku základen (bojovníci zůstávají, akce na ní se odloží)",
                    "a base in play for one from the base deck (minions stay, actions on it are discarded)",
                ),
            ),
            Clause(lexicon.SHUFFLE, w.pick("balíček základen", "the base deck")),
            Clause(
                lexicon.PLAY, w.pick("k nové základně bojovníka navíc", "an extra minion at the new base")
            ).optional(),
        ]


@dataclass(frozen=True)
class IgnoreBonus(Script):
    """SMU-C03: at a base that changes powers, the infiltrator says at once whether the own minions there ignore it."""

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        ignore = ignoring(prompts.IGNORE_BONUS, values=_this_base)

        def choose(s: SmashState, f: Frame) -> None:
            base = s.bases[s.at[f[SRC]]][0]
            if any(rule.topic == Modifier.topic for rule in s.t.cards[base].standing):
                ignore.ask(s, f)
            else:
                s.answer = v.OBEY()

        @answers(ignore)
        def note(s: SmashState, f: Frame) -> None:
            if s.answer == v.IGNORE():
                s.ignoring |= 1 << f[SRC]

        return [choose, note]

    def say(self, w: Words) -> list[Clause]:
        return []  # the ongoing text says it


@dataclass(frozen=True)
class IgnoreBase(Standing):
    """Until its player's next turn that player may ignore the ability of the base it lies on (ruling R22)."""

    topic: ClassVar[str] = "ignore base"

    def key(self) -> str:
        return IGNORE_BASE

    def say(self, w: Words) -> str:
        return w.pick(
            "Do začátku svého příštího tahu můžeš ignorovat schopnost této základny.",
            "Until the start of your next turn you may ignore the ability of this base.",
        )


@dataclass(frozen=True)
class JamBase(Standing):
    """The ability of the base it lies on is switched off for everybody."""

    topic: ClassVar[str] = "jam"

    def key(self) -> str:
        return JAM

    def say(self, w: Words) -> str:
        return w.pick("Všichni hráči ignorují schopnost této základny.", "All players ignore the ability of this base.")


@dataclass(frozen=True)
class WinnerChoosesNext(Standing):
    """The winner looks at so many bases and chooses the one that replaces this base."""

    n: int
    topic: ClassVar[str] = "next base"

    def key(self) -> str:
        return NEXT_BASE

    def say(self, w: Words) -> str:
        return w.pick(
            f"Po vyhodnocení si vítěz prohlédne {self.n} vrchní karty balíčku základen, vybere z nich tu, "
            "která tuto základnu nahradí, a ostatní vrátí navrch v libovolném pořadí.",
            f"After this base is scored, the winner looks at the top {self.n} cards of the base deck, chooses one "
            "of them to replace this base and puts the others back on top in any order.",
        )
