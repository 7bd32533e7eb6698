"""The kernel refuses in English; here is the same in Czech, for people who chose it.

One pattern per sentence. What has no pattern stays English, which is better than saying nothing.
"""

from __future__ import annotations

import re

from .measuring.lab_czech import LAB

_THINGS = {
    "game": "hra",
    "bot": "bot",
    "card": "karta",
    "seat": "místo u stolu",
    "number": "číslo",
    "verb": "příkaz volby",
    "option": "volba",
    "place": "místo",
    "character": "postava",
    "army": "vojsko",
    "set": "sada karet",
    "deck": "balíček",
}
_STARTS = {"mode of ": "režim hry ", "set-up value of ": "nastavení hry ", "choice for ": "volba pro "}

_PATTERNS = tuple(
    (re.compile(pattern + r"\Z", re.DOTALL | re.IGNORECASE), czech)
    for pattern, czech in (
        (
            r"The mode '(.+)' of (.+) is for (.+) players, not for (.+)\.",
            r"Režim „\1“ hry \2 je pro \3 hráčů, ne pro \4.",
        ),
        (
            r"(.+) is not for (.+) players; see 'sudi games' .*",
            r"Hra \1 není pro \2 hráčů; režimy a počty ukáže „sudi games“.",
        ),
        (
            r"The set-up value '(.+)' cannot be (.+); choose one of: (.+)\.",
            r"Nastavení „\1“ nemůže být \2; vyber z těchto: \3.",
        ),
        (
            r"The set-up value '(.+)' must be a whole number from (.+) to (.+)\.",
            r"Nastavení „\1“ musí být celé číslo od \2 do \3.",
        ),
        (r"The solo game needs the expansion; .*", r"Sólová hra potřebuje rozšíření; vynech expansion=false."),
        (
            r"Relics belong to the expansion; .*",
            r"Relikvie patří k rozšíření; přidej expansion=true, nebo relics vynech.",
        ),
        (r"A relic draft needs .*", r"Výběr relikvií potřebuje aspoň 2 hráče; zvol relics=own nebo relics=random."),
        (r"An auction needs .*", r"Dražba potřebuje aspoň 2 hráče; zvol characters=choose nebo characters=random."),
        (r"The list of characters needs (\d+) .*", r"Seznam postav musí mít tolik různých jmen, kolik je hráčů: \1."),
        (r"The nemesis needs a character .*", r"Úhlavní nepřítel potřebuje postavu, za kterou nikdo nehraje."),
        (
            r"The seed must be a whole number or 32 hexadecimal digits\.",
            r"Seed musí být celé číslo nebo 32 šestnáctkových číslic.",
        ),
        (r"The record is cut off or is not JSON; .*", r"Záznam je useknutý nebo to není JSON; vyžádej si ho znovu."),
        (r"This is not a record of a match: (.+)\.", r"Tohle není záznam partie (\1); vyber jiný soubor."),
        (
            r"The record has format (.+); this version of Sudí reads format (.+)\.",
            r"Záznam má formát \1; tato verze Sudího čte formát \2.",
        ),
        (
            r"The record was made with version (.+) of the rules of (.+); this is version (.+), so .*",
            r"Záznam vznikl s verzí \1 pravidel hry \2; toto je verze \3, takže ho nejde věrně přehrát.",
        ),
        (r"The record's set-up cannot be: (.+)", r"Takové nastavení, jaké je v záznamu, nemůže být: \1"),
        (
            r"Choice (\d+) of the record \((.+?)\) (?:cannot be made|is wrong): (.+)",
            r"Volbu číslo \1 ze záznamu (\2) nejde provést: \3",
        ),
        (
            r"The record ends in another state .*",
            r"Záznam končí v jiném stavu, než v jakém vznikl; patří k jiným pravidlům.",
        ),
        (r"The number of matches must be .*", r"Počet partií musí být celé číslo od 1."),
        (r"The number of processes must be .*", r"Počet procesů musí být celé číslo od 1."),
        (r"The number of seconds must be .*", r"Počet sekund musí být mezi 0,05 a 3600."),
        (r"The deadline of a program must be .*", r"Lhůta programu musí být mezi 0,01 a 3600 sekundami."),
        (
            r"The deadline of a program at a table must be .*",
            r"Lhůta programu u stolu musí být mezi 0,01 a 20 sekundami.",
        ),
        (
            r"(.+) is no bot; write NAME=COMMAND .*",
            r"\1 není bot; napiš JMÉNO=PŘÍKAZ, jméno malými písmeny a takové, jaké žádný bot nemá.",
        ),
        (r"A process that played was ended from outside; .*", r"Proces, který hrál, někdo ukončil; spusť to znovu."),
        (r"A quotation mark is not closed in (.+); .*", r"V zápisu \1 chybí druhá uvozovka; doplň ji."),
        (
            r"(.+) is no heat; write a number from 0 to (.+), like (.+)\.",
            r"\1 není teplota; napiš číslo od 0 do \2, třeba \3.",
        ),
        (r"(.+) is no time to think; .*", r"\1 není doba na rozmyšlení; napiš třeba 20ms, 1s nebo i64 (počet pokusů)."),
        (r"Training needs numpy: .*", r"Učení potřebuje numpy: nainstaluj ho přes pip install 'sudi[train]'."),
        (r"Exporting needs pyarrow: .*", r"Export potřebuje pyarrow: nainstaluj ho přes pip install 'sudi[research]'."),
        (r"There is no record to convert\.", r"Není co převádět; jmenuj aspoň jeden záznam."),
        (
            r"All records of a data set have to be .*",
            r"Všechny záznamy jedné sady dat musí být z téže hry, téhož režimu a se stejným počtem hráčů.",
        ),
        (r"(.+) holds another export; .*", r"Ve složce \1 je jiný export; zvol jinou nebo ji smaž."),
        (r"(.+) is a match of (.+), not of (.+)\.", r"\1 je partie hry \2, ne \3."),
        (r"Name at least one bot\.", r"Jmenuj aspoň jednoho bota."),
        (
            r"An arena needs at least 2 bots; .*",
            r"Aréna potřebuje aspoň 2 boty; odděl je čárkami, třeba greedy,random.",
        ),
        (
            r"A sequential test needs two shares, .*",
            r"Průběžný test potřebuje dva podíly, menší první, třeba 0.5,0.55 nebo elo:0,30.",
        ),
        (r"The file '(.+)' cannot be written; .*", r"Soubor \1 nejde zapsat; zvol jiné místo nebo jméno."),
        (r"The file '(.+)' keeps another tournament; .*", r"V souboru \1 je jiný turnaj; zvol jiné jméno."),
        (
            r"The file '(.+)' holds something else than results; .*",
            r"V souboru \1 je něco jiného než výsledky; zvol jiné jméno.",
        ),
        (
            r"'(.+)' names no program; .*",
            r"„\1“ neříká, který program; napiš exec: a příkaz, třeba exec:./mujbot.",
        ),
        (
            r"The program '(.+)' cannot be started; .*",
            r"Program „\1“ nejde spustit; zkontroluj cestu a to, že se smí spouštět.",
        ),
        (
            r"The mode '(.+)' with (\d+) players takes 1 or (\d+) bots, not (\d+)\.",
            r"Režim „\1“ (hráčů: \2) chce 1 bota, nebo tolik botů, kolik je hráčů, ne \4.",
        ),
        (r"The card '(.+)' is not part of this match\.", r"Karta „\1“ v této partii není."),
        (r"A card has no (.+); ask .*", r"Tohle číslo karta nemá; zkus jiné číslo, nebo hráče."),
        (r"A player has no (.+); ask .*", r"Tohle číslo hráč nemá; zkus jiné číslo, nebo kartu."),
        (r"'(.*)' is no minion; ask .*", r"Karta „\1“ není bojovník; sílu mají jen bojovníci."),
        (r"'(.*)' is no base in play; ask .*", r"Karta „\1“ není základna ve hře; vyber základnu na stole."),
        (
            r"There is no '(.+)' on the battlefield; .*",
            r"Karta „\1“ na bojišti není; napiš kartu s polem, třeba gate@D3.",
        ),
        (r"There is no card '(.+)' in this match; .*", r"Karta „\1“ v této partii není."),
        (r"No attack is going on; .*", r"Žádný útok neprobíhá; na zásahy se ptej uprostřed útoku."),
        (r"No combat of that warrior .*", r"Ten bojovník teď v souboji není; ptej se po vyhlášení taktiky."),
        (
            r"The card '(.+)' is not the last deployed card; .*",
            r"Součty má jen naposledy nasazená karta, „\1“ to není.",
        ),
        (r"There is no seat '(.+)'; seats are p1 to (.+)\.", r"Místo „\1“ u stolu není; místa jsou p1 až \2."),
        (r"'(.+)' takes (\d+) names after it, not (\d+)\.", r"Za „\1“ patří jmen: \2, ne \3."),
        (r"'(.+)' needs a number, not '(.*)'\.", r"Za „\1“ patří číslo, ne „\2“."),
        (
            r"The database does not answer \((.+)\); check .*",
            r"Databáze neodpovídá (\1); zkontroluj --database a to, že běží.",
        ),
        (
            r"'(.*)' is no address of a database; .*",
            r"„\1“ není adresa databáze; udej soubor, nebo postgresql://user@host/name.",
        ),
        (
            r"The database has schema (.+), which is newer .*",
            r"Databáze má schéma \1, které je novější než tento program; aktualizuj program.",
        ),
        (
            r"This deck has cards of sets that are not allowed: (.+?)(?: and (\d+) more)?\.",
            r"V balíčku jsou karty ze sad, které nejsou povolené: \1.",
        ),
        (
            r"These sets have too few warriors for the army '(.+)'\.",
            r"Tyto sady mají na vojsko „\1“ málo bojovníků; povol další sady.",
        ),
        (
            r"These sets have too few warriors for any army\.",
            r"Tyto sady nemají dost bojovníků pro žádné vojsko; povol další sady.",
        ),
        (
            r"None of these sets came in boosters\.",
            r"Žádná z těchto sad nemá boostery; povol další sady.",
        ),
        (r"Write the names of sets, .*", r"Napiš jména sad, třeba unlimited+inquisition, nebo all."),
        (r"(.+) does not tell what it is to play a card\.", r"Hra \1 neříká, co je zahrání karty."),
        *LAB,
        (r"unrecognized arguments: (.+); see .*", r"Nerozumím části „\1“; nápovědu ukáže sudi --help."),
        (r"the following arguments are required: (.+); see .*", r"Chybí \1; nápovědu ukáže sudi --help."),
        (r"argument (.+): invalid choice: (.+) \(choose from (.+)\); see .*", r"\1: \2 tu není; vyber z těchto: \3."),
        (r"argument (.+): invalid \w+ value: (.+); see .*", r"\1: \2 není číslo; nápovědu ukáže sudi --help."),
        (r"argument (.+): expected one argument; see .*", r"Za \1 chybí hodnota; nápovědu ukáže sudi --help."),
    )
)


def in_czech(sentence: str) -> str:
    """The sentence in Czech, or as it is."""
    found = re.fullmatch(r"There is no (.+?) ('.*?'|\".*?\"|-?\d+|None); (.+)", sentence, re.DOTALL)
    if found:
        return _nothing(*found.groups())
    for pattern, czech in _PATTERNS:
        match = pattern.match(sentence)
        if match:
            # A sentence may quote another one at its end.
            return match.expand(czech) if not match.groups() else _expand(match, czech)
    return sentence


def _expand(match: re.Match[str], czech: str) -> str:
    tail = match.group(len(match.groups())) or ""
    inner = in_czech(tail)
    return match.expand(czech).replace(tail, inner) if inner != tail else match.expand(czech)


def _nothing(thing: str, name: str, hint: str) -> str:
    for start, czech in _STARTS.items():
        if thing.startswith(start):
            thing = czech + thing.removeprefix(start).strip("'")
    thing = _THINGS.get(thing, thing)
    near = re.fullmatch(r"did you mean '(.+)'\?", hint)
    name = name.strip("'\"")
    if near:
        return f"Neznámé jméno „{name}“ ({thing}); nemělo to být „{near.group(1)}“?"
    if hint == "check the name.":
        return f"Neznámé jméno „{name}“ ({thing}); zkontroluj ho."
    names = hint.removeprefix("choose one of: ").rstrip(".")
    return f"Neznámé jméno „{name}“ ({thing}); vyber z těchto: {names}."
