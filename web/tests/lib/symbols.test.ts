import { expect, it } from 'vitest';
import { bare, hasSymbols, list } from '../../src/lib/symbols';
import { facts } from '../things.svelte';

it('reads lists of numbers, and none where there is none', () => {
  expect(list(facts('a', { facts: { damage: [1, 0, 2] } }), 'damage')).toEqual([1, 0, 2]);
  expect(list(facts('a', { facts: { damage: 3 } }), 'damage')).toEqual([]);
  expect(list(undefined, 'damage')).toEqual([]);
});

it('knows the cards that are drawn with symbols', () => {
  expect(hasSymbols(facts('a', { facts: { damage: [1] } }))).toBe(true);
  expect(hasSymbols(facts('a', { facts: { combat: [1] } }))).toBe(true);
  expect(hasSymbols(facts('a'))).toBe(false);
  expect(hasSymbols(undefined)).toBe(false);
});

it('leaves out the sentences that symbols show, in both languages, and only at the beginning', () => {
  expect(bare('Cena: 2 modré. Zranění: 1. Lízni kartu. Cena: nic.')).toBe('Lízni kartu. Cena: nic.');
  expect(bare('Cost: 2 blue. Reward: 1. Draw a card.')).toBe('Draw a card.');
  expect(bare('Draw a card. Cost: 2.')).toBe('Draw a card. Cost: 2.');
});
