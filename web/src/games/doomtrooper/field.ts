/** The table of Doomtrooper read from a view: who stands where, with what on them; the combat. */

import type { View as DoomView } from '../../generated/views/doomtrooper';
import { known, slots, type CardRef, type Player, type Slot, type View } from '../../lib/types';

export const AREAS = ['squad', 'kohort', 'outpost', 'aside'] as const;
type AreaName = (typeof AREAS)[number];

export interface Area {
  name: AreaName;
  warriors: CardRef[];
  works: CardRef[]; // fortifications and warzones laid to it
}

/** The areas of a player that hold anything; the first two are always there for whoever plays with them. */
export function areasOf(player: Player): Area[] {
  return AREAS.map((name, at) => ({
    name,
    warriors: known(player[name]),
    works: known(player.works).filter((ref) => ref.area === at),
  })).filter(({ warriors, works }) => warriors.length || works.length);
}

/** Cards that lie before a player and at no area. */
export const beforeOf = (player: Player): CardRef[] => known(player.works).filter((ref) => typeof ref.area !== 'number' || ref.area < 0);

/** Warriors deployed into cover: their player sees them, everybody else a number. */
export const hiddenOf = (player: Player): Slot[] => slots(player.hidden);

/** What lies on each card, whoever played it, in the order it was laid; what lies on that comes right after it. */
export function gearOf(view: View): Map<number, CardRef[]> {
  const direct = new Map<number, CardRef[]>();
  for (const player of view.players) {
    for (const ref of known(player.attached)) {
      const bearer = Number(ref.bearer);
      direct.set(bearer, [...(direct.get(bearer) ?? []), ref]);
    }
  }
  const all = (n: number): CardRef[] => (direct.get(n) ?? []).flatMap((ref) => [ref, ...all(ref.n)]);
  return new Map([...direct.keys()].map((n) => [n, all(n)]));
}

/** How many letters a name has in the longer of its two lines, where it is broken best. */
export function lineOf(name: string): number {
  const breaks = [...name.matchAll(/[\s-]+/g)].map((found) => found.index + found[0].length);
  return Math.min(name.length, ...breaks.map((at) => Math.max(name.slice(0, at).trim().length, name.length - at)));
}

export interface Found {
  ref: CardRef;
  seat: string;
}

/** An open card by its number. */
export function findIn(view: View, n: unknown): Found | null {
  if (typeof n !== 'number' || n < 0) return null;
  for (const player of view.players) {
    for (const zone of [...AREAS, 'works', 'attached', 'sacrificed', 'hidden', 'hand', 'grave']) {
      const ref = known(player[zone]).find((one) => one.n === n);
      if (ref) return { ref, seat: typeof ref.side === 'string' ? ref.side : player.seat };
    }
  }
  const ref = known(view.limbo).find((one) => one.n === n);
  return ref ? { ref, seat: typeof ref.side === 'string' ? ref.side : '' } : null;
}

type Tactic = 'fight' | 'shoot';

export interface Combat {
  phase: number; // 1 to 8
  attacker: Found | null;
  defender: Found | null;
  tactic: Tactic | null;
  warzone: Found | null;
  weapons: { attacker: Found | null; defender: Found | null };
  fates: { attacker: number; defender: number }; // 1 wounded, 2 killed
  helpers: { attacker: Found[]; defender: Found[] };
  played: Found[];
}

export function combatOf(shown: View): Combat | null {
  const view = shown as DoomView;
  if (!view.phase) return null;
  const helps = (whom: number): Found[] =>
    view.helpers.filter(([, helped]) => helped === whom).flatMap(([helper]) => findIn(view, helper) ?? []);
  return {
    phase: view.phase,
    attacker: findIn(view, view.attacker),
    defender: findIn(view, view.defender),
    tactic: view.tactic === 0 ? 'fight' : view.tactic === 1 ? 'shoot' : null,
    warzone: findIn(view, view.warzone),
    weapons: { attacker: findIn(view, view.weapon_a), defender: findIn(view, view.weapon_d) },
    fates: { attacker: view.fate_a, defender: view.fate_d },
    helpers: { attacker: helps(view.attacker), defender: helps(view.defender) },
    played: [...new Set([...view.played.map(([card]) => card), ...known(view.limbo).map((ref) => ref.n)])].flatMap((card) => findIn(view, card) ?? []), // also what is being answered
  };
}
