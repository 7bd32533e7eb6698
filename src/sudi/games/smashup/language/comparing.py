"""Destroying minions by comparing powers: the weaker, the weakest, all that are not stronger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Bilingual, Clause, Words

from ..law.alike import distinct, same_minion
from ..law.protection import DESTROY, gate, touchable
from ..law.questions import a_base
from ..rules.affecting import destroy
from ..state import SmashState, controller, own_among, places_with_base
from ..words import lexicon
from ..words import minion_prompts as ask_minion
from ..words import vocabulary as v
from .affecting import FromOwnMinion
from .numbers import POWER
from .selectors import OWN, Minions, a_minion, names


@dataclass(frozen=True)
class DestroyWeakerBeside(Script):
    """Choose an own minion, then destroy a minion at its base with strictly less power."""

    slots = 1

    def prey(self, s: SmashState, me: int, src: int, hunter: int) -> list[int]:
        powers = POWER.table(s)
        weaker = [m for m in s.minions[s.at[hunter]] if powers[m] < powers[hunter]]
        return touchable(s, DESTROY, weaker, me, src)

    def hunts(self, c: Case) -> bool:
        """It has prey, or nobody else has any either."""
        own = Minions(OWN).find(c.s, c.me, c.src)
        return bool(self.prey(c.s, c.me, c.src, c.a)) or not any(self.prey(c.s, c.me, c.src, m) for m in own)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        hunter = slot[0]
        has_prey = Check(
            "SMU-117",
            self.hunts,
            cs="U základny {there} není nikdo, kdo by měl menší sílu než {power} a dal se zničit.",
            en="At {there} there is nobody of less power than {power} who could be destroyed.",
            values=lambda c: {**names(c), "power": POWER.of(c.s, c.a)},
        )
        cs, en = "Porovnává se jeden z tvých bojovníků", "You compare one of your minions"
        compared = Question(ask_minion.COMPARE, (a_minion("SMU-117", cs, en, has_prey, own=True),))
        beside = Check(
            "SMU-117",
            lambda c: c.s.at[c.a] == c.s.at[c.f[hunter]],
            cs="Bojovník {a} je u jiné základny než {hunter}.",
            en="{a} is not at the same base as {hunter}.",
            values=lambda c: {"hunter": c.s.t.cards[c.f[hunter]].name},
        )
        weaker = Check(
            "SMU-117",
            lambda c: POWER.of(c.s, c.a) < POWER.of(c.s, c.f[hunter]),
            cs="Síla musí být menší než {limit}; bojovník {a} má sílu {power}.",
            en="The power must be less than {limit}; {a} has power {power}.",
            values=lambda c: {"limit": POWER.of(c.s, c.f[hunter]), "power": POWER.of(c.s, c.a)},
        )
        prey = Question(
            ask_minion.PREY,
            (Minions().choice(DESTROY, beside, weaker),),
            values=lambda c: {"place": c.s.t.place_text(c.s, c.s.at[c.f[hunter]])},
        )

        def choose(s: SmashState, f: Frame) -> None:  # the short way
            own = Minions(OWN).find(s, f[ME], f[SRC])
            hunters = [m for m in own if self.prey(s, f[ME], f[SRC], m)] or own
            if hunters:
                ask(s, f[ME], compared.prompt, v.TARGET.each(distinct(s, hunters)), f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(compared)
        def choose_prey(s: SmashState, f: Frame) -> None:
            f[hunter] = first(s.answer)
            found = self.prey(s, f[ME], f[SRC], f[hunter])
            if found:
                ask(s, f[ME], prey.prompt, v.TARGET.each(distinct(s, found)), f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(prey)
        def take(s: SmashState, f: Frame) -> None:
            destroy(s, [first(s.answer)], f[ME], f[SRC])

        return [choose, choose_prey, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.CHOOSE, w.pick("jednoho ze svých bojovníků", "one of your minions")),
            Clause(
                lexicon.DESTROY,
                w.pick(
                    "u jeho základny bojovníka s menší silou, než má on",
                    "a minion at its base with less power than it has",
                ),
            ),
        ]


@dataclass(frozen=True)
class BlowUp(FromOwnMinion):
    """The chosen minion and every minion at its base that is not stronger are destroyed together."""

    asking: ClassVar[int] = ask_minion.BLOW_UP

    def deed(self, s: SmashState, me: int, src: int, minion: int) -> None:
        powers = POWER.table(s)
        here = s.minions[s.at[minion]]
        destroy(s, [m for m in here if powers[m] <= powers[minion]], me, src)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "jednoho ze svých bojovníků a s ním u jeho základny všechny bojovníky se stejnou nebo menší silou",
            "one of your minions together with all minions at its base of the same power or less",
        )
        return [Clause(lexicon.DESTROY, rest)]


@dataclass(frozen=True)
class DestroyWeakest(Script):
    """At every base with unequal minions one of the weakest is destroyed; ties are the player's choice."""

    slots = 2

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        place, doomed = slot

        def weakest(s: SmashState, f: Frame) -> list[int]:
            here = s.minions[f[place]]
            powers = POWER.of_many(s, here)
            least = min(powers, default=0)
            weak = [m for m, n in zip(here, powers, strict=True) if n == least]
            return weak if len(weak) < len(here) else []

        among_weakest = Check(
            "SMU-115",
            lambda c: c.a in weakest(c.s, c.f),
            cs="Nejslabší u základny {place} mají sílu {least}; bojovník {a} má sílu {power}.",
            en="The weakest minions at {place} have power {least}; {a} has power {power}.",
            values=lambda c: {
                "place": c.s.t.place_text(c.s, c.f[place]),
                "least": min(POWER.of_many(c.s, c.s.minions[c.f[place]])),
                "power": POWER.of(c.s, c.a),
            },
        )
        which = Question(
            ask_minion.WEAKEST,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: c.s.minions[c.f[place]],
                        "SMU-115",
                        cs="Zničen bude jeden z nejslabších u základny {place}",
                        en="One of the weakest minions at {place} is destroyed",
                        values=lambda c: {"place": c.s.t.place_text(c.s, c.f[place])},
                    ),
                    checks=(among_weakest, *gate(DESTROY)),
                    alike=same_minion,
                    harms=lambda c: controller(c.s, c.a) == c.me,
                ),
            ),
            values=lambda c: {"place": c.s.t.place_text(c.s, c.f[place])},
        )

        def start(s: SmashState, f: Frame) -> None:
            f[place], f[doomed] = 0, ()

        def choose(s: SmashState, f: Frame) -> None:
            while f[place] < len(s.minions):
                found = touchable(s, DESTROY, weakest(s, f), f[ME], f[SRC])
                if found:
                    ask(s, f[ME], which.prompt, v.TARGET.each(distinct(s, found)), f[SRC])
                    return
                f[place] += 1
            f[PC] = go(strike)

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            f[doomed] = (*f[doomed], first(s.answer))
            f[place] += 1
            f[PC] = go(choose)

        def strike(s: SmashState, f: Frame) -> None:
            destroy(s, list(f[doomed]), f[ME], f[SRC])

        return [start, choose, take, strike]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "u každé základny, kde nejsou všichni bojovníci stejně silní, jednoho z nejslabších",
            "one of the weakest minions at each base where not all minions have the same power",
        )
        return [Clause(lexicon.DESTROY, rest)]


@dataclass(frozen=True)
class Broadside(Script):
    """At a base where one has a minion, all minions of one player with little power are destroyed."""

    max_power: int
    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        place = slot[0]

        def there(c: Case) -> dict[str, Bilingual]:
            return {"place": c.s.t.place_text(c.s, c.f[place])}

        manned = Check(
            "SMU-117",
            lambda c: own_among(c.s, c.me, c.s.minions[c.a]),
            cs="U základny {a} nemáš žádného bojovníka.",
            en="You have no minion at {a}.",
        )
        present = Check(
            "SMU-117",
            lambda c: own_among(c.s, c.a, c.s.minions[c.f[place]]),
            cs="{a}: u základny {place} nikoho nemá.",
            en="{a} has nobody at {place}.",
            values=there,
        )
        cs, en = "Vybírá se základna, u které máš bojovníka", "You choose a base where you have a minion"
        where = Question(ask_minion.BROADSIDE_AT, (a_base("SMU-036", cs, en, manned),))
        whose = Question(
            ask_minion.BROADSIDE,
            (
                Choice(
                    v.WHO,
                    Domain(lambda c: range(c.s.t.seats), "SMU-036", cs="Vybírá se hráč", en="You choose a player"),
                    checks=(present,),
                    harms=lambda c: c.a == c.me,
                ),
            ),
            values=there,
        )

        def choose_base(s: SmashState, f: Frame) -> None:  # the short way
            found = [p for p in places_with_base(s) if own_among(s, f[ME], s.minions[p])]
            if found:
                ask(s, f[ME], where.prompt, v.TO.each(found), f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(where)
        def choose_player(s: SmashState, f: Frame) -> None:
            f[place] = first(s.answer)
            present = {controller(s, m) for m in s.minions[f[place]]}
            ask(s, f[ME], whose.prompt, v.WHO.each(sorted(present)), f[SRC])

        @answers(whose)
        def strike(s: SmashState, f: Frame) -> None:
            here, powers = own_among(s, first(s.answer), s.minions[f[place]]), POWER.table(s)
            destroy(s, [m for m in here if powers[m] <= self.max_power], f[ME], f[SRC])

        return [choose_base, choose_player, strike]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"u základny, kde máš bojovníka, všechny bojovníky jednoho hráče se silou {self.max_power} nebo nižší",
            f"all minions of one player of power {self.max_power} or less at a base where you have a minion",
        )
        return [Clause(lexicon.DESTROY, rest)]
