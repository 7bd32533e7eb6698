"""The law of windows: what may be played and done in them without an action (DTR-019 to DTR-025, DTR-336 to DTR-345).

`offers` is the short way to the same; the generic tests prove that they are equal.
"""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Choice, Question, same_title, stop
from sudi.kernel.machine import X
from sudi.kernel.wording import Bilingual

from ..cards.card import Ability
from ..cards.printed import DEPLOYED, LAID, MIMICS, PLAYED
from ..cards.types import (
    ANYTIME,
    COMBAT,
    END,
    ON_CARD,
    ON_DEATH,
    ON_HEALED,
    ON_JOINED,
    ON_KILL,
    ON_LOSS,
    ON_MISSION,
    ON_POINTS,
    ON_SEARCH,
    ON_SECRET,
    ON_SECRETLY,
    ON_TRANSFER,
    ON_WIN,
    ON_WOUND,
    START,
)
from ..language.marks import ANSWER, REPAYMENT
from ..language.select import traits_of
from ..state import MODIFIERS, DoomState, one_of_each, own_warriors
from ..words import vocabulary as v
from ..words.traits import CULTIST, SERGEANT
from .abilities import (
    ability_of,
    answers,
    any_quick,
    healings,
    heals,
    in_moment,
    owner_warrior,
    quick_abilities,
    spying,
    using,
)
from .bearing import lifted
from .combat.units import ASSIGNING, DECLARING, assignments
from .copies import ONE_COPY
from .doubles import posings
from .laying import BEARERS, LAYING, ON_BEARERS, SOMEBODY_THERE, USEFUL, free_layings, is_free
from .moments import ANY_MOMENT, CARD_PLAYED, HEALABLE, PILE_SEARCHED, TURN_END, TURN_START, WARRIOR_HIT, moment_of
from .plagues import CURING, cures
from .playing import playing, plays
from .posing import posing_now
from .self_harm import on_bearer
from .strengthening import STRENGTHENING, strengthenings

# Which cards a window is for, by its moment; for a warrior that is about to be hurt the tables add those for a wound.
MEANT = (
    "",
    START,
    ON_CARD,
    ON_KILL,
    ON_POINTS,
    END,
    ON_JOINED,
    ON_HEALED,
    ON_DEATH,
    ON_SEARCH,
    ON_SECRET,
    ON_LOSS,
    ON_TRANSFER,
    ON_WIN,
    ON_MISSION,
)


# ---- the short ways ----
def offers(s: DoomState, seat: int, about: int, x: int) -> list[int]:
    """What a seat may play now, without passing."""
    moment = moment_of(x)
    if moment == ANY_MOMENT:
        return quick_cards(s, seat) + quick_deeds(s, seat)
    options: list[int] = []
    if not invited(s, seat, about, x):
        return options
    meant = s.t.meant_for[MEANT[moment]]
    for card in one_of_each(s, [c for c in s.hand[seat] if c in meant]):
        options += _ways(s, seat, card, about, x)
    if moment == WARRIOR_HIT:
        if s.live & s.t.saving_mask or s.t.lends:
            options += quick_abilities(s, seat, about)
        if x & HEALABLE and s.live & s.t.healing_mask:
            options += healings(s, seat)
    elif moment == PILE_SEARCHED and s.live & s.t.spying:
        options += spying(s, seat)
    elif moment == CARD_PLAYED and s.live & s.t.standing_masks.get(ANSWER, 0):
        options += answers(s, seat)
    return options


def quick_cards(s: DoomState, seat: int) -> list[int]:
    """Cards of the hand for an ANYTIME window."""
    t = s.t
    meant = t.quick if s.phase == MODIFIERS else t.anytime
    options: list[int] = []
    cards = [c for c in s.hand[seat] if c in meant]
    for card in one_of_each(s, cards) if len(cards) > 1 else cards:
        if t.when[card] != ON_CARD or s.played:
            options += _ways(s, seat, card, -1, ANY_MOMENT)
    return options


def _ways(s: DoomState, seat: int, card: int, about: int, x: int) -> list[int]:
    """How a card of the hand may be played in this window; one that poses as others: as which of them."""
    if s.t.way[card] == MIMICS:
        return posings(s, card, lambda copy: _in_time(s, seat, copy, about, x) and plays(s, seat, copy, about, x))
    return plays(s, seat, card, about, x)


def any_quick_card(s: DoomState, seat: int) -> bool:
    """Is there one among them?"""
    t, tried = s.t, 0
    meant = t.quick if s.phase == MODIFIERS else t.anytime
    for card in s.hand[seat]:
        if card in meant and not tried >> card & 1 and (t.when[card] != ON_CARD or s.played):
            if _ways(s, seat, card, -1, ANY_MOMENT):
                return True
            tried |= t.copies[card]
    return False


def quick_deeds(s: DoomState, seat: int) -> list[int]:
    """What else may be done in one: abilities of cards in play, and what takes no card at all."""
    t = s.t
    if s.live & (t.quick_able if s.phase else t.quick_always) or t.lends or t.grave_able:
        return quick_abilities(s, seat) + other_deeds(s, seat)
    return other_deeds(s, seat)


def other_deeds(s: DoomState, seat: int) -> list[int]:
    """Those that are no abilities."""
    t = s.t
    options: list[int] = []
    if s.played and s.phase == MODIFIERS and not s.stopped:
        options += strengthenings(s, seat)
    if t.freeing[0] & s.live:
        options += free_layings(s, seat)
    if s.debt[seat] and s.destiny[seat] >= REPAYMENT:
        options.append(v.REPAY())
    if s.lasting and t.plagues:
        options += cures(s, seat)
    if s.live & t.rare:
        options += _rare(s, seat)
    return options


def _rare(s: DoomState, seat: int) -> list[int]:
    """Sergeants' units and the two faces of cultists, in matches that have such cards."""
    options = []
    for warrior in own_warriors(s, seat):
        if not s.t.rare >> warrior & 1:
            continue
        if s.t.traits[warrior] & CULTIST and not s.used >> warrior & 1:
            options.append(v.DECLARE(warrior, 0 if s.dark >> warrior & 1 else 1))
        if traits_of(s, warrior) & SERGEANT:
            options += assignments(s, seat, warrior)
    return options


def invited(s: DoomState, seat: int, about: int, x: int) -> bool:
    """Cards for the start and the end of a turn are for the player whose turn it is (DTR-016, DTR-017)."""
    return moment_of(x) not in (TURN_START, TURN_END) or seat == s.turn


def anything(s: DoomState) -> bool:
    """Has anybody anything to play or to do in an ANYTIME window now?"""
    t, live, hands = s.t, s.live, s.hand
    nobodys = (t.quick if s.phase == MODIFIERS else t.anytime).isdisjoint
    if (live & (t.quick_able if s.phase else t.quick_always) or t.lends or t.grave_able) and any_quick(s):
        return True
    deeds = live & (t.freeing[0] | t.rare) or s.played or any(s.debt) or (s.lasting and t.plagues)
    for seat in t.rings[0]:
        if not nobodys(hands[seat]) and any_quick_card(s, seat):
            return True
        if deeds and not s.lost[seat] and other_deeds(s, seat):  # nobody has abilities to use, as was asked before
            return True
    return False


def anybody_has(s: DoomState, when: str) -> bool:
    nobodys = s.t.meant_for[when].isdisjoint
    for hand in s.hand:  # noqa: SIM110 - a generator costs more than the loop
        if not nobodys(hand):
            return True
    return False


# ---- the law: cards of the hand ----
def timely(c: Case, card: int) -> bool:
    """Is a card of the hand for this window?"""
    return _in_time(c.s, c.me, card, c.src, c.f[X]) and c.s.t.way[card] != MIMICS


def _in_time(s: DoomState, seat: int, card: int, about: int, x: int) -> bool:
    moment = moment_of(x)
    if moment != ANY_MOMENT:
        return card in s.t.meant_for[MEANT[moment]] and invited(s, seat, about, x)
    when = s.t.when[card]
    if when in (COMBAT, ON_CARD):
        return bool(s.phase == MODIFIERS and (when == COMBAT or s.played))
    return bool(when == ANYTIME)


def _copy_playable(c: Case, copy: int) -> bool:
    return _in_time(c.s, c.me, copy, c.src, c.f[X]) and bool(plays(c.s, c.me, copy, c.src, c.f[X]))


def _in_hand(ways: tuple[int, ...], rule: str, cs: str, en: str) -> Check:
    """For a card of the hand that takes an action: what that action is."""
    return Check(
        rule,
        lambda c: c.a not in c.s.hand[c.me] or c.s.t.way[c.a] not in ways,
        cs=cs,
        en=en,
        weight=4,
    )


def _at(when: str, rule: str, cs: str, en: str) -> Check:
    """For a card of the hand that has a moment of its own: which one."""
    return Check(
        rule,
        lambda c: c.a not in c.s.hand[c.me] or c.s.t.when[c.a] != when,
        cs="Karta {a} se hraje " + cs + ".",
        en="{a} is played " + en + ".",
        weight=4,
    )


OTHER_MOMENTS = (
    _in_hand((DEPLOYED,), "DTR-042", "Bojovník {a} se vykládá akcí, ne teď.", "{a} is deployed as an action, not now."),
    _in_hand((LAID,), "DTR-182", "Karta {a} se vykládá akcí, ne teď.", "{a} is laid as an action, not now."),
    _in_hand((PLAYED,), "DTR-227", "Karta {a} se hraje jako akce, ne teď.", "{a} is played as an action, not now."),
    _at(COMBAT, "DTR-347", "v průběhu souboje, ve fázi modifikátorů", "during a combat, in the modifier phase"),
    _at(ON_CARD, "DTR-338", "hned po kartě, na kterou reaguje", "right after the card that it answers"),
    _at(ON_KILL, "DTR-272", "když má být tvůj bojovník zabit", "when one of your warriors is about to be killed"),
    _at(ON_POINTS, "DTR-282", "ve chvíli, kdy někdo získává vítězné body", "when a player earns victory points"),
    _at(ON_WOUND, "DTR-338", "ve chvíli, kdy má být bojovník zraněn", "when a warrior is about to be wounded"),
    _at(ON_JOINED, "DTR-338", "hned poté, co bojovník přijde do hry", "right after a warrior has come into play"),
    _at(ON_HEALED, "DTR-338", "hned poté, co byl bojovník vyléčen", "right after a warrior has been healed"),
    _at(ON_DEATH, "DTR-338", "hned poté, co byl zabit bojovník", "right after a warrior was killed"),
    _at(ON_SECRET, "DTR-338", "hned poté, co někdo odhalí tajemství", "right after somebody has revealed a secret"),
    _at(ON_SEARCH, "DTR-338", "hned poté, co někdo hledal kartu v hromádce", "right after a pile was searched"),
    _at(ON_LOSS, "DTR-338", "hned poté, co byla karta vyřazena", "right after a card was discarded"),
    _at(ON_TRANSFER, "DTR-338", "při přesunu bojovníka", "when a warrior transfers"),
    _at(
        ON_MISSION,
        "DTR-338",
        "hned poté, co soupeřův bojovník splní úkol",
        "when an opposing warrior completes a mission",
    ),
    _at(
        ON_SECRETLY,
        "DTR-338",
        "ve chvíli, kdy splníš úkol, který máš v ruce",
        "when you have done a mission of your hand",
    ),
    _at(ON_WIN, "DTR-338", "ve chvíli, kdy soupeř vyhrál", "when an opponent has won"),
    _at(START, "DTR-016", "na začátku tvého kola", "at the start of your turn"),
    _at(END, "DTR-017", "na konci tvého kola", "at the end of your turn"),
    _at(
        ANYTIME,
        "DTR-338",
        "kdykoli, ale ne jako reakce: přímo na to, oč teď jde, nepůsobí",
        "at any time, but not as a reaction: it does not act on what this is about",
    ),
)


# ---- the law: abilities ----
def _for_window(c: Case, ability: Ability) -> bool:
    moment = moment_of(c.f[X])
    if ability.actions:
        return False
    if moment == ANY_MOMENT:
        return not ability.saves
    if moment == WARRIOR_HIT:
        return ability.saves or (bool(c.f[X] & HEALABLE) and heals(ability))
    if moment == PILE_SEARCHED:
        return ability.moment == ON_SEARCH
    return moment == CARD_PLAYED and ability.moment == ANSWER


ABILITY_MOMENT = (
    Check(
        "DTR-272",
        lambda c: (
            moment_of(c.f[X]) != WARRIOR_HIT
            or not ability_of(c).saves
            or ability_of(c).anybody
            or owner_warrior(c.s, c.a) == c.src
        ),
        cs="Karta {a} zachraňuje jen bojovníka, ke kterému je přiložena.",
        en="{a} saves only the warrior that it is on.",
    ),
    Check(
        "DTR-347",
        lambda c: moment_of(c.f[X]) in (CARD_PLAYED, PILE_SEARCHED) or in_moment(c.s, c.a, ability_of(c)),
        cs="Karta {a} se používá v souboji svého bojovníka, ve chvíli, kterou jmenuje.",
        en="{a} is used in a combat of its warrior, at the moment that it names.",
    ),
)

# ---- the law: cards that may be received without an action ----
FREE_ATTACHING = Choice(
    v.ATTACH,
    ON_BEARERS,
    BEARERS,
    before=(
        Check(
            "DTR-182",
            lambda c: moment_of(c.f[X]) == ANY_MOMENT,
            cs="Karty se teď nepřikládají.",
            en="No cards are attached now.",
        ),
        SOMEBODY_THERE,
    ),
    checks=(
        Check(
            "DTR-182",
            lambda c: c.s.side[c.b] == c.me and is_free(c.s, c.a, c.b),
            cs="Karta {a} se k bojovníkovi {b} přikládá akcí, ne teď.",
            en="{a} is attached to {b} as an action, not now.",
        ),
        *LAYING,
        *ONE_COPY,
        *lifted(),
        USEFUL,
    ),
    alike=same_title,
    harms=on_bearer,
)

# ---- the law: what takes no card ----
REPAYING = stop(
    v.REPAY,
    Check(
        "DTR-329",
        lambda c: moment_of(c.f[X]) == ANY_MOMENT and c.s.debt[c.me] > 0,
        cs="Nemáš dluh, který by se teď dal splatit.",
        en="You have no debt to repay now.",
    ),
    Check(
        "DTR-329",
        lambda c: c.s.destiny[c.me] >= REPAYMENT,
        cs="Bod dluhu se splácí {needed:destiny} a máš {have:destiny}.",
        en="A point of debt is repaid with {needed:destiny} and you have {have:destiny}.",
        values=lambda c: {"needed": REPAYMENT, "have": c.s.destiny[c.me]},
    ),
)


def _anytime(choice: Choice) -> Choice:
    """A choice of ANYTIME windows, not of reactions."""
    return Choice(
        choice.verb,
        choice.a,
        choice.b,
        choice.checks,
        (
            Check(
                "DTR-338",
                lambda c: moment_of(c.f[X]) == ANY_MOMENT,
                cs="To není reakce na to, oč teď jde.",
                en="That is no reaction to what this is about.",
            ),
            *choice.before,
        ),
        choice.pairs,
        choice.alike,
    )


CHOICES: tuple[Choice, ...] = (
    *playing(timely, OTHER_MOMENTS),
    posing_now(_copy_playable),
    using(_for_window, ABILITY_MOMENT),
    FREE_ATTACHING,
    *(_anytime(choice) for choice in (STRENGTHENING, DECLARING, ASSIGNING, CURING)),
    REPAYING,
)

# For whoever asks outside a window what may be done in one.
ANYTIME_WINDOW = Question(
    v.ASK_ANYTIME,
    (*CHOICES, stop(v.PASS)),
    "DTR-019",
    when=Bilingual("v oknech KDYKOLI mezi kroky a akcemi", "in the ANYTIME windows between steps and actions"),
)
