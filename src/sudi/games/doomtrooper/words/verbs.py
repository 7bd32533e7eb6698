"""Verbs of card texts: imperative, infinitive, third person; English."""

from __future__ import annotations

from sudi.kernel.wording import verb

# ---- verbs of card texts (imperative, infinitive, third person; English) ----
GAIN = verb("získej", "získat", "získá", "gain")
THEY_GAIN = verb("získá", "získat", "získá", "that player gains", "that player gains")
PAY = verb("zaplať", "zaplatit", "zaplatí", "pay")
LOSE = verb("ztrať", "ztratit", "ztratí", "lose")
CANCEL = verb("zruš", "zrušit", "zruší", "cancel")
SAVE = verb("zachraň", "zachránit", "zachrání", "save")
DISCARD = verb("vyřaď", "vyřadit", "vyřadí", "discard")
SACRIFICE = verb("obětuj", "obětovat", "obětuje", "sacrifice")
WOUND = verb("zraň", "zranit", "zraní", "wound")
KILL = verb("zabij", "zabít", "zabije", "kill")
HEAL = verb("vyleč", "vyléčit", "vyléčí", "heal")
TAKE_ACTIONS = verb("proveď", "provést", "provede", "take")
CHANGE = verb("změň", "změnit", "změní", "change")
PUT = verb("umísti", "umístit", "umístí", "put", "puts")
HIDE = verb("schovej", "schovat", "schová", "hide")
SEND = verb("zažeň", "zahnat", "zažene", "send")
REVEAL = verb("vyveď", "vyvést", "vyvede", "bring")
END = verb("ukonči", "ukončit", "ukončí", "end")
CALL = verb("přivolej", "přivolat", "přivolá", "call")
LAY = verb("vylož", "vyložit", "vyloží", "lay")
GIVE = verb("přilož", "přiložit", "přiloží", "attach", "attaches")
SWAP = verb("vyměň si", "vyměnit si", "si vymění", "swap")
CAST_NOW = verb("sešli", "seslat", "sešle", "cast")
MARK = verb("polož", "položit", "položí", "put", "puts")
CHOOSE = verb("zvol", "zvolit", "zvolí", "choose")
SHUFFLE = verb("zamíchej", "zamíchat", "zamíchá", "shuffle")
GIVE_TO = verb("dej", "dát", "dá", "give")
