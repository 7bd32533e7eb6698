"""The eight relics: two for each character (SOI-139 to SOI-142)."""

from .. import words
from ..card import CHAMPION
from ..conditions import EVENT, ByMastery, HealedSoFar, Mastery, OwnMastery, Unify
from ..effects import Draw, MoreCards, ReturnAll, ReturnSelf, ReturnToHand, UntilEndOfTurn, gain
from ..standing import (
    Itself,
    ShieldByMastery,
    ShieldInPlay,
    Trigger,
    YouDealDamage,
    YouGainHealth,
    YouPlayChampion,
)
from .build import at, instead, relic, when

CARDS = (
    relic(
        "praetorian_01",
        "První pretorián",
        "Praetorian-01",
        faction=words.HOMODEUS,
        character=words.DECIMA,
        standing=Trigger("discard", YouPlayChampion(), ReturnSelf()),
        play=instead(gain(power=8), (Mastery(20), gain(power=12))),
    ),
    relic(
        "praetorian_02",
        "Druhý pretorián",
        "Praetorian-02",
        faction=words.HOMODEUS,
        character=words.DECIMA,
        subtype=CHAMPION,
        health=9,
        standing=ShieldInPlay("champions", "guard", Itself(), ByMastery(3, 20, 6)),
    ),
    relic(
        "datic_robes",
        "Datové pláště",
        "Datic Robes",
        faction=words.ORDER,
        character=words.TETRA,
        standing=ShieldByMastery("hand", "shield", Itself(), OwnMastery()),
        play=instead(Draw(1), (Mastery(20), Draw(2))),
    ),
    relic(
        "terminal_crescents",
        "Terminální srpy",
        "Terminal Crescents",
        faction=words.ORDER,
        character=words.TETRA,
        play=gain(mastery=1) >> instead(gain(power=OwnMastery(halved=True)), (Mastery(20), gain(power=OwnMastery()))),
    ),
    relic(
        "entropic_talons",
        "Drápy chaosu",
        "Entropic Talons",
        faction=words.UNDERGROWTH,
        character=words.VOLOS,
        play=Draw(2)
        >> gain(power=HealedSoFar())
        >> UntilEndOfTurn(Trigger("", YouGainHealth(), gain(power=EVENT)))
        >> at(20, gain(health=10)),
    ),
    relic(
        "panconscious_crown",
        "Koruna polovědomí",
        "Panconscious Crown",
        faction=words.UNDERGROWTH,
        character=words.VOLOS,
        play=gain(mastery=2) >> gain(health=2) >> at(20, when(Unify(words.UNDERGROWTH), gain(health=50))),
    ),
    relic(
        "heart_of_nothing",
        "Srdce nicoty",
        "The Heart of Nothing",
        faction=words.WRAETHE,
        character=words.KO_SYN_WU,
        play=gain(power=5)
        >> UntilEndOfTurn(Trigger("", YouDealDamage(10), MoreCards(3), once=True))
        >> at(20, gain(power=5)),
    ),
    relic(
        "world_piercer",
        "Propichovač světů",
        "The World Piercer",
        faction=words.WRAETHE,
        character=words.KO_SYN_WU,
        play=gain(mastery=2) >> instead(ReturnToHand("mercenary"), (Mastery(20), ReturnAll())),
    ),
)
