"""How options are worded by the question they belong to: what each of two ways does, whose ability comes next."""

from __future__ import annotations

from sudi.kernel.decision import VERB_SHIFT, first, second
from sudi.kernel.law import pending
from sudi.kernel.machine import PROG
from sudi.kernel.wording import Bilingual

from ..law.hand import takes_a_place
from ..rules.waiting import QUEUE
from ..state import WarState, controller
from . import vocabulary as v


def option_template(s: WarState, code: int) -> Bilingual | None:
    """The wording of an option by the state it stands in; None where the verb's own will do."""
    verb = code >> VERB_SHIFT
    if verb in (v.FIRST_WAY.id, v.SECOND_WAY.id):
        return _way(s, "one" if verb == v.FIRST_WAY.id else "other")
    if verb == v.NEXT.id:
        return _next(s, second(code))
    if verb in (v.ATTACK.id, v.TARGET.id):
        return _own_target(s, code)
    if verb == v.SUMMON.id and s.board[second(code)] >= 0 and takes_a_place(s, first(code)):
        given = s.t.cards[s.board[second(code)]].name  # what the unit costs is read before it is chosen
        cs, en = v.SUMMON.text.cs, v.SUMMON.text.en
        return Bilingual(f"{cs} místo jednotky {given.cs}", f"{en} in place of {given.en}")
    return None


def _way(s: WarState, which: str) -> Bilingual | None:
    asked = pending(s)
    if asked is None or asked[0].values is None:
        return None
    said: Bilingual = asked[0].values(asked[0].case(s, asked[1]))[which]
    return said


def _next(s: WarState, place: int) -> Bilingual | None:
    """An effect that waits is called by its ability: a unit may have two that wait at once."""
    f = s.stack[-1]
    if f[PROG] != s.t.ordering.id or place >= len(f[QUEUE]):  # what is not offered is asked about as well
        return None
    ability = s.t.rule_title(s.t.rules[f[QUEUE][place][0]])
    if ability is None:
        return None
    return Bilingual(f"{v.NEXT.text.cs} – {ability.cs}", f"{v.NEXT.text.en} – {ability.en}")


def _own_target(s: WarState, code: int) -> Bilingual | None:
    """SUW-119: an attack on a card of one's own is called so."""
    asked = pending(s)
    if asked is None:
        return None
    question, frame = asked
    if question.prompt not in (v.ASK_STRIKE, v.ASK_AIM) and code >> VERB_SHIFT != v.ATTACK.id:
        return None
    case = question.case(s, frame, code)
    target = case.b if code >> VERB_SHIFT == v.ATTACK.id else case.a
    if controller(s, target) != case.me:
        return None
    if code >> VERB_SHIFT == v.ATTACK.id:
        return Bilingual("Zaútočit jednotkou {a} na vlastní kartu {b}", "Attack your own {b} with {a}")
    return Bilingual("Zvolit vlastní kartu {a}", "Choose your own {a}")
