"""The few words that card files are written in."""

from __future__ import annotations

from dataclasses import replace
from functools import partialmethod
from typing import Any

from sudi.kernel.effects import Amount, Fixed
from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual

from ..language.groups import ITSELF
from ..language.standing import Change
from ..words.names import FACTIONS
from .card import CHAMPION, COMMON, EPIC, EVENT, FIELD, NO_COST, STRUCTURE, SUMMONER, Ability, WarCard


def ability(id: str, cs: str, en: str, *rules: Standing) -> Ability:
    return Ability(id, Bilingual(cs, en), rules)


def change(value: str, amount: int | Amount, *, zone: str = FIELD, scope: Scope = ITSELF, **how: Any) -> Change:
    """A changed number."""
    return Change(zone, value, scope, Fixed(amount) if isinstance(amount, int) else amount, **how)


def _card(kind: str, id: str, cs: str, en: str, facts: dict[str, Any]) -> WarCard:
    standing = facts.pop("standing", ())
    if isinstance(standing, Standing):
        standing = (standing,)
    abilities: tuple[Ability, ...] = facts.get("abilities", ())
    rules = tuple(rule for one in abilities for rule in one.rules)
    return WarCard(id=id, name=Bilingual(cs, en), kind=kind, standing=(*standing, *rules), **facts)


class Pack:
    """The cards of one faction; ids begin with its two letters."""

    def __init__(self, faction: int) -> None:
        self.faction, self.prefix = faction, FACTIONS[faction].prefix
        self.box = FACTIONS[faction].id

    def _make(self, kind: str, id: str, cs: str, en: str, symbols: str, facts: dict[str, Any]) -> WarCard:
        facts = {"faction": self.faction, "symbols": tuple(symbols.split()), "box": self.box, **facts}
        return _card(kind, f"{self.prefix}_{id}", cs, en, facts)

    def _unit(
        self,
        kind: str,
        id: str,
        cs: str,
        en: str,
        symbols: str,
        numbers: tuple[int, int, int],
        attack: str,
        *own: Ability,
        **facts: Any,
    ) -> WarCard:
        """`numbers`: cost, strength, life."""
        cost, strength, life = numbers
        facts = {"cost": cost, "strength": strength, "life": life, "attack": attack, "abilities": own, **facts}
        return self._make(kind, id, cs, en, symbols, facts)

    champion = partialmethod(_unit, CHAMPION)
    common = partialmethod(_unit, COMMON)

    def summoner(
        self,
        id: str,
        cs: str,
        en: str,
        symbols: str,
        strength: int,
        life: int,
        attack: str,
        *own: Ability,
        **facts: Any,
    ) -> WarCard:
        return self._unit(SUMMONER, id, cs, en, symbols, (NO_COST, strength, life), attack, *own, **facts)

    def event(self, id: str, cs: str, en: str, symbols: str, cost: int, phase: int, **facts: Any) -> WarCard:
        return self._make(EVENT, id, cs, en, symbols, {"cost": cost, "phase": phase, **facts})

    def epic(self, id: str, cs: str, en: str, cost: int, phase: int, **facts: Any) -> WarCard:
        return self._make(EPIC, id, cs, en, "", {"cost": cost, "phase": phase, **facts})


def structure(id: str, cs: str, en: str, life: int, **facts: Any) -> WarCard:
    return _card(STRUCTURE, id, cs, en, {"cost": 0, "life": life, "structure": True, "box": "gates", **facts})


def variant(card: WarCard, edition: str, *own: Ability, standing: Standing | None = None, **facts: Any) -> WarCard:
    """The card as another edition prints it: everything the same but what is given (a unit: all its abilities)."""
    if standing is not None:
        facts["standing"] = (standing,)
    elif own:
        facts |= {"abilities": own, "standing": tuple(rule for one in own for rule in one.rules)}
    return replace(card, id=f"{card.id}_{edition}", variant_of=card.id, edition=edition, **facts)
