/** Dice that are built in play: what lies on the table, and which option is about which of them.
 * Options name a die by the face it shows; dice that show and are built the same are one option. */

import { KINDS } from '../../lib/symbols';
import { verbOf } from '../../lib/options';
import type { Option, Player } from '../../lib/types';

const LETTERS = 'NBRKGY';
export const SCREWS = ['neutral', 'blue', 'red', 'black', 'green', 'yellow'] as const;

export interface Die {
  at: number; // 0 to 3
  seat: string;
  faces: string[]; // three letters each
  side: number | null; // which face shows
  top: string | null;
  used: boolean;
  blocked: boolean;
}

export function diceOf(player: Player): Die[] {
  const dice = (player.dice ?? []) as string[][];
  const shown = (player.shown ?? []) as (number | null)[];
  const used = (player.used ?? []) as number[];
  const blocked = (player.blocked ?? []) as number[];
  return dice.map((faces, at) => {
    const side = shown[at] ? shown[at] - 1 : null;
    return { at, seat: player.seat, faces, side, top: side === null ? null : (faces[side] ?? null), used: used.includes(at + 1), blocked: blocked.includes(at + 1) };
  });
}

export const screwsOf = (face: string): string[] => [...face].map((letter) => SCREWS[LETTERS.indexOf(letter)] ?? 'neutral');

/** What options call a face: its colours, or blank. */
export const wordOf = (face: string): string => screwsOf(face).filter((screw) => screw !== 'neutral').join('-') || 'blank';

const rank = (face: string): string => [...face].map((letter) => LETTERS.indexOf(letter)).join('');
export const buildOf = (die: Die): string => die.faces.map(rank).sort().join(' ');
/** Dice of one class are the same in every way that matters. */
export const classOf = (die: Die): string => `${die.top ? rank(die.top) : '-'}|${buildOf(die)}`;
export const usable = (dice: Die[]): Die[] => dice.filter((die) => die.top !== null && !die.used && !die.blocked);

/** One die of each class, in the order of the table. */
function different(dice: Die[]): Die[] {
  const found = new Map<string, Die>();
  for (const die of usable(dice)) if (!found.has(classOf(die))) found.set(classOf(die), die);
  return [...found.values()];
}

/** Two dice at a time, equal pairs once, the lower face first. */
function pairs(dice: Die[]): [Die, Die][] {
  const there = usable(dice);
  const found = new Map<string, [Die, Die]>();
  there.forEach((die, at) => {
    for (const other of there.slice(at + 1)) {
      const alike = [classOf(die), classOf(other)].sort().join(' ');
      if (!found.has(alike)) found.set(alike, rank(die.top ?? '') <= rank(other.top ?? '') ? [die, other] : [other, die]);
    }
  });
  return [...found.values()];
}

export interface About {
  option: Option;
  verb: string;
  seat: string;
  classes: string[]; // of the one or two dice it takes
}

/** Options about dice that lie on the table, with the dice they mean. `turned`: dice an effect has turned already. */
export function aboutDice(options: Option[], players: Player[], me: string, turned: number[] = []): About[] {
  const dice = new Map(players.map((player) => [player.seat, diceOf(player)]));
  const found: About[] = [];
  for (const option of options) {
    const verb = verbOf(option);
    if (!['use', 'convert', 'reroll', 'die'].includes(verb)) continue;
    const [stem = '', number] = option.name.split('#');
    const [, first = '', second = ''] = stem.split(' ');
    const seat = verb === 'reroll' ? second : me;
    const there = dice.get(seat) ?? [];
    const nth = Number(number ?? 1) - 1;
    if (verb === 'convert') {
      const fits = pairs(there).filter(([a, b]) => wordOf(a.top ?? '') === first && wordOf(b.top ?? '') === second);
      const pair = fits[nth] ?? fits[0];
      if (pair) found.push({ option, verb, seat, classes: pair.map(classOf).sort() });
    } else {
      const open = verb === 'die' ? there.filter((die) => !turned.includes(die.at)) : there;
      const fits = different(open).filter((die) => wordOf(die.top ?? '') === first);
      const die = fits[nth] ?? fits[0];
      if (die) found.push({ option, verb, seat, classes: [classOf(die)] });
    }
  }
  return found;
}

/** The option that works on a die by its number, or on one that is built the same. */
export function byNumber(options: Option[], dice: Die[], die: Die): Option | undefined {
  const numbered = (one: Die): Option | undefined => options.find((option) => option.name === `number ${one.at + 1}`);
  return (
    numbered(die) ??
    dice.filter((other) => classOf(other) === classOf(die) && other.used === die.used && other.blocked === die.blocked).map(numbered).find(Boolean)
  );
}

/** Resources of a bag ({"red": 2}) in the order of the board. */
export const bagOf = (value: unknown): { kind: string; n: number }[] =>
  KINDS.map((kind) => ({ kind, n: Number((value as Record<string, number> | undefined)?.[kind] ?? 0) }));
