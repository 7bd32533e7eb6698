"""Players' own scenarios and Invasion cards as YAML (RON-228, RON-D45): read, checked, playable at once.

Everything is data: the words below become the same orders that the printed cards carry, and no file can run code. A
slip is refused with its line. How to write one stands in docs/writing-a-scenario.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files

import yaml

from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.written.nesting import too_deep
from sudi.kernel.written.parts import Part

from ..language.hindrances import HINDRANCES
from ..language.orders_of_invasion import (
    ActivateProtocols,
    DeployMore,
    DestroyDiscards,
    DestroyThisCard,
    InvasionRecycles,
    InvasionStores,
    LoseScenario,
    LoseTokens,
    RestoreBase,
)
from ..language.orders_to_players import (
    AddResearch,
    BlockDice,
    ExhaustOwn,
    Hit,
    LoseArmour,
    LoseScrews,
    LoseStored,
    MillOwn,
    PlayerGains,
)
from ..rules.board import ARMOUR, LIFE, PARTS, REROLLS
from ..rules.invasion.orders import Order, Orders
from ..state import LAST_ROUND
from ..words.names import KIND_IDS, MELEE, RANGED
from ..words.vocabulary import library
from .invasion_card import Event, InvasionCard, PerHead, Scenario, Values
from .scenarios import SCENARIOS

EXAMPLE = "night_raid"
MOST_TEXT, MOST_CARDS = 60_000, 40


# ---- small parts ----
def values(part: Part | None) -> Values:
    if part is None:
        return Values()
    names = ("ranged", "melee", "armor", "life")
    return Values(**{name: one.number() for name, one in part.mapping(names).items()})


def per_head(part: Part | None) -> PerHead | None:
    if part is None:
        return None
    fields = part.mapping(("fixed", "per_player"))
    return PerHead(*(fields[name].number() if name in fields else 0 for name in ("fixed", "per_player")))


def kinds(part: Part | None) -> tuple[int, ...]:
    return () if part is None else tuple(KIND_IDS.index(one.word(KIND_IDS)) for one in part.items())


# ---- orders ----
Reader = Callable[[dict[str, Part]], Order]


def _n(fields: dict[str, Part]) -> int:
    return fields["n"].number(1) if "n" in fields else 1


def _damage(fields: dict[str, Part]) -> int:
    return MELEE if fields["type"].word(("melee", "ranged")) == "melee" else RANGED


READERS: dict[str, tuple[tuple[str, ...], Reader]] = {
    "hit": (("type", "n"), lambda f: Hit(_damage(f), _n(f))),
    "lose_armor": (("n",), lambda f: LoseArmour(_n(f))),
    "own_dump": (("n",), lambda f: MillOwn(_n(f), to_dump=True)),
    "own_discard": (("n",), lambda f: MillOwn(_n(f), to_dump=False)),
    "lose_stored": (("n",), lambda f: LoseStored(_n(f))),
    "lose_screw": (("n",), lambda f: LoseScrews(_n(f))),
    "exhaust_own": (("n",), lambda f: ExhaustOwn(_n(f))),
    "block_die": (("n",), lambda f: BlockDice(_n(f))),
    "add_research": (("n",), lambda f: AddResearch(_n(f))),
    "gain_armor": (("n",), lambda f: PlayerGains(ARMOUR, _n(f))),
    "gain_life": (("n",), lambda f: PlayerGains(LIFE, _n(f))),
    "gain_parts": (("n",), lambda f: PlayerGains(PARTS, _n(f))),
    "gain_reroll": (("n",), lambda f: PlayerGains(REROLLS, _n(f))),
    "inv_store": (("color", "n"), lambda f: InvasionStores(KIND_IDS.index(f["color"].word(KIND_IDS)), _n(f))),
    "deploy": (("n",), lambda f: DeployMore(_n(f))),
    "inv_recycle": (("n",), lambda f: InvasionRecycles(_n(f))),
    "protocol": (("n",), lambda f: ActivateProtocols(_n(f))),
    "inv_research": (("n",), lambda f: LoseTokens(_n(f))),
    "destroy_this": ((), lambda f: DestroyThisCard()),
    "destroy_discards": (("n",), lambda f: DestroyDiscards(_n(f))),
    "base_restore": ((), lambda f: RestoreBase()),
    "lose_scenario": ((), lambda f: LoseScenario()),
}
OPTIONAL = ("n",)


def order(part: Part) -> Order:
    every = tuple({name for fields, _ in READERS.values() for name in fields})
    op = part.mapping(("op", *every), ("op",))["op"].word(tuple(READERS))
    fields, read = READERS[op]
    return read(part.mapping(("op", *fields), tuple(name for name in fields if name not in OPTIONAL)))


def order_list(part: Part | None) -> Orders | None:
    if part is None:
        return None
    found = tuple(order(one) for one in part.items())
    if not found:
        raise part.wrong("an empty list of orders does nothing; leave the field out.")
    if len({one.to_players for one in found}) > 1:
        raise part.wrong("orders to the players and orders for the Invasion cannot share one list; make two cards.")
    return Orders(found)


# ---- cards and scenarios ----
CARD_FIELDS = (
    *("id", "name", "copies", "starting", "combat", "support", "reward", "training_cost"),
    *("deploy", "trained", "defeated", "hindrance"),
)


def name_of(part: Part, taken: set[str]) -> str:
    id = part.text()
    if not id.isidentifier() or not id.isascii() or id != id.lower():
        raise part.wrong("an id has small letters, digits and underscores, such as night_stalker.")
    if id in library.cards or id in taken:
        raise part.wrong(f"the id {id!r} is taken; choose another.")
    taken.add(id)
    return id


def own_card(part: Part, taken: set[str]) -> InvasionCard:
    fields = part.mapping(CARD_FIELDS, ("id", "name", "combat", "training_cost"))
    combat = values(fields["combat"])
    if combat.life < 1:
        raise fields["combat"].wrong("a card needs at least 1 life, or nobody could defeat it.")
    return InvasionCard(
        id=name_of(fields["id"], taken),
        name=fields["name"].bilingual(),
        box="own",
        copies=fields["copies"].number(1, 4) if "copies" in fields else 1,
        starting="starting" in fields and fields["starting"].word(("true", "false")) == "true",
        combat=combat,
        support=values(fields.get("support")),
        rewards=kinds(fields.get("reward")),
        training_cost=fields["training_cost"].number(1),
        deploy=order_list(fields.get("deploy")),
        when_trained=order_list(fields.get("trained")),
        defeated=order_list(fields.get("defeated")),
        hindrance=HINDRANCES[fields["hindrance"].word(tuple(HINDRANCES))] if "hindrance" in fields else None,
    )


def event(part: Part) -> Event:
    fields = part.mapping(("name", "round", "do"), ("name", "round", "do"))
    orders = order_list(fields["do"])
    assert orders is not None
    return Event(fields["name"].bilingual(), fields["round"].number(1, LAST_ROUND), orders)


SCENARIO_FIELDS = (
    *("id", "name", "protocols", "rounds", "base", "support", "round_start", "round_end", "events", "cards"),
)


def own_scenario(part: Part, taken: set[str]) -> Scenario:
    fields = part.mapping(SCENARIO_FIELDS, ("id", "name"))
    base = fields["base"].mapping(("life", "armor"), ("life",)) if "base" in fields else {}
    if "rounds" not in fields and not base:
        raise part.wrong("say how the players win: add 'rounds' (survive so many) or 'base' (destroy it).")
    life = per_head(base.get("life"))
    if life is not None and life.of(1) < 1:
        raise base["life"].wrong("a base needs at least 1 life.")
    rows = tuple(values(row) for row in fields["support"].items()) if "support" in fields else ()
    if len(rows) > 3:
        raise fields["support"].wrong("a scenario card has at most 3 support rows: easy, normal, hard.")
    cards = fields["cards"].items() if "cards" in fields else []
    if len(cards) > MOST_CARDS:
        raise fields["cards"].wrong(f"write at most {MOST_CARDS} cards.")
    return Scenario(
        id=name_of(fields["id"], taken),
        name=fields["name"].bilingual(),
        box="own",
        protocols=fields["protocols"].number(0, 10) if "protocols" in fields else 2,
        events=tuple(event(one) for one in fields["events"].items()) if "events" in fields else (),
        round_start=order_list(fields.get("round_start")),
        round_end=order_list(fields.get("round_end")),
        rows=rows,
        last_round=fields["rounds"].number(1, LAST_ROUND) if "rounds" in fields else 0,
        base_life=life,
        base_armor=per_head(base.get("armor")),
        own_cards=tuple(own_card(one, taken) for one in cards),
    )


def read_scenarios(text: str) -> tuple[Scenario, ...]:
    """One scenario, or under `campaign:` a list of them in the order they are played."""
    if len(text) > MOST_TEXT:
        raise BadSetup(f"The scenario is longer than {MOST_TEXT} characters; make it shorter.")
    if too_deep(text):
        raise BadSetup("The scenario is nested too deeply; look for brackets that are not closed.")
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"Line {mark.line + 1} of the scenario" if mark else "The scenario"
        raise BadSetup(f"{where}: this is not YAML; check indentation, quotes and brackets.") from None
    if node is None:
        raise BadSetup("The scenario is empty; write at least id, name and rounds.")
    whole, taken = Part(node, "the scenario"), set[str]()
    if isinstance(node, yaml.MappingNode) and any(key.value == "campaign" for key, _ in node.value):
        parts = whole.mapping(("campaign",))["campaign"].items()
        if not parts:
            raise whole.wrong("a campaign needs at least one scenario.")
        return tuple(own_scenario(part, taken) for part in parts)
    return (own_scenario(whole, taken),)


@lru_cache(maxsize=64)
def chosen_scenarios(value: str) -> tuple[Scenario, ...]:
    """What the set-up value `scenarios` stands for: a name, names joined by +, or YAML text."""
    if not isinstance(value, str):
        raise BadSetup("The set-up value 'scenarios' is a name, names joined by +, or a text in YAML.")
    if ":" in value or "\n" in value:
        return read_scenarios(value)
    if value == "campaign":
        return SCENARIOS
    printed = {scenario.id: scenario for scenario in SCENARIOS}
    found: list[Scenario] = []
    for name in value.split("+"):
        if name in printed:
            found.append(printed[name])
        elif name == EXAMPLE:
            found += read_scenarios(files("sudi.games.rone").joinpath("scenarios", f"{name}.yaml").read_text("utf-8"))
        else:
            raise unknown("scenario", name, [*printed, EXAMPLE, "campaign"])
    if len({scenario.id for scenario in found}) < len(found):
        raise BadSetup("Each scenario can be played once in a campaign; name it once.")
    return tuple(found)
