"""Two copies of one card never read the same: what lies on them, what they lie on, their area and state tell."""

from __future__ import annotations

from ..table import Match, play, table


def words(m: Match, lang: str, verb: str) -> set[str]:
    return {option.text(lang) for option in m.decision.options if option.name.startswith(verb)}


def test_warriors_are_told_apart_by_what_they_carry() -> None:
    m = table({"squad": ["infantry+composite_armor", "infantry"], "hand": ["grenade"]}, {"squad": ["clansman"]})
    assert words(m, "en", "attach") == {
        "Equip Infantry (with Composite Armor) with Antipersonnel Grenade",
        "Equip Infantry with Antipersonnel Grenade",
    }
    assert any("s kartou Kompozitní brnění" in text for text in words(m, "cs", "attach"))


def test_gear_is_told_apart_by_who_carries_it() -> None:
    m = table(
        {"squad": ["valkyrie"], "hand": ["malfunction", "heist"]},
        {"squad": ["clansman+composite_armor", "infantry+composite_armor"]},
    )
    play(m, "meditate", "play heist")
    assert words(m, "cs", "target") == {
        "Zvolit: Kompozitní brnění (u karty Příslušník klanu)",
        "Zvolit: Kompozitní brnění (u karty Pěchota)",
    }
    assert words(m, "en", "target") == {"Choose Composite Armor (on Clansman)", "Choose Composite Armor (on Infantry)"}


def test_fortifications_are_told_apart_by_their_area() -> None:
    works = ["industrial_complex:squad", "industrial_complex:kohort", "great_infurior:squad"]
    m = table({"squad": ["clansman"], "works": works}, {})
    play(m, "use great_infurior 1")
    assert words(m, "cs", "target") == {
        "Zvolit: Průmyslový komplex (Mužstvo)",
        "Zvolit: Průmyslový komplex (Kohorta)",
    }


def test_a_prisoner_is_told_apart() -> None:
    m = table({"outpost": ["prophet+captured", "prophet"], "hand": ["reassignment"]}, {"squad": ["clansman"]})
    texts = words(m, "en", "play_on reassignment")
    assert any("imprisoned" in text for text in texts), texts
