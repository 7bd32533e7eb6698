"""What a deck wins against ready-made decks, and which exchanges would make it better, all from play on the same deals.

First every exchange is tried on a few deals, the cards of the deck that did worst against the candidates; the best of
them are then played on fresh deals beside the deck as it is, and only what those say is told.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, unknown

from ..cards.exchanging import Deck
from ..effects import Effect, discovered, paired, share
from ..whatif.changes import Changes
from ..work import Arm, Bench, Plan, Row, run

KEPT = 4  # exchanges that are confirmed


@dataclass(frozen=True)
class Advice:
    """The deck against each of the field, and exchanges: (out, in) with what they make."""

    game: str
    mode: str
    seed: int
    deals: int
    pilot: str
    field: dict[str, Effect]
    whole: Effect
    tried: int
    exchanges: dict[tuple[str, str], Effect]
    decks: dict[tuple[str, str], str]  # the deck with the exchange made, as a file

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "mode": self.mode,
            "seed": self.seed,
            "deals": self.deals,
            "pilot": self.pilot,
            "whole": self.whole.data(),
            "field": {name: one.data() for name, one in self.field.items()},
            "tried": self.tried,
            "exchanges": [
                {"out": out, "in": into, **one.data(), "deck": self.decks[out, into]}
                for (out, into), one in self.exchanges.items()
            ],
        }


def advise(
    game: str,
    text: str,
    field: list[str] | None = None,
    candidates: list[str] | None = None,
    mode: str | None = None,
    setup: dict[str, Any] | None = None,
    pilot: str = "policy",
    deals: int = 40,
    tries: int = 24,
    copies: int = 2,
    seed: int = 0,
    changes: Changes | None = None,
    bench: Bench | None = None,
) -> Advice:
    """`text` is a deck file or the name of a ready-made deck; so many exchanges are tried, the best are confirmed."""
    for what, many in (("tries", tries), ("copies", copies)):
        if many < 1:
            raise BadSetup(f"The number of {what} must be a whole number from 1.")
    one = game_by_name(game)
    ready = one.ready_decks()
    if not ready:
        one.check_deck("")  # refuses: players build no decks in this game
    for name in field or ():
        if name not in ready:
            raise unknown("deck", name, ready)
    for card in candidates or ():
        if card not in one.library.cards:
            raise unknown(f"card of {game}", card, one.library.cards)
    deck = Deck(one, one.deck_text(text) if text in ready else text)
    rivals = field or [name for name in ready if name != text]
    chosen, _, _ = one.setup(mode, None, {})
    base = Arm(game, chosen.name, 2, pilots=(pilot,), changes=changes.text if changes is not None else "")
    values = {**(setup or {}), **(changes.setup if changes is not None else {})}
    with bench or Bench() as at:
        own = deck.written()
        arms = [arm for rival in rivals for arm in _seated(base, values, own, [rival])]
        rows = run(Plan(tuple(arms), deals, seed), at)
        scores = [_scores(rows[2 * n], rows[2 * n + 1]) for n in range(len(rivals))]
        found = discovered({rival: share(one_, 0.5) for rival, one_ in zip(rivals, scores, strict=True)})
        whole = share([sum(deal) / len(deal) for deal in zip(*scores, strict=True)], 0.5)
        texts = _exchanges(deck, candidates, tries, copies, seed)
        if not texts:
            raise BadSetup("Nothing in this deck can be exchanged and stay legal; name other --candidates.")
        first = _measured(base, values, own, texts, rivals, max(4, deals // 4), seed, 0, at)
        best = sorted(first, key=lambda pair: -first[pair].mean)[:KEPT]
        kept = {pair: texts[pair] for pair in best}
        fresh = _measured(base, values, own, kept, rivals, deals, seed, deals, at)
    order = dict(sorted(discovered(fresh).items(), key=lambda item: -item[1].mean))
    return Advice(game, chosen.name, seed, deals, pilot, found, whole, len(texts), order, kept)


def _exchanges(
    deck: Deck, candidates: list[str] | None, tries: int, copies: int, seed: int
) -> dict[tuple[str, str], str]:
    """Exchanges that stay legal, so many of them by chance if there are more."""
    pool = candidates or sorted(deck.game.library.cards)
    pairs = [(out, into) for out in sorted(deck.chosen) for into in pool if out != into]
    Random(seed).shuffle(pairs)
    found: dict[tuple[str, str], str] = {}
    for out, into in pairs:
        if len(found) >= tries:
            break
        text = deck.exchanged(out, into, min(copies, deck.chosen[out])) or deck.exchanged(out, into)
        if text is not None:
            found[out, into] = text
    return found


def _measured(
    base: Arm,
    setup: dict[str, Any],
    own: str,
    texts: dict[tuple[str, str], str],
    rivals: list[str],
    deals: int,
    seed: int,
    first: int,
    bench: Bench,
) -> dict[tuple[str, str], Effect]:
    """What each exchange makes on the same deals against the field, which takes turns."""
    arms = [arm for text in (own, *texts.values()) for arm in _seated(base, setup, text, rivals)]
    rows = run(Plan(tuple(arms), deals, seed, first), bench)
    scores = [_scores(rows[2 * n], rows[2 * n + 1]) for n in range(len(texts) + 1)]
    return {pair: paired(scores[n], scores[0]) for n, pair in enumerate(texts, 1)}


def _seated(base: Arm, setup: dict[str, Any], own: str, rivals: list[str]) -> tuple[Arm, Arm]:
    """From either seat."""
    one = tuple({**setup, "decks": [own, rival]} for rival in rivals)
    other = tuple({**setup, "decks": [rival, own]} for rival in rivals)
    return replace(base, setups=one), replace(base, setups=other)


def _scores(one: list[Row], other: list[Row]) -> list[float]:
    return [(a.score(0) + b.score(1)) / 2 for a, b in zip(one, other, strict=True)]
