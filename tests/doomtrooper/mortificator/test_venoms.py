"""The poisons of Mortificator that go on a blade, from their printed texts."""

from __future__ import annotations

import pytest

from ..table import Match, attach_to, card, end_turn, fight, finish, ids, options, play, table, victory, wounded


def armed(venom: str, *foes: str, **more: object) -> Match:
    """A Mortificator with a poisoned sword (3 + 3 in a fight) against these."""
    m = table(
        {"squad": ["mortificator+avenger_sword"], "hand": [venom]},
        {"kohort": list(foes), "destiny": 9, **more},
    )
    return play(m, f"attach {venom} avenger_sword")


@pytest.mark.parametrize("venom", ["black_venom", "mindslayer", "spiraling_death"])
def test_they_go_on_a_weapon_of_a_mortificator(venom: str):
    m = table({"squad": ["mortificator+avenger_sword+combat_armor", "clansman+kratach"], "hand": [venom]})
    assert attach_to(m, venom) == {"avenger_sword"}


def test_black_venom_paralyses_whom_it_wounds_until_healed():
    m = armed("black_venom", "necromutant", "centurion")
    finish(fight(m, "mortificator", "necromutant"))  # 6 against 4
    assert wounded(m, "necromutant")
    kept = play(m.copy(), "no")
    assert ids(kept, "attached", 0) == ["avenger_sword", "black_venom"]
    play(m, "yes")
    assert ids(m, "grave", 0) == ["black_venom"]
    assert m.state.turn == 1
    # It may not act: only the other one can attack or seek cover.
    assert not any("necromutant" in o for o in options(m))
    play(m, "attack")
    assert options(m) == ["fight", "shoot"]  # with the centurion: there is no other


def test_whoever_black_venom_has_paralysed_does_not_strike_back():
    def again(answer: str) -> Match:
        m = armed("black_venom", "curator")
        finish(fight(m, "mortificator", "curator"))  # 6 against 3, 3 against 3
        assert wounded(m, "curator")
        assert wounded(m, "mortificator")
        end_turn(play(m, answer))
        return finish(fight(m, "mortificator", "curator"))

    assert "mortificator" in ids(again("no"), "grave", 0)
    m = again("yes")
    assert ids(m, "grave", 1) == ["curator"]
    assert card(m, "mortificator") >= 0  # it did not strike back


def test_black_venom_asks_nothing_after_a_shot_or_a_miss():
    m = armed("black_venom", "razide")
    finish(fight(m, "mortificator", "razide"))  # 6 against 7
    assert m.decision is None or m.decision.name != "poison"
    assert "black_venom" in ids(m, "attached", 0) or ids(m, "grave", 0)


def test_mindslayer_takes_abilities_and_the_special_cards_one_likes():
    m = table(
        {"squad": ["mortificator+avenger_sword"], "hand": ["mindslayer"]},
        {"kohort": ["necromutant+blessed_blood"]},
    )
    play(m, "attach mindslayer avenger_sword")
    immune = finish(fight(m.copy(), "mortificator", "necromutant"))
    assert wounded(immune, "necromutant")  # immune to poisons: an ordinary wound
    m = armed("mindslayer", "centurion+doomed:by1")
    finish(fight(m, "mortificator", "centurion"))
    while m.decision.name in ("anytime", "react"):
        play(m, "pass")
    assert options(m) == ["target doomed", "done"]
    spared = play(m.copy(), "done")
    assert "doomed" in ids(spared, "attached", 1)
    play(m, "target doomed")
    assert not wounded(m, "centurion")
    from sudi.games.doomtrooper.language.reach import forgets

    assert forgets(m.state, card(m, "centurion"))


def test_spiraling_death_is_paid_for_before_every_draw_step():
    m = armed("spiraling_death", "necromutant")
    finish(fight(m, "mortificator", "necromutant"))
    assert not wounded(m, "necromutant")
    while m.decision.name != "pay_or":
        play(m, next(o for o in ("end", "pass", "done") if o in options(m)))
    assert m.decision.seat == 1
    paid = play(m.copy(), "yes")
    assert paid.state.destiny[1] == 6
    assert card(paid, "necromutant") >= 0
    while paid.decision.name != "pay_or":  # and again in the next one
        names = options(paid)
        play(paid, next(o for o in ("end", "pass", "done", names[-1]) if o in names))
    assert paid.state.turn == 1
    play(m, "no")
    finish(m)
    assert ids(m, "grave", 1) == ["necromutant"]
    assert victory(m)[0] == 4  # the poisoner earns the points
