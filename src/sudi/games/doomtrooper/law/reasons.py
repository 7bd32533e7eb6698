"""Why something cannot be done: each check with its rule and the cards that stand against it."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.decision import first, second
from sudi.kernel.permissions import Refusal

from ..cards.types import ACTIONS, IN_AREA, ON_BEARER, ON_PLAYER, WARRIOR
from ..language.gear import in_vehicle
from ..language.marks import COVER
from ..language.pieces import Piece
from ..state import DoomState, in_play, opponents, own_warriors
from ..words import traits as tr
from ..words import vocabulary as v
from . import outpost
from .attaching import has_work, refused_by
from .bans import banned
from .capability import any_capable
from .cover import must_leave_cover, never_covered
from .deploying import in_play_already
from .outpost import mixed_outpost, must_man_outpost
from .paying import funds
from .playing import unique_in_play
from .sabotage import guarded
from .texts import ATTACHING, TRANSFERRING, about, no


def refuse(s: DoomState, seat: int, option: int) -> Refusal | None:
    if option in s.options:
        return None
    verb = v.verbs.of(option)
    if verb.inner:
        return no("DTR-361", "Na to se teď nikdo neptá.", "Nobody is asking for that now.", 0)
    if s.prompt not in (v.ASK_ACTION, v.ASK_GRANTED):
        return no(
            "DTR-015",
            "Teď je na řadě jiná otázka; akce přijdou po ní.",
            "Another question comes first; actions come after it.",
            1,
        )
    if verb not in CHECKS:
        return no(
            "DTR-019",
            "Karty KDYKOLI se hrají v oknech mezi kroky a akcemi, ne jako akce.",
            "ANYTIME cards are played in the windows between steps and actions, not as actions.",
            2,
        )
    card = first(option)
    if verb not in (v.MEDITATE, v.ATTACK, v.END):
        missing = _not_there(s, seat, verb, card)
        if missing is not None:
            return missing
    pressing = _pressing(s, seat)
    found = CHECKS[verb](s, seat, card, second(option))
    if pressing is not None and (found is None or found.depth < pressing.depth):
        return pressing
    return found or no("DTR-346", "To by teď nemělo žádný účinek.", "That would have no effect now.", 3)


def _not_there(s: DoomState, me: int, verb: object, card: int) -> Refusal | None:
    if verb in (v.DEPLOY, v.HIDE, v.ATTACH, v.LAY, v.TASK, v.PLAY, v.PLAY_ON, v.PLAY_AT, v.CAST):
        if card not in s.hand[me]:
            return about(s, "DTR-483", ("Kartu {a} nemáte v ruce.", "{a} is not in your hand."), 1, card)
        return None
    mine = s.side[card] == me and in_play(s, card)
    if not mine and card not in s.hidden[me]:
        return about(s, "DTR-508", ("Karta {a} není vaše ve hře.", "{a} is no card of yours in play."), 1, card)
    return None


def _pressing(s: DoomState, me: int) -> Refusal | None:
    """What has to be done before anything else."""
    if s.prompt != v.ASK_ACTION:
        return None
    if s.attacking:
        return no(
            "DTR-038",
            "Po útoku smíte dalšími akcemi už jen útočit.",
            "After an attack your further actions may only be attacks.",
            6,
        )
    if s.actions <= 0:
        return no("DTR-036", "Nemáte už žádnou běžnou akci.", "You have no standard action left.", 6)
    if v.MEDITATE() in s.options:
        return None
    if s.opened and must_man_outpost(s, me):
        return no("DTR-188", "Nejdřív musíte obsadit Stanici.", "You have to man the Outpost first.", 6)
    if s.opened and mixed_outpost(s, me):
        return no("DTR-202", "Nejdřív musí někdo opustit Stanici.", "Somebody has to leave the Outpost first.", 6)
    if must_leave_cover(s, me):
        return no("DTR-053", "Nejdřív musí někdo opustit úkryt.", "Somebody has to exit cover first.", 6)
    return None


# ---- one check for each kind of action ----
Check = Callable[[DoomState, int, int, int], "Refusal | None"]


def _deploy(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    if s.t.type[card] != WARRIOR:
        return about(s, "DTR-042", ("{a} není bojovník.", "{a} is no warrior."), 2, card)
    if in_play_already(s, card):
        return about(s, "DTR-382", ("{a} už ve hře je.", "{a} is in play already."), 4, card)
    if s.t.value[card] > funds(s, me):
        price = s.t.value[card]
        texts = (f"{{a}} stojí {price}; tolik bodů osudu nemáte.", f"{{a}} costs {price} destiny points.")
        return about(s, "DTR-046", texts, 4, card)
    texts = ("{a} teď vyložit nelze.", "{a} cannot be deployed now.")
    return about(s, "DTR-203" if s.t.traits[card] & tr.TRIBAL else "DTR-334", texts, 3, card)


def _hide(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    if s.t.type[card] != WARRIOR:
        return about(s, "DTR-042", ("{a} není bojovník.", "{a} is no warrior."), 2, card)
    if not s.t.hideable[card]:
        return about(s, "DTR-078", ("{a} nesmí být vyložen do úkrytu.", "{a} may not be deployed into cover."), 4, card)
    if in_play_already(s, card):
        return about(s, "DTR-382", ("{a} už ve hře je.", "{a} is in play already."), 4, card)
    if s.actions < 3:
        return no("DTR-064", "Na to jsou potřeba všechny tři akce.", "That takes all three actions.", 5)
    return no("DTR-052", "Aspoň jeden bojovník musí být neukrytý.", "At least one warrior has to stay open.", 5)


def _cover(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    if s.covered >> card & 1 or card in s.hidden[me]:
        return about(s, "DTR-050", ("{a} už v úkrytu je.", "{a} is in cover already."), 3, card)
    if in_vehicle(s, card):
        return about(s, "DTR-104", ("{a} je ve vozidle.", "{a} is in a vehicle."), 4, card)
    if never_covered(s, card) >= 0 or banned(s, COVER, card) >= 0:
        return about(s, "DTR-061", ("{a} úkryt vyhledat nesmí.", "{a} may not seek cover."), 4, card)
    return no("DTR-052", "Aspoň jeden bojovník musí zůstat neukrytý.", "At least one warrior has to stay open.", 4)


def _leave(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    return about(s, "DTR-062", ("{a} v úkrytu není.", "{a} is not in cover."), 3, card)


def _attach(s: DoomState, me: int, card: int, warrior: int) -> Refusal | None:
    printed = s.t.cards[card]
    upgrade = isinstance(printed.give, Piece)
    wrong = s.t.is_warrior[warrior] == upgrade or not in_play(s, warrior)
    if printed.lies != ON_BEARER or printed.when != ACTIONS or wrong:
        return about(s, "DTR-182", ("{a} se k {b} nepřikládá.", "{a} is not attached to {b}."), 2, card, warrior)
    if printed.type in ("special", "alliance"):
        return about(s, "DTR-227", ("{a} se hraje, ne přikládá.", "{a} is played, not attached."), 2, card, warrior)
    blocked = _general(s, me, card)
    if blocked is not None:
        return blocked
    rule = refused_by(s, me, card, warrior)
    return about(s, rule, ATTACHING[rule], 5, card, warrior) if rule in ATTACHING else None


def _general(s: DoomState, me: int, card: int) -> Refusal | None:
    printed = s.t.cards[card]
    if printed.actions > s.actions:
        return about(s, "DTR-036", ("Na {a} nemáte dost akcí.", "You have too few actions for {a}."), 4, card)
    if printed.cost > funds(s, me):
        return about(s, "DTR-228", ("Na {a} nemáte dost bodů osudu.", "You cannot pay for {a}."), 4, card)
    if s.t.unique[card] and unique_in_play(s, card):
        return about(s, "DTR-144", ("{a} už ve hře je.", "{a} is in play already."), 4, card)
    if printed.needs is not None and not printed.needs.met(s, me, card):
        return about(s, "DTR-347", ("Pro {a} chybí, co karta vyžaduje.", "What {a} needs is not in play."), 4, card)
    return None


def _lay(s: DoomState, me: int, card: int, area: int) -> Refusal | None:
    printed = s.t.cards[card]
    name = v.AREA_WORDS[area].id if area < len(v.AREA_WORDS) else ""
    if printed.lies != IN_AREA or name not in printed.areas:
        return about(s, "DTR-112", ("{a} se tam nevykládá.", "{a} is not laid there."), 2, card)
    if not printed.many and has_work(s, me, card):
        return about(s, "DTR-116", ("{a} už ve hře máte.", "You have {a} in play already."), 4, card)
    return _general(s, me, card)


def _task(s: DoomState, me: int, card: int, seat: int) -> Refusal | None:
    if s.t.cards[card].lies != ON_PLAYER or s.t.cards[card].when != ACTIONS:
        return about(s, "DTR-132", ("{a} se hráči nepřiděluje.", "{a} is not assigned to a player."), 2, card)
    if has_work(s, seat, card):
        return about(s, "DTR-137", ("Hráč už úkol {a} má.", "The player has {a} already."), 4, card)
    return _general(s, me, card)


def _play(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    if s.t.when[card] != ACTIONS:
        texts = ("{a} se hraje mezi akcemi, ne jako akce.", "{a} is played between actions, not as one.")
        return about(s, "DTR-229", texts, 3, card)
    if s.t.type[card] not in ("special", "art"):
        return about(s, "DTR-227", ("{a} se nehraje takto.", "{a} is not played like that."), 2, card)
    return _general(s, me, card)


def _vehicle(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    return about(s, "DTR-100", ("To u karty {a} teď nejde.", "That is not possible with {a} now."), 3, card)


def _transfer(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    if s.t.traits[card] & tr.VEHICLE and card in s.works[me]:
        texts = ("{a} zůstává v oblasti, do které bylo vyloženo.", "{a} stays in the area it was laid to.")
        return about(s, "DTR-194", texts, 5, card)
    if not s.t.is_warrior[card] or not in_play(s, card):
        return about(s, "DTR-187", ("{a} se netransferuje.", "{a} does not transfer."), 2, card)
    rule = outpost.refusal(s, me, card) or ("DTR-191" if not s.opened else "")
    if rule in TRANSFERRING:
        return about(s, rule, TRANSFERRING[rule], 5, card)
    return about(s, "DTR-193", ("S vozidlem to stojí dvě akce.", "With a vehicle it takes two actions."), 5, card)


def _attack(s: DoomState, me: int, _: int, __: int) -> Refusal | None:
    if s.rounds[me] <= 1:
        return no("DTR-039", "V prvním kole se neútočí.", "There is no attack in the first turn.", 5)
    if not own_warriors(s, me):
        return no("DTR-243", "Nemáte bojovníka, který by zaútočil.", "You have no warrior to attack with.", 5)
    return no("DTR-243", "Není, kdo by na koho zaútočil.", "Nobody of yours can attack anybody.", 5)


def _sabotage(s: DoomState, me: int, card: int, seat: int) -> Refusal | None:
    if seat not in opponents(s, me):
        return no("DTR-308", "To není soupeř.", "That is no opponent.", 2)
    if any_capable(s, seat) or not s.t.is_warrior[card]:
        return no("DTR-308", "Soupeř má bojeschopného bojovníka.", "The opponent has a combat-capable warrior.", 4)
    if s.rounds[me] <= 1 or any(not s.rounds[p] for p in opponents(s, me)):
        return no("DTR-314", "Všichni ještě neodehráli první kolo.", "Not everybody has played a first turn.", 5)
    if s.sabotaged[seat]:
        return no("DTR-309", "Sabotáž proti témuž hráči je jednou za kolo.", "One sabotage a turn against a player.", 5)
    if guarded(s, seat):
        return no("DTR-334", "Soupeře chrání jeho karta.", "A card protects the opponent.", 5)
    return no("DTR-308", "Tento bojovník sabotáž provést nemůže.", "This warrior cannot carry out a sabotage.", 4)


def _use(s: DoomState, me: int, card: int, n: int) -> Refusal | None:
    abilities = s.t.cards[card].abilities
    if n >= len(abilities):
        return about(s, "DTR-412", ("{a} takovou schopnost nemá.", "{a} has no such ability."), 2, card)
    if not abilities[n].actions:
        texts = ("Tato schopnost karty {a} není akce.", "This ability of {a} is no action.")
        return about(s, "DTR-205", texts, 3, card)
    if abilities[n].actions > s.actions:
        return about(s, "DTR-036", ("Na to má {a} málo akcí.", "There are too few actions for {a}."), 4, card)
    return about(s, "DTR-205", ("Schopnost karty {a} teď použít nelze.", "{a} cannot be used now."), 3, card)


def _move(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    return about(s, "DTR-087", ("{a} se takto nepřesouvá.", "{a} is not moved like that."), 3, card)


def _nothing(s: DoomState, me: int, card: int, _: int) -> Refusal | None:
    return None


CHECKS: dict[object, Check] = {
    v.DEPLOY: _deploy,
    v.HIDE: _hide,
    v.COVER: _cover,
    v.LEAVE: _leave,
    v.MEDITATE: _nothing,
    v.ATTACH: _attach,
    v.LAY: _lay,
    v.TASK: _task,
    v.BOARD: _vehicle,
    v.ALIGHT: _vehicle,
    v.TRANSFER: _transfer,
    v.MOVE_CARD: _move,
    v.ATTACK: _attack,
    v.SABOTAGE: _sabotage,
    v.PLAY: _play,
    v.PLAY_ON: _play,
    v.PLAY_AT: _play,
    v.CAST: _play,
    v.USE: _use,
    v.END: _nothing,
}


def universe(s: DoomState, seat: int) -> list[int]:
    """Everything one could ask for in the action step."""
    hand, mine = s.hand[seat], own_warriors(s, seat) + s.hidden[seat]
    every = [w for p in range(s.t.seats) for w in own_warriors(s, p)]
    seats = range(s.t.seats)
    found = [v.MEDITATE(), v.ATTACK(), v.END()]
    found += [verb(c) for verb in (v.DEPLOY, v.HIDE, v.PLAY) for c in hand]
    gear = [c for p in range(s.t.seats) for c in (*s.attached[p], *s.works[p])]
    found += [verb(c, w) for verb in (v.ATTACH, v.PLAY_ON) for c in hand for w in (*every, *gear)]
    found += [v.CAST(c, w) for c in hand for w in mine]
    found += [v.LAY(c, area) for c in hand for area in range(len(v.AREA_WORDS))]
    found += [verb(c, p) for verb in (v.TASK, v.PLAY_AT) for c in hand for p in seats]
    found += [verb(w) for verb in (v.COVER, v.LEAVE, v.TRANSFER) for w in mine]
    found += [v.SABOTAGE(w, p) for w in mine for p in seats]
    own_cards = [*mine, *s.attached[seat], *s.works[seat]]
    found += [verb(c) for verb in (v.BOARD, v.ALIGHT) for c in s.attached[seat]]
    found += [v.USE(c, n) for c in own_cards for n in range(len(v.ABILITIES))]
    return found + [v.MOVE_CARD(c, w) for c in s.attached[seat] for w in mine]
