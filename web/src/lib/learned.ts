/** What somebody has learned on this machine: the lessons of each game that they came to the end of. */

const KEY = 'sudi.learned';

function all(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, string[]>) : {};
  } catch {
    return {}; // storage may be forbidden, or hold what somebody else wrote; then nothing is known
  }
}

/** The lessons of a game that are done, by id. */
export function learned(game: string): string[] {
  const found: unknown = all()[game];
  return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
}

export function learn(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: [...new Set([...learned(game), lesson])] }));
  } catch {
    /* see above */
  }
}
