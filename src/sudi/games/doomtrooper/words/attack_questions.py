"""Questions of single cards about attacks and gear."""

from __future__ import annotations

from .vocabulary import prompts

ASK_PLAN = prompts.add(
    "plan",
    cs="{card}: jak budeš útočit ve svém příštím kole?",
    en="{card}: how will you attack in your next turn?",
    public=("jak bude příště útočit", "how to attack next time"),
)
ASK_PLANNED_TACTIC = prompts.add(
    "planned_tactic",
    cs="{card}: jakou bitevní taktikou?",
    en="{card}: with which battle tactic?",
    public=("jakou taktikou bude příště útočit", "with which tactic to attack next time"),
)
ASK_ORDERED = prompts.add(
    "ordered",
    cs="{card}: musí bojovník zaútočit (ano), nebo nesmí (ne)?",
    en="{card}: does it have to attack (yes), or may it not (no)?",
)
ASK_COMMANDED = prompts.add("commanded", cs="{card}: kdo musí zaútočit?", en="{card}: who has to attack?")
ASK_OUTWARD = prompts.add("outward", cs="{card}: kdo napadne koho?", en="{card}: who attacks whom?")
ASK_ONE_MORE = prompts.add("one_more", cs="{card}: kdo zaútočí teď?", en="{card}: who attacks now?")
ASK_LAST_ATTACK = prompts.add(
    "last_attack", cs="{card}: bude poslední z akcí útok?", en="{card}: will the last action be an attack?"
)
ASK_MESSAGE = prompts.add("message", cs="{card}: komu je vzkaz určen?", en="{card}: whom is the message for?")
