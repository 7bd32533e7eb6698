"""Stores: equipment put on a card and taken from it, cards of the hand laid under one, the spoils of the dead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.law import Case, Check, Choice, Domain, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.wording import NOM, Clause, Words, verb

from ....cards.types import EQUIPMENT, ON_BEARER
from ....law.bearing import AFFILIATION, BEARING, PRICE, lifted
from ....law.laying import LAYING
from ....rules.attaching import attach_from_hand
from ....rules.leaving import discard
from ....rules.moving import attach
from ....state import HAND, DoomState, attachments, own_warriors, pile, stow
from ....words import keeping_questions as k
from ....words import questions as q
from ....words import verbs
from ....words import vocabulary as v
from ...occasions import OnYourKill
from ...pieces import Piece
from ...secrets import tuck, under
from ...select import WARRIORS, Who
from ..act import ChooseOne
from ..gear import HandsOver, StoreGear

_TAKE = verb("vezmi", "vzít", "vezme", "take")


def has_room(room: int, held: Callable[[DoomState, int], list[int]] = attachments) -> Check:
    return Check(
        "DTR-334",
        lambda c: len(held(c.s, c.src)) < room,
        cs="Víc karet se sem nevejde.",
        en="There is no room for more cards.",
    )


# ---- equipment on a card ----
@dataclass(frozen=True)
class StoreSome(StoreGear):
    """Equipment of the hand, as long as there is room; it may be taken from there again."""

    room: int = 5

    def checks(self) -> tuple[Check, ...]:
        return (*super().checks(), has_room(self.room))

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return super().find(s, me, src) if len(attachments(s, src)) < self.room else []

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GIVE,
                w.pick(
                    f"k této kartě vybavení z ruky; smí jich na ní být nejvýše {self.room} a nemají tam účinek",
                    f"equipment of your hand to this card; it holds at most {self.room} cards, which have no effect "
                    "there",
                ),
            )
        ]


def _own_equipment(s: DoomState, me: int, who: Who, src: int) -> list[int]:
    mine = [w for w in own_warriors(s, me) if who.fits(s, me, src, w)]
    return [c for w in mine for c in attachments(s, w) if s.t.type[c] == EQUIPMENT and s.side[c] == me]


@dataclass(frozen=True)
class PutBack(ChooseOne):
    """One of these warriors of yours lays its equipment down on the card."""

    who: Who = WARRIORS
    room: int = 5
    asking = k.ASK_LAY_DOWN

    def pool(self) -> Domain:
        return Domain(
            lambda c: _own_equipment(c.s, c.me, self.who, c.src),
            "DTR-334",
            cs="Odkládá se vybavení tvého bojovníka",
            en="Equipment of a warrior of yours is laid down",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: len(attachments(c.s, c.src)) + 1 + len(pile(c.s, c.a)) <= self.room,
                cs="Víc karet se sem nevejde.",
                en="There is no room for more cards.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.inside &= ~(1 << card)
        for part in (card, *pile(s, card)):  # DTR-085: what was added to it goes along
            if s.t.type[part] == EQUIPMENT:
                attach(s, part, f[SRC], f[ME])
            else:
                discard(s, part)

    def say(self, w: Words) -> list[Clause]:
        who = self.who.say(w, 1, own=True)
        return [
            Clause(verbs.GIVE, w.pick(f"k této kartě vybavení {who}", f"equipment of {self.who.say(w)} to this card"))
        ]


def _is_part(c: Case) -> bool:
    """Is it a card that is added to other gear?"""
    return isinstance(c.s.t.cards[c.a].give, Piece)


TO_ITS_KIND = Check(
    "DTR-182",
    lambda c: c.s.t.is_warrior[c.b] != _is_part(c),
    cs="Karta {a} se ke kartě {b} nepřikládá.",
    en="{a} is not attached to {b}.",
)


@dataclass(frozen=True)
class TakeStored(HandsOver):
    """One of these warriors of yours takes equipment that lies on the card; what belongs to other gear goes there.

    `anyones`: whatever its affiliation, but nothing that belongs to other gear.
    """

    who: Who = WARRIORS
    anyones: bool = False
    choosing = v.ASK_LOOT

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: attachments(c.s, c.src),
            "DTR-334",
            cs="Bere se karta, která leží na této",
            en="A card that lies on this one is taken",
        )

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.cards[c.a].lies == ON_BEARER and not (self.anyones and _is_part(c)),
                cs="Kartu {a} žádný bojovník nenosí.",
                en="{a} is not borne by warriors.",
            ),
            *LAYING,
        )

    def takers_in_question(self) -> Domain:
        return Domain(
            lambda c: [
                x
                for w in own_warriors(c.s, c.me)
                if self.who.fits(c.s, c.me, c.src, w)
                for x in (w, *(() if self.anyones else attachments(c.s, w)))
            ],
            "DTR-334",
            cs="Dostane ji tvůj bojovník, o kterém text mluví, nebo jeho výstroj",
            en="A warrior of yours that the text is about gets it, or gear of such a warrior",
        )

    def gate(self) -> tuple[Check, ...]:
        return lifted(*AFFILIATION, PRICE) if self.anyones else (TO_ITS_KIND, *BEARING)

    def give(self, s: DoomState, me: int, src: int, card: int, warrior: int) -> None:
        if self.anyones:
            super().give(s, me, src, card, warrior)
        else:
            attach_from_hand(s, me, card, warrior)

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w, 2, own=True)
        legal = w.pick(", který ho smí mít", " that may have it")
        if self.anyones:
            legal = w.pick("; na příslušnosti nezáleží", ", whatever its affiliation")
        return [
            Clause(
                _TAKE,
                w.pick(
                    f"vybavení z této karty a dej ho {whom}{legal}",
                    f"equipment from this card and give it to {self.who.say(w)}{legal}",
                ),
            )
        ]


@dataclass(frozen=True)
class DropStored(ChooseOne):
    """A card that lies on this one is discarded."""

    asking = k.ASK_THROW_OUT
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: attachments(c.s, c.src),
            "DTR-334",
            cs="Vyřazuje se karta, která leží na této",
            en="A card that lies on this one is discarded",
        )

    def harms(self, c: Case) -> bool:
        return True

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.DISCARD, w.pick("vybavení, které na této kartě leží", "equipment that lies on this card"))]


# ---- the spoils of the dead ----
@dataclass(frozen=True)
class OnKillOfYours(OnYourKill):
    """The same on a card that always lies before its own player."""

    def say_when(self, w: Words) -> str:
        killer, whom = self.killer.say(w, NOM), self.victim.say(w)
        return w.pick(f"Zabije-li {killer} {whom},", f"If {killer} kills {whom},")


@dataclass(frozen=True)
class PillageDead(ChooseOne):
    """One piece of equipment of the warrior just killed may be laid under the card."""

    asking = k.ASK_PILLAGE

    def pool(self) -> Domain:
        return Domain(
            lambda c: [card for _, card in c.s.fallen],
            "DTR-334",
            cs="Bere se vybavení toho, kdo byl právě zabit",
            en="Equipment of whoever was just killed is taken",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.type[c.a] == EQUIPMENT and c.a in c.s.grave[c.s.t.owner[c.a]],
                cs="Karta {a} není vybavení v hrobě.",
                en="{a} is no equipment in a discard pile.",
            ),
        )

    def endings(self) -> tuple[Choice, ...]:
        return (stop(v.DONE),)

    def ask(self, s: DoomState, f: Frame) -> bool:
        if self.find(s, f[ME], f[SRC]):
            return self.question.ask(s, f)
        s.fallen = []
        return False

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.fallen = []
        if s.answer != v.DONE():
            attach(s, card, f[SRC], f[ME])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.MARK,
                w.pick("pod tuto kartu jedno jeho vybavení", "one piece of its equipment under this card"),
                may=True,
            )
        ]


# ---- cards of the hand under a card ----
@dataclass(frozen=True)
class TuckAny(ChooseOne):
    """A card of the hand is laid face down under the card, as long as there is room."""

    room: int = 4
    asking = v.ASK_STORE
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: c.s.hand[c.me],
            "DTR-334",
            cs="Ukládá se karta z ruky",
            en="A card of your hand is laid there",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            has_room(self.room, under),
            Check(
                "DTR-454",
                lambda c: c.s.t.owner[c.src] == c.me,
                cs="Pod cizí kartu se nic neukládá.",
                en="Nothing is laid under somebody else's card.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        note(s, q.L_TUCKS, f[ME], card)
        tuck(s, card, f[SRC])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.MARK,
                w.pick(
                    f"pod tuto kartu lícem dolů kartu z ruky (nejvýše {self.room}); odejde-li tato karta, vyřazují se",
                    f"a card of your hand face down under this one (at most {self.room}); they are discarded with it",
                ),
            )
        ]


@dataclass(frozen=True)
class Untuck(ChooseOne):
    """A card that lies under this one comes back to the hand."""

    asking = k.ASK_TAKE_BACK
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: under(c.s, c.src),
            "DTR-334",
            cs="Bere se karta, která leží pod touto",
            en="A card that lies under this one is taken",
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        stow(s, card, HAND, False)
        s.noted[f[SRC]] -= 1

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_TAKE, w.pick("kartu zpod této do ruky", "a card from under this one into your hand"))]
