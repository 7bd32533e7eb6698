"""The browser client's files, read and compressed once, at the start: no request ever names a file on the disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

# The first words of addresses that the client has a page for; it tells people itself when there is none.
KNOWN = frozenset({"", "t", "cards", "decks", "rules", "replay", "account", "learn", "review", "puzzles"})
COMPRESSED = "compressed"  # the mark of a handler whose answers are compressed already
mimetypes.add_type("application/manifest+json", ".webmanifest")
FOLDER = Path(__file__).parent / "pages"
FALLBACK = """<!doctype html>
<html lang="cs">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sudí</title></head>
<body>
<h1>Sudí</h1>
<p>Server běží, ale stránky hry ještě nejsou sestavené. Nainstaluj balíček znovu příkazem
<code>pip install .</code>, ten je sestaví.</p>
<p lang="en">The server runs, but the game's pages have not been built yet. Install the package again with
<code>pip install .</code>, which builds them.</p>
</body>
</html>
"""


@dataclass(frozen=True)
class Page:
    body: bytes
    kind: str
    tag: str
    lasting: bool  # its name changes with its content
    small: bytes | None  # the body as gzip, where that is worth it


class Pages:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.all: dict[str, Page] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if file.is_file():
                name = file.relative_to(folder).as_posix()
                self.all[name] = _page(file.read_bytes(), file.name, name.startswith("assets/"))
        self.built = "index.html" in self.all
        if not self.built:
            self.all["index.html"] = _page(FALLBACK.encode(), "index.html", False)
        self.build = self.all["index.html"].tag.strip('"')  # it names all other files by their content

    def find(self, path: str) -> Page:
        """A file, or the one page that shows everything else."""
        name = path.strip("/")
        if name in self.all:
            return self.all[name]
        if name.split("/")[0] in ("assets", "api", "ws") or "." in name.rsplit("/", 1)[-1]:
            raise NotFoundException(f"no page {name!r}")
        return self.all["index.html"]


def _page(body: bytes, name: str, lasting: bool) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if not kind.startswith("text/") and kind.endswith(("javascript", "json")):  # Litestar does so for texts
        kind += "; charset=utf-8"
    small = gzip.compress(body, 9, mtime=0)
    worth = len(small) < 0.9 * len(body)
    return Page(body, kind, hashlib.sha256(body).hexdigest()[:16], lasting, small if worth else None)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    found: Page = request.app.state.pages.find(path)
    small = found.small if "gzip" in request.headers.get("accept-encoding", "") else None
    tag = f'"{found.tag}"' if small is None else f'"{found.tag}-gzip"'  # each encoding is another body
    caching = "public, max-age=31536000, immutable" if found.lasting else "no-cache"
    headers = {"etag": tag, "cache-control": caching, "vary": "accept-encoding"}
    unknown = found is request.app.state.pages.all["index.html"] and path.strip("/").split("/")[0] not in KNOWN
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if not unknown and tag in known:  # a proxy that compresses makes the tag a weak one
        return Response(b"", status_code=304, headers=headers)
    if small is not None:
        headers["content-encoding"] = "gzip"
    body = found.body if small is None else small
    return Response(body, media_type=found.kind, headers=headers, status_code=404 if unknown else 200)
