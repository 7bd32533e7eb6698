import { expect, it } from 'vitest';
import { EMBLEMS, emblemOf, hasEmblem } from '../../src/lib/emblems';

it('draws every faction and kind in its own way', () => {
  const drawn = Object.values(EMBLEMS);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn).not.toContain(emblemOf(null));
  for (const path of drawn) expect(path).toMatch(/^M[-\d.\sMmLlHhVvCcSsAaZz]+$/);
});

it('gives a neutral one to whatever has none', () => {
  expect(emblemOf('robots')).toBe(EMBLEMS.robots);
  expect(emblemOf('nobody')).toBe(emblemOf(undefined));
  expect([hasEmblem('robots'), hasEmblem('nobody'), hasEmblem(null)]).toEqual([true, false, false]);
});
