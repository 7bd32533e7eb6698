/** The table of RONE: Invaze read from a view: damage and parts to come, partners, and what texts of cards list. */

import { verbOf } from '../../lib/options';
import { partners, roleIn } from '../../lib/seats';
import { KINDS, list } from '../../lib/symbols';
import { known, placesOf, type CardFacts, type CardRef, type Option, type Player, type View } from '../../lib/types';
import { PHASES } from './words';

/** Zones whose cards are laid out only while one of them can be chosen. */
export const HIDDEN = ['candidates', 'findings', 'sacrifice', 'leaders', 'starters', 'dump', 'discard', 'inv_discard', 'inv_dump'];

/** The card in each training zone of the Invasion, in the order of the colours. */
export const zonesOf = (view: View): (CardRef | null)[] =>
  placesOf(view).map((slot) => known(slot.training)[0] ?? null);

/** How many of a kind are in a bag ({"red": 2}). */
export const inBag = (bag: unknown, kind: string): number => (bag as Partial<Record<string, number>> | undefined)?.[kind] ?? 0;

/** Resources of a bag in the order of the board. */
export const bagOf = (bag: unknown): { kind: string; n: number }[] => KINDS.map((kind) => ({ kind, n: inBag(bag, kind) }));

const placeOf = (phase: unknown): number => PHASES.findIndex(({ id }) => id === phase);
const before = (view: View, phase: string): boolean => placeOf(view.phase) < placeOf(phase);

/** Damage of this turn so far: of effects, and printed on the cards in the played zone until it is dealt. */
export function damageOf(view: View, player: Player, facts: (card: string) => CardFacts | undefined): [string, number][] {
  const printed = before(view, 'damage') ? known(player.played) : [];
  return ['melee', 'ranged', 'armor_break'].map((kind, at) => {
    const cards = printed.reduce((sum, ref) => sum + (list(facts(ref.card), 'damage')[at] ?? 0), 0);
    return [kind, inBag(player.damage, kind) + cards - (printed.length ? inBag(player.spent, kind) : 0)];
  });
}

/** Spare parts: in hand, and those that the played cards will bring. */
export function partsOf(view: View, player: Player, facts: (card: string) => CardFacts | undefined): number {
  const coming = before(view, 'parts') ? known(player.played) : [];
  return Number(player.parts) + coming.reduce((sum, ref) => sum + (facts(ref.card)?.numbers.reward ?? 0), 0);
}

/** What a seat is to the viewer where the mode has sides. */
export function roleOf(view: View, seat: string): 'partner' | 'enemy' | null {
  if (view.mode === 'campaign') return roleIn(view, seat, () => 0);
  return view.mode === 'teams' ? roleIn(view, seat, partners) : null;
}

/** Whose stored resources are about to be destroyed: an enemy's who has all the kinds offered, otherwise one's own. */
export function victimsOf(view: View, options: Option[]): string[] {
  const kinds = options.filter((option) => verbOf(option) === 'lose').map((option) => option.target ?? '');
  if (!kinds.length) return [];
  const has = (player: Player): boolean => kinds.every((kind) => inBag(player.stored, kind) > 0);
  const enemies = view.players.filter((player) => player.seat !== view.viewer && roleOf(view, player.seat) !== 'partner' && has(player));
  return enemies.length ? enemies.map((player) => player.seat) : [view.viewer ?? ''];
}

/** The effects that a text lists to choose from (`1) ...; 2) ...`), if there are as many as are offered. */
export function branchesOf(text: string, n: number): string[] | null {
  const listed = /(?:jednu možnost|one): (1\) .*?)(?:\. |\.$)/.exec(text)?.[1];
  const found = listed?.split(/(?:^|; )\d\) /).slice(1) ?? [];
  return found.length === n ? found : null;
}

export interface RoundEvent {
  number: number;
  round: number;
  name: string;
  text: string;
}

/** The events of a scenario, as its text tells them. */
export function eventsOf(text: string): RoundEvent[] {
  const found = [...text.matchAll(/(?:^|\. )([^.:]+) \((?:kolo|round) (\d+)\): ([^.]+)(?=\.)/g)];
  return found.map((match, at) => ({ number: at + 1, round: Number(match[2]), name: match[1] ?? '', text: match[3] ?? '' }));
}
