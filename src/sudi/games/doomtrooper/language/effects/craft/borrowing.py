"""Warriors that have what is written on another warrior's card: for as long as a gift lies there, or for a combat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sudi.kernel.law import Check, Domain
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words

from ....law.acting import at_large
from ....law.combat.capability import capable, may_use
from ....state import MODIFIERS, DoomState
from ....words import trade_questions as q
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.ratings import RATINGS
from ...lending import Lent
from ...ratings import RATING
from ...scopes import AIMED
from ...select import Who, attacks, in_combat, traits_of
from ...standing.boosts import Boost
from ...standing.rule import COMBAT_LONG
from ..act import ChooseOne, meant, own_warriors_in_play, warriors_in_play


class Borrows(ChooseOne):
    """A warrior is chosen whose abilities another one has from now on."""

    lent: tuple[Lent, ...]

    @cached_property
    def by_giver(self) -> dict[str, Lent]:
        return {grant.giver: grant for grant in self.lent}

    def lend(self, s: DoomState, f: Frame, giver: int, taker: int) -> None:
        grant = self.by_giver.get(s.t.defs[giver].id)
        if grant is not None:
            last(s, grant, f[ME], f[SRC], taker)


@dataclass(frozen=True)
class Plagiarize(Borrows):
    """Whoever has the gift has the abilities written on a warrior that is chosen now, and not its ratings."""

    who: Who
    lent: tuple[Lent, ...]
    asking = q.ASK_LIKENESS

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Volí se bojovník ve hře", "A warrior in play is chosen")

    def checks(self) -> tuple[Check, ...]:
        able = Check(
            "DTR-346",
            lambda c: c.s.t.defs[c.a].id in self.by_giver,
            cs="Na kartě {a} žádná schopnost není.",
            en="There is no ability on {a}.",
        )
        return (meant(self.who), able)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        self.lend(s, f, card, s.bearer[f[SRC]])

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w)
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    f"{whom} ve hře. Dokud tato karta leží ve hře, má ten, komu patří, schopnosti napsané na "
                    "jeho kartě (ne jeho hodnoty); volbu nelze změnit",
                    f"{whom} in play. While this card is in play, its bearer has the abilities written on that "
                    "warrior's card (not its ratings); the choice can never be changed",
                ),
            )
        ]


# ---- a reinforcement that lends all it is ----
ADDED: tuple[Standing, ...] = tuple(
    Boost("", AIMED, until=COMBAT_LONG, units=True, **{rating: 1})  # type: ignore[arg-type]
    for rating in RATINGS
)


@dataclass(frozen=True)
class CallSupport(Borrows):
    """A comrade of the same affiliation adds its ratings and abilities to the warrior for this combat."""

    lent: tuple[Lent, ...]
    rules: tuple[Standing, ...] = ADDED
    asking = v.ASK_HELPER

    def helped(self, s: DoomState, src: int) -> int:
        """Whoever has the card, or has just used it up."""
        return s.bearer[src] if s.bearer[src] >= 0 else s.aim[src]

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-290", "Pomáhá tvůj bojovník ve hře", "One of your warriors in play helps")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-290",
                lambda c: (
                    not in_combat(c.s, c.a)
                    and c.s.at[c.a] == c.s.at[self.helped(c.s, c.src)]
                    and c.s.side[c.a] == c.s.side[self.helped(c.s, c.src)]
                ),
                cs="Bojovník {a} není volný v téže oblasti.",
                en="{a} is not free in the same area.",
            ),
            Check(
                "DTR-334",
                lambda c: traits_of(c.s, c.a) & traits_of(c.s, self.helped(c.s, c.src)) & (tr.AFFILIATIONS | tr.LEGION),
                cs="Bojovník {a} nemá stejnou příslušnost.",
                en="{a} is not of the same affiliation.",
            ),
            Check(
                "DTR-466",
                lambda c: capable(c.s, c.a) and may_use(c.s, c.a, c.s.tactic, attacks(c.s, self.helped(c.s, c.src))),
                cs="Bojovník {a} se takového souboje účastnit nesmí.",
                en="{a} may not take part in such a combat.",
            ),
            Check(
                "DTR-292",
                lambda c: not c.s.covered >> c.a & 1,
                cs="Bojovník {a} je v úkrytu.",
                en="{a} is in cover.",
            ),
            *at_large("a"),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and in_combat(s, self.helped(s, src)) and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        warrior = self.helped(s, f[SRC])
        for rule, rating in zip(self.rules, RATINGS, strict=True):
            n = RATING[rating].of(s, card)
            if n:
                last(s, rule, f[ME], f[SRC], warrior, n)
        self.lend(s, f, card, warrior)
        note(s, v.L_HELPS, f[ME], card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CALL,
                w.pick(
                    "jako posilu 1 svého bojovníka stejné příslušnosti z téže oblasti; do konce souboje přidává "
                    "bojovníkovi svůj zápas, střelbu, obranu, hodnotu a schopnosti a protivník smí zasáhnout jen "
                    "původního bojovníka",
                    "as a reinforcement 1 warrior of yours of the same affiliation in the same area; until the end of "
                    "the combat it adds its fight, shoot, armour, value and abilities to the warrior, and the opponent "
                    "can strike the original warrior only",
                ),
            )
        ]
