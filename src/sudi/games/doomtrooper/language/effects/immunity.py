"""Immunity given for a combat, cancelled, waived (DTR-380, DTR-381)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.standing import Standing, in_force, last
from sudi.kernel.wording import DAT, Clause, Words, verb

from ...state import LIMBO, DoomState, attachments, in_play, warriors
from ...words import trait_nouns, verbs
from ...words import vocabulary as v
from ..counting import immune
from ..marks import IMMUNE, NO_IMMUNITY, WAIVED
from ..reach import marked
from ..scopes import AIMED
from ..select import in_combat, opponent_of
from ..standing.boosts import Boost
from ..standing.nature import Immune
from ..standing.rule import COMBAT_LONG, Mark
from ..standing.settling import Settles
from .act import Act, ChooseOne

# ---- immunity to single gifts ----
GIFT_IMMUNITY = Immune("", AIMED, until=COMBAT_LONG, cards=True)
TOUGHER = Boost("", AIMED, until=COMBAT_LONG, armour=1)


@dataclass(frozen=True)
class WardOff(Act, Script):
    """For every unit: immunity to one gift of these classes in the combat, or (`or_armour`) +1 armour."""

    gifts: int
    or_armour: bool = False
    ward: Immune = GIFT_IMMUNITY
    tougher: Boost = TOUGHER
    slots = 1

    def cards(self, s: DoomState, aim: int) -> list[int]:
        """The gifts around that the warrior is not immune to yet."""
        foe = opponent_of(s, aim)
        shunned = {e[4] for e in s.lasting if s.t.rules[e[0]] is self.ward and e[3] == aim}
        return [c for c in attachments(s, foe) if s.t.traits[c] & self.gifts and c not in shunned] if foe >= 0 else []

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and in_combat(s, aim) and (self.or_armour or bool(self.cards(s, aim)))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return 999 if self.or_armour else len(self.cards(s, s.aim[src]))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        left = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X]

        def choose(s: DoomState, f: Frame) -> None:
            aim = s.aim[f[SRC]]
            if f[left] <= 0 or not in_play(s, aim):
                f[PC] = go(3)
                return
            options = v.TARGET.each(self.cards(s, aim))
            if self.or_armour:
                options.append(v.DONE())
            if not options:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, options, f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            aim = s.aim[f[SRC]]
            if s.answer == v.DONE():  # the rest of the points strengthens the armour
                for _ in range(f[left]):
                    last(s, self.tougher, f[ME], f[SRC], aim)
                f[PC] = go(3)
                return
            f[left] -= 1
            last(s, self.ward, f[ME], f[SRC], aim, first(s.answer))
            f[PC] = go(1)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        cs, en = trait_nouns.nouns_of(self.gifts)[0].singular[DAT], trait_nouns.nouns_of(self.gifts)[0].en[0]
        ward = w.pick(f"pro bojovníka imunitu vůči 1 {cs}", f"immunity to 1 {en} for the warrior")
        if self.or_armour:
            ward = w.pick(f"pro bojovníka +1 k obraně, nebo {ward[len('pro bojovníka ') :]}", f"+1 armour or {ward}")
        return [Clause(verbs.GAIN, f"{ward} {w.pick('do konce souboje', 'until the end of the combat')}")]


# ---- immunity cancelled (DTR-380, DTR-381) ----
@dataclass(frozen=True)
class CancelImmunity(ChooseOne):
    """For as long as this warrior is in play another one's immunity has no effect; its cards stay."""

    kind: str  # "art" or "symmetry"
    marks: tuple[Standing, ...] = tuple(
        Mark("", AIMED, name=f"{NO_IMMUNITY}: {kind}") for kind in ("art", "symmetry")
    )  # fmt: skip

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        found = []
        for warrior in warriors(s):
            if marked(s, f"{NO_IMMUNITY}: {self.kind}", warrior):
                continue
            for rule, seat, source, target, _ in in_force(s, IMMUNE):
                against = rule.art if self.kind == "art" else rule.symmetry or rule.gifts
                if against and rule.reaches(s, seat, source, target, warrior):
                    found.append(warrior)
                    break
        return found

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.marks[("art", "symmetry").index(self.kind)], f[ME], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        whom = {"art": ("Umění", "the Art"), "symmetry": ("Černé symetrii", "the Dark Symmetry")}[self.kind]
        return [
            Clause(
                verbs.CANCEL,
                w.pick(f"imunitu některého bojovníka vůči {whom[0]}", f"a warrior's immunity to {whom[1]}"),
            )
        ]


WAIVER = Mark("", AIMED, name=WAIVED)


@dataclass(frozen=True)
class Waive(ChooseOne):
    """Let one Art or Dark Symmetry card affect the bearer after all, for this combat or while its effect lasts."""

    rule: Standing = WAIVER

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        """The cards around whose effect the immunity keeps away now."""
        warrior = s.bearer[src]
        around = [e[2] for e in s.lasting if e[3] == warrior] + [c for c in s.limbo if s.aim[c] == warrior]
        foe = opponent_of(s, warrior)
        if foe >= 0:
            around += [e[2] for e in s.lasting if e[3] == foe] + attachments(s, foe)
        magic = [c for c in dict.fromkeys(around) if s.t.is_art[c] or s.t.is_symmetry[c]]
        return [c for c in magic if immune(s, warrior, c)]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.rule, f[ME], f[SRC], s.bearer[f[SRC]], card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ALLOW,
                w.pick(
                    "jedné kartě Umění nebo Černé symetrie, aby na bojovníka působila",
                    "one Art or Dark Symmetry card affect the warrior after all",
                ),
            )
        ]


_ALLOW = verb("dovol", "dovolte", "dovolit", "dovolí", "let")


@dataclass(frozen=True)
class WaiverEnds(Settles):
    """A waiver ends with its case: with the effect of the spell, or, for a card that stays, with the combat."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        rules = s.t.rules
        lasting = {e[2] for e in s.lasting if rules[e[0]] is not WAIVER}

        def over(about: int) -> bool:
            return not (about in lasting or s.at[about] == LIMBO or (s.phase and s.live >> about & 1))

        s.lasting = [e for e in s.lasting if rules[e[0]] is not WAIVER or e[2] != card or not over(e[4])]
