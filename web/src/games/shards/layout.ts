/** Shards of Infinity: what lies where, and which verb reaches which cards. */

import type { Placed, Reach } from '../../lib/options';
import { verbOf } from '../../lib/options';
import { known, type View } from '../../lib/types';
import type { Layout } from '../registry';
import Shards from './Shards.svelte';

/** Each character leads a faction and wears its emblem. */
export const LEADS: Record<string, string> = {
  decima: 'homodeus',
  tetra: 'order',
  volos: 'undergrowth',
  ko_syn_wu: 'wraethe',
};

/** What is paid with power: it can be dragged from the number onto its target. */
export const BY_POWER: readonly string[] = ['attack', 'assign'];

/** What a seat is to the viewer where the mode says so. */
export function roleOf(view: View, seat: string): 'nemesis' | 'partner' | 'enemy' | 'target' | null {
  if (view.mode === 'solo') return seat === 'p2' ? 'nemesis' : null;
  // SOI-155: an attack hits both others at once.
  if (view.mode === 'melee') return view.turn === view.viewer && seat !== view.viewer ? 'target' : null;
  if (view.mode !== 'teams' || seat === view.viewer) return null;
  const team = (one: string): boolean => one === 'p1' || one === 'p2';
  return team(seat) === team(view.viewer ?? 'p1') ? 'partner' : 'enemy';
}

const COMMON = ['row', 'played', 'hired', 'offered_relics'];
const OF_SEAT = ['hand', 'champions', 'relics'];

function placed(view: View): Placed[] {
  return [
    ...COMMON.flatMap((zone) => known(view[zone]).map((ref) => ({ ref, seat: null, zone }))),
    ...view.players.flatMap((player) =>
      OF_SEAT.flatMap((zone) => known(player[zone]).map((ref) => ({ ref, seat: player.seat, zone }))),
    ),
  ];
}

const reach: Reach = (option, { ref, seat, zone }, viewer) => {
  const mine = seat === viewer;
  switch (verbOf(option)) {
    case 'play':
    case 'reveal':
    case 'shield':
      return mine && zone === 'hand';
    case 'recruit':
    case 'hire':
    case 'get':
      return zone === 'row';
    case 'exhaust':
      return mine && zone === 'champions' && !ref.exhausted;
    case 'attack':
      return !mine && zone === 'champions';
    case 'destroy':
      return zone === 'champions';
    case 'take':
      return mine && zone === 'relics';
    case 'pick':
      return zone === 'offered_relics';
    case 'banish':
      return option.target === 'hand' && mine && zone === 'hand';
    case 'return':
    case 'next':
    case 'add':
      return false; // cards in piles and effects in a queue are named by buttons
    default:
      return true;
  }
};

function wish({ ref, seat, zone }: Placed, viewer: string | null): string[] {
  const mine = seat === viewer;
  if (zone === 'hand') return [`play ${ref.card}`];
  if (zone === 'row') return [`recruit ${ref.card}`];
  if (zone === 'champions') return [mine ? `exhaust ${ref.card}` : `attack ${ref.card}`];
  if (zone === 'relics' && mine) return [`take ${ref.card}`];
  return [];
}

export const layout: Layout = {
  game: 'shards',
  component: Shards,
  placed,
  reach,
  wish,
  numbers: (facts) => ['cost', 'health', 'shield'].filter((name) => (facts.numbers[name] ?? 0) > 0),
  subject: (option) => option.card,
  together: (view) => {
    if (view.decision?.name !== 'play') return null;
    const offered = view.decision.options?.filter((option) => option.verb === 'play') ?? [];
    const me = view.players.find((player) => player.seat === view.viewer);
    const picks = known(me?.hand).flatMap((ref) => offered.find((option) => option.card === ref.card) ?? []);
    return { cs: 'Vyložit vše', en: 'Play all', picks };
  },
  strikes: ['attack', 'destroy'],
  emblem: (option) => LEADS[option.target ?? ''] ?? null,
};
