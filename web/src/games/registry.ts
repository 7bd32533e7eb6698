/** Layouts of games. A folder here with a `layout.ts` is a game's own layout; every other game gets the plain one. */

import type { Component, Snippet } from 'svelte';
import type { Aiming } from '../lib/board.svelte';
import type { Reach, Placed } from '../lib/options';
import type { Company } from '../lib/seats';
import type { CardFacts, CardRef, Option, View } from '../lib/types';
import { plain } from './plain/layout';

export interface LayoutProps {
  view: View;
  company: Company;
  /** The question and its buttons; a layout puts it where the eyes are. */
  prompt: Snippet;
  /** When to ask me in windows; a layout that places it says so (`asks`), otherwise it stands beside the question. */
  askme?: Snippet;
}

export interface Layout {
  game: string;
  component: Component<LayoutProps>;
  /** The cards that lie open on the table in this layout. */
  placed: (view: View) => Placed[];
  reach: Reach;
  wish: (placed: Placed, viewer: string | null) => string[];
  numbers: (facts: CardFacts, ref?: CardRef | null) => string[];
  /** The card an option lights up. */
  subject: (option: Option) => string | null;
  /** Picks that are often made together. */
  together: (view: View) => { cs: string; en: string; picks: Option[] } | null;
  /** Verbs that answer "at what?": a card dropped on its target is played and aimed in one gesture. */
  strikes: readonly string[];
  /** Options that the layout itself offers on the table (dice, places); the question has no buttons for them. */
  tabled?: (option: Option) => boolean;
  /** Verbs of which a question takes one answer only: no picking of several. */
  single?: readonly string[];
  /** Where several cards fit an option, those of the lowest rank are meant. */
  rank?: (placed: Placed, viewer: string | null) => number;
  /** A battlefield: cards are taken up and aimed at its places. */
  aiming?: Aiming;
  asks?: boolean;
  /** The emblem of an option that names no card. */
  emblem: (option: Option) => string | null;
}

const own = import.meta.glob<{ layout: Layout }>('./*/layout.ts', { eager: true });
const layouts = new Map(
  Object.values(own)
    .map((module) => module.layout)
    .filter(Boolean)
    .map((layout) => [layout.game, layout]),
);

export const hasOwn = (game: string): boolean => layouts.has(game);

export function layoutOf(game: string, wanted: 'own' | 'plain'): Layout {
  return (wanted === 'own' && layouts.get(game)) || plain;
}
