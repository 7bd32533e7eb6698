/** What a player is about to do with dice: the die taken in hand, and how far an upgrade has come. The game asks for
 * the die, the screw of a face that goes out and the one that comes in; what was answered is kept here, so that the die can be shown all the while. */

import { getContext, setContext } from 'svelte';
import { verbOf } from '../../lib/options';
import type { Decision, Option } from '../../lib/types';
import { buildOf, wordOf, type Die } from './dice';

const WORK = ['die', 'out', 'in'];
const TAKES = ['take', 'take_top'];

export class Bench {
  held = $state<number | null>(null); // my die in hand
  die = $state<number | null>(null); // on the workbench
  side = $state<number | null>(null);
  out = $state<string | null>(null);
  turned = $state.raw<number[]>([]); // by the effect that asks now
  /** Something that is shown with its reasons: a die, a place, an action. */
  asking = $state.raw<{ title: string; die?: Die; text?: string; why?: string; number?: string } | null>(null);

  /** A new question: forget what does not belong to it. */
  settle(decision: Decision | null): void {
    this.held = null;
    const name = decision?.options ? (decision.name ?? '') : '';
    if (!WORK.includes(name)) {
      this.die = this.side = this.out = null;
      this.turned = [];
    } else if (name !== 'in') this.side = this.out = null;
  }

  /** An answer about dice was given. */
  note(option: Option, die?: Die, side?: number): void {
    const verb = verbOf(option);
    if ((verb === 'number' || verb === 'die') && die) {
      this.die = die.at;
      if (verb === 'die') this.turned = [...this.turned, die.at];
    } else if (TAKES.includes(verb)) {
      if (side !== undefined) this.side = side;
      this.out = option.target;
    }
  }

  /** The die on the bench; after the page was loaded anew, the first one whose faces are those that are offered. */
  bench(dice: Die[], options: Option[]): Die | undefined {
    if (this.die !== null) return dice[this.die];
    const words = new Set(options.filter((option) => TAKES.includes(verbOf(option))).map((option) => option.name.split(' ')[1]));
    if (!words.size) return undefined;
    const fits = (die: Die): boolean => [...words].every((word) => die.faces.some((face) => wordOf(face) === word));
    const likely = dice.filter(fits);
    if (new Set(likely.map(buildOf)).size !== 1 || !likely[0]) return undefined;
    return likely.length === 1 ? likely[0] : { ...likely[0], at: -1, side: null, top: null }; // one of several alike
  }
}

const KEY = Symbol('bench');
export const provideBench = (bench: Bench): Bench => setContext(KEY, bench);
export const useBench = (): Bench => getContext<Bench>(KEY);
