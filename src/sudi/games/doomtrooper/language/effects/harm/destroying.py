"""Choosing one card in play and removing it; alliances only where the text names them (DTR-232)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Case, Check, Domain, barred
from sudi.kernel.machine import ME, SRC, Frame, X
from sudi.kernel.wording import ACC, NOM, Bilingual, Clause, Words

from ....cards.types import (
    ALLIANCE,
    EQUIPMENT,
    FORTIFICATION,
    KI,
    MISSION,
    RELIC,
    SPECIAL,
    SYMMETRY,
    TYPE_NAMES,
    WARZONE,
)
from ....law.leaving import DISCARDING, NO_ALLIANCE, SACRIFICING, may_be_discarded, may_be_sacrificed
from ....law.paying import funds
from ....rules.leaving import discard, sacrifice
from ....rules.points import lose_victory, pay
from ....state import DoomState, attachments, cards_in_play, warriors
from ....words import trait_nouns, verbs
from ....words import traits as tr
from ....words import vocabulary as v
from ....words.nouns import VICTORY, either
from ...counting import immune, mark_source, sheltered
from ...marks import LUCKY
from ...ratings import value
from ...select import DOOMTROOPERS, THEIRS, Who
from ..act import ChooseOne, ChooseSeveral, own_card, warriors_in_play


class OneCard(ChooseSeveral):
    """One card in play is chosen and goes; what may never be discarded is not chosen at all (DTR-346)."""

    asking = v.ASK_DESTROY

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for x in cards_in_play(c.s) if x != c.src],
            "DTR-503",
            cs="Zmizet může jen karta ve hře",
            en="Only a card in play goes",
        )

    def fits(self, s: DoomState, src: int, card: int) -> bool:
        """Is this card meant?"""
        raise NotImplementedError

    def what(self, w: Words) -> str:
        """What is meant, in words."""
        raise NotImplementedError

    def gate(self) -> tuple[Check, ...]:
        return DISCARDING

    def checks(self) -> tuple[Check, ...]:
        meant = Check(
            "DTR-334",
            lambda c: self.fits(c.s, c.src, c.a),
            cs="Zmizet má {what}; karta {a} to není.",
            en="What goes is {what}; {a} is none.",
            values=lambda c: {"what": Bilingual(self.what(Words("cs")), self.what(Words("en")))},
        )
        return (meant, *self.gate())

    def harms(self, c: Case) -> bool:
        return own_card(c)


def wards_off(s: DoomState, me: int, src: int, warrior: int) -> bool:
    """Is an opposing warrior immune to the spell or the Dark Symmetry card that would do it?"""
    return s.side[warrior] != me and immune(s, warrior, src)


NOT_IMMUNE = Check(
    "DTR-376",
    lambda c: not wards_off(c.s, c.me, c.src, c.a),
    cs="Bojovník {a} je vůči té kartě imunní.",
    en="{a} is immune to that card.",
)


NOT_LUCKY = barred(
    "DTR-334",
    lambda c: mark_source(c.s, LUCKY, c.a),
    cs="Bojovníkovi {a} hodnoty nesníží nic: brání tomu {by}.",
    en="Nothing lowers the ratings of {a}, because of {by}.",
)
NOT_SHELTERED = Check(
    "DTR-376",
    lambda c: not sheltered(c.s, c.me, c.a, c.src),
    cs="Kartu {a} před tou kartou chrání její bojovník.",
    en="{a} is kept from that card by its warrior.",
)


@dataclass(frozen=True)
class DiscardOne(OneCard):
    """Discard one card of a type: of the warrior aimed at, or of any in play. `units`: once for every unit paid."""

    types: tuple[str, ...]
    anywhere: bool = False
    who: Who | None = None  # one of these warriors, and no other card
    units: bool = False
    weapons: bool = False  # weapons too, whatever type of card they are (DTR-149)
    considered: int = 0  # and whatever is considered one of these (DTR-519), warriors too
    forever: bool = False  # it is sacrificed
    sign: int = 0  # only what bears the sign of these (DTR-477)

    def meant(self, s: DoomState, card: int) -> bool:
        if self.sign and not s.t.traits[card] & self.sign:
            return False
        more = self.considered | (tr.WEAPON if self.weapons else 0)
        return s.t.type[card] in self.types or bool(s.t.traits[card] & more)

    def fits(self, s: DoomState, src: int, card: int) -> bool:
        if self.who is not None:
            return s.t.is_warrior[card] and self.who.matches(s, card)
        return self.meant(s, card) and (self.anywhere or s.bearer[card] == s.aim[src] >= 0)

    def gate(self) -> tuple[Check, ...]:
        gate = SACRIFICING if self.forever else DISCARDING
        return (*gate, NOT_SHELTERED if self.who is None else NOT_IMMUNE)

    def what(self, w: Words) -> str:
        if self.who is not None:
            return w.pick(f"{self.who.say(w, NOM)} ve hře", f"{self.who.say(w)} in play")
        name = " / ".join(TYPE_NAMES[t][w.lang] for t in self.types)
        if not self.types:
            name = trait_nouns.said(self.considered, w, NOM, many=False)
        if self.weapons:
            name = w.pick(f"zbraň / {name}", f"weapon / {name}")
        return f"{name} {w.pick('ve hře', 'in play') if self.anywhere else w.pick('toho bojovníka', 'of that warrior')}"

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return self.about(s, me, src, s.aim[src])

    def about(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        if self.who is not None:
            pool = [c for c in self.who.find(s, me, src) if not wards_off(s, me, src, c)]
        elif self.anywhere:
            zones = (*s.attached, *s.works, *((warriors(s),) if self.considered else ()))
            pool = [c for zone in zones for c in zone if self.meant(s, c) and not sheltered(s, me, c, src)]
        else:
            worn = attachments(s, aim) if aim >= 0 else []
            pool = [c for c in worn if self.meant(s, c) and not sheltered(s, me, c, src)]
        may_go = may_be_sacrificed if self.forever else may_be_discarded
        return [c for c in pool if s.live >> c & 1 and c != src and may_go(s, c)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.about(s, me, src, aim))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """It does if every card that could go is one's own."""
        found = self.about(s, me, src, aim)
        return bool(found) and all(s.side[c] == me for c in found)

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(self.find(s, me, src))

    def times(self, f: Frame) -> int:
        return int(f[X]) if self.units else 1

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        (sacrifice if self.forever else discard)(s, card)

    def say(self, w: Words) -> list[Clause]:
        verb = verbs.SACRIFICE if self.forever else verbs.DISCARD
        if self.who is not None:
            whom = w.pick(self.who.say(w, ACC), self.who.say(w).removeprefix("a ").removeprefix("an "))
            return [Clause(verb, w.pick(f"1 {whom} ve hře", f"1 {whom} in play"))]
        if not self.types:
            what = trait_nouns.said(self.considered, w, ACC, many=False)
        elif self.weapons:
            what = w.pick("jednu zbraň nebo jedno vybavení", "a weapon or an equipment card")
        else:
            what = either([_NAMES[t][w.lang] for t in self.types], w)
        where = w.pick("ve hře", "in play") if self.anywhere else w.pick("tohoto bojovníka", "of that warrior")
        if self.sign:
            sign = tr.sole(self.sign).of
            assert sign is not None
            where = w.pick(f"se znakem {sign.cs} {where}", f"with the sign of the {sign.en} {where}")
        return [Clause(verb, f"{what} {where}")]


_NAMES = {
    EQUIPMENT: Bilingual("jedno vybavení", "an equipment card"),
    FORTIFICATION: Bilingual("jedno opevnění", "a fortification"),
    WARZONE: Bilingual("jednu válečnou zónu", "a warzone"),
    SPECIAL: Bilingual("jednu speciální kartu", "a special card"),
    RELIC: Bilingual("jednu relikvii", "a relic"),
    ALLIANCE: Bilingual("jednu alianci", "an alliance"),
    MISSION: Bilingual("jeden úkol", "a mission"),
    SYMMETRY: Bilingual("jednu kartu Černé symetrie", "a Dark Symmetry card"),
    KI: Bilingual("jednu sílu KI", "a ki power"),
}


@dataclass(frozen=True)
class RemoveOne(OneCard):
    """Discard (or sacrifice) one card in play of these types (none: of any); `victory`: for so many victory points."""

    types: tuple[str, ...]
    sacrifices: bool = False
    victory: int = 0

    def fits(self, s: DoomState, src: int, card: int) -> bool:
        return s.t.type[card] in self.types if self.types else True

    def what(self, w: Words) -> str:
        return " / ".join(TYPE_NAMES[t][w.lang] for t in self.types) or w.pick("karta ve hře", "a card in play")

    def gate(self) -> tuple[Check, ...]:
        """An alliance goes only where the text names it, or where it is sacrificed."""
        return SACRIFICING if self.sacrifices else (*(() if ALLIANCE in self.types else (NO_ALLIANCE,)), *DISCARDING)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        if self.sacrifices:
            return [c for c in cards_in_play(s) if c != src and self.fits(s, src, c) and may_be_sacrificed(s, c)]
        named = ALLIANCE in self.types
        return [c for c in cards_in_play(s) if c != src and self.fits(s, src, c) and may_be_discarded(s, c, named)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.victory[me] >= self.victory and bool(self.find(s, me, src))

    def times(self, f: Frame) -> int:
        return 1

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        lose_victory(s, f[ME], self.victory, f[SRC])
        if self.sacrifices:
            sacrifice(s, card)
        else:
            discard(s, card, expressly=ALLIANCE in self.types)

    def say(self, w: Words) -> list[Clause]:
        what = either([_NAMES[t][w.lang] for t in self.types], w) or w.pick("kteroukoli kartu", "any card")
        clauses = []
        if self.victory:
            clauses.append(Clause(verbs.PAY, w.count(self.victory, VICTORY)))
        verb = verbs.SACRIFICE if self.sacrifices else verbs.DISCARD
        return [*clauses, Clause(verb, w.pick(f"{what} ve hře", f"{what} in play"))]


# ---- apostles and engineers ----
@dataclass(frozen=True)
class BuyOut(ChooseOne):
    """Discard a Doomtrooper in play for its value in destiny points; nobody is killed."""

    asking = v.ASK_BUY_OUT

    def pool(self) -> Domain:
        return warriors_in_play("DTR-510", "Vyřazuje se bojovník ve hře", "A warrior in play is discarded")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: DOOMTROOPERS.fits(c.s, c.me, c.src, c.a),
                cs="Bojovník {a} není Doomtrooper.",
                en="{a} is no Doomtrooper.",
            ),
            *DISCARDING,
            Check(
                "DTR-228",
                lambda c: value(c.s, c.a) <= funds(c.s, c.me),
                cs="Bojovník {a} má hodnotu {price:destiny} a máš {have:destiny}.",
                en="The value of {a} is {price:destiny} and you have {have:destiny}.",
                values=lambda c: {"price": value(c.s, c.a), "have": funds(c.s, c.me)},
            ),
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        pay(s, f[ME], value(s, card), f[SRC])
        discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "kteréhokoli Doomtroopera ve hře a zaplať jeho hodnotu v bodech osudu (body za něj nejsou)",
                    "any Doomtrooper in play by paying its value in destiny points (no points are earned)",
                ),
            )
        ]


THEIRS_ALL = Who(whose=THEIRS)


# ---- ageing ----
@dataclass(frozen=True)
class AgeWarrior(ChooseOne):
    """Put a marker on an opposing warrior; whoever is worth nothing any more is discarded."""

    asking = v.ASK_AGE

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Stárne bojovník ve hře", "A warrior in play grows older")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: THEIRS_ALL.fits(c.s, c.me, c.src, c.a),
                cs="Zestárnout má cizí bojovník a bojovník {a} cizí není.",
                en="An opposing warrior grows older, and {a} is none.",
            ),
            NOT_IMMUNE,
            NOT_LUCKY,
        )

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        found = THEIRS_ALL.find(s, me, src)
        return [w for w in found if not wards_off(s, me, src, w) and mark_source(s, LUCKY, w) < 0]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.markers[card] += 1
        if value(s, card) <= 0:
            discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.MARK,
                w.pick(
                    "značku stáří na cizího bojovníka; klesne-li jeho hodnota na 0, je vyřazen",
                    "a marker of age on an opposing warrior; if its value falls to 0, it is discarded",
                ),
            )
        ]
