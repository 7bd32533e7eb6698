/** RONE: Invaze: what lies where, which verb reaches which cards, and what is offered on dice, places and boards. */

import type { Layout } from '../../lib/layout';
import { lying, verbOf, type Placed, type Reach } from '../../lib/options';
import { nowOf, type View } from '../../lib/types';
import { zonesOf } from './field';
import Table from './Table.svelte';

const OF_SEAT = ['hand', 'base', 'ground', 'played', 'candidates', 'findings', 'sacrifice', 'dump', 'discard'];
const COMMON = ['leaders', 'starters', 'playing', 'deployed', 'arriving', 'protocols', 'scenarios', 'inv_discard', 'inv_dump'];

function placed(view: View): Placed[] {
  return [
    ...lying(view, [], OF_SEAT),
    ...lying(view, COMMON, []),
    ...zonesOf(view).flatMap((card) => (card ? [{ ref: card, seat: null, zone: 'training' }] : [])),
  ];
}

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

const wish: Layout['wish'] = (thing, { view }) => {
  if (thing.kind !== 'card' || thing.placed.seat !== view.viewer) return [];
  const { ref, zone } = thing.placed;
  return zone === 'hand' ? [`play ${ref.card}`] : zone === 'base' ? [`activate ${ref.card}`] : [];
};

/** Cards looked at come before those that lie about. */
function rank({ seat, zone }: Placed, viewer: string | null): number {
  if (['sacrifice', 'candidates', 'findings'].includes(zone)) return 0;
  return seat === viewer ? 1 : 2;
}

/** Answered on the dice, the storing places and the boards themselves. */
const TABLED = ['use', 'convert', 'reroll', 'die', 'number', 'take', 'take_top', 'in', 'pair', 'pay', 'gain', 'store', 'lose', 'buy', 'extra', 'zone', 'event', 'option'];

export const layout: Layout = {
  component: Table,
  placed,
  reach,
  wish,
  numbers: (_facts, ref) => Object.keys(nowOf(ref)), // the last deployed card
  rank,
  tabled: (option) => TABLED.includes(verbOf(option)),
};
