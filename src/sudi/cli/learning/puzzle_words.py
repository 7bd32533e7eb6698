"""What `sudi puzzle` says, in Czech and in English."""

from __future__ import annotations

from sudi.kernel.wording.text import Bilingual

PUZZLE = {
    "puzzle_list": Bilingual("{title}: hádanky", "{title}: puzzles"),
    "puzzle_none": Bilingual(
        "K této hře zatím žádné hádanky nejsou; vyrob si je: sudi puzzle {game} --make 5 --out hadanky.jsonl",
        "There are no puzzles of this game yet; make some: sudi puzzle {game} --make 5 --out puzzles.jsonl",
    ),
    "puzzle_name": Bilingual("hádanka", "puzzle"),
    "puzzle_goal": Bilingual("úkol", "goal"),
    "puzzle_hard": Bilingual("obtížnost", "difficulty"),
    "puzzle_begin": Bilingual(
        "Začni: sudi puzzle {game} 1, dnešní: sudi puzzle {game} daily, další nevyřešená: sudi puzzle {game} next",
        "Begin with: sudi puzzle {game} 1, today's: sudi puzzle {game} daily, the next one: sudi puzzle {game} next",
    ),
    "puzzle_title": Bilingual(
        "Hádanka {n}: {title} (obtížnost {hard} z 5)", "Puzzle {n}: {title} (difficulty {hard} of 5)"
    ),
    "puzzle_who": Bilingual("Hraješ za: {seat}. Máš tento jeden tah.", "You are: {seat}. You have this one turn."),
    "puzzle_how": Bilingual(
        "„Rada“ pomůže, „zpět“ vrátí volbu, „vzdávám“ ukáže řešení s důkazem, „konec“ odejde.",
        "'hint' helps, 'back' takes a choice back, 'give up' shows the solution and its proof, 'quit' leaves.",
    ),
    "puzzle_solved": Bilingual(
        "Vyřešeno. Důkaz: sudi puzzle {game} {n} --proof", "Solved. Its proof: sudi puzzle {game} {n} --proof"
    ),
    "puzzle_next": Bilingual("Další: sudi puzzle {game} next", "The next one: sudi puzzle {game} next"),
    "puzzle_all": Bilingual("Všechny hádanky této hry máš vyřešené.", "You have solved all puzzles of this game."),
    "puzzle_instead": Bilingual("Co se stalo:", "What happened:"),
    "puzzle_solution": Bilingual("Řešení", "The solution"),
    "puzzle_wrong": Bilingual("Co láká, a nevyjde", "What is tempting and fails"),
    "puzzle_ends": Bilingual("výsledek: {stands}", "result: {stands}"),
    "puzzle_lacks": Bilingual("chybí: {what}", "lacks: {what}"),
    "puzzle_proved": Bilingual(
        "Dokázáno znovu: stavů {states}, voleb {tried}, {seconds} s. Jediné řešení: {choices}.",
        "Proved again: {states} states, {tried} choices, {seconds} s. The only solution: {choices}.",
    ),
    "puzzle_unproved": Bilingual(
        "Důkaz se nepovedl: v této verzi pravidel hádanka neplatí.",
        "The proof failed: under this version of the rules the puzzle does not hold.",
    ),
    "puzzle_checked": Bilingual(
        "Všechny důkazy vyšly znovu: hádanek {n}, stavů {states}, {seconds} s procesoru.",
        "All proofs came out again: {n} puzzles, {states} states, {seconds} s of CPU time.",
    ),
    "puzzle_failed": Bilingual(
        "Hádanek {n}; v této verzi pravidel se nepodařilo dokázat: {which}.",
        "{n} puzzles; under this version of the rules these could not be proved: {which}.",
    ),
    "puzzle_making": Bilingual("Hledám hádanky", "Looking for puzzles"),
    "puzzle_made": Bilingual(
        "{file}: {n} hádanek, z toho nových {new}; poslední zkoušená partie má semínko {seed}.",
        "{file}: {n} puzzles, {new} of them new; the last match that was tried has the seed {seed}.",
    ),
}
