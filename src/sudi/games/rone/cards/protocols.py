"""The protocols of the Invasion."""

from __future__ import annotations

from ..language.bonuses import Fortification
from ..language.orders_of_invasion import DeployMore, InvasionRecycles, InvasionStores
from ..language.orders_to_players import (
    AddResearch,
    BlockDice,
    ExhaustOwn,
    Hit,
    LoseArmour,
    LoseScrews,
    LoseStored,
    MillOwn,
)
from ..rules.invasion.orders import orders
from ..words.names import MELEE, RANGED, WILD
from .build import protocol

PROTOCOLS = (
    protocol("storm_protocol", "Protokol Bouře", "Storm Protocol", active=orders(Hit(RANGED, 1))),
    protocol("crusher_protocol", "Protokol Drtič", "Crusher Protocol", active=orders(Hit(MELEE, 3))),
    protocol("corrosion_protocol", "Protokol Koroze", "Corrosion Protocol", active=orders(LoseArmour(2))),
    protocol("blackout_protocol", "Protokol Výpadek", "Blackout Protocol", active=orders(BlockDice(1))),
    protocol("overload_protocol", "Protokol Přetížení", "Overload Protocol", active=orders(MillOwn(2, to_dump=True))),
    protocol("decay_protocol", "Protokol Rozklad", "Decay Protocol", active=orders(MillOwn(3, to_dump=False))),
    protocol("drain_protocol", "Protokol Vysávání", "Drain Protocol", active=orders(LoseStored(2))),
    protocol("dismantling_protocol", "Protokol Demontáž", "Dismantling Protocol", active=orders(LoseScrews(2))),
    protocol("silence_protocol", "Protokol Umlčení", "Silence Protocol", active=orders(ExhaustOwn(1))),
    protocol(
        "replication_protocol", "Protokol Replikace", "Replication Protocol", active=orders(InvasionStores(WILD, 2))
    ),
    protocol("reinforcement_protocol", "Protokol Posily", "Reinforcement Protocol", active=orders(DeployMore(1))),
    protocol("recovery_protocol", "Protokol Obnova", "Recovery Protocol", active=orders(InvasionRecycles(2))),
    protocol("surveillance_protocol", "Protokol Dohled", "Surveillance Protocol", active=orders(AddResearch(1))),
    protocol("fortification_protocol", "Protokol Opevnění", "Fortification Protocol", bonuses=(Fortification(1),)),
)
