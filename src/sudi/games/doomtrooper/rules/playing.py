"""Playing a card: announce it with its targets and points, let the others react, carry it out (DTR-212, DTR-337)."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, ask, begin, push, slots

from ..cards.types import ALLIANCE, ART, IN_AREA, ON_BEARER, ON_CARD, ON_GAME, ON_PLAYER, SACRIFICED, STAYS
from ..language.effects.act import announced, possible
from ..language.effects.act import most_units as most_useful
from ..language.gear import leave_lost_vehicles
from ..language.marks import EASED, IMPRISONED, NO_COUNTER, RETURNS
from ..language.ratings import value
from ..language.reach import carries
from ..language.standing.settling import settle
from ..language.standing.tolls import special_toll
from ..law.casting import aimed_at, casters, fee, may_benefit, spell_targets, strikes
from ..law.paying import funds, most_of, units_of
from ..law.spell_prices import limits, means, most_units, stores, units_for, varied
from ..law.spell_prices import price as spell_price
from ..law.strengthening import cast_on, more_costs, repeats
from ..state import GRAVE, HAND, LIMBO, MODIFIERS, PLACE_OF_AREA, DoomState, in_play, put, stow
from ..state import SACRIFICED as PILE
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .happenings import JAILED, happen
from .leaving import clear
from .moving import attach, lay
from .points import pay
from .windows import open_card_window

CASTER, UNITS, CANCELLED, PREPAID = slots(4)  # ...; what was paid of that which the spell asks for while it acts


def pay_for_spell(s: DoomState, seat: int, caster: int, n: int, card: int) -> None:
    """Points kept for a caster's spells go first; what it has spent is noted where that is limited."""
    if caster >= 0 and n and varied(s):
        for strain, _ in limits(s, caster):
            s.noted[strain] += n
        for store in stores(s, caster):
            used = min(n, s.noted[store])
            s.noted[store] -= used
            n -= used
    pay(s, seat, n, card)


def eased(s: DoomState, card: int) -> bool:
    """Is the search of this spell made easy: free in the discard pile, at that price in the library?"""
    return bool(s.lasting) and any(e[3] == card and EASED in s.t.rule_keys[e[0]] for e in s.lasting)


def summoned_for(s: DoomState, me: int, card: int, n: int) -> int:
    """What so many printed points come to that a spell asks for while it acts: by its caster, or the best there is."""
    if not s.t.is_art[card] or not varied(s):
        return n
    frame = being_played(s, card)
    found = casters(s, me, card) if frame is None else [frame[CASTER]]
    return min([spell_price(s, caster, card, n) for caster in found if caster >= 0], default=n)


def summoning_means(s: DoomState, me: int, card: int) -> int:
    """What can be spent on what a spell asks for while it acts: points kept for its caster's spells are among it."""
    frame = being_played(s, card)
    paid = frame[PREPAID] if frame is not None else 0
    if not s.t.is_art[card] or not varied(s):
        return funds(s, me) + paid
    found = casters(s, me, card) if frame is None else [frame[CASTER]]
    return max([means(s, me, caster) for caster in found if caster >= 0], default=funds(s, me)) + paid


def pay_summons(s: DoomState, me: int, card: int, n: int) -> None:
    """Pay what `summoned_for` tells, less what was paid when the spell was cast."""
    frame, due = being_played(s, card), summoned_for(s, me, card, n)
    if frame is None:
        pay_for_spell(s, me, -1, due, card)
        return
    due, frame[PREPAID] = due - frame[PREPAID], 0
    if due >= 0:
        pay_for_spell(s, me, frame[CASTER], due, card)
        return
    lent = min(-due, s.debt[me])  # a card has made it cheaper since
    s.debt[me] -= lent
    s.destiny[me] -= due + lent


def prepay(s: DoomState, f: Frame) -> None:
    """DTR-212, DTR-215: points are announced when a spell is cast, and lost if it is cancelled."""
    card, me = f[SRC], f[ME]
    f[PREPAID] = summoned_for(s, me, card, announced(s.t.cards[card].play, s, me, card))
    pay_for_spell(s, me, f[CASTER], f[PREPAID], card)


# ---- playing it ----
def begin_play(s: DoomState, seat: int, option: int, about: int = -1, x: int = 0) -> None:
    verb = v.verbs.of(option)
    card, other = first(option), second(option)
    put(s, card, LIMBO, seat, by=seat)
    caster = -1
    if verb is v.PLAY_ON:
        s.aim[card] = other
    elif verb is v.PLAY_AT:
        s.whom[card] = other
    elif verb is v.CAST:
        caster = other
        if s.t.reacts[card] == ON_CARD:
            s.aim[card] = about
    push(s, PLAYING, seat, card, 0, caster)


# ---- its targets and points are announced when it is cast (DTR-212) ----
def in_question(s: DoomState, me: int, card: int, caster: int) -> list[int]:
    """What a spell could be about; [-1] if it has no target. DTR-336: a card of this combat is cancelled later too."""
    if s.t.reacts[card]:
        return [e[0] for e in s.played if s.t.type[e[0]] in s.t.cards[card].counters]
    return spell_targets(s, me, card, caster)


def choose_target(s: DoomState, f: Frame) -> None:
    card, caster = f[SRC], f[CASTER]
    if caster < 0 or s.aim[card] >= 0:
        f[PC] = CHOOSE_UNITS
        return
    found = [w for w in in_question(s, f[ME], card, caster) if possible(s.t.cards[card].play, s, f[ME], card, w)]
    if not found:  # what made it possible is gone by now
        f[CANCELLED], f[PC] = 1, RESOLVE
        return
    if found == [-1]:
        f[PC] = CHOOSE_UNITS
        return
    ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), card)


def _meant(c: Case) -> list[int]:
    """Whom the spell's text lets it be cast on."""
    if c.s.t.reacts[c.src]:
        return [*c.s.limbo, *(e[0] for e in c.s.played)]
    return aimed_at(c.s, c.me, c.src, c.f[CASTER]) or []


TARGETING = Question(
    v.ASK_TARGET,
    (
        Choice(
            v.TARGET,
            Domain(
                _meant,
                "DTR-209",
                cs="Kouzlo se sesílá na toho, koho jeho text jmenuje",
                en="The spell is cast on whom its text names",
            ),
            checks=(
                Check(
                    "DTR-221",
                    lambda c: c.s.t.reacts[c.src] or strikes(c.s, c.src) or may_benefit(c.s, c.f[CASTER], c.a),
                    cs="Bojovníkovi {a} sesilatel Uměním prospět nesmí: je z opačné strany.",
                    en="The caster may not use the Art for {a}, which is of the other side.",
                ),
                Check(
                    "DTR-338",
                    lambda c: c.a in in_question(c.s, c.me, c.src, c.f[CASTER]),
                    cs="Na kartu {a} toto kouzlo nepůsobí.",
                    en="This spell does not act on {a}.",
                ),
                Check(
                    "DTR-346",
                    lambda c: possible(c.s.t.cards[c.src].play, c.s, c.me, c.src, c.a),
                    cs="Na kartu {a} by kouzlo teď nemělo účinek.",
                    en="The spell would have no effect on {a} now.",
                ),
            ),
        ),
    ),
)


@answers(TARGETING)
def target_chosen(s: DoomState, f: Frame) -> None:
    s.aim[f[SRC]] = first(s.answer)


def _most(c: Case) -> int:
    printed = c.s.t.cards[c.src]
    extra = fee(c.s, c.f[CASTER], c.src) if c.f[CASTER] >= 0 else special_toll(c.s, c.me, c.src)
    if c.f[CASTER] >= 0 and varied(c.s):
        paid = most_units(c.s, c.me, c.f[CASTER], c.src, extra, printed.free)
        return max(1, min(paid, printed.most or paid, most_useful(printed.play, c.s, c.me, c.src)))
    return most_of(c.s, c.me, c.src, printed, printed.play, free=printed.free, extra=extra)


UNITS_QUESTION = units_of(_most)


def choose_units(s: DoomState, f: Frame) -> None:
    if s.t.cards[f[SRC]].per:
        UNITS_QUESTION.ask(s, f)
    else:
        f[UNITS], f[PC] = 0, ANNOUNCE


@answers(UNITS_QUESTION)
def units_chosen(s: DoomState, f: Frame) -> None:
    f[UNITS] = first(s.answer)


def announce(s: DoomState, f: Frame) -> None:
    card, me = f[SRC], f[ME]
    printed = s.t.cards[card]
    if f[CASTER] >= 0:
        note(s, v.L_CASTS, me, card, f[CASTER])
    else:
        note(s, v.L_PLAYS, me, card)
    price = printed.cost + printed.per * max(0, f[UNITS] - printed.free)
    price += fee(s, f[CASTER], card) if f[CASTER] >= 0 else 0
    price += special_toll(s, me, card)
    if f[CASTER] >= 0 and varied(s):
        units = max(0, f[UNITS] - printed.free)
        due = spell_price(s, f[CASTER], card, printed.cost, printed.per, units) + fee(s, f[CASTER], card)
        pay_for_spell(s, me, f[CASTER], due, card)
        price = 0
    pay(s, me, price + (printed.pays_value * value(s, s.aim[card]) if printed.pays_value else 0), card)
    if f[CASTER] >= 0:
        prepay(s, f)
    if (printed.type not in (ART, ALLIANCE) and not s.t.is_special[card]) or carries(s, NO_COUNTER, card):
        return
    open_card_window(s, affected(s, me, card), card)


def affected(s: DoomState, me: int, card: int) -> int:
    """DTR-345: a player whom the card affects reacts first; otherwise the ordinary order of play (DTR-344)."""
    if s.whom[card] >= 0:
        return s.whom[card]
    aim = s.aim[card]
    if aim >= 0 and s.side[aim] >= 0 and s.side[aim] != me:
        return s.side[aim]
    return s.turn


def resolve(s: DoomState, f: Frame) -> None:
    """DTR-215, DTR-368: what was cancelled has no effect; actions and points are lost all the same."""
    card, me = f[SRC], f[ME]
    printed = s.t.cards[card]
    if f[CANCELLED]:
        note(s, v.L_CANCELLED, me, card)
        return
    if printed.after == STAYS and not _settle(s, card, me):
        return
    if s.phase == MODIFIERS and s.at[card] == LIMBO and not carries(s, NO_COUNTER, card):
        s.played.append((card, me, f[CASTER]))
    program = s.t.programs[card]
    if program is not None:
        begin(s, program, me, card, f[UNITS])


def _settle(s: DoomState, card: int, me: int) -> bool:
    """Lay a card that stays where it belongs; its target may be gone by now."""
    printed, aim = s.t.cards[card], s.aim[card]
    if printed.lies == ON_BEARER:
        if not in_play(s, aim):
            return False
        attach(s, card, aim, me)
        s.aim[card] = -1
        if carries(s, IMPRISONED, card):
            happen(s, JAILED, me, aim, aim)
    elif printed.lies == ON_PLAYER:
        lay(s, card, me, s.whom[card])
    elif printed.lies == ON_GAME:
        lay(s, card, me, me)
    elif printed.lies == IN_AREA:
        lay(s, card, me, me, PLACE_OF_AREA[printed.areas[0]])
    return True


def tidy(s: DoomState, f: Frame) -> None:
    """Off the table with a card that does not stay (DTR-217, DTR-479)."""
    card = f[SRC]
    if s.inside:
        leave_lost_vehicles(s)
    settle(s)
    if s.at[card] == LIMBO:
        back = bool(s.lasting) and any(e[3] == card and RETURNS in s.t.rule_keys[e[0]] for e in s.lasting)
        clear(s, card)
        if s.t.cards[card].after == SACRIFICED and not f[CANCELLED]:
            put(s, card, PILE, s.t.owner[card])
        else:
            stow(s, card, HAND if back and not f[CANCELLED] else GRAVE, True)


PLAYING = programs.procedure(
    "playing", choose_target, target_chosen, choose_units, units_chosen, announce, resolve, tidy, slots=4
)
CHOOSE_UNITS, ANNOUNCE, RESOLVE = PLAYING.at(choose_units), PLAYING.at(announce), PLAYING.at(resolve)


def strengthen(s: DoomState, seat: int, card: int) -> None:
    caster = next(e[2] for e in s.played if e[0] == card)
    price = more_costs(s, card)
    more = units_for(s, caster, card, price) if caster >= 0 else 1
    pay_for_spell(s, seat, caster, price, card)
    if repeats(s, card):
        s.aim[card] = cast_on(s, card)
        push(s, AFTERWARDS, seat, card)
        program = s.t.programs[card]
        assert program is not None
        begin(s, program, seat, card, more)
        return
    rules = s.t.rules
    s.lasting = [
        (*e[:4], e[4] + more) if e[2] == card and getattr(rules[e[0]], "units", False) else e for e in s.lasting
    ]


def forget_aim(s: DoomState, f: Frame) -> None:
    s.aim[f[SRC]] = -1
    s.stack.pop()


AFTERWARDS = programs.procedure("strengthened", forget_aim)


def being_played(s: DoomState, card: int) -> Frame | None:
    for f in reversed(s.stack):
        if f[PROG] == PLAYING.id and f[SRC] == card:
            return f
    return None


def cancel(s: DoomState, card: int) -> None:
    """The card has no effect: it was just played, or it is one of this combat (DTR-336)."""
    frame = being_played(s, card)
    if frame is not None:
        frame[CANCELLED] = 1
        return
    s.lasting = [e for e in s.lasting if e[2] != card]
    s.played = [e for e in s.played if e[0] != card]
    note(s, v.L_CANCELLED, s.t.owner[card], card)
