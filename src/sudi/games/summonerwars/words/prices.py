"""What summoning, building, events and abilities cost, and what an ability or a discarded card brings."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.effects import Effect
from sudi.kernel.standing import in_force
from sudi.kernel.wording import LANGUAGES, Bilingual, Words
from sudi.kernel.wording.price import gained, spent, together

from ..language.effects.costs import Once, PayMagic, Price, Spend
from ..language.topics import USING
from ..language.using import INSTEAD_OF_ATTACKING, INSTEAD_OF_MOVING, Act, Using
from ..state import ATTACKS_A_TURN, MOST_MAGIC, MOVES_A_TURN, WarState
from . import lexicon
from . import vocabulary as v

FROM_HAND = (v.SUMMON, v.BUILD, v.PLAY)


def priced(s: WarState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
    """Cost and gain of an option that is paid for."""
    verb, card = v.verbs.of(code), first(code)
    magic = s.magic[s.seat]
    if verb in FROM_HAND:
        return spent(s.t.cost[card], magic, lexicon.MAGIC), None
    if verb is v.DISCARD:
        return None, gained(min(1, MOST_MAGIC - magic), magic, lexicon.MAGIC)
    if verb is v.USE:
        rule = _used(s, card, second(code))
        return (None, None) if rule is None else (_cost(s, card, rule), _said(_paid_for(rule.do)[1]))
    return None, None


def _used(s: WarState, card: int, act: int) -> Act | None:
    """The ability that an option names."""
    found = in_force(s, USING[s.phase])
    return next((rule for rule, _, holder, _, _ in found if holder == card and rule.act == act), None)


def _paid_for(do: Effect) -> tuple[list[Price], Effect]:
    """What is paid for an effect, and the effect itself."""
    prices: list[Price] = []
    while isinstance(do, (Price, Once)):
        if isinstance(do, Price):
            prices.append(do)
        do = do.do
    return prices, do


def _cost(s: WarState, card: int, rule: Act) -> Bilingual | None:
    when, paid = rule.when, []
    assert isinstance(when, Using)
    if when.how == INSTEAD_OF_MOVING:
        paid.append(spent(1, MOVES_A_TURN - s.moves, lexicon.MOVE_OF_PHASE))
    if when.how == INSTEAD_OF_ATTACKING:
        paid.append(spent(1, ATTACKS_A_TURN - s.attacks, lexicon.ATTACK_OF_PHASE))
    for price in _paid_for(rule.do)[0]:
        if isinstance(price, PayMagic):
            paid.append(spent(price.n, s.magic[s.seat], lexicon.MAGIC))
        if isinstance(price, Spend):
            paid.append(spent(price.n, s.boost[card], lexicon.BOOST))
    return together(*paid)


def _said(do: Effect) -> Bilingual:
    """An effect as a card would say it."""
    return Bilingual(*(Words(lang).paragraph(do.say(Words(lang))) for lang in LANGUAGES))
