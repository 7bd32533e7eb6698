"""Programs that failed in an experiment: how often, and in which ways."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sudi.kernel.wording.text import Bilingual

MOST_SAID = 5  # different ways that are told


@dataclass(frozen=True)
class Forfeits:
    """So many matches of one bot, and the sentences that say what happened."""

    matches: int
    said: tuple[Bilingual, ...]

    def data(self) -> dict[str, Any]:
        return {"matches": self.matches, "said": [{"cs": one.cs, "en": one.en} for one in self.said]}


def forfeits_of(gone: Iterable[tuple[str, Bilingual]]) -> dict[str, Forfeits]:
    by_name: dict[str, list[Bilingual]] = {}
    for name, said in gone:
        by_name.setdefault(name, []).append(said)
    return {
        name: Forfeits(len(said), tuple(sorted(set(said), key=lambda one: one.en)[:MOST_SAID]))
        for name, said in sorted(by_name.items())
    }
