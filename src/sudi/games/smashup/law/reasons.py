"""Why something cannot be done in step 2: each check with its rule and the cards that stand against it."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.permissions import Refusal, forbidden
from sudi.kernel.wording import Bilingual

from ..cards.card import NOTHING, ON_BASE, ON_OWN_MINION
from ..events import event
from ..state import SmashState, controller
from ..words import vocabulary as v
from .actions import may_act, ways_to_act
from .minions import fits
from .permits import DISCARD, HAND, RISING, permits
from .protection import ATTACH, untouchable
from .specials import special_usable


def _no(rule: str, cs: str, en: str, depth: int, *cards: str) -> Refusal:
    return Refusal(rule, Bilingual(cs, en), cards, depth)


def refuse(s: SmashState, seat: int, option: int) -> Refusal | None:
    verb = v.verbs.of(option)
    if verb.inner:
        return _no("SMU-136", "Na to se teď žádná karta neptá.", "No card is asking for that now.", 0)
    if s.prompt != v.ASK_PLAY:
        return _no(
            "SMU-034",
            "Nejdřív je třeba odpovědět na otázku, která je na stole.",
            "The pending question comes first.",
            1,
        )
    if seat != s.turn:
        return _no("SMU-049", "Teď je na tahu někdo jiný.", "It is somebody else's turn.", 1)
    card, target = first(option), second(option)
    if verb in (v.PLAY, v.RAISE):
        return refuse_minion(s, seat, card, target, HAND if verb is v.PLAY else DISCARD)
    if verb in (v.ACT, v.ACT_AT, v.ACT_ON):
        return refuse_action(s, seat, option, card, target)
    if verb is v.SPECIAL:
        return refuse_special(s, seat, card)
    if verb is v.TALENT:
        return refuse_talent(s, seat, card)
    return None


def _name(s: SmashState, card: int) -> tuple[str, str, str]:
    printed = s.t.cards[card]
    return printed.name.cs, printed.name.en, printed.id


def refuse_minion(s: SmashState, me: int, card: int, place: int, origin: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    if not s.t.is_minion[card]:
        return _no("SMU-051", f"Karta {cs} není bojovník.", f"{en} is no minion.", 1, id)
    if origin == HAND and card not in s.hand[me]:
        return _no("SMU-039", f"Kartu {cs} nemáš v ruce.", f"{en} is not in your hand.", 1, id)
    if origin == DISCARD and card not in s.discard[me]:
        return _no(
            "SMU-039", f"Karta {cs} není ve tvém odhazovacím balíčku.", f"{en} is not in your discard pile.", 1, id
        )
    if place >= len(s.bases) or not s.bases[place]:
        return _no("SMU-032", "Na tomto místě není žádná základna.", "There is no base at that place.", 2)
    ban = forbidden(s, "play minion", me, event(card, place))
    if ban is not None:
        guard_cs, guard_en, guard = _name(s, ban[1])
        return _no(
            "SMU-118",
            f"Bojovníka {cs} sem nelze zahrát: brání tomu karta {guard_cs}.",
            f"{en} cannot be played there, because of {guard_en}.",
            4,
            id,
            guard,
        )
    if any(fits(s, me, x, card, place, origin) for x in permits(s)[0]):
        return None
    if origin == DISCARD:
        if card in s.t.rising and not s.risen and fits(s, me, RISING, card, place, DISCARD):
            return None
        return _no(
            "SMU-039",
            f"Z odhazovacího balíčku teď bojovníka {cs} zahrát nelze.",
            f"{en} cannot be played from the discard pile now.",
            3,
            id,
        )
    return _no(
        "SMU-029",
        "Bojovníka zdarma už máš v tomto tahu zahraného a žádné zahrání navíc sem nesahá.",
        "You have played your free minion this turn and no extra play covers this one.",
        3,
        id,
    )


def refuse_action(s: SmashState, me: int, option: int, card: int, target: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    if not s.t.is_action[card]:
        return _no("SMU-050", f"Karta {cs} není akce.", f"{en} is no action.", 1, id)
    if card not in s.hand[me]:
        return _no("SMU-039", f"Kartu {cs} nemáš v ruce.", f"{en} is not in your hand.", 1, id)
    if not may_act(s, me):
        return _no("SMU-118", "V tomto tahu nesmíš hrát akce.", "You cannot play actions this turn.", 3, id)
    if not s.free_action and not permits(s)[1]:
        return _no(
            "SMU-029",
            "Akci zdarma už máš v tomto tahu zahranou.",
            "You have played your free action this turn.",
            3,
            id,
        )
    return refuse_target(s, me, option, card, target)


def refuse_target(s: SmashState, me: int, option: int, card: int, target: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    verb, wanted = v.verbs.of(option), s.t.cards[card].play_on
    right = {NOTHING: v.ACT, ON_BASE: v.ACT_AT}.get(wanted, v.ACT_ON)
    if verb is v.ACT and wanted != NOTHING:
        right = v.ACT if ways_to_act(s, me, card) == [v.ACT(card)] else right
    if verb is not right:
        return _no("SMU-036", f"Kartu {cs} takto zahrát nelze.", f"{en} cannot be played that way.", 2, id)
    if verb is v.ACT_AT and (target >= len(s.bases) or not s.bases[target]):
        return _no("SMU-032", "Na tomto místě není žádná základna.", "There is no base at that place.", 2, id)
    if verb is v.ACT_ON:
        if target >= len(s.at) or s.at[target] < 0 or not s.t.is_minion[target]:
            return _no("SMU-036", "Cíl není bojovník ve hře.", "The target is no minion in play.", 2, id)
        if untouchable(s, ATTACH, target, me, card):
            return _no("SMU-100", "Tohoto bojovníka akce neovlivní.", "Actions do not affect that minion.", 4, id)
        if wanted == ON_OWN_MINION and controller(s, target) != me:
            return _no(
                "SMU-152", f"Karta {cs} se hraje na vlastního bojovníka.", f"{en} goes on one of your own.", 4, id
            )
    return None


def refuse_special(s: SmashState, me: int, card: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    if card not in s.t.on_own_turn:
        return _no(
            "SMU-103", f"Karta {cs} nemá Speciální schopnost pro tuto chvíli.", f"{en} has no Special for now.", 1, id
        )
    if not special_usable(s, me, card):
        return _no("SMU-104", f"Karta {cs} tu není ve hře jako tvá.", f"{en} is not yours in play.", 2, id)
    if s.minions_played[me]:
        return _no("SMU-148", "V tomto tahu už máš zahraného bojovníka.", "You have played a minion this turn.", 3, id)
    return None


def refuse_talent(s: SmashState, me: int, card: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    if card not in s.t.talented:
        return _no("SMU-106", f"Karta {cs} nemá Talent.", f"{en} has no Talent.", 1, id)
    if s.at[card] < 0 or controller(s, card) != me:
        return _no("SMU-106", f"Karta {cs} tu není ve hře jako tvá.", f"{en} is not yours in play.", 2, id)
    if s.used >> card & 1:
        return _no(
            "SMU-106", f"Talent karty {cs} už byl v tomto tahu použit.", f"{en} has used its Talent this turn.", 3, id
        )
    return None
