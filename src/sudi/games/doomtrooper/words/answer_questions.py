"""Questions of cards that answer what has just happened."""

from __future__ import annotations

from .vocabulary import lines, prompts

ASK_REPAY_VALUE = prompts.add(
    "repay_value",
    cs="{card}: zaplatíš ještě jednou {price:destiny}, nebo se bojovník vyřadí?",
    en="{card}: do you pay {price:destiny} once more, or is the warrior discarded?",
)
ASK_REDIRECT = prompts.add(
    "redirect", cs="{card}: na koho kouzlo obrátíš?", en="{card}: whom do you turn the spell on?"
)
ASK_PASSED_ON = prompts.add("passed_on", cs="{card}: jak ji zahraješ?", en="{card}: how do you play it?")
ASK_PLACE_FROM = prompts.add("zone_from", cs="{card}: kterou kartu vyvoláš?", en="{card}: which card comes?")
ASK_PLACE_WHERE = prompts.add("zone_where", cs="Kam karta {card} přijde?", en="Where does {card} go?")
ASK_DOWN_TO = prompts.add(
    "down_to",
    cs="{card}: kterou kartu odhodíš?",
    en="{card}: which card do you discard?",
    public=("kterou kartu odhodí", "which card to discard"),
)
L_BAR = lines.add("bar", cs="K vítězství je teď potřeba víc bodů: {n}.", en="It takes {n} points to win now.")
