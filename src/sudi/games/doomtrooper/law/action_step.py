"""The law of the action step: every action of the catalogue, for one's own turn and for actions that a card grants.

`actions.options` is the short way to the same options; the generic tests prove that they are equal.
"""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, same_title, stop
from sudi.kernel.wording import Bilingual

from ..cards.printed import PLAYED
from ..cards.types import ACTIONS, COMBAT, END, REACTIONS, START
from ..language.gear import entitled
from ..language.marks import MOVABLE
from ..language.reach import carries
from ..state import in_play, own_warriors
from ..words import vocabulary as v
from . import outpost
from .abilities import ability_of, using
from .acting import GRANTED, HIDING_ACTIONS, OWN_TURN, Means, at_large, before, peaceful, takes, unpressed
from .bearing import BEARING
from .combat.attacking import NO_SHIRKING, moment
from .combat.attacks import STANDARD, attack_left, attack_reach, owes_attack
from .combat.sabotage import MOMENT, OPPONENTS, SABOTAGING
from .copies import ONE_COPY
from .costs import MEDITATES, actions_for
from .cover import IN_COVER, SOMEBODY_STAYS, held_in_cover, seeking
from .deploying import DEPLOYING, HAND_WARRIORS, HIDING
from .emissaries import sending, transfer_paid
from .laying import AREAS, BEARERS, LAYING, ON_BEARERS, PLAYERS, SOMEBODY_THERE, TO_AREAS, TO_PLAYERS, USEFUL
from .playing import playing
from .posing import posing_by_action
from .self_harm import at_player, on_bearer
from .turned_over import turning


def _theirs(c: Case) -> bool:
    return in_play(c.s, c.a) and c.s.side[c.a] != c.me


OWN_WARRIORS = Domain(
    lambda c: own_warriors(c.s, c.me),
    "DTR-508",
    cs="Akci provádí některý z tvých bojovníků ve hře",
    en="The action is performed by one of your warriors in play",
    apart=(
        Check(
            "DTR-508",
            lambda c: not c.s.t.is_warrior[c.a] or not _theirs(c),
            cs="Bojovník {a} není tvůj; napadnout ho můžeš akcí „Zaútočit“.",
            en="{a} is not yours; it can be attacked by the action “Attack”.",
            weight=7,
        ),
        Check(
            "DTR-508",
            lambda c: not _theirs(c),
            cs="Karta {a} je ve hře, ale není tvoje.",
            en="{a} is in play, but it is not yours.",
            weight=7,
        ),
    ),
)


# ---- warriors of the hand ----
def deploying(means: Means) -> tuple[Choice, ...]:
    return (
        Choice(
            v.DEPLOY,
            HAND_WARRIORS,
            before=(*peaceful(means), takes(means)),
            checks=(*unpressed(means, v.DEPLOY), *DEPLOYING),
            alike=same_title,
        ),
        Choice(
            v.HIDE,
            HAND_WARRIORS,
            before=before(means, v.HIDE, lambda c: HIDING_ACTIONS),
            checks=HIDING,
            alike=same_title,
        ),
    )


# ---- warriors in play ----
def moving(means: Means) -> tuple[Choice, ...]:
    stays = Check(
        "DTR-194",
        lambda c: c.a not in c.s.works[c.me] or c.s.area[c.a] < 0,
        cs="Karta {a} zůstává v oblasti, do které byla vyložena.",
        en="{a} stays in the area it was laid to.",
        weight=1,
    )
    covering = (*seeking(), *at_large("a"), SOMEBODY_STAYS, NO_SHIRKING)
    return (
        Choice(v.COVER, OWN_WARRIORS, before=before(means, v.COVER), checks=covering),
        Choice(
            v.LEAVE,
            IN_COVER,
            before=(*peaceful(means), takes(means)),
            checks=(
                Check(
                    "DTR-062",
                    lambda c: c.s.covered >> c.a & 1 or c.a in c.s.hidden[c.me],
                    cs="Bojovník {a} v úkrytu není.",
                    en="{a} is not in cover.",
                ),
                Check(
                    "DTR-334",
                    lambda c: not held_in_cover(c.s, c.a),
                    cs="Bojovník {a} úkryt neopustí, dokud není vyléčen.",
                    en="{a} does not exit cover unless it is healed.",
                ),
                *unpressed(means, v.LEAVE),
            ),
        ),
        Choice(
            v.TRANSFER,
            Domain(
                lambda c: own_warriors(c.s, c.me),
                "DTR-187",
                cs="Transferuje se některý z tvých bojovníků ve hře",
                en="One of your warriors in play transfers",
                apart=(stays,),
            ),
            before=(*peaceful(means), takes(means), outpost.PEACE),
            checks=(
                *outpost.TRANSFERRING,
                *at_large("a"),
                *unpressed(means, v.TRANSFER),
                transfer_paid(means),
            ),
        ),
    )


# ---- vehicles, and gear that changes hands ----
def _vehicles(c: Case) -> list[int]:
    mine = c.s.live & c.s.t.vehicle_mask
    return [card for card in c.s.attached[c.me] if mine >> card & 1]


VEHICLES = Domain(
    _vehicles,
    "DTR-100",
    cs="Nastupuje se do vozidla tvého bojovníka a vystupuje se z něj",
    en="A warrior boards or leaves a vehicle that it has",
)


def _own_attachments(c: Case) -> list[int]:
    return [x for x in c.s.attached[c.me] if c.s.live >> x & 1 and c.s.side[x] == c.me]


def _driver(c: Case) -> int:
    return int(c.s.bearer[c.a])


def driving(means: Means) -> tuple[Choice, ...]:
    return (
        Choice(
            v.BOARD,
            VEHICLES,
            before=before(means, v.BOARD),
            checks=(
                Check(
                    "DTR-100",
                    lambda c: not c.s.inside >> c.a & 1,
                    cs="Karta {a}: bojovník už je uvnitř.",
                    en="{a}: the warrior is inside already.",
                ),
                Check(
                    "DTR-104",
                    lambda c: not c.s.covered >> _driver(c) & 1,
                    cs="Karta {a}: bojovník je v úkrytu, a proto nenastoupí.",
                    en="{a}: the warrior is in cover and does not board it.",
                ),
                Check(
                    "DTR-106",
                    lambda c: entitled(c.s, c.a, _driver(c)),
                    cs="Karta {a}: bojovník už nemá příslušnost, kterou vozidlo vyžaduje.",
                    en="{a}: the warrior has no longer the affiliation that the vehicle asks for.",
                ),
            ),
        ),
        Choice(
            v.ALIGHT,
            VEHICLES,
            before=before(means, v.ALIGHT),
            checks=(
                Check(
                    "DTR-100",
                    lambda c: c.s.inside >> c.a & 1,
                    cs="Karta {a}: bojovník uvnitř není.",
                    en="{a}: the warrior is not inside.",
                ),
            ),
        ),
        Choice(
            v.MOVE_CARD,
            Domain(
                lambda c: [x for x in _own_attachments(c) if carries(c.s, MOVABLE, x)],
                "DTR-087",
                cs="Přesouvá se karta přiložená k tvému bojovníkovi, jejíž text to dovoluje",
                en="Only a card on one of your warriors whose text lets it be moved is moved",
                apart=(
                    Check(
                        "DTR-087",
                        lambda c: c.a not in _own_attachments(c),
                        cs="Karta {a} zůstává, kde je: její text přesun nedovoluje.",
                        en="{a} stays where it is: its text does not let it be moved.",
                        weight=2,
                    ),
                ),
            ),
            OWN_WARRIORS,
            before=before(means, v.MOVE_CARD),
            checks=(
                Check(
                    "DTR-087",
                    lambda c: c.s.bearer[c.a] != c.b,
                    cs="Karta {a} už u bojovníka {b} je.",
                    en="{a} is on {b} already.",
                ),
                *BEARING,
            ),
        ),
    )


# ---- cards of the hand ----
def _actions(c: Case) -> int:
    return actions_for(c.s, c.me, c.a)


def laying(means: Means) -> tuple[Choice, ...]:
    """Cards that stay: attached, laid to an area, assigned to a player."""
    enough = takes(means, _actions)
    return (
        Choice(
            v.ATTACH,
            ON_BEARERS,
            BEARERS,
            before=(*before(means, v.ATTACH), SOMEBODY_THERE),
            checks=(enough, *LAYING, *ONE_COPY, *BEARING, USEFUL),
            alike=same_title,
            harms=on_bearer,
        ),
        Choice(
            v.LAY,
            TO_AREAS,
            AREAS,
            before=before(means, v.LAY),
            checks=(enough, *LAYING, *ONE_COPY),
            alike=same_title,
        ),
        Choice(
            v.TASK,
            TO_PLAYERS,
            PLAYERS,
            before=before(means, v.TASK),
            checks=(enough, *LAYING, *ONE_COPY, USEFUL),
            alike=same_title,
            harms=at_player,
        ),
    )


def _when(when: tuple[str, ...], rule: str, cs: str, en: str) -> Check:
    """For a card of the hand that is not played as an action: when it is."""
    return Check(
        rule,
        lambda c: c.a not in c.s.hand[c.me] or c.s.t.when[c.a] not in when,
        cs="Karta {a} se nehraje jako akce, ale " + cs + ".",
        en="{a} is not played as an action but " + en + ".",
        weight=10,
    )


OTHER_MOMENTS = (
    _when((COMBAT,), "DTR-347", "v průběhu souboje", "during a combat"),
    _when(REACTIONS, "DTR-338", "jako reakce na to, co jmenuje", "as a reaction to what it names"),
    _when((START,), "DTR-016", "na začátku tvého kola", "at the start of your turn"),
    _when((END,), "DTR-017", "na konci tvého kola", "at the end of your turn"),
    Check(
        "DTR-214",
        lambda c: c.a not in c.s.hand[c.me] or not c.s.t.is_art[c.a] or c.s.t.when[c.a] == ACTIONS,
        cs="Kouzlo {a} se sesílá kdykoli mezi akcemi a kroky, ne jako akce.",
        en="{a} is cast at any time between actions and steps, not as an action.",
        weight=10,
    ),
    Check(
        "DTR-229",
        lambda c: c.a not in c.s.hand[c.me] or c.s.t.when[c.a] == ACTIONS,
        cs="Karta {a} se hraje kdykoli mezi akcemi a kroky, ne jako akce.",
        en="{a} is played at any time between actions and steps, not as an action.",
        weight=10,
    ),
)


def _attack_action(means: Means) -> Check:
    """For a card that is played as an attack action."""
    return Check(
        "DTR-238",
        lambda c: not c.s.t.as_attack[c.a] or attack_left(c.s, c.me, means.kind(c)),
        cs="Karta {a} se hraje jako útočná akce a žádnou teď nemáš.",
        en="{a} is played as an attack action, and you have none now.",
    )


# ---- abilities, attacks, sabotage ----
def ability_checks(means: Means) -> tuple[Check, ...]:
    """Of an ability: does it take an action, is it one of the right kind, and are there enough?"""
    quiet, attacked = peaceful(means)

    def calm(c: Case) -> bool:
        return not ability_of(c).attack

    def left(c: Case) -> int:
        return means.left(c) if calm(c) else attack_reach(c.s)

    return (
        Check(
            "DTR-205",
            lambda c: ability_of(c).actions > 0,
            cs="Schopnost karty {a} se nepoužívá jako akce, ale v oknech mezi akcemi.",
            en="The ability of {a} is not used as an action but in the windows between actions.",
        ),
        Check(quiet.rule, lambda c: not calm(c) or quiet.holds(c), quiet.cs, quiet.en),
        Check(attacked.rule, lambda c: not calm(c) or attacked.holds(c), attacked.cs, attacked.en),
        Check(
            "DTR-238",
            lambda c: calm(c) or means.kind(c) == STANDARD,
            cs="Schopnost karty {a} je útočná akce a takovou teď nemáš.",
            en="The ability of {a} is an attack action, and you have none now.",
        ),
        Check(
            "DTR-513",
            lambda c: calm(c) or c.s.rounds[c.me] > 1,
            cs="Schopnost karty {a} je útočná akce a v prvním kole se neútočí.",
            en="The ability of {a} is an attack action, and there is none in one's first turn.",
        ),
        Check(
            "DTR-353",
            lambda c: calm(c) or attack_left(c.s, c.me, STANDARD),
            cs="Schopnost karty {a} je útočná akce a žádná už ti nezbývá.",
            en="The ability of {a} is an attack action, and you have none left.",
        ),
        Check(
            "DTR-036",
            lambda c: ability_of(c).actions <= left(c),
            cs="Schopnost karty {a} stojí {needed:action} a zbývá ti {left:action}.",
            en="The ability of {a} takes {needed:action} and you have {left:action} left.",
            values=lambda c: {"needed": ability_of(c).actions, "left": left(c)},
        ),
        *unpressed(means, v.USE),
    )


def fighting(means: Means) -> Choice:
    return Choice(v.ATTACK, before=(*unpressed(means, v.ATTACK), *moment(means.kind)))


UNOWED = Check(
    "DTR-251",
    lambda c: not owes_attack(c.s, c.me),
    cs="V tomto kole musíš ještě zaútočit: tak to bylo předem určeno.",
    en="You still have to attack this turn: that was said beforehand.",
)
SABOTAGE = Choice(
    v.SABOTAGE,
    OWN_WARRIORS,
    OPPONENTS,
    before=(
        *before(OWN_TURN, v.SABOTAGE),
        UNOWED,
        *MOMENT,
    ),
    checks=(*SABOTAGING, *at_large("a")),
)


# ---- the questions ----
def choices(means: Means) -> tuple[Choice, ...]:
    """Everything but sabotage, which takes an action of one's own turn."""
    return (
        stop(v.MEDITATE, *before(means, v.MEDITATE), MEDITATES),
        *deploying(means),
        *laying(means),
        *playing(
            lambda c, card: c.s.t.way[card] == PLAYED,
            OTHER_MOMENTS,
            (takes(means, _actions), _attack_action(means)),
            before(means, v.PLAY),
        ),
        posing_by_action(means),
        *moving(means),
        *driving(means),
        turning(means),
        sending(means),
        using(lambda c, ability: True, ability_checks(means)),
        fighting(means),
        stop(v.END, *((UNOWED,) if means is OWN_TURN else ())),
    )


WHEN = Bilingual("ve tvém kole za akci", "as an action in your turn")
ACTION = Question(v.ASK_ACTION, (*choices(OWN_TURN), SABOTAGE), "DTR-361", active_seat, WHEN)
GRANTED_ACTION = Question(v.ASK_GRANTED, choices(GRANTED), "DTR-361")
