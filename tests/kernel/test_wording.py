"""Czech and English: numbers with nouns, verbs with their little words, clauses joined into sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudi.kernel.wording import ACC, DAT, GEN, INS, LOC, NOM, Bilingual, Clause, Words, noun, upper, verb
from sudi.kernel.wording.lexicon import CARD, EFFECT, PLAYER, TURN, czech_form, english_form

CS, EN = Words("cs"), Words("en")
GEM = noun(
    "gem",
    "mi",
    "drahokam drahokamu drahokamu drahokam drahokamu drahokamem",
    "drahokamy drahokamů drahokamům drahokamy drahokamech drahokamy",
    "gem",
)
HEALTH = noun(
    "life",
    "mi",
    "život života životu život životu životem",
    "životy životů životům životy životech životy",
    "life",
    "lives",
)
POWER = noun(
    "power", "mi", "bod bodu bodu bod bodu bodem", "body bodů bodům body bodech body", "power", "power", of="síly"
)
ALLY = noun(
    "ally",
    "ma",
    "spojenec spojence spojenci spojence spojenci spojencem",
    "spojenci spojenců spojencům spojence spojencích spojenci",
    "ally",
    "allies",
)
GAIN = verb("získej", "získat", "získá", "gain")
DRAW = verb("dober si", "dobrat si", "dobere si", "draw")
RETURN = verb("vrať si", "vrátit si", "vrátí si", "return")
DESTROY = verb("znič", "zničit", "zničí", "destroy")
COPY = verb("zopakuj", "zopakovat", "zopakuje", "copy", "copies")


# ---- numbers ----
@pytest.mark.parametrize(
    ("n", "cs", "en"),
    [
        (0, "0 karet", "0 cards"),
        (1, "1 kartu", "1 card"),
        (2, "2 karty", "2 cards"),
        (3, "3 karty", "3 cards"),
        (4, "4 karty", "4 cards"),
        (5, "5 karet", "5 cards"),
        (11, "11 karet", "11 cards"),
        (21, "21 karet", "21 cards"),
        (22, "22 karet", "22 cards"),
        (100, "100 karet", "100 cards"),
    ],
)
def test_a_number_with_its_noun(n: int, cs: str, en: str) -> None:
    assert CS.count(n, CARD) == cs
    assert EN.count(n, CARD) == en


@pytest.mark.parametrize(
    ("case", "one", "two", "five"),
    [
        (NOM, "karta", "karty", "karet"),
        (GEN, "karty", "karet", "karet"),
        (DAT, "kartě", "kartám", "kartám"),
        (ACC, "kartu", "karty", "karet"),
        (LOC, "kartě", "kartách", "kartách"),
        (INS, "kartou", "kartami", "kartami"),
    ],
)
def test_all_cases(case: int, one: str, two: str, five: str) -> None:
    assert [czech_form(n, CARD, case) for n in (1, 2, 4, 5, 0)] == [one, two, two, five, five]


@pytest.mark.parametrize(
    ("n", "form"), [(0.5, "karty"), (1.5, "karty"), (2.5, "karty"), (2.0, "karty"), (5.0, "karet")]
)
def test_fractions_take_the_genitive(n: float, form: str) -> None:
    assert czech_form(n, CARD) == form
    assert czech_form(1.5, GEM) == "drahokamu"
    assert english_form(1.5, CARD) == "cards"


def test_negative_numbers_agree_by_their_size() -> None:
    assert [czech_form(n, GEM) for n in (-1, -3, -5)] == ["drahokam", "drahokamy", "drahokamů"]


def test_animate_nouns_differ_from_inanimate_ones() -> None:
    assert [CS.count(n, PLAYER) for n in (1, 2, 5)] == ["1 hráče", "2 hráče", "5 hráčů"]
    assert [CS.count(n, PLAYER, NOM) for n in (1, 2, 5)] == ["1 hráč", "2 hráči", "5 hráčů"]
    assert [CS.count(n, TURN) for n in (1, 2, 5)] == ["1 tah", "2 tahy", "5 tahů"]


def test_a_fixed_attribute_follows_every_form() -> None:
    assert [CS.count(n, POWER) for n in (1, 2, 5)] == ["1 bod síly", "2 body síly", "5 bodů síly"]


def test_a_noun_needs_all_its_forms() -> None:
    with pytest.raises(ValueError, match="six forms"):
        noun("card", "f", "karta karty", "karty karet kartám karty kartách kartami", "card")


def test_one_and_many() -> None:
    assert (CS.one(CARD), CS.one(CARD, GEN), CS.many(CARD), CS.many(PLAYER, NOM)) == (
        "kartu",
        "karty",
        "karty",
        "hráči",
    )
    assert (EN.one(CARD), EN.one(ALLY), EN.one(EFFECT), EN.many(ALLY)) == ("a card", "an ally", "an effect", "allies")


# ---- clauses ----
def say(w: Words, *clauses: Clause) -> str:
    return w.paragraph(list(clauses))


def gain(w: Words, n: int, word: object = POWER) -> Clause:
    return Clause(GAIN, w.count(n, word))  # type: ignore[arg-type]


def draw(w: Words, n: int) -> Clause:
    return Clause(DRAW, w.count(n, CARD))


def test_one_clause_is_a_sentence() -> None:
    assert say(CS, draw(CS, 2)) == "Dober si 2 karty."
    assert say(EN, draw(EN, 2)) == "Draw 2 cards."


def test_nothing_is_said_about_nothing() -> None:
    assert say(CS) == ""


def test_equal_verbs_are_said_once() -> None:
    assert say(CS, gain(CS, 4), gain(CS, 1, GEM)) == "Získej 4 body síly a 1 drahokam."
    assert say(EN, gain(EN, 4), gain(EN, 1, GEM)) == "Gain 4 power and 1 gem."


def test_different_verbs_are_joined_in_pairs() -> None:
    assert say(CS, gain(CS, 1), draw(CS, 1)) == "Získej 1 bod síly a dober si 1 kartu."
    assert (
        say(CS, gain(CS, 1), draw(CS, 1), gain(CS, 2, GEM))
        == "Získej 1 bod síly a dober si 1 kartu. Získej 2 drahokamy."
    )


def test_may_puts_the_reflexive_second() -> None:
    assert say(CS, draw(CS, 1).optional()) == "Můžeš si dobrat 1 kartu."
    assert say(EN, draw(EN, 1).optional()) == "You may draw 1 card."


def test_may_stands_in_its_own_sentence() -> None:
    text = say(CS, gain(CS, 1), Clause(DESTROY, "šampiona").optional())
    assert text == "Získej 1 bod síly. Můžeš zničit šampiona."


def test_instead_puts_the_reflexive_second() -> None:
    assert say(CS, draw(CS, 2).instead_of_that()) == "Místo toho si dober 2 karty."
    assert say(CS, gain(CS, 3).instead_of_that()) == "Místo toho získej 3 body síly."
    assert say(EN, draw(EN, 2).instead_of_that()) == "Draw 2 cards instead."


def test_a_pronoun_leans_on_the_verb() -> None:
    assert say(CS, Clause(COPY, "ještě jednou", enclitic="ho")) == "Zopakuj ho ještě jednou."
    assert say(CS, Clause(RETURN, "do ruky", enclitic="ji")) == "Vrať si ji do ruky."
    assert say(CS, Clause(RETURN, "do ruky", enclitic="ji").optional()) == "Můžeš si ji vrátit do ruky."
    assert say(CS, Clause(RETURN, "do ruky", enclitic="ji").instead_of_that()) == "Místo toho si ji vrať do ruky."
    assert say(EN, Clause(RETURN, "to your hand", enclitic="it")) == "Return it to your hand."
    assert say(EN, Clause(RETURN, "to your hand", enclitic="it").optional()) == "You may return it to your hand."


def test_one_permission_covers_what_follows_it() -> None:
    both = [draw(CS, 1).optional(), replace(gain(CS, 2), may=True, follows=True)]
    assert say(CS, *both) == "Můžeš si dobrat 1 kartu a získat 2 body síly."
    both = [draw(EN, 1).optional(), replace(gain(EN, 2), may=True, follows=True)]
    assert say(EN, *both) == "You may draw 1 card and gain 2 power."


def test_three_things_in_one_sentence_are_a_list() -> None:
    three = [gain(CS, 1), *(replace(c, follows=True) for c in (draw(CS, 1), Clause(DESTROY, "šampiona")))]
    assert say(CS, *three) == "Získej 1 bod síly, dober si 1 kartu a znič šampiona."


def test_after_a_lead_the_little_words_stand_before_may() -> None:
    back = Clause(RETURN, "do ruky", enclitic="ji").optional()
    assert say(CS, *CS.led("Po útoku", [back])) == "Po útoku si ji můžeš vrátit do ruky."
    assert say(CS, *CS.led("Když je zničena,", [back])) == "Když je zničena, můžeš si ji vrátit do ruky."


# ---- leads ----
def test_a_lead_opens_its_sentence() -> None:
    led = CS.led("Mistrovství 10:", [draw(CS, 1)])
    assert say(CS, gain(CS, 1), *led) == "Získej 1 bod síly. Mistrovství 10: dober si 1 kartu."
    condition = CS.led("Pokud máš 50 životů,", [gain(CS, 6)])
    assert say(CS, *condition) == "Pokud máš 50 životů, získej 6 bodů síly."


def test_everything_under_a_lead_stays_behind_it() -> None:
    led = EN.led("Echo:", [gain(EN, 1), draw(EN, 1), gain(EN, 2, GEM)])
    first, second = say(EN, *led, draw(EN, 3)).split(".\n")
    assert first.startswith("Echo: gain 1 power")
    assert first.endswith("and gain 2 gems")
    assert "draw 1 card" in first
    assert second == "Draw 3 cards."


def test_two_keywords_share_a_colon() -> None:
    led = CS.led("Mistrovství 20:", CS.led("Jednota:", [gain(CS, 5)]))
    assert say(CS, *led) == "Mistrovství 20, Jednota: získej 5 bodů síly."


def test_a_condition_follows_a_keyword() -> None:
    led = CS.led("Vyčerpej:", CS.led("Pokud máš šampiona,", [draw(CS, 2)]))
    assert say(CS, *led) == "Vyčerpej: pokud máš šampiona, dober si 2 karty."


def test_a_lead_over_nothing_is_not_said() -> None:
    assert CS.led("Mistrovství 10:", []) == []


def test_an_alternative_under_a_lead() -> None:
    led = EN.led("Mastery 10:", [gain(EN, 5).instead_of_that()])
    assert say(EN, gain(EN, 3), *led) == "Gain 3 power. Mastery 10: gain 5 power instead."


# ---- templates ----
def test_templates_are_filled() -> None:
    nouns = {"card": CARD}
    assert CS.fill("{seat} dobírá {n:card}.", {"seat": "Hráč 1", "n": 3}, nouns) == "Hráč 1 dobírá 3 karty."
    assert EN.fill("{seat} draws {n:card}.", {"seat": "Player 1", "n": 1}, nouns) == "Player 1 draws 1 card."
    with pytest.raises(KeyError):
        CS.fill("{nobody}", {})


def test_only_the_first_letter_is_raised() -> None:
    assert upper("šampion Řádu") == "Šampion Řádu"
    assert upper("") == ""
    assert Bilingual("ano", "yes")["cs"] == "ano"
    assert Bilingual("ano", "yes")["en"] == "yes"
    assert HEALTH.en == ("life", "lives")
