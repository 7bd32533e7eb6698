/** Summoner Wars: the battlefield in the middle, units are taken up and aimed at spaces and targets. */

import type { Aiming } from '../../lib/board.svelte';
import { verbOf, type Placed, type Reach } from '../../lib/options';
import { session } from '../../lib/session.svelte';
import { known, type CardFacts, type Option, type View } from '../../lib/types';
import type { Layout } from '../registry';
import { isSpace, sideOf, spacesOf } from './field';
import SummonerWars from './SummonerWars.svelte';

/** What is done with a card and a space, and what only answers with a space. */
const TO_SPACES = ['summon', 'move', 'build', 'to'];

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
  const onField = /@[A-F][1-8]/.test(option.name.split(' ')[1] ?? '');
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
      return onField ? zone === 'board' : zone !== 'board';
    default:
      return false; // cards of piles and effects in a queue are named by buttons
  }
};

/** Going away and coming back ends on the own space; that is a button, as the unit itself is no place to go to. */
const comesBack = ({ name, target }: Option): boolean => Boolean(target && name.endsWith(`@${target} ${target}`));

const aiming: Aiming = {
  at: (option: Option): string | null => {
    const { target } = option;
    if (comesBack(option)) return null;
    if (TO_SPACES.includes(verbOf(option))) return target && isSpace(target) ? target : null;
    return verbOf(option) === 'attack' ? (target?.split('@')[1] ?? null) : null;
  },
  called: ({ ref, place }) => (place ? `${ref.card}@${place}` : ref.card),
  words: (option) => (comesBack(option) ? { cs: 'Vyrazit a vrátit se', en: 'Go and come back' } : null),
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
