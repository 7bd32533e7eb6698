"""Life at a table over the wire: lobby, sitting, leaving, chat, undo, rematch, clocks, bots."""

from __future__ import annotations

import json
import time

from .house import House, Person, all_ready, catch_up, in_turn, two_at_a_table


def test_open_tables_are_in_the_lobby_and_private_ones_go_by_link(house: House) -> None:
    anna, bob = Person(house, "Anna"), Person(house, "Bob")
    shown, hidden = anna.make(title="Pojďte!"), anna.make(public=False)
    listed = {t["id"]: t for t in bob.get("/api/tables").json["tables"]}
    assert shown in listed
    assert hidden not in listed
    assert listed[shown]["status"] == "waiting"
    assert listed[shown]["title"] == "Pojďte!"
    assert [s["kind"] for s in listed[shown]["seats"]] == ["human", "open"]
    assert bob.sit(hidden).json == {"seat": "p2"}
    assert bob.get(f"/api/tables/{hidden}").json["mine"] == ["p2"]
    assert bob.get(f"/api/tables/{hidden}").json["status"] == "playing"


def test_the_match_begins_when_the_last_seat_is_taken(house: House) -> None:
    anna, bob, cyril = (Person(house, name) for name in ("Anna", "Bob", "Cyril"))
    table = anna.make()
    screen = anna.look(table)
    assert screen.last["view"] is None
    assert screen.last["table"]["status"] == "waiting"
    screen.send(type="choose", id="a", version=0, option="end")
    assert screen.error() == "waiting"
    bob.sit(table)
    state = screen.state()
    assert state["table"]["status"] == "playing"
    assert state["view"]["decision"]
    assert (cyril.sit(table).status, cyril.sit(table).json["code"]) == (409, "full")
    assert cyril.look(table).last["you"] is None


def test_leaving_before_the_match_frees_the_seat_and_during_it_keeps_it(house: House) -> None:
    anna, bob = Person(house, "Anna"), Person(house, "Bob")
    table = anna.make()
    screen = anna.look(table)
    screen.send(type="leave")
    assert screen.state()["you"] is None
    assert bob.sit(table, "p1").status == 201
    assert anna.sit(table, "p2").status == 201
    two = bob.look(table)
    catch_up(screen, two)
    screen.send(type="leave")
    assert screen.state()["table"]["seats"][1]["away"]
    screen.close()
    while two.last["table"]["seats"][1]["connected"]:
        two.state()
    again = anna.look(table)
    assert again.last["you"] == "p2"
    assert not again.last["table"]["seats"][1]["away"]
    assert again.last["table"]["seats"][1]["connected"]


def test_spectators_are_counted(house: House) -> None:
    table, _, _, one, _ = two_at_a_table(house)
    Person(house).look(table)
    assert one.state()["table"]["spectators"] == 1


def test_chat_is_plain_text_and_cannot_inject(house: House) -> None:
    table, _, _, one, two = two_at_a_table(house)
    nasty = "<img src=x onerror=alert(1)>\x00\x1b[2J\u202e\u2066\n\r\n konec"
    one.send(type="chat", text=nasty)
    said = two.until("chat")
    assert (said["from"], said["seat"]) == ("Anna", "p1")
    assert said["text"] == "<img src=x onerror=alert(1)> [2J konec"
    assert not set(said["text"]) & {chr(c) for c in [*range(32), 0x7F, 0x202E, 0x2066]}
    one.send(type="chat", text="a" * 400)
    assert len(two.until("chat")["text"]) == 300
    one.send(type="chat", text=" \n ")
    catch_up(one, two)
    assert sum(json.loads(t)["type"] == "chat" for t in two.raw) == 2
    stranger = Person(house).look(table)
    stranger.send(type="chat", text="hi")
    assert stranger.error() == "not_yours"


def test_undo_by_consent(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house)
    now, other = in_turn(one, two)
    before = now.last["view"]
    lines = now.last["log_from"] + len(now.last["log"])
    now.choose(next(o for o in now.options if o.startswith("play")))
    other.state(1)
    now.send(type="undo", action="ask")
    asked = other.state()["table"]["undo"]["asked"]
    assert asked["by"] == now.last["you"]
    assert (asked["to"], asked["revealed"], asked["needs"]) == (0, False, [other.last["you"]])
    now.send(type="undo", action="accept")
    assert now.error() == "undo"
    other.send(type="undo", action="refuse")
    assert other.state()["table"]["undo"]["asked"] is None
    catch_up(now, other)
    assert now.version == 1
    now.send(type="undo", action="ask")
    other.state()
    other.send(type="undo", action="accept")
    state = now.state(2)
    assert state["view"] == before
    assert state["log_from"] + len(state["log"]) == lines
    # What was taken back stays in the journal; the version goes on, and so does the match.
    assert now.choose()["version"] == 3


def test_a_rematch_is_a_new_table_with_the_seats_changed(house: House) -> None:
    _, anna, bob, one, two = two_at_a_table(house)
    one.send(type="rematch")
    assert one.error() == "rematch"
    one.send(type="resign")
    one.send(type="rematch")
    while two.last["table"]["rematch"]["wanted"] != ["p1"]:
        two.state()
    assert two.last["table"]["rematch"]["table"] is None
    two.send(type="rematch")
    while (new := one.state()["table"]["rematch"]["table"]) is None:
        pass
    assert anna.look(new).last["you"] == "p2"
    assert bob.look(new).last["you"] == "p1"
    assert anna.look(new).last["table"]["status"] == "playing"


def test_bots_take_any_seat_and_answer_by_themselves(house: House) -> None:
    anna = Person(house, "Anna")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = anna.make(mode="free_for_all", players=3, seats=seats)
    screen = anna.look(table)
    assert screen.last["you"] == "p2"
    asked = 0
    while asked < 12:
        while not screen.options and screen.last["table"]["status"] == "playing":
            screen.state()
        if not screen.options:  # the match may well end in so many turns
            break
        screen.choose("end" if "end" in screen.options else None)
        asked += 1
    by = {e["seat"] for e in anna.look(table).last["log"]}
    assert {"p1", "p2", "p3"} <= by


def test_a_table_of_bots_plays_to_its_end_and_can_be_watched(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make(
        seats=[{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], setup={"turn_limit": 8}
    )
    screen = anna.look(table)
    assert screen.last["you"] is None
    while screen.last["table"]["status"] != "over":
        screen.state()
    assert screen.last["seed"] is not None


def test_every_step_of_a_bot_comes_as_a_state_of_its_own(house: House) -> None:
    """Screens show a bot's turn step by step, so no state stands for two choices; each brings its lines."""
    anna = Person(house, "Anna")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    screen = anna.look(anna.make(seats=seats, setup={"turn_limit": 2}))
    while screen.last["table"]["status"] != "over":
        before, lines = screen.version, screen.last["log_from"] + len(screen.last["log"])
        asked = screen.asked
        screen.state()
        # After a choice that leaves nothing else to do, the end of the turn comes with it.
        assert screen.version == before + 1 or (screen.version == before + 2 and screen.asked != asked)
        if screen.last["table"]["status"] == "playing":
            assert screen.last["log_from"] == lines


def test_the_clock_chooses_for_somebody_who_is_late(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house, clock={"kind": "move", "seconds": 1, "at_zero": "default"})
    now, _ = in_turn(one, two)
    all_ready(one, two)
    clock = now.last["table"]["clock"]
    assert clock["running"] == now.last["you"]
    assert 0 < clock["left"][now.last["you"]] <= 1
    began = time.monotonic()
    now.state(1)
    assert 0.3 < time.monotonic() - began < 3
    assert now.last["table"]["status"] == "playing"


def test_the_clock_ends_a_match_that_is_made_so(house: House) -> None:
    clock = {"kind": "chess", "seconds": 1, "increment": 0, "at_zero": "loss"}
    _, _, _, one, two = two_at_a_table(house, clock=clock)
    now, _ = in_turn(one, two)
    late = now.last["you"]
    all_ready(one, two)
    state = now.last if now.last["table"]["outcome"] else now.state(1)
    assert state["table"]["status"] == "over"
    assert state["table"]["outcome"]["losers"] == [late]
    assert state["table"]["outcome"]["reason"] == "time"


def test_solo_against_the_nemesis(house: House) -> None:
    anna = Person(house, "Anna")
    screen = anna.look(anna.make(mode="solo", players=1))
    assert [s["seat"] for s in screen.last["table"]["seats"]] == ["p1"]
    for _ in range(15):
        screen.choose()


def test_tables_that_cannot_be(house: House) -> None:
    anna = Person(house, "Anna")
    wrong = [
        {"game": "chess"},
        {"game": "shards", "mode": "duel", "players": 3},
        {"game": "shards", "setup": {"colour": "red"}},
        {"game": "shards", "setup": {"turn_limit": {"a": 1}}},
        {"game": "shards", "setup": {"seed": 5}},
        {"game": "shards", "seats": [{"kind": "me"}]},
        {"game": "shards", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "shards", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
        {"game": "shards", "clock": {"kind": "move", "seconds": 0}},
        {"game": "shards", "clock": {"kind": "hourglass"}},
        {"game": "shards", "undo": "always"},
        {"game": "shards", "seed": 5},
        {"mode": "duel"},
        [],
    ]
    for data in wrong:
        answer = anna.post("/api/tables", data)
        assert answer.status in (400, 404), (data, answer.body)
        assert set(answer.json) == {"code", "text"}
