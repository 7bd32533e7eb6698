"""What marks about attacks say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudi.kernel.wording import NOM, Words

from ...words import trait_nouns
from ...words.nouns import DESTINY
from ...words.whom import title_of
from .. import marks as m
from ..select import Who

if TYPE_CHECKING:
    from .rule import Mark

# Said of whoever has the mark: singular and plural in both languages.
ATTACKS = {
    m.LUNGES: (
        ("smí jednou akcí opustit úkryt a zaútočit", "smějí jednou akcí opustit úkryt a zaútočit"),
        ("may exit cover and attack as one action",) * 2,
    ),
    m.LATE_CHARGE: (
        ("smí zaútočit i v kole, ve kterém opustil úkryt", "smějí zaútočit i v kole, ve kterém opustili úkryt"),
        (
            "may attack even in the turn in which it exited cover",
            "may attack even in the turn in which they exited cover",
        ),
    ),
    m.FIRES_FROM_COVER: (
        ("smí útočit z úkrytu, ale jen střelbou, a zůstává v něm", "smějí útočit z úkrytu, ale jen střelbou"),
        ("may attack while in cover, but only by shooting, and stays there", "may attack while in cover by shooting"),
    ),
    m.BOASTS: (
        ("smí zaútočit, jen ohlásíš-li to v předchozím kole", "smějí zaútočit, jen ohlásíš-li to v předchozím kole"),
        ("may attack only if you announce it the turn before",) * 2,
    ),
}

SALVAGE = {
    m.REPAIRED: (
        "Má-li být karta, ke které je přiložena, vyřazena, zamíchá se místo toho do knihovny svého majitele a tato "
        "karta se vyřazuje.",
        "If the card it is attached to would be discarded, it is shuffled into its owner's library instead, and this "
        "card is discarded.",
    ),
    m.SALVAGES: (
        "Vybavení tvých bojovníků Černé legie, kteří jsou zabiti, se místo vyřazení zamíchá do knihovny; je-li zabit "
        "ten, kdo má tuto kartu, jeho vybavení se vyřazuje.",
        "Equipment of your Dark Legion warriors that are killed is shuffled into the library instead of discarded; if "
        "whoever has this card is killed, its equipment is discarded.",
    ),
    m.COMES_FIRST: (
        "Úkol, který dostane, musí být splněn dřív než ostatní tvé úkoly; splníš-li dřív jiný, body za něj nejsou.",
        "A mission that it is given has to be completed before your other missions; if you complete another one first, "
        "no points are earned for that.",
    ),
    m.REFILLS: (
        "Kdykoli zahraješ kartu z ruky, smíš si ihned za ni dobrat; za vyřazené karty ne.",
        "Whenever you play a card of your hand, you may draw one for it at once; not for cards discarded.",
    ),
}


def second_target(mark: Mark, w: Words) -> str:
    if mark.n == m.FOUR_TIMES:
        return w.pick(
            "Tento bojovník smí jednou útočnou akcí provést až 4 útoky. Zamíří-li jich víc na téhož protivníka, "
            "je to jeden "
            "souboj a za každý další má +3 k zápasu a střelbě. Všechny zvol předem.",
            "This warrior may make up to 4 attacks in one attack action. Several on the same opponent are one "
            "combat, in "
            "which it has +3 to fight and shoot for each further one. Name all of them beforehand.",
        )
    if mark.n == m.FIGHTS_TWICE:
        more = w.pick("třeba i téhož dvakrát, vždy v zápase", "even the same one twice, always in a fight")
    elif mark.n == m.ANYBODY:
        more = w.pick("třeba i téhož dvakrát", "even the same one twice")
    else:
        more = w.pick(
            "ale dva různé; co bylo v prvním souboji zahráno na něj, platí i v druhém",
            "but two different ones; what was played on it in the first combat holds in the second as well",
        )
    return w.pick(
        f"Bojovník smí jednou útočnou akcí napadnout dva protivníky, {more}. Oba zvol předem; každý "
        "útok je samostatný souboj.",
        f"The warrior may attack two opponents in one attack action, {more}. Name both beforehand; each attack is a "
        "combat of its own.",
    )


def eases(mark: Mark, w: Words) -> str:
    name = title_of(mark.scope.title)[w.lang] if isinstance(mark.scope, Who) else ""
    return w.pick(
        f"Máš-li ve hře i bojovníka {name}, nemusíš jeho útoky ohlašovat předem.",
        f"If you have {name} in play as well, you need not announce its attacks.",
    )


def converts(mark: Mark, w: Words) -> str:
    whose = trait_nouns.said(mark.n, w, NOM)
    return w.pick(
        f"Neútočné akce smíš měnit na útočné; útočí při nich jen {whose}.",
        f"You may turn non-attack actions into attack actions; only {whose} attack with them.",
    )


def more_attacks(mark: Mark, w: Words) -> str:
    price = w.count(m.WAR_PRICE, DESTINY)
    return w.pick(
        f"Všichni hráči smějí{mark.tail(w)} útočit vícekrát; každý útok navíc stojí {price}.",
        f"All players may attack more than once{mark.tail(w)}; each extra attack costs {price}.",
    )
