"""Warriors in words: what they have to be, whose, where and in which state, as a noun with all that belongs to it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from sudi.kernel.wording import DAT, GEN, INS, NOM, Bilingual, Noun, Words, noun

from ..state import PLACES
from . import trait_nouns
from . import traits as tr
from .agreement import hard, soft, your
from .areas import IN_ALL_AREAS, IN_ANY_AREA, IN_AREA, IN_OWN_AREA
from .nouns import WARRIOR, with_article
from .vocabulary import library

if TYPE_CHECKING:
    from ..language.select import Who

ANY, YOURS, THEIRS = "any", "yours", "theirs"  # the last: of another team
ANOTHERS = "another's"  # of any other player, a partner too

ATTACKER = noun(
    "attacker",
    "ma",
    "útočník útočníka útočníkovi útočníka útočníkovi útočníkem",
    "útočníci útočníků útočníkům útočníky útočnících útočníky",
    "attacker",
)
DEFENDER = noun(
    "defender",
    "ma",
    "obránce obránce obránci obránce obránci obráncem",
    "obránci obránců obráncům obránce obráncích obránci",
    "defender",
)
_BEARING = {"symmetry": ("s kartou Černé symetrie", "with a Dark Symmetry card")}
_ROLES = {"attacker": ATTACKER, "defender": DEFENDER}


def title_of(id: str) -> Bilingual:
    return library.cards[id].name if id in library.cards else Bilingual(id, id)


# ---- the noun ----
@lru_cache(maxsize=256)
def noun_for(has: int, some: int = 0) -> Noun:
    """Warriors that have all of these traits and at least one of those: velitel Bauhausu nebo Kapitolu."""
    if not has:
        return _either(some)
    found = [t for t in tr.TRAITS if t.bit & has and t.noun is not None]
    if not found:
        return WARRIOR
    kinds = [t for t in found if t.of is None]
    sides = [t for t in found if t.bit & tr.SIDES]
    main = (kinds or sides or found)[-1] if kinds or has & tr.DOOMTROOPER else found[-1]
    beside = [t for t in found if t is not main and not (t.bit & tr.LEGION and has & tr.FOLLOWERS)]
    assert main.noun is not None
    word = main.noun
    for one in beside:
        word = _beside(word, one)
    if some == tr.AFFILIATIONS:
        return _with(word, "s příslušností", "with an affiliation")
    if some == tr.CORPORATIONS:
        return _with(word, "některé korporace", "of a corporation")
    if some:
        options = [t.of for t in tr.TRAITS if t.bit & some and t.of is not None]
        if not options:  # Doomtrooper z řad osobností, a Doomtrooper personality
            kind = _either(some)
            from_them = _with(word, f"z řad {kind.plural[1]}", "")
            return replace(from_them, en=(f"{word.en[0]} {kind.en[0]}", f"{word.en[0]} {kind.en[1]}"))
        cs, en = " nebo ".join(o.cs for o in options), " or ".join(o.en for o in options)
        word = replace(_with(word, cs, ""), en=(f"{en} {word.en[0]}", f"{en} {word.en[1]}"))
    return word


def _beside(word: Noun, one: tr.Trait) -> Noun:
    """Doomtrooper Bauhausu, Nefarit Algerotha; Bauhaus Doomtrooper, Nepharite of Algeroth"""
    if one.of is None:
        other = one.noun
        assert other is not None
        said = _with(word, f"a {other.singular[0]}", "")
        return replace(said, en=(f"{word.en[0]} and {other.en[0]}", f"{word.en[1]} and {other.en[1]}"))
    if one.of.en.startswith("of "):
        return _with(word, one.of.cs, one.of.en)
    said = _with(word, one.of.cs, "")
    return replace(said, en=(f"{one.of.en} {word.en[0]}", f"{one.of.en} {word.en[1]}"))


def _with(word: Noun, cs: str, en: str) -> Noun:
    tail = f" {en}" if en else ""
    return Noun(
        f"{word.id} {cs}",
        word.gender,
        tuple(f"{form} {cs}" for form in word.singular),
        tuple(f"{form} {cs}" for form in word.plural),
        (word.en[0] + tail, word.en[1] + tail),
    )


def _either(some: int) -> Noun:
    words = trait_nouns.nouns_of(some)
    if not words:
        return WARRIOR
    if some == tr.CORPORATIONS:
        return _with(WARRIOR, "některé korporace", "of a corporation")
    first, *others = words
    for other in others:
        first = Noun(
            f"{first.id} {other.id}",
            first.gender,
            tuple(f"{a} nebo {b}" for a, b in zip(first.singular, other.singular, strict=True)),
            tuple(f"{a} nebo {b}" for a, b in zip(first.plural, other.plural, strict=True)),
            (f"{first.en[0]} or {other.en[0]}", f"{first.en[1]} or {other.en[1]}"),
        )
    return first


def noun_of(who: Who) -> Noun:
    word = noun_for(who.has, who.some)
    return _ROLES[who.fighting] if word is WARRIOR and who.fighting in _ROLES else word


# ---- the whole of it ----
def said(who: Who, w: Words, case: int, many: bool, own: bool) -> str:
    """`own`: the sentence is about what "you" do, so that Czech says svůj and not tvůj."""
    return _czech(who, w, case, many, own) if w.czech else _english(who, w, many)


def _czech(who: Who, w: Words, case: int, many: bool, own: bool) -> str:
    word, parts = noun_of(who), []
    if who.others:
        parts.append(soft("ostatn", word, case, many))
    if who.whose == YOURS:
        parts.append(your(word, case, many, own))
    elif who.whose in (THEIRS, ANOTHERS):
        parts.append(soft("ciz", word, case, many))
    if who.wounded is not None:
        parts.append(hard("zraněn" if who.wounded else "nezraněn", word, case, many))
    if who.imprisoned:
        parts.append(hard("uvězněn", word, case, many))
    if who.covered:
        parts.append(hard("ukryt", word, case, many))
    parts.append((word.plural if many else word.singular)[case])
    if who.title:
        parts.append(title_of(who.title).cs)
    if who.areas:
        parts.append(" nebo ".join(_where(who, place, many, own).cs for place in who.areas))
    return " ".join(parts + _rest(who, w, many)).replace(" ,", ",")


def _english(who: Who, w: Words, many: bool) -> str:
    word, parts = noun_of(who), []
    if who.others:
        parts.append("other")
    if who.wounded is not None:
        parts.append("wounded" if who.wounded else "healthy")
    if who.imprisoned:
        parts.append("imprisoned")
    if who.covered:
        parts.append("covered")
    parts.append(title_of(who.title).en if who.title else word.en[many])
    text = " ".join(parts)
    if who.whose == YOURS:
        text = f"your {text}" if many or who.title or who.fighting in _ROLES else f"{with_article(text)} of yours"
    elif who.whose == ANOTHERS:
        text = f"other players' {text}" if many else f"another player's {text}"
    elif who.whose == THEIRS:
        text = f"opposing {text}" if many else f"an opposing {text}"
    elif who.fighting in _ROLES and not many:
        text = f"the {text}"
    elif not many and not who.title:
        text = with_article(text)
    if who.areas:
        text += " " + " or ".join(_where(who, place, many, False).en for place in who.areas)
    return " ".join([text, *_rest(who, w, many)])


def _where(who: Who, place: int, many: bool, own: bool) -> Bilingual:
    if who.whose != YOURS:
        return (IN_ALL_AREAS if many else IN_ANY_AREA)[PLACES[place]]
    return (IN_OWN_AREA if own else IN_AREA)[PLACES[place]]


def _rest(who: Who, w: Words, many: bool) -> list[str]:
    found = []
    if who.mounted:
        found.append(
            w.pick(
                "se zvířetem nebo považovaní za zvíře" if many else "se zvířetem nebo považovaný za zvíře",
                "with a beast or considered one",
            )
        )
    if who.aboard:
        one = trait_nouns.said(who.aboard, w, INS, many=False)
        which = (", který je {} nebo ho používá", ", kteří jsou {} nebo ho používají")[many].format(one)
        found.append(w.pick(which, f"that {('is or uses', 'are or use')[many]} {one}"))
    if who.near:
        found.append(w.pick("ve stejné oblasti", "in the same area"))
    if who.lacks:
        but = trait_nouns.said(who.lacks, w, GEN)
        found.append(w.pick(f"(kromě {but})", f"(except {but})"))
    if who.fighting == "combatant":
        found.append(w.pick("v souboji", "in the combat"))
    if who.fighting in _ROLES and noun_of(who) is not _ROLES[who.fighting]:
        role = _ROLES[who.fighting]
        found.append(w.pick(f"({role.singular[NOM]})", f"({role.en[0]})"))
    if who.facing:
        whom = trait_nouns.said(who.facing, w, DAT, many=False)
        found.append(w.pick(f"proti {whom}", f"against {whom}"))
    if who.bears:
        found.append(w.pick(*_BEARING[who.bears]))
    if who.without:
        name = title_of(who.without)[w.lang]
        found.append(w.pick(f"bez karty {name}", f"without {name}"))
    if who.most_value:
        found.append(
            w.pick(f"se základní hodnotou nejvýše {who.most_value}", f"with a base value of at most {who.most_value}")
        )
    return found
