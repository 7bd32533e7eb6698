from __future__ import annotations

from collections.abc import Iterator

import pytest

from .house import SCREENS, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of one file."""
    one = House(tmp_path_factory.mktemp("house"))
    yield one
    one.stop()


@pytest.fixture(autouse=True)
def screens() -> Iterator[None]:
    """No screen stays on after its test."""
    yield
    SCREENS.close()
