/** What an option costs and brings, as the game says it: beside its button, on what it lights, and for the ears. */

import { prefs, say } from './prefs.svelte';
import type { Option } from './types';

/** "2 drahokamy (zbudou 3): Přijde na tvůj odkládací balíček"; empty where nothing is paid and nothing is to be said. */
export const priceOf = ({ cost, brings }: Option): string => [say(cost), say(brings)].filter(Boolean).join(': ');

/** An option in words, with its price. */
export function withPrice(option: Option): string {
  const price = priceOf(option);
  return price ? `${option[prefs.lang]} – ${price}` : option[prefs.lang];
}

/** What is paid, where all of these options cost the same. */
export function commonCost(options: Option[]): string {
  const costs = new Set(options.map(({ cost }) => say(cost)));
  return costs.size === 1 ? ([...costs][0] ?? '') : '';
}
