import { describe, expect, it } from 'vitest';
import { roleOf } from '../../src/games/shards/field';
import { layout } from '../../src/games/shards/layout';
import { Board } from '../../src/lib/board.svelte';
import { asks, FakeTable, option, player, ref, view } from '../things.svelte';

const roles = (parts: Parameters<typeof view>[0]): (string | null)[] => {
  const now = view({ players: ['p1', 'p2', 'p3', 'p4'].map((seat) => player(seat)), ...parts });
  return now.players.map(({ seat }) => roleOf(now, seat));
};

describe('what a seat is to me', () => {
  it('depends on the mode', () => {
    expect(roles({ mode: 'duel' })).toEqual([null, null, null, null]);
    expect(roles({ mode: 'solo' })).toEqual([null, 'nemesis', null, null]);
    expect(roles({ mode: 'teams', viewer: 'p2' })).toEqual(['partner', null, 'enemy', 'enemy']);
  });
  it('in the melee both others are hit on my turn', () => {
    expect(roles({ mode: 'melee', turn: 'p1' })).toEqual([null, 'target', 'target', 'target']);
    expect(roles({ mode: 'melee', turn: 'p2' })).toEqual([null, null, null, null]);
  });
});

describe('what an option lights', () => {
  const now = view({
    row: [ref('ojas', 1)],
    players: [
      player('p1', { hand: [ref('crystal', 2), ref('ojas', 3)], champions: [ref('golem', 4), ref('golem', 5, { exhausted: true })], relics: [ref('orb', 6)] }),
      player('p2', { champions: [ref('golem', 7)] }),
    ],
  });
  it.each([
    ['play ojas', 3, [3]],
    ['recruit ojas', 1, [1]],
    ['exhaust golem', 4, [4]],
    ['exhaust golem', 5, []],
    ['attack golem', 7, [7]],
    ['attack golem', 4, []],
    ['destroy golem', 7, [7]],
    ['take orb', 6, [6]],
    ['next ojas', 3, [3]],
    ['return ojas', 3, []],
  ])('%s of card %i', (name, n, lit) => {
    expect([...new Board(new FakeTable({ layout, view: now, options: [option(name, { n })] })).lit.keys()]).toEqual(lit);
  });
});

it('plays the whole hand by one button, in the play phase only', () => {
  const cards = [ref('crystal', 2), ref('crystal', 3), ref('blaster', 4), ref('reactor', 5)];
  const options = [option('play crystal', { n: 2 }), option('play blaster', { n: 4 }), option('end')];
  const now = view({ decision: asks(options), players: [player('p1', { hand: cards }), player('p2')] });
  expect(layout.together?.(now)?.picks.map((one) => one.name)).toEqual(['play crystal', 'play crystal', 'play blaster']);
  expect(layout.together?.({ ...now, decision: asks(options, { name: 'discard' }) })).toBeNull();
});

it('asks for what one would do with a card where it lies', () => {
  const wish = (zone: string, seat: string | null): string[] => layout.wish({ kind: 'card', placed: { ref: ref('x', 1), seat, zone } }, { view: view(), facts: () => undefined });
  expect([wish('hand', 'p1'), wish('row', null), wish('champions', 'p1'), wish('champions', 'p2'), wish('relics', 'p1'), wish('relics', 'p2'), wish('played', null)]).toEqual([
    ['play x'],
    ['recruit x'],
    ['exhaust x'],
    ['attack x'],
    ['take x'],
    [],
    [],
  ]);
});
