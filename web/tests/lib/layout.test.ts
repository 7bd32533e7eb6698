/** What every layout has to keep to, whatever the game. */

import { describe, expect, it } from 'vitest';
import { hasOwn, loadLayout } from '../../src/games/registry';
import { Board } from '../../src/lib/board.svelte';
import { facts, FakeTable, option, player, ref, view } from '../things.svelte';

const GAMES = ['shards', 'smashup', 'summonerwars', 'rone', 'doomtrooper'];
const hand = (game: string): ReturnType<typeof view> =>
  view({ game, players: [player('p1', { hand: [ref('scout', 1), ref('scout', 2)] }), player('p2', { hand: [null, null] })] });

it('every game has a layout of its own, any other is shown in the plain one', async () => {
  expect(GAMES.filter((game) => !hasOwn(game))).toEqual([]);
  expect(hasOwn('toy')).toBe(false);
  const plain = await loadLayout('toy', 'own');
  expect(await loadLayout('shards', 'plain')).toBe(plain);
  expect(await loadLayout('shards', 'own')).not.toBe(plain);
});

describe.each([...GAMES, 'toy'])('the layout of %s', (game) => {
  it('finds the cards of my hand, and no hidden ones', async () => {
    const layout = await loadLayout(game, 'own');
    const placed = layout.placed(hand(game)).map(({ ref: { n }, seat, zone }) => [n, seat, zone]);
    expect(placed).toEqual([
      [1, 'p1', 'hand'],
      [2, 'p1', 'hand'],
    ]);
  });
  it('changes nothing by looking: the same view is read in the same way after any other', async () => {
    const layout = await loadLayout(game, 'own');
    const cards = new Map([['scout', facts('scout')]]);
    const board = (now: ReturnType<typeof view>): Board => new Board(new FakeTable({ layout, view: now, cards }));
    const thing = { kind: 'card', placed: { ref: ref('scout', 1, { now: { side: 0 } }), seat: null, zone: 'board', place: 'A1' } } as const;
    const [early, late] = [view({ game, phase: 'move' }), view({ game, phase: 'attack' })];
    const wish = (now: ReturnType<typeof view>): string[] => layout.wish(thing, { view: now, facts: () => undefined });
    const before = wish(early);
    expect(board(late).placed).toEqual([]);
    expect(wish(early)).toEqual(before);
  });
  it('has a wish for a card in my hand, which names the card', async () => {
    const layout = await loadLayout(game, 'own');
    const wishes = layout.wish({ kind: 'card', placed: { ref: ref('scout', 1), seat: 'p1', zone: 'hand' } }, { view: hand(game), facts: () => facts('scout') });
    expect(wishes.length).toBeGreaterThan(0);
    for (const wish of wishes) expect(wish).toMatch(/^\S+ scout\b/);
  });
  it('lights a card of my hand that can be played', async () => {
    const layout = await loadLayout(game, 'own');
    const board = new Board(new FakeTable({ layout, view: hand(game), options: [option('play scout', { n: 1 })] }));
    expect(board.lit.has(1)).toBe(true);
  });
});
