"""The turn of the nemesis, the automatic opponent of the solo game (SOI-160 to SOI-193).

It never asks; where it would have to decide, the player decides for it (SOI-175).
"""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, answers, barred, same_title
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, ask, begin, slots
from sudi.kernel.permissions import forbidden

from ..language.nemesis import nemesis_id
from ..language.numbers import HEALTH, SHIELD, guard
from ..state import INFINITE, NEVER, ShardsState
from ..words import vocabulary as v
from ..words.names import faction_genitive, faction_name, faction_word
from .actions import attack_champion, exhaust, resolve
from .attack import left, strike, tell_protected
from .cleanup import pass_turn, reset_turn
from .moves import fill_row
from .resources import GAINS

MATCH_GAIN = 3  # SOI-171
(FACTION,) = slots(1)  # of the card that was revealed


def reveal_top(s: ShardsState, f: Frame) -> None:
    """SOI-170 to SOI-172: reveal, gain on a faction match, play the card."""
    if not s.centre:
        f[PC] = READY
        return
    card = s.centre[-1]
    f[FACTION] = s.t.faction[card]
    note(s, v.L_NEMESIS_REVEALS, s.turn, card, faction_word(f[FACTION]))
    if f[FACTION] == s.character[s.turn]:
        note(s, v.L_MATCH, s.turn, n=faction_word(f[FACTION]))
        GAINS[s.t.setup["nemesis_match"]](s, s.turn, card, MATCH_GAIN)
    if s.result is None:  # SOI-192: these may have been the last points of mastery
        play_for(s, s.centre.pop())


def play_for(s: ShardsState, card: int) -> None:
    me = s.t.nemesis
    note(s, v.L_PLAYS, me, card)
    if s.t.is_champion[card]:
        s.champions[me].append(card)  # SOI-178
        s.arrived |= 1 << card
        played = v.library.program(nemesis_id(s.t.cards[card].key, s.t.setup["nemesis_draw"]), "played")
        if played is not None:
            begin(s, played, me, card)
        return
    s.played.append(card)
    resolve(s, me, card)


def offer_row(s: ShardsState, f: Frame) -> None:
    """SOI-173, SOI-174: every card in the row of the revealed card's faction; the player chooses the order."""
    matching = {s.t.kind[c]: c for c in s.row if s.t.faction[c] == f[FACTION]}
    if not matching:
        f[PC] = READY
        return
    ask(s, s.turn, v.ASK_NEMESIS_CARD, [v.PLAY(c) for c in matching.values()])


NEXT_OF_ROW = Question(
    v.ASK_NEMESIS_CARD,
    (
        Choice(
            v.PLAY,
            Domain(
                lambda c: c.s.row,
                "SOI-173",
                cs="Úhlavní nepřítel vykládá karty z verbovací nabídky",
                en="The nemesis plays cards of the centre row",
            ),
            checks=(
                Check(
                    "SOI-174",
                    lambda c: c.s.t.faction[c.a] == c.f[FACTION],
                    cs="Úhlavní nepřítel vykládá jen karty frakce odhalené karty ({faction}); karta {a} k ní nepatří.",
                    en="The nemesis plays only cards of the revealed card's faction ({faction}); {a} is not of it.",
                    values=lambda c: {"faction": faction_name(c.f[FACTION])},
                ),
            ),
            alike=same_title,
        ),
    ),
    me=active_seat,
    values=lambda c: {"faction": faction_genitive(c.f[FACTION])},
)


@answers(NEXT_OF_ROW)
def play_row(s: ShardsState, f: Frame) -> None:
    card = first(s.answer)
    s.row.remove(card)  # SOI-190: refilled only at the end of this turn
    f[PC] = PLAY_ROW
    play_for(s, card)


def get_champions_ready(s: ShardsState, f: Frame) -> None:
    s.exhausted = 0


def offer_champion(s: ShardsState, f: Frame) -> None:
    """SOI-181: all of its champions, newly played ones included, one after another."""
    me = s.turn
    ready = {s.t.kind[c]: c for c in s.champions[me] if not s.exhausted >> c & 1 and s.t.exhaust[me][c] is not None}
    if not ready:
        f[PC] = AIM
        return
    ask(s, me, v.ASK_NEMESIS_CHAMPION, [v.EXHAUST(c) for c in ready.values()])


NEXT_CHAMPION = Question(
    v.ASK_NEMESIS_CHAMPION,
    (
        Choice(
            v.EXHAUST,
            Domain(
                lambda c: c.s.champions[c.me],
                "SOI-181",
                cs="Úhlavní nepřítel vyčerpává své vlastní šampiony",
                en="The nemesis exhausts its own champions",
                apart=(
                    Check(
                        "SOI-181",
                        lambda c: c.a not in c.s.champions[0],
                        cs="Úhlavní nepřítel vyčerpává své vlastní šampiony; šampion {a} je tvůj.",
                        en="The nemesis exhausts its own champions; {a} is yours.",
                    ),
                ),
            ),
            checks=(
                Check(
                    "SOI-181",
                    lambda c: not c.s.exhausted >> c.a & 1,
                    cs="Šampion {a} už v tomto tahu vyčerpán byl.",
                    en="{a} has been exhausted this turn.",
                ),
                Check(
                    "SOI-070",
                    lambda c: c.s.t.exhaust[c.me][c.a] is not None,
                    cs="Šampion {a} nemá nic, co by se vyčerpáním spustilo.",
                    en="{a} has no exhaust ability.",
                ),
            ),
            alike=same_title,
        ),
    ),
    me=active_seat,
)


@answers(NEXT_CHAMPION)
def activate(s: ShardsState, f: Frame) -> None:
    f[PC] = ACTIVATE
    exhaust(s, first(s.answer))


def aim(s: ShardsState, f: Frame) -> None:
    """SOI-182 to SOI-185: the player if that kills; otherwise champions, the most expensive first."""
    player = 0
    if forbidden(s, "attack player", s.turn, player) is None and lethal(s, player):
        f[PC] = STRIKE
        return
    weak = [card for card in s.champions[0] if within_power(s, card)]
    if not weak:
        f[PC] = STRIKE
        return
    dear = max(worth(s, card) for card in weak)
    best = {s.t.kind[card]: card for card in weak if worth(s, card) == dear}
    ask(s, s.turn, v.ASK_NEMESIS_TARGET, [v.ATTACK(card) for card in best.values()])


def within_power(s: ShardsState, card: int) -> bool:
    return HEALTH.of(s, card) <= s.power and forbidden(s, "attack champion", s.turn, card) is None


def protector(c: Case) -> int:
    """The card that keeps the nemesis from attacking this champion, or -1."""
    ban = forbidden(c.s, "attack champion", c.me, c.a)
    return -1 if ban is None else ban[1]


def worth(s: ShardsState, card: int) -> int:
    """SOI-183: the printed cost; what cannot be bought counts as 0."""
    return 0 if s.t.cost[card] >= NEVER else s.t.cost[card]


def dearest(s: ShardsState) -> int:
    """The cost of the most expensive champion that it can destroy; -1 if there is none."""
    return max((worth(s, card) for card in s.champions[0] if within_power(s, card)), default=-1)


NEXT_TARGET = Question(
    v.ASK_NEMESIS_TARGET,
    (
        Choice(
            v.ATTACK,
            Domain(
                lambda c: c.s.champions[0],
                "SOI-183",
                cs="Úhlavní nepřítel napadá tvé šampiony",
                en="The nemesis attacks your champions",
                apart=(
                    Check(
                        "SOI-183",
                        lambda c: c.a not in c.s.champions[c.me],
                        cs="Úhlavní nepřítel napadá tvé šampiony; šampion {a} je jeho vlastní.",
                        en="The nemesis attacks your champions; {a} is its own.",
                    ),
                ),
            ),
            checks=(
                barred(
                    "SOI-025",
                    protector,
                    cs="Na šampiona {a} úhlavní nepřítel útočit nemůže: brání tomu {by}.",
                    en="The nemesis cannot attack {a}, because of {by}.",
                ),
                Check(
                    "SOI-184",
                    lambda c: HEALTH.of(c.s, c.a) <= c.s.power,
                    cs="Šampion {a} má {health:health} a úhlavnímu nepříteli zbývá síla {power}.",
                    en="{a} has {health:health} and the nemesis has {power} power left.",
                    values=lambda c: {"health": HEALTH.of(c.s, c.a), "power": c.s.power},
                ),
                Check(
                    "SOI-183",
                    lambda c: worth(c.s, c.a) == dearest(c.s),
                    cs="Úhlavní nepřítel začíná nejdražšími šampiony (cena {dearest}); šampion {a} stojí {worth}.",
                    en="The nemesis begins with the most expensive champions (cost {dearest}); {a} costs {worth}.",
                    values=lambda c: {"dearest": dearest(c.s), "worth": worth(c.s, c.a)},
                ),
            ),
            alike=same_title,
        ),
    ),
    me=active_seat,
    values=left,
)


def lethal(s: ShardsState, player: int) -> bool:
    """Would its power bring the player to 0? By default it does not reckon with shields, which it cannot see."""
    stopped = 0
    if s.t.setup["nemesis_reckons_shields"] and forbidden(s, "prevent damage", s.turn, player) is None:
        stopped = guard(s, player) + sum(SHIELD.of(s, c) for c in s.hand[player])
    return s.power >= INFINITE or s.power - stopped >= s.health[player]


@answers(NEXT_TARGET)
def take_aim(s: ShardsState, f: Frame) -> None:
    attack_champion(s, first(s.answer))
    f[PC] = AIM


def strike_player(s: ShardsState, f: Frame) -> None:
    """SOI-186: whatever power is left hits the player, who may use shields."""
    if s.power <= 0:
        return
    if forbidden(s, "attack player", s.turn, 0) is None:
        strike(s, [(0, s.power)])
    else:
        tell_protected(s, s.turn)
        note(s, v.L_NOBODY, s.turn, n=s.power)


def end_turn(s: ShardsState, f: Frame) -> None:
    """SOI-189, SOI-190: banish its allies, refill the row, and the player is next."""
    s.banished += s.played
    s.played = []
    reset_turn(s)
    fill_row(s)
    if s.result is None:
        pass_turn(s)


NEMESIS = v.programs.procedure(
    "nemesis",
    reveal_top,
    offer_row,
    play_row,
    get_champions_ready,
    offer_champion,
    activate,
    aim,
    take_aim,
    strike_player,
    end_turn,
    slots=1,
)
PLAY_ROW, READY, ACTIVATE, AIM, STRIKE = (
    NEMESIS.at(step) for step in (offer_row, get_champions_ready, offer_champion, aim, strike_player)
)
