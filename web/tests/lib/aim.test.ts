import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aimNames, walk } from '../../src/lib/aim';
import { Board } from '../../src/lib/board.svelte';
import { prefs } from '../../src/lib/prefs.svelte';
import { facts, FakeTable, option, player, ref, simple, view } from '../things.svelte';

describe('what is lit, by name', () => {
  beforeEach(() => {
    prefs.lang = 'en';
  });
  const table = new FakeTable({
    layout: { ...simple, aiming: { at: ({ target }) => target, called: ({ ref: one }) => one.card } },
    view: view({ players: [player('p1', { hand: [ref('scout', 1)] }), player('p2')] }),
    cards: new Map([['tower', facts('tower', { name: { cs: 'Věž', en: 'Tower' } })]]),
    labels: { 'Player 2': 'Eva' },
  });
  const board = new Board(table);

  it('is the name of a card, of a person, or of a place, each once', () => {
    const options = [option('play scout tower'), option('drop scout tower'), option('task scout p2'), option('move scout B2')];
    expect(aimNames(board, options)).toEqual(['Tower', 'Eva', 'B2']);
  });
  it('leaves out what is aimed at nothing', () => {
    expect(aimNames(board, [option('end')])).toEqual([]);
  });
});

describe('keys while something is taken up', () => {
  const on = (key: string, more: KeyboardEventInit = {}): boolean => walk(new KeyboardEvent('keydown', { key, ...more }), 7);
  const at = (): string | undefined => document.activeElement?.id;
  beforeEach(() => {
    document.body.innerHTML = `<button id="a" data-aimed></button><button id="x"></button><button id="b" data-aimed></button><button id="card" class="card" data-n="7"></button>`;
    document.getElementById('card')?.focus();
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('lead from one lit thing to the next, and around', () => {
    expect([on('ArrowRight'), at()]).toEqual([true, 'a']);
    on('ArrowDown');
    expect(at()).toBe('b');
    on('ArrowRight');
    expect(at()).toBe('a');
    on('ArrowLeft');
    expect(at()).toBe('b');
  });
  it('lead to the last one backwards', () => {
    on('ArrowUp');
    expect(at()).toBe('b');
  });
  it('lead back to the card by Escape, which lets go by itself', () => {
    on('ArrowRight');
    expect([on('Escape'), at()]).toEqual([false, 'card']);
  });
  it('are left alone where nothing is marked, with a modifier, and in a window', () => {
    expect([on('ArrowRight', { ctrlKey: true }), on('a'), at()]).toEqual([false, false, 'card']);
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    expect(on('ArrowRight')).toBe(false);
    document.body.innerHTML = '<button></button>';
    expect(on('ArrowRight')).toBe(false);
  });
});
