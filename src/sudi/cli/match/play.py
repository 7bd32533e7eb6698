"""Playing at the terminal: people choose by number or by name, bots take the other seats."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import sudi
from sudi.bots import TERMS, Bot, Forfeit, Outside, Rack, Terms, bot, decide
from sudi.bots.levels import NEWCOMERS
from sudi.games import game as game_by_name
from sudi.kernel.chance import GOLDEN, number_of, scramble
from sudi.kernel.ends import ASKED, ENDS, only_ends
from sudi.kernel.errors import BadRecord, BadSetup, SudiError, Unclear
from sudi.kernel.match import Decision, Match
from sudi.kernel.single import ASKED as ASKED_ALONE
from sudi.kernel.single import SINGLE, hides
from sudi.kernel.wording.plain import plain
from sudi.kernel.written.record import read_record

from ..arguments import read_settings, read_terms
from ..czech import in_czech
from ..output import console
from ..words import Voice
from .answers import card_lines, result_lines
from .asking import explain_lines, find_option, why_not_lines
from .commands import COMMANDS, help_lines
from .examples import Examples
from .hints import hint_lines
from .showing import Showing
from .table import Drawing


def play(read: argparse.Namespace, say: Voice) -> int:
    game_by_name(read.game)
    if read.bot is not None and read.hotseat:
        raise BadSetup(say("no_bots_needed"))
    if read.at is not None and not read.load:
        raise BadSetup(say("at_alone"))
    match, terms = _load(read, say) if read.load else _new(read, say), read_terms(read)
    if terms.replace is not None:
        bot(terms.replace)
    return Session(match, None if read.hotseat else _opponent(read, say), say, read.ask_ends, terms).run()


def _new(read: argparse.Namespace, say: Voice) -> Match:
    # Among people at one keyboard it tells as much as at a table that the keyboard is not handed over.
    among_people = {SINGLE: ASKED_ALONE} if read.hotseat else {}
    setup = {ENDS: ASKED, **among_people, **read_settings(read.settings, say)}
    return sudi.new(read.game, read.mode, read.players, read.seed, **setup)


def _load(read: argparse.Namespace, say: Voice) -> Match:
    given = {"--mode": read.mode, "--players": read.players, "--set": read.settings, "--seed": read.seed}
    extra = [name for name, value in given.items() if value not in (None, [])]
    if extra:
        raise BadSetup(say("load_alone", options=", ".join(extra)))
    record = read_record(read_file(read.load, say))
    match = sudi.replay(record)
    if read.at is not None:
        if not 0 <= read.at < len(match):
            raise BadSetup(say("at_range", n=len(match) - 1))
        match = sudi.replay(record, read.at)
    if match.game.name != read.game:
        raise BadSetup(say("load_game", found=match.game.name, file=read.load))
    return match


def read_file(name: str, say: Voice) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError:
        raise BadRecord(say("no_file", file=name)) from None


def _nothing_else(match: Match) -> bool:
    """Can nothing be done now but end the phase?"""
    return match.game.window(match.state) is None and only_ends(match.state, match.game.verbs)


class Leave(Exception):
    """The person has had enough."""


def _opponent(read: argparse.Namespace, say: Voice) -> str:
    """Who plays the other seats."""
    if read.think is None:
        return str(read.bot or NEWCOMERS)
    if read.bot not in (None, "search"):
        raise BadSetup(say("who_thinks"))
    return f"search:{read.think}"


class Session:
    """One evening at the table."""

    def __init__(
        self, match: Match, opponent: str | None, say: Voice, ask_ends: bool = False, terms: Terms = TERMS
    ) -> None:
        self.match, self.say = match, say
        self.ask_ends = ask_ends  # is a person asked before a phase ends because nothing else can be done?
        self.unasked: set[int] = set()  # the choices that were made without asking
        self.opponent, self.rack = opponent, Rack(terms)
        self.bots: list[Bot] = [] if opponent is None else self.rack.seat([opponent] * match.state.t.seats)
        self.out = console()
        self.read_up_to = [0] * match.state.t.seats  # lines of the log that each seat has seen
        self.at_keyboard = -1

    def run(self) -> int:
        with suppress(ImportError):
            import readline  # noqa: F401 - importing it is what gives `input` arrows and history
        game, tables = self.match.game, self.match.state.t
        mode = game.modes[tables.mode].title[self.say.lang]
        self._say(self.say("welcome", title=game.title[self.say.lang], mode=mode))
        with self.rack:
            return self._play()

    def _play(self) -> int:
        try:
            while (decision := self.match.decision) is not None:
                if self._ends_by_itself(self.match):
                    self.unasked.add(len(self.match))
                    self.match.choose(0)
                elif self._is_person(decision.seat):
                    self._turn_of_person(decision)
                else:
                    self._turn_of_bot(decision)
        except (Leave, EOFError):
            self._say(self.say("bye"))
            return 0
        except Forfeit as lost:
            self._say(self.say("bot_lost", said=lost.text[self.say.lang]))
            return 0
        for one in self.bots:
            if isinstance(one, Outside):
                one.over(self.match.view()["result"])
        self._news(max(self.at_keyboard, 0))
        self._say(*result_lines(self.match, self.say))
        if self.match.origin is None:
            self._say(self.say("again", seed=self.match.seed))  # open only now: it would tell every hidden card
        return 0

    def _ends_by_itself(self, match: Match) -> bool:
        """Can nothing be done but end the phase, and does nobody want to be asked about that?"""
        tells = self.opponent is None and hides(match.state)
        return _nothing_else(match) and not ((self.ask_ends or tells) and self._is_person(match.state.seat))

    def _is_person(self, seat: int) -> bool:
        return self.opponent is None or seat == 0

    def _turn_of_bot(self, decision: Decision) -> None:
        match, seat, instead = self.match, decision.seat, self.rack.terms.replace
        # Its own stream for every decision, so that taking a choice back and repeating it changes nothing.
        rng = Random(scramble(number_of(match.seed) * GOLDEN + len(match)))
        try:
            match.choose(decide(self.bots[seat], match.game, match.state, seat, rng))
        except Forfeit as failed:
            if instead is None:
                raise
            self._say(self.say("bot_replaced", said=failed.text[self.say.lang], name=instead))
            self.bots[seat] = bot(instead)

    def _turn_of_person(self, decision: Decision) -> None:
        self._hand_over(decision.seat)
        self._news(decision.seat)
        Drawing(self.match, decision.seat, self.say, self.out).draw()
        self._offer(decision)
        before = self.match
        count = len(before)
        while self.match is before and len(self.match) == count and not self._ends_by_itself(before):
            typed = "".join(c for c in input(f"{self.say('choose')}> ") if c.isprintable()).strip()
            if typed:
                self._obey(decision, typed)

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if self.at_keyboard not in (-1, seat) or (self.at_keyboard == -1 and self.opponent is None):
            self.out.clear()
            input(self.say("hand_over", seat=self.match.game.seat_label(self.match.state.t, seat, self.say.lang)) + " ")
            self.out.clear()
        self.at_keyboard = seat

    def _news(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        lines = self.match.log(seat, self.read_up_to[seat], self.unasked)
        self.read_up_to[seat] += len(lines)
        if lines:
            self.out.rule(self.say("happened"), style="dim")
            self._say(*[line.text(self.say.lang) for line in lines])

    def _offer(self, decision: Decision) -> None:
        self.out.print()
        self.out.print(decision.prompt(self.say.lang), style="bold")
        if _nothing_else(self.match):
            self._say(self.say("only_end"))
        width = len(str(len(decision.options)))
        longest = min(60, max(len(option.text(self.say.lang)) for option in decision.options))
        for option in decision.options:
            text = option.text(self.say.lang)
            self.out.print(f" {option.index + 1:>{width}}  {text:<{longest}}  [{option.name}]")
            price = [said[self.say.lang] for said in (option.cost, option.brings) if said is not None]
            if price:
                self.out.print(f" {'':>{width}}    {': '.join(price)}", style="dim")

    def _say(self, *lines: str) -> None:
        for line in lines:
            self.out.print(line, soft_wrap=not self.out.is_terminal)

    # ---- what is typed ----
    def _obey(self, decision: Decision, typed: str) -> None:
        try:
            command = self._command(typed)
            if command is not None and not self._is_option(decision, typed):
                command[0](command[1])
            else:
                self.match.choose(find_option(self.match, decision, typed, self.say))
        except Unclear as unclear:
            self._say(unclear.text[self.say.lang])
        except SudiError as error:
            sentence = str(error)
            self._say(in_czech(sentence) if self.say.lang == "cs" else sentence)

    @staticmethod
    def _is_option(decision: Decision, typed: str) -> bool:
        """An option that is called exactly like a command is meant itself."""
        return any(plain(typed) in map(plain, (o.name, o.texts.cs, o.texts.en)) for o in decision.options)

    def _command(self, typed: str) -> tuple[Callable[[str], None], str] | None:
        does: dict[str, Callable[[str], None]] = {
            "why": self._why_not,
            "hint": self._hint,
            "explain": self._explain,
            "show": self._show,
            "text": self._text,
            "log": self._log,
            "undo": self._undo,
            "ends": self._switch_ends,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        words = typed.split()
        for length in (3, 2, 1):
            name = COMMANDS.get(plain(" ".join(words[:length])).rstrip(":"))
            if name is not None and len(words) >= length:
                return does[name], " ".join(words[length:])
        return None

    def _why_not(self, typed: str) -> None:
        pile = None if self.match.find(typed) else self._showing().pile_named(typed)
        self._say(*why_not_lines(self.match, f"* {pile}" if pile else typed, self.at_keyboard, self.say))

    def _hint(self, _: str) -> None:
        self._say(*hint_lines(self.match, self.say))

    def _explain(self, typed: str) -> None:
        self._say(*explain_lines(self.match, typed, self.at_keyboard, self.say))

    def _show(self, typed: str) -> None:
        self._showing().show(typed)

    def _showing(self) -> Showing:
        return Showing(Drawing(self.match, self.at_keyboard, self.say, self.out))

    def _text(self, typed: str) -> None:
        if not typed:
            raise BadSetup(self.say("which_card", example=Examples(self.match, self.at_keyboard, self.say).card()))
        self._say(*card_lines(self.match, self.match.card_id(typed), self.say))

    def _log(self, _: str) -> None:
        lines = self.match.log(self.at_keyboard, unasked=self.unasked)
        self._say(*([line.text(self.say.lang) for line in lines] or [self.say("nothing_yet")]))

    def _undo(self, _: str) -> None:
        """Back to the last choice that a person made; bots answer anew from there."""
        own = [n for n, past in enumerate(self.match.past()) if self._is_person(past.seat) and n not in self.unasked]
        record = self.match.record()
        while own and self._ends_by_itself(sudi.replay(record, own[-1])):
            own.pop()  # it would be chosen once more at once
        if not own:
            raise BadSetup(self.say("no_undo"))
        self.match = sudi.replay(record, own[-1])
        self.unasked = {n for n in self.unasked if n < own[-1]}
        for seat in range(len(self.read_up_to)):
            self.read_up_to[seat] = min(self.read_up_to[seat], len(self.match.log(seat)))
        self._say(self.say("undone", n=own[-1] + 1))

    def _switch_ends(self, _: str) -> None:
        """Works at once: a question of which nothing is left but the end goes away by itself."""
        if not self.match.state.t.ask_ends:
            raise BadSetup(self.say("ends_silent"))
        self.ask_ends = not self.ask_ends
        self._say(self.say("ends_asked" if self.ask_ends else "ends_alone"))

    def _save(self, typed: str) -> None:
        if not typed:
            raise BadSetup(self.say("save_where"))
        save(self.match, typed, self.say)
        self._say(self.say("saved", file=typed, game=self.match.game.name))

    def _help(self, _: str) -> None:
        self._say(*help_lines(Examples(self.match, self.at_keyboard, self.say), self.say))

    def _quit(self, _: str) -> None:
        raise Leave


def save(match: Match, name: str, say: Voice) -> None:
    """Write the record whole or not at all, and never over something that is no record."""
    path = Path(name)
    draft = path.with_name(path.name + ".part")
    if path.exists():
        try:
            sudi.replay(path, 0)
        except (SudiError, OSError):
            raise BadSetup(say("save_other", file=name)) from None
    try:
        draft.write_text(match.record().to_json() + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise BadSetup(say("save_failed", file=name)) from None
