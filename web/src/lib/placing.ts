/** Where something that floats above the table may stand: on the screen, and on nothing that is needed just now. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 10;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const covered = (one: Box, others: Box[]): number => others.reduce((sum, other) => sum + overlap(one, other), 0);
/** How far one lies from the other; nothing if they touch. */
const between = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, other.left - one.right, one.left - other.right),
    Math.max(0, other.top - one.bottom, one.top - other.bottom),
  );

const middle = (box: Box): Spot => ({ left: (box.left + box.right) / 2, top: (box.top + box.bottom) / 2 });
/** Of places equally near the one at the same height is found first. */
const aside = (one: Box, other: Box): number => Math.abs(middle(one).top - middle(other).top);

/** The places along one side of the screen that are worth a try: its ends, and beside whatever is to be seen. */
function tries(length: number, screen: number, edges: [number, number][]): number[] {
  const last = Math.max(GAP, screen - length - GAP);
  const found = edges.flatMap(([low, high]) => [low - length - GAP, high + GAP, low, high - length]);
  return [...new Set([GAP, last, ...found.map((at) => Math.round(Math.min(last, Math.max(GAP, at))))])];
}

/** The place for something of a size that belongs to `anchor`: it covers as little as it can of the anchor and of what is to
 * be kept in sight, then as little as it can of what may be spared, and is as near as that allows. */
export function placeFor(size: Size, anchor: Box, screen: Size, keep: Box[] = [], spare: Box[] = []): Spot {
  const dear = [anchor, ...keep];
  const all = [...dear, ...spare];
  const lefts = tries(size.width, screen.width, all.map((box) => [box.left, box.right]));
  const tops = tries(size.height, screen.height, all.map((box) => [box.top, box.bottom]));
  let best: { spot: Spot; cost: number[] } | null = null;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const cost = [covered(box, dear), covered(box, spare), between(box, anchor), aside(box, anchor)];
      if (!best || less(cost, best.cost)) best = { spot: { left, top }, cost };
    }
  }
  return best?.spot ?? { left: GAP, top: GAP };
}

/** How high something so wide may be that has a place on the screen where it covers none of what is to be kept in sight. */
export function roomFor(width: number, screen: Size, keep: Box[]): number {
  const room = (left: number): number => {
    const below = keep.filter((box) => box.left < left + width + GAP && left - GAP < box.right).sort((one, other) => one.top - other.top);
    let [free, from] = [0, 0];
    for (const box of below) {
      free = Math.max(free, box.top - from);
      from = Math.max(from, box.bottom);
    }
    return Math.max(free, screen.height - from) - 2 * GAP;
  };
  return Math.max(...tries(width, screen.width, keep.map((box) => [box.left, box.right])).map(room));
}

function less(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
