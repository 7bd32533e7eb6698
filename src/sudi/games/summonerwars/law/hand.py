"""What may be done with cards in hand: summoned, built, played, discarded for magic."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

from sudi.kernel.decision import AS_SECOND
from sudi.kernel.law import Case, Check, Choice, Domain, same_title
from sudi.kernel.standing import in_force

from ..language.topics import ANY_PHASE, SUMMON_SPACES
from ..rules import board as b
from ..state import NOTHING, WarState, occupied
from ..words import vocabulary as v
from ..words.phases import BUILD, MAGIC_PHASE, SUMMON
from .domains import EVERY_SPACE, OFF_THE_POINT, PAYABLE, from_hand, in_phase, on_space, second_arg

Gates: TypeAlias = tuple[b.Mask, list[tuple[Any, int]]]


def gates(s: WarState, seat: int) -> Gates:
    """The spaces next to which any unit may be summoned, and the rules that open spaces for some units only."""
    everywhere, some = 0, []
    for rule, holder, card, _, _ in in_force(s, SUMMON_SPACES):
        if holder != seat:
            continue
        if rule.plain:
            everywhere |= b.NEXT_TO[s.at[card]]
        elif rule.word is None:
            everywhere |= rule.spaces(s, seat, card, NOTHING)
        else:
            some.append((rule, card))
    return everywhere, some


def summon_spaces(s: WarState, seat: int, unit: int, found: Gates) -> b.Mask:
    """Where this unit may be summoned. A text in hand can open spaces for its own unit."""
    mask, some = found
    for rule, card in some:
        mask |= rule.spaces(s, seat, card, unit)
    for own in s.t.own_summoning.get(unit, ()):
        if own.replaces:
            return own.spaces(s, seat, unit)
        mask |= own.spaces(s, seat, unit)
    return mask & ~occupied(s) & b.EVERYWHERE


def takes_a_place(s: WarState, unit: int) -> bool:
    """Is a friendly card the price of this unit, whose space it takes?"""
    return unit in s.t.own_summoning and any(own.replaces for own in s.t.own_summoning[unit])


def may_summon_now(s: WarState, seat: int) -> bool:
    """In the Summon phase, or in any phase while a card says so."""
    if s.phase == SUMMON:
        return True
    if not s.t.standing_masks.get(ANY_PHASE, 0) & s.live:
        return False
    return any(entry[1] == seat for entry in in_force(s, ANY_PHASE))


def build_spaces(s: WarState, seat: int) -> b.Mask:
    """SUW-043: the three rear rows, and next to the own summoner."""
    return (b.BUILD_ZONE[seat] | b.NEXT_TO[s.at[s.t.summoner[seat]]]) & ~occupied(s)


# ---- the choices ----
def _free(c: Case) -> bool:
    return takes_a_place(c.s, c.a) or c.s.board[c.b] < 0


def _may_come(c: Case) -> bool:
    return bool(summon_spaces(c.s, c.me, c.a, gates(c.s, c.me)) >> c.b & 1)


IS_SUMMONED = Check(
    "SUW-214",
    lambda c: c.s.t.summonable[c.a],
    cs="Karta {a} není běžná jednotka ani hrdina, nevyvolává se.",
    en="{a} is neither a common nor a champion and cannot be summoned.",
)
IS_BUILT = Check("SUW-117", lambda c: c.s.t.is_structure[c.a], cs="Karta {a} není stavba.", en="{a} is no structure.")
IS_EVENT = Check("SUW-072", lambda c: c.s.t.cards[c.a].event, cs="Karta {a} není událost.", en="{a} is no event.")

SUMMONING = Choice(
    v.SUMMON,
    a=from_hand("SUW-213", "Vyvolává se jednotka z ruky", "Only a unit in hand can be summoned", IS_SUMMONED),
    b=EVERY_SPACE,
    checks=(
        in_phase(
            SUMMON,
            "SUW-213",
            "Jednotky se vyvolávají",
            "Units are summoned",
            lifted=lambda c: may_summon_now(c.s, c.me),
        ),
        PAYABLE,
        Check(
            "SUW-180",
            lambda c: summon_spaces(c.s, c.me, c.a, gates(c.s, c.me)),
            cs="Pro jednotku {a} není volné pole, kam by směla přijít: vedle tvých portálů je plno.",
            en="There is no empty space for {a}: none beside your gates.",
            looks_at=1,
        ),
        Check(
            "SUW-146",
            lambda c: not takes_a_place(c.s, c.a) or _may_come(c),
            cs="Jednotka {a} zaujme místo vlastní jednotky, a na poli {b} žádná není.",
            en="{a} takes the space of a friendly unit, and there is none at {b}.",
        ),
        Check(
            "SUW-025",
            _free,
            cs="Na poli {b} už leží {by}.",
            en="{by} is on {b} already.",
            by=on_space(second_arg),
        ),
        Check(
            "SUW-025",
            _may_come,
            cs="Pole {b} nesousedí s žádným tvým portálem.",
            en="{b} is not adjacent to a gate of yours.",
        ),
    ),
    alike=same_title,
    harms=lambda c: takes_a_place(c.s, c.a),
)
BUILDING = Choice(
    v.BUILD,
    a=from_hand("SUW-116", "Staví se stavba z ruky", "Only a structure in hand can be built", IS_BUILT),
    b=EVERY_SPACE,
    checks=(
        in_phase(BUILD, "SUW-116", cs="Stavby se staví", en="Structures are built"),
        PAYABLE,
        Check(
            "SUW-043",
            lambda c: c.s.board[c.b] < 0,
            cs="Na poli {b} už leží {by}.",
            en="{by} is on {b} already.",
            by=on_space(second_arg),
        ),
        Check(
            "SUW-043",
            lambda c: build_spaces(c.s, c.me) >> c.b & 1,
            cs="Pole {b} není ve tvých třech zadních řadách ani vedle tvého Vyvolavače.",
            en="{b} is neither in your three rear rows nor adjacent to your summoner.",
        ),
    ),
    alike=same_title,
)
PLAYING = Choice(
    v.PLAY,
    a=from_hand("SUW-073", "Hraje se událost z ruky", "Only an event in hand can be played", IS_EVENT),
    checks=(
        Check(
            "SUW-202",
            lambda c: not c.s.t.is_structure[c.a],
            cs="Událost {a} je stavba: nehraje se, staví se ve fázi Budování.",
            en="{a} is a structure: it is not played but built in the Build phase.",
        ),
        in_phase(lambda c: int(c.s.t.played_in[c.a]), "SUW-072", cs="Událost {a} se hraje", en="{a} is played"),
        PAYABLE,
    ),
    alike=same_title,
)
DISCARDING = Choice(
    v.DISCARD,
    a=Domain(
        lambda c: c.s.hand[c.me],
        "SUW-065",
        cs="Za magii se odhazuje karta z ruky",
        en="Only a card in hand can be discarded for magic",
        apart=(
            Check(
                "SUW-065",
                lambda c: False,
                cs="Za magii se odhazuje karta z ruky.",
                en="Only a card in hand can be discarded for magic.",
                weight=OFF_THE_POINT,
            ),
        ),
    ),
    checks=(in_phase(MAGIC_PHASE, "SUW-065", cs="Karty se za magii odhazují", en="Cards are discarded for magic"),),
    alike=same_title,
)


# ---- the short ways ----
def payable(s: WarState, seat: int, fits: list[bool]) -> Collection[int]:
    """The fitting cards in hand that can be paid, of equal cards one."""
    cost, kind, magic, found = s.t.cost, s.t.kind, s.magic[seat], {}
    for c in s.hand[seat]:
        if fits[c] and cost[c] <= magic:
            found[kind[c]] = c
    return found.values()


def playable(s: WarState, seat: int) -> Collection[int]:
    """The events in hand whose phase this is and that can be paid."""
    t, phase, events = s.t, s.phase, {}
    played_in = t.played_in
    for c in s.hand[seat]:
        if played_in[c] == phase and t.cost[c] <= s.magic[seat]:
            events[t.kind[c]] = PLAY_CODE + c
    return events.values()


def summons(s: WarState, seat: int) -> list[int]:
    """Every unit in hand that can be paid, on every space where it may come."""
    t = s.t
    hand = payable(s, seat, t.summonable)
    if not hand:
        return []
    found = gates(s, seat)
    plain = found[0] & ~occupied(s)
    plain_spaces = b.spaces(plain) if not found[1] else ()
    options: list[int] = []
    as_second = AS_SECOND
    for unit in hand:
        if found[1] or unit in t.own_summoning:
            code = SUMMON_CODE + unit
            options += [code + AS_SECOND[q] for q in b.spaces(summon_spaces(s, seat, unit, found))]
        else:
            code = SUMMON_CODE + unit
            for q in plain_spaces:
                options.append(code + as_second[q])
    return options


SUMMON_CODE, BUILD_CODE, PLAY_CODE = v.SUMMON.code, v.BUILD.code, v.PLAY.code


def builds(s: WarState, seat: int) -> list[int]:
    hand = payable(s, seat, s.t.is_structure)
    spaces = b.spaces(build_spaces(s, seat)) if hand else ()
    return [BUILD_CODE + AS_SECOND[q] + card for card in hand for q in spaces]


def discards(s: WarState, me: int) -> list[int]:
    """SUW-065: any card in hand; of equal cards one."""
    kind, found = s.t.kind, {}
    for card in s.hand[me]:
        found[kind[card]] = DISCARD_CODE + card
    return list(found.values())


DISCARD_CODE = v.DISCARD.code
