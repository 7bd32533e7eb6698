/** What just happened is shown as movement, from where to where: every card (`data-n`) glides to its new place, cards that come
 * out of a pile or go into one fly between the two, hidden ones as backs, and harm flies from whoever did it. Whoever wants
 * less motion gets a short highlight of what changed instead. */

import { prefersReducedMotion } from 'svelte/motion';
import { harmsOf, movesOf, type Move, type Spot } from './moves';
import type { View } from './types';

export type Places = Map<string, { box: DOMRect; element: HTMLElement }>;

const GLIDES = { duration: 340, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
const FLIES = { duration: 460, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' };
/** At most so many backs fly at once, one a little after the other. */
const BACKS = 6;
const APART = 70;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-n]')) {
    found.set(element.dataset.n ?? '', { box: element.getBoundingClientRect(), element });
  }
  return found;
}

/** Where a zone is on the screen: laid out, as a pile, or at least whose plate it belongs to. */
function spotOn(root: ParentNode, { seat, zone }: Spot): HTMLElement | null {
  const near = seat ? `[data-plate="${seat}"]` : '';
  const pile = `${near} [data-pile="${zone}"], ${near} [data-heap="${zone}"]`;
  const laid = seat ? `[data-zone-name="${zone}"][data-seat="${seat}"]` : `[data-zone-name="${zone}"]`;
  for (const selector of [pile, laid, near]) {
    const found = selector ? root.querySelector<HTMLElement>(selector) : null;
    if (found?.getBoundingClientRect().width) return found;
  }
  return null;
}

const middle = (box: DOMRect): [x: number, y: number] => [box.left + box.width / 2, box.top + box.height / 2];

function flash(element: Element | null): void {
  element?.animate([{ boxShadow: '0 0 0 3px var(--lit)' }, { boxShadow: '0 0 0 3px transparent' }], { duration: 900 });
}

/** Something that is only there while it flies. */
function fly(root: HTMLElement, thing: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
  const [x, y] = middle(to);
  thing.classList.add('flying');
  thing.setAttribute('aria-hidden', 'true');
  Object.assign(thing.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  root.append(thing);
  const [left, top] = middle(from);
  const small = Math.min(1, (to.height || 1) / (from.height || 1));
  const done = thing.animate(
    [{ opacity: 1, transform: 'none' }, { opacity: 0.9, offset: 0.85 }, { opacity: 0, transform: `translate(${x - left}px, ${y - top}px) scale(${small})` }],
    { ...FLIES, delay, fill: 'both' },
  );
  done.onfinish = done.oncancel = () => thing.remove();
}

const made = (look: string): HTMLElement => {
  const thing = document.createElement('span');
  thing.className = look;
  return thing;
};

/** A card as it looked when it was still on the table; of the copy nothing can be found or pressed. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of Object.keys(one.dataset)) if (name !== 'faction') Reflect.deleteProperty(one.dataset, name);
    one.removeAttribute('id');
  }
  copy.inert = true;
  return copy;
}

function slide(element: HTMLElement, from: DOMRect): void {
  const now = element.getBoundingClientRect();
  const [dx, dy] = [from.left - now.left, from.top - now.top];
  if (Math.abs(dx) + Math.abs(dy) < 4 || !now.width) return;
  if (prefersReducedMotion.current) return;
  element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / now.width})`, zIndex: 5 }, { transform: 'none', zIndex: 5 }], GLIDES);
}

/** Cards that are on the table now: those that were there glide, those that come from a pile or a hand fly out of it. */
function arrive(root: HTMLElement, before: Places, moved: Map<string, Move>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-n]')) {
    const n = element.dataset.n ?? '';
    const old = before.get(n);
    const move = moved.get(n);
    if (prefersReducedMotion.current) {
      if (move) flash(element);
    } else if (old) slide(element, old.box);
    else {
      const source = move && spotOn(root, move.from);
      if (source) slide(element, source.getBoundingClientRect());
      else element.animate([{ opacity: 0, transform: 'translateY(-0.6rem) scale(0.94)' }, { opacity: 1, transform: 'none' }], { duration: 260, easing: 'ease-out' });
    }
  }
}

/** Cards that are not on the table any more, and backs, fly to where they went. */
function leave(root: HTMLElement, before: Places, moves: Move[]): void {
  let backs = 0;
  for (const move of moves) {
    const old = move.n === null ? undefined : before.get(String(move.n));
    if (move.n !== null && ((old && root.contains(old.element)) || root.querySelector(`[data-n="${move.n}"]`))) continue;
    const goal = spotOn(root, move.to);
    if (!goal) continue;
    if (prefersReducedMotion.current) flash(goal);
    else if (old) fly(root, copyOf(old.element), old.box, goal.getBoundingClientRect());
    else {
      const source = spotOn(root, move.from)?.getBoundingClientRect();
      if (!source || backs >= BACKS) continue;
      const box = new DOMRect(source.left + source.width / 2 - 13, source.top + source.height / 2 - 18, 26, 36);
      fly(root, made('flying-back'), box, goal.getBoundingClientRect(), backs * APART);
      backs += 1;
    }
  }
}

/** Harm flies from the one who did it: a card, if it is clear which, otherwise the player who was asked. */
function strike(root: HTMLElement, was: View, now: View, attacker: string | null): void {
  const harms = harmsOf(was, now);
  if (harms.length === 0) return;
  const seat = was.decision?.seat ?? was.turn;
  const cards = attacker ? root.querySelectorAll(`[data-card="${attacker}"][data-n]`) : [];
  const source = (cards.length === 1 ? cards[0] : null) ?? root.querySelector(`[data-plate="${seat}"]`);
  for (const harm of harms) {
    const goal = root.querySelector(harm.seat ? `[data-plate="${harm.seat}"]` : `[data-n="${harm.n}"]`);
    if (!goal) continue;
    if (prefersReducedMotion.current || !source || source === goal) flash(goal);
    else {
      const [x, y] = middle(source.getBoundingClientRect());
      const mark = made('flying-harm');
      mark.textContent = `−${harm.amount}`;
      fly(root, mark, new DOMRect(x - 18, y - 18, 36, 36), goal.getBoundingClientRect());
    }
  }
}

/** Show how the table came from one view to the next. `attacker`: the card that the log names as attacking. */
export function glide(root: HTMLElement, before: Places, was: View | null, now: View, attacker: string | null = null): void {
  if (before.size === 0) return;
  const moves = was ? movesOf(was, now) : [];
  arrive(root, before, new Map(moves.flatMap((move) => (move.n === null ? [] : [[String(move.n), move] as const]))));
  leave(root, before, moves);
  if (was) strike(root, was, now, attacker);
}
