"""How standing rules are said: changed numbers, bans and marks, each in words made from what it does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sudi.kernel.effects import Amount, Fixed
from sudi.kernel.permissions import Permission
from sudi.kernel.standing import Standing
from sudi.kernel.values import ADD, AT_MOST, SET, Modifier, Scope
from sudi.kernel.wording import Bilingual, Words, upper

from ..state import ATTACKS_A_TURN, PRICE_OF_STAYING
from ..words import lexicon
from ..words.phases import ATTACK, PHASE_NAMES
from . import topics
from .numbers import OTHER_SYMBOLS, SYMBOLS

_ATTACK_PHASE = PHASE_NAMES[ATTACK]

# What a card is that bears a mark. The rules ask for it by the same name.
MARKS = {
    topics.RELENTLESS: Bilingual(
        f"Ve tvé fázi {_ATTACK_PHASE.cs} se tato jednotka nepočítá mezi {ATTACKS_A_TURN} jednotky, které smějí útočit; "
        "i ona útočí jen jednou.",
        f"In your {_ATTACK_PHASE.en} phase this unit is not counted among the {ATTACKS_A_TURN} units that may attack; "
        "it, too, attacks only once.",
    ),
    topics.SOULLESS: Bilingual(
        "Za cizí jednotky, které tato jednotka eliminuje, nezískáváš magii.",
        "You gain no magic for enemy units that this unit destroys.",
    ),
    topics.PROTECTS: Bilingual(
        "Útočí-li cizí jednotka, která s touto jednotkou sousedí, musí za cíl zvolit jednotku se schopností Ochrana.",
        "An enemy unit adjacent to this unit that attacks must target a unit with Protect.",
    ),
    topics.CAPTURES: Bilingual(
        "Útočí-li tato jednotka na cizí jednotku a zranění by ji eliminovala, můžeš namísto jejich uštědření cíl "
        "natrvalo ovládnout.",
        "When this unit attacks an enemy unit and the damage would destroy it, you may take control of the target for "
        "good instead of adding the damage.",
    ),
    topics.SPREADS: Bilingual(
        "Útok této jednotky přidá za každý hozený zvláštní symbol 1 zranění i každé jednotce mezi ní a cílem.",
        "For each special symbol rolled, an attack of this unit also adds 1 damage to each unit between it and the "
        "target.",
    ),
    topics.MOBILE: Bilingual(
        "Ačkoli je tato karta stavba, může se pohybovat.", "Although it is a structure, this card may move."
    ),
    topics.SILENCES: Bilingual("Zvolená jednotka nemá žádné schopnosti.", "The chosen unit has no abilities."),
    topics.ENTANGLES: Bilingual(
        "Každá z nich má navíc základní schopnosti té druhé.", "Each of them also has the base abilities of the other."
    ),
    topics.ANY_PHASE: Bilingual(
        "Ve svém tahu můžeš vyvolávat jednotky v každé fázi.", "In your turn you may summon units in every phase."
    ),
    topics.ENDURES: Bilingual(
        f"Kdyby měla být tato karta na začátku tvého tahu odhozena, můžeš namísto toho utratit "
        f"{Words('cs').count(PRICE_OF_STAYING, lexicon.BOOST)} z této karty.",
        f"When this card would be discarded at the start of your turn, you may spend "
        f"{Words('en').count(PRICE_OF_STAYING, lexicon.BOOST)} of it instead.",
    ),
}


# ---- changed numbers ----
def say_change(w: Words, rule: Modifier) -> str:
    if rule.value == topics.HITS:
        return _hits(w, rule.scope, rule.amount, rule.operation, rule.layer)
    amount = rule.amount
    if rule.value == "reach":
        assert rule.operation == SET
        assert isinstance(amount, Fixed)
        return _reach(w, rule.scope, amount.n)
    assert rule.operation == ADD
    return _moves(w, rule.scope, amount) if rule.value == "speed" else _has(w, rule.scope, rule.value, amount)


def bonus(w: Words, value: str, n: int) -> str:
    """+1 k síle, +2 životy; +1 strength, +2 life"""
    if value == "strength":
        return f"{n:+d} {w.pick('k síle', 'strength')}"
    return f"{n:+d} {w.pick(w.count(abs(n), lexicon.LIFE).partition(' ')[2], 'life')}"


def _each(w: Words, amount: Amount) -> str:
    said: Any = amount
    own = getattr(amount, "say_own", None)
    return str(own(w) if own is not None else said.say_each(w))


def _has(w: Words, scope: Scope, value: str, amount: Amount) -> str:
    """Tato jednotka má +1 k síle za každý žeton posílení na této kartě, nejvýš +5."""
    verb = w.pick("mají" if _many(scope) else "má", "have" if _many(scope) else "has")
    when = getattr(scope, "say_when", None) or getattr(amount, "say_when", None)
    lead = " ".join(filter(None, (_who(w, scope), verb, when(w) if when is not None and w.czech else "")))
    tail = f" {when(w)}" if when is not None and not w.czech else ""
    if isinstance(amount, Fixed):
        return f"{lead} {bonus(w, value, amount.n)}{tail}."
    most = getattr(amount, "most", 0)
    limit = w.pick(f", nejvýš {most:+d}", f", to a maximum of {most:+d}") if most else ""
    return f"{lead} {bonus(w, value, 1)} {_each(w, amount)}{tail}{limit}."


def _moves(w: Words, scope: Scope, amount: Amount) -> str:
    who, many = _who(w, scope), _many(scope)
    n = amount.n if isinstance(amount, Fixed) else 1
    spaces = w.count(abs(n), lexicon.SPACE)
    if n < 0:
        return w.pick(
            f"{who} se {'pohybují' if many else 'pohybuje'} o {spaces} méně.",
            f"{who} {'move' if many else 'moves'} {spaces} less.",
        )
    may = w.pick(
        f"{who} se {'mohou' if many else 'může'} pohnout o {spaces} dál", f"{who} may move {n} extra {spaces[2:]}"
    )
    if isinstance(amount, Fixed):
        return f"{may}."
    most = getattr(amount, "most", 0)
    limit = w.pick(f", nejvýš o {w.count(most, lexicon.SPACE)}", f", to a maximum of {most}") if most else ""
    return f"{may} {_each(w, amount)}{limit}."


def _reach(w: Words, scope: Scope, n: int) -> str:
    clear = w.pick("volná pole" if 2 <= n <= 4 else "volných polí", "clear straight spaces")
    return w.pick(
        f"{_who(w, scope)} může útočit na cíle vzdálené až {n} {clear} v přímém směru.",
        f"{_who(w, scope)} may attack targets up to {n} {clear} away.",
    )


def _who(w: Words, scope: Scope) -> str:
    return upper(scope.say_scope(w))


def _many(scope: Scope) -> bool:
    return bool(getattr(scope, "many", False))


# ---- the hits of an attack ----
def symbols_as(w: Words, each: int) -> str:
    """každý zvláštní symbol za 2 zásahy na blízko; each special symbol as 2 melee symbols"""
    return w.pick(
        f"každý zvláštní symbol za {w.count(each, lexicon.HIT)} na blízko",
        f"each special symbol as {each} melee symbol{'s' if each > 1 else ''}",
    )


ITS_ATTACK = Bilingual("této jednotky", "this unit")


def say_symbols(w: Words, whose: Bilingual, each: int) -> str:
    """Při útoku této jednotky se počítá každý zvláštní symbol za 2 zásahy na blízko."""
    counted = symbols_as(w, each)
    return w.pick(f"Při útoku {whose.cs} se počítá {counted}.", f"When {whose.en} attacks, count {counted}.")


def _hits(w: Words, scope: Any, amount: Any, operation: str, layer: str) -> str:
    attacks, many = str(scope.say_attacks(w)), bool(getattr(scope, "many_attacks", True))
    each = getattr(amount, "each", 0)
    damage = w.count(each or 1, lexicon.DAMAGE)
    if operation == SET and layer == OTHER_SYMBOLS and each:
        return w.pick(
            f"{upper(attacks)} přidávají {damage} za každý zvláštní symbol; jiné symboly nepřidávají nic.",
            f"{upper(attacks)} add {damage} for each special symbol; other symbols add none.",
        )
    if operation == ADD and layer == SYMBOLS and each:
        return say_symbols(w, ITS_ATTACK, each)
    if operation == ADD and each:
        return w.pick(
            f"{upper(attacks)} přidávají za každý hozený zvláštní symbol o {damage} víc.",
            f"{upper(attacks)} add {each} more damage for each special symbol rolled.",
        )
    if operation == ADD:  # another number if any special symbol is rolled
        assert not amount.none
        less = w.count(-amount.some, lexicon.DAMAGE)
        return w.pick(
            f"Padne-li alespoň 1 zvláštní symbol, přidávají {attacks} o {less} méně.",
            f"If at least 1 special symbol is rolled, {attacks} add {less} less.",
        )
    assert operation == AT_MOST
    if isinstance(amount, Fixed):
        most = w.count(amount.n, lexicon.DAMAGE)
        return w.pick(
            f"{upper(attacks)} {'přidají' if many else 'přidá'} nejvýš {most}.",
            f"{upper(attacks)} {'add' if many else 'adds'} at most {most}.",
        )
    assert not amount.none
    return w.pick(
        f"Nepadne-li žádný zvláštní symbol, nepřidají {attacks} žádné zranění.",
        f"If no special symbol is rolled, {attacks} add no damage.",
    )


# ---- rules one after another ----
def say_rules(w: Words, rules: Iterable[Standing]) -> str:
    """The rules of a text; bans on the same cards are said in one sentence."""
    said: list[str] = []
    bans: list[Permission] = []
    for rule in [*rules, None]:
        if bans and not (isinstance(rule, Permission) and rule.scope == bans[0].scope):
            said.append(say_bans(w, bans[0].scope, [ban.action for ban in bans]))
            bans = []
        if isinstance(rule, Permission):
            bans.append(rule)
        elif rule is not None:
            worded: Any = rule
            said.append(worded.say(w))
    return " ".join(filter(None, said))


# ---- bans ----
_BANS: dict[str, tuple[tuple[str, str], str]] = {  # in Czech for one and for many
    topics.MOVES: (("se pohybovat", "se pohybovat"), "move"),
    topics.ATTACKS: (("útočit", "útočit"), "attack"),
    topics.FORCES: (("být zatlačena", "být zatlačeny"), "be forced"),
    topics.TARGETS: (("se stát cílem útoku", "se stát cílem útoku"), "be the target of an attack"),
}


def say_bans(w: Words, scope: Scope, actions: list[str]) -> str:
    """Zvolená jednotka se nemůže pohybovat, útočit ani být zatlačena."""
    many = _many(scope)
    if not w.czech:
        *some, last = [_BANS[action][1] for action in actions]
        return f"{_who(w, scope)} cannot {', '.join(some)}{' or ' if some else ''}{last}."
    forms = [_BANS[action][0][many] for action in actions]
    leaning = forms[0].startswith("se ")
    can = ("se " if leaning else "") + ("nemohou" if many else "nemůže")
    forms[0] = forms[0].removeprefix("se ")
    *some, last = forms
    return f"{_who(w, scope)} {can} {', '.join(some)}{' ani ' if some else ''}{last}."
