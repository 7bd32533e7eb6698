"""Many who ask the database at once ask it once; each gets an answer of their own, also when it fails."""

from __future__ import annotations

import asyncio

import pytest

from sudi.server.store.together import MOST, Together


def test_what_is_asked_in_one_round_of_the_loop_is_one_question() -> None:
    asked: list[list[str]] = []

    async def ask(keys: list[str]) -> dict[str, str]:
        asked.append(keys)
        await asyncio.sleep(0)
        return {key: key.upper() for key in keys if key != "nobody"}

    async def play() -> None:
        whose = Together(ask)
        found = await asyncio.gather(*(whose.get(key) for key in ("ada", "bea", "nobody", "ada")))
        assert found == ["ADA", "BEA", None, "ADA"]
        assert asked == [["ada", "bea", "nobody"]]
        assert await whose.get("ada") == "ADA"  # nothing is remembered: somebody may have signed out meanwhile
        assert asked[1:] == [["ada"]]

    asyncio.run(play())


def test_a_question_is_bounded() -> None:
    sizes: list[int] = []

    async def ask(keys: list[str]) -> dict[str, int]:
        sizes.append(len(keys))
        return {key: int(key) for key in keys}

    async def play() -> None:
        whose = Together(ask)
        many = 2 * MOST + 1
        assert await asyncio.gather(*(whose.get(str(n)) for n in range(many))) == list(range(many))
        assert max(sizes) <= MOST

    asyncio.run(play())


def test_what_fails_fails_for_all_who_asked_and_for_nobody_later() -> None:
    fails = True

    async def ask(keys: list[str]) -> dict[str, str]:
        if fails:
            raise OSError("away")
        return dict.fromkeys(keys, "here")

    async def play() -> None:
        nonlocal fails
        whose = Together(ask)
        found = await asyncio.gather(*(whose.get(key) for key in "ab"), return_exceptions=True)
        assert [type(one) for one in found] == [OSError, OSError]
        fails = False
        assert await whose.get("a") == "here"
        fails = True
        with pytest.raises(OSError, match="away"):
            await whose.get("a")

    asyncio.run(play())
