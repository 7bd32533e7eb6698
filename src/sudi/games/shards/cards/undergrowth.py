"""The Undergrowth (Šerorosti): health, unity and copies."""

from __future__ import annotations

from ..language.amounts import ByMastery, PerAllyPlayed
from ..language.conditions import FullHealth, PlaysAs, Unify
from ..language.copies import CopyPlayed
from ..language.effects import Destroy, DestroyAll, Draw
from ..language.gains import gain
from ..words import names
from .build import Faction, at, instead, when

core = Faction(names.UNDERGROWTH, "core")
relics = Faction(names.UNDERGROWTH, "relics")

UNIFY = Unify(names.UNDERGROWTH)

CARDS = (
    core.ally(
        "undergrowth_aspirant",
        "Čekatel Šerorostů",
        "Undergrowth Aspirant",
        cost=1,
        copies=3,
        play=gain(health=3) >> when(UNIFY, gain(power=5)),
    ),
    core.mercenary("spore_cleric", "Kněžka řádu spor", "Spore Cleric", cost=2, copies=3, play=gain(health=4)),
    core.mercenary(
        "fungal_hermit",
        "Houbová poustevnice",
        "Fungal Hermit",
        cost=3,
        copies=2,
        play=gain(mastery=1) >> at(10, gain(health=5)),
    ),
    core.ally(
        "thorn_zealot",
        "Trnitá fanatička",
        "Thorn Zealot",
        cost=3,
        copies=2,
        shield=3,
        play=Draw(1) >> when(UNIFY, Destroy()),
    ),
    core.mercenary(
        "leshai_knight",
        "Le'šajský rytíř",
        "Le'shai Knight",
        cost=3,
        copies=3,
        play=instead(gain(power=3), (UNIFY, gain(power=6))),
    ),
    core.ally(
        "shardwood_guardian",
        "Strážce Úlomkového lesa",
        "Shardwood Guardian",
        cost=4,
        copies=3,
        play=gain(power=2) >> Draw(1) >> when(UNIFY, gain(health=6)),
    ),
    core.mercenary(
        "ghostwillow_avenger",
        "Mstitel přízračných vrb",
        "Ghostwillow Avenger",
        cost=4,
        play=gain(power=4) >> at(15, DestroyAll()),
    ),
    core.ally(
        "ojas_genesis_druid",
        "Ojas, Druid zrození",
        "Ojas, Genesis Druid",
        cost=4,
        play=CopyPlayed(times=ByMastery(1, 20, 2)),
    ),
    core.ally(
        "furrowing_elemental",
        "Brázdící elementál",
        "Furrowing Elemental",
        cost=5,
        copies=2,
        play=gain(health=4) >> Draw(1) >> when(FullHealth(), gain(power=6)),
    ),
    core.mercenary(
        "root_of_the_forest",
        "Kořen lesa",
        "Root of the Forest",
        cost=7,
        play=gain(health=10) >> when(UNIFY, gain(power=10)),
    ),
    core.champion(
        "additri_gaiamancer",
        "Additri, Gaiamantka",
        "Additri, Gaiamancer",
        cost=5,
        health=5,
        exhaust=gain(power=2) >> gain(power=PerAllyPlayed(2, names.UNDERGROWTH)),
    ),
)

EXPANSION = (
    relics.ally(
        "arach_devotees",
        "Přívrženci sklípkanů",
        "Arach Devotees",
        cost=2,
        copies=3,
        solo_starter_of=names.VOLOS,
        play=Draw(1) >> when(UNIFY, gain(health=3)),
    ),
    relics.mercenary(
        "hounds_of_volos",
        "Volosovi ohaři",
        "Hounds of Volos",
        cost=3,
        copies=2,
        play=gain(health=5) >> when(PlaysAs(names.VOLOS), gain(power=5)),
    ),
    relics.champion(
        "taur_arachpriest",
        "Taur, Kněz sklípkanů",
        "Taur, Arachpriest",
        cost=5,
        health=4,
        exhaust=CopyPlayed(faction=names.UNDERGROWTH),
    ),
)
