"""The Outpost: who may go there and back, with whom one may stand there, who has to man it (DTR-186 to DTR-204)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check

from ..language.counting import marked
from ..language.marks import IMPRISONED, MAY_TRANSFER, SILENCED
from ..language.select import traits_of
from ..state import OUTPOST, DoomState, attachments, warriors
from ..words import traits as tr


def price(s: DoomState, warrior: int) -> int:
    """DTR-193: two actions with a vehicle."""
    return 2 if vehicle_of(s, warrior) >= 0 or s.t.traits[warrior] & tr.VEHICLE else 1


def vehicle_of(s: DoomState, warrior: int) -> int:
    for card in attachments(s, warrior):
        if s.t.cards[card].vehicle:
            return card
    return -1


def may_transfer(s: DoomState, me: int, warrior: int) -> bool:
    """The short way to `TRANSFERRING`, with the freedom to act; the actions it takes are the caller's business."""
    traits = traits_of(s, warrior)
    if s.phase or traits & tr.BEAST or s.transferred >> warrior & 1:
        return False
    if traits & tr.TRIBAL and not marked(s, MAY_TRANSFER, warrior):
        return False
    if not free_to_go(s, me, warrior):
        return False
    return s.at[warrior] == OUTPOST or (s.opened and suits_outpost(s, me, traits))


def free_to_go(s: DoomState, me: int, warrior: int) -> bool:
    """The short way to `LEAVING`, with the freedom to act: of every way to go to the Outpost and back."""
    if s.transferred >> warrior & 1 or marked(s, IMPRISONED, warrior) or marked(s, SILENCED, warrior):
        return False
    return s.at[warrior] != OUTPOST or not (mounted(s, warrior) or last_one(s, me, warrior))


def mounted(s: DoomState, warrior: int) -> bool:
    return any(s.t.traits[c] & tr.BEAST for c in attachments(s, warrior))


def last_one(s: DoomState, me: int, warrior: int) -> bool:
    """DTR-190: would nobody be left on the Outpost, although others are there? An illegal mix may break up."""
    mates = [w for w in s.outpost[me] if w != warrior and not s.away >> w & 1]
    others = any(s.at[w] == OUTPOST for w in warriors(s) if s.side[w] != me)
    return not mates and others and not mixed_outpost(s, me)


def suits_outpost(s: DoomState, me: int, traits: int) -> bool:
    """DTR-200, DTR-201, DTR-204: no pure Doomtrooper beside a pure Dark Legion warrior; the Tribal are neither."""
    side = traits & tr.SIDES
    if side not in (tr.DOOMTROOPER, tr.LEGION):
        return True
    foreign = tr.LEGION if side == tr.DOOMTROOPER else tr.DOOMTROOPER
    return all(traits_of(s, w) & tr.SIDES != foreign for w in s.outpost[me] if not s.away >> w & 1)


def fits_outpost(s: DoomState, me: int, card: int) -> bool:
    """DTR-203: at most two tribes stand together on an Outpost; those in cover will come there as well."""
    mine = s.t.traits[card] & tr.TRIBES
    if not mine:
        return True
    there = {s.t.traits[w] & tr.TRIBES for w in (*s.outpost[me], *s.hidden[me])}
    return len(there - {0} | {mine}) <= 2


# ---- duties ----
def must_man_outpost(s: DoomState, me: int) -> bool:
    """DTR-188: somebody has a warrior on an Outpost and this player has none."""
    if not any(s.outpost) or any(not s.away >> w & 1 for w in s.outpost[me]):
        return False
    return any(not s.away >> w & 1 for seat in range(s.t.seats) for w in s.outpost[seat])


def mixed_outpost(s: DoomState, me: int) -> bool:
    """DTR-200, DTR-202: Doomtroopers and Dark Legion warriors stand together on the Outpost."""
    traits = [traits_of(s, w) for w in s.outpost[me] if not s.away >> w & 1]
    return any(x & tr.SIDES == tr.DOOMTROOPER for x in traits) and any(x & tr.SIDES == tr.LEGION for x in traits)


# ---- the law ----
def _there(c: Case) -> bool:
    return bool(c.s.at[c.a] == OUTPOST)


PEACE = Check(
    "DTR-195",
    lambda c: not c.s.phase,
    cs="V průběhu souboje se netransferuje.",
    en="Nobody transfers during a combat.",
)
ONCE_A_TURN = Check(
    "DTR-199",
    lambda c: not c.s.transferred >> c.a & 1,
    cs="Bojovník {a} už se od tvého posledního dobírání transferoval.",
    en="{a} has transferred since your last draw step already.",
)
UNMOUNTED = Check(
    "DTR-175",
    lambda c: not _there(c) or not mounted(c.s, c.a),
    cs="Bojovník {a} má zvíře, a proto Stanici neopustí.",
    en="{a} has a beast and does not leave the Outpost.",
)
SOMEBODY_STAYS = Check(
    "DTR-190",
    lambda c: not _there(c) or not last_one(c.s, c.me, c.a),
    cs="Bojovník {a} je tvůj poslední na Stanici a někoho tam nechat musíš.",
    en="{a} is your last warrior on the Outpost, and you have to keep somebody there.",
)
LEAVING = (ONCE_A_TURN, UNMOUNTED, SOMEBODY_STAYS)  # of every way to go to the Outpost and back
TRANSFERRING = (
    Check(
        "DTR-179",
        lambda c: not traits_of(c.s, c.a) & tr.BEAST,
        cs="Bojovník {a} je považován za zvíře, a proto se netransferuje.",
        en="{a} is considered a beast and does not transfer.",
    ),
    Check(
        "DTR-198",
        lambda c: not traits_of(c.s, c.a) & tr.TRIBAL or marked(c.s, MAY_TRANSFER, c.a),
        cs="Bojovník {a} je válečník kmenů, a proto se netransferuje.",
        en="{a} is a Tribal warrior and does not transfer.",
    ),
    *LEAVING,
    Check(
        "DTR-191",
        lambda c: _there(c) or c.s.opened,
        cs="Stanici ještě nikdo neotevřel: nejdřív na ni musí být vyložen válečník kmenů.",
        en="Nobody has opened the Outpost yet: a Tribal warrior has to be deployed there first.",
    ),
    Check(
        "DTR-200",
        lambda c: _there(c) or suits_outpost(c.s, c.me, traits_of(c.s, c.a)),
        cs="Doomtrooper a bojovník Černé legie spolu na tvé Stanici být nesmějí, a proto tam bojovník {a} nemůže.",
        en="A Doomtrooper and a Dark Legion warrior may not share your Outpost, so {a} cannot go there.",
    ),
)
