"""Why something cannot be done: the checks of the play phase, each with its rule and the cards against it."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.permissions import Refusal, forbidden
from sudi.kernel.wording import Bilingual, Words

from ..language.numbers import HEALTH, cost
from ..state import INFINITE, RELIC_MASTERY, ShardsState
from ..words import vocabulary as v
from ..words.nouns import GEM, MASTERY, POWER
from ..words.nouns import HEALTH as HEALTH_NOUN
from .offers import may_exhaust


def _no(rule: str, cs: str, en: str, depth: int, *cards: str) -> Refusal:
    return Refusal(rule, Bilingual(cs, en), cards, depth)


def refuse(s: ShardsState, seat: int, option: int) -> Refusal | None:
    """The reason against an option, or None. Options of questions are legal only while the question stands."""
    verb = v.verbs.of(option)
    if verb.inner:
        return _no("SOI-076", "Na to se teď žádná karta neptá.", "No card is asking for that now.", 0)
    if s.prompt != v.ASK_PLAY:
        return _no(
            "SOI-076",
            "Nejdřív je třeba odpovědět na otázku, která je na stole.",
            "The pending question comes first.",
            1,
        )
    if seat != s.turn:
        return _no("SOI-027", "Teď je na tahu někdo jiný.", "It is somebody else's turn.", 1)
    return CHECKS[verb.id](s, seat, first(option))


def _name(s: ShardsState, card: int) -> tuple[str, str, str]:
    definition = s.t.cards[card]
    return definition.name.cs, definition.name.en, definition.id


def refuse_play(s: ShardsState, me: int, card: int) -> Refusal | None:
    if card in s.hand[me]:
        return None
    cs, en, id = _name(s, card)
    if card in s.played or card in s.hired:
        return _no("SOI-018", f"Karta {cs} už v tomto tahu vyložena byla.", f"{en} has been played this turn.", 3, id)
    if card in s.champions[me]:
        return _no("SOI-066", f"Karta {cs} už je ve hře.", f"{en} is in play already.", 3, id)
    if card in s.row:
        if s.t.is_mercenary[card]:
            return _no(
                "SOI-058",
                f"Karta {cs} leží v nabídce: dá se naverbovat, nebo okamžitě vyložit („hire {id}“).",
                f"{en} lies in the centre row: recruit it, or fast-play it with 'hire {id}'.",
                2,
                id,
            )
        return _no(
            "SOI-060",
            f"Karta {cs} leží v nabídce a není žoldák: dá se jen naverbovat.",
            f"{en} lies in the centre row and is no mercenary: it can only be recruited.",
            2,
            id,
        )
    return _no("SOI-220", f"Kartu {cs} nemáš v ruce.", f"{en} is not in your hand.", 1, id)


def _refuse_row(s: ShardsState, card: int, price: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    if card not in s.row:
        if card in s.hired:
            return _no(
                "SOI-061",
                f"Karta {cs} byla v tomto tahu okamžitě vyložena.",
                f"{en} was fast-played this turn.",
                3,
                id,
            )
        return _no("SOI-051", f"Karta {cs} není ve verbovací nabídce.", f"{en} is not in the centre row.", 1, id)
    if price > s.gems:
        have_cs, have_en = Words("cs").count(s.gems, GEM), Words("en").count(s.gems, GEM)
        cost_cs, cost_en = Words("cs").count(price, GEM), Words("en").count(price, GEM)
        return _no(
            "SOI-055",
            f"Karta {cs} stojí {cost_cs} a máš {have_cs}.",
            f"{en} costs {cost_en} and you have {have_en}.",
            4,
            id,
        )
    return None


def refuse_recruit(s: ShardsState, me: int, card: int) -> Refusal | None:
    return _refuse_row(s, card, cost(s, card))


def refuse_hire(s: ShardsState, me: int, card: int) -> Refusal | None:
    if not s.t.is_mercenary[card]:
        cs, en, id = _name(s, card)
        return _no(
            "SOI-060",
            f"Karta {cs} není žoldák, okamžitě vyložit ji nelze.",
            f"{en} is no mercenary and cannot be fast-played.",
            2,
            id,
        )
    return _refuse_row(s, card, s.t.hire_cost[card])


def refuse_exhaust(s: ShardsState, me: int, card: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    if card not in s.champions[me]:
        return _no("SOI-029", f"Kartu {cs} nemáš ve hře.", f"You do not have {en} in play.", 1, id)
    if s.exhausted >> card & 1:
        return _no(
            "SOI-071",
            f"Karta {cs} už v tomto tahu vyčerpána byla.",
            f"{en} has been exhausted this turn.",
            4,  # further than "it is in play already", which is what playing it would say
            id,
        )
    if s.t.exhaust[me][card] is None:
        return _no(
            "SOI-070",
            f"Karta {cs} nemá nic, co by se vyčerpáním spustilo.",
            f"{en} has no exhaust ability.",
            2,
            id,
        )
    if not may_exhaust(s, me, card):
        return _no(
            "SOI-114",
            f"Karta {cs} potřebuje splněnou Nadvládu.",
            f"{en} needs its Dominion fulfilled.",
            4,
            id,
        )
    return None


def refuse_attack(s: ShardsState, me: int, card: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    if not any(card in s.champions[enemy] for enemy in s.t.enemies[me]):
        return _no(
            "SOI-033",
            f"Karta {cs} není nepřátelský šampion ve hře.",
            f"{en} is no enemy champion in play.",
            1,
            id,
        )
    ban = forbidden(s, "attack champion", me, card)
    if ban is not None:
        guard_cs, guard_en, guard_id = _name(s, ban[1])
        own = guard_id == id
        return _no(
            "SOI-025",
            f"Šampiona {cs} teď nelze napadnout: brání tomu {'jeho vlastní text' if own else f'karta {guard_cs}'}.",
            f"{en} cannot be attacked now, because of {'its own text' if own else guard_en}.",
            4,
            id,
            guard_id,
        )
    price = HEALTH.of(s, card)
    if s.power < INFINITE and price > s.power:
        need_cs, need_en = Words("cs").count(price, HEALTH_NOUN), Words("en").count(price, HEALTH_NOUN)
        have_cs, have_en = Words("cs").count(s.power, POWER), Words("en").count(s.power, POWER)
        return _no(
            "SOI-073",
            f"Šampion {cs} má {need_cs} a ty máš {have_cs}.",
            f"{en} has {need_en} and you have {have_en}.",
            3,
            id,
        )
    return None


def refuse_focus(s: ShardsState, me: int, _: int) -> Refusal | None:
    if s.focused:
        return _no("SOI-048", "Soustředění lze využít jen jednou za tah.", "Focus can be used only once a turn.", 2)
    if s.gems < 1:
        return _no(
            "SOI-032",
            "Soustředění stojí 1 drahokam a nemáš žádný.",
            "Focus costs 1 gem and you have none.",
            1,
        )
    return None


def refuse_take(s: ShardsState, me: int, card: int) -> Refusal | None:
    cs, en, id = _name(s, card)
    if s.relic_taken[me]:
        return _no(
            "SOI-138",
            "Za partii lze naverbovat jen jednu relikvii.",
            "Only one relic can be recruited per match.",
            2,
        )
    if s.mastery[me] < RELIC_MASTERY:
        have_cs, have_en = (
            Words("cs").count(s.mastery[me], MASTERY),
            Words("en").count(s.mastery[me], MASTERY),
        )
        return _no(
            "SOI-135",
            f"Relikvii lze naverbovat od {RELIC_MASTERY} bodů mistrovství a máš {have_cs}.",
            f"A relic can be recruited from {RELIC_MASTERY} mastery on and you have {have_en}.",
            2,
        )
    if card not in s.relics[me]:
        return _no("SOI-134", f"Relikvie {cs} neleží u tvé desky.", f"{en} does not lie beside your board.", 1, id)
    return None


def refuse_end(s: ShardsState, me: int, _: int) -> Refusal | None:
    return None


CHECKS = {
    v.PLAY.id: refuse_play,
    v.RECRUIT.id: refuse_recruit,
    v.HIRE.id: refuse_hire,
    v.EXHAUST.id: refuse_exhaust,
    v.ATTACK.id: refuse_attack,
    v.FOCUS.id: refuse_focus,
    v.TAKE.id: refuse_take,
    v.END.id: refuse_end,
}
