"""What tells who will win beside the declared fields: what a player has built, how its cards fight, how safe it is.

Of each number one's own side less the others'; against the Invasion there is nobody to compare with, and what its cards
will do counts instead.
"""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ..rules.bags import DAMAGE, RESOURCES
from ..state import RoneState
from ..words.names import MELEE, RANGED
from .campaign import power
from .evaluate import coloured, life_worth, standing

NAMES = (  # in the order of `features`
    "standing",
    "health",
    "quality",
    "melee",
    "ranged",
    "heals",
    "saves",
    "coloured",
    "stored",
    "training",
    "threat",
)

# What people call them, and the other numbers that the mind looks at.
FEATURES = {
    "quality": Bilingual("průměrná síla karet", "mean strength of the cards"),
    "melee": Bilingual("zranění na blízko v balíčku", "melee damage in the deck"),
    "ranged": Bilingual("střelecké zranění v balíčku", "ranged damage in the deck"),
    "coloured": Bilingual("barevné šroubky na kostkách", "coloured screws on the dice"),
    "stored": Bilingual("uložené zdroje", "stored resources"),
    "training": Bilingual("výcvik na cvičišti", "training on the ground"),
    "threat": Bilingual("hrozba Invaze", "threat of the Invasion"),
    "rerolls": Bilingual("žetony přehozu", "re-roll tokens"),
    "research": Bilingual("žetony výzkumu", "research tokens"),
    "#owned": Bilingual("počet vlastních karet", "number of own cards"),
    "#lost for now": Bilingual("počet karet na skládce", "number of cards on the dump"),
}


def _of(s: RoneState, seat: int) -> tuple[float, ...]:
    t = s.t
    owned = s.deck[seat] + s.discard[seat] + s.played[seat] + s.dump[seat] + s.hand[seat]
    size = len(owned) or 1
    worth = sum(t.worth[card] for card in owned)
    melee = sum(DAMAGE.get(t.harm[card], MELEE) for card in owned)
    ranged = sum(DAMAGE.get(t.harm[card], RANGED) for card in owned)
    life, armour = s.life[seat], s.armor[seat]
    training = sum(t.worth[card] * (s.screws[card] + 0.5) / (t.training_cost[card] or 1) for card in s.ground[seat])
    return (
        standing(s, seat) / 10,
        (life_worth(life) + 0.4 * armour) / 5,
        worth / size,
        6.0 * melee / size,
        6.0 * ranged / size,
        min(life, 8) / 4,
        sum(t.saves[card] for card in s.base[seat]),
        coloured(s.dice[seat]) / 4,
        RESOURCES.total(s.stored[seat]) / 4,
        training / 4,
    )


def features(s: RoneState, seat: int) -> tuple[float, ...]:
    team = s.t.team
    mine = team[seat]
    own = team.count(mine)
    rivals = max(1, len(team) - own)
    total = [0.0] * (len(NAMES) - 1)
    for one, side in enumerate(team):
        share = 1.0 / own if side == mine else -1.0 / rivals
        for at, n in enumerate(_of(s, one)):
            total[at] += share * n
    threat = 0.0
    if s.t.coop:
        threat = sum(s.t.threat[card] for card in s.deployed) / 4 - sum(power(s)) / 4
    return (*total, threat)
