"""From results to reports: which tables and plots each command shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sudi.games import game as game_by_name

from ..advice.advising import Advice
from ..cards.worth import HELD, Cards
from ..compare.comparing import Comparison
from ..effects import Effect
from ..health.measuring import SHARES, Cell, Health
from ..restrict.restricting import Restriction
from ..tune.tuning import Tuning
from ..work.following import DRAWN, PLAYED
from . import plots
from .page import Report, Table
from .words import say as word


@dataclass(frozen=True)
class Maker:
    """Makes reports in one language; plots only where they are wanted."""

    lang: str
    command: str
    drawn: bool = True

    def say(self, key: str, **values: object) -> str:
        return word(key, self.lang, **values)

    def _report(self, key: str, found: Any, tables: list[Table], made: list[tuple[str, Callable[[], str]]]) -> Report:
        data = found.data()
        title = f"{self.say(key)}: {game_by_name(data['game']).title[self.lang]}"
        told = []
        if "deals" in data:
            told.append(self.say("measured", deals=data["deals"], seed=data["seed"], pilot=data["pilot"]))
        told.append(self.say("false"))
        drawn = [(title, draw()) for title, draw in made] if self.drawn else []
        return Report(title, self.command, told, tables, drawn, {"command": self.command, **data}, self.lang)

    def _cells(self, one: Effect, unit: str = "%") -> tuple[str, str, str]:
        if unit == "%":
            return f"{one.mean:.1%}", f"{one.low:.1%} – {one.high:.1%}", f"{one.q:.3f}"
        if unit == "points":
            return f"{100 * one.mean:+.1f}", f"{100 * one.low:+.1f} – {100 * one.high:+.1f}", f"{one.q:.3f}"
        return f"{one.mean:.3g}", f"{one.low:.3g} – {one.high:.3g}", f"{one.q:.3f}"

    def _effects(self, title: str, head: str, effects: dict[str, Effect], unit: str = "%") -> Table:
        mean = self.say("points") if unit == "points" else self.say("share") if unit == "%" else self.say("mean")
        table = Table(title, [head, mean, self.say("interval"), self.say("q"), self.say("real")])
        for name, one in effects.items():
            table.add(name, *self._cells(one, unit), self.say("yes" if one.real else "no"), real=one.real)
        return table

    def _changes(self, changes: list[dict[str, Any]]) -> list[Table]:
        if not changes:
            return []
        table = Table(self.say("changes"), [self.say("where"), self.say("before"), self.say("after")])
        for one in changes:
            table.add(one["where"], str(one["before"]), str(one["after"]))
        return [table]

    # ---- one for each command ----
    def health(self, found: Health) -> Report:
        tables, made = self._changes(found.changes), []
        modes = game_by_name(found.game).modes
        for cell in found.cells:
            title = f"{modes[cell.mode].title[self.lang]}, {self.say('players', n=cell.players)}"
            tables.append(self._cell(found, cell, title))
            if cell.moved:
                moved = Table(
                    f"{self.say('moved')}: {title}", [self.say("what"), self.say("mean"), self.say("interval")]
                )
                for name, one in cell.moved.items():
                    mean, interval, _ = self._cells(one, "points" if name in SHARES else "")
                    moved.add(self.say(name), mean, interval, real=one.real)
                tables.append(moved)
            turns = Table(
                f"{self.say('by_turn')}: {title}", [self.say(k) for k in ("turn", "matches", "decisions", "options")]
            )
            for turn, n, decisions, options in cell.by_turn[:40]:
                turns.add(str(turn), str(n), f"{decisions:.1f}", f"{options:.1f}")
            tables.append(turns)
            made += self._cell_plots(cell, title)
        return self._report("health", found, tables, made)

    def _cell(self, found: Health, cell: Cell, title: str) -> Table:
        table = Table(title, [self.say("what"), self.say("mean"), self.say("interval")])
        for name, one in cell.means.items():
            table.add(self.say(name), *self._cells(one, "%" if name in (*SHARES, "forced", "decided") else "")[:2])
        if cell.skill is not None and cell.luck is not None:
            skill = self.say("skill", strong=found.strong, weak=found.weak)
            table.add(skill, *self._cells(cell.skill)[:2])
            table.add(self.say("elo"), f"{cell.skill_elo:+.0f}", "")
            table.add(self.say("luck"), *self._cells(cell.luck)[:2])
            table.add(self.say("decides"), f"{cell.deal_decides:.2f}", "")
        return table

    def _cell_plots(self, cell: Cell, title: str) -> list[tuple[str, Callable[[], str]]]:
        decisions = [(float(turn), d) for turn, _, d, _ in cell.by_turn]
        options = [(float(turn), o) for turn, _, _, o in cell.by_turn]
        series = {self.say("decisions"): decisions, self.say("options"): options}
        made: list[tuple[str, Callable[[], str]]] = [
            (f"{self.say('histogram')}: {title}", lambda: plots.histogram(cell.histogram, self.say("rounds"))),
            (f"{self.say('by_turn')}: {title}", lambda: plots.lines(series, self.say("turn"))),
        ]
        if cell.curve:
            made.append((f"{self.say('curve')}: {title}", lambda: plots.curve(cell.curve, self.say("part"))))
        return made

    def compare(self, found: Comparison) -> Report:
        tables = self._changes(found.changes)
        tables.append(self._effects(self.say("field"), found.kind, found.field))
        if found.first is not None:
            tables.append(self._effects(self.say("began"), self.say("what"), {self.say("began"): found.first}))
        if found.changed is not None:
            tables.append(self._effects(self.say("changed_game"), found.kind, found.changed.field))
            tables.append(self._effects(self.say("moved"), found.kind, found.moved, "points"))
            if found.changed.first is not None and found.moved_first is not None:
                began = self.say("began")
                tables.append(self._effects(self.say("changed_game"), began, {began: found.changed.first}))
                tables.append(self._effects(self.say("moved"), began, {began: found.moved_first}, "points"))
        if found.pairs:
            tables.append(
                self._effects(
                    self.say("pairs"), self.say("pair"), {f"{a} – {b}": e for (a, b), e in found.pairs.items()}
                )
            )
        made: list[tuple[str, Callable[[], str]]] = [
            (self.say("field"), lambda: plots.forest(found.field, f"{self.say('share')} (%)", 0.5))
        ]
        if found.pairs:
            made.append((self.say("matrix"), lambda: plots.matrix([*found.names], found.pairs, self.say("matrix"))))
        if found.moved:
            made.append((self.say("moved"), lambda: plots.forest(found.moved, self.say("points"))))
        return self._report("compare", found, tables, made)

    def cards(self, found: Cards) -> Report:
        heads = [
            "card",
            "in_deck",
            "how",
            "points",
            "interval",
            "q",
            "real",
            "worth_drawn",
            "worth_played",
            "worth_held",
        ]
        table = Table(self.say("cards"), [self.say(head) for head in heads])
        for one in found.cards:
            raw = [
                f"{one.splits[k].share:.0%} ({one.splits[k].played})" if k in one.splits else ""
                for k in (DRAWN, PLAYED, HELD)
            ]
            cells = self._cells(one.worth, "points")
            real = self.say("yes" if one.worth.real else "no")
            table.add(one.card, one.deck, one.how, *cells, real, *raw, real=one.worth.real)
        tables = [*self._changes(found.changes), table]
        effects = {f"{one.card} ({one.deck})" if one.deck else one.card: one.worth for one in found.cards}
        made: list[tuple[str, Callable[[], str]]] = [
            (self.say("cards"), lambda: plots.forest(effects, self.say("worth")))
        ]
        points = {
            one.card: (one.splits[PLAYED].played / max(1, one.splits[DRAWN].played), one.worth)
            for one in found.cards
            if DRAWN in one.splits and PLAYED in one.splits
        }
        if points:
            made.append(
                (self.say("scatter"), lambda: plots.scatter(points, self.say("played_share"), self.say("worth")))
            )
        if found.pairs:
            pairs = {f"{a} + {b}": one for (a, b), one in found.pairs.items()}
            tables.append(
                self._effects(f"{self.say('pairs')}: {self.say('synergy')}", self.say("pair"), pairs, "points")
            )
        report = self._report("cards", found, tables, made)
        report.told.append(self.say("raw"))
        return report

    def restrict(self, found: Restriction) -> Report:
        tables = [*self._changes(found.changes), self._effects(self.say("left"), self.say("limit"), found.left)]
        tables.append(self._effects(self.say("lost"), self.say("limit"), found.lost, "points"))
        made: list[tuple[str, Callable[[], str]]] = [
            (self.say("lost"), lambda: plots.forest(found.lost, self.say("points")))
        ]
        return self._report("restrict", found, tables, made)

    def tune(self, found: Tuning) -> Report:
        names = [one.path for one in found.aims.parameters]
        table = Table(self.say("path"), [self.say("try"), *names, *found.path[0].shares, self.say("distance")])
        for n, one in enumerate(found.path, 1):
            values = [str(one.values[name]) for name in names]
            shares = [f"{share:.1%}" for share in one.shares.values()]
            table.add(str(n), *values, *shares, f"{one.distance:.2f}", real=one is found.best)
        tables = [table, *self._changes(found.changes)]
        walked = {self.say("distance"): [(float(n), one.distance) for n, one in enumerate(found.path, 1)]}
        made: list[tuple[str, Callable[[], str]]] = [(self.say("path"), lambda: plots.lines(walked, self.say("try")))]
        again = found.confirmed
        if again is not None and again.changed is not None:
            tables.append(self._effects(f"{self.say('confirmed')}: {self.say('before')}", again.kind, again.field))
            tables.append(
                self._effects(f"{self.say('confirmed')}: {self.say('after')}", again.kind, again.changed.field)
            )
            tables.append(self._effects(self.say("moved"), again.kind, again.moved, "points"))
            far = Table(self.say("distance"), [self.say("what"), self.say("before"), self.say("after")])
            far.add(self.say("distance"), f"{found.before:.2f}", f"{found.after:.2f}")
            tables.append(far)
            made.append((self.say("moved"), lambda: plots.forest(again.moved, self.say("points"))))
        report = self._report("tune", found, tables, made)
        if again is None:
            report.told.append(self.say("nothing_better"))
        return report

    def deck(self, found: Advice) -> Report:
        field = {self.say("whole"): found.whole, **found.field}
        table = Table(self.say("exchanges"), [self.say(k) for k in ("out", "into", "points", "interval", "q", "real")])
        for (out, into), one in found.exchanges.items():
            table.add(out, into, *self._cells(one, "points"), self.say("yes" if one.real else "no"), real=one.real)
        tables = [self._effects(self.say("field"), self.say("in_deck"), field), table]
        made: list[tuple[str, Callable[[], str]]] = [
            (self.say("field"), lambda: plots.forest(field, f"{self.say('share')} (%)", 0.5))
        ]
        report = self._report("deck", found, tables, made)
        report.told.append(self.say("tried", n=found.tried))
        return report
