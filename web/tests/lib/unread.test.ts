import { beforeEach, expect, it } from 'vitest';
import type { ChatLine } from '../../src/lib/table.svelte';
import { keepRead, readUpTo, saidByMe, unread } from '../../src/lib/unread';

const line = (n: number, seat: string | null): ChatLine => ({ type: 'chat', n, from: 'Eva', guest: false, seat, text: 'Ahoj', at: n });

beforeEach(() => sessionStorage.clear());

it('what was said after the last line read is new, but not what I said myself', () => {
  const lines = [line(1, 'p2'), line(2, 'p2'), line(3, 'p1'), line(4, null)];
  expect(unread(lines, 1, ['p1']).map((one) => one.n)).toEqual([2, 4]);
  expect(unread(lines, 4, ['p1'])).toEqual([]);
});

it('a spectator has no line of their own', () => {
  expect(saidByMe(line(1, null), [])).toBe(false);
  expect(saidByMe(line(1, 'p1'), ['p1', 'p2'])).toBe(true);
});

it('what was read is remembered for each table', () => {
  keepRead('abc', 7);
  expect(readUpTo('abc')).toBe(7);
  expect(readUpTo('other')).toBe(0);
});
