"""Names of tables and seeds of matches: drawn by the system's own chance, so that nobody can guess them."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """A table's name in its link; whoever does not know the link of a table that is not public cannot guess it."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def may_be_id(text: str) -> bool:
    """Can this be the name of a table? What cannot is not even looked up."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def new_seed() -> int:
    return secrets.randbits(48)
