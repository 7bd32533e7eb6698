"""Zombies (Zombie): the discard pile is never the end."""

from ..language.destroying import DestroyThis
from ..language.extra_plays import ExtraPlay, MinionsFromDiscardHere, RaiseOnEmptyBases, Rises
from ..language.occasions import StartOfTurn
from ..language.revealing import TopOrDiscard
from ..language.scopes import PlayingHere
from ..language.searching import FromDiscard, MillOneName
from ..language.standing import Forbid, Trigger
from ..words.factions import ZOMBIES
from .build import Pack
from .card import ON_BASE

pack = Pack(ZOMBIES, "zombies")
CARDS = (
    pack.minion("zombie_lord", "Pán zombií", "Zombie Lord", 5, played=RaiseOnEmptyBases(2)),
    pack.minion("grave_digger", "Hrobník", "Grave Digger", 4, copies=2, played=FromDiscard("minion", optional=True)),
    pack.minion("tenacious_z", "Vytrvalá zombie", "Tenacious Z", 2, copies=3, standing=Rises("discard")),
    pack.minion("walker", "Mrtvák", "Walker", 2, copies=4, played=TopOrDiscard()),
    pack.action("grave_robbing", "Vykrádání hrobů", "Grave Robbing", copies=2, played=FromDiscard()),
    pack.action("lend_a_hand", "Pomocná ruka", "Lend a Hand", played=FromDiscard(any_number=True, into_deck=True)),
    pack.action("mall_crawl", "Nájezd na nákupák", "Mall Crawl", played=MillOneName()),
    pack.action(
        "not_enough_bullets",
        "Málo nábojů",
        "Not Enough Bullets",
        played=FromDiscard("minion", any_number=True, one_name=True),
    ),
    pack.action("outbreak", "Nákaza", "Outbreak", played=ExtraPlay(empty=True)),
    pack.action(
        "overrun",
        "Zaplavení",
        "Overrun",
        play_on=ON_BASE,
        standing=(
            Forbid(
                "play",
                "play minion",
                PlayingHere(),
            ),
            Trigger("play", StartOfTurn(), DestroyThis()),
        ),
    ),
    pack.action(
        "they_keep_coming",
        "Pořád přicházejí",
        "They Keep Coming",
        copies=2,
        played=ExtraPlay(from_discard=True),
    ),
    pack.action(
        "theyre_coming_to_get_you",
        "Jdou si pro tebe",
        "They're Coming To Get You",
        play_on=ON_BASE,
        standing=MinionsFromDiscardHere("play"),
    ),
)
