"""What every game, mode and set-up must keep: copies, seeds, packing, records, positions and the two faces."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import sudi
from sudi.kernel.machine import apply
from sudi.kernel.written.record import digest

from .cases import BASIC, CASES, GAMES, SEED, Case, allowed, extra_setups, stages, wander

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def play_on(match: sudi.Match, seed: int, count: int) -> None:
    """Random choices from here on."""
    for _ in wander(match, seed, count):
        pass


def plain(value: Any) -> bool:
    """Numbers, words and tuples of them: nothing that a copy could share by accident."""
    return isinstance(value, (int, str)) or (isinstance(value, tuple) and all(map(plain, value)))


@pytest.mark.parametrize("name", GAMES)
def test_every_extra_set_up_is_played_somewhere(name: str) -> None:
    for setup in extra_setups(name):
        assert any(allowed(c.game, c.mode, c.players, setup) for c in BASIC if c.game_name == name), setup


@every_case
def test_a_copy_equals_and_then_goes_its_own_way(case: Case) -> None:
    for match in stages(case, 12):
        before = digest(match.state)
        twin = match.copy()
        assert twin.state == match.state
        assert hash(twin.state) == hash(match.state)
        play_on(twin, 5, 12)
        assert digest(match.state) == before
        if match.decision:
            assert digest(twin.state) != before
            assert len(twin) > len(match)


@every_case
def test_stopping_is_plain_data(case: Case) -> None:
    for match in stages(case, 25):
        for frame in match.state.stack:
            assert all(map(plain, frame)), frame
        assert all(map(plain, match.state.lasting))
        assert match.state.log is None


@every_case
def test_a_seed_decides_the_match(case: Case) -> None:
    one, same = case.state(SEED), case.state(SEED)
    dice = random.Random(1)
    for _ in range(60):
        assert one == same
        assert digest(one) == digest(same)
        if one.seat < 0:
            break
        i = dice.randrange(len(one.options))
        apply(one, i)
        apply(same, i)


KEY = "5d1f0a9c3b7e42880061f4aa90cbd713"


@every_case
def test_a_key_deals_as_a_number_does(case: Case) -> None:
    """The seed of a table: the same faces, records that lose nothing in a program without long numbers, positions."""
    match = case.match(KEY)
    for _ in wander(match, 5, 60):
        assert type(match.state).unpack(json.loads(json.dumps(match.state.pack())), match.state.t) == match.state
    wire = match.record().to_json()
    assert json.loads(wire, parse_int=float)["seed"] == KEY
    assert digest(sudi.replay(wire).state) == digest(match.state)
    assert match.state.rng.startswith(KEY + "/")


@every_case
def test_other_seeds_deal_other_cards(case: Case) -> None:
    deals = set()
    for seed in (0, 1, KEY, KEY[::-1]):
        match = case.match(seed)
        while match.decision is not None and not match.game.at_rest(match.state):
            match.choose(0)  # through the set-up, until the cards lie on the table
        deals.add(json.dumps({**match.position(), "chance": 0}))
    assert len(deals) == 4


@every_case
def test_packing_is_the_identity(case: Case) -> None:
    for number, match in enumerate(wander(case.match(), SEED, 400)):
        if number % (400 // case.share(80)):
            continue
        s = match.state
        wire = msgspec.json.encode(s.pack())
        back = type(s).unpack(msgspec.json.decode(wire), s.t)
        assert back == s
        assert hash(back) == hash(s)
        assert digest(back) == digest(s)
        if number % 4 == 0 and match.decision:
            apply(back, 0)
            there = s.copy()
            apply(there, 0)
            assert back == there


def digests() -> dict[str, str]:
    """Where one match of each basic case stands after 80 random choices."""
    found = {}
    for case in BASIC:
        *_, match = wander(case.match(), 3, 80)
        found[str(case)] = digest(match.state)
    return found


def test_digests_are_the_same_in_another_process() -> None:
    program = "import json; from tests.generic.test_conformance import digests; print(json.dumps(digests()))"
    for hash_seed in ("1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
        assert json.loads(done.stdout) == digests()


@every_case
def test_a_record_brings_the_match_back(case: Case) -> None:
    *_, match = wander(case.match(), 11, 250)
    record = match.record()
    for form in (record, record.to_json(), json.loads(record.to_json())):
        again = sudi.replay(form)
        assert again.state == match.state
        assert again.choices == match.choices
    for seat in (None, 0):
        assert again.log(seat) == match.log(seat)
    made = [choice for choice in match.choices if choice != "pass"]
    assert len(match.log(0)) > len(made)  # something happened, and the log tells it


@every_case
def test_a_record_can_be_cut_anywhere(case: Case) -> None:
    marks = {}
    for number, match in enumerate(wander(case.match(), 12, 120)):
        if number % 13 == 0:
            marks[number] = digest(match.state)
    record = match.record()
    for upto, there in marks.items():
        cut = sudi.replay(record, upto=upto)
        assert len(cut) == upto
        assert digest(cut.state) == there


@every_case
def test_a_damaged_record_is_refused(case: Case) -> None:
    *_, match = wander(case.match(), 13, 20)
    data = json.loads(match.record().to_json())
    with pytest.raises(sudi.BadRecord):
        sudi.replay({**data, "digest": "0" * 16})
    with pytest.raises(sudi.BadRecord):
        sudi.replay({**data, "rules": data["rules"] + 1})
    with pytest.raises(sudi.BadRecord):
        sudi.replay({**data, "choices": [*data["choices"][:3], "nonsense"]})
    with pytest.raises(sudi.BadRecord):
        sudi.replay(match.record().to_json()[:-20])


@every_case
def test_a_position_is_the_match(case: Case) -> None:
    kinds = set()
    for match in stages(case, 14):
        position = match.position()
        exact = "machine" in position
        kinds.add(exact)
        text = json.dumps(position)
        back = sudi.from_position(text)
        assert back.position() == position
        if exact:
            assert back.state == match.state
        # Whoever plays on from the position sees the same match.
        twin = match.copy()
        for seed in range(20):
            if twin.decision is None:
                assert back.decision is None
                break
            names = [o.name for o in twin.decision.options]
            assert back.decision is not None
            assert sorted(o.name for o in back.decision.options) == sorted(names)
            choice = random.Random(seed).choice(names)
            twin.choose(choice)
            back.choose(choice)
        assert _table(back) == _table(twin)
    assert kinds == {True, False}  # both in the middle of something and at rest


def _table(match: sudi.Match) -> Any:
    """Where the cards lie by name: copies of one card may have changed places."""
    position = {k: v for k, v in match.position().items() if k != "machine"}
    return json.loads(json.dumps(position), object_hook=lambda d: {k: _unnumbered(v) for k, v in d.items()})


def _unnumbered(value: Any) -> Any:
    if isinstance(value, list):
        return [_unnumbered(v) for v in value]
    return value.partition("#")[0] if isinstance(value, str) else value


@every_case
def test_both_faces_play_the_same_match(case: Case) -> None:
    dice = random.Random(21)
    fast, friendly = case.state(), case.match()
    for _ in range(300):
        assert fast == friendly.state
        decision = friendly.decision
        if decision is None:
            break
        assert (decision.seat, [o.code for o in decision.options]) == (fast.seat, fast.options)
        i = dice.randrange(len(fast.options))
        apply(fast, i)
        friendly.choose(decision.options[i].name)
    assert len(friendly) > 10


@every_case
def test_a_state_crosses_to_another_process(case: Case) -> None:
    """As bytes, and from there as good as a copy: with the same tables here, and the same future."""
    for match in stages(case, 6):
        s = match.state
        twin = pickle.loads(pickle.dumps(s))
        assert twin == s
        assert twin.t is s.t
        for _ in range(10):
            if s.seat < 0:
                break
            for one in (s, twin):
                apply(one, len(s.options) // 2 if one is s else len(twin.options) // 2)
            assert twin == s


def test_a_state_is_the_same_where_nothing_was_loaded_before() -> None:
    for case in (next(case for case in BASIC if case.game_name == game) for game in GAMES):
        s = case.state(9)
        code = "import pickle, sys; s = pickle.load(sys.stdin.buffer); print(s.t.game, s.options)"
        told = subprocess.run(
            [sys.executable, "-c", code], input=pickle.dumps(s), capture_output=True, check=True
        ).stdout.decode()
        assert told.strip() == f"{case.game_name} {s.options}"
