"""Nouns and verbs, declared once per language.

A Czech noun has a gender (with animacy) and six cases in two numbers; nothing is ever declined by guessing. A Czech
verb has the forms that texts of cards need: the imperative for one player, who is addressed familiarly, the
infinitive after "můžeš", and the third person for what other players do.
"""

from __future__ import annotations

from dataclasses import dataclass

NOM, GEN, DAT, ACC, LOC, INS = range(6)
MASCULINE_ANIMATE, MASCULINE, FEMININE, NEUTER = "ma", "mi", "f", "n"


@dataclass(frozen=True)
class Noun:
    """One noun in both languages; the Czech forms stand in the order nom, gen, dat, acc, loc, ins."""

    id: str
    gender: str
    singular: tuple[str, ...]
    plural: tuple[str, ...]
    en: tuple[str, str]


def noun(id: str, gender: str, singular: str, plural: str, en: str, en_plural: str = "", of: str = "") -> Noun:
    """Declare a noun by its forms separated by spaces; `of` is a fixed attribute that follows every form."""
    tail = f" {of}" if of else ""
    one = tuple(f + tail for f in singular.split())
    many = tuple(f + tail for f in plural.split())
    if len(one) != 6 or len(many) != 6:
        raise ValueError(f"the noun {id!r} needs six forms in each number")
    return Noun(id, gender, one, many, (en, en_plural or en + "s"))


@dataclass(frozen=True)
class VerbWord:
    """One verb: Czech imperative (to one person), infinitive, third person; English base form and third person."""

    imperative: str
    infinitive: str
    third: str
    en: str
    en_third: str


def verb(imperative: str, infinitive: str, third: str, en: str, en_third: str = "") -> VerbWord:
    return VerbWord(imperative, infinitive, third, en, en_third or en + "s")


def czech_form(n: int | float, word: Noun, case: int = ACC) -> str:
    """The noun as it stands after the number n: 1 kartu, 2 karty, 5 karet, 1,5 karty; s 5 kartami."""
    if isinstance(n, float) and not n.is_integer():
        return word.singular[GEN]
    size = abs(int(n))
    if size == 1:
        return word.singular[case]
    if 2 <= size <= 4 or case not in (NOM, ACC):
        return word.plural[case]
    return word.plural[GEN]


def english_form(n: int | float, word: Noun) -> str:
    return word.en[0] if n == 1 else word.en[1]


# Words that any card game uses.
CARD = noun(
    "card",
    FEMININE,
    "karta karty kartě kartu kartě kartou",
    "karty karet kartám karty kartách kartami",
    "card",
)
PLAYER = noun(
    "player",
    MASCULINE_ANIMATE,
    "hráč hráče hráči hráče hráči hráčem",
    "hráči hráčů hráčům hráče hráčích hráči",
    "player",
)
TURN = noun("turn", MASCULINE, "tah tahu tahu tah tahu tahem", "tahy tahů tahům tahy tazích tahy", "turn")
EFFECT = noun(
    "effect",
    MASCULINE,
    "efekt efektu efektu efekt efektu efektem",
    "efekty efektů efektům efekty efektech efekty",
    "effect",
)
