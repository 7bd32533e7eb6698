"""The texts of all cards in both languages, as a player reads them."""

from __future__ import annotations

import re

import pytest

from sudi.games.smashup.cards.box import BASES, PACKS
from sudi.games.smashup.cards.card import ONGOING, SPECIAL
from sudi.games.smashup.words.factions import FACTIONS

from ..short import short

CARDS = [card for pack in (*PACKS, BASES) for card in pack]
SILENT = {"king_rex", "jungle_oasis"}  # the two without an ability

# Every number that a card's effect has, as its text must show it.
NUMBERS = {
    "invader": "1",
    "collector": "3",
    "disintegrator": "3",
    "laseratops": "2",
    "armor_stego": "2",
    "war_raptor": "1",
    "augmentation": "4",
    "howl": "1",
    "upgrade": "2",
    "tiger_assassin": "3",
    "poison": "4 0",
    "seeing_stars": "3",
    "saucy_wench": "2",
    "broadside": "2",
    "cannon": "2 2",
    "dinghy": "2",
    "swashbuckling": "1",
    "zapbot": "2",
    "microbot_alpha": "1",
    "microbot_archive": "1",
    "microbot_fixer": "1",
    "brownie": "2",
    "gremlin": "1 1",
    "take_the_shinies": "2",
    "enchantress": "1",
    "mystic_studies": "2",
    "portal": "5",
    "time_loop": "2",
    "winds_of_change": "5",
    "zombie_lord": "2",
    "the_homeworld": "2",
    "the_mothership": "3",
    "the_central_brain": "1",
    "factory_436_1337": "1 5",
    "cave_of_shinies": "1",
    "school_of_wizardry": "3",
    "the_great_library": "1",
    "evans_city_cemetery": "5",
    "rhodes_plaza_mall": "1",
}
# Whether a text lets the player choose to do it at all, card by card as the facts say.
MAY = {
    *("supreme_overlord", "scout", "collector", "abduction", "terraforming"),
    *("ninja_master", "tiger_assassin", "shinobi", "ninja_acolyte", "disguise", "hidden_ninja", "infiltrate"),
    *("pirate_king", "saucy_wench", "first_mate", "full_sail"),
    *("hoverbot", "zapbot", "microbot_fixer", "microbot_reclaimer"),
    *("gnome", "enshrouding_mist", "archmage", "chronomage", "neophyte", "mass_enchantment"),
    *("summon", "time_loop", "winds_of_change", "zombie_lord", "grave_digger", "tenacious_z", "outbreak"),
    *("they_keep_coming", "theyre_coming_to_get_you", "the_homeworld", "the_mothership", "ninja_dojo"),
    *("the_grey_opal", "tortuga", "mushroom_kingdom", "the_great_library"),
}
CARD_IDS = [short(card.id) for card in CARDS]


POINTS = {"cs": "Body za umístění: ", "en": "Points by place: "}


def ability(card, lang: str) -> str:  # type: ignore[no-untyped-def]
    """The text without the points that a base brings."""
    return re.sub(rf"^{POINTS[lang]}[\d, ]+\.\s*", "", card.text(lang))


@pytest.mark.parametrize("card", BASES, ids=[short(card.id) for card in BASES])
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_base_tells_its_points(card, lang: str) -> None:  # type: ignore[no-untyped-def]
    first, second, third = card.vp
    assert card.text(lang).startswith(f"{POINTS[lang]}{first}, {second}, {third}.")


@pytest.mark.parametrize("card", CARDS, ids=CARD_IDS)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_text_is_there_and_tidy(card, lang: str) -> None:  # type: ignore[no-untyped-def]
    text = ability(card, lang)
    assert card.name[lang]
    if short(card.id) in SILENT:
        assert text == ""
        return
    assert text[0].isupper()
    assert text.endswith(".")
    for stray in ("  ", " .", " ,", " :", "..", ",,", ",:", ":,", ",.", ";", "{", "}", "None", "( ", " )", "_"):
        assert stray not in text, stray
    assert not re.search(r"[.:] [a-zěščřžýáíéúůňťď]", text.replace("hráče: ve", "").replace("player: that", "")), text
    assert text.count("(") == text.count(")")
    assert not re.search(r"\b(\w+) \1\b", text), text  # no word twice in a row


@pytest.mark.parametrize("card", CARDS, ids=CARD_IDS)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_all_numbers_of_the_effect_occur_and_no_others(card, lang: str) -> None:  # type: ignore[no-untyped-def]
    assert re.findall(r"\d+", ability(card, lang)) == NUMBERS.get(short(card.id), "").split()


@pytest.mark.parametrize("card", CARDS, ids=CARD_IDS)
def test_may_and_must(card) -> None:  # type: ignore[no-untyped-def]
    czech, english = ability(card, "cs"), ability(card, "en")
    wanted = short(card.id) in MAY
    assert bool(re.search(r"[mM]ůže", czech)) == wanted
    assert bool(re.search(r"\bmay (?!not)", english.replace("Nobody may", ""))) == wanted


@pytest.mark.parametrize("card", CARDS, ids=CARD_IDS)
def test_keywords_stand_where_the_card_has_them(card) -> None:  # type: ignore[no-untyped-def]
    czech, english = ability(card, "cs"), ability(card, "en")
    labels = [getattr(rule, "label", ONGOING) for rule in card.standing]
    stays = ONGOING in labels and card.kind != "base"
    assert ("Stálý: " in czech) == ("Ongoing: " in english) == stays
    special = bool(card.special) or SPECIAL in labels
    assert ("Speciální: " in czech) == ("Special: " in english) == special
    laid = card.play_on != "nothing"
    assert czech.startswith("Zahraj na ") == english.startswith("Play on ") == laid


def test_bases_speak_of_players_in_the_third_person() -> None:
    for card in BASES:
        assert not re.search(r"\b(můžeš|máš|tvůj|tvé|dober|odlož|získej)\b", ability(card, "cs")), ability(card, "cs")
        assert not re.search(r"\b(you|your|You|Your)\b", ability(card, "en")), ability(card, "en")


def test_two_copies_of_a_text_only_where_two_cards_do_the_same() -> None:
    """Beam Up is a part of Abduction, Howl is Swashbuckling; otherwise no two cards read alike."""
    for lang in ("cs", "en"):
        seen: dict[str, list[str]] = {}
        for card in CARDS:
            seen.setdefault(ability(card, lang), []).append(short(card.id))
        alike = sorted(ids for ids in seen.values() if len(ids) > 1)
        assert alike == [["howl", "swashbuckling"], ["king_rex", "jungle_oasis"]]


@pytest.mark.parametrize(
    ("card", "czech"),
    [
        ("collector", "Můžeš vrátit bojovníka se silou 3 nebo nižší od této základny do ruky jeho majitele."),
        ("cannon", "Znič až 2 bojovníky se silou 2 nebo nižší."),
        ("portal", "Odhal 5 vrchních karet svého dobíracího balíčku a vezmi si do ruky libovolný počet odhalených "
         "bojovníků. Vrať ostatní navrch v libovolném pořadí."),
        ("the_great_library", "Každý hráč, který tu má bojovníka, si po vyhodnocení může dobrat 1 kartu."),
        ("evans_city_cemetery", "Vítěz po vyhodnocení odloží celou ruku a dobere si 5 karet."),
        ("gremlin", "Stálý: Když je tento bojovník zničen, dober si 1 kartu a každý jiný hráč odloží z ruky náhodně "
         "1 kartu."),
        ("brownie", "Stálý: Když jiný hráč zahraje kartu, která tohoto bojovníka ovlivní, odloží tento hráč z ruky "
         "náhodně 2 karty."),
        ("the_homeworld", "Pokaždé, když je sem zahrán bojovník, může jeho majitel zahrát navíc bojovníka se silou 2 "
         "nebo nižší."),
        ("ninja_acolyte", "Speciální: Pokud v tomto tahu ještě nemáš zahraného žádného bojovníka, můžeš vrátit tuto "
         "kartu do ruky jejího majitele a pak zahrát k této základně místo ní bojovníka navíc."),
    ],
)  # fmt: skip
def test_czech_as_people_speak_it(card: str, czech: str) -> None:
    assert ability(next(c for c in CARDS if short(c.id) == card), "cs") == czech


def test_type_lines_name_the_faction() -> None:
    by_id = {short(c.id): c for c in CARDS}
    assert by_id["king_rex"].type_line("cs") == "Bojovník Dinosaurů"
    assert by_id["howl"].type_line("en") == "Dinosaurs action"
    assert by_id["tar_pits"].type_line("cs") == "Základna"
    assert [f.cs for f in FACTIONS] == [
        *("Mimozemšťané", "Dinosauři", "Nindžové", "Piráti", "Roboti", "Skřítkové", "Čarodějové", "Zombie")
    ]
