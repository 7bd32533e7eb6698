"""What a deck lacks, though it may be legal: warriors, a way to score, somebody for its cards, cheap warriors."""

from __future__ import annotations

from collections import Counter

from sudi.kernel.permissions import Refusal
from sudi.kernel.wording import Bilingual

from ..cards.catalogue import BY_ID
from ..cards.printed import never_fights
from ..cards.types import MISSION, WARRIOR
from .usable import idle

FEW, SHARE = 15, 4  # fewer warriors than one card in four: an opening hand of seven has hardly one
CHEAP = 5  # destiny points that everybody begins with (DTR-004)


def advice(main: tuple[str, ...]) -> list[Refusal]:
    """Everything that is worth a second thought, with the rule by which it matters."""
    counts = Counter(main)
    warriors = {id: n for id, n in counts.items() if BY_ID[id].type == WARRIOR}
    fighters = [id for id in warriors if not never_fights(BY_ID[id])]
    found: list[Refusal] = []
    if not fighters and not any(BY_ID[id].type == MISSION for id in counts):
        found.append(
            Refusal(
                "DTR-323",
                Bilingual(
                    "Balíček nemá čím získat vítězné body: žádného bojovníka, který bojuje, a žádný úkol.",
                    "The deck has no way to score: no warrior that fights and no mission.",
                ),
            )
        )
    many = sum(warriors.values())
    if main and many * SHARE < len(main):
        found.append(
            Refusal(
                "DTR-049",
                Bilingual(
                    f"Bojovníků je jen {many} z {len(main)} karet: často nebude koho vyložit.",
                    f"Only {many} of {len(main)} cards are warriors: often there will be nobody to deploy.",
                ),
            )
        )
    cheap = sum(n for id, n in warriors.items() if BY_ID[id].value <= CHEAP)
    if many >= FEW and cheap * 3 < many:
        found.append(
            Refusal(
                "DTR-045",
                Bilingual(
                    f"Jen {cheap} z {many} bojovníků stojí nejvýš {CHEAP} bodů osudu, se kterými hra začíná.",
                    f"Only {cheap} of {many} warriors cost at most the {CHEAP} destiny points of the start.",
                ),
            )
        )
    for id in idle(counts):
        name = BY_ID[id].name
        found.append(
            Refusal(
                "DTR-346",
                Bilingual(
                    f"Kartu {name.cs} v tomto balíčku nemá kdo použít.", f"Nothing in this deck can use {name.en}."
                ),
                (id,),
            )
        )
    return found


def curve(main: tuple[str, ...]) -> dict[str, int]:
    """How many warriors there are of each value; from ten on together."""
    values = [min(BY_ID[id].value, 10) for id in main if BY_ID[id].type == WARRIOR]
    return {f"{n}" if n < 10 else "10+": values.count(n) for n in range(11)}
