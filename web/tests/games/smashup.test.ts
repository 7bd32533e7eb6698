import { describe, expect, it } from 'vitest';
import { basesOf, controllerOf } from '../../src/games/smashup/field';
import { layout } from '../../src/games/smashup/layout';
import { Board } from '../../src/lib/board.svelte';
import { facts, FakeTable, option, player, ref, view } from '../things.svelte';

const now = view({
  slots: [
    { name: 'b1', bases: [ref('base_tower', 1)], minions: [ref('pirate', 2), ref('ninja', 3)], actions: [ref('trap', 4, { on: 2 })] },
    { name: 'b2', bases: [ref('base_opal', 5)], minions: [ref('pirate', 6)], actions: [] },
    { name: 'b3', bases: [], minions: [], actions: [] },
  ],
  players: [player('p1', { faction_a: 'pirates', faction_b: 'robots', hand: [ref('pirate', 7)] }), player('p2', { faction_a: 'ninjas', faction_b: 'aliens' })],
});

it('reads bases with what lies on them, in their order, empty ones too', () => {
  expect(basesOf(now).map(({ at, base, minions }) => [at, base?.card, minions.length])).toEqual([
    [0, 'base_tower', 2],
    [1, 'base_opal', 1],
    [2, undefined, 0],
  ]);
  expect(basesOf(view())).toEqual([]);
});

it('a card is controlled by its borrower, else by its owner, else by the player of its faction', () => {
  const who = (flags: Record<string, unknown>, faction: string | null): string | undefined => controllerOf(now, ref('x', 9, flags), facts('x', { faction }))?.seat;
  expect(who({ borrower: 'p2', owner: 'p1' }, 'pirates')).toBe('p2');
  expect(who({ owner: 'p1' }, 'ninjas')).toBe('p1');
  expect(who({}, 'aliens')).toBe('p2');
  expect(who({}, 'dinosaurs')).toBeUndefined();
});

describe('what an option lights', () => {
  it.each([
    ['play pirate', 7, [7]],
    ['talent pirate', 6, [6]],
    ['talent pirate', 7, []],
    ['target pirate', 2, [2]],
    ['raise pirate', 2, []],
  ])('%s of card %i', (name, n, lit) => {
    expect([...new Board(new FakeTable({ layout, view: now, options: [option(name, { n })] })).lit.keys()]).toEqual(lit);
  });
  it('is a base where the option names one', () => {
    const to = option('to base_opal', { card: null, target: 'base_opal', parts: [{ kind: 'place', id: 'base_opal', n: 1 }] });
    expect([...new Board(new FakeTable({ layout, view: now, options: [to] })).lit.keys()]).toEqual([5]);
  });
});

it('a base explains its breakpoint, a minion its power, an action nothing', () => {
  const of = (kind: string): string[] => layout.numbers(facts('x', { kind }), null);
  expect([of('base'), of('minion'), of('action')]).toEqual([['breakpoint', 'total'], ['power'], []]);
});
