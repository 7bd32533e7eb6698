/** RONE: Invaze: what lies where, which verb reaches which cards, and what is offered on dice, places and boards. */

import { verbOf, type Placed, type Reach } from '../../lib/options';
import { list } from '../../lib/symbols';
import { known, type CardFacts, type CardRef, type Option, type Player, type View } from '../../lib/types';
import type { Layout } from '../registry';
import Rone from './Rone.svelte';

const OF_SEAT = ['hand', 'base', 'ground', 'played', 'candidates', 'findings', 'sacrifice', 'dump', 'discard'];
const COMMON = ['leaders', 'starters', 'playing', 'deployed', 'arriving', 'protocols', 'scenarios', 'inv_discard', 'inv_dump'];
/** Zones whose cards are laid out only while one of them can be chosen. */
export const HIDDEN = ['candidates', 'findings', 'sacrifice', 'leaders', 'starters', 'dump', 'discard', 'inv_discard', 'inv_dump'];

function placed(view: View): Placed[] {
  return [
    ...view.players.flatMap((player) =>
      OF_SEAT.flatMap((zone) => known(player[zone]).map((ref) => ({ ref, seat: player.seat, zone }))),
    ),
    ...COMMON.flatMap((zone) => known(view[zone]).map((ref) => ({ ref, seat: null, zone }))),
    ...zonesOf(view).flatMap((card) => (card ? [{ ref: card, seat: null, zone: 'training' }] : [])),
  ];
}

/** The card in each training zone of the Invasion, in the order of the colours. */
export const zonesOf = (view: View): (CardRef | null)[] =>
  (Array.isArray(view.slots) ? (view.slots as Record<string, unknown>[]) : []).map((slot) => known(slot.training)[0] ?? null);

const reach: Reach = (option, { seat, zone }, viewer) => {
  const mine = seat === viewer;
  switch (verbOf(option)) {
    case 'play':
    case 'keep':
    case 'dump':
      return mine && zone === 'hand';
    case 'activate':
      return mine && zone === 'base';
    case 'screw':
    case 'unscrew':
      return zone === 'ground';
    case 'recruit':
      return mine && zone === 'candidates';
    case 'discover':
      return mine && zone === 'findings';
    case 'lead':
      return zone === 'leaders';
    case 'train':
      return zone === 'starters' || (mine && zone === 'ground');
    case 'destroy':
    case 'top':
      return (mine && (zone === 'sacrifice' || zone === 'hand')) || zone.startsWith('inv_');
    case 'refresh':
    case 'exhaust':
      return zone === 'base' || zone === 'protocols';
    case 'discard':
      return (mine && zone === 'played') || zone === 'deployed';
    case 'next':
      return (mine && zone === 'base') || ['protocols', 'scenarios', 'deployed', 'arriving'].includes(zone);
    default:
      return true;
  }
};

function wish({ ref, seat, zone }: Placed, viewer: string | null): string[] {
  if (seat !== viewer) return [];
  return zone === 'hand' ? [`play ${ref.card}`] : zone === 'base' ? [`activate ${ref.card}`] : [];
}

/** Cards looked at come before those that lie about. */
function rank({ seat, zone }: Placed, viewer: string | null): number {
  if (['sacrifice', 'candidates', 'findings'].includes(zone)) return 0;
  return seat === viewer ? 1 : 2;
}

/** Answered on the dice, the storing places and the boards themselves. */
const TABLED = ['use', 'convert', 'reroll', 'die', 'number', 'take', 'take_top', 'in', 'pair', 'pay', 'gain', 'store', 'lose', 'buy', 'extra', 'zone', 'event', 'option'];

const ORDER = ['invasion', 'start', 'draw', 'roll', 'main', 'store', 'damage', 'parts', 'discard', 'train', 'end'];
const before = (view: View, phase: string): boolean => ORDER.indexOf(String(view.phase)) < ORDER.indexOf(phase);

/** Damage of this turn so far: of effects, and printed on the cards in the played zone until it is dealt. */
export function damageOf(view: View, player: Player, facts: (card: string) => CardFacts | undefined): [string, number][] {
  const bag = (name: string, kind: string): number => Number((player[name] as Record<string, number> | undefined)?.[kind] ?? 0);
  const printed = before(view, 'damage') ? known(player.played) : [];
  return ['melee', 'ranged', 'armor_break'].map((kind, at) => {
    const cards = printed.reduce((sum, ref) => sum + (list(facts(ref.card), 'damage')[at] ?? 0), 0);
    return [kind, bag('damage', kind) + cards - (printed.length ? bag('spent', kind) : 0)];
  });
}

/** Spare parts: in hand, and those that the played cards will bring. */
export function partsOf(view: View, player: Player, facts: (card: string) => CardFacts | undefined): number {
  const coming = before(view, 'parts') ? known(player.played) : [];
  return Number(player.parts) + coming.reduce((sum, ref) => sum + (facts(ref.card)?.numbers.reward ?? 0), 0);
}

/** What a seat is to the viewer where the mode has sides. */
export function roleOf(view: View, seat: string): 'partner' | 'enemy' | null {
  if (seat === view.viewer) return null;
  if (view.mode === 'campaign') return 'partner';
  if (view.mode !== 'teams') return null;
  const team = (one: string): boolean => one === 'p1' || one === 'p2';
  return team(seat) === team(view.viewer ?? 'p1') ? 'partner' : 'enemy';
}

/** Whose stored resources are about to be destroyed: an enemy's who has all the kinds offered, otherwise one's own. */
export function victimsOf(view: View, options: Option[]): string[] {
  const kinds = options.filter((option) => verbOf(option) === 'lose').map((option) => option.target ?? '');
  if (!kinds.length) return [];
  const has = (player: Player): boolean => kinds.every((kind) => Number((player.stored as Record<string, number> | undefined)?.[kind] ?? 0) > 0);
  const enemies = view.players.filter((player) => player.seat !== view.viewer && roleOf(view, player.seat) !== 'partner' && has(player));
  return enemies.length ? enemies.map((player) => player.seat) : [view.viewer ?? ''];
}

/** The effects that a text lists to choose from (`1) ...; 2) ...`), if there are as many as are offered. */
export function branchesOf(text: string, n: number): string[] | null {
  const listed = /(?:jednu možnost|one): (1\) .*?)(?:\. |\.$)/.exec(text)?.[1];
  const found = listed?.split(/(?:^|; )\d\) /).slice(1) ?? [];
  return found.length === n ? found : null;
}

export interface RoundEvent {
  number: number;
  round: number;
  name: string;
  text: string;
}

/** The events of a scenario, as its text tells them. */
export function eventsOf(text: string): RoundEvent[] {
  const found = [...text.matchAll(/(?:^|\. )([^.:]+) \((?:kolo|round) (\d+)\): ([^.]+)(?=\.)/g)];
  return found.map((match, at) => ({ number: at + 1, round: Number(match[2]), name: match[1] ?? '', text: match[3] ?? '' }));
}

export const layout: Layout = {
  game: 'rone',
  component: Rone,
  placed,
  reach,
  wish,
  numbers: (_facts, ref) => Object.keys((ref?.now as Record<string, number> | undefined) ?? {}), // the last deployed card
  subject: (option) => option.card,
  together: () => null,
  strikes: [],
  single: ['recruit', 'discover', 'lead', 'destroy', 'top', 'train', 'next'],
  rank,
  tabled: (option) => TABLED.includes(verbOf(option)),
  emblem: () => null,
};
