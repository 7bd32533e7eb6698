/** Where something that was dragged lands: on a card, on a player, or on a place that takes it. */

import { verbOf } from './options';
import type { Option } from './types';

/** A place that takes verbs (`*`: any), and where it has a name only what is aimed at it. */
export interface Place {
  verbs: string[];
  target: string | null;
}

export interface Landing {
  card: number | null;
  seat: string | null;
  takes: string[]; // the options that the place takes, whole
  place: Place | null;
}

/** What lies under the pointer. */
export function landing(under: Element): Landing {
  const told = (selector: string): DOMStringMap => under.closest<HTMLElement>(selector)?.dataset ?? {};
  const { n } = told('button.card[data-n]');
  const { drop, target = null } = told('[data-drop]');
  return {
    card: n === undefined ? null : Number(n),
    seat: told('[data-plate]').plate ?? null,
    takes: told('[data-takes]').takes?.split('|') ?? [],
    place: drop === undefined ? null : { verbs: drop.split(' '), target },
  };
}

/** The option that a place takes: by its verb and, where the place has a name, by its target. */
export function fitting(options: Option[], { verbs, target }: Place): Option | undefined {
  if (verbs.includes('*')) return options.find((option) => target !== null && option.target === target);
  const fits = options.filter((option) => verbs.includes(verbOf(option)));
  return fits.find((option) => option.target === target) ?? fits.find((option) => target === null || option.target === null);
}
