import { beforeEach, expect, it } from 'vitest';
import type { HintLine } from '../../src/lib/api';
import { ALL, isGuided, learnFrom, levelOf, matters, NOTHING, NUDGE, setGuided } from '../../src/lib/guide';

const hint = (option: string, behind = 0, doubt = 0.01): HintLine => ({ option, cs: option, en: option, worth: 0.5 - behind, behind, doubt, does: [], because: [] });
const [attack, wait] = [hint('attack a'), hint('end', 0.1)];

beforeEach(() => localStorage.clear());

it('speaks up where something is worse beyond doubt and by enough', () => {
  expect(matters([attack, wait])).toBe('attack');
  expect(matters([attack, hint('end', 0.02, 0.001)])).toBeNull(); // not by enough
  expect(matters([attack, hint('end', 0.1, 0.06)])).toBeNull(); // not beyond doubt
  expect(matters([attack])).toBeNull();
  expect(matters([])).toBeNull();
});

it('says less after each good choice, and more after a bad one', () => {
  expect(levelOf('shards', 'attack')).toBe(ALL);
  learnFrom('shards', [attack, wait], 'attack a');
  expect(levelOf('shards', 'attack')).toBe(NUDGE);
  for (let n = 0; n < 3; n++) learnFrom('shards', [attack, wait], 'attack a');
  expect(levelOf('shards', 'attack')).toBe(NOTHING);
  learnFrom('shards', [attack, wait], 'end');
  expect(levelOf('shards', 'attack')).toBe(NUDGE);
  learnFrom('shards', [attack, wait], 'focus'); // not even among the best three
  learnFrom('shards', [attack, wait], 'focus');
  expect(levelOf('shards', 'attack')).toBe(ALL);
});

it('keeps games and things apart, and learns nothing where it did not matter', () => {
  learnFrom('shards', [attack, wait], 'attack a');
  expect([levelOf('rone', 'attack'), levelOf('shards', 'end')]).toEqual([ALL, ALL]);
  learnFrom('rone', [attack, hint('end', 0.01)], 'attack a');
  expect(levelOf('rone', 'attack')).toBe(ALL);
});

it('guides at the tables where it was asked for', () => {
  setGuided('a', true);
  setGuided('b', true);
  setGuided('a', false);
  expect([isGuided('a'), isGuided('b'), isGuided('c')]).toEqual([false, true, false]);
  localStorage.setItem('sudi.guided', '{"not": "a list"}');
  localStorage.setItem('sudi.known', '[oops');
  expect([isGuided('b'), levelOf('shards', 'attack')]).toEqual([false, ALL]);
});
