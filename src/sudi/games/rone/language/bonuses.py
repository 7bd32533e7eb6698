"""Numbers that are higher or lower while a permanent lies in the base."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Words, upper

from ..words.lexicon import CARD


# ---- bonuses ----
@dataclass(frozen=True)
class Bonus:
    """A number that is higher or lower while the card lies in the base, exhausted or not."""

    what: str  # keep, storage_wild, upgrade_cost or tech_count
    n: int

    def say(self, w: Words) -> str:
        n = self.n
        if self.what == "keep":
            cards = w.count(n, CARD)
            text = w.pick(f"každé kolo si smíš ponechat o {cards} z ruky více", f"you may keep {cards} more each turn")
        elif self.what == "storage_wild":
            places = f"{n} žolíkové místo" if n == 1 else f"{n} žolíková místa"
            text = w.pick(
                f"máš navíc {places} na zdroje", f"you have {n} more wild storage place{'s' if n > 1 else ''}"
            )
        elif self.what == "upgrade_cost":
            text = w.pick(
                f"vylepšení kostky tě stojí o {-n} náhradní díl méně (nejméně 1)",
                f"your die upgrades cost {-n} spare part less (at least 1)",
            )
        else:
            text = w.pick(
                f"při zamíchání a kontrole přežití se počítá jako {n} technologie navíc",
                f"counts as {n} more technology for your shuffle and your survival check",
            )
        return upper(text) + "."
