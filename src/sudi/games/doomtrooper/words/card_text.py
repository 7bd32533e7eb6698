"""The text of a card as a whole: what it is, how it is played, where it goes, what its rules say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sudi.kernel.standing import Standing
from sudi.kernel.wording import ACC, DAT, INS, NOM, Bilingual, Words, upper

from ..cards.types import (
    ACTIONS,
    ALLIANCE,
    ANYTIME,
    ART,
    COMBAT,
    END,
    EQUIPMENT,
    FORTIFICATION,
    IN_AREA,
    MISSION,
    ON_BEARER,
    ON_CARD,
    ON_DEATH,
    ON_GAME,
    ON_HEALED,
    ON_JOINED,
    ON_KILL,
    ON_LOSS,
    ON_MISSION,
    ON_PLAYER,
    ON_POINTS,
    ON_SEARCH,
    ON_SECRET,
    ON_SECRETLY,
    ON_TRANSFER,
    ON_WIN,
    ON_WOUND,
    SPECIAL,
    START,
    STAYS,
    WARRIOR,
)
from ..language.marks import POINTS_AS_DESTINY
from . import trait_nouns
from . import traits as tr
from .areas import INTO_AREA
from .nouns import ACTION, ATTACK_ACTION, DESTINY, either, listed, towards

if TYPE_CHECKING:
    from ..cards.card import Doomcard

# ---- when a card is played, behind "Play" ----
MOMENTS = {
    ANYTIME: Bilingual("kdykoli", "at any time"),
    COMBAT: Bilingual("v průběhu souboje", "during a combat"),
    START: Bilingual("na začátku svého kola", "at the start of your turn"),
    END: Bilingual("na konci svého kola", "at the end of your turn"),
    ON_CARD: Bilingual(
        "ihned poté, co někdo jiný zahraje speciální kartu", "right after somebody else plays a special card"
    ),
    ON_KILL: Bilingual(
        "ihned poté, co je zabit některý z tvých bojovníků", "right after one of your warriors is killed"
    ),
    ON_POINTS: Bilingual("ihned poté, co hráč získá vítězné body", "right after a player earns victory points"),
    ON_WOUND: Bilingual(
        "ihned poté, co je bojovník zraněn, i kdyby ho to zabilo",
        "right after a warrior is wounded, even if that would kill it",
    ),
    ON_JOINED: Bilingual("ihned poté, co bojovník přijde do hry", "right after a warrior has come into play"),
    ON_HEALED: Bilingual("ihned poté, co je zraněný bojovník vyléčen", "right after a wounded warrior is healed"),
    ON_DEATH: Bilingual("ihned poté, co je zabit tvůj Doomtrooper", "right after one of your Doomtroopers is killed"),
    ON_SECRET: Bilingual("ihned poté, co někdo odhalí tajemství", "right after somebody reveals a secret"),
    ON_LOSS: Bilingual(
        "ihned poté, co byla vyřazena tvá speciální karta, která zůstávala ve hře",
        "right after a special card of yours that stayed in play is discarded",
    ),
    ON_TRANSFER: Bilingual(
        "ve chvíli, kdy se bojovník přesouvá na Stanici nebo z ní", "as a warrior transfers to or from the Outpost"
    ),
    ON_MISSION: Bilingual(
        "ve chvíli, kdy bojovník splní úkol, dřív než jsou za něj body",
        "when a warrior completes a mission, before its points are earned",
    ),
    ON_SECRETLY: Bilingual(
        "ve chvíli, kdy splníš úkol, který máš v ruce, jako by byl přidělen",
        "when you complete a mission that is in your hand, as if it had been assigned",
    ),
    ON_WIN: Bilingual("ihned poté, co soupeř vyhrál", "right after an opponent has won"),
    ON_SEARCH: Bilingual(
        "ihned poté, co hráč hledal určitou kartu ve své knihovně nebo hrobě a vzal si ji do ruky",
        "right after a player has searched his library or discard pile for a card and taken it to his hand",
    ),
}
_OPPONENTS_CARD = Bilingual(
    "ihned poté, co soupeř zahraje speciální kartu", "right after an opponent plays a special card"
)
_GEAR = Bilingual("ihned poté, co hráč zahraje vybavení", "right after a player plays equipment")
_SPELL = Bilingual("ihned poté, co někdo jiný sešle kouzlo", "right after somebody else casts a spell")
_ANY_SPELL = Bilingual("ihned poté, co někdo sešle kouzlo", "right after anybody casts a spell")
_AT_PLAYER = {
    "any": Bilingual("na kteréhokoli hráče", "on any player"),
    "other": Bilingual("na jiného hráče", "on another player"),
    "opponent": Bilingual("na soupeře", "on an opponent"),
}


def per_words(w: Words, per: int) -> str:
    """za každý bod osudu, za každé 2 body osudu; for every destiny point"""
    if per == 1:
        return w.pick(f"za každý {DESTINY.singular[ACC]}", f"for every {DESTINY.en[0]}")
    return w.pick(f"za {'každé' if per < 5 else 'každých'} ", "for every ") + w.count(per, DESTINY, ACC)


def again(w: Words, per: int) -> str:
    """Behind what the first unit does for nothing."""
    return upper(per_words(w, per)) + w.pick(" totéž ještě jednou.", " the same once more.")


# ---- what it is ----
def labels(card: Doomcard, w: Words) -> str:
    """Its affiliation and keywords, as far as its title does not say them already."""
    title = card.name[w.lang].casefold()
    words = [name[w.lang] for name in tr.names(card.traits & _labelled(card))]
    words = [word for word in words if not re.search(rf"\b{re.escape(word.casefold())}\b", title)]
    if card.type != FORTIFICATION and card.traits & tr.FORTIFIED:
        cs = "považován za opevnění" if card.type == WARRIOR else "považováno za opevnění"
        words.append(w.pick(cs, "considered a fortification"))
    return " ".join(upper(word) + "." for word in words)


def _labelled(card: Doomcard) -> int:
    hidden = tr.FORTIFIED | tr.LAST_RESORT | tr.SHORT_RANGE | tr.GENERAL
    if card.type != WARRIOR:
        return ~(hidden | tr.AFFILIATIONS | tr.SIDES)
    # Who has an affiliation or belongs to no side but one is a Doomtrooper as a matter of course.
    if card.traits & tr.AFFILIATIONS and not card.traits & (tr.LEGION | tr.TRIBAL):
        hidden |= tr.DOOMTROOPER
    return ~hidden


# ---- how it is played ----
def playing(card: Doomcard, w: Words) -> str:
    return " ".join(
        filter(None, (_moment(card, w), _price(card, w), _needed(card, w), _going(card, w), _staying(card, w)))
    )


def _moment(card: Doomcard, w: Words) -> str:
    if card.mimics:
        return ""
    if card.needs is not None and card.needs.timing:
        whom = _AT_PLAYER[card.at_player] if card.at_player else None
        return card.needs.say(w) + (w.pick(f" Hraj {whom.cs}.", f" Play it {whom.en}.") if whom else "")
    verb = w.pick("Sesílej", "Cast") if card.type == ART else w.pick("Hraj", "Play")
    if card.type not in (SPECIAL, ART, ALLIANCE) and not (card.type == FORTIFICATION and card.when in MOMENTS):
        return ""
    if card.when == ACTIONS:
        kind = ATTACK_ACTION if card.attack and card.actions == 1 else ACTION
        moment = w.pick("za ", "for ") + w.count(card.actions, kind, ACC)
        if card.attack and card.actions > 1:
            moment += w.pick(" (poslední z nich je útočná)", " (the last of them is an attack action)")
    elif getattr(card.play, "moment", None) is not None:  # the effect says more exactly when
        moment = card.play.moment[w.lang]  # type: ignore[union-attr]
    elif card.when == ON_CARD and card.counters == (ART,):
        moment = (_ANY_SPELL if getattr(card.play, "anybodys", False) else _SPELL)[w.lang]
    elif card.when == ON_CARD and card.counters == (EQUIPMENT,):
        moment = _GEAR[w.lang]
    elif card.when == ON_CARD and getattr(card.play, "only_opponents", False):
        moment = _OPPONENTS_CARD[w.lang]
    else:
        moment = MOMENTS[card.when][w.lang]
    at = f" {_AT_PLAYER[card.at_player][w.lang]}" if card.at_player else ""
    text = f"{verb} {moment}{at}."
    if card.type == ART and not card.traits & tr.ALL_ARTS:
        text += w.pick(
            " Seslat ho smí každý, kdo smí sesílat jakákoli kouzla.", " Whoever may cast any spells may cast it."
        )
    return text


def _price(card: Doomcard, w: Words) -> str:
    if not card.cost:
        return ""
    return w.pick("Zaplať ", "Pay ") + w.count(card.cost, DESTINY, ACC) + "."


def _needed(card: Doomcard, w: Words) -> str:
    return card.needs.say(w) if card.needs is not None and not card.needs.timing else ""


def _going(card: Doomcard, w: Words) -> str:
    """Where it goes, or at whom it is aimed."""
    if card.lies == IN_AREA:
        places = [INTO_AREA[area][w.lang] for area in card.areas]
        return w.pick(f"Vylož {either(places, w)}{_for(card, w)}.", f"Lay {either(places, w)}{_for(card, w)}.")
    if card.lies == ON_BEARER and card.give is not None:
        whom = card.give.say(w, DAT, own=True)
        if card.type == MISSION:
            text = w.pick(f"Přiděl {whom}", f"Assign to {whom}")
        else:
            text = w.pick(f"Přilož {towards(whom)}", f"Attach to {whom}")
        if card.pays_value:
            text += w.pick(" a zaplať jeho hodnotu v bodech osudu", " and pay its value in destiny points")
        return f"{text}{_for(card, w)}."
    if card.type == MISSION and card.lies == ON_PLAYER:
        if getattr(card.play, "only_you", False):
            return w.pick("Přiděl sobě.", "Assign to yourself.")
        return w.pick("Přiděl kterémukoli hráči.", "Assign to any player.")
    if card.aim is not None:
        price = w.pick(" Zaplať jeho hodnotu v bodech osudu.", " Pay its value in destiny points.")
        if card.pays_value > 1:
            price = w.pick(
                " Zaplať dvojnásobek jeho hodnoty v bodech osudu.", " Pay twice its value in destiny points."
            )
        aim = w.pick(f"Cíl: {card.aim.say(w, NOM)}.", f"Target: {card.aim.say(w)}.")
        return aim + price * bool(card.pays_value)
    return ""


def _for(card: Doomcard, w: Words) -> str:
    """Laying a card takes one action unless it says otherwise."""
    if card.actions == 1 or card.when != ACTIONS or card.type in (SPECIAL, ART):
        return ""
    return w.pick(" za ", " for ") + w.count(card.actions, ACTION, ACC)


def _staying(card: Doomcard, w: Words) -> str:
    if card.many and card.type == FORTIFICATION and card.needs is None:
        return w.pick("Smíš jich mít ve hře víc.", "You may have several of them in play.")
    if card.after == STAYS and card.lies == ON_GAME:
        return w.pick("Zůstává ve hře.", "It stays in play.")
    if card.after == STAYS and card.lies == ON_PLAYER and card.type == SPECIAL:
        return w.pick("Zůstává před ním.", "It stays before that player.")
    return ""


# ---- what follows from keywords and ratings ----
def nature(card: Doomcard, w: Words) -> str:
    parts = []
    if card.type == WARRIOR:
        if card.placed:
            into = INTO_AREA[card.placed][w.lang]
            into += w.pick(", kterou nesmí opustit", ", which it may not leave") if card.placed == "outpost" else ""
            parts.append(w.pick(f"Vylož ho {into}.", f"Deploy it {into}."))
        if not card.traits & tr.SIDES:
            parts.append(w.pick("Nepatří k žádné straně.", "It belongs to no side."))
        parts += [w.pick(*words) for holds, words in _facts(card) if holds]
    if card.mimics:
        parts.append(
            w.pick(
                "Hraj ji jako přesnou kopii kterékoli karty ve hře (ne osobnosti ani relikvie) podle všech pravidel "
                "pro tu kartu.",
                "Play it as an exact copy of any card in play (no personality or relic), by all rules for that card.",
            )
        )
    if card.stands:
        parts.append(
            w.pick("Ve hře je bojovníkem a nikdy nebojuje.", "In play it is a warrior; it never takes part in combats.")
        )
    if card.traits & (tr.SHOTGUN | tr.SHORT_RANGE):
        parts.append(w.pick("Používá se jen v zápase.", "It is used in fights only."))
    if card.turns_into:
        what = trait_nouns.said(card.turns_into, w, INS, many=False)
        parts.append(w.pick(f"Zbraň je pak také {what}.", f"The weapon is then {what} as well."))
    if card.many and card.traits & tr.SINGLE:
        parts.append(w.pick("Více kopií této karty se sčítá.", "Several copies of this card add up."))
    return " ".join(parts)


def _facts(card: Doomcard) -> list[tuple[bool, tuple[str, str]]]:
    never = card.fight is None and card.shoot is None
    return [
        (
            bool(card.traits & tr.NEVER_FIGHTS),
            ("Nikdy nebojuje ani není v úkrytu.", "It never takes part in a combat and is never in cover."),
        ),
        (
            never and not card.traits & tr.NEVER_FIGHTS,
            ("Nikdy nebojuje.", "It never takes part in a combat."),
        ),
        (card.fight is None and not never, ("Bojuje jen střelbou.", "It takes part in shoot-outs only.")),
        (card.shoot is None and not never, ("Bojuje jen zápasem.", "It takes part in fights only.")),
        (
            bool(card.traits & tr.FREELANCER) and all(rule.key() != POINTS_AS_DESTINY for rule in card.standing),
            ("Body, které získá, jsou body osudu.", "Whatever it earns becomes destiny points."),
        ),
        (
            bool(card.traits & tr.CULTIST),
            (
                "Jednou za kolo smíš kdykoli určit, zda je Doomtrooperem, nebo bojovníkem Černé legie.",
                "Once a turn, at any time, you may say whether it is a Doomtrooper or a Dark Legion warrior.",
            ),
        ),
        (
            bool(card.traits & tr.SERGEANT),
            (
                "Kdykoli mu smíš natrvalo přidělit své bojovníky jednoho jména, kteří mají jeho korporaci a nižší "
                "základní hodnotu a nejsou to velitelé ani osobnosti.",
                "At any time you may assign to it, for good, warriors of yours of one title that share its "
                "corporation, have a lower base value and are neither commanders nor personalities.",
            ),
        ),
        (
            bool(card.traits & tr.LAST_RESORT),
            (
                "Lze ho napadnout, až když v jeho oblasti nezbývá nikdo jiný než takoví jako on.",
                "It may be attacked only when nobody but its like is left in its area.",
            ),
        ),
    ]


def arts(card: Doomcard, w: Words) -> str:
    if card.never_art:
        return w.pick("NIKDY nesmí užívat Umění.", "May NEVER use the Art.")
    if not card.casts:
        return ""
    if card.casts == tr.ALL_ARTS:
        return w.pick("Smí sesílat kouzla všech aspektů Umění.", "May cast spells of every aspect of the Art.")
    names = [w.pick(name.cs, f"the {name.en}") for name in tr.names(card.casts)]
    return w.pick(f"Smí sesílat kouzla {listed(names, w)}.", f"May cast spells of {listed(names, w)}.")


# ---- what its rules say ----
def rules(standing: Sequence[Standing], w: Words) -> str:
    """One sentence after the other; bans that belong together share one, and nobody is named twice in a row."""
    texts, left, before = [], list(standing), ""
    while left:
        rule: Any = left.pop(0)
        joins, others = getattr(rule, "joins", None), []
        while joins is not None and left and joins(left[0]):
            others.append(left.pop(0))
        say = getattr(rule, "say_with" if others else "say", None)
        text = "" if say is None else str(say(others, w) if others else say(w))
        if not text:
            continue
        about = _subject(rule, text, w)
        texts.append(
            _without_subject(text, about, getattr(rule.scope, "many", False), w) if about == before != "" else text
        )
        before = about
    return " ".join(texts)


def _subject(rule: Any, text: str, w: Words) -> str:
    scope = getattr(rule, "scope", None)
    named = [] if scope is None else [scope.say_scope(w)]
    return next(
        (s for s in (*named, w.pick("tato karta", "this card")) if text.lower().startswith(s.lower() + " ")), ""
    )


def _without_subject(text: str, about: str, many: bool, w: Words) -> str:
    rest = text[len(about) + 1 :]
    if not w.czech:
        return f"{'They' if many else 'It'} {rest}"
    if rest.startswith("se "):  # an enclitic stands second
        verb, _, tail = rest[3:].partition(" ")
        rest = f"{verb} se {tail}"
    return upper(rest)
