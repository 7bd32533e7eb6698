import { describe, expect, it } from 'vitest';
import { columnsOf, countersOf, isPile, nameOf, pilesOf, rowsOf, sideOf, zonesOf } from '../../src/games/plain/field';
import { layout } from '../../src/games/plain/layout';
import { Board } from '../../src/lib/board.svelte';
import { FakeTable, option, player, ref, view } from '../things.svelte';

const many = (n: number): ReturnType<typeof ref>[] => Array.from({ length: n }, (_, at) => ref('card', at));
const zone = (name: string, cards: (ReturnType<typeof ref> | null)[]): Parameters<typeof isPile>[0] => ({ name, seat: null, cards });

describe('zones', () => {
  it('are the lists of cards that a view declares', () => {
    expect(zonesOf({ hand: [ref('a', 1)], life: 3, dice: [1, 2], slots: [], players: [] }, 'p1').map((one) => one.name)).toEqual(['hand']);
  });
  it('of hidden cards, of cards out of play and long ones are piles', () => {
    expect(isPile(zone('field', many(14)))).toBe(false);
    expect(isPile(zone('field', many(15)))).toBe(true);
    expect(isPile(zone('discard', many(1)))).toBe(true);
    expect(isPile(zone('hand', [null, null]))).toBe(true);
    expect(isPile(zone('hand', [null, ref('a', 1)]))).toBe(false);
    expect(isPile(zone('deck', []))).toBe(true);
    expect(isPile(zone('field', []))).toBe(false);
  });
  it('are rows otherwise, if they hold any card', () => {
    const holder = { deck: many(3), field: many(2), empty: [] };
    expect([pilesOf(holder, null).map((one) => one.name), rowsOf(holder, null).map((one) => one.name)]).toEqual([['deck'], ['field']]);
  });
});

describe('places', () => {
  it('are called by their own name, else by the card that stands first in them', () => {
    expect(nameOf({ name: 'b1', board: [ref('orc', 1)] })).toBe('b1');
    expect(nameOf({ bases: [ref('tower', 1)], minions: [ref('orc', 2)] })).toBe('tower');
    expect(nameOf({ bases: [] })).toBeUndefined();
  });
  it('stand as on a board where their names say so', () => {
    const squares = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'].map((name) => ({ name }));
    expect(columnsOf(squares)).toBe(3);
    expect(columnsOf([{ bases: [] }, { bases: [] }])).toBe(0);
    expect(columnsOf(Array.from({ length: 9 }, () => ({})))).toBe(3);
    expect(columnsOf([])).toBe(0);
  });
  it('tell whose a card is, if the view does', () => {
    expect(sideOf(view(), ref('a', 1, { owner: 'p1', borrower: 'p2' }))).toBe('p2');
    expect(sideOf(view(), ref('a', 1, { now: { side: 1 } }))).toBe('p2');
    expect(sideOf(view(), ref('a', 1, { side: 'p1' }))).toBe('p1');
    expect(sideOf(view(), ref('a', 1))).toBeNull();
  });
});

it('counters are numbers, words and truths that are something at the moment', () => {
  expect(countersOf({ seat: 'p1', life: 3, phase: 'move', ready: false, nothing: -1, hand: [], name: { cs: '', en: '' } })).toEqual([
    ['life', 3],
    ['phase', 'move'],
    ['ready', false],
  ]);
});

it('means my hand first, then what is mine, what is common, what is theirs', () => {
  const at = (zones: Record<string, unknown>, theirs: Record<string, unknown>, common: Record<string, unknown>): number[] => [
    ...new Board(new FakeTable({ layout, view: view({ ...common, players: [player('p1', zones), player('p2', theirs)] }), options: [option('play orc')] })).lit.keys(),
  ];
  const [hand, field, row, foe] = [ref('orc', 1), ref('orc', 2), ref('orc', 3), ref('orc', 4)];
  expect(at({ hand: [hand], field: [field] }, { field: [foe] }, { row: [row] })).toEqual([1]);
  expect(at({ field: [field] }, { field: [foe] }, { row: [row] })).toEqual([2]);
  expect(at({}, { field: [foe] }, { row: [row] })).toEqual([3]);
  expect(at({}, { field: [foe] }, {})).toEqual([4]);
});

it('asks about any card by where it lies', () => {
  const wish = (placed: { seat: string | null; zone: string; place?: string }): string[] =>
    layout.wish({ kind: 'card', placed: { ref: ref('x', 1), ...placed } }, { view: view(), facts: () => undefined });
  expect([wish({ seat: 'p2', zone: 'hand' }), wish({ seat: null, zone: 'row' }), wish({ seat: null, zone: 'minions', place: 'tower' })]).toEqual([
    ['* x@p2.hand'],
    ['* x@row'],
    ['* x@tower'],
  ]);
});
