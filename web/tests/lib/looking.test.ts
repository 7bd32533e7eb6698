import { beforeEach, expect, it } from 'vitest';
import { Board } from '../../src/lib/board.svelte';
import { FakeTable, ref } from '../things.svelte';

const SCOUT = ref('scout', 1);
let board: Board;
let here: HTMLElement;

beforeEach(() => {
  board = new Board(new FakeTable());
  here = document.createElement('button');
});

it('a card that floats goes with the pointer, and comes back only after the pointer was elsewhere', () => {
  expect(board.shows(here)).toBe(true);
  board.look(SCOUT, here, 'hand', 'p1', false);
  board.unlook();
  expect([board.looking, board.shows(here), board.shows(document.createElement('button'))]).toEqual([null, false, true]);
  board.left(here);
  expect(board.shows(here)).toBe(true);
});

it('a card in a window of its own stays, and nothing else is shown meanwhile', () => {
  board.lookAt('scout', null);
  board.unlook();
  board.left(here);
  expect([board.looking?.card, board.shows(here)]).toEqual(['scout', false]);
});

it('a card that was tapped stays when the finger is lifted', () => {
  expect(board.tap(SCOUT, here, 'hand', 'p1')).toBe(true);
  board.left(here);
  expect(board.looking).toEqual({ card: 'scout', ref: SCOUT, zone: 'hand', seat: 'p1', from: here, pinned: false, tapped: true });
  expect(board.tap(SCOUT, here, 'hand', 'p1')).toBe(true);
  expect(board.looking).toBeNull();
});
