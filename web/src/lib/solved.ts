/** What somebody has solved on this machine: puzzles by game, and the days on which the daily one was solved. */

const KEY = 'sudi.solved';
const DAY = 86_400_000; // milliseconds

interface Solved {
  puzzles: string[];
  days: string[]; // YYYY-MM-DD
}

const texts = (found: unknown): string[] => (Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : []);

function all(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
  } catch {
    return {}; // storage may be forbidden, or hold what somebody else wrote; then nothing is known
  }
}

export function solvedOf(game: string): Solved {
  const found = (all()[game] ?? {}) as Partial<Record<keyof Solved, unknown>>;
  return { puzzles: texts(found.puzzles), days: texts(found.days) };
}

/** A puzzle is solved; `day` is the day if it was that day's. */
export function solve(game: string, id: string, day: string | null): void {
  const had = solvedOf(game);
  const now: Solved = {
    puzzles: [...new Set([...had.puzzles, id])],
    days: day ? [...new Set([...had.days, day])].sort() : had.days,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: now }));
  } catch {
    /* see above */
  }
}

/** On how many days in a row, up to this one or the one before, the daily puzzle was solved. */
export function streak(days: string[], today: string): number {
  const known = new Set(days);
  const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let at = known.has(today) ? today : before(today);
  let many = 0;
  for (; known.has(at); at = before(at)) many += 1;
  return many;
}
