/** The buttons of a question: in which order they stand and which key presses each. While a question is asked nothing
 * moves: what cannot be chosen any more stays in its place, what is new comes behind. A digit keeps its meaning for a
 * whole turn, also where the same question is asked again later. */

import { grouped, spans, type Span } from './options';
import type { Option } from './types';

export interface Answer {
  id: string; // what it does and with which card
  options: Option[]; // more than one: it asks further
  key: string | null;
  gone: boolean; // no longer offered, or a choice is under way
}

export interface Arranged {
  answers: Answer[];
  ends: Answer[]; // what only ends the question or the phase: it has a place and a key of its own
  spans: Span[];
}

export const END_KEY = 'E';
const NOTHING: Arranged = { answers: [], ends: [], spans: [] };

const deed = (option: Option): string => [option.verb, ...option.parts.map((part) => part.id)].join(' ');

/** The answers by what they are; two that say the same are told apart by the card they mean. */
function told(groups: Option[][], before: Answer[] = []): [string, Option[]][] {
  const seen = new Map<string, number>();
  for (const [first] of groups) if (first) seen.set(deed(first), (seen.get(deed(first)) ?? 0) + 1);
  return groups.flatMap((options): [string, Option[]][] => {
    const [first] = options;
    if (!first) return [];
    const one = `${deed(first)} ${first.on ?? first.n}`;
    return [[(seen.get(deed(first)) ?? 0) > 1 || before.some(({ id }) => id === one) ? one : deed(first), options]];
  });
}

export class Answers {
  private turn: number | null = null;
  private question = '';
  private digits = new Map<string, Map<string, number>>(); // by question
  private shown: Arranged = NOTHING;

  /** `passing` are answers of a card that is held: they come and go with it. No options at all: a choice is under way. */
  arrange(turn: number, question: string, options: Option[], passing: Option[] = []): Arranged {
    if (turn !== this.turn) {
      this.turn = turn;
      this.digits.clear();
      this.shown = NOTHING;
    }
    if (question !== this.question) {
      this.question = question;
      this.shown = NOTHING;
    }
    if (!question) return NOTHING;
    const split = spans(options);
    const isEnd = ([first]: Option[]): boolean => Boolean(first?.stops);
    const groups = told(grouped(split.rest), this.shown.answers);
    const ends = groups.filter(([, of]) => isEnd(of)).sort(([, [one]], [, [other]]) => Number(other?.stops === 'phase') - Number(one?.stops === 'phase'));
    this.shown = {
      answers: this.kept(this.shown.answers, groups.filter(([, of]) => !isEnd(of)), (id, of) => this.digit(id, of)),
      ends: this.kept(this.shown.ends, ends, (id) => (id === ends[0]?.[0] ? END_KEY : null)),
      spans: options.length ? split.spans : this.shown.spans,
    };
    const free = told(grouped(passing)).map(([id, of]): Answer => ({ id, options: of, key: this.digit(id, of), gone: false }));
    return { ...this.shown, answers: [...this.shown.answers, ...free] };
  }

  /** Those that stood there stay where they were. */
  private kept(before: Answer[], now: [string, Option[]][], key: (id: string, options: Option[]) => string | null): Answer[] {
    const found = new Map(now);
    const stay = before.map((one): Answer => {
      const options = found.get(one.id);
      return options ? { ...one, options, gone: false } : { ...one, gone: true };
    });
    const stood = new Set(before.map((one) => one.id));
    const fresh = now.filter(([id]) => !stood.has(id)).map(([id, options]): Answer => ({ id, options, key: key(id, options), gone: false }));
    return [...stay, ...fresh];
  }

  /** A digit that meant nothing else in this question during this turn; 1 never does harm. */
  private digit(id: string, options: Option[]): string | null {
    const given = this.digits.get(this.question) ?? new Map<string, number>();
    this.digits.set(this.question, given);
    const had = given.get(id);
    if (had !== undefined) return String(had);
    const taken = new Set(given.values());
    for (let one = options.some((option) => option.harms) ? 2 : 1; one <= 9; one += 1) {
      if (taken.has(one)) continue;
      given.set(id, one);
      return String(one);
    }
    return null;
  }
}

/** The answer that stands out: of amounts the greatest, otherwise the first; never one that does harm. */
export function standsOut({ answers, ends }: Arranged): Answer | null {
  const harmless = (one: Answer): boolean => !one.gone && !one.options.some((option) => option.harms);
  const offered = answers.filter((one) => !one.gone);
  const amounts = offered.length > 1 && offered.every(({ options: [only] }) => only?.verb === 'assign' && only.parts.at(-1)?.kind === 'number');
  const found = offered.filter(harmless);
  return (amounts ? found.at(-1) : found[0]) ?? ends.find(harmless) ?? null;
}

const SETTLE = 400; // milliseconds in which the key that answered the last question is not taken for an answer to the next

/** Which presses of keys are meant for the question that is shown: none that only goes on from the last one. */
export class Presses {
  private last = '';
  private since = -Infinity;

  /** Another question stands there. */
  appeared(now: number): void {
    this.since = now;
  }

  /** A key that is no answer: whoever pressed it has let go of the last one. */
  other(key: string): void {
    this.last = key;
  }

  meant({ key, repeat, timeStamp }: Pick<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>): boolean {
    if (repeat || (key === this.last && timeStamp - this.since < SETTLE)) return false;
    this.last = key;
    return true;
  }
}
