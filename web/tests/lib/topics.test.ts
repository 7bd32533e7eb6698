import { expect, it } from 'vitest';
import { prefs } from '../../src/lib/prefs.svelte';
import { topic } from '../../src/lib/topics';

it('titles a topic of the rules in the language of the page', () => {
  prefs.setLang('cs');
  expect(topic('goal')).toBe('Cíl hry');
  prefs.setLang('en');
  expect(topic('goal')).toBe('Goal');
});

it('makes a title of a topic that it does not know', () => {
  expect(topic('odds_and_ends')).toBe('Odds and ends');
});
