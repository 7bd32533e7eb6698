"""What every phase of a turn has in common: letting others act first, and going on."""

from __future__ import annotations

from sudi.kernel.law import Check, stop

from ..rules.together import may_wait
from ..words import vocabulary as v

WAITING = stop(
    v.WAIT,
    Check(
        "RON-D25",
        lambda c: c.s.t.together and may_wait(c.s, c.me),
        cs="Není na koho čekat: nikdo další tuto fázi nehraje.",
        en="There is nobody to wait for: no one else is playing this phase.",
    ),
)
