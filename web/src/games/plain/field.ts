/** Any table read from the zones, places and counters its view declares. */

import { isZone, known, nowOf, type CardRef, type Slot, type View } from '../../lib/types';

/** More cards than this are a pile that can be opened, not a row. */
const ROW = 14;

const SKIP = new Set(['players', 'decision', 'result', 'slots']);

export interface PlainZone {
  name: string;
  seat: string | null;
  cards: Slot[];
}

export function zonesOf(holder: Record<string, unknown>, seat: string | null): PlainZone[] {
  return Object.entries(holder)
    .filter(([name, value]) => !SKIP.has(name) && isZone(value))
    .map(([name, value]) => ({ name, seat, cards: value as Slot[] }));
}

/** Where cards go that are out of play. */
const AWAY = /discard|banish|remove|trash|grave|spent|box/;

/** A zone of hidden cards, one of cards out of play, or a long one, is a pile. */
export const isPile = (zone: PlainZone): boolean =>
  zone.cards.length > ROW ||
  AWAY.test(zone.name) ||
  zone.name === 'deck' ||
  (zone.cards.length > 0 && known(zone.cards).length === 0);

export const pilesOf = (holder: Record<string, unknown>, seat: string | null): PlainZone[] => zonesOf(holder, seat).filter(isPile);

/** Rows of open cards, those that hold any. */
export const rowsOf = (holder: Record<string, unknown>, seat: string | null): PlainZone[] =>
  zonesOf(holder, seat).filter((zone) => zone.cards.length > 0 && !isPile(zone));

/** What options call a place: by its own name (a square), else by the card that stands first in it (a base). */
export const nameOf = (place: Record<string, unknown>): string | undefined =>
  typeof place.name === 'string' ? place.name : zonesOf(place, null).flatMap((zone) => known(zone.cards))[0]?.card;

/** Squares called A1, B1, ... stand as on a board; other places in numbers too large for a row make a square of their
 * own. 0: they simply stand side by side. */
export function columnsOf(places: Record<string, unknown>[]): number {
  const letters = places.map((place) => /^([A-Za-z])\d+$/.exec(String(place.name))?.[1]);
  if (places.length > 0 && letters.every(Boolean)) return new Set(letters).size;
  return places.length > 8 ? Math.ceil(Math.sqrt(places.length)) : 0;
}

/** Whose a card on a place is, if the view tells. */
export function sideOf(view: View, ref: CardRef): string | null {
  const seat = ref.borrower ?? ref.owner;
  if (typeof seat === 'string') return seat;
  const side = nowOf(ref).side ?? ref.side;
  return typeof side === 'number' ? (view.players[side]?.seat ?? null) : typeof side === 'string' ? side : null;
}

export function countersOf(holder: Record<string, unknown>): [string, string | number | boolean][] {
  return Object.entries(holder).filter(
    (entry): entry is [string, string | number | boolean] =>
      !['seat', 'game', 'mode', 'viewer'].includes(entry[0]) && ['string', 'number', 'boolean'].includes(typeof entry[1]) &&
      entry[1] !== -1, // nothing at the moment
  );
}
