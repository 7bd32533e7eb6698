/** What the layout of a game tells the parts that all tables share: which cards lie where, what an option is about, and
 * which wish stands behind a thing that is not lit. */

import type { Component, Snippet } from 'svelte';
import type { Placed, Reach } from './options';
import type { Company } from './seats';
import type { CardFacts, CardRef, Option, Player, Texts, View } from './types';

export interface LayoutProps {
  view: View;
  company: Company;
  /** The question and its buttons; a layout puts it where the eyes are. */
  prompt: Snippet;
  /** When to ask me in windows; a layout that places it says so (`asks`), otherwise it stands beside the question. */
  askme?: Snippet;
}

/** What the plate of a player is given, in every layout. */
export interface SeatProps {
  view: View;
  player: Player;
  company: Company;
  mine?: boolean;
}

/** Something on the table about which one may ask: why not this? */
export type Thing =
  | { kind: 'card'; placed: Placed }
  /** A card that was taken up, aimed at a place with what stands there. */
  | { kind: 'aim'; held: Placed; verb: string; at: string; on: CardRef | null }
  /** A die, a storing place, an action of a board: what one would like to do with it, as an option. */
  | { kind: 'deed'; option: string }
  | { kind: 'seat'; seat: string }
  /** A pile that cannot be looked through, by the name of its zone. */
  | { kind: 'pile'; name: string; seat: string | null };

/** What is known when a wish is put into words. */
export interface Known {
  view: View;
  facts: (card: string) => CardFacts | undefined;
}

/** What a layout adds in which cards are taken up first and then aimed at a place, a card or a player. */
export interface Aiming {
  /** What an option points at: a place, a card, a seat; null: it needs none. */
  at: (option: Option, where: Where) => string | null;
  /** What can be aimed at one thing only is not taken up, a click does it. */
  atOnce?: boolean;
  /** What the card that was taken up asks for, where "a space or a target" is not the word. */
  asks?: (options: Option[]) => Texts;
  /** What questions about its numbers call a card: two of the same name stand on two places. */
  called: (placed: Placed) => string;
  /** Shorter words for an option than the game's own, if there are any. */
  words?: (option: Option, where: Where) => Texts | null;
}
/** Tells the place of a card by its number. */
export type Where = (n: number | null) => string | undefined;

export interface Layout {
  component: Component<LayoutProps>;
  /** The cards that lie open on the table in this layout. */
  placed: (view: View) => Placed[];
  reach: Reach;
  /** The options whose refusal explains why a thing is not lit, those that come to mind first before others. */
  wish: (thing: Extract<Thing, { kind: 'card' | 'aim' }>, known: Known) => string[];
  /** The numbers of a card worth a derivation. */
  numbers: (facts: CardFacts, ref: CardRef | null) => string[];
  /** The card an option lights up; its own, unless the layout says otherwise. */
  subject?: (option: Option) => string | null;
  /** Picks that are often made together. */
  together?: (view: View) => (Texts & { picks: Option[] }) | null;
  /** Verbs that answer "at what?": a card dropped on its target is played and aimed in one gesture. */
  strikes?: readonly string[];
  /** Options that the layout itself offers on the table (dice, places); the question has no buttons for them. */
  tabled?: (option: Option) => boolean;
  /** Where several cards fit an option, those of the lowest rank are meant. */
  rank?: (placed: Placed, viewer: string | null) => number;
  /** Cards are taken up and aimed at what lies on the table. */
  aiming?: Aiming;
  asks?: boolean;
  /** The emblem of an option that names no card. */
  emblem?: (option: Option) => string | null;
}
