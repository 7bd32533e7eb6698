import { prefersReducedMotion } from 'svelte/motion';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { glide, places } from '../../src/lib/motion';
import type { View } from '../../src/lib/types';
import { player, ref, view } from '../things.svelte';

const boxes = new Map<string, DOMRect>();
const animate = vi.fn<(this: Element, frames: Keyframe[]) => Animation>();
const still = view();
const root = document.body;

/** A card of that number at that place. */
const card = (n: string, left: number, width = 100): void => {
  root.insertAdjacentHTML('beforeend', `<button data-n="${n}" data-card="c${n}"></button>`);
  boxes.set(n, new DOMRect(left, 0, width, 150));
};
/** A pile of a seat at that place. */
const pile = (seat: string, name: string, left: number): void => {
  root.insertAdjacentHTML('beforeend', `<section data-plate="${seat}"><button data-heap="${name}"></button></section>`);
  boxes.set(name, new DOMRect(left, 0, 20, 20));
  boxes.set(seat, new DOMRect(left, 0, 200, 20));
};
const frames = (): string[] => animate.mock.calls.map(([all]) => String(all[0]?.transform));
const goals = (): string[] => animate.mock.calls.map(([all]) => String(all.at(-1)?.transform));
const flying = (): number => root.querySelectorAll('.flying').length;
const hidden = (count: number): null[] => Array.from({ length: count }, () => null);
const table = (mine: Record<string, unknown>, theirs: Record<string, unknown> = {}, parts: Partial<View> = {}): View =>
  view({ players: [player('p1', mine), player('p2', theirs)], ...parts });

beforeEach(() => {
  root.innerHTML = '';
  boxes.clear();
  animate.mockReset();
  animate.mockReturnValue({} as Animation);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { n, heap, plate } = (this as HTMLElement).dataset;
    return boxes.get(n ?? heap ?? plate ?? '') ?? new DOMRect();
  });
  Element.prototype.animate = animate;
  vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(false);
});

it('a card glides from where it was, in the size it had', () => {
  card('7', 300, 50);
  const before = places(root);
  boxes.set('7', new DOMRect(100, 0, 100, 150));
  glide(root, before, null, still);
  expect(frames()).toEqual(['translate(200px, 0px) scale(0.5)']);
});

it('a card that stays does not move', () => {
  card('7', 300);
  const before = places(root);
  boxes.set('7', new DOMRect(302, 0, 100, 150));
  glide(root, before, null, still);
  expect(animate).not.toHaveBeenCalled();
});

it('a new card appears', () => {
  card('7', 300);
  const before = places(root);
  card('8', 400);
  glide(root, before, null, still);
  expect(animate.mock.calls.map(([all]) => all[0]?.opacity)).toEqual([0]);
});

it('the first cards of a table are simply there', () => {
  const before = places(root);
  card('7', 300);
  glide(root, before, null, still);
  expect(animate).not.toHaveBeenCalled();
});

describe('from where to where', () => {
  it('a card that is drawn comes out of the deck', () => {
    pile('p1', 'deck', 900);
    card('7', 300);
    const before = places(root);
    card('8', 400);
    glide(root, before, table({ deck: hidden(3), hand: [ref('a', 7)] }), table({ deck: hidden(2), hand: [ref('a', 7), ref('b', 8)] }));
    expect(frames()).toEqual(['translate(500px, 0px) scale(0.2)']);
  });
  it('a card that is discarded flies to the pile, and nothing of it can be found or read out', () => {
    pile('p1', 'discard', 900);
    card('7', 300);
    card('8', 400);
    const before = places(root);
    root.querySelector('[data-n="8"]')?.remove();
    glide(root, before, table({ hand: [ref('a', 7), ref('b', 8)], discard: [] }), table({ hand: [ref('a', 7)], discard: [ref('b', 8)] }));
    expect(flying()).toBe(1);
    expect(goals()[0]).toContain('translate(460px');
    expect(root.querySelectorAll('[data-n="8"], [data-card="c8"]')).toHaveLength(0);
    expect(root.querySelector('.flying')?.getAttribute('aria-hidden')).toBe('true');
  });
  it('what somebody else draws flies as backs that are all alike', () => {
    pile('p2', 'deck', 100);
    root.querySelector('[data-plate]')?.insertAdjacentHTML('beforeend', '<button data-heap="hand"></button>');
    boxes.set('hand', new DOMRect(500, 0, 20, 20));
    card('7', 300);
    glide(root, places(root), table({}, { deck: hidden(5), hand: [] }), table({}, { deck: hidden(2), hand: hidden(3) }));
    expect(flying()).toBe(3);
    expect(new Set([...root.querySelectorAll('.flying')].map((one) => one.outerHTML)).size).toBe(1);
    expect(goals()[0]).toContain('translate(400px');
  });
  it('harm flies from whoever did it to whoever takes it', () => {
    pile('p1', 'deck', 0);
    pile('p2', 'hand', 600);
    card('7', 300);
    glide(root, places(root), table({ health: 9 }, {}, { turn: 'p2' }), table({ health: 6 }, {}, { turn: 'p2' }));
    expect([flying(), root.querySelector('.flying')?.textContent]).toEqual([1, '−3']);
    expect(goals()[0]).toContain('translate(-600px');
  });
  it('is gone when it has landed', () => {
    pile('p1', 'discard', 900);
    card('7', 300);
    card('8', 400);
    const before = places(root);
    const flight = {} as Animation;
    animate.mockReturnValue(flight);
    root.querySelector('[data-n="8"]')?.remove();
    glide(root, before, table({ hand: [ref('b', 8)], discard: [] }), table({ hand: [], discard: [ref('b', 8)] }));
    flight.onfinish?.(new Event('finish') as AnimationPlaybackEvent);
    expect(flying()).toBe(0);
  });
});

describe('whoever wants less motion', () => {
  beforeEach(() => vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(true));
  it('sees nothing move', () => {
    card('7', 300);
    const before = places(root);
    boxes.set('7', new DOMRect(100, 0, 100, 150));
    glide(root, before, null, still);
    expect(animate).not.toHaveBeenCalled();
  });
  it('sees what changed light up shortly where it is now', () => {
    pile('p1', 'discard', 900);
    card('7', 300);
    const before = places(root);
    glide(root, before, table({ hand: [ref('a', 7)], field: [] }), table({ hand: [], field: [ref('a', 7)] }));
    expect(animate.mock.calls).toHaveLength(1);
    expect(animate.mock.calls[0]?.[0].every((frame) => frame.transform === undefined && frame.boxShadow)).toBe(true);
    expect(flying()).toBe(0);
  });
});
