"""What further marks say: the same as `mark_words`, for marks of the later sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sudi.kernel.wording import ACC, Words

from ...words import trait_nouns
from ...words.nouns import ACTION, DESTINY
from ...words.whom import title_of
from .. import marks as m
from .subject import subject

if TYPE_CHECKING:
    from .rule import Mark

# ---- said of whoever has the mark: singular and plural in both languages ----
MORE_PREDICATES = {
    m.EMISSARY: (
        (
            "smí být transferován do tvého Mužstva či Kohorty a odtud (za 1 akci)",
            "smějí být transferováni do tvého Mužstva či Kohorty a odtud (každý za 1 akci)",
        ),
        (
            "may be transferred to and from your Squad and Cohort (for 1 action)",
            "may be transferred to and from your Squad and Cohort (for 1 action each)",
        ),
    ),
    m.STURDY: (
        ("není ani ničím jiným zabit rovnou: je jen zraněn", "nejsou ani ničím jiným zabiti rovnou: jsou jen zraněni"),
        ("is not killed at once by anything else either: it is only wounded",) * 2,
    ),
    m.LOSES_FIRST: (("neútočí jako první", "neútočí jako první"), ("does not strike first", "do not strike first")),
    m.TWO_GUNS: (
        ("smí ve střelbě použít dvě střelné zbraně najednou", "smějí ve střelbě použít dvě střelné zbraně najednou"),
        ("may use two shoot weapons at once in a shoot-out",) * 2,
    ),
    m.PLAGUED: (
        ("je zabit, je-li zraněn v souboji", "jsou zabiti, jsou-li zraněni v souboji"),
        ("is killed if it is wounded in a combat", "are killed if they are wounded in a combat"),
    ),
    m.DRAWS_FEWER: (
        ("působí, že si jeho hráč v kroku dobírání dobere o 1 kartu méně (aspoň však 1)",) * 2,
        ("makes its player draw 1 card less in the draw step (but at least 1)",) * 2,
    ),
    m.SEALED: (
        ("nesmí dostat žádnou další kartu", "nesmějí dostat žádnou další kartu"),
        ("may not receive any other card",) * 2,
    ),
    m.SHELTERS: (
        ("chrání před Uměním a Černou symetrií jiných hráčů i všechny své karty",) * 2,
        ("also keeps the Art and the Dark Symmetry of other players from all its cards",) * 2,
    ),
    m.LUCKY: (
        ("nesmí být cílem karet, které snižují jeho zápas, střelbu, obranu či hodnotu",) * 2,
        ("may not be the target of cards that lower its fight, shoot, armour or value",) * 2,
    ),
    m.HEALS_IN_COVER: (
        ("je vyléčen, kdykoli akcí vyhledá úkryt", "jsou vyléčeni, kdykoli akcí vyhledají úkryt"),
        ("is healed whenever it seeks cover as an action", "are healed whenever they seek cover as an action"),
    ),
    m.TAKES_KI: (
        ("smí dostat a používat síly KI, jako by patřil k Mishimě",) * 2,
        ("may receive and use ki powers as if it were a Mishima warrior",) * 2,
    ),
    m.HERETIC_GIFTS: (
        ("smí dostat i karty Černé symetrie, které jsou jen pro kacíře",) * 2,
        ("may also receive Dark Symmetry cards that are for heretics only",) * 2,
    ),
    m.HELPLESS: (("nevrací rány", "nevracejí rány"), ("does not strike back", "do not strike back")),
    m.ALOOF: (
        ("není nikdy ovlivněn žádnou kartou kromě bojovníka, který ho napadl", "nejsou nikdy ovlivněni žádnou kartou"),
        ("is never affected by any card but a warrior that attacks it", "are never affected by any card"),
    ),
    m.CURSED: (
        ("není nikdy ovlivněn speciálními kartami kromě této", "nejsou ovlivněni speciálními kartami"),
        ("is never affected by special cards other than this one", "are not affected by special cards"),
    ),
    m.UNLED: (
        ("se neřídí jiným seržantem", "se neřídí jiným seržantem"),
        ("is led by no other sergeant", "are led by no other sergeant"),
    ),
}


# ---- with numbers and selectors ----
def _gifts_after_all(mark: Mark, w: Words) -> str:
    what = trait_nouns.said(mark.n, w, ACC)
    smi = subject(mark.scope, w, ("smí přesto dostat", "smějí přesto dostat"), ("may receive", "may receive"))
    return w.pick(f"{smi} {what}.", f"{smi} {what} all the same.")


def _poor_against_you(mark: Mark, w: Words) -> str:
    return w.pick("Sabotáž proti tobě přináší jen body osudu.", "Sabotage against you brings destiny points only.")


def _cheaper_rituals(mark: Mark, w: Words) -> str:
    count = w.count(mark.n, ACTION, ACC)
    return w.pick(
        f"Má-li tuto kartu Patriarcha, tvé rituály stojí o {count} méně.",
        f"While a Patriarch has this card, your rituals take {count} less.",
    )


def _spared(mark: Mark, w: Words) -> str:
    names = [title_of(id)[w.lang] for id in ("attrition", "economic_breakdown")]
    return w.pick(
        f"Karta {names[0]} ani karta {names[1]} na tebe nepůsobí.", f"{names[0]} and {names[1]} do not affect you."
    )


def _one_attack_action(mark: Mark, w: Words) -> str:
    return w.pick(
        "Žádný hráč nesmí mezi dvěma svými kroky dobírání provést víc než jednu útočnou akci.",
        "No player may take more than one attack action between two draw steps of his.",
    )


def _sly(mark: Mark, w: Words) -> str:
    return w.pick(
        "Chce-li jeho hráč, aby bojovník zaútočil, vybíráš napadeného ty. Body za toho, koho bojovník zabije, "
        "získáš ty, "
        "i kdyby to byl tvůj bojovník.",
        "If its player wants the warrior to attack, you choose the defender. The points for whomever it kills "
        "are yours, "
        "even if it was your warrior.",
    )


def _bugged(mark: Mark, w: Words) -> str:
    return w.pick(
        "Kdykoli bojovník zaútočí, jeho hráč všem ukáže svou ruku.",
        "Whenever the warrior attacks, its player shows his hand to everybody.",
    )


def _any_copies(mark: Mark, w: Words) -> str:
    return w.pick(
        "Bojovník smí mít libovolný počet kopií karet Černé symetrie, které mít smí; jejich účinky se sčítají.",
        "The warrior may have any number of copies of Dark Symmetry cards that it may have; their effects add up.",
    )


def _fenced(mark: Mark, w: Words) -> str:
    return w.pick(
        f"Je-li bojovník napaden v zápase, dostane útočník nejdřív ránu silou {mark.n}. Předtím se smějí hrát karty "
        "jako v zápase: co přidají k zápasu bojovníka, to platí pro plot. Přežije-li útočník, začíná souboj sám, už "
        "bez nich.",
        f"If the warrior is attacked in a fight, the attacker first takes a blow of {mark.n}. Before that cards may be "
        "played as in a fight: whatever they add to the warrior's fight counts for the fence. If the attacker "
        "survives, the combat itself begins, without them.",
    )


def _gifts_fall(mark: Mark, w: Words) -> str:
    return w.pick(
        "Je-li tato karta vyřazena, přijde bojovník o všechny karty Černé symetrie.",
        "If this card is discarded, the warrior loses all Dark Symmetry cards.",
    )


_HOUSED = (
    " leží pod touto kartou: nemá tam žádný účinek, ale její kopie do hry přijít nesmí. Odejde-li tato karta, jdou na "
    "hromádky, na které patří. Ve hře smí být jen jedna taková.",
    " is laid under this card: it has no effect there, but no copy of it may come into play. If this card leaves play, "
    "they go to the piles where they belong. Only one such card may be in play.",
)


def _houses_dead(mark: Mark, w: Words) -> str:
    return w.pick("Osobnost zabitá v souboji", "A personality killed in a combat") + w.pick(*_HOUSED)


def _houses_relics(mark: Mark, w: Words) -> str:
    return w.pick("Relikvie vyřazená či obětovaná ze hry", "A relic discarded or sacrificed from play") + w.pick(
        *_HOUSED
    )


def _total_war(mark: Mark, w: Words) -> str:
    return w.pick(
        "Každý bojovník smí napadnout kteréhokoli cizího bojovníka; zákazy, které mluví o tom, koho napadnout nesmí, "
        "neplatí.",
        "Every warrior may attack any opposing warrior; bans that say whom it may not attack do not hold.",
    )


def _poor_sabotage(mark: Mark, w: Words) -> str:
    return w.pick("Sabotáž přináší každému jen body osudu.", "Sabotage brings everybody destiny points only.")


def _pays_for(mark: Mark, w: Words) -> str:
    whose, price = trait_nouns.said(mark.n, w, ACC), w.count(m.FREELANCERS_PRICE, DESTINY)
    return w.pick(
        f"Smí dostat karty pro {whose}; za každou zaplať {price}.",
        f"It may receive cards meant for {whose}; pay {price} for each.",
    )


def _bank(mark: Mark, w: Words) -> str:
    return w.pick(
        f"Smíš platit na dluh, a to až do {m.CREDIT} bodů osudu; kdykoli smíš 1 bod dluhu splatit "
        f"{m.REPAYMENT} body osudu. S dluhem nemůžeš vyhrát.",
        f"You may pay on credit, up to {w.count(m.CREDIT, DESTINY)} in all; at any time you may repay 1 point of it "
        f"with {w.count(m.REPAYMENT, DESTINY)}. With a debt you cannot win.",
    )


def _strikes_hands(mark: Mark, w: Words) -> str:
    name = title_of("scout_bat")[w.lang]
    return w.pick(
        f"Prohlížíš-li si karty v ruce bojovníkem {name}, smíš z nich vyřadit bojovníky.",
        f"If you look at cards of a hand with {name}, you may discard warriors among them.",
    )


MORE_SAID: dict[str, Callable[[Mark, Words], str]] = {
    m.STRIKES_HANDS: _strikes_hands,
    m.PAYS_FOR: _pays_for,
    m.BANK: _bank,
    m.GIFTS_AFTER_ALL: _gifts_after_all,
    m.CHEAPER_RITUALS: _cheaper_rituals,
    m.SPARED: _spared,
    m.HOUSES_DEAD: _houses_dead,
    m.ONE_ATTACK_ACTION: _one_attack_action,
    m.BUGGED: _bugged,
    m.SLY: _sly,
    m.ANY_COPIES: _any_copies,
    m.FENCED: _fenced,
    m.GIFTS_FALL: _gifts_fall,
    m.HOUSES_RELICS: _houses_relics,
    m.TOTAL_WAR: _total_war,
    m.POOR_AGAINST_YOU: _poor_against_you,
    m.POOR_SABOTAGE: _poor_sabotage,
}
