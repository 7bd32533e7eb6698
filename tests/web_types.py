"""The generator of the browser's types, which is no part of the package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def generator() -> Any:
    spec = importlib.util.spec_from_file_location("generate_types", ROOT / "web" / "generate_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
