import { describe, expect, it } from 'vitest';
import { toSee, type Span } from '../../src/lib/sight';

const window = { top: 100, bottom: 500 };
const at = (top: number, height = 100): Span => ({ top, bottom: top + height });

describe('bringing what is lit into sight', () => {
  it('does not scroll where everything is seen, or nothing is lit', () => {
    expect(toSee([at(150), at(350)], window)).toBe(0);
    expect(toSee([], window)).toBe(0);
  });
  it('goes no further than it has to, down or up', () => {
    expect(toSee([at(450)], window)).toBe(58);
    expect(toSee([at(60)], window)).toBe(-48);
  });
  it('shows as many as there is room for', () => {
    expect(toSee([at(20), at(350), at(480), at(600), at(1400)], window)).toBe(208);
  });
  it('shows the beginning of what is higher than the window', () => {
    expect(toSee([at(400, 900)], window)).toBe(292);
  });
});
