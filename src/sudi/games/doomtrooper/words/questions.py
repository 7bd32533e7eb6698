"""More questions and log lines of cards."""

from __future__ import annotations

from .vocabulary import lines, prompts

ASK_REFLECT = prompts.add(
    "reflect",
    cs="{card}: obrátit kouzlo na sesilatele (ano), nebo ho jen zrušit (ne)?",
    en="{card}: turn the spell on its caster (yes) or just cancel it (no)?",
)
ASK_RELIC = prompts.add("relic", cs="{card}: kterou relikvii vezmeš?", en="{card}: which relic do you take?")

L_SWAPPED = lines.add(
    "swapped",
    cs="{seat} má v ruce místo nalezené karty jinou, náhodnou ({card}).",
    en="{seat} has a random card in hand instead of the one just found ({card}).",
)
