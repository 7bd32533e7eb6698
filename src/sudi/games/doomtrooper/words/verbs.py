"""Verbs of card texts: familiar, polite, infinitive, third person; English."""

from __future__ import annotations

from sudi.kernel.wording import verb

# ---- verbs of card texts (familiar, polite, infinitive, third person; English) ----
GAIN = verb("získej", "získejte", "získat", "získá", "gain")
THEY_GAIN = verb("získá", "získá", "získat", "získá", "that player gains", "that player gains")
PAY = verb("zaplať", "zaplaťte", "zaplatit", "zaplatí", "pay")
LOSE = verb("ztrať", "ztraťte", "ztratit", "ztratí", "lose")
CANCEL = verb("zruš", "zrušte", "zrušit", "zruší", "cancel")
SAVE = verb("zachraň", "zachraňte", "zachránit", "zachrání", "save")
DISCARD = verb("vyřaď", "vyřaďte", "vyřadit", "vyřadí", "discard")
SACRIFICE = verb("obětuj", "obětujte", "obětovat", "obětuje", "sacrifice")
WOUND = verb("zraň", "zraňte", "zranit", "zraní", "wound")
KILL = verb("zabij", "zabijte", "zabít", "zabije", "kill")
HEAL = verb("vyleč", "vylečte", "vyléčit", "vyléčí", "heal")
TAKE_ACTIONS = verb("proveď", "proveďte", "provést", "provede", "take")
CHANGE = verb("změň", "změňte", "změnit", "změní", "change")
PUT = verb("umísti", "umístěte", "umístit", "umístí", "put", "puts")
HIDE = verb("schovej", "schovejte", "schovat", "schová", "hide")
SEND = verb("zažeň", "zažeňte", "zahnat", "zažene", "send")
REVEAL = verb("vyveď", "vyveďte", "vyvést", "vyvede", "bring")
END = verb("ukonči", "ukončete", "ukončit", "ukončí", "end")
CALL = verb("přivolej", "přivolejte", "přivolat", "přivolá", "call")
LAY = verb("vylož", "vyložte", "vyložit", "vyloží", "lay")
GIVE = verb("přilož", "přiložte", "přiložit", "přiloží", "attach", "attaches")
SWAP = verb("vyměň si", "vyměňte si", "vyměnit si", "si vymění", "swap")
CAST_NOW = verb("sešli", "sešlete", "seslat", "sešle", "cast")
MARK = verb("polož", "položte", "položit", "položí", "put", "puts")
CHOOSE = verb("zvol", "zvolte", "zvolit", "zvolí", "choose")
SHUFFLE = verb("zamíchej", "zamíchejte", "zamíchat", "zamíchá", "shuffle")
