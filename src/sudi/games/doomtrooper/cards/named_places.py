"""Fortifications that the rulebook names."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..aftermath import OnHurt
from ..areas import SAME_AREA
from ..boosts import Boost
from ..card import ANYTIME, ON_GAME, Ability
from ..gear_effects import StoreGear
from ..happenings import OnDrawStep
from ..moving import NEVER_DISCARDED, NEVER_SACRIFICED
from ..point_effects import GainDestiny
from ..prison import VICTIM, Imprison
from ..select import DOOMTROOPERS, YOURS, Who
from ..shelter import ComeOut, HideBehind, ShelterFalls
from ..situations import Situation
from ..standing import Trigger, mark
from ..state import IN_PLAY
from .build import fortification

WHEN_ATTACKING, WHEN_ATTACKED = Situation(role="attacking"), Situation(role="defending")

FORTIFICATIONS = (
    fortification(
        "fortified_entrenchment",
        "Opevněné zákopy",
        "Fortified Entrenchment",
        "squad kohort",
        Boost(IN_PLAY, SAME_AREA, WHEN_ATTACKED, armour=2),
        Boost(IN_PLAY, SAME_AREA, WHEN_ATTACKED, armour=2, per_stored=True),
        stores=True,
        abilities=(Ability("store", Bilingual("přiložit vybavení", "add equipment"), StoreGear()),),
    ),
    fortification(
        "prison_camp",
        "Zajatecký tábor",
        "Prison Camp",
        "squad",
        Trigger(IN_PLAY, OnHurt(Who(tr.DOOMTROOPER, whose=YOURS), DOOMTROOPERS), Imprison(VICTIM)),
    ),
    fortification(
        "protective_wall",
        "Ochranná zeď",
        "Protective Wall",
        "squad kohort",
        ShelterFalls(IN_PLAY),
        abilities=(
            Ability("hide", Bilingual("schovat se", "hide"), HideBehind(), actions=1),
            Ability("come_out", Bilingual("vyjít", "come out"), ComeOut()),
        ),
    ),
    fortification(
        "industrial_complex",
        "Průmyslový komplex",
        "Industrial Complex",
        "squad kohort",
        Trigger(IN_PLAY, OnDrawStep(), GainDestiny(3)),
        many=True,
    ),
    fortification(
        "bauhaus_bank",
        "Bauhausská korporační banka",
        "Bauhaus Bank",
        "",
        mark(
            "bank",
            "Smíte platit až 10 body osudu na dluh; za 1 bod dluhu vraťte 2. S dluhem nemůžete vyhrát.",
            "You may pay up to 10 destiny points on credit; repay 2 for each. With a debt you cannot win.",
        ),
        mark(NEVER_DISCARDED, "Nesmí být nikdy vyřazena.", "May never be discarded."),
        mark(NEVER_SACRIFICED, "Ani obětována.", "Nor sacrificed."),
        when=ANYTIME,
        lies=ON_GAME,
    ),
)

CARDS = FORTIFICATIONS
