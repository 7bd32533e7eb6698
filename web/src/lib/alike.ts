/** Answers that say the same of many cards (what to take out of a pile, say) say it once: what they share stands before them, and
 * each is as short as what tells it from the others. */

const LEAST = 4; // fewer are read as they are

export interface Alike<T> {
  answers: { answer: T; short: string }[];
  shared: string; // with an ellipsis where each has its own words; empty: they share nothing
}

const wordsOf = (text: string): string[] => text.split(' ');

/** How many words all of these have in common at their beginning. */
function common(texts: string[][]): number {
  const [first = []] = texts;
  const most = Math.min(...texts.map((one) => one.length - 1)); // each keeps a word of its own
  let n = 0;
  while (n < most && texts.every((one) => one[n] === first[n])) n += 1;
  return n;
}

/** Answers one after another, in their order; `kind` tells which may share their words (null: those of its own), `said` what each says. */
export function alike<T>(answers: readonly T[], kind: (answer: T) => string | null, said: (answer: T) => string): Alike<T>[] {
  const kinds = new Map<string, T[]>();
  for (const answer of answers) {
    const key = kind(answer);
    if (key !== null) kinds.set(key, [...(kinds.get(key) ?? []), answer]);
  }
  const done = new Set<string>();
  return answers.flatMap((answer): Alike<T>[] => {
    const key = kind(answer);
    const all = key === null ? [] : (kinds.get(key) ?? []);
    const texts = all.map((one) => wordsOf(said(one)));
    const before = texts.length >= LEAST ? common(texts) : 0;
    if (key === null || before === 0) return [{ answers: [{ answer, short: said(answer) }], shared: '' }];
    if (done.has(key)) return [];
    done.add(key);
    const rests = texts.map((one) => one.slice(before).reverse());
    const after = common(rests);
    const [first = []] = texts;
    const behind = first.slice(first.length - after).filter((word) => word !== '…');
    const shared = [...first.slice(0, before), '…', ...behind].join(' ');
    const short = (words: string[]): string => words.slice(before, words.length - after).join(' ');
    return [{ shared, answers: all.map((one, at) => ({ answer: one, short: short(texts[at] ?? []) })) }];
  });
}
