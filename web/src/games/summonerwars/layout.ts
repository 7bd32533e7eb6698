/** Summoner Wars: the battlefield in the middle, units are taken up and aimed at spaces and targets. */

import type { Aiming, Known, Layout, Where } from '../../lib/layout';
import { lying, partOf, verbOf, type Placed, type Reach } from '../../lib/options';
import type { CardFacts, Option, View } from '../../lib/types';
import { sideOf, spacesOf } from './field';
import Table from './Table.svelte';

function placed(view: View): Placed[] {
  return [
    ...spacesOf(view).flatMap(({ name, ref }) => (ref ? [{ ref, seat: null, zone: 'board', place: name }] : [])),
    ...lying(view, ['limbo'], ['hand', 'active']),
  ];
}

const reach: Reach = (option, { seat, zone }, viewer) => {
  switch (verbOf(option)) {
    case 'summon':
    case 'build':
    case 'play':
    case 'discard':
    case 'shed':
      return zone === 'hand' && seat === viewer;
    case 'move':
    case 'attack':
    case 'use':
    case 'next':
      return zone === 'board';
    case 'target':
      return true; // its number says which card it is
    default:
      return false; // cards of piles are named by buttons
  }
};

/** Going away and coming back ends on the own space; that is a button, as the unit itself is no place to go to. */
const comesBack = (option: Option, where: Where): boolean => option.n !== null && where(option.n) === (partOf(option, 'place')?.id ?? '');

const aiming: Aiming = {
  at: (option, where) => {
    if (comesBack(option, where)) return null;
    return partOf(option, 'place')?.id ?? (verbOf(option) === 'attack' ? (where(option.on) ?? null) : null);
  },
  called: ({ ref, place }) => (place ? `${ref.card}@${place}` : ref.card),
  words: (option, where) => (comesBack(option, where) ? { cs: 'Vyrazit a vrátit se', en: 'Go and come back' } : null),
};

/** What one would like to do with a card: the refusal of that is the reason why it is not lit. */
function wishOf({ ref, zone, place }: Placed, { view, facts }: Known): string[] {
  const printed = facts(ref.card);
  if (zone === 'board') {
    const verb = ['attack', 'magic', 'draw'].includes(String(view.phase)) ? 'attack' : 'move';
    return view.viewer === `p${sideOf(ref) + 1}` && !ref.card.startsWith('gate') ? [`${verb} ${ref.card}@${place}`] : [];
  }
  if (zone !== 'hand') return [];
  if (printed?.facts.structure) return [`build ${ref.card}`];
  return printed?.kind.endsWith('event') ? [`play ${ref.card}`] : [`summon ${ref.card}`];
}

const wish: Layout['wish'] = (thing, known) => {
  if (thing.kind === 'card') return wishOf(thing.placed, known);
  const { held, verb, at, on } = thing;
  if (verb === 'attack' && !on) return [];
  return [`${verb} ${aiming.called(held)} ${verb === 'attack' && on ? `${on.card}@${at}` : at}`];
};

const numbers = (facts: CardFacts): string[] =>
  ['summoner', 'champion', 'common'].includes(facts.kind) ? ['strength', 'life', 'speed', 'reach'] : facts.facts.structure ? ['life'] : [];

export const layout: Layout = { component: Table, placed, reach, wish, numbers, aiming };
