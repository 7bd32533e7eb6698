from __future__ import annotations

from collections.abc import Iterator

import pytest

from . import postgres
from .house import SCREENS, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of one file."""
    one = House(tmp_path_factory.mktemp("house"))
    yield one
    one.stop()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the limits and the seeds it has for the public."""
    one = House(tmp_path_factory.mktemp("strict"), relaxed=False)
    yield one
    one.stop()


@pytest.fixture(autouse=True)
def screens() -> Iterator[None]:
    """No screen stays on after its test."""
    yield
    SCREENS.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL for the tests of one process, or a skip that says what to install."""
    lacking = postgres.missing()
    if lacking is not None:
        pytest.skip(lacking)
    with postgres.running() as address:
        yield address


@pytest.fixture
def postgresql(cluster: str) -> str:
    """The address of an empty database."""
    return postgres.new_database(cluster)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The words that tell `sudi serve` where to keep its tables; none for SQLite in the server's own folder."""
    if request.param == "sqlite":
        return ()
    return ("--database", str(request.getfixturevalue("postgresql")))
