/** How closely things lie on the felt: groups of them beside each other in as few rows as there is width for, and everything as
 * loosely as it can be seen without scrolling. */

import type { Attachment } from 'svelte/attachments';
import { scroller } from './sight';

const CAPTION = 0.5; // of a group, in rows of things
const WIDER = 1.5; // a thing among few of them has at most so much more than its room

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** So many columns for each group that they stand beside each other in as few rows of things as can be; null if they cannot. */
function beside(groups: number[], across: number): { rows: number; columns: number[] } | null {
  if (groups.length > across) return null;
  for (let rows = 1; ; rows++) {
    const columns = groups.map((n) => Math.ceil(n / rows));
    if (sum(columns) <= across) return { rows, columns };
  }
}

/** Groups of so many things in their order, where so many things have room across: the columns of each group, so that all of it is
 * as low as can be. A group that has no room beside the one before it begins a new line. */
export function columnsOf(groups: number[], across: number): number[] {
  const room = Math.max(1, across);
  const best: { height: number; columns: number[] }[] = []; // the best way from a group on
  best[groups.length] = { height: 0, columns: [] };
  for (let from = groups.length - 1; from >= 0; from--) {
    for (let to = from + 1; to <= groups.length; to++) {
      const line = beside(groups.slice(from, to).map((n) => Math.max(1, n)), room);
      const rest = best[to];
      if (!line || !rest) continue;
      const height = line.rows + CAPTION + rest.height;
      if (height < (best[from]?.height ?? Infinity)) best[from] = { height, columns: [...line.columns, ...rest.columns] };
    }
  }
  return best[0]?.columns ?? [];
}

/** How many columns the longest line of groups takes, where each begins a new line that has no room beside the one before. */
function longest(columns: number[], room: number): number {
  let [best, line] = [0, 0];
  for (const n of columns) {
    line = line + n > room ? n : line + n;
    best = Math.max(best, line);
  }
  return best;
}

/** The same for each packing, by the room of one thing: how many are across in all and in each group, as custom properties
 * (`--across-0`, `--columns-0` and so on) of which a style takes the ones that are in force. */
export function packings(groups: number[], room: number, sizes: number[]): { across: string; columns: (group: number) => string } {
  const all = sizes.map((size) => {
    const most = Math.max(1, Math.floor(room / size));
    const columns = columnsOf(groups, most);
    // Few things share the width that they leave empty.
    const across = Math.min(most, Math.max(longest(columns, most), Math.floor(room / (size * WIDER))));
    return { across, columns };
  });
  return {
    across: all.map(({ across }, step) => `--across-${step}: ${across}`).join(';'),
    columns: (group) => all.map(({ columns }, step) => `--columns-${step}: ${columns[group] ?? 1}`).join(';'),
  };
}

/** What is scrolled when the felt is too high for the window. */
const scrolled = (felt: HTMLElement): Element => scroller(felt) ?? document.documentElement;

/** `data-packed` is the step itself, `data-closer` has every step that was taken: a style that holds from a step on asks for it
 * with `~=`. */
function lay(felt: HTMLElement, step: number): void {
  felt.dataset.packed = String(step);
  felt.dataset.closer = Array.from({ length: step }, (_, at) => at + 1).join(' ');
}

/** Packs the felt as loosely as nothing is out of sight, or as closely as can be. It begins with how it is packed now, as each step
 * that is tried is a layout of the whole page. What is loose and still leaves room is laid out larger in up to so many steps
 * (`data-roomy`). */
export function pack(felt: HTMLElement, closest: number, looser = 0): void {
  const box = scrolled(felt);
  const seen = (): boolean => box.scrollHeight <= box.clientHeight + 1;
  const fits = (step: number): boolean => {
    lay(felt, step);
    return seen();
  };
  delete felt.dataset.roomy;
  let step = Math.min(Number(felt.dataset.packed ?? 0), closest);
  const frame = felt.closest<HTMLElement>('.frame');
  frame?.style.removeProperty('--hand-more');
  if (fits(step)) {
    while (step > 0 && fits(step - 1)) step--;
    lay(felt, step);
  } else {
    while (step < closest && !fits(step + 1)) step++;
  }
  for (let more = step === 0 ? looser : 0; more > 0; more--) {
    felt.dataset.roomy = String(more);
    if (seen()) break;
    delete felt.dataset.roomy;
  }
  if (frame) giveToHand(frame);
}

/** Steps in which the hand grows, so that a card more or less on the felt rarely changes it; in pixels. */
const GROWS = 32;
const MOST = 96;
/** What share of the window my side takes at most. */
const NEAR = 0.42;

/** What a felt as loose as can be leaves empty makes the cards of the hand higher (`--hand-more`). */
function giveToHand(frame: HTMLElement): void {
  const [far, near] = [frame.querySelector<HTMLElement>('.far'), frame.querySelector<HTMLElement>('.me')];
  if (!far || !near) return;
  const filled = far.offsetHeight;
  far.style.flex = 'none';
  const empty = Math.min(filled - far.offsetHeight, innerHeight * NEAR - near.offsetHeight, MOST);
  far.style.flex = '';
  if (empty >= GROWS) frame.style.setProperty('--hand-more', `${Math.floor(empty / GROWS) * GROWS}px`);
}

/** Keeps the felt packed while the window, my side or what lies on it changes size; whoever lays something on it packs it at once. */
export const packed = (closest: number, looser = 0): Attachment<HTMLElement> => (felt) => {
  const near = felt.closest('.frame')?.querySelector('.me');
  const watched = [felt, scrolled(felt), ...(near ? [near] : [])];
  const sizes = (): string => watched.map((one) => `${one.clientWidth} ${one.clientHeight}`).join();
  let left = ''; // the sizes in which packing left everything: it does not answer itself
  const sized = new ResizeObserver(() => {
    if (sizes() === left) return;
    pack(felt, closest, looser);
    left = sizes();
  });
  for (const element of watched) sized.observe(element);
  return () => sized.disconnect();
};
