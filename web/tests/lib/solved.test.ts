import { beforeEach, expect, it } from 'vitest';
import { solve, solvedOf, streak } from '../../src/lib/solved';

beforeEach(() => localStorage.clear());

it('remembers each puzzle once, game by game, and the days in order', () => {
  solve('shards', 'b', '2026-11-18');
  solve('shards', 'a', null);
  solve('shards', 'b', '2026-11-17');
  solve('rone', 'c', null);
  expect(solvedOf('shards')).toEqual({ puzzles: ['b', 'a'], days: ['2026-11-17', '2026-11-18'] });
  expect(solvedOf('rone')).toEqual({ puzzles: ['c'], days: [] });
  expect(solvedOf('smashup')).toEqual({ puzzles: [], days: [] });
});

it('takes what it cannot read for nothing', () => {
  for (const odd of ['[oops', '[1]', 'null', '{"shards": 3}', '{"shards": {"puzzles": [1], "days": "x"}}']) {
    localStorage.setItem('sudi.solved', odd);
    expect(solvedOf('shards')).toEqual({ puzzles: [], days: [] });
  }
});

it('counts days in a row up to today or yesterday, over the ends of months and years', () => {
  expect(streak(['2025-12-30', '2025-12-31', '2026-01-01'], '2026-01-01')).toBe(3);
  expect(streak(['2025-12-31', '2026-01-01'], '2026-01-02')).toBe(2);
  expect(streak(['2025-12-31', '2026-01-01'], '2026-01-03')).toBe(0);
  expect(streak(['2026-01-01', '2026-01-03'], '2026-01-03')).toBe(1);
  expect(streak([], '2026-01-03')).toBe(0);
});
