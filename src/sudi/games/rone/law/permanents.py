"""When a permanent or a protocol can be exhausted, and when it can be refreshed: one gate for whatever causes it."""

from __future__ import annotations

from sudi.kernel.law import Check

# Using an ability exhausts its card (RON-030), so whoever uses one asks the same.
EXHAUSTIBLE = (
    Check(
        "RON-D33",
        lambda c: c.s.t.has_active[c.a],
        cs="Karta {a} nemá aktivní schopnost, takže ji nelze použít ani unavit.",
        en="{a} has no active ability, so it can be neither used nor exhausted.",
    ),
    Check(
        "RON-031",
        lambda c: not c.s.exhausted >> c.a & 1,
        cs="Karta {a} je unavená; nejdřív se musí obnovit.",
        en="{a} is exhausted; it has to be refreshed first.",
    ),
)
REFRESHABLE = (
    Check(
        "RON-255",
        lambda c: c.a != c.src,
        cs="Karta {a} nemůže obnovit sama sebe.",
        en="{a} cannot refresh itself.",
    ),
    Check(
        "RON-255",
        lambda c: c.s.exhausted >> c.a & 1,
        cs="Karta {a} není unavená; obnovuje se jen unavená karta.",
        en="{a} is not exhausted; only an exhausted card is refreshed.",
    ),
)
