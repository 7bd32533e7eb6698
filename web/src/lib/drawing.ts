/** What can be drawn on: cards, players, zones and places by their names, found wherever they lie on the page now. */

import { places } from './pointing';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const DRAWN = '[data-n][data-card], [data-space], [data-plate], [data-pile], [data-heap], [data-zone-name]';
const quoted = (name: string): string => CSS.escape(name);

/** The name of what an element stands for: `crystal#12`, `C5`, `p2`, `p2.discard`, `row`. */
export function thingOf(element: Element): string | null {
  const found = element.closest<HTMLElement>(DRAWN);
  if (!found) return null;
  const { n, card, space, plate, pile, heap, zoneName } = found.dataset;
  if (n !== undefined && card) return `${card}#${n}`;
  if (space) return found.querySelector('[data-n][data-card]') ? thingOf(found.querySelector('[data-n][data-card]') ?? found) : space;
  if (plate) return plate;
  const zone = pile ?? heap ?? zoneName ?? '';
  const seat = found.dataset.seat ?? found.closest<HTMLElement>('[data-plate]')?.dataset.plate;
  return seat ? `${seat}.${zone}` : zone;
}

/** Where a thing lies within an element; null if it is not to be seen there now. */
export function elementOf(root: ParentNode, thing: string): HTMLElement | null {
  const [card = '', n] = thing.split('#');
  const ways = n
    ? [`[data-n="${quoted(n)}"][data-card="${quoted(card)}"]`]
    : [`[data-space="${quoted(thing)}"]`, `[data-plate="${quoted(thing)}"]`, ...places(thing).slice(1)];
  for (const way of ways) {
    for (const one of root.querySelectorAll<HTMLElement>(way)) {
      const { width, height } = one.getBoundingClientRect();
      if (width > 0 && height > 0 && !one.closest('dialog, .float')) return one;
    }
  }
  return null;
}

/** Everything that can be drawn on, each once, in the order of the page. */
export function thingsIn(root: ParentNode): string[] {
  const found = [...root.querySelectorAll(DRAWN)].filter((one) => !one.closest('dialog, .float'));
  return [...new Set(found.flatMap((one) => thingOf(one) ?? []))].filter((thing) => elementOf(root, thing));
}

export function boxOf(root: HTMLElement, thing: string): Box | null {
  const found = elementOf(root, thing)?.getBoundingClientRect();
  if (!found) return null;
  const { left, top } = root.getBoundingClientRect();
  return { x: found.left - left, y: found.top - top, width: found.width, height: found.height };
}

/** An arrow from the middle of one box to the edge of another, bent a little so that it does not hide what lies between. */
export function arrow(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
  const [cx, cy] = [to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [cx - x1, cy - y1];
  const reach = Math.max(Math.abs(dx) / (to.width / 2 || 1), Math.abs(dy) / (to.height / 2 || 1), 1);
  const part = 1 - 0.85 / reach;
  const [x2, y2] = [x1 + dx * part, y1 + dy * part];
  const bend = 0.12;
  return `M${x1} ${y1}Q${(x1 + x2) / 2 - dy * bend} ${(y1 + y2) / 2 + dx * bend} ${x2} ${y2}`;
}
