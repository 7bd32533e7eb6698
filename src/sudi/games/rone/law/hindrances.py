"""What the unique abilities of deployed Invasion cards forbid (RON-157)."""

from __future__ import annotations

from sudi.kernel.law import Check, barred

from ..language.hindrances import Hindrance
from ..rules.invasion.stack import hindering


def unhindered(what: Hindrance) -> Check:
    return barred(
        "RON-157",
        lambda c: hindering(c.s, what),
        cs="Brání tomu nasazená {by}, dokud není poražena.",
        en="{by} is deployed and forbids it until it is defeated.",
    )
