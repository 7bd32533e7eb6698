"""Several warriors on one beast: in a combat they are one warrior, otherwise each is by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.law import Check
from sudi.kernel.standing import Standing
from sudi.kernel.wording import GEN, NOM, Clause, Words, verb

from ....law.acting import at_large
from ....state import DoomState
from ....words.ratings import RATINGS
from ...aboard import carrier_of, passengers, set_down
from ...marks import ATTACK, BE_ATTACKED, COVER
from ...ratings import RATING
from ...scopes import AIMED, BEARER
from ...select import in_combat, on_beast
from ...standing.bans import Forbid
from ...standing.boosts import Boost
from ...standing.settling import Settles
from ..act import meant
from .carriers import INSIDE, GetIn

# Whoever has jumped on fights as a part of the whole only, and stays.
ON_BACK: tuple[Standing, ...] = (
    INSIDE,
    *(Forbid("", deed, AIMED) for deed in (ATTACK, BE_ATTACKED, COVER)),
)


@dataclass(frozen=True)
class Together(Boost):
    """In a combat the ratings of all on its back are added to those of whoever the beast was given to."""

    computed: ClassVar[bool] = True

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        return super().reaches(s, seat, source, target, card) and in_combat(s, card)

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        return sum(RATING[rating].of(s, mate) for mate in passengers(s, source))

    def say(self, w: Words) -> str:
        return w.pick(
            "V souboji jsou všichni na jeho hřbetě jediným bojovníkem: jejich zápas, střelba, obrana a hodnota se "
            "sčítají a rána zasáhne všechny; karty působí na každého zvlášť.",
            "During combat all on its back are a single warrior: their fight, shoot, armour and value are added "
            "together, and a blow hits them all; cards affect each of them individually.",
        )


def together(zone: str) -> Together:
    return Together(zone, BEARER, **dict.fromkeys(RATINGS, 1))  # type: ignore[arg-type]


@dataclass(frozen=True)
class JumpOn(GetIn):
    """One of these jumps on the back of the beast, and may not jump off."""

    rules: tuple[Standing, ...] = ON_BACK

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: len(passengers(c.s, c.src)) + 1 < self.room,
                cs="Víc bojovníků než {room} zvíře neunese.",
                en="The beast holds {room} warriors only.",
                values=lambda c: {"room": self.room},
            ),
            meant(self.who),
            Check(
                "DTR-334",
                lambda c: c.a != c.s.bearer[c.src] and c.s.at[c.a] == c.s.at[c.s.bearer[c.src]],
                cs="Bojovník {a} není další bojovník téže Stanice.",
                en="{a} is not another warrior of the same Outpost.",
            ),
            Check(
                "DTR-334",
                lambda c: carrier_of(c.s, c.a) < 0 and not on_beast(c.s, c.a),
                cs="Bojovník {a} už na zvířeti sedí.",
                en="{a} is on a beast already.",
            ),
            Check(
                "DTR-054",
                lambda c: not c.s.covered >> c.a & 1,
                cs="Bojovník {a} je v úkrytu, a proto nenasedne.",
                en="{a} is in cover and does not jump on.",
            ),
            *at_large("a"),
        )

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _MOUNT,
                w.pick(
                    f"na jeho hřbet dalšího {self.who.say(w, GEN, many=False)} (unese {self.room}); seskočit nesmí",
                    f"another {self.who.say(w, NOM, many=False).split(maxsplit=1)[-1]} on its back (it holds "
                    f"{self.room}); it may not jump off",
                ),
            )
        ]


_MOUNT = verb("vysaď", "vysadit", "vysadí", "put")


@dataclass(frozen=True)
class StayTogether(Settles):
    """Whoever does not stand with the beast any more is not on its back either."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        rider = s.bearer[card]
        for mate in passengers(s, card):
            if s.at[mate] != s.at[rider] or s.side[mate] != s.side[rider]:
                set_down(s, card, mate)

    def say(self, w: Words) -> str:
        return w.pick(
            "Je-li tato karta vyřazena, bojovníci se rozdělí.", "If this card is discarded, the warriors separate."
        )
