"""What `sudi review` and hints say, in Czech and in English."""

from __future__ import annotations

from sudi.kernel.wording.text import Bilingual

REVIEW = {
    "review_head": Bilingual("{title}, {mode}, voleb: {n}", "{title}, {mode}: {n} choices"),
    "review_seat": Bilingual(
        "{seat}: na začátku {start}, na konci {result}", "{seat}: {start} at first, {result} at the end"
    ),
    "review_choice": Bilingual("vlastní volby", "own choices"),
    "review_luck": Bilingual("štěstí", "luck"),
    "review_others": Bilingual("co udělali ostatní", "what the others did"),
    "review_mean": Bilingual(
        "Rozhodnutí s výběrem: {n}, jedno stálo v průměru {cost} bodu.",
        "Decisions with a choice: {n}, at a mean cost of {cost} points each.",
    ),
    "review_few": Bilingual(
        "Rozhodnutí s výběrem: {n}, na průměr je jich málo.",
        "Decisions with a choice: {n}, too few for a mean.",
    ),
    "review_no_errors": Bilingual("Bez chyby, kterou by šlo s jistotou poznat.", "No error that can be told for sure."),
    "review_errors": Bilingual("Chyby", "Errors"),
    "review_error": Bilingual(
        "Volba {n} (tah {turn}), {grade} za {cost} ± {error} b.: {taken}",
        "Choice {n} (turn {turn}), {grade} of {cost} ± {error} points: {taken}",
    ),
    "review_better": Bilingual("lepší: {best}", "better: {best}"),
    "review_turning": Bilingual("Rozhodující tahy", "Turning points"),
    "review_turn": Bilingual(
        "Tah {turn} ({seat}, volby {first} až {last}): {before} → {after} "
        "(volby {choice}, štěstí {luck}, ostatní {others})",
        "Turn {turn} ({seat}, choices {first} to {last}): {before} → {after} "
        "(choices {choice}, luck {luck}, others {others})",
    ),
    "review_curve": Bilingual("Naděje na výhru po tazích", "The chance to win, turn by turn"),
    "review_known": Bilingual("podle toho, co bylo vidět", "by what could be seen"),
    "review_open": Bilingual("s odkrytými kartami", "with open cards"),
    "review_what_if": Bilingual(
        "Zkusit to od volby {n} jinak: sudi play {game} --load {file} --at {n}",
        "Try it otherwise from choice {n}: sudi play {game} --load {file} --at {n}",
    ),
    "review_no_seat": Bilingual(
        "V partii není místo {seat}; jsou v ní {seats}.", "There is no seat {seat} in this match; it has {seats}."
    ),
    "review_worlds": Bilingual("--worlds je celé číslo od 2 do 1000.", "--worlds is a whole number from 2 to 1000."),
    "at_range": Bilingual(
        "--at je číslo od 0 do {n}: po kolika volbách se má hrát jinak.",
        "--at is a number from 0 to {n}: after how many choices to go on.",
    ),
    "at_alone": Bilingual(
        "--at patří k --load: napiš i soubor s partií.", "--at goes with --load: name the file of a match too."
    ),
    "reviewing": Bilingual("Rozbor", "Reviewing"),
    "hint_best": Bilingual("{n}. {text}: naděje na výhru {worth}", "{n}. {text}: {worth} chance to win"),
    "hint_behind": Bilingual("{n}. {text}: {worth}, o {behind} b. méně", "{n}. {text}: {worth}, {behind} points less"),
    "hint_equal": Bilingual("{n}. {text}: {worth}, nejspíš stejně dobré", "{n}. {text}: {worth}, probably as good"),
    "hint_does": Bilingual("stane se: {what}", "what happens: {what}"),
    "hint_because": Bilingual(
        "do konce tahu to proti horší volbě znamená {what}",
        "by the end of the turn, compared with a worse choice: {what}",
    ),
    "hint_more": Bilingual("víc: {what}", "more: {what}"),
    "hint_less": Bilingual("méně: {what}", "less: {what}"),
    "hint_only": Bilingual(
        "Jiná možnost není, nebo dělají všechny totéž.", "There is nothing else to do, or all options do the same."
    ),
    "slip": Bilingual("nepřesnost", "slip"),
    "mistake": Bilingual("chyba", "mistake"),
    "blunder": Bilingual("hrubá chyba", "blunder"),
}
