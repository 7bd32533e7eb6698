"""The Czech and the English of card texts: prepositions, cases and agreement, seen on whole sentences."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.game import GAME
from sudi.games.doomtrooper.words import trait_nouns as trait_words
from sudi.games.doomtrooper.words import traits as tr
from sudi.games.doomtrooper.words.nouns import towards
from sudi.kernel.wording import DAT, INS, Words

UNSAID = tr.ALL_ARTS | tr.LAST_RESORT  # never inside a sentence: aspects are names, the other is a mark of the rules


def text(card: str, lang: str = "cs") -> str:
    return GAME.library.cards[card].render(Words(lang))


@pytest.mark.parametrize(
    ("dative", "said"),
    [
        ("bojovníkovi", "k bojovníkovi"),
        ("svému bojovníkovi", "ke svému bojovníkovi"),
        ("střelbě", "ke střelbě"),
        ("Kurátorovi", "ke Kurátorovi"),
        ("seržantovi", "k seržantovi"),
        ("zápasu", "k zápasu"),
    ],
)
def test_the_preposition_is_one_that_can_be_spoken(dative: str, said: str) -> None:
    assert towards(dative) == said


SAME_IN_THE_PLURAL = ("Samurai", "Hatamoto")


@pytest.mark.parametrize("trait", [t for t in tr.TRAITS if not t.bit & UNSAID], ids=lambda t: t.id)
def test_every_trait_can_stand_in_a_sentence(trait: tr.Trait) -> None:
    (noun,) = trait_words.nouns_of(trait.bit)
    assert "_" not in "".join((*noun.singular, *noun.plural))
    assert (noun.en[0] == noun.en[1]) == (noun.en[0] in SAME_IN_THE_PLURAL)


def test_traits_are_declined() -> None:
    cs, en = Words("cs"), Words("en")
    both = tr.HERETIC | tr.NEPHARITE
    assert trait_words.said(both, cs, DAT) == "kacířům a Nefaritům"
    assert trait_words.said(tr.IMPERIAL, cs, INS, many=False) == "bojovníkem Imperiálu"
    assert trait_words.said(tr.IMPERIAL, en, INS, many=False) == "an Imperial warrior"
    assert trait_words.said(tr.GIFT_OF_ILIAN, cs, DAT) == "Ilianiným darům"
    assert trait_words.all_of(tr.CITY | tr.CITADEL, cs) == "všechna města a citadely"
    assert trait_words.all_of(tr.AIRSHIP, cs) == "všechny vzdušné koráby"


@pytest.mark.parametrize(
    ("card", "cs", "en"),
    [
        ("composite_armor", "Přilož ke svému bojovníkovi.", "Attach to a warrior of yours."),
        (
            "clansman",
            "+1 k zápasu při útoku na bojovníky Černé legie.",
            "+1 to fight when attacking Dark Legion warriors.",
        ),
        (
            "imperial_southpaw",
            "+2 ke střelbě proti vzdušným korábům (i když je protivník jen má).",
            "+2 to shoot against airships (even if the opponent only has one).",
        ),
        ("blood_beret", "je imunní vůči darům Černé symetrie.", "is immune to Dark Symmetry gifts."),
        ("knighthood", "Bojovník je nyní také bojovníkem Imperiálu.", "The warrior is now also an Imperial warrior."),
        ("earthquake", "Vyřaď všechna města a citadely ve hře.", "Discard all cities and citadels in play."),
        ("nepharite_hunt", "Zabije-li bojovník Nefarita, získej", "If the warrior kills a Nepharite, gain"),
        ("wolfbane_honor_guard", "+8 k zápasu, používá-li kartu Claymore klanu.", "+8 to fight when using"),
        (
            "improve_self",
            "má dvojnásobný zápas, střelbu, obranu a hodnotu",
            "has doubled fight, shoot, armour and value",
        ),
    ],
)
def test_sentences_are_whole(card: str, cs: str, en: str) -> None:
    assert cs in text(card)
    assert en in text(card, "en")


def test_no_czech_sentence_lists_bare_names_behind_a_preposition() -> None:
    """k: vašemu, není: Doomtrooper, na: bojovníka would be the language of a table, not of a book."""
    for card in GAME.library.cards.values():
        for stump in (" k: ", " na: ", " všechny: ", " také: ", " není: ", "kromě: "):
            assert stump not in card.render(Words("cs")), (card.id, stump)
