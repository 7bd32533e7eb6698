import { describe, expect, it } from 'vitest';
import { GAP, handShape } from '../../src/lib/hand';

describe('a hand', () => {
  it('lies in one row, its cards as wide as there is room and use for', () => {
    expect(handShape(3, 900)).toEqual({ rows: 1, across: 3, width: 176, wide: 264, widths: [176, 200, 230, 264, 294] });
    expect(handShape(4, 900), 'low cards share all of the width').toMatchObject({ width: 176, wide: 219 });
    expect(handShape(5, 700)).toMatchObject({ rows: 1, across: 5, width: 133 });
  });
  it('takes two rows before its cards get too narrow to be read', () => {
    expect(handShape(7, 714)).toMatchObject({ rows: 2, across: 4 });
    expect(handShape(10, 840)).toMatchObject({ rows: 2, across: 5 });
  });
  it('lets a card of many words be wider where the others leave room', () => {
    expect(handShape(2, 900).widths).toEqual([176, 200, 230, 264, 300, 360]);
    expect(handShape(5, 700).widths, 'all of the width is taken').toEqual([133]);
    expect(handShape(9, 700).widths, 'two rows').toEqual([]);
  });
  it('never lays a card on another', () => {
    for (let cards = 1; cards <= 14; cards++) {
      for (let room = 400; room <= 1300; room += 90) {
        const { rows, across, width } = handShape(cards, room);
        expect(width).toBeGreaterThanOrEqual(102);
        expect(rows * across).toBeGreaterThanOrEqual(cards);
        if (width > 102) expect(across * (width + GAP) - GAP).toBeLessThanOrEqual(room);
      }
    }
  });
  it('of no cards has a shape too', () => {
    expect(handShape(0, 500).rows).toBe(1);
  });
});
