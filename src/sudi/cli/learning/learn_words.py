"""What `sudi learn` says, in Czech and in English."""

from __future__ import annotations

from sudi.kernel.wording.text import Bilingual

LEARN = {
    "learn_path": Bilingual("{title}: lekce", "{title}: lessons"),
    "learn_none": Bilingual(
        "Lekce k této hře zatím nejsou; zahraj si partii proti začátečníkovi: sudi play {game}",
        "There are no lessons of this game yet; play a match against the beginner: sudi play {game}",
    ),
    "learn_begin": Bilingual("Začni: sudi learn {game} 1", "Begin with: sudi learn {game} 1"),
    "learn_looking": Bilingual("hledám ukázky pravidel", "looking for examples of rules"),
    "learn_found": Bilingual(
        "{file}: ukázku má pravidel {n} z {rules}.", "{file}: {n} of {rules} rules have an example."
    ),
    "learn_rule": Bilingual("Vyzkoušet: sudi learn {game} {lesson}", "Try it: sudi learn {game} {lesson}"),
    "learn_lesson": Bilingual("lekce", "lesson"),
    "learn_about": Bilingual("o čem je", "what it is about"),
    "learn_minutes": Bilingual("minuty", "minutes"),
    "learn_title": Bilingual("Lekce {n}: {title}", "Lesson {n}: {title}"),
    "learn_who": Bilingual("Hraješ za: {seat}. „Konec“ lekci opustí.", "You are: {seat}. 'quit' leaves the lesson."),
    "learn_next": Bilingual("Enter: dál", "Enter: go on"),
    "learn_look": Bilingual("podívej se: {what}", "look at: {what}"),
    "learn_right": Bilingual("Správně.", "Right."),
    "learn_show_me": Bilingual("Nevíš? Napiš „rada“.", "Stuck? Type 'hint'."),
    "learn_do": Bilingual("Zvol: {what}", "Choose: {what}"),
    "learn_try": Bilingual("Napiš: {what}", "Type: {what}"),
    "learn_over": Bilingual(
        "Konec lekce {n}. Další: sudi learn {game} {next}", "End of lesson {n}. Next: sudi learn {game} {next}"
    ),
    "learn_last": Bilingual(
        "Konec poslední lekce. Zahraj si: sudi play {game}", "End of the last lesson. Now play: sudi play {game}"
    ),
}
