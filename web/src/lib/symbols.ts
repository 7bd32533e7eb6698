/** Lists of numbers printed on cards (RONE: Invaze): what each place of a list stands for. */

import type { CardFacts } from './types';

export const KINDS = ['blue', 'red', 'black', 'green', 'yellow', 'wild'] as const;
export const HARM = ['melee', 'ranged', 'armor_break'] as const;
export const COMBAT = ['ranged', 'melee', 'armor', 'life'] as const;

export function list(facts: CardFacts | undefined, name: string): number[] {
  const found = facts?.facts[name];
  return Array.isArray(found) ? (found as number[]) : [];
}

/** Does the card print such lists, drawn as symbols? */
export const hasSymbols = (facts: CardFacts | undefined): facts is CardFacts =>
  facts !== undefined && (Array.isArray(facts.facts.damage) || Array.isArray(facts.facts.combat));

/** The text without the sentences that the symbols already show. */
const SHOWN = /^(?:(?:Cena|Zranění|Odměna|Vycvičení|Boj|Podpora|Cost|Damage|Reward|Training|Combat|Support): [^.]*\.\s*)+/;
export const bare = (text: string): string => text.replace(SHOWN, '');
