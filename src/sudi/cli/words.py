"""Everything the terminal itself says, in Czech and in English, and which of the two it speaks."""

from __future__ import annotations

import os
import sys
from typing import Any

from sudi.kernel.wording.text import Bilingual

from .learning.learn_words import LEARN
from .learning.puzzle_words import PUZZLE
from .learning.review_words import REVIEW
from .measuring.arena_words import ARENA
from .running.admin_words import ADMIN

SENTENCES = {
    "you": Bilingual("ty", "you"),
    "on_turn": Bilingual("na tahu", "on turn"),
    "player": Bilingual("hráč", "player"),
    "place": Bilingual("kde", "where"),
    "lies_on": Bilingual("přiloženo", "on it"),
    "happened": Bilingual("Co se stalo", "What happened"),
    "your": Bilingual("{zone} (ty)", "{zone} (you)"),
    "turn_of": Bilingual("Na tahu: {seat}", "On turn: {seat}"),
    "empty": Bilingual("nic", "nothing"),
    "hidden": Bilingual("{zone}: {cards}, vidět nejsou", "{zone}: {cards}, hidden"),
    "name": Bilingual("karta", "card"),
    "text": Bilingual("text", "text"),
    "type": Bilingual("druh", "type"),
    "choose": Bilingual("Volba", "Choice"),
    "welcome": Bilingual(
        "{title}, {mode}. Příkazy ukáže „pomoc“.",
        "{title}, {mode}. Type 'help' for the commands.",
    ),
    "only_end": Bilingual("Nic jiného teď udělat nejde.", "Nothing else can be done now."),
    "ends_asked": Bilingual(
        "Než fáze skončí, protože nejde nic jiného, dostaneš otázku.",
        "You will be asked before a phase ends because nothing else can be done.",
    ),
    "ends_alone": Bilingual(
        "Fáze, ve které nejde nic jiného, skončí sama a dozvíš se to.",
        "A phase in which nothing else can be done ends by itself, and you are told.",
    ),
    "ends_silent": Bilingual(
        "V této partii fáze končí samy: je ze záznamu, který se na konec neptal.",
        "Phases of this match end by themselves: it comes from a record that did not ask.",
    ),
    "no_match": Bilingual(
        "Volba „{what}“ tu není; napiš číslo volby nebo začátek jejího názvu.",
        "There is no option '{what}' here; type the number of an option or the beginning of its name.",
    ),
    "no_number": Bilingual(
        "Volba číslo {what} tu není; vyber číslo od 1 do {n}.",
        "There is no option number {what}; choose from 1 to {n}.",
    ),
    "ambiguous": Bilingual(
        "„{what}“ může být víc voleb: {names}; napiš víc písmen nebo číslo.",
        "'{what}' could be several options: {names}; type more of it or the number.",
    ),
    "and_more": Bilingual(" a další ({n})", " and {n} more"),
    "may": Bilingual("To teď jde, je to v nabídce: {what}.", "You can, it is offered now: {what}."),
    "not_like_this": Bilingual(
        "Něco s tím teď udělat jde, jen ne tohle; vyber z nabídky.",
        "Something can be done with that now, but not this; choose from what is offered.",
    ),
    "number_of": Bilingual("{number}, {subject}", "{number} of {subject}"),
    "no_such_place": Bilingual(
        "Nic takového jako „{what}“ tu neleží; podívat se můžeš na: {names}.",
        "There is nothing like '{what}' here; you can look at: {names}.",
    ),
    "not_this_way": Bilingual(
        "Takhle se ptát nedá; zkus třeba „proč ne {example}“.",
        "This cannot be asked; try for example 'why not {example}'.",
    ),
    "explain_how": Bilingual(
        "Vysvětlit jde: {numbers}; napiš třeba „vysvětli: {example}“.",
        "These can be explained: {numbers}; type for example 'explain {example}'.",
    ),
    "explain_whose": Bilingual(
        "Napiš i, koho nebo čeho se „{what}“ týká, třeba „vysvětli: {example}“.",
        "Say whose '{what}' you mean, for example 'explain {example}'.",
    ),
    "which_card": Bilingual(
        "Napiš i jméno karty, třeba „text {example}“.", "Add a card, for example 'text {example}'."
    ),
    "undone": Bilingual("Zpět k volbě číslo {n}.", "Back to choice number {n}."),
    "no_undo": Bilingual("Není co vzít zpět.", "There is nothing to take back."),
    "saved": Bilingual(
        "Partie je uložena v souboru {file}; pokračovat se dá příkazem sudi play {game} --load {file}.",
        "The match is saved in {file}; go on with: sudi play {game} --load {file}.",
    ),
    "save_where": Bilingual(
        "Napiš i jméno souboru, třeba „ulož partie.json“.", "Add a file, for example 'save match.json'."
    ),
    "save_other": Bilingual(
        "Soubor {file} existuje a není to záznam partie; zvol jiné jméno.",
        "The file {file} exists and is no record of a match; choose another name.",
    ),
    "save_failed": Bilingual(
        "Soubor {file} nejde zapsat; zvol jiné místo nebo jméno.",
        "The file {file} cannot be written; choose another place or name.",
    ),
    "bye": Bilingual("Na shledanou.", "Goodbye."),
    "interrupted": Bilingual("Přerušeno.", "Interrupted."),
    "hand_over": Bilingual(
        "Předej klávesnici: na řadě je {seat}. Pokračuj klávesou Enter.",
        "Hand over the keyboard to {seat}, then press Enter.",
    ),
    "over_wins": Bilingual("Konec partie. Vítěz: {who}.", "The match is over. Winner: {who}."),
    "over_won": Bilingual("Konec partie: všichni vyhráli.", "The match is over: everybody wins."),
    "over_lost": Bilingual("Konec partie: všichni prohráli.", "The match is over: everybody loses."),
    "over_draw": Bilingual("Konec partie: remíza.", "The match is over: a draw."),
    "because": Bilingual("Pravidlo {rule}: {text}", "Rule {rule}: {text}"),
    "other_seed": Bilingual(
        "Seed tohoto záznamu není ten, který byl na začátku slíben; porovnej otisk s tím, který ukázal stůl.",
        "The seed of this record is not the one promised at the start; compare the commitment with the table's.",
    ),
    "no_promise": Bilingual(
        "Seed tohoto záznamu je číslo, které lze uhodnout, takže žádný otisk nemá; přehraj ho bez --commitment.",
        "The seed of this record is a number that can be guessed, so it has no commitment; replay it without.",
    ),
    "again": Bilingual("Stejné karty rozdá znovu --seed {seed}.", "The same cards are dealt again by --seed {seed}."),
    "nothing_yet": Bilingual("Zatím se nic nestalo.", "Nothing has happened yet."),
    # derivations
    "op_printed": Bilingual("vytištěno", "printed"),
    "op_rolled": Bilingual("hozeno {n}", "rolled {n}"),
    "op_start": Bilingual("výchozí stav", "at the start"),
    "op_mastery": Bilingual("podle mistrovství", "equal to mastery"),
    "op_effects": Bilingual("účinky tahu: {n}", "effects of the turn: {n}"),
    "op_gained": Bilingual("získáno {n}", "gained {n}"),
    "op_support": Bilingual("podpora +{n}", "support +{n}"),
    "op_add": Bilingual("+{n}", "+{n}"),
    "op_subtract": Bilingual("−{n}", "−{n}"),
    "op_multiply": Bilingual("×{n}", "×{n}"),
    "op_divide": Bilingual("děleno {n}, dolů", "divided by {n}, rounded down"),
    "op_divide_up": Bilingual("děleno {n}, nahoru", "divided by {n}, rounded up"),
    "op_set": Bilingual("je přesně {n}", "becomes {n}"),
    "op_at least": Bilingual("nejméně {n}", "at least {n}"),
    "op_at most": Bilingual("nejvýše {n}", "at most {n}"),
    # tables of the other commands
    "game": Bilingual("hra", "game"),
    "title": Bilingual("název", "title"),
    "what_it_is": Bilingual("co to je", "what it is"),
    "minutes": Bilingual("minut", "minutes"),
    "weight": Bilingual("náročnost", "weight"),
    "only_in": Bilingual("(jen: {modes})", "(only: {modes})"),
    "span": Bilingual("{low} až {high}", "{low} to {high}"),
    "each_seat": Bilingual(
        "pro každé místo jedno, spojeno znakem + ({names})", "one for each seat, joined by + ({names})"
    ),
    "each_seat_more": Bilingual(
        "pro každé místo {n} za sebou, spojeno znakem + ({names})",
        "{n} for each seat in turn, joined by + ({names})",
    ),
    "name_of_setting": Bilingual("název", "name"),
    "modes": Bilingual("režimy (počet hráčů)", "modes (players)"),
    "cards": Bilingual("karet", "cards"),
    "sets": Bilingual("sady", "sets"),
    "setting": Bilingual("nastavení {game} (--set název=hodnota)", "set-up of {game} (--set name=value)"),
    "values": Bilingual("hodnoty", "values"),
    "meaning": Bilingual("význam", "meaning"),
    "default": Bilingual("výchozí", "default"),
    "no_card": Bilingual(
        "Žádná karta hry {game} neodpovídá slovům „{words}“; zkus méně slov nebo jen část jména.",
        "No card of {game} matches '{words}'; try fewer words or a part of the name.",
    ),
    "no_rule": Bilingual(
        "Žádné pravidlo hry {game} neodpovídá slovům „{words}“; zkus jiné slovo nebo číslo pravidla.",
        "No rule of {game} matches '{words}'; try another word or the number of a rule.",
    ),
    "which_game": Bilingual(
        "Napiš, kterou hru myslíš: {games}.",
        "Say which game you mean: {games}.",
    ),
    "no_tests": Bilingual(
        "Pokrytí pravidel jde zjistit jen ve zdrojovém stromu se složkou tests, a ta tu není.",
        "Coverage needs the source tree with its tests folder, which is not here.",
    ),
    "entries": Bilingual("pravidel", "rules"),
    "tested": Bilingual("otestováno", "tested"),
    "physical": Bilingual("jen fyzických", "physical"),
    "missing": Bilingual("chybí", "missing"),
    "simulated": Bilingual(
        "{title}, {mode}: odehráno partií {n}, remíz {draws}, nedohraných {unfinished}.",
        "{title}, {mode}: {n} matches, {draws} drawn, {unfinished} unfinished.",
    ),
    "who": Bilingual("kdo", "who"),
    "wins": Bilingual("vyhráno", "wins"),
    "of": Bilingual("z", "of"),
    "share": Bilingual("podíl", "share"),
    "interval": Bilingual("95% interval", "95 % interval"),
    "seat": Bilingual("místo {seat}", "seat {seat}"),
    "length_choices": Bilingual("voleb na partii", "choices a match"),
    "length_turns": Bilingual("tahů na partii", "turns a match"),
    "length_rounds": Bilingual("kol na partii", "rounds a match"),
    "mean": Bilingual("průměr", "mean"),
    "spread": Bilingual("nejkratší, kvartily, nejdelší", "shortest, quartiles, longest"),
    "playing": Bilingual("Hraje se", "Playing"),
    "training_policy": Bilingual("Hraje sám se sebou", "Playing against itself"),
    "deck_of": Bilingual("z", "of"),
    "deck_price": Bilingual("cena", "price"),
    "deck_many": Bilingual("karet", "cards"),
    "deck_box": Bilingual("sada", "set"),
    "card_dealt": Bilingual("v partiích", "in matches"),
    "card_played": Bilingual("zahrána", "played"),
    "card_used": Bilingual("použita", "used"),
    "card_fired": Bilingual("zapůsobila", "fired"),
    "careers": Bilingual(
        "Partií: {n}, voleb: {choices}, chyb: {faults}. Konec podle pravidla: {ended}.",
        "Matches: {n}, choices: {choices}, errors: {faults}. Ended by rule: {ended}.",
    ),
    "career_fault": Bilingual("Partie {n} (seed {seed}): {said}", "Match {n} (seed {seed}): {said}"),
    "training_lessons": Bilingual("Dívá se na učitele", "Watching a teacher"),
    "training_ladder": Bilingual("Hledá úrovně", "Finding the levels"),
    "training_samples": Bilingual("Sbírá postavení", "Collecting states"),
    "training_value": Bilingual("Učí se odhad výhry", "Learning who will win"),
    "trained": Bilingual(
        "{file}: {keys} hledisek; odhad výhry má ztrátu {loss} (bez učení {mean}).",
        "{file}: {keys} aspects; who will win is told with a loss of {loss} ({mean} without learning).",
    ),
    "exporting": Bilingual("Zapisuje partie", "Writing matches"),
    "exported": Bilingual(
        "{folder}: partií {matches}, rozhodnutí {decisions}, {bytes} bajtů.",
        "{folder}: {matches} matches, {decisions} decisions, {bytes} bytes.",
    ),
    "speed": Bilingual("rychlost na jednom jádře", "speed on one core"),
    "best": Bilingual("nejlépe", "best"),
    "median": Bilingual("medián", "median"),
    "choices_s": Bilingual("voleb za sekundu", "choices a second"),
    "matches_s": Bilingual("partií za sekundu", "matches a second"),
    "start_ms": Bilingual("začátek partie (ms)", "start of a match (ms)"),
    "copy_us": Bilingual("kopie stavu, mikrosekund", "copy of a state, microseconds"),
    "determinise_us": Bilingual("rozdání neznámého, mikrosekund", "dealing the unknown, microseconds"),
    "deal_us": Bilingual("další rozdání z téhož stavu, mikrosekund", "dealing it once more, microseconds"),
    "choice_n": Bilingual("{n}. {seat}: {choice}", "{n}. {seat}: {choice}"),
    "note": Bilingual("Poznámka", "Note"),
    "note_by": Bilingual("Poznámka ({by})", "Note ({by})"),
    "drawn_circle": Bilingual("kroužek: {of}", "circle: {of}"),
    "drawn_arrow": Bilingual("šipka: {of} → {to}", "arrow: {of} → {to}"),
    "no_notes": Bilingual("V tomto záznamu žádné poznámky nejsou.", "There are no notes in this record."),
    "goes_on": Bilingual("Partie pokračuje: na řadě je {seat}.", "The match goes on: {seat} is asked."),
    "deck": Bilingual("sada", "deck"),
    "rule": Bilingual("pravidlo", "rule"),
    "deck_legal": Bilingual("Sada je v pořádku: {n} karet.", "The deck is legal: {n} cards."),
    "deck_illegal": Bilingual("Sada není v pořádku.", "The deck is not legal."),
    "no_file": Bilingual(
        "Soubor {file} nejde přečíst; zkontroluj jeho jméno.", "The file {file} cannot be read; check its name."
    ),
    "set_how": Bilingual(
        "Nastavení se píše název=hodnota, ne „{what}“.", "A set-up value is written name=value, not '{what}'."
    ),
    "to_range": Bilingual(
        "Počet voleb v záznamu je {n}; --to musí být od 0 do {n}.",
        "The record has {n} choices; --to must be from 0 to {n}.",
    ),
    "load_alone": Bilingual(
        "Uložená partie má své nastavení s sebou; vynech {options}.",
        "A saved match brings its own set-up; leave out {options}.",
    ),
    "load_game": Bilingual(
        "V souboru je partie hry {found}; napiš sudi play {found} --load {file}.",
        "The file holds a match of {found}; type sudi play {found} --load {file}.",
    ),
    "who_thinks": Bilingual(
        "--think je čas pro bota search; vynech --bot, nebo napiš --bot search.",
        "--think is the time of the bot search; leave out --bot, or write --bot search.",
    ),
    "no_bots_needed": Bilingual(
        "Vyber --bot, nebo --hotseat; obojí najednou nejde.",
        "Choose either --bot or --hotseat, not both.",
    ),
    **ADMIN,
    **ARENA,
    **LEARN,
    **PUZZLE,
    **REVIEW,
}


class Voice:
    """One language, chosen once."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **values: Any) -> str:
        text = SENTENCES[key][self.lang]
        return text.format(**values) if values else text

    def pick(self, both: Bilingual) -> str:
        return both[self.lang]


def default_language() -> str:
    """Czech for a Czech locale, English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        value = os.environ.get(variable)
        if value:
            return "cs" if value.casefold().startswith(("cs", "cz")) else "en"
    if sys.platform == "win32":  # no variables there: ask the system
        import locale

        return "cs" if (locale.getlocale()[0] or "").casefold().startswith("cs") else "en"
    return "en"
