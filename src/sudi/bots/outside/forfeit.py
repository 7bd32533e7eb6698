"""A program that did not do its part: it crashed, was late or answered nonsense. One sentence says how."""

from __future__ import annotations

from sudi.kernel.errors import SudiError
from sudi.kernel.wording.text import Bilingual

READY, CHOICE = '{"type":"ready"}', '{"option":...}'  # what it was to say


class Forfeit(SudiError):
    """Ends the match for the seat of this bot, unless another bot takes it over."""

    def __init__(self, name: str, cs: str, en: str) -> None:
        self.name, self.text = name, Bilingual(f"{name} {cs}", f"{name} {en}")
        super().__init__(self.text.en)


def crashed(name: str, code: int | None, last: str) -> Forfeit:
    with_cs, with_en = ("", "") if code is None else (f" (kód {code})", f" (code {code})")
    said = f": {last}" if last else ""
    return Forfeit(name, f"skončil sám{with_cs}{said}.", f"ended by itself{with_en}{said}.")


def late(name: str, seconds: float) -> Forfeit:
    return Forfeit(name, f"neodpověděl do {seconds:g} s.", f"did not answer within {seconds:g} s.")


def too_long(name: str, most: int) -> Forfeit:
    return Forfeit(name, f"napsal řádek delší než {most} bajtů.", f"wrote a line of more than {most} bytes.")


def nonsense(name: str, line: bytes) -> Forfeit:
    said = shown(line)
    return Forfeit(name, f"neodpověděl volbou ({CHOICE}): {said}", f"did not answer by a choice ({CHOICE}): {said}")


def not_ready(name: str, line: bytes) -> Forfeit:
    said = shown(line)
    return Forfeit(name, f"neodpověděl na hello slovem {READY}: {said}", f"did not answer hello by {READY}: {said}")


def not_offered(name: str, option: object) -> Forfeit:
    said = shown(str(option).encode())
    return Forfeit(name, f"zvolil, co se nenabízí: {said}", f"chose what is not offered: {said}")


def shown(line: bytes) -> str:
    """The beginning of what a program wrote, in one line of plain characters."""
    text = line[:80].decode(errors="replace").strip()
    return repr("".join(c if c.isprintable() else "?" for c in text))
