"""Playing cards: what is asked of a card that is played, now or at any other moment (DTR-334 to DTR-347)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sudi.kernel.decision import Verb
from sudi.kernel.law import Case, Check, Choice, Domain, Members, same_title
from sudi.kernel.machine import X
from sudi.kernel.wording import ACC, Bilingual, Words
from sudi.kernel.wording.text import LANGUAGES

from ..cards.card import Doomcard
from ..cards.types import (
    ABOUT_A_CARD,
    ALLIANCE,
    ART,
    COMBAT,
    FORTIFICATION,
    IN_AREA,
    ON_BEARER,
    ON_GAME,
    ON_KILL,
    ON_WOUND,
    REACTIONS,
    RELIC,
)
from ..language.effects.act import possible, vital
from ..language.marks import TOLL
from ..language.pieces import Piece
from ..language.select import Who
from ..language.standing.disuse import gagged, hushed
from ..state import MODIFIERS, DoomState, cards_in_play, own_warriors, warriors
from ..words import vocabulary as v
from .bans import not_by_its_own
from .bearing import NOT_SEALED, sealed_off
from .casting import CASTERS, CASTING, casters, spell_targets
from .copies import NOT_IN_VAIN, ONE_COPY, has_copy, in_vain, plays_copy, said_already
from .leaving import housed
from .moments import AFTERWARDS, BY_WOUND, CARD_PLAYED, WARRIOR_HIT, WOUND_FLAG, moment_of
from .paying import WORTH_PAID, can_pay_for
from .piles import IN_PILES
from .seats import seats_for
from .self_harm import at_player, just_so, on_bearer
from .spell_prices import PAYABLE, payable


# ---- how a card is played ----
def verb_of(printed: Doomcard) -> Verb:
    """By a caster, on a player, on a card, or just so."""
    if printed.type == ART:
        return v.CAST
    if printed.at_player:
        return v.PLAY_AT
    if printed.when in ABOUT_A_CARD or target_of(printed) is not None:
        return v.PLAY_ON
    return v.PLAY


def target_of(printed: Doomcard) -> Who | Piece | None:
    """What a card is played on, if on anything: whom it will lie on, or its aim."""
    return printed.give if printed.lies == ON_BEARER else printed.aim


def unique_in_play(s: DoomState, card: int) -> bool:
    """DTR-144, DTR-231, DTR-382: a unique card of this title is in play."""
    return s.t.unique[card] and (bool(s.t.copies[card] & (s.live | s.down)) or housed(s, card))


def has_copy_on(s: DoomState, card: int, bearer: int) -> bool:
    """Has the card there a copy of this one that makes another one useless (DTR-346)?"""
    printed = s.t.cards[card]
    if printed.lies != ON_BEARER or s.t.adds_up[card]:
        return False
    kind = s.t.kind[card]
    return any(s.bearer[c] == bearer and s.t.kind[c] == kind for zone in s.attached for c in zone)


def acts_still(s: DoomState, card: int) -> bool:
    """Was the card played in this combat? It is used up, and can be played again, when the combat is over (DTR-217)."""
    return any(entry[0] == card for entry in s.played)


# ---- the short ways ----
def plays(s: DoomState, seat: int, card: int, about: int = -1, x: int = 0) -> list[int]:
    """The ways to play this card now: one option for each target (or caster, or player)."""
    printed = s.t.cards[card]
    tolled = s.t.standing_masks.get(TOLL, 0) & s.live
    if (printed.cost or printed.per or tolled) and not payable(s, seat, card):
        return []
    if printed.needs is not None and not printed.needs.met(s, seat, card):
        return []
    if s.lasting and gagged(s, seat, card):
        return []
    if s.t.unique[card] and unique_in_play(s, card):
        return []
    if (printed.when == COMBAT and s.stopped) or (s.played and acts_still(s, card)):
        return []
    if printed.when in REACTIONS:
        return reactions(s, seat, card, about, x)
    return _ways(s, seat, card)


def _ways(s: DoomState, seat: int, card: int) -> list[int]:
    printed = s.t.cards[card]
    play = printed.play
    if printed.type == ART:
        return [
            v.CAST(card, caster)
            for caster in casters(s, seat, card)
            if any(possible(play, s, seat, card, w) for w in spell_targets(s, seat, card, caster))
        ]
    if printed.at_player:
        return [v.PLAY_AT(card, p) for p in seats_for(s, seat, card) if possible(play, s, seat, card, p)]
    who = target_of(printed)
    if who is not None:
        return [
            v.PLAY_ON(card, w)
            for w in who.find(s, seat, card)
            if not has_copy_on(s, card, w)
            and not off_limits(s, seat, card, w)
            and (not s.t.is_warrior[w] or sealed_off(s, card, w) < 0)
            and not in_vain(s, card, w)
            and can_pay_for(s, seat, card, w)
            and possible(play, s, seat, card, w)
        ]
    if s.t.is_fort_card[card] and has_copy(s, seat, card):
        return []
    return [v.PLAY(card)] if influences(s, seat, card) else []


def off_limits(s: DoomState, seat: int, card: int, target: int) -> bool:
    """May this special card not be played on this warrior: by its own player, or while nothing affects a combat?"""
    return (bool(s.lasting) and hushed(s, seat, card, target)) or not_by_its_own(s, seat, card, target)


def influences(s: DoomState, seat: int, card: int) -> bool:
    """Would the card change anything, played just so: by what it does, or by what it says while it stays (DTR-346)?"""
    printed = s.t.cards[card]
    if printed.lies == IN_AREA:
        return printed.many or not plays_copy(s, seat, card)
    lasting = printed.lies == ON_GAME and printed.standing and not vital(printed.play)
    if lasting and (printed.play is None or not said_already(s, seat, card)):
        return not said_already(s, seat, card)
    return possible(printed.play, s, seat, card, -1)


def reactions(s: DoomState, seat: int, card: int, about: int, x: int) -> list[int]:
    """DTR-338: a reaction acts directly on the card (or the blow, or the points) it answers."""
    printed = s.t.cards[card]
    if printed.when not in ABOUT_A_CARD:
        return [v.PLAY(card)] if possible(printed.play, s, seat, card, -1) else []
    found = [c for c in answered(s, seat, card, about, x) if possible(printed.play, s, seat, card, c)]
    if printed.type == ART:
        return [v.CAST(card, w) for w in casters(s, seat, card)] if found else []
    return [v.PLAY_ON(card, c) for c in found]


def answered(s: DoomState, seat: int, card: int, about: int, x: int) -> list[int]:
    """The cards that a reaction could be about at this moment."""
    if s.t.when[card] == ON_KILL:
        killed = about >= 0 and moment_of(x) == WARRIOR_HIT and not x & WOUND_FLAG
        who = target_of(s.t.cards[card])
        meant = killed and (s.side[about] == seat if who is None else who.fits(s, seat, card, about))
        return [about] if meant and not not_by_its_own(s, seat, card, about) else []
    if s.t.when[card] in AFTERWARDS:
        return [about] if _happened(s, seat, card, about, x) else []
    if about >= 0 and moment_of(x) == CARD_PLAYED:
        found = [about]
    else:  # DTR-336: in the modifier phase a card of this combat may be cancelled later too
        found = [e[0] for e in s.played] if s.phase == MODIFIERS else []
    counters = s.t.cards[card].counters
    return [c for c in found if s.t.type[c] in counters and not (s.lasting and hushed(s, seat, card, c))]


def _happened(s: DoomState, seat: int, card: int, about: int, x: int) -> bool:
    """Is this the moment of the card, and is it about whom the card is played on? The dead are no targets in play."""
    when = s.t.when[card]
    if about < 0 or moment_of(x) != AFTERWARDS[when]:
        return False
    if when == ON_WOUND and not x & BY_WOUND and not getattr(s.t.cards[card].play, "kills_too", False):
        return False
    who = target_of(s.t.cards[card])
    return (who is None or who.fits(s, seat, card, about)) and not not_by_its_own(s, seat, card, about)


# ---- the law: of the card ----
def _unique(rule: str, kind: str) -> Check:
    return Check(
        rule,
        lambda c: c.s.t.type[c.a] != kind or not unique_in_play(c.s, c.a),
        cs="Jedinečná karta {a} už ve hře je.",
        en="{a} is unique and in play already.",
    )


def _need(rule: str) -> Check:
    def met(c: Case) -> bool:
        need = c.s.t.cards[c.a].needs
        return need is None or need.rule != rule or need.met(c.s, c.me, c.a)

    return Check(
        rule,
        met,
        cs="Aby šla karta {a} zahrát, {missing}.",
        en="To play {a}, {missing}.",
        values=lambda c: {"missing": c.s.t.cards[c.a].needs.missing()},
    )


NEEDS = tuple(_need(rule) for rule in ("DTR-347", "DTR-229", "DTR-372"))
UNIQUE = (_unique("DTR-144", RELIC), _unique("DTR-231", ALLIANCE), _unique("DTR-116", FORTIFICATION))
GOES_ON = Check(
    "DTR-245",
    lambda c: c.s.t.when[c.a] != COMBAT or not c.s.stopped,
    cs="Souboj už končí, karta {a} by na něj neměla vliv.",
    en="The combat is ending; {a} would have no influence on it.",
)
USED_UP = Check(
    "DTR-217",
    lambda c: not acts_still(c.s, c.a),
    cs="Karta {a} v tomto souboji ještě působí; znovu ji lze zahrát, až souboj skončí.",
    en="{a} is still acting in this combat; it can be played again when the combat is over.",
)
FREE_TO_PLAY = Check(
    "DTR-334",
    lambda c: not gagged(c.s, c.me, c.a),
    cs="V tomto souboji smí speciální karty hrát jen jiný hráč, a proto ne kartu {a}.",
    en="Only another player may play special cards in this combat, so you cannot play {a}.",
)
PLAYING = (PAYABLE, *NEEDS, *UNIQUE, FREE_TO_PLAY, GOES_ON, USED_UP)


# ---- the law: of what it is played on ----
def _aim(c: Case) -> dict[str, Bilingual]:
    who = target_of(c.s.t.cards[c.a])
    assert who is not None
    return {"whom": Bilingual(*(who.say(Words(lang), ACC, own=True) for lang in LANGUAGES))}


def _on_target(c: Case) -> bool:
    who = target_of(c.s.t.cards[c.a])
    return who is not None and who.fits(c.s, c.me, c.a, c.b)


def _reacts(c: Case) -> bool:
    return bool(c.s.t.reacts[c.a])


def _answers(c: Case) -> bool:
    return c.b in answered(c.s, c.me, c.a, c.src, _moment(c))


def _moment(c: Case) -> int:
    """The number of the window that asks."""
    return int(c.f[X])


USEFUL = Check(
    "DTR-346",
    lambda c: possible(c.s.t.cards[c.a].play, c.s, c.me, c.a, c.b),
    cs="Karta {a} by teď nic nezpůsobila ({b}).",
    en="{a} would have no effect on {b} now.",
)
ON_TARGET = (
    Check(
        "DTR-338",
        lambda c: not _reacts(c) or _answers(c),
        cs="Karta {a} je reakce a na kartu {b} teď reagovat nelze.",
        en="{a} is a reaction, and there is nothing about {b} to react to now.",
    ),
    Check(
        "DTR-334",
        lambda c: _reacts(c) or _on_target(c),
        cs="Karta {a} se hraje na {whom}; karta {b} to není.",
        en="{a} is played on {whom}; {b} is none.",
        values=_aim,
    ),
    Check(
        "DTR-346",
        lambda c: _reacts(c) or not has_copy_on(c.s, c.a, c.b),
        cs="Karta {a} už na kartě {b} leží a druhá by nic nezměnila.",
        en="{b} has {a} already, and another one would change nothing.",
    ),
    Check(
        "DTR-334",
        lambda c: _reacts(c) or not off_limits(c.s, c.me, c.a, c.b),
        cs="Na bojovníka {b} jeho vlastní hráč speciální karty hrát nesmí.",
        en="Its own player may not play special cards on {b}.",
    ),
    NOT_SEALED,
    NOT_IN_VAIN,
    WORTH_PAID,
    USEFUL,
)
AT_PLAYER = (
    Check(
        "DTR-334",
        lambda c: c.b in seats_for(c.s, c.me, c.a),
        cs="Karta {a} se hraje na jiného hráče.",
        en="{a} is played on another player.",
    ),
    USEFUL,
)
JUST_SO = (
    *ONE_COPY,
    Check(
        "DTR-346",
        lambda c: influences(c.s, c.me, c.a),
        cs="Karta {a} by teď nic nezpůsobila.",
        en="{a} would have no effect now.",
    ),
)


# ---- the choices ----
Timely: TypeAlias = Callable[[Case, int], bool]  # is a card of the hand for this moment?


def playing(
    timely: Timely, apart: tuple[Check, ...], extra: tuple[Check, ...] = (), before: tuple[Check, ...] = ()
) -> tuple[Choice, ...]:
    """The four ways to play a card of the hand; `timely` tells which cards this moment is for, `extra` is asked too."""

    def hand(verb: Verb) -> Domain:
        return Domain(
            lambda c: [x for x in c.s.hand[c.me] if verb_of(c.s.t.cards[x]) is verb and timely(c, x)],
            "DTR-013",
            cs="Hrají se jen karty z ruky, které k tomu jsou určené",
            en="Only cards of your hand that are meant for it are played",
            apart=(*IN_PILES, *apart),
        )

    return _four_ways(hand, (*extra, *PLAYING), before)


def playing_of(cards: Members) -> tuple[Choice, ...]:
    """The ways to play one of these cards, wherever they are."""

    def pool(verb: Verb) -> Domain:
        return Domain(
            lambda c: [x for x in cards(c) if verb_of(c.s.t.cards[x]) is verb],
            "DTR-369",
            cs="Hraje se jen tato jedna karta",
            en="Only this one card is played",
        )

    return _four_ways(pool, PLAYING, ())


def _four_ways(
    pool: Callable[[Verb], Domain], checks: tuple[Check, ...], before: tuple[Check, ...]
) -> tuple[Choice, ...]:
    ways = (
        (v.PLAY, None, JUST_SO, (), just_so),
        (v.PLAY_ON, ON_WHAT, ON_TARGET, (SOMETHING_THERE,), on_bearer),
        (v.PLAY_AT, AT_WHOM, AT_PLAYER, (), at_player),
        (v.CAST, CASTERS, (*CASTING, CAST_USEFUL), (SOMEBODY_CASTS,), None),
    )
    return tuple(
        Choice(verb, pool(verb), second, (*checks, *more), (*before, *there), alike=same_title, harms=harms)
        for verb, second, more, there, harms in ways
    )


SOMETHING_THERE = Check(
    "DTR-347",
    lambda c: cards_in_play(c.s) or c.s.limbo or c.s.played,
    cs="Ve hře není nic, na co by se něco hrálo.",
    en="There is nothing in play to play anything on.",
)
SOMEBODY_CASTS = Check(
    "DTR-208",
    lambda c: own_warriors(c.s, c.me),
    cs="Nemáš ve hře bojovníka, který by sesílal.",
    en="You have no warrior in play to cast anything.",
)


def _targets_in_question(c: Case) -> list[int]:
    """Warriors in play; gear in play for what is played on gear; for a reaction, what could be answered."""
    if c.s.t.reacts[c.a]:
        asked = [c.src] if c.src >= 0 else []
        return list(dict.fromkeys([*c.s.limbo, *(e[0] for e in c.s.played), *warriors(c.s), *asked]))
    if isinstance(target_of(c.s.t.cards[c.a]), Piece):
        return [x for x in cards_in_play(c.s) if not c.s.t.is_warrior[x]]
    return warriors(c.s)


ON_WHAT = Domain(
    _targets_in_question,
    "DTR-347",
    cs="Karta se hraje na to, co je právě ve hře",
    en="The card is played on something that is in play now",
)
AT_WHOM = Domain(
    lambda c: [p for p in range(c.s.t.seats) if not c.s.lost[p]],
    "DTR-334",
    cs="Karta se hraje na hráče, který je ještě ve hře",
    en="The card is played on a player who is still in the match",
)


def _spell_works(c: Case) -> bool:
    play = c.s.t.cards[c.a].play
    if c.s.t.reacts[c.a]:
        return any(possible(play, c.s, c.me, c.a, x) for x in answered(c.s, c.me, c.a, c.src, _moment(c)))
    return any(possible(play, c.s, c.me, c.a, w) for w in spell_targets(c.s, c.me, c.a, c.b))


CAST_USEFUL = Check(
    "DTR-346",
    _spell_works,
    cs="Kouzlo {a}, které by seslal bojovník {b}, by teď nikomu neprospělo.",
    en="{a}, cast by {b}, would have no effect now.",
)
