"""The eight relics: two for each character (SOI-139 to SOI-142)."""

from __future__ import annotations

from ..language.amounts import EVENT, ByMastery, OwnMastery
from ..language.conditions import Mastery, Unify
from ..language.effects import Draw, MoreCards, ReturnAll, ReturnSelf, ReturnToHand, UntilEndOfTurn
from ..language.gains import gain
from ..language.occasions import Trigger, YouDealDamage, YouGainHealth, YouPlayChampion
from ..language.standing import Itself, ShieldByMastery, ShieldInPlay
from ..words import names
from .build import at, instead, relic, when
from .card import CHAMPION

CARDS = (
    relic(
        "praetorian_01",
        "První pretorián",
        "Praetorian-01",
        faction=names.HOMODEUS,
        character=names.DECIMA,
        standing=Trigger("discard", YouPlayChampion(), ReturnSelf()),
        play=instead(gain(power=8), (Mastery(20), gain(power=12))),
    ),
    relic(
        "praetorian_02",
        "Druhý pretorián",
        "Praetorian-02",
        faction=names.HOMODEUS,
        character=names.DECIMA,
        subtype=CHAMPION,
        health=9,
        standing=ShieldInPlay("champions", "guard", Itself(), ByMastery(3, 20, 6)),
    ),
    relic(
        "datic_robes",
        "Datové pláště",
        "Datic Robes",
        faction=names.ORDER,
        character=names.TETRA,
        standing=ShieldByMastery("hand", "shield", Itself(), OwnMastery()),
        play=instead(Draw(1), (Mastery(20), Draw(2))),
    ),
    relic(
        "terminal_crescents",
        "Terminální srpy",
        "Terminal Crescents",
        faction=names.ORDER,
        character=names.TETRA,
        play=gain(mastery=1) >> instead(gain(power=OwnMastery(halved=True)), (Mastery(20), gain(power=OwnMastery()))),
    ),
    relic(
        "entropic_talons",
        "Drápy chaosu",
        "Entropic Talons",
        faction=names.UNDERGROWTH,
        character=names.VOLOS,
        play=Draw(2) >> UntilEndOfTurn(Trigger("", YouGainHealth(), gain(power=EVENT))) >> at(20, gain(health=10)),
    ),
    relic(
        "panconscious_crown",
        "Koruna polovědomí",
        "Panconscious Crown",
        faction=names.UNDERGROWTH,
        character=names.VOLOS,
        play=gain(mastery=2) >> gain(health=2) >> at(20, when(Unify(names.UNDERGROWTH), gain(health=50))),
    ),
    relic(
        "heart_of_nothing",
        "Srdce nicoty",
        "The Heart of Nothing",
        faction=names.WRAETHE,
        character=names.KO_SYN_WU,
        play=gain(power=5)
        >> UntilEndOfTurn(Trigger("", YouDealDamage(10), MoreCards(3), once=True))
        >> at(20, gain(power=5)),
    ),
    relic(
        "world_piercer",
        "Propichovač světů",
        "The World Piercer",
        faction=names.WRAETHE,
        character=names.KO_SYN_WU,
        play=gain(mastery=2) >> instead(ReturnToHand("mercenary"), (Mastery(20), ReturnAll())),
    ),
)
