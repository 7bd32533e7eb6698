"""The law of the play phase: everything a player may do there, in any order, and why not (SOI-027).

`offers.offer_actions` is the short way to the same options; the generic tests prove that they are equal.
"""

from __future__ import annotations

from typing import Any

from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, barred, same_title, stop
from sudi.kernel.permissions import forbidden
from sudi.kernel.wording import Bilingual

from ..cards.card import MERCENARY
from ..language.numbers import HEALTH, cost
from ..state import INFINITE, RELIC_MASTERY
from ..words import nouns
from ..words import vocabulary as v
from ..words.names import FACTIONS
from ..words.phrases import article, having
from .offers import may_exhaust


def enemy_champions(c: Case) -> list[int]:
    return [card for enemy in c.s.t.enemies[c.me] for card in c.s.champions[enemy]]


def own_relic(c: Case) -> bool:
    return c.a in c.s.relics[c.me]


def relic_mastery(c: Case) -> dict[str, Any]:
    return {"needed": RELIC_MASTERY, "have": having(c.s.mastery[c.me], nouns.MASTERY)}


def whose_relic(c: Case) -> int:
    """Beside whose board the relic lies, or -1."""
    return next((seat for seat, cards in enumerate(c.s.relics) if c.a in cards), -1)


ANOTHERS_RELIC = Check(
    "SOI-134",
    lambda c: whose_relic(c) in (-1, c.me),
    cs="Relikvie {a} leží u cizí desky; naverbovat ji může jen {whose}.",
    en="{a} lies beside another board; only {whose} can take it.",
    values=lambda c: {"whose": c.s.t.seat_names[whose_relic(c)]},
)
FIRST_RELIC = Check(
    "SOI-138",
    lambda c: not c.s.relic_taken[c.me] or c.s.t.cards[c.a].character < 0,
    cs="Za partii lze naverbovat jen jednu relikvii.",
    en="Only one relic can be recruited per match.",
)
ENOUGH_MASTERY = Check(
    "SOI-135",
    lambda c: not own_relic(c) or c.s.mastery[c.me] >= RELIC_MASTERY,
    cs="Relikvie se verbuje od mistrovství {needed} a ty {have}.",
    en="A relic can be recruited from {needed} mastery on, and {have}.",
    values=relic_mastery,
)
RELICS_ARE_TAKEN = Check(
    "SOI-135",
    lambda c: not own_relic(c),
    cs="Relikvie {a} neleží v nabídce, ale u tvé desky: verbuje se zdarma („take {id}“).",
    en="{a} does not lie in the centre row but beside your board: take it for free with 'take {id}'.",
    values=lambda c: {"id": c.s.t.defs[c.a].id},
)

# ---- playing a card from hand ----
PLAY = Choice(
    v.PLAY,
    a=Domain(
        lambda c: c.s.hand[c.me],
        "SOI-220",
        cs="Vykládá se karta z tvé ruky",
        en="Only a card from your hand can be played",
        apart=(
            Check(
                "SOI-018",
                lambda c: c.a not in c.s.played and c.a not in c.s.hired,
                cs="Karta {a} už v tomto tahu vyložena byla.",
                en="{a} has been played this turn.",
            ),
            Check(
                "SOI-066",
                lambda c: c.a not in c.s.champions[c.me],
                cs="Karta {a} už je ve hře.",
                en="{a} is in play already.",
            ),
            Check(
                "SOI-058",
                lambda c: c.a not in c.s.row or not c.s.t.is_mercenary[c.a],
                cs="Karta {a} leží v nabídce: dá se naverbovat, nebo okamžitě vyložit („hire {id}“).",
                en="{a} lies in the centre row: recruit it, or fast-play it with 'hire {id}'.",
                values=lambda c: {"id": c.s.t.defs[c.a].id},
            ),
            Check(
                "SOI-060",
                lambda c: c.a not in c.s.row,
                cs="Karta {a} leží v nabídce a není žoldák: dá se jen naverbovat.",
                en="{a} lies in the centre row and is no mercenary: it can only be recruited.",
            ),
        ),
    ),
    alike=same_title,
)

# ---- buying from the row ----
HIRED_THIS_TURN = Check(
    "SOI-061",
    lambda c: c.a not in c.s.hired,
    cs="Karta {a} byla v tomto tahu okamžitě vyložena.",
    en="{a} was fast-played this turn.",
)


def _affordable(rule: str, price: str) -> Check:
    """The price of the card is at hand; fast-playing never gets cheaper (SOI-059)."""

    def needed(c: Case) -> int:
        return int(cost(c.s, c.a) if price == "cost" else c.s.t.hire_cost[c.a])

    return Check(
        rule,
        lambda c: needed(c) <= c.s.gems,
        cs="Karta {a} stojí {price:gem} a ty {have}.",
        en="{a} costs {price:gem} and {have}.",
        values=lambda c: {"price": needed(c), "have": having(c.s.gems, nouns.GEM)},
    )


RECRUIT = Choice(
    v.RECRUIT,
    a=Domain(
        lambda c: c.s.row,
        "SOI-051",
        cs="Verbuje se karta z verbovací nabídky",
        en="Only a card of the centre row can be recruited",
        apart=(HIRED_THIS_TURN, ANOTHERS_RELIC, FIRST_RELIC, ENOUGH_MASTERY, RELICS_ARE_TAKEN),
    ),
    checks=(_affordable("SOI-055", "cost"),),
    alike=same_title,
)
IS_MERCENARY = Check(
    "SOI-060",
    lambda c: c.s.t.cards[c.a].kind == MERCENARY,
    cs="Karta {a} není žoldák, okamžitě vyložit ji nelze.",
    en="{a} is no mercenary and cannot be fast-played.",
    weight=-10,  # that it costs too much to recruit says more
)
HIRE = Choice(
    v.HIRE,
    a=Domain(
        lambda c: c.s.row,
        "SOI-051",
        cs="Okamžitě vyložit lze žoldáka z verbovací nabídky",
        en="Only a mercenary of the centre row can be fast-played",
        apart=(HIRED_THIS_TURN, IS_MERCENARY),
    ),
    checks=(
        IS_MERCENARY,
        _affordable("SOI-055", "hire_cost"),
    ),
    alike=same_title,
)


# ---- champions ----
def lacking(c: Case) -> Bilingual:
    """The factions that neither cards played this turn nor cards in hand can supply."""
    needs = c.s.t.exhaust_needs[c.a]
    hand = c.s.hand[c.me]
    missing = [n for n in needs.missing(c.s, c.a) if not any(needs.serves(c.s, card, n) for card in hand)]
    cs = " a ".join(f"karta {FACTIONS[n].genitive}" for n in missing)
    return Bilingual(cs, " and ".join(f"{article(FACTIONS[n].en)} {FACTIONS[n].en} card" for n in missing))


EXHAUST = Choice(
    v.EXHAUST,
    a=Domain(
        lambda c: c.s.champions[c.me],
        "SOI-029",
        cs="Vyčerpat lze jen vlastního šampiona ve hře",
        en="Only a champion of yours in play can be exhausted",
    ),
    checks=(
        Check(
            "SOI-071",
            lambda c: not c.s.exhausted >> c.a & 1,
            cs="Šampion {a} už v tomto tahu vyčerpán byl.",
            en="{a} has been exhausted this turn.",
        ),
        Check(
            "SOI-070",
            lambda c: c.s.t.exhaust[c.me][c.a] is not None,
            cs="Šampion {a} nemá nic, co by se vyčerpáním spustilo.",
            en="{a} has no exhaust ability.",
        ),
        Check(
            "SOI-114",
            lambda c: may_exhaust(c.s, c.me, c.a),
            cs="Šampiona {a} lze vyčerpat, jen když splníš Nadvládu; chybí ti {missing}.",
            en="{a} can be exhausted only with its Dominion fulfilled; you lack {missing}.",
            values=lambda c: {"missing": lacking(c)},
        ),
    ),
    alike=same_title,
)


def _guard(c: Case) -> int:
    ban = forbidden(c.s, "attack champion", c.me, c.a)
    return -1 if ban is None else ban[1]


ATTACK = Choice(
    v.ATTACK,
    a=Domain(
        enemy_champions,
        "SOI-033",
        cs="Silou se napadá nepřátelský šampion ve hře",
        en="Only an enemy champion in play can be attacked",
    ),
    checks=(
        barred(
            "SOI-025",
            _guard,
            cs="Šampiona {a} teď nelze napadnout: brání tomu {by}.",
            en="{a} cannot be attacked now, because of {by}.",
        ),
        Check(
            "SOI-073",
            lambda c: c.s.power >= INFINITE or HEALTH.of(c.s, c.a) <= c.s.power,
            cs="Šampion {a} má {health:health} a ty {have}.",
            en="{a} has {health:health} and {have}.",
            values=lambda c: {"health": HEALTH.of(c.s, c.a), "have": having(c.s.power, nouns.POWER)},
        ),
    ),
    alike=lambda c: (c.s.t.kind[c.a], c.s.t.holder_of(c.s, c.a)),
)

# ---- the rest ----
FOCUS = Choice(
    v.FOCUS,
    checks=(
        Check(
            "SOI-048",
            lambda c: not c.s.focused,
            cs="Soustředění lze využít jen jednou za tah.",
            en="Focus can be used only once a turn.",
        ),
        Check(
            "SOI-032",
            lambda c: c.s.gems >= 1,
            cs="Soustředění stojí 1 drahokam a nemáš žádný.",
            en="Focus costs 1 gem and you have none.",
        ),
    ),
)
TAKE = Choice(
    v.TAKE,
    a=Domain(
        lambda c: c.s.relics[c.me],
        "SOI-134",
        cs="Zdarma se verbuje relikvie, která leží u tvé desky",
        en="Only a relic beside your board can be taken",
        apart=(ANOTHERS_RELIC,),
    ),
    before=(
        Check(
            "SOI-138",
            lambda c: not c.s.relic_taken[c.me],
            cs="Za partii lze naverbovat jen jednu relikvii.",
            en="Only one relic can be recruited per match.",
        ),
        Check(
            "SOI-135",
            lambda c: c.s.mastery[c.me] >= RELIC_MASTERY,
            cs="Relikvie se verbuje od mistrovství {needed} a ty {have}.",
            en="A relic can be recruited from {needed} mastery on, and {have}.",
            values=relic_mastery,
        ),
    ),
)

PLAY_PHASE = Question(
    v.ASK_PLAY,
    (PLAY, RECRUIT, HIRE, EXHAUST, ATTACK, FOCUS, TAKE, stop(v.END)),
    rule="SOI-076",
    me=active_seat,
    when=Bilingual("ve fázi hraní tvého tahu", "in the play phase of your turn"),
)
