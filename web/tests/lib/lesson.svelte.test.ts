import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as wire from '../../src/generated/protocol';
import { api, Refused } from '../../src/lib/api';
import type { Board } from '../../src/lib/board.svelte';
import { learned } from '../../src/lib/learned';
import { Lesson } from '../../src/lib/lesson.svelte';
import { asks, option, view } from '../things.svelte';

const facts: wire.LessonFacts = { id: 'attacking', number: 4, title: { cs: 'a', en: 'a' }, about: { cs: 'a', en: 'a' }, minutes: 2, steps: 3, rules: [] };
const [hit, end] = [option('attack a', { n: 1 }), option('end')];
function now(at: number, wants: wire.LessonNow['wants'], parts: Partial<wire.LessonNow> = {}): wire.LessonNow {
  const say = { cs: `krok ${at}`, en: `step ${at}` };
  return { lesson: facts, next: null, at, wants, say, look: [], ways: [], rule: '', past: [], heard: null, seat: 'p1', view: view({ decision: asks([hit, end]) }), log: [], ...parts };
}
const heard = (kind: wire.LessonHeard['kind']): wire.LessonHeard => ({ kind, text: null, rule: '' });

let lesson: Lesson;
let sent: unknown[];
let answers: (wire.LessonNow | Refused)[];
beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers();
  [sent, answers] = [[], [now(0, 'read')]];
  vi.spyOn(api, 'lesson').mockImplementation((_game, _id, past, answer) => {
    sent.push([past, answer]);
    const next = answers.shift();
    return next instanceof Refused || !next ? Promise.reject(next ?? new Error('nothing more')) : Promise.resolve(next);
  });
  lesson = new Lesson('shards', 'attacking');
  await lesson.begin();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('sends what stands along with each answer', async () => {
  answers.push(now(1, 'do', { past: [''] }), now(2, 'do', { past: ['', 'attack a'], heard: heard('right') }));
  await lesson.goOn();
  await lesson.answer('attack a');
  expect(sent).toEqual([[[], null], [[], ''], [[''], 'attack a']]);
  expect([lesson.now?.at, lesson.heard?.kind, lesson.misses]).toEqual([2, 'right', 0]);
});

it('counts what went wrong at a step, and forgets it at the next', async () => {
  answers.push(now(0, 'do', { heard: heard('wrong') }), now(0, 'do', { heard: heard('refused') }), now(1, 'do', { heard: heard('right') }));
  await lesson.answer('end');
  await lesson.answer('end');
  expect(lesson.misses).toBe(2);
  await lesson.answer('attack a');
  expect(lesson.misses).toBe(0);
});

it('remembers a lesson that came to its end, and no other', async () => {
  expect(learned('shards')).toEqual([]);
  answers.push(now(3, 'over', { heard: heard('right') }));
  await lesson.answer('end');
  expect(learned('shards')).toEqual(['attacking']);
});

it('waits where it is asked to be slower, and says what else is refused', async () => {
  answers.push(new Refused(429, 'rate', { cs: 'Pomaleji', en: 'Slower' }), now(1, 'do'));
  const going = lesson.goOn();
  await vi.advanceTimersByTimeAsync(1000);
  await going;
  expect([lesson.now?.at, lesson.problem]).toEqual([1, null]);
  answers.push(new Refused(404, 'unknown', { cs: 'Není', en: 'None' }));
  await lesson.answer('end');
  expect([lesson.problem?.en, lesson.busy]).toEqual(['None', false]);
});

it('takes a question on purpose for a try, where the same rule says no; a glance is none', async () => {
  const refusal = { rule: 'SOI-055', text: { cs: 'Ne', en: 'No' }, cards: [] };
  vi.spyOn(api, 'lessonWhy').mockResolvedValue({ refusal, derivation: null });
  answers.push(now(1, 'try', { rule: 'SOI-055', past: [''] }));
  await lesson.goOn();
  const board = { looking: { pinned: false, tapped: false }, wondering: null };
  lesson.board = board as unknown as Board;
  expect(await lesson.hands.why('recruit a')).toBe(refusal);
  expect(sent).toHaveLength(2);
  board.looking.pinned = true;
  answers.push(now(2, 'do', { heard: heard('right') }));
  await lesson.hands.why('recruit a');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual([[''], 'recruit a']);
});
