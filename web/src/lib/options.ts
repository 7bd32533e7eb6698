/** Which option belongs to which card on the table. An option says its verb and its parts as data, a card by its number;
 * equal cards that lie together are offered once, and then any of them is meant. */

import { known, type CardRef, type Option, type Part, type View } from './types';

export interface Placed {
  ref: CardRef;
  seat: string | null; // whose zone it lies in; null: common
  zone: string;
  place?: string; // the card that marks the place it lies at: a base
}

/** The open cards of zones that are common, and of zones that every seat has. */
export function lying(view: View, common: readonly string[], ofSeats: readonly string[]): Placed[] {
  const of = (holder: Record<string, unknown>, zones: readonly string[], seat: string | null): Placed[] =>
    zones.flatMap((zone) => known(holder[zone]).map((ref) => ({ ref, seat, zone })));
  return [...of(view, common, null), ...view.players.flatMap((player) => of(player, ofSeats, player.seat))];
}

export const verbOf = (option: Option): string => option.verb;

/** The first part of an option that is of this kind. */
export const partOf = (option: Option, kind: Part['kind']): Part | undefined => option.parts.find((part) => part.kind === kind);

/** Do two options say the same, but for which of equal cards they mean? */
export const sameDeed = (one: Option, other: Option): boolean =>
  one.verb === other.verb && one.parts.length === other.parts.length && one.parts.every((part, at) => part.id === other.parts[at]?.id);

/** Cards that lie together and are told apart by nothing but their numbers. */
const alike = (one: Placed, other: Placed): boolean =>
  one.zone === other.zone &&
  one.seat === other.seat &&
  one.place === other.place &&
  JSON.stringify({ ...one.ref, n: 0 }) === JSON.stringify({ ...other.ref, n: 0 });

/** Where the cards of a verb lie; a verb that is not listed may be about a card anywhere. */
export type Reach = (option: Option, placed: Placed, viewer: string | null) => boolean;

/** How a layout reads options. */
export interface Reading {
  reach: Reach;
  subject?: (option: Option) => string | null;
  rank?: (placed: Placed, viewer: string | null) => number;
}

/** Options by the number of the card they light up, and those that light up none. */
export function spread(
  options: Option[],
  placed: Placed[],
  viewer: string | null,
  { reach, subject = (option) => option.card, rank = () => 0 }: Reading,
): { lit: Map<number, Option[]>; loose: Option[] } {
  const lit = new Map<number, Option[]>();
  const loose: Option[] = [];
  const named = new Set(options.map((option) => `${option.verb} ${option.n}`)); // cards with an option of their own
  for (const option of options) {
    const card = subject(option);
    let fits = card ? placed.filter((one) => one.ref.card === card && reach(option, one, viewer)) : [];
    if (option.n !== null) {
      const meant = fits.find((one) => one.ref.n === option.n);
      fits = meant ? fits.filter((one) => one === meant || (alike(one, meant) && !named.has(`${option.verb} ${one.ref.n}`))) : [];
    } else {
      const best = Math.min(...fits.map((one) => rank(one, viewer)));
      fits = fits.filter((one) => rank(one, viewer) === best);
    }
    if (fits.length === 0) loose.push(option);
    for (const { ref } of fits) lit.set(ref.n, [...(lit.get(ref.n) ?? []), option]);
  }
  return { lit, loose };
}

/** The cards an option is aimed at, as numbers: the card itself, or the one that marks the place. */
export function targetsOf(option: Option, placed: Placed[]): number[] {
  const aim = option.parts[option.card === null ? 0 : 1];
  if (aim?.kind === 'card') return placed.some((one) => one.ref.n === aim.n) ? [aim.n] : [];
  return aim?.kind === 'place' ? placed.filter((one) => one.ref.card === aim.id).map((one) => one.ref.n) : [];
}

/** The seat an option aims at (`assign p2 3`, `who p3`), also with a card (`task perimeter p1`). */
export function seatOf(option: Option): string | null {
  const aim = option.parts[option.card === null ? 0 : 1];
  return aim?.kind === 'seat' ? aim.id : null;
}

export interface Span {
  stem: string;
  low: number;
  high: number;
  options: Map<number, Option>;
}

/** Options that differ only in a number (bids, damage to assign) become one picker when there are many of them. */
export function spans(options: Option[]): { spans: Span[]; rest: Option[] } {
  const found = new Map<string, Span>();
  for (const option of options) {
    const amount = option.parts.at(-1);
    if (amount?.kind !== 'number' || amount.id !== String(amount.n) || option.card) continue; // some numbers have a name
    const n = amount.n;
    const stem = [option.verb, ...option.parts.slice(0, -1).map((part) => part.id)].join(' ');
    const span = found.get(stem) ?? { stem, low: n, high: n, options: new Map() };
    span.low = Math.min(span.low, n);
    span.high = Math.max(span.high, n);
    span.options.set(n, option);
    found.set(stem, span);
  }
  const wide = [...found.values()].filter((span) => span.options.size > 4);
  const taken = new Set(wide.flatMap((span) => [...span.options.values()]));
  return { spans: wide, rest: options.filter((option) => !taken.has(option)) };
}

/** Several options about one and the same card (in a pile, say) are one button that asks further; its copies are not it. */
export function grouped(options: Option[]): Option[][] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const key = option.card && option.target ? `${verbOf(option)} ${option.card} ${option.n}` : option.name;
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return [...found.values()];
}
