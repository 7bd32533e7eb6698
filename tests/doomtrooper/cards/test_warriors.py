"""The warriors that the rulebook names: apostles, leaders, cultists, freelancers, the mercenary, the engineer."""

from __future__ import annotations

import pytest

from ..table import card, destiny, end_turn, fight, finish, ids, options, passes, play, rating, table, victory, wounded


# ---- apostles ----
def attacks(m) -> set[str]:
    """Who may attack whom, when a combat is declared."""
    play(m, "attack")
    passes(m)
    return {o for o in options(m) if o.startswith("against")}


def test_semai_makes_doomtroopers_pay_four_to_attack_the_legion():
    def against(points: int):
        return table(
            {"squad": ["clansman"], "destiny": points},
            {"kohort": ["semai_lord", "heretic", "necromutant"], "squad": ["trencher", "mercenary"]},
        )

    poor = {"against clansman trencher", "against clansman mercenary"}
    assert attacks(against(3)) == poor
    m = against(4)
    assert attacks(m) == poor | {"against clansman heretic", "against clansman necromutant"}
    play(m, "against clansman heretic")
    assert destiny(m)[0] == 0
    m = against(9)
    fight(m, "clansman", "trencher")
    assert destiny(m)[0] == 9  # Doomtroopers are attacked for nothing


def test_semais_price_is_not_for_legionaries():
    m = table({"kohort": ["necromutant"], "destiny": 0}, {"kohort": ["semai_lord", "heretic"]})
    assert attacks(m) == set()  # the one pair there is leaves no choice
    assert m.state.attacker == card(m, "necromutant")


def test_demnogonis_discards_a_doomtrooper_for_its_value():
    m = table(
        {"kohort": ["demnogonis_befouler"], "destiny": 7},
        {"squad": ["valkyrie", "sean_gallagher"], "kohort": ["heretic"]},
    )
    play(m, "use demnogonis_befouler 1")  # Sean costs 8, the heretic is no Doomtrooper: only the Valkyrie
    assert ids(m, "grave", 1) == ["valkyrie"]
    assert destiny(m) == [7 - 3, 5]
    assert victory(m) == [0, 0]
    assert m.state.turn == 1  # that took all three actions
    m = table({"kohort": ["demnogonis_befouler"], "destiny": 2}, {"squad": ["valkyrie"]})
    assert "use demnogonis_befouler 1" not in options(m)


def test_under_muawijhe_the_legion_strikes_first():
    def duel(*kohort: str):
        m = table({"kohort": ["heretic", *kohort]}, {"squad": ["infantry!"]})
        fight(m, "heretic", "infantry")
        return finish(m)

    assert wounded(duel(), "heretic")  # 2 against 2 both ways
    assert not wounded(duel("muawijhe_lord"), "heretic")  # a dead man does not strike back


def test_muawijhe_works_for_everybodys_legion():
    m = table({"squad": ["infantry!"]}, {"kohort": ["heretic"], "squad": ["trencher"]})
    fight(m, "infantry", "heretic")
    assert wounded(finish(m), "heretic")
    m = table({"squad": ["infantry!"], "kohort": ["muawijhe_lord"]}, {"kohort": ["heretic"], "squad": ["trencher"]})
    fight(m, "infantry", "heretic")
    assert not wounded(finish(m), "heretic")


# ---- leaders ----
@pytest.mark.rule("DTR-357")
@pytest.mark.parametrize(
    ("leader", "own", "other"),
    [
        ("lord_nozaki", "shadow_walker", "chasseur"),
        ("president_colding", "infantry", "shadow_walker"),
        ("nineteenth_executive", "chasseur", "infantry"),
        ("johnstone", "clansman", "infantry"),
        ("romanov", "etoiles_mortant", "infantry"),
    ],
)
def test_a_leader_turns_actions_into_attacks_of_its_own_people(leader: str, own: str, other: str):
    for soldier, may in ((own, True), (other, False)):
        m = table({"squad": [leader, soldier], "hand": ["inspired"]}, {"kohort": ["razide"]})
        play(m, "meditate", "play inspired")
        assert m.decision.name == "granted"
        assert ("attack" in options(m)) == may


# ---- cultists ----
@pytest.mark.rule("DTR-420", "DTR-422")
@pytest.mark.parametrize(
    ("apostle", "ratings", "gift"),
    [
        ("algeroth", (3, 3, 3, 3), "distort"),
        ("demnogonis", (4, 3, 2, 3), "decay"),
        ("ilian", (2, 4, 3, 3), "dimensional_hole"),
        ("semai", (4, 2, 3, 3), "resist_pain"),  # a common gift, for any Dark Legion warrior
        ("muawijhe", (3, 2, 4, 3), "terror"),
    ],
)
def test_a_cultist_is_of_two_sides_and_takes_its_apostles_gifts(apostle: str, ratings: tuple[int, ...], gift: str):
    cultist = f"{apostle}_cultist"
    m = table({"hand": [cultist, gift], "destiny": 5}, {"squad": ["inquisitor"], "kohort": ["heretic"]})
    play(m, f"deploy {cultist}")
    assert ids(m, "squad", 0) == [cultist]
    assert tuple(rating(m, name, cultist) for name in ("fight", "shoot", "armour", "value")) == ratings
    given = f"attach {gift} {cultist}"
    assert given in options(passes(m.copy()))  # a Doomtrooper for now, but a heretic always
    play(m, f"declare {cultist} legion")
    passes(m)
    assert given in options(m)
    assert attacks(m) == set()  # never a Brother: the heretic it has to be
    assert m.state.defender == card(m, "heretic")


# ---- freelancers ----
@pytest.mark.rule("DTR-426", "DTR-428", "DTR-429")
@pytest.mark.parametrize(
    ("freelancer", "ratings", "gear"),
    [
        ("ex_bauhaus_freelancer", (2, 2, 4, 1), "violator_sword"),
        ("ex_capitol_freelancer", (2, 4, 2, 1), "capitol_helmet"),
        ("ex_cybertronic_freelancer", (2, 2, 4, 1), "cap_7000p"),
    ],
)
def test_a_freelancer_pays_three_for_cards_of_its_old_corporation(freelancer: str, ratings: tuple[int, ...], gear: str):
    m = table({"squad": [freelancer], "hand": [gear], "destiny": 3}, {"kohort": ["heretic!"]})
    assert tuple(rating(m, name, freelancer) for name in ("fight", "shoot", "armour", "value")) == ratings
    play(m, f"attach {gear} {freelancer}")
    assert destiny(m)[0] == 0
    poor = table({"squad": [freelancer], "hand": [gear], "destiny": 2})
    assert f"attach {gear} {freelancer}" not in options(poor)
    m = table({"squad": [freelancer]}, {"kohort": ["heretic!"]})
    fight(m, freelancer, "heretic")
    finish(m)
    assert (victory(m)[0], destiny(m)[0]) == (0, 5 + 3)  # nothing to split


def test_the_mishima_freelancer_uses_ki_for_money_too():
    m = table({"squad": ["ex_mishima_freelancer"], "hand": ["shadow_walk"], "destiny": 4})
    play(m, "attach shadow_walk ex_mishima_freelancer")
    assert destiny(m)[0] == 1
    assert rating(m, "fight", "ex_mishima_freelancer") == 3


def test_the_cybertronic_freelancer_is_immune_to_common_gifts_only():
    def numbers(defender: str, gift: str) -> tuple[int, int]:
        m = table({"kohort": [f"child_of_ilian+{gift}"], "hand": ["evasive_action"]}, {"squad": [defender]})
        fight(m, "child_of_ilian", defender)
        return rating(m, "blow", "child_of_ilian"), rating(m, "armour", defender)

    assert numbers("ex_bauhaus_freelancer", "terror") == (1, 3)
    assert numbers("ex_cybertronic_freelancer", "terror") == (1, 4)
    assert numbers("ex_bauhaus_freelancer", "hand_of_death") == (3, 4)
    assert numbers("ex_cybertronic_freelancer", "hand_of_death") == (3, 4)  # an apostle's gift counts


def test_a_wound_kills_the_local_thug():
    m = table({"kohort": ["razide+hand_of_death+kratach"], "hand": ["powerful_blow"]}, {"aside": ["local_thug"]})
    fight(m, "razide", "local_thug")
    while "play_on powerful_blow razide" in options(m):
        play(m, "play_on powerful_blow razide")
    blow = rating(m, "blow", "razide")
    finish(m, victory=5)
    assert (ids(m, "grave", 1) == ["local_thug"]) == (blow >= 13)
    assert blow >= 13


# ---- the mercenary ----
def bids(m) -> list[int]:
    return sorted(int(o.split()[1]) for o in options(m) if o.startswith("bid"))


def test_the_mercenary_goes_to_the_highest_bidder_who_alone_pays():
    m = table({"hand": ["mercenary"], "destiny": 6}, {"destiny": 8})
    play(m, "deploy mercenary")
    assert (m.decision.seat, bids(m)) == (0, [0, 1, 2, 3, 4, 5, 6])
    play(m, "bid 3")
    assert (m.decision.seat, bids(m)) == (1, [4, 5, 6, 7, 8])
    play(m, "bid 5")
    assert (m.decision.seat, bids(m)) == (0, [6])
    play(m, "no_bid")
    assert destiny(m) == [6, 3]
    assert ids(m, "squad", 1) == ["mercenary"]
    assert rating(m, "value", "mercenary") == 5  # the final price
    assert m.state.actions == 2


def test_nobody_outbids_and_the_opener_pays_the_opening_bid():
    m = table({"hand": ["mercenary"], "destiny": 6}, {"destiny": 3})
    play(m, "deploy mercenary", "bid 3")  # p2 cannot go higher and is not asked
    assert destiny(m) == [3, 3]
    assert ids(m, "squad", 0) == ["mercenary"]
    assert [rating(m, name, "mercenary") for name in ("fight", "shoot", "armour", "value")] == [15, 15, 15, 3]


def test_the_auction_goes_round_the_table():
    m = table({"hand": ["mercenary"], "destiny": 9}, {"destiny": 9}, {"destiny": 9})
    play(m, "deploy mercenary", "bid 1")
    play(m, "bid 2")
    assert m.decision.seat == 2
    play(m, "bid 4")
    assert m.decision.seat == 0
    play(m, "no_bid")
    assert m.decision.seat == 1
    play(m, "no_bid")
    assert destiny(m) == [9, 9, 5]
    assert ids(m, "squad", 2) == ["mercenary"]


def test_a_bought_mercenary_returns_to_its_owner_and_may_be_sold_again():
    m = table({"hand": ["mercenary"], "destiny": 2, "kohort": ["demnogonis_befouler"]}, {"destiny": 8}, actions=4)
    play(m, "deploy mercenary", "bid 0", "bid 2")
    play(m, "use demnogonis_befouler 1")
    assert ids(m, "grave", 0) == ["mercenary"]
    assert destiny(m) == [0, 6]  # its value was the price


@pytest.mark.rule("DTR-382")
def test_there_is_one_mercenary_and_never_a_hidden_one():
    m = table({"hand": ["mercenary"], "squad": ["clansman"]}, {"squad": ["trencher"]})
    assert "deploy mercenary" in options(m)
    assert "hide mercenary" not in options(m)
    m = table({"hand": ["mercenary"]}, {"squad": ["mercenary"]})
    assert "deploy mercenary" not in options(m)


# ---- the engineer ----
@pytest.mark.rule("DTR-456")
def test_the_engineer_equips_any_doomtrooper_at_any_time():
    m = table(
        {"squad": ["vac_engineer", "clansman"], "hand": ["punisher_blade", "cap_7000p", "violator_sword"]},
        {"squad": ["trencher"], "kohort": ["heretic"]},
    )
    play(m, "meditate", "use vac_engineer 1")
    assert set(options(m)) == {"target punisher_blade", "target cap_7000p"}  # Bauhaus made the sword
    play(m, "target cap_7000p")
    assert set(options(m)) == {"target vac_engineer", "target clansman", "target trencher"}
    play(m, "target clansman", "inside")
    assert m.state.actions == 2
    assert rating(m, "shoot", "clansman") == 4  # doubled, though no Cybertronic warrior


def test_the_engineer_makes_others_cybertronic_and_is_wounded_by_it():
    m = table({"squad": ["vac_engineer", "clansman", "sean_gallagher"], "hand": ["cap_7000p"]}, {})
    play(m, "meditate")
    assert "use vac_engineer 2" in options(m)
    play(m, "use vac_engineer 2")  # Sean is a personality, the engineer is Cybertronic already
    assert wounded(m, "vac_engineer")
    passes(m)
    assert "attach cap_7000p clansman" in options(m)
    assert "attach cap_7000p sean_gallagher" not in options(m)
    play(m, "meditate")
    assert "use vac_engineer 2" not in options(m)  # nobody else to enrol
    m = table({"squad": ["vac_engineer!", "clansman"]}, {})
    play(m, "meditate", "use vac_engineer 2")
    assert ids(m, "grave", 0) == ["vac_engineer"]
    assert victory(end_turn(m)) == [0, 0]
