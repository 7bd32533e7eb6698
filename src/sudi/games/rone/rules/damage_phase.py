"""Phase 6: damage is dealt (RON-091 to RON-093), to the opponent, to a team that splits it, or to the Invasion."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, Frame, X, ask, push, slots
from sudi.kernel.wording import LANGUAGES, Bilingual, Words

from ..law.damage import DEALING, ORDER, invasion_options, order_matters, portions
from ..state import P_DAMAGE, RoneState
from ..words import lexicon
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .bags import DAMAGE
from .board import collected, suffer
from .invasion.combat import hit_base, hit_top
from .invasion.extra_actions import perform
from .together import TO_OFFER, WAIT, acted, acting, enter, finish, may_wait, offer, settled, wait

FINISH = v.FINISH()


def open_damage(s: RoneState, f: Frame) -> None:
    if not settled(s, f):
        return
    enter(s, P_DAMAGE)
    for seat in s.t.mates[s.turn]:
        s.damage[seat] = collected(s, seat)
        s.spent[seat] = 0
    f[PC] += 1
    offer_damage(s, f)


def offer_damage(s: RoneState, f: Frame) -> None:
    me = acting(s)
    if me < 0 or (not s.damage[me] and not s.t.coop):
        s.answer = FINISH
        return
    if s.t.coop:
        offer(s, me, q.ASK_DAMAGE, invasion_options(s, me), FINISH)
        return
    if s.t.teams:
        options = portions(s.damage[me])
        kinds = [kind for kind in ORDER if DAMAGE.get(s.damage[me], kind)]
        if len(kinds) == 1:  # one kind left: the size of its portions changes nothing
            options = [options[-1]]
    elif order_matters(s.armor[s.t.enemies[me][0]], s.damage[me]):
        options = portions(s.damage[me])
    else:
        deal_all(s, me, s.t.enemies[me][0])
        s.answer = FINISH
        return
    if s.t.together and may_wait(s, me) and len(options) > 1:
        options.append(WAIT)
    ask(s, me, q.ASK_DAMAGE, options)


def deal_all(s: RoneState, me: int, target: int) -> None:
    damage, s.damage[me] = s.damage[me], 0
    for kind in ORDER:
        n = DAMAGE.get(damage, kind)
        if n:
            suffer(s, target, kind, n, -1, me)


@answers(DEALING)
def act_damage(s: RoneState, f: Frame) -> None:
    if s.ended:
        return
    option, me = s.answer, s.turn
    if option == FINISH:
        s.damage[me] = 0
        finish(s, f, me)
        return
    f[PC] += TO_OFFER
    if option == WAIT:
        wait(s, me)
        return
    acted(s)
    verb = v.verbs.of(option)
    if verb is v.EXTRA:
        perform(s, me, first(option))
        return
    kind, n = first(option), second(option)
    s.damage[me] -= n * DAMAGE.one[kind]
    if verb is v.HIT_BASE:
        hit_base(s, me, kind, n)
    elif s.t.coop:
        hit_top(s, me, kind, n)
    elif s.t.teams:
        enemies = s.t.enemies[me]
        push(s, SPLITTING, enemies[0], -1, n, kind, tuple(enemies))
    else:
        suffer(s, s.t.enemies[me][0], kind, n, -1, me)


# ---- a team splits what it receives ----
KIND, SEATS = slots(2)  # of damage; members who are still to take a share


def ask_split(s: RoneState, f: Frame) -> None:
    """RON-238, RON-D17: the defending team splits each portion as it likes; its lowest seat is asked."""
    seats = f[SEATS]
    if not f[X] or not seats:
        s.stack.pop()
        return
    amounts = range(f[X] + 1) if len(seats) > 1 else [f[X]]
    ask(s, f[ME], q.ASK_SUFFER, [v.SUFFER(seats[0], n) for n in amounts])


def _portion(f: Frame) -> Bilingual:
    return Bilingual(*(lexicon.damage_words(Words(lang), f[KIND], f[X]) for lang in LANGUAGES))


SPLIT = Question(
    q.ASK_SUFFER,
    (
        Choice(
            v.SUFFER,
            Domain(
                lambda c: c.f[SEATS][:1],
                "RON-238",
                cs="O podílu na zranění se rozhoduje po jednom hráči týmu",
                en="The shares of a team are settled one player at a time",
            ),
            Domain(
                lambda c: range(c.f[X] + 1),
                "RON-238",
                cs="K rozdělení zbývá {n}",
                en="{n} is left to be split",
                values=lambda c: {"n": c.f[X]},
            ),
            harms=lambda c: c.a == c.me and c.b,
        ),
    ),
    values=lambda c: {"what": _portion(c.f), "who": q.who(c.s, c.f[SEATS][0])},
)


@answers(SPLIT)
def take_split(s: RoneState, f: Frame) -> None:
    seat, n = first(s.answer), second(s.answer)
    f[X] -= n
    f[SEATS] = f[SEATS][1:]
    f[PC] = 0
    if n:
        suffer(s, seat, f[KIND], n, -1, s.turn)


SPLITTING = programs.procedure("splitting damage", ask_split, take_split, slots=2)
