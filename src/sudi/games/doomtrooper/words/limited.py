"""Words of sealed decks and drafts."""

from __future__ import annotations

from sudi.kernel.decision import CARD

from .vocabulary import lines, prompts, verbs

PICK = verbs.add("pick", a=CARD, cs="Vzít si kartu {a}", en="Pick {a}", inner=True)
PICK_REST = verbs.add("pick_rest", cs="Zbytek ať se vybere za mě", en="Let the rest be picked for me", inner=True)
PUT_IN = verbs.add("put_in", a=CARD, cs="Přidat do balíčku kartu {a}", en="Put {a} into the deck", inner=True)
TAKE_OUT = verbs.add("take_out", a=CARD, cs="Vyndat z balíčku kartu {a}", en="Take {a} out of the deck", inner=True)
READY = verbs.add("ready", cs="Balíček je hotový", en="The deck is ready", inner=True)

ASK_PICK = prompts.add(
    "pick",
    cs="Kterou kartu z boosteru si vezmeš?",
    en="Which card of the booster do you pick?",
    public=("kterou kartu z boosteru si vzít", "which card of the booster to pick"),
)
ASK_BUILD = prompts.add(
    "build",
    cs="Balíček je navržený. Chceš v něm něco změnit?",
    en="The deck is proposed. Do you want to change anything?",
    public=("co dát do balíčku", "what to put into the deck"),
)

L_BOOSTERS = lines.add("boosters", cs="Otevírají se boostery, kolo {n}.", en="Boosters are opened, round {n}.")
L_BUILT = lines.add("built", cs="{seat} má balíček; karet: {n}.", en="{seat} has a deck; cards: {n}.")
