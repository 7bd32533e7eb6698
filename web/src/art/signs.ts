/** A small sign in the sky for what a card does first, 24 by 24. */

import type { Deed } from './reading';
import { disc, ink, place, spark, star, type Drawing } from './shapes';

const SIGNS: Record<Deed, Drawing> = {
  draw: [ink('M1 5L12 1L17 17L6 21Z'), spark('M9 6H21V23H9Z')],
  destroy: [spark('M2 10C2 -1 22 -1 22 10C22 15 18 15 18 18V22H6V18C6 15 2 15 2 10Z'), ink(disc(8, 10, 3) + disc(16, 10, 3) + 'M12 13L10 16.5H14Z')],
  heal: [spark('M8 1H16V8H23V16H16V23H8V16H1V8H8Z')],
  back: [spark('M10 1V7C19 7 24 13 22 22C19 16 16 14 10 14V20L0 10.5Z')],
  move: [spark('M0 8H12V1L24 12L12 23V16H0Z')],
  harm: [spark(star(12, 12, 12, 5.5, 8))],
  guard: [spark('M2 3L12 0L22 3V11C21 18 16 22 12 24C8 22 3 18 2 11Z')],
  drop: [spark('M8 0H16V12H23L12 24L1 12H8Z')],
  rule: [spark('M0 12C5 3 19 3 24 12C19 21 5 21 0 12Z'), ink(disc(12, 12, 4.5))],
  gain: [spark('M12 0L23 9L12 24L1 9Z')],
};

export const sign = (deed: Deed): Drawing => place(SIGNS[deed], 'translate(3 3) scale(.8)');
