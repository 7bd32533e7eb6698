import { describe, expect, it } from 'vitest';
import { basesOf, controllerOf } from '../../src/games/smashup/field';
import { layout } from '../../src/games/smashup/layout';
import { Board } from '../../src/lib/board.svelte';
import { facts, FakeTable, hands, option, player, ref, view } from '../things.svelte';

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
    ['next pirate', 2, [2]],
  ])('%s of card %i', (name, n, lit) => {
    expect([...new Board(new FakeTable({ layout, view: now, options: [option(name, { n })] })).lit.keys()]).toEqual(lit);
  });
  it('is a base where the option names one', () => {
    const to = option('to base_opal', { card: null, target: 'base_opal', parts: [{ kind: 'place', id: 'base_opal', n: 1 }] });
    expect([...new Board(new FakeTable({ layout, view: now, options: [to] })).lit.keys()]).toEqual([5]);
  });
});

describe('a card that is taken up', () => {
  const at = (base: string): ReturnType<typeof option> =>
    option(`play pirate ${base}`, { n: 7, target: base, parts: [{ kind: 'card', id: 'pirate', n: 7 }, { kind: 'place', id: base, n: 0 }] });
  const taken = (...options: ReturnType<typeof option>[]): Board => {
    const board = new Board(new FakeTable({ layout, hands: hands(), view: now, options }));
    board.activate(ref('pirate', 7), document.createElement('button'), 'hand', 'p1');
    return board;
  };
  it('lights the bases it may go to', () => {
    const board = taken(at('base_tower'), at('base_opal'));
    expect([board.held?.n, board.aimedAt(1).length, board.aimedAt(5).length, board.aimedAt(2).length]).toEqual([7, 1, 1, 0]);
    expect(board.aimWords?.en).toContain('base');
  });
  it('lights the minions it may go on', () => {
    const board = taken(option('act_on pirate ninja', { n: 7, on: 3 }), option('act_on pirate pirate', { n: 7, on: 6 }));
    expect([board.aimedAt(3).length, board.aimedAt(6).length, board.aimedAt(1).length]).toEqual([1, 1, 0]);
    expect(board.aimWords?.en).toContain('minion');
  });
  it('goes at once where there is one place only', () => {
    expect(taken(at('base_tower')).held).toBeNull();
  });
});

it('a base explains its breakpoint, a minion its power, an action nothing', () => {
  const of = (kind: string): string[] => layout.numbers(facts('x', { kind }), null);
  expect([of('base'), of('minion'), of('action')]).toEqual([['breakpoint', 'total'], ['power'], []]);
});
