/** Smash Up: bases side by side, minions in columns under them, my hand below. */

import type { Aiming, Layout } from '../../lib/layout';
import { lying, partOf, verbOf, type Placed, type Reach } from '../../lib/options';
import type { View } from '../../lib/types';
import { basesOf } from './field';
import Table from './Table.svelte';

function placed(view: View): Placed[] {
  return [
    ...basesOf(view).flatMap(({ base, minions, actions }) => [
      ...(base ? [{ ref: base, seat: null, zone: 'bases' }] : []),
      ...minions.map((ref) => ({ ref, seat: null, zone: 'minions', place: base?.card })),
      ...actions.map((ref) => ({ ref, seat: null, zone: 'actions', place: base?.card })),
    ]),
    ...lying(view, ['limbo'], ['hand']),
  ];
}

const reach: Reach = (option, { seat, zone }, viewer) => {
  switch (verbOf(option)) {
    case 'play':
    case 'act':
    case 'act_at':
    case 'act_on':
      return (zone === 'hand' && seat === viewer) || zone === 'limbo';
    case 'shed':
      return zone === 'hand' || zone === 'limbo';
    case 'to':
    case 'score':
      return zone === 'bases';
    case 'raise':
      return false; // from a pile: a button
    case 'talent':
      return zone === 'minions' || zone === 'actions';
    case 'take':
    case 'keep':
      return zone === 'limbo' || (zone === 'hand' && seat !== viewer);
    default:
      return true; // its number says which card it is
  }
};

const wish: Layout['wish'] = (thing) => {
  if (thing.kind !== 'card') return [];
  const { ref, zone } = thing.placed;
  if (zone === 'hand') return [`play ${ref.card}`, `act ${ref.card}`, `act_at ${ref.card}`, `act_on ${ref.card}`];
  if (zone === 'minions' || zone === 'actions') return [`talent ${ref.card}`];
  return [];
};

/** Cards are played at bases or on minions: the card is taken up, and where it may go is lit. */
const aiming: Aiming = {
  at: (option) => (option.card !== null && (option.on !== null || partOf(option, 'place')) ? option.target : null),
  atOnce: true,
  called: ({ ref }) => ref.card,
  asks: (options) =>
    options.some((option) => option.on === null)
      ? { cs: 'vyber základnu, která svítí', en: 'choose a base that is lit' }
      : { cs: 'vyber bojovníka, který svítí', en: 'choose a minion that is lit' },
};

export const layout: Layout = {
  component: Table,
  placed,
  reach,
  wish,
  numbers: (facts) => (facts.kind === 'base' ? ['breakpoint', 'total'] : facts.kind === 'minion' ? ['power'] : []),
  subject: (option) => option.card ?? (['to', 'score'].includes(verbOf(option)) ? option.target : null),
  strikes: ['target', 'to'],
  aiming,
  emblem: (option) => (verbOf(option) === 'faction' ? option.target : null),
};
