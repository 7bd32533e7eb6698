/** What can be done with a card by mouse, finger and keys, as one attachment; and a number that can be dragged. */

import type { Attachment } from 'svelte/attachments';
import type { Board } from './board.svelte';
import { draggable } from './drag';
import type { CardRef, Option } from './types';

const REST = 250; // milliseconds that the pointer rests on a card until it is shown large

export interface Subject {
  ref: CardRef;
  zone: string;
  seat: string | null;
  options: Option[];
}

/** `act` takes the place of what a click usually means. */
export function card(board: Board, subject: () => Subject, act?: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let finger = false; // the last press was one of a finger

    const look = (pinned: boolean): void => {
      const { ref, zone, seat } = subject();
      if (element.isConnected) board.look(ref, element, zone, seat, pinned);
    };
    const unlook = (): void => {
      clearTimeout(timer);
      // The browser also tells of a lost focus while a card is being taken off the page; nothing may change then.
      queueMicrotask(() => board.left(element));
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => board.shows(element) && look(false), REST);
    };
    const drag = draggable(board, element, {
      options: () => subject().options,
      strikes: false,
      hold: () => look(true),
      lift: () => {
        unlook();
        board.looking = null;
      },
    });

    // Only a pointer that moves means the card: one that slides under a resting pointer is not looked at.
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && !event.buttons && board.looking?.from !== element) soon();
    };
    const press = (event: PointerEvent): void => {
      finger = event.pointerType === 'touch';
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) soon();
    };
    const click = (event: MouseEvent): void => {
      if (drag.swallows()) return;
      clearTimeout(timer);
      const { ref, zone, seat } = subject();
      // A click without a count comes from a key.
      if (!act && finger && event.detail > 0 && board.tap(ref, element, zone, seat)) return;
      if (act) act(element);
      else board.activate(ref, element, zone, seat, event.shiftKey || event.ctrlKey || event.metaKey);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'i' || event.key === 'I') look(true);
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      if (!drag.touched() && !board.looking?.pinned) look(true);
    };

    const listeners: [string, EventListener][] = [
      ['pointermove', move as EventListener],
      ['pointerdown', press as EventListener],
      ['pointerleave', unlook],
      ['focus', focus],
      ['blur', unlook],
      ['click', click as EventListener],
      ['keydown', key as EventListener],
      ['contextmenu', menu],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      drag.end();
      unlook(); // whatever was shown about this card goes with it
    };
  };
}

/** A number that can be dragged onto what it acts on: power onto the champion or the player it is to hit. */
export function handle(board: Board, options: () => Option[]): Attachment<HTMLElement> {
  return (element) => draggable(board, element, { options, strikes: true }).end;
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
