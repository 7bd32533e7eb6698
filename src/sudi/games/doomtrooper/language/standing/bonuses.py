"""Cards because of which the bonuses of other cards count more often, or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.values import ADD, AT_LEAST, MULTIPLY
from sudi.kernel.wording import Bilingual, Words, upper

from ...cards.types import SYMMETRY, WARZONE
from ...state import DoomState
from ...words import traits as tr
from ...words.ratings import RATINGS, to_ratings
from ..counting import serves
from ..marks import BONUS_TIMES
from ..reach import reaching
from .boosts import BEAST, LAYERS, PLUS, Boost
from .rule import Rule
from .subject import subject

NOT_BELOW_ZERO = Boost("", operation=AT_LEAST)
COUNTED = (LAYERS.index(BEAST), LAYERS.index(PLUS))  # where something is added to a rating
_TIMES = {
    -1: Bilingual("opačné", "reversed"),
    0: Bilingual("žádné", "no"),
    2: Bilingual("dvojnásobné", "doubled"),
    3: Bilingual("trojnásobné", "tripled"),
}
Entry = tuple[int, Boost, int, int]  # (layer, rule, the card that says it, amount)


# ---- whose bonuses ----
@dataclass(frozen=True)
class Source:
    """Any card; its name is that of its words."""

    name: str
    has: int = 0  # only cards with all of these traits
    type: str = ""  # only cards of this type

    def meant(self, s: DoomState, giver: int, target: int, source: int) -> bool:
        """Does the card `giver` speak of this source? `target`: what its effect was aimed at."""
        return s.t.traits[source] & self.has == self.has and self.type in ("", s.t.type[source])

    def say(self, w: Words) -> str:
        return _FROM[self.name][w.lang]


@dataclass(frozen=True)
class Host(Source):
    """The card that the giver is attached to."""

    def meant(self, s: DoomState, giver: int, target: int, source: int) -> bool:
        return s.bearer[giver] == source


@dataclass(frozen=True)
class Chosen(Source):
    """The card it was played on, or the one that was chosen when it came into play."""

    def meant(self, s: DoomState, giver: int, target: int, source: int) -> bool:
        return source == (target if target >= 0 else s.aim[giver])


_FROM = {
    "cards": Bilingual("z karet", "from cards"),
    "fortifications": Bilingual("z opevnění", "from fortifications"),
    "handguns": Bilingual("z pistolí", "from handguns"),
    "fight weapons": Bilingual("ze zápasnických zbraní", "from fight weapons"),
    "beasts of Crescentia": Bilingual("ze zvířat Půlměsíce", "from beasts of Crescentia"),
    "dark cards": Bilingual("z karet Černé symetrie", "from Dark Symmetry cards"),
    "warzones": Bilingual("z válečných zón", "from warzones"),
    "host": Bilingual("z karty, ke které je tato přiložena", "from the card this one is attached to"),
    "chosen": Bilingual("ze zvolené karty", "from the chosen card"),
}
FORTS = Source("fortifications", tr.FORTIFIED)
CARDS = Source("cards")
HANDGUNS = Source("handguns", tr.HANDGUN)
FIGHT_WEAPONS = Source("fight weapons", tr.FIGHT_WEAPON)
CRESCENTIAN_BEASTS = Source("beasts of Crescentia", tr.BEAST | tr.CRESCENTIA)
ZONES = Source("warzones", type=WARZONE)
DARK = Source("dark cards", type=SYMMETRY)
HOST, CHOSEN = Host("host"), Chosen("chosen")


# ---- how often they count ----
@dataclass(frozen=True)
class BonusTimes(Rule):
    """What these cards add to ratings of whoever it is about counts so often. `gains`: not what they take away."""

    source: Source = CARDS
    factor: int = 2
    ratings: tuple[str, ...] = RATINGS
    gains: bool = True
    losses: bool = False  # only what they take away
    layers: ClassVar[tuple[int, ...]] = COUNTED
    topic: ClassVar[str] = "bonus times"

    def key(self) -> str:
        return BONUS_TIMES

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        """Its effect is aimed at the card whose bonuses are meant; whom they help is the scope's business."""
        return super().reaches(s, seat, source, -1 if isinstance(self.source, Chosen) else target, card)

    def counted(self, amount: int) -> bool:
        """Is it one of the changes that it speaks of?"""
        return amount < 0 if self.losses else amount > 0 or not self.gains

    def say(self, w: Words) -> str:
        what = w.pick("bonusy", "bonuses") if self.gains else w.pick("úpravy", "modifiers")
        if self.losses:
            what = w.pick("postihy", "penalties")
        if self.ratings != RATINGS:
            what += f" {to_ratings(w, self.ratings)}"
        cs = ("má", "mají") if self.factor else ("nemá", "nemají")
        said = f"{subject(self.scope, w, cs, ('has', 'have'))} {_TIMES[self.factor][w.lang]} {what}"
        floor = w.pick(", žádná hodnota však neklesne pod nulu", ", but no rating falls below zero")
        return upper(f"{said} {self.source.say(w)}{self.tail(w)}{floor if self.factor < 0 else ''}") + "."


def multiplied(s: DoomState, rating: str, card: int, found: list[Entry]) -> list[Entry]:
    """The same entries with one more behind each whose amount another card changes, without what is of no avail."""
    rules = [
        (rule, giver, target)
        for rule, seat, giver, target, _ in reaching(s, BONUS_TIMES, card)
        if rating in rule.ratings and rule.reaches(s, seat, giver, target, card) and serves(s, giver, seat, card)
    ]
    if not rules:
        return found
    changed: list[Entry] = []
    for entry in found:
        layer, boost, source, amount = entry
        if boost.operation == MULTIPLY and any(
            not rule.factor and not rule.losses and rule.source.meant(s, giver, target, source)
            for rule, giver, target in rules
        ):
            continue  # ratings that are doubled or tripled are raised as well
        changed.append(entry)
        if boost.operation != ADD:
            continue
        for rule, giver, target in rules:
            if layer in rule.layers and rule.counted(amount) and rule.source.meant(s, giver, target, source):
                more = amount * (rule.factor - 1)
                changed.append((layer, boost, giver, more))
                amount += more
    turned = [giver for rule, giver, _ in rules if rule.factor < 0]
    return [*changed, (len(LAYERS), NOT_BELOW_ZERO, turned[0], 0)] if turned else changed
