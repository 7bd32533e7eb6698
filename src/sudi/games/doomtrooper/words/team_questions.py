"""Questions of cards for partners."""

from __future__ import annotations

from .vocabulary import lines, prompts

ASK_TROOP = prompts.add("troop", cs="{card}: kdo přejde ke spoluhráči?", en="{card}: who goes over to a partner?")
ASK_ARMS = prompts.add("arms", cs="{card}: které vybavení přejde jinam?", en="{card}: which equipment changes hands?")
ASK_ARMS_TO = prompts.add("arms_to", cs="Kdo dostane kartu {card}?", en="Who gets {card}?")
ASK_GIVE = prompts.add(
    "give",
    cs="{card}: kterou kartu dáš spoluhráči?",
    en="{card}: which card do you give your partner?",
    public=("kterou kartu dá spoluhráči", "which card to give a partner"),
)
L_GIVES = lines.add(
    "gives",
    cs="{seat} dává spoluhráči kartu {card}.",
    en="{seat} gives a partner {card}.",
    secret=("{seat} dává spoluhráči kartu.", "{seat} gives a partner a card."),
)
L_GETS = lines.add(
    "gets",
    cs="{seat} dostává kartu {card}.",
    en="{seat} gets {card}.",
    secret=("{seat} dostává kartu.", "{seat} gets a card."),
)
