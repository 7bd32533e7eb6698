"""Options in words that depend on the card: what is equipped, bestowed, assigned, built; what an ability does."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.wording import Bilingual

from ..cards.types import BEAST, EQUIPMENT, FORTIFICATION, KI, MISSION, RELIC, SYMMETRY
from ..language.lending import abilities_of
from ..language.select import Who
from ..law.playing import target_of
from ..state import DoomState
from . import vocabulary as v

_ATTACH = {
    EQUIPMENT: Bilingual("Vybavit bojovníka {b} kartou {a}", "Equip {b} with {a}"),
    FORTIFICATION: Bilingual("Vyložit opevnění {a} k bojovníkovi {b}", "Fortify {b} with {a}"),
    SYMMETRY: Bilingual("Udělit mystickou moc {a} bojovníkovi {b}", "Bestow {a} on {b}"),
    MISSION: Bilingual("Přidělit úkol {a} bojovníkovi {b}", "Assign {a} to {b}"),
    RELIC: Bilingual("Dát relikvii {a} bojovníkovi {b}", "Give the relic {a} to {b}"),
    KI: Bilingual("Přidělit sílu KI {a} bojovníkovi {b}", "Give the ki power {a} to {b}"),
    BEAST: Bilingual("Přidělit zvíře {a} bojovníkovi {b}", "Give the beast {a} to {b}"),
}


def template(s: DoomState, code: int) -> Bilingual:
    verb = v.verbs.of(code)
    if verb is v.ATTACH and isinstance(s.t.cards[first(code)].give, Who):
        return _ATTACH.get(s.t.type[first(code)], verb.text)
    if verb is v.PLAY_ON and isinstance(target_of(s.t.cards[first(code)]), Who):
        return Bilingual("Zahrát kartu {a} na bojovníka {b}", verb.text.en)
    if verb is v.TASK and s.t.type[first(code)] != MISSION:
        return Bilingual("Vyložit kartu {a}, hráč: {b}", "Lay {a} to {b}")
    if verb is v.USE:
        abilities = dict(abilities_of(s, first(code)))
        if second(code) in abilities:
            name = abilities[second(code)].name
            return Bilingual(f"{{a}}: {name.cs}", f"{{a}}: {name.en}")
    return verb.text
