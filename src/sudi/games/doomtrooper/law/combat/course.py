"""The law inside a combat: tactic, warzone, weapon, whom to strike, who comes to help (DTR-252 to DTR-262, DTR-290)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sudi.kernel.law import Case, Check, Choice, Domain, Question, barred, stop
from sudi.kernel.machine import Frame, slots

from ...language.aboard import rider_of
from ...language.counting import mark_source, marked
from ...language.gear import usable_weapons
from ...language.marks import ANY_WARZONE, DEFENDERS, IGNORES_ZONES
from ...language.reach import carries
from ...language.select import attacks, in_combat, opponent_of, traits_of
from ...state import OUTPOST, DoomState, own_warriors
from ...words import traits as tr
from ...words import vocabulary as v
from ...words.ratings import FIGHT, SHOOT, TACTICS
from .capability import capable, may_use, same_field

# What the frame of a combat remembers: the combat that it interrupts, the attacking player's warriors when it was
# declared, who will be struck on either side, what the kills are worth; which defender a card has named (its number and
# one), the attacks that follow when it is over, a rule that the attacker has been given for it, and who was wounded
# before it, as a set.
OUTER, BEFORE, HIT_A, HIT_D, PRIZES, NAMED, NEXT, GIVEN, HEALTH = slots(9)


class Death(NamedTuple):
    """A kill: of whom, by whom, whose both were, what it is worth, for good or not, what the victim was and had."""

    victim: int
    killer: int
    owner: int
    earner: int
    prize: int
    forever: bool
    traits: int
    gear: int = 0  # equipment and relics, as a set


# ---- the tactic ----
def _tactic(n: int) -> tuple[Check, ...]:
    return (
        Check(
            "DTR-300",
            lambda c: may_use(c.s, c.s.attacker, n, True),
            cs="Útočník takto bojovat nesmí.",
            en="The attacker may not take part in such a combat.",
        ),
        Check(
            "DTR-302",
            lambda c: may_use(c.s, c.s.defender, n, False, c.s.attacker),
            cs="Obránce takto bojovat nesmí.",
            en="The defender may not take part in such a combat.",
        ),
    )


TACTIC = Question(
    v.ASK_TACTIC,
    (stop(v.FIGHT, *_tactic(TACTICS.index(FIGHT))), stop(v.SHOOT, *_tactic(TACTICS.index(SHOOT)))),
    "DTR-252",
)


# ---- the warzone ----
def zones_for(s: DoomState, defender: int) -> list[int]:
    """The warzones from which a warrior may defend: the short way to `ZONE`."""
    if not s.live & s.t.warzone_mask:
        return []
    return [c for works in s.works for c in works if s.t.is_warzone[c] and may_defend_from(s, defender, c)]


def may_defend_from(s: DoomState, defender: int, zone: int) -> bool:
    """DTR-438: a card may open all warzones, but no card leads onto an Outpost or off it (DTR-255)."""
    if s.attacker >= 0 and marked(s, IGNORES_ZONES, s.attacker):
        return False
    if marked(s, ANY_WARZONE, defender):
        return (s.area[zone] == OUTPOST) == (s.at[defender] == OUTPOST)
    return laid_here(s, defender, zone) and _meant(s, defender, zone)


def laid_here(s: DoomState, defender: int, zone: int) -> bool:
    """DTR-164: is it at the area the defender stands in?"""
    return zone in s.works[s.side[defender]] and s.area[zone] == s.at[defender]


def _meant(s: DoomState, defender: int, zone: int) -> bool:
    """Is the defender one of those for whom this warzone is?"""
    if not carries(s, DEFENDERS, zone):
        return True
    side = s.side[zone]
    rules = (rule for rule in s.t.cards[zone].standing if rule.key() == DEFENDERS)
    return all(rule.scope.covers(s, side, zone, side, defender) for rule in rules)  # type: ignore[attr-defined]


def defending_seat(s: DoomState, f: Frame) -> int:
    return s.side[s.defender]


ZONE = Question(
    v.ASK_ZONE,
    (
        Choice(
            v.ZONE,
            Domain(
                lambda c: [z for works in c.s.works for z in works if c.s.t.is_warzone[z]],
                "DTR-156",
                cs="Bránit se lze z válečné zóny ve hře",
                en="One defends from a warzone in play",
            ),
            checks=(
                barred(
                    "DTR-334",
                    lambda c: mark_source(c.s, IGNORES_ZONES, c.s.attacker),
                    cs="Z válečné zóny {a} se teď bránit nelze: brání tomu {by}.",
                    en="Nobody may defend from {a} now, because of {by}.",
                ),
                Check(
                    "DTR-255",
                    lambda c: (c.s.area[c.a] == OUTPOST) == (c.s.at[c.s.defender] == OUTPOST),
                    cs="Válečná zóna {a} a obránce nejsou na stejném bojišti.",
                    en="{a} and the defender are not on the same battlefield.",
                ),
                Check(
                    "DTR-164",
                    lambda c: marked(c.s, ANY_WARZONE, c.s.defender) or laid_here(c.s, c.s.defender, c.a),
                    cs="Válečná zóna {a} neleží u oblasti, ve které obránce stojí.",
                    en="{a} does not lie at the area in which the defender stands.",
                ),
                Check(
                    "DTR-155",
                    lambda c: marked(c.s, ANY_WARZONE, c.s.defender) or _meant(c.s, c.s.defender, c.a),
                    cs="Z válečné zóny {a} se tento obránce bránit nesmí.",
                    en="This defender may not defend from {a}.",
                ),
            ),
        ),
        stop(v.NO_ZONE),
    ),
    "DTR-254",
    defending_seat,
)


# ---- weapons ----
def attacking_seat(s: DoomState, f: Frame) -> int:
    return s.side[s.attacker]


def weapon_of(side: str) -> Question:
    """Which of its weapons the attacker or the defender uses: those that the tactic and its vehicle permit."""
    return Question(
        v.ASK_WEAPON,
        (
            Choice(
                v.WEAPON,
                Domain(
                    lambda c: usable_weapons(c.s, getattr(c.s, side), c.s.tactic),
                    "DTR-260",
                    cs="Do souboje se vybírá jedna zbraň bojovníka, kterou taktika dovoluje",
                    en="One weapon of the warrior that the tactic permits is used in a combat",
                ),
            ),
        ),
        me=attacking_seat if side == "attacker" else defending_seat,
    )


ATTACKERS_WEAPON, DEFENDERS_WEAPON = weapon_of("attacker"), weapon_of("defender")


# ---- whom to strike ----
def group_of(s: DoomState, principal: int) -> list[int]:
    """A combatant with its reinforcements."""
    return [principal, *(h for h, helped in s.helpers if helped == principal)]


def struck(side: str) -> Question:
    """Whoever faces a group with reinforcements chooses which of them to strike."""
    return Question(
        v.ASK_STRUCK,
        (
            Choice(
                v.TARGET,
                Domain(
                    lambda c: group_of(c.s, getattr(c.s, side)),
                    "DTR-290",
                    cs="Zasáhnout lze jen protivníka nebo jeho posilu",
                    en="Only the opponent or one of its reinforcements can be struck",
                ),
            ),
        ),
        me=defending_seat if side == "attacker" else attacking_seat,
    )


STRUCK_ATTACKER, STRUCK_DEFENDER = struck("attacker"), struck("defender")


# ---- reinforcements (DTR-290 to DTR-292) ----
_SIDES = tr.DOOMTROOPER | tr.LEGION


def may_help(s: DoomState, me: int, helped: int, area: int = -1) -> list[int]:
    """One's own warriors that may join a combat: the short way to `helping`."""
    if helped < 0 or not in_combat(s, helped):
        return []
    foe = traits_of(s, opponent_of(s, helped)) & tr.CORPORATIONS
    return [
        w
        for w in own_warriors(s, me)
        if near(s, w, helped, area)
        and not s.covered >> w & 1
        and not in_combat(s, w)
        and capable(s, w)
        and may_use(s, w, s.tactic, attacks(s, helped))
        and on_one_side(s, w, helped)
        and rider_of(s, w) < 0
        and not traits_of(s, w) & foe
    ]


def near(s: DoomState, helper: int, helped: int, area: int) -> bool:
    """DTR-291: in the same area; or, if the text names an area, there and on the same battlefield."""
    if area < 0:
        return s.at[helper] == s.at[helped]
    return s.at[helper] == area and same_field(s, helper, helped)


def on_one_side(s: DoomState, one: int, other: int) -> bool:
    """No Doomtrooper helps a Dark Legion warrior or the other way round; whoever is neither helps anybody."""
    mine, theirs = traits_of(s, one) & _SIDES, traits_of(s, other) & _SIDES
    return not mine or not theirs or bool(mine & theirs)


def helping(whom: Callable[[Case], int], area: int = -1) -> tuple[Check, ...]:
    """What is asked of a reinforcement; `whom` tells of a case whom it would help."""

    def foe(c: Case) -> int:
        return traits_of(c.s, opponent_of(c.s, whom(c))) & tr.CORPORATIONS

    return (
        Check(
            "DTR-290",
            lambda c: not in_combat(c.s, c.a),
            cs="Bojovník {a} už v souboji je.",
            en="{a} is in the combat already.",
        ),
        Check(
            "DTR-334",
            lambda c: rider_of(c.s, c.a) < 0,
            cs="Bojovník {a} je v souboji jedno s tím, na jehož zvířeti sedí.",
            en="In a combat {a} is one with the warrior on whose beast it sits.",
        ),
        Check(
            "DTR-291",
            lambda c: near(c.s, c.a, whom(c), area),
            cs="Bojovník {a} není v oblasti, odkud by mohl pomoci.",
            en="{a} is not in the area from which it could help.",
        ),
        Check(
            "DTR-054",
            lambda c: not c.s.covered >> c.a & 1,
            cs="Bojovník {a} je v úkrytu, a proto nepomůže.",
            en="{a} is in cover and cannot help.",
        ),
        Check(
            "DTR-466",
            lambda c: capable(c.s, c.a),
            cs="Bojovník {a} není bojeschopný.",
            en="{a} is not combat-capable.",
        ),
        Check(
            "DTR-300",
            lambda c: may_use(c.s, c.a, c.s.tactic, attacks(c.s, whom(c))),
            cs="Bojovník {a} se takového souboje účastnit nesmí.",
            en="{a} may not take part in such a combat.",
        ),
        Check(
            "DTR-290",
            lambda c: on_one_side(c.s, c.a, whom(c)),
            cs="Bojovník {a} je z opačné strany: Doomtrooper nepomáhá Černé legii a naopak.",
            en="{a} is of the other side: no Doomtrooper helps the Dark Legion, nor the other way round.",
        ),
        Check(
            "DTR-290",
            lambda c: not traits_of(c.s, c.a) & foe(c),
            cs="Bojovník {a} proti vlastní korporaci nepomůže.",
            en="{a} does not help against its own corporation.",
        ),
    )
