import { beforeEach, describe, expect, it, vi } from 'vitest';
import { both, Prefs, prefs, say, speaker } from '../../src/lib/prefs.svelte';

/** The preferences as a page finds them when it is loaded. */
function loaded(languages: string[] = ['en-GB']): Prefs {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return new Prefs();
}

beforeEach(() => localStorage.clear());

describe('the language of the first visit', () => {
  it.each([
    [['cs-CZ'], 'cs'],
    [['sk-SK', 'en'], 'cs'],
    [['en-US', 'cs'], 'en'],
    [['de-DE', 'cs'], 'cs'],
    [['de-DE'], 'en'],
    [['csb-PL'], 'en'],
    [[], 'en'],
  ])('of a browser that speaks %j is %s', (languages, lang) => {
    expect(loaded(languages).lang).toBe(lang);
  });
});

it('remembers what was chosen, and tells the page', () => {
  const mine = loaded();
  mine.setLang('cs');
  mine.nextTheme();
  mine.setLayout('plain');
  mine.setPace('6');
  expect(document.documentElement.lang).toBe('cs');
  expect(document.documentElement.dataset.theme).toBe('dark');
  const again = loaded(['en']);
  expect([again.lang, again.theme, again.layout, again.pace]).toEqual(['cs', 'dark', 'plain', '6']);
});

it('goes round the themes', () => {
  const mine = loaded();
  const seen = [1, 2, 3].map(() => {
    mine.nextTheme();
    return mine.theme;
  });
  expect(seen).toEqual(['dark', 'light', 'auto']);
});

it('does not believe what it does not know', () => {
  localStorage.setItem('sudi.lang', 'tlh');
  localStorage.setItem('sudi.pace', '7');
  const mine = loaded(['en']);
  expect([mine.lang, mine.pace]).toEqual(['en', '0']);
});

it('works where storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  const mine = loaded(['cs']);
  mine.setLang('en');
  expect(mine.lang).toBe('en');
});

it('says texts in the language of the page, and nothing where there is no text', () => {
  prefs.setLang('cs');
  const w = speaker({ yes: ['ano', 'yes'] });
  expect([say({ cs: 'ahoj', en: 'hello' }), both(['ahoj', 'hello']), w('yes')]).toEqual(['ahoj', 'ahoj', 'ano']);
  prefs.setLang('en');
  expect([say({ cs: 'ahoj', en: 'hello' }), both(['ahoj', 'hello']), w('yes')]).toEqual(['hello', 'hello', 'yes']);
  expect([say(null), say(undefined), both(undefined)]).toEqual(['', '', '']);
});
