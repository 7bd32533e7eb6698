/** Heads, drawn around a middle at 0 0 with a radius of ten: what tells people apart first. */

import { box, boxes, cut, disc, discs, glint, ink, line, mid, spark, star, type Drawing } from './shapes';

const EYES = cut('M-5.5 -1.5h3.6v2.6h-3.6ZM1.9 -1.5h3.6v2.6h-3.6Z');
const SKULL_EYES = cut(discs([-4.2, -0.5, 2.9], [4.2, -0.5, 2.9]) + 'M0 3l-1.6 3h3.2Z');
const face = mid(disc(0, 0, 9.5, 10.5));
const jaw = mid('M-8.5 -2H8.5V4C8.5 8 4 11.5 0 11.5S-8.5 8 -8.5 4Z');

export const HEADS = {
  bare: [face, ink('M-10 -1C-11 -13 11 -13 10 -1C7 -6 -4 -7 -10 -1Z'), EYES],
  long: [ink('M-10 14C-13 2 -13 -13 0 -13S13 2 10 14L5 8H-5Z'), jaw, ink('M-9 0C-8 -7 2 -8 9 -1L9 -6L0 -12L-9 -6Z'), EYES],
  bun: [ink(disc(0, -13, 4.5)), face, ink('M-10 0C-11 -14 11 -14 10 0C6 -6 -6 -6 -10 0Z'), EYES],
  beard: [face, ink('M-10 -2C-11 -13 11 -13 10 -2C7 -6 -7 -6 -10 -2Z'), ink('M-10 1C-11 10 -6 20 0 24C6 20 11 10 10 1C6 6 -6 6 -10 1Z'), EYES],
  dwarf: [ink('M-11 -2C-11 -15 11 -15 11 -2Z'), jaw, ink('M-12 2C-13 14 -7 22 0 27C7 22 13 14 12 2L6 5H-6Z'), mid('M-12 -3H12V1H-12ZM-2 -14H2V1H-2Z'), cut('M-6 2h4v2h-4ZM2 2h4v2h-4Z')],
  hood: [ink('M-13 14C-14 -6 -8 -15 0 -17C8 -15 14 -6 13 14C6 17 -6 17 -13 14Z'), mid('M-7 4C-8 -6 8 -6 7 4C6 9 -6 9 -7 4Z'), spark('M-5 -1l4 1.6l-4 1.4ZM5 -1l-4 1.6l4 1.4Z')],
  veil: [ink('M-14 16C-14 -6 -9 -14 0 -14C9 -14 14 -6 14 16L0 12Z'), mid(disc(0, 0, 7, 8.5)), EYES, spark(disc(0, -9.5, 2))],
  ninja: [ink(disc(0, 0, 10.5, 11)), mid('M-9 -4H9V2H-9Z'), cut('M-6.5 -2.5l5 1v2h-4ZM6.5 -2.5l-5 1v2h4Z'), spark('M9 -5l9 -5l-1 5l4 2l-11 2Z')],
  soldier: [jaw, ink('M-13 -1C-13 -15 13 -15 13 -1L9 -2.5H-9Z'), ink('M-10 -2H-7V7L-10 4ZM10 -2H7V7L10 4Z'), EYES],
  visor: [ink('M-11 6V-4C-11 -15 11 -15 11 -4V6L6 12H-6Z'), spark('M-8.5 -4H8.5L7 2H-7Z'), glint('M-4 8h8')],
  gasmask: [ink('M-12 -1C-12 -15 12 -15 12 -1V5L6 13H-6L-12 5Z'), cut(discs([-5, -1, 3.4], [5, -1, 3.4])), mid(disc(0, 9, 4.5)), glint('M-2 8h4M-2 10.5h4')],
  beret: [jaw, EYES, ink('M-12 -3C-15 -14 4 -17 13 -8C13 -4 4 -4 -8 -2Z'), spark(disc(-7, -6, 2))],
  cap: [jaw, EYES, ink('M-11 -6L-13 -13C-5 -18 5 -18 13 -13L11 -6Z'), mid('M-11 -7H11V-4H-11Z'), spark(star(0, -10.5, 3.4, 1.5, 5)), ink('M-11 -4H11L8 -1H-8Z')],
  knight: [ink('M-11 11V-3C-11 -16 11 -16 11 -3V11L0 14Z'), cut('M-8 -3H8V0H-8Z'), glint('M0 0V12M-4 5v4M4 5v4'), spark('M0 -14C4 -22 12 -22 14 -15C9 -17 5 -15 2 -12Z')],
  plume: [ink('M-11 11V-2C-11 -14 11 -14 11 -2V11L4 12V1H-4V12Z'), mid('M-4 1H4V9H-4Z'), spark('M-12 -8C-10 -20 10 -20 12 -8C7 -14 -7 -14 -12 -8Z')],
  horned: [mid('M-8 -6C-16 -8 -18 -14 -16 -20C-13 -14 -9 -13 -4 -11ZM8 -6C16 -8 18 -14 16 -20C13 -14 9 -13 4 -11Z'), jaw, ink('M-11 2V-3C-11 -14 11 -14 11 -3V2L3 -2L2 6H-2L-3 -2Z'), EYES],
  kabuto: [spark('M-3 -10C-12 -14 -14 -20 -13 -24C-8 -18 -4 -16 0 -14C4 -16 8 -18 13 -24C14 -20 12 -14 3 -10Z'), jaw, ink('M-10 -4C-10 -15 10 -15 10 -4L17 6H10L8 -2H-8L-10 6H-17Z'), EYES, ink('M-6 5H6L4 10H-4Z')],
  crown: [ink('M-10 12C-13 2 -12 -10 0 -11S13 2 10 12L5 8H-5Z'), jaw, EYES, spark('M-10 -6L-12 -18L-5 -12L0 -20L5 -12L12 -18L10 -6Z')],
  mitre: [jaw, EYES, ink('M-9 -4L-11 -13L0 -23L11 -13L9 -4Z'), spark('M-1.5 -18H1.5V-14H5V-11H1.5V-6H-1.5V-11H-5V-14H-1.5Z')],
  wizard: [ink('M-9 2C-11 12 -6 22 0 25C6 22 11 12 9 2L4 4H-4Z'), mid('M-8 -3H8V3L4 5H-4L-8 3Z'), EYES, ink('M-17 -3L-7 -7L1 -23L8 -20L6 -15L8 -7L17 -3C10 1 -10 1 -17 -3Z'), spark(star(0, -11, 3.4, 1.5, 5))],
  witch: [ink('M-9 13C-13 4 -11 -4 -9 -6H9C11 -4 13 4 9 13L4 8H-4Z'), jaw, EYES, ink('M-18 -4L-8 -8L-3 -21L9 -23L5 -17L8 -8L18 -4C10 0 -10 0 -18 -4Z')],
  pirate: [jaw, ink('M-7 -3H-1V2H-7Z'), cut('M2 -1.5h3.6v2.6h-3.6Z'), ink('M-18 -4C-14 -12 -6 -16 0 -16S14 -12 18 -4C8 -8 -8 -8 -18 -4Z'), cut('M-3 -12h6v2h-6ZM-1 -14h2v6h-2Z')],
  bandana: [jaw, EYES, mid('M-10 -3C-10 -14 10 -14 10 -3Z'), ink('M-10.5 -5H10.5V-2H-10.5ZM10 -5l9 2l-3 3l2 5l-9 -6Z')],
  skull: [ink('M-11 -2C-11 -15 11 -15 11 -2C11 4 8 5 7 7V12H-7V7C-8 5 -11 4 -11 -2Z'), SKULL_EYES, glint('M-3 8v4M0 8v4M3 8v4')],
  zombie: [ink('M-10 -2C-10 -14 8 -15 10 -3C11 3 8 5 8 11L2 9L-6 12C-6 6 -10 4 -10 -2Z'), cut(disc(-4, -1, 3.2) + disc(4.5, 0, 2)), glint('M-5 6h10M-3 4.5v3M1 4.5v3M2 -11l4 4M5 -11l-3 4')],
  alien: [ink('M0 15C-6 10 -14 2 -13 -6C-12 -15 12 -15 13 -6C14 2 6 10 0 15Z'), cut('M-10 -5C-5 -5 -2 -2 -2 4C-7 4 -10 0 -10 -5ZM10 -5C5 -5 2 -2 2 4C7 4 10 0 10 -5Z')],
  robot: [line('M0 -10V-17'), spark(disc(0, -18, 2.6)), ink('M-10 -10H10V9H-10ZM-13 -4H-10V4H-13ZM10 -4H13V4H10Z'), cut('M-7 -5H7V0H-7Z'), spark(boxes([-5, -4, 3, 3], [2, -4, 3, 3])), glint('M-5 5h10')],
  cyborg: [mid(disc(0, 0, 9.5, 10.5)), ink('M0 -12C11 -12 12 0 9 6L5 10L0 8V2L3 -2L0 -5ZM-10 -2C-10 -11 -4 -12 0 -12V-7C-4 -8 -8 -6 -10 -2Z'), spark(disc(4.5, -1, 2.6)), cut('M-6 -1.5h3.6v2.6h-3.6Z')],
  goblin: [mid('M-8 -3L-22 -9L-10 4ZM8 -3L22 -9L10 4Z'), ink('M-10 -3C-9 -13 9 -13 10 -3C10 5 5 11 0 12C-5 11 -10 5 -10 -3Z'), spark('M-7 -3l6 2l-5 3ZM7 -3l-6 2l5 3Z'), cut('M-5 5h10l-2 3l-2 -1.5l-1.5 1.5l-1.5 -1.5l-1.5 1.5Z')],
  elf: [mid('M-7 1L-16 -8L-9 6ZM7 1L16 -8L9 6Z'), ink('M-9 16C-13 2 -12 -13 0 -13S13 2 9 16L6 2H-6Z'), mid('M-7 -2H7V4C7 8 3 10.5 0 10.5S-7 8 -7 4Z'), ink('M-8 0C-6 -6 0 -7 8 -2L6 -8H-6Z'), EYES],
  orc: [ink('M-11 -4C-10 -14 10 -14 11 -4C12 2 11 6 9 10L0 13L-9 10C-11 6 -12 2 -11 -4Z'), ink('M-2 -11L0 -21L5 -12Z'), cut('M-7 -3l5 1.5v2h-5ZM7 -3l-5 1.5v2h5ZM-6 9l-1 -7l4 6ZM6 9l1 -7l-4 6Z')],
  demon: [ink('M-7 -7C-16 -10 -17 -18 -12 -24C-12 -17 -6 -15 -3 -10H3C6 -15 12 -17 12 -24C17 -18 16 -10 7 -7C11 -2 9 6 0 14C-9 6 -11 -2 -7 -7Z'), spark('M-6 -2l5 3l-4 2ZM6 -2l-5 3l4 2Z'), glint('M-3 8l1.5 -2l1.5 2l1.5 -2l1.5 2')],
  cowl: [ink('M-12 16L-11 -4C-10 -13 -4 -18 0 -20C4 -18 10 -13 11 -4L12 16Z'), cut('M-6 -3l4.5 2l-3.5 2ZM6 -3l-4.5 2l3.5 2Z'), glint('M0 2V14')],
  halo: [glint('M-12 -16a12 4 0 1 0 24 0a12 4 0 1 0 -24 0'), ink('M-10 12C-13 0 -11 -12 0 -12S13 0 10 12L5 8H-5Z'), jaw, EYES],
  leaves: [ink('M-10 12C-13 0 -11 -12 0 -12S13 0 10 12L5 8H-5Z'), jaw, EYES, spark('M-11 -6C-18 -8 -20 -15 -18 -20C-12 -18 -9 -13 -8 -9C-10 -16 -7 -21 -3 -24C1 -20 2 -14 0 -9C2 -15 7 -19 13 -19C15 -12 13 -8 9 -5Z')],
  antlers: [line('M-5 -9L-12 -18L-11 -26M-12 -18L-19 -20M5 -9L12 -18L11 -26M12 -18L19 -20'), ink('M-11 13C-13 -2 -8 -13 0 -13S13 -2 11 13L5 9H-5Z'), mid('M-6 -2C-6 -8 6 -8 6 -2V5L0 9L-6 5Z'), EYES],
  mask: [ink('M-12 -9L0 -15L12 -9V0C11 9 5 14 0 16C-5 14 -11 9 -12 0Z'), spark('M-8 -3l6 2v3l-6 -1ZM8 -3l-6 2v3l6 -1ZM-1.5 2h3v4h-3Z'), glint('M-5 9h10M0 -12v6')],
  goggles: [face, ink('M-10 -2C-11 -13 11 -13 10 -2C6 -6 -6 -6 -10 -2Z'), ink(box(-12, -5, 24, 6)), spark(discs([-4.5, -2, 3.6], [4.5, -2, 3.6]))],
  eye: [ink(disc(0, 0, 12)), cut('M-9 0C-5 -7 5 -7 9 0C5 7 -5 7 -9 0Z'), spark(disc(0, 0, 3.6))],
  mohawk: [spark('M-3 -8L-4 -20L0 -17L3 -22L5 -8Z'), face, EYES, glint('M-4 6h8')],
  hat: [jaw, EYES, ink('M-17 -4C-9 -8 -9 -9 -8 -17C-3 -14 3 -14 8 -17C9 -9 9 -8 17 -4C8 -1 -8 -1 -17 -4Z'), mid('M-8.5 -9H8.5V-6H-8.5Z')],
  none: [],
} satisfies Record<string, Drawing>;

export type Head = keyof typeof HEADS;
