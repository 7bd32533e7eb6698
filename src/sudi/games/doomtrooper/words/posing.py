"""What is said where a card is played as a copy of another."""

from __future__ import annotations

from sudi.kernel.decision import CARD

from .vocabulary import lines, prompts, verbs

POSE = verbs.add("pose", a=CARD, b=CARD, cs="Zahrát kartu {a} jako kartu {b}", en="Play {a} as {b}")
ASK_POSED = prompts.add(
    "posed",
    cs="Jak kartu {card} zahraješ?",
    en="How do you play {card}?",
    public=("jak kartu zahraje", "how to play the card"),
)
L_POSES = lines.add("poses", cs="{seat} hraje kartu {card} jako kartu {thing}.", en="{seat} plays {card} as {thing}.")
