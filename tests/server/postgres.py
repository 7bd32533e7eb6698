"""A PostgreSQL of the test's own: in a passing folder, on a free port, without its unix socket.

Needs the server's programs (Debian: `apt-get install postgresql`) and the driver (`pip install '.[cluster]'`).
PostgreSQL refuses to run as root; then it runs as the user its package has made, or as nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .house import free_port

USER = "sudi"


def programs() -> Path | None:
    """The folder of initdb and postgres; Debian keeps it off the path."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((one for one in folders if (one / "initdb").exists() and (one / "postgres").exists()), None)


def missing() -> str | None:
    """What a test with PostgreSQL lacks here, in words; None if nothing."""
    if os.name != "posix":
        return "the tests start PostgreSQL only on POSIX systems"
    if programs() is None:
        return "the PostgreSQL server is not installed (Debian: apt-get install postgresql)"
    if find_spec("asyncpg") is None:
        return "the extra 'cluster' is not installed: pip install '.[cluster]'"
    return None


def _as_somebody() -> dict[str, Any]:
    """Arguments of Popen that make a process run without root's rights."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    who = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def running() -> Iterator[str]:
    """The address of an empty database, as `sudi serve --database` takes it."""
    bin, how, port = programs(), _as_somebody(), free_port()
    assert bin is not None
    folder = Path(tempfile.mkdtemp(prefix="sudi-postgres-"))
    data = folder / "data"
    try:
        data.mkdir()
        if how:
            folder.chmod(0o711)
            os.chown(data, how["user"], how["group"])
        made = [str(bin / "initdb"), "-D", str(data), "-U", USER, "--auth=trust", "--encoding=UTF8", "--no-sync"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd=data, **how)
        words = ["-D", str(data), "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen([str(bin / "postgres"), *words], stdout=log, stderr=log, cwd=data, **how)
        try:
            _wait(port, process, folder / "log")
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # "fast": everybody is disconnected
            process.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str) -> str:
    """One more empty database beside this one; its address."""
    import asyncpg  # type: ignore[import-untyped]

    name = f"d{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()

    asyncio.run(create())
    return address.rpartition("/")[0] + f"/{name}"


def _wait(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    late = time.monotonic() + 180
    while time.monotonic() < late and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError("PostgreSQL did not start:\n" + log.read_text(errors="replace"))
