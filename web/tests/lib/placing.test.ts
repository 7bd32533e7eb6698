import { describe, expect, it } from 'vitest';
import { placeFor, roomFor, type Box } from '../../src/lib/placing';

const SCREEN = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 340 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const at = (...args: Parameters<typeof placeFor>): Box => {
  const { left, top } = placeFor(...args);
  return box(left, top, args[0].width, args[0].height);
};
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('the large card', () => {
  it('stands right beside its card', () => {
    const card = box(200, 300, 100, 140);
    const found = at(SIZE, card, SCREEN);
    expect(meet(found, card)).toBe(false);
    expect(Math.min(Math.abs(found.left - card.right), Math.abs(card.left - found.right), Math.abs(card.top - found.bottom))).toBeLessThanOrEqual(10);
  });
  it('is on the screen wherever its card is', () => {
    for (const [left, top] of [[0, 0], [900, 0], [0, 660], [900, 660], [450, 330]] as const) {
      const found = at(SIZE, box(left, top, 100, 140), SCREEN);
      expect(Math.min(found.left, found.top)).toBeGreaterThanOrEqual(0);
      expect(found.right).toBeLessThanOrEqual(SCREEN.width);
      expect(found.bottom).toBeLessThanOrEqual(SCREEN.height);
    }
  });
  it('covers neither its card in hand nor the question above the hand', () => {
    const card = box(500, 640, 100, 150);
    const question = box(0, 570, 1000, 60);
    const found = at(SIZE, card, SCREEN, [question]);
    expect(meet(found, card) || meet(found, question)).toBe(false);
  });
  it('leaves lit targets to be seen if there is room elsewhere', () => {
    const card = box(500, 640, 100, 150);
    const question = box(0, 570, 1000, 60);
    const targets = [box(380, 200, 100, 140), box(500, 200, 100, 140), box(620, 200, 100, 140)];
    const found = at(SIZE, card, SCREEN, [question], targets);
    expect(targets.filter((target) => meet(found, target))).toEqual([]);
    expect(meet(found, question)).toBe(false);
  });
  it('covers a target rather than the question where there is no room for both', () => {
    const question = box(0, 400, 390, 90);
    const target = box(20, 30, 340, 340);
    const found = at({ width: 300, height: 380 }, box(20, 500, 110, 130), { width: 390, height: 700 }, [question], [target]);
    expect(meet(found, question)).toBe(false);
    expect(meet(found, target)).toBe(true);
  });
  it('larger than the screen begins at its corner', () => {
    expect(placeFor({ width: 900, height: 900 }, box(0, 0, 10, 10), { width: 390, height: 700 })).toEqual({ left: 10, top: 10 });
  });
});

describe('the room for the large card', () => {
  it('is what is left above the question or below it', () => {
    expect(roomFor(300, SCREEN, [box(0, 500, 1000, 60)])).toBe(480);
    expect(roomFor(300, SCREEN, [box(0, 200, 1000, 60)])).toBe(520);
    expect(roomFor(300, SCREEN, [box(0, 500, 1000, 60), box(400, 100, 100, 100)])).toBe(480);
  });
  it('is the whole screen where it fits beside the question', () => {
    expect(roomFor(300, SCREEN, [box(0, 500, 680, 60)])).toBe(780);
    expect(roomFor(300, SCREEN, [box(0, 500, 681, 60)])).toBe(480);
    expect(roomFor(300, SCREEN, [])).toBe(780);
  });
});
