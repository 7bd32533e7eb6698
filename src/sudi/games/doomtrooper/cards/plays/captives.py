"""Special cards about warriors out of play, imprisoned, hidden, stolen, silenced (DTR-443 to DTR-453)."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.wording import Bilingual

from ...language.effects.allegiance import LoseMembership, Recruit
from ...language.effects.attacks.reinforcements import JoinCombat
from ...language.effects.combat import AttackFromHiding
from ...language.effects.discarding import DiscardItself
from ...language.effects.keeping.out_of_play import BringBack, CountFrom, GoOnLeave, PutAway, Rest
from ...language.marks import (
    ATTACK,
    AWAY,
    BE_ATTACKED,
    CASTS,
    GONE_FOR_GOOD,
    IMPRISONED,
    MISSING,
    SILENCED,
    USE_ART,
)
from ...language.needs import BEFORE_COMBAT
from ...language.occasions import OnFought, OnYourTurn, OnYourTurnsEnd
from ...language.scopes import BEARER
from ...language.select import DOOMTROOPERS, WARRIORS, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.nature import Becomes, Immune
from ...language.standing.rule import Mark, Trigger, mark
from ...state import IN_PLAY, OUTPOST
from ...words import traits as tr
from ..build import special
from ..card import Ability
from ..types import ACTIONS, COMBAT, ON_BEARER, STAYS

IN_HIDING = Forbid(IN_PLAY, BE_ATTACKED, BEARER)

CARDS = (
    special(
        "missing_in_action",
        "Missing in action",
        "Missing in Action",
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        limit=1,
        needs=BEFORE_COMBAT,
        play=PutAway(),
        rules=(Mark(IN_PLAY, BEARER, name=AWAY, n=MISSING),),
    ),
    special(
        "shore_leave",
        "Oddech v týlu",
        "Shore Leave",
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, whose=YOURS),
        after=STAYS,
        needs=BEFORE_COMBAT,
        play=GoOnLeave(),
        rules=(
            Mark(IN_PLAY, BEARER, name=AWAY),
            Trigger(IN_PLAY, OnYourTurn(), CountFrom()),
            Trigger(IN_PLAY, OnYourTurnsEnd(), Rest()),
        ),
        abilities=(Ability("return", Bilingual("vrátit do hry", "return to play"), DiscardItself()),),
    ),
    special("rescue_mission", "Záchranná mise", "Rescue Mission", ACTIONS, play=BringBack()),
    special(
        "captured",
        "Zajatec",
        "Captured!",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(areas=(OUTPOST,)),
        after=STAYS,
        limit=1,
        rules=(
            mark(IMPRISONED, BEARER),
            mark(GONE_FOR_GOOD),
        ),
    ),
    special(
        "hidden",
        "Schován",
        "Hidden",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.MORTIFICATOR),
        after=STAYS,
        rules=(Forbid(IN_PLAY, ATTACK, BEARER), IN_HIDING),
        abilities=(
            Ability("strike", Bilingual("zaútočit", "attack"), AttackFromHiding(), discards=True, sacrifices=True),
        ),
    ),
    special(
        "lurker",
        "Skrytá záloha",
        "Lurker",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.TRIBAL),
        after=STAYS,
        rules=(IN_HIDING, Trigger(IN_PLAY, OnFought(), DiscardItself())),
        abilities=(
            Ability(
                "join",
                Bilingual("zapojit se", "join"),
                JoinCombat(),
                moment=COMBAT,
                anybody=True,
                by_bearer=True,
            ),
        ),
    ),
    special(
        "dont_call_again",
        "Už ani slovo",
        "Don't Call Again!",
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        limit=1,
        rules=(mark(SILENCED, BEARER),),
        abilities=(
            Ability(
                "recall", Bilingual("zbavit se karty", "get rid of it"), DiscardItself(), actions=4, by_bearer=True
            ),
        ),
    ),
    special(
        "programmed",
        "Přeprogramován",
        "Programmed",
        ACTIONS,
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        limit=1,
        pays_value=True,
        play=Recruit(),
        rules=(
            Becomes(IN_PLAY, BEARER, gains=tr.CYBERTRONIC, loses=tr.AFFILIATIONS),
            Immune(IN_PLAY, BEARER, gifts=tr.DARK_GIFT),
            Forbid(IN_PLAY, USE_ART, BEARER, NEVER),
        ),
    ),
    special(
        "recruitment",
        "Nábor",
        "Recruitment",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, lacks=tr.CYBERTRONIC),
        after=STAYS,
        limit=1,
        pays_value=True,
        play=Recruit(),
        rules=(
            Becomes(IN_PLAY, BEARER, gains=tr.BROTHERHOOD, loses=tr.AFFILIATIONS),
            mark(CASTS, BEARER, n=tr.ALL_ARTS),
        ),
    ),
    special(
        "insubordination",
        "Vzpurnost",
        "Insubordination",
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, some=tr.AFFILIATIONS),
        after=STAYS,
        play=LoseMembership(),
    ),
)
