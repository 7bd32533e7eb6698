"""The limits: the buckets with a turned clock, and that the server keeps each of them."""

from __future__ import annotations

import http.client
import socket
import struct
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from sudi.kernel.chance import Seed, is_seed
from sudi.server.guard.guessing import LONGEST_SECONDS, Guessing
from sudi.server.guard.ids import chance_of, new_seed
from sudi.server.guard.limits import RELAXED, Bucket, Buckets, Count, Limits, Rate, counted
from sudi.server.guard.plain import plain
from sudi.server.settings import Settings
from sudi.table import Refused

from .house import House, Person, Screen, catch_up, two_at_a_table

CLOSING = b"\x88"  # how the frame begins that closes a connection


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(Rate(2, 5), 0.0)
    assert [bucket.take(0.0) for _ in range(6)] == [True] * 5 + [False]
    assert not bucket.take(0.49)
    assert bucket.take(0.51)
    assert not bucket.take(0.51)
    assert [bucket.take(1000.0) for _ in range(6)] == [True] * 5 + [False]  # never more than the burst


def test_a_dear_message_takes_more_and_a_refused_one_nothing() -> None:
    bucket = Bucket(Rate(1, 10), 0.0)
    assert bucket.take(0.0, 8)
    assert not bucket.take(0.0, 3)
    assert bucket.take(0.0, 2)


def test_buckets_are_kept_apart_and_the_oldest_is_forgotten() -> None:
    now = 0.0
    buckets = Buckets(Rate(0, 1), size=2, clock=lambda: now)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")  # seen again: now "b" is the oldest
    assert buckets.take("c")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_a_count_goes_up_and_down() -> None:
    count = Count(2)
    assert [count.enter("a"), count.enter("a"), count.enter("a"), count.enter("b")] == [True, True, False, True]
    count.leave("a")
    assert count.enter("a")
    count.leave("nobody")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),  # one home
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "unix", False),
    ],
)
def test_an_address_is_counted_by_the_home_it_belongs_to(one: str, other: str, same: bool) -> None:
    assert (counted(one) == counted(other)) is same


def test_one_account_is_guessed_at_slowly_and_its_owner_is_not_locked_out() -> None:
    now = 0.0
    guessing = Guessing(3, clock=lambda: now)

    def guess(address: str, code: str | None = "login", login: str = "anna") -> str:
        try:
            with guessing.at(login, address):
                if code is not None:
                    raise Refused(code, "", "")
        except Refused as no:
            return no.code
        return "in"

    assert guess("home", None) == "in"
    assert [guess(f"a{n}") for n in range(4)] == ["login"] * 3 + ["rate"], "from however many addresses"
    assert guess("a9", login="bob") == "login", "another account is not concerned"
    assert guess("home") == "login", "whoever was signed in there before goes on"
    waits = []
    for _ in range(8):
        start = now
        while guess("b") == "rate":
            now += 0.5
        waits.append(now - start)
    assert waits == sorted(waits)
    assert waits[0] < 5
    assert waits[-1] == LONGEST_SECONDS, "and never longer"
    now += LONGEST_SECONDS
    assert guess("c", "storage") == "storage"
    assert guess("c", None) == "in", "what was not compared was not wrong"
    assert [guess(f"d{n}") for n in range(3)] == ["login"] * 3, "after that everything is forgotten"


def test_a_load_test_keeps_the_limits_on_size() -> None:
    assert RELAXED.message_bytes == Limits().message_bytes
    assert RELAXED.body_bytes == Limits().body_bytes
    assert Settings(relaxed=True).limits is RELAXED
    assert Settings().limits == Limits()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Jan \t Novák\n", "Jan Novák"),
        ("a\x00b\x7fc", "a b c"),
        ("\u202eabc\u2066\ufeff", "abc"),
        ("👩\u200d🚀 ano", "👩\u200d🚀 ano"),
        ("\n\n", ""),
        ("1234567890123456", "1234567890"),
        ("123456789 abc", "123456789"),
    ],
)
def test_what_people_type_becomes_plain(typed: str, kept: str) -> None:
    assert plain(typed, 10) == kept


def test_too_many_messages_are_answered_by_rate_and_close_nothing(strict: House) -> None:
    _, _, _, one, two = two_at_a_table(strict)
    limits = Limits()
    for n in range(int(limits.socket.burst) * 3):
        one.send(type="ping", t=float(n))
    kinds = [one.get()["type"] for _ in range(int(limits.socket.burst) * 3)]
    assert kinds.count("error") > 20
    assert kinds.count("pong") >= limits.socket.burst - 10
    two.send(type="ping", t=1.0)  # the neighbour is not slowed down
    assert two.until("pong")
    for _ in range(200):
        one.send(type="ping", t=0.0)
        if one.get()["type"] == "pong":
            break
        time.sleep(0.01)
    else:
        raise AssertionError("the bucket never fills again")


def code_of(socket: ClientConnection, flood: Callable[[], None]) -> int:
    """The code by which the server ends a connection on which somebody does that, and then reads."""
    try:
        flood()
        while True:
            socket.recv(20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_pings_of_the_wire_without_end_are_cut_off(strict: House) -> None:
    anna = Person(strict, "Anna")
    table = anna.make()
    one, two = Screen(anna, table), Person(strict).look(table)

    def ping() -> None:
        for _ in range(20 * int(Limits().frames.burst)):
            one.socket.ping()

    assert code_of(one.socket, ping) == 1008
    catch_up(two)
    assert anna.look(table).last["table"]["id"] == table


def test_messages_in_spite_of_refusals_are_cut_off(strict: House) -> None:
    ben = Person(strict, "Ben")
    one = Screen(ben, ben.make())

    def send_on() -> None:
        for n in range(2 * int(Limits().refusals.burst)):
            one.send(type="ping", t=float(n))
            if n >= 50:
                one.get()  # whoever reads is not cut off for reading slowly

    assert code_of(one.socket, send_on) == 4429


def test_one_person_cannot_make_tables_without_end(strict: House) -> None:
    dana = Person(strict, "Dana")
    answers = [dana.post("/api/tables", {"game": "shards"}) for _ in range(int(Limits().new_tables.burst) + 1)]
    assert [a.status for a in answers] == [201] * (len(answers) - 1) + [429]
    assert answers[-1].json["code"] == "rate"


def test_passwords_cannot_be_guessed_fast(strict: House) -> None:
    nobody = Person(strict)
    tries = [nobody.post("/api/login", {"name": "x", "password": "y"}).status for _ in range(12)]
    assert tries[0] == 403
    assert tries[-1] == 429


def test_a_body_that_is_too_big_is_refused(strict: House) -> None:
    """It is refused for the length it announces; the server does not wait for the body."""
    for more, status in ((1, 413), (-1, 400)):
        length = Limits().body_bytes + more
        connection = http.client.HTTPConnection("127.0.0.1", strict.port, timeout=20)
        connection.putrequest("POST", "/api/replay")
        connection.putheader("content-type", "application/json")
        connection.putheader("content-length", str(length))
        connection.endheaders()
        if status == 400:
            connection.send(b" " * length)
        assert connection.getresponse().status == status
        connection.close()


def test_the_api_as_a_whole_has_a_rate(strict: House) -> None:
    nobody = Person(strict)
    statuses = [nobody.get("/api/bots").status for _ in range(int(Limits().requests.burst) + 60)]
    assert statuses[0] == 200
    assert 429 in statuses
    assert nobody.get("/").status == 200  # the pages can still be had


def test_the_number_of_tables_is_limited() -> None:
    """The counts themselves, without making thousands of tables."""
    import asyncio
    from types import SimpleNamespace

    from sudi.server.api.tables import may_make
    from sudi.server.store.people import User

    def check(mine: int, all_of_them: int) -> str | None:
        async def count_open(owner: str | None = None) -> int:
            return mine if owner is not None else all_of_them

        known = SimpleNamespace(
            new_tables=Buckets(Rate(1, 5)), shelf=SimpleNamespace(count_open=count_open), limits=Limits()
        )
        try:
            asyncio.run(may_make(known, User("a", "A")))  # type: ignore[arg-type]
        except Refused as no:
            return no.code
        return None

    limits = Limits()
    assert check(limits.tables_of_user - 1, limits.tables - 1) is None
    assert check(limits.tables_of_user, limits.tables - 1) == "tables"
    assert check(limits.tables_of_user - 1, limits.tables) == "tables"


def test_seeds_cannot_be_guessed_unless_a_server_is_told_to_draw_them_from_a_number() -> None:
    def drawn(number: int | None) -> list[Seed]:
        chance = chance_of(number)
        return [new_seed(chance) for _ in range(4)]

    assert drawn(7) == drawn(7)
    assert drawn(7) != drawn(8)
    assert drawn(None) != drawn(None)
    assert all(isinstance(seed, str) and len(seed) == 32 and is_seed(seed) for seed in drawn(None)), "keys of 128 bits"
    assert Settings().chance is None


def ended(house: House, forwarded: str) -> int | None:
    """How a connection to a table that is not there ends, for somebody behind a proxy."""
    screen = Screen(Person(house), "nothing", **{"X-Forwarded-For": forwarded})
    with pytest.raises(ConnectionClosed):
        screen.socket.recv(10)
    return screen.socket.close_code


def refused(house: House, forwarded: str) -> bool:
    """Is somebody who connects again and again refused at some time? Many ask before anybody is answered: however slow
    a machine is, that is quicker than they are let in again. There are never so many at once that this is refused."""
    for _ in range(20):
        sockets = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(Limits().clients_of_address // 2)]
        try:
            for one in sockets:
                one.sendall(
                    f"GET /ws/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3VkaSBzdWRpIHN1ZGkhIQ==\r\n"
                    f"X-Forwarded-For: {forwarded}\r\n\r\n".encode()
                )
            if any(struct.pack("!H", 4429) in until_closed(one) for one in sockets):
                return True
        finally:
            for one in sockets:
                one.close()
    return False


def until_closed(one: socket.socket) -> bytes:
    """Everything up to the frame that closes the connection."""
    one.settimeout(60)
    heard = b""
    while not heard.partition(b"\r\n\r\n")[2].startswith(CLOSING):
        more = one.recv(4096)
        if not more:
            break
        heard += more
    return heard


def tries(house: House, forwarded: str) -> int:
    """An attempt to sign in; a password that nobody can have is refused without being looked at."""
    return Person(house).post("/api/login", {"name": "x", "password": "y" * 201}, X_Forwarded_For=forwarded).status


def test_connecting_is_limited_for_each_address_that_a_trusted_proxy_tells(tmp_path: Path) -> None:
    house = House(tmp_path, "--trusted-proxy", "127.0.0.1", relaxed=False)
    try:
        assert ended(house, "203.0.113.7") == 4404
        assert refused(house, "203.0.113.7")
        assert ended(house, "203.0.113.8") == 4404, "somebody else behind the same proxy"
        attempts = int(Limits().sign_in.burst) + 2
        assert [tries(house, f"198.51.100.{n}") for n in range(attempts)] == [403] * attempts
        assert 429 in [tries(house, "198.51.100.99") for _ in range(attempts)]
        assert 429 in [tries(house, f"192.0.2.{n}, 203.0.113.9") for n in range(attempts)], "what a client adds itself"
    finally:
        house.stop()


def test_nobody_but_a_trusted_proxy_is_believed(strict: House) -> None:
    attempts = int(Limits().sign_in.burst) + 2
    assert 429 in [tries(strict, f"198.51.100.{n}") for n in range(attempts)]
