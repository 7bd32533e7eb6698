"""Two copies of one card never read the same: what lies on them, what they lie on, their area and state tell."""

from __future__ import annotations

import pytest

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


def test_whoever_is_in_a_unit_is_told_apart_by_its_sergeant() -> None:
    m = table({"squad": ["squadron_commander", "clansman", "clansman"], "hand": ["grenade"]}, {})
    play(m, "meditate")
    play(m, next(o.name for o in m.decision.options if o.name.startswith("assign")))
    while m.decision.name != "action":
        play(m, "pass")
    assert words(m, "en", "attach") == {
        "Equip Squadron Commander with Antipersonnel Grenade",
        "Equip Clansman (under Squadron Commander) with Antipersonnel Grenade",
        "Equip Clansman with Antipersonnel Grenade",
    }


def test_a_sergeant_who_is_the_very_first_card_tells_his_men_apart_too() -> None:
    mission = {"hand": ["suicide_mission"], "library": ["suicide_mission"]}
    m = table({"squad": ["squadron_commander", "trencher", "trencher"], **mission}, {})
    assert m.state.t.cards[0].id == "squadron_commander"
    play(m, "meditate", "assign trencher squadron_commander@p1#1")
    while m.decision.name != "action":
        play(m, "pass")
    assert words(m, "cs", "attach") == {
        "Přidělit úkol Sebevražedný úkol bojovníkovi Velitel eskadry",
        "Přidělit úkol Sebevražedný úkol bojovníkovi Zákopník (seržant Velitel eskadry)",
        "Přidělit úkol Sebevražedný úkol bojovníkovi Zákopník",
    }


@pytest.mark.parametrize(
    ("side", "option", "cs", "en"),
    [
        ({"squad": ["trencher"], "hand": ["foxhole"]}, "attach foxhole trencher",
         "Vyložit opevnění Liščí díra k bojovníkovi Zákopník", "Fortify Trencher with Foxhole"),
        ({"kohort": ["razide"], "hand": ["dark_fire"]}, "attach dark_fire razide",
         "Udělit mystickou moc Temný oheň bojovníkovi Razid", "Bestow Dark Fire on Razide"),
        ({"squad": ["clansman"], "hand": ["grim_reaper"], "kohort": ["heretic"]}, "play_on grim_reaper heretic",
         "Zahrát kartu Smrtka na bojovníka Kacíř", "Play Grim Reaper on Heretic"),
        ({"hand": ["dark_kohort"]}, "task dark_kohort p2", "Přidělit", "Assign"),
        ({"hand": ["triangulating_scope"]}, "task triangulating_scope p2", "Vyložit kartu", "Lay "),
        ({"squad": ["trencher"], "grave": ["foxhole"]}, "use trencher 1", "Zákopník: ", "Trencher: "),
    ],
)  # fmt: skip
def test_an_option_says_what_is_done(side: dict[str, list[str]], option: str, cs: str, en: str) -> None:
    m = table(side, {"squad": ["valkyrie"]})
    found = next(o for o in m.decision.options if o.name == option)
    assert found.text("cs").startswith(cs)
    assert found.text("en").startswith(en)
