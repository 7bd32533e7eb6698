/** Doomtrooper: areas of warriors with what lies on them, the combat as a duel in the middle, my hand below. */

import type { Aiming, Layout } from '../../lib/layout';
import { lying, seatOf, verbOf, type Reach } from '../../lib/options';
import { AREAS } from './field';
import Table from './Table.svelte';

const OPEN = [...AREAS, 'works', 'attached', 'hidden', 'hand'];
const PILES = ['grave', 'sideboard', 'sacrificed', 'spare'];
const FROM_HAND = ['deploy', 'hide', 'attach', 'lay', 'task', 'play', 'play_on', 'play_at', 'cast', 'drop', 'pick', 'take_out'];
const AIMED = ['attach', 'play_on', 'cast', 'against', 'move', 'assign'];
const AT_PLAYERS = ['task', 'play_at', 'sabotage'];

/** Cards in play are meant by their numbers; equal cards in a hand or a pile are all the same. */
const reach: Reach = (option, { ref, seat, zone }, viewer) => {
  const verb = verbOf(option);
  if (zone === 'hand' && (FROM_HAND.includes(verb) || verb === 'target')) return seat === viewer || verb === 'target';
  if (PILES.includes(zone) || zone === 'hand') return option.n === ref.n;
  return typeof option.n !== 'number' || option.n === ref.n;
};

const wish: Layout['wish'] = (thing) => {
  if (thing.kind !== 'card' || thing.placed.zone === 'limbo') return [];
  const { ref, zone, seat } = thing.placed;
  const where = seat && [...PILES, 'hand'].includes(zone) ? `@${seat}.${zone}` : '';
  return [`* ${ref.card}${where}`];
};

const aiming: Aiming = {
  at: (option) => {
    if (AT_PLAYERS.includes(verbOf(option))) return seatOf(option);
    return AIMED.includes(verbOf(option)) && typeof option.on === 'number' ? `n${option.on}` : null;
  },
  called: ({ ref }) => `${ref.card}@${ref.n}`,
  asks: (options) =>
    options.some((option) => seatOf(option) === null)
      ? { cs: 'vyber kartu, která svítí', en: 'choose a card that is lit' }
      : { cs: 'vyber hráče, který svítí', en: 'choose a player who is lit' },
};

/** A warrior on the table explains its ratings; in a hand it has only what is printed. */
const numbers: Layout['numbers'] = (facts, ref) =>
  facts.kind === 'warrior' && ref?.now !== undefined ? ['fight', 'shoot', 'armour', 'value'] : [];

export const layout: Layout = {
  component: Table,
  placed: (view) => [...lying(view, [], [...OPEN, ...PILES]), ...lying(view, ['limbo'], [])],
  reach,
  wish,
  numbers,
  asks: true,
  aiming,
  emblem: (option) => (verbOf(option) === 'organisation' ? option.target : null),
};
