/** Click, tap, long press, drag, hover and keys on a card, as one attachment. */

import type { Attachment } from 'svelte/attachments';
import type { Board } from './board.svelte';
import type { CardRef, Option } from './types';

const HOLD = 420; // long press
const HOVER = 480;
const SLACK = 8; // pixels before a press becomes a drag

export interface Subject {
  ref: CardRef;
  zone: string;
  seat: string | null;
  options: Option[];
}

export function card(board: Board, subject: () => Subject): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number; touch: boolean; held: boolean } | null = null;
    let ghost: HTMLElement | null = null;
    let swallow = false; // the click that follows a drag or a long press

    const look = (pinned: boolean): void => {
      const { ref, zone, seat } = subject();
      board.look(ref, element, zone, seat, pinned);
    };
    const unlook = (): void => {
      clearTimeout(timer);
      // The browser also tells of a lost focus while a card is being taken off the page; nothing may change then.
      queueMicrotask(() => {
        if (board.looking?.from === element && !board.looking.pinned) board.looking = null;
      });
    };

    const lift = (): void => {
      const { options } = subject();
      unlook();
      board.looking = null;
      board.dragging = options;
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-n');
      ghost.classList.add('ghost');
      ghost.setAttribute('aria-hidden', 'true');
      ghost.style.width = `${box.width}px`;
      ghost.style.left = `${box.left}px`;
      ghost.style.top = `${box.top}px`;
      (element.closest('.table') ?? document.body).append(ghost);
    };

    const down = (event: PointerEvent): void => {
      swallow = false;
      if (event.button) return;
      const touch = event.pointerType !== 'mouse';
      start = { x: event.clientX, y: event.clientY, touch, held: false };
      clearTimeout(timer);
      if (touch) {
        timer = setTimeout(() => {
          if (!start) return;
          start.held = true;
          swallow = true;
          look(true);
        }, HOLD);
      }
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (!ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        clearTimeout(timer);
        const { options } = subject();
        if (options.length === 0 || !board.hands) return;
        lift();
      }
      if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    };
    const finish = (): void => {
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      ghost?.remove();
      ghost = null;
      start = null;
      queueMicrotask(() => {
        if (board.dragging) board.dragging = null;
      });
    };
    const up = (event: PointerEvent): void => {
      const dragged = ghost !== null;
      finish();
      if (!dragged) return;
      swallow = true;
      setTimeout(() => (swallow = false), 50);
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
      if (under) board.drop(subject().options, (under.dataset.drop ?? '').split(' '), under.dataset.target ?? null);
    };
    const cancel = (): void => finish();
    // A held card is dragged, not the page.
    const still = (event: TouchEvent): void => {
      if (ghost || start?.held) event.preventDefault();
    };

    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons) return;
      clearTimeout(timer);
      timer = setTimeout(() => !board.looking?.pinned && look(false), HOVER);
    };
    const focus = (): void => {
      if (!element.matches(':focus-visible')) return;
      clearTimeout(timer);
      timer = setTimeout(() => !board.looking && look(false), HOVER);
    };
    const click = (event: MouseEvent): void => {
      if (swallow) {
        swallow = false;
        return;
      }
      clearTimeout(timer);
      const { ref, zone, seat } = subject();
      board.activate(ref, element, zone, seat, event.shiftKey || event.ctrlKey || event.metaKey);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'i' || event.key === 'I') look(true);
      else if (event.key === 'Escape') unlook();
    };
    const menu = (event: Event): void => {
      if (start?.touch || swallow) event.preventDefault();
      else {
        event.preventDefault();
        look(true);
      }
    };

    const listeners: [string, EventListener, AddEventListenerOptions?][] = [
      ['pointerdown', down as EventListener],
      ['pointerenter', enter as EventListener],
      ['pointerleave', unlook],
      ['focus', focus],
      ['blur', unlook],
      ['click', click as EventListener],
      ['keydown', key as EventListener],
      ['contextmenu', menu],
      ['touchmove', still as EventListener, { passive: false }],
      ['dragstart', (event) => event.preventDefault()],
    ];
    for (const [name, listener, how] of listeners) element.addEventListener(name, listener, how);
    return () => {
      finish();
      for (const [name, listener, how] of listeners) element.removeEventListener(name, listener, how);
    };
  };
}

/** Arrow keys move between the cards of a zone. */
export function arrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const zone = event.currentTarget as HTMLElement;
  const all = [...zone.querySelectorAll<HTMLElement>('button.card')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}
