"""Questions of single cards about attacks, gear and ratings."""

from __future__ import annotations

from sudi.kernel.decision import NUMBER

from .vocabulary import prompts, verbs

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
ASK_SWIFT = prompts.add("swift", cs="{card}: co bojovník udělá navíc?", en="{card}: what does the warrior do on top?")
ASK_MESSAGE = prompts.add("message", cs="{card}: komu je vzkaz určen?", en="{card}: whom is the message for?")
AMOUNT = verbs.add("amount", a=NUMBER, cs="{a}", en="{a}", inner=True)
TO_HAND = verbs.add("to_hand", cs="Vrátit do ruky", en="Back to the hand", inner=True)
ASK_TO_FIGHT = prompts.add("to_fight", cs="{card}: kolik k zápasu?", en="{card}: how much to fight?")
ASK_TO_SHOOT = prompts.add("to_shoot", cs="{card}: kolik ke střelbě?", en="{card}: how much to shoot?")
ASK_GEAR = prompts.add("gear", cs="{card}: které vybavení?", en="{card}: which equipment?")
ASK_STRICKEN = prompts.add(
    "stricken",
    cs="{card}: který tvůj Doomtrooper bude zraněn?",
    en="{card}: which Doomtrooper of yours is wounded?",
    public=("kdo z jeho Mužstva bude zraněn", "who of the Squad is wounded"),
)
ASK_KEPT = prompts.add("kept", cs="{card}: kterou kartu si necháš?", en="{card}: which card do you keep?")
ASK_REFILL = prompts.add("refill", cs="{card}: dobereš si za ni kartu?", en="{card}: do you draw a card for it?")
ASK_BOMBARD = prompts.add("bombard", cs="{card}: na koho zaútočíš?", en="{card}: whom do you attack?")
ASK_GUARD = prompts.add("call_guard", cs="{card}: kdo tě bude bránit?", en="{card}: who defends you?")
ASK_JOIN = prompts.add("join_attack", cs="{card}: kdo se přidá k útoku?", en="{card}: who joins the attack?")
ASK_FIGHT_AGAIN = prompts.add("fight_again", cs="{card}: zápasit ještě jednou?", en="{card}: fight once more?")
ASK_DEFLECT = prompts.add("deflect", cs="{card}: o kterou zbraň protivník přijde?", en="{card}: which weapon goes?")
