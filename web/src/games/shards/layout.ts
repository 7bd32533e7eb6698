/** Shards of Infinity: what lies where, and which verb reaches which cards. */

import type { Layout } from '../../lib/layout';
import { lying, verbOf, type Reach } from '../../lib/options';
import { known } from '../../lib/types';
import { LEADS } from './field';
import Table from './Table.svelte';
import { PLAY_ALL } from './words';

const COMMON = ['row', 'played', 'hired', 'offered_relics'];
const OF_SEAT = ['hand', 'champions', 'relics'];

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
    case 'add':
      return false; // cards in piles are named by buttons
    default:
      return true;
  }
};

const wish: Layout['wish'] = (thing, { view }) => {
  if (thing.kind !== 'card') return [];
  const { ref, seat, zone } = thing.placed;
  const mine = seat === view.viewer;
  if (zone === 'hand') return [`play ${ref.card}`];
  if (zone === 'row') return [`recruit ${ref.card}`];
  if (zone === 'champions') return [mine ? `exhaust ${ref.card}` : `attack ${ref.card}`];
  if (zone === 'relics' && mine) return [`take ${ref.card}`];
  return [];
};

export const layout: Layout = {
  component: Table,
  placed: (view) => lying(view, COMMON, OF_SEAT),
  reach,
  wish,
  numbers: (facts) => ['cost', 'health', 'shield'].filter((name) => (facts.numbers[name] ?? 0) > 0),
  together: (view) => {
    if (view.decision?.name !== 'play') return null;
    const offered = view.decision.options.filter((option) => option.verb === 'play');
    const me = view.players.find((player) => player.seat === view.viewer);
    const picks = known(me?.hand).flatMap((ref) => offered.find((option) => option.card === ref.card) ?? []);
    return { ...PLAY_ALL, picks };
  },
  strikes: ['attack', 'destroy'],
  emblem: (option) => LEADS[option.target ?? ''] ?? null,
};
