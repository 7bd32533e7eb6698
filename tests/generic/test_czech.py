"""Texts read aloud: names in a case that they can stand in, one form of address, a and an by sound."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sudi.games import game as game_by_name

from .cases import GAMES
from .czech import DIACRITICS, SOURCES, Template, carriers, czech_strings, flaws, templates

WEB = SOURCES.parent.parent / "web" / "src"


# ---- names ----
@pytest.mark.parametrize("game", GAMES)
def test_every_template_reads_well_with_names_of_each_gender_and_number(game: str) -> None:
    forms = carriers(game)
    found = [f"{template.where}: {flaw}" for template in templates(game) for flaw in flaws(template, forms)[:1]]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_template_is_looked_at(game: str) -> None:
    kinds = {template.where.split()[0].split("/")[0] for template in templates(game)}
    assert {"verb", "prompt", "line", "games"} <= kinds


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("{seat} hraje {card}.", "behind 'hraje'"),
        ("Útok na {card}", "behind 'na'"),
        ("Zahrát {a}", "behind 'Zahrát'"),
        ("{card} je zraněn.", "before a verb"),
        ("{card} odchází a {thing} zůstává.", "behind 'a'"),
        ("Karta {card} je zraněn.", "no agreement"),
        ("Bojovník {card} je zraněna.", "no agreement"),
        ("Karta {card} zmizel.", "no agreement"),
        ("{seat} zaútočil.", "gender of a player"),
        ("Sabotáž proti {seat}", "behind 'proti'"),
    ],
)
def test_a_bad_template_is_noticed(text: str, flaw: str) -> None:
    found = flaws(Template("here", text, ("card", "thing", "a"), ("seat",)), carriers("doomtrooper"))
    assert found
    assert flaw in found[0]


@pytest.mark.parametrize(
    "text",
    [
        "{seat} hraje kartu {card}.",
        "Bojovník {card} útočí na bojovníka {thing}.",
        "Karta {card} je zničena.",
        "{card}: koho zraníš?",
        "Zvolit: {a}",
        "Bojovníci {card} a {thing} nemají společnou taktiku.",
        "{card} útočí.",
    ],
)
def test_a_good_template_is_let_through(text: str) -> None:
    assert flaws(Template("here", text, ("card", "thing", "a"), ("seat",)), carriers("doomtrooper")) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_card_text_names_other_cards_in_their_own_form(game: str) -> None:
    forms, cards = carriers(game), game_by_name(game).library.cards.values()
    titles = "|".join(re.escape(title) for title in sorted({card.name.cs for card in cards}, key=len, reverse=True))
    found = []
    for card in cards:
        text = card.text("cs")
        for place in re.finditer(rf"(?<!\w)(?:{titles})(?!\w)", text):
            before = text[: place.start()].rstrip()
            if before and before[-1] not in '.:(—–„"[;/':
                if re.search(r"\bto \w+ nebo$", before):
                    continue  # to je Inkvizitor nebo Inkvizitor Majoris
                last = before.split()[-1].strip("(„")
                if last == "tvůj" and place[0] == "Mortifikátor":
                    continue  # a kind of warrior, which one of them is called after
                if last not in ("to", "jako") and last not in forms and last.casefold() not in forms:
                    found.append(f"{card.id}: {last} {place[0]}")
    assert found == []


# ---- one form of address ----
POLITE = re.compile(
    r"\b(?:vy|vás|vám|vámi|váš|vaš[eií]\w*|jste|nejste"
    r"|\w+(?:íte|áte|ěte|jte|[ďlňřšťž]te|chte|[cdnrž]ete|šlete))\b",
    re.I,
)
TITLES = ("Zachraňte královnu",)  # what a printed card is called
NOUNS = ("dítěte",)


def polite_words(text: str) -> list[str]:
    for title in TITLES:
        text = text.replace(title, "")
    return [word for word in POLITE.findall(text) if word.casefold() not in NOUNS]


@pytest.mark.parametrize("game", GAMES)
def test_card_texts_address_one_player_familiarly(game: str) -> None:
    cards = game_by_name(game).library.cards.values()
    assert {card.id: words for card in cards if (words := polite_words(card.text("cs")))} == {}


def text_files() -> list[Path]:
    kernel_words = SOURCES / "kernel" / "wording" / "text.py", SOURCES / "kernel" / "wording" / "plain.py"
    return [path for path in sorted(SOURCES.rglob("*.py")) if path not in kernel_words]  # these know both forms


def test_everything_else_does_too() -> None:
    """Verbs, prompts, reasons, log lines, what the terminal and the server say."""
    found = [
        f"{path.relative_to(SOURCES)}:{number}: {words}"
        for path in text_files()
        for number, text in czech_strings(path, pieces=True)
        if (words := polite_words(text))
    ]
    assert found == []


def test_the_browser_does_too() -> None:
    found = [
        f"{path.relative_to(WEB)}:{number}: {words}"
        for path in sorted((*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if DIACRITICS.search(line) and (words := polite_words(line))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text", ["Zvolte kartu.", "Smíte útočit.", "Vaši bojovníci", "Můžete jít", "Vyložte ho", "Pošlete ho"]
)
def test_polite_forms_are_noticed(text: str) -> None:
    assert polite_words(text)


# ---- a and an ----
WRONG_ARTICLE = re.compile(
    r"\b(?:[Aa] (?!one\b|once\b|uni|us|eu)[aeiouAEIOU]\w+|[Aa]n (?![aeiouAEIOU]|hour|hono|HQ\b|M\d|S\d|X)\w+)"
)


@pytest.mark.parametrize("game", GAMES)
def test_articles_go_by_sound(game: str) -> None:
    cards = game_by_name(game).library.cards.values()
    assert {card.id: words for card in cards if (words := WRONG_ARTICLE.findall(card.text("en")))} == {}
