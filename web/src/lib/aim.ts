/** What a card that was taken up can be aimed at, for ears and for keys: by name, and one after another by arrows. */

import type { Board } from './board.svelte';
import { seatOf } from './options';
import { say } from './prefs.svelte';
import type { Option } from './types';

/** What options are aimed at, each once, by name. */
export function aimNames(board: Board, options: Option[]): string[] {
  const name = (option: Option): string | null => {
    const player = board.view.players.find((one) => one.seat === seatOf(option));
    if (player) return say(board.named(player.name));
    const card = option.target === null ? undefined : board.facts(option.target);
    return card ? say(card.name) : board.placeOf(option);
  };
  return [...new Set(options.flatMap((option) => name(option) ?? []))];
}

/** Arrows go from one lit thing to the next; Escape leads back to the card. The battlefield walks by itself: nothing of it
 * is marked. True: the key was meant for this. */
export function walk(event: KeyboardEvent, held: number | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  const all = [...document.querySelectorAll<HTMLElement>('[data-aimed]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (event.key === 'Escape' && at >= 0) document.querySelector<HTMLElement>(`button.card[data-n="${held}"]`)?.focus();
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !all.length) return false;
  all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length]?.focus();
  return true;
}
