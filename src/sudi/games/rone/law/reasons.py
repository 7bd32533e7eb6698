"""Why something cannot be done: the checks of the main phase, each with its rule and the cards against it.

Those of the other phases are in phase_reasons.py.
"""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.permissions import Refusal
from sudi.kernel.wording import Words

from ..cards.card import Permanent, Recruit, kinds_words
from ..rules.bags import RESOURCES
from ..rules.dice import DICE, GIVES, face_of, lying, unfold
from ..rules.invasion.stack import hindering
from ..rules.together import may_wait
from ..state import RoneState
from ..words import vocabulary as v
from ..words.names import KIND_NAMES, KINDS, WILD
from .main_phase import forbidden
from .paying import payments, reduced
from .phase_reasons import no as _no
from .phase_reasons import not_now, refuse_buy, refuse_deal, refuse_draw, refuse_extra, refuse_shuffle, refuse_strike


def refuse(s: RoneState, seat: int, option: int) -> Refusal | None:
    """The reason against an option, or None. Options of questions are legal only while the question stands."""
    if option in s.options:
        return None
    verb = v.verbs.of(option)
    if verb.inner:
        return _no("RON-086", "Na to se teď nikdo neptá.", "Nobody is asking for that now.", 0)
    return not_now(s, verb.id) or CHECKS[verb.id](s, seat, option)


def _name(s: RoneState, card: int) -> tuple[str, str, str]:
    printed = s.t.cards[card]
    return printed.name.cs, printed.name.en, printed.id


def refuse_play(s: RoneState, me: int, option: int) -> Refusal | None:
    card = first(option)
    cs, en, id = _name(s, card)
    if not isinstance(s.t.cards[card], Recruit):
        return _no("RON-114", f"Karta {cs} není verbovací karta.", f"{en} is no recruit card.", 0, id)
    if card not in s.hand[me]:
        if card in s.played[me]:
            return _no("RON-119", f"Karta {cs} už zahrána byla.", f"{en} has been played already.", 2, id)
        if card in s.ground[me]:
            return _no(
                "RON-039",
                f"Karta {cs} je teprve na cvičišti; nejdřív ji vycvič.",
                f"{en} is still on the training ground; train it first.",
                2,
                id,
            )
        return _no("RON-114", f"Kartu {cs} nemáš v ruce.", f"{en} is not in your hand.", 1, id)
    if payments(s.t.cost[card], s.reductions[me], s.resources[me]):
        return None
    missing = unpaid(s.t.cost[card], s.reductions[me], s.resources[me])
    price, lack = ([kinds_words(kinds, Words(lang)) for lang in ("cs", "en")] for kinds in (s.t.cost[card], missing))
    dice = sum(GIVES[face] for _, face in lying(s.dice[me], s.shown[me], s.used[me] | s.blocked[me]))
    hint_cs = hint_en = ""
    if payments(s.t.cost[card], s.reductions[me], s.resources[me] + dice):
        hint_cs, hint_en = " Kostky by to daly: nejdřív je použij.", " Your dice would give it: use them first."
    return _no(
        "RON-117" if set(missing) == {WILD} else "RON-116",
        f"Karta {cs} stojí: {price[0]}; chybí: {lack[0]}.{hint_cs}",
        f"{en} costs: {price[1]}; missing: {lack[1]}.{hint_en}",
        3,
        id,
    )


def unpaid(cost: tuple[int, ...], reductions: int, pool: int) -> tuple[int, ...]:
    """The symbols of a cost that gained resources do not pay: the fewest, if pairs leave several ways."""
    found = []
    for left in reduced(cost, reductions):
        counts, missing = RESOURCES.counts(pool), []
        for kind in sorted(left):  # colours before wild symbols, which any resource pays
            payer = kind if kind != WILD else next((k for k in KINDS if counts[k]), WILD)
            if counts[payer]:
                counts[payer] -= 1
            else:
                missing.append(kind)
        found.append(tuple(missing))
    return min(found, key=len)


def _shows(s: RoneState, seat: int, face: int) -> int:
    """How many usable dice show this face."""
    unusable = s.used[seat] | s.blocked[seat]
    return sum(shown == face for _, shown in lying(s.dice[seat], s.shown[seat], unusable))


def _not_there(s: RoneState, seat: int, face: int, rule: str) -> Refusal:
    if any(shown == face for _, shown in lying(s.dice[seat], s.shown[seat], s.blocked[seat])):
        return _no("RON-111", "Ta kostka už použita byla.", "That die has been used already.", 2)
    return _no(rule, "Žádná použitelná kostka takovou stranu neukazuje.", "No usable die shows that face.", 1)


def refuse_use(s: RoneState, me: int, option: int) -> Refusal | None:
    face = face_of(first(option))
    if not GIVES[face]:
        return _no("RON-053", "Neutrální šroubky žádný zdroj nedají.", "Neutral screws give no resource.", 1)
    return None if _shows(s, me, face) else _not_there(s, me, face, "RON-109")


def _hindered(s: RoneState, option: int) -> Refusal | None:
    what = forbidden(s, option) if s.t.coop else None
    if what is None:
        return None
    cs, en, id = _name(s, hindering(s, what))
    return _no("RON-157", f"Brání tomu nasazená karta {cs}.", f"The deployed card {en} forbids it.", 4, id)


def refuse_convert(s: RoneState, me: int, option: int) -> Refusal | None:
    one, other = face_of(first(option)), face_of(second(option))
    for face, needed in ((one, 1 + (one == other)), (other, 1)):
        if _shows(s, me, face) < needed:
            return _not_there(s, me, face, "RON-112")
    return _hindered(s, option)


def refuse_activate(s: RoneState, me: int, option: int) -> Refusal | None:
    card = first(option)
    cs, en, id = _name(s, card)
    if card not in s.base[me]:
        return _no("RON-120", f"Kartu {cs} nemáš v základně.", f"{en} is not in your base.", 1, id)
    if not s.t.has_active[card]:
        return _no("RON-028", f"Karta {cs} nemá aktivní schopnost.", f"{en} has no active ability.", 2, id)
    if s.exhausted >> card & 1:
        return _no("RON-031", f"Karta {cs} je unavená.", f"{en} is exhausted.", 3, id)
    return None


def refuse_pair(s: RoneState, me: int, option: int) -> Refusal | None:
    kind = first(option)
    if RESOURCES.get(s.stored[me], kind) < 2:
        return _no(
            "RON-121",
            f"Je třeba dvou uložených zdrojů stejného druhu: {KIND_NAMES[kind].cs}.",
            f"It takes two stored resources of one kind: {KIND_NAMES[kind].en}.",
            1,
        )
    return _hindered(s, option)


def refuse_reroll(s: RoneState, me: int, option: int) -> Refusal | None:
    face, seat = face_of(first(option)), second(option)
    if not 0 <= seat < s.t.seats or (seat != me and (not s.t.sharing or seat not in s.t.mates[me])):
        return _no("RON-016", "Přehodit lze jen vlastní kostku.", "Only your own dice can be re-rolled.", 1)
    if not _shows(s, seat, face):
        return _not_there(s, seat, face, "RON-017")
    if not s.rerolls[me]:
        return _no("RON-016", "Nemáš žádný žeton přehozu.", "You have no re-roll token.", 2)
    return _hindered(s, option)


def refuse_end(s: RoneState, me: int, option: int) -> Refusal | None:
    return None


def refuse_wait(s: RoneState, me: int, option: int) -> Refusal | None:
    if s.t.together and may_wait(s, me):
        return None
    return _no("RON-D25", "Není na koho čekat.", "There is nobody to wait for.", 1)


CHECKS = {
    v.PLAY.id: refuse_play,
    v.USE.id: refuse_use,
    v.CONVERT.id: refuse_convert,
    v.ACTIVATE.id: refuse_activate,
    v.PAIR.id: refuse_pair,
    v.REROLL.id: refuse_reroll,
    v.EXTRA.id: refuse_extra,
    v.DRAW.id: refuse_draw,
    v.SHUFFLE.id: refuse_shuffle,
    v.STOP.id: refuse_end,
    v.DEAL.id: refuse_deal,
    v.HIT_BASE.id: refuse_strike,
    v.BUY.id: refuse_buy,
    v.FINISH.id: refuse_end,
    v.END.id: refuse_end,
    v.WAIT.id: refuse_wait,
}


def universe(s: RoneState, seat: int) -> list[int]:
    """Everything one could ask for in the main phase; dice by the faces that they have."""
    cards = s.t.cards
    options = [v.PLAY(c) for c, card in enumerate(cards) if isinstance(card, Recruit)]
    options += [v.ACTIVATE(c) for c, card in enumerate(cards) if isinstance(card, Permanent)]
    options += [v.PAIR(kind) for kind in KINDS] + [v.EXTRA(n) for n in range(len(v.EXTRA_WORDS))]
    for owner in range(s.t.seats):
        own = sorted({face for die in range(DICE) for face in unfold(s.dice[owner])[die]})
        options += [v.REROLL(face, owner) for face in own]
        if owner == seat:
            options += [v.USE(face) for face in own]
            options += [v.CONVERT(one, other) for i, one in enumerate(own) for other in own[i:]]
    return [*options, v.END(), v.WAIT()]
