import { beforeEach, expect, it } from 'vitest';
import { prefs } from '../../src/lib/prefs.svelte';
import { commonCost, priceOf, withPrice } from '../../src/lib/price';
import { option } from '../things.svelte';

const cost = { cs: '2 drahokamy (zbudou 3)', en: '2 gems (3 left)' };
const brings = { cs: 'Působí hned', en: 'It works at once' };

beforeEach(() => {
  prefs.lang = 'cs';
});

it('says what an option costs and then what it brings, each where there is something to say', () => {
  expect(priceOf(option('hire scout', { cost, brings }))).toBe('2 drahokamy (zbudou 3): Působí hned');
  expect(priceOf(option('hire scout', { cost }))).toBe('2 drahokamy (zbudou 3)');
  expect(priceOf(option('hire scout', { brings }))).toBe('Působí hned');
  expect(priceOf(option('hire scout'))).toBe('');
});

it('stands behind the words of an option, in the language of the table', () => {
  expect(withPrice(option('hire scout', { cost }))).toBe('cs hire scout – 2 drahokamy (zbudou 3)');
  expect(withPrice(option('hire scout'))).toBe('cs hire scout');
  prefs.lang = 'en';
  expect(withPrice(option('hire scout', { cost }))).toBe('en hire scout – 2 gems (3 left)');
});

it('is common where all cost the same, and not said otherwise', () => {
  const [one, other] = [option('play scout a', { cost }), option('play scout b', { cost })];
  expect(commonCost([one, other])).toBe('2 drahokamy (zbudou 3)');
  expect(commonCost([one, option('play scout c')])).toBe('');
  expect(commonCost([])).toBe('');
});
