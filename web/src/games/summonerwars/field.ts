/** The battlefield as geometry, seen from the viewer's side: where a space is on the screen, and ways between spaces. */

import { known, nowOf, placesOf, type CardRef, type View } from '../../lib/types';

export const COLUMNS = 6;
export const ROWS = 8;

export interface Space {
  name: string; // A1 is the left corner of the first seat
  ref: CardRef | null;
}

/** Which side of the field is nearest to the viewer: spectators look from the first seat. */
export const sideOfViewer = (view: View): 0 | 1 => (view.viewer === view.players[1]?.seat ? 1 : 0);

export const sideOf = (ref: CardRef): number => nowOf(ref).side ?? 0;

export const isSpace = (name: string): boolean => /^[A-F][1-8]$/.test(name);

/** Column and row on the screen, from the left and from the top. */
export function onScreen(name: string, side: 0 | 1): { x: number; y: number } {
  const column = name.charCodeAt(0) - 65;
  const row = Number(name.slice(1)) - 1;
  return side === 0 ? { x: column, y: ROWS - 1 - row } : { x: COLUMNS - 1 - column, y: row };
}

export function nameAt(x: number, y: number, side: 0 | 1): string {
  const column = side === 0 ? x : COLUMNS - 1 - x;
  const row = side === 0 ? ROWS - 1 - y : y;
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** The spaces in rows as the viewer sees them, the far row first. */
export function rowsOf(view: View, side: 0 | 1): Space[][] {
  const found = new Map(spacesOf(view).map(({ name, ref }) => [name, ref]));
  return Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (_, x) => {
      const name = nameAt(x, y, side);
      return { name, ref: found.get(name) ?? null };
    }),
  );
}

export function spacesOf(view: View): Space[] {
  return placesOf(view).map((slot) => ({ name: slot.name, ref: known(slot.board)[0] ?? null }));
}

const beside = (name: string): string[] => {
  const { x, y } = onScreen(name, 0);
  return [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]
    .filter(([a = -1, b = -1]) => a >= 0 && a < COLUMNS && b >= 0 && b < ROWS)
    .map(([a = 0, b = 0]) => nameAt(a, b, 0));
};

/** A shortest way from one space to another: over empty spaces if there is one, else over whatever is there. Only for
 * showing: where ways differ in what happens on them, the game asks. */
export function wayTo(from: string, to: string, taken: Set<string>): string[] {
  return search(from, to, taken, 4) ?? search(from, to, new Set(), COLUMNS + ROWS) ?? [from, to];
}

function search(from: string, to: string, taken: Set<string>, far: number): string[] | null {
  let edge = [[from]];
  const seen = new Set([from]);
  for (let step = 0; step <= far && edge.length; step += 1) {
    const next: string[][] = [];
    for (const way of edge) {
      const last = way.at(-1) ?? from;
      if (last === to && way.length > 1) return way;
      for (const name of beside(last)) {
        if (seen.has(name) || (taken.has(name) && name !== to)) continue;
        seen.add(name);
        next.push([...way, name]);
      }
    }
    edge = next;
  }
  return null;
}
