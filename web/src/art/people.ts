/** People: a body, a pose, a head, what the hands hold and what the back carries. */

import { HELD, type Held } from './hands';
import { HEADS, type Head } from './heads';
import { box, cut, disc, glint, ink, limb, line, mid, mirrored, n, place, put, spark, type Drawing, type Shape } from './shapes';

export type Body = 'plain' | 'armour' | 'robe' | 'coat' | 'brute' | 'slight' | 'metal' | 'bones';
export type Pose = 'stand' | 'stride' | 'raise' | 'aim' | 'cast' | 'guard' | 'draw';
export type Back = 'none' | 'cape' | 'wings' | 'bat' | 'banner' | 'tank' | 'spikes' | 'quiver' | 'rays';
export type Person = { head: Head; right: Held; left: Held; body: Body; pose: Pose; back: Back; turned: boolean; close: boolean };

/** Elbow and hand of both arms, and how far what the hand holds leans. */
type Arms = { right: [number, number, number, number]; left: [number, number, number, number]; lean: number; other: number };
const ARMS: Record<Pose, Arms> = {
  stand: { right: [73, 51, 74, 62], left: [27, 51, 27, 62], lean: 6, other: -4 },
  stride: { right: [76, 48, 83, 56], left: [24, 50, 20, 60], lean: 38, other: -10 },
  raise: { right: [79, 40, 82, 28], left: [26, 50, 28, 60], lean: 48, other: -6 },
  aim: { right: [70, 56, 58, 56], left: [36, 56, 66, 52], lean: 90, other: 0 },
  cast: { right: [78, 44, 86, 33], left: [22, 44, 14, 33], lean: 10, other: -12 },
  guard: { right: [74, 50, 64, 58], left: [30, 50, 36, 58], lean: -38, other: 0 },
  draw: { right: [74, 42, 84, 44], left: [34, 44, 56, 44], lean: 0, other: 0 },
};

const WIDE: Record<Body, number> = { plain: 0, armour: 2, robe: -1, coat: 0, brute: 9, slight: -4, metal: 2, bones: -2 };

function legs(body: Body, pose: Pose): Drawing {
  const apart = pose === 'stride' || pose === 'aim' || pose === 'raise';
  const w = WIDE[body];
  switch (body) {
    case 'robe':
      return [ink('M37 37Q50 30 63 37L76 97H24Z'), mid('M46 40H54L58 97H42Z'), glint('M40 62L34 94M60 62L66 94')];
    case 'coat':
      return [limb(apart ? 'M45 62L36 92M55 62L66 92' : 'M45 62L43 92M55 62L57 92'), ink('M37 36Q50 30 63 36L70 82L56 78L50 60L44 78L30 82Z'), glint('M50 38V60')];
    case 'bones':
      return [line('M46 66L40 94M54 66L62 94M50 36V64M42 64H58'), ink('M38 36H62L60 41H40ZM39 44H61L59 48H41ZM41 51H59L57 55H43ZM42 60H58L55 68H45Z')];
    default:
      return [
        limb(apart ? `M${44 - w / 2} 62L${37 - w} 78L${34 - w} 92M${56 + w / 2} 62L${63 + w} 76L${68 + w} 92` : `M${44 - w / 2} 62L${42 - w} 92M${56 + w / 2} 62L${58 + w} 92`),
        ink(`M${36 - w} 37Q50 29 ${64 + w} 37L${60 + w / 2} 66H${40 - w / 2}Z`),
      ];
  }
}

function trim(body: Body): Drawing {
  switch (body) {
    case 'armour':
      return [mid('M41 38Q50 34 59 38L57 56L50 60L43 56Z'), glint('M50 38V58M43 50H57'), ink('M26 44C25 34 34 30 40 36L38 46ZM74 44C75 34 66 30 60 36L62 46Z')];
    case 'plain':
      return [mid('M39 58H61V63H39Z'), glint('M41 37L57 57')];
    case 'brute':
      return [mid('M38 42Q50 50 62 42L58 60H42Z'), glint('M50 46V60')];
    case 'slight':
      return [mid('M43 56H57V61H43Z')];
    case 'metal':
      return [cut(box(43, 40, 14, 9)), spark(disc(50, 44.5, 3)), glint('M41 54H59M41 59H59')];
    default:
      return [];
  }
}

const BACKS: Record<Back, Drawing> = {
  none: [],
  cape: [mid('M38 34L62 34L82 92L66 88L50 94L34 88L18 92Z')],
  wings: [mid('M44 44C34 20 18 10 2 8C4 20 8 26 12 30C8 32 8 36 14 42C12 44 14 50 22 54C28 58 38 58 46 56ZM56 44C66 20 82 10 98 8C96 20 92 26 88 30C92 32 92 36 86 42C88 44 86 50 78 54C72 58 62 58 54 56Z'), glint('M40 46C30 34 22 26 12 20M60 46C70 34 78 26 88 20')],
  bat: [mid('M44 46C38 30 26 18 4 12C10 24 8 34 4 48C12 42 18 44 22 54C28 48 36 50 44 58ZM56 46C62 30 74 18 96 12C90 24 92 34 96 48C88 42 82 44 78 54C72 48 64 50 56 58Z'), glint('M42 48L8 16M42 50L20 44M58 48L92 16M58 50L80 44')],
  banner: [line('M70 64L76 4'), mid('M76 5L50 2L54 12L48 20L74 24Z')],
  tank: [ink('M30 30H40V58H30ZM60 30H70V58H60Z'), spark('M32 34H38V38H32ZM62 34H68V38H62Z')],
  spikes: [ink('M34 40L22 22L40 32ZM66 40L78 22L60 32ZM30 50L14 40L34 42ZM70 50L86 40L66 42Z')],
  quiver: [line('M66 60L78 26'), ink('M72 20L84 24L80 36L70 33Z'), glint('M75 15L73 22M81 17L79 24')],
  rays: [],
};

/** Bodies are drawn tall and shown stocky, so that a head is still a head on a small card. */
const [WIDER, LOWER] = [1.1, 0.86];
const STOCKY = `translate(${n(50 - 50 * WIDER)} ${n(97 - 97 * LOWER)}) scale(${WIDER} ${LOWER})`;
const handAt = (x: number, y: number): [number, number] => [50 + (x - 50) * WIDER, 97 - (97 - y) * LOWER];

/** Somebody in a box of 100 by 100, feet at the lower edge; close up from the waist, larger. */
export function person(one: Person): Drawing {
  const arms = ARMS[one.pose];
  const w = WIDE[one.body];
  const [rx, ry, rhx, rhy] = arms.right;
  const [lx, ly, lhx, lhy] = arms.left;
  const thin = one.body === 'bones';
  const arm = (d: string): Shape => (thin ? line(d) : limb(d));
  const right = arm(`M${61 + w} 40L${rx + w / 2} ${ry}L${rhx} ${rhy}`);
  const left = arm(`M${39 - w} 40L${lx - w / 2} ${ly}L${lhx} ${lhy}`);
  const held = put(HELD[one.right], ...handAt(rhx, rhy), 1, arms.lean);
  const across = one.pose === 'aim' || one.pose === 'draw';
  const drawing = [
    ...place(BACKS[one.back], STOCKY),
    ...(across ? [] : held),
    ...place([...legs(one.body, one.pose), ...trim(one.body), right], STOCKY),
    ...(across ? held : []),
    ...place([left], STOCKY),
    ...(across ? [] : put(HELD[one.left], ...handAt(lhx, lhy), 1, arms.other)),
    ...put(HEADS[one.head], 50, 31, one.body === 'brute' ? 1.1 : 1.25),
  ];
  const faced = one.turned ? mirrored(drawing) : drawing;
  return one.close ? place(faced, 'translate(-24 -1) scale(1.48)') : faced;
}
