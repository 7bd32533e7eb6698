"""A virus that is played on a Tribal warrior and spreads among the Tribal as well."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, same_title
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....rules.playing import begin_play
from ....state import OUTPOST, DoomState, warriors
from ....words import traits as tr
from ....words import vocabulary as v
from ...marks import MUTATED
from ...scopes import AIMED
from ...select import Who
from ...standing.rule import GAME_LONG, Mark
from ..act import Act, meant, warriors_in_play
from .viruses import Infect, PlagueOutpost, may_infect

MUTANT = Mark("", AIMED, until=GAME_LONG, name=MUTATED)
TRIBAL = Who(tr.TRIBAL, areas=(OUTPOST,))


@dataclass(frozen=True)
class Mutate(Act, Script):
    """Play a virus of the hand on a Tribal warrior on an Outpost; it spreads among the Tribal too."""

    mark: Mark = MUTANT
    slots = 1

    def viruses(self, s: DoomState, me: int) -> list[int]:
        return [
            c for c in s.hand[me] if s.t.traits[c] & tr.VIRUS and isinstance(s.t.cards[c].play, Infect | PlagueOutpost)
        ]

    def open_to(self, s: DoomState, virus: int, warrior: int) -> bool:
        play = s.t.cards[virus].play
        return isinstance(play, Infect | PlagueOutpost) and may_infect(s, warrior, play.illness)

    def targets(self, s: DoomState, me: int, virus: int) -> list[int]:
        return [w for w in warriors(s) if TRIBAL.fits(s, me, virus, w) and self.open_to(s, virus, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.turn == me and any(self.targets(s, me, virus) for virus in self.viruses(s, me))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        (chosen_virus,) = slot
        which = Question(
            v.ASK_STORE,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: self.viruses(c.s, c.me),
                        "DTR-334",
                        cs="Hraje se virus z ruky, který nakazí bojovníka",
                        en="A virus of your hand that infects warriors is played",
                    ),
                    checks=(
                        Check(
                            "DTR-346",
                            lambda c: self.targets(c.s, c.me, c.a),
                            cs="Karta {a} teď nemá koho nakazit.",
                            en="There is nobody whom {a} could infect now.",
                        ),
                    ),
                    alike=same_title,
                ),
            ),
        )
        whom = Question(
            v.ASK_AFFLICT,
            (
                Choice(
                    v.TARGET,
                    warriors_in_play("DTR-334", "Nakazí se bojovník ve hře", "A warrior in play is infected"),
                    checks=(
                        meant(TRIBAL),
                        Check(
                            "DTR-346",
                            lambda c: self.open_to(c.s, c.f[chosen_virus], c.a),
                            cs="Bojovníka {a} tento virus nakazit nemůže.",
                            en="This virus cannot infect {a}.",
                        ),
                    ),
                    harms=lambda c: c.s.side[c.a] == c.me,
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not self.possible(s, f[ME], f[SRC], -1) or not which.ask(s, f):
                f[PC] = go(OVER)

        @answers(which)
        def virus_chosen(s: DoomState, f: Frame) -> None:
            f[chosen_virus] = first(s.answer)
            whom.ask(s, f)

        @answers(whom)
        def victim_chosen(s: DoomState, f: Frame) -> None:
            virus = f[chosen_virus]
            last(s, self.mark, f[ME], virus)
            begin_play(s, f[ME], v.PLAY_ON(virus, first(s.answer)))

        return [choose, virus_chosen, victim_chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _PLAY,
                w.pick(
                    "virus z ruky na válečníka kmenů na kterékoli Stanici; šíří se pak i mezi válečníky kmenů",
                    "a virus of your hand on a Tribal warrior on any Outpost; it spreads among Tribal warriors too",
                ),
            )
        ]


_PLAY = verb("zahraj", "zahrát", "zahraje", "play")
