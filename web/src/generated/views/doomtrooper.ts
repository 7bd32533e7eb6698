/* Generated from the views that doomtrooper declares by web/generate_types.py; do not edit. */

import type { Part, Result, Texts } from './common';
export type { Part, Result, Texts };

export type Verb =
  | 'deploy'
  | 'hide'
  | 'cover'
  | 'leave'
  | 'meditate'
  | 'attach'
  | 'lay'
  | 'task'
  | 'board'
  | 'alight'
  | 'transfer'
  | 'emissary'
  | 'move'
  | 'attack'
  | 'turn_up'
  | 'sabotage'
  | 'end'
  | 'play'
  | 'play_on'
  | 'play_at'
  | 'cast'
  | 'use'
  | 'declare'
  | 'assign'
  | 'repay'
  | 'strengthen'
  | 'pass'
  | 'keep'
  | 'renew'
  | 'against'
  | 'unmask'
  | 'forgo'
  | 'fight'
  | 'shoot'
  | 'zone'
  | 'open'
  | 'weapon'
  | 'units'
  | 'victory'
  | 'drop'
  | 'done'
  | 'target'
  | 'player'
  | 'organisation'
  | 'affiliation'
  | 'yes'
  | 'no'
  | 'inside'
  | 'outside'
  | 'pile'
  | 'as_destiny'
  | 'as_victory'
  | 'bid'
  | 'no_bid'
  | 'area'
  | 'duck'
  | 'suffer'
  | 'next'
  | 'pose'
  | 'points'
  | 'warrior'
  | 'equipment'
  | 'cure'
  | 'switch'
  | 'rank'
  | 'apostle'
  | 'amount'
  | 'to_hand'
  | 'inquire'
  | 'answer'
  | 'refuse'
  | 'pick'
  | 'pick_rest'
  | 'put_in'
  | 'take_out'
  | 'ready';

export type Question =
  | 'privilege'
  | 'action'
  | 'granted'
  | 'discard'
  | 'order'
  | 'anytime'
  | 'react'
  | 'edge'
  | 'opponents'
  | 'tactic'
  | 'zone'
  | 'weapon'
  | 'struck'
  | 'points'
  | 'target'
  | 'units'
  | 'vehicle'
  | 'reward'
  | 'bid'
  | 'area'
  | 'duck'
  | 'upkeep'
  | 'ransom'
  | 'either_way'
  | 'keep_pile'
  | 'pair'
  | 'poison'
  | 'imprison'
  | 'confiscate'
  | 'corporation'
  | 'disarm'
  | 'expel'
  | 'enemy'
  | 'heal'
  | 'helper'
  | 'ward'
  | 'negate'
  | 'restore'
  | 'waive'
  | 'shelter'
  | 'come_out'
  | 'guard'
  | 'enrol'
  | 'redeem'
  | 'destroy'
  | 'buy_out'
  | 'age'
  | 'loot'
  | 'equip'
  | 'hand_out'
  | 'link'
  | 'store'
  | 'cast'
  | 'summon'
  | 'caster'
  | 'raise'
  | 'recover'
  | 'take'
  | 'redeploy'
  | 'fill'
  | 'whose'
  | 'remove'
  | 'reshuffle'
  | 'afflict'
  | 'drive'
  | 'cure'
  | 'exchange'
  | 'again'
  | 'bring'
  | 'whose_hand'
  | 'pile'
  | 'pay_or'
  | 'defender'
  | 'attacker'
  | 'summon_gear'
  | 'victim'
  | 'offering'
  | 'steel'
  | 'cohort'
  | 'cancel'
  | 'take_over'
  | 'grenade'
  | 'posed'
  | 'desperate'
  | 'to_partner'
  | 'strip'
  | 'comrade'
  | 'eye'
  | 'strafe'
  | 'disease'
  | 'infected'
  | 'guise'
  | 'reassign'
  | 'artifact'
  | 'rise'
  | 'tower'
  | 'pillage'
  | 'likeness'
  | 'repay_value'
  | 'redirect'
  | 'passed_on'
  | 'zone_from'
  | 'zone_where'
  | 'down_to'
  | 'reflect'
  | 'relic'
  | 'grow'
  | 'level'
  | 'turn_piles'
  | 'arm'
  | 'corrupt'
  | 'suffers'
  | 'apostle'
  | 'top'
  | 'swap_ratings'
  | 'rank'
  | 'devour'
  | 'lamb'
  | 'ward_of'
  | 'gift'
  | 'in_secret'
  | 'secret'
  | 'embassy'
  | 'side'
  | 'plan'
  | 'planned_tactic'
  | 'ordered'
  | 'commanded'
  | 'outward'
  | 'one_more'
  | 'last_attack'
  | 'swift'
  | 'message'
  | 'to_fight'
  | 'to_shoot'
  | 'gear'
  | 'stricken'
  | 'kept'
  | 'refill'
  | 'bombard'
  | 'call_guard'
  | 'join_attack'
  | 'fight_again'
  | 'deflect'
  | 'kill'
  | 'whose_area'
  | 'deploy_now'
  | 'drop_for'
  | 'turn'
  | 'markers'
  | 'trade'
  | 'switch'
  | 'let_go'
  | 'lay_down'
  | 'throw_out'
  | 'take_back'
  | 'rob'
  | 'collect'
  | 'freeze'
  | 'hold'
  | 'camp'
  | 'get_in'
  | 'get_out'
  | 'fruits'
  | 'join'
  | 'troop'
  | 'arms'
  | 'arms_to'
  | 'give'
  | 'inquiry'
  | 'truth'
  | 'pick'
  | 'build';

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
  window?: 'anytime' | 'reaction';
};

export type Asked = {
  seat: string;
  name: Question;
  card: string | null;
  rule: string | null;
  prompt: Texts;
  count: number;
  options: Option[];
  window?: 'anytime' | 'reaction';
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
  wounded?: true;
  covered?: true;
  paid?: true;
  inside?: true;
  away?: true;
  dark?: true;
  down?: true;
  left_cover?: true;
  transferred?: true;
  used?: true;
  now?: {
    fight: number;
    shoot: number;
    armour: number;
    value: number;
  };
  side?: string;
  bearer?: number;
  area?: number;
  by?: string;
  aim?: number;
  whom?: string;
  unit?: number;
  markers?: number;
  guise?: number;
  noted?: number;
};

export type Player = {
  seat: string;
  name: Texts;
  destiny: number;
  victory: number;
  debt: number;
  apart: number;
  hand: (Card | null)[];
  library: (Card | null)[];
  grave: (Card | null)[];
  sacrificed: Card[];
  sideboard: (Card | null)[];
  squad: Card[];
  kohort: Card[];
  outpost: Card[];
  aside: Card[];
  hidden: (Card | null)[];
  secret: (Card | null)[];
  spare: (Card | null)[];
  reserve: (Card | null)[];
  works: Card[];
  attached: Card[];
  struck: number;
  rounds: number;
  drought: number;
  sabotaged: number;
  lost: number;
};

export type View = {
  game: 'doomtrooper';
  mode: 'duel' | 'war' | 'teams';
  viewer: string | null;
  players: Player[];
  turn: string;
  turns: number;
  outside: (Card | null)[];
  limbo: Card[];
  bar: number;
  hiding: number;
  opened: boolean;
  idle: number;
  overtime: number;
  actions: number;
  attacks: number;
  bonus_attacks: number;
  attacking: boolean;
  drawing: boolean;
  initiative: boolean;
  acted: boolean;
  phase: number;
  attacker: number;
  defender: number;
  tactic: number;
  warzone: number;
  fate_a: number;
  fate_d: number;
  weapon_a: number;
  weapon_d: number;
  order: number[][];
  helpers: number[][];
  fallen: number[][];
  built: number[][];
  done: number[][];
  played: number[][];
  stopped: number;
  spared: number;
  decision: Decision | null;
  result: Result | null;
};
