/** The plain layout: any game from the zones and counters its view declares. */

import type { Layout } from '../registry';
import { anywhere, type Placed } from '../../lib/options';
import { isZone, known, type View } from '../../lib/types';
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

/** A zone of hidden cards, or a long one, is a pile. */
export const isPile = (zone: PlainZone): boolean =>
  zone.cards.length > ROW || (zone.cards.length > 0 && known(zone.cards).length === 0);

/** The places of a game that has them: each is a small table of its own. */
export const placesOf = (view: View): Record<string, unknown>[] =>
  Array.isArray(view.slots) ? (view.slots as Record<string, unknown>[]) : [];

export function countersOf(holder: Record<string, unknown>): [string, string | number | boolean][] {
  return Object.entries(holder).filter(
    (entry): entry is [string, string | number | boolean] =>
      !['seat', 'game', 'mode', 'viewer'].includes(entry[0]) && ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
}

function placed(view: View): Placed[] {
  const common = [...zonesOf(view, null), ...view.players.flatMap((player) => zonesOf(player, player.seat))]
    .filter((zone) => !isPile(zone))
    .flatMap((zone) => known(zone.cards).map((ref) => ({ ref, seat: zone.seat, zone: zone.name })));
  // A card that stands first in a place (a base) gives the place its name.
  const inPlaces = placesOf(view).flatMap((place) => {
    const zones = zonesOf(place, null);
    const marker = zones.flatMap((zone) => known(zone.cards))[0]?.card;
    return zones.flatMap((zone) =>
      known(zone.cards).map((ref) => ({ ref, seat: null, zone: zone.name, place: ref.card === marker ? undefined : marker })),
    );
  });
  return [...common, ...inPlaces];
}

export const plain: Layout = {
  game: '',
  component: Plain,
  placed,
  reach: anywhere,
  wish: ({ ref }) => [`play ${ref.card}`],
  numbers: (facts) => Object.keys(facts.numbers),
  subject: (option) => option.card ?? option.target,
  together: () => null,
  emblem: () => null,
};
