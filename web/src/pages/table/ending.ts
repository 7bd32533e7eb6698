/** How a match ended, in words: for the panel, the log, screen readers and replays. */

import type * as wire from '../../generated/protocol';
import type { LogEntry } from '../../lib/api';
import { say } from '../../lib/prefs.svelte';
import { told, toldBoth } from './words';

type Names = Record<string, string>;
const REASONS = { resign: 'end_resign', time: 'end_time', agreement: 'end_agreement', absence: 'end_absence', closed: 'end_closed' } as const;

const list = (seats: string[], names: Names): string => seats.map((seat) => names[seat] ?? seat).join(', ');

/** Why it ended, with names; the rule stands beside it as a link. */
export function reasonOf(outcome: wire.Outcome, names: Names): string {
  return outcome.reason === 'rules' ? told('end_rules') : told(REASONS[outcome.reason], { who: list(outcome.who, names) });
}

type Together = 'won' | 'lost' | null;
/** Who play together against the game win or lose together; of a draw only those are losers who had lost before it. */
export const together = ({ winners, losers }: wire.Outcome, seats: number): Together =>
  winners.length === seats ? 'won' : losers.length === seats ? 'lost' : null;

type Told = ReturnType<typeof toldBoth>;
function wonBoth(outcome: wire.Outcome, names: Names): Told {
  const seats = Object.keys(names).length;
  const all = together(outcome, seats);
  if (all && seats > 1) return toldBoth(all === 'won' ? 'end_all_won' : 'end_all_lost');
  if (all === 'lost') return toldBoth('end_lost', { who: list(outcome.losers, names) });
  return outcome.winners.length ? toldBoth('end_won', { who: list(outcome.winners, names) }) : { cs: '', en: '' };
}
export const winnersOf = (outcome: wire.Outcome, names: Names): string => say(wonBoth(outcome, names));

/** The last line of the log: the match itself knows nothing of resigning, clocks and agreements. */
export function lastLine(outcome: wire.Outcome | null | undefined, names: Names, n: number): LogEntry[] {
  if (!outcome) return [];
  const why =
    outcome.reason !== 'rules'
      ? toldBoth(REASONS[outcome.reason], { who: list(outcome.who, names) })
      : outcome.rule
        ? toldBoth('end_rule', { rule: outcome.rule })
        : toldBoth('end_rules');
  const won = wonBoth(outcome, names);
  return [{ n, cs: `${why.cs} ${won.cs}`.trim(), en: `${why.en} ${won.en}`.trim(), line: 'outcome', seat: null, card: null }];
}
