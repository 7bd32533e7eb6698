"""The commands of a match in the terminal: what may be typed, in both languages, and the help that tells so."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ..words import Voice
from .examples import Examples

# Plain words to the command that they mean; whatever else is typed is a choice.
COMMANDS = {
    word: command
    for command, words in {
        "why": (
            "why not",
            "why cant",
            "why can't",
            "why cant i",
            "why can't i",
            "proc ne",
            "proc nejde",
            "proc nemuzu",
        ),
        "hint": ("hint", "hints", "rada", "porad", "napoveda"),
        "explain": ("explain", "vysvetli"),
        "show": ("show", "look", "ukaz"),
        "text": ("text", "karta"),
        "log": ("log", "prubeh"),
        "undo": ("undo", "zpet"),
        "ends": ("ask ends", "konce fazi"),
        "save": ("save", "uloz"),
        "help": ("help", "pomoc", "?"),
        "quit": ("quit", "konec"),
    }.items()
    for word in words
}

# What is typed, what it does, and an example of it with `{...}` filled from what is on the table.
_HELP = (
    (
        Bilingual("číslo, název nebo text volby", "number, name or text of an option"),
        Bilingual("zvolí ji, stačí začátek: „{option}“", "choose it, a beginning will do: '{option}'"),
    ),
    (
        Bilingual("proč ne VOLBA nebo KARTA", "why not OPTION or CARD"),
        Bilingual("proč něco teď nejde: „proč ne {why_not}“", "why something cannot be done: 'why not {why_not}'"),
    ),
    (
        Bilingual("rada", "hint"),
        Bilingual(
            "co by udělal rozhodčí a proč, podle toho, co vidíš ty",
            "what the referee would do and why, by what you see",
        ),
    ),
    (
        Bilingual("vysvětli ČÍSLO", "explain NUMBER"),
        Bilingual("jak číslo vzniklo: „vysvětli: {explain}“", "how a number came about: 'explain {explain}'"),
    ),
    (
        Bilingual("ukaž CO", "show WHAT"),
        Bilingual(
            "karty, které leží odkrytě: „ukaž: {zone}“; samotné „ukaž“ poví, kdo má kolik karet",
            "cards that lie open: 'show {zone}'; 'show' alone tells who has how many cards",
        ),
    ),
    (
        Bilingual("text KARTA", "text CARD"),
        Bilingual("co je na kartě: „text {card}“", "what a card says: 'text {card}'"),
    ),
    (Bilingual("průběh", "log"), Bilingual("celý průběh partie", "the whole match so far")),
    (Bilingual("zpět", "undo"), Bilingual("vrátí tvou poslední volbu", "take your last choice back")),
    (
        Bilingual("konce fází", "ask ends"),
        Bilingual(
            "zapne nebo vypne otázku, než fáze sama skončí, protože nejde nic jiného",
            "switch on or off: ask me before a phase ends because nothing else can be done",
        ),
    ),
    (Bilingual("ulož SOUBOR", "save FILE"), Bilingual("uloží partii", "save the match")),
    (Bilingual("pomoc", "help"), Bilingual("tento přehled", "this list")),
    (Bilingual("konec", "quit"), Bilingual("skončí", "leave")),
)


def help_lines(examples: Examples, say: Voice) -> list[str]:
    """All commands, with examples that work at this very moment."""
    found = {
        "option": examples.option(),
        "why_not": examples.why_not(),
        "explain": examples.explain(),
        "zone": examples.zone(),
        "card": examples.card(),
    }
    width = max(len(typed[say.lang]) for typed, _ in _HELP)
    return [f"{typed[say.lang]:<{width}}   {does[say.lang].format(**found)}" for typed, does in _HELP]
