"""Which options a bot has to look at: those that no other one is better than, as far as `evaluate` can tell.

Most questions of a turn have answers that come to the same: in which order cards are put away, which of many neutral
screws is taken out, in how many portions damage is dealt. Looking at one of them saves a bot nine tenths of its time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudi.kernel.decision import BITS, MASK, VERB_SHIFT, first, second
from sudi.kernel.machine import PROG

from ..rules.bags import RESOURCES, ZONES
from ..rules.board import ARMOUR, LIFE
from ..rules.invasion.stack import invasion_card
from ..rules.sharing import SHARING, WHAT, WHATS
from ..rules.workshop.dice import DIE_WORDS, FACES, GIVES, UNROLLED, face_of, side_shown, unfold
from ..rules.workshop.upgrading import OUT
from ..rules.workshop.workbench import die_on, side_on
from ..state import RoneState
from ..words import questions as q
from ..words import vocabulary as v
from ..words.names import COLOURS, WILD

SMOOTHING = 8.0  # added to the screws of each colour, so that one more of a rare colour does not outweigh all
HAND, HAND_IN_CAMPAIGN = 7, 5  # found by playing; in the campaign a full dump costs too much life
STARTERS_TRIED, ZONES_TRIED = 3, 2
PAIRS_TRIED = 2
CONVERT, REROLL, WAIT, MINE = v.CONVERT.id, v.REROLL.id, v.WAIT.id, v.MINE()
GIVEN = tuple(RESOURCES.total(GIVES[face_of(word)]) for word in range(len(DIE_WORDS)))  # by the word of a die
SURVIVAL = (WHATS.index(ARMOUR), WHATS.index(LIFE))
PORTIONS = (v.DEAL.id, v.HIT_BASE.id)
NEUTRAL = OUT  # the word of the neutral screw


def promising(s: RoneState) -> Sequence[int]:
    choose = CHOOSERS.get(s.prompt)
    return range(len(s.options)) if choose is None else choose(s)


def everything(s: RoneState) -> Sequence[int]:
    return range(len(s.options))


def in_any_order(s: RoneState) -> Sequence[int]:
    """Putting cards away: `rest` is the last option, and no order is better than another."""
    return (len(s.options) - 1,)


def draw(s: RoneState) -> Sequence[int]:
    """As many cards as four dice can usually pay; the others would end on the dump. An empty deck is a question."""
    if s.options[0] != v.DRAW():
        return everything(s)
    enough = HAND_IN_CAMPAIGN if s.t.coop else HAND
    return (0,) if len(s.hand[s.seat]) < enough else (1,)


def main(s: RoneState) -> Sequence[int]:
    """Nobody waits or re-rolls for others; two dice are converted for a card in hand: those that give least."""
    found, pairs = [], []
    for i, option in enumerate(s.options):
        verb = option >> VERB_SHIFT
        if verb == CONVERT:
            pairs.append((GIVEN[option & MASK] + GIVEN[option >> BITS & MASK], i))
        elif verb != WAIT and (verb != REROLL or second(option) == s.seat):
            found.append(i)
    if s.hand[s.seat]:
        found += [i for _, i in sorted(pairs)[:PAIRS_TRIED]]
    return found


def without_waiting(s: RoneState) -> Sequence[int]:
    return [i for i, option in enumerate(s.options) if option >> VERB_SHIFT != WAIT]


# ---- dice ----
def wanted_colours(s: RoneState, seat: int) -> list[int]:
    """Colours, the most wanted first: what the own cards ask for beside what the dice give already."""
    cost, asked = s.t.cost, [0.5] * WILD
    for zone in (s.deck, s.discard, s.dump, s.hand, s.played, s.ground):
        for card in zone[seat]:
            for kind in cost[card]:
                if kind != WILD:
                    asked[kind] += 1
    have = [0] * WILD
    for die in unfold(s.dice[seat]):
        for face in die:
            for screw in FACES[face]:
                if screw:
                    have[screw - 1] += 1
    return sorted(COLOURS, key=lambda colour: -asked[colour] / (have[colour] + SMOOTHING))


def die_to_upgrade(s: RoneState) -> Sequence[int]:
    """A die that shows and can still be used counts at once; otherwise the one with the most neutral screws."""
    dice, shown, unusable = unfold(s.dice[s.seat]), s.shown[s.seat], s.used[s.seat] | s.blocked[s.seat]

    def room(i: int) -> tuple[bool, int]:
        die = first(s.options[i]) - 1
        top = side_shown(shown, die)
        at_once = top != UNROLLED and not unusable >> die & 1 and 0 in FACES[dice[die][top]]
        return at_once, sum(FACES[face].count(0) for face in dice[die])

    return (max(range(len(s.options)), key=room),)


def screw_out(s: RoneState) -> Sequence[int]:
    """A neutral screw: of the face that shows while it can still be used, or of the fullest face.

    Two dice make any resource, so a blank face is worth half a resource, and its first screw brings the least.
    """
    best, most = len(s.options) - 1, -9
    usable = not (s.used[s.seat] | s.blocked[s.seat]) >> die_on(s.bench) & 1
    for i, option in enumerate(s.options[:-1]):
        if second(option) == NEUTRAL:
            full = -FACES[first(option)].count(0)
            if option >> VERB_SHIFT == v.UNSCREW_TOP.id and usable:
                full += 3
            if full > most:
                best, most = i, full
    return (best,)


def screw_in(s: RoneState) -> Sequence[int]:
    """The most wanted colour; on the face that shows, whatever helps a card in hand."""
    if side_shown(s.shown[s.seat], die_on(s.bench)) == side_on(s.bench) and s.hand[s.seat]:
        return everything(s)
    wanted = wanted_colours(s, s.seat)
    return (min(range(len(s.options)), key=lambda i: wanted.index(first(s.options[i]) - 1)),)


def resource(s: RoneState) -> Sequence[int]:
    """Kinds that the cards in hand ask for; without such cards one colour is as good as another."""
    asked = {kind for card in s.hand[s.seat] for kind in s.t.cost[card]}
    found = [i for i, option in enumerate(s.options) if first(option) in asked]
    return found or (0,)


# ---- cards ----
def best_cards(s: RoneState) -> Sequence[int]:
    """Cards to train at once: the few that do most."""
    worth = s.t.worth
    return sorted(range(len(s.options)), key=lambda i: -worth[first(s.options[i])])[:STARTERS_TRIED]


def recycled(s: RoneState) -> Sequence[int]:
    """Own cards; of team mates only what lies on their dumps."""
    hands = {card for seat, hand in enumerate(s.hand) if seat != s.seat for card in hand}
    piles = {card for seat, pile in enumerate(s.discard) if seat != s.seat for card in pile[-1:]}
    return [i for i, option in enumerate(s.options) if first(option) not in hands | piles] or everything(s)


def shared(s: RoneState) -> Sequence[int]:
    """What keeps people alive goes to oneself or to whoever needs it most; everything else is kept."""
    own = [i for i, option in enumerate(s.options) if option in (MINE, v.GIVE(s.seat))]
    f = s.stack[-1]
    if f[PROG] == SHARING.id and f[WHAT] in SURVIVAL:
        mates = [(s.life[seat] + s.armor[seat], seat) for seat in s.t.mates[s.seat] if seat != s.seat]
        if mates and (neediest := v.GIVE(min(mates)[1])) in s.options:
            own.append(s.options.index(neediest))
    return own or everything(s)


# ---- fighting and the Invasion ----
def portions(s: RoneState) -> Sequence[int]:
    """Damage of a kind in one portion: the biggest that can be of use."""
    biggest: dict[int, int] = {}
    for i in without_waiting(s):
        option = s.options[i]
        verb = option >> VERB_SHIFT
        # portions of one kind stand in a row, the biggest last
        biggest[v.verbs.all[verb](first(option)) if verb in PORTIONS else -1 - i] = i
    return list(biggest.values())


def zone(s: RoneState) -> Sequence[int]:
    """Where the Invasion is furthest from training a card."""

    def missing(i: int) -> int:
        place = first(s.options[i])
        cards = s.training[place]
        cost = invasion_card(s, cards[0]).training_cost if cards else 9
        return ZONES.get(s.inv_stored, place) - cost

    return sorted(range(len(s.options)), key=missing)[:ZONES_TRIED]


def most_dangerous(s: RoneState) -> Sequence[int]:
    threat = s.t.threat
    return (max(range(len(s.options)), key=lambda i: threat[first(s.options[i])]),)


CHOOSERS: dict[int, Callable[[RoneState], Sequence[int]]] = {
    q.ASK_DRAW: draw,
    q.ASK_MAIN: main,
    q.ASK_DISCARD: in_any_order,
    q.ASK_DUMP: in_any_order,
    q.ASK_DIE: die_to_upgrade,
    q.ASK_OUT: screw_out,
    q.ASK_INTO: screw_in,
    q.ASK_GAIN: resource,
    q.ASK_CONVERT: resource,
    q.ASK_TRAIN: best_cards,
    q.ASK_STARTER: best_cards,
    q.ASK_PARTS: without_waiting,
    q.ASK_RECYCLE: recycled,
    q.ASK_GIVE: shared,
    q.ASK_WHOSE: shared,
    q.ASK_DAMAGE: portions,
    q.ASK_ZONE_STORE: zone,
    q.ASK_CLEAR: in_any_order,
    q.ASK_SCRAP: most_dangerous,
}
