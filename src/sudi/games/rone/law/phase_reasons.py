"""Why something cannot be done outside the main phase: drawing, dealing damage, spending spare parts, extra actions."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.permissions import Refusal
from sudi.kernel.wording import Bilingual, Words

from ..rules.bags import DAMAGE
from ..rules.invasion.stack import scenario
from ..state import P_DAMAGE, P_DRAW, P_MAIN, P_PARTS, RoneState
from ..words import vocabulary as v
from ..words.lexicon import DAMAGE_WORDS, PART
from ..words.names import PHASE_NAMES, RANGED
from ..words.vocabulary import DISCOVER_PART, FALSE_SIGNAL, UPGRADE_PART, WRECK
from .damage import base_takes, useful
from .extra_actions import ARMOUR_PRICE, PARTS_PRICE, SYMBOLS, can_pay, symbols
from .spare_parts import price


def no(rule: str, cs: str, en: str, depth: int, *cards: str) -> Refusal:
    return Refusal(rule, Bilingual(cs, en), cards, depth)


# Where each thing has its place: the phase, the question of that phase, the rule.
_MAIN = ((P_MAIN,), (v.ASK_MAIN,), "RON-086")
_DRAW = ((P_DRAW,), (v.ASK_DRAW,), "RON-080")
HOMES = {
    **dict.fromkeys((v.PLAY.id, v.USE.id, v.CONVERT.id, v.ACTIVATE.id, v.PAIR.id, v.REROLL.id, v.END.id), _MAIN),
    **dict.fromkeys((v.DRAW.id, v.SHUFFLE.id, v.STOP.id), _DRAW),
    **dict.fromkeys((v.DEAL.id, v.HIT_BASE.id), ((P_DAMAGE,), (v.ASK_DAMAGE,), "RON-091")),
    v.BUY.id: ((P_PARTS,), (v.ASK_PARTS, v.ASK_START), "RON-094"),
    v.EXTRA.id: ((P_MAIN, P_DAMAGE, P_PARTS), (v.ASK_MAIN, v.ASK_DAMAGE, v.ASK_PARTS), "RON-D24"),
    v.FINISH.id: ((P_DAMAGE, P_PARTS), (v.ASK_DAMAGE, v.ASK_PARTS), "RON-078"),
    v.WAIT.id: ((P_DRAW, P_MAIN, P_DAMAGE, P_PARTS), (v.ASK_DRAW, v.ASK_MAIN, v.ASK_DAMAGE, v.ASK_PARTS), "RON-D25"),
}


def not_now(s: RoneState, verb: int) -> Refusal | None:
    """The wrong phase, or a question that comes first."""
    phases, prompts, rule = HOMES[verb]
    if s.prompt in prompts:
        return None
    if s.phase in phases:
        return no(
            "RON-078",
            "Nejdřív je třeba odpovědět na otázku, která je na stole.",
            "The question on the table has to be answered first.",
            1,
        )
    now, places = PHASE_NAMES[s.phase], [PHASE_NAMES[phase] for phase in phases]
    return no(
        rule,
        f"To patří do jiné fáze kola ({', '.join(p.cs for p in places)}); teď je: {now.cs}.",
        f"That belongs to another phase of the turn ({', '.join(p.en for p in places)}); now it is: {now.en}.",
        1,
    )


# ---- phase 2 ----
def refuse_draw(s: RoneState, me: int, option: int) -> Refusal | None:
    return no("RON-083", "Balíček je prázdný; nejdřív ho zamíchej.", "Your deck is empty; shuffle it first.", 2)


def refuse_shuffle(s: RoneState, me: int, option: int) -> Refusal | None:
    return no("RON-042", "Míchá se, až když balíček dojde.", "A deck is shuffled only when it has run out.", 2)


# ---- phase 6 ----
def refuse_deal(s: RoneState, me: int, option: int) -> Refusal | None:
    """Not so much damage of that kind, or more of it than can be dealt at once."""
    kind, n = first(option), second(option)
    found = _too_little(s, me, kind, n)
    if found is not None:
        return found
    if not s.t.coop:
        return no(
            "RON-D08",
            "Zbývá jediný druh zranění: udělí se najednou celé.",
            "Only one kind of damage is left: all of it is dealt at once.",
            2,
        )
    if not s.deployed:
        return no("RON-198", "Není nasazena žádná karta Invaze.", "No Invasion card is deployed.", 2)
    most = useful(s, kind)
    return no(
        "RON-197",
        f"Poslední nasazená karta snese z tohoto druhu nejvýš {most}; se zbytkem počkej na další kartu.",
        f"The last deployed card takes at most {most} of this kind; keep the rest for the next card.",
        3,
    )


def refuse_strike(s: RoneState, me: int, option: int) -> Refusal | None:
    kind, n = first(option), second(option)
    if not s.t.coop or scenario(s).base_life is None:
        return no("RON-200", "Tady není základna k zasažení.", "There is no base to hit here.", 1)
    found = _too_little(s, me, kind, n)
    if found is not None:
        return found
    if s.deployed and kind != RANGED:
        return no(
            "RON-200",
            "Dokud je nasazena karta Invaze, zasáhne základnu jen střelecké zranění.",
            "While an Invasion card is deployed, only ranged damage hits the base.",
            2,
        )
    most = base_takes(s, kind)
    return no(
        "RON-200",
        f"Základna snese z tohoto druhu nejvýš {most}.",
        f"The base takes at most {most} of this kind.",
        3,
    )


def _too_little(s: RoneState, me: int, kind: int, n: int) -> Refusal | None:
    have = DAMAGE.get(s.damage[me], kind)
    if 0 < n <= have:
        return None
    names = DAMAGE_WORDS[kind].text
    return no("RON-091", f"K udělení máš ({names.cs}): {have}.", f"You have to deal ({names.en}): {have}.", 2)


# ---- phase 7 ----
def refuse_buy(s: RoneState, me: int, option: int) -> Refusal | None:
    """Too few spare parts; the two prices that change say where they come from."""
    action = first(option)
    cost, have = price(s, me, action), s.parts[me]
    if cost <= have:
        return None
    cs, en = Words("cs"), Words("en")
    name = v.PART_WORDS[action].text
    why_cs = why_en = ""
    rule, cards = "RON-015", list[str]()
    if action == UPGRADE_PART:
        rule = "RON-018" if s.research[me] else "RON-D34"
        cards = [s.t.cards[c].id for c in s.base[me] if s.t.upgrade_bonus[c]]
        why_cs = f" (žetony výzkumu: {s.research[me]})"
        why_en = f" (research tokens: {s.research[me]})"
    elif action == DISCOVER_PART:
        owned = sum(s.t.is_technology[c] for c in s.base[me])
        why_cs, why_en = f" (technologie v základně: {owned})", f" (technologies in your base: {owned})"
    return no(
        rule,
        f"{name.cs} stojí {cs.count(cost, PART)}{why_cs}; máš {have}.",
        f"{name.en} costs {en.count(cost, PART)}{why_en}; you have {have}.",
        3,
        *cards,
    )


# ---- extra actions ----
def refuse_extra(s: RoneState, me: int, option: int) -> Refusal | None:
    action = first(option)
    if not s.t.coop:
        return no(
            "RON-191",
            "Dodatečné akce jsou jen v kooperativním módu.",
            "Extra actions belong to the co-operative mode.",
            1,
        )
    if can_pay(s, me, action):
        return None
    name = v.EXTRA_WORDS[action].text
    if action == FALSE_SIGNAL:
        have = s.diverted[me]
        return no(
            "RON-204",
            f"{name.cs} stojí {ARMOUR_PRICE} body brnění, které při zisku odložíš stranou; odloženo: {have}.",
            f"{name.en} costs {ARMOUR_PRICE} gained armour that you set aside when you gain it; set aside: {have}.",
            3,
        )
    if action == WRECK:
        if s.phase != P_PARTS:
            return no(
                "RON-D24",
                f"{name.cs} se platí náhradními díly, a to až ve fázi 7.",
                f"{name.en} is paid with spare parts, and only in phase 7.",
                2,
            )
        return no(
            "RON-192",
            f"{name.cs} stojí {Words('cs').count(PARTS_PRICE, PART)}; máš {s.parts[me]}.",
            f"{name.en} costs {Words('en').count(PARTS_PRICE, PART)}; you have {s.parts[me]}.",
            3,
        )
    kind, n = SYMBOLS[action]
    have = DAMAGE.get(symbols(s, me), kind)
    return no(
        "RON-192",
        f"{name.cs} stojí zranění ({DAMAGE_WORDS[kind].text.cs}): {n}; v tomto kole máš {have}.",
        f"{name.en} costs damage ({DAMAGE_WORDS[kind].text.en}): {n}; this turn you have {have}.",
        3,
    )
