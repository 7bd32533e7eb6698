/** How a hand is laid out so that every card in it can be read: beside each other, in two rows where one is too short, and
 * only then scrolled. Cards never lie on each other. */

export interface HandShape {
  rows: 1 | 2;
  /** Cards in a row. */
  across: number;
  /** The width of a card in pixels. */
  width: number;
  /** The width of a card that is low: there its words have the room that is left beside it. */
  wide: number;
  /** Widths that a card with many words may take, where the others leave room. */
  widths: number[];
}

export const GAP = 8;
/** A card narrower than this has no room for text, a wider one no use for it. */
const LEAST = 102;
const MOST = 176;
const WIDE = 264;
const WIDEST = 360;
const WIDER = [200, 230, WIDE, 300];

export function handShape(cards: number, room: number): HandShape {
  const across = (n: number): number => Math.floor((room + GAP) / n - GAP);
  const rows = across(cards) >= LEAST || cards < 2 ? 1 : 2;
  const most = Math.max(1, Math.ceil(cards / rows));
  const share = Math.max(LEAST, across(most));
  const width = Math.min(MOST, share);
  return { rows, across: most, width, wide: Math.min(WIDE, share), widths: rows === 1 ? [width, ...WIDER.filter((one) => one > width && one < share), ...(share > width ? [Math.min(share, WIDEST)] : [])] : [] };
}
