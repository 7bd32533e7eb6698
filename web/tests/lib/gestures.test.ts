import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../src/lib/board.svelte';
import { arrows, card, handle } from '../../src/lib/gestures';
import { found, point } from '../pointer';
import { FakeTable, hands, option, player, ref, view } from '../things.svelte';

const SCOUT = ref('scout', 1);
const play = option('play scout');
let board: Board;
let table: FakeTable;
let element: HTMLElement;
let end: (() => void) | undefined;

const attach = (act?: (element: HTMLElement) => void): void => {
  end = card(board, () => ({ ref: SCOUT, zone: 'hand', seat: 'p1', options: [play] }), act)(element) ?? undefined;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="b">x</button>';
  element = found('#b');
  table = new FakeTable({ hands: hands(), view: view({ players: [player('p1', { hand: [SCOUT] })] }), options: [play] });
  board = new Board(table);
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

describe('a click', () => {
  it('means what the board says, with Shift or Ctrl several', () => {
    const activate = vi.spyOn(board, 'activate').mockImplementation(() => undefined);
    attach();
    element.click();
    expect(activate).toHaveBeenLastCalledWith(SCOUT, element, 'hand', 'p1', false);
    element.dispatchEvent(new MouseEvent('click', { ctrlKey: true }));
    expect(activate).toHaveBeenLastCalledWith(SCOUT, element, 'hand', 'p1', true);
  });
  it('may mean something else on a battlefield', () => {
    const activate = vi.spyOn(board, 'activate');
    const act = vi.fn();
    attach(act);
    element.click();
    expect(act).toHaveBeenCalledExactlyOnceWith(element);
    expect(activate).not.toHaveBeenCalled();
  });
  it('after a drag is none', () => {
    const activate = vi.spyOn(board, 'activate');
    document.elementFromPoint = () => null;
    attach();
    point(element, 'pointerdown');
    point(window, 'pointermove', { x: 40 });
    point(window, 'pointerup', { x: 40 });
    element.click();
    expect(activate).not.toHaveBeenCalled();
  });
});

describe('a tap', () => {
  const tap = (): void => {
    point(element, 'pointerdown', { touch: true });
    point(window, 'pointerup', { touch: true });
    element.dispatchEvent(new MouseEvent('click', { detail: 1 }));
  };
  it('looks first and plays then', () => {
    attach();
    tap();
    expect(board.looking).toMatchObject({ card: 'scout', pinned: false, tapped: true });
    expect(table.hands?.choose).not.toHaveBeenCalled();
    tap();
    expect(board.looking).toBeNull();
    expect(table.hands?.choose).toHaveBeenCalledExactlyOnceWith('play scout');
  });
  it('on a card with nothing to do shows it, and puts it away again', () => {
    table.options = [];
    attach();
    tap();
    expect(board.looking?.tapped).toBe(true);
    tap();
    expect(board.looking).toBeNull();
  });
  it('picks at once where several are picked', () => {
    board.several = true;
    attach();
    tap();
    expect(board.picked).toEqual([1]);
  });
  it('is none when a key presses the card', () => {
    attach();
    tap();
    board.looking = null;
    element.click();
    expect(table.hands?.choose).toHaveBeenCalledOnce();
  });
});

describe('the card is shown large', () => {
  it('after the mouse moved onto it and rested for a while, until it leaves', async () => {
    attach();
    point(element, 'pointermove');
    vi.advanceTimersByTime(200);
    point(element, 'pointermove');
    vi.advanceTimersByTime(249);
    expect(board.looking).toBeNull();
    vi.advanceTimersByTime(1);
    expect(board.looking).toMatchObject({ card: 'scout', pinned: false });
    point(element, 'pointerleave');
    await Promise.resolve();
    expect(board.looking).toBeNull();
  });
  it('not while a button is pressed, or something is held', () => {
    attach();
    point(element, 'pointermove', { buttons: 1 });
    vi.advanceTimersByTime(1000);
    expect(board.looking).toBeNull();
    board.held = SCOUT;
    point(element, 'pointermove');
    vi.advanceTimersByTime(1000);
    expect(board.looking).toBeNull();
  });
  it('not when it slides under a mouse that rests', () => {
    attach();
    point(element, 'pointerover');
    point(element, 'pointerenter');
    vi.advanceTimersByTime(1000);
    expect(board.looking).toBeNull();
  });
  it('no longer once something is chosen, until the mouse comes back', async () => {
    attach();
    point(element, 'pointermove');
    vi.advanceTimersByTime(250);
    board.hands?.choose('end');
    expect(board.looking).toBeNull();
    point(element, 'pointermove');
    vi.advanceTimersByTime(250);
    expect(board.looking).toBeNull();
    point(element, 'pointerleave');
    await Promise.resolve();
    point(element, 'pointermove');
    vi.advanceTimersByTime(250);
    expect(board.looking).not.toBeNull();
  });
  it('for good by the key I and by the right button', () => {
    attach();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'i' }));
    expect(board.looking?.pinned).toBe(true);
    board.looking = null;
    const menu = new Event('contextmenu', { cancelable: true });
    element.dispatchEvent(menu);
    expect(board.looking).toMatchObject({ pinned: true });
    expect(menu.defaultPrevented).toBe(true);
  });
  it('for good by a finger that rests on it', () => {
    attach();
    point(element, 'pointerdown', { touch: true });
    vi.advanceTimersByTime(420);
    expect(board.looking?.pinned).toBe(true);
  });
  it('for good does not end with the mouse leaving', async () => {
    attach();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'I' }));
    point(element, 'pointerleave');
    await Promise.resolve();
    expect(board.looking).not.toBeNull();
  });
  it('goes with the card', async () => {
    attach();
    point(element, 'pointermove');
    vi.advanceTimersByTime(250);
    end?.();
    await Promise.resolve();
    expect(board.looking).toBeNull();
    element.click();
    expect(board.looking).toBeNull();
  });
  it('goes when the card is dragged', () => {
    attach();
    point(element, 'pointermove');
    vi.advanceTimersByTime(250);
    point(element, 'pointerdown');
    point(window, 'pointermove', { x: 40 });
    expect([board.looking, board.dragging?.options]).toEqual([null, [play]]);
  });
});

it('a number is dragged onto what it is to hit', () => {
  const stop = handle(board, () => [play])(element);
  point(element, 'pointerdown');
  point(window, 'pointermove', { x: 40 });
  expect(board.dragging?.strikes).toBe(true);
  stop?.();
});

describe('arrow keys', () => {
  const press = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const focused = (): string => document.activeElement?.id ?? '';
  beforeEach(() => {
    document.body.innerHTML = '<ul><button class="card" id="a"></button><button id="x"></button><button class="card" id="b"></button></ul>';
    document.querySelector('ul')?.addEventListener('keydown', arrows);
  });
  it('walk over the cards of a zone, round and round', () => {
    document.querySelector<HTMLElement>('#a')?.focus();
    expect(press('ArrowRight')).toBe(true);
    expect(focused()).toBe('b');
    press('ArrowDown');
    expect(focused()).toBe('a');
    press('ArrowLeft');
    expect(focused()).toBe('b');
  });
  it('leave alone what is no card, and other keys', () => {
    document.querySelector<HTMLElement>('#x')?.focus();
    expect(press('ArrowRight')).toBe(false);
    document.querySelector<HTMLElement>('#a')?.focus();
    expect(press('Enter')).toBe(false);
    expect(focused()).toBe('a');
  });
});
