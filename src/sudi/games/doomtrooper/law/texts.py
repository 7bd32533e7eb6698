"""Refusals in words: why a card may not be given, why a warrior may not transfer."""

from __future__ import annotations

from sudi.kernel.permissions import Refusal
from sudi.kernel.wording import Bilingual

from ..state import DoomState

# Refusals of attachments that need no more than their rule.
ATTACHING: dict[str, tuple[str, str]] = {
    "DTR-090": ("{a} smíte přiložit jen ke svým bojovníkům.", "{a} may be attached to your own warriors only."),
    "DTR-449": ("{b} je uvězněn.", "{b} is imprisoned."),
    "DTR-447": ("{b} nesmí provádět akce.", "{b} may not perform actions."),
    "DTR-127": ("{b} už kartu {a} má.", "{b} has {a} already."),
    "DTR-167": ("{b} už sílu {a} má.", "{b} has {a} already."),
    "DTR-137": ("{b} už úkol {a} má.", "{b} has the mission {a} already."),
    "DTR-120": ("{a} není dar pro bojovníka {b}.", "{a} is no gift for {b}."),
    "DTR-125": ("{b} nesmí dostávat karty Černé symetrie.", "{b} may not receive Dark Symmetry cards."),
    "DTR-165": ("{a} je jen pro bojovníky Mishimy.", "{a} is for Mishima warriors only."),
    "DTR-170": ("{b} toto zvíře mít nesmí.", "{b} may not have this beast."),
    "DTR-171": ("{b} má mít buď zvíře, nebo vozidlo.", "{b} may have a beast or a vehicle, not both."),
    "DTR-178": ("{b} je sám považován za zvíře.", "{b} is considered a beast itself."),
    "DTR-143": ("{a} není relikvie pro bojovníka {b}.", "{a} is no relic for {b}."),
    "DTR-083": ("{a} není pro bojovníka {b}.", "{a} is not meant for {b}."),
    "DTR-082": ("{b} už jedno brnění či vozidlo má.", "{b} has its one armour or vehicle already."),
    "DTR-085": ("{a} se k {b} nepřidává.", "{a} is not added to {b}."),
    "DTR-456": ("{b} to dostat nesmí.", "{b} may not receive that."),
    "DTR-457": ("{b} to nesmí mít nikdy.", "{b} may never have that."),
    "DTR-334": ("Karta, kterou {b} má, tuto zbraň nedovoluje.", "A card that {b} has does not allow this weapon."),
}
TRANSFERRING: dict[str, tuple[str, str]] = {
    "DTR-175": ("{a} má zvíře, a proto Stanici neopustí.", "{a} has a beast and does not leave the Outpost."),
    "DTR-179": ("{a} je považován za zvíře a netransferuje se.", "{a} is considered a beast and does not transfer."),
    "DTR-190": ("Na Stanici musíte někoho nechat.", "You have to keep somebody on the Outpost."),
    "DTR-191": ("Stanici ještě nikdo neotevřel.", "Nobody has opened the Outpost yet."),
    "DTR-195": ("V průběhu souboje se netransferuje.", "Nobody transfers during a combat."),
    "DTR-198": ("Kmenoví válečníci se netransferují.", "Tribal warriors do not transfer."),
    "DTR-199": ("{a} už se v tomto kole transferoval.", "{a} has transferred this turn already."),
    "DTR-200": (
        "Doomtrooper a Černý legionář spolu na vaší Stanici být nesmějí.",
        "A Doomtrooper and a Dark Legion warrior may not share your Outpost.",
    ),
    "DTR-449": ("{a} nesmí provádět akce.", "{a} may not perform actions."),
}


def no(rule: str, cs: str, en: str, depth: int, *cards: str) -> Refusal:
    return Refusal(rule, Bilingual(cs, en), cards, depth)


def about(s: DoomState, rule: str, texts: tuple[str, str], depth: int, a: int, b: int = -1) -> Refusal:
    """A refusal that names one card or two."""
    cards = [s.t.cards[c] for c in (a, b) if c >= 0]
    names = [{"a": cards[0].name[lang], "b": cards[-1].name[lang]} for lang in ("cs", "en")]
    cs, en = (text.format(**name) for text, name in zip(texts, names, strict=True))
    return no(rule, cs, en, depth, *dict.fromkeys(card.id for card in cards))
