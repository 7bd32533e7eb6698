import { afterEach, expect, it, vi } from 'vitest';
import { BLOWS, LAID, Player, soundsBetween, TONES, type Moment } from '../../src/lib/sounds';

const at = (rest: Partial<Moment> = {}): Moment => ({ version: 5, over: false, mine: false, heard: 0, ...rest });
const lines = (...names: string[]): { line: string }[] => names.map((line) => ({ line }));

afterEach(() => vi.unstubAllGlobals());

it('somebody who has just come in hears nothing', () => {
  expect(soundsBetween(null, at({ mine: true, over: true, heard: 9 }), lines('plays', 'damage'))).toEqual([]);
});

it.each([
  ['my turn', at(), at({ version: 6, mine: true }), [], ['turn']],
  ['my turn that goes on', at({ mine: true }), at({ version: 6, mine: true }), [], []],
  ['a card laid', at(), at({ version: 6 }), ['turn', 'plays', 'gems'], ['card']],
  ['a blow, which drowns the card', at(), at({ version: 6 }), ['plays', 'damage'], ['blow']],
  ['lines that tell of neither', at(), at({ version: 6 }), ['draws', 'shuffles'], []],
  ['the end, and no turn any more', at(), at({ version: 6, over: true, mine: true }), ['end'], ['end']],
  ['an end that is not new', at({ over: true }), at({ over: true }), [], []],
  ['a line of the chat', at({ heard: 3 }), at({ heard: 4 }), [], ['chat']],
  ['the same lines shown again', at(), at(), ['plays'], []],
  ['several things at once', at(), at({ version: 7, mine: true, heard: 1 }), ['summons'], ['turn', 'card', 'chat']],
] as const)('%s', (_, before, after, news, heard) => {
  expect(soundsBetween(before, after, lines(...news))).toEqual(heard);
});

it('a line tells of a card or of a blow, not of both', () => {
  expect(LAID.filter((line) => BLOWS.includes(line))).toEqual([]);
});

it('every sound is short, soft and different', () => {
  const all = Object.values(TONES);
  expect(new Set(all.map((tones) => JSON.stringify(tones))).size).toBe(all.length);
  for (const tones of all) {
    expect(tones.length).toBeGreaterThan(0);
    for (const { at: begins, lasts, loud, pitch } of tones) {
      expect(begins + lasts).toBeLessThan(1.2);
      expect(loud).toBeLessThanOrEqual(0.2);
      expect(pitch[0]).toBeGreaterThan(40);
    }
  }
});

it('is silent where the browser has no sound or has not been touched yet', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(() => new Player().play('turn')).not.toThrow();
  const made = vi.fn();
  vi.stubGlobal('AudioContext', made);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  new Player().play('turn');
  expect(made).not.toHaveBeenCalled();
});
