/** What moved between two views, as far as the viewer may know: cards by their numbers, hidden ones by how many there are,
 * and who was harmed. Read off the two views alone, so nothing is given away that was not seen anyway. */

import { isZone, known, placesOf, slots, type CardRef, type Slot, type View } from './types';

/** A zone of a seat, of the table (`seat` is null) or of one of its places. */
export interface Spot {
  seat: string | null;
  zone: string;
  place?: number;
}

export interface Move {
  n: number | null; // a hidden card has no number
  from: Spot;
  to: Spot;
}

/** Somebody, or a card, that has taken harm. */
export interface Harm {
  seat: string | null;
  n: number | null;
  amount: number;
}

interface Lying {
  spot: Spot;
  cards: Slot[];
}

const isCard = (value: unknown): value is CardRef => typeof value === 'object' && value !== null && 'card' in value && 'n' in value;
const keyOf = (spot: Spot): string => `${spot.seat ?? ''}/${spot.place ?? ''}/${spot.zone}`;

function zonesOf(view: View): Map<string, Lying> {
  const found = new Map<string, Lying>();
  const read = (things: Record<string, unknown>, at: Omit<Spot, 'zone'>): void => {
    for (const [zone, value] of Object.entries(things)) {
      const cards = isZone(value) ? slots(value) : isCard(value) ? [value] : null; // a square holds one card or none
      const spot = { ...at, zone };
      if (cards) found.set(keyOf(spot), { spot, cards });
    }
  };
  read(view, { seat: null });
  for (const player of view.players) read(player, { seat: player.seat });
  placesOf(view).forEach((place, at) => read(place, { seat: null, place: at }));
  return found;
}

const whereIs = (zones: Map<string, Lying>): Map<number, Spot> =>
  new Map([...zones.values()].flatMap(({ spot, cards }) => known(cards).map(({ n }) => [n, spot] as const)));

const hiddenIn = (lying: Lying | undefined): number => (lying ? lying.cards.filter((card) => card === null).length : 0);

/** Takes one hidden card from the spots that have some to give, those of the same seat first. */
function take(spots: { spot: Spot; count: number }[], seat: string | null): Spot | null {
  const open = spots.filter((one) => one.count > 0);
  const best = open.find((one) => one.spot.seat === seat) ?? open[0];
  if (!best) return null;
  best.count -= 1;
  return best.spot;
}

export function movesOf(before: View, after: View): Move[] {
  const [old, now] = [zonesOf(before), zonesOf(after)];
  const [was, is] = [whereIs(old), whereIs(now)];
  const change = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const spot = (now.get(key) ?? old.get(key))?.spot;
    return spot ? [{ spot, by: hiddenIn(now.get(key)) - hiddenIn(old.get(key)) }] : [];
  });
  const gave = change.filter(({ by }) => by < 0).map(({ spot, by }) => ({ spot, count: -by }));
  const got = change.filter(({ by }) => by > 0).map(({ spot, by }) => ({ spot, count: by }));
  const moves: Move[] = [];
  for (const [n, to] of is) {
    const from = was.get(n) ?? take(gave, to.seat ?? before.turn);
    if (from && keyOf(from) !== keyOf(to)) moves.push({ n, from, to });
  }
  for (const [n, from] of was) {
    const to = is.has(n) ? null : take(got, from.seat ?? before.turn);
    if (to) moves.push({ n, from, to });
  }
  for (const { spot, count } of got) {
    for (let left = count; left > 0; left -= 1) {
      const from = take(gave, spot.seat);
      if (from) moves.push({ n: null, from, to: spot });
    }
  }
  return moves;
}

/** Numbers of a player that fall, and marks on a card that rise, when harm is done. */
const FALLS = ['health', 'life', 'armor'];
const RISES = ['damage', 'wounds'];

export function harmsOf(before: View, after: View): Harm[] {
  const harms: Harm[] = [];
  for (const player of after.players) {
    const was = before.players.find((one) => one.seat === player.seat);
    const amount = FALLS.reduce((sum, name) => sum + Math.max(0, Number(was?.[name] ?? 0) - Number(player[name] ?? was?.[name] ?? 0)), 0);
    if (amount > 0) harms.push({ seat: player.seat, n: null, amount });
  }
  const marks = new Map([...zonesOf(before).values()].flatMap(({ cards }) => known(cards).map((ref) => [ref.n, ref] as const)));
  for (const { cards } of zonesOf(after).values()) {
    for (const ref of known(cards)) {
      const was = marks.get(ref.n);
      const amount = was ? RISES.reduce((sum, name) => sum + Math.max(0, Number(ref[name] ?? 0) - Number(was[name] ?? 0)), 0) : 0;
      if (amount > 0) harms.push({ seat: null, n: ref.n, amount });
    }
  }
  return harms;
}
