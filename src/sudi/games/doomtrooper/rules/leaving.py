"""How cards leave play: put away, discarded, sacrificed, killed; and the last chance to save a warrior (DTR-272)."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, X, push, slots
from sudi.kernel.standing import cards_of
from sudi.kernel.triggers import collect

from ..cards.types import EQUIPMENT
from ..language.counting import counts, marked, untouched
from ..language.marks import (
    ABSORBS,
    AWAY,
    BACK_TO_LIBRARY,
    GOES_BACK,
    GONE_FOR_GOOD,
    KEEPS_SECRETS,
    NOT_REMOVED,
    PILLAGES,
    REMOVED_IF_KILLED,
    REPAIRED,
    SALVAGES,
    STORES,
    URBAN,
)
from ..language.ratings import value
from ..language.reach import carries, reaching
from ..language.secrets import spill
from ..language.select import traits_of
from ..language.standing.bans import behind
from ..language.standing.rule import lasts
from ..language.standing.wills import pinned
from ..language.twins import set_wounded, twins_of
from ..law.combat.units import hand_down
from ..law.harm import destiny_only, removed_by, worst
from ..law.leaving import hall_for, may_be_discarded, may_be_sacrificed
from ..law.moments import CARD_LOST, WARRIOR_KILLED
from ..state import (
    GRAVE,
    HAND,
    KILLED,
    LIBRARY,
    SACRIFICED,
    WOUNDED,
    DoomState,
    attachments,
    in_play,
    led_by,
    pile,
    put,
    stow,
)
from ..words import traits as tr
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .combat.aftermath import tell, watched
from .happenings import GEAR_GONE, Waiting, begin_in_order, death, happen, look_in_hands, loss
from .happenings import KILLED as DEATH
from .losses import going_along, lost, razed
from .moving import drive_out, lay_under, reshuffle
from .points import pay_for_kill
from .possessing import possessed
from .shrinking import cut_down, grown_by
from .windows import open_afterwards, open_save_window


# ---- leaving ----
def clear(s: DoomState, card: int) -> None:
    """Take everything off a card that leaves the table."""
    keep = ~(1 << card)
    if s.noted[card] and carries(s, KEEPS_SECRETS, card):
        spill(s, card)
    missing = s.bearer[card] if s.bearer[card] >= 0 and s.away >> s.bearer[card] & 1 and _keeps_away(s, card) else -1
    s.wounded &= keep
    s.covered &= keep
    s.inside &= keep
    s.paid &= keep
    s.away &= keep
    s.down &= keep
    s.dark &= keep
    s.left_cover &= keep
    s.transferred &= keep
    s.used &= keep
    if s.unit[card] >= 0:
        hand_down(s, card)
    s.bearer[card] = s.area[card] = s.aim[card] = s.whom[card] = s.unit[card] = -1
    s.markers[card] = s.noted[card] = 0
    if s.built:
        s.built = [e for e in s.built if e[0] != card]
    if s.lasting:
        rules = s.t.rules
        s.lasting = [e for e in s.lasting if e[3] != card and (e[2] != card or lasts(rules[e[0]]))]
    if missing >= 0:
        bring_back(s, missing)
    if card == s.warzone:
        s.warzone = -1  # DTR-162
    if card in s.aim:
        _forget(s, card)
    if s.t.is_warrior[card]:
        for other, sergeant in enumerate(s.unit) if s.t.rare else ():
            if sergeant == card:
                s.unit[other] = -1  # DTR-403
        if s.phase and s.attacker >= 0:
            if card in (s.attacker, s.defender):
                s.stopped = 1  # DTR-245
            elif s.helpers:
                s.helpers = [e for e in s.helpers if e[0] != card]


def _forget(s: DoomState, gone: int) -> None:
    """Whatever named this card does not know it when it comes back; a guard, once assigned, stays so (to itself)."""
    for card, aim in enumerate(s.aim):
        if aim == gone and s.live >> card & 1:
            s.aim[card] = card if s.t.is_warrior[card] else -1


# ---- out of play on the table (DTR-443 to DTR-445, DTR-484 to DTR-487) ----
def put_away(s: DoomState, warrior: int) -> None:
    """The warrior stays on the table, but the match goes on as if it and its cards were not there."""
    s.away |= 1 << warrior
    for card in (warrior, *pile(s, warrior)):
        if not _keeps_away(s, card):
            s.live &= ~(1 << card)
    if s.phase and warrior in (s.attacker, s.defender):
        s.stopped = 1


def _keeps_away(s: DoomState, card: int) -> bool:
    return carries(s, AWAY, card)


def bring_back(s: DoomState, warrior: int) -> None:
    """Back into play; a unique card of which another copy was played meanwhile is discarded (DTR-445, DTR-487)."""
    s.away &= ~(1 << warrior)
    t, cards = s.t, [warrior, *pile(s, warrior)]
    for card in cards:
        twin = t.unique[card] and t.copies[card] & s.live & ~t.bit[card]
        if (s.bearer[card] < 0 or not carries(s, STORES, s.bearer[card])) and not s.down >> card & 1:
            s.live |= 1 << card
        if twin:
            discard(s, card)
            if card == warrior:
                return


def strip(s: DoomState, card: int, kept: bool = True, killed: bool = False) -> None:
    """Discard everything that lies on a card (DTR-183, DTR-490). `kept`: some gear goes back to the library.

    `killed`: the card is a warrior who was killed.
    """
    salvaged = killed and bool(s.t.standing_masks.get(SALVAGES, 0) & s.live) and _salvaged(s, card)
    for on_it in attachments(s, card):
        back = _repaired(s, on_it) or (salvaged and s.t.type[on_it] == EQUIPMENT)
        back = back or (kept and s.t.is_warrior[card] and carries(s, GOES_BACK, on_it))
        hall, lost = hall_for(s, on_it), bool(s.noted[on_it]) and s.t.houses >> card & 1
        lay = _as_it_lies(s, on_it)
        strip(s, on_it)
        clear(s, on_it)
        if back:
            into_library(s, on_it)
        else:
            _to_pile(s, on_it, hall, bool(lost), lay)


def _repaired(s: DoomState, card: int) -> bool:
    """Does a card that lies on it have it shuffled back instead of discarded?"""
    mask = s.t.standing_masks.get(REPAIRED, 0) & s.live
    return bool(mask) and any(s.bearer[c] == card for c in cards_of(mask))


def _salvaged(s: DoomState, warrior: int) -> bool:
    """Is the equipment of this warrior, who was killed, shuffled back? Not if he carries what does that himself."""
    for rule, seat, source, target, _ in reaching(s, SALVAGES, warrior):
        bearer = s.bearer[source]
        if bearer != warrior and rule.reaches(s, seat, source, target, warrior) and counts(s, source, seat, bearer):
            return True
    return False


def _as_it_lies(s: DoomState, card: int) -> int:
    """How equipment lies now, if anybody waits for such that is discarded; 0: nobody does."""
    waits = s.t.type[card] == EQUIPMENT and s.t.standing_masks.get(GEAR_GONE, 0) & s.live
    return loss(s, card) if waits else 0


def _to_pile(s: DoomState, card: int, hall: int = -1, lost: bool = False, lay: int = 0) -> None:
    """Where a card goes that is discarded: almost always to its owner's discard pile. `lost`: it is sacrificed.

    `lay`: how it lay, if it is equipment that somebody may take over.
    """
    if hall >= 0:
        lay_under(s, card, hall, lost)
    elif lost or carries(s, GONE_FOR_GOOD, card):
        put(s, card, SACRIFICED, s.t.owner[card])
    else:
        stow(s, card, GRAVE, True)
        if lay:
            happen(s, GEAR_GONE, -1, card, lay)
        if s.t.is_special[card]:
            open_afterwards(s, CARD_LOST, s.t.owner[card], card)


def discard(s: DoomState, card: int, quietly: bool = False, expressly: bool = False, killed: bool = False) -> bool:
    """DTR-509: to its owner's discard pile, with what lies on it. Tells whether that was possible.

    `expressly`: the effect names alliances; no other discards one (DTR-232).
    """
    if not may_be_discarded(s, card, expressly, killed):
        return False
    if not quietly:
        note(s, v.L_DISCARDED, s.side[card], card)
    hurt = [s.bearer[card]] if s.inside >> card & 1 else []
    if s.lasting and s.t.is_fort_card[card]:
        hurt = behind(s, card)
    back = bool(marked(s, BACK_TO_LIBRARY, card)) if s.t.is_warrior[card] else _repaired(s, card)
    hall, held, waiting = hall_for(s, card, killed), going_along(s, card, killed), lost(s, card, killed)
    grown, twins, lay = grown_by(s, card), twins_of(s, card), _as_it_lies(s, card)
    strip(s, card, killed=killed)
    clear(s, card)
    if back:
        into_library(s, card)
    else:
        _to_pile(s, card, hall, lay=lay)
    for twin in twins:
        if in_play(s, twin):
            discard(s, twin, quietly, expressly, killed)
    for warrior in hurt:
        wound(s, warrior)  # DTR-101, DTR-102: without points
    _aftermath(s, card, held, waiting, grown)
    return True


def _aftermath(s: DoomState, card: int, held: list[int], waiting: Waiting, grown: int) -> None:
    """What else comes of a card having left play: prisoners go with their camp, passengers die, a hand is cut down."""
    if grown >= 0:
        cut_down(s, grown, card)
    razed(s, card)
    if carries(s, URBAN, card):
        drive_out(s)
    for other in held:
        if in_play(s, other) and s.t.carriers >> card & 1:
            acting = s.stack[-1][ME] if s.stack else s.turn
            kill(s, other, earner=acting if acting != s.side[other] else -1)
        elif in_play(s, other) and s.t.is_warrior[card]:
            die(s, other, -1)
        elif in_play(s, other):
            discard(s, other)
    begin_in_order(s, waiting)


def sacrifice(s: DoomState, card: int, killed: bool = False) -> bool:
    """DTR-488: to the sacrifice pile for the rest of the match; what lies on it is only discarded (DTR-490)."""
    if s.t.is_warrior[card] and marked(s, NOT_REMOVED, card):
        return discard(s, card)
    if not may_be_sacrificed(s, card):
        return False
    note(s, v.L_SACRIFICED, s.side[card], card)
    hall, held = hall_for(s, card, killed, lost=True), going_along(s, card, killed)
    waiting, grown, twins = lost(s, card, killed), grown_by(s, card), twins_of(s, card)
    strip(s, card, kept=False)
    clear(s, card)
    _to_pile(s, card, hall, True)
    for twin in twins:
        if in_play(s, twin):
            sacrifice(s, twin, killed)
    _aftermath(s, card, held, waiting, grown)
    return True


def into_library(s: DoomState, card: int) -> None:
    """Shuffle a card into its owner's library (DTR-455)."""
    clear(s, card)
    stow(s, card, LIBRARY, False)
    reshuffle(s, s.t.owner[card])


def into_hand(s: DoomState, card: int, along: Callable[[int], bool] | None = None) -> None:
    """A card in play returns to its owner's hand; what lies on it is discarded, or comes `along` to its owner's."""
    note(s, v.L_RETURNS, s.t.owner[card], card)
    twins = twins_of(s, card)
    for on_it, lay in [(c, _as_it_lies(s, c)) for c in pile(s, card)]:
        clear(s, on_it)
        if along is not None and along(on_it):
            note(s, v.L_RETURNS, s.t.owner[on_it], on_it)
            stow(s, on_it, HAND, True)
        else:
            _to_pile(s, on_it, lay=lay)
    clear(s, card)
    stow(s, card, HAND, True)
    for twin in twins:
        if in_play(s, twin):
            into_hand(s, twin, along)


# ---- one warrior, outside a combat's blows ----
KILLER, EARNER, HOW, FATE = slots(4)
HALVED, KILLS_NOBODY = 1, 2  # `HOW`: only half the points are earned; the wound is no more than that


def wound(s: DoomState, warrior: int, killer: int = -1, earner: int = -1, mild: bool = False) -> None:
    """`mild`: it kills nobody, not even whom every wound kills."""
    if not s.t.aloof >> warrior & 1 and not untouched(s, warrior):
        push(s, HARM, s.side[warrior], warrior, WOUNDED, killer, earner, KILLS_NOBODY if mild else 0)


def kill(s: DoomState, warrior: int, killer: int = -1, earner: int = -1, half: bool = False) -> None:
    """`half`: whoever earns the points earns half of them, rounded down."""
    if not s.t.aloof >> warrior & 1 and not untouched(s, warrior):
        push(s, HARM, s.side[warrior], warrior, KILLED, killer, earner, HALVED if half else 0)


def absorbed(s: DoomState, warrior: int, deadly: bool) -> bool:
    """Does a suit of armour take this wound? `deadly`: the wound kills by itself."""
    if not s.t.standing_masks.get(ABSORBS, 0) & s.live or not marked(s, ABSORBS, warrior):
        return False
    for rule, seat, suit, target, _ in reaching(s, ABSORBS, warrior):
        if rule.reaches(s, seat, suit, target, warrior) and counts(s, suit, seat, warrior):
            if deadly or s.wounded >> suit & 1:
                sacrifice(s, suit)
            else:
                s.wounded |= 1 << suit
                note(s, v.L_WOUNDED, s.side[suit], suit)
            return True
    return False


def _fate(s: DoomState, f: Frame) -> int:
    fate = worst(s, f[SRC], f[X], f[KILLER])
    return min(fate, WOUNDED) if f[HOW] == KILLS_NOBODY else fate


def last_chance(s: DoomState, f: Frame) -> None:
    """DTR-272: cards that save the warrior are played now."""
    warrior = f[SRC]
    if not in_play(s, warrior):
        s.stack.pop()
        return
    if f[X] == WOUNDED and absorbed(s, warrior, False):
        s.stack.pop()
        return
    f[FATE] = _fate(s, f)
    if not f[FATE]:
        s.stack.pop()
        return
    if not pinned(s, warrior, f[KILLER]):
        open_save_window(s, warrior, f[FATE], healable=f[X] == WOUNDED, wound=f[X] == WOUNDED)


def strike(s: DoomState, f: Frame) -> None:
    warrior = f[SRC]
    s.stack.pop()
    if spared(s, warrior) or not in_play(s, warrior):
        return
    fate = _fate(s, f)  # it may have been healed meanwhile
    if fate == WOUNDED:
        set_wounded(s, warrior)
        note(s, v.L_WOUNDED, f[ME], warrior)
        _tell(s, f, False)
        return
    prize, below = value(s, warrior), len(s.stack)
    die(s, warrior, f[KILLER], earner=f[EARNER])
    above = len(s.stack)
    if f[EARNER] >= 0:
        pay_for_kill(s, f[EARNER], f[KILLER], warrior, f[ME], prize // 2 if f[HOW] == HALVED else prize)
    if len(s.stack) > above > below:  # what waits for the kill comes before its points, as in a combat
        s.stack.insert(below, s.stack.pop())
    _tell(s, f, True)


def _tell(s: DoomState, f: Frame, killed: bool) -> None:
    """Cards that wait for somebody being hurt wait for this too."""
    if f[KILLER] >= 0 and watched(s):
        tell(s, [(f[KILLER], f[SRC], f[ME], killed)], [], 0)


HARM = programs.procedure("harm", last_chance, strike, slots=4)


def spared(s: DoomState, warrior: int) -> bool:
    """Was the warrior saved in its window? The answer uses it up."""
    if s.spared >> warrior & 1:
        s.spared &= ~(1 << warrior)
        note(s, v.L_SAVED, s.side[warrior], warrior)
        return True
    return False


def die(s: DoomState, warrior: int, killer: int, forever: bool = False, earner: int = -1) -> None:
    """A killed warrior goes to the discard pile with everything on it (DTR-276); what waits for it begins.

    `earner`: whose card has killed it, if no warrior has.
    """
    owner = s.side[warrior]
    poor = killer >= 0 and destiny_only(s, killer)
    earner = led_by(s, killer) if killer >= 0 else earner if earner >= 0 else owner
    worth = max(0, value(s, warrior))
    trooper = bool(traits_of(s, warrior) & tr.DOOMTROOPER)
    waiting = collect(s, DEATH, killer, warrior, death(worth, earner, owner, poor))
    look_in_hands(s, DEATH, killer, warrior, death(worth, earner, owner, poor))
    forever = forever or removed_by(s, killer, warrior)
    note(s, v.L_KILLED, owner, warrior)
    if waiting and any(carries(s, PILLAGES, entry[2]) for entry in waiting):
        s.fallen = [(warrior, c) for c in attachments(s, warrior) if s.t.type[c] == EQUIPMENT]
    if not forever and possessed(s, warrior, killer):
        pass
    elif forever or marked(s, REMOVED_IF_KILLED, warrior):
        sacrifice(s, warrior, killed=True)
    else:
        discard(s, warrior, quietly=True, killed=True)
    begin_in_order(s, waiting)
    if not in_play(s, warrior):
        open_afterwards(s, WARRIOR_KILLED, owner, warrior, death(worth, earner, owner, trooper))
