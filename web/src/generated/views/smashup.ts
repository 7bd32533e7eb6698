/* Generated from the views that smashup declares by web/generate_types.py; do not edit. */

import type { Part, Result, Texts } from './common';
export type { Part, Result, Texts };

export type Verb =
  | 'play'
  | 'raise'
  | 'act'
  | 'act_at'
  | 'act_on'
  | 'special'
  | 'talent'
  | 'end'
  | 'pass'
  | 'done'
  | 'decline'
  | 'target'
  | 'to'
  | 'who'
  | 'take'
  | 'shed'
  | 'keep'
  | 'faction'
  | 'score'
  | 'next'
  | 'draw'
  | 'obey'
  | 'ignore'
  | 'use'
  | 'use_free';

export type Question =
  | 'play'
  | 'target'
  | 'to'
  | 'who'
  | 'faction'
  | 'draft'
  | 'take'
  | 'top'
  | 'put back'
  | 'shed'
  | 'extra'
  | 'score'
  | 'before'
  | 'after'
  | 'order'
  | 'ignore'
  | 'draw'
  | 'base'
  | 'which';

export type Option = {
  name: string;
  cs: string;
  en: string;
  verb: Verb;
  parts: Part[];
  harms: boolean;
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
  prompt: Texts;
  options: Option[];
};

export type Decision = (Waiting & {
  name?: undefined;
  card?: undefined;
  prompt?: undefined;
  options?: undefined;
}) | Asked;

export type Card = {
  card: string;
  n: number;
  fresh?: true;
  ignoring?: true;
  used?: true;
  now?: {
    power: number;
    breakpoint?: undefined;
  } | {
    breakpoint: number;
    power?: undefined;
  };
  owner?: string;
  on?: number;
  borrower?: string;
  named?: number;
};

export type Player = {
  seat: string;
  name: Texts;
  vp: number;
  faction_a: 'aliens' | 'dinosaurs' | 'ninjas' | 'pirates' | 'robots' | 'tricksters' | 'wizards' | 'zombies' | null;
  faction_b: 'aliens' | 'dinosaurs' | 'ninjas' | 'pirates' | 'robots' | 'tricksters' | 'wizards' | 'zombies' | null;
  hand: (Card | null)[];
  deck: (Card | null)[];
  discard: Card[];
  minions_played: number;
  asleep: number;
  hidden_used: boolean;
};

export type Place = {
  bases: Card[];
  minions: Card[];
  actions: Card[];
  name: string;
};

export type View = {
  game: 'smashup';
  mode: 'standard';
  viewer: string | null;
  players: Player[];
  turn: string;
  turns: number;
  first: string;
  base_deck: (Card | null)[];
  base_discard: Card[];
  limbo: Card[];
  box: Card[];
  free_minion: boolean;
  free_action: boolean;
  extras: number[][];
  risen: boolean;
  scoring: number;
  playing: number;
  shielded: number[][];
  grudges: number[][];
  slots: Place[];
  decision: Decision | null;
  result: Result | null;
};
