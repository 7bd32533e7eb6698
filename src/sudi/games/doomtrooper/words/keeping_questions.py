"""Questions of cards that keep other cards."""

from __future__ import annotations

from .vocabulary import prompts

ASK_LAY_DOWN = prompts.add(
    "lay_down", cs="{card}: které vybavení odložíš?", en="{card}: which equipment do you lay down?"
)
ASK_THROW_OUT = prompts.add("throw_out", cs="{card}: kterou kartu vyřadíš?", en="{card}: which card do you discard?")
ASK_PILLAGE = prompts.add("pillage", cs="{card}: které vybavení si necháš?", en="{card}: which equipment do you keep?")
ASK_TAKE_BACK = prompts.add(
    "take_back",
    cs="{card}: kterou kartu vezmeš do ruky?",
    en="{card}: which card do you take into your hand?",
    public=("kterou kartu vezme do ruky", "which card to take into the hand"),
)
ASK_ROB = prompts.add("rob", cs="{card}: koho si přivedeš?", en="{card}: whom do you bring?")
ASK_COLLECT = prompts.add("collect", cs="{card}: kterou relikvii vezmeš?", en="{card}: which relic do you take?")
ASK_FREEZE = prompts.add("freeze", cs="Vrátíš bojovníka {card} do ruky?", en="Do you return {card} to your hand?")
ASK_HOLD = prompts.add(
    "hold", cs="Zachráníš kartu {card} za {price:destiny}?", en="Do you save {card} for {price:destiny}?"
)
ASK_CAMP = prompts.add("camp", cs="{card}: pošleš vězně do tábora?", en="Do you send the prisoner {card} to the camp?")
ASK_GET_IN = prompts.add("get_in", cs="{card}: kdo nastoupí?", en="{card}: who gets in?")
ASK_GET_OUT = prompts.add("get_out", cs="{card}: kdo vystoupí?", en="{card}: who gets out?")
ASK_FRUITS = prompts.add("fruits", cs="Kdo dostane kartu {card}?", en="Who gets {card}?")
ASK_JOIN = prompts.add("join", cs="{card}: kdo se připojí?", en="{card}: who joins?")
