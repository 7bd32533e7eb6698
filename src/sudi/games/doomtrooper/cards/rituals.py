"""Rituals of the Lutheran Triad (DTR-501, DTR-502) and prophecies of Crescentia (DTR-495, DTR-496)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.effects import Effect
from sudi.kernel.standing import Standing
from sudi.kernel.values import MULTIPLY
from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..abilities import ANSWER
from ..boosts import BASE, TIMES, Boost
from ..card import ACTIONS, COMBAT, ON_BEARER, SACRIFICED, STAYS, Ability, Doomcard
from ..counterspells import CancelSpecial, CancelSpell
from ..prophecy_effects import AgainstNamed, NameEnemy, Steel
from ..ritual_effects import Convince, OfferWarrior, Ritual
from ..scopes import AIMED
from ..select import YOURS, Need, Who
from ..situations import Situation
from ..spell_effects import NewLibrary
from ..standing import TO_NEXT_TURN, Safe, mark
from ..state import IN_PLAY, OUTPOST, SQUAD
from ..turn_effects import fated
from .build import relic, special, spell, warrior

LUTHERANS = Who(tr.LUTHERAN, whose=YOURS)
CRESCENTIANS = Who(tr.CRESCENTIA, whose=YOURS)
PATRIARCH = Need(Who(tr.PATRIARCH | tr.TRIBAL, whose=YOURS, areas=(OUTPOST,)))
DEFENDING, ATTACKING = Situation(role="defending"), Situation(role="attacking")


def ritual(id: str, cs: str, en: str, play: Effect, **more: Any) -> Doomcard:
    """One action, with a tribal Patriarch on the Outpost."""
    return special(id, cs, en, ACTIONS, traits=tr.RITUAL, needs=PATRIARCH, play=play, **more)


def prophecy(id: str, cs: str, en: str, *rules: Standing, **more: Any) -> Doomcard:
    """DTR-495: attached to a Prophet of yours on the Outpost, as one action."""
    return special(
        id,
        cs,
        en,
        ACTIONS,
        traits=tr.PROPHECY,
        lies=ON_BEARER,
        give=Who(tr.PROPHET, whose=YOURS, areas=(OUTPOST,)),
        after=STAYS,
        rules=rules,
        **more,
    )


CARDS = (
    warrior(
        "lutheran_disciple",
        "Luteránský učedník",
        "Lutheran Disciple",
        (5, 4, 4, 4),
        tr.LUTHERAN | tr.TRIBAL,
        mark(ANSWER, "", ""),
        abilities=(
            Ability(
                "cancel",
                Bilingual("zrušit speciální kartu", "cancel a special card"),
                CancelSpecial(),
                moment=ANSWER,
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
    relic(
        "dagger_of_sacrifice",
        "Obětní dýka",
        "Dagger of Sacrifice",
        0,
        mark(ANSWER, "", ""),
        to=tr.LEGION,
        abilities=(
            Ability(
                "cancel",
                Bilingual("zrušit kouzlo", "cancel a spell"),
                CancelSpell(Who(tr.BROTHERHOOD, whose=YOURS, areas=(SQUAD,))),
                moment=ANSWER,
            ),
        ),
    ),
    spell(
        "nathaniels_opportunity",
        "Nathanielova příležitost",
        "Nathaniel's Opportunity",
        tr.MANIPULATION,
        when=ACTIONS,
        after=SACRIFICED,
        play=NewLibrary(),
    ),
    ritual(
        "the_defiance",
        "Síla vzdoru",
        "The Defiance",
        Ritual((Boost("", LUTHERANS, DEFENDING, TO_NEXT_TURN, fight=2, shoot=2, layer=TIMES, operation=MULTIPLY),)),
    ),
    ritual("the_protection", "Ochrana", "The Protection", Ritual((Safe("", LUTHERANS, ATTACKING, TO_NEXT_TURN),))),
    ritual(
        "the_sacrifice",
        "Oběť",
        "The Sacrifice",
        OfferWarrior(
            LUTHERANS,
            Boost("", LUTHERANS, until=TO_NEXT_TURN, fight=1, shoot=1, armour=1, units=True),
        ),
    ),
    ritual(
        "the_conviction",
        "Přesvědčení",
        "The Conviction",
        Convince(
            (
                Boost(
                    "",
                    AIMED,
                    until=TO_NEXT_TURN,
                    fight=3,
                    shoot=3,
                    armour=3,
                    layer=BASE,
                    operation=MULTIPLY,
                ),
                fated("bude obětován", "will be sacrificed"),
            )
        ),
        aim=LUTHERANS,
        after=SACRIFICED,
    ),
    prophecy(
        "true_enemy",
        "Náš pravý nepřítel je odhalen",
        "Our True Enemy Is Revealed",
        AgainstNamed(IN_PLAY, CRESCENTIANS, fight=3, shoot=3, armour=3),
        play=NameEnemy(),
    ),
    prophecy(
        "our_will",
        "Naše vůle je bezmezná",
        "Our Will Is Beyond Measure",
        abilities=(
            Ability(
                "will",
                Bilingual("posílit bojovníka", "strengthen a warrior"),
                Steel(CRESCENTIANS),
                per=1,
                moment=COMBAT,
                anybody=True,
            ),
        ),
    ),
)
