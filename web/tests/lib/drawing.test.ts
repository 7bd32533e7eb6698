import { beforeEach, expect, it, vi } from 'vitest';
import { arrow, boxOf, elementOf, thingOf, thingsIn } from '../../src/lib/drawing';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = `
    <button data-n="12" data-card="crystal"><i></i></button><div data-space="C5"></div>
    <div data-space="D6"><b data-n="3" data-card="archer"></b></div>
    <div data-plate="p2"><button data-pile="discard"></button></div><section data-zone-name="row"></section>
    <dialog><b data-n="7" data-card="blaster"></b></dialog>`;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 30, 40));
});

const named = (selector: string): string | null => thingOf(root.querySelector(selector) ?? root);

it('calls things by their names: cards, places and what stands there, players, zones', () => {
  expect(named('i')).toBe('crystal#12');
  expect(named('[data-space=C5]')).toBe('C5');
  expect(named('[data-space=D6]')).toBe('archer#3');
  expect(named('[data-plate]')).toBe('p2');
  expect(named('[data-pile]')).toBe('p2.discard');
  expect(named('[data-zone-name]')).toBe('row');
  expect(thingOf(root)).toBeNull();
});

it('finds each again where it lies, and nothing in a window over the table', () => {
  expect(thingsIn(root)).toEqual(['crystal#12', 'C5', 'archer#3', 'p2', 'p2.discard', 'row']);
  for (const thing of ['crystal#12', 'C5', 'p2', 'p2.discard', 'row']) expect(thingOf(elementOf(root, thing) ?? root)).toBe(thing);
  expect(elementOf(root, 'blaster#7')).toBeNull();
  expect(boxOf(root, 'C5')).toEqual({ x: 0, y: 0, width: 30, height: 40 });
  expect(boxOf(root, 'C6')).toBeNull();
});

it('finds nothing that has no size', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 0));
  expect(thingsIn(root)).toEqual([]);
});

it('draws an arrow from the middle of a thing to the edge of another', () => {
  const numbers = arrow({ x: 0, y: 0, width: 20, height: 20 }, { x: 100, y: 0, width: 20, height: 20 }).match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(numbers.slice(0, 2)).toEqual([10, 10]);
  expect(numbers[4]).toBeGreaterThan(95);
  expect(numbers[4]).toBeLessThan(110);
  expect(numbers[5]).toBe(10);
});
