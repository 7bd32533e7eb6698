import { beforeEach, describe, expect, it } from 'vitest';
import { focusIn, keepFocus } from '../../src/lib/focus';
import { found } from '../pointer';

let root: HTMLElement;
const hand = (...cards: string[]): void => {
  root.innerHTML = `<div>${cards.map((id) => `<button class="card" data-zone="hand" id="${id}"></button>`).join('')}</div><button class="card" data-zone="row" id="row"></button><div class="answers"><button disabled id="no"></button><button id="yes"></button></div>`;
};
const at = (id: string): HTMLElement => found(`#${id}`);
const focused = (): string => document.activeElement?.id ?? '';

beforeEach(() => {
  document.body.innerHTML = '<main id="root"></main><button id="outside"></button>';
  root = at('root');
  hand('a', 'b', 'c');
});

describe('where the focus is', () => {
  it('is a card with its place in its zone', () => {
    at('b').focus();
    expect(focusIn(root)).toMatchObject({ zone: 'hand', at: 1 });
  });
  it('is an answer of the question', () => {
    at('yes').focus();
    expect(focusIn(root)).toMatchObject({ zone: undefined });
  });
  it('is nowhere here when it is elsewhere', () => {
    at('outside').focus();
    expect(focusIn(root)).toBeNull();
  });
});

describe('when the card under the focus goes away', () => {
  it('its neighbour gets the focus, at the end the last one', () => {
    at('b').focus();
    const before = focusIn(root);
    hand('a', 'c');
    keepFocus(root, before);
    expect(focused()).toBe('c');
    const last = focusIn(root);
    hand('a');
    keepFocus(root, last);
    expect(focused()).toBe('a');
  });
  it('an answer that can be given gets it when the zone is empty', () => {
    at('a').focus();
    const before = focusIn(root);
    hand();
    keepFocus(root, before);
    expect(focused()).toBe('yes');
  });
  it('nothing happens while the card is still there', () => {
    at('a').focus();
    const before = focusIn(root);
    at('outside').focus();
    keepFocus(root, before);
    expect(focused()).toBe('outside');
  });
  it('nothing is taken from whoever has gone elsewhere', () => {
    at('a').focus();
    const before = focusIn(root);
    hand('c');
    at('outside').focus();
    keepFocus(root, before);
    expect(focused()).toBe('outside');
  });
});
