"""The toy's state, its words and its lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sudi.kernel.cards import Library
from sudi.kernel.decision import CARD, NUMBER, PHASE, QUESTION, SEAT, WORD, Prompts, Verbs, Word
from sudi.kernel.log import Lines
from sudi.kernel.machine import Programs
from sudi.kernel.state import (
    EVERYONE,
    NOBODY,
    OWNER,
    CardSet,
    Entries,
    PerCard,
    PerPlayer,
    PerSlot,
    State,
    Zone,
    card_set,
    counter,
    entries,
    flag,
    hidden,
    named,
    per_card,
    whose,
    zone,
)
from sudi.kernel.wording import Bilingual
from sudi.kernel.wording.lexicon import CARD as CARD_NOUN

if TYPE_CHECKING:
    from .game import ToyTables


SIZE = 4
LAST_TURN = 12


def face_up(s: Any, owner: int, viewer: int) -> bool:
    """Covered cards are their owner's secret until the owner has scored 3."""
    return owner == viewer or bool(s.score[owner] >= 3)


class ToyState(State):
    t: ToyTables

    score: PerPlayer[int] = counter(0, low=0, high=99)
    square: PerPlayer[int] = counter(0, low=0, high=SIZE * SIZE - 1)  # where the pawn stands
    stance: PerPlayer[int] = named(("bold", "calm"))
    awake: PerPlayer[bool] = flag(True)
    leader: int = whose()
    rolled: int = counter()
    fate: int = hidden()
    omens: PerPlayer[int] = hidden()
    hand: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own", where=("v ruce", "in hand"))
    deck: PerPlayer[Zone] = zone(seen_by=NOBODY, ordered=True, pool="own", where=("v balíčku", "in the deck"))
    field: PerPlayer[Zone] = zone(seen_by=EVERYONE, where=("ve hře", "in play"))
    cover: PerPlayer[Zone] = zone(seen_by=face_up, pool="covers", where=("v úkrytu", "in cover"))
    bag: Zone = zone(seen_by=NOBODY, pool="covers", where=("v pytli", "in the bag"))
    pile: Zone = zone(seen_by=EVERYONE, ordered=True, where=("na hromadě", "on the pile"))
    tapped: CardSet = card_set(says=("otočená", "tapped"))
    cursed: CardSet = hidden()
    stall: PerSlot[Zone] = zone(
        seen_by=EVERYONE, where=("ve stánku {place}", "at stall {place}")
    )  # the market has two stalls
    chest: PerSlot[Zone] = zone(seen_by=NOBODY, pool="covers", where=("v truhle {place}", "in chest {place}"))
    rider: PerCard = per_card(refers=True)  # the card that sits on this one
    tax: PerCard = per_card(0, says=("daň {n}", "tax {n}"))
    notes: Entries = entries()


programs, verbs, prompts, lines = Programs(), Verbs(), Prompts(), Lines({"card": CARD_NOUN})
library = Library(programs)

STANCES = (Word("bold", Bilingual("odvážně", "boldly")), Word("calm", Bilingual("klidně", "calmly")))
PLAY = verbs.add("play", a=CARD, cs="Zahraj {a}", en="Play {a}")
MOVE = verbs.add("move", a=NUMBER, cs="Jdi na {a}", en="Move to {a}")
END = verbs.add("end", cs="Konec", en="End", stops=PHASE)
HIT = verbs.add("hit", a=SEAT, cs="Zasáhni: {a}", en="Hit {a}", inner=True)
STOP = verbs.add("stop", cs="Dost", en="Stop", inner=True, stops=QUESTION)
AIM = verbs.add("aim", a=CARD, cs="Zamiř na {a}", en="Aim at {a}", inner=True)
STAND = verbs.add("stand", a=WORD, words=STANCES, cs="Stůj {a}", en="Stand {a}", inner=True)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Teď {a}", en="Now {a}", inner=True)
PASS = verbs.add("pass", cs="Pas", en="Pass", inner=True, stops=QUESTION)
ASK_TURN = prompts.add("turn", cs="Co teď na poli {square}?", en="What now at {square}?")
ASK_HIT = prompts.add("hit", cs="{card}: koho za {n}?", en="{card}: whom for {n}?")
ASK_AIM = prompts.add("aim", cs="{card}: na co?", en="{card}: at what?")
ASK_STAND = prompts.add("stand", cs="Jak?", en="How?")
ASK_NEXT = prompts.add("order", cs="Co dřív?", en="Which first?")
ASK_REACT = prompts.add("react", cs="Odpovíš?", en="Do you react?")
L_SCORES = lines.add("scores", cs="{seat} má +{n} ({card}).", en="{seat} scores {n} ({card}).")
L_PEEKS = lines.add(
    "peeks", cs="{seat} vidí {card}.", en="{seat} peeks at {card}.", secret=("{seat} se dívá.", "{seat} peeks.")
)
PLAYED, STRUCK = "played", "struck"


# ---- effects ----
