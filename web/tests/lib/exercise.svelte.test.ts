import { expect, it } from 'vitest';
import type * as wire from '../../src/generated/protocol';
import { Refused } from '../../src/lib/api';
import { Exercise } from '../../src/lib/exercise.svelte';
import { asks, option, view } from '../things.svelte';

type Now = Pick<wire.LessonNow, 'past' | 'view' | 'log' | 'seat'>;
const [hit, end] = [option('attack a', { n: 1 }), option('end')];
const led = (past: string[]): Now => ({ past, seat: 'p1', view: view({ decision: asks([hit, end]) }), log: [] });

class Plain extends Exercise<Now> {
  wondered: unknown[] = [];
  refused: Refused | null = null;
  answer(name: string): Promise<void> {
    const past = [...(this.now?.past ?? []), name];
    return this.send(
      () => (this.refused ? Promise.reject(this.refused) : Promise.resolve(led(past))),
      () => undefined,
    );
  }
  protected told(about: unknown): Promise<wire.ExerciseTold> {
    this.wondered.push(about);
    return this.refused ? Promise.reject(this.refused) : Promise.resolve({ refusal: null, derivation: null });
  }
}

it('adds answers to those that stand, and offers what can be chosen then', async () => {
  const one = new Plain('shards', 'x');
  expect(one.options).toEqual([]);
  await one.answer('attack a');
  await one.answer('end');
  expect([one.now?.past, one.options.length, one.busy]).toEqual([['attack a', 'end'], 2, false]);
});

it('tells a refusal, keeps what was, and forgets the refusal with the next answer', async () => {
  const one = new Plain('shards', 'x');
  await one.answer('attack a');
  one.refused = new Refused(422, 'bad', { cs: 'ne', en: 'no' });
  await one.answer('end');
  expect([one.problem?.en, one.now?.past]).toEqual(['no', ['attack a']]);
  expect(await one.hands.why('end')).toBeNull();
  one.refused = null;
  await one.answer('end');
  expect(one.problem).toBeNull();
});

it('wonders about an option or a number where the answers lead', async () => {
  const one = new Plain('shards', 'x');
  await one.answer('attack a');
  await one.hands.why('end');
  await one.hands.explain('power of p1');
  expect(one.wondered).toEqual([
    { past: ['attack a'], option: 'end' },
    { past: ['attack a'], what: 'power of p1' },
  ]);
});
