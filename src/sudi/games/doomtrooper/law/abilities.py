"""Abilities of cards in play: which may be used, for actions or at any time (DTR-205)."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.law import Case, Check, Choice, Domain, barred
from sudi.kernel.machine import ME, PROG
from sudi.kernel.standing import cards_of

from ..cards.card import DECLARED, Ability
from ..cards.types import ANYTIME, COMBAT, ON_SEARCH
from ..language.counting import counts, mark_source, marked
from ..language.effects.act import Act, possible
from ..language.lending import abilities_of, ability_at, borrowing
from ..language.marks import ANSWER, ATTACK_ACTIONS, IMPRISONED, NEVER_DISCARDED, NEVER_SACRIFICED, SILENCED
from ..language.select import in_combat
from ..language.standing.disuse import kept_out
from ..state import ATTACHED, DECLARATION, MODIFIERS, OPPONENTS, DoomState, in_play, one_of_each, opponents, root
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .bans import banned
from .paying import funds
from .self_harm import by_ability
from .spell_prices import worth


def owner_warrior(s: DoomState, card: int) -> int:
    """The warrior that uses the ability: the one at the bottom of the pile the card lies on, or the card itself."""
    return root(s, card) if s.at[card] == ATTACHED else card


def user_of(s: DoomState, card: int, ability: Ability) -> int:
    """Whose ability it is: the card's player's, or that of the warrior it lies on."""
    side = s.side[owner_warrior(s, card) if ability.by_bearer else card]
    return side if side >= 0 else s.t.owner[card]


def may_use(s: DoomState, seat: int, card: int, ability: Ability) -> bool:
    """Is it an ability of this player's, or of everybody's?"""
    return user_of(s, card, ability) == seat or (ability.everyone and in_play(s, card))


def held_back(s: DoomState, card: int, ability: Ability, mark: str) -> int:
    """The card that keeps the warrior from using it; -1: none does, or nobody would be kept."""
    warrior = owner_warrior(s, card)
    if not s.t.is_warrior[warrior] or (mark == SILENCED and ability.by_bearer):
        return -1
    return mark_source(s, mark, warrior)


def in_use(s: DoomState, seat: int, card: int, ability: Ability) -> bool:
    """DTR-089: may the bearer use the card at all?"""
    warrior = owner_warrior(s, card)
    if not s.t.is_warrior[warrior] or (ability.outside and not s.inside >> card & 1):
        return True
    return counts(s, card, seat, warrior, blows=not ability.resting)


def point_worth(s: DoomState, card: int) -> int:
    """What each destiny point counts for an effect of this card: some warriors pay less for Dark Symmetry."""
    return worth(s, owner_warrior(s, card), card) if s.t.is_symmetry[card] else 1


def price_of(s: DoomState, card: int, ability: Ability, units: int = 1) -> int:
    """What so many units of the ability cost whoever uses it."""
    price = ability.cost + ability.per * units
    return -(-price // point_worth(s, card)) if price else 0


def _keeping(ability: Ability) -> str:
    """The mark that keeps its card from being used up."""
    return NEVER_SACRIFICED if ability.sacrifices else NEVER_DISCARDED


# ---- the short ways ----
def may_be_used(s: DoomState, seat: int, card: int, ability: Ability) -> bool:
    """The short way to `USING`."""
    warrior = owner_warrior(s, card)
    if not may_use(s, seat, card, ability) or (ability.once and s.used >> card & 1):
        return False
    if (ability.cost or ability.per) and funds(s, seat) < price_of(s, card, ability):
        return False
    if not possible(ability.do, s, seat, card, -1):
        return False
    if s.lasting and kept_out(s, seat):
        return False  # what can wait until the combat is over waits
    if s.t.is_warrior[warrior] and (
        marked(s, IMPRISONED, warrior)
        or (marked(s, SILENCED, warrior) and not ability.by_bearer)
        or not in_use(s, seat, card, ability)
    ):
        return False
    if ability.attack and s.t.is_warrior[warrior] and banned(s, ATTACK_ACTIONS, warrior) >= 0:
        return False
    if ability.discards and marked(s, _keeping(ability), card):
        return False  # what cannot be discarded cannot be used by discarding it
    return ability.needs is None or ability.needs.met(s, seat, card)


def in_moment(s: DoomState, card: int, ability: Ability) -> bool:
    if ability.moment == COMBAT:
        return s.phase == MODIFIERS and not s.stopped and (ability.anybody or in_combat(s, owner_warrior(s, card)))
    if ability.moment == "opponents":
        return s.phase == OPPONENTS and in_combat(s, owner_warrior(s, card))
    if ability.moment == DECLARED:
        return s.phase == DECLARATION and declared_by(s) in opponents(s, user_of(s, card, ability))
    return ability.moment in (ANYTIME, ANSWER)  # DTR-336: what answers a card may be used while that still acts, too


def declared_by(s: DoomState) -> int:
    """Who has declared the combat in progress; -1: nobody."""
    number = programs.by_name["combat"].id
    return next((int(f[ME]) for f in reversed(s.stack) if f[PROG] == number), -1)


def answers(s: DoomState, seat: int) -> list[int]:
    """Abilities that are used while a card is being played."""
    found = []
    for card in cards_of(s.live & s.t.standing_masks.get(ANSWER, 0)):
        for n, ability in abilities_of(s, card):
            if ability.moment == ANSWER and may_be_used(s, seat, card, ability):
                found.append(v.USE(card, n))
    return found


def quick_abilities(s: DoomState, seat: int, hit: int = -1) -> list[int]:
    """Abilities that take no action; `hit`: those that save the warrior about to be hurt."""
    found = []
    for card in cards_of(s.live & (s.t.quick_able if s.phase else s.t.quick_always) | borrowing(s)):
        for n, ability in abilities_of(s, card):
            if (
                ability.actions
                or ability.saves != (hit >= 0)
                or (hit >= 0 and not ability.anybody and owner_warrior(s, card) != hit)
            ):
                continue
            if in_moment(s, card, ability) and may_be_used(s, seat, card, ability):
                found.append(v.USE(card, n))
    for card in buried(s, seat) if s.t.grave_able and hit < 0 else ():
        for n, ability in abilities_of(s, card):
            if ability.from_grave and not ability.actions and may_be_used(s, seat, card, ability):
                found.append(v.USE(card, n))
    return found


def spying(s: DoomState, seat: int) -> list[int]:
    """Abilities that are used when somebody has found a card."""
    return [
        v.USE(card, n)
        for card in cards_of(s.live & s.t.spying)
        for n, ability in abilities_of(s, card)
        if ability.moment == ON_SEARCH and may_be_used(s, seat, card, ability)
    ]


def healings(s: DoomState, seat: int) -> list[int]:
    """DTR-340: abilities that heal the warrior about to be hurt by a card."""
    return [
        v.USE(card, n)
        for card in cards_of(s.live & s.t.healing_mask)
        for n, ability in abilities_of(s, card)
        if heals(ability) and may_be_used(s, seat, card, ability)
    ]


def heals(ability: Ability) -> bool:
    return not ability.actions and isinstance(ability.do, Act) and ability.do.heals


def any_quick(s: DoomState) -> bool:
    """Could anybody use an ability that takes no action now?"""
    for card in cards_of(s.live & (s.t.quick_able if s.phase else s.t.quick_always) | borrowing(s)):
        for _, ability in abilities_of(s, card):
            if not ability.actions and not ability.saves and in_moment(s, card, ability):
                users = range(s.t.seats) if ability.everyone else (user_of(s, card, ability),)
                if any(may_be_used(s, seat, card, ability) for seat in users):
                    return True
    return bool(s.t.grave_able) and any(
        ability.from_grave and not ability.actions and may_be_used(s, seat, card, ability)
        for seat in range(s.t.seats)
        for card in buried(s, seat)
        for _, ability in abilities_of(s, card)
    )


def slow_abilities(s: DoomState, seat: int, actions: int, attack: bool) -> list[int]:
    """Abilities that take actions of the kind at hand."""
    found = []
    for card in cards_of(s.live & (s.t.attack_able if attack else s.t.slow_able) | borrowing(s)):
        for n, ability in abilities_of(s, card):
            fits = 0 < ability.actions <= actions and ability.attack == attack
            if fits and may_be_used(s, seat, card, ability):
                found.append(v.USE(card, n))
    for card in buried(s, seat) if s.t.grave_able and not attack else ():
        for n, ability in abilities_of(s, card):
            if ability.from_grave and 0 < ability.actions <= actions and may_be_used(s, seat, card, ability):
                found.append(v.USE(card, n))
    return found


def buried(s: DoomState, seat: int) -> list[int]:
    """Cards of a player's discard pile with something to be used there, one of each title."""
    if s.t.usable_dead.isdisjoint(s.grave[seat]):
        return []
    return one_of_each(s, [c for c in s.grave[seat] if s.t.grave_able >> c & 1])


# ---- the law: the card is the first argument, which of its abilities the second ----
def ability_of(c: Case) -> Ability:
    return ability_at(c.s, c.a, c.b)


def _price(c: Case) -> int:
    return price_of(c.s, c.a, ability_of(c))


def _kept(c: Case) -> int:
    ability = ability_of(c)
    return mark_source(c.s, _keeping(ability), c.a) if ability.discards else -1


def _attack_banned(c: Case) -> int:
    warrior = owner_warrior(c.s, c.a)
    attacks = ability_of(c).attack and c.s.t.is_warrior[warrior]
    return banned(c.s, ATTACK_ACTIONS, warrior) if attacks else -1


USING = (
    Check(
        "DTR-205",
        lambda c: may_use(c.s, c.me, c.a, ability_of(c)),
        cs="Schopnost karty {a} patří jinému hráči.",
        en="The ability of {a} is another player's.",
    ),
    Check(
        "DTR-205",
        lambda c: not (ability_of(c).once and c.s.used >> c.a & 1),
        cs="Schopnost karty {a} lze použít jen jednou za kolo.",
        en="The ability of {a} can be used only once a turn.",
    ),
    barred(
        "DTR-449",
        lambda c: held_back(c.s, c.a, ability_of(c), IMPRISONED),
        cs="Kartu {a} použít nelze, její bojovník je uvězněn: {by}.",
        en="{a} cannot be used: its warrior is imprisoned, because of {by}.",
    ),
    barred(
        "DTR-447",
        lambda c: held_back(c.s, c.a, ability_of(c), SILENCED),
        cs="Kartu {a} použít nelze, její bojovník nesmí provádět akce: brání tomu {by}.",
        en="{a} cannot be used: its warrior may not perform actions, because of {by}.",
    ),
    Check(
        "DTR-089",
        lambda c: in_use(c.s, c.me, c.a, ability_of(c)),
        cs="Bojovník, který kartu {a} má, ji teď nesmí používat.",
        en="The warrior that has {a} may not use it now.",
    ),
    barred(
        "DTR-238",
        _attack_banned,
        cs="Bojovník, který kartu {a} má, nesmí provádět útočné akce: brání tomu {by}.",
        en="The warrior that has {a} may not perform attack actions, because of {by}.",
    ),
    barred(
        "DTR-491",
        _kept,
        cs="Karta {a} nemůže ze hry, a tak ji takto použít nelze: brání tomu {by}.",
        en="{a} cannot leave play, so it cannot be used like that, because of {by}.",
    ),
    Check(
        "DTR-228",
        lambda c: not _price(c) or funds(c.s, c.me) >= _price(c),
        cs="Schopnost karty {a} stojí nejméně {price:destiny} a máš {have:destiny}.",
        en="The ability of {a} costs at least {price:destiny} and you have {have:destiny}.",
        values=lambda c: {"price": _price(c), "have": funds(c.s, c.me)},
    ),
    Check(
        "DTR-347",
        lambda c: (need := ability_of(c).needs) is None or need.met(c.s, c.me, c.a),
        cs="Aby šlo kartu {a} použít, {missing}.",
        en="To use {a}, {missing}.",
        values=lambda c: {"missing": ability_of(c).needs.missing()},  # type: ignore[union-attr]
    ),
    Check(
        "DTR-334",
        lambda c: not (c.s.lasting and kept_out(c.s, c.me)),
        cs="Do souboje smějí zasahovat jen hráči, jejichž bojovníci v něm bojují, a proto kartu {a} použít nelze.",
        en="Only the players whose warriors fight may affect this combat, so {a} cannot be used.",
    ),
    Check(
        "DTR-346",
        lambda c: possible(ability_of(c).do, c.s, c.me, c.a, -1),
        cs="Schopnost karty {a} by teď nic nezpůsobila.",
        en="The ability of {a} would have no effect now.",
    ),
)


def able(c: Case) -> list[tuple[int, int]]:
    """Every ability of every card in play whose rules count."""
    t = c.s.t
    found = [(x, n) for x in cards_of(c.s.live & t.able | borrowing(c.s)) for n, _ in abilities_of(c.s, x)]
    for card in buried(c.s, c.me) if t.grave_able else ():
        found += [(card, n) for n, ability in enumerate(t.cards[card].abilities) if ability.from_grave]
    return found


CARDS_WITH_ABILITIES = Domain(
    lambda c: [card for card, _ in able(c)],
    "DTR-205",
    cs="Použít lze schopnost karty ve hře, která nějakou má",
    en="Only an ability of a card in play that has one can be used",
    apart=(
        Check(
            "DTR-205",
            lambda c: not in_play(c.s, c.a) or c.s.side[c.a] != c.me or c.s.t.is_warrior[c.a],
            cs="Karta {a} je ve hře a působí sama; schopnost, která by se používala, nemá.",
            en="{a} is in play and acts by itself; it has no ability to be used.",
            weight=1,
        ),
    ),
)
ABILITIES = Domain(
    lambda c: [n for n, _ in abilities_of(c.s, c.a)],
    "DTR-412",
    cs="Karta má jen schopnosti, které jsou na ní",
    en="A card has only the abilities that stand on it",
)


def using(timely: Callable[[Case, Ability], bool], checks: tuple[Check, ...], before: tuple[Check, ...] = ()) -> Choice:
    """Abilities of the moment; `timely` tells which ones come into question, `checks` are asked first."""
    return Choice(
        v.USE,
        CARDS_WITH_ABILITIES,
        ABILITIES,
        checks=(*checks, *USING),
        before=before,
        harms=by_ability,
        pairs=lambda c: [pair for pair in able(c) if timely(c, ability_at(c.s, *pair))],
    )
