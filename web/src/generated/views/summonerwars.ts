/* Generated from the views that summonerwars declares by web/generate_types.py; do not edit. */

import type { Part, Result, Texts } from './common';
export type { Part, Result, Texts };

export type Verb =
  | 'summon'
  | 'move'
  | 'build'
  | 'attack'
  | 'play'
  | 'use'
  | 'discard'
  | 'end'
  | 'done'
  | 'decline'
  | 'accept'
  | 'target'
  | 'to'
  | 'take'
  | 'shed'
  | 'first'
  | 'second'
  | 'next'
  | 'reroll'
  | 'damage'
  | 'capture';

export type Question =
  | 'summon'
  | 'move'
  | 'build'
  | 'attack'
  | 'magic'
  | 'draw'
  | 'target'
  | 'may'
  | 'to'
  | 'path'
  | 'aim'
  | 'strike'
  | 'either'
  | 'take'
  | 'shed'
  | 'reroll'
  | 'capture'
  | 'order';

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
};

export type Asked = {
  seat: string;
  name: Question;
  card: string | null;
  rule: string | null;
  prompt: Texts;
  count: number;
  options: Option[];
};

export type Decision = (Waiting & {
  name?: undefined;
  card?: undefined;
  rule?: undefined;
  prompt?: undefined;
  count?: undefined;
  options?: undefined;
}) | Asked;

export type Card = {
  card: string;
  n: number;
  lent_until_end?: true;
  silenced?: true;
  moved?: true;
  attacked?: true;
  killers?: true;
  now?: {
    life: number;
    side: number;
    strength?: undefined;
  } | {
    life: number;
    side: number;
    strength: number;
  };
  damage?: number;
  boost?: number;
  under?: number;
  over?: number;
  taken?: string;
  aim?: number;
  aim_too?: number;
  spent?: number;
};

export type Player = {
  seat: string;
  name: Texts;
  magic: number;
  hand: (Card | null)[];
  deck: (Card | null)[];
  discard: (Card | null)[];
  active: Card[];
};

export type Place = {
  board: Card[];
  name: string;
};

export type View = {
  game: 'summonerwars';
  mode: 'duel';
  viewer: string | null;
  players: Player[];
  turn: string;
  turns: number;
  tucked: Card[];
  limbo: Card[];
  phase: 'summon' | 'move' | 'build' | 'attack' | 'magic' | 'draw';
  moves: number;
  attacks: number;
  fought: boolean;
  slots: Place[];
  decision: Decision | null;
  result: Result | null;
};
