"""From what a person types to what is meant, and the answers in sentences. The understanding itself is the kernel's."""

from __future__ import annotations

from sudi.kernel.errors import BadSetup, IllegalChoice, SudiError, Unclear, UnknownName
from sudi.kernel.hearing import number_asked
from sudi.kernel.match import Decision, Match, Option

from ..words import Voice
from .answers import derivation_lines
from .examples import Examples

MOST_NAMED = 8


def find_option(match: Match, decision: Decision, typed: str, say: Voice) -> Option:
    """The option that is meant: by number (from 1), name, text, the beginning of one, or by what it is about."""
    hits = match.find(typed)
    if len(hits) == 1:
        return hits[0]
    if hits:
        names = ", ".join(option.name for option in hits[:MOST_NAMED])
        more = say("and_more", n=len(hits) - MOST_NAMED) if len(hits) > MOST_NAMED else ""
        raise IllegalChoice(say("ambiguous", what=typed, names=names + more))
    if typed.isdecimal() and typed.isascii():
        raise IllegalChoice(say("no_number", what=int(typed), n=len(decision.options)))
    raise _not_offered(match, typed, say)


def _not_offered(match: Match, typed: str, say: Voice) -> SudiError:
    """The reason why not, if what was typed makes sense at all."""
    try:
        reason = match.why_not(typed)
    except Unclear as unclear:
        return unclear
    except SudiError:
        reason = None
    if reason is not None and reason.rule:
        return IllegalChoice(f"{reason.text[say.lang]} [{reason.rule}]")
    return IllegalChoice(say("no_match", what=typed))


def why_not_lines(match: Match, typed: str, seat: int, say: Voice) -> list[str]:
    """Why something cannot be done; or that it can, and as which option."""
    decision = match.decision
    assert decision is not None
    if typed.isdecimal() and typed.isascii() and not match.find(typed):
        raise IllegalChoice(say("no_number", what=int(typed), n=len(decision.options)))
    try:
        reason = match.why_not(typed) if typed else None
    except Unclear:
        raise
    except SudiError as error:
        if isinstance(error, UnknownName) and error.what in ("verb", "option"):
            typed = ""
        else:
            raise
    if not typed:
        raise BadSetup(say("not_this_way", example=Examples(match, seat, say).why_not()))
    if reason is not None:
        rule = f" [{reason.rule}]" if reason.rule else ""
        return [f"{reason.text[say.lang]}{rule}"]
    offered = match.find(typed.removeprefix("* "))
    if not offered:
        return [say("not_like_this")]
    what = ", ".join(f"{option.index + 1} {option.text(say.lang)}" for option in offered[:MOST_NAMED])
    more = say("and_more", n=len(offered) - MOST_NAMED) if len(offered) > MOST_NAMED else ""
    return [say("may", what=what + more)]


def explain_lines(match: Match, typed: str, seat: int, say: Voice) -> list[str]:
    """How a number came about; without a name that is known, which numbers there are."""
    if typed:
        try:
            return derivation_lines(match, match.explain(typed, seat), say)
        except Unclear:
            raise
        except UnknownName as error:
            if error.what != "number":
                raise
        except BadSetup:
            if number_asked(match, typed)[1] != [""]:
                raise
            raise BadSetup(say("explain_whose", what=typed, example=Examples(match, seat, say).explain())) from None
    names = [names[say.lang] for names in match.game.explainable().values()]
    raise BadSetup(say("explain_how", numbers=", ".join(names), example=Examples(match, seat, say).explain()))
