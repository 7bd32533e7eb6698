"""Points that are guarded, stolen and shared; a player on whom no magic acts: from the printed texts."""

from __future__ import annotations

from ..table import destiny, ids, options, play, rating, table, victory


def test_the_bank_keeps_its_players_points_from_all_others():
    bank = {"works": ["cardinals_bank:squad"], "squad": ["infantry"], "destiny": 8, "victory": 6}
    m = table({"hand": ["negative_karma", "lost_paperwork", "reversal_of_fortune"], "destiny": 3}, bank)
    play(m, "meditate")
    assert not any(o.startswith("play_at") and o.endswith("p2") for o in options(m))
    bare = {**bank, "works": []}
    m = table({"hand": ["negative_karma", "lost_paperwork", "reversal_of_fortune"], "destiny": 3}, bare)
    play(m, "meditate")
    assert {o.split()[1] for o in options(m) if o.startswith("play_at") and o.endswith("p2")} == {
        "negative_karma",
        "lost_paperwork",
        "reversal_of_fortune",
    }
    own = table({**bank, "hand": ["negative_karma"]}, {})  # he himself may do with them what he likes
    play(own, "meditate", "play_at negative_karma p1")
    assert destiny(own)[0] == 0


def test_a_security_guard_guards_from_the_squad_only():
    def offered(zone: str) -> bool:
        side = {"squad": ["infantry"], zone: ["bauhaus_security_guard"]}
        m = table({"hand": ["negative_karma"]}, side)
        return "play_at negative_karma p2" in options(play(m, "meditate"))

    assert not offered("squad")
    assert offered("outpost")
    assert rating(table({"squad": ["bauhaus_security_guard"]}), "armour", "bauhaus_security_guard") == 7


def test_robbed_blind_takes_everything_out_of_the_bank():
    bank = {"works": ["cardinals_bank:squad"], "squad": ["infantry"], "destiny": 8}
    m = table({"hand": ["robbed_blind"], "destiny": 1}, bank)
    assert [o for o in options(m) if o.startswith("play_at")] == ["play_at robbed_blind p2"]
    play(m, "play_at robbed_blind p2")
    assert destiny(m) == [9, 0]
    assert m.state.actions == 1
    assert ids(m, "sacrificed", 0) == ["robbed_blind"]
    m = table({"hand": ["robbed_blind"]}, {**bank, "works": []})
    assert not [o for o in options(m) if o.startswith("play_at")]
    guarded = {**bank, "squad": ["bauhaus_security_guard"]}
    m = table({"hand": ["robbed_blind"]}, guarded)  # unaffected by all card effects
    assert not [o for o in options(m) if o.startswith("play_at")]


def test_currency_exchange_is_for_partners():
    m = table({"hand": ["currency_exchange"]}, {})
    play(m, "meditate")
    assert "play currency_exchange" not in options(m)
    m = table(
        {"hand": ["currency_exchange"], "destiny": 5},
        {"destiny": 9},
        {"destiny": 2},
        {"destiny": 4},
        mode="teams",
    )
    play(m, "meditate", "play currency_exchange")
    assert m.decision.seat == 0
    play(m, "amount 3")
    assert m.decision.seat == 2  # the partner decides about his own
    play(m, "amount 0")
    assert destiny(m) == [3, 9, 5, 4]


def test_untouchable_shields_the_player_and_not_his_warriors():
    spells = {"squad": ["mystic"], "hand": ["item_vision", "untouchable"], "destiny": 20}
    m = table(spells, {"hand": ["infantry"], "squad": ["infantry"]})
    assert any(o.startswith("cast item_vision") for o in options(play(m.copy(), "meditate")))
    play(m, "play_at untouchable p2")
    assert not any(o.startswith("cast item_vision") for o in options(m))
    m = table({**spells, "hand": ["untouchable", "elemental_bolt"]}, {"squad": ["young_guard"]})
    play(m, "play_at untouchable p2", "attack")
    while m.state.phase < 5:
        play(m, next(o for o in options(m) if o.startswith(("against", "shoot", "pass"))))
    assert any(o.startswith("cast elemental_bolt") for o in options(m))


def test_desperate_times_offers_points_apart_for_meditation():
    m = table(
        {"hand": ["desperate_times", "infantry"], "squad": ["clansman"], "destiny": 1},
        {"hand": ["negative_karma"], "destiny": 2},
    )
    play(m, "meditate", "play desperate_times")
    while m.decision.name in ("react", "anytime"):
        play(m, "pass")
    assert (m.decision.name, m.decision.seat) == ("desperate", 0)
    play(m, "yes")
    assert m.decision.seat == 1
    play(m, "no")
    assert list(m.state.apart) == [25, 0]
    assert "meditate" not in options(m)
    while m.decision.name != "action":
        play(m, "pass")
    assert m.why_not("meditate").rule == "DTR-079"
    play(m, "end")
    while m.decision.seat != 1 or "play_at negative_karma p1" not in options(m):
        play(m, next(o for o in ("pass", "done", "end") if o in options(m)))
    play(m, "play_at negative_karma p1")
    while m.decision.name in ("react", "anytime"):
        play(m, "pass")
    assert destiny(m)[0] == 0
    assert m.state.apart[0] == 25
    assert victory(m) == [0, 0]


def test_points_apart_are_spent_like_any_others():
    m = table({"hand": ["desperate_times", "nepharite_of_algeroth"], "destiny": 3}, {})
    assert "deploy nepharite_of_algeroth" not in options(m)  # 8
    play(m, "meditate", "play desperate_times", "yes", "no", "deploy nepharite_of_algeroth")
    assert destiny(m)[0] == 0
    assert m.state.apart[0] == 21
