"""Beasts and vehicles that change hands, cultists made to change sides, cover sought in passing."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.machine import SRC, Frame
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import BEAST
from ....law.bearing import AFFILIATION, PRICE, lifted
from ....law.cover import may_seek
from ....rules.moving import into_cover
from ....state import MODIFIERS, OUTPOST, DoomState, next_seats, own_warriors
from ....words import asked as a
from ....words import traits as tr
from ....words import vocabulary as v
from ...marks import MADE_TO_CHANGE
from ...scopes import AIMED
from ...select import attacks, opponent_of, traits_of
from ...standing.rule import TO_NEXT_TURN, Mark
from ..act import Act, ChooseOne, own_card, own_warriors_in_play, warriors_in_play
from ..gear import HandsOver


class HandsOn(HandsOver):
    """Something in play for a warrior of one's own."""

    choosing = v.ASK_LOOT

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: [x for zone in c.s.attached for x in zone if c.s.live >> x & 1],
            "DTR-453",
            cs="Bere se karta, kterou má bojovník ve hře",
            en="A card that a warrior in play has is taken",
        )

    def takers_in_question(self) -> Domain:
        return own_warriors_in_play("DTR-453", "Kartu dostane tvůj bojovník", "One of your warriors gets it")


_ANOTHER = Check(
    "DTR-087",
    lambda c: c.s.bearer[c.a] != c.b,
    cs="Bojovník {b} kartu {a} už má.",
    en="{b} has {a} already.",
)
_ON_OUTPOST = Check(
    "DTR-334",
    lambda c: c.s.at[c.b] == OUTPOST,
    cs="Bojovník {b} není na tvé Stanici.",
    en="{b} is not on your Outpost.",
)


@dataclass(frozen=True)
class Rustle(HandsOn):
    """A beast of any warrior in play for one on one's own Outpost, whatever its affiliation."""

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-453",
                lambda c: c.s.t.type[c.a] == BEAST,
                cs="Karta {a} není zvíře.",
                en="{a} is no beast.",
            ),
        )

    def gate(self) -> tuple[Check, ...]:
        return (_ANOTHER, _ON_OUTPOST, *lifted(*AFFILIATION, PRICE))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TAKE,
                w.pick(
                    "kterékoli zvíře ve hře a dej ho svému bojovníkovi na Stanici; na příslušnosti nezáleží",
                    "any beast in play and give it to a warrior on your Outpost, whatever its affiliation",
                ),
            )
        ]


@dataclass(frozen=True)
class Requisition(HandsOn):
    """A vehicle of a warrior of one's own goes to another one between the Outpost and the other areas."""

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-453",
                lambda c: c.s.t.cards[c.a].vehicle and c.s.bearer[c.a] in own_warriors(c.s, c.me),
                cs="Karta {a} není vozidlo tvého bojovníka.",
                en="{a} is no vehicle of a warrior of yours.",
            ),
        )

    def gate(self) -> tuple[Check, ...]:
        def apart(c: Case) -> bool:
            return bool((c.s.at[c.s.bearer[c.a]] == OUTPOST) != (c.s.at[c.b] == OUTPOST))

        def settled(c: Case) -> bool:
            one, other = traits_of(c.s, c.s.bearer[c.a]), traits_of(c.s, c.b)
            return not (one | other) & tr.TRIBAL and bool(one & tr.LEGION) == bool(other & tr.LEGION)

        return (
            Check(
                "DTR-334",
                apart,
                cs="Vozidlo přechází mezi Stanicí a ostatními oblastmi.",
                en="The vehicle goes between the Outpost and the other areas.",
            ),
            Check(
                "DTR-334",
                settled,
                cs="Válečník kmenů ani bojovník opačné strany vozidlo nedá ani nedostane.",
                en="Neither a Tribal warrior nor one of the other side gives or gets the vehicle.",
            ),
            *lifted(),
        )

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TAKE,
                w.pick(
                    "vozidlo svému bojovníkovi v Mužstvu či Kohortě a dej ho svému na Stanici, nebo naopak; ne "
                    "válečníkovi kmenů, ne mezi Doomtrooperem a Černou legií",
                    "a vehicle from a warrior in your Squad or Cohort and give it to one on your Outpost, or the other "
                    "way round; no Tribal warrior, and not between a Doomtrooper and the Dark Legion",
                ),
            )
        ]


_TAKE = verb("vezmi", "vzít", "vezme", "take")


FORCED = Mark("", AIMED, until=TO_NEXT_TURN, name=MADE_TO_CHANGE)  # of whoever plays next: to the end of this turn


@dataclass(frozen=True)
class SwitchCultist(ChooseOne):
    """A cultist in play changes the side that it was declared for, whatever its player likes."""

    mark: Mark = FORCED
    asking = a.ASK_SWITCH

    def pool(self) -> Domain:
        return warriors_in_play("DTR-420", "Stranu mění bojovník ve hře", "A warrior in play changes sides")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-420",
                lambda c: c.s.t.traits[c.a] & tr.CULTIST,
                cs="Bojovník {a} není vyznavač kultu.",
                en="{a} is no cultist.",
            ),
            Check(
                "DTR-420",
                lambda c: not any(e[2] == c.src and e[3] == c.a for e in c.s.lasting),
                cs="Bojovníka {a} v tomto kole tato karta už ke změně přiměla.",
                en="This card has made {a} change in this turn already.",
            ),
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.dark ^= 1 << card
        s.used |= 1 << card  # its player has no say any more in this turn
        last(s, self.mark, next_seats(s, s.turn)[1], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _FORCE,
                w.pick(
                    "kteréhokoli vyznavače kultu ve hře, ať změní stranu (každého jednou za kolo); jeho "
                    "hráč ho v tomto kole nezmění zpět",
                    "any cultist in play to change sides (each once a turn); its player "
                    "cannot change it back this turn",
                ),
            )
        ]


_FORCE = verb("donuť", "donutit", "donutí", "force")


@dataclass(frozen=True)
class TakeCoverNow(Act):
    """The warrior itself goes into cover without an action; somebody else stays open."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.phase and opponent_of(s, src) >= 0 and (s.phase > MODIFIERS or (attacks(s, src) and s.tactic != SHOOTING)):
            return False  # the blows have fallen, or it would attack somebody by hand from there
        return sum(not s.covered >> w & 1 for w in own_warriors(s, me)) > 1 and may_seek(s, src)

    def instant(self) -> Instant:
        return lambda s, me, src, x: into_cover(s, src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_HIDE, w.pick("tohoto bojovníka do úkrytu", "this warrior into cover"))]


SHOOTING = 1  # the tactic
_HIDE = verb("pošli", "poslat", "pošle", "send")
