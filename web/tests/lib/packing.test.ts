import { describe, expect, it } from 'vitest';
import { columnsOf, pack, packings } from '../../src/lib/packing';

describe('groups on the felt', () => {
  it('stand beside each other in one row while there is room', () => {
    expect(columnsOf([2, 3], 7)).toEqual([2, 3]);
  });
  it('share the width so that the larger one has no more rows than it must', () => {
    expect(columnsOf([1, 9], 7)).toEqual([1, 5]);
    expect(columnsOf([4, 8], 6)).toEqual([2, 4]);
  });
  it('stand below each other where that is lower', () => {
    expect(columnsOf([1, 9], 2)).toEqual([1, 2]);
    expect(columnsOf([1, 1, 1], 1)).toEqual([1, 1, 1]);
  });
  it('keep a place while they are empty', () => {
    expect(columnsOf([0, 2], 4)).toEqual([1, 2]);
    expect(columnsOf([], 4)).toEqual([]);
  });
  it('have more room the closer they are packed', () => {
    const { across, columns } = packings([1, 9], 1000, [200, 140, 100]);
    expect(across).toBe('--across-0: 4;--across-1: 6;--across-2: 10');
    expect(columns(1)).toBe('--columns-0: 3;--columns-1: 5;--columns-2: 9');
  });
  it('share the width that few of them leave empty, up to half as much again', () => {
    expect(packings([2, 2], 1000, [200, 100]).across).toBe('--across-0: 4;--across-1: 6');
    expect(packings([1], 1000, [200]).across).toBe('--across-0: 3');
    expect(packings([3, 3], 900, [200]).across, 'two lines of three').toBe('--across-0: 4');
  });
});

/** A felt of such a height at each step, in a window that is 500 high. */
function felt(...heights: number[]): HTMLElement {
  const box = document.createElement('div');
  box.style.overflowY = 'auto';
  const inner = box.appendChild(document.createElement('div'));
  Object.defineProperty(box, 'clientHeight', { value: 500 });
  Object.defineProperty(box, 'scrollHeight', { get: () => Math.max(500, heights[Number(inner.dataset.packed)] ?? 0) });
  document.body.append(box);
  return inner;
}

describe('a felt', () => {
  it('is as loose as everything on it is in sight', () => {
    for (const [heights, step] of [[[400, 300, 200], '0'], [[600, 500, 200], '1'], [[900, 700, 600], '2']] as const) {
      for (const now of ['0', '1', '2']) {
        const one = felt(...heights);
        one.dataset.packed = now;
        pack(one, 2);
        expect(one.dataset.packed, `packed ${now} before`).toBe(step);
      }
    }
  });
});

/** A frame with a felt whose things take so much of a far side that is 500 high, beside my side of so many pixels. */
function frame(taken: number, near: number): HTMLElement {
  const root = document.createElement('div');
  root.className = 'frame';
  root.innerHTML = '<div class="far"><div></div></div><div class="me"></div>';
  const [far, me] = [root.querySelector<HTMLElement>('.far'), root.querySelector('.me')];
  Object.defineProperty(far, 'offsetHeight', { get: () => (far?.style.flex ? taken : 500) });
  Object.defineProperty(me, 'offsetHeight', { value: near });
  document.body.append(root);
  const felt = far?.querySelector<HTMLElement>('div');
  if (felt) pack(felt, 0);
  return root;
}
const more = (root: HTMLElement): string => root.style.getPropertyValue('--hand-more');

describe('the hand', () => {
  it('grows into what the felt leaves empty, in steps', () => {
    expect(more(frame(400, 200))).toBe('96px');
    expect(more(frame(430, 200))).toBe('64px');
    expect(more(frame(468, 200))).toBe('32px');
  });
  it('stays as it is where little is empty, or where my side has its share of the window', () => {
    expect(more(frame(469, 200))).toBe('');
    expect(more(frame(300, innerHeight * 0.42 - 31))).toBe('');
    expect(more(frame(300, innerHeight * 0.42 - 32))).toBe('32px');
  });
});
