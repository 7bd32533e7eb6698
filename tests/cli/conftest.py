"""The terminal as a fixture."""

from __future__ import annotations

import pytest

from .terminal import Terminal


@pytest.fixture
def sudi_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)
