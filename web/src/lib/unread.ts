/** What somebody at a table has not read yet. */

import type { ChatLine } from './table.svelte';

/** A line of the chat that was written at one of my seats. */
export const saidByMe = (line: ChatLine, seats: string[]): boolean => line.seat !== null && seats.includes(line.seat);

/** The lines after the one that was read last, without my own. */
export const unread = (lines: ChatLine[], read: number, seats: string[]): ChatLine[] =>
  lines.filter((line) => line.n > read && !saidByMe(line, seats));

const key = (table: string): string => `sudi.read.${table}`;

/** The last line of a table's chat that was read in this window: a page that is loaded again does not call it new. */
export function readUpTo(table: string): number {
  try {
    return Number(sessionStorage.getItem(key(table)) ?? 0);
  } catch {
    return 0; // storage may be forbidden
  }
}

export function keepRead(table: string, line: number): void {
  try {
    sessionStorage.setItem(key(table), String(line));
  } catch {
    /* see above */
  }
}
