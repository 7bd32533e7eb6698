"""What the referee says when asked: a derivation, a card, a result. Lines of text in the chosen language."""

from __future__ import annotations

from sudi.kernel.match import Match
from sudi.kernel.values import Derivation
from sudi.lab.rulebook import rulebook

from ..reference import facts_and_text, type_line
from ..words import SENTENCES, Voice
from .layout import layout


def derivation_lines(match: Match, found: Derivation, say: Voice) -> list[str]:
    """The number, then every term with its source, the total after it and the rule behind it."""
    shown, game = layout(match.game), match.game
    label = game.explainable().get(found.value)
    name = label[say.lang] if label else shown.label(found.value, say.lang)
    card = match.cards.get(found.subject)
    if card is not None:
        subject = card.name[say.lang]
    else:
        subject = game.seat_label(match.state.t, int(found.subject[1:]) - 1, say.lang)
    total = shown.value(found.value, found.total, say.lang)
    lines = [f"{name[:1].upper() + name[1:]}, {subject}: {total}"]
    for term in found.terms:
        key = f"op_{term.operation}"
        amount = shown.value(found.value, term.amount, say.lang)
        what = say(key, n=amount) if key in SENTENCES else f"{term.operation} {amount}"
        source = match.state.t.defs[term.source].name[say.lang] if term.source >= 0 else ""
        if term.seat >= 0:
            source = source or game.seat_label(match.state.t, term.seat, say.lang)
        if term.by is not None:
            source = f"{source} – {term.by[say.lang]}"
        after = shown.value(found.value, term.total, say.lang)
        rule = f"  [{term.rule}]" if term.rule else ""
        lines.append(f"  {what:<20} {source:<30} = {after}{rule}")
    return lines


def card_lines(match: Match, id: str, say: Voice) -> list[str]:
    card = match.cards[id]
    kind = type_line(card, say.lang)
    head = f"{card.name[say.lang]} ({kind})" if kind else card.name[say.lang]
    return [head, f"  {facts_and_text(match.game, card, say)}"]


def result_lines(match: Match, say: Voice) -> list[str]:
    """Who won, and the rule that ended the match."""
    result = match.result
    assert result is not None
    if match.state.t.one_side:
        lines = [say("over_won" if result.winners else "over_lost")]
    elif result.winners:
        who = ", ".join(match.game.seat_label(match.state.t, seat, say.lang) for seat in result.winners)
        lines = [say("over_wins", who=who)]
    else:
        lines = [say("over_draw")]
    rule = rulebook(match.game.name).get(result.rule)
    if rule is not None:
        lines.append(say("because", rule=rule.id, text=rule.text(say.lang)))
    return lines
