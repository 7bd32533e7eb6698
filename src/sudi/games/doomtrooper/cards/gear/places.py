"""Fortifications beyond the starter decks, and warzones."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.areas import AnyArea
from ...language.effects.cover import ComeOut, HideBehind, ShelterFalls
from ...language.effects.gear import StoreGear
from ...language.effects.harm.prison import VICTIM, Imprison
from ...language.effects.points import GainDestiny
from ...language.marks import BANK, DEFENDERS, NEVER_DISCARDED, NEVER_SACRIFICED, STORES
from ...language.occasions import OnDrawStep, OnHurt
from ...language.scopes import FROM_ZONE, IN_ZONE, ITSELF, MOUNTED, SAME_AREA
from ...language.select import DOOMTROOPERS, YOURS, Who
from ...language.situations import Situation
from ...language.standing.boosts import Boost
from ...language.standing.rule import Mark, Trigger, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import fortification, warzone
from ..card import Ability
from ..types import ANYTIME, EQUIPMENT, ON_GAME, ON_PLAYER

WHEN_ATTACKING, WHEN_ATTACKED = Situation(role="attacking"), Situation(role="defending")

CARDS = (
    fortification(
        "fortified_entrenchment",
        "Opevněné zákopy",
        "Fortified Entrenchment",
        "",
        Boost(IN_PLAY, SAME_AREA, WHEN_ATTACKED, armour=2),
        Boost(IN_PLAY, SAME_AREA, WHEN_ATTACKED, armour=2, per_stored=EQUIPMENT),
        Mark(IN_PLAY, ITSELF, name=STORES),
        abilities=(Ability("store", Bilingual("přiložit vybavení", "add equipment"), StoreGear()),),
        lies=ON_PLAYER,
        play=AnyArea(),
    ),
    fortification(
        "prison_camp",
        "Zajatecký tábor",
        "Prison Camp",
        "squad",
        Trigger(IN_PLAY, OnHurt(Who(tr.DOOMTROOPER, whose=YOURS), DOOMTROOPERS), Imprison(VICTIM)),
    ),
    fortification(
        "protective_wall",
        "Ochranná zeď",
        "Protective Wall",
        "squad kohort",
        ShelterFalls(IN_PLAY),
        abilities=(
            Ability("hide", Bilingual("schovat se", "hide"), HideBehind(), actions=1),
            Ability("come_out", Bilingual("vyjít", "come out"), ComeOut()),
        ),
    ),
    fortification(
        "industrial_complex",
        "Průmyslový komplex",
        "Industrial Complex",
        "squad kohort",
        Trigger(IN_PLAY, OnDrawStep(), GainDestiny(3)),
        many=True,
    ),
    fortification(
        "bauhaus_bank",
        "Bauhausská korporační banka",
        "Bauhaus Bank",
        "",
        mark(BANK),
        mark(NEVER_DISCARDED),
        mark(NEVER_SACRIFICED),
        when=ANYTIME,
        lies=ON_GAME,
    ),
    warzone(
        "great_rust_desert",
        "Velká rezavá poušť",
        "Great Rust Desert",
        "squad kohort",
        (0, 6, -2, 2),
        KillsOnWound(IN_PLAY, IN_ZONE),
        traits=tr.ON_MARS,
    ),
    warzone(
        "victoria",
        "Victoria",
        "Victoria",
        "squad",
        (-1, 3, 2, 2),
        Boost(IN_PLAY, FROM_ZONE, Situation(bearer=tr.IMPERIAL), fight=3, shoot=3, armour=3),
        traits=tr.ASTEROIDS,
    ),
    warzone(
        "graveton",
        "Souostroví Graveton",
        "Graveton Archipelago",
        "squad kohort",
        (-1, 4, 0, 1),
        Boost(IN_PLAY, FROM_ZONE, Situation(bearer=tr.SEA_LION), fight=4, shoot=4, armour=4),
        traits=tr.ON_VENUS,
    ),
    warzone(
        "central_europe",
        "Střední Evropa",
        "Central Europe",
        "outpost",
        (2, 2, 0, 0),
        Boost(IN_PLAY, MOUNTED, fight=3, shoot=3, armour=3),
        Mark(IN_PLAY, Who(tr.CRESCENTIA), name=DEFENDERS),
    ),
)
