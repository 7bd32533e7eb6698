"""Texts that people type: plain, short, on one line, with nothing in them that a terminal or a browser would obey."""

from __future__ import annotations

import unicodedata

# Joiners are needed by some scripts and by emoji; every other invisible or control character goes.
_JOINERS = "\u200c\u200d"
SPARE = 8  # so many characters may be typed for one that is kept


def plain(text: str, longest: int) -> str:
    """The text without control characters and overrides of direction, white space joined, cut to length.

    What is much too long is cut before it is looked at: ordering thousands of marks on one letter takes minutes.
    """
    kept = [
        c if unicodedata.category(c)[0] != "C" or c in _JOINERS else " "
        for c in unicodedata.normalize("NFC", text[: SPARE * longest])
        if c in "\t\n\r" or c in _JOINERS or unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn")
    ]
    return " ".join("".join(kept).split())[:longest].strip()
