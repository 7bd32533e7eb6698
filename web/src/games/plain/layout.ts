/** The plain layout: any game from the zones and counters its view declares. */

import type { Layout } from '../registry';
import { type Placed, type Reach } from '../../lib/options';
import { isZone, known, type CardRef, type View } from '../../lib/types';
import Plain from './Plain.svelte';

/** More cards than this are a pile that can be opened, not a row. */
export const ROW = 14;

const SKIP = new Set(['players', 'decision', 'result', 'slots']);

export interface PlainZone {
  name: string;
  seat: string | null;
  cards: (ReturnType<typeof known>[number] | null)[];
}

export function zonesOf(holder: Record<string, unknown>, seat: string | null): PlainZone[] {
  return Object.entries(holder)
    .filter(([name, value]) => !SKIP.has(name) && isZone(value))
    .map(([name, value]) => ({ name, seat, cards: value as PlainZone['cards'] }));
}

/** Where cards go that are out of play. */
const AWAY = /discard|banish|remove|trash|grave|spent|box/;

/** A zone of hidden cards, one of cards out of play, or a long one, is a pile. */
export const isPile = (zone: PlainZone): boolean =>
  zone.cards.length > ROW ||
  AWAY.test(zone.name) ||
  zone.name === 'deck' ||
  (zone.cards.length > 0 && known(zone.cards).length === 0);

/** The places of a game that has them: each is a small table of its own. */
export const placesOf = (view: View): Record<string, unknown>[] =>
  Array.isArray(view.slots) ? (view.slots as Record<string, unknown>[]) : [];

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
  const side = (ref.now as Record<string, number> | undefined)?.side ?? ref.side;
  return typeof side === 'number' ? (view.players[side]?.seat ?? null) : typeof side === 'string' ? side : null;
}

export function countersOf(holder: Record<string, unknown>): [string, string | number | boolean][] {
  return Object.entries(holder).filter(
    (entry): entry is [string, string | number | boolean] =>
      !['seat', 'game', 'mode', 'viewer'].includes(entry[0]) && ['string', 'number', 'boolean'].includes(typeof entry[1]) &&
      entry[1] !== -1, // nothing at the moment
  );
}

function placed(view: View): Placed[] {
  const common = [...zonesOf(view, null), ...view.players.flatMap((player) => zonesOf(player, player.seat))]
    .filter((zone) => !isPile(zone))
    .flatMap((zone) => known(zone.cards).map((ref) => ({ ref, seat: zone.seat, zone: zone.name })));
  const inPlaces = placesOf(view).flatMap((place) => {
    const zones = zonesOf(place, null);
    const name = nameOf(place);
    return zones.flatMap((zone) =>
      known(zone.cards).map((ref) => ({ ref, seat: null, zone: zone.name, place: ref.card === name ? undefined : name })),
    );
  });
  return [...common, ...inPlaces];
}

/** An option may be about a card anywhere. */
const reach: Reach = () => true;

/** Why nothing can be done with a card: the game looks at everything that could be, and says what came nearest. */
const wish = ({ ref, seat, zone, place }: Placed): string[] => [`* ${ref.card}@${place ?? (seat ? `${seat}.${zone}` : zone)}`];

/** The same card may lie in several zones: my hand is meant first, then what is mine, what is common, what is theirs. */
function rank({ seat, zone }: Placed, viewer: string | null): number {
  if (seat === viewer && viewer !== null) return zone === 'hand' ? 0 : 1;
  return seat === null ? 2 : 3;
}

export const plain: Layout = {
  game: '',
  component: Plain,
  placed,
  reach,
  wish,
  numbers: (facts) => Object.keys(facts.numbers),
  subject: (option) => option.card ?? option.target,
  together: () => null,
  strikes: [],
  rank,
  emblem: () => null,
};
