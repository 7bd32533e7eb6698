"""What the laboratory refuses, in Czech; one pattern per sentence, for `czech`."""

LAB = (
    (r"Line (\d+) of the changes: (.+)", r"Řádek \1 souboru změn: \2"),
    (r"the file is empty; .*", r"soubor je prázdný; napiš cards, constants nebo setup."),
    (r"this is no YAML \((.+)\)\.", r"tohle není YAML (\1)."),
    (r"write a whole number from (.+) to (.+)\.", r"napiš celé číslo od \1 do \2."),
    (r"write the lowest and the highest number, .*", r"napiš nejmenší a největší číslo, třeba [2, 4]."),
    (r"write two shares, .*", r"napiš dva podíly, nižší první, třeba [0.45, 0.55]."),
    (r"name at least one number, .*", r"jmenuj aspoň jedno číslo, třeba state.COMPENSATION: [1, 3]."),
    (r"name at least one aim, .*", r"jmenuj aspoň jeden cíl, třeba began: [0.49, 0.51]."),
    (r"write one effect here, .*", r"napiš sem jeden účinek, třeba {Damage: {n: 2}}."),
    (r"write a mapping .*", r"napiš sem dvojice (jméno: hodnota)."),
    (r"these (?:changes|aims) are for (.+), not for (.+); .*", r"tohle je pro hru \1, ne pro \2; napiš tu hru."),
    (r"(.+) has no such number: (.+)", r"\1 takové číslo nemá; cesty ukáže „sudi lab numbers“."),
    (r"'(.+)' of (.+) is neither a number .*", r"„\1“ u \2 není číslo ani účinek; cesty ukáže „sudi lab numbers“."),
    (
        r"(\w+) cannot stand in the place of (\w+); .*",
        r"\1 nemůže stát na místě \2; napiš něco stejného druhu.",
    ),
    (r"'(.+)' is no number; see .*", r"„\1“ není číslo; cesty ukáže „sudi lab numbers“."),
    (
        r"Write card:NAME, verb:NAME or phase:NAME, not '(.+)'\.",
        r"Napiš card:JMÉNO, verb:JMÉNO nebo phase:JMÉNO, ne „\1“.",
    ),
    (
        r"Say what may never be used: .*",
        r"Řekni, co se nikdy nesmí: --without card:JMÉNO, --never verb:JMÉNO nebo --never phase:JMÉNO.",
    ),
    (
        r"No number's path holds these words; .*",
        r"Taková slova nejsou v cestě žádného čísla; všechny cesty ukáže „sudi lab numbers“ bez slov.",
    ),
    (r"Two players are compared .*", r"Porovnávají se dva hráči; vynech --players, nebo napiš 2."),
    (r"There is nothing to compare in (.+)\.", r"Ve hře \1 není co porovnávat."),
    (
        r"At least two that can play each other .*",
        r"Je třeba aspoň dvou, kteří mohou hrát proti sobě; jmenuj jich víc.",
    ),
    (r"Players do not build decks in (.+)\.", r"Ve hře \1 hráči balíčky nestaví."),
    (r"A search makes changes of its own; .*", r"Hledání dělá vlastní změny; vynech --changes."),
    (r"Pairs are tried by giving .*", r"Dvojice se zkoušejí tak, že je hráč dostane; v této hře vynech --pairs."),
    (r"None of these cards can be tried .*", r"Žádnou z těchto karet tu nelze zkoušet; podívej se na --how a --set."),
    (r"None of these cards fits .*", r"Žádná z těchto karet se do balíčků nehodí; jmenuj jiné přes --decks."),
    (
        r"Nothing in this deck can be exchanged .*",
        r"V balíčku nelze nic vyměnit podle pravidel; jmenuj jiné --candidates.",
    ),
    (r"This deck is not legal: (.+) Check it .*", r"Balíček neodpovídá pravidlům; zkontroluj ho přes „sudi deck“."),
    (
        r"The number of (?:deals|workers|tries|copies|pairs) must be a whole number from (.+)",
        r"Počet musí být celé číslo od \1",
    ),
    (r"The folder '(.+)' cannot be written; .*", r"Do složky „\1“ nejde zapsat; zvol jiné místo nebo jméno."),
    (r"'(.+)' holds something else than rows; .*", r"V souboru „\1“ je něco jiného než výsledky; zvol jinou složku."),
    (
        r"The laboratory needs more packages; .*",
        r"Laboratoř potřebuje další balíčky; nainstaluj je: pip install 'sudi[lab]'.",
    ),
    (r"A cluster needs Ray; .*", r"Shluk potřebuje Ray; nainstaluj ho: pip install 'sudi[lab-cluster]'."),
    (r"No cluster answers at '(.+)' .*", r"Na adrese „\1“ žádný shluk neodpovídá; zkontroluj ji."),
    (r"Processes that play are ended .*", r"Hrající procesy stále někdo ukončuje; uvolni paměť a pokračuj."),
)
