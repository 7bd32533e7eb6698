/** Summoner Wars: the battlefield in the middle, units are taken up and aimed at spaces and targets. */

import type { Aiming, Where } from '../../lib/board.svelte';
import { partOf, verbOf, type Placed, type Reach } from '../../lib/options';
import { session } from '../../lib/session.svelte';
import { known, type CardFacts, type Option, type View } from '../../lib/types';
import type { Layout } from '../registry';
import { sideOf, spacesOf } from './field';
import SummonerWars from './SummonerWars.svelte';

let phase = ''; // of the last view, for the question why a unit cannot be used now

function placed(view: View): Placed[] {
  phase = String(view.phase);
  return [
    ...spacesOf(view).flatMap(({ name, ref }) => (ref ? [{ ref, seat: null, zone: 'board', place: name }] : [])),
    ...known(view.limbo).map((ref) => ({ ref, seat: null, zone: 'limbo' })),
    ...view.players.flatMap((player) => [
      ...known(player.hand).map((ref) => ({ ref, seat: player.seat, zone: 'hand' })),
      ...known(player.active).map((ref) => ({ ref, seat: player.seat, zone: 'active' })),
    ]),
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
      return zone === 'board';
    case 'target':
      return true; // its number says which card it is
    default:
      return false; // cards of piles and effects in a queue are named by buttons
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
function wish({ ref, zone, place }: Placed, viewer: string | null): string[] {
  const printed = session.catalogue('summonerwars').get(ref.card);
  if (zone === 'board') {
    const verb = ['attack', 'magic', 'draw'].includes(phase) ? 'attack' : 'move';
    return viewer === `p${sideOf(ref) + 1}` && !ref.card.startsWith('gate') ? [`${verb} ${ref.card}@${place}`] : [];
  }
  if (zone !== 'hand') return [];
  if (printed?.facts.structure) return [`build ${ref.card}`];
  return printed?.kind.endsWith('event') ? [`play ${ref.card}`] : [`summon ${ref.card}`];
}

const numbers = (facts: CardFacts): string[] =>
  ['summoner', 'champion', 'common'].includes(facts.kind) ? ['strength', 'life', 'speed', 'reach'] : facts.facts.structure ? ['life'] : [];

export const layout: Layout = {
  game: 'summonerwars',
  component: SummonerWars,
  placed,
  reach,
  wish,
  numbers,
  subject: (option) => option.card,
  together: () => null,
  strikes: [],
  aiming,
  emblem: () => null,
};
