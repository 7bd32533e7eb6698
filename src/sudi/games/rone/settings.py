"""The values of the set-up."""

from __future__ import annotations

from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.setting import AT_RANDOM, NO_YES, Mode, Setting, Value, by_name
from sudi.kernel.wording import Bilingual

from .cards.leaders import LEADERS
from .cards.own_scenario import EXAMPLE, chosen_scenarios
from .cards.scenarios import SCENARIOS
from .modes import CAMPAIGN, DIFFICULTIES, EXTENDED

_ROWS = (
    Bilingual("bez podpory Invaze", "no support for the Invasion"),
    Bilingual("lehká", "easy"),
    Bilingual("střední", "normal"),
    Bilingual("těžká", "hard"),
)

SETTINGS = by_name(
    Setting(
        "leaders",
        "choose",
        Bilingual("Jak se rozdělí vůdci", "How leaders are assigned"),
        (Value("choose", Bilingual("každý si vybere", "everybody chooses")), AT_RANDOM),
        each={leader.id: leader.name for leader in LEADERS},
    ),
    Setting(
        "difficulty",
        "easy",
        Bilingual("Obtížnost kampaně", "Difficulty of the campaign"),
        tuple(Value(level, text) for level, text in zip(DIFFICULTIES, _ROWS, strict=True)),
        modes=(CAMPAIGN.name,),
    ),
    Setting(
        "equal_odds",
        False,
        Bilingual("Stejné možnosti pro každý počet hráčů", "Equal odds for every number of players"),
        NO_YES,
        modes=(CAMPAIGN.name,),
    ),
    Setting(
        "scenarios",
        "campaign",
        Bilingual("Scénáře", "Scenarios"),
        (
            Value("campaign", Bilingual("celá kampaň", "the whole campaign")),
            *(Value(one.id, one.name) for one in (*SCENARIOS, *chosen_scenarios(EXAMPLE))),
        ),
        own=Bilingual("vlastní scénář (text YAML)", "a scenario of your own (YAML text)"),
        modes=(CAMPAIGN.name,),
    ),
    Setting(
        "wins",
        2,
        Bilingual("Kolik vyhraných zápasů stačí", "How many won matches it takes"),
        span=(2, 9),
        modes=(EXTENDED.name,),
    ),
    Setting("armor", 16, Bilingual("Brnění hráčů na začátku", "Armour of the players at the start"), span=(16, 18)),
    Setting("life", 14, Bilingual("Životy hráčů na začátku", "Life of the players at the start"), span=(14, 18)),
)


def check_homes(mode: Mode, setup: dict[str, Any]) -> None:
    """Refuse values of another mode."""
    for name, setting in SETTINGS.items():
        if not setting.has(mode.name) and setup[name] != setting.default:
            raise BadSetup(
                f"The set-up value {name!r} belongs to the mode {setting.modes[0]!r}; leave it out or play that mode."
            )
