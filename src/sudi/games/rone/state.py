"""The state of a match of RONE: Invaze."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sudi.kernel.state import (
    EVERYONE,
    NOBODY,
    CardSet,
    Entries,
    PerCard,
    PerPlayer,
    PerSlot,
    State,
    Zone,
    card_set,
    coded,
    counter,
    entries,
    flag,
    named,
    passing,
    per_card,
    whose,
    zone,
)

from .rules.bags import DAMAGE, RESOURCES, ZONES
from .rules.workshop.dice import (
    DEFAULT_DICE,
    DICE_SHOWS,
    NOT_ROLLED,
    SET_SHOWS,
    SHOWN_SHOWS,
    read_dice,
    read_set,
    read_shown,
    show_dice,
    show_set,
    show_shown,
)
from .rules.workshop.workbench import BENCH_SHOWS, read_bench, show_bench

if TYPE_CHECKING:
    from .tables import RoneTables


CAP = 18  # RON-006, RON-007
START_ARMOUR, START_LIFE = 16, 14  # RON-057, RON-058
COLOUR_PLACES, WILD_PLACES = 2, 4  # RON-D01
RECRUITS = 4  # RON-067
LOOK = 3  # RON-246, RON-250, RON-251
COMPENSATION = 2  # RON-075
LEAST_UPGRADE = 1  # RON-D34: what a die upgrade costs at least, and without research tokens
LAST_ROUND = 16  # the end of the round track


def shared_hand(s: Any, owner: int, viewer: int) -> bool:
    """One's own hand, and the hands of team mates (RON-D40)."""
    return viewer >= 0 and s.t.team[owner] == s.t.team[viewer]


def looker(s: Any, owner: int, viewer: int) -> bool:
    """Cards that somebody looks at are for that seat alone (RON-D40)."""
    return owner == viewer


def _bag() -> Any:
    return coded(0, show=RESOURCES.show, shows=RESOURCES.shows, read=RESOURCES.read)


def _damage() -> Any:
    return coded(0, show=DAMAGE.show, shows=DAMAGE.shows, read=DAMAGE.read)


def _dice_set() -> Any:
    return coded(0, show=show_set, shows=SET_SHOWS, read=read_set)


PHASES = ("invasion", "start", "draw", "roll", "main", "store", "damage", "parts", "discard", "train", "end")
P_INVASION, P_START, P_DRAW, P_ROLL, P_MAIN, P_STORE, P_DAMAGE, P_PARTS, P_DISCARD, P_TRAIN, P_END = range(11)


class RoneState(State):
    t: RoneTables

    phase: int = named(PHASES, P_MAIN)
    first: int = whose()  # who began this match
    armor: PerPlayer[int] = counter(START_ARMOUR, low=0, high=CAP)
    life: PerPlayer[int] = counter(START_LIFE, low=0, high=CAP)
    parts: PerPlayer[int] = counter()  # spare parts to spend this turn
    rerolls: PerPlayer[int] = counter()
    research: PerPlayer[int] = counter()
    compensated: PerPlayer[bool] = flag()  # has parts to spend at the start of the first turn (RON-076)
    wins: PerPlayer[int] = counter()  # matches won in the extended mode

    # ---- dice and resources ----
    dice: PerPlayer[int] = coded(DEFAULT_DICE, show=show_dice, shows=DICE_SHOWS, read=read_dice)
    shown: PerPlayer[int] = coded(NOT_ROLLED, show=show_shown, shows=SHOWN_SHOWS, read=read_shown)
    used: PerPlayer[int] = _dice_set()
    blocked: PerPlayer[int] = _dice_set()  # may not be used this round (RON-262)
    resources: PerPlayer[int] = _bag()  # gained this turn
    stored: PerPlayer[int] = _bag()
    reductions: PerPlayer[int] = _bag()  # what used pairs take off the next card's cost (RON-D02)

    # ---- what the turn has brought so far ----
    damage: PerPlayer[int] = _damage()  # from effects; cards in the played zone add theirs in phase 6
    spent: PerPlayer[int] = _damage()  # paid for extra actions before it was dealt (RON-D24)
    diverted: PerPlayer[int] = counter()  # gained armour set aside for extra actions (RON-D37)
    plays: PerPlayer[int] = counter()  # recruit cards played this turn
    keeps: PerPlayer[int] = counter()  # hand cards that may be kept this turn
    finished: PerPlayer[bool] = flag()  # with the phase that is played at the same time
    waits: PerPlayer[bool] = flag()  # lets others act first
    spent_cards: CardSet = card_set()  # permanents whose once-per-turn ability was used

    # ---- cards of the players ----
    hand: PerPlayer[Zone] = zone(seen_by=shared_hand, pool="own", where=("v ruce", "in hand"))
    deck: PerPlayer[Zone] = zone(
        seen_by=NOBODY, ordered=True, pool="own", where=("v balíčku", "in the deck")
    )  # the top is the last card
    sacrifice: PerPlayer[Zone] = zone(
        seen_by=looker,
        ordered=True,
        pool="own",
        where=("mezi kartami vybíranými k obětování", "among the cards looked at for a sacrifice"),
    )  # looked at, to destroy one
    discard: PerPlayer[Zone] = zone(
        seen_by=EVERYONE, ordered=True, where=("v odhazovacím balíčku", "in the discard pile")
    )
    dump: PerPlayer[Zone] = zone(seen_by=EVERYONE, ordered=True, where=("na skládce", "on the dump"))
    played: PerPlayer[Zone] = zone(
        seen_by=EVERYONE, ordered=True, where=("mezi zahranými kartami", "among the played cards")
    )
    ground: PerPlayer[Zone] = zone(
        seen_by=EVERYONE, ordered=True, where=("na cvičišti", "on the training ground")
    )  # the training ground
    base: PerPlayer[Zone] = zone(seen_by=EVERYONE, ordered=True, where=("v základně", "in the base"))
    kept: CardSet = card_set(says=("ponechaná", "kept"))
    fleeing: CardSet = card_set()  # fleeting cards drawn or played this turn (RON-D19)
    screws: PerCard = per_card(0, says=("šroubky: {n}", "screws: {n}"))
    exhausted: CardSet = card_set(says=("unavená", "exhausted"))

    playing: Zone = zone(
        seen_by=EVERYONE, ordered=True, where=("právě ve vyhodnocování", "being resolved")
    )  # in no zone until its effects are done (RON-D32)
    candidates: PerPlayer[Zone] = zone(
        seen_by=looker, pool="recruits", where=("mezi kartami k naverbování", "among the cards to recruit from")
    )  # looked at, to recruit one
    findings: PerPlayer[Zone] = zone(
        seen_by=looker,
        pool="technologies",
        where=("mezi technologiemi k objevení", "among the technologies to discover from"),
    )  # looked at, to discover one
    recruits: Zone = zone(
        seen_by=NOBODY, ordered=True, pool="recruits", where=("v balíčku verbovacích karet", "in the recruit deck")
    )
    technologies: Zone = zone(
        seen_by=NOBODY, ordered=True, pool="technologies", where=("v balíčku technologií", "in the technology deck")
    )
    starters: Zone = zone(seen_by=EVERYONE, where=("v balíčku startovních karet", "in the starter pile"))
    leaders: Zone = zone(
        seen_by=EVERYONE, where=("mezi volnými vůdci", "among the leaders nobody plays")
    )  # that nobody plays
    destroyed_recruits: Zone = zone(seen_by=EVERYONE, where=("mezi zničenými kartami", "among the destroyed cards"))
    destroyed_technologies: Zone = zone(
        seen_by=EVERYONE, where=("mezi zničenými technologiemi", "among the destroyed technologies")
    )

    # ---- the Invasion ----
    round: int = counter()
    scenario: int = counter()  # place in the campaign
    inv_research: int = counter()
    base_life: int = counter()
    base_armor: int = counter()
    deployments: int = passing(0)  # begun in this Invasion phase (RON-D42)
    with_effects: int = passing(0)  # how many of them carry out their effects (RON-271); 0: all
    inv_stored: int = coded(0, show=ZONES.show, shows=ZONES.shows, read=ZONES.read)
    inv_deck: Zone = zone(
        seen_by=NOBODY, ordered=True, pool="invasion", where=("v balíčku Invaze", "in the Invasion's deck")
    )
    inv_discard: Zone = zone(
        seen_by=EVERYONE, ordered=True, where=("v odhazovacím balíčku Invaze", "in the Invasion's discard pile")
    )
    inv_dump: Zone = zone(seen_by=EVERYONE, ordered=True, where=("na skládce Invaze", "on the Invasion's dump"))
    inv_supply: Zone = zone(
        seen_by=NOBODY, ordered=True, pool="supply", where=("v zásobě karet Invaze", "in the Invasion's supply")
    )
    inv_destroyed: Zone = zone(
        seen_by=EVERYONE, where=("mezi zničenými kartami Invaze", "among the destroyed Invasion cards")
    )
    training: PerSlot[Zone] = zone(
        seen_by=EVERYONE, where=("v tréninkové zóně Invaze ({place})", "in the {place} training zone of the Invasion")
    )
    arriving: Zone = zone(
        seen_by=EVERYONE,
        ordered=True,
        where=("mezi kartami, které Invaze právě vyhodnocuje", "among the cards that the Invasion is resolving"),
    )  # being deployed, the innermost last
    deployed: Zone = zone(
        seen_by=EVERYONE, ordered=True, where=("mezi nasazenými kartami Invaze", "among the deployed Invasion cards")
    )  # the last one is on top
    protocols: Zone = zone(
        seen_by=EVERYONE, ordered=True, where=("mezi protokoly Invaze", "among the Invasion's protocols")
    )
    protocol_supply: Zone = zone(
        seen_by=NOBODY, ordered=True, pool="protocols", where=("v zásobě protokolů", "in the protocol supply")
    )
    protocols_destroyed: Zone = zone(
        seen_by=EVERYONE, where=("mezi zničenými protokoly", "among the destroyed protocols")
    )
    scenarios: Zone = zone(
        seen_by=EVERYONE, ordered=True, where=("mezi scénáři kampaně", "among the scenarios of the campaign")
    )  # the campaign; `scenario` tells which one is played
    events: int = counter()  # how many events of the scenario have ended, as a set of bits
    worn: PerCard = per_card(0, says=("ztracené brnění: {n}", "armour lost: {n}"))  # armour that damage has used up
    wounds: PerCard = per_card(0, says=("zranění: {n}", "wounds: {n}"))
    grazed: CardSet = card_set()  # cards that have had their first ranged hit ignored this round

    fallen: int = passing(0)  # seats that cannot go on, as a set of bits
    ended: int = passing(0)  # the match or scenario is over and being settled
    bench: int = coded(0, show=show_bench, shows=BENCH_SHOWS, read=read_bench)  # the die that is being upgraded
    delayed: Entries = entries()  # quick training: effects on opponents until the end of the phase (RON-280)
