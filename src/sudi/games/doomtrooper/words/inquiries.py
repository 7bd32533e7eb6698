"""Questions about a hand that can be answered with yes or no: is there a card of this kind in it?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sudi.kernel.decision import WORD, Word
from sudi.kernel.wording import Bilingual

from ..cards.types import (
    ACTIONS,
    ALLIANCE,
    ANYTIME,
    ART,
    BEAST,
    COMBAT,
    EQUIPMENT,
    FORTIFICATION,
    KI,
    MISSION,
    REACTIONS,
    RELIC,
    SPECIAL,
    SYMMETRY,
    WARRIOR,
    WARZONE,
)
from . import traits as tr
from .vocabulary import lines, prompts, verbs

if TYPE_CHECKING:
    from ..cards.card import Doomcard

Asked = Callable[["Doomcard"], bool]


def _type(kind: str) -> Asked:
    return lambda card: card.type == kind


def _trait(bit: int) -> Asked:
    return lambda card: bool((card.traits | card.requires) & bit)


def _worth(least: int) -> Asked:
    return lambda card: card.type == WARRIOR and card.value >= least


_TYPES = {
    WARRIOR: ("bojovníka", "a warrior"),
    EQUIPMENT: ("vybavení", "equipment"),
    FORTIFICATION: ("opevnění", "a fortification"),
    SYMMETRY: ("kartu Černé symetrie", "a Dark Symmetry card"),
    MISSION: ("úkol", "a mission"),
    RELIC: ("relikvii", "a relic"),
    WARZONE: ("válečnou zónu", "a warzone"),
    KI: ("sílu KI", "a ki power"),
    BEAST: ("zvíře", "a beast"),
    ART: ("kouzlo Umění", "an Art spell"),
    SPECIAL: ("speciální kartu", "a special card"),
    ALLIANCE: ("alianci", "an alliance"),
}
_OF = {
    "brotherhood": (tr.BROTHERHOOD, ("kartu Bratrstva", "a Brotherhood card")),
    "imperial": (tr.IMPERIAL, ("kartu Imperiálu", "an Imperial card")),
    "bauhaus": (tr.BAUHAUS, ("kartu Bauhausu", "a Bauhaus card")),
    "capitol": (tr.CAPITOL, ("kartu Capitolu", "a Capitol card")),
    "cybertronic": (tr.CYBERTRONIC, ("kartu Cybertronicu", "a Cybertronic card")),
    "mishima": (tr.MISHIMA, ("kartu Mishimy", "a Mishima card")),
    "legion": (tr.LEGION, ("kartu Černé legie", "a Dark Legion card")),
    "tribal": (tr.TRIBAL, ("kartu kmenů", "a card of the tribes")),
    "personality": (tr.PERSONALITY, ("osobnost", "a personality")),
    "weapon": (tr.WEAPON, ("zbraň", "a weapon")),
    "vehicle": (tr.VEHICLE, ("vozidlo", "a vehicle")),
}
# What may be asked: its name in the option, how it is said (behind "have you in your hand"), which cards it is true of.
INQUIRIES: tuple[tuple[str, Bilingual, Asked], ...] = (
    *((kind, Bilingual(*said), _type(kind)) for kind, said in _TYPES.items()),
    *((name, Bilingual(*said), _trait(bit)) for name, (bit, said) in _OF.items()),
    *(
        (f"worth_{n}", Bilingual(f"bojovníka s hodnotou {n} a víc", f"a warrior worth {n} or more"), _worth(n))
        for n in (5, 8, 10)
    ),
    (
        "in_combat",
        Bilingual("kartu, která se hraje v souboji", "a card that is played in combats"),
        lambda card: card.when == COMBAT,
    ),
    (
        "reaction",
        Bilingual("kartu, která na něco odpovídá", "a card that answers something"),
        lambda card: card.when in REACTIONS,
    ),
    (
        "anytime",
        Bilingual("speciální kartu nebo kouzlo na kdykoli", "a special card or a spell for any time"),
        lambda card: card.type in (SPECIAL, ART) and card.when == ANYTIME,
    ),
    (
        "actions",
        Bilingual("speciální kartu nebo kouzlo za akce", "a special card or a spell that takes actions"),
        lambda card: card.type in (SPECIAL, ART) and card.when == ACTIONS,
    ),
)
INQUIRY = verbs.add(
    "inquire",
    a=WORD,
    words=tuple(Word(name, said) for name, said, _ in INQUIRIES),
    cs="Máš v ruce {a}?",
    en="Have you {a} in your hand?",
    inner=True,
)
ANSWER = verbs.add("answer", cs="Odpovědět pravdivě", en="Answer truthfully", inner=True)
REFUSE = verbs.add("refuse", cs="Odmítnout odpověď", en="Refuse to answer", inner=True)
ASK_INQUIRY = prompts.add("inquiry", cs="{card}: na co se zeptáš?", en="{card}: what do you ask?")
ASK_TRUTH = prompts.add(
    "truth",
    cs="{card}: máš v ruce {what}? Odpověz, nebo zaplať {price:destiny}.",
    en="{card}: have you {what} in your hand? Answer, or pay {price:destiny}.",
)
L_ASKED = tuple(
    lines.add(
        f"asks_{name}",
        cs=f"{{seat}} se ptá, zda má v ruce {said.cs}: {{other}}.",
        en=f"{{seat}} asks {{other}} for {said.en} in hand.",
    )
    for name, said, _ in INQUIRIES
)
L_YES = lines.add("says_yes", cs="{seat} odpovídá: ano.", en="{seat} answers: yes.")
L_NO = lines.add("says_no", cs="{seat} odpovídá: ne.", en="{seat} answers: no.")
L_REFUSES = lines.add("refuses", cs="{seat} odmítá odpovědět.", en="{seat} refuses to answer.")
