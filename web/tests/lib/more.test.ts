import { expect, test } from 'vitest';
import { moreOf, soft } from '../../src/lib/more';

const box = { scrollTop: 0, scrollLeft: 0, scrollWidth: 300, scrollHeight: 200, clientWidth: 300, clientHeight: 200 };

test('what fits has no more on any side', () => {
  expect(moreOf(box)).toEqual([]);
  expect(moreOf({ ...box, scrollHeight: 204, scrollWidth: 303 })).toEqual([]);
});

test('what is too high has more below, then above and below, then above', () => {
  const high = { ...box, scrollHeight: 500 };
  expect(moreOf(high)).toEqual(['down']);
  expect(moreOf({ ...high, scrollTop: 100 })).toEqual(['up', 'down']);
  expect(moreOf({ ...high, scrollTop: 300 })).toEqual(['up']);
});

test('a row that is too wide has more to its right, then to its left', () => {
  const wide = { ...box, scrollWidth: 700 };
  expect(moreOf(wide)).toEqual(['right']);
  expect(moreOf({ ...wide, scrollLeft: 400 })).toEqual(['left']);
});

test('a box says it while it is scrolled, and no longer when it is left alone', () => {
  const row = document.createElement('ul');
  for (const [name, value] of Object.entries({ ...box, scrollWidth: 700 })) Object.defineProperty(row, name, { value, configurable: true });
  const leave = soft(row) as () => void;
  row.dispatchEvent(new Event('scroll'));
  expect(row.dataset.more).toBe('right');
  Object.defineProperty(row, 'scrollLeft', { value: 400, configurable: true });
  row.dispatchEvent(new Event('scroll'));
  expect(row.dataset.more).toBe('left');
  leave();
  Object.defineProperty(row, 'scrollLeft', { value: 0 });
  row.dispatchEvent(new Event('scroll'));
  expect(row.dataset.more).toBe('left');
});
