"""Why something cannot be done in a phase: each check with its rule and the cards that stand against it."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.permissions import Refusal, forbidden
from sudi.kernel.standing import in_force
from sudi.kernel.wording import Bilingual

from ..language.numbers import REACH, SPEED
from ..language.standing import marked
from ..language.topics import ATTACKS, MOBILE, MOVES, RELENTLESS, TARGETS, USING
from ..language.using import INSTEAD_OF_ATTACKING, INSTEAD_OF_MOVING
from ..rules import board as b
from ..state import ATTACKS_A_TURN, MOVES_A_TURN, WarState, controller, occupied
from ..words import vocabulary as v
from ..words.phases import ATTACK, BUILD, MAGIC_PHASE, MOVE, PHASE_NAMES
from .attacks import may_attack, targets
from .hand import build_spaces, gates, may_summon_now, playable, summon_spaces, takes_a_place
from .moves import Gaits, destinations, may_move
from .using import usable


def no(rule: str, cs: str, en: str, depth: int, *cards: str) -> Refusal:
    return Refusal(rule, Bilingual(cs, en), cards, depth)


def refuse(s: WarState, seat: int, option: int) -> Refusal | None:
    verb = v.verbs.of(option)
    if verb.inner:
        return no("SUW-143", "Na to se teď žádná karta neptá.", "No card is asking for that now.", 0)
    if s.prompt not in v.ASK_PHASE and s.prompt != v.ASK_DRAW:
        return no(
            "SUW-074",
            "Nejdřív je třeba dokončit, co se právě vyhodnocuje.",
            "What is being resolved has to be finished first.",
            1,
        )
    if seat != s.turn:
        return no("SUW-020", "Na tahu je soupeř.", "It is the opponent's turn.", 1)
    card, other = first(option), second(option)
    if verb is v.SUMMON:
        return refuse_summon(s, seat, card, other)
    if verb is v.MOVE:
        return refuse_move(s, seat, card, other)
    if verb is v.BUILD:
        return refuse_build(s, seat, card, other)
    if verb is v.ATTACK:
        return refuse_attack(s, seat, card, other)
    if verb is v.PLAY:
        return refuse_event(s, seat, card)
    if verb is v.DISCARD:
        return _phase(s, MAGIC_PHASE, "SUW-065") or _in_hand(s, seat, card, "SUW-065")
    return refuse_act(s, seat, card, other) if verb is v.USE else None


def universe(s: WarState, seat: int) -> list[int]:
    """Everything that could be asked for by name in a phase."""
    hand, spaces = s.hand[seat], range(len(s.board))
    cards = [c for c in s.board if c >= 0]
    mine = [c for c in cards if controller(s, c) == seat]
    found = [verb(c, q) for verb in (v.SUMMON, v.BUILD) for c in hand for q in spaces]
    found += [v.MOVE(c, q) for c in mine for q in spaces]
    found += [v.ATTACK(c, other) for c in mine for other in cards]
    found += [verb(c) for verb in (v.PLAY, v.DISCARD) for c in hand]
    return found + [v.USE(c, n) for c in mine for n in range(len(v.USE.words))] + [v.END()]


# ---- checks that several of them need ----
def names(s: WarState, card: int) -> tuple[str, str, str]:
    printed = s.t.cards[card]
    return printed.name.cs, printed.name.en, printed.id


def _phase(s: WarState, phase: int, rule: str) -> Refusal | None:
    if s.phase == phase:
        return None
    now, then = PHASE_NAMES[s.phase], PHASE_NAMES[phase]
    return no(
        rule,
        f"Teď je fáze {now.cs}, tohle patří do fáze {then.cs}.",
        f"This belongs to the {then.en} phase; now it is {now.en}.",
        1,
    )


def _in_hand(s: WarState, seat: int, card: int, rule: str) -> Refusal | None:
    if card in s.hand[seat]:
        return None
    cs, en, id = names(s, card)
    return no(rule, f"Kartu {cs} nemáte v ruce.", f"{en} is not in your hand.", 1, id)


def _affordable(s: WarState, seat: int, card: int) -> Refusal | None:
    cost, magic = s.t.cost[card], s.magic[seat]
    if cost <= magic:
        return None
    cs, en, id = names(s, card)
    return no(
        "SUW-172", f"Karta {cs} stojí {cost}, máte {magic}.", f"{en} costs {cost} magic and you have {magic}.", 3, id
    )


def _own_unit(s: WarState, seat: int, card: int, rule: str, no_unit: str) -> Refusal | None:
    cs, en, id = names(s, card)
    if s.at[card] < 0 or controller(s, card) != seat:
        return no(rule, f"Kartu {cs} na bojišti neovládáte.", f"You do not control {en} on the battlefield.", 1, id)
    if not s.t.is_unit[card]:
        return no(no_unit, f"Karta {cs} není jednotka.", f"{en} is no unit.", 2, id)
    return None


def _banned(s: WarState, action: str, seat: int, card: int, rule: str) -> Refusal | None:
    ban = forbidden(s, action, seat, card)
    if ban is None:
        return None
    cs, en, id = names(s, card)
    guard_cs, guard_en, guard = names(s, ban[1])
    return no(rule, f"{cs}: brání tomu karta {guard_cs}.", f"{en}: {guard_en} forbids it.", 4, id, guard)


# ---- summoning and building ----
def refuse_summon(s: WarState, seat: int, unit: int, space: int) -> Refusal | None:
    cs, en, id = names(s, unit)
    if not s.t.summonable[unit]:
        return no("SUW-214", f"Kartu {cs} nelze vyvolat.", f"{en} cannot be summoned.", 1, id)
    if not may_summon_now(s, seat):
        return no("SUW-213", "Vyvolává se ve fázi Vyvolávání.", "Units are summoned in the Summon phase.", 1, id)
    found = _in_hand(s, seat, unit, "SUW-213") or _affordable(s, seat, unit)
    if found is not None:
        return found
    if takes_a_place(s, unit):
        if summon_spaces(s, seat, unit, gates(s, seat)) >> space & 1:
            return None
        return no("SUW-146", f"{cs} nahrazuje vlastní jednotku.", f"{en} takes the space of a friendly unit.", 4, id)
    if space >= b.SPACES or s.board[space] >= 0:
        return no("SUW-025", "Toto pole není volné.", "That space is not empty.", 4, id)
    if not summon_spaces(s, seat, unit, gates(s, seat)) >> space & 1:
        return no("SUW-025", "Pole nesousedí s vaším portálem.", "That space is not next to a gate of yours.", 4, id)
    return None


def refuse_build(s: WarState, seat: int, card: int, space: int) -> Refusal | None:
    cs, en, id = names(s, card)
    if not s.t.is_structure[card]:
        return no("SUW-117", f"Karta {cs} není stavba.", f"{en} is no structure.", 1, id)
    found = _phase(s, BUILD, "SUW-116") or _in_hand(s, seat, card, "SUW-116") or _affordable(s, seat, card)
    if found is not None:
        return found
    if space >= b.SPACES or s.board[space] >= 0:
        return no("SUW-043", "Toto pole není volné.", "That space is not empty.", 4, id)
    if not build_spaces(s, seat) >> space & 1:
        return no(
            "SUW-043",
            "Stavět lze ve třech zadních řadách nebo vedle svého Vyvolavače.",
            "Structures are built in your three rear rows or next to your summoner.",
            4,
            id,
        )
    return None


# ---- moving and attacking ----
def refuse_move(s: WarState, seat: int, unit: int, space: int) -> Refusal | None:
    cs, en, id = names(s, unit)
    found = _phase(s, MOVE, "SUW-030") or _own_unit(s, seat, unit, "SUW-030", "SUW-034")
    if found is not None:
        return found
    if s.moved >> unit & 1:
        return no(
            "SUW-032", f"{cs}: v této fázi už se nesmí pohnout.", f"{en} may not move again in this phase.", 3, id
        )
    if s.moves >= MOVES_A_TURN:
        return no("SUW-030", "Tři jednotky už se v této fázi pohnuly.", "Three units have moved in this phase.", 3, id)
    found = _banned(s, MOVES, seat, unit, "SUW-089")
    if found is not None:
        return found
    if s.t.is_structure[unit] and not marked(s, MOBILE, unit):
        return no("SUW-034", f"{cs}: stavba se nepohybuje.", f"{en} is a structure and does not move.", 3, id)
    speed = SPEED.of(s, unit)
    if destinations(s, unit, speed, Gaits(s)) >> space & 1:
        return None
    if space < b.SPACES and s.board[space] >= 0 and s.board[space] != unit:
        return no("SUW-033", "Toto pole je obsazené.", "That space is occupied.", 4, id)
    return no(
        "SUW-031",
        f"{cs} tam nedojde: pohybuje se nejvýš o {speed} a jen přes volná sousedící pole.",
        f"{en} cannot get there: it moves up to {speed} over empty adjacent spaces.",
        4,
        id,
    )


def refuse_attack(s: WarState, seat: int, unit: int, target: int) -> Refusal | None:
    cs, en, id = names(s, unit)
    found = _phase(s, ATTACK, "SUW-045") or _own_unit(s, seat, unit, "SUW-045", "SUW-198")
    if found is not None:
        return found
    if s.attacked >> unit & 1:
        return no("SUW-045", f"{cs} už v této fázi útočila.", f"{en} has attacked in this phase.", 3, id)
    if s.attacks >= ATTACKS_A_TURN and not marked(s, RELENTLESS, unit):
        return no("SUW-045", "Tři jednotky už v této fázi útočily.", "Three units have attacked in this phase.", 3, id)
    found = _banned(s, ATTACKS, seat, unit, "SUW-089")
    if found is not None or target in targets(s, unit):
        return found
    if target == unit:
        return no("SUW-120", "Jednotka nemůže útočit sama na sebe.", "A unit cannot attack itself.", 4, id)
    if target >= len(s.at) or s.at[target] < 0:
        return no("SUW-118", "Cíl není na bojišti.", "The target is not on the battlefield.", 2, id)
    return refuse_target(s, seat, unit, target)


def refuse_target(s: WarState, seat: int, unit: int, target: int) -> Refusal:
    cs, en, id = names(s, unit)
    reach = REACH.of(s, unit)
    here, there = s.at[unit], s.at[target]
    banned = _banned(s, TARGETS, seat, target, "SUW-089")
    if banned is not None:
        return banned
    between = b.straight(here, there)
    if reach == 1 and b.distance(here, there) != 1:
        return no("SUW-048", f"{cs} útočí jen na sousedící pole.", f"{en} attacks adjacent spaces only.", 4, id)
    if between is None or len(between) >= reach:
        return no(
            "SUW-049",
            f"Cíl není v přímém směru do {reach} polí.",
            f"The target is not in a straight line within {reach} spaces.",
            4,
            id,
        )
    blocking = [s.board[q] for q in between if occupied(s) >> q & 1]
    if blocking:
        wall_cs, wall_en, wall = names(s, blocking[0])
        return no("SUW-050", f"Ve výhledu stojí {wall_cs}.", f"{wall_en} blocks the line of sight.", 5, id, wall)
    return no(
        "SUW-089", "Cílem musí být jednotka se schopností Ochrana.", "The target must be a unit with Protect.", 5, id
    )


# ---- events and abilities ----
def refuse_event(s: WarState, seat: int, card: int) -> Refusal | None:
    cs, en, id = names(s, card)
    if not s.t.is_event[card]:
        return no("SUW-072", f"Karta {cs} není událost.", f"{en} is no event.", 1, id)
    found = (
        _in_hand(s, seat, card, "SUW-073") or _phase(s, s.t.event_phase[card], "SUW-072") or _affordable(s, seat, card)
    )
    if (
        found is None
        and v.PLAY(card) not in playable(s, seat)
        and not any(s.t.kind[card] == s.t.kind[first(o)] for o in playable(s, seat))
    ):
        return no("SUW-072", f"Událost {cs} teď hrát nelze.", f"{en} cannot be played now.", 2, id)
    return found


def refuse_act(s: WarState, seat: int, card: int, act: int) -> Refusal | None:
    cs, en, id = names(s, card)
    for phase in range(len(PHASE_NAMES)):
        for rule, holder, holder_card, _, _ in in_force(s, USING[phase]):
            if holder_card == card and rule.act == act:
                if holder != seat:
                    return no("SUW-167", f"Kartu {cs} neovládáte.", f"You do not control {en}.", 1, id)
                wrong = _phase(s, phase, "SUW-194")
                if wrong is not None:
                    return wrong
                if usable(s, seat, card, rule):
                    return None
                instead = _refuse_instead(s, seat, card, rule.when.how)
                if instead is not None:
                    return instead
                return no(
                    "SUW-194",
                    f"{cs}: tuto schopnost teď použít nelze.",
                    f"{en}: this ability cannot be used now.",
                    3,
                    id,
                )
    return no("SUW-191", f"{cs} takovou schopnost nemá.", f"{en} has no such ability.", 1, id)


def _refuse_instead(s: WarState, seat: int, card: int, how: str) -> Refusal | None:
    """What is done instead of moving or attacking is bound by the limits of moving and attacking."""
    if how == INSTEAD_OF_MOVING:
        done, full, allowed = s.moved, s.moves >= MOVES_A_TURN, may_move(s, seat, card)
    elif how == INSTEAD_OF_ATTACKING:
        done, full, allowed = s.attacked, s.attacks >= ATTACKS_A_TURN, may_attack(s, seat, card)
    else:
        return None
    cs, en, id = names(s, card)
    if done >> card & 1:
        return no("SUW-151", f"{cs}: v této fázi už jednala.", f"{en} has acted in this phase.", 3, id)
    if full:
        return no("SUW-150", "Tři jednotky už v této fázi jednaly.", "Three units have acted in this phase.", 3, id)
    if not allowed:
        return no("SUW-154", f"{cs} to teď nesmí.", f"{en} is not allowed to.", 3, id)
    return None
