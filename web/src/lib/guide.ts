/** The guide of a first match: when to speak up, how much to say, and what somebody has shown to know.
 *
 * A moment matters when something that could be done is worse beyond doubt, and by enough (`stake`). What it is about is told by the
 * verb of the best option. Whoever chooses well there, is told less the next time: all, then only that it matters, then nothing.
 * Beside that it says what the game is about, and a word on each kind of choice when it first comes up: each once. */

import type { GuideWords, HintLine } from './api';
import type { Texts } from './types';

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

/** Something that the guide says by itself, once in a game. */
export type Note = { about: string; say: Texts };
const AIM = 'aim';
const key = (game: string, about: string): string => `${game} told:${about}`;

/** What has to be said now, if anything: the aim first, then a word on what is advised, then on something else that can be chosen. */
export function noteFor(game: string, words: GuideWords | null, verbs: Iterable<string>, advised: string | null = null): Note | null {
  if (!words) return null;
  const said = levels();
  if (words.aim && !(key(game, AIM) in said)) return { about: AIM, say: words.aim };
  const left = words.moments.map(({ offered, say }) => ({ offered, about: offered.join(' '), say })).filter(({ about }) => !(key(game, about) in said));
  const offered = new Set(verbs);
  const found = left.find((one) => advised !== null && one.offered.includes(advised)) ?? left.find((one) => one.offered.some((verb) => offered.has(verb)));
  return found ? { about: found.about, say: found.say } : null;
}
export const wasTold = (game: string, note: Note): void => write(KNOWN, { ...levels(), [key(game, note.about)]: NOTHING });
