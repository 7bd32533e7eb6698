import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as wire from '../../src/generated/protocol';
import { api, Refused } from '../../src/lib/api';
import { Puzzle } from '../../src/lib/puzzle.svelte';
import { solvedOf } from '../../src/lib/solved';
import { asks, option, view } from '../things.svelte';

const words = { cs: 'a', en: 'a' };
const facts: wire.PuzzleFacts = { id: 'x1', number: 1, kind: 'win', title: words, goal: words, difficulty: 2, length: 3 };
const [hit, end] = [option('attack a', { n: 1 }), option('end')];
function now(past: string[], parts: Partial<wire.PuzzleNow> = {}): wire.PuzzleNow {
  return { puzzle: facts, next: null, solved: false, past, heard: null, hint: null, seat: 'p1', view: view({ decision: asks([hit, end]) }), log: [], ...parts };
}

let puzzle: Puzzle;
let sent: unknown[];
let answers: (wire.PuzzleNow | Refused)[];
beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers();
  [sent, answers] = [[], [now([])]];
  vi.spyOn(api, 'puzzles').mockResolvedValue({ day: '2026-11-18', daily: 'x1', puzzles: [facts] });
  vi.spyOn(api, 'puzzle').mockImplementation((_game, _id, asked) => {
    sent.push(asked);
    const next = answers.shift();
    return next instanceof Refused || !next ? Promise.reject(next ?? new Error('nothing more')) : Promise.resolve(next);
  });
  puzzle = new Puzzle('shards', 'x1');
  await puzzle.begin();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('sends the choices so far along, takes back and asks for ever more help', async () => {
  answers.push(now(['attack a']), now([]), now([], { hint: { text: words, choice: 'end' } }), now([]));
  await puzzle.answer('attack a');
  await puzzle.back();
  await puzzle.help();
  expect(puzzle.hint?.choice).toBe('end');
  await puzzle.help();
  expect(sent.slice(1)).toEqual([{ past: [], answer: 'attack a' }, { past: ['attack a'], back: true }, { past: [], hint: 1 }, { past: [], hint: 2 }]);
});

it('remembers what was solved, and the day if it was the puzzle of one', async () => {
  expect(solvedOf('shards').puzzles).toEqual([]);
  answers.push(now(['end'], { solved: true }));
  await puzzle.answer('end');
  expect(solvedOf('shards')).toEqual({ puzzles: ['x1'], days: ['2026-11-18'] });
  expect(puzzle.options).toEqual([]);
});

it('waits where it is asked to be slower, and says what else is refused', async () => {
  answers.push(new Refused(429, 'rate', { cs: 'Pomaleji', en: 'Slower' }), now(['end']));
  const going = puzzle.answer('end');
  await vi.advanceTimersByTimeAsync(1000);
  await going;
  expect([puzzle.now?.past, puzzle.problem]).toEqual([['end'], null]);
  answers.push(new Refused(404, 'unknown', { cs: 'Není', en: 'None' }));
  await puzzle.answer('end');
  expect([puzzle.problem?.en, puzzle.busy]).toEqual(['None', false]);
});
