"""What summoning, building, events and abilities cost, and what an ability or a discarded card brings."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.effects import Effect
from sudi.kernel.standing import in_force
from sudi.kernel.wording import LANGUAGES, Bilingual, Words
from sudi.kernel.wording.price import gained, spent

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
        return _cost(s, rule), _said(rule.do)
    return None, None


def _used(s: WarState, card: int, act: int) -> Act:
    """The ability that an option names."""
    found = in_force(s, USING[s.phase])
    rule: Act = next(rule for rule, _, holder, _, _ in found if holder == card and rule.act == act)
    return rule


def _cost(s: WarState, rule: Act) -> Bilingual | None:
    """What the ability is used instead of."""
    assert isinstance(rule.when, Using)
    if rule.when.how == INSTEAD_OF_MOVING:
        return spent(1, MOVES_A_TURN - s.moves, lexicon.MOVE_OF_PHASE)
    if rule.when.how == INSTEAD_OF_ATTACKING:
        return spent(1, ATTACKS_A_TURN - s.attacks, lexicon.ATTACK_OF_PHASE)
    return None


def _said(do: Effect) -> Bilingual:
    """An effect as a card would say it."""
    return Bilingual(*(Words(lang).paragraph(do.say(Words(lang))) for lang in LANGUAGES))
