import { expect, it } from 'vitest';
import { distinct, finder } from '../../src/lib/search';

it('finds words whatever their case and diacritics, in any order and any of the texts', () => {
  const fits = finder('  zrozeni OJAS ');
  expect(fits('Ojas, Druid zrození', 'Genesis Druid')).toBe(true);
  expect(fits('Ojas', 'Zrození')).toBe(true);
  expect(fits('Ojas, Druid')).toBe(false);
  expect(finder('Zrození')('druid zrozeni')).toBe(true);
});

it('finds everything by a query without words', () => {
  expect(finder('  ')('anything')).toBe(true);
  expect(finder('')()).toBe(true);
});

it('lists values once, in order, without those that are missing', () => {
  expect(distinct(['b', null, 'a', 'b', undefined, ''])).toEqual(['a', 'b']);
});
