/** What a player is about to do with dice: the die taken in hand, the face picked in the workshop, the dice an effect has
 * turned. Which die is being upgraded, and the screw taken out of it, is part of the game's view (`onBench`). */

import { getContext, setContext } from 'svelte';
import type { View as RoneView } from '../../../generated/views/rone';
import { verbOf } from '../../../lib/options';
import type { Decision, Option, View } from '../../../lib/types';
import type { Die } from './dice';

const TURNING = ['turn die', 'face'];

/** The die on the workbench, as everybody sees it: whose, which one, its face and the screw that is out. */
export interface OnBench {
  seat: string;
  die: number; // from 0
  side: number | null;
  out: string | null;
}

export function onBench(view: View): OnBench | null {
  const shown = (view as RoneView).bench;
  if (!shown.die || !view.decision) return null;
  return { seat: view.decision.seat, die: shown.die - 1, side: shown.face ? shown.face - 1 : null, out: shown.out ?? null };
}

export class Bench {
  held = $state<number | null>(null); // my die in hand
  side = $state<number | null>(null); // picked, its screw not yet
  turned = $state.raw<number[]>([]); // by the effect that asks now

  /** A new question: forget what does not belong to it. */
  settle(decision: Decision | null): void {
    this.held = this.side = null;
    const name = decision?.options ? decision.name : '';
    if (!TURNING.includes(name)) this.turned = [];
  }

  /** An answer about dice was given. */
  note(option: Option, die: Die): void {
    if (verbOf(option) === 'die') this.turned = [...this.turned, die.at];
  }
}

const KEY = Symbol('bench');
export const provideBench = (bench: Bench): Bench => setContext(KEY, bench);
export const useBench = (): Bench => getContext<Bench>(KEY);
