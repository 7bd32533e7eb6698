import { beforeEach, expect, it } from 'vitest';
import type { HintLine } from '../../src/lib/api';
import { ALL, isGuided, learnFrom, levelOf, matters, noteFor, NOTHING, NUDGE, setGuided, wasTold } from '../../src/lib/guide';

const hint = (option: string, behind = 0, stake = 0): HintLine => ({ option, cs: option, en: option, worth: 0.5 - behind, behind, doubt: 0.01, stake, does: [], because: [] });
const [attack, wait] = [hint('attack a', 0, 0.1), hint('end', 0.1)];

beforeEach(() => localStorage.clear());

it('speaks up where something is worse beyond doubt and by enough', () => {
  expect(matters([attack, wait])).toBe('attack');
  expect(matters([attack, hint('play b'), hint('play c')])).toBe('attack'); // worse than the three that are told
  expect(matters([hint('attack a', 0, 0.02), hint('end', 0.02)])).toBeNull(); // not by enough
  expect(matters([hint('attack a'), hint('end', 0.1)])).toBeNull(); // not beyond doubt
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

it('does not judge what it does not know', () => {
  learnFrom('shards', [attack, hint('play b'), hint('play c')], 'attack a');
  learnFrom('shards', [attack, hint('play b'), hint('play c')], 'play d'); // as good as the others, or worse
  expect(levelOf('shards', 'attack')).toBe(NUDGE);
});

it('keeps games and things apart, and learns nothing where it did not matter', () => {
  learnFrom('shards', [attack, wait], 'attack a');
  expect([levelOf('rone', 'attack'), levelOf('shards', 'end')]).toEqual([ALL, ALL]);
  learnFrom('rone', [hint('attack a'), hint('end', 0.01)], 'attack a');
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

const words = {
  aim: { cs: 'Cíl', en: 'Aim' },
  moments: [
    { offered: ['play'], say: { cs: 'Hraj', en: 'Play' } },
    { offered: ['recruit', 'hire'], say: { cs: 'Kupuj', en: 'Buy' } },
  ],
};

it('says the aim first, then a word on each kind of choice, each once', () => {
  const said: string[] = [];
  for (let n = 0; n < 5; n++) {
    const note = noteFor('shards', words, ['hire', 'play']);
    if (!note) break;
    said.push(note.say.en);
    wasTold('shards', note);
  }
  expect(said).toEqual(['Aim', 'Play', 'Buy']);
  expect(noteFor('rone', words, [])?.about).toBe('aim'); // another game is another matter
});

it('speaks about what is advised rather than about something else', () => {
  wasTold('shards', { about: 'aim', say: words.aim });
  expect(noteFor('shards', words, ['play', 'hire'], 'hire')?.say.en).toBe('Buy');
  expect(noteFor('shards', words, ['play', 'hire'], 'end')?.say.en).toBe('Play');
  expect(noteFor('shards', words, ['end'])).toBeNull();
  expect(noteFor('shards', null, ['play'])).toBeNull();
});
