"""From what a person types to what is meant: options by number or name, verbs and cards in either language."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.decision import CARD
from sudi.kernel.errors import IllegalChoice, SudiError, unknown
from sudi.kernel.match import Decision, Match, Option
from sudi.kernel.wording.plain import plain

from .words import Voice


def find_option(match: Match, decision: Decision, typed: str, say: Voice) -> Option:
    """The option that is meant: by number (from 1), name, beginning of the name or text, or by its card."""
    if typed.isdecimal():
        number = int(typed)
        if 1 <= number <= len(decision.options):
            return decision.options[number - 1]
        raise IllegalChoice(say("no_number", what=number, n=len(decision.options)))
    wanted = plain(" ".join(typed.split()))
    cards = match.cards
    ways: tuple[Callable[[Option], list[str]], ...] = (
        lambda o: [plain(o.name)],
        lambda o: [plain(o.texts.cs), plain(o.texts.en)],
        lambda o: [plain(o.card), plain(cards[o.card].name.cs), plain(cards[o.card].name.en)] if o.card else [],
    )
    for way in ways:
        exact = [o for o in decision.options if wanted in way(o)]
        hits = exact or [o for o in decision.options if any(name.startswith(wanted) for name in way(o))]
        if len(hits) == 1:
            return hits[0]
        if hits:
            raise IllegalChoice(say("ambiguous", what=typed, names=", ".join(o.name for o in hits)))
    meant = _meant(match, typed)
    for option in decision.options:
        if option.name == meant:
            return option
    raise _not_offered(match, typed, say)


def _meant(match: Match, typed: str) -> str:
    """What the words would be called as an option ("vylož krystal" is "play crystal"), or nothing."""
    try:
        return option_name(match, typed)
    except SudiError:
        return ""


def _not_offered(match: Match, typed: str, say: Voice) -> IllegalChoice:
    """The reason why not, if what was typed makes sense at all."""
    try:
        reason = match.why_not(option_name(match, typed))
    except SudiError:
        reason = None
    if reason is not None and reason.rule:
        return IllegalChoice(f"{reason.text[say.lang]} [{reason.rule}]")
    return IllegalChoice(say("no_match", what=typed))


def option_name(match: Match, typed: str) -> str:
    """The name of an option from what a person calls it: "naverbuj Zara Ra" is "recruit zara_ra"."""
    first, _, rest = " ".join(typed.split()).partition(" ")
    for verb in match.game.verbs.all:
        if plain(first) in (plain(verb.name), *(plain(verb.text[lang].split(" ")[0]) for lang in ("cs", "en"))):
            break
    else:
        raise unknown("verb", first, match.game.verbs.by_name)
    if verb.a == CARD and rest:
        return f"{verb.name} {card_by_name(match, rest)}"
    return f"{verb.name} {rest}".strip()


def card_by_name(match: Match, typed: str) -> str:
    """A card's id by id or name in either language, whole or its beginning, with or without diacritics."""
    wanted = plain(" ".join(typed.split()))
    cards = match.cards
    names = {
        id: (plain(id), plain(id.replace("_", " ")), plain(c.name.cs), plain(c.name.en)) for id, c in cards.items()
    }
    exact = [id for id, all_names in names.items() if wanted in all_names]
    begins = exact or [id for id, all_names in names.items() if any(n.startswith(wanted) for n in all_names)]
    hits = begins or [id for id, all_names in names.items() if any(f" {wanted}" in n for n in all_names)]
    if len(hits) == 1:
        return hits[0]
    raise unknown("card", typed, hits or cards)


def explain_question(match: Match, typed: str) -> str:
    """ "sílu", "cenu karty Axia", "power of p1" as `Match.explain` wants them; "" when no number is named."""
    words = typed.split()
    if not words:
        return ""
    value = _number_named(match, words[0])
    rest = [word for word in words[1:] if plain(word) not in ("of", "karty", "hrace", "the", "card", "player")]
    if not value or not rest:
        return value
    subject = " ".join(rest)
    if subject.isdecimal():
        subject = f"p{subject}"
    is_seat = subject[:1] == "p" and subject[1:].isdecimal()
    return f"{value} of {subject if is_seat else card_by_name(match, subject)}"


def _number_named(match: Match, word: str) -> str:
    """Which number a word names, whatever its case: "síla", "sílu" and "síly" are one."""
    for key, names in match.game.explainable().items():
        if plain(word) in (plain(key), plain(names.en), plain(names.cs)):
            return key
    stem = plain(word)[:3]
    hits = [k for k, names in match.game.explainable().items() if stem in (plain(names.cs)[:3], plain(names.en)[:3])]
    return hits[0] if len(hits) == 1 and len(stem) == 3 else ""
