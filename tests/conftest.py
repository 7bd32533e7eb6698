"""What all tests share."""

from __future__ import annotations

import os


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: tests of servers and browsers wait for other processes half of the time."""
    return (os.cpu_count() or 1) + 1
