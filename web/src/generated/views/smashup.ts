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
  | 'destroy'
  | 'return'
  | 'move'
  | 'bottom'
  | 'to'
  | 'escape'
  | 'move here'
  | 'move to new'
  | 'return all'
  | 'move faction'
  | 'move faction from'
  | 'move faction to'
  | 'broadside at'
  | 'broadside'
  | 'compare'
  | 'destroy weaker'
  | 'destroy weakest'
  | 'strongest'
  | 'blow up'
  | 'sacrifice'
  | 'lower breakpoint'
  | 'boost'
  | 'disguise'
  | 'disguise too'
  | 'play'
  | 'score'
  | 'shed'
  | 'draft'
  | 'order'
  | 'which'
  | 'extra'
  | 'extra action'
  | 'before'
  | 'after'
  | 'ignore'
  | 'ignore rest'
  | 'ignore bonus'
  | 'next base'
  | 'bases back'
  | 'destroy action'
  | 'old base'
  | 'new base'
  | 'count at'
  | 'faction'
  | 'sleep'
  | 'look'
  | 'probe'
  | 'discard'
  | 'draw'
  | 'search'
  | 'take'
  | 'shuffle in'
  | 'mill'
  | 'portal'
  | 'put back'
  | 'top minion'
  | 'top action'
  | 'others\' top'
  | 'top or discard';

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
  fresh?: true;
  ignoring?: true;
  used?: true;
  now?: {
    power: number;
    breakpoint?: undefined;
    first?: undefined;
    second?: undefined;
    third?: undefined;
  } | {
    breakpoint: number;
    first: number;
    second: number;
    third: number;
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
