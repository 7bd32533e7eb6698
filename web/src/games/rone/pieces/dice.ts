/** Dice that are built in play: what lies on the table, and which option is about which of them.
 * Dice that show and are built the same are one option, about the first of them. */

import type { Player as RonePlayer } from '../../../generated/views/rone';
import { partOf } from '../../../lib/options';
import type { Option, Player } from '../../../lib/types';

const LETTERS = 'NBRKGY';
const SCREWS = ['neutral', 'blue', 'red', 'black', 'green', 'yellow'] as const;

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
  const { dice, shown, used, blocked } = player as RonePlayer;
  return dice.map((faces, at) => {
    const side = shown[at] ? shown[at] - 1 : null;
    return { at, seat: player.seat, faces, side, top: side === null ? null : (faces[side] ?? null), used: used.includes(at + 1), blocked: blocked.includes(at + 1) };
  });
}

export const screwsOf = (face: string): string[] => [...face].map((letter) => SCREWS[LETTERS.indexOf(letter)] ?? 'neutral');

/** What options call a face: its colours, or blank. */
export const wordOf = (face: string): string => screwsOf(face).filter((screw) => screw !== 'neutral').join('-') || 'blank';

const rank = (face: string): string => [...face].map((letter) => LETTERS.indexOf(letter)).join('');
const buildOf = (die: Die): string => die.faces.map(rank).sort().join(' ');
/** Dice of one class are the same in every way that matters. */
export const classOf = (die: Die): string => `${die.top ? rank(die.top) : '-'}|${buildOf(die)}`;

export interface About {
  option: Option;
  verb: string;
  seat: string;
  classes: string[]; // of the one or two dice it takes
}

/** Options about dice that lie on the table, with the dice they mean: a die is told by its number, from 1. */
export function aboutDice(options: Option[], players: Player[], me: string): About[] {
  const dice = new Map(players.map((player) => [player.seat, diceOf(player)]));
  return options.flatMap((option) => {
    if (!['use', 'convert', 'reroll', 'die'].includes(option.verb)) return [];
    const seat = partOf(option, 'seat')?.id ?? me;
    const meant = option.parts.flatMap((part) => (part.kind === 'word' ? (dice.get(seat)?.[part.n - 1] ?? []) : []));
    return meant.length ? [{ option, verb: option.verb, seat, classes: meant.map(classOf).sort() }] : [];
  });
}

/** The option that works on a die by its number, or on one that is built the same. */
export function byNumber(options: Option[], dice: Die[], die: Die): Option | undefined {
  const numbered = (one: Die): Option | undefined => options.find((option) => option.verb === 'number' && option.parts[0]?.n === one.at + 1);
  return (
    numbered(die) ??
    dice.filter((other) => classOf(other) === classOf(die) && other.used === die.used && other.blocked === die.blocked).map(numbered).find(Boolean)
  );
}
