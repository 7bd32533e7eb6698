"""`sudi learn`: the lessons of a game at the terminal."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from rich.progress import Progress

from sudi.coach.lessons import Answer, Lesson, Sitting, Step, lessons_of
from sudi.coach.lessons.examples import FILE, packed
from sudi.coach.lessons.finding import find
from sudi.coach.lessons.reading import lesson_named
from sudi.coach.lessons.sitting import RIGHT
from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, SudiError
from sudi.kernel.wording.plain import plain
from sudi.lab.rulebook import rulebook

from ..czech import in_czech
from ..match.asking import find_option
from ..match.commands import COMMANDS
from ..match.table import Drawing
from ..output import console, grid, print_json
from ..words import Voice


def learn(read: argparse.Namespace, say: Voice) -> int:
    game_by_name(read.game)
    if read.examples is not None:
        return look_for_examples(read, say)
    if read.lesson is not None:
        lesson = lesson_named(read.game, read.lesson)
        if read.json:
            print_json({**lesson.data(), "position": lesson.position})
            return 0
        return Lectern(lesson, say).run()
    path = lessons_of(read.game)
    if read.json:
        print_json({"game": read.game, "lessons": [lesson.data() for lesson in path]})
        return 0
    _list(read.game, path, say)
    return 0


def look_for_examples(read: argparse.Namespace, say: Voice) -> int:
    """Positions that show rules, found by playing; the file is what ships with a game."""
    if not read.out:
        raise BadSetup(f"Say with --out where the examples go: sudi learn {read.game} --examples 50 --out {FILE}")
    stderr = console(stderr=True)
    with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task(say("learn_looking"), total=read.examples)
        found = find(read.game, read.examples, read.seed, lambda played, _: progress.update(task, completed=played))
    out, rules = Path(read.out), len(rulebook(read.game))
    out.write_bytes(packed(found))
    if read.json:
        print_json({"file": out.name, "examples": len(found), "rules": rules, "seed": read.seed})
    else:
        console().print(say("learn_found", file=out.name, n=len(found), rules=rules))
    return 0


def _list(game: str, path: tuple[Lesson, ...], say: Voice) -> None:
    out = console()
    if not path:
        out.print(say("learn_none", game=game))
        return
    table = grid("", say("learn_lesson"), say("learn_about"), say("learn_minutes"), right=(0, 3))
    for lesson in path:
        table.add_row(str(lesson.number), lesson.title[say.lang], lesson.about[say.lang], str(lesson.minutes))
    out.print(say("learn_path", title=game_by_name(game).title[say.lang]), style="bold")
    out.print(table)
    out.print(say("learn_begin", game=game))


class Lectern:
    """One lesson, step by step."""

    def __init__(self, lesson: Lesson, say: Voice) -> None:
        self.lesson, self.say, self.out = lesson, say, console()
        self.sitting = Sitting(lesson)

    def run(self) -> int:
        with suppress(ImportError):
            import readline  # noqa: F401 - importing it is what gives `input` arrows and history
        lesson, say = self.lesson, self.say
        title = say("learn_title", n=lesson.number, title=lesson.title[say.lang])
        self.out.print(title if lesson.number else lesson.title[say.lang], style="bold")
        match = self.sitting.match
        self.out.print(say("learn_who", seat=match.game.seat_label(match.state.t, lesson.seat, say.lang)))
        while (step := self.sitting.step) is not None:
            try:
                if not self._take(step):
                    self.out.print(say("bye"))
                    return 0
            except EOFError:
                self.out.print(say("bye"))
                return 0
        self.out.print(lesson.end[say.lang], style="bold")
        if not lesson.number:
            return 0  # the example of a rule stands on no path
        last = lesson.number == len(lessons_of(lesson.game))
        over = "learn_last" if last else "learn_over"
        self.out.print(say(over, n=lesson.number, game=lesson.game, next=lesson.number + 1), soft_wrap=True)
        return 0

    def _take(self, step: Step) -> bool:
        """Say a step and wait until it is done; no if the learner has had enough."""
        say = self.say
        if not step.is_read:
            Drawing(self.sitting.match, self.lesson.seat, say, self.out).draw()
        self.out.print()
        self.out.print(step.say[say.lang], style="bold")
        if step.look:
            self.out.print(say("learn_look", what=", ".join(self._names(step))), style="dim")
        at = self.sitting.at
        while self.sitting.at == at:
            if not step.is_read:
                self._offer()
            typed = input(f"{say('learn_next' if step.is_read else 'choose')}> ").strip()
            command = COMMANDS.get(plain(typed))
            if command == "quit":
                return False
            if step.is_read:
                self.sitting.go_on()
            elif command == "hint":
                self.out.print(self._told(step))
            elif typed:
                self._answer(typed)
        return True

    def _names(self, step: Step) -> list[str]:
        cards = self.sitting.match.cards
        return [cards[name].name[self.say.lang] if name in cards else name for name in step.look]

    def _offer(self) -> None:
        decision = self.sitting.match.decision
        for option in decision.options if decision is not None else ():
            self.out.print(f" {option.index + 1}  {option.text(self.say.lang)}  [{option.name}]")

    def _told(self, step: Step) -> str:
        """What the step wants, for whoever does not see it."""
        if step.tries:
            return self.say("learn_try", what=step.tries)
        return self.say("learn_do", what=", ".join(step.do or step.solution))

    def _answer(self, typed: str) -> None:
        try:
            answer = self.sitting.choose(self._meant(typed))
        except SudiError as error:
            sentence = str(error)
            self.out.print(in_czech(sentence) if self.say.lang == "cs" else sentence)
            return
        self._tell(answer)

    def _meant(self, typed: str) -> str:
        """The name of what was typed, offered or not: the same "no" means the same thing."""
        match, step = self.sitting.match, self.sitting.step
        assert match.decision is not None
        assert step is not None
        if step.tries and not match.find(typed):
            wanted, refused = (match.why_not(name, self.lesson.seat) for name in (step.tries, typed))
            if refused is not None and refused == wanted:
                return step.tries
        return find_option(match, match.decision, typed, self.say).name

    def _tell(self, answer: Answer) -> None:
        if answer.text is not None:
            rule = f" [{answer.rule}]" if answer.rule else ""
            self.out.print(answer.text[self.say.lang] + rule)
        if answer.kind == RIGHT:
            self.out.print(self.say("learn_right"), style="green")
        elif answer.text is not None:
            self.out.print(self.say("learn_show_me"), style="dim")
