"""Why not: the refusal that got furthest, read off the declared questions.

Somebody asks about an option by name, or about a thing on the table (a card, a place, a player): whatever could be
meant is tried, and of all refusals the one whose checks got furthest is the telling one. Nothing hidden is looked at
that the asker may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .decision import CARD, Verb
from .law import Case, Check, Choice, Domain, Question, pending
from .machine import ARG, SRC, Frame
from .permissions import Refusal
from .wanted import Thing, Wanted, ways
from .whereabouts import in_sight, whereabouts
from .wording.text import LANGUAGES, Bilingual, Words

if TYPE_CHECKING:
    from .game import Game

# How far a refusal got: nobody asks; not now at all; no target of anything; outside what comes into question; its time
# comes later; inside, then by check.
VAGUE, BEFORE, NO_TARGET, OUTSIDE, SECOND, LATER, INSIDE = 0, 5, 7, 10, 15, 20, 30
BEHIND = LATER - OUTSIDE + 1  # by so much a question of its own puts whatever belongs to another moment behind it
BLANKS = {"a": "…", "b": "…"}  # arguments that were not named


class Reasons:
    """The reasons for one viewer in one state."""

    def __init__(self, game: Game, s: Any, viewer: int) -> None:
        self.game, self.s, self.viewer = game, s, viewer
        asked = pending(s)
        self.question: Question | None = asked[0] if asked else None
        self.frame: Frame = asked[1] if asked else []
        # A phase or a window waits for anything, so what another moment would allow says most. A question of its own
        # says first what it is about.
        free = self.question is None or self.question.when is not None or game.prompts.all[s.prompt].window
        self.behind = 0 if free else BEHIND
        self.rule = self.question.rule if self.question is not None else self.game.turn_rule

    # ---- what is asked about ----
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
        return max(found, key=lambda r: r.depth) if found else self._vague()

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
            found.append(self._unconcerned(thing))
        return max(found, key=lambda r: r.depth) if found else self._vague()

    def out_of_sight(self, wanted: Iterable[Wanted]) -> str | None:
        """The card that is asked about although no copy of it can be seen; None if one can."""
        every = list(wanted)
        unseen = [card for one in every for card in one.cards() if not in_sight(self.s, card, self.viewer)]
        return str(self.s.t.defs[unseen[0]].id) if unseen and not any(map(self._sees, every)) else None

    def absent(self, card: str, verb: Verb | None = None) -> Refusal:
        """A card of which no copy can be seen. Where players bring decks, whether there is one at all is a secret."""
        choice = self._choice_of(verb) if verb is not None else None
        if choice is not None:
            return self._absent_from(choice, card)
        name = self.s.t.library.cards[card].name
        cs, en = (self._now(lang) for lang in LANGUAGES)
        text = Bilingual(f"Kartu {name.cs} odsud nevidíš; {cs}.", f"{name.en} is not in sight; {en}.")
        return Refusal(self.rule, text, (), VAGUE + 1, vague=True)

    def _choice_of(self, verb: Verb) -> Choice | None:
        """The choice that a verb stands for now, or at another moment."""
        questions = [self.question] if self.question is not None else []
        for question in (*questions, *self.game.free_questions()):
            for choice in question.choices_of(verb.id):
                return choice
        return None

    def _absent_from(self, choice: Choice, card: str, target: bool = False) -> Refusal:
        """What a choice says of a card, or a target, that cannot be seen: nothing about that card is looked up."""
        c = self._case(self.question, Wanted(choice.verb))
        if self.question is not None and choice in self.question.choices:
            for check in choice.before:
                if not check.holds(c):
                    return self._say(check, c, choice.verb, BEFORE, hidden=True)
        domain = choice.b if target else choice.a
        if domain is None:
            return self.absent(card)
        values = domain.values(c) if domain.values is not None else {}
        texts = []
        for lang in LANGUAGES:
            name = str(self.s.t.library.cards[card].name[lang])
            start = self._fill(domain.text[lang], lang, {"a": name, "b": name, **values})
            texts.append(start + _ending(lang, CARD, name, None))
        return Refusal(domain.rule, Bilingual(*texts), (), OUTSIDE)

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
            return None if None in found else max((r for r in found if r), key=lambda r: r.depth)
        later = [
            self._later(question, choice, one)
            for question in self.game.free_questions()
            for choice in question.choices_of(one.verb.id)
        ]
        return max(later, key=lambda r: r.depth) if later else self._vague()

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
                return self._say(check, c, choice.verb, BEFORE if outside else INSIDE + number + check.weight)
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
                best = self._say(check, case, choice.verb, depth)
        return best or self._unconcerned_by(choice, one)

    def _unseen(self, one: Wanted) -> int | None:
        """The card that was named although the viewer cannot see where it is."""
        for card in one.cards():
            if not in_sight(self.s, card, self.viewer):
                return card
        return None

    def _sees(self, one: Wanted) -> bool:
        return all(in_sight(self.s, card, self.viewer) for card in one.cards())

    def _outside(self, choice: Choice, one: Wanted, c: Case) -> Refusal | None:
        """Is one of the arguments not among what comes into question at all?"""
        if choice.pairs is not None:
            pairs = list(choice.pairs(c))
            if one.a is not None and all(a != one.a for a, _ in pairs):
                c.a, c.b = one.a, one.b or 0
                return self._excluded(choice.a, choice.verb, choice.verb.a, one.a, c, OUTSIDE)
            if one.b is not None and all(b != one.b or a != one.a for a, b in pairs if one.a is not None):
                c.a, c.b = one.a or 0, one.b
                return self._excluded(choice.b, choice.verb, choice.verb.b, one.b, c, SECOND)
            return None
        if one.a is not None and choice.a is not None and one.a not in list(choice.a.members(c)):
            c.a = one.a
            return self._excluded(choice.a, choice.verb, choice.verb.a, one.a, c, OUTSIDE)
        if one.b is not None and choice.b is not None:
            firsts = [one.a] if one.a is not None else list(choice.a.members(c)) if choice.a is not None else [0]
            for c.a in firsts:
                if one.b in list(choice.b.members(c)):
                    return None
            c.b = one.b
            depth = SECOND if one.a is not None else NO_TARGET
            return self._excluded(choice.b, choice.verb, choice.verb.b, one.b, c, depth)
        return None

    def _excluded(
        self, domain: Domain | None, verb: Verb, kind: str, value: int, c: Case, depth: int
    ) -> Refusal:  # fmt: skip
        for check in domain.apart if domain is not None else ():
            if not check.holds(c):
                return self._say(check, c, verb, depth + 1 + check.weight)
        if domain is None:
            return self._unconcerned(Thing(kind, value))
        texts = []
        where = whereabouts(self.game, self.s, value, self.viewer) if kind == CARD else None
        values = domain.values(c) if domain.values is not None else {}
        for lang in LANGUAGES:
            name = self._argument(verb, kind, value, lang)
            start = self._fill(domain.text[lang], lang, {"a": name, "b": name, **values})
            texts.append(start + _ending(lang, kind, name, where) if name else start + ".")
        cards = (self.s.t.defs[value].id,) if kind == CARD and where is not None else ()
        return Refusal(domain.rule, Bilingual(*texts), cards, depth)

    def _later(self, question: Question, choice: Choice, one: Wanted) -> Refusal:
        """It is a choice of another moment: which one, and what is asked now."""
        assert question.when is not None
        case = Case(self.s, self.viewer, -1, [0] * ARG, one.a or 0, one.b or 0)
        unseen = self._unseen(one)
        if unseen is not None:
            return self._absent_from(choice, self.s.t.defs[unseen].id, target=unseen != one.a)
        outside = self._outside(choice, one, case)
        if outside is not None:
            return outside
        texts = []
        for lang in LANGUAGES:
            now, when = self._now(lang), question.when[lang]
            domain = choice.a if one.a is not None else None
            if domain is None:
                said = Words(lang).fill(choice.verb.text[lang], BLANKS, self.game.lines.nouns)
                texts.append(
                    f"„{said}“ je možné jen {when}; {now}."
                    if lang == "cs"
                    else f"“{said}” is possible only {when}; {now}."
                )
                continue
            name = self._argument(choice.verb, choice.verb.a, case.a, lang)
            start = self._fill(domain.text[lang], lang, {"a": name, **(domain.values(case) if domain.values else {})})
            texts.append(f"{start}, a to {when}; {now}." if lang == "cs" else f"{start}, {when}; {now}.")
        cards = (self.s.t.defs[one.a].id,) if one.a is not None and choice.verb.a == CARD else ()
        return Refusal(question.rule, Bilingual(*texts), cards, LATER)

    # ---- nothing in particular ----
    def closed(self) -> Refusal | None:
        """The match is over, or somebody else is asked."""
        s, game = self.s, self.game
        if s.result is not None:
            winners, _, rule = s.result
            texts = []
            for lang in LANGUAGES:
                names = ", ".join(game.seat_label(s.t, seat, lang) for seat in winners)
                if lang == "cs":
                    texts.append(f"Partie už skončila{f': vítězí {names}' if names else ' remízou'}.")
                else:
                    texts.append(f"The match is over{f': won by {names}' if names else ', a draw'}.")
            return Refusal(rule, Bilingual(*texts))
        if self.viewer in (s.seat, -2):
            return None
        public = game.prompts.all[s.prompt].public
        texts = []
        for lang in LANGUAGES:
            who = game.seat_label(s.t, s.seat, lang)
            turn = game.seat_label(s.t, s.turn, lang) if s.turn >= 0 else ""  # before the first turn it is nobody's
            what = f": {public[lang]}" if public is not None else ""
            if lang == "cs":
                whose = " (je na tahu)" if turn == who else ""
                after = f"; na tahu je {turn}" if turn and turn != who else ""
                texts.append(f"Teď rozhoduje {who}{whose}{what}{after}.")
            else:
                whose = ", whose turn it is" if turn == who else ""
                after = f"; it is the turn of {turn}" if turn and turn != who else ""
                texts.append(f"{who} is being asked now{whose}{what}{after}.")
        return Refusal(game.turn_rule, Bilingual(*texts))

    def _unconcerned(self, thing: Thing) -> Refusal:
        """The question on the table is about something else."""
        texts = []
        where = whereabouts(self.game, self.s, thing.value, self.viewer) if thing.kind == CARD else None
        for lang in LANGUAGES:
            name = thing.word or self._argument(None, thing.kind, thing.value, lang)
            now = self._now(lang)
            if thing.kind == CARD and where is None:
                texts.append(
                    f"Kartu {name} odsud nevidíš; {now}." if lang == "cs" else f"{name} is not in sight; {now}."
                )
            elif where is not None:
                texts.append(f"Karta {name} je {where.cs}; {now}." if lang == "cs" else f"{name} is {where.en}; {now}.")
            else:
                texts.append(f"{name}: {now}.")
        seen = thing.kind == CARD and where is not None
        cards = (self.s.t.defs[thing.value].id,) if seen else ()
        return Refusal(self.rule, Bilingual(*texts), cards, VAGUE + 1, vague=not seen and thing.kind == CARD)

    def _unconcerned_by(self, choice: Choice, one: Wanted) -> Refusal:
        """Nothing comes into question for it now."""
        if one.a is not None:
            return self._unconcerned(Thing(choice.verb.a, one.a))
        texts = []
        for lang in LANGUAGES:
            domain = choice.a or choice.b
            said = domain.text[lang] if domain is not None else choice.verb.text[lang]
            said = self._fill(said, lang, BLANKS)
            texts.append(
                f"{said}, a teď tu žádná taková možnost není." if lang == "cs" else f"{said}, and there is none now."
            )
        rule = (choice.a or choice.b).rule if choice.a or choice.b else self.game.turn_rule  # type: ignore[union-attr]
        return Refusal(rule, Bilingual(*texts), (), OUTSIDE - 1)

    def _vague(self) -> Refusal:
        texts = []
        for lang in LANGUAGES:
            now = self._now(lang)
            texts.append(f"Na to se teď nikdo neptá; {now}." if lang == "cs" else f"Nobody asks for that now; {now}.")
        return Refusal(self.rule, Bilingual(*texts), (), VAGUE, vague=True)

    def _now(self, lang: str) -> str:
        """What is being asked, as the end of a sentence."""
        prompt = self.game.prompt_text(self.s)[lang].rstrip(".")
        return f"teď je na řadě otázka: „{prompt}“" if lang == "cs" else f"now the question is: “{prompt}”"

    # ---- words ----
    def _say(self, check: Check, c: Case, verb: Verb, depth: int, hidden: bool = False) -> Refusal:
        by = list(check.by(c))
        texts = []
        for lang in LANGUAGES:
            values = {
                "a": self._argument(verb, verb.a, c.a, lang) if "{a" in check.text[lang] else "",
                "b": self._argument(verb, verb.b, c.b, lang) if "{b}" in check.text[lang] else "",
                "by": self._blockers(by, (c.a, c.b), verb, lang),
                "src": self.s.t.defs[c.src].name[lang] if c.src >= 0 else "",
            }
            texts.append(self._fill(check.text[lang], lang, {**values, **(check.values(c) if check.values else {})}))
        about = [] if hidden else [value for kind, value in ((verb.a, c.a), (verb.b, c.b)) if kind == CARD]
        named = dict.fromkeys(str(self.s.t.defs[card].id) for card in (*about, *by))
        return Refusal(check.rule, Bilingual(*texts), tuple(named), depth)

    def _blockers(self, by: list[int], about: tuple[int, int], verb: Verb, lang: str) -> str:
        """The cards that stand in the way, as a subject: karta Zetta, vlastní text karty; Zetta, its own text."""
        own = {value for kind, value in zip((verb.a, verb.b), about, strict=True) if kind == CARD}
        if by and set(by) <= own:
            return "vlastní text karty" if lang == "cs" else "its own text"
        names = list(dict.fromkeys(str(self.s.t.defs[card].name[lang]) for card in by))
        noun = ("karta " if len(names) == 1 else "karty ") if lang == "cs" else ""
        return noun + ", ".join(names)

    def _fill(self, template: str, lang: str, values: dict[str, Any]) -> str:
        said = {name: value[lang] if isinstance(value, Bilingual) else value for name, value in values.items()}
        return Words(lang).fill(template, said, self.game.lines.nouns)

    def _argument(self, verb: Verb | None, kind: str, value: int, lang: str) -> str:
        return self.game.argument_text(self.s, verb, kind, value, lang)


def _ending(lang: str, kind: str, name: str, where: Bilingual | None) -> str:
    if kind != CARD:
        return f"; {name} nepřipadá v úvahu." if lang == "cs" else f"; {name} does not come into question."
    if where is None:
        return f"; kartu {name} tam nevidíš." if lang == "cs" else f"; {name} is not in sight there."
    return f"; karta {name} je {where.cs}." if lang == "cs" else f"; {name} is {where.en}."
