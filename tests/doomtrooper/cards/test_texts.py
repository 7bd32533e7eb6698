"""Cards whose printed text says more than their rule: when they may be played, what may be waived, what goes first."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.game import GAME
from sudi.games.doomtrooper.language.select import traits_of
from sudi.games.doomtrooper.words import traits as tr

from ..table import card, covered, destiny, end_turn, fight, finish, ids, options, passes, play, rating, table, why


# ---- MENTAL CONSTITUTION, SMELL OF WAR, DAI-SHO ----
def test_mental_constitution_can_be_waived_for_one_card_in_one_combat():
    m = table(
        {"kohort": ["centurion+terror+resist_pain"], "hand": ["evasive_action"]},
        {"squad": ["valkyrie+mental_constitution"], "hand": ["evasive_action", "evasive_action"]},
    )
    fight(m, "centurion", "valkyrie", "shoot")
    assert (rating(m, "armour", "valkyrie"), rating(m, "armour", "centurion")) == (3, 4)
    while "use mental_constitution 1" not in options(m):
        play(m, "pass")
    play(m, "use mental_constitution 1")
    assert set(options(m)) == {"target terror", "target resist_pain"}
    play(m, "target terror")
    assert (rating(m, "armour", "valkyrie"), rating(m, "armour", "centurion")) == (2, 4)  # not the other
    finish(m)
    while m.decision.name != "action":
        play(m, next(o for o in ("pass", "done") if o in options(m)))
    fight(m, "valkyrie", "centurion", "shoot")
    assert rating(m, "armour", "valkyrie") == 3  # another case


def test_nobody_is_asked_to_waive_what_does_not_matter():
    m = table({"kohort": ["necromutant+terror"]}, {"squad": ["valkyrie+mental_constitution"]})
    play(m, "meditate")
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-358", "DTR-235")
def test_smell_of_war_is_played_before_the_first_action_of_ones_own_turn():
    m = table(
        {"squad": ["clansman"], "destiny": 0},
        {"squad": ["infantry", "trencher"], "hand": ["smell_of_war", "inspired"], "destiny": 4},
    )
    play(m, "meditate")
    assert options(m) == ["play inspired", "pass"]  # somebody else's turn
    while m.state.turn == 0:
        play(m, "pass" if "pass" in options(m) else options(m)[-1])
    while m.decision.name != "anytime":
        play(m, options(m)[-1])
    assert "play smell_of_war" in options(m)
    play(m, "play smell_of_war")
    passes(m)
    play(m, "attack")
    while "pass" in options(m):
        play(m, "pass")
    play(m, "against trencher clansman", "shoot")
    finish(passes(m))
    play(m, "attack")  # a second attack, which costs 2
    while "pass" in options(m):
        play(m, "pass")
    play(m, "against infantry clansman")
    assert destiny(m)[1] == 4 - 2


def test_smell_of_war_is_too_late_after_an_action():
    m = table({"squad": ["clansman"]}, {"squad": ["infantry"], "hand": ["smell_of_war"]})
    end_turn(m)
    play(m, "meditate")
    assert m.decision.name == "action"  # no window: the card cannot be played any more


def test_smell_of_war_is_too_late_after_a_granted_action_of_the_same_player():
    m = table(
        {"squad": ["clansman"]}, {"squad": ["infantry"], "hand": ["inspired", "smell_of_war"], "library": ["trencher"]}
    )
    play(m, "end")
    while "play inspired" not in options(m) or m.state.turn == 0:
        play(m, "done" if "done" in options(m) else "pass")
    early = m.copy()
    assert "smell_of_war" in " ".join(options(early))
    play(m, "play inspired", "meditate")
    while m.decision.name != "action":
        assert "smell_of_war" not in " ".join(options(m))
        play(m, "end" if "end" in options(m) else "pass")


def test_with_the_dai_sho_mishima_attacks_out_of_cover():
    side = {"squad": ["shadow_walker~", "clansman~", "valkyrie", "samurai"]}
    foe = {"kohort": ["heretic", "razide"]}
    m = table(side, foe)
    play(m, "attack")
    assert not any("shadow_walker" in o for o in options(m))
    m = table({"squad": ["shadow_walker~", "clansman~", "valkyrie", "samurai+dai_sho"]}, foe)
    play(m, "attack")
    assert "against shadow_walker heretic" in options(m)
    assert not any("against clansman" in o for o in options(m))  # not of Mishima
    play(m, "against shadow_walker heretic")
    assert not covered(m, "shadow_walker")
    assert covered(m, "clansman")
    m = table({"squad": ["shadow_walker~+dai_sho", "valkyrie"]}, foe)
    fight(m, "shadow_walker", "heretic")
    assert not covered(m, "shadow_walker")


@pytest.mark.rule("DTR-053", "DTR-063")
def test_the_dai_sho_attack_also_ends_the_duty_to_leave_cover():
    m = table({"squad": ["shadow_walker~+dai_sho"]}, {"kohort": ["heretic", "razide"]})
    assert set(options(m)) == {"leave shadow_walker", "attack", "end"}
    play(m, "leave shadow_walker")
    assert "attack" not in options(m)  # whoever left cover as an action of its own may not attack


# ---- BAUHAUS BANK, INSUBORDINATION ----
@pytest.mark.rule("DTR-329", "DTR-116")
def test_the_bank_opens_at_any_time():
    m = table({"hand": ["bauhaus_bank", "bauhaus_bank", "valkyrie"], "destiny": 0}, {})
    assert why(m, "deploy valkyrie") == "DTR-046"
    play(m, "meditate", "play bauhaus_bank")
    assert ids(m, "works", 0) == ["bauhaus_bank"]
    assert not any("bauhaus_bank" in o for o in options(m))  # one is enough
    play(m, "deploy valkyrie")
    assert m.state.debt[0] == 2


@pytest.mark.rule("DTR-430")
def test_insubordination_takes_what_a_card_has_given_first():
    m = table(
        {"squad": ["infantry+knighthood", "clansman"], "hand": ["clansman_claymore", "capitol_sword"]},
        {"hand": ["insubordination"]},
    )
    play(m, "meditate", "play_on insubordination infantry")  # Imperial by knighthood, Capitol by birth: no question
    passes(m)
    assert "attach capitol_sword infantry" in options(m)
    assert "attach clansman_claymore infantry" not in options(m)


# ---- cards of the rules, as they are printed ----
def test_the_alliance_of_cybertronic_opens_relics_too_but_nothing_of_the_legion():
    hand = ["dai_sho", "violator_sword", "armor_of_unholiness", "curator_sword"]

    def bearable(works: list[str]) -> set[str]:
        m = table({"squad": ["chasseur"], "hand": hand, "works": works}, {})
        return {o.split()[1] for o in options(m) if o.startswith("attach")}

    assert bearable([]) == set()
    assert bearable(["alliance_cybertronic"]) == {"dai_sho", "violator_sword"}
    m = table({"squad": ["chasseur"], "hand": ["dai_sho"], "works": ["alliance_cybertronic"]}, {})
    before = rating(m, "fight", "chasseur")
    play(m, "attach dai_sho chasseur")
    assert rating(m, "fight", "chasseur") == before + 6


@pytest.mark.rule("DTR-409", "DTR-410")
def test_shadow_walk_makes_a_shadow_walker():
    def bearers(freelancer: str) -> set[str]:
        m = table({"squad": [freelancer, "shadow_walker", "clansman"], "hand": ["ki_teleportation"], "destiny": 9})
        return {o.split()[-1] for o in options(m) if o.startswith("attach")}

    assert bearers("ex_mishima_freelancer") == {"shadow_walker"}
    assert bearers("samurai") == {"shadow_walker"}
    assert bearers("samurai+shadow_walk") == {"shadow_walker", "samurai"}
    assert bearers("ex_mishima_freelancer+shadow_walk") == {"shadow_walker"}  # whoever has not paid cannot use it


def test_graveton_is_for_squads_and_cohorts_and_central_europe_for_riders_of_crescentia():
    m = table({"hand": ["graveton", "central_europe"], "squad": ["clansman"]})
    assert {o for o in options(m) if o.startswith("lay")} == {
        "lay graveton squad",
        "lay graveton kohort",
        "lay central_europe outpost",
    }

    def defence(defender: str):
        m = table(
            {"outpost": ["rasputin_raider"]},
            {"outpost": [defender], "works": ["central_europe:outpost"], "hand": ["evasive_action"]},
        )
        return fight(m, "rasputin_raider", defender.partition("+")[0])

    m = play(defence("prophet"), "zone central_europe")
    assert (rating(m, "blow", "prophet"), rating(m, "armour", "prophet")) == (3 + 2, 4)
    m = play(defence("prophet+twotusk"), "zone central_europe")
    assert (rating(m, "blow", "prophet"), rating(m, "armour", "prophet")) == (3 + 4 + 2 + 3, 4 + 4 + 3)
    assert "zone central_europe" not in options(defence("patriarch"))  # of another tribe


@pytest.mark.rule("DTR-251")
def test_the_etoiles_have_to_attack_the_legion_in_their_own_turn_only():
    side = {"squad": ["etoiles_mortant", "romanov"], "kohort": ["heretic"], "hand": ["inspired"]}
    m = table(side, {"squad": ["clansman"]})
    assert set(options(passes(play(m, "attack")))) == {"against etoiles_mortant heretic", "against heretic clansman"}
    m = table(side, {"squad": ["clansman"]}, turn="p2")
    play(m, "meditate", "play inspired")
    passes(play(m, "attack"))  # the leader leads her, but not the heretic
    assert (m.state.attacker, m.state.defender) == (card(m, "etoiles_mortant"), card(m, "clansman"))


# ---- NEVER is stronger than MAY NOT, so a text that means it says it ----
@pytest.mark.rule("DTR-457")
@pytest.mark.parametrize(
    ("id", "never"), [("chasseur", True), ("combat_overseer", True), ("programmed", True), ("indigo_island", False)]
)
def test_whoever_never_uses_the_art_says_never(id: str, never: bool):
    printed = GAME.library.cards[id]
    assert ("NEVER use the Art" in printed.text("en")) is never
    assert ("NIKDY nesmí užívat Umění" in printed.text("cs")) is never
    assert ("may not use the Art" in printed.text("en")) is not never


@pytest.mark.rule("DTR-457")
@pytest.mark.parametrize(
    ("id", "deed"),
    [
        ("young_guard", "NEVER seek cover"),
        ("golgotha_princess", "NEVER be in cover"),
        ("crenshaw_the_redeemer", "NEVER attack Brotherhood warriors"),
    ],
)
def test_other_bans_that_are_printed_with_never_say_it(id: str, deed: str):
    assert deed in GAME.library.cards[id].text("en")
    assert "NIKDY nesmí" in GAME.library.cards[id].text("cs")


@pytest.mark.parametrize(("outsider", "turned"), [("renegade_apostate", False), ("local_thug", True)])
def test_the_apostate_never_gets_an_affiliation(outsider: str, turned: bool):
    """Both belong to no side; only the Apostate's card says that it stays so."""
    m = table({"aside": [f"{outsider}+programmed"]}, {"kohort": ["razide"]})
    assert bool(traits_of(m.state, card(m, outsider)) & tr.CYBERTRONIC) is turned
    assert ("never gains an affiliation" in GAME.library.cards[outsider].text("en")) is not turned
