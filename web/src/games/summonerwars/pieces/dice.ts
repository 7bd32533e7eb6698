/** Rolls as the log tells them: each die in brackets, with the symbols on its top. */

import type { LogEntry } from '../../../lib/api';

export type Sign = 'melee' | 'ranged' | 'special';

export interface Roll {
  key: number;
  title: LogEntry | null; // who attacks whom
  dice: Sign[][];
  after: LogEntry[]; // what came of it
}

const SIGNS: Record<string, Sign> = { '⚔': 'melee', '➶': 'ranged', '✦': 'special' };
const RESULTS = ['damage', 'destroyed', 'boost', 'control'];

const diceOf = (text: string): Sign[][] =>
  [...text.matchAll(/\[([⚔➶✦]*)\]/gu)].map(([, signs = '']) => [...signs].flatMap((sign) => SIGNS[sign] ?? []));

/** The last roll among these lines, if there is one. */
export function lastRoll(news: LogEntry[]): Roll | null {
  const at = news.findLastIndex((entry) => entry.line === 'roll');
  const entry = news[at];
  if (!entry) return null;
  return {
    key: entry.n,
    title: news.slice(0, at).findLast((one) => one.line === 'attacks') ?? null,
    dice: diceOf(entry.cs),
    after: news.slice(at + 1).filter((one) => RESULTS.includes(one.line)),
  };
}

export const count = (dice: Sign[][], symbol: Sign): number => dice.flat().filter((one) => one === symbol).length;
