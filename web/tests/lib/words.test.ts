import { beforeEach, expect, it } from 'vitest';
import { prefs } from '../../src/lib/prefs.svelte';
import { capital, t, term } from '../../src/lib/words';

beforeEach(() => prefs.setLang('cs'));

it('speaks the language of the page, at once after it was changed', () => {
  expect(t('log_in')).toBe('Přihlásit');
  prefs.setLang('en');
  expect(t('log_in')).toBe('Log in');
});

it('offers the other language in that language', () => {
  expect(t('language')).toBe('English');
  prefs.setLang('en');
  expect(t('language')).toBe('Česky');
});

it('has the words of games at hand as well', () => {
  expect(capital(term('hand'))).toBe('Ruka');
});
