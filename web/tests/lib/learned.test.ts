import { beforeEach, expect, it } from 'vitest';
import { learn, learned } from '../../src/lib/learned';

beforeEach(() => localStorage.clear());

it('remembers each lesson once, game by game', () => {
  learn('shards', 'hand');
  learn('shards', 'attacking');
  learn('shards', 'hand');
  learn('rone', 'dice');
  expect([learned('shards'), learned('rone'), learned('smashup')]).toEqual([['hand', 'attacking'], ['dice'], []]);
});

it('takes what it cannot read for nothing', () => {
  for (const odd of ['[oops', '"text"', '[1]', '{"shards": 3}', '{"shards": [1, null]}']) {
    localStorage.setItem('sudi.learned', odd);
    expect(learned('shards')).toEqual([]);
  }
  learn('shards', 'hand');
  expect(learned('shards')).toEqual(['hand']);
});
