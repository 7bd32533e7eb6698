"""Why not: the refusal that got furthest, read off the declared questions.

Somebody asks about an option by name, or about a thing on the table (a card, a place, a player): whatever could be
meant is tried, and of all refusals the one whose checks got furthest is the telling one. Nothing hidden is looked at
that the asker may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..decision import CARD, Verb
from ..law import Case, Choice, Domain, Question, pending
from ..machine import ARG, SRC, Frame
from ..permissions import Refusal
from ..windows import ANYTIME
from .sentences import BEFORE, INSIDE, LATER, NO_TARGET, OUTSIDE, SECOND, Sentences
from .wanted import Thing, Wanted, ways
from .whereabouts import in_sight

if TYPE_CHECKING:
    from ..game import Game

BEHIND = LATER - OUTSIDE + 1  # by so much a question of its own puts whatever belongs to another moment behind it


class Reasons:
    """The reasons for one viewer in one state."""

    def __init__(self, game: Game, s: Any, viewer: int) -> None:
        self.game, self.s, self.viewer = game, s, viewer
        asked = pending(s)
        self.question: Question | None = asked[0] if asked else None
        self.frame: Frame = asked[1] if asked else []
        # A phase or a window for anything waits for anything, so what another moment would allow says most. A question
        # of its own, and one about what has just happened, says first what it is about.
        free = self.question is None or self.question.when is not None or game.prompts.all[s.prompt].window == ANYTIME
        self.behind = 0 if free else BEHIND
        self.say = Sentences(game, s, viewer, self.question.rule if self.question is not None else game.turn_rule)

    # ---- what is asked about ----
    def closed(self) -> Refusal | None:
        """The match is over, or somebody else is asked."""
        return self.say.closed()

    def not_like_this(self) -> Refusal:
        """Something can be done with the things that were named, but not what was said."""
        return self.say.not_like_this()

    def about(self, wanted: Iterable[Wanted]) -> Refusal | None:
        """Why none of these can be chosen now; None if one of them can."""
        found: list[Refusal] = []
        every = list(wanted)
        seen = [one for one in every if self._sees(one)]
        for one in seen or every:  # of copies, those that the viewer can see are meant
            refusal = self._refuse(one)
            if refusal is None:
                return None
            found.append(refusal)
        return _furthest(found) if found else self.say.nobody_asks()

    def about_thing(self, things: Iterable[Thing]) -> Refusal | None:
        """Why nothing can be done with these things now; None if something can."""
        found: list[Refusal] = []
        for thing in things:
            if thing.kind == CARD and not in_sight(self.s, thing.value, self.viewer):
                found.append(self.absent(self.s.t.defs[thing.value].id))
                continue
            for refusal in self._uses(thing):
                if refusal is None:
                    return None
                found.append(refusal)
            found.append(self.say.unconcerned(thing))
        return _furthest(found) if found else self.say.nobody_asks()

    def out_of_sight(self, wanted: Iterable[Wanted]) -> str | None:
        """The card that is asked about although no copy of it can be seen; None if one can."""
        every = list(wanted)
        unseen = [card for one in every for card in one.cards() if not in_sight(self.s, card, self.viewer)]
        return str(self.s.t.defs[unseen[0]].id) if unseen and not any(map(self._sees, every)) else None

    def absent(self, card: str, verb: Verb | None = None) -> Refusal:
        """A card of which no copy can be seen, and what the choice that is wanted says of such a card."""
        choice = self._choice_of(verb) if verb is not None else None
        return self.say.unseen(card) if choice is None else self._absent_from(choice, card)

    def _choice_of(self, verb: Verb) -> Choice | None:
        """The choice that a verb stands for now, or at another moment."""
        questions = [self.question] if self.question is not None else []
        for question in (*questions, *self.game.free_questions()):
            for choice in question.choices_of(verb.id):
                return choice
        return None

    def _uses(self, thing: Thing) -> Iterator[Refusal | None]:
        asked = self.question.choices if self.question is not None else ()
        for choice in asked:
            for one in ways(choice, thing):
                yield self._walk(choice, one, self._case(self.question, one))
        for question in self.game.free_questions():
            if question is not self.question:
                for choice in question.choices:
                    for one in ways(choice, thing):
                        if one.a is not None or thing.kind != CARD:  # that a card may be a target later says little
                            later = self._later(question, choice, one)
                            yield replace(later, depth=later.depth - self.behind)

    # ---- an option by its verb ----
    def _refuse(self, one: Wanted) -> Refusal | None:
        if self.question is not None and self.question.choices_of(one.verb.id):
            found = [
                self._walk(choice, one, self._case(self.question, one))
                for choice in self.question.choices_of(one.verb.id)
            ]
            return None if None in found else _furthest(filter(None, found))
        later = [
            self._later(question, choice, one)
            for question in self.game.free_questions()
            for choice in question.choices_of(one.verb.id)
        ]
        return _furthest(later) if later else self.say.nobody_asks()

    def _case(self, question: Question | None, one: Wanted) -> Case:
        s, f = self.s, self.frame or [0] * ARG
        me = question.me(s, f) if question is not None and self.frame else self.viewer
        return Case(s, me, f[SRC], f, one.a or 0, one.b or 0)

    def _walk(self, choice: Choice, one: Wanted, c: Case) -> Refusal | None:
        """The check that gets furthest over everything that is left open; None if something may be chosen."""
        unseen = self._unseen(one)
        if unseen is not None:  # whether it is in the domain is not to be told
            return self._absent_from(choice, self.s.t.defs[unseen].id, target=unseen != one.a)
        outside = self._outside(choice, one, Case(c.s, c.me, c.src, c.f, c.a, c.b))
        for number, check in enumerate(choice.before):
            if not check.holds(c):
                return self.say.check(check, c, one, BEFORE if outside else INSIDE + number + check.weight)
        if outside is not None:
            return outside
        best: Refusal | None = None
        for case in choice.cases(c):
            if (one.a is not None and case.a != one.a) or (one.b is not None and case.b != one.b):
                continue
            failing = choice.failing(case)
            if failing < 0:
                return None
            check = (*choice.before, *choice.checks)[failing]
            depth = INSIDE + failing + check.weight
            if best is None or depth > best.depth:
                best = self.say.check(check, case, Wanted(choice.verb, case.a, case.b), depth)
        if best is not None:
            return best
        return self.say.none_now(choice) if one.a is None else self.say.unconcerned(Thing(choice.verb.a, one.a))

    def _later(self, question: Question, choice: Choice, one: Wanted) -> Refusal:
        """It is a choice of another moment."""
        case = Case(self.s, self.viewer, -1, [0] * ARG, one.a or 0, one.b or 0)
        unseen = self._unseen(one)
        if unseen is not None:
            return self._absent_from(choice, self.s.t.defs[unseen].id, target=unseen != one.a)
        return self._outside(choice, one, case) or self.say.later(question, choice, one, case)

    # ---- what comes into question ----
    def _outside(self, choice: Choice, one: Wanted, c: Case) -> Refusal | None:
        """Is one of the arguments not among what comes into question at all?"""
        verb = choice.verb
        if choice.pairs is not None:
            pairs = list(choice.pairs(c))
            if one.a is not None and all(a != one.a for a, _ in pairs):
                c.a, c.b = one.a, one.b or 0
                return self._excluded(choice.a, one, Thing(verb.a, one.a), c, OUTSIDE)
            if one.b is not None and all(b != one.b or a != one.a for a, b in pairs if one.a is not None):
                c.a, c.b = one.a or 0, one.b
                return self._excluded(choice.b, one, Thing(verb.b, one.b), c, SECOND)
            return None
        if one.a is not None and choice.a is not None and one.a not in list(choice.a.members(c)):
            c.a = one.a
            return self._excluded(choice.a, one, Thing(verb.a, one.a), c, OUTSIDE)
        if one.b is not None and choice.b is not None:
            firsts = [one.a] if one.a is not None else list(choice.a.members(c)) if choice.a is not None else [0]
            if not firsts:
                return None  # there is nothing that could be aimed, whatever the target
            for c.a in firsts:
                if one.b in list(choice.b.members(c)):
                    return None
            c.b = one.b
            return self._excluded(choice.b, one, Thing(verb.b, one.b), c, SECOND if one.a is not None else NO_TARGET)
        return None

    def _excluded(self, domain: Domain | None, one: Wanted, thing: Thing, c: Case, depth: int) -> Refusal:
        """What is said of a thing outside the domain: why it stands apart, or what the domain holds."""
        if domain is None:
            return self.say.unconcerned(thing)
        for check in domain.apart:
            if not check.holds(c):
                return self.say.check(check, c, one, depth + 1 + check.weight)
        return self.say.outside(domain, one.verb, thing, c, depth)

    def _absent_from(self, choice: Choice, card: str, target: bool = False) -> Refusal:
        """The same of a card, or a target, that cannot be seen: nothing about that card is looked up."""
        c = self._case(self.question, Wanted(choice.verb))
        if self.question is not None and choice in self.question.choices:
            for check in choice.before:
                if not check.holds(c):
                    return self.say.check(check, c, Wanted(choice.verb), BEFORE)
        domain = choice.b if target else choice.a
        return self.say.unseen(card) if domain is None else self.say.outside_unseen(domain, card, c)

    # ---- what the viewer sees ----
    def _unseen(self, one: Wanted) -> int | None:
        """The card that was named although the viewer cannot see where it is."""
        for card in one.cards():
            if not in_sight(self.s, card, self.viewer):
                return card
        return None

    def _sees(self, one: Wanted) -> bool:
        return all(in_sight(self.s, card, self.viewer) for card in one.cards())


def _furthest(found: Iterable[Refusal]) -> Refusal:
    return max(found, key=lambda refusal: refusal.depth)
