"""Every built card beside the facts of the printed ones: ratings, type, limit, affiliation, keywords, numbers.

The facts are not a part of the project. Where they lie beside it (`../shared/facts/doomtrooper`, or the folder that
SUDI_FACTS names) this looks at every card that is built; elsewhere there is nothing to look at.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from sudi.games.doomtrooper.cards.card import Doomcard
from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.games.doomtrooper.cards.types import ART, EQUIPMENT, RELIC, SYMMETRY, WARRIOR
from sudi.games.doomtrooper.decks import MOST_COPIES, plain
from sudi.games.doomtrooper.words import traits as tr

ROOT = Path(__file__).parents[3]
FOLDER = Path(os.environ.get("SUDI_FACTS", ROOT.parent / "shared" / "facts" / "doomtrooper"))
SETS = ("unl", "inq", "wz", "mort", "gol", "apo", "pl", "promo")

# Cards whose printed title is not the one of the project.
TITLES = {
    "alliance_mishima": "mishima",
    "alliance_cybertronic": "cybertronic",
}
NOWHERE = {"dance_on_the_edge"}  # named by the rules, in none of the sets
# Printed so and meant otherwise, with the number of differences that are known.
MEANT = {
    "ex_imperial_freelancer": 1,  # of no organisation any more, in its colours (so are the other four)
    "ex_bauhaus_freelancer": 1,
    "ex_capitol_freelancer": 1,
    "ex_cybertronic_freelancer": 1,
    "ex_mishima_freelancer": 1,
    "homing_missile": 1,  # destroys one
    "palanquin_airvessel": 1,  # nothing takes fewer than no actions
    "kratach": 1,  # behaves like a machine gun
    "shrieketh": 1,  # a printed slip: SHOOT WARRIOR
    "greater_telepathy": 2,  # its keywords are printed in small letters
    "laser_sight": 1,  # one, and three more for whoever aims
    "nimrod_mk_i": 1,  # an example
    "proficiency": 2,  # the same
    "chain_bayonet": 2,  # makes another card one
    "hagelsturm": 1,  # considered a shoot weapon
    "mandible": 1,
    "insubordination": 1,  # loses one
    "stigmata": 1,  # at least one
    "take_cover": 1,  # what cover gives stands in the rules
    "cap_7000p": 1,  # its name
    "ssw4200p": 1,
    "v3": 1,
    "airbrush": 1,  # considered a shoot weapon
    "tormentor_incinerator": 2,  # the same, and FLAME THROWER without its hyphen
    "metropolitan_prophet": 5,  # CONSIDERED A FOLLOWER OF ALL FIVE APOSTLES
    "gt_offroad": 1,  # its name
    "golgotha_mistress": 1,  # may never fight; the ratings of another card were printed on hers
    "nothing_is_sacred": 1,  # a game of two: without three players
    "administrative_crackdown": 1,  # no points are 0
    "power_of_perception": 1,  # of no apostle by its print
    "wanna_play": 1,  # no points are 0
    "golgotha_unleashed": 1,  # and these on the other's
    "summit_meeting": 1,  # three minutes
    "fusilier": 1,  # its ratings are computed
}
AFFILIATIONS = {
    "brotherhood": tr.BROTHERHOOD,
    "imperial": tr.IMPERIAL,
    "bauhaus": tr.BAUHAUS,
    "capitol": tr.CAPITOL,
    "cybertronic": tr.CYBERTRONIC,
    "mishima": tr.MISHIMA,
    "legion": tr.LEGION,
}
# A keyword as it is printed, the bit that stands for it, and the types of cards on which it is one.
GEAR = (EQUIPMENT, RELIC)
KEYWORDS = (
    (r"\bPERSONALITY\b(?! |-)", tr.PERSONALITY, (WARRIOR,)),
    (r"FOLLOWER (AND NEPHARITE )?OF ALGEROTH", tr.OF_ALGEROTH, (WARRIOR,)),
    (r"FOLLOWER OF SEMAI", tr.OF_SEMAI, (WARRIOR,)),
    (r"FOLLOWER OF ILIAN", tr.OF_ILIAN, (WARRIOR,)),
    (r"FOLLOWER OF DEMNOGONIS", tr.OF_DEMNOGONIS, (WARRIOR,)),
    (r"FOLLOWER OF MUAWIJHE", tr.OF_MUAWIJHE, (WARRIOR,)),
    (r"AND VEHICLE|VEHICLE AND|and VEHICLE|VEHICLE and|VEHICLE\.(?<!'S VEHICLE.)", tr.VEHICLE, GEAR),
    (r"^[^a-z]*\bAIRSHIP\b", tr.AIRSHIP, GEAR),
    (r"^[^a-z]*\bTANK\b", tr.TANK, GEAR),
    (r"(?<!\w )\bARMOR\.", tr.ARMOUR_SUIT, GEAR),
    (r"FIGHT WEAPON|FIGHT/SHOOT(?! WEAPON(?:S| DURING))", tr.FIGHT_WEAPON, GEAR),
    (r"SHOOT WEAPON\.|FIGHT/SHOOT\b(?! WEAPONS)", tr.SHOOT_WEAPON, GEAR),
    (r"HANDGUN\.", tr.HANDGUN, GEAR),
    (r"(?<!SUB-)MACHINE GUN", tr.MACHINE_GUN, GEAR),
    (r"SUB-MACHINE GUN", tr.SUBMACHINE_GUN, GEAR),
    (r"FLAME-THROWER", tr.FLAMETHROWER, GEAR),
    (r"ASSAULT RIFLE|ASSUALT RIFLE", tr.ASSAULT_RIFLE, GEAR),
    (r"DARK SYMMETRY GIFT\.", tr.DARK_GIFT, (SYMMETRY,)),
    (r"GIFT OF ALGEROTH", tr.GIFT_OF_ALGEROTH, (SYMMETRY,)),
    (r"GIFT OF SEMAI", tr.GIFT_OF_SEMAI, (SYMMETRY,)),
    (r"GIFT OF ILIAN", tr.GIFT_OF_ILIAN, (SYMMETRY,)),
    (r"GIFT OF DEMNOGONIS", tr.GIFT_OF_DEMNOGONIS, (SYMMETRY,)),
    (r"GIFT OF MUAWIJHE", tr.GIFT_OF_MUAWIJHE, (SYMMETRY,)),
    *(
        (rf"^ART OF {art.en.upper().removeprefix('ART OF ')}", art.bit, (ART,))
        for art in tr.TRAITS
        if art.bit & tr.ALL_ARTS
    ),
    (r"(?<!PERSONAL )COMBAT SPELL", tr.COMBAT_SPELL, (ART,)),
    (r"PERSONAL COMBAT SPELL", tr.PERSONAL_SPELL, (ART,)),
)
# Numbers that hold anyway, and "every 1 D" for every point.
_IDLE = r"ONLY HAVE 1 VEHICLE|(below|less than) 0|[Ee]very 1 ?D"
_ADDED_TO = r"ATTACH TO ANY [^.]*\."  # what another card has to be


def facts() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name in SETS if FOLDER.is_dir() else ():
        for entry in json.loads((FOLDER / f"{name}.json").read_text("utf-8")):
            found.setdefault(plain(entry["name"]), entry)
    return found


FACTS = facts()
BUILT = [card for card in CARDS if card.box != "trial"]


def entry_of(card: Doomcard) -> dict[str, Any]:
    found = FACTS.get(TITLES.get(card.id, plain(card.name.en)))
    assert found is not None, f"{card.name.en} is none of the printed titles"
    return found


def differences(card: Doomcard, entry: dict[str, Any]) -> list[str]:
    """What is printed otherwise than it is built."""
    text = re.sub(r"\s+", " ", entry.get("text", ""))
    found = []
    if entry["type_code"] != card.type:
        found.append(f"type {card.type}, printed {entry['type_code']}")
    if entry["expansion_code"] != "promo" and min(MOST_COPIES, entry["deck_limit"]) != card.limit:
        found.append(f"limit {card.limit}, printed {entry['deck_limit']}")
    if card.type == WARRIOR:
        printed = [entry.get(name) for name in ("fight", "shoot", "armor", "value")]
        built = ["–" if n is None else str(n) for n in (card.fight, card.shoot, card.armour, card.value)]
        found += [f"ratings {built}, printed {printed}"] if printed[3] != "?" and printed != built else []
        for code in entry["faction_code"]:
            if not card.traits & AFFILIATIONS.get(code, card.traits) and code in AFFILIATIONS:
                found.append(f"not of {code}")
    for keyword, bit, types in KEYWORDS:
        if card.type in types and bool(re.search(keyword, re.sub(_ADDED_TO, "", text))) != bool(card.traits & bit):
            found.append(f"keyword {tr.ids(bit)} is {'not ' if not card.traits & bit else ''}built")
    said = re.findall(r"\d+", card.text("en"))
    for number in re.findall(r"\d+", re.sub(_IDLE, "", text)):
        if number not in said:
            found.append(f"number {number} is printed and not said")
    return found


@pytest.mark.skipif(not FACTS, reason="the facts of the printed cards are not here")
def test_every_card_is_built_as_it_is_printed() -> None:
    found = {card.id: differences(card, entry_of(card)) for card in BUILT if card.id not in NOWHERE}
    assert {id: wrong for id, wrong in found.items() if len(wrong) != MEANT.get(id, 0)} == {}
