"""Advice at the terminal: what the referee would do in this place, and why."""

from __future__ import annotations

from sudi.coach.hints import Hint, hints
from sudi.kernel.match import Match

from ..chances import decimal, share
from ..words import Voice


def hint_lines(match: Match, say: Voice) -> list[str]:
    found = hints(match)
    if len(found) < 2:
        return [say("hint_only")]
    lines = []
    for n, one in enumerate(found, 1):
        values = {"n": n, "text": one.text[say.lang], "worth": share(one.worth)}
        if n == 1:
            lines.append(say("hint_best", **values))
        elif one.behind <= 2 * one.doubt:
            lines.append(say("hint_equal", **values))
        else:
            lines.append(say("hint_behind", **values, behind=decimal(100 * one.behind, ".1f", say)))
        lines += [f"   {line}" for line in _why(one, say, n == 1)]
    return lines


def _why(one: Hint, say: Voice, best: bool) -> list[str]:
    lines = []
    if one.does:
        lines.append(say("hint_does", what=" ".join(line[say.lang] for line in one.does)))
    if best and one.because:
        parts = []
        for word, sign in (("hint_more", 1), ("hint_less", -1)):
            told = [
                f"{reason.what[say.lang]} ({decimal(abs(reason.more), '.1f', say)})"
                for reason in one.because
                if sign * reason.more > 0
            ]
            parts += [say(word, what=", ".join(told))] if told else []
        lines.append(say("hint_because", what="; ".join(parts)))
    return lines
