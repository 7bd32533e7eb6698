"""The two scenarios of the campaign."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ..language.orders_of_invasion import ActivateProtocols, InvasionStores, LoseScenario, RestoreBase
from ..language.orders_to_players import Hit
from ..rules.invasion.orders import orders
from ..words.names import RANGED, WILD
from .invasion_card import Event, PerHead, Scenario, Values

SCENARIOS = (
    Scenario(
        id="defence_of_the_base",
        name=Bilingual("Obrana základny", "Defence of the Base"),
        box="campaign",
        events=(
            Event(Bilingual("Více nepřátel", "More Enemies"), 4, orders(ActivateProtocols(1))),
            Event(Bilingual("Více nepřátel", "More Enemies"), 7, orders(ActivateProtocols(1))),
        ),
        round_start=orders(InvasionStores(WILD, 1)),
        rows=(Values(melee=1), Values(armor=1), Values(life=1)),
        last_round=9,
    ),
    Scenario(
        id="strike_at_the_base",
        name=Bilingual("Úder na základnu", "Strike at the Base"),
        box="campaign",
        events=(
            Event(Bilingual("Obranná palba", "Defensive Fire"), 3, orders(Hit(RANGED, 1))),
            Event(Bilingual("Poplach", "Alarm"), 6, orders(ActivateProtocols(1))),
            Event(Bilingual("Obranná palba", "Defensive Fire"), 9, orders(Hit(RANGED, 1))),
            Event(Bilingual("Samozničení", "Self-destruction"), 13, orders(LoseScenario())),
        ),
        round_start=orders(RestoreBase()),
        rows=(Values(melee=1), Values(life=1), Values(armor=1)),
        base_life=PerHead(4, 12),
        base_armor=PerHead(1, 1),
    ),
)
