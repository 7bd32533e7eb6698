"""What a collection of cards can use, by what is printed: bearers for gear, casters for spells, weapons for parts.

What opponents bring is not known, so a card for anybody's warriors counts as one that can be used."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from ..cards.card import Doomcard
from ..cards.catalogue import BY_ID
from ..cards.types import ART, WARRIOR
from ..language.needs import NeedCard, NeedWarrior
from ..language.pieces import Piece
from ..language.select import YOURS, Who
from ..words import traits as tr


@cache
def is_choosy(id: str) -> bool:
    """Is it the warriors of its player's deck that decide whether the card can be used at all?"""
    card = BY_ID[id]
    if card.type == WARRIOR:
        return False
    return bool(card.type == ART or card.requires or card.requires_some or _asked(card))


def _asked(card: Doomcard) -> list[Who]:
    return [who for who in (card.give, card.aim) if isinstance(who, Who) and who.whose == YOURS]


@cache
def suits(id: str, warrior: str) -> bool:
    """Can the warrior bear the card, cast it or be what it aims at?"""
    card, who = BY_ID[id], BY_ID[warrior]
    if card.type == ART:
        return bool(who.casts & card.traits & tr.ALL_ARTS)
    if card.requires & ~who.traits or (card.requires_some and not card.requires_some & who.traits):
        return False
    return all(Who.suits(asked, who) for asked in _asked(card))


def usable(card: Doomcard, titles: Collection[str]) -> bool:
    """Is there anybody or anything among these titles that the card can be used with?"""
    if is_choosy(card.id) and not any(suits(card.id, id) for id in titles if BY_ID[id].type == WARRIOR):
        return False
    need = card.needs
    if isinstance(need, NeedCard) and need.id not in titles:
        return False
    if isinstance(need, NeedWarrior) and need.who.whose == YOURS:
        held = (BY_ID[id] for id in titles)
        if not any(one.type == WARRIOR and Who.suits(need.who, one) for one in held):
            return False
    pieces = [asked for asked in (card.give, card.aim) if isinstance(asked, Piece) and asked.whose == YOURS]
    return all(any(is_piece(piece, BY_ID[id]) for id in titles) for piece in pieces)


def is_piece(piece: Piece, card: Doomcard) -> bool:
    """Is the card gear of that kind?"""
    if card.type not in piece.types or card.traits & piece.lacks or (piece.some and not card.traits & piece.some):
        return False
    return not piece.maker or bool((card.requires | card.traits) & piece.maker)


def idle(titles: Iterable[str]) -> list[str]:
    """The titles that nothing else among them can use."""
    held = {*titles}
    return sorted(id for id in held if not usable(BY_ID[id], held))
