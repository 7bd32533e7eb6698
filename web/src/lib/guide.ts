/** The guide of a first match: when to speak up, how much to say, and what somebody has shown to know.
 *
 * A moment matters when something that could be done is worse beyond doubt, and by enough (`stake`). What it is about is told by the
 * verb of the best option. Whoever chooses well there, is told less the next time: all, then only that it matters, then nothing. */

import type { HintLine } from './api';

export const ENOUGH = 0.03; // of the win
export const ALL = 0;
export const NUDGE = 1;
export const NOTHING = 2;

const GUIDED = 'sudi.guided';
const KNOWN = 'sudi.known';
const MOST_TABLES = 20;

function read<T>(key: string, fits: (value: unknown) => value is T, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return fits(found) ? found : otherwise;
  } catch {
    return otherwise; // storage may be forbidden; then the guide starts anew each time
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* see above */
  }
}
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isLevels = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number');

/** Is this table one at which somebody wants to be guided? */
export const isGuided = (table: string): boolean => read(GUIDED, isList, []).includes(table);
export const setGuided = (table: string, on: boolean): void => {
  const others = read(GUIDED, isList, []).filter((one) => one !== table);
  write(GUIDED, on ? [...others.slice(1 - MOST_TABLES), table] : others);
};

const levels = (): Record<string, number> => read(KNOWN, isLevels, {});
/** How little has to be said about this in a game. */
export const levelOf = (game: string, about: string): number => levels()[`${game} ${about}`] ?? ALL;

const isWorse = (one: HintLine): boolean => one.behind > 2 * one.doubt && one.behind >= ENOUGH;
/** What a decision is about if it matters; null: anything will do. */
export function matters(hints: HintLine[]): string | null {
  const best = hints[0];
  return best && best.stake >= ENOUGH ? (best.option.split(' ')[0] ?? null) : null;
}

/** Somebody has chosen where it mattered: a good choice counts as known, one that is worse beyond doubt does not. */
export function learnFrom(game: string, hints: HintLine[], chosen: string): void {
  const about = matters(hints);
  if (about === null) return;
  const taken = hints.find((one) => one.option === chosen);
  if (taken === undefined && !hints.some(isWorse)) return; // it may be as good as those that are told
  const good = taken !== undefined && !isWorse(taken);
  const level = Math.min(NOTHING, Math.max(ALL, levelOf(game, about) + (good ? 1 : -1)));
  write(KNOWN, { ...levels(), [`${game} ${about}`]: level });
}
