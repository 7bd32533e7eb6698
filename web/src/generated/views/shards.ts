/* Generated from the views that shards declares by web/generate_types.py; do not edit. */

import type { Part, Result, Texts } from './common';
export type { Part, Result, Texts };

export type Verb =
  | 'play'
  | 'recruit'
  | 'hire'
  | 'exhaust'
  | 'attack'
  | 'focus'
  | 'take'
  | 'end'
  | 'done'
  | 'decline'
  | 'banish'
  | 'return'
  | 'destroy'
  | 'reveal'
  | 'shield'
  | 'copy'
  | 'get'
  | 'weaken'
  | 'assign'
  | 'next'
  | 'choose'
  | 'oppose'
  | 'bid'
  | 'pick'
  | 'add'
  | 'strike';

export type Question =
  | 'play'
  | 'banish'
  | 'return'
  | 'destroy'
  | 'reveal'
  | 'shield'
  | 'copy'
  | 'get'
  | 'weaken'
  | 'assign'
  | 'strike'
  | 'order'
  | 'choose'
  | 'oppose'
  | 'bid'
  | 'pick'
  | 'add'
  | 'nemesis card'
  | 'nemesis champion'
  | 'nemesis target';

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
  window?: 'reaction';
};

export type Asked = {
  seat: string;
  name: Question;
  card: string | null;
  rule: string | null;
  prompt: Texts;
  count: number;
  options: Option[];
  window?: 'reaction';
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
  exhausted?: true;
  arrived?: true;
  now?: {
    health: number;
    cost?: undefined;
    shield?: undefined;
  } | {
    cost: number;
    health?: undefined;
    shield?: undefined;
  } | {
    shield: number;
    health?: undefined;
    cost?: undefined;
  };
};

export type Player = {
  seat: string;
  name: Texts;
  health: number;
  mastery: number;
  character: 'decima' | 'tetra' | 'volos' | 'ko_syn_wu' | null;
  relic_taken: boolean;
  hand: (Card | null)[];
  deck: (Card | null)[];
  discard: Card[];
  champions: Card[];
  relics: (Card | null)[];
};

export type View = {
  game: 'shards';
  mode: 'duel' | 'free_for_all' | 'teams' | 'melee' | 'solo';
  viewer: string | null;
  players: Player[];
  turn: string;
  turns: number;
  first: string;
  gems: number;
  power: number;
  focused: boolean;
  played: Card[];
  hired: Card[];
  row: Card[];
  centre: (Card | null)[];
  spare_relics: (Card | null)[];
  offered_relics: Card[];
  banished: Card[];
  healed: number;
  more_cards: number;
  decision: Decision | null;
  result: Result | null;
};
