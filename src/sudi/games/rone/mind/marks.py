"""What an expert sees about an option at a glance: what the hand and the dice can do together, what a card is worth and
lacks, how near the end is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sudi.kernel.decision import CARD, MASK, second

from ..law.spare_parts import discover_price, upgrade_price
from ..rules.bags import DAMAGE, RESOURCES
from ..rules.board import collected
from ..rules.invasion.stack import totals
from ..rules.workshop.dice import GIVES, face_of, lying
from ..state import P_DAMAGE, P_MAIN, RoneState
from ..words import vocabulary as v
from ..words.names import BREAK, COLOURS, KIND_IDS, MELEE, RANGED, WILD
from ..words.vocabulary import verbs
from .campaign import power
from .evaluate import coloured
from .plan import plan

Marks: TypeAlias = Callable[[int], Sequence[str]]
PLANNED, UNPLANNED = "planned", "not planned"


def _size(worth: float) -> str:
    """A worth in steps."""
    return str(int(min(9.0, max(0.0, worth))))


def _step(worth: float) -> str:
    """A difference of plans in steps."""
    return "less" if worth < -0.5 else "same" if worth < 0.5 else "more" if worth < 2.0 else "much more"


def _through(s: RoneState, me: int, more: int = 0) -> int:
    """Life that the weakest enemy would have left after the damage of this turn and so much more; 99: nobody is hit."""
    damage = (s.damage[me] if s.phase >= P_DAMAGE else collected(s, me)) + more
    left = 99
    for enemy in s.t.enemies[me]:
        armour = max(0, s.armor[enemy] - DAMAGE.get(damage, BREAK))
        left = min(left, s.life[enemy] - DAMAGE.get(damage, RANGED) - max(0, DAMAGE.get(damage, MELEE) - armour))
    return left


def option_marks(s: RoneState) -> Marks:
    """The marks of the options of the pending decision."""
    me = s.seat
    danger, race = _against_invasion(s) if s.t.coop else _against_players(s, me)
    common = _common(s, me, danger, race)
    if s.phase == P_MAIN:
        return _in_main(s, me, danger, race, common)
    if v.FINISH() in s.options:
        return _spending(s, me, danger, race, common)
    return common


def _against_players(s: RoneState, me: int) -> tuple[str, str]:
    """How safe one is, and how near the end."""
    safety = s.life[me] + s.armor[me] // 2
    left = _through(s, me)
    danger = "danger" if safety <= 7 else "worn" if safety <= 14 else "safe"
    return danger, "won" if left <= 0 else "near" if left <= 5 else "far"


def _against_invasion(s: RoneState) -> tuple[str, str]:
    """What the Invasion's blow would leave of the weakest player, and what the top card still lacks to fall."""
    strike, deployed = totals(s), s.deployed
    if not deployed:
        return "no blow", "clear"
    left = min(
        life - strike.ranged + min(0, armour - strike.melee) for life, armour in zip(s.life, s.armor, strict=True)
    )
    danger = "doomed" if left <= 0 else "danger" if left <= 5 else "worn" if left <= 10 else "safe"
    melee, ranged, break_ = power(s)
    card = deployed[-1]
    here, there = max(0, strike.armor - s.worn[card]), max(1, strike.life - s.wounds[card])
    lacks = max(0, here - break_) + max(0, there - ranged) - melee
    falls = "falls" if lacks <= 0 else "nearly" if lacks <= 2 else "stands"
    return danger, f"{falls} {min(3, len(deployed))}"


def _common(s: RoneState, me: int, danger: str, race: str) -> Marks:
    """Marks by what kind of card it is: its worth, whether it is nearly trained."""
    t, screws, needed = s.t, s.screws, s.t.training_cost
    store, gain, pay, keep = v.STORE.id, v.TAKE.id, v.PAY.id, v.SCREW.id
    stored = RESOURCES.counts(s.stored[me])
    asked = [0] * (WILD + 1)
    for zone in (s.hand[me], s.ground[me]):
        for card in zone:
            for kind in t.cost[card]:
                asked[kind] += 1
    hand = f"hand {min(7, len(s.hand[me]))} deck {min(4, len(s.deck[me]))}"

    def marks(option: int) -> Sequence[str]:
        verb, first = verbs.of(option), option & MASK
        if verb.id == store:
            place = second(option)
            return (
                f"{KIND_IDS[place]} {stored[place]}",
                f"{'wild' if place == WILD else 'colour'} {stored[place]} beside {stored[first]}",
                f"{KIND_IDS[place]} {danger}",
            )
        if verb.id in (gain, pay):
            return (f"asked {min(3, asked[first])}",)
        if verb.id == keep:
            missing = needed[first] - screws[first]
            return f"missing {min(5, missing)}", f"worth {_size(t.worth[first])} missing {min(5, missing)}", race
        if verb.a == CARD:
            worth = _size(t.worth[first])
            where = f" {second(option)}" if verb.id == v.RECYCLE.id else ""
            return f"worth {worth}{where}", f"costs {len(t.cost[first])} worth {worth}"
        return hand, f"{danger} {race}"

    return marks


def _in_main(s: RoneState, me: int, danger: str, race: str, common: Marks) -> Marks:
    t, now = s.t, plan(s, me)
    kinds, harm = t.kind, t.harm
    dice = lying(s.dice[me], s.shown[me], s.used[me] | s.blocked[me])
    blank = sum(not GIVES[face] for _, face in dice)
    pool = RESOURCES.counts(s.resources[me])
    idle = sum(not s.exhausted >> card & 1 and t.has_active[card] for card in s.base[me])
    todo = f"cards {min(3, len(now.cards))} dice {len(dice) - blank} idle {min(2, idle)}"
    converted = {face for pair in now.convert for face in pair}
    play, use, convert, reroll, pair = v.PLAY.id, v.USE.id, v.CONVERT.id, v.REROLL.id, v.PAIR.id
    gain, pay, end, activate = v.TAKE.id, v.PAY.id, v.END.id, v.ACTIVATE.id
    turn, stored = v.FACE.id, RESOURCES.counts(s.stored[me])

    def gained(kind: int, n: int) -> float:
        """What the best plan would be worth with so many resources of a kind more."""
        return plan(s, me, n * RESOURCES.one[kind]).worth

    def marks(option: int) -> Sequence[str]:
        verb, first = verbs.of(option).id, option & MASK
        if verb == play:
            said = PLANNED if kinds[first] in now.cards else UNPLANNED
            found = (said, f"{said} {_size(t.worth[first])}", f"{said} costs {len(t.cost[first])} of {sum(pool)}")
            return (*found, "wins") if race in ("near", "far") and _through(s, me, harm[first]) <= 0 else found
        if verb == use:
            face = face_of(first)
            if face in converted:
                return ("to be converted",)
            wanted = any(
                n and now.needs[colour] > pool[colour]
                for colour, n in zip(COLOURS, RESOURCES.counts(GIVES[face]), strict=False)
            )
            return (
                "wanted" if wanted else "spare",
                f"{'cards' if now.cards else 'no cards'} {RESOURCES.total(GIVES[face])}",
            )
        if verb == convert:
            one, other = face_of(first), face_of(second(option))
            named = (min(one, other), max(one, other))
            lost = RESOURCES.total(GIVES[one]) + RESOURCES.total(GIVES[other])
            return (f"{PLANNED if named in now.convert else UNPLANNED} {min(4, lost)}",)
        if verb == reroll:
            face = face_of(first)
            return (f"gives {RESOURCES.total(GIVES[face])} unpaid {min(3, len(s.hand[me]) - len(now.cards))}",)
        if verb == pair:
            kind = KIND_IDS[first]
            brings = _step(gained(first, 1) - now.worth)
            return f"{kind} {danger} {race}", f"{kind} {stored[first]}", f"{kind} plan {brings}"
        if verb == activate:
            return f"{t.card_ids[first]} {danger}", f"{t.card_ids[first]} {race}"
        if verb == end:
            return todo, f"pairs {any(n > 1 for n in stored)} {race}"
        if verb in (gain, pay):
            brings = _step(gained(first, 1 if verb == gain else -1) - now.worth)
            return f"plan {brings}", f"{KIND_IDS[first]} plan {brings}"
        if verb == turn:
            gives = RESOURCES.counts(GIVES[first])
            brings = _step(max(gained(kind, 1) - now.worth for kind in COLOURS if gives[kind]) if any(gives) else 0.0)
            return f"gives {sum(gives)}", f"plan {brings}"
        return common(option)

    return marks


def _spending(s: RoneState, me: int, danger: str, race: str, common: Marks) -> Marks:
    """What the parts may buy: each with what makes it good."""
    t, parts = s.t, s.parts[me]
    saved = sum(t.saves[card] for card in s.base[me])
    dump = len(s.dump[me])
    missing = sorted(t.training_cost[card] - s.screws[card] for card in s.ground[me])
    nearest = next((n for n in missing if n > 0), 9)
    owned = sum(len(zone[me]) for zone in (s.deck, s.discard, s.played, s.dump, s.hand))
    spent = sum(bool(s.exhausted >> card & 1) for card in s.base[me])
    what = {
        v.DRILL: f"nearest {min(6, nearest)} of {min(3, len(missing))} parts {min(4, parts)}",
        v.REROLL_PART: f"have {min(3, s.rerolls[me])}",
        v.RECYCLE_PART: f"dump {min(8, dump)} saved {min(4, saved)}",
        v.STARTER_PART: f"owned {min(24, owned) // 2}",
        v.RECRUIT_PART: f"ground {min(5, len(missing))}",
        v.SACRIFICE_PART: f"owned {min(24, owned) // 2}",
        v.REFRESH_PART: f"spent {min(4, spent)}",
        v.UPGRADE_PART: f"price {upgrade_price(s, me)} coloured {min(50, coloured(s.dice[me])) // 3}",
        v.DISCOVER_PART: f"price {discover_price(s, me)} saved {min(4, saved)} dump {min(8, dump) // 2}",
    }
    words, buy = v.PART_WORDS, v.BUY.id

    def marks(option: int) -> Sequence[str]:
        verb = verbs.of(option)
        if verb.id == buy:
            first = option & MASK
            word = words[first].id
            return f"{word} {what[first]}", f"{word} parts {min(6, parts)}", f"{word} {danger} {race}"
        if option == v.FINISH():
            return (f"parts {min(6, parts)}",)
        return common(option)

    return marks
