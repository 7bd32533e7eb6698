import { expect, it } from 'vitest';
import { isZone, known, nowOf, placesOf, slots } from '../../src/lib/types';
import { ref, view } from '../things.svelte';

it('reads a zone with its hidden cards, and anything else as an empty one', () => {
  expect(slots([ref('a', 1), null])).toHaveLength(2);
  expect(slots(undefined)).toEqual([]);
  expect(slots('hand')).toEqual([]);
});

it('knows the open cards of a zone', () => {
  expect(known([null, ref('a', 1), null])).toEqual([ref('a', 1)]);
});

it('tells zones from other lists', () => {
  expect(isZone([ref('a', 1), null])).toBe(true);
  expect(isZone([])).toBe(true);
  expect(isZone([1, 2])).toBe(false);
  expect(isZone([[ref('a', 1)]])).toBe(false);
  expect(isZone([{ name: 'a1' }])).toBe(false);
  expect(isZone({ card: 'a' })).toBe(false);
});

it('reads the numbers that count now', () => {
  expect(nowOf(ref('a', 1, { now: { power: 3 } })).power).toBe(3);
  expect(nowOf(ref('a', 1)).power).toBeUndefined();
  expect(nowOf(null)).toEqual({});
});

it('reads the places of a game that has them', () => {
  expect(placesOf(view({ slots: [{ name: 'a1' }] }))).toEqual([{ name: 'a1' }]);
  expect(placesOf(view())).toEqual([]);
});
