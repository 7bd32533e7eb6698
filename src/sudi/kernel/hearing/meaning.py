"""From what somebody types to what is meant: stable names as they are, anything else as words on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING

from ..decision import CARD, WORD, Verb, first, second
from ..errors import NotInMatch, SudiError, Unclear, unknown
from ..reasons.wanted import Thing, Wanted
from ..view import REFEREE
from ..wording.plain import BEGINNING, plain, resembles, spoken, typed_number, without_brackets
from .deeds import Hearing, Meaning
from .naming import codes_named, no_card, things_named, wanted_named

if TYPE_CHECKING:
    from ..match import Match, Option


@dataclass
class Heard:
    """What a name could stand for: options that are offered, things to do whether legal or not, things on the table."""

    options: list[Option] = field(default_factory=list)
    wanted: list[Wanted] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)
    loose: bool = False  # things were understood, but not what to do with them


def hear(match: Match, name: str, viewer: int) -> Heard:
    """What somebody who asks about this means. Unclear and unknown names are refused with a sentence."""
    asked = match.decision is not None and viewer == match.state.seat
    if asked and (exact := _called(match, name)):
        return Heard(exact)
    star, bare = name.startswith("* "), name.removeprefix("* ").strip()
    try:
        if star:
            return _offered(match, asked, Heard(things=things_named(match, bare, viewer)))
        return _offered(match, asked, Heard(wanted=wanted_named(match, name, viewer)))
    except NotInMatch:
        raise
    except SudiError:
        found = _meaning(match, bare, viewer, star)
    if found is not None and not star and _slip(match, bare, found):
        raise _nonsense(match, bare, star, viewer)
    if found is not None and found.loose:
        return Heard(_begun(match, name) if asked else [], things=found.things, loose=True)
    heard = _offered(match, asked, Heard(wanted=found.wanted, things=found.things)) if found else Heard()
    if heard.options or (found is not None and found.cost < BEGINNING and (heard.wanted or heard.things)):
        return heard
    if asked and (begun := _begun(match, name)):
        return Heard(begun)
    if found is None:
        raise _nonsense(match, bare, star, viewer)
    if found.unclear:
        raise Unclear(bare, found.unclear)
    if not heard.wanted and not heard.things:
        raise NotInMatch(*found.absent[0])
    return heard


def _slip(match: Match, typed: str, found: Meaning) -> bool:
    """Is this a stable name with a slip in it? A text of another moment has more words, or begins otherwise."""
    verb, *rest = typed.split()
    verbs = match.game.verbs.by_name
    if len(rest) > 2:
        return False
    if verb in verbs:
        meant = {one.verb.name for one in found.wanted} | {name for _, name in found.absent}
        return found.loose or verb not in meant
    others = [name for name in verbs if name != plain(verb)]
    return found.loose and bool(get_close_matches(plain(verb), others, 1, 0.7))


def options_named(match: Match, typed: str) -> list[Option]:
    """The offered options that somebody could mean, the nearest ones only: by number (from 1), name, text or parts."""
    assert match.decision is not None
    exact = _called(match, typed) or _begun(match, typed)
    if exact:
        return exact
    found = _meaning(match, typed, match.state.seat)
    if found is None or found.loose:
        return []
    return _offered(match, True, Heard(wanted=found.wanted, things=found.things)).options


def _meaning(match: Match, typed: str, viewer: int, star: bool = False) -> Meaning | None:
    """What the words mean; what stands in brackets at their end may belong to any card among them."""
    hearing = Hearing(match, viewer)
    understand = hearing.things if star else hearing.meaning
    said = spoken(re.sub(r"#\d+", "", typed))
    found = understand(said) if said else None
    short = spoken(without_brackets(typed))
    if (found is not None and not found.loose) or not short or short == said:
        return found
    if (again := understand(short)) is None or again.loose:
        return found or again
    found = again
    for mark in map(spoken, re.findall(r"[^(),]+(?=[^()]*\))", typed)):
        true_of = {card for card in hearing.at if hearing.told(card, mark) is not None}
        if not true_of and (named := hearing.among(mark)) is not None:  # it names something, and not where this is
            return named
        found.wanted = [one for one in found.wanted if not true_of.isdisjoint(one.cards())] or found.wanted
        found.things = [one for one in found.things if one.kind == CARD and one.value in true_of] or found.things
    return found


def codes_meant(match: Match, name: str) -> list[int]:
    """All options, legal or not, that somebody could mean."""
    try:
        return codes_named(match, name)
    except SudiError:
        heard = hear(match, name, match.state.seat if match.state.seat >= 0 else REFEREE)
        codes = [one.verb(one.a or 0, one.b or 0) for one in heard.wanted]
        return list(dict.fromkeys([*(option.code for option in heard.options), *codes]))


def _called(match: Match, typed: str) -> list[Option]:
    """The offered options that are called exactly this: by number, name or text, in either language."""
    decision = match.decision
    assert decision is not None
    if typed.isascii() and typed.isdecimal():
        number = typed_number(typed)
        return list(decision.options[number - 1 : number]) if number else []
    named = decision.option(typed)
    if named is not None:
        return [named]
    wanted = " ".join(plain(typed).split())
    ways: tuple[Callable[[str], object], ...] = (
        lambda text: " ".join(plain(text).split()) == wanted,
        lambda text: bool(text) and spoken(text) == said,
        lambda text: bool(text) and spoken(without_brackets(text)) == said,
    )
    said = spoken(typed)
    for way in ways if said else ways[:1]:
        hits = [o for o in decision.options if way(o.name) or way(o.texts.cs) or way(o.texts.en)]
        if hits:
            return hits
    return []


def _begun(match: Match, typed: str) -> list[Option]:
    """The offered options whose name or text begins like this; a number is never only the beginning of one."""
    assert match.decision is not None
    *said, last = spoken(typed) or ("",)

    def begins(text: str) -> bool:
        words = spoken(text)
        many = len(said)
        if not last or len(words) <= many or list(words[:many]) != said:
            return False
        return words[many].startswith(last) and not (last[-1].isdecimal() and words[many] != last)

    for forms in (lambda o: (o.name,), lambda o: (o.texts.cs, o.texts.en)):
        hits = [o for o in match.decision.options if any(map(begins, forms(o)))]
        if hits:
            return hits
    return []


def _offered(match: Match, asked: bool, heard: Heard) -> Heard:
    """The same with the options that are offered and could be meant."""
    decision = match.decision
    if asked and decision is not None:
        verbs, ours = match.game.verbs, {(t.kind, t.word or t.value) for t in heard.things}

        def parts(option: Option) -> Iterable[tuple[str, str | int]]:
            verb = verbs.of(option.code)
            for kind, n in ((verb.a, first(option.code)), (verb.b, second(option.code))):
                yield kind, verb.words[n].id if kind == WORD else n

        heard.options = [
            option
            for option in decision.options
            if any(one.fits(option.code) for one in heard.wanted) or not ours.isdisjoint(parts(option))
        ]
    return heard


def _nonsense(match: Match, name: str, star: bool, viewer: int) -> SudiError:
    """What is wrong with a name that means nothing: what a stable name lacks, or that there is no such card."""
    words, verbs = name.split(), match.game.verbs
    try:
        things_named(match, name, viewer) if star else wanted_named(match, name, viewer)
    except SudiError as error:
        exact = words and words[0] in verbs.by_name and len(words) <= 3
        heads = [verb for verb in verbs.all if verb.a == CARD and len(words) > 1 and _says(verb, words[0])]
        return error if exact or not heads else no_card(match, " ".join(words[1:]))
    return unknown("option", name, [o.name for o in match.decision.options] if match.decision else [])


def _says(verb: Verb, word: str) -> bool:
    """Does somebody who begins with this word mean this verb?"""
    said, ways = spoken(word), map(spoken, (verb.name, verb.text.cs, verb.text.en))
    return bool(said) and any(way and resembles(said[0], way[0]) is not None for way in ways)
