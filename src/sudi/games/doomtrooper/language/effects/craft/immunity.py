"""Immunity given for a combat, cancelled, waived (DTR-380, DTR-381)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, answers, barred, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go
from sudi.kernel.standing import Standing, in_force, last
from sudi.kernel.wording import DAT, Clause, Words, verb

from ....state import LIMBO, DoomState, attachments, in_play
from ....words import trait_nouns, verbs
from ....words import traits as tr
from ....words import vocabulary as v
from ....words.ratings import ARMOUR, signed, to_ratings
from ...counting import immune, mark_source, marked
from ...marks import IMMUNE, NO_IMMUNITY, POISON_PROOF, WAIVED
from ...scopes import AIMED
from ...select import in_combat, opponent_of
from ...standing.boosts import Boost
from ...standing.nature import Immune
from ...standing.rule import COMBAT_LONG, DURATIONS, GAME_LONG, TO_NEXT_TURN, Mark, lasts
from ...standing.settling import Settles
from ...twins import same
from ..act import AIM, Act, ChooseOne, ChooseSeveral, own_card, warriors_in_play

# ---- immunity to single cards ----
GIFT_IMMUNITY = Immune("", AIMED, until=COMBAT_LONG, cards=True)
TOUGHER = Boost("", AIMED, until=COMBAT_LONG, armour=1)


OPEN = tuple(Mark("", AIMED, until=COMBAT_LONG, name=f"{NO_IMMUNITY}: {kind}") for kind in ("art", "symmetry"))


@dataclass(frozen=True)
class Distract(Act):
    """The warrior it is played on is immune neither to the Art nor to the Dark Symmetry in this combat."""

    marks: tuple[Standing, ...] = OPEN
    victim: ClassVar[str] = AIM

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if aim < 0 or marked(s, f"{NO_IMMUNITY}: art", aim):
            return False
        return any(
            (rule.art or rule.symmetry or rule.gifts) and rule.reaches(s, seat, source, target, aim)
            for rule, seat, source, target, _ in in_force(s, IMMUNE)
        )

    def instant(self) -> Instant:
        def distract(s: DoomState, me: int, src: int, x: int) -> None:
            for rule in self.marks:
                last(s, rule, me, src, s.aim[src])

        return distract

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CANCEL,
                w.pick(
                    "jeho imunitu vůči Umění i Černé symetrii do konce souboje",
                    "its immunity to the Art and to the Dark Symmetry until the end of the combat",
                ),
            )
        ]


CARD_IMMUNITY = Immune("", AIMED, until=TO_NEXT_TURN, cards=True)


@dataclass(frozen=True)
class Ward(ChooseSeveral):
    """For every unit, immunity of the chosen warrior to one Dark Symmetry card in play, until your next turn."""

    ward: Immune = CARD_IMMUNITY
    asking = v.ASK_WARD

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for zone in c.s.attached for x in zone if c.s.live >> x & 1],
            "DTR-376",
            cs="Imunita vzniká vůči kartě Černé symetrie ve hře",
            en="The immunity is to a Dark Symmetry card in play",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-124",
                lambda c: c.s.t.is_symmetry[c.a],
                cs="Karta {a} není karta Černé symetrie.",
                en="{a} is no Dark Symmetry card.",
            ),
            Check(
                "DTR-376",
                lambda c: not self.warded(c.s, c.s.aim[c.src], c.a),
                cs="Vůči kartě {a} už bojovník imunní je.",
                en="The warrior is immune to {a} already.",
            ),
        )

    def warded(self, s: DoomState, aim: int, card: int) -> bool:
        return immune(s, aim, card)

    def cards(self, s: DoomState, aim: int) -> list[int]:
        found = [c for zone in s.attached for c in zone if s.live >> c & 1 and s.t.is_symmetry[c]]
        return [c for c in found if not self.warded(s, aim, c)]

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return self.cards(s, s.aim[src])

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and bool(self.cards(s, aim))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.ward, f[ME], f[SRC], s.aim[f[SRC]], card)

    def say(self, w: Words) -> list[Clause]:
        until = DURATIONS[self.ward.until][w.lang]
        return [
            Clause(
                _MAKE_IMMUNE,
                w.pick(
                    f"bojovníka imunním vůči jedné kartě Černé symetrie ve hře {until}",
                    f"the warrior immune to one Dark Symmetry card in play {until}",
                ),
            )
        ]


_MAKE_IMMUNE = verb("učiň", "učinit", "učiní", "make")


@dataclass(frozen=True)
class WardOff(ChooseSeveral):
    """For every unit: immunity to one gift of these classes in the combat, or (`or_armour`) +1 armour."""

    gifts: int
    or_armour: bool = False
    ward: Immune = GIFT_IMMUNITY
    tougher: Boost = TOUGHER
    asking = v.ASK_WARD
    adds_later: ClassVar[bool] = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: attachments(c.s, opponent_of(c.s, c.s.aim[c.src])),
            "DTR-376",
            cs="Imunita vzniká vůči kartě, kterou má protivník v souboji",
            en="The immunity is to a card that the opponent in the combat has",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-124",
                lambda c: c.s.t.traits[c.a] & self.gifts,
                cs="Vůči kartě {a} toto kouzlo imunitu nedává: je jiného druhu.",
                en="This spell gives no immunity to {a}, which is of another kind.",
            ),
            Check(
                "DTR-376",
                lambda c: c.a not in self.shunned(c.s, c.s.aim[c.src]),
                cs="Vůči kartě {a} už bojovník imunní je.",
                en="The warrior is immune to {a} already.",
            ),
        )

    def endings(self) -> tuple[Choice, ...]:
        return (stop(v.DONE),) if self.or_armour else ()

    def shunned(self, s: DoomState, aim: int) -> set[int]:
        return {e[4] for e in s.lasting if s.t.rules[e[0]] is self.ward and same(s, e[3], aim)}

    def cards(self, s: DoomState, aim: int) -> list[int]:
        """The gifts around that the warrior is not immune to yet."""
        foe, shunned = opponent_of(s, aim), self.shunned(s, aim)
        return [c for c in attachments(s, foe) if s.t.traits[c] & self.gifts and c not in shunned] if foe >= 0 else []

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return self.cards(s, s.aim[src])

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and in_combat(s, aim) and (self.or_armour or bool(self.cards(s, aim)))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return 999 if self.or_armour else len(self.cards(s, s.aim[src]))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        left = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X]

        def choose(s: DoomState, f: Frame) -> None:
            if f[left] <= 0 or not in_play(s, s.aim[f[SRC]]) or not self.question.ask(s, f):
                f[PC] = go(OVER)

        @answers(self.question)
        def chosen(s: DoomState, f: Frame) -> None:
            aim = s.aim[f[SRC]]
            if s.answer == v.DONE():  # the rest of the points strengthens the armour
                for _ in range(f[left]):
                    last(s, self.tougher, f[ME], f[SRC], aim)
                f[PC] = go(OVER)
                return
            f[left] -= 1
            last(s, self.ward, f[ME], f[SRC], aim, first(s.answer))
            f[PC] = go(choose)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        (gift,) = trait_nouns.nouns_of(self.gifts)
        ward = w.pick(f"imunní vůči 1 {gift.singular[DAT]} protivníka", f"immune to 1 {gift.en[0]} of the opponent")
        until = DURATIONS[self.ward.until][w.lang]
        if self.or_armour:
            more = f"{signed(self.tougher.armour)} {to_ratings(w, (ARMOUR,))}"
            return [
                Clause(_WARD, w.pick(f"zvolený bojovník {more}, nebo je {ward}", f"{more} or is {ward}") + f" {until}")
            ]
        return [Clause(_IS, w.pick(f"zvolený bojovník {ward}", ward) + f" {until}")]


_WARD = verb("získá", "získat", "získá", "the chosen warrior gains", "the chosen warrior gains")
_IS = verb("je", "být", "je", "the chosen warrior is", "the chosen warrior is")


# ---- immunity cancelled (DTR-380, DTR-381) ----
@dataclass(frozen=True)
class CancelImmunity(ChooseOne):
    """For as long as this warrior is in play another one's immunity has no effect; its cards stay."""

    kind: str  # "art" or "symmetry"
    marks: tuple[Standing, ...] = tuple(
        Mark("", AIMED, name=f"{NO_IMMUNITY}: {kind}") for kind in ("art", "symmetry")
    )  # fmt: skip
    asking = v.ASK_NEGATE

    def pool(self) -> Domain:
        return warriors_in_play(
            "DTR-380", "Ruší se imunita bojovníka ve hře", "The immunity of a warrior in play is cancelled"
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-380",
                lambda c: self.is_immune(c.s, c.a),
                cs="Bojovník {a} takovou imunitu nemá.",
                en="{a} has no such immunity.",
            ),
            Check(
                "DTR-381",
                lambda c: not self.is_cancelled(c.s, c.a),
                cs="Imunita bojovníka {a} už zrušena je.",
                en="The immunity of {a} has been cancelled already.",
            ),
            barred(
                "DTR-334",
                lambda c: mark_source(c.s, POISON_PROOF, c.a) if c.s.t.traits[c.src] & tr.POISON else -1,
                cs="Na bojovníka {a} jed použít nelze: brání tomu {by}.",
                en="No poison can be used on {a}, because of {by}.",
            ),
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def is_cancelled(self, s: DoomState, warrior: int) -> bool:
        return bool(marked(s, f"{NO_IMMUNITY}: {self.kind}", warrior))

    def is_immune(self, s: DoomState, warrior: int) -> bool:
        for rule, seat, source, target, _ in in_force(s, IMMUNE):
            against = rule.art if self.kind == "art" else rule.symmetry or rule.gifts
            if against and rule.reaches(s, seat, source, target, warrior):
                return True
        return False

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.marks[("art", "symmetry").index(self.kind)], f[ME], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        whom = {"art": ("Umění", "the Art"), "symmetry": ("Černé symetrii", "the Dark Symmetry")}[self.kind]
        if all(lasts(mark) == GAME_LONG for mark in self.marks):
            how_long = w.pick("natrvalo", "for good")
        else:
            how_long = w.pick(", dokud je tato karta ve hře", "for as long as this card is in play")
        text = w.pick(f"imunitu některého bojovníka vůči {whom[0]}", f"a warrior's immunity to {whom[1]}")
        return [Clause(verbs.CANCEL, f"{text} {how_long}".replace(" ,", ","))]


@dataclass(frozen=True)
class RestoreImmunity(ChooseOne):
    """Let an immunity that this card has cancelled work again: it negates only for as long as it wishes."""

    asking = v.ASK_RESTORE

    def pool(self) -> Domain:
        return Domain(
            lambda c: self.find(c.s, c.me, c.src),
            "DTR-381",
            cs="Vrátit lze jen imunitu, kterou tento bojovník zrušil",
            en="Only an immunity that this warrior has cancelled can be restored",
        )

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [e[3] for e in s.lasting if self._cancels(s, e, src)]

    def _cancels(self, s: DoomState, entry: tuple[int, ...], src: int) -> bool:
        return entry[2] == src and s.t.rules[entry[0]].key().startswith(NO_IMMUNITY)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.lasting = [e for e in s.lasting if not (e[3] == card and self._cancels(s, e, f[SRC]))]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_RESTORE, w.pick("imunitu, kterou takto zrušil", "an immunity that it has so cancelled"))]


_RESTORE = verb("vrať", "vrátit", "vrátí", "restore")
WAIVER = Mark("", AIMED, name=WAIVED)


@dataclass(frozen=True)
class Waive(ChooseOne):
    """Let one Art or Dark Symmetry card affect the bearer after all, for this combat or while its effect lasts."""

    rule: Standing = WAIVER
    asking = v.ASK_WAIVE

    def pool(self) -> Domain:
        return Domain(
            lambda c: self.around(c.s, c.src),
            "DTR-376",
            cs="Imunity se lze vzdát vůči kartě, která bojovníka nebo jeho protivníka právě provází",
            en="The immunity can be waived for a card that is about the warrior or its opponent now",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-376",
                lambda c: c.s.t.is_art[c.a] or c.s.t.is_symmetry[c.a],
                cs="Karta {a} není kouzlo Umění ani karta Černé symetrie.",
                en="{a} is neither an Art spell nor a Dark Symmetry card.",
            ),
            Check(
                "DTR-376",
                lambda c: immune(c.s, c.s.bearer[c.src], c.a),
                cs="Karta {a} na bojovníka působí i tak.",
                en="{a} affects the warrior anyway.",
            ),
        )

    def around(self, s: DoomState, src: int) -> list[int]:
        """The cards that are about the bearer or about whom it faces."""
        warrior = s.bearer[src]
        found = [e[2] for e in s.lasting if same(s, e[3], warrior)] + [c for c in s.limbo if s.aim[c] == warrior]
        foe = opponent_of(s, warrior)
        if foe >= 0:
            found += [e[2] for e in s.lasting if same(s, e[3], foe)] + attachments(s, foe)
        return list(dict.fromkeys(found))

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


_ALLOW = verb("dovol", "dovolit", "dovolí", "let")


@dataclass(frozen=True)
class WaiverEnds(Settles):
    """A waiver ends with its case: with the effect of the spell, or, for a card that stays, with the combat."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        rules = s.t.rules
        lasting = {e[2] for e in s.lasting if rules[e[0]] is not WAIVER}

        def over(about: int) -> bool:
            return not (about in lasting or s.at[about] == LIMBO or (s.phase and s.live >> about & 1))

        s.lasting = [e for e in s.lasting if rules[e[0]] is not WAIVER or e[2] != card or not over(e[4])]
