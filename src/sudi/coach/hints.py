"""What would you do? The best options of a decision, what each is worth, what it does, and what speaks for it.

What it does is told by the log itself: the lines that it would write in every world the seat can imagine. What speaks
for it comes from the mind's own features: what is different at the end of the turn from how the first option that is
worse beyond doubt would end it, and how much the learned value makes of that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from sudi.bots.search import HEAT
from sudi.kernel.dealing import Dealer
from sudi.kernel.game import Game
from sudi.kernel.log import entry
from sudi.kernel.machine import apply
from sudi.kernel.match import Match
from sudi.kernel.offered import Decision
from sudi.kernel.wording.text import Bilingual
from sudi.mind.features import Features
from sudi.mind.value import Value

from .judging import Judge, Weighed

BEST = 3  # options that are told
WORLDS = 8  # in which they are looked at more closely
PARTS = 8  # into which the way from one set of features to the other is cut
LEAST = 0.005  # of the win: what speaks less than this for an option is not worth a word
MOST = 3  # reasons
SOME = 0.25  # of a thing: less of a difference is hardly one
THEIRS = Bilingual(" u soupeře", " of the opponent")
OTHERS = Bilingual(" u soupeřů", " of the opponents")
ALIKE = 0.01  # of the win: of two that are so near, the one that does not hurt whoever chooses it is advised


@dataclass(frozen=True)
class Reason:
    """Something that is more or less than with the other option, on one's own side or the rivals', and what that is
    worth."""

    what: Bilingual
    more: float
    worth: float  # in shares of the win


@dataclass(frozen=True)
class Hint:
    """An option with what can be said for it."""

    option: int
    name: str
    text: Bilingual
    worth: float
    behind: float  # the best one, in shares of the win
    doubt: float  # standard error of that
    does: tuple[Bilingual, ...]
    because: tuple[Reason, ...]
    stake: float = 0.0  # how far the worst that was looked at is behind this one, beyond doubt

    def data(self) -> dict[str, Any]:
        return {
            "option": self.name,
            "cs": self.text.cs,
            "en": self.text.en,
            "worth": round(self.worth, 4),
            "behind": round(self.behind, 4),
            "doubt": round(self.doubt, 4),
            "stake": round(self.stake, 4),
            "does": [{"cs": line.cs, "en": line.en} for line in self.does],
            "because": [
                {"cs": one.what.cs, "en": one.what.en, "more": round(one.more, 2), "worth": round(one.worth, 4)}
                for one in self.because
            ],
        }


def hints(match: Match, judge: Judge | None = None) -> list[Hint]:
    """The best options of the pending decision for the seat that is asked, from what it knows."""
    decision = match.decision
    if decision is None:
        return []
    judge = judge or Judge(match.game)
    weighed = advised(match, judge)
    best, told = weighed[0], weighed[:BEST]
    stake = max((gap.mean for one in weighed if (gap := best.ahead_of(one)).is_sure), default=0.0)
    worse = next((one for one in weighed if best.ahead_of(one).is_sure), None)
    looks = Looks(judge, match, told if worse is None or worse in told else [*told, worse])
    found = []
    for one in told:
        option = decision.options[one.option]
        gap = best.ahead_of(one)
        because = looks.reasons(one, worse) if one is best and worse is not None else ()
        does, risk = looks.lines(one), stake if one is best else 0.0
        found.append(Hint(one.option, option.name, option.texts, one.worth, gap.mean, gap.error, does, because, risk))
    return found


def advised(match: Match, judge: Judge) -> list[Weighed]:
    """The options that were looked at, the one that is advised first."""
    decision = match.decision
    assert decision is not None
    return sensible(judge.options(match.state, len(match)), decision)


def sensible(weighed: list[Weighed], decision: Decision) -> list[Weighed]:
    """The best first; where it makes no difference, nobody is advised to hit what is their own."""
    best = weighed[0]
    if not decision.options[best.option].harms:
        return weighed
    for one in weighed[1:]:
        gap = best.ahead_of(one)
        if not decision.options[one.option].harms and gap.mean <= ALIKE and not gap.is_sure:
            return [one, *(other for other in weighed if other is not one)]
    return weighed


class Looks:
    """A closer look at some options in a few worlds: what each writes into the log, and how the turn ends."""

    def __init__(self, judge: Judge, match: Match, weighed: list[Weighed]) -> None:
        self.game, s = match.game, judge.thought(match.state)
        self.seat, self.mind = s.seat, judge.mind(s)
        self.said: dict[int, list[list[Bilingual]]] = {one.option: [] for one in weighed}
        self.ends: dict[int, list[Features]] = {one.option: [] for one in weighed}
        self.own: dict[int, list[Features]] = {one.option: [] for one in weighed}
        self.rivals = THEIRS if len(s.t.sides) == 2 else OTHERS
        dealer = Dealer(s, self.seat)
        for number in range(WORLDS):
            seed = judge.luck(len(match), number)
            world = dealer.deal(seed)
            for option in self.said:
                trial = world.copy()
                trial.log = []
                apply(trial, option)
                told = [entry(trial.t, self.game.lines, raw, self.seat) for raw in trial.log]
                self.said[option].append([Bilingual(line.cs, line.en) for line in told])
                trial.log = None
                if trial.seat >= 0 and trial.turns == s.turns:
                    self.mind.finish_turn(trial, Random(seed), HEAT)
                self.ends[option].append(self.mind.read(trial, self.seat))
                self.own[option].append(self.mind.read.own(trial, self.seat))

    def lines(self, one: Weighed) -> tuple[Bilingual, ...]:
        """What happens at once whatever is hidden, in order, each line once."""
        first, *others = self.said[one.option]
        sure = [line for line in first if all(line in told for told in others)]
        return tuple(dict.fromkeys(sure))

    def reasons(self, one: Weighed, other: Weighed) -> tuple[Reason, ...]:
        mine, its = _mean(self.ends[one.option]), _mean(self.ends[other.option])
        own, before = _mean(self.own[one.option]), _mean(self.own[other.option])
        found = []
        for name, worth in shares(self.mind.value, its, mine).items():
            what, more = feature_words(self.game, name), mine.get(name, 0.0) - its.get(name, 0.0)
            if what is None or abs(worth) < LEAST:
                continue
            if self.mind.read.is_of_sides(name):
                ours = own.get(name, 0.0) - before.get(name, 0.0)
                if abs(ours - more) > abs(ours):
                    what, more = Bilingual(what.cs + self.rivals.cs, what.en + self.rivals.en), ours - more
                else:
                    more = ours
            if abs(more) >= SOME:
                found.append(Reason(what, more, worth))
        found.sort(key=lambda reason: -reason.worth)
        return tuple(reason for reason in found if reason.worth > 0)[:MOST]


def _mean(many: list[Features]) -> Features:
    total: Features = {}
    for features in many:
        for name, x in features.items():
            total[name] = total.get(name, 0.0) + x / len(many)
    return total


def shares(value: Value, before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, float]:
    """How much of the change in value each feature has made; together they are the whole change.

    The value bends where neurons set in, so the way from one to the other is cut into short pieces, on each of which
    every feature is credited with its slope in the middle of the piece (integrated gradients). What the pieces do not
    quite reach is spread over all in proportion.
    """
    names = [name for name in before.keys() | after.keys() if before.get(name, 0.0) != after.get(name, 0.0)]
    moved = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in names}
    found = dict.fromkeys(sorted(names), 0.0)
    for part in range(PARTS):
        at = (part + 0.5) / PARTS
        middle = {name: before.get(name, 0.0) + at * moved.get(name, 0.0) for name in before.keys() | after.keys()}
        slopes = value.slopes(middle, names)
        for name in names:
            found[name] += slopes[name] * moved[name] / PARTS
    whole, reached = value.of(after) - value.of(before), sum(found.values())
    size = sum(map(abs, found.values()))
    if size:
        for name in found:
            found[name] += (whole - reached) * abs(found[name]) / size
    return found


def feature_words(game: Game, name: str) -> Bilingual | None:
    """What a feature of the mind is called; None if it means nothing to people."""
    number = game.feature_words.get(name) or game.explainable().get(name)
    if number is not None:
        return number
    if name.startswith("#"):
        where = _where(game, name[1:])
        return None if where is None else Bilingual(f"počet karet {where.cs}", f"number of cards {where.en}")
    zone, _, card = name.partition(" ")
    where, known = _where(game, zone), game.library.cards.get(card)
    if where is None or known is None:
        return None
    return Bilingual(f"{known.name.cs} {where.cs}", f"{known.name.en} {where.en}")


def _where(game: Game, zone: str) -> Bilingual | None:
    field = game.state.fields.get(zone)
    if field is None or field.where is None or "{" in field.where[0]:
        return None
    return Bilingual(*field.where)
