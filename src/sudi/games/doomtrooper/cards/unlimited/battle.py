"""Cards of the base set about who fights whom, about spells for a fee, and about who may be where."""

from __future__ import annotations

from ...language.effects.attacks.changing_places import WHEN_DECLARED, NewDefender, NewOpponents, Suggest
from ...language.effects.missions.rewards import ChooseGiant, ValueReward
from ...language.marks import CASTS_FOR, GIFTS_FOR
from ...language.needs import NoOther
from ...language.occasions import OnKill
from ...language.scopes import BEARER
from ...language.select import DOOMTROOPERS, WARRIORS, YOURS, Who
from ...language.standing.numbers import ShutOut
from ...language.standing.rule import ForFee, Trigger, mark
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ..build import mission, special, spell, warrior
from ..types import ON_BEARER, STAYS

CARDS = (
    warrior("billy", "Billy", "Billy", (4, 4, 4, 5), tr.LEGION | tr.HERETIC | tr.PERSONALITY, mark(GIFTS_FOR, n=5)),
    warrior(
        "rogue",
        "Zběh",
        "Rogue",
        (5, 3, 4, 4),
        tr.IMPERIAL,
        ShutOut(IN_PLAY, who=Who(tr.IMPERIAL), own_area=SQUAD),
        needs=NoOther(Who(tr.IMPERIAL, whose=YOURS, areas=(SQUAD,))),
    ),
    spell(
        "greater_hypnosis",
        "Vyšší hypnóza",
        "Greater Hypnosis",
        tr.CHANGELING | tr.COMBAT_SPELL,
        play=NewDefender(),
    ),
    spell(
        "lesser_hypnosis",
        "Nižší hypnóza",
        "Lesser Hypnosis",
        tr.MANIPULATION | tr.COMBAT_SPELL,
        play=NewDefender(eligible=True),
    ),
    spell("premonition", "Předtucha", "Premonition", tr.PREMONITION | tr.COMBAT_SPELL, play=NewDefender(own=True)),
    spell(
        "greater_telepathy",
        "Vyšší telepatie",
        "Greater Telepathy",
        tr.MANIPULATION | tr.COMBAT_SPELL,
        play=NewOpponents(),
    ),
    spell("suggestion", "Našeptání", "Suggestion", tr.MANIPULATION, needs=WHEN_DECLARED, play=Suggest()),
    special(
        "at_peace_with_the_art",
        "V souladu s Uměním",
        "At Peace with the Art",
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        rules=(ForFee(IN_PLAY, BEARER, name=CASTS_FOR, n=2, quiet=True),),
    ),
    special(
        "tainted_conjurer",
        "Poskvrněný zaklínač",
        "Tainted Conjurer",
        lies=ON_BEARER,
        give=Who(tr.HERETIC),
        after=STAYS,
        rules=(ForFee(IN_PLAY, BEARER, name=CASTS_FOR, n=3),),
    ),
    mission(
        "prove_your_valor",
        "Dokaž svou odvahu",
        "Prove Your Valor",
        Who(),
        Trigger(IN_PLAY, OnKill(BEARER, chosen=True, survives=True), ValueReward(3)),
        play=ChooseGiant(WARRIORS),
    ),
)
