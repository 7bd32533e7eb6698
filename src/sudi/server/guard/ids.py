"""Names of tables and seeds of matches: nobody can guess them, for they are drawn by the system's own chance.

Only a server on one's own machine may be told to draw the seeds from a number (`--chance`), for tests and teaching.
"""

from __future__ import annotations

import secrets
from random import Random, SystemRandom

from sudi.kernel.chance import KEY_BITS, Seed


def new_id() -> str:
    """A table's name in its link; whoever does not know the link of a table that is not public cannot guess it."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def may_be_id(text: str) -> bool:
    """Can this be the name of a table? What cannot is not even looked up."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def chance_of(number: int | None) -> Random:
    """The system's own chance, or the one that follows from a number."""
    return SystemRandom() if number is None else Random(number)


def new_seed(chance: Random) -> Seed:
    """A key of 128 bits from the operating system; where the seeds follow from a number, one that anybody can type."""
    return f"{chance.getrandbits(KEY_BITS):032x}" if isinstance(chance, SystemRandom) else chance.getrandbits(48)
