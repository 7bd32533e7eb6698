"""Typing as people do: the words on the screen, in both languages, whole, in parts and in other forms."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest

import sudi
from sudi.games import game as game_by_name
from sudi.kernel.reasons.whereabouts import in_sight
from sudi.kernel.wording.plain import plain
from sudi.kernel.wording.text import LANGUAGES
from tests.generic.cases import CASES, Case, stages

from .tables import table_of
from .terminal import Terminal

plain_cases = pytest.mark.parametrize("case", [case for case in CASES if not case.setup], ids=str)

# Per game and language: what is typed at the table of `tables`, and what the answer has to look like.
TYPED: dict[tuple[str, str], dict[str, str]] = {
    ("shards", "cs"): {
        "proč ne okamžitě vylož žoldáka Lovec z pustin": r"Lovec z pustin.* 4 drahokamy .*\[SOI-\d+\]",
        "proč ne naverbuj Ojas": r"Ojas, Druid zrození stojí 4 drahokamy .*\[SOI-055\]",
        "PROČ NE OJAS": r"Ojas.*\[SOI-055\]",
        "proc ne * zetta": r"Zetta, Kryptografka.*\[SOI-073\]",
        "proč ne zettu": r"Zetta, Kryptografka.*\[SOI-073\]",
        "proč ne 1": r"To teď jde, je to v nabídce: 1 ",
        "vysvětli cenu karty Ojas": r"Cena, Ojas, Druid zrození: 4",
        "vysvětli životy hráče 2": r"Životy, Hráč 2: 50",
        "vysvětli: drahokamy": r"Drahokamy, Hráč 1: 0",
        "ukaž odkládací balíček p2": r"Odložené \(Hráč 2\): 2 karty(.|\n)*Pulzní pistole",
    },
    ("shards", "en"): {
        "why not fast-play Venator of the Wastes": r"Venator of the Wastes.* 4 gems .*\[SOI-\d+\]",
        "why not recruit ojas": r"Ojas, Genesis Druid costs 4 gems .*\[SOI-055\]",
        "why not * zetta": r"Zetta, The Encryptor.*\[SOI-073\]",
        "why not attack the champion zetta": r"Zetta, The Encryptor.*\[SOI-073\]",
        "why not play": r"You can, it is offered now: 1 Play Crystal, 2 Play Blaster\.",
        "explain cost of ojas": r"Cost, Ojas, Genesis Druid: 4",
        "explain health of player 2": r"Health, Player 2: 50",
        "show Player 2's discard pile": r"Discard \(Player 2\): 2 cards(.|\n)*Blaster",
        "show the centre row": r"Centre row: 3 cards(.|\n)*Reactor Drone",
    },
    ("smashup", "cs"): {
        "proč ne zahraj bojovníka Mrtvák (základna Tortuga)": r"Mrtvák.*\[SMU-\d+\]",
        "proč ne zahraj akci boční salva na tortuze": r"Boční salva.*\[SMU-\d+\]",
        "proč ne použij talent: první důstojník": r"\[SMU-\d+\]",
        "vysvětli sílu mrtváka na Tortuze": r"Síla, Mrtvák: 2",
        "vysvětli obranu Tortugy": r"Obrana, Tortuga: 21",
        "vysvětli celkovou sílu u základny Tortuga": r"Celková síla u základny, Tortuga: 4",
        "ukaž odhozené p2": r"Odhozené \(Hráč 2\): 2 karty(.|\n)*Mrtvák",
        "ukaž Tortugu": r"Bojovníci \(Tortuga\): První důstojník \[p1\], Mrtvák \[p2\]",
    },
    ("smashup", "en"): {
        "why not walker": r"Walker.*\[SMU-\d+\]",
        "why not play walker at tortuga": r"Walker.*\[SMU-\d+\]",
        "why not use the talent of First Mate": r"\[SMU-\d+\]",
        "explain power of walker@tortuga": r"Power, Walker: 2",
        "explain breakpoint of tortuga": r"Breakpoint, Tortuga: 21",
        "show discard of player 2": r"Discard \(Player 2\): 2 cards(.|\n)*Walker",
        "show minions at jungle oasis": r"Minions \(Jungle Oasis\): Walker \[p2\]",
    },
    ("summonerwars", "cs"): {
        "proč ne pohnout Svara na D4": r"\[SUW-\d+\]",
        "proč ne pohni svaru na d4": r"\[SUW-\d+\]",
        "proč ne vyvolej ledové golemy na C4": r"\[SUW-\d+\]",
        "vysvětli sílu pole C3": r"Síla, Ledoví golemové: 2",
        "vysvětli životy karty Svara": r"Životy, Svara: 12",
        "ukaž C3": r"Bojiště \(C3\): Ledoví golemové \[p1\]",
        "ukaž dobírací balíček p2": r"Dobírací balíček \(Hráč 2\): \d+ karet, vidět nejsou",
    },
    ("summonerwars", "en"): {
        "why not move svara@D1 D4": r"\[SUW-\d+\]",
        "why not move Svara to D8": r"\[SUW-\d+\]",
        "why not attack Grognack with Svara": r"\[SUW-\d+\]",
        "explain strength of C3": r"Strength, Ice Golem: 2",
        "explain magic of player 1": r"Magic, Player 1: 2",
        "show battlefield": r"Battlefield \(D1\): Svara \[p1\]",
        "show hand": r"Hand \(Player 1\): 1 card(.|\n)*Ice Golem",
    },
    ("rone", "cs"): {
        "proč ne zahraj kartu Areja": r"Areja.*\[RON-\d+\]",
        "proč ne použij kostku: černý": r"\[RON-\d+\]",
        "proč ne jugura": r"Jugura.*\[RON-\d+\]",
        "vysvětli zranění na blízko": r"Zranění na blízko, Hráč 1: 0",
        "vysvětli brnění hráče 2": r"Brnění, Hráč 2: 16",
        "vysvětli zranění": r"může znamenat víc věcí: střelecké zranění, zranění na blízko; napiš toho víc\.",
        "ukaž odhozené p2": r"Odhozené \(Hráč 2\): 2 karty(.|\n)*Areja",
        "ukaž základnu hráče 2": r"Základna \(Hráč 2\): 1 karta(.|\n)*Rušička",
    },
    ("rone", "en"): {
        "why not play areja": r"Areja.*\[RON-\d+\]",
        "why not use the die: black": r"\[RON-\d+\]",
        "why not convert two dice: blue; black": r"\[RON-\d+\]",
        "explain melee damage of p2": r"Melee damage, Player 2: 0",
        "explain price of a die upgrade": r"Price of a die upgrade, Player 1: 1",
        "show discard p2": r"Discard \(Player 2\): 2 cards(.|\n)*Areja",
        "show dump of player 1": r"Dump \(Player 1\): nothing",
    },
    ("doomtrooper", "cs"): {
        "proč ne vyložit bojovníka Archanděl": r"Archanděl.* 3.*\[DTR-\d+\]",
        "proč ne vyhledat úkryt: Pěchota (Hráč 2, zraněná)": r"Pěchota.*\[DTR-\d+\]",
        "proč ne vybavit bojovníka Nekromutant: Kompozitní brnění": r"\[DTR-\d+\]",
        "vysvětli zápas pěchoty hráče 2": r"Zápas, Pěchota: 2",
        "vysvětli body osudu hráče 1": r"Body osudu, Hráč 1: 1",
        "ukaž mužstvo p2": r"Mužstvo \(Hráč 2\): 2 karty(.|\n)*Příslušník klanu",
        "ukaž knihovnu": r"Knihovna \(Hráč 2\): 12 karet, vidět nejsou",
    },
    ("doomtrooper", "en"): {
        "why not deploy archangel": r"Archangel.* 3.*\[DTR-\d+\]",
        "why not equip necromutant with composite armor": r"\[DTR-\d+\]",
        "why not seek cover with infantry of player 2": r"\[DTR-\d+\]",
        "explain fight of Necromutant": r"Fight, Necromutant: 4",
        "explain destiny points of player 2": r"Destiny points, Player 2: 5",
        "show cohort of player 2": r"Cohort \(Player 2\): 1 card(.|\n)*Necromutant",
        "show squad p2": r"Squad \(Player 2\): 2 cards(.|\n)*Clansman",
    },
}


@pytest.mark.parametrize(("game", "lang"), TYPED, ids=str)
def test_what_people_type_is_answered(sudi_: Terminal, game: str, lang: str) -> None:
    lines = TYPED[game, lang]
    for typed, answer in zip(lines, sudi_.at(table_of(game), lang, *lines), strict=True):
        assert re.search(lines[typed], answer), f"{typed}: {answer}"


@plain_cases
def test_every_text_on_the_screen_is_the_option_that_it_stands_beside(case: Case) -> None:
    """In both languages, in capitals and without diacritics."""
    for match in stages(case, 12):
        if match.decision is None:
            continue
        for number, option in enumerate(match.decision.options, 1):
            assert match.find(str(number)) == [option]
            for lang in LANGUAGES:
                text = option.text(lang)
                for typed in (text, text.upper(), plain(text), f"  {text} "):
                    assert match.find(typed) == [option], typed
                assert match.why_not(text) is None


@plain_cases
def test_a_text_of_another_moment_has_a_reason(case: Case) -> None:
    """What stood on the screen once can be asked about whenever."""
    dice, every = random.Random(5), stages(case, 8)
    offered = (match.decision.options for match in every if match.decision is not None)
    texts = sorted({o.text(lang) for options in offered for o in options if o.parts for lang in LANGUAGES})
    for match in every:
        for typed in dice.sample(texts, min(6, len(texts))):
            refusal = match.why_not(typed)
            assert refusal is None or all(refusal.text[lang] for lang in LANGUAGES), typed


@plain_cases
def test_a_card_by_its_printed_name_can_be_asked_about(case: Case) -> None:
    dice = random.Random(6)
    for match in stages(case, 2):
        s = match.state
        for card in dice.sample(list({s.t.kind[n]: card for n, card in enumerate(s.t.defs)}.values()), 12):
            for lang in LANGUAGES:
                refusal = match.why_not(card.name[lang])
                assert refusal is not None or match.find(card.name[lang]), card.name[lang]


@pytest.mark.parametrize("game", sorted(sudi.games()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_help_work(sudi_: Terminal, game: str, lang: str) -> None:
    """Whatever help shows in quotes can be typed there and then."""
    (told,) = sudi_.at(table_of(game), lang, "pomoc")
    assert told == sudi_.at(table_of(game), lang, "help")[0]
    shown = re.findall(r"„(.+?)“|'(.+?)'(?=\s|;)", told)
    examples = [cs or en for cs, en in shown]
    assert len(examples) == 6
    choice, *questions = examples
    assert len(table_of(game).find(choice)) == 1
    answers = sudi_.at(table_of(game), lang, *questions)
    assert len(answers) == len(questions)  # none of them was taken for a choice
    kinds = dict(zip(("why", "explain", "show", "who", "text"), answers, strict=True))
    assert re.search(r"\[[A-Z]+-\w+\]", kinds["why"]), kinds["why"]
    assert re.match(r".+: -?\d+\n", kinds["explain"]), kinds["explain"]
    for answer in answers:
        assert not re.match(r"Nic takového|There is nothing like|Neznámé|There is no|Takhle se|This cannot", answer)


def test_what_is_unclear_is_said_in_one_sentence(sudi_: Terminal) -> None:
    """Several beginnings: of cards in sight, of options, of numbers."""
    match = table_of("doomtrooper")
    options, numbers = sudi_.at(match, "cs", "vy", "vysvětli body")
    assert options.startswith("„vy“ může být víc voleb: ")
    assert numbers == "„body“ může znamenat víc věcí: body osudu, vítězné body; napiš toho víc.\n"
    (english,) = sudi_.at(match, "en", "explain points")
    assert english == "'points' could mean several things: destiny points, victory points; type more of it.\n"


def test_an_option_that_reads_like_a_command_is_the_option(sudi_: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudi.cli.match.play.COMMANDS", {"meditovat": "log", "log": "log"})
    match = table_of("doomtrooper")
    answers = sudi_.at(match, "cs", "log", "meditovat")
    assert len(answers) == 2
    assert match.choices[:1] == ["meditate"]


@pytest.mark.parametrize("game", [name for name in sudi.games() if game_by_name(name).ready_decks()])
def test_words_do_not_tell_what_is_in_the_decks_of_others(game: str) -> None:
    """A card that lies unseen in the other's deck and one that nobody brought are heard alike, by whatever words."""
    match = sudi.new(game, seed=3)
    s = match.state
    in_match = {card.id: card for card in s.t.defs}
    seen = {s.t.defs[n].id for n in range(len(s.t.defs)) if in_sight(s, n, s.seat)}
    unseen = [card for id, card in in_match.items() if id not in seen]
    missing = [card for id, card in match.cards.items() if id not in in_match]
    names = {id: (card.name.cs, card.name.en) for id, card in match.cards.items()}
    words = {word.text.en for verb in match.game.verbs.all for word in verb.words}  # Mishima is a card and a word
    dice = random.Random(7)
    some = [*dice.sample(unseen, 12), *dice.sample(missing, 12)]
    single = [c for c in some if list(names.values()).count(names[c.id]) == 1 and c.name.en not in words]
    told: dict[str, set[str]] = {}
    for card in single:
        for lang in LANGUAGES:
            name = card.name[lang]
            for typed in ("{}", "* {}", "play {}", "Zahrát {}", "zahraj kartu {}", "{} (Hráč 2)"):
                answer = _answer(match, typed.format(name), lang).replace(card.name[lang], "X").replace(card.id, "X")
                told.setdefault(f"{typed} {lang}", set()).add(answer)
    assert len(single) > 15
    assert {typed: answers for typed, answers in told.items() if len(answers) > 1} == {}


def _answer(match: sudi.Match, typed: str, lang: str) -> str:
    try:
        reason = match.why_not(typed)
    except sudi.SudiError as error:
        return str(error)
    return reason.text[lang] if reason is not None else "on offer"


@pytest.mark.parametrize(
    ("game", "typed"),
    [
        ("shards", "play crystal p2"),
        ("shards", "vylož krystal hráč 2"),
        ("smashup", "Zahraj bojovníka Mrtvák (základna Domovský svět)"),
        ("summonerwars", "move svara@D1 D2 p2"),
        ("summonerwars", "move svara@D1 xyz"),
    ],
)
def test_a_word_that_fits_nothing_is_not_passed_over(game: str, typed: str) -> None:
    """Something nearly like it can be done, but it is not what was said: nothing is chosen, and a reason is given."""
    match = table_of(game)
    assert match.find(typed) == []
    with suppress(sudi.SudiError):  # a sentence that says which word is wrong
        assert match.why_not(typed) is not None
