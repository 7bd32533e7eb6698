"""The Order (Řád): mastery, cards and shields."""

from __future__ import annotations

from ..language.conditions import Dominion, MostMastery, OnlyIf, PlaysAs
from ..language.effects import Draw, RecruitFree
from ..language.gains import gain
from ..language.standing import ItselfFromWeaker, OwnOtherChampions, OwnPlayer, Protection
from ..words import names
from .build import Faction, at, when

core = Faction(names.ORDER, "core")
relics = Faction(names.ORDER, "relics")

DOMINION = Dominion(names.ORDER)

CARDS = (
    core.ally(
        "order_initiate",
        "Zasvěcenec Řádu",
        "Order Initiate",
        cost=1,
        copies=3,
        play=gain(gems=2) >> when(DOMINION, gain(mastery=2)),
    ),
    core.mercenary(
        "cache_warden",
        "Mezipaměťová dozorkyně",
        "Cache Warden",
        cost=2,
        copies=2,
        play=gain(mastery=1) >> at(10, Draw(1)),
    ),
    core.mercenary(
        "shard_abstractor", "Úlomkový abstraktor", "Shard Abstractor", cost=3, copies=3, play=gain(mastery=2)
    ),
    core.mercenary("data_heretic", "Datový kacíř", "Data Heretic", cost=3, copies=3, play=Draw(2)),
    core.ally("portal_monk", "Portálový mnich", "Portal Monk", cost=3, copies=2, play=RecruitFree(6, to_hand_at=15)),
    core.ally("command_seer", "Válečný prorok", "Command Seer", cost=4, copies=2, shield=5, play=gain(gems=2)),
    core.ally("cryptofist_monk", "Mnich kryptopěsti", "Cryptofist Monk", cost=5, copies=2, shield=8, play=Draw(1)),
    core.mercenary(
        "omnius",
        "Omnius, Vševědoucí",
        "Omnius, The All-Knowing",
        cost=6,
        play=Draw(2) >> when(DOMINION, gain(mastery=5)),
    ),
    core.mercenary("grand_architect", "Velký architekt", "The Grand Architect", cost=7, play=gain(mastery=5)),
    core.champion(
        "systema_ai",
        "Systém umělé inteligence",
        "Systema A.I.",
        cost=3,
        health=4,
        exhaust=gain(mastery=1) >> at(20, Draw(2)),
    ),
    core.champion(
        "giga_source_adept",
        "Giga, Adept zdroje",
        "Giga, Source Adept",
        cost=2,
        health=4,
        played=Draw(1),
        exhaust=OnlyIf(DOMINION, gain(mastery=3)),
    ),
    core.champion(
        "zetta_encryptor",
        "Zetta, Kryptografka",
        "Zetta, The Encryptor",
        cost=5,
        health=5,
        shield=5,
        standing=(
            Protection(
                "champions",
                "attack player",
                OwnPlayer(),
                cs="Dokud je tento šampion ve hře, nelze napadnout tebe ani tvé ostatní šampiony.",
                en="While this champion is in play, you and your other champions cannot be attacked.",
            ),
            Protection("champions", "attack champion", OwnOtherChampions()),
        ),
    ),
)

EXPANSION = (
    relics.ally(
        "cloud_oracles",
        "Síťoví věštci",
        "Cloud Oracles",
        cost=2,
        copies=3,
        solo_starter_of=names.TETRA,
        play=Draw(1) >> when(MostMastery(), gain(gems=2)),
    ),
    relics.ally(
        "mainframe_abbot",
        "Opat centrálního počítače",
        "Mainframe Abbot",
        cost=3,
        copies=2,
        shield=3,
        play=Draw(1) >> when(PlaysAs(names.TETRA), gain(mastery=1)),
    ),
    relics.champion(
        "raidian",
        "Raidian, Pán sítě",
        "Raidian, Cloud Master",
        cost=5,
        health=3,
        standing=Protection(
            "champions",
            "attack champion",
            ItselfFromWeaker(),
            cs="Hráči s menším mistrovstvím, než máš ty, nemohou tohoto šampiona napadnout.",
            en="Players with less mastery than you cannot attack this champion.",
        ),
        exhaust=Draw(1),
    ),
)
