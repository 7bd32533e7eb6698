import { beforeEach, expect, it } from 'vitest';
import { prefs } from '../../src/lib/prefs.svelte';
import { capital, term, termOf } from '../../src/lib/terms';

beforeEach(() => prefs.setLang('cs'));

it('names what games declare in the language of the page', () => {
  expect(term('hand')).toBe('ruka');
  prefs.setLang('en');
  expect(term('hand')).toBe('hand');
});

it('shows a name that it does not know as it is spelled', () => {
  expect(term('some_new_zone')).toBe('some new zone');
  expect(termOf('toy', 'some_new_zone')).toBe('some new zone');
});

it('prefers the word that a game has of its own', () => {
  expect(termOf('summonerwars', 'champion')).toBe('hrdina');
  expect(termOf('summonerwars', 'hand')).toBe('ruka');
});

it('begins a sentence, also with a diacritic', () => {
  expect([capital('žeton'), capital(''), capital('A b')]).toEqual(['Žeton', '', 'A b']);
});
