"""Draws the house from the imports: a picture of the whole, and one of each game with its rooms and doors.

    python docs/draw_house.py

writes `docs/house/*.svg`. A room is a package, a door is an import from one room into another; what is imported only
for the type checker is no door. Boxes go down a staircase in a fixed order: a door that leads down is drawn at the
left, one that leads up at the right and in another colour, each with a dot where it turns. A test fails when a picture
is out of date.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "sudi"
PICTURES = ROOT / "docs" / "house"

# The order of the steps; a room that is not listed comes behind the others.
HOUSE = ("cli", "server", "table", "coach", "lab", "research", "bots", "mind", "games", "kernel")
ROOMS = ("game", "mind", "rules", "cards", "law", "language", "words", "state")
SAYS = {
    "cli": "the terminal",
    "server": "HTTP, WebSocket, storage",
    "table": "a running match",
    "coach": "lessons, puzzles, advice, reviews",
    "lab": "simulation, statistics",
    "bots": "players that are programs",
    "games": "one package each",
    "kernel": "knows no game",
    "game": "game, setup: the door",
    "state": "state, tables, modes: the floor",
    "rules": "how play goes",
    "law": "what may be done",
    "language": "what cards can say",
    "cards": "the cards",
    "words": "nouns, verbs, prompts",
    "mind": "what bots know",
}

WIDTH, HEIGHT = 230, 46
STEP_X, STEP_Y = 62, 78
MARGIN = 30
DOWN, UP, INK, FILL = "#3b6ea5", "#b5562c", "#222222", "#f4f1ea"


# ---- reading ----
def sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def module_of(path: Path) -> tuple[str, ...]:
    """A file as the parts of its module's name, without `sudi`."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imported(path: Path) -> Iterator[tuple[str, ...]]:
    """The modules of the house that a file imports, as parts of their names; a name imported from one comes with it."""
    module = module_of(path)
    package = module if path.name == "__init__.py" else module[:-1]
    for node in _running(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
            yield from (name[1:] for name in names if name[0] == "sudi" and len(name) > 1)
        elif isinstance(node, ast.ImportFrom):
            start = tuple(node.module.split(".")) if node.module else ()
            if node.level:
                start = (*package[: len(package) - node.level + 1], *start)
            elif start[:1] == ("sudi",):
                start = start[1:]
            else:
                continue
            yield from ((*start, alias.name) for alias in node.names)


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that runs: what stands under `if TYPE_CHECKING` does not."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        yield node
        yield from _running(node)


# ---- rooms ----
Plan = tuple[dict[str, int], set[tuple[str, str]]]  # how many files each room has, and the doors from room to room


@cache
def whole() -> Plan:
    """The packages of the house."""
    files: dict[str, int] = {}
    doors: set[tuple[str, str]] = set()
    rooms = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    for path in sources(PACKAGE):
        room = module_of(path)[:1]
        if not room or room[0] not in rooms:
            continue  # the public API, which only hands on
        files[room[0]] = files.get(room[0], 0) + 1
        doors.update((room[0], to[0]) for to in imported(path) if to and to[0] in rooms and to[0] != room[0])
    return files, doors


@cache
def of_game(game: str) -> Plan:
    """The rooms of one game; `game.py` and `setup.py` are its door, other files without a room its floor."""
    home = PACKAGE / "games" / game
    rooms = {path.name for path in home.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    loose = {path.stem: path for path in home.glob("*.py") if path.name != "__init__.py"}

    def inside(path: Path) -> Iterator[str]:
        yield from (to[2] for to in imported(path) if len(to) > 2 and to[:2] == ("games", game))

    def room_of(name: str) -> str | None:
        if name in rooms:
            return name
        return None if name not in loose else "game" if name in ("game", "setup") else "state"

    files: dict[str, int] = {}
    doors: set[tuple[str, str]] = set()
    for path in sources(home):
        room = room_of(path.relative_to(home).parts[0].removesuffix(".py"))
        if room is None:
            continue
        files[room] = files.get(room, 0) + 1
        doors.update((room, to) for name in inside(path) if (to := room_of(name)) is not None and to != room)
    return files, doors


# ---- drawing ----
def draw(title: str, order: tuple[str, ...], plan: Plan) -> str:
    """The rooms down a staircase: every door leaves its room at the edge and enters the other at its side."""
    files, doors = plan
    rooms = [room for room in order if room in files] + sorted(files.keys() - set(order))
    at = {room: (MARGIN + n * STEP_X, MARGIN + 34 + n * STEP_Y) for n, room in enumerate(rooms)}
    across = 2 * MARGIN + (len(rooms) - 1) * STEP_X + WIDTH + 40
    down = 2 * MARGIN + 34 + (len(rooms) - 1) * STEP_Y + HEIGHT
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}" viewBox="0 0 {across} {down}" '
        'font-family="sans-serif">',
        f"<title>{title}</title>",
        *(_head(name, colour) for name, colour in (("down", DOWN), ("up", UP))),
        f'<rect width="{across}" height="{down}" fill="white"/>',
        f'<text x="{MARGIN}" y="{MARGIN}" font-size="17" font-weight="bold" fill="{INK}">{title}</text>',
    ]
    for start, end in sorted(doors, key=lambda door: (rooms.index(door[0]), rooms.index(door[1]))):
        lines.append(_door(at[start], at[end]))
    for room in rooms:
        lines += _box(room, files[room], *at[room])
    return "\n".join([*lines, "</svg>", ""])


def _head(name: str, colour: str) -> str:
    return (
        f'<marker id="{name}" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        f'<path d="M0,0 L8,4 L0,8 z" fill="{colour}"/></marker>'
    )


def _door(start: tuple[int, int], end: tuple[int, int]) -> str:
    """Down: out at the bottom left, in at the left side. Up: out at the top right, in at the right side."""
    (x, y), (to_x, to_y) = start, end
    if to_y > y:
        head, colour, turn, out, into = "down", DOWN, (x + 20, to_y + HEIGHT // 2 - 8), y + HEIGHT, to_x
    else:
        head, colour, turn, out, into = "up", UP, (x + WIDTH - 20, to_y + HEIGHT // 2 + 8), y, to_x + WIDTH
    way = f"M{turn[0]},{out} V{turn[1]} H{into}"
    return (
        f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="1.6" marker-end="url(#{head})"/>'
        f'<circle cx="{turn[0]}" cy="{turn[1]}" r="3.5" fill="{colour}"/>'  # lines that only cross have no dot
    )


def _box(room: str, files: int, x: int, y: int) -> list[str]:
    count = f"{files} file{'s' if files != 1 else ''}"
    return [
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="5" fill="{FILL}" stroke="{INK}"/>',
        f'<text x="{x + 10}" y="{y + 19}" font-size="14" font-weight="bold" fill="{INK}">{room}</text>',
        f'<text x="{x + WIDTH - 10}" y="{y + 19}" font-size="12" text-anchor="end" fill="{INK}">{count}</text>',
        f'<text x="{x + 10}" y="{y + 37}" font-size="11" fill="{INK}">{SAYS.get(room, "")}</text>',
    ]


def games() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    found = {"house.svg": draw("The house", HOUSE, whole())}
    for game in games():
        found[f"{game}.svg"] = draw(f"The rooms of {game}", ROOMS, of_game(game))
    return found


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    made = pictures()
    for old in PICTURES.glob("*.svg"):
        if old.name not in made:
            old.unlink()
    for name, svg in made.items():
        (PICTURES / name).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
