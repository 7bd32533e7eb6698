/** What a view of a match looks like. Zones and counters are declared by each game, so they are open ended here. */

export type Lang = 'cs' | 'en';
export type Texts = { cs: string; en: string };

export interface CardRef {
  card: string;
  n: number;
  [flag: string]: unknown;
}
export type Slot = CardRef | null;

export interface Option {
  name: string;
  cs: string;
  en: string;
  card: string | null;
  target: string | null;
  n?: number | null; // the numbers of the cards that `card` and `target` mean
  on?: number | null;
}

export interface Decision {
  seat: string;
  window?: string; // a round in which anyone may act
  name?: string;
  card?: string | null;
  prompt?: Texts;
  options?: Option[];
}

export interface Player {
  seat: string;
  name: Texts;
  [field: string]: unknown;
}

export interface Outcome {
  winners: string[];
  scores: number[];
  rule: string;
}

export interface View {
  game: string;
  mode: string;
  viewer: string | null;
  players: Player[];
  decision: Decision | null;
  result: Outcome | null;
  turn?: string | null;
  [field: string]: unknown;
}

export type { CardFacts, DerivationLines as Derivation, RefusalText as Refusal } from '../generated/protocol';

export const slots = (value: unknown): Slot[] => (Array.isArray(value) ? (value as Slot[]) : []);
export const known = (value: unknown): CardRef[] => slots(value).filter((slot): slot is CardRef => slot !== null);
export const isZone = (value: unknown): value is Slot[] =>
  Array.isArray(value) && value.every((one) => one === null || (typeof one === 'object' && !Array.isArray(one) && 'card' in one));
