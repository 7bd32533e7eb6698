/** What a view of a match looks like. The types are generated from what the server declares: here is what the views of all
 * games have in common, with zones and counters open ended; `generated/views/<game>` has what a game's own views hold. */

import type { Card, Place, View } from '../generated/views/common';

export type Lang = 'cs' | 'en';
export type { Card as CardRef, Decision, Option, Part, Player, Result as Outcome, Texts, View } from '../generated/views/common';
export type Slot = Card | null; // a hidden card is null in its place

export type { CardFacts, DerivationLines as Derivation, RefusalText as Refusal } from '../generated/protocol';

export const slots = (value: unknown): Slot[] => (Array.isArray(value) ? (value as Slot[]) : []);
export const known = (value: unknown): Card[] => slots(value).filter((slot): slot is Card => slot !== null);
export const isZone = (value: unknown): value is Slot[] =>
  Array.isArray(value) && value.every((one) => one === null || (typeof one === 'object' && !Array.isArray(one) && 'card' in one));

/** The numbers of a card as the rules reckon them now. */
export const nowOf = (ref: Card | null | undefined): Record<string, number | undefined> => ref?.now ?? {};

/** The places of a game that has them (bases, squares, zones of an enemy), each a small table of its own. */
export const placesOf = (view: View): Place[] => view.slots ?? [];
