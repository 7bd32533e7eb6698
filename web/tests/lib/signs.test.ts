import { expect, it } from 'vitest';
import { signOf, SIGNS } from '../../src/lib/signs';

it('gives every seat a shape and a pattern that no other seat has', () => {
  const seats = ['p1', 'p2', 'p3', 'p4'].map((seat) => signOf(seat));
  expect(seats).toEqual(SIGNS);
  expect(new Set(seats.map((sign) => sign?.shape)).size).toBe(4);
  expect(new Set(seats.map((sign) => sign?.pattern)).size).toBe(4);
});

it('begins anew where more sit than there are shapes, and has none for nobody', () => {
  expect(signOf('p5')).toBe(signOf('p1'));
  expect(signOf('')).toBeUndefined();
});
