"""The sentences of reasons: what a check, a domain, a question or the moment says to somebody who asks why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..decision import CARD, PLACE, SEAT, Verb
from ..law import Case, Check, Choice, Domain, Question
from ..permissions import Refusal
from ..view import REFEREE
from ..wording.text import LANGUAGES, Bilingual, Words
from .wanted import ZONE, Thing, Wanted
from .whereabouts import whereabouts, within

if TYPE_CHECKING:
    from ..game import Game

# How far a refusal got: nobody asks; not now at all; no target of anything; outside what comes into question; its time
# comes later; inside, then by check.
VAGUE, BEFORE, NO_TARGET, OUTSIDE, SECOND, LATER, INSIDE = 0, 5, 7, 10, 15, 20, 30
_NOT_CHOSEN = {
    SEAT: Bilingual("Žádný hráč se teď nevybírá", "No player is being chosen now"),
    PLACE: Bilingual("Žádné místo se teď nevybírá", "No place is being chosen now"),
}
WON_TOGETHER = Bilingual("Partie už skončila: všichni vyhráli.", "The match is over: everybody won.")
LOST_TOGETHER = Bilingual("Partie už skončila: všichni prohráli.", "The match is over: everybody lost.")
BLANKS = {"a": "…", "b": "…"}  # arguments that were not named


class Sentences:
    """What can be said to one viewer in one state."""

    def __init__(self, game: Game, s: Any, viewer: int, rule: str) -> None:
        self.game, self.s, self.viewer = game, s, viewer
        self.rule = rule  # of what is being asked

    # ---- what the law says ----
    def check(self, check: Check, c: Case, one: Wanted, depth: int) -> Refusal:
        """A check fails for this; arguments that were not named, or must not be, are left out."""
        by = list(check.by(c))
        texts = []
        for lang in LANGUAGES:
            values = {
                "a": self._named(one.verb, one.verb.a, one.a, lang) if "{a" in check.text[lang] else "",
                "b": self._named(one.verb, one.verb.b, one.b, lang) if "{b" in check.text[lang] else "",
                "by": self._blockers(by, one, lang),
                "src": self.s.t.defs[c.src].name[lang] if c.src >= 0 else "",
            }
            texts.append(self._fill(check.text[lang], lang, {**values, **(check.values(c) if check.values else {})}))
        named = dict.fromkeys(str(self.s.t.defs[card].id) for card in (*one.cards(), *by))
        return Refusal(check.rule, Bilingual(*texts), tuple(named), depth)

    def outside(self, domain: Domain, verb: Verb, thing: Thing, c: Case, depth: int) -> Refusal:
        """The thing is not among what the domain holds; where it is instead, if it is a card."""
        where = whereabouts(self.game, self.s, thing.value, self.viewer) if thing.kind == CARD else None
        named = [self._argument(verb, thing.kind, thing.value, lang) for lang in LANGUAGES]
        cards = (self.s.t.defs[thing.value].id,) if where is not None else ()
        return Refusal(domain.rule, self._outside(domain, thing.kind, named, where, c), cards, depth)

    def outside_unseen(self, domain: Domain, card: str, c: Case) -> Refusal:
        """The same of a card that cannot be seen: nothing about that card is looked up."""
        name = self.s.t.library.cards[card].name
        return Refusal(
            domain.rule, self._outside(domain, CARD, [name[lang] for lang in LANGUAGES], None, c), (), OUTSIDE
        )

    def _outside(self, domain: Domain, kind: str, named: list[str], where: Bilingual | None, c: Case) -> Bilingual:
        values = domain.values(c) if domain.values is not None else {}
        texts = []
        for lang, name in zip(LANGUAGES, named, strict=True):
            start = self._fill(domain.text[lang], lang, {"a": name, "b": name, **values})
            texts.append(start + _ending(lang, kind, name, where) if name else start + ".")
        return Bilingual(*texts)

    def later(self, question: Question, choice: Choice, one: Wanted, c: Case) -> Refusal:
        """It is a choice of another moment: which one, and what is asked now."""
        assert question.when is not None
        texts = []
        for lang in LANGUAGES:
            now, when = self.now(lang), question.when[lang]
            domain = choice.a if one.a is not None else None
            if domain is None:
                said = self._fill(choice.verb.text[lang], lang, BLANKS)
                only = f"„{said}“ je možné jen {when}" if lang == "cs" else f"“{said}” is possible only {when}"
                texts.append(f"{only}; {now}.")
                continue
            name = self._argument(choice.verb, choice.verb.a, c.a, lang)
            start = self._fill(domain.text[lang], lang, {"a": name, **(domain.values(c) if domain.values else {})})
            texts.append(f"{start}, a to {when}; {now}." if lang == "cs" else f"{start}, {when}; {now}.")
        cards = (self.s.t.defs[one.a].id,) if one.a is not None and choice.verb.a == CARD else ()
        return Refusal(question.rule, Bilingual(*texts), cards, LATER)

    def none_now(self, choice: Choice) -> Refusal:
        """Nothing at all comes into question for a choice now."""
        domain = choice.a or choice.b
        texts = []
        for lang in LANGUAGES:
            said = self._fill(domain.text[lang] if domain is not None else choice.verb.text[lang], lang, BLANKS)
            none = "a teď tu žádná taková možnost není" if lang == "cs" else "and there is none now"
            texts.append(f"{said}, {none}.")
        return Refusal(domain.rule if domain is not None else self.game.turn_rule, Bilingual(*texts), (), OUTSIDE - 1)

    # ---- what the moment says ----
    def over(self) -> Refusal:
        winners, _, rule = self.s.result
        if self.s.t.one_side:
            return Refusal(rule, WON_TOGETHER if winners else LOST_TOGETHER)
        texts = []
        for lang in LANGUAGES:
            names = ", ".join(self.game.seat_label(self.s.t, seat, lang) for seat in winners)
            if lang == "cs":
                texts.append(f"Partie už skončila{f': vítězí {names}' if names else ' remízou'}.")
            else:
                texts.append(f"The match is over{f': won by {names}' if names else ', a draw'}.")
        return Refusal(rule, Bilingual(*texts))

    def somebody_else(self) -> Refusal:
        """Who is asked, in public terms what, and whose turn it is."""
        s, game = self.s, self.game
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

    def closed(self) -> Refusal | None:
        """The match is over, or somebody else is asked."""
        if self.s.result is not None:
            return self.over()
        return None if self.viewer in (self.s.seat, REFEREE) else self.somebody_else()

    def unseen(self, card: str) -> Refusal:
        """A card of which no copy can be seen. Where players bring decks, whether there is one at all is a secret."""
        name = self.s.t.library.cards[card].name
        cs, en = (self.now(lang) for lang in LANGUAGES)
        text = Bilingual(f"Kartu {name.cs} odsud nevidíš; {cs}.", f"{name.en} is not in sight; {en}.")
        return Refusal(self.rule, text, (), VAGUE + 1, vague=True)

    def unconcerned(self, thing: Thing) -> Refusal:
        """The question on the table is about something else."""
        where = whereabouts(self.game, self.s, thing.value, self.viewer) if thing.kind == CARD else None
        if thing.kind == CARD and where is None:
            return self.unseen(self.s.t.defs[thing.value].id)
        if thing.kind == ZONE:
            return self._nothing_inside(thing)
        texts = []
        for lang in LANGUAGES:
            name = self._word(thing.word, lang) or self._argument(None, thing.kind, thing.value, lang)
            now = self.now(lang)
            if thing.kind in _NOT_CHOSEN:
                texts.append(f"{_NOT_CHOSEN[thing.kind][lang]}; {now}.")
            elif where is None:
                texts.append(f"{name}: {now}.")
            else:
                texts.append(f"Karta {name} je {where.cs}; {now}." if lang == "cs" else f"{name} is {where.en}; {now}.")
        cards = (self.s.t.defs[thing.value].id,) if where is not None else ()
        return Refusal(self.rule, Bilingual(*texts), cards, VAGUE + 1)

    def _nothing_inside(self, zone: Thing) -> Refusal:
        where = within(self.game, self.s, zone.word, zone.value, self.viewer)
        cs, en = (self.now(lang) for lang in LANGUAGES)
        text = Bilingual(
            f"Z toho, co je {where.cs}, teď nejde zvolit nic; {cs}.", f"Nothing {where.en} can be chosen now; {en}."
        )
        return Refusal(self.rule, text, (), VAGUE + 1)

    def not_like_this(self) -> Refusal:
        cs, en = (self.now(lang) for lang in LANGUAGES)
        text = Bilingual(
            f"Něco s tím teď udělat jde, jen ne tohle; {cs}.", f"Something can be done with it, but not this; {en}."
        )
        return Refusal(self.rule, text, (), VAGUE + 1, vague=True)

    def nobody_asks(self) -> Refusal:
        cs, en = (self.now(lang) for lang in LANGUAGES)
        text = Bilingual(f"Na to se teď nikdo neptá; {cs}.", f"Nobody asks for that now; {en}.")
        return Refusal(self.rule, text, (), VAGUE, vague=True)

    def now(self, lang: str) -> str:
        """What is being asked, as the end of a sentence."""
        prompt = self.game.prompt_text(self.s)[lang].rstrip(".")
        return f"teď je na řadě otázka: „{prompt}“" if lang == "cs" else f"now the question is: “{prompt}”"

    # ---- words ----
    def _blockers(self, by: list[int], one: Wanted, lang: str) -> str:
        """The cards that stand in the way, as a subject: karta Zetta, vlastní text karty; Zetta, its own text."""
        if by and set(by) <= set(one.cards()):
            return "vlastní text karty" if lang == "cs" else "its own text"
        names = list(dict.fromkeys(str(self.s.t.defs[card].name[lang]) for card in by))
        noun = ("karta " if len(names) == 1 else "karty ") if lang == "cs" else ""
        return noun + ", ".join(names)

    def _fill(self, template: str, lang: str, values: dict[str, Any]) -> str:
        said = {name: value[lang] if isinstance(value, Bilingual) else value for name, value in values.items()}
        return Words(lang).fill(template, said, self.game.lines.nouns)

    def _word(self, id: str, lang: str) -> str:
        """What a word of the verbs is called on the screen."""
        words = (word for verb in self.game.verbs.all for word in verb.words)
        return next((str(word.text[lang]) for word in words if word.id == id), "")

    def _named(self, verb: Verb, kind: str, value: int | None, lang: str) -> str:
        return BLANKS["a"] if value is None else self._argument(verb, kind, value, lang)

    def _argument(self, verb: Verb | None, kind: str, value: int, lang: str) -> str:
        return self.game.argument_text(self.s, verb, kind, value, lang)


def _ending(lang: str, kind: str, name: str, where: Bilingual | None) -> str:
    if kind != CARD:
        return f"; {name} nepřipadá v úvahu." if lang == "cs" else f"; {name} does not come into question."
    if where is None:
        return f"; kartu {name} tam nevidíš." if lang == "cs" else f"; {name} is not in sight there."
    return f"; karta {name} je {where.cs}." if lang == "cs" else f"; {name} is {where.en}."
