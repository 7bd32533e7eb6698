import { prefersReducedMotion } from 'svelte/motion';
import { beforeEach, expect, it, vi } from 'vitest';
import { glide, places } from '../../src/lib/motion';

const boxes = new Map<string, DOMRect>();
const animate = vi.fn<(this: Element, frames: Keyframe[]) => Animation>();

/** A card of that number at that place. */
const card = (n: string, left: number, width = 100): void => {
  document.body.insertAdjacentHTML('beforeend', `<button data-n="${n}"></button>`);
  boxes.set(n, new DOMRect(left, 0, width, 150));
};
const frames = (): string[] => animate.mock.calls.map(([all]) => String(all[0]?.transform));

beforeEach(() => {
  document.body.innerHTML = '';
  boxes.clear();
  animate.mockReset();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes.get((this as HTMLElement).dataset.n ?? '') ?? new DOMRect();
  });
  Element.prototype.animate = animate;
  vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(false);
});

it('a card glides from where it was, in the size it had', () => {
  card('7', 300, 50);
  const before = places(document.body);
  boxes.set('7', new DOMRect(100, 0, 100, 150));
  glide(document.body, before);
  expect(frames()).toEqual(['translate(200px, 0px) scale(0.5)']);
});

it('a card that stays does not move', () => {
  card('7', 300);
  const before = places(document.body);
  boxes.set('7', new DOMRect(302, 0, 100, 150));
  glide(document.body, before);
  expect(animate).not.toHaveBeenCalled();
});

it('a new card appears', () => {
  card('7', 300);
  const before = places(document.body);
  card('8', 400);
  glide(document.body, before);
  expect(animate.mock.calls.map(([all]) => all[0]?.opacity)).toEqual([0]);
});

it('the first cards of a table are simply there', () => {
  const before = places(document.body);
  card('7', 300);
  glide(document.body, before);
  expect(animate).not.toHaveBeenCalled();
});

it('nothing moves for whoever wants less motion', () => {
  card('7', 300);
  const before = places(document.body);
  boxes.set('7', new DOMRect(100, 0, 100, 150));
  vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(true);
  glide(document.body, before);
  expect(animate).not.toHaveBeenCalled();
});
