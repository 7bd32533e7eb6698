"""The Wraethe (Prázdnonosi): power, the discard pile and banishing."""

from __future__ import annotations

from ..language.amounts import PerDiscarded
from ..language.conditions import Echo, Mastery, PlaysAs
from ..language.effects import Banish, Draw, ReturnToHand, UntilEndOfTurn
from ..language.gains import DoublePower, gain
from ..language.standing import AttackersShields, Itself, Protection, ShieldsFail
from ..words import names
from .build import Faction, at, instead, when

core = Faction(names.WRAETHE, "core")
relics = Faction(names.WRAETHE, "relics")

ECHO = Echo(names.WRAETHE)

CARDS = (
    core.ally(
        "wraethe_skirmisher",
        "Harcovník Prázdnonosů",
        "Wraethe Skirmisher",
        cost=1,
        copies=3,
        play=instead(gain(power=2), (ECHO, gain(power=6))),
    ),
    core.mercenary("nil_assassin", "Vrah nicoty", "Nil Assassin", cost=2, copies=3, play=gain(power=5)),
    core.mercenary(
        "shadow_apostle", "Apoštol stínu", "Shadow Apostle", cost=2, copies=3, play=gain(power=2) >> Banish()
    ),
    core.mercenary(
        "umbral_scourge", "Bič temnoty", "Umbral Scourge", cost=3, copies=3, play=gain(mastery=1) >> Banish()
    ),
    core.ally(
        "shadebound_sentry",
        "Hlídka spoutaná stínem",
        "Shadebound Sentry",
        cost=3,
        copies=2,
        play=gain(power=3) >> ReturnToHand("mercenary"),
    ),
    core.mercenary(
        "aetherbreaker",
        "Lamač éteru",
        "Aetherbreaker",
        cost=4,
        copies=2,
        play=instead(gain(power=4), (Mastery(10), gain(power=8))),
    ),
    core.mercenary(
        "scion_of_nothingness",
        "Potomek nicoty",
        "Scion of Nothingness",
        cost=5,
        copies=2,
        play=gain(power=3) >> when(ECHO, gain(power=PerDiscarded(2, names.WRAETHE))),
    ),
    core.mercenary(
        "zara_ra",
        "Zara Ra, Stahovač duší",
        "Zara Ra, Soulflayer",
        cost=5,
        play=gain(power=4) >> gain(mastery=1) >> at(10, Banish(2)),
    ),
    core.champion(
        "li_hin",
        "Li Chin, Roztříštěná",
        "Li Hin, The Shattered",
        cost=3,
        health=1,
        standing=Protection(
            "champions",
            "attack champion",
            Itself(),
            cs="Tohoto šampiona nelze napadnout silou.",
            en="This champion cannot be attacked with power.",
        ),
        exhaust=gain(power=1),
    ),
    core.champion(
        "fao_cutul",
        "Fa-o Cchu-tchul, Nehmotný",
        "Fao Cu'tul, The Formless",
        cost=4,
        health=4,
        exhaust=gain(power=2) >> at(20, DoublePower()),
    ),
    core.champion(
        "zen_chi_set",
        "Zen Čchi Set, Zabiják bohů",
        "Zen Chi Set, Godkiller",
        cost=7,
        health=5,
        exhaust=gain(power=3) >> ReturnToHand("", names.WRAETHE),
    ),
)

EXPANSION = (
    relics.ally(
        "pall_shades",
        "Stíny záhrobí",
        "Pall Shades",
        cost=2,
        copies=3,
        solo_starter_of=names.KO_SYN_WU,
        play=when(ECHO, gain(power=3)) >> Draw(1),
    ),
    relics.mercenary(
        "the_lost",
        "Ztracení",
        "The Lost",
        cost=4,
        copies=2,
        play=gain(power=6) >> when(PlaysAs(names.KO_SYN_WU), Banish()),
    ),
    relics.champion(
        "ru_bo_vai",
        "Ru Bo Vai, Povznesený",
        "Ru Bo Vai, The Transcendant",
        cost=5,
        health=4,
        exhaust=gain(power=4) >> at(10, UntilEndOfTurn(ShieldsFail("", "prevent damage", AttackersShields()))),
    ),
)
