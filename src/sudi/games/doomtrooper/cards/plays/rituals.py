"""Rituals of the Lutheran Triad (DTR-501, DTR-502) and prophecies of Crescentia (DTR-495, DTR-496)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.effects import Effect
from sudi.kernel.standing import Standing
from sudi.kernel.values import MULTIPLY
from sudi.kernel.wording import Bilingual

from ...language.effects.cancelling import CancelSpecial
from ...language.effects.craft.prophecies import AgainstNamed, NameEnemy, Steel
from ...language.effects.lasting import DOOMED, Convince, OfferWarrior, Ritual
from ...language.marks import ANSWER
from ...language.needs import NeedWarrior
from ...language.scopes import AIMED
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.boosts import BASE, TIMES, Boost
from ...language.standing.rule import TO_NEXT_TURN, mark
from ...language.standing.strikes import Safe
from ...state import IN_PLAY, OUTPOST
from ...words import traits as tr
from ..build import special, warrior
from ..card import Ability, Doomcard
from ..types import ACTIONS, COMBAT, ON_BEARER, SACRIFICED, STAYS

LUTHERANS = Who(tr.LUTHERAN, whose=YOURS)
CRESCENTIANS = Who(tr.CRESCENTIA, whose=YOURS)
PATRIARCH = NeedWarrior(Who(tr.PATRIARCH | tr.TRIBAL, whose=YOURS, areas=(OUTPOST,)))
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
        tr.LUTHERAN | tr.TRIBAL | tr.DISCIPLE,
        mark(ANSWER),
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
                DOOMED,
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
