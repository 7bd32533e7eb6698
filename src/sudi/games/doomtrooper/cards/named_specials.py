"""Special cards and missions that the rulebook names."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..aftermath import OnFought
from ..areas import SAME_AREA, ChooseArea, DuckOrBleed
from ..attack_actions import ATTACK_KIND, MORE_ATTACKS
from ..bans import ATTACK, BE_ATTACKED, Forbid
from ..boosts import doubled
from ..card import ACTIONS, COMBAT, ON_BEARER, ON_CARD, ON_PLAYER, SACRIFICED, STAYS, Ability
from ..casting import CASTS
from ..control_effects import DiscardItself, Recruit
from ..effects import CancelCard, Lasting, TakeActions
from ..field_effects import DiscardAimed, DiscardOne
from ..gear_effects import Heist
from ..leave import CountFrom, GoOnLeave, OnYourTurn, OnYourTurnsEnd, Rest
from ..lone_effects import AttackFromHiding, JoinCombat, SecondChance
from ..moving import AWAY
from ..outside_effects import Reassign
from ..pledges import ChooseCorporation, ChoosePay, EndsWithoutMembers, OnNewMember
from ..ratings import IMPRISONED
from ..scopes import AIMED, BEARER
from ..select import LEGIONARIES, YOURS, Who
from ..standing import TO_NEXT_TURN, Becomes, Mark, Trigger, mark
from ..state import IN_PLAY, OUTPOST
from ..words import ARMOUR, FIGHT, SHOOT, VALUE
from .build import mission, special, spell

IN_HIDING = Forbid(IN_PLAY, BE_ATTACKED, BEARER)

CARDS = (
    # ---- out of play, imprisoned, hidden (DTR-443 to DTR-452) ----
    special(
        "shore_leave",
        "Oddech v týlu",
        "Shore Leave",
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, whose=YOURS),
        after=STAYS,
        before_combat=True,
        play=GoOnLeave(),
        rules=(
            Mark(IN_PLAY, BEARER, name=AWAY),
            Trigger(IN_PLAY, OnYourTurn(), CountFrom()),
            Trigger(IN_PLAY, OnYourTurnsEnd(), Rest()),
        ),
        abilities=(Ability("return", Bilingual("vrátit do hry", "return to play"), DiscardItself()),),
    ),
    special(
        "captured",
        "Zajatec",
        "Captured!",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(areas=(OUTPOST,)),
        after=STAYS,
        limit=1,
        gone_for_good=True,
        rules=(
            mark(
                IMPRISONED,
                "Bojovník je uvězněn: nesmí útočit, být napaden ani provádět akce a ostatním nic nepřidává.",
                "The warrior is imprisoned: it may not attack, be attacked or act, and adds nothing to others.",
                BEARER,
            ),
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
    # ---- stolen cards (DTR-453) ----
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
            mark(
                CASTS,
                "Smí sesílat kouzla všech aspektů Umění.",
                "It may cast spells of every aspect of the Art.",
                BEARER,
                n=tr.ALL_ARTS,
            ),
        ),
    ),
    special("heist", "Loupež", "Heist", play=Heist()),
    special("second_chance", "Druhá šance", "A Second Chance", limit=1, after=SACRIFICED, play=SecondChance()),
    # ---- whole areas (DTR-440, DTR-468) ----
    special(
        "suppressing_fire",
        "Kartáčová střelba",
        "Suppressing Fire",
        ACTIONS,
        at_player="any",
        play=ChooseArea(exposed=True) >> DuckOrBleed(),
    ),
    special(
        "training",
        "Vojenské cvičení",
        "Training",
        ACTIONS,
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        play=ChooseArea(),
        rules=(
            Forbid(
                IN_PLAY,
                ATTACK,
                SAME_AREA,
                until=TO_NEXT_TURN,
                note=Bilingual("Tamní bojovníci nesmějí útočit.", "The warriors there may not attack."),
            ),
            Forbid(
                IN_PLAY,
                BE_ATTACKED,
                SAME_AREA,
                until=TO_NEXT_TURN,
                note=Bilingual("Nemohou ani být napadeni.", "Nor can they be attacked."),
            ),
            Trigger(IN_PLAY, OnYourTurn(), DiscardItself()),
        ),
    ),
    mission(
        "solidarity",
        "Solidarita",
        "Solidarity",
        None,
        Trigger(IN_PLAY, OnNewMember(), ChoosePay(victory=1, destiny=2)),
        EndsWithoutMembers(IN_PLAY),
        play=ChooseCorporation(),
    ),
    # ---- of the worked examples ----
    special(
        "grim_reaper",
        "Smrtka",
        "Grim Reaper",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=Who(tr.LEGION, lacks=tr.KADAVER, most_value=4),
        after=STAYS,
        rules=(doubled(BEARER, FIGHT, SHOOT, ARMOUR, VALUE),),
    ),
    special("grand_assault", "Rozsáhlá ofenziva", "Grand Assault", limit=1, play=TakeActions(1, ATTACK_KIND)),
    special(
        "smell_of_war",
        "Chuť války",
        "Smell of War",
        before_actions=True,
        play=Lasting(
            (
                Mark(
                    "",
                    AIMED,
                    until=TO_NEXT_TURN,
                    name=MORE_ATTACKS,
                    text=Bilingual(
                        "všichni hráči smějí útočit vícekrát; každý útok navíc stojí 2 body osudu, do začátku vašeho "
                        "příštího kola",
                        "all players may attack more than once for 2 destiny points per extra attack, until the start "
                        "of your next turn",
                    ),
                ),
            ),
            everywhere=True,
        ),
    ),
    special(
        "wave_of_righteousness",
        "Vlna poctivosti",
        "Wave of Righteousness",
        limit=1,
        per=10,
        after=SACRIFICED,
        play=DiscardOne((), warriors=True, units=True),
    ),
    special(
        "cleansing_flame",
        "Očistný plamen",
        "Cleansing Flame",
        limit=1,
        cost=8,
        after=SACRIFICED,
        aim=LEGIONARIES,
        play=DiscardAimed(),
    ),
    spell(
        "repudiate",
        "Zapuzení",
        "Repudiate",
        0,
        when=ON_CARD,
        any_caster=True,
        after=SACRIFICED,
        play=CancelCard(),
    ),
    special("reassignment", "Převelení", "Reassignment", ACTIONS, limit=1, aim=Who(), play=Reassign()),
)
