"""Further questions of cards."""

from __future__ import annotations

from .vocabulary import lines, prompts

ASK_KILL = prompts.add("kill", cs="{card}: koho zabiješ?", en="{card}: whom do you kill?")
ASK_WHOSE_AREA = prompts.add("whose_area", cs="{card}: čí oblast to bude?", en="{card}: whose area is it?")
ASK_DEPLOY = prompts.add("deploy_now", cs="{card}: koho vyložíš?", en="{card}: whom do you deploy?")
ASK_DROP_FOR = prompts.add(
    "drop_for",
    cs="{card}: kterou kartu ještě odhodíš za {price:destiny}?",
    en="{card}: which card do you discard for {price:destiny} more?",
)
ASK_TURN = prompts.add("turn", cs="{card}: koho proměníš?", en="{card}: whom do you turn?")
ASK_MARKERS = prompts.add("markers", cs="{card}: kolik značek koupíš?", en="{card}: how many markers do you buy?")
ASK_TRADE = prompts.add("trade", cs="{card}: o kolik snížíš obranu?", en="{card}: by how much do you lower the armour?")
ASK_SWITCH = prompts.add("switch", cs="{card}: kdo změní stranu?", en="{card}: who changes sides?")
ASK_LET_GO = prompts.add(
    "let_go", cs="{card}: za kterou kartu nezaplatíš?", en="{card}: which card do you not pay for?"
)
L_ORDER = lines.add("order", cs="Pořadí hráčů se mění.", en="The order of play changes.")
