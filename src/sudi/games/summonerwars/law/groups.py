"""Why a card is not among those that a text speaks of: each filter of a group as a check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sudi.kernel.law import Case, Check
from sudi.kernel.wording import ACC, INS, Bilingual, Words

from ..cards.card import CHAMPION, COMMON
from ..language.groups import COMMON_OR_CHAMPION, ENEMY, FRIENDLY, STRUCTURE, UNIT, YOUR_SUMMONER, Group
from ..language.subjects import THIS
from ..rules import board as b
from ..state import NOTHING, controller
from .domains import Arg, name_of

Centre = Callable[[Case], int]  # the card that distances are counted from

_CLASSES: dict[str, tuple[str, Callable[[Case], bool], Bilingual]] = {
    UNIT: ("SUW-136", lambda c: c.s.t.is_unit[c.a], Bilingual("jednotka", "unit")),
    COMMON: ("SUW-114", lambda c: c.s.t.is_common[c.a], Bilingual("běžná jednotka", "common")),
    COMMON_OR_CHAMPION: (
        "SUW-126",
        lambda c: c.s.t.cards[c.a].kind in (COMMON, CHAMPION),
        Bilingual("běžná jednotka ani hrdina", "common or champion"),
    ),
    STRUCTURE: ("SUW-198", lambda c: c.s.t.is_structure[c.a], Bilingual("stavba", "structure")),
}


def nothing(c: Case) -> int:
    return NOTHING


def group_checks(group: Group, it: Arg = nothing) -> tuple[Check, ...]:
    """The filters of a group for the card `c.a` on the battlefield; `it` is the card a text speaks of already."""

    def centre(c: Case) -> int:
        """The card that distances are counted from."""
        if group.of == YOUR_SUMMONER:
            return int(c.s.t.summoner[c.me])
        return c.src if group.of == THIS else it(c)

    checks = [*_kind(group), *_state(group)]
    if group.within:
        checks += _near(group, centre)
    if group.beside is not None:
        checks.append(_beside(group.beside))
    return tuple(checks)


def _kind(group: Group) -> list[Check]:
    checks = []
    if group.what in _CLASSES:
        rule, holds, noun = _CLASSES[group.what]
        checks.append(Check(rule, holds, cs=f"Karta {{a}} není {noun.cs}.", en=f"{{a}} is no {noun.en}."))
    if group.whose == FRIENDLY:
        checks.append(
            Check(
                "SUW-207",
                lambda c: controller(c.s, c.a) == c.me,
                cs="Kartu {a} ovládá soupeř, tady jde o vlastní.",
                en="{a} is under the opponent's control, this is about friendly cards.",
            )
        )
    elif group.whose == ENEMY:
        checks.append(
            Check(
                "SUW-121",
                lambda c: controller(c.s, c.a) != c.me,
                cs="Kartu {a} ovládáš ty, tady jde o cizí.",
                en="You control {a}, this is about enemy cards.",
            )
        )
    word = group.word
    if word is not None:
        checks.append(
            Check(
                "SUW-080",
                lambda c: group.fitting(c.s.t) >> c.a & 1,
                cs=f"Karta {{a}} nepatří mezi {word.adjective(ACC, many=True)} jednotky.",
                en=f"{{a}} has no {word.en} in its name.",
            )
        )
    return checks


def _state(group: Group) -> list[Check]:
    checks = []
    if group.cost is not None:
        checks.append(
            Check(
                "SUW-148",
                lambda c: c.s.t.cost[c.a] == group.cost,
                cs=f"Karta {{a}} nemá náklady {group.cost}, ale {{cost}}.",
                en=f"The cost of {{a}} is not {group.cost} but {{cost}}.",
                values=lambda c: {
                    "cost": c.s.t.cost[c.a] if c.s.t.cost[c.a] >= 0 else Bilingual("žádné", "none at all")
                },
            )
        )
    if group.unboosted:
        checks.append(
            Check(
                "SUW-182",
                lambda c: not c.s.boost[c.a],
                cs="Na kartě {a} leží {n:boost}, tady jde o karty bez posílení.",
                en="{a} has {n:boost} on it, this is about cards without any.",
                values=lambda c: {"n": c.s.boost[c.a]},
            )
        )
    if group.others:
        checks.append(
            Check(
                "SUW-196",
                lambda c: c.a != c.src,
                cs="Karta {a} nemůže zvolit sama sebe.",
                en="{a} cannot choose itself.",
            )
        )
    return checks


def _near(group: Group, centre: Centre) -> list[Check]:
    def values(c: Case) -> dict[str, Any]:
        return {"centre": name_of(c, centre(c)), "far": far(c), "most": group.within}

    def far(c: Case) -> int:
        return b.distance(c.s.at[centre(c)], c.s.at[c.a])

    def in_clear(c: Case) -> bool:
        line = b.straight(c.s.at[centre(c)], c.s.at[c.a])
        return line is not None and all(c.s.board[q] < 0 for q in line)

    there = Check(
        "SUW-206",
        lambda c: centre(c) >= 0 and c.s.at[centre(c)] >= 0,
        cs="Karta, od které se vzdálenost počítá, už na bojišti není.",
        en="The card from which the distance is counted has left the battlefield.",
    )
    checks = [there]
    if not group.itself_too:
        checks.append(
            Check(
                "SUW-092",
                lambda c: c.a != centre(c),
                cs="Karta {a} sama do vzdálenosti od sebe nepatří.",
                en="{a} itself is not within any distance of itself.",
            )
        )
    if group.within == 1:
        checks.append(
            Check(
                "SUW-028",
                lambda c: far(c) <= 1,
                cs="Karta {a} nesousedí s kartou {centre}.",
                en="{a} is not adjacent to {centre}.",
                values=values,
            )
        )
    else:
        checks.append(
            Check(
                "SUW-217",
                lambda c: far(c) <= group.within,
                cs="Karta {a} je od karty {centre} {far:space} daleko, smí být nejvýš {most}.",
                en="{a} is {far:space} away from {centre}, and {most} is the most.",
                values=values,
            )
        )
    if group.clear:
        checks.append(
            Check(
                "SUW-208",
                in_clear,
                cs="Ke kartě {a} nevede od karty {centre} přímá řada volných polí.",
                en="No straight line of clear spaces leads from {centre} to {a}.",
                values=values,
            )
        )
    return checks


def _beside(others: Group) -> Check:
    def touches(c: Case) -> bool:
        return any(b.distance(c.s.at[card], c.s.at[c.a]) == 1 for card in others.find(c.s, c.me, c.src))

    return Check(
        "SUW-028",
        touches,
        cs=f"Karta {{a}} nesousedí s {others.say(Words('cs'), INS)}.",
        en=f"{{a}} is not adjacent to {others.say(Words('en'))}.",
    )
