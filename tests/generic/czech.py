"""Czech as a reader hears it: every template of a game, filled in with names of each gender and number.

A name stays in its own form wherever it stands, so a sentence may hold it in two ways only. Either a noun stands before
it and takes the case and the verb (útočí na bojovníka Archanděl, jednotka Mrazoví šamani útočí), or it is a label:
first or behind a colon, a bracket or a dash, and followed by such a mark or by the end.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sudi
from sudi.games import game as game_by_name
from sudi.kernel.decision import CARD, SEAT

SOURCES = Path(sudi.__file__).parent
NAMES = ("Archanděl", "Valkýra", "Dítě Ilian", "Mrazoví šamani")  # masculine, feminine, neuter, plural
PLAYERS = ("Hráč 2", "Jana", "Karel")

# ---- nouns that take a name behind them, beside those that the games declare ----
# Gender, nominatives of both numbers, and the other forms that texts use.
_MORE = """
f karta karty | kartě kartu kartou karet kartám kartách kartami
ma bojovník bojovníci | bojovníka bojovníkovi bojovníkem bojovníků bojovníkům bojovníky bojovnících
n kouzlo kouzla | kouzlu kouzlem
mi úkol úkoly | úkolu úkolem
f zbraň zbraně | zbrani zbraní
ma seržant seržanti | seržanta seržantovi seržantem
f relikvie relikvie | relikvii relikvií
n opevnění opevnění | opevněním
n zvíře zvířata | zvířete zvířeti zvířetem
f zóna zóny | zóně zónu zónou
f KI KI | KI
f moc moci | mocí
f aliance aliance | alianci aliancí
f osobnost osobnosti | osobností
ma žoldnéř žoldnéři | žoldnéře žoldnéřem
mi koráb koráby | korábu korábem
ma kultu kultu | kultu
f událost události | událostí
f schopnost schopnosti | schopností
f stavba stavby | stavbě stavbu stavbou
n pole pole | poli polem
f technologie technologie | technologii technologií
ma vůdce vůdci | vůdcem
mi scénář scénáře | scénáři scénářem
f postava postavy | postavě postavu postavou
ma šampion šampioni | šampiona šampionovi šampionem
ma žoldák žoldáci | žoldáka žoldákovi žoldákem
f frakce frakce | frakci frakcí
ma protivník protivníci | protivníka protivníkovi protivníkem
f akce akce | akci akcí
n jméno jména | jménem
f Invaze Invaze | Invazi
"""


@dataclass(frozen=True)
class Form:
    """A form of a noun that can stand before a name; `subject`: it is one in the nominative."""

    gender: str
    many: bool
    subject: bool


def carriers(game: str) -> dict[str, list[Form]]:
    """Every form of every noun that may stand before a name, by its last word."""
    found: dict[str, list[Form]] = {}
    for word in game_by_name(game).lines.nouns.values():
        for many, forms in enumerate((word.singular, word.plural)):
            for case, form in enumerate(forms):
                found.setdefault(form.split()[-1], []).append(Form(word.gender, bool(many), case == 0))
    for line in _MORE.split("\n")[1:-1]:
        gender, one, several, _, *others = line.split()
        for form, many, subject in ((one, False, True), (several, True, True), *((o, False, False) for o in others)):
            found.setdefault(form, []).append(Form(gender, many, subject))
    return found


# ---- every template ----
@dataclass(frozen=True)
class Template:
    where: str
    text: str
    cards: tuple[str, ...]  # what is filled in with the name of a card
    seats: tuple[str, ...] = ()  # or of a player

    def __str__(self) -> str:
        return f"{self.where}: {self.text}"


_IN_LINES = ("card", "thing", "place")
_IN_REASONS = ("a", "b", "src", "unit", "minion", "attacker", "centre")
_SEATS = ("seat", "other")


def templates(game: str) -> Iterator[Template]:
    """Verbs, prompts, log lines, and whatever else in the sources of a game has a gap for a name."""
    declared: set[str] = set()
    it = game_by_name(game)
    for verb in it.verbs.all:
        kinds = {"a": verb.a, "b": verb.b}
        cards = tuple(name for name, kind in kinds.items() if kind == CARD)
        yield Template(f"verb {verb.name}", verb.text.cs, cards, tuple(n for n, kind in kinds.items() if kind == SEAT))
        declared.add(verb.text.cs)
    for prompt in it.prompts.all:
        for text in filter(None, (prompt.text, prompt.public)):
            yield Template(f"prompt {prompt.name}", text.cs, _IN_LINES)
            declared.add(text.cs)
    for line in it.lines.all:
        for text in filter(None, (line.text, line.secret)):
            yield Template(f"line {line.name}", text.cs, _IN_LINES, _SEATS)
            declared.add(text.cs)
    for path in sorted((SOURCES / "games" / game).rglob("*.py")):
        for number, text in czech_strings(path):
            if text not in declared and re.search(r"\{[a-z]+\}", text):
                where = f"{path.relative_to(SOURCES)}:{number}"
                yield Template(where, text, (*_IN_LINES, *_IN_REASONS), _SEATS)


def czech_strings(path: Path, pieces: bool = False) -> Iterator[tuple[int, str]]:
    """The texts in a source file that are not plainly English.

    `pieces`: those between the gaps of formatted texts as well.
    """
    tree = ast.parse(path.read_text("utf-8"))
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            skipped |= {id(keyword.value) for keyword in node.keywords if keyword.arg == "en"}
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in ("Bilingual", "pick") and len(node.args) == 2:
                skipped.add(id(node.args[1]))
        if isinstance(node, ast.JoinedStr) and not pieces:
            skipped |= {id(value) for value in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            text = node.value
            if not _ENGLISH.search(text) or DIACRITICS.search(text):
                yield node.lineno, text


DIACRITICS = re.compile("[áčďéěíňóřšťúůýž]", re.I)
_ENGLISH = re.compile(
    r"\b(?:the|is|are|of|and|you|to|not|which|whom|with|from|has|have|on|at|no|in|for|it|its"
    r"|Destroy|Return|Move|Sacrifice|Strengthen|Replace|Put|comes)\b",
    re.I,
)


# ---- what is wrong with it ----
_OPENING, _CLOSING = ':(—–„"[;/', '.,:;()!?…—–“"]/N'
_SMALL = ("se", "si", "už", "ještě", "teď", "tu", "tam", "sám", "by", "ji", "ho", "jí", "mu")  # lean on a verb
_PARTICIPLE = re.compile(r"\w{2,}(?:[aeě]n|[aiyu]t)(?P<end>[aoiy]?)$")
_PAST = re.compile(r"\w*[aeiyěíáoun]l(?P<end>[aoiy]?)$")
_NO_PAST = ("nositel", "velitel", "majitel", "spoluhráčů", "bonusu")  # nouns that look like one
_ENDINGS = {("ma", False): "", ("mi", False): "", ("f", False): "a", ("n", False): "o"}
_ENDINGS |= {("ma", True): "i", ("mi", True): "y", ("f", True): "y", ("n", True): "a"}
_IS, _WILL_BE = ("je", "není", "jsou", "nejsou", "byl"), ("bude", "nebude")
_SINGULAR = ("není", "smí", "nesmí", "ví", "neví")  # end like forms that serve both numbers, but do not
_DOERS = ("přijde", "útočí", "ovládá", "řadě")  # behind these stands the player who does it


def flaws(template: Template, forms: dict[str, list[Form]]) -> list[str]:
    """What a reader would stumble over, for each name that a gap can be filled with."""
    found = []
    for place in re.finditer(r"\{([a-z_]+)\}", template.text):
        before, after = (_filled(part) for part in (template.text[: place.start()], template.text[place.end() :]))
        if place[1] in template.cards:
            flaw = _about_card(before.rstrip(), after, forms)
            found += [f"{flaw}: {before}{name}{after}" for name in NAMES] if flaw else []
        elif place[1] in template.seats:
            flaw = _about_player(before.rstrip(), after, forms)
            found += [f"{flaw}: {before}{name}{after}" for name in PLAYERS] if flaw else []
    return found


def _filled(text: str) -> str:
    return re.sub(r"\{[a-z_:]+\}", "N", text)


def _about_card(before: str, after: str, forms: dict[str, list[Form]]) -> str:
    carried, alone = _carried(before, forms)
    if carried:
        subjects = [form for form in carried if form.subject]
        return "no agreement" if alone and subjects and not any(_agrees(after, form) for form in subjects) else ""
    if before.endswith("č.") or _next(after) in forms or _together(before, forms):
        return ""  # a number, the attribute of a noun, or the second of two names
    if before and before[-1] not in _OPENING + ".":
        return f"bare name behind {before.split()[-1]!r}"
    serves_both = _next(after).endswith("í") and _next(after) not in _SINGULAR
    return "" if not after.strip() or after.lstrip()[0] in _CLOSING or serves_both else "bare name before a verb"


def _about_player(before: str, after: str, forms: dict[str, list[Form]]) -> str:
    """A player is one person, of whatever gender, and does what a verb says."""
    last = before.split()[-1].strip("(") if before else ""
    if before and before[-1] not in _OPENING + "." and last not in _DOERS and not _carried(before, forms)[0]:
        return "" if re.search(r"N a$", before) else f"bare name behind {last!r}"
    return "" if _agrees(after, None) else "gender of a player"


def _carried(before: str, forms: dict[str, list[Form]]) -> tuple[list[Form], bool]:
    """The noun right before the name, if one stands there; and whether it begins the sentence."""
    *others, last = before.split() or [""]
    word = last.strip("(„")
    rest = " ".join(others)
    return forms.get(word, forms.get(word.casefold(), [])), not rest or rest[-1] in ".:;"


def _together(before: str, forms: dict[str, list[Form]]) -> bool:
    """The second of two names: bojovníci N a N"""
    found = re.search(r"(\w+) N a$", before)
    return found is not None and (found[1] in forms or found[1].casefold() in forms)


def _next(after: str) -> str:
    return next((word for word in re.findall(r"\w+", after) if word not in _SMALL), "")


def _agrees(after: str, form: Form | None) -> bool:
    """Does the predicate behind the name go with the noun before it? None: with nobody's gender at all."""
    words = [word for word in re.findall(r"\w+", re.split("[.,:;]", after)[0]) if word not in _SMALL]
    if not words or after.lstrip()[:1] in _CLOSING:
        return True
    verb, ending = words[0], None
    if (verb in _IS and len(words) > 1 and words[1] not in _NO_PAST) or (
        verb in _WILL_BE and len(words) > 1 and not words[1].endswith("t")
    ):
        ending = _PARTICIPLE.match(words[1])
    elif verb not in _NO_PAST and verb not in _IS:
        ending = _PAST.match(verb)
    return ending is None or (form is not None and ending["end"] == _ENDINGS[form.gender, form.many])
