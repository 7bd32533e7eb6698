/** How a match ended, in words: for the panel, the log, screen readers and replays. */

import type * as wire from '../../generated/protocol';
import type { LogEntry } from '../../lib/api';
import { told, toldBoth } from './words';

type Names = Record<string, string>;
const REASONS = { resign: 'end_resign', time: 'end_time', agreement: 'end_agreement', absence: 'end_absence', closed: 'end_closed' } as const;

const list = (seats: string[], names: Names): string => seats.map((seat) => names[seat] ?? seat).join(', ');

/** Why it ended, with names; the rule stands beside it as a link. */
export function reasonOf(outcome: wire.Outcome, names: Names): string {
  return outcome.reason === 'rules' ? told('end_rules') : told(REASONS[outcome.reason], { who: list(outcome.who, names) });
}

export const winnersOf = (outcome: wire.Outcome, names: Names): string =>
  outcome.winners.length ? told('end_won', { who: list(outcome.winners, names) }) : '';

/** The last line of the log: the match itself knows nothing of resigning, clocks and agreements. */
export function lastLine(outcome: wire.Outcome | null | undefined, names: Names, n: number): LogEntry[] {
  if (!outcome) return [];
  const why =
    outcome.reason !== 'rules'
      ? toldBoth(REASONS[outcome.reason], { who: list(outcome.who, names) })
      : outcome.rule
        ? toldBoth('end_rule', { rule: outcome.rule })
        : toldBoth('end_rules');
  const won = outcome.winners.length ? toldBoth('end_won', { who: list(outcome.winners, names) }) : { cs: '', en: '' };
  return [{ n, cs: `${why.cs} ${won.cs}`.trim(), en: `${why.en} ${won.en}`.trim(), line: 'outcome', seat: null, card: null }];
}
