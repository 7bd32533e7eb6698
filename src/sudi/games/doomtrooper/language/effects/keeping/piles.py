"""From and into the piles: library, discard pile, sacrifice pile, collection (DTR-455, DTR-489, DTR-497)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import Standing, last
from sudi.kernel.values import DIVIDE_UP
from sudi.kernel.wording import Clause, Words

from ....cards.card import Doomcard
from ....cards.types import EQUIPMENT
from ....law.bearing import may_bear
from ....law.copies import has_copy
from ....law.deploying import NOT_GROUNDED, ONE_OF_A_KIND, home_by, may_be_brought
from ....rules.leaving import into_library, sacrifice, strip
from ....rules.moving import attach, enter, reshuffle
from ....rules.points import gain_destiny
from ....state import KOHORT, LIBRARY, PLACES, DoomState, attachments, cards_in_play, in_play, put, stow
from ....words import card_text, verbs
from ....words import vocabulary as v
from ....words.areas import INTO_AREA
from ....words.vocabulary import library
from ...marks import GIFTED, REMOVED_IF_KILLED, USE_ART
from ...ratings import value
from ...scopes import AIMED
from ...standing.bans import Forbid
from ...standing.boosts import TIMES, Boost
from ...standing.rule import GAME_LONG, Mark
from ..act import AIM, SELF, Act, ChooseOne


def in_collection(s: DoomState, seat: int, id: str) -> int:
    """A copy in the library, the discard pile or the sideboard; -1 if there is none."""
    for zone in (s.sideboard[seat], s.grave[seat], s.library[seat]):
        for card in zone:
            if s.t.defs[card].id == id:
                return card
    return -1


@dataclass(frozen=True)
class Fetch(Act):
    """Bring a card from the collection into play: a warrior to its area, an attachment to the warrior itself."""

    id: str
    attached: bool = False

    def fits(self, s: DoomState, me: int, src: int, card: int) -> bool:
        """The gates of deploying and of laying; what the warrior costs is not asked, for the text brings it."""
        if self.attached:
            return not has_copy(s, me, card) and may_bear(s, me, card, src, by_effect=True)
        return may_be_brought(s, me, card)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        card = in_collection(s, me, self.id)
        return card >= 0 and self.fits(s, me, src, card)

    def instant(self) -> Instant:
        def fetch(s: DoomState, me: int, src: int, x: int) -> None:
            card = in_collection(s, me, self.id)
            if card < 0 or not self.fits(s, me, src, card):
                return
            from_library = card in s.library[me]
            if self.attached:
                attach(s, card, src, me)
            else:
                enter(s, card, me)
            if from_library:
                reshuffle(s, me)

        return fetch

    def say(self, w: Words) -> list[Clause]:
        printed = library.cards[self.id]
        assert isinstance(printed, Doomcard)
        name = printed.name[w.lang]
        if self.attached:
            return [
                Clause(verbs.GIVE, w.pick(f"k němu kartu {name} ze své sbírky", f"{name} from your collection to it"))
            ]
        where = INTO_AREA[PLACES[home_by(printed.placed, printed.traits)]][w.lang]
        return [
            Clause(verbs.PUT, w.pick(f"{where} kartu {name} ze své sbírky", f"{name} from your collection {where}"))
        ]


# ---- back from the sacrifice pile ----
@dataclass(frozen=True)
class SecondChance(ChooseOne):
    """One of your sacrificed cards is shuffled into your library (DTR-489)."""

    asking = v.ASK_RECOVER
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: c.s.sacrificed[c.me],
            "DTR-488",
            cs="Vrací se karta z tvého obětiště",
            en="A card of your sacrifice pile is recovered",
        )

    def libraries(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        return [me]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        into_library(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SHUFFLE,
                w.pick(
                    "do své knihovny jednu ze svých obětovaných karet", "one of your sacrificed cards into your library"
                ),
            )
        ]


@dataclass(frozen=True)
class NewLibrary(Act):
    """The discard pile is shuffled into the library."""

    def libraries(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        return [me]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.grave[me])

    def instant(self) -> Instant:
        def renew(s: DoomState, me: int, src: int, x: int) -> None:
            for card in s.grave[me][:]:
                stow(s, card, LIBRARY, False)
            reshuffle(s, me)

        return renew

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.SHUFFLE, w.pick("svůj hrob do své knihovny", "your discard pile into your library"))]


@dataclass(frozen=True)
class Reassign(Act):
    """The warrior and its equipment are shuffled into their owners' libraries; its value is paid back (DTR-455)."""

    victim: ClassVar[str] = AIM

    def libraries(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        return [s.t.owner[aim]] if aim >= 0 else []

    def instant(self) -> Instant:
        def reassign(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.aim[src]
            if not in_play(s, warrior):
                return
            worth = value(s, warrior)
            for card in attachments(s, warrior):
                if s.t.type[card] == EQUIPMENT:
                    into_library(s, card)
            strip(s, warrior)
            into_library(s, warrior)
            gain_destiny(s, s.t.owner[warrior], worth, src)

        return reassign

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SHUFFLE,
                w.pick(
                    "bojovníka s jeho vybavením do knihovny jeho majitele, který získá jeho hodnotu v bodech osudu; "
                    "ostatní jeho karty se vyřazují",
                    "the warrior with its equipment into its owner's library; the owner gains its value in destiny "
                    "points, and its other cards are discarded",
                ),
            )
        ]


@dataclass(frozen=True)
class Oblivion(Act):
    """Every card in play is sacrificed, without points; no immunity helps."""

    victim: ClassVar[str] = SELF

    def instant(self) -> Instant:
        def clear_all(s: DoomState, me: int, src: int, x: int) -> None:
            for card in cards_in_play(s):
                if in_play(s, card):
                    sacrifice(s, card)

        return clear_all

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SACRIFICE,
                w.pick(
                    "všechny karty ve hře, i sesilatele, bez bodů; imunita nechrání",
                    "all cards in play, the caster too, without points; no immunity helps",
                ),
            )
        ]


# ---- raising the dead ----
HALVED = Boost(
    "", AIMED, until=GAME_LONG, fight=2, shoot=2, armour=2, value=2, layer=TIMES, operation=DIVIDE_UP
)  # fmt: skip
NO_ART = Forbid("", USE_ART, AIMED, until=GAME_LONG)
NO_GIFTS = Forbid("", GIFTED, AIMED, until=GAME_LONG)
GONE = Mark("", AIMED, until=GAME_LONG, name=REMOVED_IF_KILLED)


@dataclass(frozen=True)
class AnimateDead(ChooseOne):
    """A warrior of any discard pile serves in your Cohort, with halved ratings."""

    rules: tuple[Standing, ...] = (HALVED, NO_ART, NO_GIFTS, GONE)
    asking = v.ASK_RAISE

    def pool(self) -> Domain:
        return Domain(
            lambda c: {(c.s.t.kind[x], c.s.t.owner[x]): x for grave in c.s.grave for x in grave}.values(),
            "DTR-334",
            cs="Vstává bojovník z některého hrobu",
            en="A warrior of a discard pile is raised",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-042",
                lambda c: c.s.t.musters[c.a],
                cs="Karta {a} není bojovník.",
                en="{a} is no warrior.",
            ),
            ONE_OF_A_KIND,
            NOT_GROUNDED,
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        put(s, card, KOHORT, f[ME])
        note(s, v.L_DEPLOYS, f[ME], card)
        for rule in self.rules:
            last(s, rule, f[ME], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        whom = w.pick(
            "do své Kohorty bojovníka z kteréhokoli hrobu", "a warrior from any discard pile into your Cohort"
        )
        return [Clause(verbs.PUT, f"{whom}. {card_text.rules(self.rules, w).rstrip('.')}")]
