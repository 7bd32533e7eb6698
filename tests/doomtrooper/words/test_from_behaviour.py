"""Card texts come from behaviour: no card words its rules, and every number that runs stands in the text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from sudi.games.doomtrooper import cards
from sudi.games.doomtrooper.cards.card import Ability, Doomcard
from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.games.doomtrooper.cards.types import ON_PLAYER
from sudi.games.doomtrooper.language import marks as m
from sudi.games.doomtrooper.language.occasions import OnDrawStep, OnTheirDrawStep
from sudi.games.doomtrooper.language.scopes import BEARER
from sudi.games.doomtrooper.language.select import Who
from sudi.games.doomtrooper.language.standing.boosts import Boost
from sudi.games.doomtrooper.language.standing.rule import Mark, Trigger, mark
from sudi.games.doomtrooper.words import traits as tr
from sudi.kernel.standing import Grant
from sudi.kernel.values import ADD
from sudi.kernel.wording import LANGUAGES, Bilingual, Words

ROOM = Path(cards.__file__).parent


# ---- no card words anything ----
def parts(node: Any) -> Iterator[Any]:
    """A rule or an effect with everything inside it; what another card's text lends is said on that card."""
    yield node
    if isinstance(node, Grant):
        return
    if isinstance(node, tuple):
        for one in node:
            yield from parts(one)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            yield from parts(getattr(node, field.name))


def deeds(card: Doomcard) -> Iterator[Any]:
    """All that a card does: its rules, its effect, its abilities."""
    for root in (*card.standing, card.play, *(ability.do for ability in card.abilities)):
        yield from parts(root)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_no_card_carries_a_sentence_of_its_own(card: Doomcard) -> None:
    assert card.override is None
    assert [node for node in deeds(card) if isinstance(node, Bilingual)] == []


def is_sentence(text: str) -> bool:
    """A title may have a full stop inside it (Sgt. McBride), but it neither ends with one nor has clauses."""
    return " " in text.strip() and (
        text.rstrip().endswith((".", ":")) or "; " in text or (", " in text and "{" in text)
    )


@pytest.mark.parametrize("path", sorted(ROOM.rglob("*.py")), ids=lambda path: path.stem)
def test_no_card_file_holds_a_sentence(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    said = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents
    ]
    if path.stem == "card":  # the frame of all texts
        said = [text for text in said if text not in ("Poté tuto kartu obětuj.", "Then sacrifice this card.", ":")]
    assert [text for text in said if is_sentence(text)] == []


def test_such_a_sentence_would_be_found() -> None:
    assert is_sentence("Bojovník nesmí provádět akce.")
    assert is_sentence("Smíš platit na dluh; s dluhem nevyhraješ")
    assert not is_sentence("Prezident Charles W. Colding")
    assert not is_sentence("zničit opevnění")


# ---- marks ----
def test_every_mark_of_a_card_has_its_words_and_only_silent_ones_have_none() -> None:
    silent = {
        mark.name for card in CARDS for mark in deeds(card) if isinstance(mark, Mark) and not mark.say(Words("cs"))
    }
    known = {m.ANSWER, m.AWAY, m.STORES, m.FATED, m.EXPOSED, m.MEETS_PLAGUE, m.ANOTHER_TURN}
    known |= {m.MUTATED, m.TACTIC_CHANGED, m.KEEPS_SECRETS, m.HURRIED, m.MISSES_TURN, m.AVENGED, m.NO_DRAW}
    known |= {m.TURNED_ROUND, m.MADE_TO_CHANGE, m.PILLAGES, m.SNIPED, m.FORFEIT, m.DEFLECTED, m.TRUCE}
    known |= {m.BOTH_WEAPONS, m.REMEMBERS_WEAPON, m.ABOARD, m.WAIVED, m.SPENT}
    known |= {m.HAS_MET, m.TWINS, m.NO_MEDITATION, m.DYING, m.MISSES, m.EASED}
    known |= {m.ORDERED, m.POINTS_TO, m.COMMANDED, m.ONCE_A_GAME, m.DRAWS_MORE, m.RETURNS, m.BOUND, m.SHARES_FORT}
    assert silent <= known | {f"{m.NO_IMMUNITY}: {kind}" for kind in ("art", "symmetry")}


def test_an_unknown_mark_is_a_slip() -> None:
    with pytest.raises(ValueError, match="has no words"):
        mark("hops").say(Words("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mark_says_its_number_and_whom_it_is_about(lang: str) -> None:
    w = Words(lang)
    for name, one, other in (
        (m.DESTINY_WORTH, 2, 3),
        (m.PAYS_FOR, tr.IMPERIAL, tr.MISHIMA),
        (m.CONVERTS, tr.BAUHAUS, tr.CAPITOL),
        (m.FREE_CARDS, tr.GIFT_OF_ALGEROTH, m.ANY_KIND_OF_GEAR),
        (m.CASTS, tr.ALL_ARTS, tr.KINETICS),
    ):
        assert mark(name, n=one).say(w) != mark(name, n=other).say(w), name
    extra = Mark("", Who(tr.DOOMTROOPER), name=m.EXTRA_POINTS, n=3)
    assert extra.say(w) != replace(extra, n=4).say(w)
    assert extra.say(w) != replace(extra, scope=Who(tr.LEGION)).say(w)
    assert mark(m.ANY_GIFTS).say(w) != mark(m.ANY_GIFTS, BEARER).say(w) != mark(m.ANY_GIFTS, Who(tr.LEGION)).say(w)


def test_prices_that_the_rules_ask_stand_in_the_text() -> None:
    bank, war, freelancer = (text_of(id) for id in ("bauhaus_bank", "smell_of_war", "ex_mishima_freelancer"))
    assert f"až do {m.CREDIT} bodů osudu" in bank
    assert f"splatit {m.REPAYMENT} body osudu" in bank
    assert f"stojí {m.WAR_PRICE} body osudu" in war
    assert f"zaplať {m.FREELANCERS_PRICE} body osudu" in freelancer


def text_of(id: str, lang: str = "cs") -> str:
    return next(card for card in CARDS if card.id == id).text(lang)


# ---- numbers ----
NUMBERS = (
    *("n", "price", "destiny", "victory", "times", "more", "pays", "room", "attacks", "undefined"),
    *("fight", "shoot", "armour", "value", "per_markers", "most_value"),
)
MASKS = (
    m.GIFTS_AFTER_ALL,
    m.ANY_GIFTS,
    m.FREE_CARDS,
    m.PAYS_FOR,
    m.CONVERTS,
    m.CASTS,
    m.AWAY,
    m.SECOND_TARGET,
    m.ORDERED,
)  # their number is a set of traits, or a kind


def numbers_of(node: Any) -> Iterator[int]:
    if isinstance(node, Boost) and (node.operation != ADD or node.computed):
        return  # said in words: doubled, halved; or worked out when it matters
    if (isinstance(node, Mark) and node.name in MASKS) or not is_dataclass(node):
        return
    one_by_one = isinstance(node, Boost) and node.units  # as much as is chosen: one for each point
    for field in fields(node):
        value = getattr(node, field.name)
        counts = field.name in NUMBERS and isinstance(value, int) and not isinstance(value, bool)
        if counts and value and not (one_by_one and abs(value) == 1):
            yield abs(value)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_number_that_runs_stands_in_the_text(card: Doomcard) -> None:
    said = " ".join(card.text(lang) for lang in LANGUAGES)
    wanted = {n for node in deeds(card) for n in numbers_of(node)} | {card.cost} - {0}
    wanted |= {n for ability in card.abilities for n in prices(ability)}
    if card.per > 1:
        wanted.add(card.per)
    for lang in LANGUAGES:
        found = {int(n) for n in "".join(c if c.isdigit() else " " for c in card.text(lang)).split()}
        assert wanted <= found, (wanted - found, said)


def prices(ability: Ability) -> set[int]:
    return {n for n in (ability.actions, ability.cost, ability.per if ability.per > 1 else 0) if n}


# ---- whose moment ----
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_your_draw_step_is_the_one_of_the_player_the_card_lies_before(card: Doomcard) -> None:
    steps = [rule.when for rule in card.standing if isinstance(rule, Trigger) and isinstance(rule.when, OnDrawStep)]
    assert all(isinstance(step, OnTheirDrawStep) == (card.lies == ON_PLAYER) for step in steps)
