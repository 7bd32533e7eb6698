/** Machines, vehicles and engines of war, each in a box of 100 by 100. */

import { box, boxes, cut, disc, discs, gear, glint, ink, line, mid, put, rope, spark, star, trace, type Drawing } from './shapes';

const DRONE: Drawing = [line('M-14 -10L-28 -18M14 -10L28 -18'), mid('M-42 -22H-14V-18H-42ZM14 -22H42V-18H14Z'), ink('M-18 -12H18L22 2L12 16H-12L-22 2Z'), cut(disc(0, 0, 8)), spark(disc(0, 0, 4.5))];
const WHEELS = (y: number, ...at: number[]): Drawing => [ink(discs(...at.map((x): [number, number, number] => [x, y, 10]))), cut(discs(...at.map((x): [number, number, number] => [x, y, 4])))];
const TRACKS: Drawing = [ink('M8 76C8 68 14 66 20 66H80C86 66 92 68 92 76S86 94 78 94H22C14 94 8 84 8 76Z'), cut(discs([22, 80, 6], [41, 80, 6], [60, 80, 6], [78, 80, 6]))];

export const MACHINES = {
  drone: [...put(DRONE, 50, 50, 1.12), line('M42 70V84M58 70V84')],
  drones: [...put(DRONE, 26, 34, 0.58), ...put(DRONE, 76, 40, 0.62), ...put(DRONE, 48, 72, 0.82)],
  probe: [line('M50 66L34 96M50 66L66 96M50 66V96M50 30V10'), spark(disc(50, 8, 4)), ink(disc(50, 48, 24)), cut('M30 44H70V52H30Z'), spark(disc(50, 48, 5)), trace('M30 14C24 18 24 26 28 30M70 14C76 18 76 26 72 30')],
  orb: [rope('M6 58C20 74 80 74 94 58'), ink(disc(50, 48, 32)), cut('M26 48C36 32 64 32 74 48C64 64 36 64 26 48Z'), ink(disc(50, 48, 10)), spark(disc(50, 48, 5)), mid('M34 92H66L60 82H40Z')],
  robot: [line('M50 14V4'), spark(disc(50, 5, 3.4)), ink('M30 14H70V38H30ZM24 42H76V76H24ZM10 44H20V72H10ZM80 44H90V72H80ZM32 78H44V96H28V90ZM56 78H68V90L72 96H56Z'), cut(box(35, 20, 30, 10)), spark(boxes([39, 22, 7, 6], [54, 22, 7, 6])), mid(box(34, 50, 32, 16)), glint('M38 56H62M38 61H54')],
  microbot: [line('M38 30L30 16M62 30L70 16'), spark(discs([30, 14, 3.4], [70, 14, 3.4])), ink('M24 58C24 20 76 20 76 58V72H24Z'), cut(discs([40, 50, 9], [60, 50, 9])), ink(discs([42, 51, 4], [62, 51, 4])), mid(box(22, 72, 56, 8)), ...WHEELS(88, 34, 66)],
  mech: [ink('M34 14H66L72 30L62 40H38L28 30Z'), cut('M38 20H62L58 30H42Z'), spark(box(44, 23, 12, 4)), ink('M20 38H80L74 62H26ZM4 30H20V60L12 70L4 60ZM80 30H96V50H80ZM84 50H92V76H84ZM34 64H46L42 78L48 96H24L30 78ZM66 64H54L58 78L52 96H76L70 78Z'), mid(box(36, 44, 28, 10)), glint('M34 72H42M58 72H66')],
  walker: [line('M30 56L12 66L8 94M42 60L34 74L32 94M58 60L66 74L68 94M70 56L88 66L92 94'), ink('M18 34L34 20H72L88 36L78 60H24Z'), cut('M62 28H72L80 38H62Z'), spark(disc(34, 40, 6)), glint('M44 28V54')],
  tank: [ink('M30 40H66L74 64H22ZM62 44H98V52H62Z'), ...TRACKS, mid('M34 44H58L60 52H34Z'), line('M38 40V24')],
  mammoth: [ink('M22 36H70L80 64H12ZM62 30H99V37H62ZM62 42H99V49H62Z'), ...TRACKS, ink('M30 22H52L56 36H26Z'), spark(box(34, 26, 14, 5)), mid(box(24, 46, 30, 9))],
  dozer: [mid('M74 50C84 56 96 78 98 94H82Z'), ink('M14 34H46V64H14ZM40 48H72V66H40ZM70 66H86V74H70Z'), cut(box(20, 40, 18, 13)), ...TRACKS, line('M58 48V32')],
  digger: [line('M44 46L66 14L88 34'), ink('M84 32L98 36L92 56L76 52Z'), ink('M18 36H48V66H18Z'), cut(box(24, 42, 17, 12)), ...TRACKS],
  harvester: [spark(star(82, 70, 20, 13, 10)), ink(disc(82, 70, 7)), ink('M8 34H44V50H70V72H8Z'), cut(box(14, 40, 20, 11)), ...WHEELS(84, 22, 52), line('M52 50V28H60')],
  truck: [ink('M6 34H60V76H6ZM62 46H82L94 60V76H62Z'), cut('M68 51H80L86 60H68Z'), mid('M12 40H54V56H12Z'), ...WHEELS(84, 24, 48, 80)],
  convoy: [...put([ink('M-30 -24H6V0H-30ZM8 -16H20L28 -6V0H8Z'), cut('M12 -13H19L23 -6H12Z'), ink(discs([-20, 2, 6], [18, 2, 6]))], 66, 40, 0.8), ...put([ink('M-30 -24H6V0H-30ZM8 -16H20L28 -6V0H8Z'), mid('M-26 -20H2V-10H-26Z'), cut('M12 -13H19L23 -6H12Z'), ink(discs([-20, 2, 6], [-4, 2, 6], [18, 2, 6]))], 46, 86, 1.35)],
  buggy: [ink('M10 62L30 58L40 38H66L74 58L94 62V76H10Z'), cut('M44 44H54V56H38ZM58 44H63L68 56H58Z'), ...WHEELS(80, 26, 76), ink('M62 30H84V37H62Z'), spark('M84 26C92 26 97 30 99 34C95 38 90 41 84 41C88 36 88 32 84 26Z')],
  hovercraft: [mid('M6 74H94C98 82 92 92 84 92H16C8 92 2 82 6 74Z'), ink('M10 56H60L66 40H84L90 56L94 74H6Z'), cut('M70 45H81L84 55H66Z'), ink(disc(24, 42, 17)), cut(disc(24, 42, 12)), line('M24 30V54M13 36L35 48M13 48L35 36'), glint('M16 84H84')],
  saucer: [spark('M38 56L20 96H80L62 56Z'), ink('M2 44C12 32 30 28 50 28S88 32 98 44C88 56 70 60 50 60S12 56 2 44Z'), mid('M30 30C32 12 68 12 70 30C60 34 40 34 30 30Z'), cut(discs([20, 45, 3.4], [40, 49, 3.4], [60, 49, 3.4], [80, 45, 3.4]))],
  airship: [ink('M4 38C10 18 36 10 58 14C80 16 94 28 98 38C94 48 80 60 58 62C36 66 10 58 4 38Z'), mid('M6 20L20 32V44L6 56Z'), ink('M36 68H70L64 82H42Z'), line('M42 60V70M64 60V70'), glint('M24 22C22 32 22 44 24 54M50 14V62M74 20C78 30 78 46 74 56')],
  jet: [ink('M50 2L58 24L60 44L96 66V76L60 68L58 82L70 92V97H30V92L42 82L40 68L4 76V66L40 44L42 24Z'), cut('M47 20H53L54 32H46Z'), spark('M45 97H55L50 108Z'), glint('M50 40V86')],
  carrier: [ink('M4 46L24 34H76L96 46L84 68H16Z'), mid('M30 34L38 18H66L70 34Z'), cut(boxes([24, 50, 12, 8], [44, 50, 12, 8], [64, 50, 12, 8])), spark('M18 70H34L26 92ZM66 70H82L74 92Z')],
  cargo: [ink('M50 10L88 28V74L50 94L12 74V28Z'), glint('M12 28L50 46L88 28M50 46V94'), mid('M31 19L69 37V52L62 48L62 41L24 23Z'), spark(disc(32, 62, 5))],
  drill: [ink('M8 40H44V76H8ZM46 36H56V80H46Z'), mid('M58 38L98 58L58 78Z'), glint('M64 42L72 72M76 48L82 66'), cut(box(14, 46, 16, 11)), ...WHEELS(84, 18, 36)],
  turret: [ink('M28 58H72L82 94H18ZM32 34H68V60H32ZM60 38H98V46H60Z'), ink(disc(48, 40, 17)), cut(disc(48, 40, 7)), spark(disc(48, 40, 3.6)), glint('M32 74H68')],
  artillery: [line('M40 66L14 92'), ink('M26 66L88 18L94 27L40 76Z'), ink(disc(44, 76, 18)), cut(disc(44, 76, 8)), glint('M44 58V94M26 76H62'), spark(star(94, 14, 8, 3, 8))],
  cannon: [ink('M12 52L76 32L82 56L22 74C10 76 4 58 12 52Z'), ink('M74 28L86 24L94 56L82 60Z'), ink(disc(38, 80, 15)), cut(disc(38, 80, 6)), glint('M38 65V95M23 80H53')],
  rockets: [ink('M10 60L70 26L82 48L22 80Z'), spark('M68 22L88 12L84 34ZM76 36L96 28L90 50Z'), ink('M30 74H62V86H30Z'), glint('M26 58L34 72M44 48L52 62'), ...WHEELS(88, 36, 60)],
  catapult: [line('M26 84L74 22M14 90H86'), ink('M66 26C60 14 72 4 84 10L80 24Z'), spark(disc(76, 12, 8)), ink('M40 88L52 54L64 88Z'), ...WHEELS(88, 24, 76)],
  cog: [ink(gear(44, 42, 34, 10)), cut(disc(44, 42, 12)), mid(gear(76, 76, 21, 8)), cut(disc(76, 76, 7))],
  antenna: [line('M50 36L30 96M50 36L70 96M38 72H62M42 58H58'), ink('M18 40C22 14 56 6 74 18L30 52C24 50 18 46 18 40Z'), line('M48 32L66 14'), spark(disc(68, 12, 4)), trace('M78 8C84 14 84 22 80 28M88 2C98 12 98 26 90 36')],
  mast: [line('M50 20L32 96M50 20L68 96M44 44H56M40 62H60M36 80H64M50 20V8'), spark(disc(50, 8, 5)), trace('M34 -2C28 4 28 14 34 20M66 -2C72 4 72 14 66 20M22 -8C12 2 12 18 22 28M78 -8C88 2 88 18 78 28')],
  reactor: [ink('M22 20H78V30H22ZM18 82H82V94H18Z'), mid(box(28, 30, 44, 52)), spark('M54 34L38 60H48L44 80L62 52H52Z'), ink(boxes([24, 30, 7, 52], [69, 30, 7, 52])), glint('M30 88H70')],
  generator: [trace('M12 88C12 36 88 36 88 88M4 88C4 24 96 24 96 88'), ink('M34 62H66L72 94H28ZM42 44H58V62H42Z'), spark(disc(50, 40, 9)), glint('M36 74H64M34 84H66')],
  press: [ink('M10 8H90V24H10ZM10 84H90V96H10ZM14 24H24V84H14ZM76 24H86V84H76ZM44 24H56V42H44ZM30 42H70V54H30Z'), mid('M34 66L46 58L52 66L64 60L68 84H32Z')],
  arm: [line('M28 70L36 30L70 26'), ink(disc(36, 30, 9) + disc(28, 72, 11)), ink('M66 18L84 20L92 34L84 32L78 30L80 46L70 40Z'), ink('M10 82H62V96H10Z'), cut(discs([36, 30, 3.4], [28, 72, 4])), spark(star(82, 54, 9, 3, 4))],
  turbine: [ink(disc(50, 48, 36)), cut(disc(50, 48, 28)), ink(star(50, 48, 27, 9, 6)), spark(disc(50, 48, 6)), ink('M26 86H74V96H26Z')],
  lathe: [ink('M6 66H94V78H6ZM14 78H26V96H14ZM74 78H86V96H74ZM10 40H34V66H10Z'), mid(box(36, 48, 30, 10)), ink('M66 42H80V66H66Z'), spark(star(52, 38, 9, 3, 6)), cut(disc(22, 53, 5))],
  line: [ink('M4 66H96V78H4Z'), ink(discs([16, 84, 8], [39, 84, 8], [62, 84, 8], [85, 84, 8])), cut(discs([16, 84, 3], [39, 84, 3], [62, 84, 3], [85, 84, 3])), mid(boxes([10, 46, 18, 18], [72, 46, 18, 18])), ink(box(40, 42, 22, 22)), line('M51 2V22L42 32M51 22L60 32')],
  tripod: [line('M40 50L22 68L16 96M60 50L78 68L84 96M50 52V98'), ink('M18 38C18 14 82 14 82 38L66 54H34Z'), cut('M34 32H66V38H34Z'), spark(disc(50, 35, 5))],
  server: [ink('M20 8H80V96H20Z'), cut(boxes([26, 16, 48, 12], [26, 36, 48, 12], [26, 56, 48, 12], [26, 76, 48, 12])), spark(discs([66, 22, 3.4], [66, 42, 3.4], [58, 62, 3.4], [66, 82, 3.4])), line('M32 22H48M32 42H52M32 62H44M32 82H50')],
  ship: [mid('M44 14C62 18 70 34 68 54H46ZM40 22C28 28 22 40 22 54H40Z'), line('M43 6V62'), ink('M6 62H94L80 86H20Z'), spark('M43 6L58 9L43 13Z'), glint('M20 70H82')],
  dinghy: [line('M36 34L66 84M70 34L34 84'), ink('M6 56H94L82 82H18Z'), glint('M14 64H86'), mid('M2 88C14 82 20 82 30 88S52 94 64 88S88 82 98 88V96H2Z')],
} satisfies Record<string, Drawing>;
