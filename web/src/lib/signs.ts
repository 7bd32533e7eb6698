/** The sign of a seat: a shape filled with a pattern of its own, on a 24 by 24 grid. Its hue is in signs.css; nobody needs it. */

export interface SeatSign {
  shape: string;
  pattern: string; // strokes inside the shape; none: the shape is filled
}

export const SIGNS: readonly SeatSign[] = [
  { shape: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z', pattern: '' },
  { shape: 'M12 1.5 22.5 12 12 22.5 1.5 12Z', pattern: 'M8 16 16 8M4.8 12.8 12.8 4.8M11.2 19.2l8-8' },
  { shape: 'M12 2 22.5 21h-21Z', pattern: 'M12 10h.01M9 16h.01M15 16h.01' },
  { shape: 'M3 3h18v18H3Z', pattern: 'M9 4v16M15 4v16' },
];

/** Seats are called p1, p2, ... in the order in which they sit. */
export const signOf = (seat: string): SeatSign | undefined => SIGNS[(Number(seat.slice(1)) - 1) % SIGNS.length];
