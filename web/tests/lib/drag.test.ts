import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../src/lib/board.svelte';
import { draggable, type Grip } from '../../src/lib/drag';
import { found, point } from '../pointer';
import { FakeTable, hands, option } from '../things.svelte';

const play = option('play scout');
let board: Board;
let element: HTMLElement;
let under: Element | null;

function grab(grip: Partial<Grip> = {}): ReturnType<typeof draggable> {
  return draggable(board, element, { options: () => [play], strikes: false, ...grip });
}
const ghost = (): HTMLElement | null => document.querySelector('.ghost');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="table"><button id="b" data-n="4">x</button></div><p data-drop="play"></p>';
  element = found('#b');
  under = document.querySelector('p');
  document.elementFromPoint = () => under;
  board = new Board(new FakeTable({ hands: hands(), options: [play] }));
});
afterEach(() => vi.useRealTimers());

describe('a press', () => {
  it('becomes a drag after a few pixels', () => {
    grab();
    point(element, 'pointerdown', { x: 10, y: 10 });
    point(window, 'pointermove', { x: 14, y: 12 });
    expect([ghost(), board.dragging]).toEqual([null, null]);
    point(window, 'pointermove', { x: 19, y: 10 });
    expect(board.dragging).toEqual({ options: [play], strikes: false });
    expect(ghost()?.style.transform).toContain('translate(9px, 0px)');
  });
  it('leaves a copy of the card that is not taken for it', () => {
    grab();
    point(element, 'pointerdown');
    point(window, 'pointermove', { x: 30 });
    expect(ghost()?.id).toBe('');
    expect(ghost()?.hasAttribute('data-n')).toBe(false);
    expect(ghost()?.getAttribute('aria-hidden')).toBe('true');
  });
  it('without anything to drag stays where it is', () => {
    grab({ options: () => [] });
    point(element, 'pointerdown');
    point(window, 'pointermove', { x: 50 });
    expect(board.dragging).toBeNull();
  });
  it('of another button or another finger is none', () => {
    grab();
    point(element, 'pointerdown', { button: 2 });
    point(window, 'pointermove', { x: 50 });
    expect(board.dragging).toBeNull();
    point(element, 'pointerdown', { id: 1 });
    point(window, 'pointermove', { x: 50, id: 2 });
    expect(board.dragging).toBeNull();
  });
});

describe('letting go', () => {
  it('drops on what is under it, and takes the copy away', async () => {
    const drop = vi.spyOn(board, 'drop');
    const grip = grab();
    point(element, 'pointerdown');
    point(window, 'pointermove', { x: 50 });
    point(window, 'pointerup', { x: 50 });
    expect(drop).toHaveBeenCalledExactlyOnceWith(under);
    expect(ghost()).toBeNull();
    await Promise.resolve();
    expect(board.dragging).toBeNull();
    expect(grip.swallows()).toBe(true);
    expect(grip.swallows()).toBe(false);
  });
  it('of a press that was no drag leaves the click to the element', () => {
    const drop = vi.spyOn(board, 'drop');
    const grip = grab();
    point(element, 'pointerdown');
    point(window, 'pointerup');
    expect(drop).not.toHaveBeenCalled();
    expect(grip.swallows()).toBe(false);
  });
  it('does not swallow a later click', () => {
    const grip = grab();
    point(element, 'pointerdown');
    point(window, 'pointermove', { x: 50 });
    point(window, 'pointerup', { x: 50 });
    vi.advanceTimersByTime(60);
    expect(grip.swallows()).toBe(false);
  });
  it('by the browser drops nothing', async () => {
    const drop = vi.spyOn(board, 'drop');
    grab();
    point(element, 'pointerdown');
    point(window, 'pointermove', { x: 50 });
    point(window, 'pointercancel');
    await Promise.resolve();
    expect([drop.mock.calls.length, ghost(), board.dragging]).toEqual([0, null, null]);
  });
});

describe('a finger that rests', () => {
  it('is a long press, whose click is swallowed and which is no drag any more', () => {
    const hold = vi.fn();
    const grip = grab({ hold });
    point(element, 'pointerdown', { touch: true });
    expect(grip.touched()).toBe(true);
    vi.advanceTimersByTime(419);
    expect(hold).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hold).toHaveBeenCalledOnce();
    point(window, 'pointermove', { x: 50, touch: true });
    expect(board.dragging).toBeNull();
    expect(grip.swallows()).toBe(true);
  });
  it('does not when it moves before', () => {
    const hold = vi.fn();
    grab({ hold });
    point(element, 'pointerdown', { touch: true });
    point(window, 'pointermove', { x: 50, touch: true });
    vi.advanceTimersByTime(1000);
    expect(hold).not.toHaveBeenCalled();
    expect(board.dragging).not.toBeNull();
  });
  it('is not a mouse', () => {
    const hold = vi.fn();
    grab({ hold });
    point(element, 'pointerdown');
    vi.advanceTimersByTime(1000);
    expect(hold).not.toHaveBeenCalled();
  });
  it('does not move the page while it drags', () => {
    grab();
    const touch = (): boolean => !element.dispatchEvent(new Event('touchmove', { cancelable: true }));
    expect(touch()).toBe(false);
    point(element, 'pointerdown', { touch: true });
    point(window, 'pointermove', { x: 50, touch: true });
    expect(touch()).toBe(true);
  });
});

it('hears nothing any more after its end', () => {
  const grip = grab();
  grip.end();
  point(element, 'pointerdown');
  point(window, 'pointermove', { x: 50 });
  expect(board.dragging).toBeNull();
});
