"""What is printed on the cards of the eight factions: power, copies in the pack, and Czech names that are official."""

from __future__ import annotations

import pytest

from ..short import names, printed

# By faction and card: power (None for an action) and copies.
PRINTED: dict[str, dict[str, tuple[int | None, int]]] = {
    "aliens": {
        "supreme_overlord": (5, 1),
        "invader": (3, 2),
        "scout": (3, 3),
        "collector": (2, 4),
        "abduction": (None, 1),
        "beam_up": (None, 2),
        "crop_circles": (None, 1),
        "disintegrator": (None, 2),
        "invasion": (None, 1),
        "jammed_signal": (None, 1),
        "probe": (None, 1),
        "terraforming": (None, 1),
    },
    "dinosaurs": {
        "king_rex": (7, 1),
        "laseratops": (4, 2),
        "armor_stego": (3, 3),
        "war_raptor": (2, 4),
        "augmentation": (None, 2),
        "howl": (None, 2),
        "natural_selection": (None, 1),
        "rampage": (None, 1),
        "survival_of_the_fittest": (None, 1),
        "tooth_and_claw_and_guns": (None, 1),
        "upgrade": (None, 1),
        "wildlife_preserve": (None, 1),
    },
    "ninjas": {
        "ninja_master": (5, 1),
        "tiger_assassin": (4, 2),
        "shinobi": (3, 3),
        "ninja_acolyte": (2, 4),
        "assassination": (None, 1),
        "disguise": (None, 1),
        "hidden_ninja": (None, 1),
        "infiltrate": (None, 2),
        "poison": (None, 1),
        "seeing_stars": (None, 2),
        "smoke_bomb": (None, 1),
        "way_of_deception": (None, 1),
    },
    "pirates": {
        "pirate_king": (5, 1),
        "buccaneer": (4, 2),
        "saucy_wench": (3, 3),
        "first_mate": (2, 4),
        "broadside": (None, 2),
        "cannon": (None, 1),
        "dinghy": (None, 2),
        "full_sail": (None, 1),
        "powderkeg": (None, 1),
        "sea_dogs": (None, 1),
        "shanghai": (None, 1),
        "swashbuckling": (None, 1),
    },
    "robots": {
        "nukebot": (5, 1),
        "warbot": (4, 2),
        "hoverbot": (3, 3),
        "zapbot": (2, 4),
        "microbot_alpha": (1, 1),
        "microbot_archive": (1, 1),
        "microbot_fixer": (1, 2),
        "microbot_guard": (1, 2),
        "microbot_reclaimer": (1, 2),
        "tech_center": (None, 2),
    },
    "tricksters": {
        "leprechaun": (5, 1),
        "brownie": (4, 2),
        "gnome": (3, 3),
        "gremlin": (2, 4),
        "block_the_path": (None, 1),
        "disenchant": (None, 2),
        "enshrouding_mist": (None, 2),
        "flame_trap": (None, 1),
        "hideout": (None, 1),
        "mark_of_sleep": (None, 1),
        "pay_the_piper": (None, 1),
        "take_the_shinies": (None, 1),
    },
    "wizards": {
        "archmage": (4, 1),
        "chronomage": (3, 2),
        "enchantress": (2, 3),
        "neophyte": (2, 4),
        "mass_enchantment": (None, 1),
        "mystic_studies": (None, 2),
        "portal": (None, 1),
        "sacrifice": (None, 1),
        "scry": (None, 1),
        "summon": (None, 2),
        "time_loop": (None, 1),
        "winds_of_change": (None, 1),
    },
    "zombies": {
        "zombie_lord": (5, 1),
        "grave_digger": (4, 2),
        "tenacious_z": (2, 3),
        "walker": (2, 4),
        "grave_robbing": (None, 2),
        "lend_a_hand": (None, 1),
        "mall_crawl": (None, 1),
        "not_enough_bullets": (None, 1),
        "outbreak": (None, 1),
        "overrun": (None, 1),
        "they_keep_coming": (None, 2),
        "theyre_coming_to_get_you": (None, 1),
    },
}
# Names that the Czech rulebook gives; the Robots are named there completely.
OFFICIAL = {
    "aliens": {
        "collector": "Sběratel",
        "invasion": "Invaze",
        "probe": "Sonda",
    },
    "dinosaurs": {
        "war_raptor": "Bojový raptor",
    },
    "ninjas": {
        "ninja_master": "Nindžovský mistr",
        "tiger_assassin": "Tygří bojovnice",
        "seeing_stars": "Šurikeny",
    },
    "pirates": {
        "pirate_king": "Král pirátů",
        "cannon": "Dělo",
        "full_sail": "Napnout plachty",
    },
    "robots": {
        "nukebot": "Novabot",
        "warbot": "Tankobot",
        "hoverbot": "Levitobot",
        "zapbot": "Jiskrobot",
        "microbot_alpha": "Minibot Alfa",
        "microbot_archive": "Minibot archivář",
        "microbot_fixer": "Minibot opravář",
        "microbot_guard": "Minibot strážce",
        "microbot_reclaimer": "Minibot recyklátor",
        "tech_center": "Techcentrum",
    },
    "tricksters": {
        "hideout": "Skrýš",
    },
    "wizards": {
        "sacrifice": "Oběť",
    },
    "zombies": {
        "walker": "Mrtvák",
    },
}


@pytest.mark.parametrize(("faction", "card"), [(faction, card) for faction, pack in PRINTED.items() for card in pack])
def test_printed_numbers(faction: str, card: str) -> None:
    assert printed(faction)[card] == PRINTED[faction][card]


@pytest.mark.parametrize("faction", PRINTED)
def test_the_pack(faction: str) -> None:
    assert printed(faction).keys() == PRINTED[faction].keys()
    assert sum(copies for _, copies in PRINTED[faction].values()) == 20


@pytest.mark.parametrize("faction", OFFICIAL)
def test_official_names(faction: str) -> None:
    assert OFFICIAL[faction].items() <= names(faction).items()


def test_all_robots_have_official_names() -> None:
    assert OFFICIAL["robots"].keys() == names("robots").keys()
