import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/lib/api';
import { prefs } from '../../src/lib/prefs.svelte';
import { bound, cardsIn, changes, gist, myTurnEnded, told, wordsOf, type Teller } from '../../src/lib/story';
import { facts, player, view } from '../things.svelte';

const NAMES: Record<string, string> = { crystal: 'Krystal', blaster: 'Blaster' };
const teller: Teller = {
  names: { p1: 'Karel', p2: 'Bot' },
  labels: { 'Hráč 1': 'Karel', 'Hráč 2': 'Bot' },
  facts: (card) => (NAMES[card] ? facts(card, { name: { cs: NAMES[card], en: NAMES[card] } }) : undefined),
};
let n = 0;
const entry = (line: string, seat: string | null, cs: string, card: string | null = null): LogEntry => ({ n: n++, line, seat, card, cs, en: cs });
const hidden = (): LogEntry => entry('draws', 'p2', 'Hráč 2 dobírá kartu.');
const seen = (card: string): LogEntry => entry('draws', 'p1', `Hráč 1 dobírá kartu ${NAMES[card]}.`, card);
const turn = (seat: string): LogEntry => entry('turn', seat, `— Hráč ${seat.slice(1)} je na tahu. —`);
const words = (...entries: LogEntry[]): string[] => told(entries, teller).map(wordsOf);

beforeEach(() => {
  n = 0;
  prefs.setLang('cs');
});

describe('draws', () => {
  it('of somebody else are one line with their number', () => {
    expect(words(hidden(), hidden(), hidden(), hidden(), hidden())).toEqual(['Bot dobírá 5 karet.']);
    expect(words(hidden())).toEqual(['Bot dobírá kartu.']);
  });
  it('that the reader may see are listed', () => {
    const [line] = told([seen('crystal'), seen('blaster'), seen('crystal')], teller);
    expect(line && wordsOf(line)).toBe('Karel dobírá 3 karty: Krystal ×2, Blaster.');
    expect(line?.pieces.map((piece) => piece.card).filter(Boolean)).toEqual(['crystal', 'blaster']);
    expect([line?.n, line?.last]).toEqual([0, 2]);
  });
  it('of two players are two lines, and so are draws with something between', () => {
    expect(words(hidden(), hidden(), seen('crystal'))).toEqual(['Bot dobírá 2 karty.', 'Karel dobírá kartu Krystal.']);
    expect(words(hidden(), entry('shuffles', 'p2', 'Hráč 2 míchá.'), hidden())).toHaveLength(3);
  });
  it('are counted as people count', () => {
    expect([1, 2, 4, 5, 12].map(cardsIn)).toEqual(['1 kartu', '2 karty', '4 karty', '5 karet', '12 karet']);
    prefs.setLang('en');
    expect([1, 2].map(cardsIn)).toEqual(['1 card', '2 cards']);
  });
});

describe('a line', () => {
  it('tells who did it, also where its words do not', () => {
    expect(words(entry('moved', 'p2', 'Karta Krystal se přesouvá.', 'crystal'))).toEqual(['Bot: Karta Krystal se přesouvá.']);
    expect(words(entry('plays', 'p2', 'Hráč 2 vykládá kartu Krystal.', 'crystal'))).toEqual(['Bot vykládá kartu Krystal.']);
    expect(words(entry('end', null, 'Konec.'))).toEqual(['Konec.']);
  });
  it('that begins a turn is a heading without the dashes of the terminal', () => {
    expect(words(turn('p2'))).toEqual(['Bot je na tahu.']);
  });
  it('leads to its card by the name of the card', () => {
    const [line] = told([entry('plays', 'p2', 'Hráč 2 vykládá kartu Krystal.', 'crystal')], teller);
    expect(line?.pieces.filter((piece) => piece.card)).toEqual([{ text: 'Krystal', card: 'crystal' }]);
  });
  it('keeps the brackets and stops around a name with it', () => {
    const [line] = told([entry('gains', 'p2', 'Hráč 2 získává 1 drahokam (Krystal). A dost.', 'crystal')], teller);
    const pieces = bound(line?.pieces ?? []);
    expect(pieces.map(({ before, text, after }) => [before, text, after])).toEqual([
      ['', 'Bot získává 1 drahokam ', ''],
      ['(', 'Krystal', ').'],
      ['', ' A dost.', ''],
    ]);
    const [drawn] = told([seen('crystal'), seen('blaster')], teller);
    expect(bound(drawn?.pieces ?? []).map(({ before, text, after }) => before + text + after).join('')).toBe('Karel dobírá 2 karty: Krystal, Blaster.');
  });
  it('leads there as a whole where the name is not in it', () => {
    const [line] = told([entry('plays', 'p2', 'Hráč 2 ji hraje.', 'crystal')], teller);
    expect(line?.pieces).toEqual([{ text: 'Bot ji hraje.', card: 'crystal' }]);
  });
});

describe('my turn ended', () => {
  it('where the next seat began', () => {
    expect(myTurnEnded([turn('p1'), hidden(), turn('p2'), hidden()], ['p1'])).toBe(2);
  });
  it('the last time, also once I am on turn again', () => {
    expect(myTurnEnded([turn('p1'), turn('p2'), turn('p3'), turn('p1'), hidden()], ['p1'])).toBe(1);
  });
  it('never yet, or never for a spectator', () => {
    expect(myTurnEnded([turn('p2'), turn('p1')], ['p1'])).toBeNull();
    expect(myTurnEnded([turn('p1'), turn('p2')], [])).toBeNull();
  });
});

it('the gist names each kind of deed once, first what is about me', () => {
  const lines = told(
    [
      turn('p2'),
      entry('plays', 'p2', 'Hráč 2 vykládá kartu Krystal.', 'crystal'),
      entry('plays', 'p2', 'Hráč 2 vykládá kartu Blaster.', 'blaster'),
      entry('damage', 'p1', 'Hráč 1 přichází o 3 životy.'),
      turn('p1'),
    ],
    teller,
  );
  expect(gist(lines, teller, ['p1'])).toEqual([
    { text: 'Karel přichází o 3 životy.', times: 1 },
    { text: 'Bot vykládá kartu Blaster.', times: 2 },
  ]);
});

it('my numbers tell how they changed', () => {
  const before = view({ players: [player('p1', { health: 50, mastery: 2 }), player('p2', { health: 40 })] });
  const now = view({ players: [player('p1', { health: 46, mastery: 2 }), player('p2', { health: 30 })] });
  expect(changes(before, now, ['p1'])).toEqual(['Životy 50 → 46']);
  const reckoned = [2, 3].map((rounds) => view({ players: [player('p1', { rounds })] })) as [typeof now, typeof now];
  expect(changes(...reckoned, ['p1']), 'what the game only reckons with has no word').toEqual([]);
});
