"""Questions of single cards about points, gear, poisons and what is carried."""

from __future__ import annotations

from .vocabulary import prompts

ASK_DESPERATE = prompts.add(
    "desperate",
    cs="{card}: vezmeš si body osudu a vzdáš se meditace?",
    en="{card}: do you take the destiny points and give up meditating?",
    public=("zda si vezme body a vzdá se meditace", "whether to take the points and give up meditating"),
)
ASK_TO_PARTNER = prompts.add(
    "to_partner",
    cs="{card}: kolik bodů osudu dáš spoluhráči?",
    en="{card}: how many destiny points do you give your partner?",
    public=("kolik bodů dá spoluhráči", "how many points to give a partner"),
)
ASK_STRIP = prompts.add(
    "strip",
    cs="{card}: kterou speciální kartu otrávenému vyřadíš?",
    en="{card}: which special card of the poisoned warrior do you discard?",
)
ASK_COMRADE = prompts.add("comrade", cs="{card}: na koho rána dopadne?", en="{card}: on whom does the blow fall?")
ASK_EYE = prompts.add(
    "eye",
    cs="{card}: zaplatíš {price:destiny}, aby tvůj bojovník směl ránu vrátit?",
    en="{card}: do you pay {price:destiny} so that your warrior may strike back?",
    public=("zda zaplatí za to, že smí vrátit ránu", "whether to pay for striking back"),
)
ASK_STRAFE = prompts.add("strafe", cs="{card}: koho budeš ostřelovat?", en="{card}: whom do you strafe?")
