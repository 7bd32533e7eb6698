import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Following } from '../../src/lib/following.svelte';
import type { Follow } from '../../src/lib/prefs.svelte';
import type { StateMessage } from '../../src/lib/table.svelte';
import { asks, option, view } from '../things.svelte';

let pace: Follow;
let following: Following;
let told = 0; // lines of the log so far

const line = (n: number): StateMessage['log'][number] => ({ n, cs: `line ${n}`, en: `line ${n}`, line: 'x', card: null, seat: 'p2' });
interface Parts {
  lines?: number;
  mine?: boolean;
  turn?: string;
  from?: number;
  running?: string | null;
  status?: string;
  you?: string | null;
  undo?: string;
}
/** The next state: so many lines more, and who is asked. */
function comes(version: number, { lines = 1, mine = false, turn = 'p2', from = told, running = null, status = 'playing', you = 'p1', undo }: Parts = {}, greeted = false): void {
  const decision = mine ? asks([option('end')]) : { seat: 'p2' };
  const clock = running ? { running, left: {} } : null;
  const log = Array.from({ length: lines }, (_, at) => line(from + at));
  told = from + lines;
  const state = { type: 'state', version, you, view: view({ decision, turn }), log, log_from: from, table: { status, clock, outcome: null, undo } };
  following.take(state as unknown as StateMessage, greeted);
}
const shown = (): number | undefined => following.shown?.state.version;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  told = 0;
  following = new Following(() => pace);
  comes(1, { mine: true, turn: 'p1' });
  comes(2); // my choice ended the turn
});
afterEach(() => {
  following.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shows what came of my own choice at once', () => {
  expect([shown(), following.behind]).toEqual([2, 0]);
});

describe('steps of others', () => {
  beforeEach(() => [3, 4, 5].forEach((version) => comes(version, { mine: version === 5, turn: version === 5 ? 'p1' : 'p2' })));

  it('come out one after another, however fast they came in', () => {
    const seen = [shown()];
    for (let n = 0; n < 8; n += 1) {
      vi.advanceTimersByTime(500);
      if (shown() !== seen.at(-1)) seen.push(shown());
    }
    expect(seen).toEqual([2, 3, 4, 5]);
  });
  it('each bring the lines of the log that tell of them', () => {
    expect(following.shown?.log).toHaveLength(2);
    following.next();
    expect([following.shown?.log.length, following.shown?.fresh]).toEqual([3, 2]);
  });
  it('offer nothing until the table is as it is now, and then the question is there', () => {
    expect(following.wanted).toBe(true);
    following.next();
    expect(following.shown?.state.view?.decision?.options).toBeUndefined();
    following.catchUp();
    expect(following.shown?.state.view?.decision?.options).toHaveLength(1);
    expect([shown(), following.behind, following.wanted]).toEqual([5, 0, false]);
  });
  it('that are skipped are new lines all the same', () => {
    following.catchUp();
    expect([following.shown?.log.length, following.shown?.fresh]).toEqual([5, 2]);
  });
  it('wait for the viewer who wants them step by step', () => {
    pace = 'step';
    following.retime();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(2);
    following.next();
    following.next();
    expect([shown(), following.behind]).toEqual([4, 1]);
  });
  it('are over at once for whoever does not want to wait any more', () => {
    pace = 'now';
    following.retime();
    expect(shown()).toBe(5);
  });
  it('are not waited for after a new greeting: the table is shown as it is', () => {
    comes(9, {}, true);
    expect([shown(), following.behind]).toEqual([9, 0]);
  });
  it('are not waited for when something was taken back', () => {
    comes(6, { from: 1, lines: 0 });
    expect([shown(), following.behind, following.canRepeat]).toEqual([6, 0, false]);
  });
  it('are caught up with when the tab is hidden, and not queued while it is', () => {
    const hides = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toBe(5);
    comes(6, { turn: 'p2' });
    comes(7);
    expect(shown()).toBe(7);
    hides.mockReturnValue(false);
  });
  it('can be seen once more, from where my turn ended to now', () => {
    following.catchUp();
    following.repeat();
    expect([shown(), following.repeating, following.shown?.state.view?.decision?.options]).toEqual([2, true, undefined]);
    const seen = [];
    while (following.behind) {
      following.next();
      seen.push(shown());
    }
    expect(seen).toEqual([3, 4, 5]);
    expect([following.repeating, following.shown?.state.view?.decision?.options?.length]).toEqual([false, 1]);
  });
  it('are repeated in the middle of my next turn too, and at a pace even for whoever sees all at once', () => {
    following.catchUp();
    comes(6, { mine: true, turn: 'p1' });
    pace = 'now';
    following.repeat();
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(5000);
    expect([shown(), following.repeating]).toEqual([6, false]);
  });
});

it('never spends my own time: while my clock runs the table is as it is now', () => {
  comes(3);
  comes(4, { running: 'p2' });
  expect(shown()).toBe(2);
  comes(5, { mine: true, turn: 'p1', running: 'p1' });
  expect(shown()).toBe(5);
});

it('a step that tells nothing takes no time of its own', () => {
  comes(3, { lines: 0 });
  expect(shown()).toBe(3);
});

it('tells at once what somebody asks me beside the match', () => {
  comes(3);
  expect([shown(), following.behind]).toEqual([2, 1]);
  comes(3, { lines: 0, undo: 'asked' });
  expect([shown(), following.behind, following.shown?.state.table.undo]).toEqual([2, 1, 'asked']);
});

it('does not tell the end before what led to it', () => {
  comes(3);
  comes(4, { from: 0, lines: 4, status: 'over' });
  expect([shown(), following.shown?.state.table.status]).toEqual([2, 'playing']);
  following.next();
  following.next();
  expect([following.shown?.state.table.status, following.shown?.fresh]).toEqual(['over', 3]);
});

it('a spectator far behind is brought nearer, and loses no line of the log', () => {
  pace = 'step';
  for (let version = 3; version < 100; version += 1) comes(version, { you: null });
  expect(following.behind).toBe(40);
  following.next();
  expect(following.shown?.fresh).toBe(2);
});
