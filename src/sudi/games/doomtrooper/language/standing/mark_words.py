"""What each mark says: one wording for its name, filled in with what the rules read off the mark."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sudi.kernel.wording import ACC, NOM, Words, upper

from ...words import trait_nouns
from ...words import traits as tr
from ...words.nouns import DESTINY, POINT, listed
from .. import marks as m
from ..select import Who
from .attack_words import ATTACKS, SALVAGE, converts, eases, more_attacks, second_target
from .fate_words import FATES, ODDITIES
from .more_marks import MORE_PREDICATES, MORE_SAID
from .subject import subject, suffered

if TYPE_CHECKING:
    from .rule import Mark

# ---- said of whoever has the mark: singular and plural in both languages ----
_PREDICATES = {
    **ATTACKS,
    **FATES,
    m.ANY_GIFTS: (
        ("smí dostat dary kteréhokoli apoštola", "smějí dostat dary kteréhokoli apoštola"),
        ("may receive gifts of any apostle",) * 2,
    ),
    m.ANY_EQUIPMENT: (
        ("smí dostat a používat jakékoli vybavení", "smějí dostat a používat jakékoli vybavení"),
        ("may receive and use any equipment",) * 2,
    ),
    m.ANY_TROOPERS_EQUIPMENT: (
        (
            "smí dostat a používat všechno vybavení kromě toho pro Černou legii",
            "smějí dostat a používat všechno vybavení kromě toho pro Černou legii",
        ),
        ("may receive and use all equipment but that for the Dark Legion",) * 2,
    ),
    m.ANY_GEAR: (
        (
            "smí používat všechno vybavení a relikvie kromě těch pro Černou legii",
            "smějí používat všechno vybavení a relikvie kromě těch pro Černou legii",
        ),
        ("may use all equipment and relics but those for the Dark Legion",) * 2,
    ),
    m.ANY_AIRSHIP: (
        (
            "smí dostat a používat kterýkoli vzdušný koráb bez ohledu na příslušnost",
            "smějí dostat a používat kterýkoli vzdušný koráb bez ohledu na příslušnost",
        ),
        ("may receive and use any airship, whatever its affiliation",) * 2,
    ),
    m.NO_MORE_WEAPONS: (
        ("nesmí vlastnit jinou zápasnickou zbraň", "nesmějí vlastnit jinou zápasnickou zbraň"),
        ("may not own another fight weapon",) * 2,
    ),
    m.SILENCED: (("nesmí provádět akce", "nesmějí provádět akce"), ("may not perform actions",) * 2),
    m.ART_FOR_ALL: (
        ("smí sesílat kouzla na kohokoli", "smějí sesílat kouzla na kohokoli"),
        ("may cast spells on anybody",) * 2,
    ),
    m.ANY_WARZONE: (
        (
            "se smí bránit z kterékoli válečné zóny ve hře, i cizí (na Stanici jen ze zón Stanic, jinde z ostatních)",
            "se smějí bránit z kterékoli válečné zóny ve hře, i cizí (na Stanici jen ze zón Stanic, jinde z ostatních)",
        ),
        (
            "may defend from any warzone in play, whoever's it is (on an Outpost from those of Outposts only, "
            "elsewhere from the others)",
        )
        * 2,
    ),
    m.ZONES_OFF: (
        ("bojuje bez válečných zón", "bojují bez válečných zón"),
        ("is in a combat without warzones", "are in a combat without warzones"),
    ),
    m.SHARES_ZONE: (
        ("má také úpravy válečné zóny, ze které se brání protivník", "mají také úpravy válečné zóny"),
        (
            "also has the modifiers of the warzone that its opponent defends from",
            "also have the modifiers of the warzone",
        ),
    ),
    m.HARDY: (
        (
            "není zabit zraněním, které samo zabíjí; je jen zraněn (druhé zranění ho zabije)",
            "nejsou zabiti zraněním, které samo zabíjí",
        ),
        (
            "is not killed by a wound that kills by itself; it is only wounded (a second wound does kill it)",
            "are not killed by a wound that kills by itself",
        ),
    ),
    m.FORGETS: (
        (
            "ztrácí všechny schopnosti, které jsou na něm napsány; omezení mu zůstávají",
            "ztrácejí všechny schopnosti, které jsou na nich napsány; omezení jim zůstávají",
        ),
        (
            "loses every ability that is written on it; restrictions stay",
            "lose every ability that is written on them; restrictions stay",
        ),
    ),
    m.MUTED: (
        ("nic nepřidává ostatním bojovníkům", "nic nepřidávají ostatním bojovníkům"),
        ("adds nothing to other warriors", "add nothing to other warriors"),
    ),
    m.ANY_VEHICLE: (
        ("smí dostat a používat jakékoli vozidlo kromě vozidel Černé legie",) * 2,
        ("may receive and use any vehicle but those of the Dark Legion",) * 2,
    ),
    m.CASTS_PERSONAL: (
        ("smí sesílat osobní bojová kouzla všech aspektů", "smějí sesílat osobní bojová kouzla všech aspektů"),
        ("may cast personal combat spells of every aspect",) * 2,
    ),
    m.AFTERMATH: (
        ("je po souboji zraněn", "jsou po souboji zraněni"),
        ("is wounded when the combat is over", "are wounded when the combat is over"),
    ),
    m.NO_AFTERMATH: (
        ("není zraněn tím, co v souboji užil", "nejsou zraněni tím, co v souboji užili"),
        ("is not wounded by what it has taken in a combat", "are not wounded by what they have taken in a combat"),
    ),
    m.UNANSWERED: (
        ("zasazuje rány bez odvety", "zasazují rány bez odvety"),
        ("strikes without retaliation", "strike without retaliation"),
    ),
    m.FULL_POINTS: (
        ("smí získávat i vítězné body", "smějí získávat i vítězné body"),
        ("may earn victory points too",) * 2,
    ),
    m.NOT_REMOVED: (
        ("nemůže být {obětován}: místo toho se vyřazuje", "nemohou být {obětován}: místo toho se vyřazují"),
        (
            "cannot be sacrificed: it is discarded instead",
            "cannot be sacrificed: they are discarded instead",
        ),
    ),
    m.NEVER_KILLS: (
        ("nikdy nezabíjí tím, že zraní", "nikdy nezabíjejí tím, že zraní"),
        ("never kills by a wound", "never kill by a wound"),
    ),
    m.POISONER: (
        ("smí používat jedy jako Mortifikátor", "smějí používat jedy jako Mortifikátoři"),
        ("may use poisons as a Mortificator does", "may use poisons as Mortificators do"),
    ),
    m.POISON_PROOF: (
        ("je imunní vůči jedům", "jsou imunní vůči jedům"),
        ("is immune to poisons", "are immune to poisons"),
    ),
}

# ---- said of a warrior that "he" or "it" is plain enough for ----
_SENTENCES = {
    **ODDITIES,
    m.POINTS_AS_DESTINY: ("Body, které získá, jsou body osudu.", "Whatever it earns becomes destiny points."),
    m.REMOVED_IF_KILLED: ("Je-li zabit, je obětován.", "If it is killed, it is sacrificed."),
    m.FRAIL: ("Je-li zraněn, je zabit.", "If it is wounded, it is killed."),
    m.BACK_TO_LIBRARY: (
        "Je-li zabit nebo vyřazen, zamíchá se do knihovny svého majitele.",
        "If it is killed or discarded, it is shuffled into its owner's library.",
    ),
    # ---- about the card itself, or about the game ----
    m.TWO_HANDGUNS: ("Bojovník smí použít dvě pistole najednou.", "The warrior may use two handguns at once."),
    m.NO_WEAPONS: ("Uvnitř se nesmějí používat jiné zbraně.", "Inside no other weapons may be used."),
    m.NO_EQUIPMENT: ("Uvnitř se nesmí používat jiné vybavení.", "Inside no other equipment may be used."),
    m.MOVABLE: (
        "Za 1 akci smíš tuto kartu přiložit k jinému svému bojovníkovi.",
        "For 1 action you may give this card to another warrior of yours.",
    ),
    m.NEVER_GIVEN: (
        "Tato karta nesmí být nikdy dána jinému bojovníkovi.",
        "This card may never be given to another warrior.",
    ),
    **SALVAGE,
    m.NO_COUNTER: ("Na tuto kartu se nedá reagovat.", "No card may counter this one."),
    m.GONE_FOR_GOOD: ("Tato karta se místo vyřazení obětuje.", "This card is sacrificed instead of discarded."),
    m.NO_SABOTAGE: (
        "Nemáš-li ve hře žádné bojovníky, nelze proti tobě provést sabotáž.",
        "If you have no warriors in play, nobody may sabotage you.",
    ),
    m.ANY_ORDER: (
        "Útočit se nemusí až posledními akcemi: po útoku smí každý provádět další akce.",
        "Attacks need not be the last actions: after an attack everybody may go on with other actions.",
    ),
    m.NO_AIRSHIPS: ("Nelze vykládat vzdušné koráby.", "No airships may be played."),
    m.PROTECTED: (
        "Viry se na tvé bojovníky nehrají ani nešíří a ty, které leží ve hře, na ně nepůsobí; kdo už nakažen je, "
        "zůstává nakažen.",
        "Viruses are neither played on your warriors nor spread to them, and those that lie in play do not affect "
        "them; whoever is infected stays so.",
    ),
    m.NO_FIRST_STRIKE: (
        "Je-li napaden bojovník v této oblasti, nikdo v souboji NIKDY neútočí jako první.",
        "When a warrior of this area is attacked, nobody in the combat EVER strikes first.",
    ),
}

# Asked for by the rules and said by whatever sets them up or goes with them.
_UNSAID = (
    *(m.ANSWER, m.AWAY, m.STORES, m.EXPOSED, m.MEETS_PLAGUE, m.ANOTHER_TURN, m.FATED, m.WAIVED, m.SPENT),
    *(m.HURRIED, m.MISSES_TURN, m.AVENGED, m.NO_DRAW, m.ORDERED, m.POINTS_TO, m.COMMANDED, m.ONCE_A_GAME),
    *(m.TACTIC_CHANGED, m.KEEPS_SECRETS, m.SHARES_FORT, m.ABOARD),
    *(m.DRAWS_MORE, m.RETURNS, m.MUTATED, m.BOUND, m.TURNED_ROUND, m.MADE_TO_CHANGE, m.PILLAGES),
    *(m.NO_MEDITATION, m.DYING, m.EASED, m.MISSES, m.SNIPED, m.FORFEIT, m.DEFLECTED, m.TRUCE),
    *(m.BOTH_WEAPONS, m.REMEMBERS_WEAPON, m.HAS_MET, m.TWINS),
)
_UNSAID_STEMS = (m.NO_IMMUNITY,)


# ---- with numbers and selectors ----
def prison(w: Words) -> str:
    """What it means to be imprisoned, behind a subject."""
    return w.pick(
        "nesmí útočit, být napaden ani provádět akce a ostatním nic nepřidává",
        "may not attack, be attacked or act, and adds nothing to others",
    )


def _imprisoned(mark: Mark, w: Words) -> str:
    who = mark.scope.say_scope(w)
    return w.pick(f"{who} je uvězněn: {prison(w)}.", f"{who} is imprisoned: it {prison(w)}.")


def _casts(mark: Mark, w: Words) -> str:
    if mark.n == tr.ALL_ARTS:
        arts = w.pick("kouzla všech aspektů Umění", "spells of every aspect of the Art")
    else:
        names = listed([name[w.lang] for name in tr.names(mark.n)], w)
        arts = w.pick(f"kouzla {names}", f"spells of the {names}")
    return f"{subject(mark.scope, w, ('smí sesílat', 'smějí sesílat'), ('may cast', 'may cast'))} {arts}{mark.tail(w)}."


def _personal(mark: Mark, w: Words) -> str:
    cs, en = "která sesílá", "it casts"
    if not mark.scope.itself:
        cs, en = f"která sesílají {mark.scope.say_scope(w)}", f"cast by {mark.scope.say_scope(w)}"
    return w.pick(
        f"Osobní bojová kouzla, {cs}, se považují za bojová kouzla.",
        f"Personal combat spells {en} count as combat spells.",
    )


def _free_cards(mark: Mark, w: Words) -> str:
    if mark.n & m.ANY_KIND_OF_GEAR:
        what = w.pick("vybavení", "equipment")
    elif mark.n == m.ANY_KI:
        what = w.pick("síly KI", "ki powers")
    elif mark.n == sum(tr.APOSTLES_GIFTS):
        what = w.pick("dary apoštolů", "gifts of the apostles")
    elif mark.n == tr.GIFTS:
        what = w.pick("karty Černé symetrie", "Dark Symmetry cards")
    else:
        what = trait_nouns.said(mark.n, w, ACC)
    free = w.pick("kdykoli a bez akce", "at any time for no action")
    receive = subject(mark.scope, w, ("smí dostat", "smějí dostat"), ("may receive", "may receive"))
    return f"{receive} {what} {free}."


def _for_fee(mark: Mark, w: Words) -> str:
    price = w.count(mark.n, DESTINY, ACC)
    what = w.pick("kouzlo", "spell")
    if getattr(mark, "quiet", False):
        what = w.pick("kouzlo, které není bojové,", "spell that is no combat spell")
    who = subject(mark.scope, w, ("smí sesílat", "smějí sesílat"), ("may cast",) * 2)
    return w.pick(
        f"{who} každé {what} za poplatek {w.count(mark.n, DESTINY)} navíc.",
        f"{who} any {what} for a fee of {price} more.",
    )


def _gifts_for(mark: Mark, w: Words) -> str:
    price = w.count(mark.n, DESTINY)
    return w.pick(
        f"Dary kteréhokoli apoštola smí dostat za {price} každý.",
        f"It may receive gifts of any apostle for {price} each.",
    )


def _worth(mark: Mark, w: Words) -> str:
    return w.pick(
        f"Každý bod osudu, který vydá na účinek kouzla nebo karty Černé symetrie, platí za {mark.n}.",
        f"Each destiny point it spends on the effect of a spell or a Dark Symmetry card is worth {mark.n}.",
    )


def _extra_points(mark: Mark, w: Words) -> str:
    n = w.count(mark.n, POINT)
    assert isinstance(mark.scope, Who)
    return w.pick(
        f"Zabije-li {mark.scope.say(w, NOM)} v souboji protivníka, získáš o {n} víc.",
        f"If {mark.scope.say(w)} kills an opponent in a combat, you earn {n} more.",
    )


def _ignores(cs: str, en: str) -> Callable[[Mark, Words], str]:
    def say(mark: Mark, w: Words) -> str:
        when = mark.when.say(w) or w.pick("v souboji", "in a combat")
        ignore = subject(mark.scope, w, ("nebere", "neberou"), ("ignores", "ignore"))
        return w.pick(f"{ignore} {when} ohled na {cs} protivníka.", f"{ignore} the opponent's {en} {when}.")

    return say


def _ignores_armour(mark: Mark, w: Words) -> str:
    return w.pick(
        "Proti bojovníkovi, který tuto zbraň používá, protivníkova brnění neúčinkují.",
        "Against a warrior who uses this weapon the opponent's suits of armour have no effect.",
    )


def _no_zones(mark: Mark, w: Words) -> str:
    who = mark.scope.say_scope(w)
    return w.pick(
        f"Koho napadne {who}, ten se nesmí bránit z válečné zóny.",
        f"Whomever {who} attacks may not defend from a warzone.",
    )


def _defenders(mark: Mark, w: Words) -> str:
    who = mark.scope.say_scope(w)
    return w.pick(f"Bránit se z této zóny smějí jen {who}.", f"Only {who} may defend from this zone.")


def _never_discarded(mark: Mark, w: Words) -> str:
    if mark.scope.itself:
        return w.pick("Tato karta nesmí být nikdy vyřazena.", "This card may never be discarded.")
    if getattr(mark.scope, "many", False):
        cs, en = ("nesmí být vyřazena", "nesmějí být vyřazeny"), ("may not be discarded",) * 2
        return subject(mark.scope, w, cs, en) + "."
    return w.pick(
        "Karta, ke které je přiložena, nemůže být vyřazena, dokud není vyřazena tato karta.",
        "The card it is attached to cannot be discarded until this card is.",
    )


def _never_sacrificed(mark: Mark, w: Words) -> str:
    if mark.scope.itself:
        return w.pick("Tato karta nesmí být nikdy obětována.", "This card may never be sacrificed.")
    if getattr(mark.scope, "many", False):
        return w.pick("Nesmějí být ani obětovány.", "Nor may they be sacrificed.")
    return w.pick("Ani obětována být do té doby nemůže.", "Nor can it be sacrificed until then.")


_SAID: dict[str, Callable[[Mark, Words], str]] = {
    m.IMPRISONED: _imprisoned,
    m.CASTS: _casts,
    m.FREE_CARDS: _free_cards,
    m.PERSONAL_AS_COMBAT: _personal,
    m.DESTINY_WORTH: _worth,
    m.CASTS_FOR: _for_fee,
    m.GIFTS_FOR: _gifts_for,
    m.CONVERTS: converts,
    m.MORE_ATTACKS: more_attacks,
    m.EXTRA_POINTS: _extra_points,
    m.DEFENDERS: _defenders,
    m.SECOND_TARGET: second_target,
    m.EASES: eases,
    m.NEVER_DISCARDED: _never_discarded,
    m.NEVER_SACRIFICED: _never_sacrificed,
    m.IGNORES_FORTS: _ignores("opevnění", "fortifications"),
    m.IGNORES_ARMOUR: _ignores_armour,
    m.IGNORES_ZONES: _no_zones,
    m.IGNORES_COVER: _ignores("úkryt", "cover"),
}


def said(mark: Mark, w: Words) -> str:
    """The sentence of a mark; a mark without one is a slip, unless it is said elsewhere."""
    name = mark.name
    if name in MORE_SAID:
        return upper(MORE_SAID[name](mark, w))
    if name in _SAID:
        lead = getattr(mark.scope, "lead", None)
        text = _SAID[name](mark, w)
        return f"{lead(w)} {text[:1].lower()}{text[1:]}" if lead is not None else upper(text)
    if name in _SENTENCES:
        return w.pick(*_SENTENCES[name])
    if name in _PREDICATES or name in MORE_PREDICATES:
        cs, en = _PREDICATES[name] if name in _PREDICATES else MORE_PREDICATES[name]
        said = subject(mark.scope, w, cs, en).replace("{obětován}", suffered(mark.scope, "obětován"))
        return upper(said + mark.tail(w)) + "."
    if name == f"{m.NO_IMMUNITY}: symmetry" and mark.zone:
        cs, en = ("už není imunní vůči Černé symetrii",) * 2, ("is not immune to the Dark Symmetry any more",) * 2
        return upper(subject(mark.scope, w, cs, en)) + "."
    if name in _UNSAID or name.startswith(_UNSAID_STEMS):
        return ""
    raise ValueError(f"the mark {name!r} has no words")
