"""Poisons of the Mortificators (DTR-480, DTR-481) and what goes with them."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.craft.immunity import CancelImmunity
from ...language.effects.harm.poisons import POISON_USERS, MayPoison, Stupefy
from ...language.marks import NO_IMMUNITY, POISON_PROOF, POISONER
from ...language.occasions import OnFought
from ...language.pieces import WEAPON, Piece
from ...language.scopes import AIMED, BEARER
from ...language.select import WARRIORS, Who
from ...language.standing.rule import GAME_LONG, Mark, Trigger, mark
from ...language.standing.venom import Venom
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import special
from ..card import Ability, Doomcard
from ..types import ACTIONS, EQUIPMENT, ON_BEARER, RELIC, SPECIAL, STAYS

_FOR_GOOD = tuple(Mark("", AIMED, until=GAME_LONG, name=f"{NO_IMMUNITY}: {kind}") for kind in ("art", "symmetry"))


def _poison(id: str, cs: str, en: str, *rules: Trigger, type: str = EQUIPMENT, **more: object) -> Doomcard:
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=type,
        traits=tr.POISON,
        lies=ON_BEARER,
        give=POISON_USERS,
        when=ACTIONS,
        after=STAYS,
        standing=rules,
        **more,  # type: ignore[arg-type]
    )


CARDS = (
    _poison("lotus_blossom", "Lotosový květ", "Lotus Blossom", Trigger(IN_PLAY, OnFought(FIGHT), MayPoison())),
    _poison(
        "death_maze",
        "Bludiště smrti",
        "Death Maze",
        Trigger(IN_PLAY, OnFought(FIGHT), MayPoison(kills=True)),
        type=SPECIAL,
    ),
    _poison(
        "platinum_dream",
        "Platinový sen",
        "Platinum Dream",
        abilities=(
            Ability(
                "dream",
                Bilingual("zbavit imunity vůči Umění", "take an immunity to the Art away"),
                CancelImmunity("art", _FOR_GOOD),
                discards=True,
            ),
        ),
    ),
    _poison(
        "censer_drops",
        "Kapky z kadidelnice",
        "Censer Drops",
        abilities=(Ability("stupefy", Bilingual("omámit Kohortu", "stupefy a Cohort"), Stupefy(), discards=True),),
    ),
    Doomcard(
        id="cardinals_blood",
        name=Bilingual("Kardinálova krev", "Cardinal's Blood"),
        type=EQUIPMENT,
        traits=tr.POISON,
        lies=ON_BEARER,
        give=Piece(WEAPON, (EQUIPMENT, RELIC), tr.WEAPON, POISON_USERS),
        after=STAYS,
        standing=(Venom(IN_PLAY),),
    ),
    special(
        "curators_gift",
        "Kurátorův dar",
        "The Curator's Gift",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.OF_DEMNOGONIS),
        after=STAYS,
        rules=(mark(POISONER, BEARER),),
    ),
    special(
        "blessed_blood",
        "Požehnaná krev",
        "Blessed Blood",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        rules=(mark(POISON_PROOF, BEARER),),
    ),
)
