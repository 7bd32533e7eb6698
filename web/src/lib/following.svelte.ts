/** Following what others do: states that have arrived wait here and come out one after another, at the pace that the viewer
 * chose. Whatever is one's own, or would cost one's own time, is never held up: it brings the table up to now. */

import type * as wire from '../generated/protocol';
import type { Follow } from './prefs.svelte';
import type { View } from './types';

/** A state with the log as it stood then. */
export interface Step {
  state: wire.State;
  log: wire.LogEntry[];
  fresh: number; // entries of the log up to here were there before
}

/** How long a step stays before the next one is shown, in milliseconds; step by step it stays until somebody asks. */
const STAYS: Record<Follow, number> = { now: 0, quick: 450, normal: 1000, slow: 2200, step: Infinity };
/** Whoever falls further behind than this (a spectator of bots, a turn without end) is brought nearer. */
const MOST = 40;

export const seatsIn = (state: wire.State | null | undefined): string[] => {
  const you = state?.you;
  return you === null || you === undefined ? [] : Array.isArray(you) ? you : [you];
};

/** A state that is past offers nothing any more. */
function past(view: View | null): View | null {
  if (!view?.decision?.options) return view;
  const { seat, window } = view.decision;
  return { ...view, decision: window === undefined ? { seat } : { seat, window } };
}

/** The step as it is told by a later state: what the company sees of the table is true now, how the match stands is not. */
function asOf(step: Step, newest: Step): Step {
  const { status, outcome } = step.state.table;
  return { ...step, state: { ...step.state, view: past(step.state.view), table: { ...newest.state.table, status, outcome } } };
}

export class Following {
  newest = $state.raw<Step | null>(null);
  repeating = $state(false);
  private current = $state.raw<Step | null>(null);
  private queue = $state.raw<Step[]>([]); // its last one is the newest
  private lap = $state.raw<Step[]>([]); // the last turns of the others, from where my own ended
  private since = 0; // when the current step came up
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: () => Follow) {
    document.addEventListener('visibilitychange', this.hidden);
  }

  shown: Step | null = $derived.by(() => (this.queue.length && this.current && this.newest ? asOf(this.current, this.newest) : this.current));
  /** How many steps are still to be shown. */
  behind = $derived(this.queue.length);
  /** How the table stood when my turn was over. */
  start: View | null = $derived.by(() => this.lap[0]?.state.view ?? null);
  acted = $state(false); // I have chosen something in the turn that runs, and it is mine
  canRepeat = $derived(this.lap.length > 1);
  /** The table waits for me, though what led there is still being shown. */
  wanted = $derived.by(() => this.queue.length > 0 && Boolean(this.newest?.state.view?.decision?.options));

  /** A state has come. `greeted`: it tells how things stand after a greeting, whatever was missed. */
  take(state: wire.State, greeted: boolean): void {
    const last = this.newest;
    const kept = (last?.log ?? []).slice(0, state.log_from);
    const log = [...kept, ...state.log];
    const same = last?.state.version === state.version;
    const over = state.table.status === 'over';
    // At the end everything becomes readable and comes once more: new is what had not happened before.
    const before = over && !same ? (last?.log.length ?? 0) : kept.length;
    const step = { state, log, fresh: same && this.behind ? last.fresh : Math.min(before, log.length) };
    const takenBack = last !== null && kept.length < last.log.length && !over;
    this.lap = takenBack ? [] : this.collected(last, step);
    this.newest = step;
    const own = Boolean(last?.state.view?.decision?.options) && !same; // I was asked: this is what came of my answer
    this.acted = last?.state.view?.turn === state.view?.turn && (this.acted || (own && seatsIn(state).includes(state.view?.turn ?? '')));
    if (greeted || own || takenBack || last === null || this.hurries(step)) this.catchUp();
    else if (same) {
      if (this.behind) this.queue = [...this.queue.slice(0, -1), step];
      else this.current = step;
    } else {
      this.queue = [...this.queue, step].slice(-MOST);
      this.move();
    }
  }

  /** Show the next step now, whatever the pace. */
  next(): void {
    const [step, ...rest] = this.queue;
    if (!step) return;
    this.show(step);
    this.queue = rest;
    if (rest.length === 0) this.repeating = false;
    this.move();
  }

  /** Skip to now. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.repeating = false;
    if (this.newest) this.show(this.newest);
  }

  /** Show the last turns of the others once more. */
  repeat(): void {
    const [first, ...rest] = this.lap;
    if (!first || !this.newest) return;
    this.current = { ...first, fresh: first.log.length };
    const now = { ...this.newest, fresh: this.newest.log.length };
    this.queue = rest.at(-1)?.state.version === now.state.version ? rest : [...rest, now];
    this.repeating = true;
    this.since = Date.now();
    this.move();
  }

  /** The pace was changed. */
  retime(): void {
    if (this.pace() === 'now' && !this.repeating) this.catchUp();
    else this.move();
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.hidden);
  }

  private show(step: Step): void {
    // Whatever was skipped on the way is new as well.
    this.current = { ...step, fresh: Math.min(step.fresh, this.current?.log.length ?? step.fresh) };
    this.since = Date.now();
  }

  private move(): void {
    clearTimeout(this.timer);
    const [step] = this.queue;
    if (!step) return;
    const pace = this.pace();
    const tells = this.repeating || step.log.length > step.fresh; // what tells nothing needs no time of its own
    const wait = tells ? this.since + STAYS[pace === 'now' ? 'normal' : pace] - Date.now() : 0;
    if (wait <= 0) this.next();
    else if (wait < Infinity) this.timer = setTimeout(() => this.next(), wait);
  }

  private collected(last: Step | null, step: Step): Step[] {
    const [before, turn] = [last?.state.view?.turn, step.state.view?.turn];
    if (before === undefined || turn === undefined) return [];
    const mine = seatsIn(step.state);
    if (before !== turn && (mine.length === 0 || mine.includes(before))) return [step];
    const more = this.lap.length > 0 && !mine.includes(before) && last?.state.version !== step.state.version;
    return more ? [...this.lap, step].slice(-MOST) : this.lap;
  }

  private readonly hidden = (): void => {
    if (document.hidden) this.catchUp();
  };

  /** Nobody looks, nobody wants to wait, or my own time runs. */
  private hurries(step: Step): boolean {
    const running = step.state.table.clock?.running;
    return document.hidden || this.pace() === 'now' || (running != null && seatsIn(step.state).includes(running));
  }
}
