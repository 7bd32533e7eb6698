/** Press, hold and drag by mouse, pen or finger. A press becomes a drag after a few pixels, a long press by waiting. */

import type { Board } from './board.svelte';
import type { Option } from './types';

const HOLD = 420; // milliseconds
const SLACK = 8; // pixels

export interface Grip {
  /** What would be dragged now; nothing: it stays where it is. */
  options: () => Option[];
  /** It is dragged onto what its options are about (power onto a champion), not to a place. */
  strikes: boolean;
  /** A finger rests on it. */
  hold?: () => void;
  /** The drag begins. */
  lift?: () => void;
}

/** Makes an element draggable; `swallows` tells that the click which follows belongs to a drag or a long press. */
export function draggable(board: Board, element: HTMLElement, grip: Grip): { swallows: () => boolean; touched: () => boolean; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number; id: number; touch: boolean; held: boolean } | null = null;
  let ghost: HTMLElement | null = null;
  let swallow = false;

  const lift = (): void => {
    grip.lift?.();
    board.dragging = { options: grip.options(), strikes: grip.strikes };
    const box = element.getBoundingClientRect();
    ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-n');
    ghost.removeAttribute('id');
    ghost.classList.add('ghost');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    ghost.style.left = `${box.left}px`;
    ghost.style.top = `${box.top}px`;
    (element.closest('.table') ?? document.body).append(ghost);
  };

  const down = (event: PointerEvent): void => {
    swallow = false;
    if (event.button || start) return;
    const touch = event.pointerType !== 'mouse';
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, touch, held: false };
    clearTimeout(timer);
    if (touch && grip.hold) {
      timer = setTimeout(() => {
        if (!start) return;
        start.held = swallow = true;
        grip.hold?.();
      }, HOLD);
    }
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start?.id) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!ghost) {
      if (Math.hypot(dx, dy) < SLACK) return;
      clearTimeout(timer);
      if (start.held || grip.options().length === 0 || !board.hands) return;
      lift();
    }
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  };
  const end = (): void => {
    clearTimeout(timer);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
    ghost?.remove();
    start = null;
    if (!ghost) return;
    ghost = null;
    // Also called while the element is being taken off the page: nothing on the page may change then.
    queueMicrotask(() => (board.dragging = null));
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== start?.id) return;
    if (ghost) {
      swallow = true;
      setTimeout(() => (swallow = false), 50);
      ghost.remove();
      board.drop(document.elementFromPoint(event.clientX, event.clientY));
    }
    end();
  };
  // What is held by a finger is dragged, not the page.
  const still = (event: TouchEvent): void => {
    if (ghost || start?.held) event.preventDefault();
  };
  const never = (event: Event): void => event.preventDefault();

  element.addEventListener('pointerdown', down);
  element.addEventListener('touchmove', still, { passive: false });
  element.addEventListener('dragstart', never);
  return {
    swallows: () => {
      const was = swallow;
      swallow = false;
      return was;
    },
    touched: () => start?.touch ?? false,
    end: () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('touchmove', still);
      element.removeEventListener('dragstart', never);
    },
  };
}
