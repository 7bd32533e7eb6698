"""What questions of cards are about: places cards are taken from, and players, each with how a reason names it."""

from __future__ import annotations

from sudi.kernel.law import Check, Domain

from ..words.names import DISCARD, HAND

HAND_OR_DISCARD = Domain(
    lambda c: [*c.s.hand[c.me], *c.s.discard[c.me]],
    "SOI-106",
    cs="Odstraňuje se karta z tvé ruky nebo z tvého odkládacího balíčku",
    en="Banishing takes a card from your hand or discard pile",
    apart=(
        Check(
            "SOI-127",
            lambda c: c.a not in c.s.played and c.a not in c.s.hired,
            cs="Karta {a} už je v tomto tahu vyložená; odstraňuje se karta z ruky nebo z odkládacího balíčku.",
            en="{a} has been played this turn; banishing takes a card from your hand or discard pile.",
        ),
    ),
)
WHERE_IT_LIES = Domain(
    lambda c: [HAND if c.a in c.s.hand[c.me] else DISCARD],
    "SOI-106",
    cs="Karta leží jinde",
    en="The card lies elsewhere",
)
OWN_DISCARD = Domain(
    lambda c: c.s.discard[c.me],
    "SOI-076",
    cs="Do ruky se vrací karta z tvého odkládacího balíčku",
    en="This returns a card from your discard pile",
)
OWN_HAND = Domain(
    lambda c: c.s.hand[c.me], "SOI-112", cs="Odhaluje se karta z tvé ruky", en="Only a card from your hand is revealed"
)
ENEMY_CHAMPIONS = Domain(
    lambda c: [card for enemy in c.s.t.enemies[c.me] for card in c.s.champions[enemy]],
    "SOI-122",
    cs="Ničí se šampion, kterého má ve hře nepřítel",
    en="Only a champion that an enemy has in play is destroyed",
)
ENEMY_PLAYERS = Domain(
    lambda c: c.s.t.enemies[c.me], "SOI-076", cs="Vybírá se nepřátelský hráč", en="Only an enemy player is chosen"
)
STILL_PLAYS = Check(
    "SOI-039", lambda c: c.s.health[c.a] > 0, cs="{a}: ten už ve hře není.", en="{a} has been eliminated."
)
IN_ROW = Domain(
    lambda c: c.s.row,
    "SOI-051",
    cs="Verbuje se karta z verbovací nabídky",
    en="Only a card of the centre row can be recruited",
)
PLAYED_THIS_TURN = Domain(
    lambda c: [*c.s.played, *c.s.hired],
    "SOI-220",
    cs="Opakuje se efekt karty vyložené v tomto tahu, která není šampion",
    en="Only the effect of a non-champion card played this turn is copied",
)
