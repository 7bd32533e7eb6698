/* Generated from what the views of all games have in common by web/generate_types.py; do not edit. */

export type Texts = {
  cs: string;
  en: string;
};

export type Verb = string;

export type Question = string;

export type Part = {
  kind: 'card' | 'seat' | 'number' | 'word' | 'place';
  id: string;
  n: number;
};

export type Option = {
  name: string;
  cs: string;
  en: string;
  verb: Verb;
  parts: Part[];
  harms: boolean;
  stops: 'question' | 'phase' | null;
  cost: Texts | null;
  brings: Texts | null;
  card: string | null;
  target: string | null;
  n: number | null;
  on: number | null;
};

export type Waiting = {
  seat: string;
  window?: string;
};

export type Asked = {
  seat: string;
  name: Question;
  card: string | null;
  rule: string | null;
  prompt: Texts;
  count: number;
  options: Option[];
  window?: string;
};

export type Decision = (Waiting & {
  name?: undefined;
  card?: undefined;
  rule?: undefined;
  prompt?: undefined;
  count?: undefined;
  options?: undefined;
}) | Asked;

export type Result = {
  winners: string[];
  scores: number[];
  rule: string;
};

export type Card = {
  card: string;
  n: number;
  now?: Record<string, number | undefined>;
  [field: string]: unknown;
};

export type Player = {
  seat: string;
  name: Texts;
  [field: string]: unknown;
};

export type Place = {
  name: string;
  [field: string]: unknown;
};

export type View = {
  game: string;
  mode: string;
  viewer: string | null;
  players: Player[];
  turn: string;
  turns: number;
  decision: Decision | null;
  result: Result | null;
  slots?: Place[];
  [field: string]: unknown;
};
