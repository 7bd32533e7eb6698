"""The longer effects of the Vanguards: shields, healing instead of harm, cards of the Citadel given up and fetched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Amount, Count, Handed, Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask, push
from sudi.kernel.standing import last
from sudi.kernel.view import show
from sudi.kernel.wording import ACC, INS, Clause, Words

from . import vocabulary as v
from . import words
from .attacking import HEALING, LOWERED, current
from .card import AIMED
from .extra_attacks import ABILITY_ROLL
from .field import bring_out, gain, put_away, to_discard
from .select import FRIENDLY, UNIT, Group, named
from .standing import Change
from .state import WarState
from .words import NameWord


@dataclass(frozen=True)
class MagicShare(Amount):
    """One for every so many magic that its player has."""

    per: int

    def count(self) -> Count:
        per = self.per
        return lambda s, me, src, x: s.magic[me] // per


@dataclass(frozen=True)
class Shield(Script):
    """Roll dice; every special symbol takes 1 off the attacker's strength for the attack that was just declared."""

    dice: int

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def throw(s: WarState, f: Frame) -> None:
            push(s, ABILITY_ROLL, f[ME], f[SRC], self.dice)

        def lower(s: WarState, f: Frame) -> None:
            attack = current(s)
            if attack is not None and s.answer:
                attack[LOWERED] = (*attack[LOWERED], (f[SRC], s.answer))

        return [throw, lower]

    def say(self, w: Words) -> list[Clause]:
        lead = w.pick("Za každý zvláštní symbol", "For each special symbol,")
        return [
            Clause(words.ROLL, w.count(self.dice, words.DIE, INS)),
            Clause(
                words.LOWER,
                w.pick(
                    "útočníkovi pro tento útok sílu o 1, nejméně však na 1",
                    "the attacker's strength for this attack by 1, to a minimum of 1",
                ),
                lead=lead,
            ),
        ]


@dataclass(frozen=True)
class HealInstead(Script):
    """Its player may discard a card from hand; then the attack heals its target."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def which(s: WarState, f: Frame) -> None:
            hand = {s.t.kind[c]: c for c in s.hand[f[ME]]}
            ask(s, f[ME], v.ASK_SHED, [*(v.SHED(c) for c in hand.values()), v.DECLINE()], f[SRC])

        def shed(s: WarState, f: Frame) -> None:
            attack = current(s)
            if s.answer == v.DECLINE() or attack is None:
                return
            card = s.answer - v.SHED.code
            put_away(s, f[ME], card)
            attack[HEALING] = 1

        return [which, shed]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(words.DISCARD, w.pick("z ruky 1 kartu", "1 card from your hand"), may=True),
            Clause(
                words.REMOVE,
                w.pick(
                    "z cíle 1 zranění za každý hozený symbol na blízko a za každý zvláštní symbol",
                    "1 damage from the target for each melee symbol and each special symbol rolled",
                ),
                lead=w.pick(
                    "Pokud to uděláte, útok žádné zranění nepřidá; namísto toho",
                    "If you do, the attack adds no damage; instead,",
                ),
            ),
        ]


STRONGER = Change("", "strength", AIMED, Handed(), for_attack=True)


@dataclass(frozen=True)
class DiscardForLight(Script):
    """Show and discard units of different names from hand: each gives magic, and strength for this attack."""

    rule: Change = STRONGER
    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        given = slot[0]

        def start(s: WarState, f: Frame) -> None:
            f[given] = ()

        def which(s: WarState, f: Frame) -> None:
            names = {s.t.kind[c] for c in f[given]}
            hand = {s.t.kind[c]: c for c in s.hand[f[ME]] if s.t.is_unit[c] and s.t.kind[c] not in names}
            ask(s, f[ME], v.ASK_SHED, [*(v.SHED(c) for c in hand.values()), v.DONE()], f[SRC])

        def shed(s: WarState, f: Frame) -> None:
            if s.answer == v.DONE():
                return
            card = s.answer - v.SHED.code
            f[given] = (*f[given], card)
            f[PC] = go(1)
            bring_out(s, s.hand[f[ME]], card)
            note(s, v.L_SHOWS, f[ME], card)
            to_discard(s, card)
            gain(s, f[ME])

        def strengthen(s: WarState, f: Frame) -> None:
            if f[given]:
                last(s, self.rule, f[ME], f[SRC], f[SRC], len(f[given]))

        return [start, which, shed, strengthen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.DISCARD,
                w.pick(
                    "z ruky libovolný počet jednotek s různými názvy; ukažte je soupeři",
                    "any number of units with different names from your hand, showing them",
                ),
                may=True,
            ),
            Clause(
                words.GAIN,
                w.pick("1 bod magie a pro tento útok +1 k síle", "1 magic and +1 strength for this attack"),
                lead=w.pick("Za každou z nich", "For each of them,"),
            ),
        ]


@dataclass(frozen=True)
class FetchUnit(Script):
    """Take a unit with a word in its name from the own discard pile, if one like it is on the own side already."""

    word: NameWord

    def cards(self, s: WarState, me: int, src: int) -> list[int]:
        if not Group(UNIT, FRIENDLY, word=self.word).find(s, me, src):
            return []
        found = [c for c in s.discard[me] if s.t.is_unit[c] and named(s.t.cards[c].name.en, self.word)]
        return list({s.t.kind[c]: c for c in found}.values())

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def which(s: WarState, f: Frame) -> None:
            options = [v.TAKE(c) for c in self.cards(s, f[ME], f[SRC])]
            ask(s, f[ME], v.ASK_TAKE, [*options, v.DECLINE()], f[SRC])

        def fetch(s: WarState, f: Frame) -> None:
            if s.answer == v.DECLINE():
                return
            card = s.answer - v.TAKE.code
            bring_out(s, s.discard[f[ME]], card)
            s.hand[f[ME]].append(card)
            show(s, card)
            note(s, v.L_TAKES, f[ME], card)

        return [which, fetch]

    def say(self, w: Words) -> list[Clause]:
        unit = w.pick(f"{self.word.adjective(ACC, False)} jednotku", f"a unit with {self.word.en} in its name")
        return [
            Clause(
                words.MOVE_OVER,
                w.pick(
                    f"ze své odhazovací hromádky do ruky {unit}, pokud takovou ovládáte na bojišti; ukažte ji soupeři",
                    f"{unit} from your discard pile to your hand, if you control such a unit; show it to your opponent",
                ),
                may=True,
            )
        ]
