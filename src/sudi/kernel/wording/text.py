"""From clauses to sentences, in Czech and in English.

An effect gives clauses: a verb, what follows it, and whether it may be left out, stands instead of something, or
depends on a condition. `Words.paragraph` joins neighbours that belong together, starts sentences, and never repeats a
verb that two neighbours share ("získej 4 body síly a 1 bod mistrovství").
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Protocol

from .lexicon import ACC, Noun, VerbWord, czech_form, english_form

LANGUAGES = ("cs", "en")
BLANK = re.compile(r"\{([^{}]+)\}")


class Named(Protocol):
    """Values by name: a dict, or something that works out only what is asked for."""

    def __getitem__(self, name: str, /) -> Any: ...


@dataclass(frozen=True)
class Bilingual:
    """The same thing said in both languages."""

    cs: str
    en: str

    def __getitem__(self, lang: str) -> str:
        return self.cs if lang == "cs" else self.en


@dataclass(frozen=True)
class Clause:
    """One thing to do: the verb and the rest, with how it hangs together with its neighbours."""

    verb: VerbWord
    rest: str
    lead: str = ""
    may: bool = False
    instead: bool = False
    enclitic: str = ""  # a pronoun that leans on the verb: ji, ho; it, them
    apart: bool = False  # begins a sentence of its own, so that "instead" after it is about it alone
    follows: bool = False  # stays in the sentence of the clause before it

    def instead_of_that(self) -> Clause:
        return replace(self, instead=True)

    def optional(self) -> Clause:
        return replace(self, may=True)


class Words:
    """A language. One person is spoken to, familiarly: Zahraj, not Zahrajte."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @property
    def czech(self) -> bool:
        return self.lang == "cs"

    def pick(self, cs: str, en: str) -> str:
        return cs if self.lang == "cs" else en

    def count(self, n: int, word: Noun, case: int = ACC) -> str:
        """A number with its noun: 3 drahokamy, 5 drahokamů; 3 gems."""
        return f"{n} {czech_form(n, word, case) if self.czech else english_form(n, word)}"

    def one(self, word: Noun, case: int = ACC) -> str:
        """A single thing without the number: kartu; a card."""
        if self.czech:
            return word.singular[case]
        return f"{'an' if word.en[0][0] in 'aeiou' else 'a'} {word.en[0]}"

    def many(self, word: Noun, case: int = ACC) -> str:
        return word.plural[case] if self.czech else word.en[1]

    def led(self, lead: str, clauses: list[Clause]) -> list[Clause]:
        """The clauses under a condition or keyword, kept together behind it."""
        if not clauses:
            return []
        head = clauses[0]
        if head.lead:
            # Two keywords share a colon ("Mastery 20, Unify:"); a clause follows a keyword ("Exhaust: if ...,").
            joined = lead.endswith(":") and head.lead.endswith(":")
            lead = f"{lead[:-1]}, {head.lead}" if joined else f"{lead} {_lower(head.lead)}"
        return [replace(head, lead=lead), *(c if c.lead else replace(c, follows=True) for c in clauses[1:])]

    def paragraph(self, clauses: list[Clause]) -> str:
        sentences: list[list[Clause]] = []
        for clause in clauses:
            if sentences and self._joins(sentences[-1], clause):
                sentences[-1].append(clause)
            else:
                sentences.append([clause])
        text = ""
        for before, sentence in zip([None, *sentences], sentences, strict=False):
            # What stands free after a keyword or condition begins a new line: it does not depend on it any more.
            free = before is not None and before[0].lead and not sentence[0].lead
            text += ("\n" if free else " " if text else "") + self._sentence(sentence)
        return text

    @staticmethod
    def _joins(sentence: list[Clause], clause: Clause) -> bool:
        last = sentence[-1]
        if clause.lead or clause.apart:
            return False
        if clause.follows:
            return True
        plain = not (clause.may or clause.instead or last.may or last.instead or sentence[0].lead)
        return plain and len(sentence) < 2

    def _sentence(self, clauses: list[Clause]) -> str:
        text = clauses[0].lead
        previous: Clause | None = None
        for clause in clauses:
            if previous is None:
                text = f"{text} {self._opening(clause)}".strip()
                previous = clause
                continue
            join = self.pick(" a ", " and ") if clause is clauses[-1] else ", "
            if previous.verb == clause.verb and previous.may == clause.may:
                text += f"{join}{clause.rest}"
            else:
                text += f"{join}{self._verb(clause, permitted=previous.may)} {clause.rest}".rstrip()
            previous = clause
        if not self.czech and any(c.instead for c in clauses):
            text += " instead"
        return upper(text) + "."

    def _opening(self, clause: Clause) -> str:
        fronted = clause.instead or (clause.lead and clause.lead[-1] not in ",:")
        if fronted and self.czech:
            # The enclitics stand second: "místo toho si dober", "po útoku ji můžeš vrátit", not "místo toho dober si".
            main, enclitics = self._czech_parts(clause)
            can = "můžeš" if clause.may else ""
            return " ".join(filter(None, ("místo toho" if clause.instead else "", enclitics, can, main, clause.rest)))
        return f"{self._verb(clause)} {clause.rest}".rstrip()

    def _czech_parts(self, clause: Clause) -> tuple[str, str]:
        """The verb and the little words that lean on it ("si", "ji")."""
        word = clause.verb
        form = word.infinitive if clause.may else word.imperative
        main, _, reflexive = form.partition(" ")
        return main, " ".join(filter(None, (reflexive, clause.enclitic)))

    def _verb(self, clause: Clause, permitted: bool = False) -> str:
        """The verb as it stands in its sentence; `permitted`: a "you may" before it covers this clause as well."""
        if not self.czech:
            verb = f"you may {clause.verb.en}" if clause.may and not permitted else clause.verb.en
            return f"{verb} {clause.enclitic}".rstrip()
        main, enclitics = self._czech_parts(clause)
        if clause.may and permitted:
            return " ".join(filter(None, (main, enclitics)))
        if clause.may:
            return " ".join(filter(None, ("můžeš", enclitics, main)))
        return " ".join(filter(None, (main, enclitics)))

    def fill(self, template: str, values: Named, nouns: dict[str, Noun] | None = None) -> str:
        """Fill `{name}` and `{name:noun}` (a number with its noun) into a template."""
        said = []
        for text, name, word in taken_apart(template):
            said.append(text)
            if word and nouns is not None:
                said.append(self.count(int(values[name]), nouns[word]))
            elif name:
                said.append(str(values[name]))
        return "".join(said)


@lru_cache(2048)
def taken_apart(template: str) -> tuple[tuple[str, str, str], ...]:
    """Text, and what stands behind it: a name with or without a noun, or nothing at the end."""
    pieces = [*BLANK.split(template), ""]
    return tuple((text, *blank.partition(":")[::2]) for text, blank in zip(pieces[::2], pieces[1::2], strict=True))


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
