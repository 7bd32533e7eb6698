/** Smash Up: bases side by side, minions in columns under them, my hand below. */

import { verbOf, type Placed, type Reach } from '../../lib/options';
import { known, type CardFacts, type CardRef, type Player, type View } from '../../lib/types';
import type { Layout } from '../registry';
import SmashUp from './SmashUp.svelte';

export interface Place {
  at: number;
  base: CardRef | null;
  minions: CardRef[];
  actions: CardRef[];
}

export function placesOf(view: View): Place[] {
  const slots = Array.isArray(view.slots) ? (view.slots as Record<string, unknown>[]) : [];
  return slots.map((slot, at) => ({
    at,
    base: known(slot.bases)[0] ?? null,
    minions: known(slot.minions),
    actions: known(slot.actions),
  }));
}

/** Who controls a card: whoever borrowed it, else its owner, else the player of its faction. */
export function controllerOf(view: View, ref: CardRef, facts: CardFacts | undefined): Player | undefined {
  const seat = ref.borrower ?? ref.owner;
  if (typeof seat === 'string') return view.players.find((player) => player.seat === seat);
  return view.players.find((player) => player.faction_a === facts?.faction || player.faction_b === facts?.faction);
}

function placed(view: View): Placed[] {
  return [
    ...placesOf(view).flatMap(({ base, minions, actions }) => [
      ...(base ? [{ ref: base, seat: null, zone: 'bases' }] : []),
      ...minions.map((ref) => ({ ref, seat: null, zone: 'minions', place: base?.card })),
      ...actions.map((ref) => ({ ref, seat: null, zone: 'actions', place: base?.card })),
    ]),
    ...known(view.limbo).map((ref) => ({ ref, seat: null, zone: 'limbo' })),
    ...view.players.flatMap((player) => known(player.hand).map((ref) => ({ ref, seat: player.seat, zone: 'hand' }))),
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
    case 'next':
      return false; // from a pile, or an effect in a queue: a button
    case 'talent':
      return zone === 'minions' || zone === 'actions';
    case 'take':
    case 'keep':
      return zone === 'limbo' || (zone === 'hand' && seat !== viewer);
    default:
      return true; // its number says which card it is
  }
};

function wish({ ref, zone }: Placed): string[] {
  if (zone === 'hand') return [`play ${ref.card}`, `act ${ref.card}`, `act_at ${ref.card}`, `act_on ${ref.card}`];
  if (zone === 'minions' || zone === 'actions') return [`talent ${ref.card}`];
  return [];
}

export const layout: Layout = {
  game: 'smashup',
  component: SmashUp,
  placed,
  reach,
  wish,
  numbers: (facts) => (facts.kind === 'base' ? ['breakpoint', 'total'] : facts.kind === 'minion' ? ['power'] : []),
  subject: (option) => option.card ?? (['to', 'score'].includes(verbOf(option)) ? option.target : null),
  together: () => null,
  strikes: ['target', 'to'],
  emblem: (option) => (verbOf(option) === 'faction' ? option.target : null),
};
