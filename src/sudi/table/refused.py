"""What a table does not allow, with a code for programs and a sentence for people."""

from __future__ import annotations

import re

from sudi.kernel.decision import MASK
from sudi.kernel.errors import SudiError
from sudi.kernel.wording import Bilingual


class Refused(SudiError):
    """A wish that the table refuses; nothing has changed."""

    def __init__(self, code: str, cs: str, en: str, rule: str | None = None) -> None:
        super().__init__(en)
        self.code, self.text, self.rule = code, Bilingual(cs, en), rule


def readable(name: str) -> str:
    """The name of an option or of a number as typed, if it can be one: its numbers are those an option can hold."""
    odd = any(c.isnumeric() and not c.isascii() for c in name)
    if odd or any(int(number) > MASK for number in re.findall(r"(?<!\S)\d+", name)):
        raise Refused("unknown", "Takové jméno tu nic nemá; zkontroluj ho.", "Nothing is called that; check the name.")
    return name


def stale() -> Refused:
    return Refused(
        "stale",
        "Mezitím se u stolu něco stalo; podívej se a vyber znovu.",
        "Something has happened at the table meanwhile; look and choose again.",
    )


def not_yours() -> Refused:
    return Refused(
        "not_yours",
        "Teď rozhoduje někdo jiný; počkej, až přijdeš na řadu.",
        "Somebody else is asked; wait for your turn.",
    )


def over() -> Refused:
    return Refused(
        "over", "Partie už skončila; můžeš si říct o odvetu.", "The match is over; you can ask for a rematch."
    )


def standing_in() -> Refused:
    return Refused(
        "stand_in",
        "Hraje za tebe bot; nejdřív si vezmi své místo zpět.",
        "A bot plays for you; take your seat back first.",
    )


def waiting() -> Refused:
    return Refused(
        "waiting",
        "Partie ještě nezačala; čeká se na volná místa.",
        "The match has not begun; free seats have to be taken first.",
    )
