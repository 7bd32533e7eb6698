/* Generated from the views that rone declares by web/generate_types.py; do not edit. */

import type { Part, Result, Texts } from './common';
export type { Part, Result, Texts };

export type Verb =
  | 'play'
  | 'use'
  | 'convert'
  | 'activate'
  | 'pair'
  | 'reroll'
  | 'extra'
  | 'end'
  | 'wait'
  | 'draw'
  | 'shuffle'
  | 'stop'
  | 'buy'
  | 'finish'
  | 'deal'
  | 'strike'
  | 'pay'
  | 'gain'
  | 'store'
  | 'screw'
  | 'unscrew'
  | 'recycle'
  | 'recruit'
  | 'discover'
  | 'lead'
  | 'train'
  | 'destroy'
  | 'top'
  | 'refresh'
  | 'exhaust'
  | 'keep'
  | 'dump'
  | 'discard'
  | 'rest'
  | 'lose'
  | 'die'
  | 'number'
  | 'face'
  | 'take'
  | 'take_top'
  | 'in'
  | 'option'
  | 'done'
  | 'decline'
  | 'next'
  | 'target'
  | 'give'
  | 'mine'
  | 'divert'
  | 'suffer'
  | 'zone'
  | 'event'
  | 'begin';

export type Question =
  | 'main'
  | 'draw'
  | 'parts'
  | 'start'
  | 'damage'
  | 'pay'
  | 'gain'
  | 'convert'
  | 'store'
  | 'store kind'
  | 'screw'
  | 'unscrew'
  | 'recycle'
  | 'recruit'
  | 'discover'
  | 'leader'
  | 'train'
  | 'starter'
  | 'sacrifice'
  | 'top'
  | 'refresh'
  | 'exhaust'
  | 'protocol'
  | 'keep'
  | 'dump'
  | 'discard'
  | 'lose'
  | 'die'
  | 'turn die'
  | 'block'
  | 'face'
  | 'out'
  | 'in'
  | 'choose'
  | 'price'
  | 'order'
  | 'delayed'
  | 'invasion order'
  | 'run'
  | 'target'
  | 'share'
  | 'whose'
  | 'suffer'
  | 'clear'
  | 'zone store'
  | 'zone train'
  | 'zone empty'
  | 'scrap'
  | 'event'
  | 'begin';

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
  spent_cards?: true;
  kept?: true;
  fleeing?: true;
  exhausted?: true;
  grazed?: true;
  now?: {
    ranged: number;
    melee: number;
    armor: number;
    life: number;
  };
  screws?: number;
  worn?: number;
  wounds?: number;
};

export type Player = {
  seat: string;
  name: Texts;
  armor: number;
  life: number;
  parts: number;
  rerolls: number;
  research: number;
  compensated: boolean;
  wins: number;
  dice: string[][];
  shown: (number | null)[];
  used: number[];
  blocked: number[];
  resources: {
    blue?: number;
    red?: number;
    black?: number;
    green?: number;
    yellow?: number;
    wild?: number;
  };
  stored: {
    blue?: number;
    red?: number;
    black?: number;
    green?: number;
    yellow?: number;
    wild?: number;
  };
  reductions: {
    blue?: number;
    red?: number;
    black?: number;
    green?: number;
    yellow?: number;
    wild?: number;
  };
  damage: {
    melee?: number;
    ranged?: number;
    armor_break?: number;
  };
  spent: {
    melee?: number;
    ranged?: number;
    armor_break?: number;
  };
  diverted: number;
  plays: number;
  keeps: number;
  finished: boolean;
  waits: boolean;
  hand: (Card | null)[];
  deck: (Card | null)[];
  sacrifice: (Card | null)[];
  discard: Card[];
  dump: Card[];
  played: Card[];
  ground: Card[];
  base: Card[];
  candidates: (Card | null)[];
  findings: (Card | null)[];
};

export type Place = {
  training: Card[];
  name: string;
};

export type View = {
  game: 'rone';
  mode: 'duel' | 'extended' | 'teams' | 'quick' | 'campaign';
  viewer: string | null;
  players: Player[];
  turn: string;
  turns: number;
  phase: 'invasion' | 'start' | 'draw' | 'roll' | 'main' | 'store' | 'damage' | 'parts' | 'discard' | 'train' | 'end';
  first: string;
  playing: Card[];
  recruits: (Card | null)[];
  technologies: (Card | null)[];
  starters: Card[];
  leaders: Card[];
  destroyed_recruits: Card[];
  destroyed_technologies: Card[];
  round: number;
  scenario: number;
  inv_research: number;
  base_life: number;
  base_armor: number;
  deployments: number;
  with_effects: number;
  inv_stored: {
    blue?: number;
    red?: number;
    black?: number;
    green?: number;
    yellow?: number;
  };
  inv_deck: (Card | null)[];
  inv_discard: Card[];
  inv_dump: Card[];
  inv_supply: (Card | null)[];
  inv_destroyed: Card[];
  arriving: Card[];
  deployed: Card[];
  protocols: Card[];
  protocol_supply: (Card | null)[];
  protocols_destroyed: Card[];
  scenarios: Card[];
  events: number;
  fallen: number;
  ended: number;
  bench: {
    die?: undefined;
    face?: undefined;
    out?: undefined;
  } | {
    die: number;
    face?: undefined;
    out?: undefined;
  } | {
    die: number;
    face: number;
    out: 'neutral' | 'blue' | 'red' | 'black' | 'green' | 'yellow';
  };
  delayed: number[][];
  slots: Place[];
  decision: Decision | null;
  result: Result | null;
};
