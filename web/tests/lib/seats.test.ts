import { describe, expect, it } from 'vitest';
import { Board } from '../../src/lib/board.svelte';
import { prefs } from '../../src/lib/prefs.svelte';
import { across, around, calledAt, guestName, namesOf, onTurn, partners, roleIn, showsHand, signed, waitsFor, withNames, type Company } from '../../src/lib/seats';
import { FakeTable, hands, option, player, ref, view } from '../things.svelte';

const four = [player('p1'), player('p2'), player('p3'), player('p4')];
const company = (over: boolean): Company => ({ names: {}, clock: null, received: 0, away: {}, lost: {}, over });

describe('around the table', () => {
  it('the viewer sits below, the others in the order of play after them', () => {
    const { me, rivals } = around(view({ viewer: 'p3', players: four }));
    expect(me?.seat).toBe('p3');
    expect(rivals.map((one) => one.seat)).toEqual(['p4', 'p1', 'p2']);
  });
  it('a spectator looks from the first seat', () => {
    const { me, rivals } = around(view({ viewer: null, players: four }));
    expect(me?.seat).toBe('p1');
    expect(rivals.map((one) => one.seat)).toEqual(['p2', 'p3', 'p4']);
  });
});

it('nobody is on turn when the match is over', () => {
  expect(onTurn(view({ turn: 'p2' }), company(false), 'p2')).toBe(true);
  expect(onTurn(view({ turn: 'p2' }), company(false), 'p1')).toBe(false);
  expect(onTurn(view({ turn: 'p2' }), company(true), 'p2')).toBe(false);
});

describe('two against two', () => {
  const roles = (viewer: string | null, side: (seat: string) => number): (string | null)[] =>
    four.map(({ seat }) => roleIn(view({ viewer, players: four }), seat, side));
  it('neighbours are partners, or those who sit across', () => {
    expect(roles('p1', partners)).toEqual([null, 'partner', 'enemy', 'enemy']);
    expect(roles('p4', partners)).toEqual(['enemy', 'enemy', 'partner', null]);
    expect(roles('p1', across)).toEqual([null, 'enemy', 'partner', 'enemy']);
  });
  it('a spectator sees with the eyes of the first seat', () => {
    expect(roles(null, partners)).toEqual(['partner', 'partner', 'enemy', 'enemy']);
  });
});

describe('names of people in texts', () => {
  it('stand wherever the game names a seat', () => {
    expect(withNames('Player 1 hits Player 2; Player 1 wins.', { 'Player 1': 'Eva', 'Player 2': 'Karel' })).toBe('Eva hits Karel; Eva wins.');
  });
  it('are not taken for seats themselves', () => {
    expect(withNames('Player 1 hits Player 2', { 'Player 1': 'Player 2', 'Player 2': 'Eva' })).toBe('Player 2 hits Eva');
  });
  it('do not stop at the beginning of a longer one', () => {
    const labels = { 'Player 1': 'Eva', 'Player 10': 'Karel' };
    expect(withNames('Player 10 beats Player 1', labels)).toBe('Karel beats Eva');
  });
  it('may hold any character', () => {
    expect(withNames('Player (1) wins', { 'Player (1)': '$& [x]' })).toBe('$& [x] wins');
    expect(withNames('nothing to do', {})).toBe('nothing to do');
  });
});

describe("somebody else's hand", () => {
  const theirs = player('p2', { hand: [ref('scout', 5), null] });
  const table = (mine: boolean, options: ReturnType<typeof option>[]): Board =>
    new Board(new FakeTable({ hands: mine ? hands() : null, view: view({ players: [player('p1'), theirs] }), options }));
  it('is laid out only where one of its cards can be chosen', () => {
    expect(showsHand(table(true, []), theirs, false)).toBe(false);
    expect(showsHand(table(true, [option('take scout')]), theirs, false)).toBe(true);
  });
  it('is laid out for those who only watch, as far as it is open', () => {
    expect(showsHand(table(false, []), theirs, false)).toBe(true);
    expect(showsHand(table(false, []), player('p2', { hand: [null] }), false)).toBe(false);
  });
  it('is never my own', () => {
    expect(showsHand(table(true, [option('take scout')]), theirs, true)).toBe(false);
  });
});

describe('whom the table waits for', () => {
  const names = { p1: 'Karel', p2: 'Bot' };
  it('is told with whose turn it is, where these are two', () => {
    prefs.setLang('cs');
    expect(waitsFor(view({ turn: 'p1', decision: { seat: 'p2' } }), names)).toBe('Tah má Karel; odpovídá Bot');
    prefs.setLang('en');
    expect(waitsFor(view({ turn: 'p1', decision: { seat: 'p2' } }), names)).toBe('Karel has the turn; Bot answers');
  });
  it('is one name where the turn is theirs, or nobody’s who sits here', () => {
    prefs.setLang('cs');
    expect(waitsFor(view({ turn: 'p2', decision: { seat: 'p2' } }), names)).toBe('Na řadě: Bot');
    expect(waitsFor(view({ turn: 'p9', decision: { seat: 'p2' } }), names)).toBe('Na řadě: Bot');
  });
});

it('a person without a name is one who was deleted, whatever the page calls a free seat', () => {
  const chair = (seat: string, kind: 'human' | 'open', name: string): NonNullable<Parameters<typeof calledAt>[0]> => ({ seat, kind, name });
  const seats = [chair('p1', 'human', ''), chair('p2', 'human', 'Karel'), chair('p3', 'open', '')];
  prefs.setLang('cs');
  expect(seats.map((seat) => calledAt(seat))).toEqual(['smazaný hráč', 'Karel', 'volné']);
  prefs.setLang('en');
  expect(namesOf(view(), seats, false)).toEqual({ p1: 'deleted player', p2: 'Karel' });
});

describe('signs before names', () => {
  const names = { p1: 'Bot 1', p2: 'Bot 12', p3: 'Karel' };
  it('stand where somebody is named, whoever has the longer name', () => {
    const said = signed('Tah má Bot 12; odpovídá Karel', names);
    expect(said.filter((piece) => piece.seat).map((piece) => [piece.seat, piece.text])).toEqual([['p2', 'Bot 12'], ['p3', 'Karel']]);
    expect(said.map((piece) => piece.text).join('')).toBe('Tah má Bot 12; odpovídá Karel');
  });
  it('leave a text about nobody alone', () => {
    expect(signed('Díváš se.', {})).toEqual([{ text: 'Díváš se.', seat: null }]);
  });
});

describe('somebody without a name', () => {
  it('is a guest with a number', () => {
    prefs.lang = 'cs';
    expect(guestName()).toMatch(/^Host \d\d$/);
    prefs.lang = 'en';
    expect(guestName()).toMatch(/^Guest \d\d$/);
  });
});
