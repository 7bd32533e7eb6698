/** Doomtrooper: areas of warriors with what lies on them, the combat as a duel in the middle, my hand below. */

import type { Aiming } from '../../lib/board.svelte';
import { verbOf, type Placed, type Reach } from '../../lib/options';
import { known, type CardFacts, type CardRef, type Option, type View } from '../../lib/types';
import type { Layout } from '../registry';
import Doomtrooper from './Doomtrooper.svelte';
import { AREAS } from './field';

const OPEN = [...AREAS, 'works', 'attached', 'hidden', 'hand'];
const PILES = ['grave', 'sideboard', 'sacrificed'];
const FROM_HAND = ['deploy', 'hide', 'attach', 'lay', 'task', 'play', 'play_on', 'play_at', 'cast', 'drop'];
// Everything but discarding is done one at a time.
const SINGLE = [...FROM_HAND.slice(0, -1), 'cover', 'leave', 'board', 'alight', 'transfer', 'move', 'sabotage', 'use', 'declare']
  .concat('assign', 'strengthen', 'against', 'unmask', 'zone', 'weapon', 'target', 'next');
const AIMED = ['attach', 'play_on', 'cast', 'against', 'move', 'assign'];

function placed(view: View): Placed[] {
  return [
    ...view.players.flatMap((player) =>
      [...OPEN, ...PILES].flatMap((zone) => known(player[zone]).map((ref) => ({ ref, seat: player.seat, zone }))),
    ),
    ...known(view.limbo).map((ref) => ({ ref, seat: null, zone: 'limbo' })),
  ];
}

/** Cards in play are meant by their numbers; equal cards in a hand or a pile are all the same. */
const reach: Reach = (option, { ref, seat, zone }, viewer) => {
  const verb = verbOf(option);
  if (zone === 'hand' && (FROM_HAND.includes(verb) || verb === 'target')) return seat === viewer || verb === 'target';
  if (PILES.includes(zone) || zone === 'hand') return option.n === ref.n;
  return typeof option.n !== 'number' || option.n === ref.n;
};

function wish({ ref, zone, seat }: Placed): string[] {
  const where = seat && PILES.concat('hand').includes(zone) ? `@${seat}.${zone}` : '';
  return zone === 'limbo' ? [] : [`* ${ref.card}${where}`];
}

const aiming: Aiming = {
  at: (option: Option) => (AIMED.includes(verbOf(option)) && typeof option.on === 'number' ? `n${option.on}` : null),
  called: ({ ref }: Placed) => `${ref.card}@${ref.n}`,
};

/** A warrior on the table explains its ratings; in a hand it has only what is printed. */
const numbers = (facts: CardFacts, ref?: CardRef | null): string[] =>
  facts.kind === 'warrior' && ref?.now !== undefined ? ['fight', 'shoot', 'armour', 'value'] : [];

export const layout: Layout = {
  game: 'doomtrooper',
  component: Doomtrooper,
  placed,
  reach,
  wish,
  numbers,
  subject: (option) => option.card,
  together: () => null,
  strikes: [],
  single: SINGLE,
  asks: true,
  aiming,
  emblem: (option) => (verbOf(option) === 'organisation' ? option.target : null),
};
