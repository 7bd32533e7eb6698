"""Numbers of the game as parts of sentences, in both languages: what prompts and reasons put into their gaps."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, Noun, Words

from ..state import INFINITE

NONE_OF_IT = {
    "gem": Bilingual("nemáš žádný drahokam", "you have no gems"),
    "power": Bilingual("nemáš žádnou sílu", "you have no power"),
    "mastery": Bilingual("nemáš žádné mistrovství", "you have no mastery"),
}


def counted(n: int, word: Noun) -> Bilingual:
    """So many of something: 2 body mistrovství; 2 mastery."""
    return Bilingual(Words("cs").count(n, word), Words("en").count(n, word))


def having(n: int, word: Noun) -> Bilingual:
    """What the one who is spoken to has: máš 3 drahokamy, nemáš žádný drahokam; you have 3 gems."""
    if n == 0:
        return NONE_OF_IT[word.id]
    amount = counted(n, word)
    return Bilingual(f"máš {amount.cs}", f"you have {amount.en}")


def article(english: str) -> str:
    """By sound: a champion, an Undergrowth ally."""
    return "an" if english[0].lower() in "aeiou" else "a"


def power_used(n: int) -> Bilingual:
    """What somebody attacks with: silou 7, nekonečnou silou; 7 power."""
    if n >= INFINITE:
        return Bilingual("nekonečnou silou", "infinite power")
    return Bilingual(f"silou {n}", f"{n} power")


def power_left(n: int) -> Bilingual:
    """What there is to attack with: zbývá síla 7; 7 power left."""
    if n >= INFINITE:
        return Bilingual("zbývá nekonečná síla", "infinite power left")
    return Bilingual(f"zbývá síla {n}", f"{n} power left")
