"""The law of attacks: the action, the choice of opponents, and what speaks against a pair (DTR-243 to DTR-251)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sudi.kernel.law import Case, Check, Choice, Domain, Question, barred, stop
from sudi.kernel.machine import SRC, Frame, X

from ...language.counting import mark_source
from ...language.marks import ATTACK as TO_ATTACK
from ...language.marks import BE_ATTACKED, DIFFERENT, SLY, WAR_PRICE
from ...language.standing.duties import attack_price
from ...language.standing.exertion import attack_actions, exerted
from ...state import DoomState, in_play, opponents, own_warriors, warriors
from ...words import vocabulary as v
from ..bans import banned
from ..paying import funds
from .attacks import (
    NON_ATTACK,
    STANDARD,
    anybodys,
    interrupts_itself,
    led,
    legal_target,
    lure,
    lured_to_own,
    lures,
    may_lead,
    may_strike_own,
    pairings,
    shielded,
    shirks,
    targets,
    war_is_on,
)
from .capability import READY, capable, same_field, second_target, tactic_mask, tactics
from .course import BEFORE


def all_hidden(s: DoomState) -> list[int]:
    return [card for cards in s.hidden for card in cards]


def hidden_number(s: DoomState, card: int) -> int:
    """Hidden warriors are called by their number on the table; their names are secret (DTR-067)."""
    return all_hidden(s).index(card) + 1


# ---- an action becomes an attack ----
def moment(of: Callable[[Case], int]) -> tuple[Check, ...]:
    """What is asked of the moment; `of` tells the kind of the action at hand."""
    return (
        Check(
            "DTR-039",
            lambda c: c.s.rounds[c.me] > 1,
            cs="Ve svém prvním kole se neútočí.",
            en="There is no attack in one's first turn.",
        ),
        Check(
            "DTR-371",
            lambda c: not interrupts_itself(c.s, c.me, of(c)),
            cs="Ve vlastním souboji touto akcí zaútočit nelze.",
            en="In your own combat this action cannot be an attack.",
        ),
        Check(
            "DTR-356",
            lambda c: of(c) != NON_ATTACK or led(c.s, c.me),
            cs="Tato akce není útočná a vůdce, který by ji na útok změnil, nemáš.",
            en="This is a non-attack action, and you have no leader to turn it into an attack.",
        ),
        Check(
            "DTR-353",
            lambda c: of(c) != STANDARD or not war_is_on(c.s) or _granted(c) or funds(c.s, c.me) >= WAR_PRICE,
            cs="Další útok stojí {price:destiny} a máš {have:destiny}.",
            en="Another attack costs {price:destiny} and you have {have:destiny}.",
            values=lambda c: {"price": WAR_PRICE, "have": funds(c.s, c.me)},
        ),
        Check(
            "DTR-353",
            lambda c: of(c) != STANDARD or anybodys(c.s, c.me, STANDARD) or (c.s.actions > 0 and led(c.s, c.me)),
            cs="Útok už v tomto kole nemáš.",
            en="You have no attack left this turn.",
        ),
        Check(
            "DTR-243",
            lambda c: own_warriors(c.s, c.me),
            cs="Nemáš ve hře bojovníka, který by zaútočil.",
            en="You have no warrior in play to attack with.",
        ),
        Check(
            "DTR-243",
            lambda c: pairings(c.s, c.me, of(c)),
            cs="Žádný z tvých bojovníků teď nemá na koho zaútočit.",
            en="Your warriors have nobody to attack now.",
        ),
    )


def _granted(c: Case) -> bool:
    """Is there an attack that costs nothing, or a leader's?"""
    s = c.s
    return bool(s.bonus_attacks or not s.actions or s.attacks or led(s, c.me))


# ---- who attacks whom ----
OWN_ATTACKERS = Domain(
    lambda c: own_warriors(c.s, c.me),
    "DTR-243",
    cs="Útočí některý z tvých bojovníků ve hře",
    en="The attacker is one of your warriors in play",
)
ATTACKERS = replace(OWN_ATTACKERS, members=lambda c: [w for w in own_warriors(c.s, c.me) if c.f[SRC] in (-1, w)])
DEFENDERS = Domain(
    lambda c: warriors(c.s),
    "DTR-243",
    cs="Napadnout lze bojovníka ve hře",
    en="A warrior in play can be attacked",
)
BY_THIS_ACTION = Check(
    "DTR-356",
    lambda c: may_lead(c.s, c.me, c.f[X], c.a),
    cs="Bojovník {a} touto akcí zaútočit nemůže: nedovoluje to ani tvůj vůdce.",
    en="{a} cannot attack with this action; not even your leader makes that possible.",
)


def _could(c: Case) -> list[int]:
    """Whom the attacker could attack if no duty pressed."""
    return [w for w in warriors(c.s) if _open_to(c.s, c.me, c.a, w)]


def _open_to(s: DoomState, me: int, attacker: int, w: int) -> bool:
    if s.t.team[s.side[w]] == s.t.team[me]:
        return s.side[w] == me and (lured_to_own(s, attacker, w) or may_strike_own(s, attacker, w))
    return legal_target(s, attacker, w) and not shielded(s, w)


def _dutiful(c: Case) -> bool:
    duty = lure(lures(c.s, c.a), _could(c))
    return duty is None or c.b in duty


TARGETS = (
    Check(
        "DTR-246",
        lambda c: c.s.t.team[c.s.side[c.b]] != c.s.t.team[c.me] or _open_to(c.s, c.me, c.a, c.b),
        cs="Bojovník {b} je na tvé straně a takové se nenapadají.",
        en="{b} is on your own side and is not attacked.",
    ),
    Check(
        "DTR-297",
        lambda c: not c.s.t.never_fights[c.b],
        cs="Bojovník {b} se soubojů nikdy neúčastní.",
        en="{b} never takes part in combats.",
    ),
    Check(
        "DTR-248",
        lambda c: same_field(c.s, c.a, c.b),
        cs="Bojovníci {a} a {b} nejsou na stejném bojišti: Stanice je oddělená.",
        en="{a} and {b} are not on the same battlefield: the Outpost is apart.",
    ),
    barred(
        "DTR-446",
        lambda c: banned(c.s, BE_ATTACKED, c.b, c.a),
        cs="Bojovníka {b} nelze napadnout: brání tomu {by}.",
        en="{b} cannot be attacked, because of {by}.",
    ),
    Check(
        "DTR-250",
        lambda c: capable(c.s, c.b),
        cs="Bojovník {b} není bojeschopný, a proto ho nelze napadnout.",
        en="{b} is not combat-capable and cannot be attacked.",
    ),
    barred(
        "DTR-251",
        lambda c: banned(c.s, TO_ATTACK, c.a, c.b),
        cs="Bojovník {a} ho napadnout nesmí: brání tomu {by}.",
        en="{a} may not attack it, because of {by}.",
    ),
    Check(
        "DTR-300",
        lambda c: tactics(c.s, c.a, c.b),
        cs="Bojovníci {a} a {b} nemají společnou bitevní taktiku.",
        en="{a} and {b} have no battle tactic in common.",
    ),
    Check(
        "DTR-462",
        lambda c: not shielded(c.s, c.b),
        cs="Bojovníka {b} lze napadnout, až když v jeho oblasti nezbývá nikdo jiný.",
        en="{b} can be attacked only when nobody else is left in its area.",
    ),
    Check(
        "DTR-334",
        lambda c: attack_price(c.s, c.a, c.b) <= funds(c.s, c.me),
        cs="Útok na bojovníka {b} stojí {price:destiny} a máš {have:destiny}.",
        en="An attack on {b} costs {price:destiny} and you have {have:destiny}.",
        values=lambda c: {"price": attack_price(c.s, c.a, c.b), "have": funds(c.s, c.me)},
    ),
    Check(
        "DTR-334",
        lambda c: attack_price(c.s, c.a, c.b, victory=True) <= c.s.victory[c.me],
        cs="Útok na bojovníka {b} stojí {price:victory} a máš {have:victory}.",
        en="An attack on {b} costs {price:victory} and you have {have:victory}.",
        values=lambda c: {"price": attack_price(c.s, c.a, c.b, victory=True), "have": c.s.victory[c.me]},
    ),
    Check(
        "DTR-334",
        lambda c: exerted(c.s, c.a, c.b),
        cs="Útok na bojovníka {b} stojí {needed:action} a tolik ti jich nezbývá.",
        en="An attack on {b} takes {needed:action}, and you have not as many left.",
        values=lambda c: {"needed": attack_actions(c.s, c.a, c.b)},
    ),
    Check(
        "DTR-251",
        _dutiful,
        cs="Bojovník {a} musí zaútočit na jiného, dokud takový cíl je.",
        en="{a} has to attack somebody else while there is such a target.",
    ),
)
ORDERLY = Check(
    "DTR-251",
    lambda c: not c.s.lasting or c.b in dict(pairings(c.s, c.me, c.f[X])).get(c.a, ()),
    cs="V tomto kole je určen jiný útok a ten je napřed.",
    en="Another attack was ordered for this turn, and that one comes first.",
)
NO_SHIRKING = Check(
    "DTR-251",
    lambda c: c.s.covered >> c.a & 1 or not shirks(c.s, c.me, c.a),
    cs="Bojovník {a} je v tomto kole potřeba k útoku, který byl předem určen.",
    en="{a} is needed this turn for the attack that was said beforehand.",
)
AGAINST = Choice(
    v.AGAINST,
    ATTACKERS,
    DEFENDERS,
    checks=(*READY, BY_THIS_ACTION, *TARGETS, ORDERLY),
    harms=lambda c: c.s.side[c.b] == c.me,
)
HIDDEN = Domain(
    lambda c: [hidden_number(c.s, w) for seat in opponents(c.s, c.me) for w in c.s.hidden[seat]],
    "DTR-067",
    cs="Napadnout lze skrytého bojovníka soupeře podle jeho čísla",
    en="An opponent's hidden warrior is attacked by its number",
)
UNMASK = Choice(
    v.UNMASK,
    ATTACKERS,
    HIDDEN,
    checks=(
        *READY,
        BY_THIS_ACTION,
        Check(
            "DTR-248",
            lambda c: same_field(c.s, c.a, all_hidden(c.s)[c.b - 1]),
            cs="Bojovník {a} je na Stanici a skrytí bojovníci jsou jinde.",
            en="{a} is on the Outpost, and hidden warriors are elsewhere.",
        ),
        barred(
            "DTR-251",
            lambda c: banned(c.s, TO_ATTACK, c.a),
            cs="Bojovník {a} útočit nesmí: brání tomu {by}.",
            en="{a} may not attack, because of {by}.",
        ),
        Check(
            "DTR-300",
            lambda c: tactic_mask(c.s, c.a, True),
            cs="Bojovník {a} teď nemá žádnou bitevní taktiku.",
            en="{a} has no battle tactic now.",
        ),
        Check(
            "DTR-334",
            lambda c: exerted(c.s, c.a, all_hidden(c.s)[c.b - 1]),
            cs="Tento útok stojí víc akcí, než kolik ti zbývá.",
            en="This attack takes more actions than you have left.",
        ),
        Check(
            "DTR-251",
            lambda c: lure(lures(c.s, c.a), _could(c)) is None,
            cs="Bojovník {a} musí zaútočit na jiného, dokud takový cíl je.",
            en="{a} has to attack somebody else while there is such a target.",
        ),
        Check(
            "DTR-251",
            lambda c: not c.s.lasting or all_hidden(c.s)[c.b - 1] in dict(pairings(c.s, c.me, c.f[X])).get(c.a, ()),
            cs="V tomto kole je určen jiný útok a ten je napřed.",
            en="Another attack was ordered for this turn, and that one comes first.",
        ),
    ),
)


def lost_somebody(c: Case) -> bool:
    """DTR-242: has the attacking player lost a warrior since the attack was declared?"""
    return any(not in_play(c.s, w) or c.s.side[w] != c.me for w in c.f[BEFORE])


OPPONENTS = Question(
    v.ASK_OPPONENTS,
    (
        AGAINST,
        UNMASK,
        stop(
            v.FORGO,
            Check(
                "DTR-242",
                lost_somebody,
                cs="Útoku se smíš vzdát, jen přijdeš-li po jeho vyhlášení o bojovníka.",
                en="The attack can be given up only if you have lost a warrior since it was declared.",
            ),
        ),
    ),
    "DTR-243",
)


# ---- a second opponent in the same action ----
def _seconds(c: Case) -> list[int]:
    return warriors(c.s) if second_target(c.s, c.s.attacker) else []


SECOND = Question(
    v.ASK_DEFENDER,
    (
        Choice(
            v.TARGET,
            Domain(
                _seconds,
                "DTR-243",
                cs="Druhým protivníkem je bojovník ve hře, dovoluje-li to útočníkova zbraň",
                en="The second opponent is a warrior in play, if the attacker's weapon permits one",
            ),
            checks=(
                Check(
                    "DTR-246",
                    lambda c: c.s.t.team[c.s.side[c.a]] != c.s.t.team[c.me],
                    cs="Bojovník {a} je na tvé straně.",
                    en="{a} is on your own side.",
                ),
                Check(
                    "DTR-334",
                    lambda c: c.a != c.s.defender or second_target(c.s, c.s.attacker) != DIFFERENT,
                    cs="Druhým protivníkem musí být někdo jiný.",
                    en="The second opponent has to be somebody else.",
                ),
                Check(
                    "DTR-250",
                    lambda c: legal_target(c.s, c.s.attacker, c.a) and not shielded(c.s, c.a),
                    cs="Bojovníka {a} útočník napadnout nesmí.",
                    en="The attacker may not attack {a}.",
                ),
            ),
        ),
        Choice(
            v.DONE,
            checks=(
                Check(
                    "DTR-243",
                    lambda c: second_target(c.s, c.s.attacker),
                    cs="Útočník druhého protivníka nemá.",
                    en="The attacker has no second opponent.",
                ),
            ),
        ),
    ),
    "DTR-243",
)


# ---- somebody else's choice ----
def master_of(s: DoomState, f: Frame) -> int:
    """The player for whom the attacker works, if that is not its own; -1: nobody."""
    card = mark_source(s, SLY, s.attacker)
    return -1 if card < 0 or s.side[card] == s.side[s.attacker] else s.side[card]


MASTERS_CHOICE = Question(
    v.ASK_DEFENDER,
    (
        Choice(
            v.TARGET,
            Domain(
                lambda c: [w for w in targets(c.s, c.s.attacker) if c.s.at[w] >= 0] if c.me >= 0 else [],
                "DTR-243",
                cs="Napadá se bojovník, kterého útočník napadnout smí",
                en="A warrior is attacked that the attacker may attack",
            ),
        ),
    ),
    "DTR-243",
    master_of,
)
