"""Which names the server answers to.

A page of a stranger's own name can be pointed at this address afterwards and would then be the same site as ours. An
address in digits, `localhost` and this machine's own name cannot be pointed elsewhere by a stranger, so a server at
home needs no list; whoever gives it a name of its own says so with `--allowed-host`.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address

from ..wire.messages import Text


def answers_to(host: str | None, allowed: tuple[str, ...]) -> bool:
    """May somebody call the server by this `Host`? A program that is no browser may leave it out."""
    if not host or "*" in allowed:
        return True
    name = name_of(host)
    return (
        _is_address(name)
        or name == "localhost"
        or name.endswith(".localhost")
        or name in _own_names()
        or any(name == name_of(one) or (one.startswith(".") and name.endswith(one.casefold())) for one in allowed)
    )


def unknown_name(said: Text) -> bytes:
    """For somebody who came with a browser: the pages of the client are not for a stranger's name."""
    return f"""<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sudí</title>
</head>
<body>
<main>
<h1>Sudí</h1>
<p>{said.cs}</p>
<p lang="en">{said.en}</p>
</main>
</body>
</html>
""".encode()


def name_of(host: str) -> str:
    """Without the port, and without the dot that may end a name."""
    if host.startswith("["):
        return host[1:].partition("]")[0] if "]" in host else ""
    return host.partition(":")[0].rstrip(".").casefold()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    own = name_of(socket.gethostname())
    return frozenset({own, f"{own.partition('.')[0]}.local"} if own else ())
