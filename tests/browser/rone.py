"""People at a table of RONE: Invaze: what they click, and situations of the game."""

from __future__ import annotations

import random
from typing import Any

import sudi

from .situations import names

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# What somebody clicks who wants to get on with it: draw up to six cards, play them, use pairs and abilities, then the
# dice (a die is taken in hand first), spare parts on upgrades and recruits; everything else as it comes.
CLICK = """
() => {
  const table = document.querySelector('.table');
  if (!table) return 'no table';
  if (table.dataset.status === 'over') return 'over';
  if (!table.dataset.mine) return 'wait';
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const click = (element, what) => { element.click(); return what; };
  if (one('[data-sure]')) return click(one('[data-sure]'), 'sure');
  if (one('dialog[open] [data-option]')) return click(one('dialog[open] [data-option]'), 'menu');
  if (one('dialog[open]')) return click(one('dialog[open] header button'), 'closed');
  if (one('[data-point][data-aimed]')) return click(one('[data-point][data-aimed]'), 'player');
  const answer = (verb) => one(`.answers [data-verb="${verb}"]`);
  const held = all('[data-zone=hand][data-n]').length;
  if (answer('stop')) {
    const more = answer('draw') || (held < 4 && answer('shuffle'));
    return click(more && held < 6 ? more : answer('stop'), 'draw');
  }
  const lit = all('button.card.lit');
  const about = (verb) => lit.find((card) => card.dataset.options.split('|').some((name) => name.startsWith(verb)));
  if (about('play ')) return click(about('play '), 'play');
  if (about('activate ')) return click(about('activate '), 'activate');
  if (one('.stores .lit')) return click(one('.stores .lit'), one('.places.lit') ? 'place' : 'resource');
  if (one('.branch, .gone[data-option]')) return click(one('.branch, .gone[data-option]'), 'branch');
  if (one('.workshop .lit')) return click(all('.workshop .lit').at(-1), 'screw');
  const buy = (what) => one(`.action.lit[data-option="buy ${what}"]`);
  const action = buy('upgrade') || buy('recruit') || one('.action.lit');
  if (action) return click(action, 'action');
  if (one('.tray .acts .primary')) return click(one('.tray .acts .primary'), 'use');
  if (one('.tray .die.held') && one('.tray .die.partner')) return click(one('.tray .die.partner'), 'convert');
  if (one('.tray .die.lit:not(.held)')) return click(one('.tray .die.lit:not(.held)'), 'die');
  if (lit.length) return click(lit.at(-1), 'card');
  if (one('.invasion button[data-option]')) return click(one('.invasion button[data-option]'), 'invasion');
  const buttons = all('.answers [data-option], .answers [data-many]').filter((b) => b.dataset.verb !== 'wait');
  return buttons.length ? click(buttons.at(0), 'answer') : 'nothing';
}
"""

# The names of all options that something on the page stands for.
OFFERED = """
() => [
  ...[...document.querySelectorAll('[data-option]')].map((one) => one.dataset.option),
  ...[...document.querySelectorAll('[data-options]')].flatMap((one) => one.dataset.options.split('|')),
]
"""


def question(name: str, least: int = 0) -> Any:
    """A match at this question of the first seat."""
    return lambda match: len(match) >= least and match.decision.name == name


def busy(least: int) -> Any:
    """The main phase with dice and cards to choose from."""
    return lambda match: (
        len(match) >= least
        and {"use", "convert", "play"} <= {name.split()[0] for name in names(match)}
        and len(match.view(0)["players"][0]["hand"]) > 1
    )


def before_round(number: int, players: int) -> Any:
    """A co-operative match at the last question of the first seat before this round with something deployed."""
    for seed in range(20):
        match, last, chance = sudi.new("rone", mode="campaign", players=players, seed=seed), None, random.Random(seed)
        while match.decision is not None and (now := match.view(0))["round"] < number:
            if match.decision.seat == 0 and now["deployed"]:
                last = match.copy()
            match.choose(chance.choice(names(match)))
        if match.decision is not None and last is not None and now["deployed"]:
            return last
    raise AssertionError(f"No match came to round {number}.")


def later(page: Any, before: int) -> None:
    page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)


def used(page: Any) -> int:
    return int(page.locator(".tray .die.used").count())


def resources(page: Any) -> int:
    return sum(int(n) for n in page.locator(".stores .now strong").all_inner_texts())
