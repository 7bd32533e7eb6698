import { describe, expect, it } from 'vitest';
import { pieces, type Explained } from '../../src/lib/glossary';

const word = (id: string, cs: string[], en: string[]): Explained => ({ id, title: { cs: id, en: id }, cs, en, says: { cs: '', en: '' }, rule: '', card: null, lesson: null });
const MASTERY = word('mastery', ['mistrovství', 'bod mistrovství'], ['mastery']);
const SHIELD = word('shield', ['štít', 'štítem'], ['shield']);
const told = (text: string, lang: 'cs' | 'en' = 'cs'): [string, string | null][] =>
  pieces(text, [MASTERY, SHIELD], lang).map((piece) => [piece.text, piece.word?.id ?? null]);

describe('words that a game explains', () => {
  it('are found in any form, however they are written', () => {
    expect(told('Mistrovství 15: braň se štítem.')).toEqual([['Mistrovství', 'mastery'], [' 15: braň se ', null], ['štítem', 'shield'], ['.', null]]);
    expect(told('Mastery 15', 'en')).toEqual([['Mastery', 'mastery'], [' 15', null]]);
  });
  it('are whole words', () => {
    expect(told('štítonoš')).toEqual([['štítonoš', null]]);
  });
  it('of two the longer is meant', () => {
    expect(told('1 bod mistrovství')).toEqual([['1 ', null], ['bod mistrovství', 'mastery']]);
  });
  it('leave a text alone where there are none', () => {
    expect(pieces('Dober si kartu.', [], 'cs')).toEqual([{ text: 'Dober si kartu.', word: null }]);
  });
});
