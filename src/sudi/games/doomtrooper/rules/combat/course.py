"""A combat in its eight phases, with an ANYTIME window after each (DTR-240 to DTR-306)."""

from __future__ import annotations

from sudi.kernel.decision import BITS, first, second
from sudi.kernel.law import answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask
from sudi.kernel.standing import last

from ...language.gear import usable_weapons
from ...language.marks import FENCED, SECOND_TARGET, SLY
from ...language.ratings import value
from ...language.select import traits_of
from ...language.standing.duties import attack_price
from ...language.standing.exertion import attack_actions
from ...language.standing.settling import settle
from ...language.standing.wills import pinned
from ...law.combat.attacking import MASTERS_CHOICE, SECOND, all_hidden, hidden_number
from ...law.combat.attacking import OPPONENTS as OPPONENTS_QUESTION
from ...law.combat.attacks import ATTACK_KIND, STANDARD, legal_target, may_meet, pairings
from ...law.combat.capability import may_use, tactics
from ...law.combat.course import (
    ATTACKERS_WEAPON,
    BEFORE,
    DEFENDERS_WEAPON,
    HEALTH,
    HIT_A,
    HIT_D,
    NAMED,
    NEXT,
    OUTER,
    PRIZES,
    STRUCK_ATTACKER,
    STRUCK_DEFENDER,
    group_of,
    zones_for,
)
from ...law.combat.course import TACTIC as TACTIC_QUESTION
from ...law.combat.course import ZONE as ZONE_QUESTION
from ...law.combat.orders import as_planned, obey
from ...law.harm import kills_on_wound, last_stand, spent
from ...state import (
    AWARD,
    CHANGE,
    DECLARATION,
    KILLED,
    MODIFIERS,
    OPPONENTS,
    RESOLUTION,
    TACTIC,
    WOUNDED,
    ZONE_PHASE,
    DoomState,
    in_play,
    own_warriors,
)
from ...words import vocabulary as v
from ...words.vocabulary import programs
from ..deploying import reveal
from ..happenings import FACED, happen
from ..leaving import die, sacrifice, spared, wound
from ..points import extra_points, lose_victory, pay, pay_for_kill
from ..windows import open_save_window, open_window
from . import aftermath
from .blows import first_to_play, strike_all
from .engaging import CARRIED, broken, engage, given_with, impale, lose_forfeits, name_another
from .fences import come_to_fence, fence_strikes
from .nested import set_aside, take_up
from .spending import spend_on_attack
from .spoils import carry_on, commanded, earner
from .starting import start_combat
from .suits import blow_up, strip_armour


# ---- 1 to 4: declaration, opponents, tactic, warzone ----
def declare(s: DoomState, f: Frame) -> None:
    f[OUTER] = set_aside(s)
    f[BEFORE] = tuple(own_warriors(s, f[ME]))
    f[HEALTH] = s.wounded
    s.phase = DECLARATION
    note(s, v.L_DECLARES, f[ME])
    open_window(s, f[ME])


def choose_opponents(s: DoomState, f: Frame) -> None:
    """DTR-243: one of the player's warriors attacks another warrior in play."""
    me = f[ME]
    only, at, options = f[SRC], s.at, []
    if f[NAMED]:
        _meet(s, f)
        return
    for a, whom in pairings(s, me, f[X]):
        if only in (-1, a):
            code = v.AGAINST(a)
            for d in whom:
                options.append(code + (d << BITS) if at[d] >= 0 else v.UNMASK(a, hidden_number(s, d)))
    s.phase = OPPONENTS
    if not options:
        _spend(s, f, -1)
        f[PC] = END
        return
    if any(not s.live >> w & 1 or s.side[w] != me for w in f[BEFORE]):
        options.append(v.FORGO())  # DTR-242
    ask(s, me, v.ASK_OPPONENTS, options)


@answers(OPPONENTS_QUESTION)
def opponents_chosen(s: DoomState, f: Frame) -> None:
    if s.answer == v.FORGO():
        _spend(s, f, -1)
        f[PC] = END
        return
    attacker, defender = first(s.answer), second(s.answer)
    if v.verbs.of(s.answer) is v.UNMASK:
        defender = all_hidden(s)[defender - 1]
    _spend(s, f, attacker, attack_actions(s, attacker, defender) - 1)
    if s.at[defender] < 0 and (not reveal(s, defender, covered=True) or not legal_target(s, attacker, defender)):
        f[PC] = END  # DTR-076, DTR-077
        return
    pay(s, f[ME], attack_price(s, attacker, defender), defender)
    lose_victory(s, f[ME], attack_price(s, attacker, defender, victory=True), defender)
    engage(s, f, attacker, defender)


def _meet(s: DoomState, f: Frame) -> None:
    """A card has named both: they fight, if that is still possible."""
    attacker, defender = f[SRC], f[NAMED] - 1
    s.phase = OPPONENTS
    if not may_meet(s, attacker, defender):
        f[PC] = END
        return
    engage(s, f, attacker, defender)
    f[PC] = NAMED_WINDOW


def ask_master(s: DoomState, f: Frame) -> None:
    """Whoever works for another player attacks whom that one chooses."""
    if not (s.t.standing_masks.get(SLY, 0) & s.live and MASTERS_CHOICE.ask(s, f, s.attacker)):
        f[PC] = ASK_SECOND


@answers(MASTERS_CHOICE)
def master_chosen(s: DoomState, f: Frame) -> None:
    s.defender = first(s.answer)
    note(s, v.L_AGAINST, f[ME], s.attacker, s.defender)


def ask_second(s: DoomState, f: Frame) -> None:
    """Some weapons let a warrior attack a second opponent in the same action, who is named before the fighting."""
    if not (s.t.standing_masks.get(SECOND_TARGET, 0) & s.live and SECOND.ask(s, f, s.attacker)):
        f[PC] = NAMED_WINDOW


@answers(SECOND)
def second_named(s: DoomState, f: Frame) -> None:
    if s.answer != v.DONE():
        other = first(s.answer)
        pay(s, f[ME], attack_price(s, s.attacker, other), other)
        lose_victory(s, f[ME], attack_price(s, s.attacker, other, victory=True), other)
        if name_another(s, f, other):
            f[PC] = ASK_SECOND


def named_window(s: DoomState, f: Frame) -> None:
    open_window(s, f[ME])


def _spend(s: DoomState, f: Frame, attacker: int, more: int = 0) -> None:
    if f[X] == STANDARD:
        spend_on_attack(s, f[ME], attacker, lost=attacker < 0)
    s.actions -= min(more, s.actions) if s.turn == f[ME] else 0


def choose_tactic(s: DoomState, f: Frame) -> None:
    open_ = [] if broken(s) else tactics(s, s.attacker, s.defender)
    if s.lasting and len(open_) > 1:
        open_ = as_planned(s, f[ME], open_)
    if not open_:
        f[PC] = END
        return
    ask(s, f[ME], v.ASK_TACTIC, [(v.FIGHT, v.SHOOT)[n]() for n in open_], s.attacker)


@answers(TACTIC_QUESTION)
def tactic_chosen(s: DoomState, f: Frame) -> None:
    s.tactic = int(s.answer == v.SHOOT())
    if s.lasting:
        obey(s, f[ME], s.attacker, s.defender, s.tactic)
    s.phase = TACTIC
    note(s, (v.L_FIGHTS, v.L_SHOOTS)[s.tactic], f[ME])
    open_window(s, f[ME])


def at_fence(s: DoomState, f: Frame) -> None:
    """In a fight the attacker comes to the fence before the defender; cards are played for that alone."""
    if broken(s) or s.tactic or not s.t.standing_masks.get(FENCED, 0) & s.live or not come_to_fence(s, f):
        f[PC] = CHOOSE_ZONE
        return
    s.phase = MODIFIERS
    open_window(s, first_to_play(s))


def choose_zone(s: DoomState, f: Frame) -> None:
    """DTR-156: the defender decides whether to defend from a warzone of its own area."""
    if broken(s):
        f[PC] = END
        return
    s.phase = ZONE_PHASE
    zones = zones_for(s, s.defender)
    if not zones:
        f[PC] = ARM_ATTACKER
        return
    ask(s, s.side[s.defender], v.ASK_ZONE, [*v.ZONE.each(zones), v.NO_ZONE()], s.defender)


@answers(ZONE_QUESTION)
def zone_chosen(s: DoomState, f: Frame) -> None:
    if s.answer != v.NO_ZONE():
        s.warzone = first(s.answer)
        note(s, v.L_ZONE, s.side[s.defender], s.warzone)
    open_window(s, f[ME])


# ---- 5: weapons and modifiers ----
def arm_attacker(s: DoomState, f: Frame) -> None:
    if broken(s):
        f[PC] = END
        return
    s.phase = MODIFIERS
    _ask_weapon(s, f, s.attacker, ARM_DEFENDER)


@answers(ATTACKERS_WEAPON)
def attacker_armed(s: DoomState, f: Frame) -> None:
    s.weapon_a = first(s.answer)


def arm_defender(s: DoomState, f: Frame) -> None:
    _ask_weapon(s, f, s.defender, PLAY_MODIFIERS)


@answers(DEFENDERS_WEAPON)
def defender_armed(s: DoomState, f: Frame) -> None:
    s.weapon_d = first(s.answer)


def _ask_weapon(s: DoomState, f: Frame, warrior: int, otherwise: int) -> None:
    """DTR-260: one weapon in a combat; with several its player chooses."""
    weapons = usable_weapons(s, warrior, s.tactic)
    if len(weapons) < 2:
        f[PC] = otherwise
        return
    ask(s, s.side[warrior], v.ASK_WEAPON, v.WEAPON.each(weapons), warrior)


def play_modifiers(s: DoomState, f: Frame) -> None:
    strip_armour(s)
    open_window(s, first_to_play(s))
    happen(s, FACED, s.attacker, s.defender)  # before the window


# ---- 6: resolution ----
def choose_struck_a(s: DoomState, f: Frame) -> None:
    """Whoever faces a group with reinforcements chooses which of them to strike."""
    if broken(s) or not (
        may_use(s, s.attacker, s.tactic, True) and may_use(s, s.defender, s.tactic, False, s.attacker)
    ):
        f[PC] = END  # DTR-245, DTR-301
        return
    strip_armour(s)  # of those who have come to help
    _ask_struck(s, s.attacker, s.side[s.defender])


@answers(STRUCK_ATTACKER)
def struck_a(s: DoomState, f: Frame) -> None:
    f[HIT_A] = first(s.answer)
    _ask_struck(s, s.defender, s.side[s.attacker])


@answers(STRUCK_DEFENDER)
def struck_d(s: DoomState, f: Frame) -> None:
    f[HIT_D] = first(s.answer)
    s.phase = RESOLUTION
    for one in (s.attacker, s.defender):
        rule = last_stand(s, one)
        if rule is not None:
            last(s, rule.spends, s.side[one], one, one)
    strike_all(s, f[HIT_A], f[HIT_D])
    if s.fate_a or s.fate_d:
        open_window(s, f[ME])


def _ask_struck(s: DoomState, principal: int, seat: int) -> None:
    ask(s, seat, v.ASK_STRUCK, v.TARGET.each(group_of(s, principal)), principal)


# ---- 7: change of state ----
def save_attacker(s: DoomState, f: Frame) -> None:
    if s.stopped or not (in_play(s, f[HIT_A]) and in_play(s, f[HIT_D])):
        f[PC] = END
        return
    s.phase = CHANGE
    if s.fate_a and not pinned(s, f[HIT_A], s.defender):
        open_save_window(s, f[HIT_A], s.fate_a)


def save_defender(s: DoomState, f: Frame) -> None:
    if spared(s, f[HIT_A]):
        s.fate_a = 0
    if s.fate_d and not pinned(s, f[HIT_D], s.attacker):
        open_save_window(s, f[HIT_D], s.fate_d)


def change(s: DoomState, f: Frame) -> None:
    """DTR-275, DTR-276: the wounded are turned, the killed leave with everything on them, at the same time."""
    hit_a, hit_d = f[HIT_A], f[HIT_D]
    if spared(s, hit_d) or not in_play(s, hit_d):
        s.fate_d = 0
    if not in_play(s, hit_a):
        s.fate_a = 0
    if s.lasting and (s.fate_a or s.fate_d):
        impale(s, f)
    for warrior, fate in ((hit_a, s.fate_a), (hit_d, s.fate_d)):
        if fate == WOUNDED:
            aftermath.hurt(s, warrior)
    deaths = []
    for warrior, fate, killer in ((hit_d, s.fate_d, s.attacker), (hit_a, s.fate_a, s.defender)):
        if fate == KILLED:
            forever = kills_on_wound(s, killer, warrior) == 2 or spent(s, warrior)
            what, gear, seat = traits_of(s, warrior), aftermath.gear_of(s, warrior), earner(s, killer)
            deaths.append((warrior, killer, s.side[warrior], seat, value(s, warrior), forever, what, gear))
    f[PRIZES] = tuple(deaths)
    for warrior, killer, _, _, _, forever, *_ in deaths:
        die(s, warrior, killer, bool(forever))


def after_change(s: DoomState, f: Frame) -> None:
    if f[PRIZES] or s.fate_a or s.fate_d:
        open_window(s, f[ME])


# ---- 8: points ----
def award(s: DoomState, f: Frame) -> None:
    """DTR-279, DTR-280; the split is declared now (DTR-282)."""
    s.phase = AWARD
    if s.lasting and commanded(s, f):
        return
    for warrior, killer, owner, seat, prize, _, what, *_ in reversed(f[PRIZES] or ()):
        pay_for_kill(s, seat, killer, warrior, owner, prize + extra_points(s, killer, what))


def after_award(s: DoomState, f: Frame) -> None:
    if f[PRIZES] or s.t.after_combat:
        open_window(s, f[ME])


def end(s: DoomState, f: Frame) -> None:
    for one in (s.attacker, s.defender):
        if s.lasting and one >= 0 and in_play(s, one) and spent(s, one):
            sacrifice(s, one)
    if s.stopped:
        note(s, v.L_STOPPED, f[ME])
    hurt = aftermath.sobered(s) if s.lasting else {}
    if s.lasting:
        lose_forfeits(s)
    for one, foe in aftermath.doomed(s) if s.lasting else ():
        blow_up(s, one, foe)
    for me, attacker, defender, how, more in reversed(f[NEXT] or ()):
        start_combat(s, me, ATTACK_KIND, attacker, defender, given_with(s, me, attacker, how), more)
    carry_on(s, f[NEXT][0][1] if f[NEXT] and f[NEXT][0][3] == CARRIED else -1)
    watched = aftermath.watched(s)
    hits = aftermath.hits_of(s, f[HIT_A], f[HIT_D], f[PRIZES]) if watched else []
    fighters = aftermath.fighters_of(s) if watched else []
    take_up(s, f[OUTER])
    settle(s)
    if watched:
        aftermath.tell(s, hits, fighters)
    for warrior, paid in hurt.items():
        if in_play(s, warrior):
            wound(s, warrior, -1, paid)


COMBAT = programs.procedure(
    "combat",
    declare,
    choose_opponents,
    opponents_chosen,
    ask_master,
    master_chosen,
    ask_second,
    second_named,
    named_window,
    choose_tactic,
    tactic_chosen,
    at_fence,
    fence_strikes,
    choose_zone,
    zone_chosen,
    arm_attacker,
    attacker_armed,
    arm_defender,
    defender_armed,
    play_modifiers,
    choose_struck_a,
    struck_a,
    struck_d,
    save_attacker,
    save_defender,
    change,
    after_change,
    award,
    after_award,
    end,
    slots=9,
)
NAMED_WINDOW, ASK_SECOND, CHOOSE_ZONE = (COMBAT.at(step) for step in (named_window, ask_second, choose_zone))
ARM_ATTACKER, ARM_DEFENDER = COMBAT.at(arm_attacker), COMBAT.at(arm_defender)
PLAY_MODIFIERS, END = COMBAT.at(play_modifiers), COMBAT.at(end)
