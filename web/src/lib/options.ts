/** Which option belongs to which card on the table. An option names a card by its id, and where several would fit,
 * by the seat (`@p2`) or the base (`@base_ninja_dojo`) it lies at, or by its number among equals (`#2`). */

import type { CardRef, Option } from './types';

export interface Placed {
  ref: CardRef;
  seat: string | null; // whose zone it lies in; null: common
  zone: string;
  place?: string; // the card that marks the place it lies at: a base
}

export const verbOf = (option: Option): string => option.name.split(' ', 1)[0] ?? '';

function whereIs(option: Option): string | null {
  const word = option.name.split(' ')[1] ?? '';
  return /@([^#]+)/.exec(word)?.[1] ?? null;
}

function placeOf(option: Option): number | null {
  const found = /#(\d+)$/.exec(option.name)?.[1];
  return found ? Number(found) : null;
}

/** Where the cards of a verb lie; a verb that is not listed may be about a card anywhere. */
export type Reach = (option: Option, placed: Placed, viewer: string | null) => boolean;

/** Options by the number of the card they light up, and those that light up none. */
export function spread(
  options: Option[],
  placed: Placed[],
  viewer: string | null,
  reach: Reach,
  subject: (option: Option) => string | null = (option) => option.card,
  rank: (placed: Placed, viewer: string | null) => number = () => 0,
): { lit: Map<number, Option[]>; loose: Option[] } {
  const lit = new Map<number, Option[]>();
  const loose: Option[] = [];
  for (const option of options) {
    const where = whereIs(option);
    const card = subject(option);
    let fits = card
      ? placed.filter(
          (one) =>
            one.ref.card === card &&
            (where === null || one.seat === where || one.place === where) &&
            reach(option, one, viewer),
        )
      : [];
    const best = Math.min(...fits.map((one) => rank(one, viewer)));
    fits = fits.filter((one) => rank(one, viewer) === best);
    const place = placeOf(option);
    const exact = place === null ? [] : fits.filter((one) => one.ref.n === option.n);
    if (exact.length) fits = exact;
    else if (place !== null && fits.length >= place) fits = fits.slice(place - 1, place);
    if (fits.length === 0) loose.push(option);
    for (const { ref } of fits) lit.set(ref.n, [...(lit.get(ref.n) ?? []), option]);
  }
  return { lit, loose };
}

/** The cards an option's target names (`tricksters_gremlin@base_the_grey_opal`), as numbers. */
export function targetsOf(option: Option, placed: Placed[]): number[] {
  if (typeof option.on === 'number') return placed.some((one) => one.ref.n === option.on) ? [option.on] : [];
  const [label = '', place] = (option.target ?? '').split('#');
  const [card, where] = label.split('@');
  if (!card || card === option.card) return [];
  const fits = placed.filter(
    (one) => one.ref.card === card && (where === undefined || one.seat === where || one.place === where),
  );
  const chosen = place ? fits.slice(Number(place) - 1, Number(place)) : fits;
  return chosen.map((one) => one.ref.n);
}

/** The seat an option aims at (`assign p2 3`, `who p3`). */
export const seatOf = (option: Option): string | null => /^p\d+$/.exec(option.name.split(' ')[1] ?? '')?.[0] ?? null;

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
    const match = /^(.*) (\d+)$/.exec(option.name);
    if (!match || option.card) continue;
    const stem = match[1] ?? '';
    const n = Number(match[2]);
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
