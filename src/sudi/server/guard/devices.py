"""What a browser is called in the list of somebody's sessions: enough to know it again, and nothing more is kept."""

from __future__ import annotations

# The first that stands in what a browser says of itself; most say that they are several, the true one first here.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Windows": "Windows",
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(agent: str | None) -> str:
    """Browser and system; nothing of a program that says neither."""
    found = (next((name for mark, name in marks.items() if mark in (agent or "")), "") for marks in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)
