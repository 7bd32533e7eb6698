/** Grounds and skies behind the figure, 200 by 100; the ground is at the lower edge, and any part may be cut off at the sides. */

import type { Chance } from './chance';
import { box, boxes, disc, discs, far, glow, n, near, put, rays, sky, star, type Drawing } from './shapes';

const many = (count: number, one: (at: number) => string): string => Array.from({ length: count }, (_, at) => one(at)).join('');
const row = (count: number, from: number, step: number, one: (x: number, at: number) => string): string => many(count, (at) => one(from + at * step, at));
const tree = (x: number, y: number, h: number): string => `M${n(x)} ${n(y - h)}L${n(x + h * 0.3)} ${n(y)}H${n(x - h * 0.3)}Z`;
const ground = (y: number): string => `M0 ${y}C40 ${y - 7} 70 ${y + 5} 110 ${y - 1}S170 ${y - 5} 200 ${y}V102H0Z`;
const flat = (y: number): string => box(0, y, 200, 102 - y);

/** `k`: a number from 0 to 4 that shifts what stands in the distance. */
const SCENES = {
  hills: (k: number) => [far(`M0 78C30 ${58 - k} 50 ${66 + k} 76 70S130 ${50 + 2 * k} 200 72V102H0Z`), near(ground(86))],
  peaks: (k: number) => [far(`M0 84L${22 + 4 * k} 40L44 66L${66 - 3 * k} 30L96 74L${132 + 3 * k} 34L156 62L${178 - 2 * k} 44L200 80V102H0Z`), near(ground(86))],
  ice: (k: number) => [far(`M0 82L16 50L26 68L${40 + 2 * k} 26L56 72L70 56L86 80L118 78L${134 - 2 * k} 44L146 70L${164 + k} 22L182 66L200 48V102H0Z`), near('M0 86L30 82L52 88L90 83L130 89L160 83L200 87V102H0Z')],
  forest: (k: number) => [far(row(13, 4 - 2 * k, 16.5, (x, at) => tree(x, 90, 40 + ((at * 7 + k * 5) % 22)))), near(ground(87))],
  jungle: (k: number) => [far(row(9, 6 + k, 23, (x, at) => disc(x, 66 + ((at * 5 + k) % 9), 19) + box(x - 3, 66, 6, 30))), near(`M0 88C14 76 20 90 34 84S56 92 74 86S120 92 140 85S176 90 200 84V102H0Z`)],
  savanna: (k: number) => [far(row(4, 12 + 4 * k, 52, (x) => `M${n(x - 2)} 86L${n(x - 8)} 58C${n(x - 30)} 58 ${n(x - 30)} 46 ${n(x)} 44S${n(x + 30)} 58 ${n(x + 6)} 58L${n(x + 2)} 86Z`)), near(flat(85))],
  city: (k: number) => [far(row(14, -4, 15, (x, at) => box(x, 38 + ((at * 17 + k * 11) % 34), 12, 60))), near(flat(88))],
  spires: (k: number) => [far(row(9, 2 + k, 24, (x, at) => `M${n(x)} 92V${52 - ((at * 13 + k * 7) % 22)}L${n(x + 6)} ${36 - ((at * 13 + k * 7) % 22)}L${n(x + 12)} ${52 - ((at * 13 + k * 7) % 22)}V92Z`)), near(flat(88))],
  works: (k: number) => [far(row(6, -6 + 3 * k, 38, (x, at) => `${box(x, 60, 30, 40)}${box(x + 4, 28 + ((at * 9 + k * 3) % 16), 7, 40)}${box(x + 17, 40, 5, 30)}`)), near(flat(88))],
  ruins: (k: number) => [far(row(8, -4 + 2 * k, 27, (x, at) => `M${n(x)} 92V${44 + ((at * 11 + k * 5) % 20)}L${n(x + 6)} ${52 + ((at * 7) % 9)}L${n(x + 11)} ${40 + ((at * 11) % 18)}L${n(x + 18)} ${58 + ((at * 5 + k) % 12)}V92Z`)), near('M0 86L14 82L24 88L44 83L66 89L84 84L110 89L132 83L150 88L176 82L200 88V102H0Z')],
  grid: () => [far(rays(100, 62, 0, 150, 1) + many(11, (at) => `M${n(100 + (at - 5) * 9)} 68L${n(100 + (at - 5) * 42)} 102h3L${n(101 + (at - 5) * 9)} 68Z`) + boxes([0, 67, 200, 1.6], [0, 73, 200, 2], [0, 82, 200, 2.6], [0, 94, 200, 3.4]))],
  circuit: (k: number) => [far(row(7, 8 + k * 2, 30, (x, at) => `${box(x, 0, 2.4, 30 + ((at * 13 + k * 7) % 40))}${disc(x + 1.2, 34 + ((at * 13 + k * 7) % 40), 4)}${box(x, 20 + ((at * 5) % 14), 18, 2.4)}`)), near(flat(89))],
  void: (k: number) => [far(`M0 70C40 40 60 90 100 66S160 30 200 ${60 + k}V102H0Z` + discs([24, 18, 2], [62, 30, 1.4], [140, 14, 2.2], [178, 32, 1.6], [100, 8, 1.4], [44, 46, 1.6], [160, 50, 1.4])), near(`M0 92C30 ${80 - k} 60 96 100 88S170 ${78 + k} 200 90V102H0Z`)],
  space: (k: number) => [far(disc(34 + 8 * k, 24, 15) + disc(166 - 5 * k, 60, 8) + discs([70, 12, 1.6], [90, 40, 1.4], [120, 18, 2], [150, 30, 1.4], [184, 12, 2], [12, 56, 1.6], [56, 60, 1.4])), near('M0 92C50 84 150 84 200 92V102H0Z')],
  sea: (k: number) => [far(`M0 70H200V102H0ZM${20 + 8 * k} 70L${30 + 8 * k} 46V66H${44 + 8 * k}L${40 + 8 * k} 70Z`), near('M0 86C12 78 22 92 34 86S56 80 68 86S90 92 102 86S124 80 136 86S158 92 170 86S190 80 200 86V102H0Z')],
  deck: (k: number) => [far(`M0 64C30 58 60 68 100 62S170 66 200 60V102H0Z`), near(`${flat(86)}${row(8, 4 + k, 27, (x) => box(x, 70, 4, 18))}${box(0, 70, 200, 3.4)}`)],
  cavern: (k: number) => [far(`M0 0H200V${26 + k}L184 16L172 40L160 14L138 ${22 + 2 * k}L126 10L104 18L90 8L72 30L60 12L40 ${20 + k}L28 44L16 18L0 34Z`), near('M0 84L18 78L28 88L50 82L70 90L100 84L126 90L150 80L166 88L184 78L200 86V102H0Z')],
  graves: (k: number) => [far(row(8, 6 + 3 * k, 27, (x, at) => `M${n(x)} 92V${66 + ((at * 5) % 9)}C${n(x)} ${54 + ((at * 5) % 9)} ${n(x + 13)} ${54 + ((at * 5) % 9)} ${n(x + 13)} ${66 + ((at * 5) % 9)}V92Z`)), near(ground(88))],
  dojo: (k: number) => [far(row(3, -10 + 5 * k, 78, (x) => `M${n(x - 8)} 46C${n(x + 12)} 44 ${n(x + 22)} 34 ${n(x + 30)} 26C${n(x + 38)} 34 ${n(x + 48)} 44 ${n(x + 68)} 46L${n(x + 62)} 54H${n(x - 2)}Z${box(x + 6, 54, 48, 40)}`)), near(flat(88))],
  towers: (k: number) => [far(row(5, -8 + 4 * k, 46, (x, at) => `M${n(x)} 92V${40 + ((at * 9) % 16)}H${n(x + 5)}V${46 + ((at * 9) % 16)}H${n(x + 10)}V${40 + ((at * 9) % 16)}H${n(x + 15)}V${46 + ((at * 9) % 16)}H${n(x + 20)}V62H${n(x + 46)}V92Z`)), near(ground(88))],
  dunes: (k: number) => [far(`M0 80C30 ${52 + k} 50 60 80 76C110 ${54 - k} 150 60 200 78V102H0Z`), near('M0 90C50 76 90 92 120 86S180 82 200 88V102H0Z')],
  volcano: (k: number) => [far(`M0 88L${36 + 4 * k} 34H${52 + 4 * k}L84 84L116 86L${148 - 4 * k} 44H${158 - 4 * k}L200 84V102H0Z`), near(ground(88))],
  clouds: (k: number) => [far(discs([14 + k, 82, 17], [40, 88, 20], [70, 84, 15], [100, 92, 18], [132, 84, 19], [160 - k, 88, 17], [188, 80, 18])), near(discs([0, 100, 16], [30, 102, 15], [62, 104, 17], [94, 104, 14], [126, 103, 17], [160, 104, 15], [192, 101, 16]))],
  wire: (k: number) => [far(row(8, 6 + 2 * k, 27, (x) => `M${n(x - 8)} 88L${n(x + 7)} 62h3L${n(x - 5)} 88ZM${n(x + 10)} 88L${n(x - 5)} 62h-3L${n(x + 7)} 88Z`) + boxes([0, 70, 200, 1.6], [0, 79, 200, 1.6])), near('M0 88C20 82 40 92 64 86S110 92 136 86S180 90 200 85V102H0Z')],
  columns: (k: number) => [far(row(6, -4 + 4 * k, 38, (x) => boxes([x, 20, 14, 70], [x - 3, 16, 20, 5], [x - 3, 86, 20, 5]))), near(flat(89))],
  mist: (k: number) => [far(boxes([0, 60, 80 + 8 * k, 5], [100 + 4 * k, 66, 100, 5], [20, 74, 120, 5], [0, 82, 200, 5])), near(flat(90))],
} satisfies Record<string, (k: number) => Drawing>;

export type Scene = keyof typeof SCENES;

/** What stands in the sky behind the figure, so that its outline has something light behind it. */
const LIGHTS: ((x: number) => Drawing)[] = [
  (x) => [glow(disc(x, 48, 36))],
  (x) => [glow(disc(x, 44, 27)), ...put([glow(star(0, 0, 44, 33, 16))], x, 44)],
  (x) => [glow(`${disc(x, 46, 38)}${disc(x, 46, 33)}${disc(x, 46, 27)}`)],
  (x) => [glow(`M${x - 46} 102L${x - 14} 0H${x + 14}L${x + 46} 102Z`)],
  (x) => [glow(`M${x - 40} 60A40 40 0 0 1 ${x + 40} 60V102H${x - 40}Z`)],
  (x) => [glow(`M${x} 0L${x + 46} 50L${x} 100L${x - 46} 50Z`)],
];

export function scene(name: Scene, chance: Chance): Drawing {
  const light = LIGHTS[chance.below('light', LIGHTS.length)];
  return [sky(box(0, -2, 200, 104)), ...(light ? light(100 + chance.below('light at', 5) * 4 - 8) : []), ...SCENES[name](chance.below('scene', 5))];
}
