import { describe, expect, it } from 'vitest';
import { harmsOf, movesOf } from '../../src/lib/moves';
import type { View } from '../../src/lib/types';
import { player, ref, view } from '../things.svelte';

const hidden = (count: number): null[] => Array.from({ length: count }, () => null);
const table = (mine: Record<string, unknown>, theirs: Record<string, unknown>, rest: Partial<View> = {}): View =>
  view({ players: [player('p1', mine), player('p2', theirs)], ...rest });
const said = (before: View, after: View): string[] =>
  movesOf(before, after).map(({ n, from, to }) => `${n ?? 'hidden'}: ${from.seat ?? 'table'} ${from.zone} > ${to.seat ?? 'table'} ${to.zone}`);

describe('moves', () => {
  it('of a card from zone to zone', () => {
    const before = table({ hand: [ref('a', 1), ref('b', 2)], played: [] }, {});
    const after = table({ hand: [ref('b', 2)], played: [ref('a', 1)] }, {});
    expect(said(before, after)).toEqual(['1: p1 hand > p1 played']);
  });
  it('of a card between two places of the table', () => {
    const at = (first: unknown[], second: unknown[]): View => table({}, {}, { slots: [{ name: 'x', minions: first }, { name: 'y', minions: second }] });
    const [move] = movesOf(at([ref('a', 1)], []), at([], [ref('a', 1)]));
    expect([move?.from.place, move?.to.place]).toEqual([0, 1]);
  });
  it('of a card I draw: it comes from my deck, though nobody knew which it was', () => {
    const before = table({ deck: hidden(5), hand: [] }, { deck: hidden(9), hand: hidden(4) });
    const after = table({ deck: hidden(4), hand: [ref('a', 1)] }, { deck: hidden(9), hand: hidden(4) });
    expect(said(before, after)).toEqual(['1: p1 deck > p1 hand']);
  });
  it('of cards that somebody else draws: backs, as many as were drawn', () => {
    const before = table({}, { deck: hidden(9), hand: hidden(1) });
    const after = table({}, { deck: hidden(6), hand: hidden(4) });
    expect(said(before, after)).toEqual(Array.from({ length: 3 }, () => 'hidden: p2 deck > p2 hand'));
  });
  it('of a card that somebody else plays from a hidden hand', () => {
    const before = table({}, { deck: hidden(9), hand: hidden(2) });
    const after = table({}, { deck: hidden(9), hand: hidden(1), played: [ref('a', 7)] });
    expect(said(before, after)).toEqual(['7: p2 hand > p2 played']);
  });
  it('of an open card that goes out of sight', () => {
    const before = table({}, { field: [ref('a', 7)], hand: hidden(1) });
    const after = table({}, { field: [], hand: hidden(2) });
    expect(said(before, after)).toEqual(['7: p2 field > p2 hand']);
  });
  it('are none where nothing moved', () => {
    const same = table({ hand: [ref('a', 1)] }, { hand: hidden(3) });
    expect(movesOf(same, same)).toEqual([]);
  });
});

describe('harm', () => {
  it('is a number of a player that fell', () => {
    expect(harmsOf(table({ health: 50, mastery: 3 }, {}), table({ health: 46, mastery: 1 }, {}))).toEqual([{ seat: 'p1', n: null, amount: 4 }]);
    expect(harmsOf(table({ health: 40 }, {}), table({ health: 46 }, {}))).toEqual([]);
  });
  it('is a mark on a card that rose, wherever the card went', () => {
    const before = table({ field: [ref('a', 1, { damage: 1 })] }, {});
    expect(harmsOf(before, table({ field: [ref('a', 1, { damage: 3 })] }, {}))).toEqual([{ seat: null, n: 1, amount: 2 }]);
    expect(harmsOf(before, table({ field: [ref('a', 1)] }, {}))).toEqual([]);
  });
});
