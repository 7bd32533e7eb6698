"""What is printed on a card, read off the card in a short form that tables can be written in.

screw 1, draw 1              one after the other
parts 3 / recruit 1          one of the two
if played 3: draw 1          only if
soldier once: reroll 1       when a soldier is played, once a turn
"""

from __future__ import annotations

from typing import Any

from sudi.games.rone.cards.card import Permanent, Recruit
from sudi.games.rone.cards.invasion_card import InvasionCard, Protocol, Scenario
from sudi.games.rone.language import bonuses, choices, conditions, effects, gains, occasions, opponents
from sudi.games.rone.language import orders_of_invasion as ours
from sudi.games.rone.language import orders_to_players as theirs
from sudi.games.rone.words.factions import FACTIONS
from sudi.games.rone.words.names import DAMAGE_IDS
from sudi.kernel.effects import If, Seq

LETTERS = "BRKGYWC"  # the five colours, wild, a colour of one's choice

WORDS: dict[type, str] = {
    effects.Draw: "draw {n}",
    effects.Recycle: "recycle {n}",
    effects.RecruitCards: "recruit {n}",
    effects.Discover: "discover {n}",
    effects.Sacrifice: "sacrifice {n}",
    effects.TrainStarter: "starter {n}",
    effects.Refresh: "refresh {n}",
    effects.Upgrade: "upgrade {n}",
    effects.TurnDice: "turn {n}",
    effects.Keep: "keep {n}",
    effects.Undump: "undump {n}",
    effects.DestroyThis: "destroy this",
    gains.Screws: "screw {n}",
    gains.Store: "store {n}",
    gains.LoseResearch: "research -{n}",
    opponents.DestroyScrews: "their screw {n}",
    opponents.ExhaustOther: "their exhaust {n}",
    opponents.GiveResearch: "their research {n}",
    bonuses.KeepMore: "keep +{n}",
    bonuses.WildPlaces: "wild places +{n}",
    bonuses.CheaperUpgrades: "upgrade -{n}",
    bonuses.MoreTechnologies: "technologies +{n}",
    bonuses.Fortification: "armour of the last +{n}",
    theirs.LoseArmour: "armour -{n}",
    theirs.LoseStored: "stored -{n}",
    theirs.LoseScrews: "screw -{n}",
    theirs.ExhaustOwn: "exhaust {n}",
    theirs.BlockDice: "block {n}",
    theirs.AddResearch: "research {n}",
    ours.DeployMore: "deploy {n}",
    ours.InvasionRecycles: "recycle {n}",
    ours.ActivateProtocols: "protocol {n}",
    ours.LoseTokens: "tokens -{n}",
    ours.DestroyThisCard: "destroy this",
    ours.DestroyDiscards: "destroy discards {n}",
    ours.RestoreBase: "restore the base",
    ours.LoseScenario: "win",
    conditions.PlayedAtLeast: "played {n}",
    conditions.PlayedExactly: "card {n}",
    conditions.NoEnemyArmour: "bare",
    conditions.LifeAtMost: "life {n}",
    conditions.DumpAtLeast: "dump {n}",
    occasions.TurnStarts: "start",
    occasions.TurnEnds: "end",
    occasions.YouShuffle: "shuffle",
    occasions.OpponentShuffles: "their shuffle",
}


def tag(faction: int) -> str:
    return FACTIONS[faction].id


def short(node: Any) -> str:
    """An effect, an order, a condition, a bonus, an occasion."""
    match node:
        case None:
            return ""
        case Seq(parts):
            return ", ".join(one for part in parts if (one := short(part)))
        case If(condition, then):
            return f"if {short(condition)}: {short(then)}"
        case choices.ChooseOne(branches):
            return " / ".join(map(short, branches))
        case choices.DestroyHandFor(then):
            return f"for a hand card: {short(then)}"
        case gains.Gain(what, n) | theirs.PlayerGains(what, n):
            return f"{what} {n}"
        case gains.HarmSelf(what, n):
            return f"{what} -{n}"
        case gains.Damage(kind, n) | theirs.Hit(kind, n):
            return f"{DAMAGE_IDS[kind]} {n}"
        case gains.Resource(kind, n) | ours.InvasionStores(kind, n):
            return f"{LETTERS[kind]} {n}"
        case opponents.Mill(n, to_dump):
            return f"their {'dump' if to_dump else 'discard'} {n}"
        case opponents.DestroyStored(n, distinct):
            return f"their stored {n}{' different' if distinct else ''}"
        case theirs.MillOwn(n, to_dump):
            return f"{'dump' if to_dump else 'discard'} {n}"
        case conditions.PlayedFaction(faction):
            return f"another {tag(faction)}"
        case occasions.YouPlay(faction, once):
            return (tag(faction) if faction >= 0 else "card") + (" once" if once else "")
        case occasions.OncePerTurn():
            return ""
    return WORDS[type(node)].format(n=getattr(node, "n", ""))


def _orders(orders: Any) -> str:
    return ", ".join(short(part) for part in orders.parts)


def _parts(*parts: tuple[str, str]) -> str:
    return "; ".join(f"{when}: {what}" if when else what for when, what in parts if what)


def does(card: Any) -> str:
    """Everything a card does, with the moment before it."""
    match card:
        case Recruit():
            rules = "fleeting" if card.standing else ""
            moments = (("", card.play), ("drawn", card.drawn), ("dumped", card.dumped), ("trained", card.trained))
            return _parts(*((when, short(effect)) for when, effect in moments), ("", rules))
        case Permanent():
            passive = [(short(rule.when), short(rule.do)) for rule in card.standing]
            lasting = [("", short(bonus)) for bonus in card.bonuses]
            return _parts(("", short(card.active)), *lasting, *passive)
        case InvasionCard():
            moments = (("deployed", card.deploy), ("trained", card.when_trained), ("defeated", card.defeated))
            rule = card.hindrance.id if card.hindrance is not None else ""
            return _parts(*((when, _orders(what)) for when, what in moments if what is not None), ("", rule))
        case Protocol() | Scenario():
            active = getattr(card, "active", None)
            moments = (("", active), ("start", card.round_start), ("end", card.round_end))
            told = [(when, _orders(what)) for when, what in moments if what is not None]
            return _parts(*told, *(("", short(bonus)) for bonus in card.bonuses))
    raise AssertionError(card)


def kinds(letters: tuple[int, ...]) -> str:
    return "".join(LETTERS[kind] for kind in letters)
