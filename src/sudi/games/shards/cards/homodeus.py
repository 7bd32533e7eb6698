"""Homodeus (Lidé zítřka): champions and the drones that serve them."""

from __future__ import annotations

from sudi.kernel.effects import Fixed

from ..language.amounts import PerChampion
from ..language.conditions import Champions, Inspire, Mastery
from ..language.copies import CopyEachPlayed, CopyJustPlayed
from ..language.effects import Banish, Draw, ReturnToHand, UntilEndOfTurn, Weaken
from ..language.gains import gain
from ..language.occasions import Replacement, Trigger, YouPlayAlly, YouRecruitChampion
from ..language.standing import Cheaper, HealthBonus, Itself, ItselfBeside, OwnChampionsAs, Protection
from ..rules.moves import DIRECTLY
from ..words import names
from .build import Faction, at, instead, when

core = Faction(names.HOMODEUS, "core")
relics = Faction(names.HOMODEUS, "relics")

CARDS = (
    core.ally(
        "kiln_drone",
        "Výhňový dron",
        "Kiln Drone",
        cost=1,
        copies=3,
        play=instead(gain(gems=2), (Inspire(), gain(gems=4))),
    ),
    core.ally("mining_drones", "Těžební drony", "Mining Drones", cost=2, copies=3, play=gain(gems=1) >> Draw(1)),
    core.ally(
        "korvus_legionnaire",
        "Korvuský legionář",
        "Korvus Legionnaire",
        cost=3,
        copies=3,
        shield=2,
        play=gain(power=2) >> ReturnToHand("champion"),
    ),
    core.ally("reactor_drone", "Reaktorový dron", "Reactor Drone", cost=3, copies=3, play=gain(gems=3)),
    core.mercenary(
        "venator_of_the_wastes",
        "Lovec z pustin",
        "Venator of the Wastes",
        cost=4,
        play=gain(power=4) >> when(Inspire(), Weaken(2)),
    ),
    core.champion(
        "primus_pilus",
        "Primus Pilus",
        "Primus Pilus",
        cost=2,
        health=6,
        exhaust=when(Champions(3, names.HOMODEUS), Draw(2)),
    ),
    core.champion(
        "numeri_drones",
        "Drony Numeri",
        "Numeri Drones",
        cost=3,
        copies=2,
        health=5,
        exhaust=gain(gems=1)
        >> UntilEndOfTurn(Replacement("", YouRecruitChampion(names.HOMODEUS), DIRECTLY, once=True)),
    ),
    core.champion(
        "evokatus",
        "Evokatus",
        "Evokatus",
        cost=4,
        copies=2,
        health=2,
        played=Draw(1),
        exhaust=gain(power=PerChampion(1, names.HOMODEUS)),
    ),
    core.champion(
        "optio_crusher",
        "Drtič Optio",
        "Optio Crusher",
        cost=5,
        copies=2,
        health=4,
        exhaust=instead(gain(power=3), (Mastery(10), gain(power=5))),
    ),
    core.champion(
        "drakonarius",
        "Drakonarius",
        "Drakonarius",
        cost=6,
        health=2,
        standing=Protection(
            "champions",
            "attack champion",
            ItselfBeside("general_decurion"),
            cs="Dokud máš ve hře kartu Generál Dekurion, nelze tohoto šampiona napadnout.",
            en="While you have General Decurion in play, this champion cannot be attacked.",
        ),
        exhaust=gain(power=6),
    ),
    core.champion(
        "general_decurion",
        "Generál Dekurion",
        "General Decurion",
        cost=7,
        health=7,
        exhaust=gain(gems=3)
        >> at(
            20,
            CopyEachPlayed(names.HOMODEUS)
            >> UntilEndOfTurn(Trigger("", YouPlayAlly(names.HOMODEUS), CopyJustPlayed())),
        ),
    ),
)

EXPANSION = (
    relics.ally(
        "limiter_drones",
        "Mezní drony",
        "Limiter Drones",
        cost=2,
        copies=3,
        solo_starter_of=names.DECIMA,
        play=when(Inspire(), Banish()) >> Draw(1),
    ),
    relics.champion(
        "ferrata_guard",
        "Garda Ferrata",
        "Ferrata Guard",
        cost=4,
        copies=2,
        health=4,
        standing=HealthBonus("champions", "health", OwnChampionsAs(names.DECIMA), Fixed(2)),
        exhaust=gain(gems=PerChampion(1, names.HOMODEUS)),
    ),
    relics.champion(
        "axia",
        "Axia",
        "Axia",
        cost=7,
        health=7,
        standing=Cheaper("row", "cost", Itself(), PerChampion(1, names.HOMODEUS), operation="subtract"),
        exhaust=gain(power=7),
    ),
)
