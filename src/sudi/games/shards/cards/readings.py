"""Cards as a match reads them: by a set-up value that settles an uncertain reading, and beside the nemesis.

What is read otherwise is another tree, so that the text says what the card does in this very match.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sudi.kernel.effects import Effect, rewrite
from sudi.kernel.wording import Bilingual, Words

from ..language.amounts import HealedSoFar
from ..language.conditions import MostMastery
from ..language.effects import UntilEndOfTurn
from ..language.gains import Gain
from ..language.nemesis import as_nemesis
from ..language.occasions import Trigger, YouGainHealth, YouPlayThis
from ..language.standing import Cheaper, HealthBonus, OwnChampionsAs
from ..rules.resources import POWER
from .card import ShardsCard


def among_enemies(node: Any) -> Any:
    return MostMastery(enemies=True) if isinstance(node, MostMastery) else node


def looking_back(node: Any) -> Any:
    """What waits for health to be gained also counts what was gained before."""
    if (
        isinstance(node, UntilEndOfTurn)
        and isinstance(node.rule, Trigger)
        and isinstance(node.rule.when, YouGainHealth)
    ):
        return Gain(POWER, HealedSoFar()) >> node
    return node


def counted_once(rule: Any) -> Any:
    if isinstance(rule, HealthBonus) and isinstance(rule.scope, OwnChampionsAs):
        return replace(rule, scope=replace(rule.scope, once=True))
    return rule


# Where a set-up value differs from the default: how effects and standing rules change.
READINGS: dict[tuple[str, str], Callable[[Any], Any]] = {
    ("cloud_oracles", "enemies"): among_enemies,
    ("talons", "whole_turn"): looking_back,
    ("ferrata_guards", "once"): counted_once,
}


def otherwise(card: ShardsCard, value: str, change: Callable[[Any], Any]) -> ShardsCard:
    """The card with every effect and standing rule changed; the same object if nothing is."""

    def read(effect: Effect | None) -> Effect | None:
        return None if effect is None else rewrite(effect, change)

    changed = replace(
        card, play=read(card.play), exhaust=read(card.exhaust), standing=tuple(change(rule) for rule in card.standing)
    )
    return card if changed == card else replace(changed, reads=value)


def for_nemesis(card: ShardsCard, draw_becomes: str) -> ShardsCard:
    """The card as the nemesis reads it: for its text, and what is compiled is the same."""

    def read(effect: Effect | None) -> Effect | None:
        return None if effect is None else as_nemesis(effect, draw_becomes)

    standing = []
    for rule in card.standing:
        if isinstance(rule, Trigger) and isinstance(rule.when, YouPlayThis):
            rule = replace(rule, do=as_nemesis(rule.do, draw_becomes))
        if not isinstance(rule, Cheaper):  # SOI-161: it never recruits
            standing.append(rule)
    return replace(card, play=read(card.play), exhaust=read(card.exhaust), standing=tuple(standing))


def beside_nemesis(card: ShardsCard, draw_becomes: str) -> ShardsCard:
    """The card with both texts: what it does for the player and, where that differs, for the nemesis."""
    its = for_nemesis(card, draw_becomes)
    texts = []
    for w in (Words("cs"), Words("en")):
        plain, read = card.render(w), its.render(w)
        lead = w.pick("Hraje-li ji úhlavní nepřítel:", "Played by the nemesis:")
        texts.append(plain if read == plain else f"{plain}\n{lead} {read or w.pick('Nic.', 'Nothing.')}")
    return card if texts[0] == card.text("cs") else replace(card, override=Bilingual(*texts))
