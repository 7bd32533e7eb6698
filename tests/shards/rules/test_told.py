"""What the log tells: who attacked, where a card came from, which card stood in the way, and what became of power."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.shards.rules.resources import gain_power

from ..table import nemesis_turn, play, relic_table, table

CRYSTAL = {"hand": ["crystal"]}


def told(match: sudi.Match, line: str) -> list[tuple[str, str]]:
    return [(entry.cs, entry.en) for entry in match.log() if entry.line == line]


# ---- power that hits nobody ----
@pytest.mark.rule("SOI-025", "SOI-034")
def test_power_that_hits_nobody_is_told_with_the_reason() -> None:
    match = play(table(CRYSTAL, {**CRYSTAL, "champions": ["zetta_encryptor"]}, power=3), "end")
    assert match.state.health == [50, 50]
    assert told(match, "protected") == [
        (
            "Na protivníka Hráč 2 teď nelze zaútočit: brání tomu karta Zetta, Kryptografka.",
            "Player 2 cannot be attacked now, because of Zetta, The Encryptor.",
        )
    ]
    assert told(match, "nobody to attack") == [
        ("Hráč 1 nemá na koho zaútočit; síla 3 propadá.", "Player 1 has nobody to attack; 3 power is lost.")
    ]


@pytest.mark.rule("SOI-025", "SOI-155")
def test_who_is_spared_while_another_one_is_hit() -> None:
    seats = CRYSTAL, {**CRYSTAL, "champions": ["zetta_encryptor"]}, CRYSTAL
    match = play(table(*seats, mode="melee", power=3), "end")
    assert match.state.health == [50, 50, 47]
    assert [en for _, en in told(match, "protected")] == [
        "Player 2 cannot be attacked now, because of Zetta, The Encryptor."
    ]
    assert told(match, "nobody to attack") == []


@pytest.mark.rule("SOI-146", "SOI-025")
def test_in_teams_only_the_enemy_opposite_is_worth_a_word() -> None:
    seats = CRYSTAL, CRYSTAL, {**CRYSTAL, "champions": ["zetta_encryptor"]}, CRYSTAL
    match = play(table(*seats, mode="teams", power=3), "end")  # p1 faces p4
    assert told(match, "protected") == []
    assert match.state.health == [50, 50, 50, 47]


@pytest.mark.rule("SOI-148", "SOI-025")
def test_what_is_left_over_in_teams_may_find_nobody() -> None:
    seats = CRYSTAL, CRYSTAL, {**CRYSTAL, "champions": ["zetta_encryptor"]}, {**CRYSTAL, "health": 2}
    match = play(table(*seats, mode="teams", power=9), "end")
    assert match.state.health[2:] == [50, 0]
    assert [en for _, en in told(match, "nobody to attack")] == ["Player 1 has nobody to attack; 7 power is lost."]


@pytest.mark.rule("SOI-186", "SOI-025")
def test_the_nemesis_too_may_find_nobody_to_attack() -> None:
    match = nemesis_turn("shadow_apostle", player={"champions": ["zetta_encryptor"]})  # 2 power, Zetta has 5 health
    assert match.state.health[0] == 50
    assert [en for _, en in told(match, "nobody to attack")] == ["Nemesis has nobody to attack; 2 power is lost."]
    assert [cs for cs, _ in told(match, "protected")] == [
        "Na protivníka Hráč teď nelze zaútočit: brání tomu karta Zetta, Kryptografka."
    ]
    hit = nemesis_turn("shadow_apostle")
    assert (told(hit, "nobody to attack"), told(hit, "protected"), hit.state.health[0]) == ([], [], 48)


@pytest.mark.rule("SOI-109")
def test_power_that_is_kept_back_is_told() -> None:
    match = table(CRYSTAL, CRYSTAL, CRYSTAL, mode="free_for_all", power=5)
    part = play(match.copy(), "end", "assign p2 2", "assign p3 1")
    assert told(part, "keeps back") == [
        ("Hráč 1 část síly nevyužívá; síla 2 propadá.", "Player 1 keeps power back; 2 power is lost.")
    ]
    assert told(play(match, "end", "assign p2 2", "assign p3 3"), "keeps back") == []
    melee = table(CRYSTAL, CRYSTAL, CRYSTAL, mode="melee", power=5, setup={"hold_back": True})
    assert [en for _, en in told(play(melee.copy(), "end", "strike 1"), "keeps back")] == [
        "Player 1 keeps power back; 4 power is lost."
    ]
    assert told(play(melee, "end", "strike 5"), "keeps back") == []


@pytest.mark.rule("SOI-089")
def test_infinite_power_is_said_in_words() -> None:
    seat = {"hand": ["infinity_shard", "crystal"], "mastery": 30}
    match = play(table(seat, CRYSTAL, CRYSTAL, mode="free_for_all"), "play infinity_shard", "end")
    texts = [(option.name, option.text("cs"), option.text("en")) for option in match.decision.options]
    assert texts == [
        ("assign p2 0", "Zaútoč silou 0 na protivníka Hráč 2", "Attack Player 2 with 0 power"),
        (
            "assign p2 infinity",
            "Zaútoč nekonečnou silou na protivníka Hráč 2",
            "Attack Player 2 with infinite power",
        ),
    ]
    none = play(match.copy(), "assign p2 0", "assign p3 0")
    assert told(none, "keeps back") == [
        ("Hráč 1 část síly nevyužívá; síla nekonečno propadá.", "Player 1 keeps power back; infinite power is lost.")
    ]
    play(match, "assign p2 infinity", "assign p3 0")
    assert told(match, "keeps back") == []
    assert told(match, "assigns") == [
        ("Hráč 1 útočí nekonečnou silou na protivníka Hráč 2.", "Player 1 attacks Player 2 with infinite power.")
    ]
    melee = table(seat, CRYSTAL, CRYSTAL, mode="melee", setup={"hold_back": True})
    play(melee, "play infinity_shard", "end")
    assert [(o.name, o.text("cs")) for o in melee.decision.options] == [
        ("strike 0", "Zaútoč na všechny protivníky silou 0"),
        ("strike infinity", "Zaútoč nekonečnou silou na všechny protivníky"),
    ]
    assert len(told(play(melee.copy(), "strike 0"), "keeps back")) == 1
    assert told(play(melee, "strike infinity"), "keeps back") == []


# ---- attacks ----
@pytest.mark.rule("SOI-038", "SOI-073")
def test_damage_names_the_attacker_and_champions_their_player() -> None:
    seats = {**CRYSTAL, "champions": ["li_hin"]}, {**CRYSTAL, "champions": ["fao_cutul"]}
    match = play(table(*seats, power=9), "attack fao_cutul", "end")
    assert told(match, "attacks") == [
        (
            "Hráč 1 útočí silou 4 na šampiona Fa-o Cchu-tchul, Nehmotný (Hráč 2).",
            "Player 1 attacks the champion Fao Cu'tul, The Formless (Player 2) with 4 power.",
        )
    ]
    assert told(match, "destroyed") == [
        (
            "Šampion Fa-o Cchu-tchul, Nehmotný je zničen (Hráč 2).",
            "The champion Fao Cu'tul, The Formless (Player 2) is destroyed.",
        )
    ]
    assert told(match, "assigns")[0][0] == "Hráč 1 útočí silou 5 na protivníka Hráč 2."
    assert told(match, "damage") == [
        ("Hráč 2 přichází o 5 životů (útočí Hráč 1).", "Player 2 loses 5 health (attacked by Player 1).")
    ]


@pytest.mark.rule("SOI-038")
def test_an_attack_that_shields_stop_altogether() -> None:
    match = play(table(CRYSTAL, {"hand": ["command_seer"]}, power=5), "end", "shield command_seer")
    assert told(match, "damage") == []
    assert told(match, "unharmed") == [
        ("Hráč 2 vyvázne bez zranění (útočí Hráč 1).", "Player 2 takes no damage (attacked by Player 1).")
    ]
    assert [(t.operation, t.total) for t in match.explain("health of p2").terms] == [("start", 50)]


@pytest.mark.rule("SOI-037")
def test_who_cannot_use_shields_is_told_why() -> None:
    seat = {**CRYSTAL, "champions": ["ru_bo_vai"], "mastery": 10}
    match = relic_table(seat, {"hand": ["command_seer"]})
    play(match, "exhaust ru_bo_vai", "end")
    assert match.state.health[1] == 46
    assert told(match, "no shields") == [
        (
            "Hráč 2 se nemůže bránit štíty (Ru Bo Vai, Povznesený).",
            "Player 2 cannot use shields (Ru Bo Vai, The Transcendant).",
        )
    ]


# ---- where cards come from, and why ----
@pytest.mark.rule("SOI-106")
def test_banishing_names_the_place() -> None:
    match = table({"hand": ["shadow_apostle", "umbral_scourge", "crystal"], "discard": ["blaster"]})
    play(match, "play shadow_apostle", "banish crystal hand", "play umbral_scourge", "banish blaster discard")
    assert told(match, "banishes") == [
        ("Hráč 1 odstraňuje z ruky kartu Krystal.", "Player 1 banishes Crystal from hand."),
        (
            "Hráč 1 odstraňuje z odkládacího balíčku kartu Pulzní pistole.",
            "Player 1 banishes Blaster from the discard pile.",
        ),
    ]


@pytest.mark.rule("SOI-176")
def test_what_the_nemesis_burns_comes_from_the_top_of_the_deck() -> None:
    match = nemesis_turn("command_seer", below=["omnius", "kiln_drone", "nil_assassin"])
    assert [cs for cs, _ in told(match, "banishes")] == [
        "Úhlavní nepřítel odstraňuje z vrchu verbovacího balíčku kartu Vrah nicoty.",
        "Úhlavní nepřítel odstraňuje z vrchu verbovacího balíčku kartu Výhňový dron.",
    ]


@pytest.mark.rule("SOI-171")
def test_a_faction_match_is_told_as_one() -> None:
    match = nemesis_turn("command_seer")
    assert told(match, "faction match") == [
        (
            "Frakce odhalené karty je i frakcí úhlavního nepřítele (Řád).",
            "The revealed card is of the nemesis's own faction (Order).",
        )
    ]
    assert told(nemesis_turn("nil_assassin"), "faction match") == []


def test_a_card_that_is_shown_taken_or_copied_names_its_cause() -> None:
    hand = ["undergrowth_aspirant", "spore_cleric", "portal_monk", "crystal"]
    match = table({"hand": hand, "mastery": 15}, row=["kiln_drone"], centre=["omnius"])
    play(match, "play undergrowth_aspirant", "reveal spore_cleric", "play portal_monk")
    assert told(match, "reveals") == [
        (
            "Hráč 1 odhaluje z ruky kartu Kněžka řádu spor (Čekatel Šerorostů).",
            "Player 1 reveals Spore Cleric from hand (Undergrowth Aspirant).",
        )
    ]
    assert told(match, "gets") == [
        (
            "Hráč 1 verbuje zdarma kartu Výhňový dron (Portálový mnich).",
            "Player 1 recruits Kiln Drone for free (Portal Monk).",
        )
    ]
    assert told(match, "returns") == [
        ("Hráč 1 si bere do ruky kartu Výhňový dron.", "Player 1 takes Kiln Drone into hand.")
    ]
    match = table({"hand": ["spore_cleric", "ojas_genesis_druid", "crystal"], "health": 9})
    play(match, "play spore_cleric", "play ojas_genesis_druid")
    assert told(match, "copies") == [
        (
            "Karta Ojas, Druid zrození opakuje efekt karty Kněžka řádu spor.",
            "Ojas, Genesis Druid copies the effect of Spore Cleric.",
        )
    ]


def test_returning_names_the_pile() -> None:
    match = table({"hand": ["korvus_legionnaire", "crystal"], "discard": ["li_hin"]})
    play(match, "play korvus_legionnaire")
    assert told(match, "returns") == [
        (
            "Hráč 1 si vrací z odkládacího balíčku do ruky kartu Li Chin, Roztříštěná.",
            "Player 1 returns Li Hin, The Shattered from the discard pile to hand.",
        )
    ]


def test_doubling_names_the_new_power() -> None:
    match = table({**CRYSTAL, "champions": ["fao_cutul"], "mastery": 20}, power=3)
    play(match, "exhaust fao_cutul")
    assert told(match, "doubles") == [
        ("Hráč 1 má nyní sílu 10 (Fa-o Cchu-tchul, Nehmotný).", "Player 1 now has 10 power (Fao Cu'tul, The Formless).")
    ]


# ---- ends ----
@pytest.mark.rule("SOI-110")
def test_the_end_names_the_winner_or_both_of_a_team() -> None:
    match = play(table(CRYSTAL, {**CRYSTAL, "health": 2}, power=2), "end")
    assert told(match, "out") == [("Hráč 2 vypadává ze hry.", "Player 2 is eliminated.")]
    assert told(match, "end") == [("Konec partie: Hráč 1 vítězí.", "The match is over: Player 1 wins.")]
    out = {"health": 0, "hand": []}
    team = play(table(CRYSTAL, CRYSTAL, out, {**CRYSTAL, "health": 2}, mode="teams", power=2), "end")
    assert told(team, "end") == []
    assert told(team, "end team") == [
        ("Konec partie: Hráč 1 a Hráč 2 vítězí.", "The match is over: Player 1 and Player 2 win.")
    ]
    assert team.result.winners == (0, 1)
    assert team.result.scores == (50, 50, 0, 0)


@pytest.mark.rule("SOI-C01")
def test_a_draw_is_told() -> None:
    match = play(table(CRYSTAL, CRYSTAL, turns=3, setup={"turn_limit": 3}), "end")
    assert told(match, "draw game") == [("Konec partie: remíza.", "The match is over: a draw.")]


@pytest.mark.rule("SOI-034")
def test_without_power_there_is_no_attack_to_tell_of() -> None:
    match = play(table(CRYSTAL, {**CRYSTAL, "champions": ["zetta_encryptor"]}), "end")
    attack = {"assigns", "damage", "protected", "nobody to attack", "shields"}
    assert attack.isdisjoint(entry.line for entry in match.log())
    plain = play(table(CRYSTAL, {"hand": ["command_seer"]}), "end")
    assert plain.decision.name == "play"  # nobody is asked for a shield
    assert attack.isdisjoint(entry.line for entry in plain.log())


# ---- setting up ----
@pytest.mark.rule("SOI-194", "SOI-199")
def test_an_auction_is_told_bid_by_bid() -> None:
    match = sudi.new("shards", mode="melee", seed=3, characters="auction")
    first = match.decision.seat
    play(match, "bid 2", "bid 5", "decline", "decline", "choose tetra")
    names = [f"Hráč {(first + n) % 3 + 1}" for n in range(3)]
    assert [cs for cs, _ in told(match, "bids")] == [f"{names[0]} nabízí 2 životy.", f"{names[1]} nabízí 5 životů."]
    assert [cs for cs, _ in told(match, "wins auction")] == [f"{names[1]} vyhrává dražbu a platí 5 životů."]
    play(match, "decline", "choose volos", "choose decima")
    assert len(told(match, "wins auction")) == 2  # the last one chooses without an auction
    assert [cs for cs, _ in told(match, "character")] == [
        f"{names[1]} hraje za postavu Tetra.",
        f"{names[0]} hraje za postavu Volos.",
        f"{names[2]} hraje za postavu Decima.",
    ]


def test_focus_relics_and_the_row_are_told() -> None:
    match = relic_table({**CRYSTAL, "character": "volos", "mastery": 10}, row=["kiln_drone"], centre=["omnius"], gems=2)
    play(match, "focus", "recruit kiln_drone", "take entropic_talons")
    lines = [entry.cs for entry in match.log(0)]
    assert lines == [
        "Hráč 1 se soustředí.",
        "Hráč 1 získává 1 bod mistrovství.",
        "Hráč 1 verbuje kartu Výhňový dron za 1 drahokam.",
        "Do nabídky přichází karta Omnius, Vševědoucí.",
        "Hráč 1 verbuje zdarma relikvii Drápy chaosu.",
    ]


def test_numeri_drones_and_venator_are_told() -> None:
    seat = {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["numeri_drones"]}
    match = table(seat, {**CRYSTAL, "mastery": 1}, row=["primus_pilus"], centre=["omnius"], gems=1)
    play(match, "exhaust numeri_drones", "recruit primus_pilus", "play venator_of_the_wastes")
    assert told(match, "direct") == [
        ("Hráč 1 uvádí šampiona Primus Pilus rovnou do hry.", "Player 1 puts Primus Pilus directly into play.")
    ]
    assert told(match, "weakens")[0][0] == "Hráč 2 přichází o 1 bod mistrovství (Lovec z pustin)."


def test_gaining_nothing_is_not_told() -> None:
    match = table(CRYSTAL)
    match.state.log = []
    gain_power(match.state, 0, match.state.hand[0][0], 0)
    assert match.state.log == []
    gain_power(match.state, 0, match.state.hand[0][0], 2)
    assert [line[3] for line in match.state.log] == [2]
