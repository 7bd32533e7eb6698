"""The Invasion's stack of deployed cards: what is visible, and the totals that count now (RON-150 to RON-157)."""

from __future__ import annotations

from ...cards.invasion_card import InvasionCard, Scenario, Values
from ...language.bonuses import Fortification
from ...language.hindrances import FIRST_HIT, Hindrance
from ...state import RoneState


def scenario_card(s: RoneState) -> int:
    return s.scenarios[s.scenario]


def scenario(s: RoneState) -> Scenario:
    card = s.t.scenario[scenario_card(s)]
    assert card is not None
    return card


def invasion_card(s: RoneState, card: int) -> InvasionCard:
    found = s.t.invasion[card]
    assert found is not None
    return found


def visible_rows(s: RoneState) -> tuple[Values, ...]:
    """RON-153, RON-168: so many support rows of the scenario card as the difficulty leaves visible."""
    rows = s.t.rows
    if s.scenario and not rows:  # RON-D44: a campaign begun without support goes on with the easy row
        rows = 1
    return scenario(s).rows[:rows]


def totals(s: RoneState) -> Values:
    """RON-154: the values of the last deployed card, by all that is visible; without cards, of the scenario alone."""
    rows, deployed = [*visible_rows(s)], s.deployed
    if deployed:
        rows += [invasion_card(s, card).support for card in deployed]
        rows.append(invasion_card(s, deployed[-1]).combat)
        rows += [Values(armor=s.t.cards[card].bonus(Fortification)) for card in s.protocols]
    return Values(*map(sum, zip(*rows, strict=True))) if rows else Values()


def armour_left(s: RoneState) -> int:
    """What is left of the armour of the last deployed card; 0 where none is deployed."""
    return max(0, totals(s).armor - s.worn[s.deployed[-1]]) if s.deployed else 0


def life_left(s: RoneState) -> int:
    return totals(s).life - s.wounds[s.deployed[-1]] if s.deployed else 0


def hindered(s: RoneState, what: Hindrance) -> bool:
    """RON-157: is a unique ability in force? It is while its card is undefeated, covered or not."""
    return any(invasion_card(s, card).hindrance is what for card in s.deployed)


def hindering(s: RoneState, what: Hindrance) -> int:
    """The card with that ability; -1 if none is deployed."""
    return next((card for card in s.deployed if invasion_card(s, card).hindrance is what), -1)


def shielded(s: RoneState) -> int:
    """Is the first point of ranged damage ignored?"""
    return int(not s.grazed >> s.deployed[-1] & 1 and hindered(s, FIRST_HIT))
