import { expect, it } from 'vitest';
import { fitting, landing } from '../../src/lib/drop';
import { option } from '../things.svelte';

function under(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.querySelector('i') ?? box;
}

it('tells the card, the player and the place that lie under the pointer', () => {
  const place = under('<div data-plate="p2"><div data-drop="play act" data-target="tower"><button class="card" data-n="9"><i></i></button></div></div>');
  expect(landing(place)).toEqual({ card: 9, seat: 'p2', takes: [], place: { verbs: ['play', 'act'], target: 'tower' } });
});

it('tells the options that a place takes whole', () => {
  expect(landing(under('<div data-takes="convert red|use blue"><i></i></div>')).takes).toEqual(['convert red', 'use blue']);
});

it('tells nothing of the bare table', () => {
  expect(landing(under('<i></i>'))).toEqual({ card: null, seat: null, takes: [], place: null });
});

it('a place takes what is aimed at it before what is aimed at nothing, and nothing that is aimed elsewhere', () => {
  const [here, bare, there] = [option('play scout', { target: 'tower' }), option('act scout'), option('play scout', { target: 'hill' })];
  const place = { verbs: ['play', 'act'], target: 'tower' };
  expect(fitting([there, bare, here], place)).toBe(here);
  expect(fitting([there, bare], place)).toBe(bare);
  expect(fitting([there], place)).toBeUndefined();
});

it('a place that takes any verb needs its target', () => {
  const move = option('move scout', { target: 'B2' });
  expect(fitting([move], { verbs: ['*'], target: null })).toBeUndefined();
  expect(fitting([move], { verbs: ['*'], target: 'B2' })).toBe(move);
});
