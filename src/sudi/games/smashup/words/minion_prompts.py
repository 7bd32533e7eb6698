"""The questions about minions in play: which one is affected, in which way, by what."""

from __future__ import annotations

from .asking import prompt

DESTROY = prompt(
    "destroy",
    "{card}: kterého bojovníka zničíš?",
    "{card}: which minion do you destroy?",
    ("kterého bojovníka zničí", "which minion to destroy"),
    target=("Znič bojovníka {a}", "Destroy {a}"),
    decline=("Nezničit nikoho", "Destroy nobody"),
)
RETURN = prompt(
    "return",
    "{card}: kterého bojovníka vrátíš do ruky jeho majitele?",
    "{card}: which minion do you return to its owner's hand?",
    ("kterého bojovníka vrátí do ruky", "which minion to return to a hand"),
    target=("Vrať bojovníka {a}", "Return {a}"),
    decline=("Nevrátit nikoho", "Return nobody"),
)
MOVE = prompt(
    "move",
    "{card}: kterého bojovníka přesuneš?",
    "{card}: which minion do you move?",
    ("kterého bojovníka přesune", "which minion to move"),
    target=("Přesuň bojovníka {a}", "Move {a}"),
    decline=("Nepřesunout nikoho", "Move nobody"),
)
BOTTOM = prompt(
    "bottom",
    "{card}: kterého bojovníka dáš dospod balíčku jeho majitele?",
    "{card}: which minion goes to the bottom of its owner's deck?",
    ("který bojovník půjde dospod balíčku", "which minion goes under a deck"),
    target=("Dospod balíčku jde bojovník {a}", "{a} goes under the deck"),
)
TO = prompt(
    "to",
    "{card}: ke které základně se přesune?",
    "{card}: to which base does it move?",
    ("ke které základně se bojovník přesune", "to which base a minion moves"),
)
ESCAPE = prompt(
    "escape",
    "{card}: ke které základně se přesune, místo aby byl bojovník zničen?",
    "{card}: to which base does it move instead of being destroyed?",
    ("ke které základně bojovník unikne", "to which base a minion escapes"),
)
MOVE_HERE = prompt(
    "move here",
    "{card}: kterého bojovníka jiného hráče sem přesuneš?",
    "{card}: which minion of another player do you move here?",
    ("kterého bojovníka přesune", "which minion to move"),
    target=("Přesuň bojovníka {a}", "Move {a}"),
    decline=("Nepřesunout nikoho", "Move nobody"),
)
MOVE_TO_NEW = prompt(
    "move to new",
    "{card}: kterého ze svých bojovníků přesuneš k základně {place}?",
    "{card}: which of your minions do you move to {place}?",
    ("kterého bojovníka přesune k nové základně", "which minion to move to the new base"),
    target=("Přesuň bojovníka {a}", "Move {a}"),
    decline=("Nepřesunout nikoho", "Move nobody"),
)
RETURN_ALL = prompt(
    "return all",
    "{card}: od které základny se všichni bojovníci vrátí do rukou?",
    "{card}: from which base do all minions return to their owners' hands?",
    ("od které základny se všichni vrátí", "from which base everybody returns"),
    to=("Od základny {a}", "From {a}"),
)
SEA_DOGS = prompt(
    "move faction",
    "{card}: bojovníky které frakce přesuneš?",
    "{card}: minions of which faction do you move?",
    ("kterou frakci jmenuje", "which faction to name"),
)
SEA_DOGS_FROM = prompt(
    "move faction from",
    "{card}: od které základny přesuneš bojovníky frakce {faction}?",
    "{card}: from which base do you move the {faction}?",
    ("od které základny bojovníky přesune", "from which base to move minions"),
    to=("Od základny {a}", "From {a}"),
)
SEA_DOGS_TO = prompt(
    "move faction to",
    "{card}: kam přesuneš bojovníky frakce {faction} od základny {place}?",
    "{card}: where do the {faction} at {place} move?",
    ("ke které základně bojovníky přesune", "to which base to move minions"),
    to=("K základně {a}", "To {a}"),
)
BROADSIDE_AT = prompt(
    "broadside at",
    "{card}: u které základny padne salva?",
    "{card}: at which base do you fire?",
    ("u které základny padne salva", "at which base to fire"),
    to=("U základny {a}", "At {a}"),
)
BROADSIDE = prompt(
    "broadside",
    "{card}: čí slabé bojovníky u základny {place} zničíš?",
    "{card}: whose weak minions at {place} do you destroy?",
    ("čí bojovníky zničí", "whose minions to destroy"),
)
COMPARE = prompt(
    "compare",
    "{card}: od kterého tvého bojovníka se bude měřit, kdo je u jeho základny slabší?",
    "{card}: which of your minions is compared with the others at its base?",
    ("kterého bojovníka porovná s ostatními", "which minion to compare with others"),
    target=("Porovnej s bojovníkem {a}", "Compare with {a}"),
)
PREY = prompt(
    "destroy weaker",
    "{card}: kterého slabšího bojovníka u základny {place} zničíš?",
    "{card}: which weaker minion at {place} do you destroy?",
    ("kterého slabšího bojovníka zničí", "which weaker minion to destroy"),
    target=("Znič bojovníka {a}", "Destroy {a}"),
)
WEAKEST = prompt(
    "destroy weakest",
    "{card}: který z nejslabších u základny {place} bude zničen?",
    "{card}: which of the weakest at {place} is destroyed?",
    ("který z nejslabších bude zničen", "which of the weakest is destroyed"),
    target=("Znič bojovníka {a}", "Destroy {a}"),
)
STRONGEST = prompt(
    "strongest",
    "{card}: který z tvých nejsilnějších bojovníků půjde dospod balíčku?",
    "{card}: which of your strongest minions goes under the deck?",
    ("který z nejsilnějších půjde dospod balíčku", "which of the strongest goes under the deck"),
    target=("Dospod balíčku jde bojovník {a}", "{a} goes under the deck"),
)
BLOW_UP = prompt(
    "blow up",
    "{card}: kterého ze svých bojovníků odpálíš i se slabšími kolem?",
    "{card}: which of your minions blows up, with all that are not stronger?",
    ("kterého bojovníka odpálí", "which minion blows up"),
    target=("Znič bojovníka {a} a s ním všechny, kdo nejsou silnější", "Destroy {a} and all that are not stronger"),
)
SACRIFICE = prompt(
    "sacrifice",
    "{card}: za sílu kterého bojovníka si dobereš karty, než ho zničíš?",
    "{card}: for the power of which minion do you draw cards before it is destroyed?",
    ("kterého bojovníka obětuje", "which minion to sacrifice"),
    target=("Obětuj bojovníka {a}", "Sacrifice {a}"),
)
RAMPAGE = prompt(
    "lower breakpoint",
    "{card}: o sílu kterého tvého bojovníka klesne obrana jeho základny?",
    "{card}: by the power of which of your minions does the breakpoint of its base drop?",
    ("o čí sílu klesne obrana základny", "by whose power a breakpoint drops"),
    target=("O sílu bojovníka {a}", "By the power of {a}"),
)
BOOST = prompt(
    "boost",
    "{card}: který bojovník bude mít do konce tahu +{n} k síle?",
    "{card}: which minion has +{n} power until the end of the turn?",
    ("který bojovník zesílí", "which minion gets stronger"),
    target=("Posil bojovníka {a}", "Strengthen {a}"),
)
DISGUISE = prompt(
    "disguise",
    "{card}: kterého ze svých bojovníků vystřídáš?",
    "{card}: which of your minions is replaced?",
    ("kterého bojovníka vystřídá", "which minion is replaced"),
    target=("Vystřídej bojovníka {a}", "Replace {a}"),
)
DISGUISE_TOO = prompt(
    "disguise too",
    "{card}: vystřídáš u základny {place} ještě jednoho?",
    "{card}: do you replace another one at {place}?",
    ("zda vystřídá ještě jednoho bojovníka", "whether another minion is replaced"),
    target=("Vystřídej i bojovníka {a}", "Replace {a} too"),
    done=("Stačí jeden", "One is enough"),
)
