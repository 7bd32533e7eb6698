"""More questions and log lines of cards."""

from __future__ import annotations

from sudi.kernel.decision import WORD, Word
from sudi.kernel.wording import Bilingual

from . import traits as tr
from .vocabulary import lines, prompts, verbs

ASK_REFLECT = prompts.add(
    "reflect",
    cs="{card}: obrátit kouzlo na sesilatele (ano), nebo ho jen zrušit (ne)?",
    en="{card}: turn the spell on its caster (yes) or just cancel it (no)?",
)
ASK_RELIC = prompts.add("relic", cs="{card}: kterou relikvii vezmeš?", en="{card}: which relic do you take?")
ASK_GROW = prompts.add("grow", cs="Nahradíš bojovníka {card}?", en="Do you replace {card}?")
ASK_LEVEL = prompts.add(
    "level",
    cs="{card}: kterého svého bojovníka vyřadíš?",
    en="{card}: which of your warriors do you discard?",
    public=("kterého svého bojovníka vyřadí", "which warrior to discard"),
)
ASK_TURN_PILES = prompts.add(
    "turn_piles",
    cs="{card}: zaplatíš {price:destiny} a vyměníš svou knihovnu a svůj hrob?",
    en="{card}: do you pay {price:destiny} to swap your library and your discard pile?",
    public=("zda si za cenu vymění knihovnu a hrob", "whether to pay and swap library and discard pile"),
)
ASK_ARM = prompts.add("arm", cs="{card}: kterou zbraň dáš?", en="{card}: which weapon do you give?")
ASK_CORRUPT = prompts.add("corrupt", cs="{card}: koho obrátíš?", en="{card}: whom do you convert?")
ASK_WHO_SUFFERS = prompts.add("suffers", cs="{card}: kterého hráče se to týká?", en="{card}: which player is meant?")
ASK_APOSTLE = prompts.add("apostle", cs="{card}: který apoštol to bude?", en="{card}: which apostle is it?")
ASK_TOP = prompts.add(
    "top",
    cs="{card}: kterou z prohlížených karet za další akci vyřadíš?",
    en="{card}: which of the cards looked at do you discard for another action?",
)
ASK_PAIR_OF_RATINGS = prompts.add("swap_ratings", cs="{card}: co prohodíš?", en="{card}: what do you switch?")
PAIR_OF_RATINGS = verbs.add(
    "switch",
    a=WORD,
    words=(
        Word("fight_shoot", Bilingual("zápas a střelbu", "fight and shoot")),
        Word("fight_armour", Bilingual("zápas a obranu", "fight and armour")),
        Word("shoot_armour", Bilingual("střelbu a obranu", "shoot and armour")),
    ),
    cs="{a}",
    en="{a}",
    inner=True,
)
ASK_RANK = prompts.add("rank", cs="{card}: koho se to týká?", en="{card}: who is meant?")
RANK = verbs.add(
    "rank",
    a=WORD,
    words=(
        Word("captain", Bilingual("kapitáni", "captains")),
        Word("sergeant", Bilingual("seržanti", "sergeants")),
    ),
    cs="{a}",
    en="{a}",
    inner=True,
)
ASK_VICTIMS_END = prompts.add("devour", cs="{card}: koho zabije?", en="{card}: whom does it kill?")
ASK_LAMB = prompts.add("lamb", cs="{card}: koho vyložíš soupeři?", en="{card}: whom do you deploy for an opponent?")
ASK_WARD_OF = prompts.add("ward_of", cs="{card}: koho bude krýt?", en="{card}: whom does it cover?")
ASK_GIFT = prompts.add("gift", cs="{card}: kterou kartu Černé symetrie?", en="{card}: which Dark Symmetry card?")

_FOLLOWERS = tuple(t for t in tr.TRAITS if t.bit & tr.FOLLOWERS)
APOSTLE_BITS = tuple(t.bit for t in _FOLLOWERS)
APOSTLE = verbs.add(
    "apostle",
    a=WORD,
    words=tuple(Word(t.id.removeprefix("of_"), Bilingual(t.en.split()[-1], t.en.split()[-1])) for t in _FOLLOWERS),
    cs="{a}",
    en="{a}",
    inner=True,
)

L_SWAPPED = lines.add(
    "swapped",
    cs="{seat} má v ruce místo nalezené karty jinou, náhodnou ({card}).",
    en="{seat} has a random card in hand instead of the one just found ({card}).",
)
L_TUCKS = lines.add(
    "tucks",
    cs="{seat} pokládá kartu {card} pod tajemství.",
    en="{seat} lays {card} under a secret.",
    secret=("{seat} pokládá kartu pod tajemství.", "{seat} lays a card under a secret."),
)
ASK_IN_SECRET = prompts.add(
    "in_secret",
    cs="{card}: prohlásíš úkol {task} za splněný v tajnosti?",
    en="{card}: do you show that {task} was done in secret?",
    public=("zda ukáže tajně splněný úkol", "whether to show a mission done in secret"),
)
L_REVEALS = lines.add("reveals", cs="{seat} odhaluje kartu {card}.", en="{seat} reveals {card}.")
ASK_SECRET = prompts.add(
    "secret", cs="{card}: kterou kartu tajemství teď zahraješ?", en="{card}: which card of the secret do you play now?"
)
ASK_EMBASSY = prompts.add("embassy", cs="{card}: které opevnění to bude?", en="{card}: which fortification is it?")
ASK_SIDE = prompts.add(
    "side", cs="{card}: do Kohorty (ano), nebo do Mužstva (ne)?", en="{card}: into the Cohort (yes) or the Squad (no)?"
)
