"""Names that look alike are one name; those that only sound alike are not."""

from __future__ import annotations

import contextlib
import unicodedata
from typing import Any

import pytest

from sudi.server.guard.names import is_nobodys, login_of, looks_of, typed_name
from sudi.server.guard.plain import plain
from sudi.table import Refused

CZECH = [
    "Řehoř Žluťoučký", "Jiří Ďáblík", "Šárka Křížová", "Ťapka", "Ňouma", "Úlet Ů.", "Ó, Äda", "Ľubomír", "Václav 2.",
]  # fmt: skip


@pytest.mark.parametrize("name", [*CZECH, "Łukasz", "Zoë", "Ingrīda", "Дмитрий", "Ελένη", "田中さん X", "김 Min", "Ж"])
def test_real_names_are_taken_as_they_are(name: str) -> None:
    assert typed_name(name, 24) == name


def test_diacritics_count() -> None:
    names = ["Novak", "Novák", "Nóvak", "Čech", "Cech", "Rada", "Řada", "Ráďa", "Zuzka", "Žužka", *CZECH]
    alike = [(one, other) for one in names for other in names if one < other and looks_of(one) & looks_of(other)]
    assert alike == []


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Anna", "anna"),
        ("Anna", "АNNА"),  # Cyrillic
        ("Anna", "𝒜𝓃𝓃𝒶"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "An\u200dna"),
        ("Oto", "ΟΤΟ"),  # Greek
        ("Oto", "0t0"),
        ("Iva", "lva"),
        ("Iva", "1va"),
        ("Iva", "іvа"),
        ("martin", "rnartin"),
        ("Řehoř", "R\u0306eho\u0159"),  # a breve for a caron
        ("Jiří", "Jıří"),  # without a dot
        ("Karel", "Κarel"),
        ("Bob", "Bοb"),
    ],
)
def test_names_that_look_alike(name: str, alike: str) -> None:
    assert looks_of(name) & looks_of(alike)


@pytest.mark.parametrize(
    "name", ["Nоvák", "Karεl", "Аnna", "Bobшek", "Ann\u0301\u0301a", "Zal" + "\u0316\u0317\u0318\u0319\u031c"]
)
def test_mixed_alphabets_and_piles_of_marks_are_refused(name: str) -> None:
    with pytest.raises(Refused) as no:
        typed_name(name, 24)
    assert no.value.code == "name"


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800\u115f", "\u200d", "\ufe0f", "\u202e"])
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(Refused) as no:
        typed_name(name, 24)
    assert no.value.code == "name"


def test_invisible_letters_are_left_out() -> None:
    assert typed_name("An\u034fna\u3164", 24) == "Anna"
    assert typed_name("An\ufffcna\U0001d159", 24) == "Anna"
    assert login_of("AN\u200cNA  Nová") == "anna nová"


def test_marks_without_end_are_not_put_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ordering the marks of 64 kB on one letter holds everybody up for seconds: they are cut off before."""
    seen: list[int] = []
    normalize = unicodedata.normalize

    def watched(form: Any, text: str) -> str:
        seen.append(len(text))
        return normalize(form, text[:1000])

    monkeypatch.setattr(unicodedata, "normalize", watched)
    for read in (plain, typed_name):
        with contextlib.suppress(Refused):
            read("a" + "\u0301\u0316" * 16_000, 24)
    assert seen
    assert max(seen) < 1000


def test_names_that_belong_to_nobody() -> None:
    assert is_nobodys("ČLOVĚK")
    assert is_nobodys("реrson")
    assert not is_nobodys("Clovek")
    for name in ("Smazaný hráč", "Deleted pIayer"):
        with pytest.raises(Refused) as no:
            typed_name(name, 24)
        assert no.value.code == "taken"
